/** The table's small signs as SVG paths in a box from -1 to 1: each meaning has its own shape, so that color is never the only sign. */

/** A star or regular polygon as a path. */
function figure(corners: number, inner = 1): string {
  const count = inner === 1 ? corners : corners * 2
  const points = Array.from({ length: count }, (_, i) => {
    const r = inner !== 1 && i % 2 === 1 ? inner : 1
    const angle = -Math.PI / 2 + (i * 2 * Math.PI) / count
    return `${(Math.cos(angle) * r).toFixed(3)} ${(Math.sin(angle) * r).toFixed(3)}`
  })
  return `M${points.join('L')}Z`
}

const melee = 'M0 -1L0.26 -0.7V0.3H0.7V0.52H0.2V0.95H-0.2V0.52H-0.7V0.3H-0.26V-0.7Z'

/** The eight damage types. */
export const damagePaths: Readonly<Record<string, string>> = {
  arcane: figure(8, 0.58),
  fire: 'M0.1 -1C0.2 -0.5 0.85 -0.25 0.8 0.35C0.76 0.8 0.4 1 0 1C-0.4 1 -0.8 0.75 -0.8 0.25C-0.8 -0.1 -0.55 -0.35 -0.45 -0.65C-0.3 -0.5 -0.22 -0.4 -0.2 -0.2C0.05 -0.4 0.1 -0.7 0.1 -1Z',
  frost: figure(6, 0.42),
  holy: 'M-0.3 -1H0.3V-0.3H1V0.3H0.3V1H-0.3V0.3H-1V-0.3H-0.3Z',
  melee,
  nature: 'M-1 1C-1 -0.7 0 -1 1 -1C1 0 0.7 1 -0.55 0.8L-0.8 1Z',
  ranged: 'M-1 -0.62L1 0L-1 0.62L-0.5 0Z',
  shadow: 'M0.35 -0.95A1 1 0 1 0 0.95 0.45A0.78 0.78 0 1 1 0.35 -0.95Z',
}

/** The shape of a damage type; an unknown type looks like melee. */
export const damagePath = (type: string): string => damagePaths[type] ?? melee

export const signPaths = {
  heart: 'M0 1C-2 -0.2 -0.75 -1.65 0 -0.45C0.75 -1.65 2 -0.2 0 1Z',
  shield: 'M-0.9 -0.85L0 -1L0.9 -0.85L0.8 0.2Q0.6 0.75 0 1Q-0.6 0.75 -0.8 0.2Z',
  /** Two swords, for combat and strike costs. */
  swords:
    'M-1 -1L-0.55 -0.9L0 -0.3L0.55 -0.9L1 -1L0.9 -0.55L0.3 0L0.62 0.34L0.85 0.2L0.95 0.4L0.75 0.6L1 0.86L0.86 1L0.6 0.75L0.4 0.95L0.2 0.85L0.34 0.62L0 0.3L-0.34 0.62L-0.2 0.85L-0.4 0.95L-0.6 0.75L-0.86 1L-1 0.86L-0.75 0.6L-0.95 0.4L-0.85 0.2L-0.62 0.34L-0.3 0L-0.9 -0.55Z',
  /** A cut gem with six sides. */
  gem: figure(6),
  /** Points at what can be chosen, and at the player whose turn it is. */
  pointer: 'M-0.6 -0.9L0.95 0L-0.6 0.9Z',
  check: 'M-0.95 0.05L-0.6 -0.3L-0.2 0.12L0.6 -0.8L0.98 -0.48L-0.16 0.82Z',
} as const

/** The field of a crest shows the faction: a kite shield, jagged iron, horns; a lozenge for neutral cards. */
export const crestPaths: Readonly<Record<string, string>> = {
  Alliance: 'M-0.9 -0.95H0.9V0.05Q0.85 0.7 0 1Q-0.85 0.7 -0.9 0.05Z',
  Horde: 'M-1 -0.6L-0.62 -1L-0.3 -0.66L0 -1L0.3 -0.66L0.62 -1L1 -0.6L0.72 0.3L0.3 0.55L0 1L-0.3 0.55L-0.72 0.3Z',
  Boss: 'M-1 -1Q-0.7 -0.5 0 -0.5Q0.7 -0.5 1 -1Q1.05 0.1 0.55 0.5L0 1L-0.55 0.5Q-1.05 0.1 -1 -1Z',
  '': 'M0 -1.05L0.95 0L0 1.05L-0.95 0Z',
}

/** The charge of a crest shows the class. */
export const classPaths: Readonly<Record<string, string>> = {
  druid:
    'M0 -0.1Q0.75 0.1 0.55 0.75Q0.3 1 0 0.8Q-0.3 1 -0.55 0.75Q-0.75 0.1 0 -0.1ZM-0.95 -0.35L-0.7 -0.75L-0.45 -0.35L-0.7 0ZM0.95 -0.35L0.7 -0.75L0.45 -0.35L0.7 0ZM-0.4 -0.7L-0.18 -1L0.02 -0.7L-0.18 -0.3ZM0.4 -0.7L0.22 -1L0.04 -0.7L0.22 -0.3Z',
  hunter: 'M-0.7 -1Q1 0 -0.7 1L-0.3 1Q1.5 0 -0.3 -1ZM-1 -0.12H0.9V0.12H-1Z',
  mage: figure(4, 0.34),
  paladin: 'M-0.8 -0.95H0.8V-0.25H0.2V1H-0.2V-0.25H-0.8Z',
  priest: figure(12, 0.62),
  rogue: 'M0 -1L0.3 0.15H0.7V0.42H0.2V1H-0.2V0.42H-0.7V0.15H-0.3Z',
  shaman: 'M0.25 -1L-0.65 0.18H-0.08L-0.3 1L0.65 -0.25H0.08Z',
  warlock: 'M-1 0Q0 -1 1 0Q0 1 -1 0ZM-0.3 0A0.3 0.3 0 1 0 0.3 0A0.3 0.3 0 1 0 -0.3 0Z',
  warrior: signPaths.swords,
}
