/** Plain facts about cards, on which the meaning of the words is built. */

import { isObject } from '../../language/meta.ts'
import { mentions } from '../../language/nodes.ts'
import { once } from '../../language/once.ts'
import type { Effect, SetWho, Stat, Who, ZoneName } from '../../language/types.ts'
import {
  ASIDE,
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  isLink,
  isPlayer,
  isZone,
  linkObj,
  linkOfObj,
  NOWHERE,
  PARTY,
  RAID,
  REMOVED,
  ROW,
  seatOf,
  zoneHome,
  zoneId,
  zoneKind,
  zoneOfObj,
  zoneSeat,
} from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Card, Counters, Notes, Obj, Seat } from '../../state/types.ts'
import { card, codeOf, combat, type Game, player, sideOf, turn } from './game.ts'

/** A card without text: a face-down resource, also on the chain, or removed face down unless its player started with it (412.1b, 415.7b). */
export const isBlank = (g: Game, c: Card): boolean =>
  c.faceDown &&
  (c.resource || c.zone === CHAIN || (zoneKind(c.zone) === REMOVED && player(g, c.owner).starting !== c.id))

/** A token outside play: no longer a card, though it has not ceased to exist yet (404.2c). */
export const isTokenOutOfPlay = (c: Card): boolean => c.token && !inPlay(c.zone) && c.zone !== NOWHERE

/** A card's name now (200.1): a token may have been given one as it was made; '' for a blank card. */
export const nameOfCard = (g: Game, c: Card): string =>
  isBlank(g, c) ? '' : (c.specified?.name ?? codeOf(g, c).def.name)

/** The object that a name stands for now: a card moved by this text is followed to its new zone, while it stays there (415.9b). */
export function follow(g: Game, o: Obj, { moved }: Notes): Obj {
  const became = g.s.cards[o]?.became ?? 0
  return became > 0 && g.s.cards[became]?.became === 0 && moved?.includes(became) ? became : o
}

export function controllerOf(g: Game, o: Obj): Seat {
  if (isPlayer(o)) return seatOf(o)
  if (isZone(o)) return zoneSeat(zoneOfObj(o))
  if (isLink(o)) return g.s.links[linkOfObj(o)]?.controller ?? -1
  const c = g.s.cards[o]
  if (!c) return -1
  return c.last ? c.last.controller : sideOf(g, c)
}

/** The counters on a card, a player or the raid itself. */
export function countersOn(g: Game, o: Obj): Counters {
  if (o === RAID) return g.s.raid[0].counters ?? noCounters
  return (isPlayer(o) ? g.s.players[seatOf(o)]?.counters : g.s.cards[o]?.counters) ?? noCounters
}
const noCounters: Counters = {}

/** The kinds of counters on something (404.1), in an order that does not depend on how they came there. */
export const kindsOn = (g: Game, o: Obj): string[] =>
  Object.entries(countersOn(g, o))
    .flatMap(([kind, n]) => (n > 0 ? [kind] : []))
    .sort()

/** The counters that change a number (404.1c): its own, and those of ATK and health together. */
export const unnamed = { atk: ['atk', 'both'], health: ['health', 'both'], def: ['def'] } as const
export const hasUnnamed = ({ counters }: Card, stat: Stat): boolean =>
  counters[stat] !== undefined || (counters.both !== undefined && (stat === 'atk' || stat === 'health'))

/** Whether a card lies in a zone of that name. */
export function inZone(g: Game, where: ZoneName, c: Card): boolean {
  switch (where) {
    case 'play':
      return inPlay(c.zone)
    case 'hand':
      return zoneKind(c.zone) === HAND
    case 'deck':
      return zoneKind(c.zone) === DECK && zoneHome(c.zone) === player(g, zoneSeat(c.zone)).draws
    case 'graveyard':
      return zoneKind(c.zone) === GRAVEYARD
    case 'removed':
      return zoneKind(c.zone) === REMOVED
    case 'collection':
      return zoneKind(c.zone) === ASIDE
    case 'everywhere':
      return zoneKind(c.zone) !== ASIDE && c.zone !== NOWHERE
    case 'chain':
      return c.zone === CHAIN
    default: {
      const [kind, name] = where.split(':')
      return (
        zoneKind(c.zone) === (kind === 'deck' ? DECK : GRAVEYARD) &&
        zoneHome(c.zone) === player(g, c.owner).decks.indexOf(must(name))
      )
    }
  }
}

