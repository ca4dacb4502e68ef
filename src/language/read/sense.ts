/** The meaning of a card: its words, with every spelling that means the same to every player written in one way. */
import { type EventField, events } from '../events.ts'
import { isRecord } from '../schema/shape.ts'
import { talentSpecs } from '../tags.ts'
import { tokenDef } from '../tokens.ts'
import type { CardDef, Power, Verb } from '../types.ts'

type Data = Readonly<Record<string, unknown>>

/** A text, power or bold line of a card: where it is, its data, and what it means on which side. */
export interface Piece {
  at: string
  data: unknown
  sense: string
}

/** The pieces of a card. Each has its own names, but for those that stay with the card; which power stands first is nothing to the game. */
export function piecesOf(def: CardDef): readonly Piece[] {
  const { attach, text, powers, front, back, requires, reputation, deckbuilding } = def
  const kept = new Map<string, string>()
  const whole = JSON.stringify(def)
  const piece = (at: string, data: unknown, side = at, words = data): Piece => {
    const way = spelled(unnamed(byRole(words), whole), [def as unknown as Data])
    const told = named(JSON.stringify(ordered(unnamed(way, whole))) ?? '', kept, whole)
    return { at, data, sense: `${side}: ${isBoss(def) ? told.replaceAll('"boss"', '"self"') : told}` }
  }
  const each = (at: string, list: readonly Power[] = [], side = at): Piece[] =>
    list.map((power, i) => piece(`${at}[${i}]`, power, side))
  return [
    piece('text', attach ? { attach, text } : text, 'text', [attach, text?.length === 0 ? undefined : text]),
    ...Object.entries({ requires, reputation, deckbuilding }).flatMap(([at, data]) =>
      data === undefined ? [] : [piece(at, data)],
    ),
    // The powers of a hero are those of its front.
    ...each('powers', powers, def.type === 'hero' ? 'front' : 'powers'),
    ...each('front', front),
    ...each('back', back),
  ]
}
/** The power with each part of its event called by that part, whatever name its pattern gives it. */
function byRole(power: unknown): unknown {
  if (!isRecord(power)) return power
  let out = power
  for (const key of ['when', 'as'])
    for (const [role, who] of Object.entries(isRecord(power[key]) ? power[key] : {})) {
      if (!isRecord(who) || typeof who.as !== 'string') continue
      const event = { ...(out[key] as Data), [role]: without(who, 'as') }
      out = replaced({ ...out, [key]: event }, `$${who.as}`, `$${role}`)
    }
  return out
}

/** The same with another word in the place of one. */
const replaced = (node: Data, was: unknown, now: string): Data =>
  JSON.parse(JSON.stringify(node).replaceAll(JSON.stringify(was), JSON.stringify(now)))

/** The same data with its fields in one order. */
const ordered = (node: unknown): unknown =>
  Array.isArray(node)
    ? node.map(ordered)
    : isRecord(node)
      ? Object.fromEntries(
          Object.entries(node)
            .filter(([, v]) => v !== undefined)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, ordered(v)]),
        )
      : node

/** The same without the names that nothing speaks of again. */
function unnamed(node: unknown, whole: string): unknown {
  const text = JSON.stringify(node)
  const isUsed = (word: string): boolean =>
    new RegExp(`"\\$${word}\\b|"(?:done|right|result|rolled)":\\[?"\\$?${word}"`).test(
      word.startsWith('this.') ? whole : text,
    )
  const isForgotten = (key: string, v: unknown): boolean => key === 'as' && typeof v === 'string' && !isUsed(v)
  return text && JSON.parse(text, (key, v) => (isForgotten(key, v) ? undefined : v))
}

