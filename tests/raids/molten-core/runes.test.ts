/** The powers of the seven runes (raids/molten-core/runes.ts); what runes are is tested with R303.3. */
import { describe, expect, test } from 'vitest'
import { table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const decks = {
  minion: Array.from({ length: 8 }, () => 'Flame Imps'),
  main: Array.from({ length: 9 }, () => 'Lava Pool'),
}

describe('Rune of Kress', () => {
  const kress = (die: number, faceDown = false) =>
    table({
      boss: { hero: 'Magmadar', row: [{ name: 'Rune of Kress', faceDown }], decks },
      raiders: [
        { deck, cards: [kor, 'Latro Abiectus'] },
        { hero: 'Graccus', deck, cards: ['Crazy Igvand'] },
      ],
      turn: 'Boss',
      dice: [die],
    })
  const rune = (die: number) => {
    const t = kress(die).reach('Boss', 'end', 'trigger Magmadar')
    return t.resolve()
  }

  test('Rune of Kress: nothing happens on 1', () => {
    const t = rune(1)
    for (const name of [kor, 'Warrax', 'Graccus', 'Crazy Igvand']) t.expect(name, { damage: 0, zone: 'party' })
    t.done()
  })

  test.each([2, 3])(
    'Rune of Kress: 1 fire damage to each character in a party of the Boss player’s choice on %i',
    (die) => {
      const t = rune(die)
      expect(t.asked()).toBe('Boss: choose')
      expect(t.legal()).toEqual(['pick Boss', 'pick R1', 'pick R2'])
      t.say('pick R1').expect(kor, { damage: 1 }).expect('Warrax', { damage: 1 }).expect('Graccus', { damage: 0 })
      t.done()
    },
  )

  test.each([4, 5])('Rune of Kress: 3 fire damage to one opposing hero or ally on %i', (die) => {
    const t = rune(die)
    expect(t.legal()).toEqual([
      'pick Warrax',
      `pick ${kor}`,
      'pick Latro Abiectus',
      'pick Graccus',
      'pick Crazy Igvand',
    ])
    t.say('pick Crazy Igvand').expect('Crazy Igvand', { damage: 3 }).expect('Graccus', { damage: 0 })
    t.done()
  })

  test('Rune of Kress: each opponent puts an ally of his own into its owner’s hand on 6', () => {
    const t = rune(6)
    expect(t.asked()).toBe('R1: choose')
    t.say('pick Latro Abiectus')
    expect(t.zone('R1', 'hand')).toEqual(['Latro Abiectus'])
    expect(t.zone('R2', 'hand')).toEqual(['Crazy Igvand'])
    t.done()
  })

  test('Rune of Kress face down has no power', () => {
    const t = kress(6, true).until('R1', 'action')
    expect(t.zone('R1', 'hand')).toEqual(['In Dreams'])
    expect(t.game.s.dice[0]!.script).toEqual([6])
  })

  test('Rune of Kress: with Magmadar gone before it resolves, he deals no damage', () => {
    const t = table({
      boss: { hero: 'Magmadar', damage: 11, row: ['Rune of Kress'], decks },
      raiders: [{ hero: 'Elendril', deck, hand: ['Arcane Shot'], resources: 2 }],
      turn: 'Boss',
      dice: [4],
    })
    t.reach('Boss', 'end', 'trigger Magmadar').as('R1').play('Arcane Shot', 'Magmadar').resolve()
    t.resolveAll().expect('Elendril', { damage: 0 })
  })
})

describe('Rune of Mohn', () => {
  const mohn = (faceDown: boolean) =>
    table({
      boss: { hero: 'Gehennas', damage: 3, row: [{ name: 'Rune of Mohn', faceDown }], cards: ['Flamewaker Priest'] },
      raiders: [
        {
          hero: 'Boris Brightbeard',
          damage: 5,
          cards: [{ name: kor, damage: 2 }],
          hand: ['Flash Heal', 'Prayer of Healing'],
          resources: 4,
        },
      ],
      turn: 'R1',
    })
  test('Rune of Mohn: opposing heroes and allies can’t be healed', () => {
    const t = mohn(false).play('Flash Heal', 'Boris Brightbeard').resolve().play('Prayer of Healing').resolve()
    t.expect('Boris Brightbeard', { damage: 5 }).expect(kor, { damage: 2 })
    const u = mohn(true).play('Flash Heal', 'Boris Brightbeard').resolve().play('Prayer of Healing').resolve()
    u.expect('Boris Brightbeard', { damage: 0 }).expect(kor, { damage: 0 })
  })
  test('Rune of Mohn: the Boss can be healed', () => {
    const t = mohn(false).play('Flash Heal', 'Gehennas').resolve()
    t.expect('Gehennas', { damage: 0 })
  })
})

describe('Rune of Blaz', () => {
  test('Rune of Blaz destroys all opposing abilities at the end of the Boss player’s turn, not his own', () => {
    const t = table({
      boss: {
        hero: 'Garr',
        row: ['Rune of Blaz'],
        cards: ['Volcanic Lair', ...Array.from({ length: 8 }, () => 'Firesworn')],
        decks,
      },
      raiders: [
        { deck, cards: ['Battle Shout', kor, 'Krol Blade', { name: 'Rend', on: 'Garr' }] },
        { deck, cards: ['Stalwart Protector'] },
      ],
      turn: 'Boss',
    })
    t.reach('Boss', 'end').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Battle Shout', 'Rend'])
    expect(t.zone('R2', 'graveyard')).toEqual(['Stalwart Protector'])
    expect(t.zone('R1', 'party')).toEqual([kor, 'Krol Blade', 'Warrax'])
    t.expect('Volcanic Lair', { zone: 'party' })
  })
})

describe('Rune of Zeth', () => {
  const zeth = (turn = 'Boss') =>
    table({
      boss: { hero: 'Baron Geddon', row: ['Rune of Zeth'], decks },
      raiders: [
        { deck, cards: [kor, 'Crazy Igvand'] },
        { hero: 'Graccus', deck, cards: ['Parvink'] },
      ],
      turn,
    })

  test('Rune of Zeth: at the end of each of his turns the Boss player chooses the opposing hero that is The Bomb', () => {
    const t = zeth().reach('Boss', 'end', 'trigger Baron Geddon').resolve()
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual(['pick Warrax', 'pick Graccus'])
    t.say('pick Graccus')
    expect(t.card('Graccus').tags).toContain('The Bomb')
    expect(t.card('Warrax').tags).not.toContain('The Bomb')
  })

  test('Rune of Zeth: at the start of the next, 5 fire damage to The Bomb and each ally in its party', () => {
    const t = zeth().reach('Boss', 'end', 'trigger Baron Geddon').resolve('Warrax').resolveAll()
    t.until('R1', 'action').until('Boss', 'action')
    t.expect('Warrax', { damage: 5 }).expect('Crazy Igvand', { damage: 5 })
    t.expect('Graccus', { damage: 0 }).expect('Parvink', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual([kor])
  })

  test('Rune of Zeth: it ends with that turn, when another may be chosen', () => {
    const t = zeth().reach('Boss', 'end', 'trigger Baron Geddon').resolve('Warrax').resolveAll()
    t.until('R1', 'action')
      .reach('Boss', 'end', 'trigger Baron Geddon')
      .resolve('Graccus')
      .resolveAll()
      .until('R1', 'action')
    expect(t.card('Warrax').tags).not.toContain('The Bomb')
    expect(t.card('Graccus').tags).toContain('The Bomb')
    t.until('Boss', 'action').expect('Graccus', { damage: 6 }).expect('Warrax', { damage: 6 }) // 1 by his own power
  })

  test('Rune of Zeth: without The Bomb nothing triggers', () => {
    const t = zeth('R2').until('Boss', 'action')
    t.expect('Warrax', { damage: 0 }).expect('Graccus', { damage: 0 })
  })
})

describe('Rune of Mazj', () => {
  const mazj = () =>
    table({
      boss: { hero: 'Shazzrah', row: ['Rune of Mazj'], hand: ['Lava Spit'], resources: 2, decks },
      raiders: [{ deck, hand: ['Battle Shout', kor, 'Krol Blade'], resources: 9 }],
      turn: 'R1',
    })
  test('Rune of Mazj interrupts each ability that an opponent plays', () => {
    const t = mazj().play('Battle Shout').resolveAll()
    expect(t.zone('R1', 'graveyard')).toEqual(['Battle Shout'])
    expect(t.resources('R1').ready).toBe(6)
  })
  test('Rune of Mazj leaves other cards and the Boss player’s abilities alone', () => {
    const t = mazj().play(kor).resolveAll().play('Krol Blade').resolveAll()
    expect(t.zone('R1', 'party')).toEqual([kor, 'Krol Blade', 'Warrax'])
    t.as('Boss').play('Lava Spit').resolveAll().expect(kor, { damage: 2 })
  })
})

describe('Rune of Koro', () => {
  test('Rune of Koro: opposing allies have -2 ATK, never less than 0 in effect', () => {
    const t = table({
      boss: { hero: 'Sulfuron Harbinger', row: ['Rune of Koro'], cards: ['Flamewaker Priest'] },
      raiders: [{ cards: [kor, 'Galway Steamwhistle', 'Krol Blade'], resources: 1 }],
      turn: 'R1',
    })
    t.expect(kor, { atk: 1 }).expect('Flamewaker Priest', { atk: 1 })
    t.attack(kor, 'Sulfuron Harbinger').expect('Sulfuron Harbinger', { damage: 1 })
    t.attack('Galway Steamwhistle', 'Sulfuron Harbinger').expect('Sulfuron Harbinger', { damage: 1 })
    t.attack('Warrax', 'Sulfuron Harbinger', 'Krol Blade').expect('Sulfuron Harbinger', { damage: 4 })
  })
})

describe('Rune of Theri', () => {
  const theri = (damage = 0, faceDown = false) =>
    table({
      boss: {
        hero: 'Golemagg the Incinerator',
        damage,
        row: [{ name: 'Rune of Theri', faceDown }],
        cards: ['Core Rager', { name: 'Core Rager', damage: 3 }],
        decks,
      },
      raiders: [{ deck, cards: [kor, 'Krol Blade'], resources: 4 }],
      turn: 'R1',
    })

  test('Rune of Theri: Core Ragers can’t be destroyed while Golemagg is in play', () => {
    const t = theri().attack(kor, 'Core Rager#2')
    expect(t.count('Boss', 'Core Rager')).toBe(2)
    t.expect('Core Rager#2', { damage: 6 })
  })

  test('Rune of Theri face down protects nobody', () => {
    const t = theri(0, true).attack(kor, 'Core Rager#2')
    expect(t.count('Boss', 'Core Rager')).toBe(1)
  })

  test('Rune of Theri: when Golemagg is destroyed, all Core Ragers are removed from the game', () => {
    const t = theri(17)
    for (const rager of ['Core Rager', 'Core Rager#2']) expect(t.card(rager).zone).toBe('party')
    t.attack(kor, 'Golemagg the Incinerator').resolveAll()
    expect(t.zone('Boss', 'removed')).toContain('Golemagg the Incinerator')
    expect(t.count('Boss', 'Core Rager')).toBe(0)
    expect(t.zone('Boss', 'graveyard')).toEqual([])
  })
})
