/** Players and things: fixed names, bound names, and lists of these. Sets are in sets.ts. */
import { must } from '../../state/must.ts'
import { attachedKind, attachOf } from '../compile.ts'
import { eventRoles } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import { isObject } from '../meta.ts'
import { isSetWho } from '../nodes.ts'
import { inList, kindNouns, shortName, withArticle } from '../phrases.ts'
import type { Kind, SetWho, Who } from '../types.ts'
import type { Case, NounFrame, Scope, Thing } from './scope.ts'
import { kindNoun, lookUp, makeThing, say, Unprintable } from './scope.ts'

/** Prints a Who; see `Frame` and `Case`. */
export function who(s: Scope, w: Who, frame: NounFrame, as: Case = 'object'): string {
  return say(s, atEnd(s, thing(s, w, frame)), as)
}

/** A thing in the middle of a clause: its count is printed at the end. */
export function atEnd(s: Scope, t: Thing): Thing {
  if (t.tail) s.tails.push(t.tail)
  return t
}

/** Refuses a count of counted things: "for each …" would seem to refer to the whole effect. */
export function withoutTail(t: Thing, of: Who): Thing {
  if (t.tail)
    throw new Unprintable('a number of a number of things', of, 'Pick them first, name them, and speak of those.')
  return t
}

/** The denotation of a Who, not yet printed. */
export function thing(s: Scope, w: Who, frame: NounFrame): Thing {
  if (typeof w === 'string') return w.startsWith('$') ? named(s, w) : fixed(s, w, frame)
  if (isList(w)) return together(s, w, frame)
  if (typeof w !== 'object' || w === null) throw new Unprintable(`${String(w)} is not a Who`, w)
  if ('controller' in w) return playerOf(s, w.controller, frame, 'controller')
  if ('owner' in w) return playerOf(s, w.owner, frame, 'owner')
  if ('together' in w) return thing(s, w.together, 'bare')
  if ('case' in w) {
    const cases = w.case.map((c) => `${who(s, c.use, frame)} if ${s.g.condition(s, c.if)}`)
    const other = thing(s, w.else, frame)
    const first = [...cases, `otherwise ${other.first}`].join(', ')
    return makeThing(s, { first, plural: other.plural || other.you, player: other.player })
  }
  return s.g.set(s, w, frame)
}

/** The denotation without a mention. */
export const glance = (s: Scope, w: Who, frame: NounFrame): Thing =>
  thing(
    { ...s, said: [...s.said], spoken: [...s.spoken], where: [...s.where], tails: [], each: [], after: [] },
    w,
    frame,
  )

const isList = (w: Who): w is readonly Who[] => Array.isArray(w)

function named(s: Scope, name: string): Thing {
  const { thing: t } = lookUp(s, name)
  if (!t) throw new Unprintable(`${name} is a number, not a thing`, name)
  if (t.way && Object.entries(s.refs).some(([other, r]) => isAnother(t, other, r.thing)))
    throw new Unprintable(
      `${name} and another are both "${t.first}"`,
      name,
      'Choose what is done first, and name that.',
    )
  return { ...t, first: t.later, tail: '' }
}

/** Whether it is unmentioned, such as a role that its event does not name. */
const isAnother = (t: Thing, name: string, other: Thing | undefined): boolean =>
  other !== undefined &&
  other.first === t.first &&
  other.key !== t.key &&
  !(isOneOf(eventRoles, name) && other.key === `$${name}`)

/** Whether these two were picked under one noun, and nothing else was: "the first ally and the second ally" are both. */
function areBoth(s: Scope, parts: readonly Who[]): boolean {
  if (parts.length !== 2 || !parts.every((p) => typeof p === 'string' && p.startsWith('$'))) return false
  const [one, two] = parts.map((p) => thing(s, p, 'all'))
  const spoken = s.spoken.filter((o) => o.later === one?.later)
  return (
    one?.later === two?.later &&
    one?.key !== two?.key &&
    spoken.length === 2 &&
    spoken.every((o) => !o.plural && (o.key === one?.key || o.key === two?.key))
  )
}

/** Up to two of one kind, if they are picked one after the other: what comes first matters. */
function twoInOrder(parts: readonly Who[]): SetWho | null {
  const [one, two, ...more] = parts
  if (more.length > 0 || !isSetWho(one) || !isSetWho(two)) return null
  const { as, ...first } = one
  const { as: _, other, ...second } = two
  const alike = as !== undefined && other === `$${as}` && JSON.stringify(first) === JSON.stringify(second)
  return alike && JSON.stringify(first.target) === '{"upTo":1}' ? { ...first, target: { upTo: 2 } } : null
}

