/** The words from which a text lets a player choose: names (200), ally types (202.4), standard classes and races, damage types (408.3a). */
import type { CardCode, Code } from '../../language/compile.ts'
import { isOneOf } from '../../language/look-up.ts'
import { listed } from '../../language/nodes.ts'
import { allyTypes } from '../../language/tags.ts'
import { classNames, damageTypes, type Nameable, type Of, races, ruleTypes } from '../../language/types.ts'

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

/** The words that an effect lets a player choose from, sorted; those of a list in its own order. */
export function wordsToName(
  code: Code,
  of: Exclude<Nameable, Numbers>,
  except: Name['except'] = [],
): readonly string[] {
  if (typeof of !== 'string') return of
  if (of === 'made-up') return inventions.filter((name) => isMadeUp(code, name))
  if (isOneOf(Object.keys(standard) as (keyof typeof standard)[], of))
    return standard[of].filter((word) => !listed<string>(except).includes(word))
  const all = of === 'card' ? [...code.cards.values()].filter(isCard).map((c) => c.def.name) : typesOfAllies(code)
  return [...new Set(all)].sort()
}
