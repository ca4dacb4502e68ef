/** Whether the terms can be played: raid, mode, bots and decks are in the library, and the rules accept the setup. */
import { libraryFor, readSetup, SetupError } from '../engine/index.ts'
import type { Library, RaidSetup, Seat, SeatSetup } from '../engine/types.ts'
import { firstName } from '../language/phrases.ts'
import { sparingly } from '../language/problem.ts'
import type { DeckDef } from '../language/types.ts'
import { playerNames, thinksAhead } from '../players/index.ts'
import type { RaidDef } from '../raid/format.ts'
import { besideCards, realFault, realSeat } from '../session/real-things.ts'
import type { Fault, Terms } from '../wire/index.ts'
import { budgets } from './budgets.ts'
import { isForPerson, nameOf, type People, type Place, person } from './people.ts'

/** The fault of these terms; null if there is none. `own`: the host's own raid. */
export function termsFault({ raids }: Library, terms: Terms, own: RaidDef | null = null): Fault | null {
  const raid = raids.find(({ id }) => id === terms.raid)
  if (!raid) return { why: `This server has no raid “${terms.raid}”.`, fix: 'Choose another raid.' }
  if (terms.mode !== undefined && !raid.modes?.some(({ id }) => id === terms.mode))
    return { why: `${raid.name} has no mode “${terms.mode}”.`, fix: 'Choose one of its modes.' }
  const n = terms.raiders.length
  if (n < raid.raiders.min || n > raid.raiders.max)
    return {
      why: `${raid.name} is not for ${n} raiders.`,
      fix: `Take ${raid.raiders.min} to ${raid.raiders.max} raiders.`,
    }
  const players = [terms.boss, ...terms.raiders]
  const unreal = realFault(terms.real, terms.boss)
  if (unreal) return unreal
  // The thread of such raids has no time for it.
  if (own && players.some(thinksAhead))
    return { why: 'In a raid of one’s own no bot thinks ahead.', fix: 'Choose another bot.' }
  const odd = players.find((who, seat) => who !== person && !fits(who, seat === 0))
  return odd === undefined ? null : { why: `“${odd}” can’t play there.`, fix: 'Choose another bot, or a person.' }
}

/** Whether a bot may sit there. */
const fits = (bot: string, boss: boolean): boolean =>
  playerNames.some(({ name, for: side }) => name === bot && (side === 'both' || side === (boss ? 'boss' : 'raider')))

/** The fault of a deck in this raid; null if there is none. It is checked as a whole party with that deck; `real`: with real cards. */
export function deckFault(
  library: Library,
  { raid, raiders }: Terms,
  deck: string | DeckDef,
  real = false,
): Fault | null {
  if (
    typeof deck !== 'string' &&
    new Set([...deck.cards, ...(deck.side ?? [])].map(([, name]) => name)).size > budgets.deck
  )
    return { why: `On a server a deck has at most ${budgets.deck} different cards.`, fix: 'Take some of them out.' }
  const party = raiders.map((_, i): SeatSetup => {
    const seat = { name: `Raider ${i + 1}`, deck }
    return real ? realSeat(seat) : seat
  })
  return setupFault(library, { raid, raiders: party, seed: 1 })
}

/** The raid that these people are about to play. */
export function setupOf(library: Library, people: People, seed: number): RaidSetup {
  const { raid, mode, real } = people.terms
  const names = raiderNames(library, people)
  const places = people.places.slice(1)
  const raiders = places.map(({ deck }, i): SeatSetup => {
    const seat = { name: names[i] ?? '', deck }
    return liesOnTable(people, i + 1) ? realSeat(seat) : seat
  })
  const lies = raiders.some((one) => one.real) ? besideCards(real) : {}
  return { raid, ...(mode === undefined ? {} : { mode }), raiders, ...lies, seed }
}

/** Whether the cards of a seat lie on a real table in the next raid: of raiders whom people play. */
export const liesOnTable = (people: People, seat: Seat): boolean =>
  people.terms.real !== undefined && seat > 0 && isForPerson(people, seat)

/** Raiders are named after the persons who play, or after the bots' heroes; all names differ. */
export function raiderNames(library: Library, people: People): string[] {
  const names = people.places.slice(1).map((place) => usualName(library, people, place))
  return names.map((name, i) => {
    const same = names.slice(0, i).filter((other) => other === name).length
    return same === 0 ? name : `${name} ${same + 1}`
  })
}

const usualName = (library: Library, people: People, { who, deck }: Place): string =>
  who > 0 ? nameOf(people, who) : firstName(deckOf(library, deck)?.hero ?? 'Raider')

export const deckOf = ({ decks }: Library, deck: string | DeckDef): DeckDef | undefined =>
  typeof deck === 'string' ? decks.find(({ id }) => id === deck) : deck

function setupFault(library: Library, setup: RaidSetup): Fault | null {
  try {
    sparingly(budgets.guesses, () => readSetup(libraryFor(library, { setup }), setup))
    return null
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    const [first] = error.problems
    return { why: `${first?.where}: ${first?.what}`, fix: first?.fix ?? 'Choose another deck.' }
  }
}

const known = new WeakMap<People, { from: readonly unknown[]; fault: Fault | null }>()

/** The fault of the raid that these people are about to play, for all messages about the room; computed once. */
function partyFault(library: Library, people: People): Fault | null {
  const setup = setupOf(library, people, 1)
  const from = [
    library,
    setup.raid,
    setup.mode,
    setup.dice,
    setup.raidDecks,
    ...setup.raiders.flatMap(({ name, deck, real }) => [name, deck, real]),
  ]
  const before = known.get(people)
  if (before?.from.length === from.length && before.from.every((one, i) => one === from[i])) return before.fault
  const fault = setupFault(library, setup)
  known.set(people, { from, fault })
  return fault
}

/** Reads all cards that people's own decks may have, so that nobody has to wait for it later. */
export function readAllCards(library: Library): void {
  const [raid] = library.raids
  const [hero = ''] = library.decks.map((deck) => deck.hero)
  const names = (library.more ?? []).map(({ name }) => name)
  const most = 400
  for (let from = 0; raid && from < names.length; from += most) {
    const cards = names.slice(from, from + most).map((name) => [1, name] as const)
    const deck: DeckDef = { id: 'all', name: 'All', hero, about: '', format: 'open', cards }
    setupFault(library, {
      raid: raid.id,
      raiders: Array.from({ length: raid.raiders.min }, (_, i) => ({ name: `R ${i}`, deck })),
      seed: 1,
    })
  }
}

/** Why these people can't begin yet, in words; '' if they can. */
export function waitsFor(library: Library, people: People): string {
  const free = people.places.flatMap(({ who }, seat) => (who === 0 && isForPerson(people, seat) ? [seat] : []))
  if (free.length === 1) return free[0] === 0 ? 'The Boss’s seat is still free.' : 'One seat is still free.'
  if (free.length > 0) return `${free.length} seats are still free.`
  const late = people.places.flatMap(({ who, ready }) => (who > 0 && !ready ? [nameOf(people, who)] : []))
  if (late.length > 0) return `Not ready yet: ${late.join(', ')}.`
  const fault = partyFault(library, people)
  return fault ? `${fault.why} ${fault.fix}` : ''
}
