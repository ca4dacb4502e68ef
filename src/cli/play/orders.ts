/** The commands that can be typed at a question, besides a number. */

import { describe, describeForce, view } from '../../engine/index.ts'
import type { CardView, Decision, Seat } from '../../engine/types.ts'
import { nearest } from '../../language/problem.ts'
import { defaultPlayer, wishNames } from '../../players/index.ts'
import { hasWords } from '../../session/has-words.ts'
import { changeSeat, concedeSeat, startPassing } from '../../session/moves.ts'
import { canPass, type Passing } from '../../session/passing.ts'
import { asksCard, cardsMeant, type Meant, maySay, sayCard } from '../../session/real-cards.ts'
import { savedGame } from '../../session/save.ts'
import { savedFileText } from '../../session/saved-game.ts'
import type { Session } from '../../session/session.ts'
import { stops } from '../../session/stops.ts'
import { redoToPerson, undoToPerson } from '../../session/undo.ts'
import { ask, botsBeside, wishesFor } from '../../session/wishing.ts'
import { mayPlay } from '../named/sitting.ts'
import { howToWrite, isThere, writeWhole } from '../shell/files.ts'
import { printed, problemsOf } from '../shell/problem.ts'
import { aboutCard } from './about.ts'
import { chain, seatLines, situationText, tableText } from './look.ts'
import { catchUp, forgetTold, logLines, seatName, type Terminal } from './terminal.ts'
import { whyAnswer, whyCard, whyQuestion } from './why.ts'

/** The consequence of a command: the same question again, the present question, or the end. */
export interface Reply {
  lines: readonly string[]
  then: 'again' | 'on' | 'quit'
  /** Something done only if the person confirms it; `fix` is shown after a no, or if nobody can be asked. */
  sure?: { ask: string; yes(): Reply; fix: string }
}

interface Order {
  usage: string
  about: string
  run(terminal: Terminal, open: Decision, rest: string): Reply
}

const again = (...lines: string[]): Reply => ({ lines, then: 'again' })
const on = (...lines: string[]): Reply => ({ lines, then: 'on' })

const orders: Readonly<Record<string, Order>> = {
  look: { usage: 'look [seat]', about: 'show the whole table, or one seat; also: look turn', run: look },
  find: {
    usage: 'find <words>',
    about: 'list the answers that contain these words',
    run: find,
  },
  say: {
    usage: 'say <letters> [n]',
    about: 'with real cards: name a card in your hand by a few letters and play it, or do the nth thing that it allows',
    run: say,
  },
  card: {
    usage: 'card <name>',
    about: 'show a card’s text, and where each of its numbers comes from',
    run: ({ session }, open, rest) => again(...aboutCard(session, open.seat, rest)),
  },
  why: {
    usage: 'why [n | card | card at card | pass]',
    about:
      'explain why you are asked, what answer n is about, or why a card can’t act, attack or target, or why you can’t pass',
    run: why,
  },
  undo: {
    usage: 'undo',
    about: 'go back to your last question',
    run: (terminal) => travel(terminal, undoToPerson, 'Undone.', 'Nothing to undo.'),
  },
  redo: {
    usage: 'redo',
    about: 'forward again',
    run: (terminal) => travel(terminal, redoToPerson, 'Redone.', 'Nothing to redo.'),
  },
  pass: {
    usage: 'pass',
    about: 'pass for you until the other side acts or attacks, or your next turn; other questions are still asked',
    run: ({ session }, open) => passOn(session, open, 'news'),
  },
  skip: {
    usage: 'skip',
    about: 'pass for you until the turn ends; other questions are still asked',
    run: ({ session }, open) => passOn(session, open, 'turn ends'),
  },
  stop: {
    usage: 'stop always|matters|useful',
    about: 'stop at everything, only where you have a choice, or only where acting can be useful',
    run: stop,
  },
  concede: {
    usage: 'concede [seat]',
    about: 'give up and leave the game; you are asked to confirm it',
    run: concede,
  },
  save: {
    usage: 'save [--force] <file>',
    about: 'save the game in a file, which play --load continues; with --force overwrite an existing file',
    run: save,
  },
  bot: { usage: 'bot <seat> [name]', about: 'let a bot play a seat', run: bot },
  person: { usage: 'person <seat>', about: 'play a seat yourself', run: person },
  ask: {
    usage: 'ask attack|spare|guard <card>, ask hold|go',
    about: 'ask the bots on your side something, or no longer; it holds until everybody has had a turn',
    run: askBots,
  },
  log: { usage: 'log [n]', about: 'show the last n lines of the log, with reasons (20)', run: log },
  help: { usage: 'help', about: 'this list', run: () => again(...help()) },
  quit: { usage: 'quit', about: 'leave without saving', run: () => ({ lines: [], then: 'quit' }) },
}

