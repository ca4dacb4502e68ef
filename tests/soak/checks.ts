/** What must hold at any time of any game, whoever plays and however badly. */
import { choose, hash, redo, slowHash, undo } from '../../src/engine/choices.ts'
import { decision, outcome, type RunningGame, running } from '../../src/engine/game.ts'
import { describe, load, parseRecord, record, view } from '../../src/engine/index.ts'
import type { Decision, Library } from '../../src/engine/types.ts'
import { knows } from '../../src/engine/view/look.ts'
import { newCache } from '../../src/rules/core/cache.ts'
import { pop, push } from '../../src/rules/core/game.ts'
import { mix } from '../../src/state/dice.ts'
import { hashValue } from '../../src/state/hash.ts'
import { put, rewind, rowsOf } from '../../src/state/journal.ts'
import type { Seat } from '../../src/state/types.ts'
import { bookkeeping, books, ghosts, invariants } from './invariants.ts'

/** What was done, at which kinds of moments, and how often. */
export type Met = Record<string, number>

/** Somebody who acts where nobody could (meddler.ts). */
export interface Meddler {
  /** Before a decision is answered. Whether something was done, so that another may be open now. */
  at?: (g: RunningGame, d: Decision) => boolean
  /** What is wrong at a decision. */
  wrong?: (g: RunningGame) => string[]
  met: Met
}

/** The kind of a question, with the step that asks it. */
export const kindOf = ({ kind, step }: Pick<Decision, 'kind' | 'step'>): string => `${kind} (${step})`

export interface Checks {
  /** Every how many choices what was written goes through JSON, and the last choice is taken back and made again. */
  every: number
  /** Every how many choices each seat's view is tested for leaks. */
  leaks: number
  /** Looks on at every decision. */
  watch?: (g: RunningGame) => void
  /** Ends the game where it stands. */
  enough?: () => boolean
  /** Who answers; at random if left out. */
  answer?: (d: Decision) => number
  /** Cards that are acted with wherever it is legal, nearly always. */
  eager?: ReadonlySet<string>
  meddler?: Meddler
}

/** Choices after which a game is left to itself: where nobody can be decked, random players never end. */
const LONG = 20_000
/** Choices in one turn after which it does not get on. */
const STUCK = 5_000

/** Plays a game to its end, or for long, with random legal answers. Throws at the first thing that is wrong, with seed and choice. */
export function playOut(g: RunningGame, seed: number, checks: Checks): RunningGame {
  const fail = (n: number, what: string): never => {
    throw new Error(`seed ${seed}, choice ${n}: ${what}`)
  }
  let kept = books(g)
  let written = 0
  let turn = 0
  let since = 0
  for (let n = 0; !outcome(g); n++) {
    const d = decision(g)
    if (!d) return fail(n, 'nobody is asked, and the game is not over')
    if (d.answers.length === 0) return fail(n, `${d.kind} without an answer`)
    if (g.s.turn[0]!.n !== turn) {
      turn = g.s.turn[0]!.n
      since = n
    }
    if (n - since > STUCK) return fail(n, 'the turn does not get on')
    if (n > LONG || checks.enough?.()) return g
    for (const what of [...ghosts(g, d), ...(checks.meddler?.wrong?.(g) ?? [])]) fail(n, what)
    try {
      if (checks.meddler?.at?.(g, d)) continue
      const i = checks.answer?.(d) ?? chosen(g, d, mix(seed, n, 0x736f616b), checks)
      if (checks.every > 0 && n % checks.every === 0) {
        if (n % (checks.every * WHOLE) === 0) whole(g, n, fail)
        else copied(g, written, n, fail)
        again(g, n, fail)
        written = g.journal.writes.length
        for (const what of [...invariants(g), ...bookkeeping(g, kept)]) fail(n, what)
        kept = books(g)
      }
      if (checks.leaks > 0 && n % checks.leaks === 0)
        for (const s of [-1, ...g.s.turn[0]!.order])
          if (leaksTo(g, s, n)) fail(n, `seat ${s} is shown something that it may not know`)
      checks.watch?.(g)
      const no = choose(g, i)
      if (no) return fail(n, no.why)
    } catch (e) {
      const text = (e as Error).message.startsWith('seed ') ? (e as Error).message : (e as Error).stack
      return fail(n, text ?? String(e))
    }
  }
  if (hash(g) !== slowHash(g)) fail(-1, 'the hash at the end is wrong')
  return g
}

