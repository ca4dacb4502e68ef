/** A session as one seat sees it on the table. */
import type { Scene } from '../../board/index.ts'
import {
  type Described,
  describe,
  describeChain,
  describeRaid,
  describeStanding,
  forecast,
  view,
} from '../../engine/index.ts'
import type { Library, Seat } from '../../engine/types.ts'
import { foresee } from '../../players/index.ts'
import { canCancel } from '../../session/cancel.ts'
import { type GameLog, readLog } from '../../session/game-log.ts'
import { canHush } from '../../session/hush.ts'
import type { Intent } from '../../session/intent.ts'
import { isPerson, onlooker, pending, proposalNow, question, raidOf, type Session } from '../../session/session.ts'
import { askedLine, type ShownReason, waitingLine } from '../../session/who-is-asked.ts'
import { nextStage, stopsOf } from '../dialogs/raid-map.ts'

/** What bots are doing, as the table shows it. */
export interface Shown {
  lastReason: ShownReason | null
  intent: Intent | null
  paused: boolean
  /** Whether a bot has been thinking for a while. */
  thinks: boolean
}

export function sceneFor(
  session: Session,
  log: GameLog,
  seat: Seat,
  { lastReason, intent, paused, thinks }: Shown,
): Scene {
  const { game } = session
  const now = view(game, seat)
  const open = question(session)
  const mine = open?.seat === seat && pending(session).kind === 'person' ? open : null
  const person = open !== null && isPerson(session, open.seat)
  return {
    view: now,
    decision: mine,
    words: mine ? withProposal(session, describe(game, mine, seat)) : null,
    cancels: mine !== null && canCancel(session),
    hushes: canHush(mine, now),
    foresight: mine ? foresee(session.library, now, mine) : null,
    who: askedLine(now, mine),
    waiting: waitingLine(now, open, { person, paused, thinks, intent, lastReason }),
    decides: open?.seat ?? null,
    ...readLog(log, session, now),
    lastReason: standingReason(now, lastReason, intent),
    links: describeChain(game, seat),
    standing: describeStanding(game, now),
    besides: describeRaid(now),
    ...aboutRaid(session, now),
    forecast: forecast(game),
  }
}

/**
 * The last reason as long as it matters: a raider's until its turn is over, for it lies on its cards. The expected damage of an act is
 * dropped once the act is over.
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

/** A question with what another person proposes: the same answer agrees. */
export function withProposal(session: Session, words: Described): Described {
  const proposal = proposalNow(session)
  if (!proposal) return words
  const { name = '' } = onlooker(session).seats[proposal.by] ?? {}
  const { prompt, says, answers, why } = words
  const wanted = 'answer' in proposal.what ? proposal.what.answer : -1
  return {
    prompt:
      wanted < 0
        ? `${name} has a plan: agree to it or change it under “Decide all at once…”.`
        : `${name} proposes “${answers[wanted]}”. Agree, or propose something else.`,
    says: [prompt, says].filter(Boolean).join('. '),
    answers: answers.map((text, i) => (i === wanted ? `Agree: ${text}` : text)),
    why,
  }
}

type AboutRaid = Pick<Scene, 'hall' | 'lies' | 'lessons' | 'stages' | 'stops' | 'nextStage'>

/** How many stages a raid has; 0 if it names none. */
export const stagesOf = ({ machine }: Pick<Library['raids'][number], 'machine'>): number =>
  Object.values(machine.states).filter((node) => node.meta?.stage).length

/** What the raid's own file says about its table and its stages. */
function aboutRaid(session: Session, now: Scene['view']): AboutRaid {
  const raid = raidOf(session)
  if (!raid) return { lies: {}, lessons: [], stages: 0, stops: [], nextStage: '' }
  const { hall, types: lies = {}, lessons = [] } = raid.table ?? {}
  return { hall, lies, lessons, stages: stagesOf(raid), stops: stopsOf(raid, now), nextStage: nextStage(raid, now) }
}
