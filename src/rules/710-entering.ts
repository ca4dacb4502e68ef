/** Entering play (710), in its order: enters-modifiers, the card, its continuous powers, then what triggers; uniqueness (414) follows. */

import { ptrOf } from '../language/compile.ts'
import {
  CHAIN,
  GRAVEYARD,
  inPlay,
  NOWHERE,
  PARTY,
  playerObj,
  REMOVED,
  RESOURCES,
  ROW,
  zoneId,
  zoneKind,
} from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, Card, CardId, Entering, For, Happening, Seat } from '../state/types.ts'
import { cannot, mayEnter, staysBuried } from './103-cant.ts'
import { crown, follows, mayComeIn, takenOver } from './301-heroes.ts'
import { isPlaced, room } from './306-locations.ts'
import { learn } from './415-zones/real-cards.ts'
import { cardsIn, type Placing, relocate, transfer, zoneFor } from './415-zones/zones.ts'
import { asHappens, type Event, happenAll, triggerForEntered } from './703-triggers/events.ts'
import { type Active, active, printedPowers, works } from './714-continuous-modifiers/modifiers.ts'
import { unreplaced } from './716-replacement.ts'
import { inOrder } from './718-timestamps.ts'
import type { ModOf } from './core/cache.ts'
import { goOn } from './core/expiry.ts'
import { isBlank, isTokenOutOfPlay } from './core/facts.ts'
import {
  bindName,
  card,
  codeOf,
  decide,
  type Game,
  living,
  misc,
  next,
  partOf,
  player,
  push,
  pushAll,
  question,
  type StepDefs,
} from './core/game.ts'
import { amount, envFor, isIn } from './core/words.ts'

/**
 * Puts cards into play at once (710.1), each under a seat's control. Returns the new ids.
 * A card that may not enter stays where it is: a non-ongoing ability (415.8d), or one that something forbids to enter.
 * Returns null if something is made as they enter: they enter when that is done, and `why.as` is bound.
 */
export function enterPlay(g: Game, list: readonly Entering[], why: For = {}): CardId[] | null {
  for (const { id } of list) if (!isHidden(g, card(g, id))) learn(g, id)
  const can = list.filter((e) => canEnter(g, e, why.cause) && hasHost(g, e))
  if (active(g, 'instead').length > 0)
    for (const { id } of can) if (card(g, id).zone === CHAIN) push(g, { step: 'not-entered', card: id })
  const able = unreplaced(g, can, (e) => entering(e, why), why.from ?? {}) // 716.1
  // 710.1a: definite powers as they enter are all found first; powers lost or gained meanwhile make no difference.
  const first = able.flatMap((e) => asHappens(g, entering(e, why), e.id))
  if (first.length === 0) return [...enter(g, able, why).values()]
  push(g, { step: 'enter', list: able, why, log: misc(g).log, mod: misc(g).mod })
  pushAll(g, first)
  return null
}

/** Whether the rules and modifiers in force let this card enter play; does not check for a host. */
export function canEnter(g: Game, e: Entering, cause: Seat | undefined): boolean {
  const c = card(g, e.id)
  if (isTokenOutOfPlay(c) || !mayComeIn(g, e.id, e.seat, e.back === true)) return false // 404.2c, 301.5
  if (staysBuried(g, c, cause)) return false
  if (c.zone < NOWHERE && cannot(g, { on: 'move', what: c.id, cause }) !== null) return false // R101.3c
  const hidden = isHidden(g, c)
  const code = codeOf(g, c)
  if (!hidden && code.kinds.has('ability') && !code.ongoing && !code.kinds.has('ally') && !e.type) return false // 415.8d
  return (
    mayEnter(g, zoneId(e.seat, hidden || e.resource ? RESOURCES : PARTY), cause, c) &&
    cannot(g, entering(e, { cause })) === null
  )
}

/** 400.3: an attachment needs something to attach to. */
const hasHost = (g: Game, e: Entering): boolean =>
  e.host !== undefined || isHidden(g, card(g, e.id)) || codeOf(g, card(g, e.id)).fits === null

const entering = (e: Entering, why: For): Happening => ({
  on: 'enter',
  what: e.id,
  zone: 'play',
  seat: e.seat,
  cause: why.cause,
})

/** 710.1b to f: enters-modifiers, the cards, the modifiers that take them into account, triggers, uniqueness. */
function enter(g: Game, list: readonly Entering[], why: For, since = Number.MAX_SAFE_INTEGER): Map<CardId, CardId> {
  const out = new Map<CardId, CardId>()
  const events: Event[] = []
  const tokens = list.filter((e) => card(g, e.id).token)
  for (const e of inOrder(g, inTurn(g, list), (x) => [x.id, x.seat])) {
    const h = entering(e, why)
    events.push({
      h,
      commit: () => {
        // 710.1c; ally row and hero row are one zone: types say what lies where (302.1, 304.1, 305.2c)
        const to = arrive(g, e, partOf(g, e.seat, rowFor(g, e)))
        // What was made about it as it entered goes on with it (710.1a), before anything looks at it.
        for (const m of Object.values(g.s.mods)) if (m.id > since) goOn(g, m, e.id, to)
        out.set(e.id, to)
        return { ...h, what: to }
      },
    })
    if (isHero(g, e)) events.push(...becoming(g, events, e))
  }
  happenAll(g, events) // 710.1d: indefinite modifiers are read from the cards in play; 710.1e: then what watches for it
  happenAll(g, [...hosted(g, list, out, why), ...made(tokens, out, why)])
  if (out.size > 0) push(g, { step: 'unique' }) // 710.1f
  return out
}