/** 412.1a: a card that is placed is a resource from the moment it is added to the chain, for "when you place a face-up resource". */
export const isBeingPlaced = (g: Game, c: Card): boolean =>
  c.zone === CHAIN &&
  g.s.chain[0].links.some((id) => g.s.links[id]?.kind === 'resource' && g.s.links[id]?.card === c.id)

export function isAttacking(g: Game, id: Obj): boolean {
  const c = g.s.cards[id]
  if (c?.last) return c.last.attacking
  return combat(g).attacker === id
}
export function isDefending(g: Game, id: Obj): boolean {
  const c = g.s.cards[id]
  if (c?.last) return c.last.defending
  const { defender, second } = combat(g)
  return id === defender || (id === second && second !== 0)
}

/** Whether it exhausted to protect in this combat, and is or will be the defender (602.2). */
export function isProtecting(g: Game, id: Obj): boolean {
  const c = g.s.cards[id]
  return c?.last ? c.last.protecting : combat(g).protecting.includes(id)
}

/** An attacker or defender, while there is one on the other side too (602.3b). */
export function isInCombat(g: Game, id: Obj): boolean {
  const c = g.s.cards[id]
  if (c?.last) return c.last.inCombat === true
  const { attacker, defender } = combat(g)
  return attacker !== 0 && defender !== 0 && (attacker === id || isDefending(g, id))
}

/** The attachments of a card, or those it had when it left play; includes a raid's own cards, which stay in their row. */
export function attachmentsOf(g: Game, host: Obj): readonly Obj[] {
  const was = g.s.cards[host]?.last
  if (was) return was.attached?.filter((id) => g.s.cards[id] !== undefined) ?? nothing
  const out: Obj[] = []
  for (const zone of g.code.rows ? [PARTY, ROW] : [PARTY])
    for (const s of turn(g).order)
      for (const id of g.s.zones[zoneId(s, zone)]?.cards ?? []) if (card(g, id).host === host) out.push(id)
  return out
}

const nothing: readonly never[] = []

/** Whether something on the chain is an effect, or one of a quest's reward (705.3). */
export function isEffect(g: Game, o: Obj, kind: string): boolean {
  const l = g.s.links[linkOfObj(o)]
  return l !== undefined && l.kind !== 'card' && l.kind !== 'resource' && (kind === 'effect' || l.kind === kind)
}

/** All targets of a card or an effect on the chain, each as often as it was chosen (706.1a). */
export function targetsOf(g: Game, o: Obj): readonly Obj[] {
  for (const id of g.s.chain[0].links) {
    const l = g.s.links[id]
    if (l && (l.kind === 'card' ? l.card === o : linkObj(id) === o)) return Object.values(l.targets).flat()
  }
  return []
}

/** "Your hand": all of it, which may be discarded even if it is empty (415.9e). */
export const isWhole = (w: Who | undefined): boolean =>
  typeof w === 'object' && !Array.isArray(w) && 'in' in w && w.in === 'hand' && !('choose' in w || 'random' in w)

/** Whether a cost that a modifier adds refers to the action being paid for. */
export const saysRoles = once((list: readonly Effect[]): boolean =>
  ['$by', '$what', '$with'].some((role) => mentions(list, role)),
)

const isOwn = (part: unknown): boolean =>
  part === 'self' ||
  part === 'host' ||
  (typeof part === 'string' && part.includes('this.')) ||
  (isObject(part) && part.other === true)

/** Whether effects refer to their own card, so that the same words on two cards mean different things. */
export const saysSelf = once((then: readonly Effect[]): boolean => mentions(then, isOwn))

const plainZones: Readonly<Record<number, ZoneName>> = {
  [HAND]: 'hand',
  [GRAVEYARD]: 'graveyard',
  [REMOVED]: 'removed',
  [ASIDE]: 'collection',
}

/** "If it's an ability card": the zone does not matter unless the condition names one. */
export function withZone(g: Game, set: SetWho, o: Obj): SetWho {
  if (set.in !== undefined || !(o > 0)) return set
  const c = g.s.cards[o]
  if (!c || inPlay(c.zone)) return set
  const k = zoneKind(c.zone)
  const deck = (): `deck:${string}` => `deck:${player(g, c.owner).decks[zoneHome(c.zone)]}`
  const where = k === DECK ? deck() : (plainZones[k] ?? 'chain')
  return { ...set, in: where }
}
