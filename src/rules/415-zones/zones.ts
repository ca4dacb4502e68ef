/** Zones and changing them (415): a card that moves is a different card; several can move at once (802). */

import { meta, type PowerCode, ptrOf } from '../../language/compile.ts'
import type { Of } from '../../language/types.ts'
import { cardRow } from '../../state/card.ts'
import { shuffled } from '../../state/dice.ts'
import {
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  NOWHERE,
  PARTY,
  playerObj,
  REMOVED,
  RESOURCES,
  zoneHome,
  zoneId,
  zoneKind,
  zoneSeat,
} from '../../state/ids.ts'
import { erase, insert, put } from '../../state/journal.ts'
import type { Answer, Card, CardId, Happening, LastKnown, Obj, Origin, Seat, ZoneId } from '../../state/types.ts'
import { cannot, mayEnter, staysBuried } from '../103-cant.ts'
import { tagsOf } from '../202-tags.ts'
import { untilFatal } from '../405-damage.ts'
import { leaveCombat } from '../602-leaving.ts'
import { type Event, happen, happenAll } from '../703-triggers/events.ts'
import { watchers } from '../703-triggers/watchers.ts'
import {
  active,
  granting,
  grants,
  isBoss,
  lentKeywords,
  powersGiven,
  printedPowers,
  value,
} from '../714-continuous-modifiers/modifiers.ts'
import { type Instead, wouldBeReplaced as isReplaced, replaced, spend } from '../716-replacement.ts'
import {
  attachmentsOf,
  isAttacking,
  isBlank,
  isDefending,
  isInCombat,
  isProtecting,
  isTokenOutOfPlay,
} from '../core/facts.ts'
import { card, codeOf, combat, decide, type Game, lose, misc, next, player, question } from '../core/game.ts'
import { forget, learnGoing } from './real-cards.ts'

export const cardsIn = (g: Game, zone: ZoneId): readonly CardId[] => g.s.zones[zone]?.cards ?? []

export interface Placing {
  at?: 'top' | 'bottom'
  faceDown?: boolean
  exhausted?: boolean
  /** Its controller in the new zone; its owner by default. */
  controller?: Seat
  host?: CardId
  damage?: number
  counters?: Readonly<Record<string, number>>
  x?: number
  seen?: number
  /** Its attachments as it leaves play; all of them may leave at once. */
  attached?: readonly CardId[]
}

/** The party, resource row, deck, graveyard... that is this seat's, by kind. */
export const zoneFor = (c: Card, kind: number, seat: Seat = c.owner): ZoneId =>
  zoneId(seat, kind, kind === DECK || kind === GRAVEYARD ? c.home : 0)

/** The kind of zone that an effect moves a card to (415.1). 'play' is entered otherwise (710). */
export const zoneKinds: Readonly<Record<Exclude<Of<'move'>['to'], 'play'>, number>> = {
  hand: HAND,
  deck: DECK,
  graveyard: GRAVEYARD,
  removed: REMOVED,
  resources: RESOURCES,
}

const removeFrom = (list: readonly CardId[], id: CardId): CardId[] => list.filter((x) => x !== id)

/** Whether an effect on the chain comes from this card, which may have left a hand or graveyard to pay for it. */
const isSource = (g: Game, id: CardId): boolean => g.s.chain[0].links.some((l) => g.s.links[l]?.card === id)

function lastKnown(g: Game, c: Card, attached: readonly CardId[] = attachmentsOf(g, c.id)): LastKnown | null {
  if (!inPlay(c.zone) && c.zone !== CHAIN && !isSource(g, c.id)) return null
  const character = g.ask.kind(g, c.id, 'character')
  const on = character || g.ask.kind(g, c.id, 'weapon')
  return {
    atk: on ? value(g, c.id, 'atk') : 0,
    health: character ? value(g, c.id, 'health') : 0,
    def: codeOf(g, c).def.def === undefined ? 0 : value(g, c.id, 'def'),
    controller: c.controller,
    attacking: isAttacking(g, c.id),
    defending: isDefending(g, c.id),
    protecting: isProtecting(g, c.id),
    types: active(g, 'is').length > 0 ? g.ask.types(g, c.id) : null,
    tags: active(g, 'is').length > 0 ? tagsOf(g, c.id) : null,
    keywords: lastKeywords(g, c),
    ...(isInCombat(g, c.id) ? { inCombat: true } : {}),
    ...(attached.length > 0 ? { attached } : {}),
  }
}

