/** A seat's view as a scene for the table. Pure. */
import type { Scene } from '../../board/index.ts'
import { describeRaid } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { Pondered } from '../../players/index.ts'
import type { LogReading } from '../../session/game-log.ts'
import { groupDecisionOf } from '../../session/group-decision.ts'
import { canHush } from '../../session/hush.ts'
import type { Intent } from '../../session/intent.ts'
import { personsOf } from '../../session/proposal.ts'
import type { SeatPlan } from '../../session/saved-game.ts'
import type { Seen } from '../../session/seen.ts'
import { askedLine, type ShownReason, waitingLine } from '../../session/who-is-asked.ts'
import { nextStage, stopsOf } from '../dialogs/raid-map.ts'

/** The acts of bots, as the table shows them, and who plays each seat. */
export interface BotsShown {
  seats: readonly SeatPlan[]
  lastReason: ShownReason | null
  intent: Intent | null
  paused: boolean
  /** Whether a bot has been thinking for a while. */
  thinks: boolean | Pondered
}

/** The scene of a seat's view; the library is that of the game. */
export function sceneOf(library: Library, seen: Seen, reading: LogReading, bots: BotsShown): Scene {
  const { view: now, asked, mine } = seen
  const { lastReason, intent } = bots
  const division = personsOf(mine, bots.seats).length > 1 ? null : groupDecisionOf(now, mine)
  const raid = library.raids.find(({ id }) => id === now.raid.id)
  return {
    view: now,
    decision: mine,
    words: seen.words,
    cancels: seen.cancels,
    hushes: canHush(mine, now),
    division: division?.kind === 'shares' ? division : null,
    foresight: seen.foresight,
    ...(seen.proposal && 'answer' in seen.proposal.what ? { agrees: seen.proposal.what.answer } : {}),
    who: askedLine(now, mine),
    waiting: waitingLine(now, asked, { person: asked?.person ?? false, ...bots }),
    decides: asked?.seat ?? null,
    passes: asked?.passes ?? false,
    ...reading,
    lastReason: standingReason(now, lastReason, intent),
    links: seen.links,
    standing: seen.standing,
    besides: describeRaid(now),
    ...aboutRaid(raid, now),
    forecast: seen.forecast,
  }
}

/**
 * The last reason as long as it matters: a raider's until its turn is over, since it covers its cards.
 * The expected damage of an act is dropped once the act is over.
 */
export function standingReason(
  { seats, turn, combat, chain }: Scene['view'],
  reason: ShownReason | null,
  intent: Intent | null,
): ShownReason | null {
  if (!reason) return null
  if (!combat && turn.seat !== reason.seat && !seats[reason.seat]?.boss) return null
  return !intent && !combat && chain.length === 0 ? { ...reason, hits: [] } : reason
}

type AboutRaid = Pick<Scene, 'hall' | 'lies' | 'lessons' | 'stages' | 'stops' | 'nextStage'>
type Raid = Library['raids'][number]

/** The number of a raid's stages; 0 if it names none. */
export const stagesOf = ({ machine }: Pick<Raid, 'machine'>): number =>
  Object.values(machine.states).filter((node) => node.meta?.stage).length

/** A raid file's data about its table and its stages. */
function aboutRaid(raid: Raid | undefined, now: Scene['view']): AboutRaid {
  if (!raid) return { lies: {}, lessons: [], stages: 0, stops: [], nextStage: '' }
  const { hall, types: lies = {}, lessons = [] } = raid.table ?? {}
  return { hall, lies, lessons, stages: stagesOf(raid), stops: stopsOf(raid, now), nextStage: nextStage(raid, now) }
}
