import { loadAllCards } from '../../content.ts'
import type { Game } from '../../engine/index.ts'
import {
  choices,
  eventCount,
  libraryFor,
  load,
  nextGame,
  outcome,
  played,
  raidSetup,
  record,
  start,
} from '../../engine/index.ts'
import type { GameRecord, Library, RaidSetup, SeatSetup } from '../../engine/types.ts'
import { parseTable } from '../../practice/index.ts'
import { type RaidDef, suggestedMode } from '../../raid/format.ts'
import { realFault } from '../../session/real-things.ts'
import type { Reason, SeatPlan } from '../../session/saved-game.ts'
import { newSession, personSeats, type Session } from '../../session/session.ts'
import { bounds } from '../../state/bounds.ts'
import { type RaidAtHand, raidAtHand } from '../named/raid-file.ts'
import { playersFor, type SittingOptions, sitting } from '../named/sitting.ts'
import { json, plainDisplay } from '../play/display.ts'
import { following } from '../play/following.ts'
import { changed, playOn, terminalInput } from '../play/run.ts'
import { newTerminal, type Terminal } from '../play/terminal.ts'
import { readText } from '../shell/files.ts'
import { type Common, listOption, SEEDS, seed, wholeNumber, wordOption } from '../shell/options.ts'
import { CliError, inFile } from '../shell/problem.ts'
import { readSaved } from './replay.ts'

export interface PlayOptions extends Common, SittingOptions {
  seat?: unknown
  seed?: unknown
  load?: unknown
  next?: unknown
  table?: unknown
  real?: unknown
  dice?: boolean
  raidDecks?: boolean
  every?: boolean
  verbose?: boolean
  thinkAloud?: boolean
  embedRaid?: boolean
  watch?: boolean
}

/** The number of past events of a loaded game that are shown again. */
const RECAP = 10

/** Plays a raid in the terminal, from the start or from a saved game. */
export async function play(raid: string, options: PlayOptions): Promise<void> {
  const hand = await raidAtHand(raid)
  let terminal = await open(hand, options)
  const display = options.json ? json : plainDisplay
  display.showLines(greeting(terminal.session, hand.raid))
  const follows = options.watch ? following(hand.from, terminalInput(), display) : null
  const input = follows?.input ?? terminalInput()
  try {
    while ((await playOn(terminal, display, input)) === changed && follows) terminal = await follows.again(terminal)
  } finally {
    input.close()
  }
}

async function open(hand: RaidAtHand, options: PlayOptions): Promise<Terminal> {
  const file = wordOption(options.load, '--load')
  const last = wordOption(options.next, '--next')
  const table = wordOption(options.table, '--table')
  if ([last, file, table, options.real].some((one) => one !== undefined)) await loadAllCards()
  const { game, seats, reasons } =
    last !== undefined
      ? further(hand, last, options)
      : file !== undefined
        ? goOn(hand, file, options)
        : table !== undefined
          ? fromTable(hand, table, options)
          : anew(hand, options)
  const stops = { stop: options.every === true ? 'always' : 'matters', marks: [] } as const
  const session = newSession(libraryFor(hand.library, played(game)), game, seats, {
    stops,
    aloud: options.thinkAloud === true,
    plans: true,
    reasons,
  })
  return newTerminal(session, Math.max(0, choices(game) ? eventCount(game) - RECAP : 0), {
    verbose: options.verbose === true,
    embed: options.embedRaid === true,
  })
}

interface Opened {
  game: Game
  seats: readonly SeatPlan[]
  reasons?: readonly Reason[]
}

const anySeed = (options: PlayOptions): number => seed(options.seed, Math.floor(Math.random() * SEEDS))

function anew({ library, raid }: RaidAtHand, options: PlayOptions): Opened {
  const { setup, players } = sitting(library, raid.id, options)
  const seats = plans(players, options)
  const unreal = realFault(options.raidDecks ? 'all' : undefined, seats[0]?.kind ?? '')
  if (unreal) throw new CliError(unreal.why, '--raid-decks', unreal.fix)
  const seeded = {
    ...withReal(library, setup, seats, options.real),
    ...(options.dice ? { dice: 'told' as const } : {}),
    ...(options.raidDecks ? { raidDecks: 'drawn' as const } : {}),
    seed: anySeed(options),
  }
  return { game: start(libraryFor(library, { setup: seeded }), seeded), seats }
}

/** The setup in which the cards of all raiders whom people play are real. */
function withReal(
  library: Library,
  setup: Omit<RaidSetup, 'seed'>,
  seats: readonly SeatPlan[],
  given: unknown,
): Omit<RaidSetup, 'seed'> {
  if (given === undefined) return setup
  if (seats.every(({ kind }, seat) => kind === 'bot' || seat === 0))
    throw new CliError('no raider is played by a person', '--real', 'Take a raider’s seat: --seat 1.')
  const cards = given === true ? undefined : wholeNumber(given, '--real', 60, 30, bounds.deck)
  const raiders = setup.raiders.map((raider, i): SeatSetup => {
    if (seats[i + 1]?.kind !== 'person') return raider
    if (cards === undefined) return { ...raider, real: true }
    const deck = typeof raider.deck === 'string' ? library.decks.find(({ id }) => id === raider.deck) : raider.deck
    return deck ? { ...raider, deck: { ...deck, cards: [], side: undefined }, real: { cards } } : raider
  })
  return { ...setup, raiders }
}

