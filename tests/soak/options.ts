/** What `npm run soak` can be asked. */
import { parseArgs } from 'node:util'
import { library } from '../../src/content.ts'

export const help = `npm run soak -- [--raid ID] [--mode MODE] [--tables] [--march] [--games N] [--from SEED] [--every N] [--workers N] [--queue URL]
npm run soak -- --bots [--raid ID] [--deck N] [--games N] [--from SEED] [--taint N] [--every N] [--workers N] [--queue URL]
npm run soak -- --acts [--raid ID] [--games N] [--from SEED] [--workers N] [--queue URL]
npm run soak -- --forecasts|--real|--seats [--games N] [--from SEED] [--workers N] [--queue URL]
npm run soak -- --leaving|--stealing|--readying [--games N] [--from SEED] [--every N] [--workers N] [--queue URL]
npm run soak -- --cards [--n N] [--seed SEED]
npm run soak -- --prints [--every N]
npm run soak -- --guide
npm run soak -- --sides N [--from SEED]
npm run soak -- --edits N [--from SEED]
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
  --acts        raids among bots (2000) against each level of the Boss in turn: none of its acts does nothing or harms only its own side, and at Normal
                at most one answer in ten comes with a reason that says nothing (tests/soak/acts.ts)
  --forecasts   raids among bots (2000): each forecast of an attack, an ability or a power comes true unless somebody responds; counts them
  --real        raids (2000) whose raiders have real cards: every other one among bots and told to that table, which sees the same; in the others anybody
                says anything (tests/soak/real.ts)
  --seats       raids among bots (2000): what raiders read is said from their seats, and calls nobody an opponent on the Boss's cards
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
                kept cards every --every-th. Of the raids and the first set no field goes unsaid (tests/soak/unsaid.ts);
                and each raid whose cards are written in English is the same raid (tests/soak/english.ts)
  --guide       instead of games, those of the tutorial's last step (docs/write-a-raid): bots win as many as it prints
  --n N         how many cards (20000), and --seed SEED from which seed (1); also of --kept
  --sides N     instead of games, each raid's cards and some of each word for a hero, at N tables each, in the hands of the Boss player and of
                raiders: whom a text names is whom it hits (tests/soak/cards/sides.ts)
  --files N     instead of games, N damaged ones of everything that is read: saved games, rows, links, what a browser stores, raid
                files (tests/soak/files.ts); each is read or refused in plain words, and soon. With --from, others
  --raids N     instead of games, N copies of the raids that ship with the game, each with a few mistakes: the checker tells what is wrong
                with each, and soon (tests/soak/raids.ts). With --from, others
  --edits N     instead of games, N changes at random places of the raids that ship with the game, after each of which the choices of a game are made
                again (tests/soak/edits.ts): none throws, takes long, or changes a game that it does not touch. With --from, others
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

/** What was asked for can't be done. */
class Refused extends Error {}

function refuse(why: string): never {
  throw new Refused(why)
}

const text = { type: 'string' } as const
const flag = { type: 'boolean' } as const
const shape = {
  ...{
    raid: text,
    mode: text,
    tables: flag,
    bots: flag,
    acts: flag,
    forecasts: flag,
    real: flag,
    seats: flag,
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
    guide: flag,
    n: text,
    seed: text,
    files: text,
    raids: text,
    edits: text,
    workers: text,
    queue: text,
  },
}

/** The numbers that may be given, with the usual ones. */
const usual = {
  ...{ games: 2000, from: 1, every: 97, taint: 60, deck: 20, workers: 1 },
  ...{ n: 20_000, seed: 1, sides: 8, files: 500, raids: 10_000, edits: 5000 },
}

type Given = ReturnType<typeof given>

function given(words: string[]) {
  try {
    return parseArgs({ args: words, options: shape, strict: true }).values
  } catch (error) {
    return refuse(`${(error as Error).message.split('. ')[0]}.`)
  }
}

/** Reads the options. Throws a Refused that says what is wrong with them. */
export function optionsOf(words: string[]) {
  const options = given(words)
  const number = (name: keyof typeof usual, otherwise = usual[name]): number => {
    const n = Number(options[name] ?? otherwise)
    if (!Number.isInteger(n) || n < 0 || options[name] === '')
      refuse(`--${name} must be a whole number, such as ${otherwise}, not "${options[name]}".`)
    return n
  }
  for (const name of Object.keys(usual) as (keyof typeof usual)[]) number(name)
  if (number('workers') === 0) refuse('--workers must be 1 or more.')
  return { options, number, ...raidIn(options) }
}

/** Says what is wrong and how it is done, and plays nothing. */
export function turnDown(what: string): never {
  console.error(`${what}\n\n${help}`)
  process.exit(2)
}

/** Reads the options that the soak was called with, or turns them down. */
export function asked(words: string[]) {
  try {
    return optionsOf(words)
  } catch (error) {
    if (error instanceof Refused) return turnDown(error.message)
    throw error
  }
}

/** The raid that is named, and how random games are played in it. */
function raidIn({ raid = 'onyxias-lair', mode }: Given) {
  const known = library.raids.find(({ id }) => id === raid)
  const list = (ids: readonly string[]): string => ids.map((id) => `"${id}"`).join(', ')
  if (!known) return refuse(`There is no raid "${raid}". There are ${list(library.raids.map(({ id }) => id))}.`)
  if (mode !== undefined && !known.modes?.some(({ id }) => id === mode))
    refuse(
      known.modes
        ? `${known.name} has no mode "${mode}". It has ${list(known.modes.map(({ id }) => id))}.`
        : `${known.name} has no modes.`,
    )
  return { known, hall: { raid, ...(mode ? { mode } : {}) } }
}