/** Its keywords, if anything gives or takes some; null if they are the printed ones. */
function lastKeywords(g: Game, c: Card): readonly string[] | null {
  const { strikes } = combat(g)
  const given = active(g, 'keyword')
  const more = granting(g)
  if (given.length + more.length + active(g, 'noPowers').length + active(g, 'noKeyword').length + strikes.length === 0)
    return null
  const words = new Set<string>(given.map((a) => a.mod.keyword))
  const add = (p: PowerCode): void => {
    if (p.shape === 'keyword') words.add(p.node.keyword)
  }
  for (const a of more) meta(a.mod).means.forEach(add)
  printedPowers(g, c).forEach(add)
  if (strikes.length > 0) for (const word of lentKeywords) words.add(word)
  return [...words].filter((word) => g.ask.keyword(g, c.id, word))
}

/**
 * Moves one card, without events: it becomes a different card (415.9a). Returns its new id.
 * Keeps its former self as last known information if it was in play or on the chain, or is the source of an effect there.
 */
export function relocate(g: Game, id: CardId, zone: ZoneId, o: Placing = {}): CardId {
  learnGoing(g, id, zone, o.faceDown)
  const c = card(g, id)
  const last = lastKnown(g, c, o.attached)
  const lent = zoneKind(zone) === RESOURCES ? stashesLent(g, c) : []
  leaveCombat(g, id)
  const to = next(g, 'card')
  const stamp = next(g, 'stamp') // 718.2a, 718.2c
  const kind = zoneKind(zone)
  const from = cardsIn(g, c.zone)
  put(g, 'zones', c.zone, 'cards', removeFrom(from, id))
  const seat = zone >= NOWHERE ? (o.controller ?? c.owner) : zoneSeat(zone)
  const mine = kind === CHAIN || kind === NOWHERE || kind === PARTY || kind === RESOURCES || seat === c.owner
  // 415.2: a card that goes to another player's hand, deck or graveyard is theirs for the rest of the game.
  const row = cardRow({
    id: to,
    def: (c.proper ?? c).def,
    owner: mine ? c.owner : seat,
    zone,
    home: mine ? c.home : zoneHome(zone),
    stamp,
  })
  row.controller = row.under = o.controller ?? seat
  row.exhausted = o.exhausted ?? false
  row.faceDown = o.faceDown ?? false
  row.resource = kind === RESOURCES
  row.token = c.token
  row.specified = (c.proper ?? c).specified
  if (c.zone === CHAIN && kind === PARTY) row.names = c.names // what was named as it was played
  row.duplicate = c.duplicate
  row.damage = o.damage ?? 0
  if (o.counters) row.counters = o.counters // those it had are gone (404.1b)
  row.host = o.host ?? 0
  row.x = o.x ?? 0
  if (c.zone === CHAIN) row.names = c.names // what it named as it resolved, for its powers in play
  row.seen = o.seen ?? 0
  if (kind === REMOVED) hide(g, c, row, o.faceDown === false)
  insert(g, 'cards', to, row)
  const { brought } = player(g, c.owner)
  if (row.owner !== c.owner) put(g, 'players', row.owner, 'brought', [...player(g, row.owner).brought, to])
  else if (brought.length > 0 && brought.includes(id))
    put(
      g,
      'players',
      c.owner,
      'brought',
      brought.map((x) => (x === id ? to : x)),
    )
  if (player(g, c.owner).starting === id) put(g, 'players', c.owner, 'starting', to)
  const list = cardsIn(g, zone)
  put(g, 'zones', zone, 'cards', kind === DECK && o.at === 'bottom' ? [to, ...list] : [...list, to])
  if (last) {
    put(g, 'cards', id, 'last', last)
    put(g, 'cards', id, 'became', to)
  } else erase(g, 'cards', id)
  if (c.token && !inPlay(zone)) put(g, 'misc', 0, 'leftTokens', [...misc(g).leftTokens, to])
  if (zoneKind(c.zone) === DECK) refill(g, zoneSeat(c.zone), zoneHome(c.zone))
  if (zoneKind(c.zone) === HAND && kind !== HAND && watchers(g, 'leave').some((w) => w.event.zone === 'hand'))
    happen(g, { on: 'leave', what: to, zone: 'hand', seat: c.owner }) // told only to those who wait for it
  if (kind === RESOURCES && row.faceDown && (lent.length > 0 || codeOf(g, row).has.keyword)) stash(g, row, lent)
  return to
}