/** The game after the one in this file, which must be over: the same raiders with the equipment they kept (800.1d). */
function further({ library, raid }: RaidAtHand, file: string, options: PlayOptions): Opened {
  const { saved, seats } = savedIn(raid, 'next', file, options)
  const end = inFile(file, () => outcome(load(library, saved, { events: false })))
  if (!end) throw new CliError('that game is not over', `--next ${file}`, `Play it to its end with --load ${file}.`)
  const setup = nextGame(saved.setup, end, anySeed(options))
  return { game: start(libraryFor(library, { setup }), setup), seats }
}

/** A saved game has its own raid, decks and seed; refuses options that contradict them. */
function goOn({ library, raid }: RaidAtHand, file: string, options: PlayOptions): Opened {
  const { saved, seats, reasons } = savedIn(raid, 'load', file, options)
  return { game: inFile(file, () => load(library, saved)), seats, reasons }
}

/** A game that begins with the position of a file; with --seed other dice, and other cards where it leaves decks out. */
function fromTable({ library, raid }: RaidAtHand, file: string, options: PlayOptions): Opened {
  refuseFixed('table', file, options)
  const { setup, seat } = inFile(file, () => {
    const read = parseTable(readText(file, bounds.file, 'Choose a table that raidkeeper saved.'))
    if ('error' in read) throw read.error
    return read.table
  })
  refuseOther(raid, setup.raid, `--table ${file}`)
  const seeded = { ...setup, seed: seed(options.seed, setup.seed) }
  const players = playersFor(setup.raiders.length, options)
  const game = inFile(file, () => start(libraryFor(library, { setup: seeded }), seeded))
  return { game, seats: plans(players, seat === undefined ? options : { ...options, seat: options.seat ?? `${seat}` }) }
}

interface Kept {
  saved: GameRecord
  seats: readonly SeatPlan[]
  reasons: readonly Reason[]
}

/** The options that a saved game has settled, by the option that names it. */
const fixed = {
  load: ['mode', 'raiders', 'decks', 'seed', 'real', 'dice', 'raidDecks'],
  next: ['load', 'mode', 'raiders', 'decks', 'real', 'dice', 'raidDecks'],
  table: ['load', 'next', 'mode', 'raiders', 'decks', 'real', 'dice', 'raidDecks'],
} as const

function refuseFixed(way: keyof typeof fixed, file: string, options: PlayOptions): void {
  const name = fixed[way].find((one) => options[one] !== undefined)
  if (name === undefined) return
  const what = way === 'table' ? 'a table' : 'a saved game'
  throw new CliError(`--${name} can't be changed in ${what}`, `--${way} ${file}`, `Leave --${name} out.`)
}

function refuseOther({ id }: RaidDef, raid: string, where: string): void {
  if (id !== raid) throw new CliError(`this is a game of "${raid}", not of "${id}"`, where, `Play ${raid}.`)
}

/** The game in a file. The seats are played as before, unless an option changes that. */
function savedIn(raid: RaidDef, way: 'load' | 'next', file: string, options: PlayOptions): Kept {
  refuseFixed(way, file, options)
  const { record: saved, seats, reasons } = readSaved(file)
  const setup = raidSetup(saved)
  refuseOther(raid, setup.raid, `--${way} ${file}`)
  const given = [options.seat, options.boss, options.bots].some((option) => option !== undefined)
  return { saved, seats: given ? plans(playersFor(setup.raiders.length, options), options) : seats, reasons }
}

/** The player of each seat, from the options: the name of its bot, and whether a person plays it. */
function plans(players: readonly string[], { seat }: PlayOptions): SeatPlan[] {
  const people = peopleIn(seat, players.length - 1)
  return players.map((bot, i) => ({ kind: people.has(i) ? 'person' : 'bot', bot }))
}

/** The person's seats: numbers, boss, all, none. */
function peopleIn(given: unknown, last: number): Set<number> {
  const words = listOption(given, '--seat', '1,2') ?? ['1']
  return new Set(
    words.flatMap((name) => {
      if (name === 'none') return []
      if (name === 'all') return Array.from({ length: last + 1 }, (_, i) => i)
      if (name === 'boss') return [0]
      const seat = Number(name)
      if (Number.isInteger(seat) && seat >= 0 && seat <= last) return [seat]
      throw new CliError(`there is no seat "${name}"`, '--seat', `Seats are boss (0), 1 to ${last}, all, none.`)
    }),
  )
}

function greeting(session: Session, raid: RaidDef): string[] {
  const { game } = session
  const people = personSeats(session)
  const setup = raidSetup(record(game))
  const mode = raid.modes?.find(({ id }) => id === (setup.mode ?? raid.modes?.[0]?.id))
  const raiders = setup.raiders.length
  const few = raiders < raid.raiders.meant[0] ? [`It is meant for ${raid.raiders.meant.join(' to ')} raiders.`] : []
  const better = suggestedMode(raid, raiders)
  const hint =
    better && better.id !== mode?.id
      ? [`Suggested for ${raiders === 1 ? '1 raider' : `${raiders} raiders`}: --mode ${better.id}. ${better.about}`]
      : []
  const mine = people.map((seat) => (seat === 0 ? 'the Boss' : `raider ${seat}`)).join(', ')
  return [
    `${raid.name}${mode ? ` (${mode.name})` : ''}, ${raiders} ${raiders === 1 ? 'raider' : 'raiders'}, seed ${setup.seed}${choices(game) ? `, choice ${choices(game)}` : ''}.`,
    ...few,
    ...hint,
    people.length > 0
      ? `You play ${mine}. "help" lists the commands that you can type besides numbers.`
      : 'Bots play every seat.',
  ]
}
