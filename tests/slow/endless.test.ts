// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { afterAll, describe, expect, test } from 'vitest'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import {
  choices,
  choose,
  decision,
  events,
  explain,
  hash,
  load,
  outcome,
  record,
  start,
  undo,
  view,
} from '../../src/engine/index.ts'
import type { CardDef, Effect } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { growth } from '../../src/state/bounds.ts'
import { ability, ally, filler, withCards } from '../rules/own.ts'
import { library } from '../set/index.ts'
import { table } from '../table/index.ts'

const whole = { ...growth }
// The limits themselves take seconds to reach; a fifth is reached in the same way.
Object.assign(growth, { steps: growth.steps / 5, cards: growth.cards / 5 })
afterAll(() => void Object.assign(growth, whole))

const spell = (...text: Effect[]): CardDef => ability('It', { text })
const beast = (...powers: NonNullable<CardDef['powers']>): CardDef => ally('It', 1, 1, { cost: 0, powers })
const entering = { on: 'enter', what: 'self', zone: 'play' } as const
const wisps = (n: number): Effect => ({ do: 'create', n, token: 'Wisp' })
const forever = (...these: Effect[]): Effect => ({ do: 'repeat', these, while: { some: 'you' } })
const turning: Effect[] = [
  { do: 'exhaust', what: 'yourHero' },
  { do: 'ready', what: 'yourHero' },
]

/** Plays the card "It"; then everybody passes, or takes the last answer, until nothing of it is left. */
function played(...cards: readonly CardDef[]) {
  const t = table({
    library: withCards(...cards),
    players: [{ hand: ['It'], resources: 6, deck: filler }, { deck: filler }],
  })
  t.play('It')
  const g = t.game
  for (let d = decision(g); d && choices(g) < 5000; d = decision(g)) {
    if (choices(g) > 1 && d.kind === 'priority' && g.s.chain[0]!.links.length === 0) break
    const pass = d.answers.findIndex((a) => a.do === 'pass')
    expect(choose(g, pass >= 0 ? pass : d.answers.length - 1)).toBeNull()
  }
  return t
}

