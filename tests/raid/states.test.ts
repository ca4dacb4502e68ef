/** What is done as a state is entered, stages by their names, a Boss who changes form with its damage, and loops of a machine. */
import { describe, expect, test } from 'vitest'
import { asMarkdown, machineTable } from '../../src/cli/statechart/machine-table.ts'
import { mermaid } from '../../src/cli/statechart/mermaid.ts'
import { choose, decision, outcome, start, view } from '../../src/engine/index.ts'
import type { Game } from '../../src/engine/types.ts'
import { plainWords, printCard, printCondition, printEffects } from '../../src/language/print/index.ts'
import { checkCard, checkEffects } from '../../src/language/schema.ts'
import type { Effect } from '../../src/language/types.ts'
import { type Answers, between, entering, goes, now, only, stage, stays } from '../../src/raid/build.ts'
import type { DoAction, RaidDef, RaidStateNode } from '../../src/raid/format.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { ability, withCards } from '../rules/own.ts'
import { library } from '../set/index.ts'
import { siege } from '../set/siege.ts'
import { type Table, table } from '../table/index.ts'

type States = Readonly<Record<string, RaidStateNode>>
const put = (what: string): Effect => ({ do: 'put', n: 1, what, to: 'raid' })
/** The same raid with another machine; its first state is the initial one. */
const withStates = (states: States, more: Partial<RaidDef> = {}): RaidDef => ({
  ...siege,
  ...more,
  machine: { ...siege.machine, initial: Object.keys(states)[0] as string, states },
})
const raiders = ['R1', 'R2'].map((name, i) => ({ name, deck: library.decks[i]!.id }))
/** The game as it starts, with the hands kept. */
function started(raid: RaidDef): Game {
  const g = start({ ...library, raids: [raid] }, { raid: raid.id, raiders, seed: 1 })
  while (decision(g)?.kind === 'mulligan') choose(g, 0)
  return g
}
const onRaid = (g: Game) => view(g, 1).raid.counters
const named = (name: string, ...does: Effect[]): DoAction => ({ type: 'do', params: { how: 'now', do: does, name } })

describe('entering a state', () => {
  test('the initial state is entered as the game starts, before anything else is done', () => {
    const first = entering(stage(1, 'First', { gameStarts: stays(now(put('started'))) }), now(put('first')))
    expect(onRaid(started(withStates({ first })))).toEqual({ first: 1, started: 1 })
  })

  test('after the actions of the transition, with the stage that it is then, and not again for a transition that stays', () => {
    const once = only({ compare: [{ counters: 'way', of: 'raid' }, '=', 0] }, goes('second', now(put('way'))))
    const g = started(
      withStates({
        first: entering(stage(1, 'First', { gameStarts: [once] }), now({ ...put('wrong'), if: { stage: 'First' } })),
        second: entering(
          stage(2, 'Second', { doomed: stays(now(put('stayed'))) }),
          now(
            {
              ...put('right'),
              if: { all: [{ stage: 'Second' }, { compare: [{ counters: 'way', of: 'raid' }, '=', 1] }] },
            },
            put('Doom'),
          ),
        ),
      }),
    )
    // as the first state is entered the machine is on its way to the second
    expect(onRaid(g)).toEqual({ way: 1, right: 1, Doom: 1, stayed: 1 })
  })

  test('states inside others are entered from the outside in', () => {
    const inner: RaidStateNode = entering(
      between('Inner', {}),
      now({ ...put('inner'), if: { compare: [{ counters: 'outer', of: 'raid' }, '=', 1] } }),
    )
    const outer: RaidStateNode = { meta: { stage: 1 }, initial: 'inner', states: { inner }, entry: [now(put('outer'))] }
    expect(onRaid(started(withStates({ outer })))).toEqual({ outer: 1, inner: 1 })
  })

  test('the table, the map and the diagram of the machine say it', () => {
    expect(asMarkdown(machineTable(siege)).filter((line) => line.includes(' entry ')).length).toBe(3)
    expect(mermaid(siege)).toContain('as it is entered')
  })

  test('its actions are checked like all others', () => {
    const wrong = withStates({
      ...siege.machine.states,
      gate: {
        ...siege.machine.states.gate,
        entry: [now({ do: 'swap', what: 'yourHero', for: 'Captain Grom' })],
      } as RaidStateNode,
    })
    expect(lintRaid(wrong).map(({ where, what }) => `${where} ${what}`)).toEqual([
      'siege-of-grey-gate.machine.states.gate.entry[0].params.do[0].for "Captain Grom" is not a card of this raid.',
    ])
  })
})

const doomed = { compare: [{ counters: 'Doom', of: 'raid' }, '>=', 1] } as const

