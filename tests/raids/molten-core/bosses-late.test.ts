/** Shazzrah to Ragnaros: both sides of each (raids/molten-core/bosses.ts). */
import { describe, expect, test } from 'vitest'
import { table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const decks = {
  minion: Array.from({ length: 8 }, () => 'Flame Imps'),
  main: Array.from({ length: 9 }, () => 'Lava Pool'),
  ragnaros: Array.from({ length: 12 }, () => 'Melt Weapon'),
}

describe('Shazzrah', () => {
  const shazzrah = (turn: string, flipped = false) =>
    table({ boss: { hero: 'Shazzrah', flipped, resources: 3, decks }, raiders: [{ deck }, { deck }], turn })

  test('Shazzrah flips for (1), once each turn, on any turn', () => {
    const t = shazzrah('R1').as('Boss').use('Shazzrah')
    expect(t.as('Boss').legal()).toEqual(['pass']) // 701.4: also in response
    expect(t.resources('Boss')).toEqual({ ready: 2, all: 3 })
  })

  test('Shazzrah flips back at the start of the Boss player’s turn', () => {
    shazzrah('R2', true).until('Boss', 'action').expect('Shazzrah', { faceDown: false })
  })

  test('Shazzrah has 2 ATK while attacking heroes on his front, none on his back', () => {
    shazzrah('Boss').attack('Shazzrah', 'Warrax').expect('Warrax', { damage: 2 })
    shazzrah('Boss', true).attack('Shazzrah', 'Warrax').expect('Warrax', { damage: 0 })
  })
})

describe('Sulfuron Harbinger', () => {
  const sulfuron = (turn: string, flipped = false) =>
    table({ boss: { hero: 'Sulfuron Harbinger', flipped, decks }, raiders: [{ deck }], turn })

  test('Sulfuron Harbinger attacks for 4, or exhausts to flip and attacks for 8 later', () => {
    sulfuron('Boss').attack('Sulfuron Harbinger', 'Warrax').expect('Warrax', { damage: 4 })
    const t = sulfuron('Boss').use('Sulfuron Harbinger').resolve()
    t.expect('Sulfuron Harbinger', { faceDown: true, exhausted: true })
    expect(t.legal()).toEqual(['pass'])
    sulfuron('Boss', true).attack('Sulfuron Harbinger', 'Warrax').expect('Warrax', { damage: 8 })
  })

  test('Sulfuron Harbinger flips on the Boss player’s turn only', () => {
    expect(sulfuron('R1').as('Boss').legal()).toEqual(['pass'])
  })
})

describe('Golemagg the Incinerator', () => {
  const golemagg = (damage: number, turn: string, flipped = false) =>
    table({
      boss: { hero: 'Golemagg the Incinerator', damage, flipped, decks },
      raiders: [{ deck, cards: [kor, 'Krol Blade'], resources: 3, hand: ['Quick Strike'] }],
      turn,
    })

  test('Golemagg deals 3 fire damage to target hero or ally at the end of his turn', () => {
    const t = golemagg(0, 'Boss').reach('Boss', 'end', kor)
    t.resolve()
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
  })

  test('Golemagg flips at the start of his turn with 15 damage, not with 14', () => {
    golemagg(14, 'R1').until('Boss', 'action').expect('Golemagg the Incinerator', { faceDown: false })
    golemagg(15, 'R1').until('Boss', 'action').expect('Golemagg the Incinerator', { faceDown: true })
  })

  test('Golemagg flipped deals 5 melee damage back to whoever dealt him damage, in combat and out of it', () => {
    const t = golemagg(15, 'R1', true).attack(kor, 'Golemagg the Incinerator')
    t.resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
    const u = golemagg(15, 'R1', true).play('Quick Strike', 'Golemagg the Incinerator').resolveAll()
    u.expect('Warrax', { damage: 5 }).expect('Golemagg the Incinerator', { damage: 17 })
  })

  test('Golemagg on his front does not strike back', () => {
    golemagg(0, 'R1').attack(kor, 'Golemagg the Incinerator').resolveAll().expect(kor, { damage: 0, zone: 'party' })
  })

  test('Golemagg attacks for 5 on either side', () => {
    for (const flipped of [false, true])
      golemagg(0, 'Boss', flipped).attack('Golemagg the Incinerator', 'Warrax').expect('Warrax', { damage: 5 })
  })
})

describe('Majordomo Executus', () => {
  const major = 'Majordomo Executus'
  const flipCoin = (side: number, cards: readonly string[] = ['Flamewaker Elite']) =>
    table({
      boss: { hero: major, cards, decks },
      raiders: [
        {
          deck,
          cards: [kor, { name: 'Blessing of Might', on: 'Flamewaker Elite' }, 'Krol Blade'],
          resources: 8,
          hand: ['Quick Strike'],
        },
        { hero: 'Litori Frostburn', deck, resources: 4, hand: ['Fire Blast'] },
      ],
      turn: 'R2',
      dice: [side],
    }).reach('Boss', 'ready')

  test('Majordomo: heads prevents all damage by opposing allies until his next turn, not that by heroes', () => {
    const t = flipCoin(1).resolve()
    t.expect('Blessing of Might', { zone: 'party' })
    t.until('R1', 'action').attack(kor, 'Flamewaker Elite').expect('Flamewaker Elite', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
    t.play('Quick Strike', 'Flamewaker Elite').resolve().expect('Flamewaker Elite', { damage: 2 })
    t.done()
  })

  test('Majordomo: tails destroys abilities on his allies and prevents damage dealt with opposing abilities', () => {
    const t = flipCoin(2).resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Blessing of Might'])
    t.until('R1', 'action').play('Quick Strike', 'Flamewaker Elite').resolve().expect('Flamewaker Elite', { damage: 0 })
    t.attack(kor, 'Flamewaker Elite')
    expect(t.count('Boss', 'Flamewaker Elite')).toBe(0)
    t.done()
  })

  test('Majordomo: it lasts to the start of his next turn', () => {
    const t = table({
      boss: { hero: major, cards: ['Flamewaker Elite'], decks },
      raiders: [{ deck, cards: [kor], resources: 6, hand: ['Quick Strike', 'Quick Strike'] }],
      turn: 'R1',
      dice: [2, 1],
    })
    t.until('Boss', 'action').as('R1').play('Quick Strike', 'Flamewaker Elite').resolve()
    t.expect('Flamewaker Elite', { damage: 0 })
    t.until('R1', 'action').until('Boss', 'action').as('R1') // heads now: abilities deal damage again, allies none
    t.play('Quick Strike', 'Flamewaker Elite').resolve().expect('Flamewaker Elite', { damage: 2 })
    t.until('R1', 'action').attack(kor, major).expect(major, { damage: 0 })
    t.done()
  })

  test('R303.1a Majordomo has no health: no damage is fatal to him, however much it is', () => {
    const t = table({
      boss: { hero: major, cards: ['Flamewaker Healer'] },
      raiders: [{ cards: ['Krol Blade', kor], resources: 4 }],
      turn: 'R1',
    })
    t.attack(kor, major).attack('Warrax', major, 'Krol Blade')
    t.expect(major, { damage: 6, zone: 'party' })
    expect(t.card(major).health).toBe(null)
    expect(t.result()).toBe(null)
  })

  test('405.3 damage can be put on him too', () => {
    const t = table({ boss: { hero: major, damage: 60, cards: ['Flamewaker Healer'] }, turn: 'Boss' })
    t.expect(major, { damage: 60, zone: 'party' })
    expect(t.asked()).toBe('Boss: priority')
  })
})

describe('Ragnaros', () => {
  test('Ragnaros Submerged is untargetable and dealt no damage, and rises at the start of his turn', () => {
    const t = table({
      boss: { hero: 'Ragnaros', decks },
      raiders: [{ deck, cards: [kor], hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    t.attack(kor, 'Ragnaros').expect('Ragnaros', { damage: 0 }).expect(kor, { damage: 0 })
    t.say('play Quick Strike')
    expect(t.legal()).not.toContain('pick Ragnaros')
    t.say('pick Warrax').resolve()
    t.expect('Ragnaros', { side: 'Submerged' })
    t.until('Boss', 'action').expect('Ragnaros', { faceDown: true, side: 'Risen' })
  })

  test('Ragnaros Submerged: his player can neither play nor discard, not even down to ten cards', () => {
    const hand = Array.from({ length: 11 }, () => 'Flames of Sulfuron')
    const t = table({
      boss: { hero: 'Ragnaros', hand, resources: 9, decks },
      raiders: [{ deck, cards: [kor] }],
      turn: 'Boss',
    })
    expect(t.legal()).toEqual(['pass', 'attack Ragnaros'])
    t.until('R1', 'action')
    expect(t.zone('Boss', 'hand')).toHaveLength(11)
    const risen = table({
      boss: { hero: 'Ragnaros', flipped: true, hand, resources: 9, decks },
      raiders: [{ deck }],
      turn: 'Boss',
    })
    expect(risen.legal()).toContain('play Flames of Sulfuron')
    risen.passAll()
    risen.passAll()
    expect(risen.asked()).toBe('Boss: discard')
  })

  test('Ragnaros risen attacks heroes for 10, is dealt damage, but no fire damage', () => {
    const t = table({
      boss: { hero: 'Ragnaros', flipped: true, decks },
      raiders: [{ hero: 'Litori Frostburn', deck, cards: [kor], hand: ['Fire Blast', 'Frostbolt'], resources: 5 }],
      turn: 'R1',
    })
    t.play('Fire Blast', 'Ragnaros').resolve().expect('Ragnaros', { damage: 0 })
    t.play('Frostbolt', 'Ragnaros').resolve().expect('Ragnaros', { damage: 3 })
    t.attack(kor, 'Ragnaros').expect('Ragnaros', { damage: 6 })
    t.until('Boss', 'action').say('attack Ragnaros')
    expect(t.legal()).toEqual(['pick Litori Frostburn'])
    t.say('pick Litori Frostburn').fight().expect('Litori Frostburn', { damage: 10 })
  })

  const ending = (resources: number) =>
    table({
      boss: { hero: 'Ragnaros', flipped: true, resources, row: [{ name: 'Rune of Kress', faceDown: true }], decks },
      raiders: [{ deck, cards: [kor] }],
      turn: 'Boss',
    }).reach('Boss', 'end')

  test('Ragnaros with exactly three resources at the end of his turn calls eight Sons of Flame and submerges', () => {
    const t = ending(3).resolve()
    expect(t.count('Boss', 'Son of Flame')).toBe(8)
    t.expect('Ragnaros', { faceDown: false })
  })

  test('Ragnaros with two or four resources does not; runes are none', () => {
    for (const n of [2, 4]) {
      const t = ending(n)
      expect(t.game.s.chain[0]!.links).toEqual([])
      t.until('R1', 'action').expect('Ragnaros', { faceDown: true })
      expect(t.count('Boss', 'Son of Flame')).toBe(0)
    }
  })

  test('R100.2 fifty damage on Ragnaros: the raiders win', () => {
    const t = table({ boss: { hero: 'Ragnaros', flipped: true, damage: 47 }, raiders: [{ cards: [kor] }], turn: 'R1' })
    t.attack(kor, 'Ragnaros')
    expect(t.result()).toBe('raiders')
  })
})
