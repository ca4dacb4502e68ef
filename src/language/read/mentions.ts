/** The mentions of a text, in order: cards, players, and results of its effects. */

import { attachedKind } from '../compile.ts'
import { isObject } from '../meta.ts'
import { isArray, listed, wordsIn } from '../nodes.ts'
import type { CardDef } from '../types.ts'
import { mentionOf, type Reference, referenceOf } from './refs.ts'

export interface Mention {
  at: number
  /** The piece of data that gets a name, if it is meant. */
  node?: Record<string, unknown>
  /** A word or a role that already has a name: 'self', '$what'. */
  word?: string
  /** The piece of data of such a role, which needs a name where the event itself asks for it. */
  role?: Record<string, unknown>
  many: boolean
  player: boolean
  kinds: readonly string[]
  /** It is a part of the event that a power waits for. */
  event?: true
  /** It is the one who acts. */
  actor?: true
  /** The verb of an effect's result. */
  verb?: string
  /** The effect in which it stands. */
  effect?: object | null
  /** Only a condition: "if you control a Pet". */
  asked?: true
  /** It could be a hero or an ally: "he" and "she". */
  living: boolean
}

export interface Place {
  ref: Reference
  text: string
  /** The set inside of which it stands: "it" may be the candidate. */
  inSet: boolean
  inAmount: boolean
  /** It deals or heals. */
  subject: boolean
  /** It stands in the event that a power waits for. */
  event: boolean
  /** Only its cost or its controller is meant: your hero has none, or yours needs no words. */
  notYourHero: boolean
  effect: object | null
}

const people = new Set(['player', 'opponent', 'friend'])
const roles = new Set(['by', 'what', 'to', 'from', 'with', 'for', 'against', 'turn', 'of'])

const kindsOf = (node: Record<string, unknown>): string[] => {
  if ('controller' in node || 'owner' in node) return ['player']
  if ('together' in node) return ['opponent', 'player']
  const is = wordsIn(node.is)
  const own = is.flatMap((k) =>
    k === 'character'
      ? ['hero', 'ally', 'character']
      : k === 'hero' || k === 'ally'
        ? [k, 'character']
        : k === 'weapon' || k === 'armor' || k === 'item'
          ? [k, 'equipment']
          : people.has(k)
            ? [k, 'player']
            : [k],
  )
  const tags = [...wordsIn(node.tag), ...wordsIn(node.name)]
  if (is.length === 0 && (node.in !== undefined || node.top !== undefined || node.among !== undefined)) own.push('card')
  return [...own, ...tags, ...(people.has(is[0] ?? '') ? [] : ['card'])]
}

const isMany = (node: Record<string, unknown>): boolean => {
  if ('controller' in node || 'owner' in node) return isManyWho(node.controller ?? node.owner)
  if ('together' in node) return true
  const q = node.target ?? node.choose ?? node.random
  if (node.top !== undefined) return node.top !== 1
  if (node.most !== undefined || node.least !== undefined) return false
  if (q === undefined) return !(node.is === 'hero' && node.of !== undefined && !isManyWho(node.of))
  return q !== 1 && !(isObject(q) && q.upTo === 1)
}
const isManyWho = (who: unknown): boolean =>
  typeof who === 'string'
    ? /:(opponents|players|friends)$|:they:/.test(who)
    : Array.isArray(who) || (isObject(who) && isMany(who))

/** Whether several are chosen: at once, or one by each of several players. */
const isOfMany = ({ by }: Record<string, unknown>, { many }: Mention): boolean =>
  many || (typeof by === 'string' && isManyWho(by))

interface Found {
  mentions: Mention[]
  places: Place[]
}

/** All mentions and references of a piece of data of this card, in the order of the text. */
export function mentionsIn(raw: unknown, def: CardDef): Found {
  const found: Found = { mentions: [], places: [] }
  walk(
    raw,
    { def, event: false, key: '', inSet: false, inAmount: false, notYourHero: false, effect: null, latest: { at: -1 } },
    found,
  )
  found.mentions.sort((a, b) => a.at - b.at)
  found.places.sort((a, b) => a.ref.at - b.ref.at)
  return found
}

