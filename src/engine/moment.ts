/** The other side's action at the open decision, as far as an answer depends on it: an attack, a link, and the characters it would hurt. */
import { isEffect, isEffects } from '../language/nodes.ts'
import type { Effect } from '../language/types.ts'
import { number, value } from '../rules/714-continuous-modifiers/modifiers.ts'
import { controllerOf } from '../rules/core/facts.ts'
import { combat, opposed } from '../rules/core/game.ts'
import { PARTY, zoneId } from '../state/ids.ts'
import type { CardId, Link, Seat } from '../state/types.ts'
import { forecast } from './forecast.ts'
import type { RunningGame } from './game.ts'

export interface Moment {
  readonly g: RunningGame
  readonly seat: Seat
  /**
   * 'proposal': the other side proposes an attack; 'attack': protectors are still open; 'defend': its damage is next.
   * 'link': another effect of theirs resolves next; 'idle': none of these.
   */
  readonly at: 'proposal' | 'attack' | 'defend' | 'link' | 'idle'
  readonly attacker: CardId
  /** Whether it would deal damage to characters of this side, whether that could be fatal, and whether it affects them otherwise. */
  readonly hurts: boolean
  readonly kills: boolean
  readonly harms: boolean
}

const calm = { attacker: 0, hurts: false, kills: false, harms: false } as const

export function momentOf(g: RunningGame, seat: Seat): Moment {
  const id = g.s.chain[0].links.at(-1)
  const top = id === undefined ? undefined : g.s.links[id]
  if (top) {
    if (!opposed(g, top.controller, seat)) return { g, seat, at: 'idle', ...calm }
    return { g, seat, ...(top.kind === 'proposal' ? ofProposal(g, top) : ofLink(g, top, seat)) }
  }
  const { attacker, window, sabotage } = combat(g)
  if (attacker === 0 || !opposed(g, controllerOf(g, attacker), seat)) return { g, seat, at: 'idle', ...calm }
  const blows = forecast(g)?.blows.filter(({ by, to }) => by === attacker && isFriend(g, to, seat)) ?? []
  const hurts = blows.some(({ n, unsure }) => n > 0 || unsure)
  const kills = blows.some(({ left, n }) => left <= 0 && n > 0)
  return { g, seat, at: window === 'attack' ? 'attack' : 'defend', attacker, hurts, kills, harms: sabotage }
}

type About = Omit<Moment, 'g' | 'seat'>

function ofProposal(g: RunningGame, { attacker, sabotage }: Link): About {
  return { at: 'proposal', attacker, hurts: value(g, attacker, 'atk') > 0, kills: false, harms: sabotage }
}

/** The effects that a link of the other side would have, by the words of its text. */
function ofLink(g: RunningGame, l: Link, seat: Seat): About {
  const text = g.code.at.get(l.code)
  const all = isEffects(text) ? allIn(text) : []
  const aims = Object.values(l.targets)
    .flat()
    .filter((o) => o > 0)
  const mine = (aims.length > 0 ? aims : fighters(g)).filter((o) => isFriend(g, o, seat))
  const amounts = all.flatMap((e) => {
    if (e.do === 'put' && e.what !== 'damage') return []
    return e.do === 'deal' || e.do === 'put' ? [e.n === 'X' ? l.x : typeof e.n === 'number' ? e.n : 99] : []
  })
  const most = Math.max(0, ...amounts)
  const left = mine.map((o) => (number(g, o, 'health') ?? 99) - (g.s.cards[o]?.damage ?? 0))
  const hurts = most > 0 && mine.length > 0
  return { ...calm, at: 'link', hurts, kills: hurts && Math.min(...left) <= most, harms: all.some(isHarm) }
}

const harmful: readonly Effect['do'][] = [
  'destroy',
  'discard',
  'move',
  'remove',
  'attach',
  'exhaust',
  'turn',
  'swap',
  'exchange',
  'modify',
  'lose',
  'win',
]
const isHarm = (e: Effect): boolean => harmful.includes(e.do)

/** Every effect in a text, also those within others. */
function allIn(node: unknown): Effect[] {
  if (typeof node !== 'object' || node === null) return []
  const inner = Object.values(node).flatMap(allIn)
  return isEffect(node) ? [node, ...inner] : inner
}

const isFriend = (g: RunningGame, o: CardId, seat: Seat): boolean => !opposed(g, controllerOf(g, o), seat)

/** All heroes and allies in play. */
const fighters = (g: RunningGame): CardId[] =>
  g.s.turn[0].order.flatMap((seat) =>
    (g.s.zones[zoneId(seat, PARTY)]?.cards ?? []).filter((id) => g.ask.kind(g, id, 'character')),
  )

/** Those on this side. */
export const friendsIn = ({ g, seat }: Moment): CardId[] => fighters(g).filter((id) => isFriend(g, id, seat))
