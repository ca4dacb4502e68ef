/** The hall behind the text screens: painted when the page's size changes, and static otherwise. */
import type { RaidTable } from '../../engine/types.ts'
import { beingOf, paintBeing } from '../art/beings/index.ts'
import { type Built, paintHall } from '../art/hall.ts'
import type { Rect } from '../places/pack.ts'

/** What a Boss's picture follows from. */
export interface Figure {
  name: string
  tags?: readonly string[]
  health?: number
  /** How its raid's hall is built, and its lights. */
  hall?: RaidTable['hall'] | undefined
}

export interface Backdrop {
  element: HTMLCanvasElement
  /** Shows the hall of this Boss. */
  show(boss: Figure): void
  /** Stops following the page's size. */
  stop(): void
}

const being = ({ name, tags = [], health = 0, hall }: Figure) =>
  beingOf({ name, tags, health, element: '', keywords: [] }, 1, hall ? { hall } : {})

/** A canvas that fills its container; the Boss is placed where `place` is when it is created. */
export function backdrop(place: HTMLElement): Backdrop {
  let lord = being({ name: '', tags: ['Dragon'] })
  let built: Built = 'stone'
  const canvas = document.createElement('canvas')
  canvas.className = 'backdrop'
  canvas.setAttribute('aria-hidden', 'true')
  let painted = ''
  const paint = (): void => {
    const { clientWidth: w, clientHeight: h } = canvas
    const sharp = Math.min(2, Math.max(1, devicePixelRatio || 1))
    const pen = canvas.getContext('2d')
    const boss = bossIn(place)
    const now = `${w}x${h}x${sharp} ${boss.x} ${boss.y} ${boss.w}`
    if (!pen || w === 0 || h === 0 || painted === now) return
    painted = now
    canvas.width = w * sharp
    canvas.height = h * sharp
    pen.scale(sharp, sharp)
    paintHall(pen, { w, h }, { boss, floor: boss.y + boss.h * 1.12, being: lord, built })
    paintBeing(pen, boss, lord, false)
  }
  const watch = new ResizeObserver(paint)
  watch.observe(canvas)
  watch.observe(place)
  return {
    element: canvas,
    show(boss) {
      lord = being(boss)
      built = boss.hall?.built ?? 'stone'
      painted = ''
      paint()
    },
    stop: () => watch.disconnect(),
  }
}

/** As large as fits, in the middle. */
function bossIn(place: HTMLElement): Rect {
  const { left, top, width, height } = place.getBoundingClientRect()
  const h = Math.round(Math.min(height, width * 0.94))
  const w = h / 0.94
  return { x: Math.round(left + (width - w) / 2), y: Math.round(top + scrollY + (height - h) / 2), w, h }
}
