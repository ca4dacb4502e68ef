/**
 * Records events for log and board: each with what every seat may know of its cards then, and how a card moved.
 * It is not part of the game; without a recorder nothing is noted.
 */

import { ptrOf } from '../../language/compile.ts'
import type { Effect } from '../../language/types.ts'
import { unknownName } from '../../language/unknown-card.ts'
import {
  ASIDE,
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  isPlayer,
  PARTY,
  REMOVED,
  RESOURCES,
  ROW,
  seatOf,
  zoneHome,
  zoneKind,
  zoneSeat,
} from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Card, CardId, Happening, Obj, Path, Seat } from '../../state/types.ts'
import type { Env } from './env.ts'
import { isBlank } from './facts.ts'
import { type Game, link, player, type Recorded, roundOf } from './game.ts'

/** Seats that may know what a card is, as bits; -1 for everyone. */
export function knowers(g: Game, c: Card): number {
  if (c.def === unknownName) return 0
  const kind = zoneKind(c.zone)
  if (kind === CHAIN || kind === RESOURCES) {
    if (!c.faceDown) return -1
    return kind === CHAIN ? (1 << c.controller) | c.seen : reminds(g, c) ? -1 : c.seen
  }
  if (kind === HAND) return (1 << zoneSeat(c.zone)) | c.seen
  if (kind === DECK) return g.s.zones[c.zone]?.open ? -1 : c.seen // 415.3d
  if (kind === ASIDE) return 1 << c.owner
  // Graveyards are open to all (415.5a), and so is what is removed face up (415.7b).
  return kind === REMOVED && isBlank(g, c) ? c.seen : -1
}

/** R201.2b: an event shows its face while what it made lasts this turn or until the Boss's next one; a face-down resource it is all the same. */
function reminds(g: Game, c: Card): boolean {
  if (!player(g, c.owner).boss) return false
  for (const m of Object.values(g.s.mods)) {
    if ((m.ends === 'turn' || m.ends === 'start') && g.s.cards[m.self]?.became === c.id) return true
  }
  return false
}

/** The log's names for the kinds of zones. */
const zoneNames: Readonly<Record<number, Path['to']>> = {
  [HAND]: 'hand',
  [PARTY]: 'play',
  [RESOURCES]: 'resources',
  [REMOVED]: 'removed',
  [ROW]: 'row',
  [DECK]: 'deck',
  [GRAVEYARD]: 'graveyard',
  [CHAIN]: 'chain',
}

const roles = ['by', 'what', 'to', 'from', 'with', 'for'] as const

/** The card that something is about to happen to, where it still lies. */
export interface Before {
  id: CardId
  zone: number
  seen: number
}

/** The place of a card before an event affects it, and who knows it there; null if the event affects no card. */
export function whereIs(g: Game, { what }: Happening): Before | null {
  const c = what !== undefined && what > 0 ? g.s.cards[what] : undefined
  return c ? { id: c.id, zone: c.zone, seen: knowers(g, c) } : null
}

/** Notes an event; `before`: where its card lay until then. */
export function recordEvent(g: Game, h: Happening, linkId = 0, before: Before | null = null): void {
  if (!g.recorder) return
  const names: Recorded['names'] = {}
  const see = (o: Obj | undefined): void => {
    if (o === undefined || !(o > 0)) return
    const c = g.s.cards[o]
    if (c) names[o] = { def: c.def, seen: c.became !== 0 && inPlay(c.zone) && !isBlank(g, c) ? -1 : knowers(g, c) }
  }
  for (const r of roles) see(h[r])
  for (const { card } of h.fall?.spots ?? []) see(card)
  const l = linkId ? link(g, linkId) : undefined
  if (l) for (const o of [l.card, l.attacker, l.defender]) see(o)
  if (l) for (const list of Object.values(l.targets)) for (const o of list) see(o)
  const path = h.on === 'create' ? createdIn(g, h) : before ? pathOf(g, h, before) : null
  const named = names[h.what ?? 0]
  if (before && path && named) named.seen |= followed(g, h, before, path)
  if (named && h.on === 'turn') named.seen = -1 // one of its faces was or is up
  const [does, other] = h.on === 'prevent' ? [h.what, h.by] : [h.by, h.what] // there `by` is whose damage it was
  const whose = h.seat ?? whoseIs(g, does) ?? whoseIs(g, other) ?? -1
  const quiet = isQuiet(g, h, path)
  if (h.on === 'create' || (h.on === 'become' && h.by !== undefined)) hush(g, h)
  const noted = {
    h,
    choice: g.choice,
    names,
    link: l ? { ...l } : null, // as it is now
    whose,
    quiet,
    path,
    during: processed(g),
    round: roundOf(g),
  }
  g.recorder.list.push(noted)
  if (h.on === 'reveal' && h.way) g.recorder.shown.push(noted)
}

/** The link that began to resolve last, while it is still there. */
function processed(g: Game): number {
  const last = g.recorder?.list.at(-1)
  const id = last?.h.on === 'resolve' ? last.link?.id : last?.during
  return id !== undefined && g.s.links[id] ? id : 0
}

/** Whether a text belongs to a link on the chain, whose entry names its effects already. */
export const isLinked = (g: Game, linkId: number): boolean => g.s.chain[0].links.includes(linkId)

