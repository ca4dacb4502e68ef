/**
 * Raids made to do harm: each is refused with place and fix, or plays to an end or on, and nothing takes for ever. The limits that they meet are in
 * docs/limits.md.
 */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, outcome, start, withRaid } from '../../src/engine/index.ts'
import type { Game } from '../../src/engine/types.ts'
import { readRaid } from '../../src/raid/read.ts'
import { bounds, growth } from '../../src/state/bounds.ts'
import { check } from '../soak/raids.ts'
import { golemYard } from './golem-yard.ts'

interface Loose {
  [part: string]: unknown
  cards: Record<string, unknown>[]
  tokens: string[]
  machine: { states: Record<string, object> }
}
type Change = (raid: Loose) => unknown

const set = 'Golem Yard'
const many = <T>(n: number, of: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => of(i))
const named = <T>(n: number, of: (i: number) => T): Record<string, T> =>
  Object.fromEntries(many(n, (i) => [`k${i}`, of(i)]))

const changed = (change: Change): unknown => {
  const raid = structuredClone(golemYard) as unknown as Loose
  change(raid)
  return raid
}

/** The first thing that a raid is refused for. */
function refused(change: Change): string {
  const read = readRaid(changed(change), library)
  if ('raid' in read) return ''
  expect(read.problems.every(({ where, what, fix }) => where && what && fix)).toBe(true)
  expect(read.problems.length).toBeLessThan(100)
  const [first] = read.problems
  return `${first?.where}: ${first?.what}`
}

