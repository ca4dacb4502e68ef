/** What a card's picture is made of, computed only from what is printed on the card, so the same card always looks the same. Pure. */
import { bySeed, type Some, seedOf, sequence } from '../seed.ts'
import { emblemOf, type Known } from './emblems.ts'
import type { Look } from './own.ts'

export const grounds = ['flames', 'shards', 'leaves', 'mist', 'rays', 'rings', 'spires', 'hills', 'cave'] as const
export type Ground = (typeof grounds)[number]

export interface Picture {
  /** Name of an emblem in assets/icons.json. */
  icon: string
  /** Hue of the light and of the dark, in degrees. */
  hue: number
  deep: number
  /** How strong the colors are, 0 to 1. */
  strength: number
  ground: Ground
  /** Where the light is, as fractions of the width and height. */
  light: readonly [x: number, y: number]
  seed: number
  /** Whether the emblem is mirrored. */
  mirrored: boolean
  /** The raid's own picture in place of all this. */
  own?: string | undefined
}

export interface Subject extends Known {
  damageTypes: readonly string[]
  look?: Look
}

/** A hue, the strength of the colors, and suitable grounds. */
type Nature = readonly [hue: number, strength: number, ...grounds: Some<Ground>]

/** For each of the eight damage types. */
const damage: Readonly<Record<string, Nature>> = {
  arcane: [286, 0.75, 'rings'],
  fire: [22, 0.95, 'flames'],
  frost: [202, 0.8, 'shards'],
  holy: [46, 0.75, 'rays'],
  melee: [28, 0.32, 'spires', 'hills'],
  nature: [112, 0.6, 'leaves', 'hills'],
  ranged: [86, 0.42, 'hills', 'leaves'],
  shadow: [264, 0.55, 'mist'],
}

/** Words in a name that suggest a damage type. */
const elements: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/fire|flame|burn|cinder/, 'fire'],
  [/frost|cold|ice/, 'frost'],
  [/shadow|death/, 'shadow'],
  [/holy|light/, 'holy'],
  [/arcane/, 'arcane'],
]

const classes: Readonly<Record<string, Nature>> = {
  druid: [30, 0.7, 'leaves'],
  hunter: [92, 0.55, 'hills', 'leaves'],
  mage: [205, 0.75, 'rings', 'shards'],
  paladin: [40, 0.62, 'rays', 'spires'],
  priest: [52, 0.24, 'rays', 'mist'],
  rogue: [74, 0.4, 'mist'],
  shaman: [220, 0.7, 'rings', 'hills'],
  warlock: [276, 0.6, 'mist', 'flames'],
  warrior: [16, 0.5, 'spires', 'hills'],
}

const ability: Nature = [230, 0.5, 'rings', 'mist']

const types: Readonly<Record<string, Nature>> = {
  hero: [38, 0.6, 'rays'],
  ally: [140, 0.3, 'hills', 'spires'],
  ability,
  armor: [212, 0.25, 'spires', 'cave'],
  weapon: [8, 0.4, 'spires', 'flames'],
  item: [300, 0.4, 'rings', 'cave'],
  quest: [40, 0.5, 'hills', 'cave'],
  location: [176, 0.4, 'cave', 'spires'],
  event: [4, 0.85, 'flames', 'cave'],
}

/** The Boss's cards glow from below. */
const ofBoss: Nature = [18, 0.9, 'flames', 'cave', 'spires']

export function compose(card: Subject): Picture {
  const seed = seedOf(card.name)
  const next = sequence(seed)
  const boss = card.frame === 'Boss'
  const own =
    damage[card.damageTypes.find((type) => type !== 'melee') ?? ''] ??
    (boss ? ofBoss : undefined) ??
    damage[elements.find(([pattern]) => pattern.test(card.name.toLowerCase()))?.[1] ?? ''] ??
    card.classes.map((name) => classes[name.toLowerCase()]).find(Boolean) ??
    damage[card.damageTypes[0] ?? ''] ??
    types[card.type] ??
    ability
  const [hue, strength, ...fitting] = own
  const turned = hue + (next() - 0.5) * (boss ? 44 : 46)
  return {
    icon: card.look?.emblem ?? emblemOf(card, seed >>> 4),
    own: card.look?.picture,
    hue: (turned + 360) % 360,
    deep: (turned + (next() < 0.5 ? -1 : 1) * (30 + next() * 60) + 360) % 360,
    strength: strength * (0.8 + next() * 0.3),
    ground: bySeed(fitting, seed >>> 7),
    light: [0.22 + next() * 0.56, boss ? 0.55 + next() * 0.25 : 0.18 + next() * 0.3],
    seed,
    mirrored: next() < 0.35,
  }
}
