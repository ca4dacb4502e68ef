/** Every command of the terminal: its usage, what it does, its options. */
import type { CAC } from 'cac'
import { playerNames } from '../../players/index.ts'
import { calibrate } from './calibrate.ts'
import { cards } from './cards.ts'
import { check } from './check.ts'
import { compare } from './compare.ts'
import { deck } from './deck.ts'
import { graph } from './graph.ts'
import { listCommand } from './list.ts'
import { machine } from './machine.ts'
import { matrix } from './matrix.ts'
import { newCommand } from './new.ts'
import { pack, unpack } from './pack.ts'
import { play } from './play.ts'
import { read } from './read.ts'
import { reference } from './reference.ts'
import { replay } from './replay.ts'
import { schema } from './schema.ts'
import { simulate } from './simulate.ts'
import { worker } from './worker.ts'

export interface CommandRow {
  usage: string
  about: string
  options: readonly (readonly [flag: string, text: string])[]
  examples: readonly string[]
  /** Returns false, or a promise of it, if it ran and found problems. Throws on bad input. */
  run: Parameters<ReturnType<CAC['command']>['action']>[0]
}

const bots = (side: 'boss' | 'raider'): string =>
  playerNames.flatMap((player) => (player.for === 'both' || player.for === side ? [player.name] : [])).join(', ')

const table = [
  ['--mode <name>', "One of the raid's modes, such as standard or full-clear; `list` names them"],
  ['--raiders <n>', 'How many raiders, 1 to 5 (default: as many as --decks names, otherwise 3)'],
  [
    '--decks <a,b,c>',
    "The raiders' decks from seat 1 on, or a ready-made party, as `list` names them, or files with decks of your own; repeated if there are fewer decks than raiders",
  ],
] as const

const sitting = [
  ...table,
  ['--boss <name>', `Who plays the Boss: ${bots('boss')}`],
  ['--bots <name>', `Who plays the raiders, one name for all or one for each, separated by commas: ${bots('raider')}`],
] as const

const mistakes = ['--mistakes <share>', 'How often the Boss errs, from 0 to 1 (overrides its level)'] as const

const workers = [
  ['--workers <n>', 'How many games are played at a time (default: one on each core); the results are the same'],
  [
    '--queue <address>',
    'Have the games played by the workers at the queue of this Redis, such as redis://localhost:6379, on any number of machines; the results are the same',
  ],
] as const

const force = ['--force', 'Overwrite files that exist already'] as const

const embedRaid = [
  '--embed-raid',
  'Put the raid itself into what is saved, so that it plays where the raid is not known',
] as const

