/**
 * Loops (803), detected by repeated positions. Each action of a player and each triggered effect leaves a mark with its position.
 * Ids, timestamps and the log of the turn are not part of a position.
 * If the same action comes in the same position again, a full iteration has been performed, and the numbers of 803.2 or 803.3 are chosen.
 */

import { mix } from '../state/dice.ts'
import { hashValue } from '../state/hash.ts'
import { DECK, inPlay, playerObj, RAID, zoneKind } from '../state/ids.ts'
import { erase, insert, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type {
  Answer,
  Card,
  CardId,
  Decision,
  Link,
  ModRow,
  Names,
  Notes,
  Obj,
  PositionMark,
  Ptr,
  Seat,
  Step,
  Waiting,
} from '../state/types.ts'
import { countersOn } from './core/facts.ts'
import {
  card,
  codeOf,
  combat,
  type Game,
  link,
  living,
  player,
  push,
  question,
  type StepDefs,
  turn,
} from './core/game.ts'
import { recordEvent } from './core/recorder.ts'
import { modAt, paidAt } from './core/texts.ts'

/** The number of rounds after which a repeated action is a loop even though the position keeps growing. */
const GROWING = 200

// --- positions ---

/**
 * Hashes of things that are never changed in place (lists of zones, steps, dice, counters), computed once for each.
 * After a game is restored from its record they are computed again, with the same result.
 */
const known = new WeakMap<object, number>()

function once<T extends object>(of: T, work: (of: T) => number): number {
  let h = known.get(of)
  if (h === undefined) {
    h = work(of)
    known.set(of, h)
  }
  return h
}

const none: readonly never[] = []

/** A hash of a card's definition and state, without its id. */
function looks(g: Game, c: Card): number {
  if (c.became !== 0) return mix(hashValue(c.def), c.owner, 1)
  const flags =
    (c.exhausted ? 1 : 0) +
    (c.faceDown ? 2 : 0) +
    (c.token ? 4 : 0) +
    (c.since > player(g, c.controller).turnStamp ? 8 : 0)
  return mix(mix(codeOf(g, c).nameHash, c.zone, flags), c.damage, c.controller * 8 + c.under)
}

function thing(g: Game, o: Obj): number {
  const c = o > 0 ? g.s.cards[o] : undefined
  return c ? looks(g, c) : o | 0
}

/** A hash of a list regardless of order. */
function things(g: Game, list: readonly Obj[] | undefined): number {
  let h = 0
  for (const o of list ?? none) h = (h + thing(g, o)) | 0
  return h
}

function names(g: Game, all: Names): number {
  let h = 0
  for (const k in all) {
    const { o, n = -1, d = none } = all[k]!
    h = (h + mix(hashValue(k), things(g, o), mix(n, hashValue(d), 5))) | 0
  }
  return h
}

function notes(g: Game, { shares = {}, chosen, choosers = {}, moved, kept, ...rest }: Notes): number {
  let h = mix(hashValue(rest), things(g, moved), things(g, kept))
  for (const k in shares) h = mix(h, hashValue(k), mix(things(g, shares[k]?.o), hashValue(shares[k]?.n), 9))
  for (const k in choosers) h = mix(h, hashValue(k), thing(g, choosers[k]!))
  return chosen ? mix(h, picks(g, chosen), 10) : h
}

function picks(g: Game, all: Readonly<Record<string, readonly Obj[]>>): number {
  let h = 0
  for (const k in all) h = (h + mix(hashValue(k), things(g, all[k]), 6)) | 0
  return h
}

function whole(g: Game, c: Card): number {
  const host = c.host === 0 ? 0 : thing(g, c.host)
  return mix(mix(looks(g, c), host, c.x), hashValue(c.counters), names(g, c.names))
}

function linkHash(g: Game, l: Link): number {
  let h = mix(hashValue(l.kind), hashValue(l.code), hashValue(l.power))
  h = mix(h, thing(g, l.card), l.controller)
  h = mix(h, picks(g, l.targets), picks(g, l.picks))
  h = mix(h, hashValue(l.modes), names(g, l.names))
  h = mix(h, notes(g, l.notes), 11)
  return mix(h, mix(thing(g, l.attacker), thing(g, l.defender), 7), l.x)
}

const idempotent: ReadonlySet<string> = new Set([
  'is',
  'fixed',
  'noPowers',
  'noKeyword',
  'cannot',
  'can',
  'must',
  'control',
])

/** Whether a second such modifier changes nothing. */
export const isIdempotent = (m: { mod: string; n?: unknown }): boolean =>
  idempotent.has(m.mod) || (m.mod === 'keyword' && m.n === undefined)

function modHash(g: Game, m: ModRow): number {
  let h = mix(hashValue(m.code), m.you, thing(g, m.self))
  h = mix(h, names(g, m.names), picks(g, m.targets))
  h = mix(h, notes(g, m.notes), 11)
  h = mix(h, hashValue(m.ends), m.seat)
  return mix(h, things(g, m.left), mix(m.n, m.x, hashValue(m.while)))
}

function stepHash(g: Game, step: Step): number {
  const l = 'link' in step && step.link !== undefined ? g.s.links[step.link] : undefined
  return l ? mix(hashValue({ ...step, link: 0 }), linkHash(g, l), 8) : once(step, hashValue)
}

function inParty(g: Game, list: readonly CardId[]): number {
  let sum = 0
  for (const id of list) sum = (sum + whole(g, card(g, id))) | 0
  return sum
}

/** The hash of a zone outside play, computed once for each list of its cards; only in a deck does their order matter. */
function pileOf(g: Game, z: number, list: readonly CardId[]): number {
  const known = g.cache.piles[z]
  if (known?.list === list) return known.hash
  const hash = pile(g, list, zoneKind(z) === DECK)
  g.cache.piles[z] = { list, hash }
  return hash
}

function pile(g: Game, list: readonly CardId[], ordered: boolean): number {
  let sum = 0
  for (const id of list) {
    const c = card(g, id)
    const one = mix(codeOf(g, c).nameHash, c.owner, 10)
    sum = ordered ? mix(sum, one, 9) : (sum + one) | 0
  }
  return sum
}

/** A hash of the position: equal for positions that the rules can't distinguish. */
function position(g: Game): number {
  let h = 0
  g.cache.zones ??= Object.keys(g.s.zones).map(Number)
  for (const z of g.cache.zones) {
    const list = g.s.zones[z]?.cards
    if (!list || list.length === 0) continue
    h ^= mix(inPlay(z) ? inParty(g, list) : pileOf(g, z, list), z, list.length)
  }
  for (const p of Object.values(g.s.players)) {
    h ^= mix(mix(thing(g, p.hero), p.seat, 11), (p.lost ? 1 : 0) + (p.decked ? 2 : 0) + (p.placed ? 4 : 0), 12)
  }
  let sum = 0
  const alike = new Set<number>()
  for (const m of Object.values(g.s.mods)) {
    const one = modHash(g, m)
    const mod = modAt(g, m.code)
    if (isIdempotent(mod)) alike.add(one)
    else sum = (sum + one) | 0
  }
  for (const one of alike) sum = (sum + one) | 0
  h ^= mix(sum, 13, 14)
  for (const id of g.s.chain[0].links) h = mix(h, linkHash(g, link(g, id)), 15)
  for (const w of g.s.waiting[0].list)
    h = mix(h, mix(hashValue(w.code), thing(g, w.card), mix(names(g, w.names), notes(g, w.notes), 11)), 16)
  const t = turn(g)
  h = mix(h, mix(t.n, t.seat, hashValue(t.step)), hashValue(t.phase))
  const k = combat(g)
  h = mix(
    h,
    mix(thing(g, k.attacker), mix(thing(g, k.defender), thing(g, k.second), 20), hashValue(k.window)),
    mix(thing(g, k.proposed), mix(k.strikes.length, thing(g, k.proposedToo), 21), 17),
  )
  h = mix(h, once(g.s.dice[0].at, hashValue), hashValue(g.s.raid[0].value))
  for (const o of [RAID, ...Object.keys(g.s.players).map((seat) => playerObj(Number(seat)))]) {
    const on = countersOn(g, o)
    for (const name in on) h = mix(h, mix(hashValue(name), on[name] ?? 0, o), 19)
  }
  for (let p = g.s.agenda[0].top; p; p = p.under) h = mix(h, stepHash(g, p.step), 18)
  return h | 0
}

/** The number of earlier repetitions required: more if some card counts events of this turn. */
function rounds(g: Game): number {
  let n = 1
  for (const c of Object.values(g.s.cards)) n = Math.max(n, 1 + codeOf(g, c).counts)
  return n
}

// --- marks ---

/** The number of marks left this turn: a row each, in order. */
const countMarks = (g: Game): number => (g.s.loop[0].turn === turn(g).n ? g.s.loop[0].n : 0)
const markAt = (g: Game, i: number): PositionMark => must(g.s.marks[i])

function isMarked(g: Game, key: string): boolean {
  for (let i = countMarks(g) - 1; i >= 0; i--) if (markAt(g, i).key === key) return true
  return false
}

function addMark(g: Game, m: PositionMark): void {
  const k = g.s.loop[0]
  if (k.turn !== turn(g).n) {
    forgetMarks(g)
    put(g, 'loop', 0, 'turn', turn(g).n)
    if (k.barred.length > 0) put(g, 'loop', 0, 'barred', [])
  }
  insert(g, 'marks', k.n, m)
  put(g, 'loop', 0, 'n', k.n + 1)
}

function forgetMarks(g: Game): void {
  for (let i = g.s.loop[0].n - 1; i >= 0; i--) erase(g, 'marks', i)
  put(g, 'loop', 0, 'n', 0)
}

/** Leaves a mark. Returns the marks since the last time that it was the same position, if that closes a loop. */
function leave(g: Game, m: PositionMark): readonly PositionMark[] | null {
  const before = countMarks(g)
  let last = -1
  let same = 0
  let alike = 0
  for (let i = before - 1; i >= 0; i--) {
    const old = markAt(g, i)
    if (!m.may && old.may && !isWord(old) && last < 0) break // 803.3: since the last action that somebody chose
    if (old.key !== m.key || old.seat !== m.seat) continue
    if (old.deep === m.deep) alike++
    if (old.at === m.at) {
      same++
      if (last < 0) last = i
    }
  }
  const closed =
    same > 0 && same >= rounds(g) ? Array.from({ length: before - last }, (_, k) => markAt(g, last + k)) : null
  addMark(g, m)
  if (closed) return closed
  return alike >= GROWING ? [m] : null
}

const deep = (g: Game): number => g.s.chain[0].links.length * 1000 + g.s.waiting[0].list.length

/**
 * A waiting triggered effect is about to be added. True if it closes a loop of mandatory actions (803.3):
 * its controller names a number over a million, and it does not trigger this time.
 * 803.4: doing something else breaks a loop, since the positions differ from before.
 */
export function triggerLoops(g: Game, w: Waiting): boolean {
  const closed = leave(g, { key: w.code, seat: w.controller, at: position(g), may: false, deep: deep(g) })
  if (!closed) return false
  const said = closed.filter((x) => x.may)
  if (isEnding(g, said)) return false
  if (said.length > 0) {
    askNumbers(g, said, { on: { step: 'waiting', waiting: w }, card: w.card })
    return true
  }
  push(g, { step: 'loop', seats: [w.controller], bars: none, chosen: none, must: true, card: w.card })
  return true
}

/**
 * A player's action has been added. True if it closes a loop with optional actions (803.2): the numbers are chosen.
 * Then whoever chose the smallest gets priority, and can't go on with it. `back` takes the action back.
 */
export function actionLoops(g: Game, l: Link, back: Step): boolean {
  const key = `${l.kind} ${l.power || l.code || codeOf(g, card(g, l.card)).ptr}`
  // A card, a resource or a combat seldom comes twice in a turn: its position is looked at from the second time on.
  const again = l.kind === 'power' || l.kind === 'reward' || isMarked(g, key)
  const m: PositionMark = { key, seat: l.controller, at: again ? position(g) : 0, may: true, deep: deep(g) }
  const bar = barOf(m)
  const { barred } = g.s.loop[0]
  if (barred.includes(bar)) {
    unbar(g, bar)
    push(g, back)
    return true
  }
  const closed = leave(g, m) ?? (piledUp(g, l) ? [m] : null)
  if (!closed || isEnding(g, closed)) return false
  askNumbers(
    g,
    closed.filter((x) => x.may),
    { back, card: l.card },
  )
  return true
}

/** The numbers of this loop have been chosen (803.2): whoever chose the smallest can't go on with it, which is yet to come. */
const isEnding = (g: Game, closed: readonly PositionMark[]): boolean =>
  closed.some((x) => g.s.loop[0].barred.includes(barOf(x)))

/** The third identical use of a free power on one chain could also go on for ever. */
function piledUp(g: Game, l: Link): boolean {
  if (l.kind !== 'power') return false
  if (!paidAt(g, l.power).every((e) => e.do === 'say' || (e.do === 'pay' && e.n === 0))) return false
  const same = (o: Link): boolean =>
    o.power === l.power &&
    o.card === l.card &&
    o.controller === l.controller &&
    picks(g, o.targets) === picks(g, l.targets)
  return g.s.chain[0].links.filter((id) => same(link(g, id))).length > 2
}

/** Each performer of an optional action in a loop chooses a number, the first performer first (803.2). */
function askNumbers(g: Game, may: readonly PositionMark[], more: { back?: Step; on?: Step; card: CardId }): void {
  const first = new Map<Seat, string>()
  for (const x of may) if (!first.has(x.seat)) first.set(x.seat, barOf(x))
  const seats = living(g, must(may[0]).seat).filter((s) => first.has(s))
  push(g, { step: 'loop', seats, bars: seats.map((s) => must(first.get(s))), chosen: none, ...more })
}

/** Notes that a player accepted an optional part of a text, which is an action, too. */
export const noteYes = (g: Game, seat: Seat, code: Ptr): void =>
  addMark(g, { key: `${code}?`, seat, at: 0, may: true, deep: 0 })

/** Whether a player can't accept an option because a loop has ended that way (803.2). */
export const barredYes = (g: Game, seat: Seat, code: Ptr): boolean =>
  g.s.loop[0].barred.length > 0 && g.s.loop[0].barred.includes(`${seat} ${code}? 0`)

/** Notes that the player declined. */
export function noteNo(g: Game, seat: Seat, code: Ptr): void {
  if (barredYes(g, seat, code)) unbar(g, `${seat} ${code}? 0`)
}

const unbar = (g: Game, bar: string): void =>
  put(
    g,
    'loop',
    0,
    'barred',
    g.s.loop[0].barred.filter((b) => b !== bar),
  )

/** Whether it is the mark of an accepted option. */
const isWord = (m: PositionMark): boolean => m.key.endsWith('?')

const barOf = (m: PositionMark): string => `${m.seat} ${m.key} ${m.at}`

const over = [1_000_001, 2_000_000, 1_000_000_000]
const any = [0, 1, 2, 3, 4, 5, 10, 100, 1000, 1_000_001]

const numbers = (list: readonly number[]): Answer[] => list.map((n) => ({ do: 'number', n }))

export const loopSteps = {
  loop: {
    run(_g, step): Decision {
      const seat = must(step.seats[step.chosen.length])
      const about = { card: step.card, why: 'choose how many more times this loop goes round' }
      if (step.must) return question(seat, 'number', '803.3', numbers(over), about)
      const least = Math.min(...step.chosen.map((n) => n ?? Infinity))
      if (step.chosen.length === 0) return question(seat, 'number', '803.2', numbers(any), about)
      return question(seat, 'number', '803.2', [{ do: 'done' }, ...numbers(any.filter((n) => n < least))], about)
    },
    answer(g, step, answer) {
      if (step.must) {
        forgetMarks(g)
        recordEvent(g, { on: 'loop', what: step.card })
        return
      }
      const chosen = [...step.chosen, answer.do === 'number' ? must(answer.n) : null]
      const least = Math.min(...chosen.map((n) => n ?? Infinity))
      if (chosen.length < step.seats.length && least > 0) {
        push(g, { ...step, chosen })
        return
      }
      const who = chosen.indexOf(least)
      if (step.on) push(g, step.on)
      if (who === 0 && step.back) push(g, step.back)
      else put(g, 'loop', 0, 'barred', [...g.s.loop[0].barred, must(step.bars[who])])
    },
  },
} satisfies Partial<StepDefs>
