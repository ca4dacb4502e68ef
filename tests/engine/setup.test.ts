import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, explain, preparing, readSetup, SetupError, start, view, whyNot } from '../../src/engine/index.ts'
import type { Library, Setup } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { table } from '../table/index.ts'

const decks = library.decks.slice(0, 5)
const setup = (raiders: number): Setup => ({
  raid: 'onyxias-lair',
  raiders: Array.from({ length: raiders }, (_, i) => ({ name: `R${i + 1}`, deck: decks[i % decks.length]!.id })),
  seed: 1,
})

function problems(s: Setup, from: Library = library) {
  try {
    start(from, s)
  } catch (e) {
    if (e instanceof SetupError) return e.problems
    throw e
  }
  return []
}

test('a library is checked ahead, card by card, and refused for what would refuse its games', () => {
  const wrong = { ...library, cards: [...library.cards, { ...library.cards[0]!, name: 'Odd', cost: -1 }] }
  const checked = (from: Library) => [...preparing(from)].length
  expect(checked(library)).toBeGreaterThan(library.cards.length)
  expect(() => checked(wrong)).toThrow(SetupError)
  expect(problems(setup(1), wrong)[0]).toMatchObject({ where: 'Odd.cost' })
})

describe('a setup that cannot be played names every problem with its fix', () => {
  test('one to five raiders, not zero, not six', () => {
    for (const n of [1, 2, 3, 4, 5]) expect(problems(setup(n))).toEqual([])
    for (const n of [0, 6]) expect(problems(setup(n))[0]).toMatchObject({ where: 'raiders', what: `${n} raiders.` })
  })

  test('an unknown raid or deck brings the nearest name', () => {
    expect(problems({ ...setup(3), raid: 'onyxia' })[0]!.fix).toContain('onyxias-lair')
    const wrong = { ...setup(1), raiders: [{ name: 'Ann', deck: `${decks[0]!.id}x` }] }
    expect(problems(wrong)[0]).toMatchObject({ where: 'raider Ann' })
    expect(problems(wrong)[0]!.fix).toContain(`"${decks[0]!.id}"`)
  })

  test('a seed must be a whole number', () => {
    expect(problems({ ...setup(3), seed: 0.5 })[0]!.where).toBe('seed')
  })

  test('100.1-100.4 a deck must be legal for its hero', () => {
    const deck = (cards: DeckDef['cards'], hero = 'Warrax'): DeckDef => ({
      id: 'mine',
      name: 'Mine',
      hero,
      about: '',
      cards,
    })
    const of = (d: DeckDef) => problems({ ...setup(1), raiders: [{ name: 'Ann', deck: d }] }).map((p) => p.what)
    expect(of(deck([[4, 'Kor Cindervein']]))).toEqual(['4 cards (100.1).'])
    expect(of(deck([[60, 'Kor Cindervein']]))[0]).toContain('(100.4)')
    expect(
      of(
        deck([
          [4, 'Flash Heal'],
          [56, 'Kor Cindervein'],
        ]),
      ).join(),
    ).toContain('(100.2a)')
    expect(
      of(
        deck([
          [4, 'Crush'],
          [56, 'Kor Cindervein'],
        ]),
      ).length,
    ).toBeGreaterThan(0)
    expect(of(deck([[4, 'Kor Cindervien']])).join()).toContain('not known')
    expect(of(deck([], 'Nobody')).join()).toContain('Nobody')
  })

  test('R100.1 both factions are refused', () => {
    const horde = { ...library.cards.find((c) => c.name === 'Warrax')!, name: 'Gorebelly', faction: 'Horde' as const }
    const own = { ...library, cards: [...library.cards, horde] }
    const all = decks[0]!.cards.filter(([, name]) => !library.cards.find((c) => c.name === name)?.faction)
    const fill = 60 - all.reduce((n, [k]) => n + k, 0)
    const deck: DeckDef = { id: 'h', name: 'H', hero: 'Gorebelly', about: '', cards: all }
    expect(fill).toBeGreaterThan(-1)
    const raiders = [
      { name: 'Ann', deck: decks.find((d) => d.hero === 'Warrax')!.id },
      { name: 'Grom', deck },
    ]
    expect(problems({ ...setup(1), raiders }, own).map((p) => p.what)).toContain(
      'The heroes belong to both factions (R100.1).',
    )
  })

  test('nothing is made by a setup that is only read', () => {
    expect(readSetup(library, setup(2)).decks).toHaveLength(2)
  })
})