interface Context {
  def: CardDef
  event: boolean
  key: string
  inSet: boolean
  inAmount: boolean
  /** In the number of cards on top: what is only counted is meant last. */
  counted?: true
  notYourHero: boolean
  effect: Record<string, unknown> | null
  latest: { at: number }
}

function walk(node: unknown, c: Context, out: Found): void {
  if (typeof node === 'string') {
    word(node, c, out)
    return
  }
  if (Array.isArray(node)) {
    for (const part of node) walk(part, c, out)
    return
  }
  if (!isObject(node)) return
  const isSet = node['@'] !== undefined && node.do === undefined && node.mod === undefined
  if (isSet) {
    const chosen = c.effect?.do === 'choose' && c.effect.what === node
    const mention: Mention = { ...ofSet(node, c), ...(c.event ? { event: true } : {}) }
    // What is chosen gets its name where it is chosen.
    out.mentions.push(chosen && c.effect ? { ...mention, many: isOfMany(c.effect, mention), node: c.effect } : mention)
    c.latest.at = Math.max(c.latest.at, Number(node['@']))
  }
  const effect = typeof node.do === 'string' ? node : c.effect
  if (node.do === 'forEach') out.mentions.push(ofOne(node))
  for (const [key, value] of Object.entries(node)) {
    // "If there is exactly one ally …, destroy that ally."
    if (key === 'compare' && isExactlyOne(value)) {
      walk(value[0].count, { ...c, key: 'some' }, out)
      continue
    }
    if (key === '@' || key === 'mod' || key === 'do' || key === 'on') continue
    const event =
      ((key === 'when' || key === 'as' || key === 'would' || key === 'event') && isObject(value) && 'on' in value) ||
      // What is paid for, where more is to be paid.
      (node.mod === 'cost' && node.add !== undefined && roles.has(key))
    // "When damage is dealt": to "that character".
    if (event && isObject(value) && value.on === 'deal' && value.to === undefined)
      out.mentions.push(doneTo('to', c.latest.at))
    const inside =
      isSet && ['where', 'did', 'same', 'targeting', 'attachedTo', 'other', 'not', 'of', 'most', 'least'].includes(key)
    const count = ['n', 'target', 'choose'].includes(key) && isObject(value)
    const said = c.latest.at
    if (key === 'when' && Array.isArray(value))
      out.mentions.push(doneTo(node.do === 'deal' ? 'to' : 'what', c.latest.at))
    walk(
      value,
      {
        def: c.def,
        event: event || (c.event && !['then', 'these', 'if'].includes(key)),
        key: c.event && !roles.has(key) && !event ? '' : key,
        inSet:
          c.inSet ||
          (inside && key !== 'of' && !(key === 'same' && isArray(value) && typeof value[1] === 'string')) || // nothing is compared with itself
          (isSet && key === 'did') ||
          (key === 'while' && typeof (node.what ?? node.by) === 'object'),
        notYourHero: key === 'controller' || key === 'owner' || (key === 'of' && node.stat === 'cost'),
        ...(c.counted || (key === 'top' && isObject(value)) ? { counted: true as const } : {}),
        inAmount: c.inAmount || count || key === 'atk' || key === 'health',
        effect,
        latest: c.latest,
      },
      out,
    )
    // "Where X is …" is said behind what is done with the result.
    if (key === 'n' && count && typeof node.do === 'string') c.latest.at = said
  }
  // "Choose an ally in his party and an ally you control": "those allies".
  const [first] = node.do === 'choose' && Array.isArray(node.what) ? node.what.filter(isObject) : []
  if (first) out.mentions.push({ ...ofSet(first, c), at: c.latest.at, many: true, node })
  if (typeof node.do === 'string') out.mentions.push(ofEffect(node, c))
}

const isExactlyOne = (v: unknown): v is readonly [{ count: unknown }, '=', 1] =>
  isArray(v) && isObject(v[0]) && 'count' in v[0] && v[1] === '=' && v[2] === 1

