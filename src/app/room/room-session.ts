/** A game in a room of a host, as a session for the table: the data for this seat, and requests to the host. */
import { effect, signal } from '@preact/signals'
import type { Scene } from '../../board/index.ts'
import { cardsFor } from '../../engine/index.ts'
import type { CardId, CardView, Decision, Ledger, Library, Refusal, Seat } from '../../engine/types.ts'
import { withTokens } from '../../language/index.ts'
import type { CardDef } from '../../language/types.ts'
import {
  type GameLog,
  type LogReading,
  newLogOf,
  readLogFrom,
  resetLog,
  stepLinesFrom,
} from '../../session/game-log.ts'
import type { KeptWay } from '../../session/kept-line.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import { decidesLine } from '../../session/who-is-asked.ts'
import { wishesAt } from '../../session/wishing.ts'
import type { Room, Sight } from '../../wire/index.ts'
import { sceneOf } from '../table/table-scene.ts'
import type { Askable, SessionScreen, TableSession } from '../table/table-session.ts'
import type { Known } from './frames.ts'
import type { InRoom } from './in-room.ts'
import { type RealTable, realTable } from './real-table.ts'

type Stat = 'atk' | 'health' | 'def' | 'cost'

interface State {
  readonly library: Library
  readonly screen: SessionScreen
  readonly inRoom: InRoom
  /** The last state of the table, also if the host has gone on to the lobby. */
  known: Known
  room: Room
  log: GameLog
  /** The number of cuts when the log was read. */
  cuts: number
  /** The scene of a frame, and the question that it asks: a new object for each question. */
  shown: { known: Known; room: Room; looked: Seat; scene: Scene } | null
  /** The friend whose open hand is shown until this player's next question, and the question at the time. */
  look: { seat: Seat; mine: Decision | null } | null
  asked: { question: number; from: Decision; is: Decision } | null
  /** Sums behind numbers, for the current question. */
  readonly sums: { value: ReadonlyMap<string, Ledger | null> }
  sumsOf: number
  /** The printed side of every card. */
  readonly printed: ReadonlyMap<string, CardDef>
  /** The question that has been answered, and its answer (-1: a plan), until the host replies. */
  given: { question: number; answer: number } | null
  /** The player's stops, as last sent to the host. */
  stops: string
  /** The table stays as it is, though the game goes on. */
  held: boolean
  /** Null where nobody's cards are real. */
  real: RealTable | null
}

/** The session of a room in which a raid is played, which requires `known`. */
export function makeRoomSession(library: Library, inRoom: InRoom, screen: SessionScreen): TableSession {
  const [known, room] = [inRoom.known.value, inRoom.room.value]
  if (!known || !room) throw new Error('No raid is played in this room.')
  const raid = library.raids.find(({ id }) => id === known.sight.seen.view.raid.id)
  const s: State = {
    ...{ library, screen, inRoom, known, room, cuts: known.cuts, stops: '', given: null, held: false, real: null },
    ...{ log: newLogOf(raid), shown: null, look: null, asked: null, sums: signal(new Map()), sumsOf: -1 },
    printed: withTokens(cardsFor(library, raid?.id ?? '')),
  }
  if (room.seats.some(({ real }) => real))
    s.real = realTable({
      inRoom,
      now: () => s,
      reading: () => readingOf(s),
      question: () => (isGiven(s) ? null : questionNow(s)),
      give: (send) => give(s, -1, send),
    })
  let laid = false
  const stop = effect(() => {
    const [next, now] = [inRoom.known.value, inRoom.room.value]
    void inRoom.status.value
    void inRoom.trouble.value
    void inRoom.late.value
    if (next && next !== s.known) {
      s.real?.told(s.known, next, s.given?.answer ?? -1)
      s.known = next
    }
    if (now) s.room = now
    if (laid && !s.held) screen.changed()
  })
  laid = true
  return {
    get seats() {
      return plansOf(s)
    },
    ...shows(s),
    ...does(s),
    ...ofPace(s),
    ...s.real,
    stop,
  }
}

const sightOf = ({ known }: State): Sight => known.sight
const viewer = ({ room }: State): Seat => room.seat

/** The present player of each seat: a bot, if it stands in for somebody who is gone. */
const plansOf = (s: State): SeatPlan[] =>
  s.room.seats.map(({ who, bot, stands, real }, seat) => ({
    kind: (who > 0 && !stands) || real ? 'person' : 'bot',
    bot,
    person: who || 1,
    ...(seat === viewer(s) ? { silent: sightOf(s).silent } : {}),
  }))

