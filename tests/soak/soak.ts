/** `npm run soak -- --help` says how: random raids, tables without one, the marches, cards at random, or damaged files. Keep each seed that fails as a test. */
import { parseArgs } from 'node:util'
import { allCards, cardIndex } from '../../src/cards/sets/index.ts'
import { workersFor } from '../../src/cli/pool/play-all.ts'
import { library } from '../../src/content.ts'
import { guard, inWords as guardInWords, isClean } from './cards/guard.ts'
import { playSides, sideCards } from './cards/sides.ts'
import { exhaust } from './exhaust.ts'
import { batter, doors } from './files.ts'
import { soak } from './games.ts'
import { figures, runKept } from './kept.ts'
import { inWords, marched, missed, report } from './march.ts'
import { meddlings, neverLeft } from './meddler.ts'
import { printed, readBack } from './prints.ts'
import { mistaken } from './raids.ts'

const help = `npm run soak -- [--raid ID] [--mode MODE] [--tables] [--march] [--games N] [--from SEED] [--every N] [--workers N] [--queue URL]
npm run soak -- --bots [--raid ID] [--deck N] [--games N] [--from SEED] [--taint N] [--every N] [--workers N] [--queue URL]
npm run soak -- --leaving|--stealing|--readying [--games N] [--from SEED] [--every N] [--workers N] [--queue URL]
npm run soak -- --cards [--n N] [--seed SEED]
npm run soak -- --prints [--every N]
npm run soak -- --sides N [--from SEED]
npm run soak -- --kept [--every N] [--from N] [--seed SEED] [--workers N] [--queue URL]

Plays random games with every check, and prints each seed that fails. Ctrl-C ends them early, and counts those before.
  --raid ID     which raid (onyxias-lair), and --mode MODE in which of its modes
  --tables      tables without a raid (5000 games) instead of raids (2000); after them as many as it takes for every word of
                the card language to be heard, 1000 at most
  --bots        raids among bots (2000): every raid and mode or --raid, all sizes, every player of the Boss and of the raiders in turn. Each
                ends, each answer is legal, nobody but a random player ends its own game or a friend's, and what a seat may
                not know changes no answer and no reason of any bot
  --deck N      with --bots, the raiders' decks have so many cards: 20 are drawn to the last
  --taint N     with --bots, how often that is tried: at one of so many choices (60)
  --leaving     raids of every kind and tables (2000) whose players leave at any question and between any two steps: nobody who is out is asked
                anything. Counts at which they left, and tells the kinds of questions and steps at which nobody did
  --stealing    the same, where cards come under another's control all the time: powers that wait for the last to leave have heard it
  --readying    the same, where what was exhausted is readied at once: nothing lasts while it remains exhausted
  --march       instead of that, marches through Molten Core and Magtheridon's Lair, or through --raid, in both modes: says which
                states of the machine are entered and which transitions taken, and how often
  --cards       instead of games, cards that nobody has written (tests/soak/cards): each is refused by the linter with a reason, or
                its text shows every field of its data, and it plays on a table; tells what one side alone understands
  --kept        instead of games, the cards that were read (src/cards/sets), each until all of its texts, powers and words have been at work and it
                was played, targeted and destroyed, or 36 tables have been played; every --every-th card (1) from --from (1); tells
                what is left of each, and counts the reasons; those of tests/soak/cards/out-of-reach.ts are known
  --prints      instead of games, every card of the project printed and read back (tests/soak/prints.ts): the same data comes back; of the
                kept cards every --every-th
  --n N         how many cards (20000), and --seed SEED from which seed (1); also of --kept
  --sides N     instead of games, each raid's cards and some of each word for a hero, at N tables each, in the hands of the Boss player and of
                raiders: whom a text names is whom it hits (tests/soak/cards/sides.ts)
  --files N     instead of games, N damaged ones of everything that is read: saved games, rows, links, what a browser stores, raid
                files (tests/soak/files.ts); each is read or refused in plain words, and soon. With --from, others
  --raids N     instead of games, N copies of the raids that ship with the game, each with a few mistakes: the checker tells what is wrong
                with each, and soon (tests/soak/raids.ts). With --from, others
  --games N     how many games
  --from SEED   the first seed (1)
  --every N     the checks after every N choices (97; at tables 1)
  --workers N   how many games are played at a time: one on each core. Cards, files, copies and marches have one core
  --queue URL   have them played by the workers (npm run worker) at the queue of this Redis, on any
                number of machines; games only
  --help        this text
The exit code is 1 if a game or file failed, or if a word was never heard, or if a march leaves something out, or if a card
breaks a promise: these are listed.
It is 2 for an option that is not in this list, and nothing is played.`

