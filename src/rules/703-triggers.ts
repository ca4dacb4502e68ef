/**
 * What happens, and what watches for it (703, 708, 715). An event is matched against the table just before it, except
 * that entering play is matched just after (703.4); then it is done, written into the log of this turn, and told to the raid.
 */
import { meta, type PowerCode, ptrOf } from '../language/compile.ts'
import type { Condition, EventPattern, Power, SetWho } from '../language/types.ts'
import {
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  PARTY,
  REMOVED,
  RESOURCES,
  zoneId,
  zoneKind,
  zoneSeat,
} from '../state/ids.ts'
import { erase, insert, put } from '../state/journal.ts'
import type { Card, CardId, Happening, Names, Obj, Ptr, Seat, Val, Waiting } from '../state/types.ts'
import {
  active,
  type Granting,
  granting,
  grants,
  holders,
  isBlank,
  lending,
  losesPowers,
  printedPowers,
} from './714-modifiers.ts'
import { MOVED } from './facts.ts'
import { card, codeOf, type Game, link, next, player, turn } from './game.ts'
import { amount, type Env, envFor, holds, matches, objs } from './words.ts'

interface Watcher {
  event: EventPattern
  check: Condition | undefined
  then: Ptr
  env: Env
  you: Seat
  card: CardId
  x: number
  /** Modifier row that triggers once (703.1a). */
  once: number
  /** The modifier that granted the power. */
  via: Granting | null
}

function watchers(g: Game, verb: string): readonly Watcher[] {
  active(g, 'when')
  let index = g.cache.watchers as Map<string, Watcher[]> | null
  if (index === null) {
    index = new Map()
    collect(g, index)
    g.cache.watchers = index as Map<string, unknown[]>
  }
  return index.get(verb) ?? []
}

/** Whether any power or modifier waits for such events. */
export const watched = (g: Game, verb: string): boolean => watchers(g, verb).length > 0

function collect(g: Game, index: Map<string, Watcher[]>): void {
  const add = (event: EventPattern, w: Omit<Watcher, 'event'>): void => {
    for (const verb of typeof event.on === 'string' ? [event.on] : event.on) {
      const list = index.get(verb)
      if (list) list.push({ ...w, event })
      else index.set(verb, [{ ...w, event }])
    }
  }
  const power = (c: Card, p: PowerCode, via: Granting | null): void => {
    const node = p.node as Extract<Power, { when: EventPattern }>
    const env = envFor(c.controller, c.id, {}, c.x)
    env.grant = via
    add(node.when, { check: node.if, then: ptrOf(node.then), env, you: c.controller, card: c.id, x: c.x, once: 0, via })
  }
  const zone = (z: number, where: PowerCode['zone']): void => {
    for (const id of g.s.zones[z]?.cards ?? []) {
      const c = card(g, id)
      const code = codeOf(g, c)
      if (!code.has.when || (where !== 'play' && !code.has[where])) continue
      for (const p of printedPowers(g, c)) if (p.shape === 'when' && p.zone === where) power(c, p, null)
    }
  }
  for (const s of turn(g).order) {
    zone(zoneId(s, PARTY), 'play')
    zone(zoneId(s, RESOURCES), 'play')
    const { graveyard, hand } = g.code.elsewhere
    for (let h = 0; graveyard && h < player(g, s).decks.length; h++) zone(zoneId(s, GRAVEYARD, h), 'graveyard')
    if (hand) zone(zoneId(s, HAND), 'hand')
  }
  zone(CHAIN, 'chain')
  for (const a of granting(g)) {
    const given = meta(a.mod).means.filter((p) => p.shape === 'when')
    if (given.length === 0) continue
    for (const id of holders(g, a)) for (const p of given) power(card(g, id), p, a)
  }
  for (const l of lending(g)) if (l.power.shape === 'when') power(card(g, l.wielder), l.power, null)
  for (const a of active(g, 'when')) {
    add(a.mod.event, {
      check: a.mod.if,
      then: ptrOf(a.mod.then),
      env: a.env,
      you: a.env.you,
      card: a.card,
      x: a.env.x,
      once: a.mod.next && a.row ? a.row.id : 0,
      via: null,
    })
  }
}

const roles = ['by', 'what', 'to', 'from', 'with', 'for'] as const

