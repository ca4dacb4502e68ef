/** The frame of a text that is being processed (709): its position, the values of its words, and who makes its choices. */
import type { Do, Of, Purpose, Who } from '../../language/types.ts'
import { put } from '../../state/journal.ts'
import type { Link, Ptr, Seat, StepOf, Val } from '../../state/types.ts'
import { type Envs, readFor } from '../core/env.ts'
import { byRaid, type Game, link, living, player } from '../core/game.ts'
import { type Env, envOf, seatOfEnv, seatsOf } from '../core/words.ts'

/** The result of an effect: whether it was done, and what `as` names. */
export interface Done {
  done: boolean
  val?: Val
}

/** Carries out an effect for each acting player (one env each), at once. */
export type RuleVerb<D extends Do> = (g: Game, e: Of<D>, envs: Envs, linkId: number) => Done

/** Flow words, which decide what else of a text is processed, and when. */
export type FlowWord = 'if' | 'try' | 'modes' | 'empower' | 'guess' | 'forEach' | 'repeat' | 'drop' | 'search' | 'table'

/** The verbs that are done in one step. "Concede" is only a cost (800.1a); a keyword effect is replaced with its own effects (700.3). */
export type Deed = Exclude<Do, FlowWord | 'concede' | 'keyword'>

/** The implementation of the verbs; a missing verb, or one that reads a field its effect does not have, does not compile. */
export type Verbs = { readonly [D in Deed]: RuleVerb<D> }

export const textStep = (linkId: number, code: Ptr, more: Partial<StepOf<'text'>> = {}): StepOf<'text'> => ({
  step: 'text',
  link: linkId,
  code,
  at: 0,
  ...more,
})

/** The env in which the text at this step is read. */
export function envAt(g: Game, step: StepOf<'text'>): Env {
  const l = link(g, step.link)
  const env = envOf(l)
  if (byRaid(g, step.link)) env.cause = undefined
  if (step.cost && g.code.purposes) env.purpose = purposeOf[l.kind] ?? ''
  return readFor(env, { self: step.self ?? 0, ...(step.roles === undefined ? {} : { roles: step.roles }) })
}

/** The purpose of a player who pays the cost of such a link; a link of no kind listed is a strike (303.2). */
const purposeOf: Readonly<Partial<Record<Link['kind'], Purpose>>> = {
  card: 'play',
  power: 'use',
  reward: 'complete',
  resource: 'place',
  proposal: 'attack',
  game: 'strike',
}

export const setPicks = (g: Game, linkId: number, site: string, v: readonly number[]): void =>
  put(g, 'links', linkId, 'picks', { ...link(g, linkId).picks, [site]: v })

/** Sorted into turn order, without players who have left. */
export const inOrder = (g: Game, seats: readonly Seat[]): Seat[] => living(g).filter((s) => seats.includes(s))

export const together = (w: Who | undefined): w is { together: Who } =>
  typeof w === 'object' && w !== null && 'together' in w

/** The maker of a pick: one seat, or several together (the first in seat order answers for the raid). */
export function chooser(g: Game, by: Who | undefined, env: Env): { seat: Seat; joint?: Seat[] } | null {
  if (together(by)) return jointly(g, by.together, env)
  const seats = by === undefined ? [seatOfEnv(env)] : seatsOf(g, by, env)
  const seat = seats.find((s) => !player(g, s).lost)
  return seat === undefined ? null : { seat }
}

/** The chooser of an effect's choices: the acting player, or a group together. */
export const whoActs = (g: Game, by: Who | undefined, env: Env): ReturnType<typeof chooser> =>
  chooser(g, together(by) ? by : undefined, env)

export function jointly(g: Game, who: Who, env: Env): { seat: Seat; joint?: Seat[] } | null {
  const joint = seatsOf(g, who, env).filter((s) => !player(g, s).lost)
  const [seat] = joint.sort((a, b) => a - b)
  return seat === undefined ? null : { seat, joint }
}

/** The subject of a question in the middle of a text. */
export const about = (g: Game, step: StepOf<'text'>, code: Ptr, site: string) => ({
  link: step.link,
  card: link(g, step.link).card,
  code,
  site,
})