const isStash = (p: PowerCode): boolean => p.shape === 'keyword' && p.node.keyword === 'Stash'

/** The Stash that a card has been granted wherever it is: it may enter face up (415.8), so it is not blank for that. */
function stashesLent(g: Game, { id, faceDown }: Card): PowerCode[] {
  const all = granting(g).filter((a) => powersGiven(g, a).some(isStash))
  if (all.length === 0) return []
  put(g, 'cards', id, 'faceDown', false)
  const lent = all.flatMap((a) => (grants(g, a, id) ? powersGiven(g, a).filter(isStash) : []))
  put(g, 'cards', id, 'faceDown', faceDown)
  return lent
}

/**
 * Stash: it may enter face up and turn face down at once instead, which triggers the text beside the keyword (708.1).
 * This turns a resource, but does not place it face up: that choice is made as it is added to the chain (412.1a-b).
 */
function stash(g: Game, c: Card, lent: readonly PowerCode[]): void {
  for (const p of [...codeOf(g, c).sides[0], ...lent]) {
    if (p.shape !== 'keyword') continue
    const { keyword, then } = p.node
    const turns: Happening = { on: 'turn', what: c.id, side: 'back', cause: c.controller }
    if (keyword !== 'Stash' || then === undefined || cannot(g, turns) !== null) continue
    const yesNo: readonly Answer[] = [{ do: 'yes' }, { do: 'no' }]
    if (decide(g, question(c.controller, 'yes-no', '415.8', yesNo, { card: c.id })).do !== 'yes') continue
    put(g, 'cards', c.id, 'seen', -1)
    happen(g, turns)
    const waiting = { controller: c.controller, card: c.id, code: ptrOf(then), check: '', names: {}, notes: {}, x: 0 }
    put(g, 'waiting', 0, 'list', [...g.s.waiting[0].list, waiting])
  }
}

/** 415.7a: face-down cards in play are removed face down. The owner may look at them (415.7b), but a Boss player may not (R100.3). */
function hide(g: Game, was: Card, row: Card, open: boolean): void {
  if (open) return
  if (inPlay(was.zone) && was.faceDown && (was.resource || codeOf(g, was).kinds.has('hero'))) row.faceDown = true
  if (row.faceDown && !player(g, row.owner).boss) row.seen |= 1 << row.owner
}

/** Ends a card for good: a token outside play (404.2c), a duplicate. */
export function cease(g: Game, id: CardId): void {
  const c = card(g, id)
  const last = lastKnown(g, c)
  if (last) put(g, 'cards', id, 'last', last)
  put(g, 'zones', c.zone, 'cards', removeFrom(cardsIn(g, c.zone), id))
  put(g, 'cards', id, 'became', -1)
}

/**
 * R101.3c: a Boss player's deck that runs out takes in its graveyard, by the game, unless its raid goes through it only once.
 * If `n` cards are asked for and it has fewer, the graveyard is put under them, so that the taker goes on with it.
 */
export function refill(g: Game, seat: Seat, home: number, n = 1): void {
  const p = player(g, seat)
  const left = cardsIn(g, zoneId(seat, DECK, home)).length
  if (!p.boss || left >= n || g.raid?.once.includes(p.decks[home] ?? '')) return
  const grave = cardsIn(g, zoneId(seat, GRAVEYARD, home))
  if (grave.length === 0) return
  for (const id of grave) relocate(g, id, zoneId(seat, DECK, home), { at: 'bottom' })
  shuffleDeck(g, seat, home, left)
}

/** Shuffles a deck (415.3b), except the top `but` cards; nobody knows its cards any more. */
export function shuffleDeck(g: Game, seat: Seat, home: number, but = 0): void {
  const zone = zoneId(seat, DECK, home)
  const all = cardsIn(g, zone)
  const top = all.slice(all.length - but)
  const cards = shuffled(g, `deck.${seat}.${home}`, all.slice(0, all.length - but))
  put(g, 'zones', zone, 'cards', [...cards, ...top])
  for (const id of cards) if (card(g, id).seen !== 0) put(g, 'cards', id, 'seen', 0)
  forget(g, cards)
  happen(g, { on: 'shuffle', by: playerObj(seat), seat })
}

export interface CardMove extends Placing {
  id: CardId
  zone: ZoneId
  /** The source of this card's move, if several cards move for different reasons. `game`: the rules (103.3). */
  by?: Obj
  /** Destroyed by fatal damage (410.6a). */
  fatal?: true
  /** Destroyed, but not going to a graveyard: a Boss (R302.1). */
  destroyed?: true
  game?: true
}

