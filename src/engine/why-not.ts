/** Why a seat may not take an action now: the rule that refuses it, in words that this seat may read. */

import { meta } from '../language/compile.ts'
import { sentence, withArticle } from '../language/phrases.ts'
import { refusalToStrike } from '../rules/303-weapons.ts'
import { refusalToPlay } from '../rules/409-playing.ts'
import { neverOf } from '../rules/415-zones/real-cards.ts'
import { refusalToAttackThis, refusalToPropose } from '../rules/601-proposal.ts'
import { refusalToProtect } from '../rules/602-combat.ts'
import { refusalOfTarget, refusalToAimAt, refusalToChoose, sitesOf } from '../rules/706-targets.ts'
import {
  isSlow,
  refusalToAttack,
  refusalToComplete,
  refusalToPlace,
  refusalToPlaceFaceDown,
  refusalToPlaceFaceUp,
  refusalToUse,
} from '../rules/707-adding-links/options.ts'
import { powersOf } from '../rules/714-continuous-modifiers/modifiers.ts'
import { type Refused, refusals } from '../rules/core/refusals.ts'
import { envOf } from '../rules/core/words.ts'
import { HAND, zoneKind } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { Card, CardId, Decision, Link, Obj, Seat } from '../state/types.ts'
import { context } from './describe.ts'
import { decision, type RunningGame, running } from './game.ts'
import { realmOf } from './raid-table.ts'
import type { Game, Refusal } from './types.ts'
import { knows } from './view/look.ts'

/** The actions that `whyNot` can be asked about. */
export const acts = [
  'play',
  'place',
  'place up',
  'use',
  'complete',
  'attack',
  'protect',
  'strike',
  'target',
  'pick',
  'pass',
] as const

/** An action: the card that acts, one of `acts`, and if needed its object: the defender of an attack, a target. */
export interface Attempt {
  card: Obj
  act: string
  to?: Obj
}

/**
 * The rule that refuses an action now, in words that the seat may read.
 * `card` is the card to 'play', 'place' (face down), 'place up', 'use' (a power) or 'complete' (a quest).
 * For 'attack' it is the attacker, with an optional defender in `to`; for 'protect' the protector; for 'strike' the weapon (`to`: its wielder).
 * 'target' asks whether `card`, being targeted for or still to be played or used, can target `to`.
 * 'pick' asks whether `card` can answer the open question, and 'pass' (with card 0) whether the player can pass.
 * @param game - The game.
 * @param seat - The seat that wants to act.
 * @param what - The action.
 * @returns The rule and the reason, with the card whose modifier forbids it; null if that seat may take the action.
 */
export function whyNot(game: Game, seat: Seat, what: Attempt): Refusal | null {
  const g = running(game)
  const no = refused(g, seat, what)
  if (!no) return null
  const source = no.card ? context(g, seat).def(no.card)?.name : undefined
  const realm = no.why === refusals.realm.why && g.def ? realmOf(g.def) : null
  if (realm)
    return { rule: no.rule, why: sentence(`one of the two is ${withArticle(realm.one)}, and the other is not`) }
  if (no.why === '') return { rule: no.rule, why: sentence(`${source ?? 'A modifier'} says that this can’t be done`) }
  return { rule: no.rule, why: source === undefined ? no.why : `${no.why} ${sentence(`${source} says so`)}` }
}

/**
 * Cards that a real one can't be.
 * @param game - The game.
 * @param card - The real card, which nobody has named.
 * @param isMeant - The names that are meant.
 * @returns Each with the reason, in words for whoever holds that card.
 */
export const neverReal = (
  game: Game,
  card: CardId,
  isMeant: (name: string) => boolean,
): { name: string; why: string }[] =>
  neverOf(running(game), must(running(game).s.cards[card]), isMeant).map(({ name, why }) => ({
    name,
    why: sentence(why),
  }))

const over: Refused = { rule: '102.1', why: 'The game is over.' }

function refused(g: RunningGame, seat: Seat, { card: id, act, to }: Attempt): Refused | null {
  const d = decision(g)
  if (!d) return over
  const mine = d.seat === seat ? d : null
  if (act === 'pick') return mine ? refusalToPick(g, mine, id) : refusals.priority
  if (act === 'pass') return mine ? refusalToPass(mine) : refusals.priority
  const c = g.s.cards[id]
  if (c?.became !== 0) return refusals.gone
  switch (act) {
    case 'protect':
      return refusalToProtect(g, seat, id, mine?.kind === 'protect')
    case 'strike': {
      const wielder = mine?.kind === 'strike' ? mine.about.card : 0
      if (!mine || wielder === 0 || (to ?? wielder) !== wielder) return refusals.strikeWhen
      return refusalToPick(g, mine, id)
    }
    case 'target':
      if (to === undefined) return refusals.target
      if (mine?.kind === 'target' && mine.about.card === id) return refusalToPick(g, mine, to)
      return knows(g, c, seat) ? refusalToAimAt(g, id, to) : refusals.where
    case 'attack':
      if (mine?.kind === 'attacker-target' && mine.about.card === id && to !== undefined)
        return refusalToPick(g, mine, to)
  }
  if (mine?.kind !== 'priority') return refusals.priority
  const no = withPriority(g, mine, c, act, to)
  return no ?? (offers(mine, act, id) ? null : refusals.deadEnd) // 707.2
}

