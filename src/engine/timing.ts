/** When an action is worth taking: at once, before the player's own turn comes, or only on that turn. */
import { isPower, listed } from '../language/nodes.ts'
import type { CardDef, Condition, Power } from '../language/types.ts'
import { readyResources } from '../rules/412-resources.ts'
import { cardsLeft } from '../rules/415-zones/real-cards.ts'
import type { Answer, Decision } from '../state/types.ts'
import { running } from './game.ts'
import { type Moment, momentOf } from './moment.ts'
import { powersTime, soonest, textTime } from './timing-words.ts'
import type { Game, Timing } from './types.ts'

/**
 * The best time for each answer of a player with priority.
 * 'now': it helps against the other side's action, and later would be too late. Answers to other questions are all 'now'.
 * Stopping an attack is 'now' when it is proposed, protecting when it is made, preventing, healing or removing when its damage is next.
 * 'before': it can wait until the player's own turn, like quests and drawing cards. 'own': it helps only on that turn.
 * @param game - The game.
 * @param decision - The open decision.
 * @returns One word for each answer, in their order.
 */
export function timing(game: Game, { kind, answers, seat }: Decision): Timing[] {
  if (kind !== 'priority') return answers.map(() => 'now')
  const moment = momentOf(running(game), seat)
  return answers.map((answer) => onceTime(moment, answer))
}

/** A card that could have helped earlier in the same attack is too late, unless somebody is about to die. */
function onceTime(m: Moment, answer: Answer): Timing {
  const time = timeOf(m, answer)
  const earlier =
    m.at === 'defend' ? (['proposal', 'attack'] as const) : m.at === 'attack' ? (['proposal'] as const) : []
  const had = time === 'now' && !m.kills && earlier.some((at) => timeOf({ ...m, at }, answer) === 'now')
  return had ? 'before' : time
}

function timeOf(m: Moment, { do: what, card = 0, code = '' }: Answer): Timing {
  const { g } = m
  if (what === 'show') return realTime(m, card)
  if (what === 'play') {
    const def = g.code.cards.get(g.s.cards[card]?.def ?? '')?.def
    return def ? cardTime(m, def, card) : 'now'
  }
  const power = g.code.at.get(code)
  if ((what !== 'use' && what !== 'complete') || !isPower(power)) return 'now'
  if ('reward' in power) return isForOthers(power) ? textTime(m, power.reward, card) : 'before'
  return 'pay' in power ? textTime(m, power.then, card) : 'now'
}

/**
 * The soonest time of all instants that a real card could be and that could be paid for: at the latest 'before'.
 * If nobody has told the list, against the other side's act.
 */
function realTime(m: Moment, card: number): Timing {
  const { g, seat, at } = m
  const funds = readyResources(g, seat)
  if (g.s.players[seat]?.real?.length === 0) return funds === 0 ? 'own' : at === 'idle' ? 'before' : 'now'
  const defs = cardsLeft(g, g.s.cards[card]!).flatMap(([, name]) => g.code.cards.get(name)?.def ?? [])
  const instants = defs.filter(({ cost = 0, instant }) => instant && cost <= funds)
  return soonest(['own', ...instants.flatMap((def): Timing[] => ['before', cardTime(m, def, card)])])
}

function cardTime(m: Moment, { type, text = [], powers = [] }: CardDef, card: number): Timing {
  const armor = listed(type).includes('armor') && m.at === 'defend' && m.hurts
  return soonest([
    armor ? 'now' : text.length > 0 ? 'own' : 'before',
    textTime(m, text, card),
    powersTime(m, powers, card),
  ])
}

/** Whether it can be used only on the turns of others, so that the own turn is too late. */
function isForOthers(power: Power): boolean {
  const says = (c: Condition | undefined): boolean =>
    c !== undefined && ('turnOf' in c ? c.turnOf !== 'you' : 'all' in c ? c.all.some(says) : false)
  return 'only' in power && says(power.only)
}