/** Plays so many choices of it, other answers each time. */
function played(change: Change, most = 40): Game {
  const read = readRaid(changed(change), library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  const setup = { raid: read.raid.id, raiders: [{ name: 'Ann', deck: library.decks[0]!.id }], seed: 1 }
  const game = start(withRaid(library, read.raid), setup)
  for (let n = 0, d = decision(game); d && n < most; n++, d = decision(game))
    expect(choose(game, d.answers.length - 1 - (n % Math.min(3, d.answers.length)))).toBeNull()
  return game
}

const spell =
  (...text: object[]): Change =>
  (raid) => {
    raid.cards[1]!.text = text
  }
/** So many imps on the Boss's side from the start. */
const imps =
  (n: number, more: object = {}, ...text: object[]): Change =>
  (raid) => {
    raid.cards.push({
      name: 'Imp',
      type: 'ally',
      set,
      number: 9,
      cost: 0,
      atk: 1,
      damageType: 'melee',
      health: 1,
      ...more,
    })
    raid.tokens.push('Imp')
    raid.startsWith = [[n, 'Imp']]
    if (text.length > 0) spell(...text)(raid)
  }
const hit = (n: unknown): object => ({
  ...{ do: 'deal', n, type: 'fire', by: 'yourHero' },
  to: { target: 1, is: 'character', of: 'opponents' },
})
const nested = (depth: number): object => ({
  count: { is: 'card', in: 'deck', of: 'you', where: depth === 0 ? ['cost', '<=', 3] : [nested(depth - 1), '>=', 1] },
})
const people = (depth: number): object => ({
  is: 'player',
  where: [{ count: depth ? people(depth - 1) : 'you' }, '>=', 1],
})
const endless = { some: { is: 'hero' } }

describe('too much of something is refused', () => {
  const { raid: most } = bounds
  test.each<[string, Change, RegExp]>([
    ['cards', (r) => (r.cards = many(most.cards + 1, () => r.cards[1]!)), /cards: 501 cards$/],
    ['modes', (r) => (r.modes = many(most.modes + 1, () => ({}))), /modes: 21 modes$/],
    ['events', (r) => (r.listens = named(most.listens + 1, () => ({ on: 'draw' }))), /listens: 101 events/],
    ['states', (r) => (r.machine.states = named(most.states + 1, () => ({}))), /machine: 301 states$/],
    [
      'states within states',
      (r) => (r.machine.states.fight = { initial: 'k0', states: named(most.states, () => ({})) }),
      /machine: 301 states$/,
    ],
    ['values in a card', spell(...many(most.card, () => ({ do: 'draw' }))), /cards\[1\]: \d+ values in one card$/],
    ['sets of cards within each other', spell(hit(nested(most.setsOfCards))), /text\[0\]\.n.*: a set within sets/],
    ['players within each other', spell(hit({ count: people(most.sets) })), /text\[0\]\.n.*: a set within sets/],
    ['letters in the name of a card', (r) => (r.cards[1]!.name = 'x'.repeat(bounds.name + 1)), /a name longer than 80/],
    ['letters in its own name', (r) => (r.name = 'x'.repeat(bounds.name + 1)), /name: a name longer than 80/],
    ['letters in a text', (r) => (r.about = 'x'.repeat(bounds.text + 1)), /longer than 2000 letters/],
    ['marks on a letter', (r) => (r.about = `a${'\u0301'.repeat(bounds.marks + 1)}`), /more than 4 marks/],
    ['values in all', (r) => (r.rules = many(bounds.values, () => 1)), /more than 100000 values/],
    ['cards in a deck', (r) => (r.decks = { main: [[bounds.deck + 1, 'Swinging Fist']] }), /from 1 to 500/],
    ['lines in a deck', (r) => (r.decks = { main: many(9, () => [90, 'Swinging Fist']) }), /810 cards$/],
    ['decks', (r) => (r.decks = named(bounds.decks + 1, () => [])), /at most 12|13/],
    ['numbers', spell(hit(2 ** 32)), /4294967296 is not a number that can be worked with/],
    ['tokens at the start', imps(bounds.deck + 1), /from 1 to 500/],
  ])('%s', (_what, change, said) => {
    expect(refused(change)).toMatch(said)
  })

  test('sets within each other as far as they may be', () => {
    expect(refused(spell(hit(nested(bounds.raid.setsOfCards - 1))))).toBe('')
    expect(outcome(played(spell(hit(nested(1))), 20))).toBeNull()
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('the name %s', (name) => {
    const counter = { do: 'put', n: 1, what: name, to: 'yourHero' }
    expect(refused(spell(counter))).toContain(`"${name}" can’t be used: it means something else to the program`)
    const deck = JSON.parse(`{"main":[[30,"Swinging Fist"]],"${name}":[]}`) as object
    expect(refused((raid) => (raid.decks = deck))).toContain(`the key "${name}" can’t be used`)
  })

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e308, 0.5, -1])('%d cards to draw', (n) => {
    expect(refused((raid) => (raid.handMax = n))).toMatch(/handMax: .*(not a number|not a whole number)/)
  })
})

describe('what grows in play comes to an end, and a choice is made soon', () => {
  test.each<[string, Change, object]>([
    [
      'a loop that asks each time, of tokens',
      imps(1, {}, loop({ do: 'create', n: 1, token: 'Imp' })),
      { rule: '803.5' },
    ],
    ['four billion dice', spell({ do: 'roll', n: bounds.number }), { rule: '803.5' }],
    ['four million cards from nowhere', imps(1, {}, { do: 'bring', cards: [[500, 'Imp']] }), { rule: '803.5' }],
    ['a turn after each turn', spell({ do: 'extraTurn' }), { result: 'boss' }],
    [
      'all draw when one draws',
      imps(40, { powers: [{ when: { on: 'draw' }, then: [{ do: 'draw' }] }] }),
      { rule: '803.5' },
    ],
  ])('%s', (_what, change, ends) => {
    expect(outcome(played(change, 3000))).toMatchObject(ends)
  })

  test.each<[string, Change]>([
    [
      '250 that wait for the same',
      imps(250, { powers: [{ when: { on: 'draw' }, then: [{ do: 'put', n: 1, what: 'x', to: 'self' }] }] }),
    ],
    ['12 targets, each another, of 11', imps(11, {}, ...others(12))],
    [
      '8 targets of 250 that must be chosen',
      imps(
        250,
        { powers: [{ always: [{ mod: 'must', on: 'target', by: 'players', what: 'self' }] }] },
        { do: 'destroy', what: { target: 8, is: 'ally' } },
      ),
    ],
    [
      'all numbers of 30 asking for each other',
      imps(30, {
        powers: [
          {
            always: [
              { mod: 'stat', what: 'self', stat: 'atk', n: { sum: 'health', of: { is: 'ally', other: true } } },
              { mod: 'stat', what: 'self', stat: 'health', n: { sum: 'atk', of: { is: 'ally', other: true } } },
            ],
          },
        ],
      }),
    ],
    [
      'a hand of any size, and billions to draw',
      (raid) => Object.assign(raid, { draws: bounds.number, handMax: { times: [bounds.number, bounds.number] } }),
    ],
    [
      'any number out of 500 cards',
      spell(
        { do: 'search', in: 'deck', for: { is: 'card', choose: 'any' }, as: 'found' },
        { do: 'move', what: '$found', to: 'hand' },
      ),
    ],
  ])('%s', (_what, change) => {
    const game = played(change, 30)
    expect(decision(game)?.answers.length ?? 1).toBeLessThanOrEqual(growth.once)
  })
})

/** The Boss may do it again and again. */
function loop(...these: object[]): object {
  return { do: 'repeat', these: [{ do: 'try', may: 'you', these }], while: endless }
}

/** Targets that are all different. */
function others(n: number): object[] {
  const before = (i: number): object => (i === 0 ? {} : { other: i === 1 ? '$a0' : many(i, (k) => `$a${k}`) })
  return many(n, (i) => ({ do: 'destroy', what: { target: 1, is: 'ally', as: `a${i}`, ...before(i) } }))
}

describe('something strange in any place', () => {
  test('a tactic about cards whose powers are none', () => {
    const powerless: Change = (raid) => {
      raid.tactics = [{ plain: 'What is over goes first.', drop: { stage: 'past' }, say: '{card} is discarded.' }]
      for (const card of raid.cards) card.powers = [null]
    }
    expect(refused(powerless)).toContain('powers')
  })

  const yard = JSON.parse(readFileSync(new URL('mistakes/yard.raid.json', import.meta.url), 'utf8')) as object
  const strange: readonly unknown[] = [
    ...[
      { toString: 1, valueOf: 1 },
      ['x', { toString: 1, valueOf: 1 }],
      'self',
      '$x',
      null,
      [],
      {},
      [null],
      [[]],
      -1,
      0.5,
      true,
      undefined,
    ],
  ]

  test.each([[[[]]], [[null]], [[{}]], [{ tags: [null] }]])('a token that is %j', (token) => {
    const made = { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'create', n: 1, token }] } }] }
    expect(refused(spell({ do: 'create', n: 1, token }))).toContain('token')
    expect(refused((raid) => Object.assign(raid.machine.states.fight!, { on: { gameStarts: made } }))).toContain(
      'token',
    )
  })

  test('the checker says what is wrong, or nothing is', () => {
    const failed: string[] = []
    let n = 0
    const visit = (node: Record<string, unknown>, path: string): void => {
      for (const key of Object.keys(node)) {
        const old = node[key]
        const value = strange[(n++ * 7 + 3) % strange.length]
        if (value !== undefined || !Array.isArray(node)) {
          // JSON has no holes
          node[key] = value
          try {
            check(structuredClone(yard))
          } catch (error) {
            failed.push(`${path}.${key} = ${JSON.stringify(value)}: ${String(error)}`)
          }
        }
        node[key] = old
        if (typeof old === 'object' && old !== null) visit(old as Record<string, unknown>, `${path}.${key}`)
      }
    }
    visit(yard as Record<string, unknown>, 'yard')
    expect(failed).toEqual([])
    expect(n).toBeGreaterThan(250)
  })
})