/** Names that a trigger's effect may use: the roles of its event, and what its pattern and condition named. */
function bind(g: Game, w: Watcher, h: Happening): Names {
  const names: Record<string, Val> = { ...w.env.names }
  for (const r of roles) {
    const o = h[r]
    if (o === undefined) continue
    names[r] = { o: [o] }
    const who = w.event[r]
    const as = typeof who === 'object' && !Array.isArray(who) ? (who as SetWho).as : undefined
    if (as) names[as] = { o: [o] }
  }
  if (h.n !== undefined) names.n = { n: h.n }
  if (w.via !== null && w.via.mod.mod === 'keyword' && w.via.mod.n !== undefined)
    names.granted = { n: amount(g, { granted: w.via.mod.n }, w.env) }
  if (w.check) for (const s of meta(w.check).namers) names[s.as as string] = { o: [...objs(g, s, { ...w.env, names })] }
  return names
}

export interface Event {
  h: Happening
  /** Does it. What it returns replaces the happening in the log (ids that were not known before). */
  commit?: () => Happening | undefined
}

function match(g: Game, h: Happening, out: Waiting[]): void {
  for (const w of watchers(g, h.on)) {
    if (!matches(g, w.event, h, w.env)) continue
    if (w.card > 0 && w.once === 0 && g.s.cards[w.card]?.became === 0 && losesPowers(g, w.card)) continue
    if (w.via !== null && !grants(g, w.via, w.card)) continue
    const names = bind(g, w, h)
    if (w.check !== undefined && !holds(g, w.check, { ...w.env, names })) continue // 703.2
    out.push({ controller: w.you, card: w.card, code: w.then, check: w.check ? ptrOf(w.check) : '', names, x: w.x })
    if (w.once !== 0) erase(g, 'mods', w.once)
  }
}

/** 415.9b, 415.9c: what triggered off a card that moved can find it where it went, and what was attached to it. */
function following(g: Game, w: Waiting, done: readonly Happening[]): Waiting {
  const was = w.names.what?.o?.[0] ?? 0
  const became = g.s.cards[was]?.became ?? 0
  if (became <= 0) return w
  const o = [became]
  for (const h of done) {
    const c = h.what === undefined ? undefined : g.s.cards[h.what]
    if (c !== undefined && c.host === was && c.became > 0) o.push(c.became)
  }
  return { ...w, names: { ...w.names, [MOVED]: { o } } }
}

/** One thing happens. */
export function happen(g: Game, h: Happening, commit?: () => Happening | undefined): void {
  happenAll(g, [{ h, commit }])
}

/** Several things happen at once (802): all are matched before, done together, then those that enter are matched. */
export function happenAll(g: Game, events: readonly Event[]): void {
  if (events.length === 0) return
  const waiting: Waiting[] = []
  for (const e of events) if (e.h.on !== 'enter') match(g, e.h, waiting)
  const done: Happening[] = []
  for (const e of events) done.push(e.commit?.() ?? e.h)
  for (const h of done) {
    if (h.on === 'enter') match(g, h, waiting)
    insert(g, 'log', next(g, 'log'), h)
    record(g, h)
  }
  if (waiting.length > 0) {
    put(g, 'waiting', 0, 'list', [...g.s.waiting[0]!.list, ...waiting.map((w) => following(g, w, done))])
  }
  if (g.raid) {
    for (const name in g.raid.listens) {
      const pattern = g.raid.listens[name] as EventPattern
      for (const h of done) {
        const boss = turn(g).order.find((s) => player(g, s).boss) ?? 0
        if (matches(g, pattern, h, envFor(boss, player(g, boss).hero))) g.raid.hear(g, name, h)
      }
    }
  }
}

/** Seats that may know what a card is, as bits; -1 for everyone. */
export function knowers(g: Game, c: Card): number {
  const kind = zoneKind(c.zone)
  if (kind === CHAIN || kind === RESOURCES) {
    if (!c.faceDown) return -1
    return kind === CHAIN ? (1 << c.controller) | c.seen : c.seen
  }
  if (kind === HAND) return (1 << zoneSeat(c.zone)) | c.seen
  if (kind === DECK) return c.seen
  if (kind === REMOVED && c.faceDown && !codeOf(g, c).kinds.has('hero')) return c.seen
  return -1
}

/** Notes an event for log and board; without a recorder nothing. */
export function record(g: Game, h: Happening, linkId = 0): void {
  if (!g.recorder) return
  const names: Record<number, { def: string; seen: number }> = {}
  const see = (o: Obj | undefined): void => {
    if (o === undefined || !(o > 0)) return
    const c = g.s.cards[o]
    if (c) names[o] = { def: c.def, seen: c.became !== 0 && inPlay(c.zone) && !isBlank(c) ? -1 : knowers(g, c) }
  }
  for (const r of roles) see(h[r])
  const l = linkId ? link(g, linkId) : undefined
  if (l) for (const o of [l.card, l.attacker, l.defender]) see(o)
  if (l) for (const list of Object.values(l.targets)) for (const o of list) see(o)
  g.recorder.list.push({ h, choice: g.choice, names, link: l ?? null })
}