/** Names by the order in which they come: which letters they have is nobody's business. */
function named(text: string, kept: Map<string, string>, whole: string): string {
  const names = new Map<string, string>()
  const name = (word: string): string => {
    const map = isKept(word) ? kept : names
    const known = map.get(word) ?? `${map === kept ? 'k' : 'n'}${map.size}`
    map.set(word, known)
    return known
  }
  // What only its own text speaks of is a name of that text.
  const isKept = (word: string): boolean =>
    word.startsWith('this.') && whole.split(`"$${word}`).length > text.split(`"$${word}`).length
  return text.replace(/"(as|done|right)":"([\w.]+)"|"\$(this\.\w+|\w+)/g, (_, key, word, used) =>
    key ? `"${key}":"${name(word)}"` : `"$${name(used)}`,
  )
}

/** One spelling of everything; `outer`: all records around it, the nearest last. */
function spelled(node: unknown, outer: readonly Data[]): unknown {
  if (Array.isArray(node)) return together(node.map((part) => spelled(part, outer)))
  if (typeof node === 'string') return said(node, outer)
  if (!isRecord(node)) return node
  const inside = [...outer, node]
  const own = Object.fromEntries(Object.entries(node).map(([k, v]) => [k, spelled(v, inside)]))
  return ways.reduce<unknown>((data, way) => (isRecord(data) ? way(data, outer) : data), own)
}

const isAnybody = (event: Data, role: string, who: unknown): boolean =>
  (['by', 'of', 'turn'].includes(role) && who === 'players') ||
  (isRecord(who) && Object.keys(who).every((k) => k === 'is') && (who.is ?? 'card') === whatPlays(event, role))

const ofClass = (word: unknown): Data =>
  word === 'Alliance' || word === 'Horde'
    ? { icon: word }
    : { [talentSpecs.some((spec) => spec === word) ? 'trait' : 'tag']: word }

const isNoHero = (is: unknown): boolean =>
  is !== undefined && ![is].flat().some((k) => k === 'hero' || k === 'character' || k === 'card')

const without = (node: Data, ...keys: readonly string[]): Data =>
  Object.fromEntries(Object.entries(node).filter(([k]) => !keys.includes(k)))
const text = (node: unknown): string => JSON.stringify(ordered(node)) ?? ''
const same = (a: unknown, b: unknown): boolean => text(a) === text(b)

const own: ReadonlySet<string> = new Set(['self', 'host', 'yourHero', 'startingHero', 'you'])

/** A part of the event that has a word of its own is called by that word. */
function said(word: string, outer: readonly Data[]): string {
  // Whoever does it, not who did what triggered it.
  if (word === '$by' && outer.findLast((node) => node.do !== undefined)?.by !== undefined) return word
  // Whoever pays acts.
  if (word === '$by' && outer.some(({ pay }) => pay !== undefined) && !outer.some(({ by }) => by !== undefined))
    return 'you'
  const part = word.startsWith('$') ? partOf(word, outer) : word
  if (typeof part === 'string' && (own.has(part) || part === 'boss')) return part
  // The number of what an effect did.
  return word.replace(/^(\$.*(?<!^\$this))\.n$/, '$1')
}

/** Modifiers of one time are one effect or several. */
function together(list: readonly unknown[]): unknown[] {
  const out: unknown[] = []
  for (const one of list) {
    const last = out.at(-1)
    if (isMaking(last) && isMaking(one) && same(last.until, one.until))
      out.splice(-1, 1, { ...last, mods: [...last.mods, ...one.mods] })
    else out.push(one)
  }
  return out
}
const isMaking = (e: unknown): e is Data & { mods: readonly unknown[] } =>
  isRecord(e) && e.do === 'modify' && e.if === undefined && e.as === undefined && Array.isArray(e.mods)

const allOfThem = (w: Data): unknown =>
  w.is === 'player' &&
  Object.keys(w).every((k) => k === 'is' || k === 'of') &&
  [undefined, 'friends', 'opponents'].includes(w.of as undefined)
    ? (w.of ?? 'players')
    : w

function inWholes(list: readonly unknown[]): readonly unknown[] {
  const [op, n] = list.slice(-2)
  if (typeof n !== 'number' || (op !== '>' && op !== '<')) return list
  return [...list.slice(0, -2), `${op}=`, op === '>' ? n + 1 : n - 1]
}

