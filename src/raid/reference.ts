/** The reference entries of a raid: its parts, its machine, the events of the machine. The words of cards stand in src/language/reference. */
import { anchored, fieldsOf, formsByName, languageWords, type Word } from '../language/reference/index.ts'
import {
  built,
  type DoAction,
  lights,
  lit,
  occasions,
  type RaidDef,
  type RaidMode,
  type RaidStateNode,
  type RaidTable,
  type RaidTransition,
} from './format.ts'
import { listed, type RaidEntry, said, tacticEntries } from './reference-tactics.ts'
import { raidShape } from './shape.ts'
import type { machineEvents } from './steps.ts'

const falls: Readonly<Record<string, RaidTransition>> = {
  fatallyDamaged: { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'lose', by: 'you' }] } }] },
}
const machine = (on: RaidStateNode['on'], more: RaidStateNode = {}): Partial<RaidDef> => ({
  machine: {
    id: 'sample',
    initial: 'fight',
    states: { fight: { meta: { stage: 1, title: 'The fight' }, on: { ...falls, ...on }, ...more } },
  },
})
const wakes: DoAction = { type: 'do', params: { how: 'now', do: [{ do: 'draw', n: 1 }] } }
const acts = (params: DoAction['params']): Partial<RaidDef> =>
  machine({ gameStarts: { actions: [{ type: 'do', params }] } })