describe('a state that enters itself for ever', () => {
  const ending = { fatallyDamaged: stays(now({ do: 'lose', by: 'you' })) }
  const said = (states: States, more: Partial<RaidDef> = {}): string[] =>
    lintRaid(withStates({ ...states }, { cards: siege.cards, ...more }))
      .filter(({ what }) => what.includes('for ever'))
      .map(({ where, what }) => `${where.replace('siege-of-grey-gate.', '')} ${what}`)
  const round = 'machine.states.a.on.done goes round for ever: its action is done, and "done" begins it again.'
  const a = (on: Answers, ...entry: DoAction[]): RaidStateNode => ({ ...stage(1, 'A', { ...ending, ...on }), entry })
  const b = (on: Answers, ...entry: DoAction[]): RaidStateNode => ({ ...stage(2, 'B', on), entry })

  test.each<[string, States, string[]]>([
    [
      'two that follow each other as soon as they are done',
      { a: a({ done: goes('b') }, named('x', put('t'))), b: b({ done: goes('a') }, named('y', put('t'))) },
      [round],
    ],
    ['one that acts again when it is done', { a: a({ done: stays(named('x', put('t'))) }) }, [round]],
    [
      'one that hears what it does',
      { a: a({ doomed: stays(now(put('Doom'))) }) },
      ['machine.states.a.on.doomed.actions[0] causes "doomed" again, which it answers, for ever.'],
    ],
    ['one that hears another counter', { a: a({ doomed: stays(now(put('Time'))) }) }, []],
    ['a way with a condition', { a: a({ done: [only(doomed, stays(named('x', put('t'))))] }) }, []],
    [
      'one that always holds',
      { a: a({ done: [only({ stage: 'A' }, stays(named('x', put('t'))))] }) },
      [round.replace('done', 'done[0]')],
    ],
    [
      'an action without a name',
      { a: a({ done: goes('b') }, now(put('t'))), b: b({ done: goes('a') }, now(put('t'))) },
      [],
    ],
    ['an end', { a: a({ done: goes('b') }, named('x', put('t'))), b: b({}, named('y', put('t'))) }, []],
  ])('%s', (_what, states, problems) => {
    expect(said(states)).toEqual(problems)
  })

  test('803.5 where no linter could know, the game ends in a draw that names it', () => {
    const raid = withStates({ a: a({ doomed: [only(doomed, stays(now(put('Doom'))))] }, now(put('Doom'))) })
    expect(lintRaid(raid).filter(({ what }) => what.includes('for ever'))).toEqual([])
    expect(outcome(started(raid))).toMatchObject({ result: 'draw', rule: '803.5' })
  })
})

describe('a stage by its name', () => {
  const omen = (title: string) => ability('Omen', { text: [{ ...put('mark'), if: { stage: title } }] })
  const played = (title: string, at: number): Table => {
    const t = table({ library: withCards(omen(title)), stage: at, boss: { hand: ['Omen'] }, turn: 'Boss' })
    t.play('Omen').resolve()
    return t
  }
  test.each<[string, number, number]>([
    ['Stage 1', 1, 1],
    ['Stage 2', 1, 0],
    ['Stage 2', 2, 1],
    ['stage 2', 2, 0],
  ])('"%s" in stage %i', (title, at, n) => {
    expect(onRaid(played(title, at).game)?.mark ?? 0).toBe(n)
  })

  test('in words, and as the condition for playing a card', () => {
    expect(printCondition({ stage: 'The gate' }, plainWords)).toBe('the stage is "The gate"')
    expect(printCondition({ not: { stage: 'The gate' } }, plainWords)).toBe('the stage isn\'t "The gate"')
    const last = ability('Omen', { text: [put('mark')], powers: [{ play: { only: { stage: 'The gate' } } }] })
    expect(checkCard(last)).toEqual([])
    expect(printCard(last, plainWords).text).toBe('"The gate" only.\nPut a mark counter on the raid.')
  })

  test('a title that no state has is refused where it stands, with the nearest', () => {
    const [gorm, , , volley, ...others] = siege.cards
    const text = [{ ...put('mark'), if: { stage: 'The captian' } }]
    const cards = [gorm!, siege.cards[1]!, siege.cards[2]!, { ...volley!, text }, ...others]
    expect(lintRaid({ ...siege, cards })).toMatchObject([
      {
        where: 'siege-of-grey-gate.cards["Volley"].text[0].if.stage',
        fix: 'Did you mean "The captain"? Give a state this title in its meta.',
      },
    ])
  })
})

describe('R101.4 a Boss card is swapped', () => {
  const swap = (keep?: Extract<Effect, { do: 'swap' }>['keep']): Effect => ({
    ...{ do: 'swap', what: 'yourHero', for: 'Onyxia (Stage 2)' },
    ...(keep ? { keep } : {}),
  })
  const swapped = (keep?: Parameters<typeof swap>[0]): Table => {
    const lib = withCards(ability('Omen', { text: [swap(keep)] }))
    const t = table({ library: lib, boss: { hand: ['Omen'], damage: 7, exhausted: true }, turn: 'Boss' })
    t.play('Omen').resolve()
    return t
  }
  test.each<[Parameters<typeof swap>[0], object, string]>([
    [undefined, { damage: 0, exhausted: false }, ''],
    ['readiness', { damage: 0, exhausted: true }, ', ready or exhausted as it is,'],
    ['damage', { damage: 7, exhausted: false }, ', as damaged as it is,'],
    [['damage', 'readiness'], { damage: 7, exhausted: true }, ', as damaged and ready or exhausted as it is,'],
  ])('keeping %j', (keep, state, text) => {
    swapped(keep).expect('Onyxia (Stage 2)', state)
    expect(checkEffects([swap(keep)], 'do')).toEqual([])
    expect(printEffects([swap(keep)], plainWords)).toBe(`Swap your hero${text} with Onyxia (Stage 2).`)
  })

  test('what it can’t keep is refused', () => {
    const [problem] = checkEffects([swap('counters' as never)], 'do')
    expect(problem).toMatchObject({ where: 'do[0].keep', fix: 'Use one of: readiness, damage.' })
  })
})
