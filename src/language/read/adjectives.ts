/** Words in front of a noun: "other", "opposing", "exhausted", "non-Feral", "fire", "[Hunter]", "Horde", "Night Elf". */

import { type ClassName, classNames, damageTypes } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import { talentSpecs } from '../tags.ts'
import type { SetWho } from '../types.ts'
import type { P } from './parser.ts'
import { all, as, either, listOf, listOfTwo, oneOrMore, part, table, token, w } from './parts.ts'
import { tagVocabulary } from './tag-words.ts'
import { damageType, firstType, markInFront, state, tagWord, typeIcon } from './words.ts'

const icon: P<ClassName> = all([w('['), table(classNames.map((c) => [c, c] as const)), w(']')], (c) => c)

const tags = new Set([...tagVocabulary, ...talentSpecs, ...classNames].map((t) => t.toLowerCase()))

/** "non-Feral", "non-melee", "non-ongoing". */
const without: P<Partial<SetWho>> = token('non-…', (text, { world }) => {
  const own = Object.entries(world.nouns).find(([, { one }]) => `non-${one}` === text)
  return own ? { not: { tag: own[0] } } : plainWithout(text)
})

function plainWithout(text: string): Partial<SetWho> | undefined {
  const m = /^non-(.+)$/i.exec(text)
  const word = m?.[1]
  if (word === undefined) return undefined
  if (isOneOf(damageTypes, word)) return { not: { damageType: word } }
  if (word === 'ongoing') return { not: { state: 'ongoing' } }
  if (word === 'Alliance' || word === 'Horde') return { not: { icon: word } }
  if (word === 'neutral') return { not: { icon: 'none' as const } }
  if (word === 'token' || word === 'hero' || word === 'ally') return { not: { is: word } }
  return /^[A-Z]/.test(word) && tags.has(word.toLowerCase()) ? { not: { tag: word } } : undefined
}

/** One of several marks of different kinds: "Frost or [Frost] card". */
export const mark: P<SetWho> = part(() =>
  either<SetWho>(
    as(typeIcon, (damageType) => ({ damageType })),
    as(either(icon, table({ Alliance: 'Alliance', Horde: 'Horde' } as const)), (one) => ({ icon: one })),
    as(tagWord, (tag) => ({ tag })),
  ),
)
/** Several tags, or both factions, are one field. */
const isPlain = (list: readonly SetWho[]): boolean =>
  list.every((one) => one.tag !== undefined) || list.every((one) => one.icon === 'Alliance' || one.icon === 'Horde')

/** One of them. */
export const adjectives: P<Partial<SetWho>> = part(() =>
  either<Partial<SetWho>>(
    as(w('other'), () => ({ other: true })),
    as(w('opposing'), () => ({ of: 'opponents' })),
    as(w('friendly'), () => ({ of: 'friends' })),
    as(state, (s) => ({ state: s })),
    as(w('unattached'), () => ({ not: { state: 'attached' } })),
    as(w('face up', 'face-up'), () => ({ state: 'faceUp' })),
    as(w('non-Horde, non-Alliance'), () => ({ not: { icon: ['Horde', 'Alliance'] as const } })),
    without,
    as(either(typeIcon, damageType, firstType), (d) => ({ damageType: d })),
    as(table(damageTypes.map((t) => [`non-[${t}]`, t] as const)), (d) => ({ not: { damageType: d } })),
    as(table(classNames.map((c) => [`non-[${c}]`, c] as const)), (c) => ({ not: { icon: c } })),
    as(icon, (i) => ({ icon: i })),
    as(w('instant'), () => ({ tag: 'instant' })),
    as(w('neutral'), () => ({ icon: 'none' })),
    as(listOf(table({ Alliance: 'Alliance', Horde: 'Horde' } as const), w('or')), (list) => ({
      icon: oneOrMore(list),
    })),
    as(listOf(tagWord, w('or', 'and')), (list) => ({ tag: oneOrMore(list) })),
    as(w('Unlimited'), () => ({ trait: 'Unlimited' })), // beside another tag
    as(markInFront, (word, { world }) => (world.tokens.includes(word) ? { name: word } : { tag: word })),
    as(listOfTwo(mark, w('or')), (either) => (isPlain(either) ? undefined : { either })),
  ),
)
