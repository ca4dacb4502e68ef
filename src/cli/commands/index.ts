/** Every command of the terminal: how it is called, what it does, what it can be told. */
import { playerNames } from '../../players/index.ts'
import { cards } from './cards.ts'
import { check } from './check.ts'
import { graph } from './graph.ts'
import { list } from './list.ts'
import { machine } from './machine.ts'
import { play } from './play.ts'
import { replay } from './replay.ts'
import { simulate } from './simulate.ts'

export interface CommandRow {
  usage: string
  about: string
  options: readonly (readonly [flag: string, text: string])[]
  examples: readonly string[]
  /** False, or a promise of it, when it did its work and the news is bad. Throws on bad input. */
  run:
    | typeof cards
    | typeof check
    | typeof graph
    | typeof list
    | typeof machine
    | typeof play
    | typeof replay
    | typeof simulate
}

const bots = (side: 'boss' | 'raider'): string =>
  playerNames.flatMap((player) => (player.for === 'both' || player.for === side ? [player.name] : [])).join(', ')

const sitting = [
  ['--mode <name>', 'In which of its modes, of a raid that has some: standard, full-clear; `list` names them'],
  ['--raiders <n>', 'How many raiders, 1 to 5; without it as many as --decks names, else 3'],
  ['--decks <a,b,c>', 'Decks of the raiders from seat 1 on, over again if there are fewer decks; `list` names them'],
  ['--boss <name>', `Who plays the Boss: ${bots('boss')}`],
  ['--bots <name>', `Who plays the raiders, one name for all or one for each, with commas: ${bots('raider')}`],
] as const

export const commands: readonly CommandRow[] = [
  {
    usage: 'list',
    about: 'Raids, decks and bots',
    options: [],
    examples: ['list', 'list --json'],
    run: list,
  },
  {
    usage: 'cards <what>',
    about:
      'Every card of a raid, a set or a deck, with its numbers and its text; with --json all that is printed on it',
    options: [],
    examples: ['cards onyxias-lair', 'cards heroes-of-azeroth --json'],
    run: cards,
  },
  {
    usage: 'play <raid>',
    about: 'Play a raid in text, one decision after another',
    options: [
      ...sitting,
      ['--seat <seats>', "The person's seats: a number, several with commas, boss, all or none (default: 1)"],
      ['--seed <n>', 'Which game: the same seed and the same answers give the same game'],
      ['--load <file>', 'Go on from a saved game'],
      ['--next <file>', 'The next game of a match, after this one: what was kept starts in play (800.1d)'],
      ['--every', 'Stop at every decision, also where only one answer is legal'],
    ],
    examples: [
      'play onyxias-lair',
      'play onyxias-lair --raiders 5 --seat boss --seed 7',
      'play molten-core --mode full-clear --seat none',
      'play onyxias-lair --load my.json',
    ],
    run: play,
  },
  {
    usage: 'simulate <raid>',
    about: 'Play many games among bots and count how they end; speeds are per CPU second',
    options: [
      ...sitting,
      ['--games <n>', 'How many games (default: 100)'],
      ['--seed <n>', 'Which games: the same seed gives the same checksum on every machine (default: 1)'],
      ['--records <folder>', "Keep each game's record there"],
    ],
    examples: [
      'simulate onyxias-lair --raiders 3 --games 20 --seed 1',
      'simulate onyxias-lair --boss random --bots random --json',
    ],
    run: simulate,
  },
  {
    usage: 'replay <file>',
    about: 'Run a record again and verify each of its hashes',
    options: [],
    examples: ['replay my.json', 'replay my.json --json'],
    run: replay,
  },
  {
    usage: 'check <raid>',
    about: 'Say what is wrong with a raid: its id, its folder or its file (.ts, .js, .json)',
    options: [],
    examples: ['check onyxias-lair', 'check raids/onyxias-lair', 'check my-raid.json'],
    run: check,
  },
  {
    usage: 'graph <raid>',
    about: "Print a raid's statechart in Mermaid",
    options: [],
    examples: ['graph onyxias-lair'],
    run: graph,
  },
  {
    usage: 'machine <raid>',
    about: "Print a raid's statechart as a table: states, events, conditions, what is done, where it leads",
    options: [],
    examples: ['machine onyxias-lair', 'machine raids/my-raid', 'machine onyxias-lair --json'],
    run: machine,
  },
]