export const commands: readonly CommandRow[] = [
  {
    usage: 'list [raid]',
    about: 'Raids, decks and bots; a raid from a file is listed with the others',
    options: [],
    examples: ['list', 'list --json', 'list my.raid.json'],
    run: listCommand,
  },
  {
    usage: 'cards [what]',
    about:
      'Every card of a raid, a set or a deck, or the cards of a name, with their numbers and texts; without a word, all sets. With --json everything that is printed on them',
    options: [],
    examples: ['cards', 'cards onyxias-lair', 'cards my.raid.json', 'cards ToF', 'cards "Poison Water" --json'],
    run: cards,
  },
  {
    usage: 'play <raid>',
    about: 'Play a raid as text, one decision after another',
    options: [
      ...sitting,
      ['--seat <seats>', 'Your seats: a number, several separated by commas, boss, all or none (default: 1)'],
      ['--seed <n>', 'The seed of the game: the same seed and the same answers give the same game'],
      [
        '--real [cards]',
        'Your cards are real and lie on your table; with a number, nobody has told the list of your deck (docs/real-table.md)',
      ],
      ['--dice', 'With --real: you roll the dice on your table, and say what they show'],
      ['--raid-decks', 'With --real: the raid’s decks lie on your table, and you say which card is drawn'],
      ['--load <file>', 'Continue a saved game'],
      [
        '--next <file>',
        'Play the next game of a match, after the game in this file: kept equipment starts in play (800.1d)',
      ],
      ['--table <file>', 'Begin with the position in this file (docs/practice.md); --seed rolls other dice'],
      embedRaid,
      ['--watch', 'Follow the raid’s JSON: at each change the game is made again up to the same moment'],
      ['--every', 'Stop at every decision, even if only one answer is legal'],
      ['--verbose', 'Tell every step, not only results'],
      ['--think-aloud', 'Bots and the Boss tell what else they considered, and what it is worth to them'],
    ],
    examples: [
      'play onyxias-lair',
      'play onyxias-lair --raiders 5 --seat boss --seed 7',
      'play molten-core --mode full-clear --seat none',
      'play onyxias-lair --real --decks my-deck.txt',
      'play onyxias-lair --load my.json',
      'play my.raid.json --embed-raid',
      'play my.raid.json --watch',
    ],
    run: play,
  },
  {
    usage: 'simulate <raid>',
    about: 'Play many games among bots and count the results; speeds are per CPU second, of all workers together',
    options: [
      ...sitting,
      mistakes,
      ['--games <n>', 'How many games (default: 100)'],
      ['--seed <n>', 'The seed of the games: the same seed gives the same checksum on every machine (default: 1)'],
      ['--records <folder>', "Save each game's record there"],
      embedRaid,
      ['--questions', 'Count how often a person would be asked outside their own turn, with the usual stops'],
      ['--hold', 'The raiders keep powers, quests and instant cards to themselves, so that they could always act'],
      [
        '--report',
        'Report how balanced the raid is: parties of every size and deck; --raiders may be 1-5 or 1,3,5, --boss a list; 200 games by default',
      ],
      [
        '--tactics-report',
        'List the tactics that nobody follows and the cards that are never played in 200 raids, with the reason that the raid gives, if it gives one',
      ],
      ['--html <file>', 'Write the report as a page with charts, too'],
      [
        '--against <raid>',
        'With --report: play the same games with another version of the raid, and show both side by side',
      ],
      ...workers,
    ],
    examples: [
      'simulate onyxias-lair --raiders 3 --games 20 --seed 1',
      'simulate onyxias-lair --boss random --bots random --json',
      'simulate molten-core --raiders 3 --games 20 --questions',
      'simulate onyxias-lair --report --games 500 --html report.html',
    ],
    run: simulate,
  },
  {
    usage: 'compare <raid>',
    about:
      'Play the same games with A and with B, and tell which is better and how sure that is: two Boss players, or two bots of the raiders. A bot from outside is named by the path of its module, which exports makeBot(seat, seed, library)',
    options: [
      ...table,
      ['--boss <a,b>', `Two who play the Boss, or one for both: ${bots('boss')}, or a module`],
      ['--bots <a,b>', `Two who play all raiders, or one for both: ${bots('raider')}, or a module`],
      ['--games <n>', 'How many pairs of games (default: 200)'],
      ['--seed <n>', 'The seed of the games: the same seed gives the same checksums on every machine (default: 1)'],
      ...workers,
    ],
    examples: [
      'compare onyxias-lair --raiders 5 --boss story,tactics',
      'compare molten-core --raiders 4 --bots raider,careful --games 400 --json',
      'compare onyxias-lair --raiders 5 --bots raider,my-bot.js',
    ],
    run: compare,
  },
  {
    usage: 'calibrate <raid>',
    about:
      'Find how often the Boss must err for raiders to win as often as each level promises, for each number of raiders, and confirm it on other games',
    options: [
      ['--raiders <sizes>', 'The numbers of raiders: 3-5 or 3,5 (default: those for whom the raid is meant)'],
      ['--level <names>', 'Which levels: story, normal, heroic, mythic (default: all)'],
      ['--games <n>', 'How many games for each share of mistakes that is tried (default: 200)'],
      ['--confirm <n>', 'How many other games confirm each level (default: 1600)'],
      ['--kept', 'Look for nothing: confirm the levels that the raid has, on as many games as --confirm says'],
      ['--seed <n>', 'The seed of the games that are tried; those that confirm have the next (default: 1)'],
      ['--write', 'Keep each level in the raid’s file or its levels.json as soon as it is confirmed'],
      ['--decks <a,b,c>', 'The decks of the party, from seat 1 on, or files with decks'],
      ['--bots <name>', 'Who plays the raiders (default: raider)'],
      ...workers,
    ],
    examples: ['calibrate onyxias-lair --raiders 3 --write', 'calibrate my.raid.json --games 40 --confirm 200'],
    run: calibrate,
  },
  {
    usage: 'matrix [...raids]',
    about:
      'How strong everybody is: every Boss player against every bot of the raiders, in parties of every size, in these raids or in all; as tables in Markdown (docs/strength.md)',
    options: [
      table[0],
      table[2],
      ['--raiders <sizes>', 'Which sizes of the party, such as 1-5 or 3,5 (default: all that the raid allows)'],
      ['--boss <a,b>', `Who play the Boss: ${bots('boss')}, or modules (default: tactics)`],
      ['--bots <a,b>', `Who play the raiders: ${bots('raider')}, or modules (default: raider)`],
      ['--games <n>', 'How many games for each cell (default: 20)'],
      ['--seed <n>', 'The seed of the games: the same seed gives the same checksums on every machine (default: 1)'],
      ...workers,
    ],
    examples: ['matrix onyxias-lair --boss random,tactics --raiders 3-5', 'matrix --games 100 --json'],
    run: matrix,
  },
  {
    usage: 'worker',
    about:
      'Play games for `simulate`, `compare`, `calibrate` and `matrix` with --queue, here or on another machine, until Ctrl-C; it takes jobs of its own version only, and another worker does those of one that is killed',
    options: [
      ['--queue <address>', 'The Redis where the queue is, such as redis://localhost:6379'],
      ['--workers <n>', 'How many games are played at a time (default: one on each core)'],
    ],
    examples: [
      'worker --queue redis://localhost:6379',
      'worker --queue rediss://:password@queue.example:6380 --workers 8',
    ],
    run: worker,
  },
  {
    usage: 'replay <file>',
    about: 'Play a record again and verify each of its hashes',
    options: [['--raid <path>', 'The folder or file of its raid, if that is not built in and not in the record']],
    examples: ['replay my.json', 'replay my.json --raid my.raid.json', 'replay my.json --json'],
    run: replay,
  },
  {
    usage: 'check <raid>',
    about: 'Report what is wrong with a raid',
    options: [
      ['--watch', 'Check again at each change of its files, until Ctrl-C'],
      ['--data', 'Show the data of each text that the raid has in English'],
      ['--play', 'If nothing is wrong, play a few games of each mode among bots, and say what never happens'],
    ],
    examples: [
      'check onyxias-lair',
      'check raids/onyxias-lair',
      'check my-raid.json --watch',
      'check my-raid.json --play',
    ],
    run: check,
  },
  {
    usage: 'deck <check> <file>',
    about:
      'Report what is wrong with a deck of your own: a list such as "4 Parvink", JSON, or a link; every unknown name with the nearest, and what the rules forbid (100)',
    options: [],
    examples: ['deck check my-deck.txt', 'deck check my-deck.txt --json'],
    run: deck,
  },
  {
    usage: 'new <name>',
    about:
      'Make a small complete raid to go on from: a folder with raid.ts, or with --json one file NAME.raid.json. A path instead of the name is the folder or file that is written',
    options: [
      ['-o, --out <folder>', 'Where to put a raid that is given by name (default: here)'],
      force,
      ['--json', 'Write one file NAME.raid.json instead of a folder'],
    ],
    examples: [
      'new "Golem Yard"',
      'new golem-yard --json',
      'new ../raids/golem-yard',
      'new raids/golem-yard.raid.json',
    ],
    run: newCommand,
  },
  {
    usage: 'pack <raid>',
    about: 'Write a raid as one file that can be passed on, with its pictures and sounds in it',
    options: [['-o, --out <file>', 'The file to write (default: NAME.raid.json here)'], force],
    examples: ['pack raids/my-raid', 'pack onyxias-lair -o lair.raid.json'],
    run: pack,
  },
  {
    usage: 'unpack <raid>',
    about: 'Write a raid as a folder with raid.ts and its pictures and sounds, to go on writing it',
    options: [
      ['-o, --out <folder>', 'The folder to write (default: NAME)'],
      ['--data', 'Write the data of texts that the raid has in English'],
      force,
    ],
    examples: ['unpack my.raid.json', 'unpack my.raid.json -o raids/my-raid'],
    run: unpack,
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
    about: "Print a raid's statechart as a table: states, events, conditions, actions, next states",
    options: [],
    examples: ['machine onyxias-lair', 'machine raids/my-raid', 'machine onyxias-lair --json'],
    run: machine,
  },
  {
    usage: 'read [file]',
    about:
      'Read the English of one card, from a file or as --text, and print its data or the word that stops the reader',
    options: [
      ['--text <text>', 'Read this text instead of a file'],
      ['--type <type>', 'The type of the card (default: ability)'],
      ['--name <name>', 'The name of the card'],
      ['--raid <raid>', 'The raid whose card it is, by id or path: then its Boss, tokens and nouns are known'],
    ],
    examples: [
      'read --text "Destroy target ally." --type ability',
      'read my-card.txt --type ally --name "Brook Tanner"',
    ],
    run: read,
  },
  {
    usage: 'reference [word]',
    about:
      'What a word of the card language or of a raid means: its fields, its rule, an example; without a word all of them',
    options: [['--usage', 'How many words one card alone uses, of all cards of the project, and which']],
    examples: ['reference', 'reference deal', 'reference fatallyDamaged --json', 'reference --usage'],
    run: reference,
  },
  {
    usage: 'schema',
    about: 'Print the JSON Schema of a raid file, with which editors complete and check it',
    options: [
      ['-o, --out <file>', 'Write it into this file'],
      ['--force', 'Replace the file if it exists'],
    ],
    examples: ['schema', 'schema -o raid.v1.schema.json'],
    run: schema,
  },
]