const raidEntries: Readonly<Record<keyof RaidDef, RaidEntry>> = {
  format: said('The version of the format.', '', { format: 1 }),
  id: said('Its identity, in small letters with hyphens.', '', { id: 'sample-raid' }),
  name: said('Its name.', '', { name: 'Sample raid' }),
  version: said('The version of the raid: raise it when you change the raid.', '', { version: '1.0.0' }),
  author: said('Who made it.', '', { author: 'A. Designer' }),
  licence: said('What others may do with it.', '', { licence: 'CC-BY-4.0' }),
  language: said('The language of its texts.', '', { language: 'en' }),
  rules: said('Its own numbered rules, for looking up.', '', {
    rules: [['Y100.1', 'what falls into the pit stays there']],
  }),
  about: said('What it is, in a sentence.', '', { about: 'A sample.' }),
  raiders: said('How many raiders may play it, and for how many it is meant.', 'R100.1', {
    raiders: { min: 1, max: 5, meant: [3, 5] },
  }),
  calls: said(
    'What card texts call the Boss (`boss`): by name, or “your hero” for several Bosses, of whom “the Boss” is said then.',
    '',
    { calls: 'the Golem' },
  ),
  player: said('The Boss player’s name, if not that of the Boss.', '', { player: 'The Yard' }),
  they: said('The Boss’s pronoun in card texts.', '', { they: 'he' }),
  nouns: said(
    'What card texts call a token or a tag: “bare” is an adjective (a MARKED hero), “the” is borne by one “player” or “card” alone (the raid leader).',
    '',
    {
      nouns: { 'Sample Token': { one: 'Shard', many: 'Shards' } },
      startsWith: [[2, 'Sample Token']],
    },
  ),
  starts: said('The Boss card that starts the game in play.', 'R200.2', { starts: 'Yard Golem' }),
  startsWith: said('Other cards and tokens that start in play, as set-up: further Bosses, too.', '', {
    startsWith: [[2, 'Sample Token']],
  }),
  cards: said('Every card of the raid.', '', {}),
  types: said('Card types of its own; their cards lie beside the Boss player’s party.', '', {
    types: { Gem: { one: 'Gem', many: 'Gems' } },
    startsWith: [[2, 'Sample Gem']],
  }),
  modes: said('Ways to play it, as options at set-up; the first is the default.', '', {
    modes: [
      { id: 'usual', name: 'Usual', about: 'As it is meant.' },
      {
        id: 'hard',
        name: 'Hard',
        about: 'The golem hits harder.',
        always: [{ mod: 'stat', what: 'boss', stat: 'atk', n: 2 }],
      },
    ],
  }),
  modules: said(
    'Optional sets, chosen beside the mode, alone or with others; each changes what a mode may change.',
    '',
    {
      modules: [
        {
          id: 'quake',
          name: 'Quake',
          about: 'The ground shakes.',
          always: [{ mod: 'stat', what: 'boss', stat: 'atk', n: 1 }],
        },
      ],
    },
  ),
  decks: said('Decks by name; the Boss player draws from the first.', 'R200.1', {
    decks: { main: [[30, 'Swinging Fist']], second: [[5, 'Swinging Fist']] },
  }),
  ordered: said('Decks that are not shuffled.', '', { ordered: ['second'] }),
  once: said('Decks whose graveyards are not shuffled into them as they run out.', 'R101.3c', { once: ['second'] }),
  resourceDeck: said('The one deck whose cards become resources.', '', { resourceDeck: 'main' }),
  tokens: said('The names of its tokens.', '404.2', { tokens: ['Sample Token'], startsWith: [[2, 'Sample Token']] }),
  regular: said('Cards that players may have in their own decks.', '', { regular: ['Swinging Fist'] }),
  leaves: said('Counters on the raid that it leaves to the next raid of a campaign which names them, too.', '', {
    leaves: ['Experience'],
    ...acts({ how: 'now', do: [{ do: 'put', n: 1, what: 'Experience', to: 'raid' }] }),
  }),
  realm: said('A tag that divides the table in two.', 'R503.1', {
    realm: 'Shade',
    ...acts({
      how: 'now',
      do: [{ do: 'modify', mods: [{ mod: 'is', what: { choose: 1, is: 'opponent' }, tag: 'Shade' }] }],
    }),
  }),
  threat: said(
    'In the wrap-up step of their turn, raiders destroy resources above the lowest threat level in play.',
    'R504.2a',
    {
      threat: true,
    },
  ),
  always: said('Modifiers of the raid, from the Boss player’s side.', '', {
    always: [{ mod: 'cannot', on: 'leave', what: { is: 'token', of: 'you' } }],
  }),
  draws: said('How many cards the Boss player draws.', 'R201.1', { draws: { plus: [1, { raid: 'stage' }] } }),
  handMax: said('How many cards the Boss player keeps.', 'R100.4', { handMax: 10 }),
  firstTurn: said('Who takes the first turn.', 'R200.4', { firstTurn: 'left of boss' }),
  skipsFirstDraw: said('Whether the first draw step is skipped.', '501.2b', { skipsFirstDraw: false }),
  bossMulligans: said('Whether the Boss player may mulligan.', 'R200.3', { bossMulligans: true }),
  turn: said('The steps of the Boss player’s turn, with phases of its own.', 'R201.1', {
    turn: ['ready', 'draw', 'action', 'end', 'wrap-up'],
  }),
  phases: said('The names of its own phases.', 'R301.3', {
    turn: ['ready', 'draw', 'quake', 'action', 'end', 'wrap-up'],
    phases: { quake: 'Quake phase' },
    ...machine({
      quake: { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'draw', by: 'opponents', n: 1 }] } }] },
    }),
  }),
  eventDeck: said('The deck whose top card is the event of the event step.', 'R203.2', {
    turn: ['ready', 'draw', 'event', 'action', 'end', 'wrap-up'],
    decks: { main: [[30, 'Swinging Fist']], event: [[9, 'Tremor']] },
    eventDeck: 'event',
  }),
  afterEvent: said(
    'Where a resolved event goes: as a "resource" it lets the Boss pay for cards, who places none from the hand.',
    'R201.2a',
    { afterEvent: 'graveyard' },
  ),
  listens: said('Events that the machine hears, by name.', '', {
    listens: { allyFalls: { on: 'destroy', what: { is: 'ally', of: 'opponents' } } },
    ...machine({ allyFalls: { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'draw', n: 1 }] } }] } }),
  }),
  machine: said('Its statechart: states, and what happens in each.', '', machine({})),
  table: said('What its table shows besides cards; it has no effect on the rules.', '', {
    table: { hall: { built: 'stone', lights: ['ember'] } },
  }),
  face: said(
    'What the start screen shows of it, and with "treasure" the set that winners draw from in a campaign.',
    '',
    { face: { name: 'Yard Golem', minutes: 20 } },
  ),
  art: said('Beings, emblems, cues, pictures and sounds for its cards.', '', {
    art: { beings: { 'Yard Golem': 'giant' } },
  }),
  tactics: said('How the Boss plays, most important first.', '', {
    tactics: [{ play: 'Swinging Fist', plain: 'It swings.', say: 'It swings.' }],
  }),
  advice: said('How the raiders’ bots play in this raid.', '', {
    advice: [{ attack: { most: 'ATK' }, plain: 'They strike the strongest.', say: 'The strongest first.' }],
  }),
  levels: said(
    'How often the Boss errs at each level with so many raiders (0 never, 1 at every act), and what bots reached; `raid calibrate` finds it.',
    '',
    { levels: [{ level: 'normal', raiders: 3, mistakes: 0.4 }] },
  ),
}

