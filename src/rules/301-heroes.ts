/** Heroes that replace one another (301.4), and players without a hero for a while (301.5). */

import { REMOVED, zoneId, zoneKind } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { Card, CardId, Happening, Obj, Seat } from '../state/types.ts'
import { type Placing, staysRemoved, transfer } from './415-zones/zones.ts'
import { goOn } from './core/expiry.ts'
import { card, codeOf, combat, type Game, misc, player } from './core/game.ts'
import { renameDeeds } from './core/history.ts'
import { renaming } from './core/renaming.ts'

const isMaster = (g: Game, c: Card): boolean => codeOf(g, c).def.master === true
const isHero = (g: Game, c: Card): boolean => codeOf(g, c).kinds.has('hero')

/** The hero in a seat's party, or 0 while it has none (301.5). */
export const heroIn = (g: Game, seat: Seat): CardId => {
  const { hero } = player(g, seat)
  return g.s.cards[hero]?.became === 0 ? hero : 0
}

/**
 * Whether a hero may enter this party (301.5): not from the removed zone beside another hero, nor if it has been replaced.
 * `back`: a removed starting hero that is put back may enter (301.4d). Cards that aren't heroes always may, as far as this check goes.
 */
export function mayComeIn(g: Game, id: CardId, seat: Seat, back: boolean): boolean {
  const c = card(g, id)
  if (back) return zoneKind(c.zone) === REMOVED && !player(g, c.owner).lost
  if (staysRemoved(g, c)) return false
  return zoneKind(c.zone) !== REMOVED || !isHero(g, c) || heroIn(g, seat) === 0
}

/** Whether this card takes the place of its party's hero as it enters (301.4a, 301.4d). */
export const follows = (g: Game, id: CardId, back: boolean): boolean =>
  isHero(g, card(g, id)) && (back || isMaster(g, card(g, id)))

/** The state that a hero takes over from the previous hero, or from its own last time in play. */
export function takenOver(g: Game, seat: Seat): Placing {
  const was = card(g, player(g, seat).hero)
  return { damage: was.damage, counters: was.counters, exhausted: was.exhausted }
}

/** After a hero has entered this party, the game removes the previous hero from the game, where it stays (301.4a). */
export function crown(g: Game, id: CardId, seat: Seat, after: boolean): void {
  const old = player(g, seat).hero
  const there = heroIn(g, seat) !== 0
  put(g, 'players', seat, 'hero', id)
  if (!after || !there) return
  inherit(g, old, id)
  const c = card(g, old)
  for (const [, gone] of transfer(g, [{ id: old, zone: zoneId(c.owner, REMOVED), faceDown: c.faceDown }], {
    game: true,
  }))
    put(g, 'players', c.owner, 'retired', [...player(g, c.owner).retired, gone])
}

/** Moves the attachments and modifiers of a card to the card that replaces it (301.4a-b, R101.4). */
export function succeed(g: Game, old: Obj, id: Obj): void {
  const { names } = renaming(old, id)
  for (const c of Object.values(g.s.cards)) {
    if (c.became !== 0) continue
    if (c.host === old) put(g, 'cards', c.id, 'host', id)
    put(g, 'cards', c.id, 'names', names(c.names))
  }
  for (const m of Object.values(g.s.mods)) goOn(g, m, old, id)
}

/** 301.4b: links that target the old hero, waiting effects, the combat and the log of this turn now refer to the new one. */
function inherit(g: Game, old: Obj, id: Obj): void {
  succeed(g, old, id)
  const { one, lists, names, notes } = renaming(old, id)
  for (const l of Object.values(g.s.links)) {
    put(g, 'links', l.id, 'names', names(l.names))
    put(g, 'links', l.id, 'notes', notes(l.notes))
    put(g, 'links', l.id, 'targets', lists(l.targets))
    put(g, 'links', l.id, 'picks', lists(l.picks))
    put(g, 'links', l.id, 'attacker', one(l.attacker))
    put(g, 'links', l.id, 'defender', one(l.defender))
    put(g, 'links', l.id, 'second', one(l.second))
  }
  const waiting = g.s.waiting[0].list.map((w) => ({ ...w, names: names(w.names), notes: notes(w.notes) }))
  if (waiting.length > 0) put(g, 'waiting', 0, 'list', waiting)
  const k = combat(g)
  for (const f of ['attacker', 'defender', 'proposed', 'second', 'proposedToo'] as const)
    put(g, 'combat', 0, f, one(k[f]))
  if (k.strikes.some(([wielder]) => wielder === old)) {
    const strikes = k.strikes.map(([wielder, weapon]) => [one(wielder), weapon] as const)
    put(g, 'combat', 0, 'strikes', strikes)
  }
  const { struck } = misc(g)
  const by = struck[old]
  if (by !== undefined) put(g, 'misc', 0, 'struck', { ...struck, [id]: by })
  for (const [key, h] of Object.entries(g.s.log)) remember(g, Number(key), h, old, one)
  renameDeeds(g, one)
}

const roles = ['by', 'what', 'to', 'from', 'with', 'for'] as const

/** 301.4b: events that involved the old hero count as the new one's. */
function remember(g: Game, key: number, h: Happening, old: Obj, one: (o: Obj) => Obj): void {
  if (h.on === 'enter' || h.on === 'become') return
  for (const r of roles) if (h[r] === old) put(g, 'log', key, r, one(old))
}
