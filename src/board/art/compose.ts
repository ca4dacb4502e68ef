/** The composition of a card's picture, computed only from its print, so the same card always looks the same. Pure. */
import { bySeed, type Some, seedOf, sequence } from '../seed.ts'
import { emblemsOf, type Known } from './emblems.ts'
import { type Figure, figureOf } from './figures.ts'
import type { Look } from './own.ts'

export const grounds = [
  'flames',
  'shards',
  'leaves',
  'mist',
  'rays',
  'rings',
  'spires',
  'hills',
  'cave',
  'trees',
  'towers',
  'waves',
  'storm',
  'stars',
  'peaks',
] as const
export type Ground = (typeof grounds)[number]

/** The arrangements of emblems; a character stands for itself. */
export const layouts = [
  'bust',
  'alone',
  'tilted',
  'pair',
  'trio',
  'burst',
  'ring',
  'rising',
  'crest',
  'crossed',
] as const
export type Layout = (typeof layouts)[number]

export const bodies = ['none', 'disc', 'crescent', 'ringed', 'comet'] as const
export type Body = (typeof bodies)[number]

export interface Picture {
  /** Name of an emblem in assets/icons.json. */
  icon: string
  /** A second emblem, smaller, for arrangements with two. */
  second: string | null
  layout: Layout
  /** A character, in place of the emblem. */
  figure: Figure | null
  /** Hue and strength of the emblem's own color. */
  tint: readonly [hue: number, strength: number]
  sky: Body
  /** Hue of the light and of the dark, in degrees. */
  hue: number
  deep: number
  /** The strength of the colors, 0 to 1. */
  strength: number
  ground: Ground
  /** The place of the light, as fractions of the width and height. */
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
  arcane: [290, 0.75, 'rings', 'stars', 'storm'],
  fire: [18, 0.95, 'flames', 'peaks', 'spires'],
  frost: [200, 0.8, 'shards', 'peaks', 'waves'],
  holy: [46, 0.75, 'rays', 'towers', 'rings'],
  melee: [28, 0.32, 'spires', 'hills', 'towers', 'peaks'],
  nature: [118, 0.6, 'leaves', 'trees', 'storm', 'hills'],
  ranged: [82, 0.45, 'hills', 'trees', 'peaks'],
  shadow: [266, 0.58, 'mist', 'stars', 'towers'],
}

/** Words in a name that suggest a damage type. */
const elements: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/fire|flame|burn|cinder|molten|scorch|inferno|lava|blaz/, 'fire'],
  [/frost|cold|\bic[ey]|frozen|winter|snow|freez/, 'frost'],
  [/shadow|death|void|dark|nether|soul/, 'shadow'],
  [/holy|light\b|divin|sun\b|righteous/, 'holy'],
  [/arcan|mana\b|astral/, 'arcane'],
  [/nature|lightning|storm|earth|wild|poison|thorn|root/, 'nature'],
]

const classes: Readonly<Record<string, Nature>> = {
  'death knight': [188, 0.42, 'mist', 'shards', 'towers'],
  druid: [30, 0.7, 'leaves', 'trees', 'stars'],
  hunter: [92, 0.55, 'hills', 'leaves', 'trees'],
  mage: [208, 0.75, 'rings', 'shards', 'stars'],
  paladin: [40, 0.62, 'rays', 'spires', 'towers'],
  priest: [54, 0.3, 'rays', 'mist', 'towers'],
  rogue: [70, 0.42, 'mist', 'towers', 'cave'],
  shaman: [220, 0.7, 'storm', 'hills', 'waves'],
  warlock: [280, 0.6, 'mist', 'flames', 'storm'],
  warrior: [12, 0.55, 'spires', 'hills', 'peaks'],
}

/** The homes of the raiders' peoples. */
const homes: Readonly<Record<string, Nature>> = {
  human: [214, 0.5, 'towers', 'hills', 'rays'],
  dwarf: [204, 0.38, 'peaks', 'cave', 'hills'],
  gnome: [172, 0.5, 'rings', 'cave', 'peaks'],
  'night elf': [256, 0.55, 'trees', 'stars', 'leaves'],
  draenei: [238, 0.6, 'shards', 'stars', 'rings'],
  worgen: [196, 0.25, 'trees', 'mist', 'towers'],
  orc: [10, 0.65, 'spires', 'hills', 'flames'],
  troll: [150, 0.6, 'leaves', 'waves', 'trees'],
  tauren: [44, 0.6, 'hills', 'peaks', 'spires'],
  undead: [84, 0.38, 'mist', 'towers', 'trees'],
  'blood elf': [350, 0.6, 'towers', 'rays', 'leaves'],
  goblin: [132, 0.5, 'cave', 'waves', 'towers'],
}

const ability: Nature = [230, 0.5, 'rings', 'mist', 'stars']

const types: Readonly<Record<string, Nature>> = {
  hero: [38, 0.6, 'rays'],
  ally: [140, 0.3, 'hills', 'spires'],
  ability,
  armor: [212, 0.3, 'spires', 'cave', 'towers'],
  weapon: [8, 0.45, 'spires', 'flames', 'storm'],
  item: [300, 0.45, 'rings', 'cave', 'stars'],
  quest: [40, 0.5, 'hills', 'cave', 'trees', 'waves', 'peaks', 'towers'],
  location: [176, 0.4, 'cave', 'spires', 'towers'],
  event: [4, 0.85, 'flames', 'cave'],
}

/** Types whose print determines no colors: any will do. */
const motley: readonly string[] = ['armor', 'weapon', 'item', 'quest', 'location']