/** Carries out a line if it is a command; otherwise suggests the nearest command. */
export function obey(terminal: Terminal, open: Decision, line: string): Reply {
  const [, word = '', rest = ''] = /^(\S*)\s*(.*)$/s.exec(line.trim()) ?? []
  const order = Object.hasOwn(orders, word.toLowerCase()) ? orders[word.toLowerCase()] : undefined
  if (!order && maySay(open)) return say(terminal, open, line.trim())
  if (!order) {
    const guess = nearest(word, Object.keys(orders))
    return again(
      `"${word}" is not an answer or a command.${guess ? ` Did you mean "${guess}"?` : ''} "help" lists them.`,
    )
  }
  return order.run(terminal, open, order === orders.save ? rest : rest.replace(/\s+/g, ' '))
}

const help = (): string[] => [
  'Type the number of an answer, or a command:',
  ...Object.values(orders).map(({ usage, about }) => `${usage}: ${about}.`),
]

function look({ session }: Terminal, open: Decision, rest: string): Reply {
  const seen = view(session.game, open.seat)
  const force = describeForce(session.game, open.seat).map((line) => `In force: ${line}`)
  if (!rest) return again(...tableText(seen), ...force)
  if (rest === 'turn' || rest === 'chain') return again(...situationText(seen), ...chain(seen), ...force)
  const seat = seatNamed(session, rest)
  const row = seen.seats.find((one) => one.seat === seat)
  return row ? again(...seatLines(seen, row)) : again(badSeat(session, rest))
}

function find({ session }: Terminal, open: Decision, rest: string): Reply {
  if (!rest) return again('Find what? Type a word of the answer: "find sister".')
  const { answers } = describe(session.game, open, open.seat)
  const lines = answers.flatMap((text, i) => (hasWords(text, rest) ? [`${i + 1} ${text}`] : []))
  return again(...(lines.length > 0 ? lines : [`No answer has "${rest}".`]))
}

/** Names a real card, and does with it what it is for: play it, place a quest face up. Several cards, or several uses, are listed. */
function say({ session }: Terminal, open: Decision, rest: string): Reply {
  if (!maySay(open)) return again('Nothing here asks for a real card.')
  const [, letters = '', n] = /^(.*?)(?:\s+(\d+))?$/.exec(rest) ?? []
  if (letters === '') return again('Which card? Type the beginnings of its words: "say van".')
  const meant = cardsMeant(session, open, letters)
  const [only, ...others] = meant
  if (!only) return again(`None of the cards that you can still have begins with "${letters}".`)
  if (others.length > 0)
    return again('Which of these?', ...meant.map(({ name, acts, whyNot }) => `${name}: ${usesOf(acts) || whyNot}`))
  const { name, acts, main, whyNot } = only
  const act = acts[n === undefined ? main : Number(n) - 1]
  if (!act && (whyNot || !asksCard(open))) {
    const uses = acts.length > 0 ? [`${name}: ${usesOf(acts)}. Type say ${letters} and a number.`] : []
    return again(...(whyNot ? [`${name}: ${whyNot}`] : []), ...uses)
  }
  return sayCard(session, open, name, act?.answer) ? on() : again(`"${name}" can’t be named here.`)
}

const usesOf = (acts: Meant['acts']): string => acts.map(({ text }, i) => `${i + 1} ${text}`).join(', ')

function why({ session }: Terminal, open: Decision, rest: string): Reply {
  if (!rest) return again(...whyQuestion(session, open))
  const n = Number(rest)
  if (!Number.isInteger(n)) return again(...whyCard(session, open.seat, rest))
  if (n < 1 || n > open.answers.length) return again(`There is no answer ${n}: choose 1 to ${open.answers.length}.`)
  return again(...whyAnswer(session, open, n - 1))
}

function passOn(session: Session, open: Decision, until: Passing['until']): Reply {
  startPassing(session, until)
  const words = `until ${until === 'turn ends' ? 'the turn ends' : 'something happens'}`
  return canPass(open) ? on(`Passing ${words}.`) : again(`Answer this first; then you pass ${words}.`)
}

function travel(terminal: Terminal, way: (session: Session) => boolean, done: string, nothing: string): Reply {
  if (!way(terminal.session)) return again(nothing)
  forgetTold(terminal)
  return on(done)
}

function stop({ session }: Terminal, _open: Decision, rest: string): Reply {
  const wanted = stops.find((one) => one === rest)
  if (!wanted) return again('Stop when? Type "stop always", "stop matters" or "stop useful".')
  session.stops = { ...session.stops, stop: wanted }
  return again(asked[wanted])
}

