/** How a game speaks: in short lines for people and screen readers, or one JSON object a line for programs. */
import type { Decision, GameEvent, Outcome } from '../../engine/types.ts'
import { say } from '../output.ts'
import type { Move } from './session.ts'

export interface Asked {
  prompt: string
  answers: readonly string[]
  why: string
}

export interface Voice {
  /** Plain remarks: answers to orders, refusals. */
  lines(lines: readonly string[]): void
  happened(events: readonly GameEvent[]): void
  moved(move: Move): void
  asks(name: string, open: Decision, asked: Asked): void
  over(outcome: Outcome, words: string): void
}

export const plain: Voice = {
  lines: (lines) => {
    for (const line of lines) say(line)
  },
  happened: (events) => {
    for (const { text } of events) if (text) say(text)
  },
  moved: ({ who, did, why }) => say(`${who}: ${stop(did)} Why: ${stop(why)}`),
  asks: (name, _open, { prompt, answers }) => {
    say()
    say(`${name}: ${prompt}`)
    for (const [i, answer] of answers.entries()) say(`${i + 1}. ${answer}`)
  },
  over: (_outcome, words) => {
    say()
    say(words)
  },
}

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const line = (type: string, rest: object) => say(JSON.stringify({ type, ...rest }))

export const json: Voice = {
  lines: (lines) => line('text', { lines }),
  happened: (events) => {
    for (const event of events) line('event', { event })
  },
  moved: (move) => line('move', move),
  asks: (name, { seat, kind, rule }, asked) => line('decision', { name, seat, kind, rule, ...asked }),
  over: (outcome, words) => line('over', { ...outcome, words }),
}
