/** The game in text: one decision after another until it is over, or the person leaves. */
import { createInterface } from 'node:readline'
import { describe, keptText, outcome, view } from '../../engine/index.ts'
import type { Decision, Outcome, Seat } from '../../engine/types.ts'
import { canPass } from '../../session/passing.ts'
import { byLength } from './lengths.ts'
import { brief } from './look.ts'
import { obey, type Reply } from './orders.ts'
import { answerAlone, asked, asksPerson, eyes, nameOf, news, type Session, take } from './session.ts'
import type { Voice } from './voice.ts'

/** Where answers come from: the next line, or null when there are no more. */
export interface Ear {
  hear(prompt: string): Promise<string | null>
  /** Whether a person is there who can be asked back; lines of a pipe or file are what they are. */
  person: boolean
  close(): void
}

/** Reads lines from a terminal, with its line editing, or from a pipe or file, as they come. */
export function ear(): Ear {
  const { stdin, stdout } = process
  const reader = createInterface({ input: stdin, output: stdin.isTTY ? stdout : undefined, terminal: stdin.isTTY })
  const lines = reader[Symbol.asyncIterator]()
  return {
    async hear(prompt) {
      if (stdin.isTTY) {
        reader.setPrompt(prompt)
        reader.prompt()
      }
      const { value, done } = await lines.next()
      return done ? null : String(value)
    },
    person: stdin.isTTY === true,
    close: () => reader.close(),
  }
}

/** Plays on until the game is over (true) or left (false). */
export async function playOn(session: Session, voice: Voice, ear: Ear): Promise<boolean> {
  for (let open = asked(session); open; open = asked(session)) {
    voice.happened(news(session))
    if (asksPerson(session, open)) {
      if (!(await ask(session, open, voice, ear))) return false
      continue
    }
    const move = answerAlone(session, open)
    if (move) voice.moved(move)
  }
  voice.happened(news(session))
  const end = outcome(session.game)
  if (end) voice.over(end, words(session, end), keptReasons(session))
  return true
}

/** Asks until the question is answered or an order leads on. False if the person leaves. */
async function ask(session: Session, open: Decision, voice: Voice, ear: Ear): Promise<boolean> {
  const words = describe(session.game, open, open.seat)
  const last = open.answers.length
  if (canPass(open)) session.passing = null
  voice.asks(nameOf(session, open.seat), open, words, whatIsNew(session, open.seat))
  for (;;) {
    const line = (await ear.hear(`Answer 1 to ${last}, or help: `))?.trim()
    if (line === undefined) {
      voice.lines(['No more answers: leaving the game.'])
      return false
    }
    if (line === '') continue
    if (/^-?\d+$/.test(line)) {
      const n = Number(line)
      if (n >= 1 && n <= last) {
        take(session, n - 1)
        return true
      }
      voice.lines([`There is no answer ${n}: they are 1 to ${last}.`])
      continue
    }
    const place = byLength(open, line)
    if (place !== null) {
      take(session, place)
      return true
    }
    const reply = await assured(obey(session, open, line), voice, ear)
    voice.lines(reply.lines)
    if (reply.then !== 'again') return reply.then === 'on'
  }
}

/** Asks once more before what can't be brought back; where nobody can be asked it is not done. */
async function assured(reply: Reply, voice: Voice, ear: Ear): Promise<Reply> {
  const { sure, lines } = reply
  if (!sure) return reply
  if (!ear.person) return { lines: [...lines, sure.fix], then: 'again' }
  voice.lines(lines)
  const said = (await ear.hear(sure.ask))?.trim() ?? ''
  return /^y(?:es)?$/i.test(said) ? sure.yes() : { lines: [sure.fix], then: 'again' }
}

/** Of the lines about the table, those that the last question did not have. */
function whatIsNew(session: Session, seat: Seat): string[] {
  const now = brief(view(session.game, seat))
  const fresh = now.filter((line) => !session.told.includes(line))
  session.told = now
  return fresh
}

function keptReasons(session: Session): string[] {
  const mine = eyes(session)
  return session.reasons
    .filter(({ secret, seat }) => secret && seat !== mine)
    .map(({ seat, text }) => `${nameOf(session, seat)}: ${text}`)
}

function words({ game }: Session, end: Outcome): string {
  const { result, winners, rule } = end
  const { seats, turn, raid } = view(game, -1)
  const names = seats.filter(({ seat }) => winners.includes(seat)).map(({ name }) => name)
  const what = { raiders: 'The raiders win', boss: 'The Boss wins', draw: 'The game is a draw', team: 'A team wins' }[
    result
  ]
  const who = names.length ? `: ${names.join(', ')}` : ''
  const why = end.text ? ` ${end.text} would have gone on without end.` : ''
  const kept = keptText(end, (seat) => seats.find((s) => s.seat === seat)?.name ?? '')
  return [`${what}${who}, in turn ${turn.n}, stage ${raid.stage}. Rule ${rule}.${why}`, kept].filter(Boolean).join(' ')
}