/** The parts of its machine, by the records that have them. */
type MachineKey =
  | keyof RaidStateNode
  | keyof RaidTransition
  | keyof DoAction['params']
  | 'stage'
  | 'title'
  | 'card'
  | 'id'
  | 'params'
const machineEntries: Readonly<Record<MachineKey, RaidEntry>> = {
  id: said('The machine’s name; the raid’s id if left out.', '', machine({})),
  initial: said('The state that it starts in.', '', machine({})),
  states: said('Its states, by name.', '', machine({})),
  on: said(
    'What happens in a state when an event happens: the first transition whose condition is true.',
    '',
    machine({ gameStarts: { actions: [wakes] } }),
  ),
  entry: said('What is done as the state is entered.', '', machine({}, { entry: [wakes] })),
  meta: said('What the map shows for a state: its stage, title and card.', '', machine({})),
  type: said(
    'Of an action "do", of a guard "if", each with its params; of a state "final": the machine ends there.',
    '',
    {
      machine: {
        id: 'sample',
        initial: 'fight',
        states: {
          fight: {
            meta: { stage: 1, title: 'The fight' },
            on: { fatallyDamaged: { ...falls.fatallyDamaged, target: 'over' } },
          },
          over: { type: 'final' },
        },
      },
    },
  ),
  stage: said('The stage, which texts read as { raid: "stage" }.', 'R203.1', machine({})),
  title: said('The state in words.', '', machine({})),
  card: said('The card of an ordered deck that brings the state.', '', {
    ordered: ['second'],
    machine: {
      id: 'sample',
      initial: 'fight',
      states: { fight: { meta: { stage: 1, title: 'The fight', card: 'Swinging Fist' }, on: falls } },
    },
  }),
  target: said('The state that it goes to; it stays where it is if left out.', '', {
    machine: {
      id: 'sample',
      initial: 'calm',
      states: {
        calm: { meta: { stage: 1, title: 'Calm' }, on: { gameStarts: { target: 'fight' } } },
        fight: { meta: { stage: 2, title: 'The fight' }, on: falls },
      },
    },
  }),
  guard: said(
    'A condition; the transition is taken only if it is true.',
    '',
    machine({
      gameStarts: {
        guard: { type: 'if', params: { turnOf: 'opponents' } },
        actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'draw', n: 1 }] } }],
      },
    }),
  ),
  when: said(
    'When it is taken, in words for the map.',
    '',
    machine({ gameStarts: { when: 'As the game starts.', actions: [wakes] } }),
  ),
  actions: said('What is done.', '', acts({ how: 'now', do: [{ do: 'draw', n: 1 }] })),
  params: said(
    'What an action does, or the condition of a guard.',
    '',
    acts({ how: 'now', do: [{ do: 'draw', n: 1 }] }),
  ),
  prompts: said(
    'Own words for its questions, by their places in "do": "0.what" is what the first effect chooses.',
    '',
    acts({
      how: 'now',
      do: [
        { do: 'choose', what: { choose: 1, is: 'opponent' }, as: 'he' },
        { do: 'draw', by: '$he', n: 1 },
      ],
      prompts: { '0.what': 'Who draws a card?' },
    }),
  ),
  how: said(
    '"now": at once, without the chain; "sealed": on the chain, where players can’t interrupt it.',
    '103.3',
    acts({ how: 'sealed', called: 'The golem wakes', do: [{ do: 'draw', n: 1 }] }),
  ),
  do: said(
    'The effects, from the Boss player’s side.',
    '',
    acts({ how: 'now', do: [{ do: 'deal', n: 1, by: 'boss', to: { is: 'hero', of: 'opponents' } }] }),
  ),
  name: said(
    'A name; the machine hears "done" as it is done.',
    '',
    machine({
      gameStarts: { actions: [{ type: 'do', params: { how: 'now', name: 'wake', do: [{ do: 'draw', n: 1 }] } }] },
      done: { actions: [wakes] },
    }),
  ),
  called: said(
    'Its name on the chain, in the log and on the map.',
    '',
    acts({ how: 'sealed', called: 'The golem wakes', do: [{ do: 'draw', n: 1 }] }),
  ),
}

