/** Motion as plain data: the picture of each event, its time, and its duration. Times are milliseconds at speed 1. */
import type { CardId, Fall } from '../../engine/types.ts'
import type { Measure } from '../draw/measure.ts'
import type { Regions } from '../places/layout.ts'
import type { Rect } from '../places/pack.ts'
import type { Face, Place, Show } from '../places/place.ts'
import type { PrintedFace, Scene } from '../scene.ts'

/** The table at one moment. */
export interface ClipMoment {
  scene: Scene
  places: readonly Place[]
  at: Regions
}

/** The duration of each kind of clip: long enough to be seen, short enough not to wait for. */
export const lengths = {
  draw: 220,
  discard: 240,
  move: 260,
  shuffle: 200,
  search: 240,
  /** At least: it takes as long as reading its text. */
  present: 900,
  turn: 220,
  play: 320,
  chain: 260,
  place: 280,
  resolve: 200,
  fizzle: 240,
  target: 240,
  copy: 260,
  enter: 260,
  leave: 260,
  attach: 260,
  destroy: 320,
  attack: 340,
  defend: 180,
  protect: 340,
  sabotage: 340,
  inspire: 200,
  uncombat: 200,
  combatOver: 150,
  strike: 280,
  packet: 380,
  heal: 320,
  prevent: 220,
  raise: 220,
  exhaust: 180,
  ready: 180,
  flip: 340,
  swap: 400,
  become: 340,
  counter: 240,
  use: 200,
  complete: 300,
  dice: 400,
  drop: 3400,
  arrive: 700,
  awaken: 3200,
  unleash: 3500,
  nova: 1900,
  snap: 400,
  omen: 400,
  averted: 400,
  cry: 400,
  veil: 400,
  over: 400,
  turnStart: 380,
  stage: 400,
  out: 360,
  victory: 400,
  wipe: 400,
  tie: 400,
} as const
export type ClipKind = keyof typeof lengths

/** Kinds that are never grouped: two of them are never shown at once. */
export const single: ReadonlySet<ClipKind> = new Set([
  'present',
  'attack',
  'protect',
  'strike',
  'swap',
  'flip',
  'turnStart',
  'stage',
  'victory',
  'wipe',
  'tie',
  'out',
  'drop',
  'arrive',
  'awaken',
  'unleash',
  'nova',
  'snap',
  'omen',
  'averted',
  'cry',
  'veil',
  'over',
])

export type Tone = 'gold' | 'good' | 'bad'

/** The place on its way where the amount of a packet changes. */
export interface ClipStop {
  rect: Rect
  n: number
}

/** One thing that moves. `key` is the place on the table that it changes, '' if none. */
export type ClipPart =
  /** A picture flies; its place disappears where it started and appears where it lands. */
  | { do: 'fly'; key: string; from: Rect; to: Rect; show: Show }
  | {
      do: 'packet'
      key: string
      from: Rect
      to: Rect
      n: number
      left: number
      stops: readonly ClipStop[]
      types: readonly string[]
      heal: boolean
    }
  /** A card lunges at another and comes back. */
  | { do: 'lunge'; key: string; rect: Rect; to: Rect }
  /** It shakes; turns to its new picture; turns over; breaks; grows out of nothing. */
  | { do: 'shake' | 'turn' | 'flip' | 'break' | 'pop'; key: string; rect: Rect }
  | { do: 'glow'; key: string; rect: Rect; color: number }
  | { do: 'words'; key: string; rect: Rect; text: string; color: number }
  | { do: 'line'; key: string; from: Rect; to: Rect; color: number }
  /** Dice, or coins that show heads or tails. */
  | { do: 'dice'; key: string; rect: Rect; rolled: readonly number[]; coin: boolean }
  /** A card, large and with its text, from `from`; `flies`: its picture then flies on to its place. */
  | { do: 'present'; key: string; rect: Rect; from: Rect; card: Place; others: readonly Place[]; flies: boolean }
  /** A card falls onto the table, which is seen from above in `rect`. */
  | {
      do: 'fall'
      key: string
      rect: Rect
      /** The place of the table's corner on the page, the size of a millimetre, and the size of the table in millimetres. */
      camera: Rect & { scale: number }
      mats: readonly { rect: Rect; name: string }[]
      spots: readonly { card: CardId; rect: Rect; show: Show; hit: boolean }[]
      fall: Fall
      face: Face | null
      text: string
    }
  /** A Boss rises out of the light; `grand`: the last Boss, over the whole table. */
  | { do: 'rise'; key: string; rect: Rect; all: Rect; color: number; grand: boolean }
  /** A Boss breaks free (`frees`), or the looming effect strikes, over the whole table. */
  | { do: 'storm'; key: string; rect: Rect; all: Rect; color: number; frees: boolean }
  | { do: 'banner'; key: string; rect: Rect; title: string; text: string; tone: Tone }

/** The motion of one event, before it has a time. `face`: the change of its card. */
export interface Seen {
  kind: ClipKind
  parts: readonly ClipPart[]
  words: string
  /** Its duration, if not the usual one of its kind. */
  time?: number
}

export interface Clip {
  kind: ClipKind
  at: number
  time: number
  /** Milliseconds that it stays after its end, while the next clips run. */
  stay: number
  /** Each part begins a little after the one before. */
  parts: readonly { part: ClipPart; after: number }[]
  /** The event, in a sentence. */
  words: string
  /** The events that it shows, by their positions in the stream. */
  events: readonly number[]
}

/** A picture of a place, and its starting time. */
export interface ClipPicture {
  at: number
  show: Show
}

/** A place on its way from the old table to the new one; `from` is null if it was not there, `to` if it is no longer there. */
export interface Track {
  key: string
  place: Place
  from: Rect | null
  to: Rect | null
  pictures: readonly ClipPicture[]
  /** When it moves, appears or disappears. */
  at: number
  /** A clip of its own makes it appear or disappear, without fading. */
  carried: boolean
  /** It disappears when it reaches `to`, the pile that it joins. */
  joins?: true
}

export interface Plan {
  before: ClipMoment
  after: ClipMoment
  clips: readonly Clip[]
  tracks: readonly Track[]
  time: number
}

export interface PlanOptions {
  measure: Measure
  /** Whether fingers are used. */
  touch?: boolean
  printed: (def: string) => PrintedFace | null
}