export interface Why {
  /** The player whose effect does it, if any (103.2, R101.3). */
  cause?: Seat
  by?: Obj
  /** The origin of the move (716.1e). */
  from?: Origin
  /** Done by the rules, but replaceable: moving a card that leaves the chain. */
  open?: boolean
  /** The link whose text moves them (715.1). */
  way?: number
  /** Done by the rules: nothing can forbid or replace it (103.3). */
  game?: boolean
}

const byGame: Why = { game: true }

/** The verb of a move (415.9c-f). */
function verbFor(c: Card, zone: ZoneId): string {
  const to = zoneKind(zone)
  if (to === GRAVEYARD && inPlay(c.zone)) return 'destroy'
  if (to === GRAVEYARD && zoneKind(c.zone) === HAND) return 'discard'
  return 'move'
}

/** The names of zones in events. */
export const zoneWord: Readonly<Record<number, string>> = {
  [HAND]: 'hand',
  [PARTY]: 'play',
  [RESOURCES]: 'play',
  [REMOVED]: 'removed',
  [DECK]: 'deck',
  [GRAVEYARD]: 'graveyard',
  [CHAIN]: 'chain',
}

/** A card that can't leave the removed zone: of a player who is out (102.2), or a hero that has been replaced (301.4a). */
export function staysRemoved(g: Game, c: Card): boolean {
  if (zoneKind(c.zone) !== REMOVED) return false
  const p = player(g, c.owner)
  return p.lost || p.retired.includes(c.id)
}

/** Whether the rules and modifiers in force let this card go there. `fatal`: for its fatal damage. */
export function mayMove(
  g: Game,
  id: CardId,
  zone: ZoneId,
  why: Why,
  { fatal, destroyed }: Pick<CardMove, 'fatal' | 'destroyed'> = {},
): boolean {
  const c = card(g, id)
  if (staysRemoved(g, c) || isTokenOutOfPlay(c)) return false
  if (why.game) return true
  if (staysBuried(g, c, why.cause)) return false
  const on = destroyed ? 'destroy' : verbFor(c, zone)
  if (!mayEnter(g, zone, why.cause, c)) return false
  const by = why.by ?? (on === 'discard' ? playerObj(c.owner) : undefined)
  const h: Happening = { on, what: id, by, cause: why.cause, fatal, zone: zoneWord[zoneKind(zone)] }
  if (cannot(g, h)) return false
  return !(inPlay(c.zone) && !inPlay(zone) && cannot(g, { ...h, on: 'leave', zone: 'play', seat: c.controller }))
}

/** A move as triggers and replacements see it. */
function moving(g: Game, m: CardMove, why: Why): Happening {
  const c = card(g, m.id)
  const on = m.destroyed ? 'destroy' : verbFor(c, m.zone)
  return {
    on,
    what: m.id,
    by: m.by ?? why.by ?? (on === 'discard' ? playerObj(c.owner) : undefined),
    cause: why.cause,
    fatal: m.fatal,
    zone: zoneWord[zoneKind(m.zone)],
    seat: c.controller,
    way: why.way,
  }
}

/** Moving to a zone is also entering it and leaving play; each of these aspects may be replaced (716.1). */
function aspects(g: Game, m: CardMove, why: Why): Happening[] {
  const h = moving(g, m, why)
  if (inPlay(m.zone)) return [h]
  const enters = { ...h, on: 'enter' }
  return inPlay(card(g, m.id).zone) ? [h, enters, { ...h, on: 'leave', zone: 'play' }] : [h, enters]
}

/** Whether something would replace such a move: then it can't be part of a cost (403.1). */
export const wouldBeReplaced = (g: Game, m: CardMove, why: Why): boolean =>
  active(g, 'instead').length > 0 && aspects(g, m, why).some((h) => isReplaced(g, h))

const isReplacedMove = (g: Game, m: CardMove, why: Why, spent: Instead[]): boolean =>
  active(g, 'instead').length > 0 && aspects(g, m, why).some((h) => replaced(g, h, why.from, spent))

