/** Tokens as they are described (404.2), and words that a player chooses (200.3, 202.4). */
import { must } from '../../state/must.ts'
import { damageTypes, kinds } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import { listed } from '../nodes.ts'
import { inList, kindNouns, type Noun, withArticle } from '../phrases.ts'
import { bareTag } from '../tags.ts'
import { tokenDef } from '../tokens.ts'
import type { Amount, CommonType, Compare, Of, SetWho, TokenSpec } from '../types.ts'
import { figure } from './amounts.ts'
import { tokenNoun } from './heads.ts'
import { bindRef, inner, lookUp, makeThing, type Scope, Unprintable } from './scope.ts'
import { range } from './suffixes.ts'
import { who } from './who.ts'

type Create = Of<'create'>

/** "Whelp", "0 melee ATK / 1 health Wisp ally token", "Air, Earth, or Fire Totem token"; different ones each in full. */
export function createdNoun(s: Scope, token: Create['token']): Noun {
  if (typeof token === 'string') return tokenNoun(s, token)
  const specs = listed(must(token))
  const parts = specs.map((spec) => ({ front: numbers(s, spec), kind: kindOf(spec), after: suffix(s, spec) }))
  const first = must(parts[0])
  const alike = parts.every((p) => p.front === first.front && p.kind === first.kind && p.after === first.after)
  const noun = (tags: string, { front, kind, after }: typeof first, word: string): string =>
    `${[front, tags, kind, word].filter(Boolean).join(' ')}${after}`
  if (alike) {
    const tags = inList(
      specs.map((spec, i) => shortTag(spec, specs[i + 1])),
      'or',
    )
    return { one: noun(tags, first, 'token'), many: noun(tags, first, 'tokens') }
  }
  const each = (word: string, said: (text: string) => string): string =>
    inList(
      parts.map((part, i) => {
        const text = noun(tagsOf(must(specs[i])), part, word)
        return i === 0 ? text : said(text)
      }),
      'or',
    )
  return { one: each('token', withArticle), many: each('tokens', (text) => text) }
}

/** The noun of a later mention: "that Wisp". */
export const laterToken = (s: Scope, token: Create['token']): Noun =>
  tokenNoun(s, typeof token === 'string' ? token : lastTag(must(listed(must(token)).at(-1))))

/** "unique Bear": in front, wherever it stands in the list. */
const tagsOf = ({ tags, faction }: TokenSpec): string =>
  [
    ...(tags.includes('Unique') ? ['unique'] : []),
    ...(faction === undefined ? [] : [faction]),
    ...tags.filter((t) => t !== 'Unique' && !t.startsWith('$')),
  ].join(' ')
const lastTag = (spec: TokenSpec): string => bareTag(spec.tags.at(-1) ?? 'token')

/** "Air" of "Air Totem", before another Totem. */
function shortTag(spec: TokenSpec, next: TokenSpec | undefined): string {
  const a = tagsOf(spec)
  if (!next) return a
  const b = tagsOf(next)
  const word = a.slice(a.lastIndexOf(' '))
  return b.endsWith(word) && a !== word ? a.slice(0, -word.length) : a
}

const typesOf = (spec: TokenSpec): readonly CommonType[] => [tokenDef(spec).type].flat() as CommonType[]

function kindOf(spec: TokenSpec): string {
  const types = typesOf(spec)
  return types.includes('ability') && types.includes('ally') ? '' : types.map((t) => kindNouns[t].one).join(' ')
}

const size = (s: Scope, n: Amount): string =>
  typeof n === 'object' && !('plus' in n) ? figure(s, n) : s.g.amount(s, n)

/** "0 melee ATK / 1 health", "1 DEF". */
function numbers(s: Scope, spec: TokenSpec): string {
  const { atk, health, def, strike, damageType } = spec
  if (atk === undefined && damageType !== undefined)
    throw new Unprintable('a damage type without ATK', spec, 'Add "atk", or leave out "damageType".')
  return [
    atk === undefined ? '' : `${size(s, atk)} ${tokenDef(spec).damageType} ATK`,
    health === undefined ? '' : `${size(s, health)} health`,
    def === undefined ? '' : `${def} DEF`,
    strike === undefined ? '' : `strike cost ${strike}`,
  ]
    .filter(Boolean)
    .join(' / ')
}