/** The answer to a decision: any, or one with a card that is to be acted with. */
function chosen(g: RunningGame, { answers }: Decision, roll: number, { eager }: Checks): number {
  const wanted =
    eager && roll % 8 !== 0 ? answers.flatMap((a, i) => (eager.has(g.s.cards[a.card ?? 0]?.def ?? '') ? [i] : [])) : []
  return wanted.length > 0 ? wanted[(roll >>> 3) % wanted.length]! : roll % answers.length
}

/** Checks between two of the whole state; those between look at what was written since the last. */
const WHOLE = 40

/** Hash from scratch, JSON round trip: neither may change anything. */
function whole(g: RunningGame, n: number, fail: (n: number, what: string) => never): void {
  const before = hash(g)
  g.s = JSON.parse(JSON.stringify(g.s))
  g.cache = newCache()
  g.epoch++
  g.structure++
  if (slowHash(g) !== before) fail(n, 'the kept hash differs from that of the state as it comes back from JSON')
}

/** Whatever was written goes through JSON, and the game goes on with the copy. */
function copied(g: RunningGame, since: number, n: number, fail: (n: number, what: string) => never): void {
  const seen = new Set<string>()
  for (const { table: t, row: r } of g.journal.writes.slice(since)) {
    const rows = rowsOf(g.s, t)
    if (seen.has(`${t} ${r}`) || rows[r] === undefined) continue
    seen.add(`${t} ${r}`)
    const copy = JSON.parse(JSON.stringify(rows[r]))
    if (hashValue(copy) !== hashValue(rows[r])) fail(n, `row ${r} of ${t} is not the same after JSON`)
    rows[r] = copy
  }
  g.epoch++
  g.structure++
}

/** Rewind and redo: neither may change anything. */
function again(g: RunningGame, n: number, fail: (n: number, what: string) => never): void {
  const before = hash(g)
  const answers = JSON.stringify(decision(g))
  if (!undo(g)) return
  redo(g)
  if (hash(g) !== before) fail(n, 'taking back and making again changes the hash')
  if (JSON.stringify(decision(g)) !== answers) fail(n, 'taking back and making again changes the decision')
}

/**
 * Taint: what a seat may not know is exchanged (the definitions of cards hidden from it trade places, the dice to come and what others have chosen in
 * secret are others), and nothing that it is shown may change by that.
 */
export function tainted(g: RunningGame, seat: Seat, n: number, look: (g: RunningGame) => unknown): boolean {
  const hidden = Object.values(g.s.cards).filter((c) => c.became === 0 && !knows(g, c, seat))
  const shown = JSON.stringify(look(g))
  const mark = g.journal.writes.length
  hidden.forEach((c, i) => {
    put(g, 'cards', c.id, 'def', hidden[(i + 1 + (n % 7)) % hidden.length]!.def)
  })
  put(g, 'misc', 0, 'seed', mix(g.s.misc[0]!.seed, n, 0x74616e))
  const step = g.s.agenda[0].top?.step
  if (step?.answered?.some(({ kept = seat }) => kept !== seat)) {
    pop(g)
    const others = step.answered.map((a) => ((a.kept ?? seat) === seat ? a : { ...a, n: (a.n ?? 0) + 1 }))
    push(g, { ...step, answered: others })
  }
  const other = JSON.stringify(look(g))
  rewind(g, mark)
  return other !== shown
}

const seen = (g: RunningGame, seat: Seat): unknown => {
  const d = decision(g)!
  return [view(g, seat), d.seat === seat || d.joint?.includes(seat) ? null : describe(g, d, seat)]
}

/** Whether a seat, or with -1 somebody who looks on, is shown something that may not be known there. */
export const leaksTo = (g: RunningGame, seat: Seat, n: number): boolean => tainted(g, seat, n, (now) => seen(now, seat))

/** A record saved now loads to the same hash and the same answers. */
export function reload(library: Library, g: RunningGame): RunningGame {
  const read = parseRecord(JSON.stringify(record(g)))
  if ('error' in read) throw read.error
  const again = running(load(library, read.record, { events: false }))
  if (hash(again) !== hash(g) || JSON.stringify(decision(again)) !== JSON.stringify(decision(g))) {
    throw new Error('A record loads to something else.')
  }
  return again
}
