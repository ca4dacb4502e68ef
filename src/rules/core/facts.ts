/** Plain facts about cards, on which the meaning of the words is built. */

import { isObject } from '../../language/meta.ts'
import { mentions } from '../../language/nodes.ts'
import { once } from '../../language/once.ts'
import {
  type CardDef,
  classNames,
  type Effect,
  type Likeness,
  races,
  type SetWho,
  type Who,
  type ZoneName,
} from '../../language/types.ts'
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

/** Whether a card may be picked in addition to those picked before: not twice, nor one with the same name where names must differ. */
export function goesWith(g: Game, set: SetWho, o: Obj, picked: readonly Obj[]): boolean {
  if (picked.includes(o)) return false
  return set.differ !== 'name' || !picked.some((p) => nameOfCard(g, card(g, p)) === nameOfCard(g, card(g, o)))
}

/** The object that a name stands for now: a card that this text moved is followed to where it went, while it stays there (415.9b). */
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

/** Whether a deck or graveyard is the one of that name; 'deck' is the one that its player draws from (415.3a). */
export function isPile(g: Game, name: string, zone: number): boolean {
  const { draws, decks } = player(g, zoneSeat(zone))
  const [kind, which] = name.split(':')
  const home = which === undefined ? draws : decks.indexOf(which)
  return zoneKind(zone) === (kind === 'deck' ? DECK : GRAVEYARD) && zoneHome(zone) === home
}

/** Whether two cards share a name, cost, class or race. */
export function sameIn(g: Game, what: string, a: Obj, b: Obj): boolean {
  const [x, y] = [g.s.cards[a], g.s.cards[b]]
  if (!x || !y) return false
  if (what === 'name') return nameOfCard(g, x) !== '' && nameOfCard(g, x) === nameOfCard(g, y) // 414.3a: no name is like no other
  if (what === 'type' || what === 'any type') return g.ask.alike(g, a, b, what === 'type')
  if (what === 'cost') return g.ask.stat(g, a, 'cost') === g.ask.stat(g, b, 'cost')
  // 206.1a: by the words of the type line, not by icons.
  if (what === 'class') return classNames.some((t) => g.ask.tag(g, a, t) && g.ask.tag(g, b, t))
  return races.some((t) => g.ask.tag(g, a, t) && g.ask.tag(g, b, t))
}

/** How many different classes, races or names cards have among them (R505): a card of two classes counts for both. */
export function differentAmong(g: Game, what: Likeness, ids: readonly Obj[]): number {
  if (what === 'name') return new Set(ids.map((o) => nameOfCard(g, card(g, o))).filter((name) => name !== '')).size
  const words: readonly string[] = what === 'class' ? classNames : races
  return words.filter((word) => ids.some((o) => g.ask.tag(g, o, word))).length
}

/** 412.1a: a card that is placed is a resource from the moment it is added to the chain, for "when you place a face-up resource". */
const isBeingPlaced = (g: Game, c: Card): boolean =>
  c.zone === CHAIN &&
  g.s.chain[0].links.some((id) => g.s.links[id]?.kind === 'resource' && g.s.links[id]?.card === c.id)

export function isKind(g: Game, c: Card, kind: string): boolean {
  if (kind === 'card') return true
  if (kind === 'resource') return c.resource || isBeingPlaced(g, c)
  if (kind === 'token') return c.token
  return g.ask.kind(g, c.id, kind)
}

/** Whether a card has a trait (206.1): a hero its faction, class, race, profession, talent spec or treachery; any other card its faction and tags. */
export function hasTrait(g: Game, c: Card, trait: string): boolean {
  if (isBlank(g, c)) return false // 412.1b
  const d = codeOf(g, c).def
  if (d.faction === trait || d.spec === trait) return true // 206.1b
  if (trait === 'Loyal') return g.ask.kind(g, c.id, 'hero') && !g.ask.tag(g, c.id, 'Traitor')
  return g.ask.tag(g, c.id, trait)
}

/** Whether a trait icon stands on the card outside its text box (206.1a-b); 'none': whether it is neutral (206.1d). */
function hasIcon(g: Game, c: Card, icon: string | readonly string[]): boolean {
  return !isBlank(g, c) && iconsOf(codeOf(g, c).def, icon)
}

/** The same for a printed card. */
export const iconsOf = (d: CardDef, icon: string | readonly string[]): boolean =>
  typeof icon !== 'string'
    ? icon.some((one) => iconsOf(d, one))
    : icon === 'none'
      ? d.faction === undefined && (d.classes ?? []).length === 0
      : d.faction === icon || d.classes?.some((one) => one === icon) === true

/** Whether a card has these bold deck-building words, or any at all (100.2b-d). */
export const says = (want: string | true, has: string | readonly string[] | undefined): boolean =>
  has !== undefined && (want === true || has === want || (typeof has !== 'string' && has.includes(want)))

/** Whether a card fits what a set says about traits, icons and bold deck-building words. */
export function bearsTraits(g: Game, c: Card, set: SetWho): boolean {
  if (set.trait !== undefined && !hasTrait(g, c, set.trait)) return false
  if (set.icon !== undefined && !hasIcon(g, c, set.icon)) return false
  if (set.reputation === undefined && set.requires === undefined) return true
  const d = codeOf(g, c).def
  if (isBlank(g, c) || (set.reputation !== undefined && !says(set.reputation, d.reputation))) return false
  return set.requires === undefined || says(set.requires, d.requires)
}

/** An Alliance player is one who controls an Alliance hero, and so on (206.1b). */
export function playerTrait(g: Game, seat: Seat, trait: string): boolean {
  const hero = g.s.cards[player(g, seat).hero]
  return hero?.became === 0 && hasTrait(g, hero, trait)
}

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

export function hasState(g: Game, c: Card, state: string): boolean {
  switch (state) {
    case 'ready':
      return !c.exhausted
    case 'exhausted':
      return c.exhausted
    case 'damaged':
      return c.damage > 0
    case 'undamaged':
      return c.damage === 0
    case 'fatal':
      return c.damage > 0 && c.damage >= g.ask.stat(g, c.id, 'health')
    case 'attacking':
      return isAttacking(g, c.id)
    case 'defending':
      return isDefending(g, c.id)
    case 'protecting':
      return isProtecting(g, c.id)
    case 'inCombat':
      return isInCombat(g, c.id)
    case 'attached':
      return c.host !== 0
    case 'token':
      return c.token
    case 'ongoing':
      return codeOf(g, c).ongoing
    case 'faceUp':
    case 'front':
      return !c.faceDown
    default:
      return c.faceDown
  }
}

/** What is attached to a card, or was when it left play; this includes a raid's own cards, which stay in their row. */
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

/** Whether a cost that a modifier adds refers to the action that is paid for. */
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
