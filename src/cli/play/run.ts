/** Plays a game as text: one decision after another until it is over, or the person leaves. */
import { createInterface } from 'node:readline'
import { describe, keptText, outcome, outcomeText, view } from '../../engine/index.ts'
import type { Answer, Decision, Outcome, Seat } from '../../engine/types.ts'
import { idleAttacks } from '../../players/index.ts'
import { instantsOf, leftText, leftToDo } from '../../session/left-to-do.ts'
import { answer, answerAutomatically, settle } from '../../session/moves.ts'
import { endsOwnTurn } from '../../session/passing.ts'
import { hasRealCards, type Session, standingReasons } from '../../session/session.ts'
import type { Display } from './display.ts'
import { byLength } from './lengths.ts'
import { brief } from './look.ts'
import { obey, type Reply } from './orders.ts'
import { heldBack, moveBot, news, planSaid, seatName, type Terminal, viewerSeat } from './terminal.ts'

/** Comes in place of a line once the raid's file has been written. */
export const changed = Symbol('changed')

/** The source of answers: the next line, or null if there are no more. */
export interface Input {
  nextLine(prompt: string): Promise<string | null | typeof changed>
  /** Whether a person is there to confirm something; lines from a pipe or file can't be asked. */
  interactive: boolean
  close(): void
}

/** Reads lines from a terminal, with line editing, or from a pipe or file. */
export function terminalInput(): Input {
  const { stdin, stdout } = process
  const reader = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined, terminal: stdin.isTTY })
  const lines = reader[Symbol.asyncIterator]()
  let next: ReturnType<typeof lines.next> | null = null
  return {
    async nextLine(prompt) {
      if (stdin.isTTY) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      next ??= lines.next() // a line that was not waited for to its end is the next one
      const { value, done } = await next
      next = null
      return done ? null : String(value)
    },
    interactive: stdin.isTTY === true,
    close: () => reader.close(),
  }
}

/** Plays until the game is over, the person leaves, or the raid has changed. */
export async function playOn(
  terminal: Terminal,
  display: Display,
  input: Input,
): Promise<'over' | 'left' | typeof changed> {
  const { session } = terminal
  for (let now = settle(session); now.kind !== 'over'; now = settle(session)) {
    display.showNews(news(terminal, now.kind === 'person'))
    if (now.kind === 'automatic') answerAutomatically(session, now)
    const end = now.kind === 'person' ? await ask(terminal, now.open, display, input) : null
    if (end) return end
    if (now.kind !== 'bot') continue
    const move = moveBot(terminal, now.open)
    const plan = planSaid(terminal)
    if (plan || move) display.showNews(heldBack(terminal))
    if (plan) display.showLines([plan])
    if (move) display.showMove(move)
  }
  display.showNews(news(terminal, true))
  const end = outcome(session.game)
  if (end) display.showEnd(end, words(session, end), keptReasons(terminal))
  return 'over'
}

/** Asks until the question is answered or a command moves on; then null. */
async function ask(
  terminal: Terminal,
  open: Decision,
  display: Display,
  input: Input,
): Promise<'left' | typeof changed | null> {
  const { session } = terminal
  const words = describe(session.game, open, open.seat)
  const last = open.answers.length
  display.showQuestion(
    seatName(session, open.seat),
    open,
    words,
    whatIsNew(terminal, open.seat),
    alike(session, open, words.answers),
  )
  let unwarned = input.interactive
  for (;;) {
    const said = await input.nextLine(`Answer 1 to ${last}, or help: `)
    if (said === changed) return changed
    const line = said?.trim()
    const warning = unwarned && line ? warningOf(session, open, line) : ''
    if (warning) {
      unwarned = false
      display.showLines([warning])
      continue
    }
    if (line === undefined) {
      display.showLines(['End of input: leaving the game.'])
      return 'left'
    }
    if (line === '') continue
    if (/^-?\d+$/.test(line)) {
      const n = Number(line)
      if (n >= 1 && n <= last) {
        answer(session, n - 1)
        return null
      }
      display.showLines([`There is no answer ${n}: choose 1 to ${last}.`])
      continue
    }
    const place = byLength(open, line)
    if (place !== null) {
      answer(session, place)
      return null
    }
    const reply = await assured(obey(terminal, open, line), display, input)
    display.showLines(reply.lines)
    if (reply.then !== 'again') return reply.then === 'on' ? null : 'left'
  }
}

/** Answers that read as an earlier one, with a real card that nobody has named. */
function alike({ game }: Session, open: Decision, texts: readonly string[]): ReadonlySet<number> {
  if (!hasRealCards(game, open.seat)) return new Set()
  const { cards } = view(game, open.seat)
  const isHidden = ({ card = 0 }: Answer): boolean => card > 0 && !cards[card]?.def
  return new Set(open.answers.flatMap((a, i) => (isHidden(a) && texts.indexOf(texts[i] ?? '') < i ? [i] : [])))
}

/** The actions that the player could still take, if this line would end their turn; '' if none, or if it does not end it. */
function warningOf({ game, library }: Session, open: Decision, line: string): string {
  const seen = view(game, open.seat)
  const passes = open.answers[Number(line) - 1]?.do === 'pass'
  if (!endsOwnTurn(seen, open) || !(passes || /^(?:pass|skip)$/i.test(line))) return ''
  const instants = instantsOf(library, seen.raid.id)
  const left = leftToDo(seen, open, { waits: (card) => instants.has(card), idle: idleAttacks(library, seen, open) })
  return left ? leftText(left, `To end your turn, type ${line} again.`) : ''
}

/** Asks for confirmation before something irreversible; if nobody can be asked, it is not done. */
async function assured(reply: Reply, display: Display, input: Input): Promise<Reply> {
  const { sure, lines } = reply
  if (!sure) return reply
  if (!input.interactive) return { lines: [...lines, sure.fix], then: 'again' }
  display.showLines(lines)
  const said = await input.nextLine(sure.ask)
  return typeof said === 'string' && /^y(?:es)?$/i.test(said.trim()) ? sure.yes() : { lines: [sure.fix], then: 'again' }
}

/** The lines about the table that have changed since the last question. */
function whatIsNew(terminal: Terminal, seat: Seat): string[] {
  const now = brief(view(terminal.session.game, seat))
  const fresh = now.filter((line) => !terminal.told.includes(line))
  terminal.told = now
  return fresh
}

function keptReasons(terminal: Terminal): string[] {
  const { session } = terminal
  const mine = viewerSeat(terminal)
  return standingReasons(session)
    .filter(({ secret, seat }) => secret && seat !== mine)
    .map(({ seat, text }) => `${seatName(session, seat)}: ${text}`)
}

function words({ game }: Session, end: Outcome): string {
  const { seats, turn, raid } = view(game, -1)
  const won = outcomeText({ outcome: end, seats })
  const kept = keptText(end, (seat) => seats.find((s) => s.seat === seat)?.name ?? '')
  return [won, `Round ${turn.round}, stage ${raid.stage}. Rule ${end.rule}.`, kept].filter(Boolean).join(' ')
}
