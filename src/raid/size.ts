/**
 * Limits for each part of a raid, so that checking and playing it take moments: cards, states, modes, size of a card, depth of its sets.
 * `checkBounds` has checked the whole before.
 */
import { notPlain } from '../language/plain-text.ts'
import { type Data, isRecord, type Problem } from '../language/schema/shape.ts'
import { bounds } from '../state/bounds.ts'

const { raid: most } = bounds

/** At most this many problems are reported. */
const told = 20

/** Everything too numerous or too large in a raid of any form, each with place and fix. */
export function checkSizes(def: Data, where: string): Problem[] {
  const out: Problem[] = []
  const say = (at: string, what: string, fix: string): void => {
    if (out.length < told) out.push({ where: at, what, fix })
  }
  const few = (at: string, n: number, limit: number, what: string): void => {
    if (n > limit) say(`${where}.${at}`, `${n} ${what}`, `Write at most ${limit}.`)
  }
  few('cards', count(def.cards), most.cards, 'cards')
  few('modes', count(def.modes), most.modes, 'modes')
  few('listens', count(def.listens), most.listens, 'events that it listens to')
  if (isRecord(def.machine)) few('machine', statesIn(def.machine), most.states, 'states')
  for (const [at, name] of namesIn(def))
    if (notPlain(name, bounds.name)) say(`${where}.${at}`, `a name longer than ${bounds.name} letters`, 'Shorten it.')
  for (const [part, value] of Object.entries(def)) {
    if (part === 'art') continue
    const each = part === 'cards' && Array.isArray(value) ? value : []
    for (const [i, card] of each.entries()) few(`cards[${i}]`, valuesIn(card), most.card, 'values in one card')
    checkSets(value, `${where}.${part}`, say)
  }
  return out
}

/** The names of the raid, its cards and its modes, each with its place. */
function namesIn({ name, cards, modes }: Data): (readonly [at: string, name: string])[] {
  const of = (part: string, list: unknown): (readonly [at: string, name: unknown])[] =>
    Array.isArray(list)
      ? list.map((one, i) => [`${part}[${i}].name`, isRecord(one) ? one.name : undefined] as const)
      : []
  const all = [['name', name] as const, ...of('cards', cards), ...of('modes', modes)]
  return all.flatMap(([at, text]) => (typeof text === 'string' ? [[at, text] as const] : []))
}

const count = (v: unknown): number => (typeof v === 'object' && v !== null ? Object.keys(v).length : 0)

const statesIn = ({ states }: Data): number =>
  isRecord(states)
    ? Object.values(states).reduce<number>((n, state) => n + 1 + (isRecord(state) ? statesIn(state) : 0), 0)
    : 0

const valuesIn = (v: unknown): number =>
  typeof v === 'object' && v !== null ? Object.values(v).reduce<number>((n, one) => n + 1 + valuesIn(one), 0) : 0

/** The number of sets of anything, and of cards, around a place; each is evaluated for every member of the one around it. */
interface Around {
  sets: number
  ofCards: number
}
const none: Around = { sets: 0, ofCards: 0 }
const people: ReadonlySet<unknown> = new Set(['player', 'opponent', 'friend'])

/** Reports sets that are nested too deep. Effects, modifiers and powers are done one after another, so counting starts anew in them. */
function checkSets(data: unknown, where: string, say: (at: string, what: string, fix: string) => void): void {
  const look = (v: unknown, at: string, key: string, around: Around): void => {
    if (Array.isArray(v)) for (const [i, one] of v.entries()) look(one, `${at}[${i}]`, key, around)
    if (!isRecord(v)) return
    const now = 'do' in v || 'mod' in v || 'when' in v || 'pay' in v ? none : within(v, key, around)
    if (now.sets > most.sets || now.ofCards > most.setsOfCards)
      say(at, 'a set within sets within sets', 'Count one of them earlier, and name the number with "as".')
    else for (const [inner, one] of Object.entries(v)) look(one, `${at}.${inner}`, inner, now)
  }
  look(data, where, '', none)
}

/** `not` only asks about one member. An event is searched for among all past ones. */
function within(v: Data, key: string, around: Around): Around {
  const event = typeof v.on === 'string' || Array.isArray(v.on)
  if (key === 'not' || !(event || 'is' in v || 'in' in v || 'among' in v)) return around
  const ofPeople = [v.is].flat().some((kind) => people.has(kind))
  return { sets: around.sets + 1, ofCards: around.ofCards + (ofPeople ? 0 : 1) }
}