const measures: ReadonlySet<unknown> = new Set(['deal', 'heal', 'put', 'remove', 'roll'])
/** Whether an effect gives this name, and its number is how many they are. */
const isCount = (node: unknown, name: string): boolean =>
  typeof node === 'object' &&
  node !== null &&
  ((isRecord(node) && node.as === name && typeof node.do === 'string' && !measures.has(node.do)) ||
    Object.values(node).some((part) => isCount(part, name)))

/** Each way in which the same can be written, and what is left of it. */
const ways: readonly ((node: Data, outer: readonly Data[]) => unknown)[] = [
  // Whoever acts is you, if nobody is named.
  (e) => (e.do !== undefined && e.by === 'you' ? without(e, 'by') : e),
  (e) => (e.by === 'you' && (e.choose !== undefined || e.target !== undefined) ? without(e, 'by') : e),
  (e, outer) => (e.by === '$by' && e.choose !== undefined && outer.at(-1)?.do !== undefined ? without(e, 'by') : e),
  // A card is moved to where it comes; a set is of cards in play, if it does not say where; another is another than the card itself.
  (e) => (e.on === 'enter' && e.zone === 'removed' ? { ...e, on: 'move' } : e),
  (w) => (w.in === 'play' && w.on === undefined ? without(w, 'in') : w),
  (w) => (w.other === 'self' ? { ...w, other: true } : w),
  (w) => (same(w.is, ['hero', 'ally']) ? { ...w, is: 'character' } : w),
  // To be a token is a state, too.
  (w) =>
    w.is === 'token' && w.match !== undefined && w.state === undefined ? { ...without(w, 'is'), state: 'token' } : w,
  (w) => (w.is === 'friend' ? { ...w, is: 'player', of: 'friends' } : w),
  (w) => (w.is === 'opponent' && w.of === undefined ? { ...w, is: 'player', of: 'opponents' } : w),
  (e) => (e.on === 'become' && e.by === 'you' ? without(e, 'by') : e),
  // The faction of a card is a trait and an icon (206.1).
  (w) => {
    const faction = ['Alliance', 'Horde'].find((word) => w.trait === word || w.tag === word)
    return faction === undefined ? w : { ...without(w, w.trait === faction ? 'trait' : 'tag'), icon: faction }
  },
  // One of one is that one; what is not so not is so.
  (c) => {
    const [only, ...more] = [c.all ?? c.any ?? []].flat()
    return only !== undefined && more.length === 0 ? only : c
  },
  (c) =>
    isRecord(c.not) && Object.keys(c).length === 1 && Object.keys(c.not).length === 1 && c.not.not !== undefined
      ? c.not.not
      : c,
  (e) => {
    const { do: verb, these, if: own, ...more } = e
    const [only, ...others] = verb === 'try' && Object.keys(more).length === 0 ? (these as readonly Data[]) : []
    if (only === undefined || others.length > 0 || (own && only.if)) return e
    return own === undefined ? only : { ...only, if: own }
  },
  (e) => {
    const [only, ...more] = e.do === 'if' && e.else === undefined ? (e.then as readonly Data[]) : []
    return only !== undefined && more.length === 0 && only.if === undefined ? { ...only, if: e.if } : e
  },
  // Of several states none is the first.
  (w) => (Array.isArray(w.state) ? { ...w, state: [...w.state].sort() } : w),
  // One card or die, if no number is said.
  (e) => ((e.do === 'draw' || e.do === 'roll') && e.n === 1 ? without(e, 'n') : e),
  // All of the players of a kind have a word of their own, and so has one's having a hero or ally of a class.
  allOfThem,
  (c, outer) => {
    const ally = [outer[0]?.type].flat().includes('ally')
    return c.empowered === undefined
      ? c
      : { some: { is: 'character', of: 'you', ...ofClass(c.empowered), ...(ally ? { other: true } : {}) } }
  },
  // What somebody did has happened.
  (c) => {
    const { match, did, ...more } = c
    if (match === undefined || !isRecord(did) || Object.keys(more).length > 0) return c
    const { since = 'turn', ...event } = did
    return { happened: Object.fromEntries(Object.entries(event).map(([k, v]) => [k, v === 'it' ? match : v])), since }
  },
  // The cards in a hand are a number that its player has.
  (n) =>
    isRecord(n.count) && n.count.in === 'hand' && Object.keys(n.count).length === 2 && n.count.of !== undefined
      ? { ...without(n, 'count'), stat: 'hand', of: n.count.of }
      : n,
  // More than three is four or more: there are whole numbers only.
  (c) =>
    Object.fromEntries(
      Object.entries(c).map(([k, v]) => [
        k,
        ['compare', 'where', 'rolled'].includes(k) && Array.isArray(v) ? inWholes(v) : v,
      ]),
    ),
  // So many of those that an effect did something to are what it did; of damage and dice they are not.
  (n, outer) => {
    const { count } = n
    const name = isRecord(count) && Object.keys(count).join() === 'among' ? count.among : count
    return typeof name === 'string' && isCount(outer[0], name.slice(1)) ? name : n
  },
  // A Totem deals the damage of its element (404.2b).
  (t) =>
    Array.isArray(t.tags) && t.atk !== undefined && t.damageType === undefined
      ? { ...t, damageType: tokenDef({ tags: t.tags, atk: 1 }).damageType }
      : t,
  // Every card is a card, and damage of a token that is not said otherwise is melee.
  (w) => (w.is === 'card' ? without(w, 'is') : w),
  (t) => (t.tags !== undefined && t.damageType === 'melee' ? without(t, 'damageType') : t),
  // A token that a raid has is created, whatever puts it into play.
  (e) => {
    const [[n, token] = [], ...more] = e.do === 'bring' && e.what === undefined ? (e.cards as [number, string][]) : []
    return token === undefined || more.length > 0 ? e : { ...without(e, 'cards'), do: 'create', n, token }
  },
  // Whatever can play a part in an event; every turn is a player's, whoever does it is a player.
  (e) => (e.on === undefined ? e : Object.fromEntries(Object.entries(e).filter(([k, v]) => !isAnybody(e, k, v)))),
  // What enters or leaves does so in play; what is yours goes where yours go.
  (e) => ((e.on === 'enter' || e.on === 'leave') && e.zone === 'play' ? without(e, 'zone') : e),
  (e) => (e.on !== undefined && e.of === 'you' && isRecord(e.what) && e.what.of === 'you' ? without(e, 'of') : e),
  (e) =>
    e.do === 'move' && e.of === 'you' && (own.has(e.what as string) || (isRecord(e.what) && e.what.of === 'you'))
      ? without(e, 'of')
      : e,
  // A trait of no side is a tag, but for a hero's talent spec (206.1).
  (w) =>
    w.trait !== undefined &&
    w.tag === undefined &&
    (isNoHero(w.is) || !talentSpecs.includes(w.trait as string)) &&
    !['Alliance', 'Horde', 'Loyal'].includes(w.trait as string)
      ? { ...without(w, 'trait'), tag: w.trait }
      : w,
  // It is changed to one of them.
  (e) => {
    const one = (to: unknown): unknown => (isRecord(to) && to.choose === 1 ? allOfThem(without(to, 'choose')) : to)
    return e.do === 'retarget' ? { ...e, to: Array.isArray(e.to) ? e.to.map(one) : one(e.to) } : e
  },
  // A card goes to its owner, a resource to its controller.
  (e) =>
    e.do === 'move' && isRecord(e.of) && same(e.to === 'resources' ? e.of.controller : e.of.owner, e.what)
      ? without(e, 'of')
      : e,
  // What has been done has been done this turn.
  (e, outer) => (e.since === 'turn' && outer.at(-1)?.did !== undefined ? without(e, 'since') : e),
  // Nobody strikes but with a weapon.
  (m) => (m.mod === 'cost' && m.on === 'strike' && same(m.with, { is: 'weapon' }) ? without(m, 'with') : m),
  // What is chosen is named by the choice, or by the set that it is chosen of.
  (e) =>
    e.do === 'choose' && isRecord(e.what) && e.what.as !== undefined && e.as === undefined
      ? { ...e, as: e.what.as, what: without(e.what, 'as') }
      : e,
  // Amounts: once so much, and factors in any order.
  (n) => {
    if (!Array.isArray(n.times)) return n
    const factors = n.times.filter((f) => f !== 1)
    return factors.length === 1 ? factors[0] : { ...n, times: factors.sort((a, b) => (text(a) < text(b) ? -1 : 1)) }
  },
  // A state of all that a power does is that of the power.
  (p) => {
    if (!Array.isArray(p.always) || p.while !== undefined) return p
    const [first] = p.always as readonly Data[]
    const shared =
      isRecord(first?.while) && !['attacking', 'defending', 'inCombat'].some((k) => k in (first.while as Data))
    if (!shared || !p.always.every((m) => same(m.while, first?.while))) return p
    return { ...p, always: p.always.map((m) => without(m, 'while')), while: first?.while }
  },
  // "It" is what so much is of, or what is given, where that is one thing.
  (e) => {
    const one = lookedAt(e)
    return typeof one === 'string'
      ? Object.fromEntries(Object.entries(e).map(([k, v]) => [k, k === 'n' || k === 'of' ? looking(v, one) : v]))
      : e
  },
  // Who acts is called by the name that he has, or as the one who acts.
  (e) => {
    const by = isRecord(e.by) && typeof e.by.as === 'string' ? `$${e.by.as}` : e.by
    const named =
      (typeof by === 'string' && by.startsWith('$')) || (isRecord(by) && isRecord(e.by) && Object.keys(by).length === 1)
    return e.do !== undefined && named ? calling(e, by) : e
  },
]

