/** The verb that moves cards between zones (415), and its questions: the order on a deck, the host of a card that enters play. */

import { ptrOf } from '../../language/meta.ts'
import { isSetWho } from '../../language/nodes.ts'
import type { Effect, Of, Who } from '../../language/types.ts'
import { DECK, inPlay, RESOURCES, zoneHome, zoneId, zoneKind, zoneOfObj, zoneSeat } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { About, Answer, CardId, Decision, Entering, Obj, Seat, ZoneId } from '../../state/types.ts'
import { isPlaced } from '../306-locations.ts'
import { hostsFor } from '../400-attachments.ts'
import type { RuleVerb } from '../709-resolving-links/text.ts'
import { enterPlay } from '../710-entering.ts'
import { originOf } from '../716-replacement.ts'
import { follow } from '../core/facts.ts'
import { byRaid, card, type Game, player, question } from '../core/game.ts'
import { note } from '../core/notes.ts'
import { amount, type Env, objs, seatOfEnv, seatsOf, siteOf } from '../core/words.ts'
import { type CardMove, cardsIn, refill, shuffleDeck, transfer, zoneFor, zoneKinds } from './zones.ts'

type MoveEffect = Of<'move'>

const mover = (env: Env): Seat => seatOfEnv(env)
const orderSite = (e: Effect, env: Env, deck: number): string => `${siteOf(e, env)}.order.${deck}`
const hostSite = (e: Effect, env: Env, id: Obj): string => `${siteOf(e, env)}.host.${id}`

/** The player whose zone the text names, if any (415.2). */
const named = (g: Game, m: MoveEffect, env: Env): Seat | undefined =>
  m.of === undefined ? undefined : seatsOf(g, m.of, env)[0]

/** The zone that a card goes to: its owner's (415.2), or the zone of the player named by the text. */
function landing(g: Game, m: MoveEffect, id: CardId, env: Env): ZoneId {
  const c = card(g, id)
  if (m.to === 'play') return c.zone
  const seat = named(g, m, env)
  if (m.to === 'resources') return zoneId(seat ?? (inPlay(c.zone) ? c.controller : c.owner), RESOURCES)
  if (seat === undefined || seat === c.owner) return zoneFor(c, zoneKinds[m.to])
  return zoneId(seat, zoneKinds[m.to])
}

/** The questions before cards move: their order on or under a deck (415.3c), hosts of attachments (400.7a). */
export function askMove(g: Game, m: MoveEffect, env: Env, about: About): Decision | null {
  if (m.to === 'play') return askHost(g, m, env, about)
  return m.to === 'deck' && m.at !== 'shuffled' ? askOrder(g, m, env, about) : null
}

const asking = (seat: Seat, rule: string, from: readonly Obj[], about: About): Decision =>
  question(
    seat,
    'choose',
    rule,
    from.map((card): Answer => ({ do: 'pick', card })),
    about,
  )

/** A deck's owner arranges cards that go onto or under it together, from the top down (415.3c); identical cards need no order. */
function askOrder(g: Game, m: MoveEffect, env: Env, about: About): Decision | null {
  const decks = new Map<number, Obj[]>()
  for (const o of new Set(objs(g, m.what, env))) {
    const c = g.s.cards[o]
    if (c?.became !== 0) continue
    const zone = landing(g, m, o, env)
    decks.set(zone, [...(decks.get(zone) ?? []), o])
  }
  for (const [deck, cards] of decks) {
    const site = orderSite(m, env, deck)
    if (env.picks[site] !== undefined || new Set(cards.map((o) => g.s.cards[o]?.def)).size < 2) continue
    const picked = env.picks[`${site}~`] ?? []
    const left = cards.filter((o) => !picked.includes(o))
    const max = cards.length - 1
    return asking(zoneSeat(deck), '415.3c', left, { ...about, site, picked, min: max, max })
  }
  return null
}

