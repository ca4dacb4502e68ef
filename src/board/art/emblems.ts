/** Chooses a card's emblems: by words in its name, by its tags, race, class, effects, type. The names are those of assets/icons.json. */
import { bySeed, type Some } from '../seed.ts'
import { type Kind, kindOf } from './beings/kinds.ts'
import { deedEmblems, kinds } from './emblem-deeds.ts'
import { beingTags, gearTags, kindTags } from './emblem-tags.ts'
import { moreWords, words } from './emblem-words.ts'
import { armsOfAll } from './figures.ts'

/** Faces of allies and heroes, by race or class. */
const folk: Readonly<Record<string, readonly string[]>> = {
  dwarf: ['dwarf-face', 'dwarf-king', 'dwarf-helmet', 'viking-head'],
  gnome: ['bad-gnome', 'mining-helmet', 'gears', 'spanner'],
  'night elf': ['woman-elf-face', 'elf-helmet', 'elf-ear', 'moon-claws'],
  human: ['crested-helmet', 'visored-helm', 'barbute'],
  orc: ['orc-head', 'crossed-axes'],
  troll: ['troll', 'tribal-mask'],
  tauren: ['minotaur', 'bull-horns'],
  undead: ['half-dead', 'skull-crack'],
  warrior: ['swordman', 'swordwoman', 'crossed-swords', 'sword-clash', 'centurion-helmet', 'spartan-helmet'],
  mage: ['wizard-face', 'pointy-hat', 'glowing-hands', 'crystal-wand', 'magic-swirl', 'burning-passion'],
  priest: ['monk-face', 'angel-outfit', 'holy-water', 'prayer', 'angel-wings', 'healing'],
  paladin: ['templar-shield', 'templar-heart', 'winged-shield', 'warhammer', 'winged-sword'],
  hunter: ['bowman', 'hunter-eyes', 'high-shot', 'quiver', 'direwolf', 'hunting-horn'],
  rogue: ['hooded-assassin', 'cloak-dagger', 'daggers', 'thrown-daggers', 'robber-mask'],
  shaman: ['totem-mask', 'totem-head', 'lightning-storm', 'snake-totem'],
  warlock: ['warlock-eye', 'warlock-hood', 'skull-staff', 'imp-laugh'],
  druid: ['oak-leaf', 'tree-face', 'bear-head', 'paw', 'wolf-head'],
  bear: ['bear-head', 'polar-bear'],
  cat: ['saber-toothed-cat-head'],
  raptor: ['velociraptor'],
  wolf: ['wolf-head', 'direwolf'],
  dragonkin: ['dragon-head', 'wyvern', 'double-dragon', 'dragon-spiral'],
}

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

type Table = readonly (readonly [pattern: RegExp, ...icons: Some<string>])[]

const iconsIn = (table: Table): string[] => table.flatMap(([, ...icons]) => icons)

/** Every emblem that can be used; assets/icons.json holds exactly these. */
export const emblemNames: readonly string[] = [
  ...new Set([
    ...[words, moreWords, gearTags, beingTags, kindTags].flatMap(iconsIn),
    ...[folk, kinds, deedEmblems].flatMap((table) => Object.values(table).flat()),
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

/** Patterns match at the beginning of a word, so that "beard" is no bear. */
const begins = (table: Table): Table =>
  table.map(([pattern, ...icons]) => [new RegExp(`\\b(?:${pattern.source})`), ...icons])
const [named, namedToo] = [begins(words), begins(moreWords)]

const fitting = (table: Table, text: string): Some<string> | undefined => {
  const line = table.find(([pattern]) => pattern.test(text))
  return line && [line[1], ...line.slice(2).map(String)]
}
/** By the first of the tags in the table. */
const tagged = (table: Table, tags: readonly string[]): Some<string> | undefined =>
  tags.map((tag) => fitting(table, tag)).find(Boolean)

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
