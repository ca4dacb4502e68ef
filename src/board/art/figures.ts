/** The looks of a raiders' character: race and class give the choices, its name chooses. Pure. */
import { bySeed, type Some, sequence } from '../seed.ts'

export const builds = ['plain', 'broad', 'slender', 'small', 'bull', 'wolf', 'gaunt'] as const
export type Build = (typeof builds)[number]
export type Ears = 'none' | 'round' | 'pointed' | 'long' | 'wide'
export type Hair = 'none' | 'short' | 'long' | 'mohawk' | 'knot' | 'spikes' | 'braids'
export type Beard = 'none' | 'short' | 'long' | 'forked' | 'tendrils' | 'tusks' | 'long tusks'
export type Gear =
  | 'none'
  | 'hood'
  | 'helm'
  | 'horned helm'
  | 'plumed helm'
  | 'circlet'
  | 'hat'
  | 'crown'
  | 'antlers'
  | 'pelt'
  | 'mask'
  | 'goggles'
  | 'mitre'
  | 'feathers'
export type Shoulders = 'cloth' | 'round' | 'spikes' | 'wings' | 'fur' | 'leaves' | 'skulls' | 'crystals'

export interface Figure {
  race: string
  build: Build
  skin: Tint
  hair: Hair
  mane: Tint
  ears: Ears
  beard: Beard
  gear: Gear
  shoulders: Shoulders
  cloth: Tint
  metal: Tint
  /** The hue of its eyes, and whether they shine. */
  eyes: number
  shines: boolean
  /** Emblems behind its shoulders: its weapon, once, or twice and crossed. */
  arms: string
  crossed: boolean
  /** A disc of light behind the head, or a high collar. */
  behind: 'none' | 'halo' | 'collar'
  near: number
}

/** A color: hue, strength, lightness. */
export type Tint = readonly [hue: number, strength: number, light: number]

interface Race {
  build: Build
  skins: Some<Tint>
  manes: Some<Tint>
  ears: Ears
  hair: Some<Hair>
  beards: Some<Beard>
  eyes: number
  /** Heads that can't wear anything that covers them. */
  bare?: true
}

const brown: Tint = [24, 0.5, 0.22]
const black: Tint = [230, 0.15, 0.12]
const blond: Tint = [44, 0.65, 0.56]
const red: Tint = [14, 0.75, 0.38]
const white: Tint = [210, 0.1, 0.82]
const gray: Tint = [210, 0.06, 0.5]

const races: Readonly<Record<string, Race>> = {
  human: {
    build: 'plain',
    skins: [
      [26, 0.45, 0.62],
      [22, 0.45, 0.42],
      [28, 0.4, 0.7],
      [20, 0.4, 0.3],
    ],
    manes: [brown, black, blond, red, gray],
    ears: 'round',
    hair: ['short', 'long', 'knot', 'none'],
    beards: ['none', 'short', 'none', 'forked'],
    eyes: 205,
  },
  dwarf: {
    build: 'broad',
    skins: [
      [18, 0.5, 0.6],
      [16, 0.4, 0.5],
      [24, 0.4, 0.66],
    ],
    manes: [red, brown, gray, white, blond, black],
    ears: 'round',
    hair: ['short', 'braids', 'none', 'mohawk'],
    beards: ['long', 'forked', 'long', 'none'],
    eyes: 200,
  },
  gnome: {
    build: 'small',
    skins: [
      [22, 0.5, 0.68],
      [18, 0.45, 0.58],
    ],
    manes: [[330, 0.7, 0.62], white, [160, 0.5, 0.5], red, [275, 0.5, 0.55], blond],
    ears: 'wide',
    hair: ['spikes', 'knot', 'mohawk', 'braids'],
    beards: ['none', 'short', 'none'],
    eyes: 190,
  },
  'night elf': {
    build: 'slender',
    skins: [
      [266, 0.3, 0.6],
      [236, 0.28, 0.55],
      [284, 0.25, 0.66],
    ],
    manes: [[205, 0.5, 0.5], [150, 0.5, 0.38], white, [275, 0.5, 0.4]],
    ears: 'long',
    hair: ['long', 'knot', 'long', 'braids'],
    beards: ['none', 'none', 'short'],
    eyes: 48,
  },
  draenei: {
    build: 'slender',
    skins: [
      [222, 0.4, 0.58],
      [204, 0.35, 0.62],
      [250, 0.3, 0.6],
    ],
    manes: [white, black, [230, 0.4, 0.3]],
    ears: 'pointed',
    hair: ['long', 'knot', 'none'],
    beards: ['tendrils'],
    eyes: 196,
  },
  worgen: {
    build: 'wolf',
    skins: [
      [26, 0.25, 0.26],
      [220, 0.1, 0.24],
      [30, 0.15, 0.42],
    ],
    manes: [brown, black, gray],
    ears: 'none',
    hair: ['none'],
    beards: ['none'],
    eyes: 48,
    bare: true,
  },
  orc: {
    build: 'broad',
    skins: [
      [100, 0.4, 0.4],
      [84, 0.35, 0.42],
      [28, 0.35, 0.36],
    ],
    manes: [black, brown, gray],
    ears: 'pointed',
    hair: ['none', 'mohawk', 'knot', 'braids'],
    beards: ['tusks', 'tusks'],
    eyes: 10,
  },
  troll: {
    build: 'slender',
    skins: [
      [190, 0.45, 0.46],
      [160, 0.35, 0.42],
      [222, 0.4, 0.5],
    ],
    manes: [
      [14, 0.85, 0.5],
      [300, 0.6, 0.45],
      [52, 0.8, 0.5],
      [180, 0.7, 0.4],
    ],
    ears: 'wide',
    hair: ['mohawk', 'spikes', 'braids'],
    beards: ['long tusks'],
    eyes: 40,
  },
  tauren: {
    build: 'bull',
    skins: [
      [22, 0.4, 0.32],
      [20, 0.1, 0.24],
      [30, 0.3, 0.52],
      [10, 0.35, 0.26],
    ],
    manes: [black, brown, white],
    ears: 'none',
    hair: ['none', 'braids'],
    beards: ['none'],
    eyes: 44,
    bare: true,
  },
  undead: {
    build: 'gaunt',
    skins: [
      [96, 0.16, 0.56],
      [200, 0.1, 0.52],
      [60, 0.14, 0.5],
    ],
    manes: [[90, 0.3, 0.26], black, [280, 0.3, 0.36], white],
    ears: 'none',
    hair: ['spikes', 'long', 'none', 'mohawk'],
    beards: ['none'],
    eyes: 52,
  },
  'blood elf': {
    build: 'slender',
    skins: [
      [28, 0.55, 0.72],
      [22, 0.5, 0.62],
    ],
    manes: [blond, red, white, black],
    ears: 'long',
    hair: ['long', 'knot', 'short', 'spikes'],
    beards: ['none', 'none', 'short'],
    eyes: 130,
  },
  goblin: {
    build: 'small',
    skins: [
      [94, 0.55, 0.48],
      [76, 0.5, 0.46],
    ],
    manes: [black, red, [300, 0.4, 0.4]],
    ears: 'wide',
    hair: ['none', 'knot', 'mohawk', 'short'],
    beards: ['none', 'none', 'short'],
    eyes: 0,
  },
}

