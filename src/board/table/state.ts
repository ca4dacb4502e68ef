/** The table at work: what it shows, what is looked at, and the parts that draw it and listen. */
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
import type { Ask, Scene } from '../scene.ts'
import type { AccessibleTable } from '../words/accessible-table.tsx'

export interface TableOptions {
  /** Whether single letters and digits give answers. */
  letters: boolean
  /** Words and buttons instead of the canvas; also what is shown where nothing can be drawn. */
  text: boolean
  motion?: MotionOptions
  /** Whether the page has a button of its own for passing. */
  passes?: boolean
}

/** What draws: the parts that stay the same as long as the table is there. */
export interface Parts {
  readonly root: HTMLElement
  readonly ask: Ask
  /** The canvas; null where the browser can't draw. */
  readonly app: Application | null
  readonly measure: LayoutOptions['measure']
  readonly text: ReturnType<typeof followText>
  readonly painter: ReturnType<typeof makePainter>
  /** What lies over the cards. */
  readonly rings: Graphics
  readonly effects: ReturnType<typeof makeEffects>
  readonly glow: ReturnType<typeof makeBossGlow>
  readonly motion: Motion
  /** Whether a finger is what points here. */
  readonly coarse: MediaQueryList
}

/** The table as it stands. Functions take it, and change nothing else. */
export interface TableState extends Parts {
  words: AccessibleTable
  arranging: Arranging
  dragging: Dragging
  options: TableOptions
  scene: Scene | null
  layout: TableLayout | null
  /** The card that is shown large, as places. */
  close: readonly Place[]
  /** Size of the table in pixels; read only when it changes, as asking the page for it is slow. */
  size: Size
  /** The next frame that is asked of the browser, 0 if none is. */
  frame: number
  /** How often the table was drawn. */
  drawn: number
  gone: boolean
  /** The place under the pointer, and the one in focus; '' if none. */
  hover: string
  focused: string
  inspected: { readonly key: string; readonly card: number } | null
  looking: Looking
  /** Whether the player points: then the focus moves nothing, and the card that has it is not shown large. */
  pointing: boolean
}

export const nothingOpen = { menu: '', zone: '', among: undefined } as const

/** The place with a key, the uppermost if there are several. */
export const find = ({ layout }: TableState, key: string): Place | undefined =>
  layout?.places.findLast((place) => place.key === key)
