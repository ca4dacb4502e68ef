/**
 * Resolves references: each is to the nearest thing mentioned before it that fits in number and kind.
 * If the printer would then print something else, the next nearest is tried.
 */
import { damageTypes, kinds } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import { isObject } from '../meta.ts'
import { counting } from '../print/results.ts'
import type { CardDef } from '../types.ts'
import { type Mention, mentionsIn, type Place } from './mentions.ts'
import { mentionOf, willing } from './refs.ts'

/** A possible meaning of a reference: data in its place, and the name that a piece of data needs for it. */
interface Meaning {
  value: (names: Names) => unknown
  names?: readonly Mention[]
}

/** Names given so far. */
interface Names {
  of(mention: Mention): string
}

/** Combinations of meanings that are tried at most. */
const mostTries = 48

/** All ways to understand the references of a piece of data, the likeliest first. */
export function* resolved<T>(raw: T, def: CardDef): Generator<T> {
  const { mentions, places } = mentionsIn(raw, def)
  const choices = places.map((p) => meanings(p, mentions, def))
  if (choices.some((c) => c.length === 0)) return
  let tries = 0
  for (const picked of combinations(choices)) {
    if (tries++ >= mostTries) return
    const used = picked.flatMap((m) => m.names ?? [])
    yield finished(raw, places, picked, naming(used)) as T
  }
}

/** The first reference that nothing fits. */
export function lost(raw: unknown, def: CardDef): Place | null {
  const { mentions, places } = mentionsIn(raw, def)
  return places.find((p) => meanings(p, mentions, def).length === 0) ?? null
}

function* combinations<T>(lists: readonly (readonly T[])[]): Generator<T[]> {
  const [first, ...rest] = lists
  if (first === undefined) {
    yield []
    return
  }
  // The last references vary first.
  for (const a of first) for (const b of combinations(rest)) yield [a, ...b]
}

const word = (m: Mention): Meaning =>
  m.node !== undefined && ['controller', 'owner', 'together'].some((k) => k in (m.node ?? {})) && m.word === undefined
    ? { value: () => m.node }
    : m.word === undefined
      ? { value: (names) => `$${names.of(m)}`, names: [m] }
      : { value: () => m.word }

/** "When an ally deals damage to another ally": than the first, which gets a name in the event itself. */
function ofEvent({ role, ...m }: Mention): Meaning[] {
  if (role === undefined) return []
  const named = { ...m, node: role }
  return [{ value: (names) => `$${names.of(named)}`, names: [named] }]
}

function meanings(p: Place, mentions: readonly Mention[], def: CardDef): Meaning[] {
  const before = mentions.filter((m) => m.at < p.ref.at && !(m.verb !== undefined && m.node === p.effect)).reverse()
  const all = before.filter((m) => m.verb === undefined)
  const things = [...all.filter((m) => !m.asked), ...all.filter((m) => m.asked)]
  const { form, noun } = p.ref
  switch (form) {
    case 'it':
      return [
        ...looked(p),
        ...nearest(
          before,
          bySubject(
            p,
            things.filter((m) => !m.many && !m.player && !(p.notYourHero && isHero(m)) && !isItself(p, m)),
          ),
          false,
        ),
        ...(p.event ? things.flatMap(ofEvent) : []),
      ]
    case 'he':
      return [
        ...looked(p),
        ...actor(p, things),
        ...once(
          ownFirst(
            bySubject(
              p,
              things.filter((m) => !m.many && (m.player || (m.living && noun !== 'player')) && m.word !== 'you'),
            ),
          ),
        ).map(word),
      ]
    case 'they':
      return [
        ...looked(p),
        ...once(things.filter((m) => m.many)).map(word),
        ...made(before, true),
        ...before
          .filter((m) => m.verb === 'deal')
          .slice(0, 1)
          .map(result),
        ...once(things.filter((m) => m.actor === true || (m.player && m.word !== 'you'))).map(word),
      ]
    case 'same':
      return mentions.filter((m) => m.at === p.ref.at && m.node !== undefined && m.verb === undefined).map(word)
    case 'other':
      // "Each other ally in attached character's party": than that character, which is named behind it.
      return [
        ...(p.event ? things.flatMap(ofEvent) : []),
        ...pointed(p, before, things, def),
        ...mentions.filter((m) => m.word === 'host' && m.at > p.ref.at).map(word),
      ]
    default:
      return pointed(p, before, things, def)
  }
}