const shown = (table: RaidTable): Partial<RaidDef> => ({ table })
const tableEntries: Readonly<Record<keyof RaidTable, RaidEntry>> = {
  hall: said(
    `The material of the hall, "built": ${listed(built)}; and the light of each stage, "lights": ${listed(lights)}.`,
    '',
    shown({ hall: { built: 'brick', lights: ['magma'] } }),
  ),
  types: said(
    'How cards of its own types are shown, "as" a "pool" (with its "pile" and the "marks" in card texts), a "post" or a "site".',
    '',
    {
      types: { Gem: { one: 'Gem', many: 'Gems' } },
      startsWith: [[2, 'Sample Gem']],
      ...shown({ types: { Gem: { as: 'pool' } } }),
    },
  ),
  bonds: said(
    'What holds the Boss: the words for "one" and "many", how many there were ("of") and how many are "left".',
    'R402.1',
    shown({ bonds: { one: 'chain', many: 'chains', of: 5, left: { count: { is: 'token', of: 'you' } } } }),
  ),
  looms: said(
    'A danger that comes nearer: what it is "called", the "card" and its "side" that strikes, and what averts it: "met" (a count) "of" so many, "by" what in words.',
    'R402.4',
    shown({ looms: { called: 'Quake', card: 'Yard Golem', side: 'back', met: 0, of: 3, by: 'Posts manned' } }),
  ),
  waits: said(
    'Cards that wait face down: the words for "one" and "many", and how many, "n".',
    '',
    shown({ waits: [{ one: 'secret', many: 'secrets', n: 2 }] }),
  ),
  threat: said(
    'How many resources each raider may keep.',
    'R504.2a',
    shown({ threat: { called: 'Threat', level: 4 } }),
  ),
  standins: said(
    'Who must be beaten in the Boss’s place: the words for "one" and "many", how many there were ("of") and how many are "left".',
    '',
    shown({
      standins: { one: 'guard stands', many: 'guards stand', of: 2, left: { count: { is: 'token', of: 'you' } } },
    }),
  ),
  clocks: said(
    'What a Boss counts towards: "counts" (in words), its number "n" (an amount, or "turns"), "at" which number, what it "says" happens then, and from how many before it is "near"; "boss" and "side" print it, and with "down" it falls.',
    '',
    shown({ clocks: [{ boss: 'Yard Golem', counts: 'Turns', n: 'turns', at: 10, says: 'the yard falls', near: 2 }] }),
  ),
  lessons: said(
    `What the coach tells new players once, at an occasion, "when": ${listed(occasions)}, so many counters on the raid ({ "counters": "Doom", "n": 3 }), or somebody with a tag, state or counter ({ "of": "raiders", "is": { "state": "damaged" } }); a "title" and a "text", and what is "lit": ${listed(lit)}.`,
    '',
    shown({ lessons: [{ when: 'swarm', title: 'Shards', text: 'Clear the shards first.', lit: 'allies' }] }),
  ),
}

const inMode = (about: string): RaidEntry => said(about, '', raidEntries.modes.example)
const changing = (about: string, more: Partial<RaidMode>): RaidEntry =>
  said(about, '', { modes: [{ id: 'hard', name: 'Hard', about: 'Harder.', ...more }] })