function together(s: Scope, parts: readonly Who[], frame: NounFrame): Thing {
  const things: Thing[] = []
  const both = twoInOrder(parts)
  const inOrder = both && `${glance(s, both, 'all').first}, in order`
  if (frame !== 'a' && frame !== 'bareOr' && areBoth(s, parts))
    return makeThing(s, { first: 'both of them', plural: true })
  const spoken = s.spoken.length
  const said = parts.map((p) => {
    const t = thing(s, p, frame)
    things.push(t)
    return parts.length === 1 ? '' : say(s, t, 'object') // before the next is looked at, which may speak of it
  })
  const [only] = things
  if (only && things.length === 1) return only
  for (const t of things) atEnd(s, t)
  const first = inOrder ?? inList(said, frame === 'a' || frame === 'bareOr' ? 'or' : 'and')
  // "This ally or another Murloc ally" is "that ally" then, whichever it was.
  const last = must(things.at(-1)).later
  const either = frame === 'a' && last.startsWith('that ') && !things.some((t) => t.plural)
  if (either) s.spoken.splice(spoken)
  // "Choose an ally in his party and an ally you control": "those allies".
  const alike = frame !== 'a' && last === 'that ally' && things.every((t) => t.later === last)
  const later = alike ? 'those allies' : either ? last : first
  const count = alike ? { count: things.length } : {}
  return makeThing(s, { first, later, plural: frame !== 'a', player: things.every((t) => t.player), ...count })
}

const many: ReadonlySet<NounFrame> = new Set(['all', 'bare', 'bareOr'])

/** "each opponent", "opponents", "an opponent". */
function people(s: Scope, kind: 'opponent' | 'player' | 'friend', frame: NounFrame): Thing {
  const noun = kindNouns[kind]
  const plural = many.has(frame)
  const first = plural
    ? noun.many
    : frame === 'each'
      ? `each ${noun.one}`
      : frame === 'a'
        ? withArticle(noun.one)
        : noun.one
  const key = plural || frame === 'each' ? { key: `${kind}:${plural}` } : {}
  return makeThing(s, { ...key, first, later: plural ? 'those players' : 'that player', plural, player: true })
}

function fixed(s: Scope, w: string, frame: NounFrame): Thing {
  switch (w) {
    case 'self':
      return selfThing(s)
    case 'host':
      return hostThing(s)
    case 'yourHero':
      return makeThing(s, { key: 'yourHero', first: 'your hero', pron: s.hero?.they ?? 'it', living: true })
    case 'boss':
      return theBoss(s)
    case 'startingHero':
      return makeThing(s, { key: 'startingHero', first: 'your starting hero', pron: 'it', living: true })
    case 'you':
      return makeThing(s, { key: 'you', first: 'you', you: true, player: true, pron: 'you' })
    case 'opponents':
      return people(s, 'opponent', frame)
    case 'friends':
      return people(s, 'friend', frame)
    case 'players':
      return people(s, 'player', frame)
    case 'raid':
      return makeThing(s, { key: 'raid', first: 'the raid' })
    case 'it':
      return s.it ?? makeThing(s, { key: 'it', first: 'it' })
    default:
      throw new Unprintable(`"${w}" is not a Who`, w)
  }
}

/** The raid's Boss by name, or "the Boss", in any card. */
const theBoss = (s: Scope): Thing =>
  makeThing(s, { key: 'boss', first: s.words.boss, pron: s.words.they ?? s.def.they ?? 'it', living: true })

/** "this ally"; a hero or Boss is called by name. */
function selfThing(s: Scope): Thing {
  if (s.selfNoun) return makeThing(s, { key: 'self', first: `this ${s.selfNoun}` })
  const types = [s.def.type].flat()
  if (types.includes('hero')) {
    if (s.def.tags?.includes('Boss') && s.words.boss !== 'the Boss') return theBoss(s)
    const name = s.def.sides?.[s.side === 'back' ? 1 : 0] ?? shortName(s.def.name)
    return makeThing(s, { key: 'self', first: name, pron: s.def.they ?? 'it', living: true })
  }
  const noun = types.includes('ability') ? 'ability' : must(types[0])
  const living = types.includes('ally')
  return makeThing(s, { key: 'self', first: `this ${kindNoun(s, noun).one}`, pron: s.def.they ?? 'it', living })
}

/** The object that a card attaches itself to by a power of its own, or the power's name for it. */
function attachesTo(def: object): Who | undefined {
  const nodes = [...nodesOf(def)]
  const to = nodes.find((n) => n.do === 'attach' && n.what === 'self' && n.to !== null)?.to as Who | undefined
  return typeof to === 'string' && to.startsWith('$') ? nodes.find((n) => n.as === to.slice(1)) : to
}

/** All records in a piece of card data. */
function* nodesOf(node: unknown): Generator<Record<string, unknown>> {
  if (!isObject(node)) return
  if (!Array.isArray(node)) yield node
  for (const inner of Object.values(node)) yield* nodesOf(inner)
}

/** "attached ally", by the attach description. */
function hostThing(s: Scope): Thing {
  const to = attachOf(s.def) ?? attachesTo(s.def)
  const noun = to === undefined ? 'card' : kindNoun(s, attachedKind(to) as Kind).one
  const it = s.attached && s.said.every((t) => t.key === 'host' || t.pron !== 'it')
  return makeThing(s, { key: 'host', first: it ? 'it' : `attached ${noun}`, later: `attached ${noun}` })
}

/** "its controller", "their controllers", "target ally's owner". */
function playerOf(s: Scope, of: Who, frame: NounFrame, word: 'controller' | 'owner'): Thing {
  const t = atEnd(s, thing(s, of, frame))
  const his = say(s, t, 'his')
  const plural = t.plural
  return makeThing(s, {
    key: `${word}:${t.key}`,
    first: `${his} ${word}${plural ? 's' : ''}`,
    later: plural ? 'those players' : 'that player',
    plural,
    player: true,
  })
}