/** Records an effect that leaves no other trace: a modifier made, other cards to draw from. */
export const recordEffect = (g: Game, e: Effect, { self, you }: Env): void =>
  recordEvent(g, { on: 'effect', what: self, power: ptrOf(e), seat: you })

const whoseIs = (g: Game, o: Obj | undefined): Seat | undefined =>
  o === undefined ? undefined : isPlayer(o) ? seatOf(o) : g.s.cards[o]?.controller

const now = (g: Game, o: Obj): Card | undefined => {
  const c = g.s.cards[o]
  return c && c.became > 0 ? g.s.cards[c.became] : c
}

/** The path of a card that changed zones with this event, or came into play. */
function pathOf(g: Game, h: Happening, before: Before): Path | null {
  const c = now(g, must(h.what))
  const to = c && zoneNames[zoneKind(c.zone)]
  if (!to || (c.zone === before.zone && h.on !== 'enter')) return null
  const seat = c.zone === CHAIN ? c.controller : zoneSeat(c.zone)
  const from = zoneNames[zoneKind(before.zone)] ?? ''
  return { from, to, seat, ...placeOf(g, c, to), down: c.faceDown && isBlank(g, c) }
}

/** A token that is created as a resource. */
function createdIn(g: Game, { what = 0 }: Happening): Path | null {
  const c = g.s.cards[what]
  if (!c || !(c.resource || zoneKind(c.zone) === RESOURCES)) return null
  return { from: '', to: 'resources', seat: zoneSeat(c.zone), ...placeOf(g, c, 'resources'), down: c.faceDown }
}

/** The card's deck, or its position among the resources. */
function placeOf(g: Game, c: Card, to: Path['to']): Pick<Path, 'deck' | 'row'> {
  if (to === 'deck') return { deck: player(g, zoneSeat(c.zone)).decks[zoneHome(c.zone)] ?? '', row: 0 }
  if (to !== 'resources') return { deck: '', row: 0 }
  const deck = c.token ? '' : player(g, c.owner).decks[c.home]
  return { deck: deck === g.raid?.resourceDeck ? (deck ?? '') : '', row: g.s.zones[c.zone]?.cards.length ?? 0 }
}

/**
 * The seats that know a moved card: those who know it at its new place, and those who knew it before and could watch it move.
 * Nobody can watch a card into or out of a hand or a deck, unless the same text has revealed it.
 */
function followed(g: Game, h: Happening, { id, seen }: Before, { from }: Path): number {
  const c = now(g, must(h.what))
  const here = c ? knowers(g, c) : 0
  const hidden = from === 'hand' || from === 'deck' || from === ''
  return hidden && !shown(g, id, h.way) ? here : here | seen
}

/** Whether the text that moves this card has revealed it before. */
const shown = (g: Game, id: CardId, way: number | undefined): boolean =>
  way !== undefined &&
  way !== 0 &&
  g.recorder?.shown.some((e) => e.h.way === way && e.h.what === id && g.recorder?.list.includes(e)) === true

/** Covered by the log line of the link, or of a later event. */
const toldElsewhere = new Set(['play', 'use', 'complete', 'attack', 'target', 'pay'])

/** Events that would only make the log longer: they stay in the stream, without a sentence. */
function isQuiet(g: Game, h: Happening, path: Path | null): boolean {
  if (toldElsewhere.has(h.on)) return true
  if ((h.on === 'exhaust' || h.on === 'ready') && h.what !== undefined) return g.s.cards[h.what]?.resource ?? true
  if (h.on === 'shuffle') return h.seat !== undefined && player(g, h.seat).lost
  if (h.on === 'enter') return path === null ? h.zone !== 'party' : entersQuietly(g, h, path)
  if (h.on !== 'move') return false
  const c = g.s.cards[h.what ?? 0]
  if (path?.to === 'removed' && c && player(g, c.owner).lost) return true // goes with its owner (102.2)
  if (path?.to === 'resources' && path.from !== 'play' && path.from !== 'row') return true // enters play there
  return h.zone === 'graveyard' && h.cause === undefined && path?.from === 'chain' // a resolved ability
}

/** Cards from the chain are logged when they resolve; replacements, together with the card they replace. */
function entersQuietly(g: Game, h: Happening, { from, to }: Path): boolean {
  if (h.zone === 'party') return false
  if (h.zone !== 'play') return true
  if (from === 'chain') return to !== 'resources' || !ofEvents(g, h.what ?? 0)
  return g.recorder?.list.slice(-2).some((e) => e.h.on === 'swap' && e.h.to === h.what) === true
}

/** R201.2a: an event becomes a resource by itself. */
function ofEvents(g: Game, id: CardId): boolean {
  const c = g.s.cards[id]
  const deck = c && player(g, c.owner).boss ? player(g, c.owner).decks[c.home] : undefined
  return deck !== undefined && deck === g.raid?.eventDeck
}

/** Tokens and successor heroes have no log line of their own for entering play. */
function hush(g: Game, h: Happening): void {
  const entered = g.recorder?.list.findLast((e) => e.choice === g.choice && e.h.on === 'enter' && e.h.what === h.what)
  if (entered) entered.quiet = true
}
