/** Finished raids in this browser, a line each, and what they add up to. Pure. */
import { z } from 'zod'
import type { Offer } from '../../catalogue.ts'
import type { Outcome } from '../../engine/types.ts'
import { few } from '../../language/deck-shape.ts'
import { outsideProblem } from '../../language/outside.ts'
import { plainText } from '../../language/plain-text.ts'
import type { DeckAbout } from '../../language/types.ts'
import { levelNames } from '../../raid/format.ts'
import type { Saved } from '../../session/saved-game.ts'
import { bounds } from '../../state/bounds.ts'
import { levelTitle } from '../start/levels.ts'
import { dayIn } from './day.ts'

const word = z.string().transform((text) => plainText(text, bounds.name))
const count = z.number().int().min(0).max(bounds.number)

/** A finished raid of persons on one side. */
export const resultShape = z.object({
  /** That of the game, under which its replay is kept. */
  id: word,
  when: z.number().min(0).max(8.64e15),
  raid: word,
  /** The raid's name, and its mode's if it is not the usual one. */
  name: word,
  /** The player of the Boss: a level, another bot, or a person. */
  level: word,
  side: z.enum(['raiders', 'boss']),
  won: z.boolean(),
  rounds: count,
  raiders: count,
  /** The heroes of persons, each with its deck. */
  heroes: few(z.object({ hero: word, deck: word, name: word }), bounds.deck),
  /** The day whose raid this was. */
  day: word.optional(),
})
export type Result = z.infer<typeof resultShape>

/** The most results that are kept; the oldest go first. */
export const mostResults = 1000

/** The newest of each game, newest first, and no more than are kept. */
export const tidied = (results: readonly Result[]): Result[] =>
  [...new Map([...results].sort((a, b) => a.when - b.when).map((one) => [one.id, one])).values()]
    .reverse()
    .slice(0, mostResults)

interface Known {
  raids: readonly Offer[]
  decks: readonly DeckAbout[]
}

/** The result of a game at its end; null if it does not count: without persons, with persons on both sides, for learning, or begun with a position. */
export function resultOf(
  { id, when, record: { setup }, seats }: Pick<Saved, 'id' | 'when' | 'record' | 'seats'>,
  { result }: Pick<Outcome, 'result'>,
  rounds: number,
  { raids, decks }: Known,
): Result | null {
  if (!('raid' in setup) || setup.position || (result !== 'raiders' && result !== 'boss')) return null
  const raid = raids.find((one) => one.id === setup.raid)
  const mode = raid?.modes?.find((one) => one.id === setup.mode)
  const [boss, ...others] = seats
  const person = boss?.kind === 'person'
  const own = setup.raiders.filter((_, i) => others[i]?.kind === 'person')
  if (!raid || mode?.learning || person === own.length > 0) return null
  const side = person ? 'boss' : 'raiders'
  const day = dayIn(setup, boss)
  return {
    ...{ id, when, side, won: result === side, rounds, raid: raid.id, raiders: setup.raiders.length },
    name: mode && mode !== raid.modes?.[0] ? `${raid.name} (${mode.name})` : raid.name,
    level: person ? 'person' : (boss?.bot ?? ''),
    heroes: own.flatMap(({ deck }) => {
      const about = typeof deck === 'string' ? decks.find((one) => one.id === deck) : deck
      return about ? [{ hero: about.hero, deck: about.id, name: about.name }] : []
    }),
    ...(day ? { day } : {}),
  }
}

/** Wins of a kind, of all raids of that kind. */
export type Tally = readonly [title: string, won: number, of: number]

/** Wins by key, in the order of the number of raids. `keys`: the key and title of each line that a result counts for. */
function tally(results: readonly Result[], keys: (one: Result) => readonly (readonly [string, string])[]): Tally[] {
  const found = new Map<string, Tally>()
  for (const one of results)
    for (const [key, title] of keys(one)) {
      const [first, won, of] = found.get(key) ?? [title, 0, 0]
      found.set(key, [first, won + Number(one.won), of + 1])
    }
  return [...found.values()].sort((a, b) => b[2] - a[2])
}

const raiding = (results: readonly Result[]): Result[] => results.filter(({ side }) => side === 'raiders')

export const byRaid = (results: readonly Result[]): Tally[] => tally(results, ({ name }) => [[name, name]])

/** From the easiest level to the hardest, then other players of the Boss; raids in the Boss's seat are a line of their own. */
export function byLevel(results: readonly Result[]): Tally[] {
  const place = ([title]: Tally): number => levelNames.findIndex((level) => levelTitle(level) === title) >>> 0
  const title = ({ side, level }: Result): string =>
    side === 'boss' ? 'As the Boss' : level.startsWith('person') ? 'Against a person' : levelTitle(level)
  return tally(results, (one) => [[title(one), title(one)]]).sort((a, b) => place(a) - place(b))
}

export const byHero = (results: readonly Result[]): Tally[] =>
  tally(raiding(results), ({ heroes }) => heroes.map(({ hero }) => [hero, hero] as const))

export const byDeck = (results: readonly Result[]): Tally[] =>
  tally(raiding(results), ({ heroes }) => heroes.map(({ deck, name }) => [deck, name] as const))

/** The record of a deck: '3 of 5 raids won'; '' for one that has not raided. */
export function recordOf(results: readonly Result[], deck: string): string {
  const own = raiding(results).filter(({ heroes }) => heroes.some((one) => one.deck === deck))
  return own.length === 0 ? '' : wonOf(own)
}

/** '3 of 5 raids won'. */
export const wonOf = (results: readonly Result[]): string =>
  `${results.filter(({ won }) => won).length} of ${results.length} ${results.length === 1 ? 'raid' : 'raids'} won`

/** The most raids won in a row. `results`: in the order of time, either way. */
export function longestRow(results: readonly Result[]): number {
  let row = 0
  return results.reduce((most, { won }) => {
    row = won ? row + 1 : 0
    return Math.max(most, row)
  }, 0)
}

const format = 'raidkeeper-history'
const fileShape = z.object({
  format: z.literal(format),
  version: z.literal(1),
  results: few(resultShape, mostResults),
})

/** The results as a file; `readHistory` reads it back. */
export const historyJson = (results: readonly Result[]): string =>
  `${JSON.stringify({ format, version: 1, results }, null, 1)}\n`

/** The results in a file that is known to be JSON, or its fault. */
export function readHistory(text: string): readonly Result[] | { wrong: string } {
  const { data, error } = fileShape.safeParse(JSON.parse(text.replace(/^\uFEFF/, '')))
  if (data) return data.results
  const { path, what } = outsideProblem(error)
  return { wrong: plainText(`${path.join('.') || 'the file'}: ${what}. Choose a file of finished raids.`) }
}
