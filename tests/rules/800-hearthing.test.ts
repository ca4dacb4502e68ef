import { describe, expect, test } from 'vitest'
import { verify } from '../../src/cli/commands/replay.ts'
import { running } from '../../src/engine/game.ts'
import {
  choose,
  decision,
  type Game,
  hash,
  keptText,
  load,
  nextGame,
  outcome,
  parseRecord,
  record,
  redo,
  type SetupError,
  start,
  undo,
  view,
} from '../../src/engine/index.ts'
import type { SeatSetup, Setup, TableSetup } from '../../src/engine/types.ts'
import { checkCards } from '../../src/language/schema.ts'
import type { DeckDef, Effect, Power } from '../../src/language/types.ts'
import { ASIDE, DECK, PARTY, zoneId } from '../../src/state/ids.ts'
import { put } from '../../src/state/journal.ts'
import type { Outcome } from '../../src/state/types.ts'
import { library as testSet } from '../set/index.ts'
import { playOut } from '../soak/checks.ts'
import { tableSetup } from '../soak/tables.ts'
import type { TableSpec } from '../table/index.ts'
import { table } from '../table/index.ts'
import { ability, armor, instant, item, withCards } from './own.ts'

const helm = armor('Odd Helm', 2, { tags: ['Head (1)'] })
const lib = withCards(
  helm,
  armor('Only Cloak', 1, { tags: ['Back (1)', 'Unique'] }),
  item('Box', {}),
  ability('Gear Maker', { powers: [{ always: [{ mod: 'is', what: { is: 'ally', of: 'you' }, type: 'item' }] }] }),
  item('Lamp', {}),
  item('Hat Stand', { powers: [{ always: [{ mod: 'limit', tag: 'Head', n: 1 }] }] }),
  instant('Zap', { text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'hero' } }] }),
  instant('Seize', {
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'item', as: 'it' }, by: 'you' }] }],
  }),
  instant('Make Box', {
    text: [{ do: 'create', n: 1, copy: { target: 1, is: 'item' } }],
  }),
)
const play = (spec: TableSpec) => table({ library: lib, ...spec })
const stone = { cards: ['Hearthstone'], resources: 6 }
const kept = (g: Game) => outcome(g)?.kept?.map((k) => [k.seat, k.card])

