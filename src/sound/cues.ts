/** Every short sound: its loudness, importance, the time until the next may begin, and its caption. */
import type { DamageType } from '../language/types.ts'

export interface Cue {
  /** From 0 to 1. Nothing is louder than the player's own act (`choose`). */
  gain: number
  /** 3 is never left out, and lowers the ambience; 1 is left out first. */
  weight: 1 | 2 | 3
  /** The milliseconds until the next cue of the same moment. */
  gap: number
  /** Its caption, if it has a meaning. */
  says?: string
}

const damage = (says: string): Cue => ({ gain: 0.5, weight: 2, gap: 170, says })

export const cues = {
  choose: { gain: 0.6, weight: 2, gap: 40 },
  button: { gain: 0.3, weight: 1, gap: 40 },
  error: { gain: 0.45, weight: 3, gap: 120, says: 'Not allowed' },
  prompt: { gain: 0.4, weight: 3, gap: 120, says: 'You are asked' },
  turn: { gain: 0.55, weight: 3, gap: 300, says: 'Your turn' },
  ping: { gain: 0.5, weight: 2, gap: 160, says: 'Ping' },
  talk: { gain: 0.3, weight: 2, gap: 120 },
  round: { gain: 0.3, weight: 2, gap: 140 },
  draw: { gain: 0.3, weight: 1, gap: 80, says: 'Draw' },
  shuffle: { gain: 0.3, weight: 1, gap: 160, says: 'Shuffle' },
  search: { gain: 0.3, weight: 1, gap: 140, says: 'Search' },
  discard: { gain: 0.35, weight: 2, gap: 100, says: 'Discard' },
  reveal: { gain: 0.35, weight: 1, gap: 120, says: 'Reveal' },
  event: { gain: 0.6, weight: 3, gap: 400, says: 'Event' },
  play: { gain: 0.4, weight: 2, gap: 120, says: 'Card played' },
  place: { gain: 0.35, weight: 1, gap: 100, says: 'Resource' },
  land: { gain: 0.3, weight: 1, gap: 70 },
  token: { gain: 0.35, weight: 2, gap: 90, says: 'Token' },
  move: { gain: 0.25, weight: 1, gap: 70 },
  attach: { gain: 0.3, weight: 1, gap: 90 },
  link: { gain: 0.35, weight: 1, gap: 110 },
  trigger: { gain: 0.35, weight: 2, gap: 110, says: 'Trigger' },
  power: { gain: 0.35, weight: 1, gap: 110 },
  complete: { gain: 0.45, weight: 2, gap: 220, says: 'Quest completed' },
  resolve: { gain: 0.4, weight: 1, gap: 130 },
  interrupt: { gain: 0.5, weight: 2, gap: 180, says: 'Interrupted' },
  target: { gain: 0.2, weight: 1, gap: 60 },
  mark: { gain: 0.18, weight: 1, gap: 50 },
  coin: { gain: 0.2, weight: 1, gap: 60 },
  exhaust: { gain: 0.25, weight: 1, gap: 70 },
  ready: { gain: 0.25, weight: 1, gap: 60 },
  flip: { gain: 0.5, weight: 3, gap: 260, says: 'Flip' },
  swap: { gain: 0.5, weight: 3, gap: 300, says: 'Swap' },
  face: { gain: 0.3, weight: 1, gap: 90 },
  counter: { gain: 0.25, weight: 1, gap: 70 },
  attack: { gain: 0.45, weight: 2, gap: 200, says: 'Attack' },
  defend: { gain: 0.3, weight: 1, gap: 120 },
  protect: { gain: 0.5, weight: 2, gap: 200, says: 'Protect' },
  strike: { gain: 0.5, weight: 2, gap: 160, says: 'Weapon strike' },
  sabotage: { gain: 0.45, weight: 2, gap: 180, says: 'Sabotage' },
  inspire: { gain: 0.4, weight: 2, gap: 160, says: 'Inspire' },
  arcane: damage('Arcane damage'),
  fire: damage('Fire damage'),
  frost: damage('Frost damage'),
  holy: damage('Holy damage'),
  melee: damage('Melee damage'),
  nature: damage('Nature damage'),
  ranged: damage('Ranged damage'),
  shadow: damage('Shadow damage'),
  hurt: damage('Damage'),
  heal: { gain: 0.45, weight: 2, gap: 170, says: 'Healing' },
  prevent: { gain: 0.45, weight: 2, gap: 160, says: 'Damage prevented' },
  raise: { gain: 0.4, weight: 2, gap: 130, says: 'More damage' },
  destroy: { gain: 0.5, weight: 2, gap: 200, says: 'Destroyed' },
  roll: { gain: 0.5, weight: 3, gap: 380, says: 'Die roll' },
  fall: { gain: 0.6, weight: 3, gap: 400, says: 'Out of the game' },
  stage: { gain: 0.6, weight: 3, gap: 500, says: 'A new stage' },
  arrive: { gain: 0.55, weight: 2, gap: 500, says: 'A Boss comes' },
  awaken: { gain: 0.6, weight: 3, gap: 1600, says: 'The last Boss awakens' },
  snap: { gain: 0.5, weight: 2, gap: 260, says: 'A chain breaks' },
  unleash: { gain: 0.6, weight: 2, gap: 1800, says: 'The Boss breaks free' },
  omen: { gain: 0.55, weight: 2, gap: 400, says: 'Danger comes' },
  averted: { gain: 0.5, weight: 2, gap: 400, says: 'Danger held off' },
  nova: { gain: 0.6, weight: 2, gap: 700, says: 'The blast' },
  cry: { gain: 0.6, weight: 2, gap: 900, says: 'A cry' },
  veil: { gain: 0.5, weight: 2, gap: 500, says: 'Into the other realm' },
  unveil: { gain: 0.5, weight: 2, gap: 400, says: 'Back from the other realm' },
  threat: { gain: 0.5, weight: 2, gap: 300, says: 'Over the threat level' },
  victory: { gain: 0.6, weight: 3, gap: 800, says: 'Victory' },
  wipe: { gain: 0.6, weight: 3, gap: 800, says: 'The raid is lost' },
} as const satisfies Record<string, Cue> & Record<DamageType, Cue>

export type CueName = keyof typeof cues
export const cueNames = Object.keys(cues) as CueName[]
export const cue = (name: CueName): Cue => cues[name]
