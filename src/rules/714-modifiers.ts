/**
 * Continuous modifiers (712, 714, 718, 719): which are at work, and what a card is like after all of them.
 * Indefinite ones are read from the cards in play each time the table changes, definite ones are rows of the state.
 * Numbers are pulled: a modifier that needs another number asks for it, so dependency (719.2) needs no order of its own;
 * interdependent modifiers (719.3) each see the other's base.
 */
import { meta, type PowerCode, ptrOf } from '../language/compile.ts'
import { tagWords } from '../language/tags.ts'
import type { Condition, Keyword, KeywordWord, Mod, Power, Stat, WhileState } from '../language/types.ts'
import {
  CHAIN,
  HAND,
  inPlay,
  isPlayer,
  isZone,
  PARTY,
  REMOVED,
  RESOURCES,
  seatOf,
  zoneId,
  zoneKind,
} from '../state/ids.ts'
import type { Card, CardId, ModRow, Obj, Ptr } from '../state/types.ts'
import { isAttacking, isDefending } from './facts.ts'
import { type Ask, card, codeOf, combat, type Game, player, turn } from './game.ts'
import { amount, type Env, envFor, holds, isIn } from './words.ts'

/** A modifier at work. */
export interface Active<M extends Mod = Mod> {
  mod: M
  env: Env
  stamp: number
  row: ModRow | null
  /** Condition of the power it comes from. */
  only: Condition | undefined
  card: CardId
  ptr: Ptr
  /** The modifier that granted the power that it comes from. */
  via: Granting | null
}

/** A modifier that grants powers, whole or as a keyword. */
export type Granting = Active<ModOf<'power'> | ModOf<'keyword'>>

type ModKind = Mod['mod']
type ModOf<K extends ModKind> = Extract<Mod, { mod: K }>

const nothing: readonly never[] = []

/** A card without text: a face-down resource, also on the chain, or removed face down (412.1b, 415.7b). */
export const isBlank = (c: Card): boolean =>
  c.faceDown && (c.resource || c.zone === CHAIN || zoneKind(c.zone) === REMOVED)

/** Powers printed on the side that shows (301.2, R101.1). */
export function printedPowers(g: Game, c: Card): readonly PowerCode[] {
  if (isBlank(c)) return nothing
  const code = codeOf(g, c)
  return code.sides[c.faceDown ? 1 : 0]
}