describe('every number and every refusal explains itself', () => {
  test('the sum behind an ATK, with sources and rules', () => {
    const t = table({ stage: 2, boss: { cards: ['Tooth and Claw'] }, raiders: [{}], turn: 'Boss' })
    t.propose('Onyxia', 'Warrax')
    for (let i = 0; i < 2; i++) t.say('pass')
    const ledger = explain(t.game, t.id('Onyxia'), 'atk')
    expect(ledger.lines.map((l) => [l.n, l.why, l.rule])).toEqual([
      [0, 'Printed on the card', '205'],
      [2, 'Onyxia (Stage 2)', '714.2'],
      [5, 'Tooth and Claw', '714.2'],
    ])
    expect(ledger.total).toBe(7)
    expect(view(t.game, 1).cards[t.id('Onyxia')]?.atk).toBe(7)
  })

  test('a health that the raid changes says by what, and for how many', () => {
    const sums = (mode: string, n: number) => {
      const g = start(library, { ...setup(n), mode })
      const health = explain(g, view(g, 1).seats[1]!.hero, 'health')
      return health.lines.map(({ n, why }) => `${n} ${why}`)
    }
    const [printed] = sums('standard', 5)
    expect(sums('standard', 5)).toEqual([expect.stringMatching(/^\d+ Printed on the card$/)])
    expect(sums('hard-mode', 5)).toEqual([printed, "-10 Onyxia's Lair (Hard mode) for 5 raiders"])
    expect(sums('nightmare', 1)).toEqual([printed, "-15 Onyxia's Lair (Nightmare) for 1 raider"])
  })

  test('refused actions name the rule', () => {
    const t = table({
      boss: { hand: ['Crush', 'Flame Breath', 'Brood of Onyxia'], resources: 2 },
      raiders: [{ hand: ['Kor Cindervein'], cards: [{ name: 'Crazy Igvand', fresh: true }] }],
      turn: 'Boss',
    })
    const no = (seat: number, card: string, act: string) =>
      whyNot(t.game, seat, { card: t.id(card), act })?.rule ?? null
    expect(no(0, 'Crush', 'play')).toBeNull()
    expect(no(0, 'Crush', 'place')).toBe('R100.3')
    expect(no(0, 'Brood of Onyxia', 'play')).toBe('403.1')
    expect(no(1, 'Kor Cindervein', 'play')).toBe('410.1')
    expect(no(0, 'Onyxia', 'use')).toBe('403.1')
    t.say('pass')
    expect(decision(t.game)?.seat).toBe(1)
    expect(no(1, 'Kor Cindervein', 'play')).toBe('409.1')
    expect(no(1, 'Crazy Igvand', 'attack')).toBe('601.2a')
    expect(no(1, 'Kor Cindervein', 'place')).toBe('412.1a')
    expect(no(1, 'Warrax', 'fly')).toBe('410.2')
  })

  test('the modifier that forbids something is named', () => {
    const t = table({
      stage: 3,
      boss: { hand: ['Bellowing Roar'], resources: 4 },
      raiders: [{ hand: ['Kor Cindervein'], resources: 4, deck: ['In Dreams'] }],
      turn: 'Boss',
    })
    t.play('Bellowing Roar').resolve().until('R1', 'action')
    expect(t.legal()).not.toContain('play Kor Cindervein')
    expect(whyNot(t.game, 1, { card: t.id('Kor Cindervein'), act: 'play' })).toMatchObject({ rule: '103.2' })
  })
})
