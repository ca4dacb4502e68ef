/** Where the game stops for a person, when passing on for one ends, and which of a bot's passes is worth a reason. */
import type { Answer, CardId, Decision, Library, LinkView, Seat, Timing, View } from '../engine/types.ts'

/** How often the game stops: at every decision, where there is a choice, where something can usefully be done. */
export const stops = ['always', 'matters', 'useful'] as const
export type Stop = (typeof stops)[number]

/** A window in which players get priority, and its name for people. */
export interface WindowName {
  window: string
  text: string
  /** Only the Boss's turns have it. */
  boss: boolean
}

const steps = { ready: 'Ready step', draw: 'Draw step' } as const
const later = { action: 'Action step', attack: 'Attack window', defend: 'Defend window', end: 'End step' } as const
const named = (names: Readonly<Record<string, string>>, boss: boolean): WindowName[] =>
  Object.entries(names).map(([window, text]) => ({ window, text, boss }))

/** The windows of a turn in their order: those of every game, and between them the event step and phases of the raid's own. */
export function windowsOf({
  turn = [],
  phases = {},
}: Partial<Pick<Library['raids'][number], 'turn' | 'phases'>> = {}): WindowName[] {
  const event: Record<string, string> = turn.includes('event') ? { event: 'Event step' } : {}
  return [...named(steps, false), ...named({ ...event, ...phases }, true), ...named(later, false)]
}

/** Windows that the game stops at whatever the setting, as far as there is a choice: `own:end`, `other:draw`. */
export type Mark = `${'own' | 'other'}:${string}`
export const isMark = (text: unknown): text is Mark =>
  typeof text === 'string' && /^(own|other):[\w-]{1,40}$/.test(text)

/** What a card that was told to stop asking answers: it is no reason to stop, or its question is always answered so. */
export const silences = ['quiet', 'yes', 'no'] as const
export type Silence = (typeof silences)[number]

export interface Stopping {
  stop: Stop
  marks: readonly Mark[]
  /** By the name of the card. */
  silent: Readonly<Record<string, Silence>>
}

/** What stood on the table as a person said to pass on: that is not news any more. */
export interface Since {
  turn: number
  /** The window, as a mark. */
  at: Mark
  /** The newest link on the chain. */
  link: number
  attacker: CardId
}

/** The window that a view stands in, as a mark of its seat. */
const markOf = ({ seat, turn, combat }: View, window: string): Mark =>
  `${turn.seat === seat ? 'own' : 'other'}:${window || (combat ? 'attack' : 'action')}`

export const sinceNow = (view: View, window = ''): Since => ({
  turn: view.turn.n,
  at: markOf(view, window),
  link: Math.max(0, ...view.chain.map(({ id }) => id)),
  attacker: view.combat?.attacker ?? 0,
})

/** The same after a decision was passed: a combat that is over is forgotten, so that the next one is news. */
export const passed = (since: Since, { combat }: View): Since => (combat ? since : { ...since, attacker: 0 })

/**
 * Whether something has happened that ends passing on: a new link or attack of the other side, or an action step of one's own
 * in a later turn. `view` is that of the seat which is asked.
 */
export function happens(view: View, since: Since): boolean {
  if (view.chain.some(({ id, controller }) => id > since.link && opposes(view, controller))) return true
  const attacker = view.combat?.attacker ?? 0
  if (attacker !== since.attacker && opposes(view, view.cards[attacker]?.controller)) return true
  return view.turn.seat === view.seat && view.turn.phase === 'action' && view.turn.n !== since.turn
}

const opposes = (view: View, seat: Seat | undefined): boolean =>
  seat !== undefined && view.seats[seat]?.team !== view.seats[view.seat].team

/** Whether this decision is a priority that can simply be passed. */
export const canPass = ({ kind, answers }: Decision): boolean => kind === 'priority' && answers[0]?.do === 'pass'

/**
 * The answer that is given for a person, or null if the game stops for one. `view` is that of the seat which is asked;
 * `since` stands while that person passes on; `timing` says when each answer is worth giving (by the engine).
 */
export function answerFor(
  open: Decision,
  view: View,
  { stop, marks, silent }: Stopping,
  since: Since | null,
  timing: readonly Timing[] = [],
): number | null {
  if (stop === 'always') return since && canPass(open) && !happens(view, since) ? 0 : null
  if (!open.matters) return 0
  if (!canPass(open)) return told(open, view, silent)
  const mark = markOf(view, open.about.window ?? '')
  const marked = marks.includes(mark)
  const speaks = ({ do: what, card }: Answer): boolean => what !== 'pass' && !silent[nameOf(view, card)]
  const acts = open.answers.flatMap((answer, i) => (speaks(answer) ? [i] : []))
  const now = acts.some((i) => (timing[i] ?? 'now') === 'now')
  const waits = acts.some((i) => timing[i] === 'before')
  if (since) {
    const news = happens(view, since) && (stop === 'matters' || now || isOwn(view))
    return news || (marked && view.turn.n + mark !== since.turn + since.at) ? null : 0
  }
  if (acts.length === 0) return 0
  return stop === 'matters' || marked || isUseful(open, view, now, waits) ? null : 0
}

const isOwn = ({ turn, seat }: View): boolean => turn.seat === seat

/**
 * Whether acting can be useful: in one's own empty action step; `now`, against what the other side does, and in a fight of one's
 * own; with what `waits`, in the last window before one's own turn, where what is still ready could pay for it.
 */
function isUseful({ about }: Decision, view: View, now: boolean, waits: boolean): boolean {
  const { chain, combat } = view
  const top: LinkView | undefined = chain.at(-1)
  if (!top && !combat && (isOwn(view) ? about.window === 'action' : waits && isLast(view, about.window))) return true
  if (!now) return false
  if (top) return top.kind !== 'proposal' && opposes(view, top.controller) // an attack can be answered in its own window
  return combat !== null && opposes(view, view.cards[combat.attacker]?.controller)
}

/** Whether it is the end step of the turn before one's own: nothing is lost by having waited until now. */
function isLast({ turn, seat, seats }: View, window = ''): boolean {
  const order = turn.order.filter((one) => !seats[one]?.lost)
  return window === 'end' && order[(order.indexOf(turn.seat) + 1) % order.length] === seat
}

/** The answer that a card which was told to stop asking always gives. */
function told(open: Decision, view: View, silent: Stopping['silent']): number | null {
  const wanted = silent[nameOf(view, open.about.card)]
  if (open.kind !== 'yes-no' || (wanted !== 'yes' && wanted !== 'no')) return null
  const at = open.answers.findIndex(({ do: what }) => what === wanted)
  return at < 0 ? null : at
}

const nameOf = (view: View, card: number | undefined): string => view.cards[card ?? 0]?.def ?? ''

/** Passing tells something where the Boss could go on with its turn, and says why it does not. */
export const endsTurn = ({ seat, turn, seats, chain, combat }: View): boolean =>
  seats[seat].boss && turn.seat === seat && turn.step === 'action' && chain.length === 0 && !combat?.window