interface Trade {
  gear: Some<Gear>
  shoulders: Some<Shoulders>
  arms: Some<string>
  cloths: Some<Tint>
  behind: Figure['behind']
}

const steel: Tint = [214, 0.14, 0.5]
const gold: Tint = [42, 0.6, 0.52]
const bronze: Tint = [26, 0.5, 0.4]
const dark: Tint = [225, 0.16, 0.24]

const trades: Readonly<Record<string, Trade>> = {
  warrior: {
    gear: ['horned helm', 'helm', 'plumed helm', 'none', 'circlet'],
    shoulders: ['round', 'spikes'],
    arms: ['broadsword', 'battle-axe', 'sharp-axe', 'two-handed-sword'],
    cloths: [
      [8, 0.5, 0.26],
      [26, 0.4, 0.24],
      [216, 0.35, 0.26],
    ],
    behind: 'none',
  },
  paladin: {
    gear: ['none', 'circlet', 'plumed helm', 'crown', 'helm'],
    shoulders: ['wings', 'round'],
    arms: ['warhammer', 'flat-hammer', 'winged-sword', 'broadsword'],
    cloths: [
      [46, 0.45, 0.34],
      [4, 0.5, 0.3],
      [222, 0.4, 0.3],
    ],
    behind: 'halo',
  },
  hunter: {
    gear: ['feathers', 'hood', 'none', 'pelt', 'goggles'],
    shoulders: ['fur', 'leaves', 'round'],
    arms: ['pocket-bow', 'quiver', 'crossbow', 'musket'],
    cloths: [
      [96, 0.35, 0.24],
      [32, 0.4, 0.24],
      [150, 0.3, 0.22],
    ],
    behind: 'none',
  },
  rogue: {
    gear: ['mask', 'hood', 'mask', 'none'],
    shoulders: ['cloth', 'spikes'],
    arms: ['plain-dagger', 'curvy-knife', 'sabers-choc', 'bowie-knife'],
    cloths: [
      [250, 0.15, 0.18],
      [350, 0.35, 0.22],
      [60, 0.2, 0.2],
    ],
    behind: 'none',
  },
  priest: {
    gear: ['mitre', 'circlet', 'hood', 'none'],
    shoulders: ['cloth', 'wings', 'crystals'],
    arms: ['crook-flail', 'wizard-staff', 'holy-symbol', 'winged-scepter'],
    cloths: [
      [48, 0.2, 0.72],
      [220, 0.25, 0.6],
      [275, 0.3, 0.36],
    ],
    behind: 'halo',
  },
  shaman: {
    gear: ['pelt', 'feathers', 'none', 'horned helm', 'circlet'],
    shoulders: ['fur', 'spikes', 'crystals'],
    arms: ['wood-club', 'flanged-mace', 'totem', 'hatchets'],
    cloths: [
      [212, 0.45, 0.3],
      [22, 0.45, 0.28],
      [180, 0.4, 0.24],
    ],
    behind: 'none',
  },
  mage: {
    gear: ['hat', 'circlet', 'hood', 'none'],
    shoulders: ['cloth', 'crystals', 'wings'],
    arms: ['orb-wand', 'crystal-wand', 'wizard-staff', 'lunar-wand'],
    cloths: [
      [214, 0.55, 0.34],
      [282, 0.5, 0.34],
      [356, 0.5, 0.32],
    ],
    behind: 'collar',
  },
  warlock: {
    gear: ['hood', 'horned helm', 'none', 'crown'],
    shoulders: ['skulls', 'spikes', 'cloth'],
    arms: ['skull-staff', 'sacrificial-dagger', 'evil-book', 'bird-scepter'],
    cloths: [
      [284, 0.45, 0.24],
      [120, 0.35, 0.2],
      [340, 0.45, 0.22],
    ],
    behind: 'collar',
  },
  druid: {
    gear: ['antlers', 'none', 'pelt', 'antlers', 'feathers'],
    shoulders: ['leaves', 'fur'],
    arms: ['wood-stick', 'crescent-staff', 'shepherds-crook', 'sickle'],
    cloths: [
      [28, 0.5, 0.26],
      [120, 0.35, 0.24],
      [52, 0.4, 0.28],
    ],
    behind: 'none',
  },
  'death knight': {
    gear: ['helm', 'horned helm', 'hood', 'none'],
    shoulders: ['skulls', 'spikes'],
    arms: ['rune-sword', 'relic-blade', 'two-handed-sword', 'scythe'],
    cloths: [
      [205, 0.35, 0.16],
      [350, 0.4, 0.18],
      [130, 0.25, 0.16],
    ],
    behind: 'none',
  },
}

