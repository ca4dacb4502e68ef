/** The raid linter: each thing that can be wrong with a raid alone, by place, with its fix; and nothing else beside it. */
import { describe, expect, test } from 'vitest'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { library } from '../../src/content.ts'
import type { RaidDef, RaidStateNode } from '../../src/raid/format.ts'
import { lintRaid } from '../../src/raid/lint.ts'

const said = (part: object, library: Parameters<typeof lintRaid>[1] = { cards: [] }): string[] =>
  lintRaid({ ...onyxiasLair, tactics: [], levels: [], ...part } as RaidDef, library).map(
    ({ where, what, fix }) => `${where.replace(/^onyxias-lair\./, '')}: ${what} ${fix}`,
  )
const [first, ...others] = onyxiasLair.cards
const machine = (part: Partial<RaidDef['machine']>) => ({ machine: { ...onyxiasLair.machine, ...part } })
const state = (part: Partial<RaidStateNode>) =>
  machine({ states: { ...onyxiasLair.machine.states, one: { ...onyxiasLair.machine.states.one, ...part } } })
/** The first state with further transitions. */
const onward = (on: object, more: object = {}) =>
  state({ on: { ...onyxiasLair.machine.states.one!.on, ...on } as never, ...more })
const { main = [], event = [] } = onyxiasLair.decks

test('a sound raid has no problems', () => {
  expect(said({})).toEqual([])
})

test('202.1, 100.2d a tag or reputation that no card of that type bears: a damage type is no tag of allies', () => {
  const odd = (...sets: object[]) => ({
    cards: [
      ...onyxiasLair.cards,
      {
        ...{ name: 'Odd', type: 'ability', set: 'test', number: 1, cost: 1 },
        text: sets.map((set) => ({ do: 'destroy', what: { of: 'opponents', ...set } })),
      },
    ],
    decks: { ...onyxiasLair.decks, main: [...main, [1, 'Odd']] },
  })
  const asked = (...sets: object[]) => said(odd(...sets), { cards: library.cards })
  expect(
    asked({ is: 'ability', tag: 'Frost' }, { is: 'ally', damageType: 'frost' }, { is: 'ally', tag: 'Gnome' }),
  ).toEqual([])
  expect(
    asked({ is: 'ally', tag: 'Frost' }, { is: ['ally', 'hero'], tag: 'Gnoem' }, { is: 'card', reputation: 'Aldor' }),
  ).toEqual([
    'cards["Odd"].text[0].what.tag: no ally bears the tag "Frost". Print it on a card.',
    'cards["Odd"].text[1].what.tag: no card has the tag "Gnoem". Did you mean "Gnome"? Print it on a card.',
    'cards["Odd"].text[2].what.reputation: no card has Aldor Reputation. Print it on a card.',
  ])
})