function refresh(g: Game): void {
  const k = g.cache
  if (k.structure === g.structure && (k.epoch === g.epoch || !k.granted)) {
    if (k.epoch !== g.epoch) {
      k.epoch = g.epoch
      k.numbers.clear()
    }
    return
  }
  k.structure = g.structure
  k.epoch = g.epoch
  k.numbers.clear()
  k.granted = false
  k.watchers = null
  k.actors = null
  const by = new Map<string, Active[]>()
  k.byKind = by as Map<string, unknown[]>
  const add = (
    mod: Mod,
    env: Env,
    stamp: number,
    row: ModRow | null,
    only: Condition | undefined,
    from: CardId,
    via: Granting | null,
  ): void => {
    const list = by.get(mod.mod)
    const a: Active = { mod, env, stamp, row, only, card: from, ptr: ptrOf(mod), via }
    if (list) list.push(a)
    else by.set(mod.mod, [a])
  }
  const always = (c: Card, p: PowerCode, stamp: number, via: Granting | null): void => {
    const node = p.node as Extract<Power, { always: readonly Mod[] }>
    const env = envFor(c.controller, c.id, {}, c.x)
    env.grant = via
    const only = node.while ?? node.if
    for (const m of node.always) add(m, env, stamp, null, only, c.id, via)
  }
  for (const s of turn(g).order) {
    for (const zone of [PARTY, RESOURCES]) {
      for (const id of g.s.zones[zoneId(s, zone)]?.cards ?? nothing) {
        const c = card(g, id)
        if (!codeOf(g, c).has.always) continue
        for (const p of printedPowers(g, c)) if (p.shape === 'always' && p.zone === 'play') always(c, p, c.stamp, null)
      }
    }
  }
  for (const id of g.s.zones[CHAIN]?.cards ?? nothing) {
    const c = card(g, id)
    if (c.faceDown || !codeOf(g, c).has.chain) continue
    for (const p of printedPowers(g, c)) if (p.shape === 'always' && p.zone === 'chain') always(c, p, c.stamp, null)
  }
  for (const key in g.s.mods) {
    const row = g.s.mods[key] as ModRow
    const env: Env = { ...envFor(row.you, row.self, row.names, row.x), targets: row.targets, picks: row.targets }
    add(g.code.at.get(row.code) as Mod, env, row.stamp, row, undefined, row.self, null)
  }
  const granting = [...(by.get('power') ?? nothing), ...(by.get('keyword') ?? nothing)] as Granting[]
  for (const a of granting) {
    const given = meta(a.mod).means
    if (given.length === 0) continue
    k.granted = true
    if (!given.some((p) => p.shape === 'always')) continue
    for (const id of holders(g, a)) {
      for (const p of given) if (p.shape === 'always') always(card(g, id), p, a.stamp, a)
    }
  }
  for (const list of by.values()) if (list.length > 1) list.sort((a, b) => a.stamp - b.stamp)
  k.plain = [true, true, true, true]
  for (const a of by.get('stat') ?? nothing) k.plain[stats.indexOf((a.mod as ModOf<'stat'>).stat)] = false
}

/** Cards in play that a modifier over cards applies to. */
export function holders(g: Game, a: Granting): CardId[] {
  const out: CardId[] = []
  for (const s of turn(g).order) {
    for (const id of g.s.zones[zoneId(s, PARTY)]?.cards ?? nothing) if (isIn(g, a.mod.what, id, a.env)) out.push(id)
  }
  return out
}

/** Modifiers of a kind, in timestamp order (718.1), whether or not their conditions hold. */
export function active<K extends ModKind>(g: Game, kind: K): readonly Active<ModOf<K>>[] {
  refresh(g)
  return (g.cache.byKind.get(kind) as Active<ModOf<K>>[] | undefined) ?? nothing
}

/** Whether the power it comes from is there and its conditions hold (700.3, 714.3a). `subject`: whose state `while` asks. */
export function works(g: Game, a: Active, subject: Obj): boolean {
  if (a.via !== null && !grants(g, a.via, a.card)) return false
  if (a.row === null && a.mod.mod !== 'noPowers' && a.card !== 0 && losesPowers(g, a.card)) return false
  if (a.only !== undefined && !holds(g, a.only, a.env)) return false
  const w = (a.mod as { while?: WhileState }).while
  return w === undefined || during(g, w, subject, a.env)
}

/** Whether a modifier grants its power to this card now; a keyword with the number 0 is none. */
export const grants = (g: Game, a: Granting, id: Obj): boolean =>
  isIn(g, a.mod.what, id, a.env) &&
  works(g, a, id) &&
  (a.mod.mod === 'power' || a.mod.n === undefined || numberOf(g, a) > 0)

const numberOf = (g: Game, a: Granting): number =>
  amount(g, { granted: (a.mod as ModOf<'keyword'>).n ?? 1 }, { ...a.env, grant: a })

function during(g: Game, w: WhileState, subject: Obj, env: Env): boolean {
  if (w === 'attacking') return isAttacking(g, subject)
  if (w === 'defending') return isDefending(g, subject)
  if (w === 'inCombat') return isAttacking(g, subject) || isDefending(g, subject)
  if ('attacking' in w) {
    if (!isAttacking(g, subject)) return false
    const k = combat(g)
    return isIn(g, w.attacking, k.defender || k.proposed, env)
  }
  if ('defending' in w) return isDefending(g, subject) && isIn(g, w.defending, combat(g).attacker, env)
  return holds(g, w, { ...env, it: subject })
}

