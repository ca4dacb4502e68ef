/**
 * The exhaustive runner: each card that was read is played on tables with what it speaks of until each of its texts, powers and words has been at
 * work and it was played, targeted and destroyed, or a bound is reached.
 */
import type { RunningGame } from '../../../src/engine/game.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { companions, hammers } from './companions.ts'
import { follow, partsOf } from './follow.ts'
import { count, type Played, type Processed, playCard } from './play.ts'
import { realFor } from './real.ts'
import { justEnough, type Standing, standingFor, waitsForPlacing } from './standing.ts'

/** How it is played at a table: how long, who is acted with wherever it can be (the card, its companions, too, or nobody), how the table stands. */
interface Round {
  length: number
  eager: 'own' | 'all' | 'none'
  combat?: true
  /** Nobody does anything but with the card, and in combat; its player's party meets nobody who protects. */
  calm?: true
  /** Nothing is there of what the card speaks of. */
  strangers?: true
  standing?: (card: CardDef) => Standing
}

/** One after another; then the calm ones, twice; then these again, as the card asks for it (standing.ts). */
const plainRounds: readonly Round[] = [
  { length: 120, eager: 'own' },
  { length: 120, eager: 'all', combat: true },
  { length: 240, eager: 'none', standing: () => ({ turn: 1 }) },
  { length: 120, eager: 'own', combat: true, strangers: true },
  { length: 120, eager: 'own', standing: (card) => ({ ready: justEnough(card) }) },
  { length: 120, eager: 'own', standing: () => ({ hand: 0 }) },
  { length: 600, eager: 'all', combat: true },
  { length: 240, eager: 'own', combat: true, standing: () => ({ turn: 1 }) },
  { length: 300, eager: 'own' },
]
const calm = { length: 300, calm: true } as const
const calmRounds: readonly Round[] = [
  { ...calm, eager: 'own', combat: true, standing: () => ({ banners: 1 }) },
  { ...calm, eager: 'own', combat: true, standing: () => ({ turn: 3, atWork: true, banners: 1 }) },
  { ...calm, eager: 'own', standing: () => ({ turn: 3, atWork: true, counters: 6 }) },
  { ...calm, eager: 'none', combat: true, standing: () => ({ turn: 3, atWork: true, banners: 1 }) },
  { ...calm, eager: 'own', combat: true, standing: () => ({ turn: 3, atWork: true, counters: 6 }) },
  { ...calm, eager: 'own', combat: true, standing: () => ({ turn: 1 }) },
  { ...calm, eager: 'all' },
  { ...calm, eager: 'all', standing: () => ({ turn: 3, atWork: true }) },
  { ...calm, eager: 'own', standing: (card) => ({ ready: justEnough(card) }) },
  { ...calm, eager: 'own', strangers: true },
  { ...calm, eager: 'own', combat: true, strangers: true, standing: () => ({ turn: 1 }) },
]
const more: readonly Round[] = [...calmRounds, ...calmRounds, ...plainRounds]
/** The few cards of which something has not come up by then are played three times as often. */
const rounds: readonly Round[] = [...plainRounds, ...more, ...more, ...more]
/** After so many choices what is left is looked at, again and again. */
const pause = 30

