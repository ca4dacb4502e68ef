/** The state of the table: its scene, the inspected place, and the parts that draw and listen. */
import type { Application, Graphics } from 'pixi.js'
import type { makePainter } from '../draw/painter.ts'
import type { followText } from '../draw/text.ts'
import type { Arranging } from '../input/arranging.ts'
import type { Dragging } from '../input/dragging.ts'
import type { makeBossGlow } from '../motion/boss-glow.ts'
import type { Motion, MotionOptions, makeEffects } from '../motion/index.ts'
import type { Size } from '../places/layout.ts'
import type { LayoutOptions, Looking, Place } from '../places/place.ts'
import type { TableLayout } from '../places/places.ts'
import type { Sharing } from '../places/sharing.ts'
import type { Ask, Scene } from '../scene.ts'
import type { AccessibleTable } from '../words/accessible-table.tsx'

export interface TableOptions {
  /** Whether single letters and digits answer. */
  letters: boolean
  /** Words and buttons instead of the canvas; always so where nothing can be drawn. */
  text: boolean
  motion?: MotionOptions
  /** Whether the page has its own pass button. */
  passes?: boolean
}

/** The drawing parts, which stay the same as long as the table exists. */
export interface Parts {
  readonly root: HTMLElement
  readonly ask: Ask
  /** The canvas; null if the browser can't draw. */
  readonly app: Application | null
  readonly measure: LayoutOptions['measure']
  readonly text: ReturnType<typeof followText>
  readonly painter: ReturnType<typeof makePainter>
  /** The highlights over the cards. */
  readonly rings: Graphics
  readonly effects: ReturnType<typeof makeEffects>
  readonly glow: ReturnType<typeof makeBossGlow>
  readonly motion: Motion
  /** Whether the pointer is a finger. */
  readonly coarse: MediaQueryList
}

/** The table's state. Functions take it, and change nothing else. */
export interface TableState extends Parts {
  words: AccessibleTable
  arranging: Arranging
  dragging: Dragging
  options: TableOptions
  /** The scene as it was told, and as it is shown: an amount is divided card by card. */
  told: Scene | null
  scene: Scene | null
  sharing: Sharing | null
  layout: TableLayout | null
  /** The inspected card, as places. */
  closeUp: readonly Place[]
  /** The table's size in pixels, read only when it changes because that is slow. */
  size: Size
  /** The requested animation frame, 0 if none. */
  frame: number
  /** The number of times the table was drawn. */
  drawn: number
  gone: boolean
  /** Whether the browser has taken the canvas's WebGL context away. */
  lost: boolean
  /** The place under the pointer, and the one in focus; '' if none. */
  hover: string
  focused: string
  inspected: { readonly key: string; readonly card: number } | null
  looking: Looking
  /** Whether the player uses a pointer; the card in focus is then not shown large. */
  pointing: boolean
}

export const nothingOpen = { menu: '', zone: '', among: undefined, group: '' } as const

/** The canvas, if it can be drawn on now. */
export const canvasOf = ({ app, lost }: TableState): Application | null => (lost ? null : app)

/** The place with a key, the topmost if there are several. */
export const find = ({ layout }: TableState, key: string): Place | undefined =>
  layout?.places.findLast((place) => place.key === key)