/** 415.8a, R303.3b: the part of play that a card enters, by its type. */
function rowFor(g: Game, e: Entering): number {
  if (e.resource) return RESOURCES
  if (e.type) return PARTY
  return codeOf(g, card(g, e.id)).row ? ROW : isPlaced(g, card(g, e.id)) ? RESOURCES : PARTY
}

/** 400.2: attaches the cards that enter attached. */
const hosted = (g: Game, list: readonly Entering[], out: ReadonlyMap<CardId, CardId>, why: For): Event[] =>
  list.flatMap((e): Event[] => {
    const what = must(out.get(e.id))
    const { host } = card(g, what)
    return host === 0 ? [] : [{ h: { on: 'attach', what, to: host, cause: why.cause } }]
  })

/** 404.2: tokens that are put into play are made by whoever they enter under; `way`: by this text (715.1). */
const made = (tokens: readonly Entering[], out: ReadonlyMap<CardId, CardId>, why: For): Event[] =>
  tokens.map(({ id, seat }) => ({
    h: { on: 'create', by: playerObj(seat), what: must(out.get(id)), n: 1, cause: why.cause, way: why.link },
  }))

export const enteringSteps = {
  /** A card whose entering was replaced with something that left it on the chain. */
  'not-entered': {
    run(g, step) {
      const c = g.s.cards[step.card]
      if (c?.became === 0 && c.zone === CHAIN) transfer(g, [{ id: c.id, zone: zoneFor(c, GRAVEYARD) }], { game: true })
      return null
    },
  },
  enter: {
    run(g, step) {
      const list = step.list.filter((e) => g.s.cards[e.id]?.became === 0)
      const until = misc(g).log
      const became = enter(g, list, step.why, step.mod)
      const out = [...became.values()]
      const { link, as, hosts } = step.why
      if (hosts !== undefined) put(g, 'cards', hosts, 'host', out[0] ?? 0)
      if (link !== undefined && as !== undefined && g.s.links[link]) bindName(g, link, as, { o: out, n: out.length })
      triggerForEntered(g, became, step.log, until)
      return null
    },
  },
} satisfies Partial<StepDefs>

/** 415.7b: removed face down, it can only enter play as a face-down resource. */
const isHidden = (g: Game, c: Card): boolean => zoneKind(c.zone) === REMOVED && isBlank(g, c)

function arrive(g: Game, e: Entering, zone: number): CardId {
  const placing = zoneKind(zone) === RESOURCES ? { ...plain, exhausted: e.exhausted === true } : entersWith(g, e)
  const c = card(g, e.id)
  if (isHero(g, e)) return heroArrives(g, e, zone, placing)
  if (c.zone === NOWHERE && c.became === 0) {
    // A token: it was never anywhere else.
    const stamp = next(g, 'stamp') // 718.2a
    put(g, 'cards', c.id, 'zone', zone)
    put(g, 'cards', c.id, 'controller', e.seat)
    put(g, 'cards', c.id, 'under', e.seat)
    put(g, 'cards', c.id, 'stamp', stamp)
    put(g, 'cards', c.id, 'since', stamp)
    if (zoneKind(zone) === RESOURCES) put(g, 'cards', c.id, 'resource', true)
    if (e.resource) put(g, 'cards', c.id, 'faceDown', true)
    if (placing.exhausted) put(g, 'cards', c.id, 'exhausted', true)
    if (placing.damage) put(g, 'cards', c.id, 'damage', placing.damage)
    put(g, 'cards', c.id, 'counters', placing.counters)
    put(g, 'zones', zone, 'cards', [...cardsIn(g, zone), c.id])
    return zoneKind(zone) === RESOURCES ? settle(g, c.id) : c.id
  }
  if (isHidden(g, c)) {
    const seen = player(g, e.seat).boss ? 0 : 1 << e.seat
    const exhausted = e.exhausted === true
    return settle(
      g,
      relocate(g, e.id, zoneId(e.seat, RESOURCES), { controller: e.seat, faceDown: true, exhausted, seen }),
    )
  }
  const to = relocate(g, e.id, zone, { ...placing, controller: e.seat, host: e.host ?? 0, seen: 0 })
  if (Object.keys(c.names).length > 0) put(g, 'cards', to, 'names', c.names) // chosen as it entered
  if (e.type) put(g, 'cards', to, 'type', e.type)
  return zoneKind(zone) === RESOURCES ? settle(g, to) : to
}

const plain = { exhausted: false, damage: 0, counters: {} }