/** Whether an action is among the answers of a player with priority. */
const offers = (d: Decision, act: string, id: CardId): boolean =>
  act === 'place up'
    ? d.answers.some((a) => a.do === 'place' && a.card === id && a.n === 1)
    : d.answers.some((a) => a.do === act && a.card === id)

/** The refusal of an action of a player with priority (410.2). */
function withPriority(g: RunningGame, d: Decision, c: Card, act: string, to: Obj | undefined): Refused | null {
  const { seat } = d
  const slow = isSlow(g, seat, d.about.window ?? '')
  switch (act) {
    case 'play':
      return refusalToPlay(g, seat, c.id, slow)
    case 'place':
    case 'place up':
      if (zoneKind(c.zone) !== HAND || c.owner !== seat) return refusals.fromHand
      return (
        refusalToPlace(g, seat, slow) ??
        (act === 'place up' ? refusalToPlaceFaceUp : refusalToPlaceFaceDown)(g, seat, c.id)
      )
    case 'use':
      return anyOpen(
        powersOf(g, c.id).flatMap((p) => (p.shape === 'pay' ? [refusalToUse(g, seat, c, p, slow)] : [])),
        refusals.power,
      )
    case 'complete':
      return anyOpen(
        powersOf(g, c.id).flatMap((p) => (p.shape === 'reward' ? [refusalToComplete(g, seat, c, p, slow)] : [])),
        refusals.quest,
      )
    case 'attack':
      if (to === undefined) return refusalToAttack(g, seat, c.id, slow)
      return refusalToPropose(g, seat, c.id) ?? (slow ? refusalToAttackThis(g, c.id, to) : refusals.attackWhen)
    default:
      return { rule: '410.2', why: `"${act}" is not something that a player with priority can do.` }
  }
}

/** If a card has several powers, null if any can be used; otherwise the refusal of the first. */
function anyOpen(all: readonly (Refused | null)[], none: Refused): Refused | null {
  if (all.includes(null)) return null
  return all.find((one) => one !== none) ?? none
}

/** Why this can't answer the open question. */
function refusalToPick(g: RunningGame, d: Decision, o: Obj): Refused | null {
  switch (d.kind) {
    case 'protect':
      return refusalToProtect(g, d.seat, o, true)
    case 'strike':
      return refusalToStrike(g, d.seat, d.about.card as CardId, d.about.picked ?? [], o) ?? refusalOfDeadEnd(d, o)
    case 'attacker-target':
      return refusalToAttackThis(g, d.about.card as CardId, o) ?? refusalOfDeadEnd(d, o)
    case 'target':
      return refusalToTargetHere(g, d, g.s.links[d.about.link as number] as Link, o) ?? refusalOfDeadEnd(d, o)
    default:
      return d.answers.some((a) => a.card === o) ? null : { rule: d.rule, why: 'It can’t be chosen here.' }
  }
}

/** Legal in itself, but not offered because it could not be completed (707.2). */
const refusalOfDeadEnd = (d: Decision, o: Obj): Refused | null =>
  d.answers.some((a) => a.card === o) ? null : refusals.deadEnd

function refusalToTargetHere(g: RunningGame, d: Decision, l: Link, o: Obj): Refused | null {
  const sites = sitesOf(g, l)
  const at = sites.findIndex((set) => meta(set).ptr === d.about.code)
  const set = sites[at]
  if (!set) return refusals.description
  const env = envOf(l)
  if (d.rule !== '402.1c')
    return refusalToChoose(g, l, { set, later: sites.slice(at + 1), picked: d.about.picked ?? [] }, env, o)
  return l.targets[meta(set).ptr]?.includes(o) ? refusals.twice : refusalOfTarget(g, l, set, env, o) // another target of a copy
}

function refusalToPass(d: Decision): Refused | null {
  if (d.answers.some((a) => a.do === 'pass' || a.do === 'done')) return null
  return d.kind === 'priority' ? refusals.must : { rule: d.rule, why: 'You must answer this.' }
}
