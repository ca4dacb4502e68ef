/** The seats, decks and bots of a raid, from the options that `play` and `simulate` share. */

import { seatPlayer } from '../../ahead/index.ts'
import { parties } from '../../cards/decks/parties.ts'
import { glance, view } from '../../engine/index.ts'
import type { Library, Obj, RaidSetup, Seat } from '../../engine/types.ts'
import { type BotPlayer, defaultPlayer, playerNames } from '../../players/index.ts'
import { must } from '../../state/must.ts'
import { usualDecks } from '../../trials/plan.ts'
import type { Seating } from '../../trials/play-out.ts'
import { listOption, wholeNumber, wordOption } from '../shell/options.ts'
import { CliError, unknown } from '../shell/problem.ts'
import { botFromOutside, openBots, readsByNeed } from './bots.ts'
import { deckNamed, modeNamed, raidNamed } from './lookup.ts'
import { deckFromFile } from './own-decks.ts'

export interface SittingOptions {
  mode?: unknown
  raiders?: unknown
  decks?: unknown
  boss?: unknown
  bots?: unknown
  mistakes?: unknown
}

/** The setup of a game without its seed, and the name of the bot in each seat (0 is the Boss's). */
export interface Sitting {
  setup: Omit<RaidSetup, 'seed'>
  players: readonly string[]
  /** The rate of the Boss's errors, if not that of its level. */
  mistakes?: number
}

/**
 * The raid, its raiders and their decks. The engine checks the rules (R100.1 and deck building) at the start.
 * `--decks`: the decks from seat 1 on, files with decks, or a ready-made party, repeated if fewer than `--raiders`; by default the library's in
 * order.
 * Refuses unknown names and more decks than raiders.
 */
export function sitting(library: Library, raidName: string, options: SittingOptions): Sitting {
  const raid = raidNamed(library, raidName)
  const wanted = listOption(options.decks, '--decks', 'first-deck,second-deck')
    ?.flatMap((name) => parties.find(({ id }) => id === name)?.decks ?? [name])
    .map((name) => deckNamed(library, name, '--decks'))
  const count = wholeNumber(options.raiders, '--raiders', wanted?.length ?? 3, raid.raiders.min, raid.raiders.max)
  if (wanted && wanted.length > count) {
    const fix = `Give ${count} decks, or --raiders ${wanted.length} (at most ${raid.raiders.max}).`
    throw new CliError(`${wanted.length} decks for ${count} raiders`, '--decks', fix)
  }
  const decks = wanted ?? usualDecks(library)
  if (!decks.length)
    throw new CliError('there are no decks to play with', 'the library', 'Add a deck in src/cards/decks.')
  const raiders = Array.from({ length: count }, (_, i) => {
    const { id } = must(decks[i % decks.length])
    return { name: `Raider ${i + 1}`, deck: deckFromFile(id) ?? id }
  })
  const mode = modeNamed(raid, wordOption(options.mode, '--mode'))
  return {
    setup: { raid: raid.id, ...(mode ? { mode } : {}), raiders },
    players: playersFor(count, options),
    ...erring(options),
  }
}

/** The option `--mistakes`. */
function erring({ mistakes }: SittingOptions): { mistakes?: number } {
  if (mistakes === undefined) return {}
  const share = String(mistakes).trim() === '' ? Number.NaN : Number(mistakes)
  if (share >= 0 && share <= 1) return { mistakes: share }
  throw new CliError(
    `--mistakes is "${String(mistakes)}"`,
    '--mistakes',
    'Give a share of acts, such as --mistakes 0.4.',
  )
}

/** The names in --boss and --bots, one for each seat; one name in --bots serves all raiders. */
export function playersFor(raiders: number, options: SittingOptions): string[] {
  const boss = wordOption(options.boss, '--boss') ?? defaultPlayer.boss
  mayPlay(boss, 'boss', '--boss')
  const bots = listOption(options.bots, '--bots', `${defaultPlayer.raider},random`) ?? [defaultPlayer.raider]
  for (const name of bots) mayPlay(name, 'raider', '--bots')
  if (bots.length > 1 && bots.length !== raiders) {
    const fix = 'Name one bot for all raiders, or one for each.'
    throw new CliError(`${bots.length} bots for ${raiders} raiders`, '--bots', fix)
  }
  return [boss, ...Array.from({ length: raiders }, (_, i) => bots[i % bots.length] ?? defaultPlayer.raider)]
}

/** Opens the bots from outside that --boss and --bots name: before games are played with them. */
export async function openNamed({ boss, bots }: SittingOptions): Promise<void> {
  await openBots(listOption(boss, '--boss', defaultPlayer.boss) ?? [], '--boss')
  await openBots(listOption(bots, '--bots', defaultPlayer.raider) ?? [], '--bots')
}

/** The bots of one side that a list names, each once; the default if none is named. */
export function botsNamed(value: unknown, side: 'boss' | 'raider', where: string): string[] {
  const names = listOption(value, where, `${defaultPlayer[side]},random`) ?? [defaultPlayer[side]]
  for (const name of names) mayPlay(name, side, where)
  return [...new Set(names)]
}

/** Refuses a bot that does not exist or can't play this side; one from outside may play any. */
export function mayPlay(name: string, side: 'boss' | 'raider', where: string): void {
  if (botFromOutside(name)) return
  const fit: string[] = playerNames.flatMap((player) =>
    player.for === 'both' || player.for === side ? player.name : [],
  )
  if (fit.includes(name)) return
  const other = playerNames.some((player) => player.name === name)
  if (!other) throw unknown('player', name, where, fit)
  const seat = side === 'boss' ? "the Boss's seat" : "a raider's seat"
  throw new CliError(`"${name}" can't play ${seat}`, where, `Bots for this seat: ${fit.join(', ')}.`)
}

/** One bot for each seat, for one game. */
export const seatPlayers = (library: Library, names: readonly string[], seed: number, mistakes?: number): BotPlayer[] =>
  names.map(
    (name, seat: Seat) =>
      botFromOutside(name)?.(seat, seed, library) ??
      seatPlayer(name, seat, seed, library, seat === 0 ? mistakes : undefined),
  )

/** Seats bots by their names. `hold`: the raiders keep everything that they could also use later; `mistakes`: of the Boss, if not those of its level. */
export const seatsWith =
  (
    names: readonly string[],
    { hold = false, mistakes }: { hold?: boolean; mistakes?: number | undefined } = {},
  ): Seating =>
  (own, { seed }) =>
    seatPlayers(own, names, seed, mistakes).map((player, seat) => {
      const name = names[seat] ?? ''
      return { name, player: hold && seat > 0 ? holding(own, player) : player, look: readsByNeed(name) ? glance : view }
    })

/**
 * The same player, but never using anything that could also be used later: powers, quests and instant cards.
 * Such a player could act at almost every moment, and so is asked more often than anybody else.
 */
function holding(library: Library, player: BotPlayer): BotPlayer {
  const instants = new Set(library.cards.flatMap(({ name, instant }) => (instant ? [name] : [])))
  return {
    choose(own, open) {
      if (open.kind !== 'priority') return player.choose(own, open)
      const isHeld = (card: Obj = 0): boolean => instants.has(own.cards[card]?.def ?? '')
      const left = open.answers.flatMap(({ do: what, card }, i) =>
        what === 'use' || what === 'complete' || (what === 'play' && isHeld(card)) ? [] : [i],
      )
      if (left.length === 0) return player.choose(own, open)
      const said = player.choose(own, { ...open, answers: left.flatMap((i) => open.answers[i] ?? []) })
      return { ...said, answer: left[said.answer] ?? 0 }
    },
  }
}