describe('cards and decks', () => {
  test.each<[string, object, string[]]>([
    [
      'decks that it has not',
      {
        cards: [
          first,
          ...others,
          {
            ...{ name: 'Odd', type: 'ability', set: 'test', number: 1, cost: 1 },
            text: [
              { do: 'drawFrom', deck: 'deck' },
              { do: 'destroy', what: { is: 'ally', deck: 'evnt' } },
              { do: 'move', what: { is: 'card', in: 'graveyard:event', of: 'you' }, to: 'hand' },
              { do: 'move', what: { is: 'ally', in: 'deck:mian', of: 'you' }, to: 'hand' },
              { do: 'destroy', what: { is: 'ally', deck: 'deck' } },
            ],
          },
        ],
        decks: { ...onyxiasLair.decks, main: [...main, [1, 'Odd']] },
      },
      [
        'cards["Odd"].text[0].deck: "deck" is not one of the decks. Use one of: main, event.',
        'cards["Odd"].text[1].what.deck: "evnt" is not one of the decks. Did you mean "event"?',
        'cards["Odd"].text[3].what.in: "mian" is not one of the decks. Did you mean "main"?',
      ],
    ],
    [
      'a second raid that would start in it',
      {
        cards: [
          ...onyxiasLair.cards,
          ...['Horn', 'Drum'].map((name) => ({
            ...{ name, type: 'ability', set: 'test', number: 1, cost: 1 },
            text: [{ do: 'startRaid', raid: 'onyxias-lair' }],
          })),
        ],
        decks: { ...onyxiasLair.decks, main: [...main, [1, 'Horn'], [1, 'Drum']] },
        regular: ['Drum'], // which others may play where no raid is under way
      },
      ['cards["Horn"].text[0]: this raid is under way, and no second one starts (800.3a). Take it out.'],
    ],
    [
      'a card twice',
      { cards: [...onyxiasLair.cards, first] },
      ['cards["Onyxia (Stage 1)"]: appears twice. Names must differ: rename one of them.'],
    ],
    [
      'a name of nothing',
      { starts: 'Onyxia', startsWith: [[1, 'Onyxian Whelps']], tokens: ['Onyxian Whlep', 'Onyxian Whelp'] },
      [
        'starts: "Onyxia" is not a card of this raid. Did you mean "Onyxia (Stage 1)"?',
        'startsWith[0]: "Onyxian Whelps" is not a card of this raid. Did you mean "Onyxian Whelp"?',
        'tokens[0]: "Onyxian Whlep" is not a card of this raid. Did you mean "Onyxian Whelp"?',
        'cards["Onyxia (Stage 1)"]: can never come into the game. Start with it, or let the machine do { do: "swap", what: "boss", for: "Onyxia (Stage 1)" }; or remove it.',
      ],
    ],
    [
      'an empty deck',
      { decks: { main, event, spare: [] } },
      ['decks.spare: is empty. Put cards into it, or remove it.'],
    ],
    [
      'decks that are none',
      { eventDeck: 'events', resourceDeck: 'mane', ordered: ['main', 'evnt'] },
      [
        'eventDeck: "events" is not one of the decks. Did you mean "event"?',
        'resourceDeck: "mane" is not one of the decks. Use one of: main, event.',
        'ordered[1]: "evnt" is not one of the decks. Did you mean "event"?',
      ],
    ],
    [
      'whom a mode is suggested for, and what holds in it',
      {
        modes: [
          { id: 'a', name: 'A', about: 'A.', suggested: [1, 1] },
          { id: 'b', name: 'B', about: 'B.', suggested: [2, 1] },
          {
            id: 'c',
            name: 'C',
            about: 'C.',
            suggested: [1, 3],
            always: [{ mod: 'cannot', on: 'atack', by: 'opponents' }],
          },
          { id: 'd', name: 'D', about: 'D.', suggested: [3, 5] },
        ],
      },
      [
        'modes["a"].suggested: the first mode is the default anyway. Leave this out, or put another mode first.',
        'modes["b"].suggested: 2 to 1 raiders are impossible. Give two numbers from 1 to 5, the smaller first.',
        'modes["c"].always[0].on: "atack" is not a verb Did you mean "attack"?',
        'modes["c"].suggested: "a" is suggested for some of these, too. Suggest one for each number.',
        'modes["d"].suggested: "c" is suggested for some of these, too. Suggest one for each number.',
      ],
    ],
    [
      'modes',
      {
        modes: [
          { id: 'a', name: 'A', about: 'A.', lots: { event: 31 } },
          { id: 'a', name: 'B', about: 'B.', lots: { event: 30 } },
        ],
        ordered: ['event'],
      },
      [
        'modes["a"].lots.event: 31 of 30 cards. Give a whole number from 0 to 30.',
        'modes["a"]: "a" appears twice. Ids must differ.',
      ],
    ],
    [
      'lots of a deck that is shuffled',
      { modes: [{ id: 'a', name: 'A', about: 'A.', lots: { event: 5 } }] },
      ['modes["a"].lots.event: only an ordered deck can have random cards removed. Add "event" to ordered.'],
    ],
  ])('%s', (_, part, problems) => {
    expect(said(part)).toEqual(problems)
  })

  test('the name of a raiders’ card', () => {
    expect(said({}, { cards: [others[0]!] })).toEqual([
      `cards["${others[0]!.name}"]: has the name of a raiders’ card. Rename it.`,
    ])
  })
})

describe('the turn', () => {
  test.each<[string, object, string[]]>([
    [
      'an unknown step',
      { turn: ['ready', 'drew', 'event', 'end'] },
      ['turn[1]: "drew" is not a step. Did you mean "draw"? A phase of your own has its name in phases.'],
    ],
    [
      'events without a deck',
      { eventDeck: undefined },
      ['turn: has an event step, but the raid has no eventDeck. Name the deck that events come from.'],
    ],
    ['no events, no deck', { turn: ['ready', 'draw', 'action', 'end', 'wrap-up'], eventDeck: undefined }, []],
    [
      'a phase of its own that is a step',
      { phases: { draw: 'Draw phase' } },
      ['phases.draw: has the name of a step that every raid has. Give it another name.'],
    ],
    [
      'a phase that never comes',
      { phases: { minion: 'Minion phase' } },
      ['phases.minion: is missing from turn. Add it to turn at its place.'],
    ],
    [
      'a phase in its place that no state answers',
      { phases: { minion: 'Minion phase' }, turn: [...onyxiasLair.turn, 'minion'] },
      ['phases.minion: no state answers it, so the phase is skipped. Add it to "on" of a state.'],
    ],
    [
      'too few raiders',
      { raiders: { min: 3, max: 2, meant: [3, 3] }, modes: onyxiasLair.modes?.slice(0, 1), levels: [] },
      ['raiders: min is larger than max. Make max at least min.'],
    ],
    [
      'one number of raiders',
      { raiders: { min: 3, max: 3, meant: [3, 3] }, modes: onyxiasLair.modes?.slice(0, 1), levels: [] },
      [],
    ],
  ])('%s', (_, part, problems) => {
    expect(said(part)).toEqual(problems)
  })
})

