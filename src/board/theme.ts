/** Colors, fonts and sizes of the table. All sizes are for a table of 1280 by 680 and grow with it. */

export const fonts = {
  body: "'Segoe UI', system-ui, 'Noto Sans', 'Open Sans', 'DejaVu Sans', sans-serif",
  title: "Georgia, 'Noto Serif', 'DejaVu Serif', serif",
}

export const colors = {
  ground: 0x14110f,
  panel: 0x1f1a16,
  panelLit: 0x2a221b,
  edge: 0x453a2e,
  text: 0xf0e6d2,
  soft: 0xb9ab92,
  faint: 0x857963,
  gold: 0xffcf5c,
  focus: 0xffffff,
  attack: 0xff6a4d,
  defend: 0x6db6ff,
  health: 0xe5484d,
  armor: 0x9fb3c8,
  cost: 0xd9b25f,
  reason: 0xf3b37a,
  button: 0x3a2f24,
  buttonLit: 0x5a4630,
  pass: 0x2f4a3a,
  passLit: 0x3d6550,
  good: 0x6fcf97,
} as const

/** Frames by what a card is; the first type that has one wins. */
export const frames: Readonly<Record<string, number>> = {
  hero: 0x5b4636,
  ally: 0x3f4a3a,
  ability: 0x3a3f57,
  armor: 0x4a4a4d,
  weapon: 0x553c36,
  item: 0x4a3f52,
  quest: 0x5a5130,
  location: 0x3b5050,
  event: 0x5c3030,
}

export const borders: Readonly<Record<string, number>> = {
  Alliance: 0x4f79c4,
  Horde: 0xb5433c,
  Boss: 0xe07a2f,
}

export const damageColors: Readonly<Record<string, number>> = {
  arcane: 0xd58cff,
  fire: 0xff8a3c,
  frost: 0x8fd4ff,
  holy: 0xffe9a3,
  melee: 0xd6d0c4,
  nature: 0x86d672,
  ranged: 0xc9a26b,
  shadow: 0xa283d8,
}

/** Stops of lightness, for frames under text. */
export function shade(color: number, by: number): number {
  const part = (shift: number): number => Math.max(0, Math.min(255, Math.round(((color >> shift) & 255) * by)))
  return (part(16) << 16) | (part(8) << 8) | part(0)
}