/** The Boss's cards glow from below. */
const ofBoss: Nature = [18, 0.9, 'flames', 'cave', 'spires']

/** The arrangements that suit a type of card. */
const arranged: Readonly<Record<string, Some<Layout>>> = {
  weapon: ['alone', 'crossed', 'tilted', 'rising', 'ring'],
  armor: ['alone', 'crest', 'rising', 'burst'],
  item: ['alone', 'burst', 'ring', 'rising'],
  quest: ['alone', 'rising', 'tilted', 'crest'],
  location: ['rising', 'alone'],
  ally: ['alone', 'rising', 'tilted', 'burst'],
}

/** And those that suit an ability's effect. */
const arrangedBy: Readonly<Record<string, Some<Layout>>> = {
  deal: ['burst', 'tilted', 'alone', 'trio'],
  heal: ['ring', 'alone', 'burst'],
  destroy: ['rising', 'tilted', 'alone'],
  interrupt: ['crest', 'ring', 'rising'],
  prevent: ['crest', 'ring'],
  create: ['trio', 'ring'],
  draw: ['trio', 'alone', 'ring'],
  discard: ['tilted', 'trio'],
}
const anyhow: Some<Layout> = ['alone', 'ring', 'tilted', 'rising', 'crest', 'burst']

const metals: Some<readonly [hue: number, strength: number]> = [
  [212, 0.22],
  [44, 0.75],
  [24, 0.55],
  [200, 0.55],
  [276, 0.4],
  [150, 0.4],
  [0, 0.55],
]

/** The distance between the color of an emblem and that of its light. */
const turns: Some<number> = [0, 38, -34, 0, 62, -60]

/** The hue, strength and grounds of a card: by its damage, by words of its name, by its class, by the home of its people. */
function natureOf(card: Subject, figure: Figure | null, seed: number): Nature {
  const typed = damage[card.damageTypes.find((type) => type !== 'melee') ?? '']
  if (card.frame === 'Boss') return typed ?? ofBoss
  const named = damage[elements.find(([pattern]) => pattern.test(card.name.toLowerCase()))?.[1] ?? '']
  if (figure && !typed) {
    const own = [...card.classes, ...card.tags].map((name) => classes[name.toLowerCase()]).find(Boolean)
    return named ?? (own && seed % 2 === 0 ? own : (homes[figure.race] ?? ability))
  }
  const does = card.deeds?.find((deed) => deed.startsWith('deal '))?.slice(5)
  const dealt = does === 'melee' ? undefined : damage[does ?? '']
  const any = motley.includes(card.type) ? types[card.type] : undefined
  if (any && !typed && !named) return [seed % 360, 0.3 + (seed % 7) / 16, ...grounded(any)]
  return (
    typed ??
    dealt ??
    named ??
    card.classes.map((name) => classes[name.toLowerCase()]).find(Boolean) ??
    damage[card.damageTypes[0] ?? ''] ??
    types[card.type] ??
    ability
  )
}

const grounded = ([, , ...fitting]: Nature): Some<Ground> => fitting

function layoutOf(card: Subject, second: string | null, seed: number): Layout {
  if (card.type === 'hero') return 'alone'
  if (second !== null && seed % 5 < 2) return 'pair'
  if (card.frame === 'Boss') return bySeed(['alone', 'alone', 'burst', 'ring'], seed)
  const told =
    card.type === 'ability' ? card.deeds?.map((deed) => arrangedBy[deed.split(' ')[0] ?? '']).find(Boolean) : undefined
  return bySeed(told ?? arranged[card.type] ?? anyhow, seed)
}

/** The composition of a card's picture. */
export function compose(card: Subject): Picture {
  const seed = seedOf(card.name)
  const next = sequence(seed)
  const boss = card.frame === 'Boss'
  const person = card.type === 'hero' || card.type === 'ally'
  const tags = [...card.tags, ...card.classes].map((tag) => tag.toLowerCase())
  const figure = person && !boss && !card.look?.emblem ? figureOf(tags, seed) : null
  const [hue, strength, ...fitting] = natureOf(card, figure, seed >>> 5)
  const turned = (hue + (next() - 0.5) * 46 + 360) % 360
  const { icon, second } = emblemsOf(card, seed >>> 4)
  const metal = ['weapon', 'armor', 'item'].includes(card.type)
  return {
    icon: card.look?.emblem ?? icon,
    second,
    own: card.look?.picture,
    figure,
    layout: figure ? 'bust' : layoutOf(card, second, seed >>> 9),
    hue: turned,
    deep: (turned + (next() < 0.5 ? -1 : 1) * (30 + next() * 60) + 360) % 360,
    strength: strength * (0.8 + next() * 0.3),
    ground: bySeed(fitting, seed >>> 7),
    light: [0.22 + next() * 0.56, boss ? 0.55 + next() * 0.25 : 0.18 + next() * 0.3],
    seed,
    mirrored: next() < 0.35,
    tint: metal ? bySeed(metals, seed >>> 13) : [turned + bySeed(turns, seed >>> 15), Math.max(0.35, strength)],
    sky: boss || next() < 0.45 ? 'none' : bySeed(['disc', 'crescent', 'ringed', 'comet'], seed >>> 11),
  }
}

/** The distinguishing features of pictures: the dominant hue in twelfths, the emblem or the head, the arrangement. */
export function compositionOf({ hue, icon, figure, layout }: Picture): string {
  const shown = figure ? `${figure.race} ${figure.gear}` : icon
  return `${Math.round(hue / 30) % 12} ${shown} ${layout}`
}