/** 400.7a: the player who puts an attachment into play chooses its host, if the text doesn't name one. */
function askHost(g: Game, m: MoveEffect, env: Env, about: About): Decision | null {
  for (const o of objs(g, m.what, env)) {
    const site = hostSite(m, env, o)
    const id = follow(g, o, env.notes)
    if (g.s.cards[id]?.became !== 0 || env.picks[site] !== undefined) continue
    const hosts = hostsFor(g, id, mover(env))
    if (hosts.length > 1) return asking(mover(env), '400.7a', hosts, { ...about, site, picked: [], min: 1, max: 1 })
  }
  return null
}

/** Cards on their way to decks, in the order of moving: as arranged; if put on top, the deepest first. */
function arranged(moves: readonly CardMove[], e: Effect, envs: readonly Env[]): CardMove[] {
  const decks = new Set(moves.map((m) => m.zone))
  const order = envs.flatMap((env) => [...decks].flatMap((z) => env.picks[orderSite(e, env, z)] ?? []))
  const rank = (m: CardMove): number => (order.includes(m.id) ? order.indexOf(m.id) : order.length)
  const down = [...moves].sort((a, b) => rank(a) - rank(b))
  return down[0]?.at === 'bottom' ? down : down.reverse()
}

/** 415.9b: cards that a link's cost or text has moved are cards that it can find again. */
export function remember(g: Game, linkId: number, moved: readonly (readonly [CardId, CardId])[]): void {
  const l = g.s.links[linkId]
  if (!l || !moved.some(([from]) => g.s.cards[from] !== undefined)) return
  note(g, linkId, { moved: [...(l.notes.moved ?? []), ...moved.map(([, to]) => to)] })
}

/** 415.9b: nothing is remembered about cards that leave a hand, deck or graveyard, so their names are dropped. */
export function renameMoved(
  g: Game,
  linkId: number,
  { what }: { what?: Who },
  moved: readonly (readonly [CardId, CardId])[],
): void {
  const as = isSetWho(what) ? what.as : typeof what === 'string' && what.startsWith('$') ? what.slice(1) : undefined
  const l = g.s.links[linkId]
  const v = as === undefined ? undefined : l?.names[as]
  if (!l || as === undefined || !v?.o) return
  const became = new Map(moved.filter(([from]) => g.s.cards[from] === undefined))
  if (v.o.some((o) => became.has(o)))
    put(g, 'links', linkId, 'names', { ...l.names, [as]: { ...v, o: v.o.map((o) => became.get(o) ?? o) } })
}

export const move: RuleVerb<'move'> = (g, e, envs, linkId) => {
  const moves: CardMove[] = []
  const entering: Entering[] = []
  for (const env of envs) {
    for (const found of objs(g, e.what, env)) {
      const o = follow(g, found, env.notes)
      if (g.s.cards[o]?.became !== 0 || isAnothers(g, o, env, envs)) continue
      if (e.to === 'play' || isLaidOpen(g, e, o)) entering.push(comingIn(g, e, env, found, o))
      else moves.push(goingTo(g, e, resourceFor(g, e, o, moves), landing(g, e, o, env)))
    }
  }
  const env = envs[0]
  const from = originOf(g, env.notes, e, linkId)
  const moved = transfer(g, e.to === 'deck' && e.at !== 'shuffled' ? arranged(moves, e, envs) : moves, {
    game: byRaid(g, linkId),
    cause: env.cause,
    by: env.self,
    from,
    way: linkId,
  })
  remember(g, linkId, moved)
  renameMoved(g, linkId, e, moved)
  if (e.at === 'shuffled') {
    const decks = new Set([...moves.map((x) => x.zone), ...graveyardsOf(e, envs)])
    for (const z of decks) shuffleDeck(g, zoneSeat(z), zoneHome(z))
  }
  const into = entering.length > 0 ? enterPlay(g, entering, { cause: env.cause, link: linkId, as: e.as, from }) : []
  if (into === null) return { done: true, val: { o: [], n: 0 } } // bound when they have entered (710.1a)
  const o = [...moved.map(([, to]) => to), ...into]
  return { done: o.length > 0 && o.length === moves.length + entering.length, val: { o, n: o.length } }
}