describe('the machine', () => {
  test.each<[string, object, string[]]>([
    [
      'an unknown beginning',
      machine({ initial: 'won' }),
      ['machine.initial: "won" is not a state. Use one of: one, two, three.'],
    ],
    [
      'an unknown end',
      onward({ gameStarts: { target: 'tow' } }),
      ['machine.states.one.on.gameStarts.target: "tow" is not a state. Did you mean "two"?'],
    ],
    [
      'an event that nobody sends',
      onward({ fatalyDamaged: { target: 'two' } }),
      [
        'machine.states.one.on.fatalyDamaged: "fatalyDamaged" is an event that never happens. Did you mean "fatallyDamaged"? Or declare it in listens.',
      ],
    ],
    [
      'events of its own',
      { ...onward({ whelpDies: { target: 'two' } }), listens: { whelpDies: { on: 'destroy' } } },
      [],
    ],
    [
      'a state within',
      onward(
        {},
        {
          initial: 'inner',
          states: {
            inner: {
              on: { fatallyDamaged: [{ target: 'iner', guard: { type: 'if', params: { some: { is: 'ally' } } } }, {}] },
            },
          },
        },
      ),
      ['machine.states.one.states.inner.on.fatallyDamaged[0].target: "iner" is not a state. Did you mean "inner"?'],
    ],
    [
      'what it does with cards that are none',
      onward({
        gameStarts: {
          actions: [
            {
              type: 'do',
              params: {
                how: 'now',
                do: [
                  { do: 'swap', what: 'yourHero', for: 'Onyxia', keep: 'readiness' },
                  { do: 'bring', cards: [[1, 'Onyxian Whelps']] },
                ],
              },
            },
          ],
        },
      }),
      [
        'machine.states.one.on.gameStarts.actions[0].params.do[0].for: "Onyxia" is not a card of this raid. Did you mean "Onyxia (Stage 1)"?',
        'machine.states.one.on.gameStarts.actions[0].params.do[1].cards[0][1]: "Onyxian Whelps" is not a card of this raid. Did you mean "Onyxian Whelp"?',
      ],
    ],
  ])('%s', (_, part, problems) => {
    expect(said(part).sort()).toEqual([...problems].sort())
  })

  test('what it asks and does is read like a card; later actions know the names of earlier ones', () => {
    const act = (list: object[]) => ({ type: 'do' as const, params: { how: 'now' as const, do: list as never } })
    const found = (actions: object[], guard?: object) =>
      said(state({ on: { fatallyDamaged: { target: 'two', actions, guard } as never } })).filter((p) =>
        p.startsWith('machine'),
      )
    const pick = { do: 'choose', what: { choose: 1, is: 'ally', as: 'one' } }
    const kill = { do: 'destroy', what: '$one' }
    expect(found([act([pick]), act([kill])])).toEqual([])
    expect(found([act([kill]), act([pick])])).toHaveLength(1)
    expect(found([act([{ do: 'destroy', what: '$what' }])])).toEqual([])
    expect(found([], { type: 'if', params: { some: { is: 'aly' } } })).toEqual([
      'machine.states.one.on.fatallyDamaged.guard.params.some.is: "aly" is not a kind of card or player Did you mean "ally"?',
      expect.stringContaining('leaves the fatal damage on the Boss, so "two" is over as it begins'),
    ])
  })

  test('standing modifiers and what it listens to', () => {
    expect(said({ always: [{ mod: 'canot', on: 'draw' }] })).toEqual([
      'always[0].mod: "canot" is not a modifier Did you mean "cannot"?',
    ])
    expect(said({ listens: { gone: { on: 'destory' } } })).toEqual([
      'listens.gone.on: "destory" is not a verb Did you mean "destroy"?',
      'listens.gone: no state answers it. Add it to "on" of a state, or remove it.',
    ])
  })
})

test('clocks of nobody, of a side that is not there, of what cannot be counted, and always near', () => {
  const clock = { boss: 'Onyxia (Stage 1)', counts: 'Resources', n: 3, at: 10, says: 'a hero is destroyed', near: 2 }
  const clocks = [
    clock,
    { ...clock, boss: 'Onyxia (Stage 4)' },
    { ...clock, boss: 'Onyxian Whelp', side: 'back' },
    { ...clock, n: 'turns', down: true },
    { ...clock, near: 10 },
    { ...clock, at: { count: { is: 'dragon' } } },
  ]
  const found = said({ table: { clocks } as never })
  expect(found.slice(0, 5).map((one) => one.replace(/(card of this raid\.).*/, '$1'))).toEqual([
    'table.clocks[1].boss: "Onyxia (Stage 4)" is not a card of this raid.',
    'table.clocks[2].boss: "Onyxian Whelp" is not a hero. Name the card of a Boss.',
    'table.clocks[2].side: "Onyxian Whelp" has no back. Leave the side out.',
    'table.clocks[3].down: turns are counted up. Leave this out.',
    'table.clocks[4].near: 10 before 10 is always near. Give a number below 10.',
  ])
  expect(found.slice(5).every((one) => one.startsWith('table.clocks[5].at'))).toBe(true)
  expect(found.length).toBeGreaterThan(5)
})