/** The object of an effect, for a trigger on each time that it is affected. */
const doneTo = (role: 'to' | 'what', at: number): Mention => ({
  at,
  word: `$${role}`,
  many: false,
  player: false,
  kinds: role === 'to' ? ['character', 'hero', 'ally', 'card'] : ['card'],
  event: true,
  living: role === 'to',
})

function word(text: string, c: Context, out: Found): void {
  const fixed = mentionOf(text)
  if (fixed) {
    out.mentions.push({ ...ofWord(fixed.at, fixed.word, c), ...(c.event ? { event: true as const } : {}) })
    c.latest.at = Math.max(c.latest.at, fixed.at)
  }
  const ref = referenceOf(text)
  if (ref) {
    out.places.push({
      ref,
      text,
      inSet: c.inSet,
      inAmount: c.inAmount,
      event: c.event,
      notYourHero: c.notYourHero,
      subject: c.key === 'by' && (c.effect?.do === 'deal' || c.effect?.do === 'heal'),
      effect: c.effect,
    })
    c.latest.at = Math.max(c.latest.at, ref.at)
  }
}

function ofSet(node: Record<string, unknown>, c: Context): Mention {
  const kinds = kindsOf(node)
  const player = kinds.includes('player')
  const role = c.event && roles.has(c.key)
  const name = role ? `$${c.key}` : c.key === 'attach' ? 'host' : undefined
  return {
    at: Number(node['@']),
    ...(name === undefined ? { node } : { word: name, ...(role ? { role: node } : {}) }),
    // "If a hero is The Bomb, … it": the one that there is.
    many: name === undefined && c.key !== 'some' && isMany(node),
    ...(c.key === 'some' || c.counted ? { asked: true as const } : {}),
    player,
    kinds,
    living: kinds.includes('hero') || kinds.includes('ally'),
    ...(c.key === 'by' && c.effect !== null && player ? { actor: true as const } : {}),
    effect: c.effect,
  }
}

/** The one whose turn it is in "for each opponent, …". */
function ofOne(node: Record<string, unknown>): Mention {
  const said = referenceOf(node.of)?.noun
  const kinds = isObject(node.of) ? kindsOf(node.of) : said ? kindsOf({ is: said }) : ['player']
  return {
    at: Number(node['@']),
    node,
    many: false,
    player: kinds.includes('player'),
    kinds,
    living: kinds.includes('hero') || kinds.includes('ally'),
  }
}

function ofWord(at: number, fixed: string, c: Context): Mention {
  const group = fixed === 'opponents' || fixed === 'players' || fixed === 'friends'
  const role = group && ((c.event && roles.has(c.key)) || c.key === 'by')
  const kinds = wordKinds(fixed, c.def)
  return {
    at,
    word: role ? `$${c.key}` : fixed,
    many: group && !role,
    player: kinds.includes('player'),
    kinds,
    living: kinds.includes('hero') || kinds.includes('ally'),
    ...(role && c.key === 'by' ? { actor: true as const } : {}),
  }
}

function wordKinds(fixed: string, def: CardDef): string[] {
  if (fixed === 'self')
    return [
      ...listed(def.type),
      'card',
      ...([def.type].flat().some((t) => t === 'ally' || t === 'hero') ? ['character'] : []),
      ...(def.tags ?? []),
    ]
  if (fixed === 'host') {
    const kind = def.attach === undefined ? 'card' : attachedKind(def.attach)
    return [
      kind,
      'card',
      ...(kind === 'character' ? ['hero', 'ally'] : kind === 'hero' || kind === 'ally' ? ['character'] : []),
    ]
  }
  if (fixed === 'yourHero' || fixed === 'boss' || fixed === 'startingHero') return ['hero', 'character', 'card']
  if (fixed === 'raid') return ['raid']
  return fixed === 'opponents' ? ['opponent', 'player'] : ['player']
}

/** Results of an effect, available from there on: "that much", "dealt damage this way". */
const ofEffect = (node: Record<string, unknown>, c: Context): Mention => ({
  at: c.latest.at,
  node,
  many: false,
  player: false,
  kinds: [],
  verb: String(node.do),
  living: false,
})