/** Whether an action on its own subject should be "itself". */
const isItself = ({ ref, effect }: Place, m: Mention): boolean =>
  ref.noun === 'other' && isObject(effect) && effect.by === `$!${m.at}:${m.word}`

const isHero = ({ word }: Mention): boolean => word === 'yourHero' || word === 'boss'

/** The object of a pointing phrase: "that ally", "the second ally", "that much", "the rest", a chosen word. */
function pointed(p: Place, before: readonly Mention[], things: readonly Mention[], def: CardDef): Meaning[] {
  const { form, noun } = p.ref
  switch (form) {
    // The card itself is "this ally", not "that ally".
    case 'that':
      return [
        ...(isObject(p.effect) && deals.has(p.effect.do) ? looked({ ...p, inSet: false }) : []),
        ...nearest(
          before,
          things.filter((m) => !m.many && fits(m, noun) && m.word !== 'self' && !isHero(m)),
          false,
        ),
        ...keptThings(def),
        ...(noun === 'player' ? actor(p, things) : []),
      ]
    case 'those':
      return [
        ...once(things.filter((m) => m.many && fits(m, noun))).map(word),
        ...made(before, true),
        ...keptThings(def),
      ]
    case 'other':
      return things
        .filter((m) => !m.many && (m.node !== undefined || m.word === 'host' || isHero(m) || m.word?.startsWith('$')))
        .slice(0, 4)
        .concat(
          things
            .filter((m) => m.many && m.node !== undefined && isObject(m.effect) && m.effect.what === m.node)
            .slice(0, 1),
        )
        .map(word)
    case 'source':
      return [{ value: () => '$by' }]
    case 'way':
      return done(noun, before, def)
    case 'much':
      return amounts(p, before)
    case 'rest':
      return rest(before)
    case 'done':
      return before
        .filter((m) => m.verb === noun)
        .slice(0, 1)
        .map((m) => ({ value: (names) => names.of(m), names: [m] }))
    case 'second': {
      const [n, kind = ''] = noun.split(' ')
      const known = named(things, kind)
      const one = n === 'attacking' ? known.find(({ node, role = node }) => role?.state === n) : known[Number(n) - 1]
      return one ? [word(one)] : []
    }
    case 'third': {
      const known = named(things, 'player').slice(0, Number(noun) - 1)
      return known.length === Number(noun) - 1 ? [together(known)] : []
    }
    case 'both':
      return ['card', 'player'].flatMap((kind) => {
        const all = named(things, kind)
        return [all.slice(-2), p.inSet ? all.slice(-3, -1) : []].filter((two) => two.length === 2).map(together)
      })
    case 'word':
      return [...chosenWord(before, noun), ...kept(def, 'name', (e) => fitsWord(e, noun))]
    default:
      return []
  }
}

/** The result of the card's text, in a name that stays with it. */
const kept = (def: CardDef, verb: string, fits: (e: Record<string, unknown>) => boolean = () => true): Meaning[] =>
  [
    def.text ?? [],
    ...[def.powers, def.front, def.back]
      .flatMap((powers = []) => powers)
      .map((p) => ('then' in p ? (p.then ?? []) : [])),
  ]
    .flat()
    .flatMap((e) => (e.do === 'try' ? [e, ...e.these] : [e]))
    .filter((e) => e.do === verb && e.as?.startsWith('this.') && fits(e))
    .map((e) => ({ value: () => `$${e.as}` }))

/** Things chosen or made in another paragraph, under a name that stays with the card. */
const keptThings = (def: CardDef): Meaning[] => [...kept(def, 'choose'), ...kept(def, 'create')]

