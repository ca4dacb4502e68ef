/** The noun of a set: "hero or ally", "ability cards", "Whelps", "an ally named Ironforge Guards". */
import { talentSpecs } from '../tags.ts'
import type { Kind, SetWho } from '../types.ts'
import { mark } from './adjectives.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, listOf, listOfTwo, part, said, some, table, w } from './parts.ts'
import { type Raw, refer } from './refs.ts'
import { given, isSole, kindWord, properName, tagAsNoun, tokenWord } from './words.ts'
import type { World } from './world.ts'

export interface Head {
  set: Partial<SetWho>
  many: boolean
  /** One form for one and many: "equipment". */
  either?: boolean
  /** "ability card": it lies outside play. */
  card?: true
}

const or = w('or', 'and', 'and/or')

/** A hero or ally is a character. */
function together(list: readonly Kind[]): Kind | readonly Kind[] {
  const kinds = list.flatMap((kind, i) =>
    kind === 'hero' && list[i + 1] === 'ally'
      ? ['character' as const]
      : kind === 'ally' && list[i - 1] === 'hero'
        ? []
        : [kind],
  )
  const [only] = kinds
  return only !== undefined && kinds.length === 1 ? only : kinds
}

const kinds: P<Head> = part(() =>
  as(listOf(kindWord, or), (list) => {
    const fixed = list.filter((k) => !k.either)
    if (new Set(fixed.map((k) => k.many)).size > 1) return undefined
    if (list.length > 1 && list.some((k) => k.value === 'card')) return undefined
    const many = fixed[0]?.many ?? false
    return {
      set: { is: together(list.map((k) => k.value)) },
      many,
      ...(fixed.length === 0 ? { either: true } : {}),
    }
  }),
)

/** "ability card", "ability, ally, or equipment card". */
const kindCards: P<Head> = part(() =>
  all([listOf(kindWord, or), said('card', 'cards')], (list, card) =>
    list.some((k) => k.many && !k.either) || list.some((k) => k.value === 'card')
      ? undefined
      : { set: { is: together(list.map((k) => k.value)) }, many: card === 'cards', card: true as const },
  ),
)

/** "Druid ally, [Druid] ability, or [Druid] equipment": each with its own marks. */
const varied: P<Head> = part(() =>
  as(
    listOfTwo(
      all([some(mark), kindWord], (marks, k) => (marks.length > 0 ? { marks, k } : undefined)),
      or,
    ),
    (list) => {
      const fixed = list.filter(({ k }) => !k.either)
      if (new Set(fixed.map(({ k }) => k.many)).size > 1 || new Set(list.map(({ k }) => k.value)).size < 2)
        return undefined
      return {
        set: { either: list.map(({ marks, k }) => Object.assign({ is: k.value }, ...marks) as SetWho) },
        many: fixed[0]?.k.many ?? false,
        ...(fixed.length === 0 ? { either: true as const } : {}),
      }
    },
  ),
)

const tags: P<Head> = part(() =>
  as(listOf(tagAsNoun, or), (list) => {
    if (new Set(list.map((t) => t.many)).size > 1) return undefined
    const [first] = list
    const both = list.every((t) => t.either)
    return (
      first && {
        set: { tag: list.length === 1 ? first.value : list.map((t) => t.value) },
        many: first.many,
        ...(both ? { either: true as const } : {}),
      }
    )
  }),
)

/** "cards of that card type", "of that kind": of the chosen type, or of the chosen word. */
const chosenType = either(
  as(w('of that card type'), () => 'card type'),
  as(w('of that kind'), () => 'kind'),
)
const ofChosenType: P<Head> = all([here, said('card', 'cards'), chosenType], (at, card, noun) => ({
  set: { is: refer(at, 'word', noun) },
  many: card === 'cards',
}))

const attachments: P<Head> = as(table({ attachment: false, attachments: true }), (many) => ({
  set: { is: 'card', state: 'attached' },
  many,
}))

/** The card by its own name: "each other Concussive Barrage". */
const ownName: P<Head> = as(
  given(({ def }) => [[def.name, def.name] as const]),
  (name) => ({ set: { name }, many: false }),
)

const tokens: P<Head> = part(() =>
  as(tokenWord, (t, { world }) =>
    isDesignation(t.value, world)
      ? undefined
      : { set: { name: t.value }, many: t.many, ...(t.either ? { either: true } : {}) },
  ),
)
/** Whether a word is no card's name, but a tag of the raid's cards. */
const isDesignation = (word: string, { tags, tokens }: World): boolean => tags.includes(word) && !tokens.includes(word)
const designations: P<Head> = part(() =>
  as(tokenWord, (t, { world: { nouns } }) => ({
    set: { ...(nouns[t.value]?.the === 'player' ? { is: 'player' as const } : {}), tag: t.value },
    many: t.many,
    ...(t.either ? { either: true } : {}),
  })),
)

/** "card or effect": any link (711.1). */
const links: P<Head> = as(table({ 'card or effect': false, 'cards and effects': true }), (many) => ({
  set: { in: 'chain' as const },
  many,
}))

const named = (head: P<Head>): P<Head> =>
  all([head, ifThere(all([w('named'), properName], (name) => name))], (h, name) =>
    name === undefined ? h : { ...h, set: { ...h.set, name } },
  )

export const head: P<Head> = part(() =>
  either(attachments, links, named(kinds), varied, named(kindCards), ofChosenType, ownName, tokens, tags, designations),
)

/** "the MARKED hero", "The Bomb": the only one. `the`: with that word in front. */
export const isOneMarked = (the: boolean | undefined, { tag, name, is }: Partial<SetWho>, world: World): boolean =>
  the === true && (isSole(tag, world) || (is === undefined && /^The /.test(`${name ?? tag}`)))

/** "the opposing raid leader": an opponent. */
export function ofPlayers({ of, ...set }: Raw<Partial<SetWho>>): Raw<Partial<SetWho>> {
  if (set.is === 'player' && of === 'opponents') return { ...set, is: 'opponent' }
  if (set.is === 'player' && of === 'friends') return { ...set, is: 'friend' }
  return of === undefined ? set : { ...set, of }
}

/** A talent spec is a trait of heroes (206.1b). */
export function ofHeroes({ tag, ...set }: Raw<Partial<SetWho>>): Raw<Partial<SetWho>> {
  const { tag: no, ...not } = set.not ?? {}
  const spec = (word: unknown): word is string => typeof word === 'string' && talentSpecs.includes(word)
  const isHero = [set.is].flat().some((kind) => kind === 'hero' || kind === 'character')
  return {
    ...set,
    ...(tag !== undefined && (isHero && spec(tag) ? { trait: tag } : { tag })),
    ...(isHero && spec(no) && { not: { ...not, trait: no } }),
  }
}