/** 710.1c: of cards that several players put into play together, each puts their own. */
const isAnothers = (g: Game, o: CardId, env: Env, envs: readonly Env[]): boolean =>
  envs.length > 1 && mover(env) !== card(g, o).controller && envs.some((x) => mover(x) === card(g, o).controller)

/** A quest or location that is put face up into a resource row enters play there (710.1c). */
const isLaidOpen = (g: Game, m: MoveEffect, id: CardId): boolean =>
  m.to === 'resources' && m.face !== 'down' && isPlaced(g, card(g, id)) && !inPlay(card(g, id).zone)

function comingIn(g: Game, m: MoveEffect, env: Env, found: Obj, id: CardId): Entering {
  const hosts = env.picks[hostSite(m, env, found)] ?? hostsFor(g, id, mover(env))
  const e: Entering = {
    id,
    seat: m.to === 'resources' ? zoneSeat(landing(g, m, id, env)) : (named(g, m, env) ?? mover(env)),
    exhausted: m.state === 'exhausted',
    damage: m.damage ? amount(g, m.damage, env) : 0,
    ...(m.type ? { type: m.type } : {}),
    ...(m.what === 'startingHero' ? { back: true } : {}),
    ...(m.same ? asItWas(g, id) : {}),
  }
  return hosts[0] === undefined ? e : { ...e, host: hosts[0] }
}

/** The state of the card that left play to become this one (301.5). */
function asItWas(g: Game, id: CardId): Partial<Entering> {
  const was = Object.values(g.s.cards).find((c) => c.became === id && inPlay(c.zone))
  return was ? { faceDown: was.faceDown, damage: was.damage } : {}
}

function goingTo(g: Game, m: MoveEffect, id: CardId, zone: ZoneId): CardMove {
  const hidden = m.to === 'resources' && m.face === 'down' && !player(g, zoneSeat(zone)).boss // R100.3
  return {
    id,
    zone,
    at: m.at === 'bottom' ? 'bottom' : 'top',
    ...(m.face ? { faceDown: m.face === 'down' } : {}),
    exhausted: m.state === 'exhausted',
    seen: hidden ? 1 << zoneSeat(zone) : 0,
  }
}

/** R303.2a: a card from a Boss player's deck that goes into the resource row is replaced with the top card of the raid's resource deck. */
function resourceFor(g: Game, m: MoveEffect, id: CardId, taken: readonly CardMove[]): CardId {
  const c = card(g, id)
  const deck = m.to === 'resources' && zoneKind(c.zone) === DECK ? (g.raid?.resourceDeck ?? '') : ''
  const { boss, decks } = player(g, c.owner)
  if (deck === '' || !boss) return id
  const home = decks.indexOf(deck)
  const zone = zoneId(c.owner, DECK, home)
  refill(g, c.owner, home, taken.filter((t) => g.s.cards[t.id]?.zone === zone).length + 1) // R101.3c
  const cards = cardsIn(g, zone)
  return cards.filter((x) => !taken.some((t) => t.id === x)).at(-1) ?? id
}

/** Decks to shuffle for graveyards that a set looked in, also the empty ones. */
function graveyardsOf(m: MoveEffect, envs: readonly Env[]): ZoneId[] {
  if (!isSetWho(m.what) || typeof m.what.in !== 'object') return []
  const ptr = ptrOf(m.what.in)
  return envs.flatMap((env) =>
    (env.targets[ptr] ?? []).map((o) => zoneId(zoneSeat(zoneOfObj(o)), DECK, zoneHome(zoneOfObj(o)))),
  )
}