const modeEntries: Readonly<Record<keyof RaidMode, RaidEntry>> = {
  id: inMode('The id to choose it by.'),
  name: inMode('Its name.'),
  about: inMode('What it is, in a sentence.'),
  draws: changing('Cards drawn in the draw step, instead.', { draws: 2 }),
  handMax: changing('The hand size, instead.', { handMax: { plus: [5, { raid: 'raiders' }] } }),
  skipsFirstDraw: changing('Whether the first draw step is skipped, instead.', { skipsFirstDraw: true }),
  starts: changing('The Boss that starts in play, instead.', { starts: 'Yard Golem' }),
  startsWith: changing('What else starts in play, instead.', { startsWith: [[2, 'Sample Token']] }),
  decks: changing('So many copies of these cards in a deck, instead; 0 takes a card out.', {
    decks: { main: [[20, 'Swinging Fist']] },
  }),
  lots: said(
    'Ordered decks of which only so many cards, drawn at random, are in the game: a number, or an amount such as { raid: "raiders" }.',
    '',
    {
      ordered: ['main'],
      modes: [{ id: 'short', name: 'Short', about: 'With fewer cards.', lots: { main: 20 } }],
    },
  ),
  always: inMode('Modifiers of this mode.'),
  suggested: said('For how many raiders it is suggested.', '', {
    modes: [
      { id: 'usual', name: 'Usual', about: 'As it is meant.' },
      { id: 'small', name: 'Small', about: 'For few.', suggested: [1, 2] },
    ],
  }),
  handicap: said(
    'Who has it harder in this mode; levels may use it where the Boss’s play alone does not reach them.',
    '',
    {
      modes: [
        { id: 'usual', name: 'Usual', about: 'As it is meant.' },
        { id: 'hard', name: 'Hard', about: 'Harder.', handicap: 'raiders' },
      ],
    },
  ),
  learning: said('The mode of a first raid: its seed, and the decks that take part.', '', {
    modes: [{ id: 'first', name: 'First', about: 'To learn.', learning: { seed: 1, decks: ['sample'] } }],
  }),
}

/** The events of every machine. */
const raidEventEntries: Readonly<Record<(typeof machineEvents)[number], RaidEntry>> = {
  gameStarts: said('The game starts.', '101.1', acts({ how: 'now', do: [{ do: 'draw', n: 1 }] })),
  fatallyDamaged: said('A Boss has fatal damage: the raid decides what follows.', 'R202.1', machine({})),
  eventResolved: said('An event has left the chain.', 'R201.2a', {
    ...raidEntries.eventDeck.example,
    ...machine({ eventResolved: { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'draw', n: 1 }] } }] } }),
  }),
  done: said(
    'A named action is done.',
    '',
    machine({
      gameStarts: { actions: [{ type: 'do', params: { how: 'now', name: 'wake', do: [{ do: 'draw', n: 1 }] } }] },
      done: { actions: [{ type: 'do', params: { how: 'now', do: [{ do: 'draw', by: 'opponents', n: 1 }] } }] },
    }),
  ),
}

const kinds: readonly { kind: string; entries: Readonly<Record<string, RaidEntry>> }[] = [
  { kind: 'part of a raid', entries: raidEntries },
  { kind: 'machine', entries: machineEntries },
  { kind: 'raid event', entries: raidEventEntries },
  { kind: 'mode', entries: modeEntries },
  { kind: 'table', entries: tableEntries },
  { kind: 'tactic', entries: tacticEntries },
]

/** Each word of a raid with the parts that show it. */
export const raidSamples = (): { kind: string; word: string; entry: RaidEntry }[] =>
  kinds.flatMap(({ kind, entries }) => Object.entries(entries).map(([word, entry]) => ({ kind, word, entry })))

/** Every word of cards and raids, with an anchor of its own. */
export function words(): Word[] {
  const forms = formsByName(raidShape)
  const fieldsIn = (kind: string, word: string) =>
    kind === 'part of a raid' ? fieldsOf(forms.get('raid'), 'raid').filter(({ name }) => name === word) : []
  return anchored([
    ...languageWords(),
    ...raidSamples().map(({ kind, word, entry: { about, rule, example } }) => ({
      kind,
      word,
      about,
      rule,
      fields: fieldsIn(kind, word).map((field) => ({ ...field, about })),
      example,
      english: '',
    })),
  ])
}