/** Those of this kind that were picked or named, in order: "the first ally", "the second player". */
const named = (things: readonly Mention[], kind: string): Mention[] =>
  things.filter((m) => (m.node !== undefined || m.word?.startsWith('$')) && !m.many && fits(m, kind)).reverse()

/** Several things as one. */
const together = (list: readonly Mention[]): Meaning => ({
  value: (names) => list.map((m) => word(m).value(names)),
  names: list.flatMap((m) => word(m).names ?? []),
})

/** The nearest chosen word of this kind. */
const chosenWord = (before: readonly Mention[], noun: string): Meaning[] =>
  before
    .filter((m) => m.verb === 'name' && fitsWord(m.node, noun))
    .slice(0, 1)
    .map((m) => ({ value: (names) => `$${names.of(m)}`, names: [m] }))

/** Whether it is the kind of word that was chosen: "that name" of a card. */
function fitsWord(node: Record<string, unknown> | undefined, noun: string): boolean {
  const of = node?.of
  if (noun === 'number') return of === 'number' || (isObject(of) && !Array.isArray(of) && !('card' in of))
  if (noun === 'name') return of === 'card' || of === 'made-up' || (isObject(of) && 'card' in of)
  if (noun === 'damage type' && Array.isArray(of)) return of.every((word) => isOneOf(damageTypes, word))
  if (noun === 'word') return Array.isArray(of)
  if (noun === 'kind') return Array.isArray(of) && of.every((word) => kinds.includes(word))
  return of === noun
}

/** The player who does it: "destroys a resource he controls"; of several each, where each chooses. */
const actor = (p: Place, things: readonly Mention[]): Meaning[] =>
  things.some(
    (m) => m.actor === true && m.effect === p.effect && m.word === undefined && (!m.many || chooses(p.effect)),
  )
    ? [{ value: () => '$by' }]
    : []

const chooses = (effect: object | null): boolean =>
  isObject(effect) && isObject(effect.what) && effect.what.choose !== undefined

/** The source of damage or healing is the event's subject, if there is one, since it stands first. */
function bySubject(p: Place, things: readonly Mention[]): readonly Mention[] {
  const subject = p.subject ? things.findLast((m) => m.event === true && m.living) : undefined
  return subject === undefined ? things : [subject, ...things.filter((m) => m !== subject)]
}

/** Texts call only the card itself, a hero by name, and players "he" and "she": another ally is "it". */
const ownFirst = (things: readonly Mention[]): readonly Mention[] => [
  ...things.filter((m) => m.word === 'self' && m.living),
  ...things.filter((m) => m.word !== 'self' || !m.living),
]

const deals: ReadonlySet<unknown> = new Set(['deal', 'heal', 'put'])
const looked = (p: Place): Meaning[] => (p.inSet || (p.inAmount && isOfEach(p.effect)) ? [{ value: () => 'it' }] : [])

/** Whether "its ATK" is that of each receiver: only if damage goes to several; otherwise it is of something else named. */
function isOfEach(effect: object | null): boolean {
  if (!isObject(effect) || !deals.has(effect.do)) return true
  const to = effect.to ?? effect.from
  if (typeof to === 'string') return /:(?:opponents|players|friends)$|:they:|:those:/.test(to)
  const one = isObject(to) && to.is === 'hero' && isObject(to.of) // "its controller's hero"
  return (
    Array.isArray(to) || (isObject(to) && !one && ['target', 'choose', 'random', 'top'].every((pick) => to[pick] !== 1))
  )
}

/** The same word twice is one meaning. */
function once(list: readonly Mention[]): Mention[] {
  const seen = new Set<string>()
  return list
    .filter((m) => {
      if (m.word === undefined) return true
      if (seen.has(m.word)) return false
      seen.add(m.word)
      return true
    })
    .slice(0, 5)
}

const fits = (m: Mention, noun: string): boolean => m.kinds.some((k) => k === noun || k.endsWith(` ${noun}`))