/** It waits for the end of something that it chose. */
const awaitsEnd = /"event":\{"on":"destroy"/

export interface Ran {
  name: string
  /** What went wrong: a stall, a crash, a leak, a broken invariant; '' if nothing did. */
  wrong: string
  /** Texts, powers and fates that never came up, by place: "powers.0.then[1]", "destroyed". */
  never: readonly string[]
  /** Words of the data that no rule ever looked at: "powers.0.when: nth". */
  unread: readonly string[]
  /** Effects that were processed and never did anything, by place. */
  idle: readonly string[]
  /** Sets of its texts that no card, token or card of a raid fits. */
  lacking: readonly string[]
  /** Whether it was played; of what is not played, such as a hero, whether it was there. */
  played: boolean
  tables: number
  choices: number
}

/** Whether all of it has been at work, and nothing went wrong. */
export const isWhole = (one: Ran): boolean =>
  one.wrong === '' && [one.never, one.unread, one.idle, one.lacking].every((list) => list.length === 0)

/** What is known of a card so far. */
class Knowledge {
  parts: readonly string[] = []
  readonly ran = new Set<string>()
  readonly #words = new Map<string, boolean>()
  readonly #effects = new Map<string, Processed>()

  /** Takes over what has become known at a table, which may go on. */
  add({ places, reading }: Played): void {
    for (const [place, times] of places) count(this.#effects, place, times)
    places.clear()
    for (const [seen, fields] of reading.words)
      for (const { key, ptr } of fields) if (ptr) this.#words.set(ptr, seen.has(key) || this.#words.get(ptr) === true)
  }
  never = (): string[] => this.parts.filter((part) => !this.ran.has(part))
  unread = (): string[] => [...this.#words].flatMap(([ptr, read]) => (read ? [] : [placeOf(ptr)]))
  /** Effects that were processed, and did nothing. */
  idle = (): string[] => [...this.#effects].flatMap(([ptr, { did }]) => (did === 0 ? [placeOf(ptr)] : []))
  isWhole = (): boolean => [this.never(), this.unread(), this.idle()].every((list) => list.length === 0)
}

const placeOf = (ptr: string): string => ptr.slice(ptr.indexOf('#') + 1)

/** Speaks of nothing, so nothing of what another card speaks of is there beside it. */
const stranger: CardDef = { name: '', type: 'ally', set: 'test', number: 0 }

/** Plays a card on so many tables at the most, by seeds that follow from this one. `named`: cards that others speak of by name. */
export function runCard(
  card: CardDef,
  seed = 1,
  named?: ReadonlyMap<string, CardDef>,
  most: number = rounds.length,
): Ran {
  const know = new Knowledge()
  const { friends: real, lacking } = named ? realFor(card, named) : { friends: [], lacking: [] }
  const friends = [...new Map([...companions(card, named), ...real].map((one) => [one.name, one])).values()]
  const plain = companions(stranger)
  const [placing, text] = [waitsForPlacing(card), JSON.stringify(card)]
  const onlooker = (g: RunningGame, played: Played): (() => boolean) => {
    know.parts = partsOf(g, card)
    const look = follow(g, card.name, know.ran)
    return () => {
      look()
      if (played.choices % pause !== pause - 1 || know.never().length > 0) return false
      know.add(played)
      return know.isWhole()
    }
  }
  let choices = 0
  const tables = rounds.slice(0, most)
  const told = (n: number, wrong = ''): Ran => ({
    ...{ name: card.name, wrong, never: know.never(), unread: know.unread(), idle: know.idle(), lacking },
    ...{ played: know.ran.has('played') || !know.parts.includes('played'), tables: n, choices },
  })
  for (const [i, { length, eager, combat = false, calm = false, strangers, standing }] of tables.entries()) {
    const late = i >= plainRounds.length
    const others = strangers ? plain : friends
    const names = others.map(({ name }) => name)
    const fates = i > 0 && know.never().some((part) => part === 'targeted' || part === 'destroyed')
    // A host that lives until its next turn.
    const hosted = card.attach !== undefined && late
    const own = eager === 'none' ? [] : [card.name, ...(fates || (late && awaitsEnd.test(text)) ? hammers : [])]
    const played = playCard(card, seed + i * 7919, length, {
      ...{ onlooker, others, combat, calm, quiet: eager !== 'none', leaks: 97, placing },
      standing: {
        ...(late ? { shuffled: true, ...(strangers ? {} : standingFor(card, i)) } : {}),
        ...standing?.(card),
      },
      eager: eager === 'all' ? [...own, ...names.filter((name) => !calm || !hammers.includes(name))] : own,
      picked: fates || hosted ? [card.name, 'Ox'] : combat ? [] : [card.name, ...names],
    })
    choices += played.choices
    know.add(played)
    const [wrong] = played.wrong
    if (wrong !== undefined) return told(i + 1, `table ${seed + i * 7919}: ${wrong}`)
    if (know.isWhole()) return told(i + 1)
  }
  return told(tables.length)
}
