/** Tokens as they are described (404.2), and words that a player chooses (200.3, 202.4). */
import { bareTag } from '../tags.ts'
import { tokenDef } from '../tokens.ts'
import type { Amount, CommonType, Effect, TokenSpec } from '../types.ts'
import { tokenNoun } from './heads.ts'
import { kindNouns, list, type Noun } from './nouns.ts'
import { bind, makeThing, type Scope } from './scope.ts'

type Create = Extract<Effect, { do: 'create' }>

/** "Whelp", "0 melee ATK / 1 health Wisp ally token", "Air, Earth, or Fire Totem token". */
export function createdNoun(s: Scope, token: Create['token']): Noun {
  if (typeof token === 'string') return tokenNoun(s, token)
  const specs = [token].flat() as readonly TokenSpec[]
  const fronts = [...new Set(specs.map((spec) => numbers(s, spec)))]
  const tags = list(
    specs.map((spec, i) => (i < specs.length - 1 ? shortTag(spec, specs[i + 1]) : tagsOf(spec))),
    'or',
  )
  const kind = kindOf(specs[0])
  const after = fronts.length === 1 ? suffix(s, specs[0]) : ''
  const front = fronts.length === 1 && fronts[0] ? `${fronts[0]} ` : ''
  const noun = (word: string): string => `${front}${tags} ${kind ? `${kind} ` : ''}${word}${after}`
  return { one: noun('token'), many: noun('tokens') }
}

/** How the token is called later: "that Wisp". */
export const laterToken = (s: Scope, token: Create['token']): Noun =>
  tokenNoun(s, typeof token === 'string' ? token : lastTag([token].flat().at(-1) as TokenSpec))

const tagsOf = (spec: TokenSpec): string =>
  spec.tags.map((t) => (t === 'Unique' ? 'unique' : / \(\d+\)$/.test(t) ? bareTag(t) : t)).join(' ')
const lastTag = (spec: TokenSpec): string => bareTag(spec.tags.at(-1) ?? 'token')

/** "Air" of "Air Totem", before another Totem. */
function shortTag(spec: TokenSpec, next: TokenSpec): string {
  const [a, b] = [tagsOf(spec), tagsOf(next)]
  const word = a.slice(a.lastIndexOf(' '))
  return b.endsWith(word) && a !== word ? a.slice(0, -word.length) : a
}

function kindOf(spec: TokenSpec): string {
  const types = [tokenDef(spec).type].flat()
  return types.includes('ability') && types.includes('ally')
    ? ''
    : types.map((t) => kindNouns[t as CommonType].one).join(' ')
}

const size = (s: Scope, n: Amount): string => s.g.amount(s, n)

/** "0 melee ATK / 1 health". */
function numbers(s: Scope, spec: TokenSpec): string {
  if (spec.atk === undefined) return ''
  const atk = `${size(s, spec.atk)} ${tokenDef(spec).damageType} ATK`
  return spec.health === undefined ? atk : `${atk} / ${size(s, spec.health)} health`
}

/** " named Bob", " with Ferocity". */
function suffix(s: Scope, spec: TokenSpec): string {
  const named = spec.name === undefined ? '' : spec.name.startsWith('$') ? ' with that name' : ` named ${spec.name}`
  const powers = (spec.powers ?? []).map((p) => ('keyword' in p ? s.g.power(s, p) : `"${s.g.power(s, p)}"`))
  return powers.length > 0 ? `${named} with ${list(powers, 'and')}` : named
}

type Name = Extract<Effect, { do: 'name' }>

/** What is chosen, and how it is called later. */
function chosen(s: Scope, { of, except }: Name): readonly [first: string, later: string] {
  if (typeof of === 'object') {
    if ('from' in of) {
      const from = size(s, of.from)
      return [
        of.to === undefined ? `a number, ${from} or more` : `a number from ${from} to ${size(s, of.to)}`,
        'that number',
      ]
    }
    const words = of.map((w) => `"${w}"`)
    return [list(words, 'or'), 'that word']
  }
  switch (of) {
    case 'card':
      return ['a card', 'that name']
    case 'made-up':
      return ['a name', 'that name']
    case 'ally type':
      return ['an ally type', 'that type']
    case 'number':
      return ['a number', 'that number']
    case 'card type': {
      const but = except === undefined ? '' : ` other than ${list([except].flat(), 'or')}`
      return [`a card type${but}`, 'that card type']
    }
  }
}

/** "name a card", "make up a name", "choose an ally type", "choose a number from 1 to 6". */
export function nameParts(s: Scope, e: Name): { verb: 'name' | 'makeUp' | 'choose'; rest: string } {
  const [first, later] = chosen(s, e)
  if (later === 'that number') bind(s, e.as, { number: later })
  else bind(s, e.as, { thing: makeThing(s, { key: `$${e.as}`, first, later }) })
  return { verb: e.of === 'card' ? 'name' : e.of === 'made-up' ? 'makeUp' : 'choose', rest: ` ${first}` }
}