/** 710.1b: a card is a resource only once it lies in the row, so enters-modifiers of resources are applied there. */
export function settle(g: Game, id: CardId): CardId {
  if (active(g, 'enters').length === 0) return id
  const c = card(g, id)
  const { exhausted, counters } = entersWith(g, { id, seat: c.controller, exhausted: c.exhausted })
  if (exhausted !== c.exhausted) put(g, 'cards', id, 'exhausted', exhausted)
  if (Object.keys(counters).length > 0) put(g, 'cards', id, 'counters', counters)
  return id
}

const isHero = (g: Game, e: Entering): boolean => codeOf(g, card(g, e.id)).kinds.has('hero')

/** 301.4a: a successor enters in its predecessor's state; a hero that returns alone enters as the text says. */
function heroArrives(
  g: Game,
  e: Entering,
  zone: number,
  placing: Required<Pick<Placing, 'exhausted' | 'damage' | 'counters'>>,
): CardId {
  const after = follows(g, e.id, e.back === true)
  const was = after ? takenOver(g, e.seat) : {}
  const to = relocate(g, e.id, zone, {
    controller: e.seat,
    exhausted: placing.exhausted || was.exhausted === true,
    damage: placing.damage + (was.damage ?? 0),
    counters: { ...was.counters, ...placing.counters },
    faceDown: e.faceDown ?? (e.back === true && card(g, e.id).faceDown),
  })
  crown(g, to, e.seat, after)
  return to
}

/** 301.4c: the event of a party's hero becoming this one, unless it has that name already. */
function becoming(g: Game, events: readonly Event[], e: Entering): Event[] {
  const before = events.filter((x) => x.h.on === 'become' && x.h.seat === e.seat).at(-1)?.h.what
  const was = before ?? player(g, e.seat).hero
  if (g.s.cards[was]?.def === card(g, e.id).def) return []
  const h: Happening = { on: 'become', what: e.id, by: playerObj(e.seat), seat: e.seat }
  return [{ h, commit: () => ({ ...h, what: player(g, e.seat).hero }) }]
}

/** Several Master Heroes for one party enter one after another, in the order that its player chooses (301.4e). */
function inTurn(g: Game, list: readonly Entering[]): readonly Entering[] {
  const isMaster = (e: Entering): boolean => codeOf(g, card(g, e.id)).def.master === true
  if (list.filter(isMaster).length < 2) return list
  const out = list.filter((e) => !isMaster(e))
  for (const seat of living(g)) {
    const left = list.filter((e) => isMaster(e) && e.seat === seat)
    while (left.length > 1) {
      const from = left.map((e): Answer => ({ do: 'pick', card: e.id }))
      const a = decide(g, question(seat, 'choose', '301.4e', from, { picked: [], min: 1, max: 1 }))
      out.push(
        ...left.splice(
          left.findIndex((e) => e.id === a.card),
          1,
        ),
      )
    }
    out.push(...left)
  }
  return out
}

type Enters = Active<ModOf<'enters'>>

/** 710.1b: all modifiers of how it enters, its own powers included unless it has lost them, cumulatively. */
function entersWith(
  g: Game,
  e: Entering,
): { exhausted: boolean; damage: number; counters: Readonly<Record<string, number>> } {
  let exhausted = e.exhausted ?? false
  let damage = e.damage ?? 0
  const counters: Record<string, number> = {}
  const own = inPlay(card(g, e.id).zone) ? none : ownMods(g, card(g, e.id), e.seat)
  const all = own.length === 0 ? active(g, 'enters') : [...active(g, 'enters'), ...own]
  for (const a of all) {
    if (!isIn(g, a.mod.what, e.id, a.env, true) || !works(g, a, e.id)) continue
    if (a.mod.state === 'exhausted') exhausted = true
    if (a.mod.damage !== undefined) damage += amount(g, a.mod.damage, a.env)
    if (a.mod.counters) {
      const [name, n] = a.mod.counters
      counters[name] = (counters[name] ?? 0) + amount(g, n, a.env)
    }
  }
  const bare = { ...card(g, e.id), counters: {} }
  for (const [name, n] of Object.entries(counters)) counters[name] = Math.min(n, room(g, bare, name)) // 306.3
  return { exhausted, damage, counters }
}

/** A card's own enters-modifiers, read from the side of the player under whom it enters. */
function ownMods(g: Game, c: Card, seat: Seat): readonly Enters[] {
  if (!codeOf(g, c).has.always) return none
  const env = envFor(seat, c.id, c.names, c.x)
  return printedPowers(g, c).flatMap((p) => {
    if (p.shape !== 'always' || p.zone !== 'play') return []
    const { node } = p
    const mods = node.always.filter((mod) => mod.mod === 'enters')
    return mods.map(
      (mod): Enters => ({
        mod,
        env,
        stamp: c.stamp,
        row: null,
        only: node.while ?? node.if,
        card: c.id,
        ptr: ptrOf(mod),
        via: null,
      }),
    )
  })
}

const none: readonly never[] = []