function askBots({ session }: Terminal, open: Decision, rest: string): Reply {
  const [, word = '', name = ''] = /^(\S*)\s*(.*)$/.exec(rest) ?? []
  const what = (Object.keys(wishNames) as (keyof typeof wishNames)[]).find((one) => one === word)
  if (!what) return again(`Ask what? Type ${orders.ask?.usage}.`)
  if (botsBeside(session, open.seat).length === 0) return again('There is no bot on your side.')
  if (wishesFor(session, open.seat, 0).includes(what)) return askedFor(session, open, what, 0)
  const fit = cardsOf(session).filter(({ id }) => wishesFor(session, open.seat, id).includes(what))
  const card = fit.find(({ def }) => name && hasWords(def ?? '', name))
  if (!card)
    return again(`There is no character "${name}" for that.`, `You may name ${fit.map(({ def }) => def).join(', ')}.`)
  return askedFor(session, open, what, card.id)
}

const cardsOf = (session: Session): CardView[] => Object.values(view(session.game, -1).cards)

function askedFor(session: Session, open: Decision, what: keyof typeof wishNames, card: number): Reply {
  ask(session, open.seat, what, card)
  const said = session.reasons.at(-1)
  return again(said ? `${seatName(session, said.seat)}: ${said.text}` : '')
}

const asked = {
  always: 'The game stops at everything.',
  matters: 'The game stops where you have a choice.',
  useful: 'The game stops where acting can be useful.',
} as const

/** 102.1b: concedes for any seat that a person plays here, whoever is asked. It needs a "yes", so a mistake costs nothing. */
function concede({ session }: Terminal, open: Decision, rest: string): Reply {
  const [, place = '', yes] = /^(.*?)\s*(\byes)?$/.exec(rest) ?? []
  const seat = place ? seatNamed(session, place) : open.seat
  if (seat === undefined) return again(badSeat(session, place))
  const name = seatName(session, seat)
  if (!yes) return again(`${name} would be out of the game. To confirm, type: concede ${seat} yes`)
  const no = concedeSeat(session, seat)
  return no ? again(`${no.why} (${no.rule})`) : on(`${name} has conceded.`)
}

function save({ session, embed }: Terminal, _open: Decision, rest: string): Reply {
  const said = rest.replace(/^--force(\s+|$)|\s+--force$/, '')
  const force = said !== rest
  const file = said.replace(/^(["'])(.*)\1$/, '$2')
  if (!file) return again('Save where? For example: save my.json')
  const write = (): Reply => {
    try {
      writeWhole(file, `${savedFileText({ ...savedGame(session, '', 0, embed), name: '' })}\n`)
      return again(`Saved in ${file}.`)
    } catch (error) {
      return again(`Not saved: ${(error as Error).message}. ${howToWrite(error)}`)
    }
  }
  if (force || !isThere(file)) return write()
  const fix = `Not saved. Name another file, or type: save --force ${file}`
  return { ...again(`The file ${file} already exists.`), sure: { ask: 'Overwrite it? yes or no: ', yes: write, fix } }
}

function bot(terminal: Terminal, _open: Decision, rest: string): Reply {
  const { session } = terminal
  const [place = '', given] = rest.split(/\s+/)
  const seat = seatNamed(session, place)
  if (seat === undefined) return again(badSeat(session, place))
  const side = seat === 0 ? 'boss' : 'raider'
  const name = given ?? defaultPlayer[side]
  try {
    mayPlay(name, side, 'bot')
    const no = changeSeat(session, seat, { kind: 'bot', bot: name })
    if (no) return again(no.why)
    catchUp(terminal)
  } catch (error) {
    return again(...(problemsOf(error) ?? []).map(printed))
  }
  return on(`${seatName(session, seat)} is now played by the bot "${name}".`)
}

function person(terminal: Terminal, _open: Decision, rest: string): Reply {
  const { session } = terminal
  const seat = seatNamed(session, rest)
  if (seat === undefined) return again(badSeat(session, rest))
  changeSeat(session, seat, { kind: 'person', bot: session.seats[seat]?.bot ?? defaultPlayer.raider })
  catchUp(terminal)
  return on(`${seatName(session, seat)} is now played by you.`)
}

function log(terminal: Terminal, _open: Decision, rest: string): Reply {
  const n = Number(rest || 20)
  if (!Number.isInteger(n) || n < 1) return again('How many? For example: log 20')
  const told = logLines(terminal)
  return again(...(told.length ? told.slice(-n) : ['Nothing has happened yet.']))
}

function seatNamed(session: Session, word: string): Seat | undefined {
  if (word === 'boss') return 0
  const seat = Number(word)
  return word !== '' && Number.isInteger(seat) && seat >= 0 && seat < session.seats.length ? seat : undefined
}

const badSeat = (session: Session, word: string): string =>
  `${word ? `There is no seat "${word}".` : 'Which seat?'} Seats are boss (0) and 1 to ${session.seats.length - 1}.`