/** Says what is wrong and how it is done, and plays nothing. */
function refuse(what: string): never {
  console.error(`${what}\n\n${help}`)
  process.exit(2)
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const shape = {
  ...{
    raid: text,
    mode: text,
    tables: flag,
    bots: flag,
    taint: text,
    deck: text,
    march: flag,
    games: text,
    from: text,
    every: text,
    help: flag,
    sides: text,
    leaving: flag,
    stealing: flag,
    readying: flag,
  },
  ...{
    cards: flag,
    kept: flag,
    prints: flag,
    n: text,
    seed: text,
    files: text,
    raids: text,
    workers: text,
    queue: text,
  },
}
function given() {
  try {
    return parseArgs({ options: shape, strict: true }).values
  } catch (error) {
    return refuse((error as Error).message.split('. ')[0] + '.')
  }
}
const options = given()
if (options.help) {
  console.log(help)
  process.exit(0)
}

const number = (
  name: 'games' | 'taint' | 'deck' | 'from' | 'every' | 'n' | 'seed' | 'sides' | 'files' | 'raids' | 'workers',
  otherwise: number,
): number => {
  const n = Number(options[name] ?? otherwise)
  if (!Number.isInteger(n) || n < 0 || options[name] === '')
    refuse(`--${name} must be a whole number, such as ${otherwise}, not "${options[name]}".`)
  return n
}

const { raid = 'onyxias-lair', mode, tables = false } = options
const known = library.raids.find(({ id }) => id === raid)
const list = (ids: readonly string[]): string => ids.map((id) => `"${id}"`).join(', ')
if (!known) refuse(`There is no raid "${raid}". There are ${list(library.raids.map(({ id }) => id))}.`)
if (mode !== undefined && !known.modes?.some(({ id }) => id === mode))
  refuse(
    known.modes
      ? `${known.name} has no mode "${mode}". It has ${list(known.modes.map(({ id }) => id))}.`
      : `${known.name} has no modes.`,
  )
const hall = { raid, ...(mode ? { mode } : {}) }
const games = number('games', tables ? 5000 : 2000)
const from = number('from', 1)
const every = number('every', tables ? 1 : 97)

if (options.march) {
  const told = marched
    .filter(([{ id }]) => options.raid === undefined || id === options.raid)
    .map(([def, of]) => report(def, of))
  if (told.length === 0) refuse(`Nobody marches through ${known.name}.`)
  for (const one of told) console.log(inWords(one))
  process.exit(told.some((one) => missed(one).length > 0) ? 1 : 0)
}

if (options.cards) {
  const n = number('n', 20_000)
  let known = 0
  const told = (done: number, soFar: () => { faults: readonly string[] }): void => {
    if (done % 100 > 0) return
    const { faults } = soFar()
    for (const fault of faults.slice(known)) console.error(fault)
    known = faults.length
    if (done % 500 === 0) console.error(`${done} of ${n} cards, ${known} faults`)
  }
  const report = guard(n, number('seed', 1), Math.max(12, Math.ceil(n / 800)), told)
  console.log(guardInWords(report))
  process.exit(isClean(report) ? 0 : 1)
}

if (options.sides !== undefined) {
  const seeds = Array.from({ length: number('sides', 8) }, (_, i) => from + i)
  const all = [...sideCards, ...library.raids.flatMap(({ cards }) => cards)]
  const wrong = all.flatMap((card) => playSides(card, seeds).wrong)
  console.log([`${all.length} cards, ${wrong.length} faults`, ...wrong].join('\n'))
  process.exit(wrong.length > 0 ? 1 : 0)
}

if (options.kept) {
  const every = Math.max(1, number('every', 1))
  const names = (await cardIndex()).map(({ name }) => name).filter((_, i) => i % every === from - 1)
  const told = figures(await runKept(names, number('seed', 1), workersFor(options, names.length)))
  console.log(JSON.stringify(told, null, 2))
  const { cards, by, stale } = told
  process.exit(by['went wrong'] + stale.length > 0 || cards < names.length ? 1 : 0)
}

if (options.prints) {
  const every = Math.max(1, number('every', 1))
  const kept = (await allCards()).filter((_, i) => i % every === 0)
  const { cards, same, unread, other } = readBack(printed(kept), console.error)
  console.log(JSON.stringify({ cards, same, unread: unread.length, other: other.length }))
  process.exit(unread.length + other.length > 0 ? 1 : 0)
}

if (options.files !== undefined) {
  const count = number('files', 500)
  const failed: string[] = []
  for (const door of Object.keys(doors) as (keyof typeof doors)[]) {
    const wrong = await batter(door, count, from)
    if (wrong) failed.push(wrong)
    console.error(wrong || `${door}: ${count} read or refused`)
  }
  console.log(JSON.stringify({ files: count, from, failed: failed.length }))
  process.exit(failed.length > 0 ? 1 : 0)
}

if (options.raids !== undefined) {
  const count = number('raids', 10_000)
  const wrong = mistaken(count, from)
  console.error(wrong || `${count} refused in words, or without a problem`)
  process.exit(wrong ? 1 : 0)
}

const deck = options.deck === undefined ? undefined : number('deck', 20)
const meddling = meddlings.find((name) => options[name])
const game = meddling
  ? { meddling }
  : options.bots
    ? { bots: { raid: options.raid, taint: number('taint', 60), deck } }
    : tables
      ? {}
      : { hall }
if (number('workers', 1) === 0) refuse('--workers must be 1 or more.')
const workers = workersFor(options, games)
const soaked = await soak({ games, from, every, workers, ...game })
let failed = soaked.failed > 0
console.log(JSON.stringify({ ...soaked, from }))
if (meddling === 'leaving') console.log(JSON.stringify({ never: neverLeft(soaked.met) }))
if (soaked.games < games) process.exit(failed ? 1 : 130)
let unheard: readonly string[] = []
if (tables) {
  try {
    const told = (n: number, left: number): unknown =>
      process.stderr.isTTY && process.stderr.write(`\r${n} more, ${left} words unheard `)
    unheard = exhaust(3, 1000, { every: 101, leaks: 211 }, told).unheard
  } catch (e) {
    failed = true
    console.error((e as Error).message)
  }
  console.log(JSON.stringify({ unheard }))
}
process.exit(failed || unheard.length > 0 ? 1 : 0)
