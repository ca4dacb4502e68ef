/** The FAQ of Molten Core, card by card (R304). What Shazzrah falls on: molten-shazzrah.test.ts. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../src/engine/index.ts'
import { library } from '../../set/index.ts'
import { table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')
const decks = {
  minion: ['Ancient Core Hound', ...Array.from({ length: 8 }, () => 'Flame Imps')],
  main: Array.from({ length: 9 }, () => 'Lava Pool'),
}

describe('R304 The Bomb', () => {
  const zeth = (boss = {}) =>
    table({
      boss: { hero: 'Baron Geddon', row: ['Rune of Zeth'], decks, ...boss },
      raiders: [
        { deck, cards: [kor] },
        { hero: 'Graccus', deck, cards: ['Crazy Igvand'] },
      ],
      turn: 'Boss',
    })

  test('R304 it is chosen at the end of each turn of the Boss player, and may be the same hero again', () => {
    const t = zeth().reach('Boss', 'end', 'trigger Baron Geddon').resolve('Graccus').resolveAll()
    t.until('R1', 'action').reach('Boss', 'end', 'trigger Baron Geddon').resolve('Graccus').resolveAll()
    expect(t.card('Graccus').tags).toContain('The Bomb')
    t.until('R1', 'action').until('Boss', 'action').expect('Graccus', { damage: 11 }) // 1 by his own power
  })

  test('R304 everybody sees which hero it is', () => {
    const t = zeth().reach('Boss', 'end', 'trigger Baron Geddon').resolve('Graccus')
    const id = t.id('Graccus')
    for (const seat of [-1, 0, 1, 2]) expect(view(t.game, seat).cards[id]?.marks, `seat ${seat}`).toEqual(['The Bomb'])
    t.expect('Warrax', { marks: [] })
  })

  test('R304 Living Bomb makes nobody The Bomb', () => {
    const t = zeth({ hand: ['Living Bomb'], resources: 1, row: [{ name: 'Rune of Zeth', faceDown: true }] })
    t.play('Living Bomb', kor).resolve().until('R1', 'action').until('Boss', 'action')
    expect(['Warrax', 'Graccus'].flatMap((name) => t.card(name).tags)).not.toContain('The Bomb')
  })
})

describe('R304 Ancient Core Hound', () => {
  const hound = (die: number) =>
    table({
      library,
      boss: { hero: 'Magmadar', damage: 9, decks },
      raiders: [
        { deck, cards: [kor, 'Unseen Guest'] },
        { hero: 'Graccus', deck, cards: ['Crazy Igvand'] },
      ],
      turn: 'Boss',
      at: 'start',
      dice: [die],
    })
      .until('R1', 'action')
      .propose(kor, 'Magmadar')
      .comes('Ancient Core Hound')

  test('R304 the die is rolled as the effect resolves; nothing is chosen before', () => {
    const t = hound(5)
    expect(t.zone('Boss', 'party')).toContain('Ancient Core Hound')
    expect(t.game.s.dice[0]!.script).toEqual([5])
    expect(t.asked()).toMatch(/priority$/)
  })

  test('R304 it may put an untargetable ally into its owner’s hand', () => {
    const t = hound(6).resolve()
    expect(t.asked()).toBe('Boss: choose')
    expect(t.legal()).toEqual([`pick ${kor}`, 'pick Unseen Guest', 'pick Crazy Igvand'])
    t.say('pick Unseen Guest')
    expect(t.zone('R1', 'hand')).toContain('Unseen Guest')
  })
})

describe('R304 Azuresong Mageblade', () => {
  const blade = (verse: number, resources = 2) =>
    table({
      library,
      boss: { hero: 'Garr' },
      raiders: [
        {
          deck,
          resources,
          cards: [
            { name: 'Azuresong Mageblade', counters: verse ? { verse } : {} },
            { name: 'Unseen Guest', counters: { verse: 5 } },
          ],
        },
      ],
      turn: 'R1',
    })

  test('R304 the three counters are those of that very card', () => {
    expect(blade(2).legal()).not.toContain('use Azuresong Mageblade')
    expect(blade(3).legal()).toContain('use Azuresong Mageblade')
  })

  test('R304 drawing with the second power triggers the first', () => {
    const t = blade(4)
      .use('Azuresong Mageblade')
      .expect('Azuresong Mageblade', { counters: { verse: 1 } })
    t.resolve()
      .resolveAll()
      .expect('Azuresong Mageblade', { counters: { verse: 2 } })
    expect(t.zone('R1', 'hand')).toEqual(['In Dreams'])
  })
})

describe('R304 Benediction', () => {
  const bless = (hand: string, more = {}) =>
    table({
      library,
      boss: { hero: 'Garr' },
      raiders: [
        {
          hero: 'Boris Brightbeard',
          damage: 5,
          deck,
          hand: [hand],
          resources: 3,
          cards: ['Benediction', { name: kor, damage: 2 }, { name: 'Crazy Igvand', damage: 4 }, 'Parvink'],
          ...more,
        },
      ],
      turn: 'R1',
    })

  test('R304 it triggers once for each character that is healed, however much', () => {
    const t = bless('Prayer of Healing').play('Prayer of Healing').resolve().resolveAll()
    t.expect(kor, { damage: 0 }).expect('Crazy Igvand', { damage: 1 }).expect('Boris Brightbeard', { damage: 2 })
    expect(t.zone('R1', 'hand')).toHaveLength(3) // Parvink had no damage
    const one = bless('Flash Heal').play('Flash Heal', 'Boris Brightbeard').resolve().resolveAll()
    expect(one.zone('R1', 'hand')).toHaveLength(1)
  })

  test('R304 healing by other means does not trigger it', () => {
    const t = bless('Flash Heal').say('use Boris Brightbeard').say('number 2').say('pick Boris Brightbeard')
    t.resolveAll().expect('Boris Brightbeard', { damage: 3 })
    expect(t.zone('R1', 'hand')).toEqual(['Flash Heal'])
  })

  test('R304 with Anathema beside it there is one staff too many', () => {
    const t = bless('Flash Heal', { graveyard: ['Anathema'] })
      .use('Benediction')
      .resolve()
    expect(t.asked()).toBe('R1: unique')
    expect(t.legal().sort()).toEqual(['pick Anathema', 'pick Benediction'])
    t.say('pick Benediction')
    expect(t.zone('R1', 'party')).toContain('Anathema')
    expect(t.zone('R1', 'graveyard')).toEqual(['Benediction'])
  })
})

describe('R304 Rune of Kress', () => {
  test('R304 the roll comes first, then a character is chosen, also an untargetable one', () => {
    const t = table({
      library,
      boss: { hero: 'Magmadar', row: ['Rune of Kress'], decks },
      raiders: [
        { deck, cards: ['Unseen Guest'] },
        { hero: 'Graccus', deck },
      ],
      turn: 'Boss',
      dice: [4],
    }).reach('Boss', 'end', 'trigger Magmadar')
    expect(t.game.s.dice[0]!.script).toEqual([4])
    t.resolve()
    expect(t.legal()).toEqual(['pick Warrax', 'pick Unseen Guest', 'pick Graccus'])
    t.say('pick Unseen Guest').expect('Unseen Guest', { damage: 3 })
  })
})

describe('R304 Shadowstrike', () => {
  test.each([
    ['Boris Brightbeard', 2],
    ['Warrax', 0],
  ] as const)('R304 a hero has Enchanting if its type line says so: %s draws %i', (hero, n) => {
    const t = table({
      library,
      boss: { hero: 'Garr' },
      raiders: [{ hero, deck, resources: 1, cards: ['Shadowstrike'] }],
      turn: 'R1',
    })
    t.use('Shadowstrike').resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(n)
    expect(t.zone('R1', 'graveyard')).toEqual(['Shadowstrike'])
  })
})
