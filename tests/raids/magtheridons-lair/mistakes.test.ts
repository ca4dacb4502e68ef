/** This raid as a designer would get it wrong: each mistake is named with its place and its fix, and nothing else is. */
import { expect, test } from 'vitest'
import { magtheridonsLair } from '../../../raids/magtheridons-lair/raid.ts'
import type { RaidDef } from '../../../src/raid/format.ts'
import { lintRaid } from '../../../src/raid/lint.ts'

const said = (part: object): string[] =>
  lintRaid({ ...magtheridonsLair, tactics: [], advice: [], levels: [], ...part } as RaidDef).map(
    ({ where, what, fix }) => `${where.replace(/^magtheridons-lair\./, '')}: ${what} ${fix}`,
  )
const { cards, types = {}, modes = [], machine } = magtheridonsLair
const card = (name: string, more: object) => ({ cards: cards.map((c) => (c.name === name ? { ...c, ...more } : c)) })
const states = (more: object) => ({ machine: { ...machine, states: { ...machine.states, ...more } } })
const unleashing = (effect: object) =>
  card('Magtheridon (Chained)', {
    back: [
      {
        when: { on: 'flip', what: 'self', to: 'back' },
        sealed: true,
        then: [effect, { do: 'swap', what: 'self', for: 'Magtheridon (Unleashed)' }],
      },
    ],
  })

/** What the text that is changed brings, and nothing else does. */
const beside = ['Manticron Cube', "Magtheridon's Lair"].map(
  (name) => `cards["${name}"]: can never come into the game. Put it into a deck, or remove it.`,
)

test('as it is, nothing is to be mended', () => {
  expect(lintRaid(magtheridonsLair)).toEqual([])
})

test.each<[string, object, string[]]>([
  [
    'Cubes by another name',
    unleashing({ do: 'bring', cards: [[5, 'Manticron Cub']] }),
    [
      'cards["Magtheridon (Chained)"].back[0].then[0].cards[0][1]: "Manticron Cub" is not a card of this raid. Did you mean "Manticron Cube"?',
      'cards["Magtheridon\'s Lair"]: can never come into the game. Put it into a deck, or remove it.',
    ],
  ],
  [
    'Bloods by their short name',
    unleashing({ do: 'create', n: 1, token: "Magtheridon's Blod" }),
    [
      'cards["Magtheridon (Chained)"].back[0].then[0].token: "Magtheridon\'s Blod" is not a card of this raid. Did you mean "Magtheridon\'s Blood"?',
      ...beside,
    ],
  ],
  [
    'a swap for a card that is not there',
    unleashing({ do: 'swap', what: 'self', for: 'Magtheridon (Unleash)' }),
    [
      'cards["Magtheridon (Chained)"].back[0].then[0].for: "Magtheridon (Unleash)" is not a card of this raid. Did you mean "Magtheridon (Unleashed)"?',
      ...beside,
    ],
  ],
  [
    'what is made as his turn starts, by a name that nothing has',
    {
      always: [
        {
          mod: 'when',
          as: true,
          event: { on: 'start', turn: 'you' },
          then: [{ do: 'create', n: 1, token: 'Blood' }],
        },
      ],
    },
    ['always[0].then[0].token: "Blood" is not a card of this raid. Did you mean "Bathe in Blood"?'],
  ],
  [
    'a card type in small letters',
    { types: { ...types, cube: { one: 'cube', many: 'cubes' } } },
    [
      'types.cube: does not begin with a capital. Call it "Cube".',
      'types.cube: no card has this type. Give it to a card, or remove it.',
    ],
  ],
  [
    'raiders who may or may not touch it',
    { types: { ...types, Cube: { one: 'Cube', many: 'Cubes', apart: 'yes' } } },
    ['types.Cube.apart: "yes" is not true Write true, or leave it out.'],
  ],
  [
    'a word for nothing',
    { nouns: { ...magtheridonsLair.nouns, "Magtheridon's Bloods": { one: 'Blood', many: 'Bloods' } } },
    ['nouns["Magtheridon\'s Bloods"]: nothing in this raid has this name. Did you mean "Magtheridon\'s Blood"?'],
  ],
  [
    'a mode for nobody',
    { modes: [modes[0], { ...modes.find(({ id }) => id === 'small-party'), suggested: [2, 1] }] },
    ['modes["small-party"].suggested: 2 to 1 raiders are impossible. Give two numbers from 1 to 5, the smaller first.'],
  ],
  [
    'a Channeler that is not there',
    {
      startsWith: [
        [2, 'Summoner Channeler'],
        [1, 'Dark Mending Channeler'],
        [2, 'Shade Channeler'],
      ],
    },
    [
      'startsWith[2]: "Shade Channeler" is not a card of this raid. Did you mean "Shadow Channeler"?',
      'cards["Shadow Channeler"]: can never come into the game. Put it into a deck, or remove it.',
    ],
  ],
  [
    'an event that nobody sends, to a state that is not there',
    states({ chained: { meta: { stage: 1 }, on: { fred: { target: 'unleashd' } } } }),
    [
      'machine.states.chained.on.fred: "fred" is an event that never happens. Did you mean "freed"? Or declare it in listens.',
      'machine.states.chained.on.fred.target: "unleashd" is not a state. Did you mean "unleashed"?',
      'listens.freed: no state answers it. Add it to "on" of a state, or remove it.',
    ],
  ],
  [
    'a raid that nobody can win',
    states({ unleashed: { meta: { stage: 2 }, on: {} } }),
    ['machine: the raiders can never win. Let fatallyDamaged of the last Boss do { do: "lose", by: "you" }.'],
  ],
  [
    'a side without its name',
    card("Magtheridon's Lair", { sides: ['Cooldown'] }),
    ['Magtheridon\'s Lair.sides: ["Cooldown"] does not have 2 parts Write a list of 2.'],
  ],
  [
    'advice that nobody can follow',
    {
      advice: [
        { plain: 'A.', say: 'A.', use: 'Cube' },
        { plain: 'A.', say: 'A.', spare: 'Manticron Cube' },
        { plain: 'A.', say: 'A.', use: 'Manticron Cube', which: 'free' },
        { plain: 'A.', say: 'A.', play: 'Blast Nova', if: [{ opposing: 'Abysal' }, '>', 1] },
        { plain: 'A.', say: 'A.', play: 'Blast Nova', if: [{ waiting: 'Minion' }, '>', 1] },
      ],
    },
    [
      'advice[2].which: "free" is not "unattached" Write "unattached".',
      'advice[0].use: "Cube" is not a card of this raid. Did you mean "Manticron Cube"?',
      'advice[1].spare: "Manticron Cube" is never in play. Name something that the raiders can harm.',
      'advice[3].if[0].opposing: "Abysal" is not a card of this raid. Did you mean "Abyssal"?',
      'advice[4].if[0].waiting: "Minion" does not wait in this raid. Use a name from "waits" of the table.',
    ],
  ],
])('%s', (_, part, problems) => {
  expect(said(part)).toEqual(problems)
})