describe('803.5 what grows without end is a draw, and named', () => {
  test.each<[string, CardDef, ...CardDef[]]>([
    ['ten thousand tokens at once', spell(wisps(10_000))],
    ['four billion tokens at once', spell(wisps(0xffff_ffff))],
    [
      'a token that makes two tokens when it enters',
      beast({ when: entering, then: [{ do: 'create', n: 2, token: 'It' }] }),
    ],
    ['a token that makes one as it enters', beast({ as: entering, then: [{ do: 'create', n: 1, token: 'It' }] })],
    ['a token that makes many as it enters', beast({ as: entering, then: [{ do: 'create', n: 200, token: 'It' }] })],
    [
      'one that makes two when it is destroyed, and destroys itself',
      beast(
        { when: { on: 'destroy', what: 'self' }, then: [{ do: 'create', n: 2, token: 'It' }] },
        { when: entering, then: [{ do: 'destroy', what: 'self' }] },
      ),
    ],
    [
      'any that answers any',
      beast({ when: { on: 'enter', what: { is: 'ally' }, zone: 'play' }, then: [{ do: 'create', n: 1, token: 'It' }] }),
    ],
    ['tokens, again and again', spell(forever(wisps(1)))],
    ['counters, one by one', spell(forever({ do: 'put', n: 1, what: 'x', to: 'yourHero' }))],
    [
      'counters, always thrice as many',
      spell(
        { do: 'put', n: 1, what: 'x', to: 'yourHero' },
        forever({ do: 'put', n: { times: [{ counters: 'x', of: 'yourHero' }, 2] }, what: 'x', to: 'yourHero' }),
      ),
    ],
    ['modifiers', spell(forever({ do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 1 }] }))],
    ['a million dice', spell({ do: 'roll', n: 1_000_000 })],
    ['loops within loops', spell(forever(forever(...turning)))],
    [
      'hand and deck changing places',
      spell(forever({ do: 'move', what: { is: 'card', in: 'hand', of: 'you' }, to: 'deck' }, { do: 'draw', n: 3 })),
    ],
    [
      'wounds that hurt twice',
      ally('It', 1, 1_000_000, {
        cost: 0,
        powers: [entering, { on: 'deal', to: 'self' } as const, { on: 'deal', to: 'self' } as const].map((when) => ({
          when,
          then: [{ do: 'deal', n: 1, type: 'fire', by: 'self', to: 'self' }],
        })),
      }),
    ],
  ])('%s', (_what, ...cards) => {
    const t = played(...cards)
    expect(outcome(t.game)).toEqual({ winners: [], result: 'draw', rule: '803.5', text: 'It' })
    expect(events(t.game, 0, 0).at(-1)!.text).toBe('It would go on for ever, so the game ends in a draw.')
    expect(view(t.game, 0).seats[0]!.party.length).toBeLessThanOrEqual(growth.inPlay)
    expect(JSON.parse(JSON.stringify(t.game.s))).toEqual(t.game.s)
    undo(t.game)
    expect(outcome(t.game)).toBeNull()
    expect(decision(t.game)).not.toBeNull()
  })

  test.each<[string, Effect]>([
    ['drawing a billion cards', { do: 'draw', n: 1_000_000_000 }],
    ['four billion damage', { do: 'deal', n: 0xffff_ffff, type: 'fire', by: 'yourHero', to: 'yourHero' }],
  ])('%s ends as it does with fewer', (_what, effect) => {
    expect(outcome(played(spell(effect)).game)).toMatchObject({ winners: [1], result: 'team' })
  })

  test('104.1 only the first of a billion numbers are offered', () => {
    const titan = ally('Titan', 1, 1_000_000_000)
    const put: Effect = { do: 'put', n: { upTo: 1_000_000_000 }, what: 'damage', to: { choose: 1, is: 'ally' } }
    const t = table({
      library: withCards(spell(put), titan),
      players: [{ hand: ['It'], cards: ['Titan'] }, {}],
    })
    t.play('It').resolve()
    expect(t.asked()).toBe('A: number')
    expect(t.legal().length).toBe(growth.once)
  })

  test('104.1 numbers stay such that they can be worked with', () => {
    const big: Effect = { do: 'put', n: { times: [0xffff_ffff, 0xffff_ffff, 0xffff_ffff] }, what: 'x', to: 'yourHero' }
    const less: Effect = {
      do: 'put',
      n: { minus: [0, { times: [0xffff_ffff, 0xffff_ffff] }] },
      what: 'y',
      to: 'yourHero',
    }
    const t = played(spell(big, less))
    expect(t.asked()).toBe('A: priority')
    expect(view(t.game, 0).cards[t.game.s.players[0]!.hero]!.counters).toEqual({ x: 0xffff_ffff })
  })

  test('719.3 modifiers that ask for each other, more than can be followed', () => {
    const sum = { sum: 'atk', of: { is: 'ally', of: 'you' } } as const
    const mimic = ally('Mimic', 1, 3, { powers: [{ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: sum }] }] })
    const many = (n: number) =>
      table({ library: withCards(mimic), players: [{ cards: Array.from({ length: n }, () => 'Mimic') }, {}] })
    const seen = (n: number): number[] => {
      const { cards, seats } = view(many(n).game, 0)
      return seats[0]!.party.flatMap((id) => (cards[id]!.def === 'Mimic' ? [cards[id]!.atk ?? 0] : []))
    }
    expect(seen(4)).toEqual([5, 9, 17, 33])
    const all = seen(40)
    expect(all).toHaveLength(40)
    // Whatever was asked before makes no difference.
    const t = many(40).game
    const mimics = Object.values(t.s.cards).filter(({ def }) => def === 'Mimic')
    const backwards = mimics.reverse().map(({ id }) => explain(t, id, 'atk').total)
    expect(backwards.reverse()).toEqual(all)
  })

  test('a thousand steps are no loop: each card of a deck for each', () => {
    const of = { is: 'card', in: 'deck', of: 'you' } as const
    const each = (as: string, ...then: Effect[]): Effect => ({ do: 'forEach', of, as, then })
    const t = played(spell(each('a', each('b', each('c', { do: 'put', n: 1, what: 'x', to: 'yourHero' })))))
    expect(outcome(t.game)).toBeNull()
    expect(view(t.game, 0).cards[t.game.s.players[0]!.hero]!.counters).toEqual({ x: t.zone('A', 'deck').length ** 3 })
  })
})

describe('803.5 a raid’s machine that answers itself', () => {
  const lair = (does: Effect, more: Partial<RaidDef> = {}): RaidDef => {
    const first = onyxiasLair.machine.initial
    const state = onyxiasLair.machine.states[first]!
    const params = { how: 'now', do: [does], name: 'again', called: 'A brood without end' } as const
    const answer = { actions: [{ type: 'do', params }] } as const
    const states = {
      ...onyxiasLair.machine.states,
      [first]: { ...state, on: { ...state.on, gameStarts: answer, made: answer, done: answer } },
    }
    return {
      ...onyxiasLair,
      listens: { ...onyxiasLair.listens, made: { on: 'create' } },
      machine: { ...onyxiasLair.machine, states },
      ...more,
    }
  }
  const setup = { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck: library.decks[0]!.id }], seed: 1 }

  test.each<[string, Effect]>([
    ['it creates as it hears a creation', { do: 'create', n: 1, token: 'Onyxian Whelp' }],
    ['it does the same when it is done', { do: 'ready', what: 'yourHero' }],
  ])('%s', (_what, effect) => {
    const lib = { ...library, raids: [lair(effect)] }
    const g = start(lib, setup)
    for (let d = decision(g); d && choices(g) < 200; d = decision(g)) choose(g, 0)
    expect(outcome(g)).toEqual({ winners: [], result: 'draw', rule: '803.5', text: 'A brood without end' })
    const again = load(lib, record(g))
    expect([hash(again), outcome(again)]).toEqual([hash(g), outcome(g)])
  })
})
