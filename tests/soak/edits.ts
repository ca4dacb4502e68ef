/**
 * The raids that ship with the game, each changed at one random place, as a designer's hand would, after which the choices of a game are made again: nothing is thrown,
 * nothing takes long, and a game that the change does not touch stays as it is.
 */
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, codeFor, decision, hash, playAgain, SetupError, start, withRaid } from '../../src/engine/index.ts'
import type { Game } from '../../src/engine/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { readRaid } from '../../src/raid/read.ts'
import { mix } from '../../src/state/dice.ts'
import { DECK, zoneKind } from '../../src/state/ids.ts'
import { drop, type Edit, set } from '../raid/mistakes/edit.ts'

/** Processor time for one change and its game, in milliseconds: many times what they take, since the machine may be busy. */
const longest = 8000

/** A raid with this many random choices made. */
export function playedAtRandom(raid: string, most: number): Game {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid, raiders, seed: 7 })
  for (let n = 0; n < most && decision(game); n++) choose(game, mix(7, n, 3) % decision(game)!.answers.length)
  return game
}

/** All places in data, each as a path. */
function* placesIn(value: unknown, path = ''): Generator<readonly [path: string, value: unknown]> {
  if (path) yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value))
    if (!key.includes('.')) yield* placesIn(part, path ? `${path}.${key}` : key)
}

/** One place, and its change: left out, one more, or what stands at another place of the same kind. */
function randomEdit(raid: RaidDef, seed: number): { path: string; edit: Edit } {
  const places = [...placesIn(raid)]
  const [path, value] = places[mix(seed, 0, 1) % places.length]!
  const kind = (one: unknown): string => (Array.isArray(one) ? 'list' : typeof one)
  const alike = places.filter(([, one]) => kind(one) === kind(value))
  const [, other] = alike[mix(seed, 2, 1) % alike.length]!
  const way = mix(seed, 3, 1) % 3
  if (way === 0) return { path, edit: drop(path) }
  if (typeof value === 'number' && way === 1) return { path, edit: set(path, value + 1) }
  if (Array.isArray(value) && way === 1) return { path, edit: set(path, [...value, ...value.slice(-1)]) }
  return { path, edit: set(path, structuredClone(other)) }
}

/** Whether the game can't know of the change: nothing that is played, or a card that is in its deck and asks nothing of the whole game (`deeds`). */
function isUntouched(game: Game, path: string, raid: RaidDef, now: RaidDef): boolean {
  const rules = (def: RaidDef): string => codeFor(withRaid(library, def), def).raid!.hash
  if (rules(raid) === rules(now)) return raid.calls === now.calls
  const [part, n, field] = path.split('.')
  const card = part === 'cards' ? raid.cards[Number(n)] : undefined
  const asksOfAll = [card, now.cards[Number(n)]].some((one) => JSON.stringify(one)?.includes('"since":"game"'))
  if (!card || asksOfAll || !['text', 'powers', 'cost', 'atk', 'health'].includes(field!)) return false
  const here = Object.values(running(game).s.cards).filter(({ def }) => def === card.name)
  return here.length > 0 && here.every(({ became, zone }) => became === 0 && zoneKind(zone) === DECK)
}

/** What comes of a change: `no raid` if the checker refuses it. Throws at what must not be. */
function edited(raid: RaidDef, game: Game, seed: number): 'no raid' | 'no start' | 'same' | 'stopped' | 'other' {
  const { path, edit } = randomEdit(raid, seed)
  const data = structuredClone(raid)
  edit(data)
  const read = readRaid(data, library)
  if ('problems' in read) return 'no raid'
  try {
    const { game: now, stop } = playAgain(game, withRaid(library, read.raid), 1)
    const same = stop === null && hash(now) === hash(game)
    if (!same && isUntouched(game, path, raid, read.raid)) throw new Error(`another game: ${stop?.text}`)
    if (stop && /undefined|null|\[object/.test(stop.text)) throw new Error(stop.text)
    return stop ? 'stopped' : same ? 'same' : 'other'
  } catch (error) {
    if (error instanceof SetupError) return 'no start'
    throw new Error(`${raid.id} with ${path} changed (seed ${seed})`, { cause: error })
  }
}

/** Tries so many over all raids. Returns what came of them, and the faults. */
export function tryEdits(count: number, from: number): { came: Record<string, number>; faults: string[] } {
  const games = library.raids.map((raid) => ({ raid, game: playedAtRandom(raid.id, 400) }))
  const came: Record<string, number> = {}
  const faults: string[] = []
  for (let seed = from; seed < from + count; seed++) {
    const { raid, game } = games[seed % games.length]!
    const before = process.cpuUsage()
    try {
      const what = edited(raid, game, seed)
      came[what] = (came[what] ?? 0) + 1
    } catch (error) {
      const { message, cause } = error as Error
      faults.push(`${message}: ${(cause as Error)?.stack ?? ''}`)
    }
    const { user, system } = process.cpuUsage(before)
    if (user + system > 1000 * longest) faults.push(`${raid.id}, seed ${seed}: it took ${(user + system) / 1000} ms`)
  }
  return { came, faults }
}