/** An amount with `it` in the place of what it is of. */
const looking = (n: unknown, one: string): unknown =>
  Array.isArray(n)
    ? n.map((part) => looking(part, one))
    : isRecord(n)
      ? Object.fromEntries(Object.entries(n).map(([k, v]) => [k, v === one ? 'it' : looking(v, one)]))
      : n

/** An effect with `$by` in the place of the name of who acts. */
const calling = (e: Data, by: unknown): Data =>
  Object.fromEntries(
    Object.entries(e).map(([k, v]) => [
      k,
      k === 'by' || v === undefined ? v : JSON.parse(JSON.stringify(v).replaceAll(JSON.stringify(by), '"$by"')),
    ]),
  )

const fighting: ReadonlySet<unknown> = new Set(['attack', 'defend', 'fight', 'protect', 'sabotage'])

/** The kind of everything that can play a part in an event. */
export function whatPlays({ on }: Data, key: string): string {
  if (key === 'by' && fighting.has(on)) return 'character'
  if (key === 'what' && on === 'create') return 'token'
  const verb = [on].flat()[0] as Verb
  return events[verb]?.roles[key as EventField]?.every((sort) => sort === 'player') ? 'player' : 'card'
}

/** The thing that "it" is in an effect or modifier: whatever gets so much. */
export const lookedAt = (node: Data): unknown =>
  node.mod !== undefined
    ? (node.what ?? node.by)
    : node.do === 'put' || node.do === 'deal'
      ? node.to
      : node.do === 'heal'
        ? node.from
        : undefined

/** Whether it is a Boss, which is the raid's Boss itself (R302.3). */
export const isBoss = ({ type, tags }: { type?: unknown; tags?: unknown }): boolean =>
  type === 'hero' && Array.isArray(tags) && tags.includes('Boss')

/** The part of the event which a power waits for that a name stands for; anything else is what it is. */
export const partOf = (who: unknown, outer: readonly Data[]): unknown => {
  const role = String(who).slice(1)
  const event = outer.flatMap(({ when, as, would }) => [when, as, would]).find((e) => isRecord(e) && role in e)
  return typeof who === 'string' && who.startsWith('$') && isRecord(event) ? event[role] : who
}