/** " named Bob", " with Ferocity". */
function suffix(s: Scope, spec: TokenSpec): string {
  const named = spec.name === undefined ? '' : spec.name.startsWith('$') ? ' with that name' : ` named ${spec.name}`
  const word = spec.tags.find((t) => t.startsWith('$'))
  const ofWord = word === undefined ? '' : ` of ${lookUp(s, word).thing?.later ?? 'that class'}`
  const selfNoun = kindNouns[typesOf(spec)[0] as CommonType].one
  const powers = (spec.powers ?? []).map((p) => {
    const text = s.g.power({ ...inner(s), selfNoun }, p)
    return 'keyword' in p ? text : `"${text}"`
  })
  return powers.length > 0 ? `${named}${ofWord} with ${inList(powers, 'and')}` : named + ofWord
}

type Name = Of<'name'>

/** "an ally card", "an ability or equipment card with cost 3 or less", "a card in that player's hand". */
function namedText(s: Scope, set: SetWho): string {
  if (set.in !== undefined || set.among !== undefined) return who(s, set, 'a')
  const { is = 'card', where } = set
  const kinds = listed(is).filter((k) => k !== 'card')
  const noun =
    kinds.length === 0
      ? 'card'
      : `${inList(
          kinds.map((k) => kindNouns[k as CommonType].one),
          'or',
        )} card`
  const n = where?.[2]
  return withArticle(noun) + (typeof n === 'number' ? ` with cost ${range(where?.[1] as Compare, n)}` : '')
}

/** The choice and its later mention. */
function chosen(s: Scope, { of, except }: Name): readonly [first: string, later: string] {
  if (typeof of === 'object') {
    if ('card' in of) return [namedText(s, of.card), 'that name']
    if ('from' in of) {
      const from = size(s, of.from)
      return [
        of.to === undefined ? `a number, ${from} or more` : `a number from ${from} to ${size(s, of.to)}`,
        'that number',
      ]
    }
    if (of.every((w) => isOneOf(damageTypes, w))) return [inList(of, 'or'), 'that type']
    const words = of.map((w) => `"${w}"`)
    return [inList(words, 'or'), of.every((w) => isOneOf(kinds, w)) ? 'that kind' : 'that word']
  }
  switch (of) {
    case 'card':
      return ['a card', 'that name']
    case 'made-up':
      return ['a name', 'that name']
    case 'ally type':
      return ['an ally type', 'that type']
    case 'class':
      return ['a class', 'that class']
    case 'race':
      return ['a standard race', 'that race']
    case 'damage type':
      return ['a damage type', 'that type']
    case 'number':
      return ['a number', 'that number']
    case 'card type': {
      const but = except === undefined ? '' : ` other than ${inList([except].flat(), 'or')}`
      return [`a card type${but}`, 'that card type']
    }
  }
}

/** "name a card", "make up a name", "choose an ally type", "choose a number from 1 to 6", "secretly choose a number". */
export function nameParts(s: Scope, e: Name): { verb: 'name' | 'makeUp' | 'choose' | 'chooseSecretly'; rest: string } {
  const [first, later] = chosen(s, e)
  if (s.subject?.plural || s.subject?.first.startsWith('each ')) {
    bindRef(s, e.as, { each: 'chose' })
    return { verb: e.secret ? 'chooseSecretly' : 'choose', rest: ` ${first}` }
  }
  if (later === 'that number') bindRef(s, e.as, { number: later })
  else bindRef(s, e.as, { thing: makeThing(s, { key: `$${e.as}`, first, later }) })
  const ofCard = e.of === 'card' || (typeof e.of === 'object' && 'card' in e.of)
  return { verb: ofCard ? 'name' : e.of === 'made-up' ? 'makeUp' : 'choose', rest: ` ${first}` }
}