describe('800.1a-c hearthing', () => {
  test('800.1, 800.1a, 800.1c no link is made; the game ends at once, lost for whoever hearths', () => {
    const t = play({ players: [{ ...stone, cards: ['Hearthstone', 'Krol Blade'] }, { cards: ['Box'] }] })
    t.use('Hearthstone')
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.resources('A')).toEqual({ ready: 0, all: 6 })
    expect([t.asked(), t.legal()]).toEqual(['A: choose', ['done', 'pick Hearthstone', 'pick Krol Blade']])
    t.say('pick Krol Blade').say('done')
    expect([t.asked(), t.legal()]).toEqual(['B: choose', ['done', 'pick Box']])
    t.say('pick Box')
    expect(outcome(t.game)).toEqual({
      winners: [1],
      result: 'team',
      rule: '800.1c',
      kept: [
        { seat: 0, card: 'Krol Blade' },
        { seat: 1, card: 'Box' },
      ],
    })
    expect(t.game.s.players[0]!.lost).toBe(true)
    expect(decision(t.game)).toBeNull()
    expect(view(t.game, 1).outcome?.kept).toHaveLength(2)
  })

  test('800.1, 403.1 it can’t be used unless it can be paid', () => {
    const t = play({ players: [{ cards: ['Hearthstone'], resources: 5 }, {}] })
    expect(t.legal()).not.toContain('use Hearthstone')
    const u = play({ players: [{ cards: [{ name: 'Hearthstone', exhausted: true }], resources: 6 }, {}] })
    expect(u.legal()).not.toContain('use Hearthstone')
  })

  test('800.1b, 800.1c with any priority, also over another’s link: what is on the chain is interrupted', () => {
    const t = play({ players: [{ hand: ['Zap'], resources: 2 }, stone], turn: 'A' })
    t.play('Zap', 'Hero B').as('B').use('Hearthstone', 'done')
    expect(outcome(t.game)).toMatchObject({ winners: [0], rule: '800.1c' })
    expect(t.zone('A', 'graveyard')).toEqual(['Zap'])
    t.expect('Hero B', { damage: 0 })
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('800.1c counters and chosen words stay; exhausted stays exhausted; equipment alone, and none of it must be kept', () => {
    const t = play({
      players: [
        { ...stone, cards: ['Hearthstone', { name: 'Box', counters: { rune: 3 } }, 'Dummy 2/2'] },
        { cards: ['Krol Blade'] },
      ],
    })
    put(t.game, 'cards', t.id('Box'), 'names', { 'this.word': { w: 'Night Elf' } })
    t.use('Hearthstone')
    expect(t.legal()).toEqual(['done', 'pick Hearthstone', 'pick Box'])
    t.say('pick Box').say('pick Hearthstone').say('done')
    expect(outcome(t.game)?.kept).toEqual([
      { seat: 0, card: 'Box', counters: { rune: 3 }, words: { 'this.word': 'Night Elf' } },
      { seat: 0, card: 'Hearthstone', exhausted: true },
    ])
  })

  test('800.1c-d what only a modifier has made equipment is not kept: the next game would refuse it', () => {
    const t = play({ players: [{ ...stone, cards: ['Hearthstone', 'Gear Maker', 'Dummy 2/2', 'Box'] }, {}] })
    expect(t.game.ask.kind(t.game, t.id('Dummy 2/2'), 'equipment')).toBe(true)
    t.use('Hearthstone')
    expect(t.legal()).toEqual(['done', 'pick Hearthstone', 'pick Box'])
  })

  test('800.1c only what he controls, owns, and had in his deck as the match began: nothing stolen, no token', () => {
    const t = play({
      players: [{ ...stone, resources: 10, hand: ['Seize', 'Make Box'] }, { cards: ['Box', 'Krol Blade'] }],
    })
    t.play('Seize', 'Box').resolve().play('Make Box', 'Box').resolve()
    expect(t.zone('A', 'party')).toEqual(['Box', 'Box', 'Hearthstone', 'Hero A'])
    t.use('Hearthstone')
    // Only the stone itself is his own; Box is B’s, and its copy a token.
    expect([t.asked(), t.legal()]).toEqual(['A: choose', ['done', 'pick Hearthstone']])
    t.say('done')
    expect([t.asked(), t.legal()]).toEqual(['B: choose', ['done', 'pick Krol Blade']])
  })

  test('800.1c what comes from a collection can’t be kept, wherever it has been meanwhile', () => {
    const t = play({ players: [{ cards: ['Hearthstone'], resources: 10, deck: ['Box'] }, {}] })
    const id = t.game.s.zones[zoneId(0, DECK)]!.cards[0]!
    put(t.game, 'players', 0, 'brought', [id])
    t.until('B', 'action').until('A', 'action')
    expect(t.zone('A', 'hand')).toEqual(['Box'])
    t.play('Box').resolve().use('Hearthstone')
    expect([t.zone('A', 'party'), t.legal()]).toEqual([
      ['Box', 'Hearthstone', 'Hero A'],
      ['done', 'pick Hearthstone'],
    ])
  })

  test('800.1b the whole team must allow it, asked in turn order; one refusal takes it back', () => {
    const t = play({
      players: [{ team: 1 }, { team: 2 }, { team: 1, ...stone }, { team: 2 }, { team: 1 }],
      turn: 'B',
    })
    t.as('C').use('Hearthstone')
    expect([t.asked(), t.game.s.decision[0]!.open!.rule]).toEqual(['E: yes-no', '800.1b'])
    t.say('yes')
    expect(t.asked()).toBe('A: yes-no')
    t.say('no')
    expect([t.asked(), t.result()]).toEqual(['C: priority', null])
    expect(t.resources('C').ready).toBe(6)
    t.expect('Hearthstone', { exhausted: false })
    expect(t.legal()).toEqual(['pass'])
  })

  test('800.1b it concedes for the whole team; members who are out already are not asked', () => {
    const t = play({
      players: [{ team: 1, cards: ['Box'] }, { team: 2 }, { team: 1, ...stone }, { team: 2 }, { team: 1 }],
      turn: 'C',
    })
    t.concede('E').use('Hearthstone', 'yes')
    expect([t.asked(), t.legal()]).toEqual(['C: choose', ['done', 'pick Hearthstone']])
    t.say('done')
    expect([t.asked(), t.legal()]).toEqual(['A: choose', ['done', 'pick Box']])
    t.say('pick Box')
    expect(outcome(t.game)).toMatchObject({ winners: [1, 3], result: 'team' })
    expect(kept(t.game)).toEqual([[0, 'Box']])
    expect([0, 1, 2, 3, 4].map((s) => t.game.s.players[s]!.lost)).toEqual([true, false, true, false, true])
  })

  test('800.1c of three sides the game ends for all; those who are left have not beaten each other', () => {
    const t = play({ players: [stone, { cards: ['Box'] }, { cards: ['Krol Blade'] }] })
    t.use('Hearthstone', 'done')
    expect(t.asked()).toBe('B: choose')
    t.say('pick Box')
    expect(t.asked()).toBe('C: choose')
    t.say('pick Krol Blade')
    expect(outcome(t.game)).toMatchObject({ winners: [], result: 'draw', rule: '800.1c' })
    expect(kept(t.game)).toEqual([
      [1, 'Box'],
      [2, 'Krol Blade'],
    ])
    expect([0, 1, 2].map((s) => t.game.s.players[s]!.lost)).toEqual([true, false, false])
  })

  test('800.1b in a raid the raiders lose it together', () => {
    const t = table({ library: lib, raiders: [{ ...stone }, { cards: ['Box'] }], turn: 'R1' })
    t.use('Hearthstone')
    expect(t.asked()).toBe('R2: yes-no')
    t.say('yes').say('done').say('pick Box')
    expect(outcome(t.game)).toMatchObject({ winners: [0], result: 'boss', kept: [{ seat: 2, card: 'Box' }] })
  })

  test('800.1c taken back, the game goes on; made again, it is over again', () => {
    const t = play({ players: [{ ...stone, cards: ['Hearthstone', 'Box'] }, {}] })
    const before = hash(t.game)
    t.use('Hearthstone', 'pick Box', 'done')
    const after = hash(t.game)
    while (undo(t.game));
    expect([hash(t.game), t.asked()]).toEqual([before, 'A: priority'])
    while (redo(t.game));
    expect([hash(t.game), kept(t.game)]).toEqual([after, [[0, 'Box']]])
  })
})

const deck = (id: string, cards: DeckDef['cards'], more: Partial<DeckDef> = {}): DeckDef => ({
  id,
  name: id,
  hero: id === 'a' ? 'Hero A' : 'Hero B',
  about: '',
  cards: [...cards, [60 - cards.reduce((n, [m]) => n + m, 0), 'Filler']],
  ...more,
})
const side: DeckDef['cards'] = [
  [1, 'Lamp'],
  [9, 'Filler'],
]
const match = (a: Partial<SeatSetup> = {}, b: Partial<SeatSetup> = {}): Setup => ({
  players: [
    {
      name: 'A',
      deck: deck('a', [
        [2, 'Box'],
        [2, 'Odd Helm'],
        [2, 'Only Cloak'],
        [1, 'Hearthstone'],
      ]),
      ...a,
    },
    { name: 'B', deck: deck('b', [[4, 'Box']], { side }), ...b },
  ],
  seed: 7,
})
const cards = (g: Game, zone: number): string[] =>
  running(g).s.zones[zone]!.cards.map((id) => running(g).s.cards[id]!.def)
const say = (g: Game, what: string): void => {
  const at = decision(g)!.answers.findIndex((a) => a.do === what)
  expect(choose(g, at)).toBeNull()
}
const refused = (setup: Setup): string[] => {
  try {
    start(lib, setup)
    return []
  } catch (e) {
    return (e as SetupError).problems.map((p) => `${p.where}: ${p.what}`)
  }
}

describe('800.1d-e the next game', () => {
  const won = { winners: [1], result: 'team', rule: '800.1c' } as const

  test('800.1d what was kept is in play with its counters, and counts toward its deck', () => {
    const setup = nextGame(
      match(),
      {
        ...won,
        kept: [
          { seat: 0, card: 'Box', counters: { rune: 2 }, words: { 'this.word': 'Orc' } },
          { seat: 0, card: 'Hearthstone', exhausted: true },
          { seat: 1, card: 'Lamp' },
        ],
      },
      8,
    )
    const g = start(lib, setup)
    expect(setup.seed).toBe(8)
    expect(cards(g, zoneId(0, PARTY))).toEqual(['Hero A', 'Box', 'Hearthstone'])
    expect(cards(g, zoneId(1, PARTY))).toEqual(['Hero B', 'Lamp'])
    const inPlay = running(g).s.zones[zoneId(0, PARTY)]!.cards.map((id) => running(g).s.cards[id]!)
    expect(inPlay[1]).toMatchObject({
      names: { 'this.word': { w: 'Orc' } },
      counters: { rune: 2 },
      exhausted: false,
      controller: 0,
      owner: 0,
    })
    expect(inPlay[2]).toMatchObject({ counters: {}, exhausted: true })
    choose(g, 0)
    // 58 of A's sixty are left to shuffle, and all of B's, whose blade was beside the deck.
    expect([0, 1].map((s) => cards(g, zoneId(s, DECK)).length + 7)).toEqual([58, 60])
    expect(cards(g, zoneId(0, DECK)).filter((c) => c === 'Hearthstone')).toEqual([])
  })

  test('800.1d a kept card of the side deck is no longer beside the deck; a collection is brought', () => {
    const portal = deck('b', [[1, 'Through the Dark Portal']], { side })
    const collection = [[2, 'Box']] as const
    const g = start(lib, match({}, { deck: portal, collection, kept: [{ card: 'Lamp' }] }))
    expect(cards(g, zoneId(1, ASIDE))).toEqual([...Array.from({ length: 9 }, () => 'Filler'), 'Box', 'Box'])
    expect(running(g).s.players[1]!.brought.map((id) => running(g).s.cards[id]!.def)).toEqual(['Box', 'Box'])
    expect(running(g).s.players[0]!.brought).toEqual([])
  })

  test('800.1d a game that nobody hearthed leaves nothing to the next one', () => {
    const before = match({ kept: [{ card: 'Box' }] })
    expect(nextGame(before, { winners: [0], result: 'team', rule: '102.1' }, 7)).toEqual(match())
    const raid: Setup = { raid: 'onyxias-lair', raiders: [{ name: 'R1', deck: 'warrax' }], seed: 1 }
    expect(nextGame(raid, { ...won, kept: [{ seat: 1, card: 'Box' }] }, 2)).toEqual({
      ...raid,
      raiders: [{ name: 'R1', deck: 'warrax', kept: [{ card: 'Box' }] }],
      seed: 2,
    })
  })

  test('800.1d, 800.1e a match: the game after one that was hearthed is played to its end', () => {
    // The first of these random games that somebody hearths away with something kept.
    let setup: TableSetup | undefined
    let end: Outcome | undefined
    for (let seed = 30_000; end?.rule !== '800.1c' || !end.kept?.length; seed++) {
      expect(seed).toBeLessThan(30_100)
      setup = tableSetup(seed, Array(8).fill('Hearthstone'))
      end = outcome(playOut(running(start(testSet, setup)), seed, { every: 0, leaks: 0 })) ?? undefined
    }
    const second = running(start(testSet, nextGame(setup!, end, 30_016)))
    for (const { seat, card } of end.kept!) expect(cards(second, zoneId(seat, PARTY))).toContain(card)
    playOut(second, 30_016, { every: 51, leaks: 0 })
    expect(outcome(second)).not.toBeNull()
  })

  test('800.1d what is kept is said as the game ends', () => {
    const name = (s: number): string => 'AB'.charAt(s)
    const kept = [
      { seat: 0, card: 'Box' },
      { seat: 1, card: 'Lamp' },
      { seat: 0, card: 'Odd Helm' },
    ]
    expect(keptText({ ...won, kept }, name)).toBe('For the next game A keeps Box and Odd Helm, B keeps Lamp.')
    expect(keptText({ ...won, kept: [] }, name)).toBe('For the next game nobody keeps anything.')
    expect(keptText(won, name)).toBe('')
  })

  test('800.1d what can’t have been kept is refused, with place and reason', () => {
    expect(refused(match({ kept: [{ card: 'Box' }, { card: 'Box' }, { card: 'Box' }] }))).toEqual([
      'player A: 3 of Box are in play from the start, but only 2 in deck and side deck (800.1d).',
    ])
    expect(refused(match({}, { kept: [{ card: 'Filler' }] }))).toEqual(['player B: Filler is not equipment (800.1c).'])
    expect(refused(match({ kept: [{ card: 'Box', counters: { rune: 0 } }] }))).toEqual([
      'player A: Box: 0 rune counters.',
    ])
  })

  test('800.1e uniqueness is repaired after the mulligans, in turn order, before the first turn', () => {
    const g = start(
      lib,
      match({ kept: [{ card: 'Odd Helm' }, { card: 'Odd Helm' }, { card: 'Only Cloak' }, { card: 'Only Cloak' }] }),
    )
    choose(
      g,
      decision(g)!.answers.findIndex((a) => a.card === -2),
    ) // B goes first
    say(g, 'keep')
    expect(decision(g)).toMatchObject({ seat: 0, kind: 'mulligan' })
    expect(cards(g, zoneId(0, PARTY))).toHaveLength(5)
    say(g, 'mulligan')
    expect(decision(g)).toMatchObject({ seat: 0, kind: 'unique', rule: '414.2' })
    choose(g, 0)
    expect(decision(g)).toMatchObject({ seat: 0, kind: 'unique' })
    expect(running(g).s.turn[0]!.n).toBe(0)
    choose(g, 0)
    expect(cards(g, zoneId(0, PARTY)).sort()).toEqual(['Hero A', 'Odd Helm', 'Only Cloak'])
    expect(decision(g)).toMatchObject({ seat: 1, kind: 'priority' })
    expect(running(g).s.turn[0]!.n).toBe(1)
  })

  test('800.1e nothing is asked where nothing is violated', () => {
    const g = start(lib, match({ kept: [{ card: 'Odd Helm' }, { card: 'Only Cloak' }] }))
    choose(g, 0)
    say(g, 'keep')
    say(g, 'keep')
    expect(decision(g)?.kind).toBe('priority')
  })

  test('800.1d a record keeps it: read, verified and played again to the same hash', () => {
    const g = start(
      lib,
      match({
        collection: [[1, 'Box']],
        kept: [{ card: 'Box', counters: { rune: 1 }, words: { 'this.word': 'Orc' } }, { card: 'Odd Helm' }],
      }),
    )
    for (let i = 0; i < 12; i++) choose(g, 0)
    const read = parseRecord(JSON.stringify(record(g)))
    if ('error' in read) throw read.error
    expect(read.record).toEqual(record(g))
    expect(hash(load(lib, read.record))).toBe(hash(g))
    expect(verify(lib, read.record)).toMatchObject({ verified: 12, hash: hash(g) })
  })

  test('800.1d a damaged record of one is refused', () => {
    const broken = JSON.parse(JSON.stringify(record(start(lib, match({ kept: [{ card: 'Box' }] })))))
    broken.setup.players[0].kept[0].counters = { rune: 'many' }
    const read = parseRecord(JSON.stringify(broken))
    expect('error' in read && read.error.where).toMatch(/^record\.setup/)
  })
})

describe('800.1 the words', () => {
  const wrong = (powers: readonly Power[], text?: readonly Effect[]): string[] =>
    checkCards([item('Odd', { powers, ...(text ? { text } : {}) })]).map((p) => p.what)
  const keep: Effect = { do: 'keep', what: { choose: 1, is: 'equipment', of: 'you' } }

  test('conceding is a cost of payment powers only, and only there something is kept', () => {
    expect(wrong([{ pay: [{ do: 'concede' }], then: [keep] }])).toEqual([])
    expect(wrong([{ pay: [{ do: 'pay', n: 1 }], then: [{ do: 'concede' }] }])).toEqual([
      'only a payment power can have this cost',
    ])
    expect(wrong([{ pay: [{ do: 'pay', n: 1 }], then: [keep] }])).toEqual(['the game does not end here'])
    expect(wrong([{ when: { on: 'start', turn: 'you' }, then: [keep] }])).toEqual(['the game does not end here'])
    expect(wrong([{ reward: [{ do: 'draw', n: 1 }], pay: [{ do: 'concede' }] }])).toContain(
      'only a payment power can have this cost',
    )
  })
})
