/** The thirteen cards of the Ragnaros deck (raids/molten-core/ragnaros-deck.ts). */
import { describe, expect, test } from 'vitest'
import { type TableSpec, table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const decks = {
  minion: Array.from({ length: 8 }, () => 'Flame Imps'),
  ragnaros: Array.from({ length: 12 }, () => 'Melt Weapon'),
}
const two = ['Rune of Mohn', { name: 'Rune of Kress', faceDown: true }]

/** Ragnaros risen, with a card in hand and two runes that count. */
const risen = (
  card: string,
  resources: number,
  raiders: TableSpec['raiders'],
  turn = 'Boss',
  more: TableSpec['boss'] = {},
) =>
  table({
    boss: { hero: 'Ragnaros', flipped: true, hand: [card], resources, row: two, decks, ...more },
    raiders: (raiders ?? []).map((r) => ({ deck, ...r })),
    turn,
  })

describe('Ragnaros deck', () => {
  test('BY FIRE BE PURGED: two of abilities, allies, and equipment of all opponents', () => {
    const t = risen('BY FIRE BE PURGED', 7, [{ cards: [kor, 'Battle Shout', 'Krol Blade'] }, { cards: ['Parvink'] }])
    t.say('play BY FIRE BE PURGED')
    expect(t.legal()).toEqual(['mode 0', 'mode 1', 'mode 2'])
    t.say('mode 1')
    expect(t.legal()).toEqual(['mode 0', 'mode 2'])
    t.say('mode 2').resolve()
    expect(t.zone('R1', 'party')).toEqual(['Battle Shout', 'Warrax'])
    expect(t.zone('R2', 'party')).toEqual(['Warrax'])
  })

  test('DIE, INSECT!: a card for each opposing ally destroyed, a card for each rune for a hero', () => {
    const t = risen('Flames of Sulfuron', 9, [{ cards: [kor] }, { hero: 'Graccus', damage: 27 }], 'R1', {
      hand: ['DIE, INSECT!', 'Flames of Sulfuron', 'Wrath of Ragnaros'],
    })
    t.as('Boss').play('DIE, INSECT!').resolve()
    expect(t.zone('Boss', 'hand')).toHaveLength(2)
    t.as('Boss').play('Flames of Sulfuron', 'Graccus').resolveAll()
    expect(t.game.s.players[2]!.lost).toBe(true)
    expect(t.zone('Boss', 'hand')).toHaveLength(3)
    t.until('Boss', 'action').play('Wrath of Ragnaros').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
    const before = t.zone('Boss', 'hand').length
    t.resolveAll()
    expect(t.zone('Boss', 'hand').length).toBe(before + 1)
  })

  test('Elemental Fire: whoever damages Ragnaros this turn brings as much on its whole party', () => {
    const t = risen(
      'Elemental Fire',
      1,
      [
        { cards: [kor, 'Crazy Igvand'], hand: ['Quick Strike'], resources: 3 },
        { hero: 'Graccus', cards: ['Parvink'] },
      ],
      'R1',
    )
    t.as('Boss').play('Elemental Fire').resolve()
    t.attack(kor, 'Ragnaros').resolveAll().expect('Ragnaros', { damage: 3 })
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
    t.expect('Warrax', { damage: 3 }).expect('Crazy Igvand', { damage: 3 }).expect('Graccus', { damage: 0 })
    t.play('Quick Strike', 'Ragnaros')
      .resolveAll()
      .expect('Warrax', { damage: 5 })
      .expect('Crazy Igvand', { damage: 5 })
  })

  test('Flames of Sulfuron: 1 fire damage for each rune, face up or face down, to target hero or ally', () => {
    const t = risen('Flames of Sulfuron', 1, [{ cards: [kor] }], 'R1')
      .as('Boss')
      .play('Flames of Sulfuron', kor)
    t.resolve().expect(kor, { damage: 2 })
  })

  test('Flaming Assault readies Ragnaros', () => {
    const t = risen('Flaming Assault', 3, [{}])
    t.attack('Ragnaros', 'Warrax').play('Flaming Assault').resolve().expect('Ragnaros', { exhausted: false })
    t.attack('Ragnaros', 'Warrax').expect('Warrax', { damage: 20 })
  })

  test('Fury of the Firelord: 50 fire damage to each opposing hero and ally, past prevention and interrupts', () => {
    const t = risen('Fury of the Firelord', 15, [
      { cards: [kor] },
      { hero: 'Graccus', cards: ['Devotion Aura', 'Golem Skull Helm'] },
      { hero: 'Litori Frostburn', hand: ['Counterspell'], resources: 2 },
    ])
    t.play('Fury of the Firelord').as('R3').play('Counterspell').resolve()
    t.resolveAll()
    expect(t.result()).toBe('boss')
  })

  test('Hammer of Ragnaros destroys a card, and its controller destroys another', () => {
    const t = risen('Hammer of Ragnaros', 1, [
      { cards: [kor, 'Battle Shout', 'Krol Blade'] },
      { hero: 'Graccus', cards: ['Parvink'] },
    ])
    t.play('Hammer of Ragnaros', 'Krol Blade').resolve()
    expect(t.asked()).toBe('R1: choose')
    expect(t.legal()).toEqual([`pick ${kor}`, 'pick Battle Shout'])
    t.say('pick Battle Shout')
    expect(t.zone('R1', 'graveyard')).toEqual(['Battle Shout', 'Krol Blade'])
    const alone = risen('Hammer of Ragnaros', 1, [{ cards: [kor] }])
      .play('Hammer of Ragnaros')
      .resolve()
    expect(alone.zone('R1', 'graveyard')).toEqual([kor])
  })

  test('Lava Splash: 1 fire damage for each rune to each hero and ally of target player', () => {
    const t = risen('Lava Splash', 3, [{ cards: [kor] }, { hero: 'Graccus', cards: ['Crazy Igvand'] }])
    t.say('play Lava Splash')
    expect(t.legal()).toEqual(['pick Boss', 'pick R1', 'pick R2'])
    t.say('pick R2').resolve().expect('Graccus', { damage: 2 }).expect('Crazy Igvand', { damage: 2 })
    t.expect('Warrax', { damage: 0 }).expect(kor, { damage: 0 })
  })

  describe('Magma Blast', () => {
    const blast = (flipped: boolean) =>
      risen('Melt Weapon', 0, [{ cards: [kor] }, { hero: 'Graccus' }], 'R1', {
        flipped,
        cards: ['Magma Blast'],
        hand: [],
      })

    test('Magma Blast burns the hero of an opponent whose turn ends without damage to Ragnaros', () => {
      const t = blast(true).until('R2', 'action').expect('Warrax', { damage: 2 }).expect('Graccus', { damage: 0 })
      t.until('Boss', 'action').expect('Graccus', { damage: 2 })
      t.until('R1', 'action').expect('Warrax', { damage: 2 })
    })
    test('Magma Blast spares whoever’s turn saw him damaged', () => {
      blast(true).attack(kor, 'Ragnaros').until('R2', 'action').expect('Warrax', { damage: 0 })
    })
    test('Magma Blast does nothing while he is Submerged', () => {
      blast(false).until('R2', 'action').expect('Warrax', { damage: 0 })
    })
  })

  test('Melt Weapon destroys all equipment of target opponent', () => {
    const t = risen('Melt Weapon', 2, [{ cards: [kor, 'Krol Blade', 'Golem Skull Helm'] }, { cards: ['Thrash Blade'] }])
    t.play('Melt Weapon', 'R1').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Golem Skull Helm', 'Krol Blade'])
    expect(t.zone('R2', 'party')).toEqual(['Thrash Blade', 'Warrax'])
  })

  test('NOW FOR YOU, INSECTS! interrupts an ability, an ally, or equipment', () => {
    for (const card of ['Battle Shout', kor, 'Krol Blade']) {
      const t = risen('NOW FOR YOU, INSECTS!', 2, [{ hand: [card], resources: 3 }], 'R1').play(card)
      t.as('Boss').play('NOW FOR YOU, INSECTS!').resolve()
      expect(t.zone('R1', 'graveyard')).toEqual([card])
      expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    }
  })

  test('Unstoppable Flame: +X ATK, untargetable, and no protector steps in this turn', () => {
    const t = risen('Unstoppable Flame', 3, [{ cards: ['Crazy Igvand'], hand: ['Charge', 'Rend'], resources: 1 }])
    t.play('Unstoppable Flame', 'number 2')
    expect(t.resources('Boss').ready).toBe(0)
    t.resolve().expect('Ragnaros', { atk: 2 })
    t.propose('Ragnaros', 'Warrax').as('R1').say('play Rend')
    expect(t.legal()).not.toContain('pick Ragnaros')
    t.say('pick Crazy Igvand').resolve().fight()
    t.expect('Warrax', { damage: 12 }).expect('Crazy Igvand', { exhausted: false })
    t.until('R1', 'action').expect('Ragnaros', { atk: 0 })
  })

  test('Wrath of Ragnaros destroys target ally and burns a hero of its party for its cost', () => {
    const t = risen('Wrath of Ragnaros', 2, [{ cards: [kor] }, { hero: 'Graccus' }])
    t.play('Wrath of Ragnaros').resolve().expect('Warrax', { damage: 3 }).expect('Graccus', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
  })
})