/** All cards to move: first the `named` ones, then attachments of cards that leave play (400.5). */
function gather(g: Game, moves: readonly CardMove[], why: Why): { going: CardMove[]; named: number } {
  const going: CardMove[] = []
  const listed = new Set<CardId>()
  const spent: Instead[] = []
  for (const m of moves) {
    if (listed.has(m.id) || g.s.cards[m.id]?.became !== 0 || !mayMove(g, m.id, m.zone, m.game ? byGame : why, m))
      continue
    listed.add(m.id)
    if (card(g, m.id).duplicate) {
      cease(g, m.id) // 402.1, 402.2: it can only leave the chain
      continue
    }
    // What is destroyed by fatal damage may be replaced, a Boss too (R503.2b).
    if ((!(why.game || m.game) || why.open || m.fatal) && isReplacedMove(g, m, why, spent)) continue
    going.push(m)
  }
  for (const a of spent) spend(g, a) // 717.5
  const named = going.length
  for (let i = 0; i < going.length; i++) {
    const m = going[i]!
    const c = card(g, m.id)
    const stays = inPlay(c.zone) && zoneKind(m.zone) === PARTY
    if (!inPlay(c.zone) || stays) continue
    const attached = attachmentsOf(g, m.id)
    if (attached.length > 0) going[i] = { ...m, attached }
    for (const a of attached) {
      if (listed.has(a) || codeOf(g, card(g, a)).row) continue // a raid's own card stays (R402.3a)
      listed.add(a)
      going.push({ id: a, zone: zoneFor(card(g, a), GRAVEYARD) })
    }
  }
  return { going, named }
}

/**
 * Moves cards simultaneously, with all consequences, and matches events before and after. Cards that may not move stay.
 * Attachments of cards that leave play are destroyed (400.5). Returns [old id, new id] of the named cards that moved.
 */
export function transfer(g: Game, moves: readonly CardMove[], why: Why): (readonly [CardId, CardId])[] {
  for (const { id, zone, faceDown } of moves) learnGoing(g, id, zone, faceDown) // before events look at it
  const { going, named } = gather(g, moves, why)
  const result: (readonly [CardId, CardId])[] = []
  const events: Event[] = []
  const fallen: Seat[] = []
  const ids = new Map<CardId, CardId>()
  going.forEach((m, i) => {
    const c = card(g, m.id)
    const h = moving(g, m, i < named && !m.game ? why : byGame)
    const p = player(g, c.controller)
    // 102.1a; the raid decides when a Boss player has lost: until then all their cards stay (R100.2, R101.2).
    if (p.hero === m.id && h.on === 'destroy' && !p.boss) fallen.push(p.seat)
    events.push({
      h,
      commit: () => {
        const to = relocate(g, m.id, m.zone, m)
        ids.set(m.id, to)
        for (const a of m.attached ?? []) if (!going.some(({ id }) => id === a)) put(g, 'cards', a, 'host', 0) // R402.3a
        if (i < named) result.push([m.id, to])
        return g.s.cards[m.id] ? h : { ...h, what: to }
      },
    })
    const into = zoneWord[zoneKind(m.zone)] ?? ''
    const laid = zoneKind(m.zone) === RESOURCES && !inPlay(c.zone) // it enters play
    if (laid || (g.code.entered.has(into) && !inPlay(m.zone) && zoneKind(c.zone) !== zoneKind(m.zone))) {
      // A card that enters a watched zone: powers that work there see it (700.2), once it is there (703.4).
      const enters: Happening = {
        on: 'enter',
        what: m.id,
        zone: into,
        seat: zoneSeat(m.zone),
        cause: why.cause,
        way: why.way,
      }
      events.push({ h: enters, commit: () => ({ ...enters, what: ids.get(m.id) }) })
    }
    if (inPlay(c.zone) && !isBlank(g, c) && !inPlay(m.zone)) {
      events.push({ h: { on: 'leave', what: m.id, zone: 'play', seat: c.controller } })
    }
  })
  happenAll(g, events)
  for (const s of fallen) lose(g, s, '102.1a')
  return result
}

/** Puts cards from play into their owners' graveyards (415.9c); a Boss is removed from the game (R302.1, R502.1a). */
export function destroy(g: Game, ids: readonly CardId[], why: Why): (readonly [CardId, CardId])[] {
  const here = ids.filter((id) => g.s.cards[id]?.became === 0 && inPlay(card(g, id).zone))
  return transfer(
    g,
    here.map((id): CardMove => {
      const c = card(g, id)
      if (!isBoss(g, c)) return { id, zone: zoneFor(c, GRAVEYARD) }
      const fatal = c.damage > 0 && untilFatal(g, id) === 0 ? ({ fatal: true } as const) : {}
      return { id, zone: zoneFor(c, REMOVED), faceDown: false, destroyed: true, ...fatal }
    }),
    why,
  )
}
