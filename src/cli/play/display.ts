/** The display of a game in the terminal: short lines for people and screen readers, or one JSON object per line for programs. */
import type { Decision, Outcome } from '../../engine/types.ts'
import { say } from '../shell/output.ts'
import { restOf, shortList } from './lengths.ts'
import type { Move, News } from './terminal.ts'

export interface Asked {
  prompt: string
  says: string
  answers: readonly string[]
  why: string
}

export interface Display {
  /** Shows plain lines: results of commands, refusals. */
  showLines(lines: readonly string[]): void
  showNews(news: News): void
  showMove(move: Move): void
  /**
   * `about`: the lines about the table that have changed since the last question. `alike`: answers that read as an earlier one, with a card that nobody has named.
   */
  showQuestion(name: string, open: Decision, asked: Asked, about: readonly string[], alike: ReadonlySet<number>): void
  /** `kept`: the reasons that had to stay secret until now. */
  showEnd(outcome: Outcome, words: string, kept: readonly string[]): void
}

export const plainDisplay: Display = {
  showLines: (lines) => {
    for (const line of lines) say(line)
  },
  showNews: ({ lines }) => {
    for (const text of lines) say(text)
  },
  showMove: ({ who, did, why, shows }) => {
    const deed = shows ? '' : `${who}: ${stop(did)} `
    if (why === '') {
      if (deed) say(deed.trim())
      return
    }
    if (why === null) say(`${deed}${who}'s reason stays secret until the raid is over.`)
    else say(shows ? `${who}'s reason: ${stop(why)}` : `${deed}Reason: ${stop(why)}`)
  },
  showQuestion: (name, open, { prompt, says, answers }, about, alike) => {
    say()
    for (const line of about) say(line)
    say(`${name}: ${prompt}`)
    if (says) say(says)
    for (const i of shortList(open)) if (!alike.has(i)) say(`${i + 1}. ${answers[i]}`)
    for (const line of restOf(open)) say(line)
  },
  showEnd: (_outcome, words, kept) => {
    say()
    if (kept.length) say('Reasons that stayed secret until now:')
    for (const line of kept) say(line)
    say(words)
  },
}

const stop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)

const line = (type: string, rest: object) => say(JSON.stringify({ type, ...rest }))

export const json: Display = {
  showLines: (lines) => line('text', { lines }),
  showNews: ({ events }) => {
    for (const event of events) line('event', { event })
  },
  showMove: (move) => line('move', move),
  showQuestion: (name, { seat, kind, rule }, asked, about) =>
    line('decision', { name, seat, kind, rule, ...asked, ...(about.length ? { about } : {}) }),
  showEnd: (outcome, words, kept) => line('over', { ...outcome, words, kept }),
}
