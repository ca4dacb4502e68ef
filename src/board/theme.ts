/** Colors, fonts and sizes of the table. All sizes are for a table of 1280 by 680 and scale with it. */

import { bySeed, type Some } from './seed.ts'

export const fonts = {
  body: "'Raid Text', 'Segoe UI', system-ui, 'Noto Sans', 'Open Sans', 'DejaVu Sans', sans-serif",
  title: "'Raid Title', Georgia, 'Noto Serif', 'DejaVu Serif', serif",
}

export const colors = {
  ground: 0x0d0a09,
  /** Panels of dark iron; the hall shows through them a little. */
  panel: 0x1a1512,
  panelLit: 0x2a2019,
  edge: 0x54463a,
  edgeLit: 0xa67c3d,
  text: 0xf5ecd9,
  soft: 0xc9bca4,
  faint: 0x958871,
  gold: 0xffcf5c,
  focus: 0xffffff,
  attack: 0xff8068,
  defend: 0x6db6ff,
  health: 0xe5484d,
  hurt: 0xff9a8f,
  armor: 0x9fb3c8,
  cost: 0xd9b25f,
  reason: 0xf3b37a,
  parchment: 0xe8d8b4,
  ink: 0x2a1c10,
  button: 0x3a2d22,
  buttonLit: 0x5a4630,
  quiet: 0x241d18,
  pass: 0x24513a,
  passLit: 0x3d6550,
  good: 0x6fcf97,
  /** The subject of a lesson. */
  point: 0x5fd4ff,
  /** For the other realm. */
  away: 0xb9e4ff,
} as const

/** The light of the hall. */
export interface Light {
  name: string
  /** Hue of the light and of its edge, in degrees. */
  hue: number
  far: number
  color: number
}

const ember: Light = { name: 'ember', hue: 24, far: 8, color: 0xff8a3c }
const magma: Light = { name: 'magma', hue: 6, far: 350, color: 0xff5a36 }
const fel: Light = { name: 'fel', hue: 104, far: 140, color: 0x8fe04a }
const shadow: Light = { name: 'shadow', hue: 274, far: 300, color: 0xb98cff }
const frost: Light = { name: 'frost', hue: 200, far: 224, color: 0x6cc4ff }
const arcane: Light = { name: 'arcane', hue: 312, far: 280, color: 0xf08cf0 }
const holy: Light = { name: 'holy', hue: 44, far: 30, color: 0xffdf80 }

export const lights: readonly Light[] = [ember, magma, fel, shadow, frost, arcane, holy]

/** The lights of the damage types; melee and ranged have none. */
const elements: Readonly<Record<string, Some<Light>>> = {
  fire: [ember, magma],
  nature: [fel],
  shadow: [shadow],
  frost: [frost],
  arcane: [arcane],
  holy: [holy],
}

const stageLights: Some<Light> = [ember, magma, fel, shadow]

/** The light of an element, if it has one (`seed` chooses between two); otherwise that of the stage: ember for stage 1, then magma, fel, shadow. */
export function lightOf(stage: number, element = '', seed = 0): Light {
  const own = elements[element]
  return own ? bySeed(own, seed) : bySeed(stageLights, Math.max(0, stage - 1))
}

/** Frame colors by card type; the first type that has one wins. */
export const frames: Readonly<Record<string, number>> = {
  hero: 0x8a6a3a,
  ally: 0x5b6650,
  ability: 0x565c86,
  armor: 0x74757a,
  weapon: 0x85594c,
  item: 0x73597f,
  quest: 0x9a8550,
  location: 0x4f7676,
  event: 0x8f3f32,
}

export const borders: Readonly<Record<string, number>> = {
  Alliance: 0x3f72c9,
  Horde: 0xb3372e,
  Boss: 0xb0561c,
}

/** Class colors, as a line on a card's plate. */
export const classColors: Readonly<Record<string, number>> = {
  druid: 0xf08a30,
  hunter: 0xa9cf72,
  mage: 0x6ac6ea,
  paladin: 0xee8fb6,
  priest: 0xf2f0ea,
  rogue: 0xf5e76a,
  shaman: 0x4a82e8,
  warlock: 0x9a86d6,
  warrior: 0xc49a6c,
}

const melee = 0xd6d0c4

export const damageColors: Readonly<Record<string, number>> = {
  arcane: 0xd58cff,
  fire: 0xff8a3c,
  frost: 0x8fd4ff,
  holy: 0xffe9a3,
  melee,
  nature: 0x86d672,
  ranged: 0xc9a26b,
  shadow: 0xa283d8,
}

/** The color of a damage type; an unknown type looks like melee. */
export const damageColor = (type: string): number => damageColors[type] ?? melee

/** The size of an answer's letters, in pixels: never less than 13. */
export const answerSize = (u: number): number => buttonSize(13, u)

/** The size of letters on what is pressed often: `size` on the usual table, never less than 13 pixels. */
export const buttonSize = (size: number, u: number): number => Math.max(13, size * u)

/** The size of letters that are only read: `size` on the usual table, never less than 12 pixels. */
export const letterSize = (size: number, u: number): number => Math.max(12, size * u)

/** The opacity of a plate: text on it keeps its contrast in every light. */
export const plateCover = 0.8

/** The lightness behind a card's text line: text keeps its contrast on every hue. */
export const lineLight = 0.22

/** The color made lighter or darker, for frames under text. */
export function shade(color: number, by: number): number {
  const part = (shift: number): number => Math.max(0, Math.min(255, Math.round(((color >> shift) & 255) * by)))
  return (part(16) << 16) | (part(8) << 8) | part(0)
}