/** Loses and can't have powers (700.3). R101.3a: opposing modifiers can't remove a Boss's. */
export function losesPowers(g: Game, id: Obj): boolean {
  const list = active(g, 'noPowers')
  if (list.length === 0) return false
  for (const a of list) {
    if (!isIn(g, a.mod.what, id, a.env) || !works(g, a, id)) continue
    const c = g.s.cards[id]
    if (c && isBoss(g, c) && player(g, a.env.you).team !== player(g, c.controller).team) continue
    return true
  }
  return false
}

/** R101.1: a hero in a Boss player's party. */
export const isBoss = (g: Game, c: Card): boolean =>
  player(g, c.controller).boss && player(g, c.controller).hero === c.id

/** Modifiers that grant powers, whole or as keywords that stand for some. */
export function granting(g: Game): readonly Granting[] {
  active(g, 'power')
  if (!g.cache.granted) return nothing
  const all: readonly Granting[] = [...active(g, 'power'), ...active(g, 'keyword')]
  return all.filter((a) => meta(a.mod).means.length > 0)
}

/** Powers that a card has now: printed ones of its side and those it was granted. */
export function powersOf(g: Game, id: CardId): readonly PowerCode[] {
  const c = card(g, id)
  if (losesPowers(g, id)) return nothing
  const printed = printedPowers(g, c)
  const granted = granting(g)
  if (granted.length === 0) return printed
  const out = [...printed]
  for (const a of granted) if (grants(g, a, id)) out.push(...meta(a.mod).means)
  return out
}

/** A keyword that a card has: what stands beside it, and from whose side that is read. */
export interface Instance {
  word: KeywordWord
  env: Env
}

/** Each instance of a keyword that a card has now, printed ones first; none if it has lost its powers. */
export function instances(g: Game, id: CardId, word: Keyword): readonly Instance[] {
  const c = card(g, id)
  const out: Instance[] = []
  if (losesPowers(g, id)) return out
  const own = envFor(c.controller, id, {}, c.x)
  if (codeOf(g, c).has.keyword) {
    for (const p of printedPowers(g, c)) {
      const node = p.node as KeywordWord & { if?: Condition }
      if (p.shape === 'keyword' && node.keyword === word && (node.if === undefined || holds(g, node.if, own)))
        out.push({ word: node, env: own })
    }
  }
  for (const a of active(g, 'keyword')) {
    if (a.mod.keyword === word && grants(g, a, id)) out.push({ word: a.mod, env: { ...a.env, grant: a } })
  }
  for (const a of active(g, 'power')) {
    for (const p of meta(a.mod).means) {
      const node = p.node as KeywordWord
      if (p.shape === 'keyword' && node.keyword === word && grants(g, a, id)) out.push({ word: node, env: own })
    }
  }
  return out
}

/** The number beside an instance of a keyword, locked in if an effect granted it (709.2d). */
export const numberBeside = (g: Game, i: Instance): number =>
  Math.max(0, amount(g, i.word.n === undefined ? 1 : i.env.grant ? { granted: i.word.n } : i.word.n, i.env))

const stats: readonly Stat[] = ['atk', 'health', 'def', 'maxHand', 'cost', 'damage', 'strike', 'hand']

/** The printed or inherent value of a number, before modifiers; null if the card has none. */
export function base(g: Game, o: Obj, stat: Stat): number | null {
  if (isPlayer(o)) {
    const p = player(g, seatOf(o))
    if (stat === 'hand') return g.s.zones[zoneId(p.seat, HAND)]?.cards.length ?? 0
    if (stat === 'maxHand') return p.boss && g.raid ? g.raid.handMax : 7 // 415.4b, R100.4
    return null
  }
  const c = g.s.cards[o]
  if (!c || isZone(o)) return null
  if (stat === 'damage') return c.damage
  if (isBlank(c)) return null
  const d = codeOf(g, c).def
  switch (stat) {
    case 'atk':
      return d.atk ?? (codeOf(g, c).kinds.has('hero') ? 0 : null) // 301.1
    case 'health':
      return d.health ?? null
    case 'def':
      return d.def ?? null
    case 'cost':
      return c.token ? 0 : d.cost === undefined ? null : d.cost + c.x // 201.3, 201.4
    case 'strike':
      return d.strike ?? null
    default:
      return null
  }
}