/** The scene, and the answer that is on its way to the host. */
function sceneNow(s: State): Scene {
  const scene = toldScene(s)
  return isGiven(s) && scene.decision ? { ...scene, sent: s.given?.answer ?? -1 } : scene
}

const isGiven = (s: State): boolean => s.given?.question === sightOf(s).question

function toldScene(s: State): Scene {
  const { shown, known, room } = s
  const mine = questionNow(s)
  const looked = lookedAt(s, mine)
  if (shown && (s.held || (shown.known === known && shown.room === room && shown.looked === looked))) return shown.scene
  const { seen, intent, lastReason } = known.sight
  const bots = {
    seats: plansOf(s),
    lastReason,
    intent,
    paused: false,
    thinks: known.sight.pondered ?? seen.asked?.person === false,
  }
  const isOwn = looked === viewer(s)
  const asked = isOwn ? { mine } : { view: { ...seen.view, seat: looked }, mine: null, words: null, cancels: false }
  const scene = sceneOf(s.library, { ...seen, ...asked }, readingOf(s), bots)
  const other = seen.asked?.person && !mine && isOwn ? waitsFor(s) : ''
  s.shown = { known, room, looked, scene: other ? { ...scene, waiting: other } : scene }
  return s.shown.scene
}

function readingOf(s: State): LogReading {
  const { known } = s
  const source = { count: known.events.length, from: (n: number) => known.events.slice(n), reasons: known.reasons }
  if (s.cuts !== known.cuts) resetLog(s.log)
  s.cuts = known.cuts
  return readLogFrom(s.log, source, known.sight.seen.view)
}

/** The seats whose hands this player may see: with open hands those of the whole side. */
function handsOf(s: State): Seat[] {
  const { seats } = sightOf(s).seen.view
  const me = seats[viewer(s)]
  if (!me) return []
  const friends = s.room.terms.openHands ? seats.filter(({ team, lost }) => team === me.team && !lost) : []
  return [me.seat, ...friends.flatMap(({ seat }) => (seat === me.seat ? [] : [seat]))]
}

/** The seat whose hand is shown. */
const lookedAt = (s: State, mine: Decision | null): Seat =>
  s.look && (!mine || mine === s.look.mine) && handsOf(s).includes(s.look.seat) ? s.look.seat : viewer(s)

/** Shows a hand; without a seat, the next one. */
function look(s: State, to?: Seat): void {
  const mine = questionNow(s)
  const hands = handsOf(s)
  const seat = to ?? hands[(hands.indexOf(lookedAt(s, mine)) + 1) % hands.length] ?? viewer(s)
  s.look = { seat, mine }
  s.screen.changed()
}

/** The question to this seat; the same object as long as it is the same question. */
function questionNow(s: State): Decision | null {
  const { question, seen } = sightOf(s)
  const from = seen.mine
  if (!from) return null
  if (s.asked?.question !== question || s.asked.from !== from) s.asked = { question, from, is: { ...from } }
  return s.asked.is
}

/** The person that everybody waits for, and their decision. */
function waitsFor(s: State): string {
  const { seen, prompt } = sightOf(s)
  if (seen.proposed) return seen.proposed
  const seat = seen.asked?.seat ?? -1
  const name = seen.view.seats[seat]?.name ?? 'Somebody'
  const { room } = s
  const isGone = room.members.some(({ who, here }) => who === room.seats[seat]?.who && !here)
  return isGone ? `${name} is gone. To be decided: ${prompt}` : decidesLine(name, prompt)
}

const withoutCover = {
  covered: () => null,
  calls: () => ({ why: '', since: [] }),
  several: () => false,
  uncover: () => undefined,
} satisfies Partial<TableSession>

const lateText =
  'The server has not answered for some seconds. Wait, or connect anew: if your answer has not arrived, you are asked again.'

const shows = (s: State) =>
  ({
    ...withoutCover,
    scene: () => sceneNow(s),
    onlooker: () => sightOf(s).seen.view,
    choices: () => sightOf(s).choices,
    question: () => questionNow(s),
    explain: (card, stat) => explain(s, card, stat),
    whyNot: (what, to) => s.inRoom.whyNot(what, to),
    steps: () => stepLinesFrom(s.log, s.known.reasons, sightOf(s).seen.view),
    viewer: () => viewer(s),
    own: () => handsOf(s),
    look: (seat) => look(s, seat),
    intent: () => sightOf(s).intent,
    trouble: () => (s.inRoom.late.value ? lateText : s.inRoom.trouble.value),
    asks: () => sightOf(s).seen.mine !== null && !isGiven(s),
    awaitsBot: () => sightOf(s).seen.asked?.person === false,
    proposal: () => sightOf(s).seen.proposal,
    players: () => (sightOf(s).seen.view.seats[viewer(s)]?.lost === false ? [viewer(s)] : []),
    canBack: () => sightOf(s).undo.back,
    canForward: () => sightOf(s).undo.forward,
    wishes: (by, card) => wishesNow(s, by, card),
    passing: () => sightOf(s).passing,
    outcome: () => sightOf(s).seen.view.outcome,
  }) satisfies Partial<TableSession>

