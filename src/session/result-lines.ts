/**
 * The lines of the log of results. A repetition is counted at the end of its line: "Teep attacks Kor: 2 frost. (×3)". Pure.
 * Until it is complete, its text follows that line, so that only the last line ever changes.
 */
import type { CardId, GameEvent } from '../engine/types.ts'
import { plainName } from '../language/print/index.ts'
import type { LogAbout, LogLine } from './game-log.ts'
import { type Result, resultText } from './result-text.ts'

type Line = LogLine & { events: number[] }

export interface ResultLine {
  readonly line: Line
  readonly result: Result
  readonly cards: Map<CardId, string>
  /** The number of the choice that began it. */
  readonly choice: number
  /** The texts it has had so far, the last one being the present; and its number of repetitions. */
  readonly stages: Set<string>
  text: string
  times: number
  /** The line before it, as long as this one may become the same. */
  before: ResultLine | null
}

export interface ResultLines {
  readonly lines: Line[]
  /** The number of choices before each line. */
  readonly choices: number[]
  /** The line that may still grow. */
  last: ResultLine | null
}

interface Kind {
  about: LogAbout
  within?: boolean
}

export function write(log: ResultLines, e: GameEvent, result: Result, { about, within = false }: Kind): ResultLine {
  const base = settled(log)
  const kind = e.round === undefined ? 'event' : 'turn'
  const line: Line = {
    key: `e${e.i}`,
    kind,
    text: '',
    seat: e.whose < 0 ? null : e.whose,
    about,
    events: [],
    ...(within ? { within } : {}),
  }
  const made: ResultLine = {
    ...{ line, result, cards: new Map(), choice: e.choice, stages: new Set(), text: '', times: 1, before: null },
  }
  log.last = made
  if (base?.line.kind === kind && base.line.seat === line.seat && base.stages.has(resultText(result)))
    made.before = base
  else append(log, made)
  add(log, made, e)
  return made
}

/** Adds an event to a line: its words, and the cards that they name, each once. */
export function add(log: ResultLines, one: ResultLine, e: GameEvent): void {
  for (const [id, name] of Object.entries(e.names)) one.cards.set(Number(id), plainName(name))
  joins(one, e)
  one.text = resultText(one.result)
  one.stages.add(one.text)
  const { before } = one
  if (before?.stages.has(one.text)) {
    const same = one.text === before.text
    const times = before.times + Number(same)
    say(before, same ? counted(before.text, times) : `${counted(before.text, times)} ${one.text}`, before.times + 1)
  } else if (before) split(log, one, before)
  else say(one, one.text)
}

/** Assigns an event to a line without adding words. */
export function joins(one: ResultLine | null, { i }: GameEvent): void {
  if (!one) return
  for (const { events } of [one.line, ...(one.before ? [one.before.line] : [])]) if (events.at(-1) !== i) events.push(i)
}

const counted = (text: string, times: number): string => (times > 1 ? `${text} (×${times})` : text)

function say({ line, cards }: ResultLine, text: string, times = 1): void {
  const named = new Map([...cards].map(([id, name]) => [name, id]))
  line.text = text
  if (times > 1) line.times = times
  else delete line.times
  line.cards = [...named].flatMap(([name, id]) => (text.includes(name) ? [[id, name] as const] : []))
}

function append({ lines, choices }: ResultLines, { line, choice }: ResultLine): void {
  lines.push(line)
  choices.push(choice)
}

/** Makes a line of its own, since it is not a repetition. */
function split(log: ResultLines, one: ResultLine, before: ResultLine): void {
  const own = new Set(one.line.events)
  before.line.events = before.line.events.filter((i) => !own.has(i))
  say(before, counted(before.text, before.times), before.times)
  one.before = null
  append(log, one)
  say(one, one.text)
}

/** The last line, as soon as it is complete. */
function settled(log: ResultLines): ResultLine | null {
  const { last } = log
  const before = last?.before
  if (!last || !before) return last
  if (last.text !== before.text) {
    split(log, last, before)
    return last
  }
  before.times++
  return before
}
