/** Automatic answers for a person: if there is no choice, if acting is useless, and while they pass until something happens. */
import type { Answer, CardId, Decision, LinkView, Seat, Timing, View } from '../engine/types.ts'
import type { Silences, StopMark, StopSettings } from './stops.ts'

/** Passing for a person, and the position where it began, to recognize news. */
export interface Passing {
  /** Until the other side acts or attacks or the person's own turn comes ('news'), or until the turn ends. */
  until: 'news' | 'turn ends'
  turn: number
  /** The window, as a mark. */
  at: StopMark
  /** The newest link on the chain. */
  link: number
  attacker: CardId
}

/** The current window, as a mark for the view's seat. */
const markOf = ({ seat, turn, combat }: View, window: string): StopMark =>
  `${turn.seat === seat ? 'own' : 'other'}:${window || (combat ? 'attack' : 'action')}`

export const beginPassing = (view: View, window = '', until: Passing['until'] = 'news'): Passing => ({
  until,
  turn: view.turn.n,
  at: markOf(view, window),
  link: Math.max(0, ...view.chain.map(({ id }) => id)),
  attacker: view.combat?.attacker ?? 0,
})

/** The same after passing once: a finished combat is dropped, so that the next one is news. */
export const afterPass = (passing: Passing, { combat }: View): Passing =>
  combat || passing.attacker === 0 ? passing : { ...passing, attacker: 0 }

/**
 * Whether an event ends passing: a new link or attack of the other side, or the person's own action step in a later turn.
 * `view` is that of the asked seat.
 */
export function endsPassing(view: View, passing: Passing): boolean {
  if (passing.until === 'turn ends') return view.turn.n !== passing.turn
  if (view.chain.some(({ id, controller }) => id > passing.link && opposes(view, controller))) return true
  const attacker = view.combat?.attacker ?? 0
  if (attacker !== passing.attacker && opposes(view, view.cards[attacker]?.controller)) return true
  return view.turn.seat === view.seat && view.turn.phase === 'action' && view.turn.n !== passing.turn
}

const opposes = (view: View, seat: Seat | undefined): boolean =>
  seat !== undefined && view.seats[seat]?.team !== view.seats[view.seat]?.team

/** Whether this decision is a priority window that can simply be passed. */
export const canPass = ({ kind, answers }: Decision): boolean => kind === 'priority' && answers[0]?.do === 'pass'

/** Whether passing here ends the turn of the player who is asked: their own action step, with nothing on the chain and no combat. */
export const endsOwnTurn = ({ turn, chain, combat }: View, open: Decision): boolean =>
  canPass(open) && turn.seat === open.seat && open.about.window === 'action' && chain.length === 0 && !combat

/** Whether an answer passes without ending the player's own turn. */
export const letsGoOn = (view: View, open: Decision, answer: number): boolean =>
  canPass(open) && answer === 0 && !endsOwnTurn(view, open)

/**
 * The automatic answer for a person, or null if the person must be asked. `view` is that of the asked seat.
 * `passing`: set while that person passes; `timing`: the best time for each answer (from the engine).
 */
export function automaticAnswer(
  open: Decision,
  view: View,
  { stop, marks, silent }: StopSettings & { silent: Silences },
  passing: Passing | null,
  timing: readonly Timing[] = [],
): number | null {
  if (stop === 'always') return passing && canPass(open) && !endsPassing(view, passing) ? 0 : null
  const isTurnEnd = endsOwnTurn(view, open)
  if (!open.matters && !isTurnEnd) return 0
  if (!canPass(open)) return silencedAnswer(open, view, silent)
  const mark = markOf(view, open.about.window ?? '')
  const marked = marks.includes(mark)
  // A real card in hand asks for attention only where some card of the deck could be played.
  const speaks = ({ do: what, card }: Answer, i: number): boolean =>
    what !== 'pass' && what !== 'mend' && !silent[cardName(view, card)] && (what !== 'show' || timing[i] !== 'own')
  const acts = open.answers.flatMap((answer, i) => (speaks(answer, i) ? [i] : []))
  const now = acts.some((i) => (timing[i] ?? 'now') === 'now')
  const waits = acts.some((i) => timing[i] === 'before')
  const real = open.answers.some(({ do: what }) => what === 'mend')
  if (passing) {
    const news = endsPassing(view, passing) && (stop === 'matters' || now || isOwn(view))
    return news || (marked && view.turn.n + mark !== passing.turn + passing.at) ? null : 0
  }
  if (isTurnEnd) return null // nobody's turn ends unasked
  if (acts.length === 0) return 0
  return stop === 'matters' || marked || isUseful(open, view, { now, waits, real }) ? null : 0
}

/** Whether nobody of the other side has acted or attacks. */
export function isOurs(view: View): boolean {
  const { chain, combat, cards } = view
  const who = chain.at(-1)?.controller ?? (combat ? cards[combat.attacker]?.controller : view.turn.seat)
  return !opposes(view, who)
}

const isOwn = ({ turn, seat }: View): boolean => turn.seat === seat

/**
 * Whether acting can be useful in a turn or combat of others, or in the own combat.
 * If `now`, against actions of the other side and in the player's own combat.
 * If `waits`, in the last window before the player's own turn, if ready resources could still pay.
 * If `real`, whenever others have acted, attack or end their step, or a turn ends: what somebody wants whose cards are real the program can't know.
 * A resource that is laid is no act.
 */
function isUseful(
  { about }: Decision,
  view: View,
  { now, waits, real }: Readonly<Record<'now' | 'waits' | 'real', boolean>>,
): boolean {
  const { chain, combat } = view
  const top: LinkView | undefined = chain.at(-1)
  if (!top && !combat && !isOwn(view) && waits && isLast(view, about.window)) return true
  const acted = (top !== undefined || combat !== null) && !isOurs(view)
  const byOthers = top ? top.controller !== view.seat && top.kind !== 'resource' : acted || isLate(view, about.window)
  return (acted && now) || (real && byOthers)
}

/** Whether a turn or a step of others ends here, or the defender of an attack is settled. */
const isLate = (view: View, window = ''): boolean =>
  window === 'defend' || window === 'end' || !(isOwn(view) || view.combat || ['', 'ready', 'draw'].includes(window))

/** Whether this is the end step of the turn before the player's own: the best moment for actions that can wait. */
function isLast({ turn, seat, seats }: View, window = ''): boolean {
  const order = turn.order.filter((one) => !seats[one]?.lost)
  return window === 'end' && order[(order.indexOf(turn.seat) + 1) % order.length] === seat
}

/** The fixed answer for a silenced card; null if it has none. */
function silencedAnswer(open: Decision, view: View, silent: Silences): number | null {
  const wanted = silent[cardName(view, open.about.card)]
  if (open.kind !== 'yes-no' || (wanted !== 'yes' && wanted !== 'no')) return null
  const at = open.answers.findIndex(({ do: what }) => what === wanted)
  return at < 0 ? null : at
}

const cardName = (view: View, card: number | undefined): string => view.cards[card ?? 0]?.def ?? ''

/** Whether the Boss could continue its turn here, so that passing is worth showing with its reason. */
export const endsTurn = ({ seat, turn, seats, chain, combat }: View): boolean =>
  seats[seat]?.boss === true && turn.seat === seat && turn.step === 'action' && chain.length === 0 && !combat?.window