/** The change that a modifier makes to a number, as locked in for definite ones (709.2d). */
export const change = (g: Game, a: Active<ModOf<'stat'>>, o: Obj): number =>
  a.row ? a.row.n : amount(g, a.mod.n, { ...a.env, it: o })

/** A number being worked out, and the modifier that it has come to. */
interface Frame {
  key: number
  a: Active | null
  /** That modifier depends on one that it is younger than: it does not count here. */
  skip: boolean
  /** Worked out for another's sake in the middle of a circle: not to be remembered. */
  passing: boolean
}

/** A card's number after all modifiers, null if it has none. Never negative unless asked raw (104.2). */
export function number(g: Game, o: Obj, stat: Stat): number | null {
  const c = g.s.cards[o]
  if (c?.last && (stat === 'atk' || stat === 'health' || stat === 'def')) return c.last[stat]
  if (stat === 'damage' || stat === 'hand' || stat === 'strike' || stat === 'cost') return base(g, o, stat)
  refresh(g)
  const which = stats.indexOf(stat)
  if (g.cache.plain[which] && (c === undefined || (combat(g).strikes.length === 0 && c.counters[stat] === undefined))) {
    return base(g, o, stat) // nothing at work changes it
  }
  const key = o * 8 + which
  const known = g.cache.numbers.get(key)
  if (known !== undefined) return known
  let n = base(g, o, stat)
  if (n === null) {
    g.cache.numbers.set(key, null)
    return null
  }
  const frames = g.cache.frames as Frame[]
  const i = frames.findIndex((f) => f.key === key)
  if (i >= 0) {
    // 719.3: what depends on itself through others. A younger modifier does not count for an older one, nor is it remembered.
    const asking = frames[frames.length - 1] as Frame
    for (let k = i + 1; k < frames.length; k++) (frames[k] as Frame).passing = true
    if ((asking.a?.stamp ?? 0) > (frames[i]?.a?.stamp ?? 0)) {
      asking.skip = true
      return n
    }
  }
  const frame: Frame = { key, a: null, skip: false, passing: i >= 0 }
  frames.push(frame)
  for (const a of active(g, 'stat')) {
    if (a.mod.stat !== stat || (i >= 0 && frames.some((f) => f.a === a))) continue
    frame.a = a
    frame.skip = false
    if (!isIn(g, a.mod.what, o, a.env) || !works(g, a, o)) continue
    const by = change(g, a, o)
    if (!frame.skip) n += by
  }
  frames.pop()
  if (c && (stat === 'atk' || stat === 'health' || stat === 'def')) n += c.counters[stat] ?? 0 // unnamed counters, 404.1c
  if (stat === 'atk')
    for (const [wielder, weapon] of combat(g).strikes) if (wielder === o) n += number(g, weapon, 'atk') ?? 0 // 303.2b
  if (!frame.passing) g.cache.numbers.set(key, n)
  return n
}

const printedKeyword = (g: Game, c: Card, keyword: string): boolean => {
  if (!codeOf(g, c).has.keyword) return false
  for (const p of printedPowers(g, c)) {
    if (p.shape === 'keyword' && (p.node as { keyword: string }).keyword === keyword) {
      const only = p.node.if
      if (only === undefined || holds(g, only, envFor(c.controller, c.id))) return true
    }
  }
  return false
}

