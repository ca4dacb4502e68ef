/** Traits that texts ask for and cards bear: tags (202), each with the types of its bearers, and reputations (100.2d). */
import { isObject } from './meta.ts'
import { typesOf } from './sorts.ts'
import { bareTag, tagWords, talentSpecs } from './tags.ts'
import { tokenDef } from './tokens.ts'
import type { CardDef, TokenSpec } from './types.ts'

export interface Borne {
  /** By tag: the types of those that bear it; 'any' if a text gives it. */
  tags: ReadonlyMap<string, ReadonlySet<string>>
  reputations: ReadonlySet<string>
}

type Bearer = Pick<CardDef, 'type' | 'tags' | 'classes' | 'race' | 'reputation'>

/** The traits of these cards, of their tokens, and those given by their texts; `texts`: others that make tokens or give tags. */
export function borne(cards: readonly CardDef[], texts: unknown = []): Borne {
  const tags = new Map<string, Set<string>>()
  const reputations = new Set<string>()
  const add = (tag: string, types: readonly string[]): void => {
    for (const word of tagWords(tag)) tags.set(word, new Set([...(tags.get(word) ?? []), ...types]))
  }
  // Raids are looked at although their form is wrong.
  const words = (list: unknown): string[] => [list].flat().filter((word) => typeof word === 'string')
  const bear = ({ type, tags: own, classes: given, race, reputation }: Bearer): void => {
    const [types, classes] = [[type].flat(), words(given)]
    for (const tag of words(own)) add(tag, talentSpecs.includes(bareTag(tag)) ? types.filter(isSchooled) : types)
    if (types.includes('hero')) for (const tag of race === undefined ? classes : [...classes, race]) add(tag, types)
    if (reputation !== undefined) reputations.add(reputation)
  }
  const walk = (node: unknown): void => {
    if (!isObject(node)) return
    for (const part of Object.values(node)) walk(part)
    if (node.mod === 'is' && typeof node.tag === 'string') add(node.tag, ['any'])
    if (isMaking(node)) for (const spec of [node.token].flat().filter(isSpec)) bear(tokenDef(spec))
  }
  for (const card of cards) bear(card)
  walk([cards, texts])
  return { tags, reputations }
}

/** Whether this makes tokens that it may describe itself. */
const isMaking = (node: object): node is { token: unknown } => 'do' in node && node.do === 'create' && 'token' in node

const isSpec = (token: unknown): token is TokenSpec =>
  isObject(token) && Array.isArray(token.tags) && token.tags.every((tag) => typeof tag === 'string')

/** Talent specs on the type lines of abilities are their own; on other cards they are those of possible owners. */
const isSchooled = (type: string): boolean => type === 'ability'

/** Whether something that a set may be of bears this tag. */
export function isBorne({ tags }: Borne, tag: string, set: object): boolean {
  const bearers = tags.get(tag)
  const types = typesOf(set)
  return bearers !== undefined && (types.length === 0 || bearers.has('any') || types.some((type) => bearers.has(type)))
}