/** A person's actions: the host does them, or refuses. */
const does = (s: State) =>
  ({
    answer: (answer) => give(s, answer, (question) => s.inRoom.does('answer', { question, answer })),
    agree: (agreed) => give(s, -1, (question) => s.inRoom.does('agree', { question, parts: [...agreed] })),
    cancel: () => s.inRoom.ask('cancel', { question: sightOf(s).question }),
    concede: () => s.inRoom.does('concede', {}),
    back: () => s.inRoom.ask('undo', { way: 'back' }),
    forward: () => s.inRoom.ask('undo', { way: 'forward' }),
    asBefore: () => sightOf(s).undo.before,
    goOnAsBefore: (way: KeptWay) => s.inRoom.does('undo', { way }),
    seat: () => undefined,
    silence: (_seat, card, to) => s.inRoom.ask('silence', { card, to }),
    ask: (_by, { what, card }) => s.inRoom.ask('wish', { what, card }),
    hush: () => s.inRoom.ask('hush', { question: sightOf(s).question }),
    passOn: () => s.inRoom.ask('pass', { on: !sightOf(s).passing }),
  }) satisfies Partial<TableSession>

/** An answer is sent once, and shown as sent until the host replies. */
async function give(
  s: State,
  answer: number,
  send: (question: number) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  if (isGiven(s)) return null
  const given = { question: sightOf(s).question, answer }
  s.given = given
  s.screen.changed()
  const refusal = await send(given.question)
  if (s.given === given) s.given = null
  s.screen.changed()
  return refusal
}

/** The host sets the pace of bots; a replay lets this table rest. */
const ofPace = (s: State) =>
  ({
    paced: false,
    hurry: () => thinkNoLonger(s),
    nudge: () => thinkNoLonger(s),
    pause(on) {
      s.held = on
      if (!on) s.screen.changed()
    },
    paused: () => s.held,
    go() {
      tellStops(s)
      s.screen.changed()
    },
  }) satisfies Partial<TableSession>

function thinkNoLonger(s: State): void {
  if (sightOf(s).pondered) s.inRoom.ask('enough', {})
}

/** Sends the host this player's stops, if they have changed. */
function tellStops(s: State): void {
  const { stop, marks } = s.screen.settings()
  const now = JSON.stringify([stop, marks, viewer(s)])
  if (now === s.stops || viewer(s) < 0 || s.inRoom.status.value !== 'here') return
  s.stops = now
  s.inRoom.ask('stops', { stop, marks: [...marks] })
}

function wishesNow(s: State, by: Seat, card: CardId): Askable[] {
  const { seen, wishes } = sightOf(s)
  const isOn = (what: string): boolean => wishes.some((wish) => wish.what === what && wish.card === card)
  return wishesAt({ seats: plansOf(s), seen: seen.view }, by, card).map((what) => ({
    wish: { what, card },
    on: isOn(what),
  }))
}

const printedOf = (card: CardDef, stat: Stat): unknown => card[stat]

/** Whether a number is not just as printed. */
function isChanged({ printed }: State, card: CardView | undefined, stat: Stat): boolean {
  const def = printed.get(card?.def ?? '')
  const now = stat === 'def' ? card?.def_ : card?.[stat]
  return def !== undefined && now !== null && now !== printedOf(def, stat)
}

/** The sum behind a number; null until the host has sent it, after which the table shows it. */
function explain(s: State, card: CardId, stat: Stat): Ledger | null {
  const { question, seen } = sightOf(s)
  if (s.sumsOf !== question) s.sums.value = new Map()
  s.sumsOf = question
  const key = `${card} ${stat}`
  const known = s.sums.value
  if (known.has(key) || !isChanged(s, seen.view.cards[card], stat)) return known.get(key) ?? null
  s.sums.value = new Map([...known, [key, null]])
  void s.inRoom.explain(card, stat).then((sum) => {
    if (s.sumsOf !== question || !sum) return
    s.sums.value = new Map([...s.sums.value, [key, sum]])
    s.screen.changed()
  })
  return null
}