/** Keywords that a wielder has from the weapons it struck with (303.2b). */
const lent = new Set(['Absorb', 'Conspicuous', 'Long-Range', 'Smash', 'Stealth'])

function keyword(g: Game, o: Obj, word: string): boolean {
  const c = g.s.cards[o]
  if (!c) return false
  let has = printedKeyword(g, c, word)
  if (!has) {
    for (const a of active(g, 'keyword')) {
      if (a.mod.keyword === word && grants(g, a, o)) {
        has = true
        break
      }
    }
  }
  if (!has && active(g, 'power').length > 0) {
    has = powersOf(g, o).some((p) => p.shape === 'keyword' && (p.node as KeywordWord).keyword === word)
  }
  if (has && !losesPowers(g, o)) return true
  if (lent.has(word))
    for (const [wielder, weapon] of combat(g).strikes) if (wielder === o && keyword(g, weapon, word)) return true
  return false
}

function kind(g: Game, o: Obj, want: string): boolean {
  const c = g.s.cards[o]
  if (!c || isBlank(c)) return false
  if (codeOf(g, c).kinds.has(want)) return true
  for (const a of active(g, 'is')) {
    if (a.mod.type === undefined || !isIn(g, a.mod.what, o, a.env) || !works(g, a, o)) continue
    const t = a.mod.type as string
    if (
      t === want ||
      (want === 'character' && t === 'ally') ||
      (want === 'equipment' && (t === 'armor' || t === 'weapon' || t === 'item'))
    )
      return true
  }
  return false
}

function tag(g: Game, o: Obj, want: string): boolean {
  const c = g.s.cards[o]
  if (c && !isBlank(c) && codeOf(g, c).called.has(want)) return true
  for (const a of active(g, 'is')) {
    if (a.mod.tag === undefined || !tagWords(a.mod.tag).includes(want)) continue
    if (isIn(g, a.mod.what, o, a.env) && works(g, a, o)) return true
  }
  return false
}

/** All tags that a card has now (202.3). */
export function tagsOf(g: Game, o: Obj): readonly string[] {
  const c = g.s.cards[o]
  if (!c || isBlank(c)) return nothing
  const out = [...codeOf(g, c).tags]
  for (const a of active(g, 'is'))
    if (a.mod.tag && !out.includes(a.mod.tag) && isIn(g, a.mod.what, o, a.env) && works(g, a, o)) out.push(a.mod.tag)
  return out
}

function types(g: Game, o: Obj): readonly string[] {
  const c = g.s.cards[o]
  if (!c || isBlank(c)) return nothing
  const out = [...codeOf(g, c).types]
  for (const a of active(g, 'is'))
    if (a.mod.type && isIn(g, a.mod.what, o, a.env) && works(g, a, o)) out.push(a.mod.type)
  return out
}

/** Damage types of what a character would deal in combat (408.3a, 303.2b). */
export function combatTypes(g: Game, id: CardId): string[] {
  const own = codeOf(g, card(g, id)).def.damageType
  const out = own ? [own as string] : []
  for (const [wielder, weapon] of combat(g).strikes) {
    const t = wielder === id ? codeOf(g, card(g, weapon)).def.damageType : undefined
    if (t && !out.includes(t)) out.push(t)
  }
  return out.length > 0 ? out : ['melee']
}

export const ask: Ask = {
  stat: (g, o, stat) => number(g, o, stat) ?? 0,
  keyword,
  kind,
  tag,
  types,
}

/** ATK, health or DEF as it counts: negative values are 0 (104.2). */
export const value = (g: Game, o: Obj, stat: Stat): number => Math.max(0, number(g, o, stat) ?? 0)

/** Came under its controller's command after that player's turn began (302.2). */
export const isFresh = (g: Game, c: Card): boolean => c.since > player(g, c.controller).turnStamp

export const inPlayNow = (g: Game, o: Obj): boolean => o > 0 && g.s.cards[o]?.became === 0 && inPlay(card(g, o).zone)