/** Tokens that an effect made, cards that it found. */
const isMade = (m: Mention, many: boolean): boolean =>
  (m.verb === 'create' || m.verb === 'search') && (many || m.node?.n === undefined || m.node.n === 1)
const made = (before: readonly Mention[], many: boolean): Meaning[] =>
  before
    .filter((m) => isMade(m, many))
    .slice(0, 1)
    .map(word)

/** Things found or made after the nearest mention come before it. */
function nearest(before: readonly Mention[], things: readonly Mention[], many: boolean): Meaning[] {
  const list = once(things)
  const latest = before.find((m) => isMade(m, many))
  if (latest === undefined) return list.map(word)
  const found = before.slice(0, before.indexOf(latest)).filter((m) => list.includes(m))
  const first = latest.verb === 'search' ? [] : found
  return [...first, latest, ...list.filter((m) => !first.includes(m))].map(word)
}

/** "dealt damage this way": the last effect of that verb. */
function done(verb: string, before: readonly Mention[], def: CardDef): Meaning[] {
  const doing = verb === 'remove' || verb === 'put' ? 'move' : verb
  const effect = before.find((m) => m.verb === doing)
  if (effect === undefined) return kept(def, doing)
  const revealed = verb === 'reveal' && isObject(effect.node?.what) ? effect.node.what : null
  if (revealed) {
    const set = before.find((m) => m.node === revealed)
    return set ? [{ value: (names) => `$${names.of(set)}`, names: [set] }] : []
  }
  return [result(effect)]
}

/** The result of an effect, under its own name. */
const result = (effect: Mention): Meaning => ({ value: (names) => `$${names.of(effect)}`, names: [effect] })

/** A die is a number by itself. */
const isDie = (m: Mention): boolean => m.verb === 'roll' || m.verb === 'choose'
/** Dice of several players are asked for one by one: "an opponent who rolled odd". */
const isDice = (p: Place, m: Mention): boolean => p.ref.noun === 'die' && m.verb === 'roll'

/** Results of several players have no single number. */
const isOfSeveral = (m: Mention): boolean => /:(?:opponents|players|friends)$/.test(String(m.node?.by))

/** "that much": of the effect before, or of the event. */
function amounts(p: Place, before: readonly Mention[]): Meaning[] {
  if (p.ref.noun === 'choice')
    return before
      .filter((m) => m.verb === 'name' && isOfSeveral(m))
      .slice(0, 1)
      .map((m) => ({ value: (names) => `$${names.of(m)}`, names: [m] }))
  const effects = before
    .filter(
      (m) =>
        m.verb !== undefined && (counting.has(m.verb) || m.node?.take === true) && (!isOfSeveral(m) || isDice(p, m)),
    )
    .slice(0, 2)
    .map((m): Meaning => ({ value: (names) => `$${names.of(m)}${isDie(m) ? '' : '.n'}`, names: [m] }))
  const event: Meaning[] = [{ value: () => '$n' }]
  return p.ref.noun === 'die' ? effects : [...effects, ...chosenWord(before, 'number'), ...event]
}

/** "the rest", "the other": the remainder of a pile when some are taken. */
function rest(before: readonly Mention[]): Meaning[] {
  const taken = before.find(
    (m) =>
      m.verb === undefined &&
      m.node !== undefined &&
      (m.node.among !== undefined || m.node.do === 'choose' || m.node.do === 'forEach'),
  )
  if (taken === undefined) return []
  const all = before.find(
    (m) =>
      m !== taken && m.verb === undefined && m.node !== undefined && m.many && !m.player && !m.asked && m.at < taken.at,
  )
  if (all === undefined) return []
  // "Put an ally and a quest card revealed this way into your hand and the rest …": none of those that one effect takes.
  const others = before.filter(
    (m) => m.effect && m.effect === taken.effect && m !== taken && m.node?.among !== undefined,
  )
  const out = [...others.toReversed(), taken]
  const other = (names: Names) => (others.length === 0 ? `$${names.of(taken)}` : out.map((m) => `$${names.of(m)}`))
  return [{ value: (names) => ({ among: `$${names.of(all)}`, other: other(names) }), names: [all, ...out] }]
}

