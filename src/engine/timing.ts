/** When an action is worth taking: effects that only bring cards can wait, effects that help only on the player's own turn should wait for it. */
import type { Effect, Mod, Power, Who } from '../language/types.ts'
import { combat } from '../rules/core/game.ts'
import type { Answer, CardId, Decision, Seat } from '../state/types.ts'
import { type RunningGame, running } from './game.ts'
import type { Game, Timing } from './types.ts'

/**
 * For each answer of a player with priority: when it is worth giving. 'before' (at the latest before the player's own turn): quests, powers and
 * instants that only draw, search for and return cards, at any time, and cost only resources and exhausting. 'own' (on the player's own turn): effects
 * that only change how the player's own side attacks or protects this turn, while it can do neither now. Everything else is 'now', and so is every answer to another question.
 * @param game - The game.
 * @param decision - The open decision.
 * @returns One word for each answer, in their order.
 */
export const timing = (game: Game, { kind, answers, seat }: Decision): Timing[] =>
  answers.map((answer) => (kind === 'priority' ? timeOf(running(game), answer, seat) : 'now'))

function timeOf(g: RunningGame, { do: what, card, code }: Answer, seat: Seat): Timing {
  if (what === 'play') {
    const def = g.code.cards.get(g.s.cards[card ?? 0]?.def ?? '')?.def
    return [def?.type].flat().includes('ability') && !def?.powers ? ofText(g, def?.text, seat, card) : 'now'
  }
  if ((what !== 'use' && what !== 'complete') || !code) return 'now'
  const power = g.code.at.get(code) as Power
  if (!('pay' in power) || !power.pay.every((e) => paid.includes(e.do))) return 'now'
  const time = ofText(g, 'reward' in power ? power.reward : power.then, seat, card)
  const once = power.only !== undefined || power.if !== undefined || ('limit' in power && power.limit !== undefined)
  return time === 'before' && once ? 'now' : time // don't postpone what may not be possible later
}

const paid: readonly Effect['do'][] = ['pay', 'exhaust', 'activate', 'flip']

function ofText(g: RunningGame, text: readonly Effect[] = [], seat: Seat, card: CardId = 0): Timing {
  if (text.length === 0) return 'now'
  if (text.every(isAside)) return 'before'
  return text.every((e) => e.do === 'modify' && e.until === 'turn' && e.mods.every((m) => isOwn(g, m, seat, card)))
    ? 'own'
    : 'now'
}

/** Whether an effect only affects the hand, deck and graveyard of the acting player. */
function isAside(e: Effect): boolean {
  switch (e.do) {
    case 'draw':
    case 'discard':
      return e.by === undefined || e.by === 'you'
    case 'reveal':
    case 'search':
    case 'shuffle':
    case 'choose':
      return true
    case 'move':
      return (e.to === 'hand' || e.to === 'deck' || e.to === 'graveyard') && isAway(e.what)
    default:
      return false
  }
}

/** Whether these are cards that are not in play: a name, picked among others, or taken from another zone. */
function isAway(what: Who): boolean {
  if (typeof what === 'string') return what.startsWith('$')
  if (typeof what !== 'object' || !('among' in what || 'in' in what)) return false
  const from = (what as { in?: unknown }).in
  return from === undefined || from === 'deck' || from === 'graveyard' || from === 'hand'
}

/**
 * Ferocity lets a character attack (302.2), a weapon counts when its hero strikes (303.2), and Protector when an attack on another character
 * is about to reach its protect point (602.2).
 */
function isOwn(g: RunningGame, m: Mod, seat: Seat, card: CardId): boolean {
  if (m.mod === 'keyword') return m.keyword === 'Ferocity' || (m.keyword === 'Protector' && !isAhead(g, card))
  if (m.mod !== 'stat' || m.stat !== 'atk' || typeof m.what !== 'object' || !('is' in m.what)) return false
  const { attacker, defender, second, proposed, proposedToo } = combat(g)
  const fights = [attacker, defender, second, proposed, proposedToo].includes(g.s.players[seat]?.hero ?? -1)
  return m.what.is === 'weapon' && m.what.of === 'you' && !fights
}

/** Whether the protect point of an attack on somebody else is still to come. */
function isAhead(g: RunningGame, card: CardId): boolean {
  const { window, proposed, proposedToo } = combat(g)
  return window === 'attack' && proposed !== card && proposedToo !== card
}
