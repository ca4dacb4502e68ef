/** Tells people at a real table what to do with their cardboard after others have acted: damage to put, cards to move. */
import type { GameEvent, Seat, View } from '../engine/types.ts'
import { inList } from '../language/phrases.ts'
import { byHandWords } from '../language/unknown-card.ts'
import type { LogLine, LogReading } from './game-log.ts'

/** One thing to do with a card or a deck, `n` of it; '' for an event that moves nothing. */
function workOf({ on, what = 0, to = 0, n = 0, zone, type, names }: GameEvent): readonly [thing: string, n: number] {
  const it = names[what] ?? 'a card'
  switch (on) {
    case 'deal':
      return [names[to] ? `damage ${names[to]}` : '', n]
    case 'heal':
      return [names[to] ? `damage ${names[to]}` : '', -n]
    case 'draw':
      return ['draw', 1]
    case 'destroy':
      return [`put ${it} into the graveyard`, 1]
    case 'discard':
      return [names[what] ? `discard ${it}` : '', 1]
    case 'shuffle':
      return ['shuffle your deck', 1]
    case 'exhaust':
    case 'ready':
      return [`${on} ${it}`, 1]
    case 'say':
      return [type === byHandWords ? `carry out the text of ${it}, with “Put something right”` : '', 1]
    case 'move':
      return [moved(it, zone), 1]
    default:
      return ['', 0]
  }
}

function moved(it: string, zone = ''): string {
  if (zone === 'hand') return `take ${it} into your hand`
  if (zone === 'deck') return `put ${it} into your deck`
  if (zone === 'graveyard') return `put ${it} into the graveyard`
  return zone === 'removed' ? `remove ${it} from the game` : ''
}

/** A thing in words: damage comes and goes, cards are counted. */
function inWords([thing, n]: readonly [thing: string, n: number]): string[] {
  const on = thing.replace(/^damage /, '')
  if (on !== thing) return n === 0 ? [] : [n > 0 ? `put ${n} damage on ${on}` : `take ${-n} damage off ${on}`]
  return [thing === 'draw' ? (n === 1 ? 'draw a card' : `draw ${n} cards`) : thing]
}

/** Acts that whoever did them has done with their own hands; drawing is told, since it comes of itself. */
const byHand = new Set<string>(['exhaust', 'ready', 'discard', 'move', 'shuffle'])

/**
 * Tells what is to be done with real cards after these events: one line for each player, in the order of the seats.
 * @param events - The events since the table last acted, as everybody may know them.
 * @param view - The table now, as everybody may see it.
 * @param isReal - Whether a seat's cards are real.
 * @returns Lines such as "Litori: put 4 damage on Boris and draw 2 cards."
 */
export function tableWork(events: readonly GameEvent[], view: View, isReal: (seat: Seat) => boolean): string[] {
  const work = new Map<Seat, Map<string, number>>()
  for (const e of events) {
    const isHurt = e.on === 'deal' || e.on === 'heal'
    const seat = isHurt ? view.cards[e.to ?? 0]?.owner : (view.cards[e.what ?? 0]?.owner ?? e.seat)
    if (seat === undefined || !isReal(seat)) continue
    // The Boss has no hands: the table moves the raid's cards, and has been asked for those that he draws.
    const { boss = false } = view.seats[seat] ?? {}
    if (boss ? e.on === 'draw' : byHand.has(e.on) && e.whose === seat) continue
    const [yours, n] = workOf(e)
    const thing = boss ? yours.replace('your ', 'the ') : yours
    if (thing === '') continue
    const own = work.get(seat) ?? new Map<string, number>()
    work.set(seat, own.set(thing, (own.get(thing) ?? 0) + n))
  }
  return view.seats.flatMap(({ seat, name }) => {
    const all = [...(work.get(seat) ?? [])].flatMap(inWords)
    return all.length > 0 ? [`${name}: ${inList(all, 'and')}.`] : []
  })
}

/** One thing for the table. */
export interface Instruction {
  /** A bot's act, and its reason; '' for what the players did themselves. */
  says: string
  why: string
  /** As `tableWork` says it; empty if there is only something to hear. */
  does: readonly string[]
  /** The number of events with which it is done. */
  upTo: number
}

/**
 * Tells a table one thing after another.
 * @param reading - The log as everybody may read it.
 * @param from - The number of events that have been told.
 * @param view - The table now, as everybody may see it.
 * @param isReal - Whether a seat's cards are real.
 * @returns Each act that moves real cards, and each that a bot gives a reason for; the last may still go on.
 */
export function instructions(
  { log, events }: Pick<LogReading, 'log' | 'events'>,
  from: number,
  view: View,
  isReal: (seat: Seat) => boolean,
): Instruction[] {
  const lineOf = new Map<number, LogLine>()
  const whyOf = new Map<LogLine, string>()
  let why = ''
  for (const line of log) {
    if (line.kind !== 'reason') {
      whyOf.set(line, why)
      for (const i of line.events ?? []) lineOf.set(i, line)
    }
    why = line.kind === 'reason' ? line.text.replace(`${view.seats[line.seat ?? -1]?.name ?? ''}: `, '') : ''
  }
  const parts: { line: LogLine | undefined; events: GameEvent[] }[] = []
  for (const event of events.slice(from)) {
    const last = parts.at(-1)
    const line = lineOf.get(event.i) ?? last?.line
    if (last && last.line === line) last.events.push(event)
    else parts.push({ line, events: [event] })
  }
  let upTo = from
  return parts.flatMap(({ line, events: part }) => {
    upTo += part.length
    const does = tableWork(part, view, isReal)
    const seat = line?.seat ?? -1
    const told = line?.kind === 'event' && (!isReal(seat) || view.seats[seat]?.boss) ? line : undefined
    const said = { says: told?.text ?? '', why: (told && whyOf.get(told)) ?? '', does, upTo }
    return does.length > 0 || said.why !== '' ? [said] : []
  })
}