/** Everybody's weapons, for a character without a class. */
const anyTrade: Trade = {
  gear: ['none', 'hood', 'circlet', 'goggles', 'none'],
  shoulders: ['cloth', 'fur', 'round'],
  arms: ['halberd', 'knight-banner', 'broadsword', 'lantern-flame', 'hatchet', 'trident'],
  cloths: [
    [30, 0.35, 0.28],
    [200, 0.3, 0.28],
    [100, 0.25, 0.26],
  ],
  behind: 'none',
}

/** Emblems that figures carry. */
export const armsOfAll: readonly string[] = [...Object.values(trades), anyTrade].flatMap(({ arms }) => arms)

/** Helmets and hoods leave no room for these. */
const covering: ReadonlySet<Gear> = new Set(['helm', 'horned helm', 'hood', 'hat', 'mitre', 'pelt', 'plumed helm'])
const over: readonly Gear[] = ['none', 'circlet', 'feathers', 'antlers', 'crown']
const metals: Readonly<Record<string, Some<Tint>>> = {
  paladin: [gold, steel],
  'death knight': [dark, steel],
  warlock: [dark, bronze],
  rogue: [dark, bronze],
}

/** Characters whose eyes shine. */
const shining: ReadonlySet<string> = new Set(['night elf', 'draenei', 'undead', 'blood elf', 'worgen'])
const magic: ReadonlySet<string> = new Set(['death knight', 'warlock'])

const raceOf = (tags: readonly string[]): string | undefined => Object.keys(races).find((race) => tags.includes(race))

/**
 * The figure of a character, drawn by dice that its name throws.
 * @param tags - Its race, classes and tags in lower case.
 * @returns Null for one whose race is none of the raiders': it has an emblem.
 */
export function figureOf(tags: readonly string[], seed: number): Figure | null {
  const name = raceOf(tags)
  const race = name === undefined ? undefined : races[name]
  if (name === undefined || !race) return null
  const trade = Object.keys(trades).find((one) => tags.includes(one)) ?? ''
  const { gear, shoulders, arms, cloths, behind } = trades[trade] ?? anyTrade
  const next = sequence(seed ^ 0x2f6e2b1)
  const pick = <T>(list: Some<T>): T => bySeed(list, Math.floor(next() * 0xffff))
  const wanted = pick(gear)
  const worn = race.bare && !over.includes(wanted) ? 'none' : wanted
  const hair = pick(race.hair)
  return {
    race: name,
    build: race.build,
    skin: pick(race.skins),
    mane: pick(race.manes),
    hair: covering.has(worn) && hair !== 'long' && hair !== 'braids' ? 'none' : hair,
    ears: race.ears,
    beard: pick(race.beards),
    gear: worn,
    shoulders: pick(shoulders),
    cloth: pick(cloths),
    metal: pick(metals[trade] ?? [steel, bronze, gold, dark]),
    eyes: trade === 'death knight' ? 200 : trade === 'warlock' ? 120 : race.eyes,
    shines: shining.has(name) || magic.has(trade),
    arms: pick(arms),
    crossed: next() < 0.35,
    behind,
    near: 1.04 + next() * 0.2,
  }
}
