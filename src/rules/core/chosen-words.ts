/** The words from which a text lets a player choose: names (200), ally types (202.4), standard classes and races, damage types (408.3a). */

import { compare } from '../../language/compare.ts'
import type { CardCode, Code } from '../../language/compile.ts'
import { isOneOf } from '../../language/look-up.ts'
import { listed } from '../../language/nodes.ts'
import { allyTypes } from '../../language/tags.ts'
import {
  type Compare,
  classNames,
  damageTypes,
  type Nameable,
  type Of,
  races,
  ruleTypes,
  type SetWho,
} from '../../language/types.ts'
import type { Game } from './game.ts'
import { type Env, inSet, objs } from './words.ts'

/** Whether a name may be made up (200.3): no card or token may have it. */
export const isMadeUp = (code: Code, name: string): boolean => name.trim() !== '' && !code.names.has(name)

/** Made-up names to choose from; it only matters whether two are the same. */
const inventions = [
  ...['Bolvar the Bold', 'Gromm the Gentle', 'Hilda of the Hills', 'Milo Mudboots'],
  ...['Old Whitebeard', 'Pim', 'Sir Nobody', 'Tuk Longtooth'],
]

const isCard = (c: CardCode): boolean => c.def.set !== 'token'

/** The ally types of all allies and ally tokens that there are (202.4). */
const typesOfAllies = (code: Code): string[] => [
  ...new Set([...code.cards.values()].flatMap((c) => (c.kinds.has('ally') ? allyTypes(c.def.tags ?? []) : []))),
]

/** Lists of words that are the same in every game: the standard classes and races (glossary), and damage types (408.3a). */
const standard = {
  'card type': ruleTypes,
  class: classNames,
  race: [...races].sort(),
  'damage type': damageTypes,
} as const

type Name = Of<'name'>

export type Numbers = Extract<Nameable, 'number' | { from: unknown }>

export const isNumber = (of: Nameable): of is Numbers => of === 'number' || (typeof of === 'object' && 'from' in of)

type Cards = Extract<Nameable, { card: unknown }>

const isOfCards = (of: Nameable): of is Cards => typeof of === 'object' && 'card' in of

/** The names of cards that fit: of those that lie in its zones, or else of all that there are, as they are printed (200.2). */
function namesOf(g: Game, set: SetWho, env: Env): readonly string[] {
  if (set.among !== undefined)
    return objs(g, set.among, env).flatMap((o) => (inSet(g, set, o, env, true) ? [g.ask.name(g, o)] : []))
  if (set.in !== undefined) return objs(g, set, env).map((o) => g.ask.name(g, o))
  const [, op, most] = set.where ?? []
  return [...g.code.cards.values()].flatMap((c) => {
    if (!isCard(c) || !listed(set.is ?? 'card').some((k) => k === 'card' || c.kinds.has(k))) return []
    const fits = typeof most !== 'number' || (c.def.cost !== undefined && compare(c.def.cost, op as Compare, most))
    return fits ? [c.def.name] : []
  })
}

/** The words that an effect lets a player choose from as things are now. */
export const openWords = (
  g: Game,
  { of, except }: Name & { of: Exclude<Nameable, Numbers> },
  env: Env,
): readonly string[] =>
  isOfCards(of) ? [...new Set(namesOf(g, of.card, env).filter(Boolean))].sort() : wordsToName(g.code, of, except)

/** The words that an effect lets a player choose from, sorted; those of a list in its own order. */
export function wordsToName(
  code: Code,
  of: Exclude<Nameable, Numbers | Cards>,
  except: Name['except'] = [],
): readonly string[] {
  if (typeof of !== 'string') return of
  if (of === 'made-up') return inventions.filter((name) => isMadeUp(code, name))
  if (isOneOf(Object.keys(standard) as (keyof typeof standard)[], of))
    return standard[of].filter((word) => !listed<string>(except).includes(word))
  const all = of === 'card' ? [...code.cards.values()].filter(isCard).map((c) => c.def.name) : typesOfAllies(code)
  return [...new Set(all)].sort()
}