export const resultNames: Readonly<Record<string, string>> = {
  deal: 'hit',
  heal: 'healed',
  roll: 'die',
  discard: 'discarded',
  destroy: 'destroyed',
  draw: 'drawn',
  move: 'moved',
  remove: 'removed',
  put: 'put',
  create: 'made',
  search: 'found',
  choose: 'chosen',
  name: 'word',
  drop: 'struck',
}

/** Short names, each its own. */
function naming(used: readonly Mention[]): Names {
  const given = new Map<object, string>()
  for (const m of used) {
    if (m.node === undefined || given.has(m.node)) continue
    const wish = m.verb === undefined ? nounName(m) : (resultNames[m.verb] ?? 'done')
    let name = wish
    for (let n = 2; [...given.values()].includes(name); n++) name = `${wish}${n}`
    given.set(m.node, name)
  }
  return { of: (m) => given.get(m.node ?? {}) ?? 'it' }
}

function nounName(m: Mention): string {
  if (m.player) return m.many ? 'players' : 'player'
  if (m.many) return 'they'
  const [kind = 'card'] = m.kinds
  const both = m.kinds.includes('character') && m.kinds.includes('hero') && m.kinds.includes('ally')
  return both ? 'character' : kind.toLowerCase().replace(/[^a-z]/g, '')
}

/** The data with everything in its place. */
function finished(raw: unknown, places: readonly Place[], picked: readonly Meaning[], names: Names): unknown {
  const values = new Map(places.map((p, i) => [p.text, picked[i]?.value(names)]))
  const named = new Map<object, string>()
  for (const m of picked.flatMap((p) => p.names ?? [])) if (m.node) named.set(m.node, names.of(m))
  const build = (node: unknown): unknown => {
    if (typeof node === 'string') {
      const value = values.has(node) ? values.get(node) : node
      if (Array.isArray(value)) return value.map(build)
      return isObject(value) && value['@'] !== undefined ? build(value) : (mentionOf(node)?.word ?? value)
    }
    if (Array.isArray(node)) return node.map(build)
    if (!isObject(node)) return node
    const out: Record<string, unknown> = {}
    for (const [key, value] of Object.entries(node)) {
      if (key === '@' || key.startsWith('?')) continue
      out[key] = build(value)
    }
    const name = named.get(node)
    if (name !== undefined) out.as = name
    else if (out.as === '?') out.as = 'found'
    return settled(out, node, build)
  }
  return build(raw)
}

/** Keeps the owner of a hand only if it is not the card's owner. */
function settled(
  out: Record<string, unknown>,
  node: Record<string, unknown>,
  build: (n: unknown) => unknown,
): Record<string, unknown> {
  if (out.do === 'try' && out.as === willing && Array.isArray(out.these))
    return { ...out, these: out.these.map((e) => (isObject(e) && e.by === out.may ? { ...e, by: `$${willing}` } : e)) }
  if (node['?of'] === undefined) return out
  const of = build(node['?of'])
  if (out.do === 'search')
    return of === 'you' || JSON.stringify(of) === JSON.stringify(out.by) || of === '$by' ? out : { ...out, of }
  if (out.do === 'move' && !isOwn(out, of)) return { ...out, of }
  return out
}

function isOwn(out: Record<string, unknown>, of: unknown): boolean {
  const { what, by } = out
  const owner = isObject(what) ? (what.of ?? what.owned) : undefined
  if (JSON.stringify(owner) === JSON.stringify(of)) return true
  if (of === '$by' || (by !== undefined && JSON.stringify(by) === JSON.stringify(of))) return true
  if (typeof what === 'string' || (isObject(what) && what.among !== undefined)) return of === 'you' || of === '$by'
  return what === 'self' && of === 'you'
}
