/** Bold words that only matter while a deck is built (100.2b-e). */

import { capital, inList, kindNouns } from '../phrases.ts'
import { talentSpecs } from '../tags.ts'
import type { CardDef, CardSet, DamageType, Deckbuilding, NameRef, SetWho } from '../types.ts'

/** "Marksmanship Talent", "Paladin or Priest Hero Required", "Aldor Reputation", "Deckbuilding: …". */
export function deckWords(def: CardDef): string[] {
  const wanted = [def.requires ?? []].flat()
  const talent = wanted.length === 1 && wanted.every((spec) => talentSpecs.includes(spec))
  return [
    wanted.length === 0 ? '' : talent ? `${wanted[0]} Talent` : `${inList(wanted, 'or')} Hero Required`,
    def.reputation === undefined ? '' : `${def.reputation} Reputation`,
    def.deckbuilding === undefined ? '' : `Deckbuilding: ${sentences(def.deckbuilding)}`,
  ].filter(Boolean)
}

function sentences({ only = [], either = [], not = [] }: Deckbuilding): string {
  const own = only.map(many)
  const groups = [
    either.length > 0 ? `either ${inList(either.map(many), 'or')}` : '',
    own.length === 2 ? own.join(', and ') : inList(own, 'and'), // "quests and locations" are of one set
  ].filter(Boolean)
  return [...(groups.length > 0 ? [`You can include only ${groups.join(', and ')}.`] : []), ...excluded(not)].join(' ')
}

/** "You can't include Horde cards or Demon allies." What leaves something out itself has a sentence of its own. */
function excluded(sets: NonNullable<Deckbuilding['not']>): string[] {
  const lists: string[][] = []
  for (const [i, set] of sets.entries()) {
    const { not, ...rest } = set
    const noun = not === undefined ? many(rest) : `${many(rest)} other than ${many(not)}`
    const near = not === undefined && sets[i - 1]?.not === undefined ? lists.at(-1) : undefined
    if (near) near.push(noun)
    else lists.push([noun])
  }
  return lists.map((list) => `You can't include ${inList(list, 'or')}.`)
}

/** "neutral quests", "[Warlock] abilities", "Demon allies", "cards with Aldor Reputation". */
function many(set: CardSet): string {
  const kinds = set.is === undefined ? ['card' as const] : [set.is].flat()
  const talent = typeof set.requires === 'string' && set.is === 'card' && talentSpecs.includes(set.requires)
  const nouns = talent ? ['Talents'] : kinds.map((k) => kindNouns[k].many)
  const front = [
    set.icon === undefined ? '' : iconWord(set.icon),
    set.damageType === undefined ? '' : typeIcon(set.damageType),
    set.tag === undefined ? '' : inList([set.tag].flat(), 'or'),
    talent ? String(set.requires) : '',
    inList(nouns, 'and'),
  ]
  const after = [
    set.name === undefined ? '' : `named ${set.name}`,
    ...boldSuffixes(talent ? { reputation: set.reputation } : set),
    set.deals === undefined ? '' : `that deal ${set.deals} damage`,
  ]
  return [...front, ...after].filter(Boolean).join(' ')
}

/** An icon as an adjective: "[Hunter]", "Horde", "neutral" (206.1a-d). */
export const iconWord = (icon: NonNullable<SetWho['icon']>): string => inList(iconWords(icon), 'or')

/** The same for each of several. */
export const iconWords = (icon: NonNullable<SetWho['icon']>): string[] =>
  [icon].flat().map((one) => (one === 'none' ? 'neutral' : one === 'Alliance' || one === 'Horde' ? one : `[${one}]`))

/** Whether a player chooses it. */
export const isChosen = (type: DamageType | NameRef): type is NameRef => type.startsWith('$')

/** A damage type as an adjective: its icon, "[Frost]". */
export const typeIcon = (type: DamageType): string => `[${capital(type)}]`

/** "with Aldor Reputation", "with a text restriction". */
export const boldSuffixes = (set: Pick<SetWho, 'requires' | 'reputation'>): string[] => [
  ...(set.requires === undefined
    ? []
    : [set.requires === true ? 'with a text restriction' : `of ${set.requires} heroes only`]),
  ...(set.reputation === undefined
    ? []
    : [set.reputation === true ? 'with a reputation' : `with ${set.reputation} Reputation`]),
]
