/**
 * Chooses a card's emblems: by words in its name, by its tags, race, class, effects, type, as assets/emblems.json has them.
 * The names of emblems are those of assets/icons.json.
 */
import tables from '../../../assets/emblems.json'
import { bySeed, type Some } from '../seed.ts'
import { type Kind, kindOf } from './beings/kinds.ts'
import { armsOfAll } from './figures.ts'

/** The tags that matter most for a face: for an animal its kind, for a hero the race. */
const beasts: readonly string[] = ['bear', 'cat', 'raptor', 'wolf']
const races: readonly string[] = ['dwarf', 'gnome', 'night elf', 'orc', 'troll', 'tauren', 'undead']

/** For cards of any other type. */
const other: Some<string> = ['dragon-shield']

/** Emblems of Bosses, by kind. */
const beings: Readonly<Record<Kind, string>> = {
  dragon: 'spiked-dragon-head',
  hound: 'wolf-head',
  serpent: 'snake-totem',
  giant: 'rock-golem',
  elemental: 'fire-silhouette',
  lord: 'horned-skull',
  pitlord: 'diablo-skull',
  demon: 'diablo-skull',
  shade: 'crowned-skull',
  broken: 'monk-face',
  brute: 'orc-head',
  matron: 'queen-crown',
  hunter: 'horned-skull',
  council: 'hood',
  shrine: 'evil-tower',
  sorrow: 'screaming',
  longing: 'sharp-lips',
  fury: 'angry-eyes',
  ringer: 'bell-shield',
  person: 'overlord-helm',
}

export interface Known {
  name: string
  type: string
  frame: string
  classes: readonly string[]
  tags: readonly string[]
  /** Its effects, most important first: 'deal fire', 'heal', 'draw'. */
  deeds?: readonly string[]
}

/** The beginnings of words and their emblems; the first match wins. */
type Table = readonly (readonly [pattern: RegExp, icons: Some<string>])[]

/** Lists of emblems by a name. */
type Lists = Readonly<Record<string, Some<string>>>

const some = ([first = other[0], ...more]: readonly string[]): Some<string> => [first, ...more]
const table = (lines: readonly (readonly string[])[], before = ''): Table =>
  lines.map(([pattern = '', ...icons]) => [new RegExp(`${before}(?:${pattern})`), some(icons)])
const lists = (from: Readonly<Record<string, readonly string[]>>): Lists =>
  Object.fromEntries(Object.entries(from).map(([name, icons]) => [name, some(icons)]))

/** Patterns for names match at the beginning of a word, so that "beard" is no bear. */
const [named, namedToo] = [table(tables.words, '\\b'), table(tables.moreWords, '\\b')]
const [gearTags, beingTags, kindTags] = [table(tables.gearTags), table(tables.beingTags), table(tables.kindTags)]
const [folk, kinds, deedEmblems] = [lists(tables.folk), lists(tables.kinds), lists(tables.deeds)]

/** Every emblem that can be used; assets/icons.json holds exactly these. */
export const emblemNames: readonly string[] = [
  ...new Set([
    ...[named, namedToo, gearTags, beingTags, kindTags].flatMap((lines) => lines.flatMap(([, icons]) => icons)),
    ...[folk, kinds, deedEmblems].flatMap((by) => Object.values(by).flat()),
    ...Object.values(beings),
    ...armsOfAll,
    ...other,
    'griffin-shield',
    'orc-head',
    'dragon-head',
    'dragon-breath',
    'death-skull',
    'implosion',
  ]),
]

const fitting = (lines: Table, text: string): Some<string> | undefined =>
  lines.find(([pattern]) => pattern.test(text))?.[1]
/** By the first of the tags in the table. */
const tagged = (lines: Table, tags: readonly string[]): Some<string> | undefined =>
  tags.map((tag) => fitting(lines, tag)).find(Boolean)

const beastly = /\b(?:hippogryph|whelp|pet|wolf|bear|dragon)/
const gear: readonly string[] = ['weapon', 'armor', 'item']

export interface Emblems {
  icon: string
  /** A smaller one beside it: by the name of equipment, by an ability's effect. */
  second: string | null
}

const lower = ({ tags, classes }: Known): string[] => [...tags, ...classes].map((tag) => tag.toLowerCase())

/** The face of a character by its race or class, or its kind if it is an animal. */
function faceIcons(card: Known, tags: readonly string[]): Some<string> | null {
  const own = Object.keys(folk).filter((key) => tags.some((tag) => tag === key || tag.split(/[ ,]/).includes(key)))
  const first = own.filter((key) => (card.type === 'hero' ? races : beasts).includes(key))
  const [icon, ...others] = (first.length > 0 ? first : own).flatMap((key) => folk[key] ?? [])
  return icon === undefined ? null : [icon, ...others]
}

/** The emblems of a card; if several fit, the seed chooses. */
export function emblemsOf(card: Known, seed: number): Emblems {
  const name = card.name.toLowerCase()
  const tags = lower(card)
  const one = (icons: Some<string>, by = seed): string => bySeed(icons, by)
  if (card.type === 'hero' && card.frame === 'Boss') return { icon: beings[kindOf(card)], second: null }
  const byName = fitting(named, name) ?? fitting(namedToo, name)
  const told = card.deeds?.find((deed) => deedEmblems[deed])
  const byDeed = told === undefined ? undefined : deedEmblems[told]
  const person = card.type === 'hero' || (card.type === 'ally' && card.frame !== 'Boss')
  if (person) {
    const being = tagged(beingTags, tags)
    if (beastly.test(name) && !being) return { icon: one(byName ?? kinds.ally ?? other), second: null }
    const face = being ?? faceIcons(card, tags)
    return {
      icon: one(face ?? byName ?? kinds[card.type] ?? other),
      second: face && byName ? one(byName, seed >>> 3) : null,
    }
  }
  if (gear.includes(card.type)) {
    const made = tagged(gearTags, tags)
    // A robe is a robe: what the name and the tags agree on comes first.
    const [agreed, ...more] = made?.filter((icon) => byName?.includes(icon)) ?? []
    if (agreed !== undefined) return { icon: one([agreed, ...more]), second: null }
    if (made) return { icon: one(made), second: byName ? one(byName, seed >>> 3) : null }
  }
  const byTag = tagged(kindTags, tags) ?? tagged(beingTags, tags)
  const first =
    fitting(named, name) ?? byName ?? byTag ?? byDeed ?? fitting(named, tags.join(' ')) ?? kinds[card.type] ?? other
  const also = [byDeed, byTag].find((icons) => icons !== undefined && icons !== first)
  return { icon: one(first), second: also && card.frame !== 'Boss' ? one(also, seed >>> 3) : null }
}
