/** The asked player and the awaited event, in words. */
import type { Decision, Hit, Seat, View } from '../engine/types.ts'
import { capital, inText } from '../language/print/index.ts'
import type { Pondered } from '../players/index.ts'
import { endsOwnTurn } from './passing.ts'

/** The last reason that may be shown, with the seat that gave it and the expected damage of its move. */
export interface ShownReason {
  seat: Seat
  text: string
  hits: readonly Hit[]
}

/** The asked player and the time: 'Warrax · action step, attack window'; on another player's turn 'Warrax · Boris’s action step'. */
export function askedLine(now: View, open: Decision | null): string {
  if (!open) return ''
  const name = now.seats[open.seat]?.name ?? ''
  const together = open.joint && open.joint.length > 1 ? ' for all raiders' : ''
  const window = now.combat && open.kind === 'priority' ? `, ${now.combat.window} window` : ''
  const { turn } = now
  const other = turn.seat === open.seat || turn.n === 0 ? undefined : now.seats[turn.seat]
  const whose = other ? `${inText(other)}’s ` : ''
  return `${name}${together} · ${whose}${turn.name}${window}`
}

/** The question as everybody may read it: others don't read of a turn that sounds like their own. */
export const questionToAll = (now: View, open: Decision, prompt: string): string =>
  endsOwnTurn(now, open) ? 'what to do on their turn' : prompt

/** The player who decides, and about what, as the others read it. */
export function decidesLine(name: string, prompt: string): string {
  if (prompt.startsWith(name)) return prompt
  return prompt ? `${name} decides: ${prompt}` : `${name} decides.`
}

/** Told in quarters, so that a screen reader is not told every line that it plays on. */
function thinkingLine(name: string, thinks: true | Pondered): string {
  const quarters = thinks === true ? 0 : Math.floor((4 * thinks.done) / thinks.of)
  return `${name} is thinking${quarters > 0 ? `: ${25 * quarters} %` : ''}`
}

export interface Asked {
  /** Whether a person is asked. */
  person: boolean
  paused: boolean
  /** False as long as a bot may only be passing. */
  thinks?: boolean | Pondered
  /** A bot's next act, in words. */
  intent: { seat: Seat; act: string } | null
  lastReason: ShownReason | null
}

/** 'Litori’s turn'. */
function turnLine({ seats, turn }: View): string {
  const whose = seats[turn.seat]
  return whose && turn.n > 0 ? `${capital(inText(whose))}’s turn` : 'The raid begins'
}

/** The text for a viewer who is not asked: what the table waits for. */
export function waitingLine(
  now: View,
  open: Pick<Decision, 'seat'> | null,
  { person, paused, thinks = true, intent, lastReason: said }: Asked,
): string {
  if (!open) return 'The raid is over'
  const asked = now.seats[open.seat]
  const name = asked?.name ?? 'A bot'
  const viewer = now.seats[now.seat]
  if (person) return `${name} decides. This is the hand of ${viewer ? inText(viewer) : 'nobody'}.`
  if (paused) return `Paused before ${asked ? inText(asked) : 'a bot'}`
  const does = intent?.seat === open.seat ? intent.act : ''
  const hits = (said?.seat === open.seat ? (said.hits ?? []) : [])
    .slice(0, 3)
    .map(({ obj, n, type }) => `${n} ${type} to ${now.cards[obj]?.def ?? 'a card'}`)
  if (!does && hits.length === 0) return thinks ? thinkingLine(name, thinks) : turnLine(now)
  return `${name}${does ? `: ${does}` : ' goes on'}${hits.length > 0 ? `${does ? '; ' : ': '}${hits.join(', ')}` : ''}`
}
