/** The hall behind the text screens: painted when the page's size changes, and static otherwise. */
import type { RaidTable } from '../../engine/types.ts'
import { beingOf, loadBeings, paintBeing } from '../art/beings/index.ts'
import type { Kind } from '../art/beings/kinds.ts'
import { type Built, paintHall } from '../art/hall.ts'
import { type Pen, sheet } from '../art/paint.ts'
import type { Size } from '../places/layout.ts'
import type { Rect } from '../places/pack.ts'

/** The data for a Boss's picture. */
export interface Figure {
  name: string
  tags?: readonly string[]
  health?: number
  /** The being that it is drawn as, if its raid names one. */
  being?: Kind
  /** Whether nothing can reach it. */
  sunk?: boolean
  /** The building of its raid's hall, and its lights. */
  hall?: RaidTable['hall'] | undefined
}

export interface Backdrop {
  element: HTMLCanvasElement
  /** Shows the hall of this Boss. */
  show(boss: Figure): void
  /** Stops following the page's size. */
  stop(): void
}

const being = ({ name, tags = [], health = 0, hall, being, sunk = false }: Figure, stage = 1) =>
  beingOf(
    { name, tags, health, element: '', keywords: sunk ? ['Untargetable'] : [], ...(being ? { look: { being } } : {}) },
    stage,
    hall ? { hall } : {},
  )

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
  const anew = (): void => {
    painted = ''
    paint()
  }
  void loadBeings().then(anew)
  const watch = new ResizeObserver(paint)
  watch.observe(canvas)
  watch.observe(place)
  return {
    element: canvas,
    show(boss) {
      lord = being(boss)
      built = boss.hall?.built ?? 'stone'
      anew()
    },
    stop: () => watch.disconnect(),
  }
}

/** The end of a raid: the Boss fallen to the floor of its hall under a light from above, or standing in it over the raid. Null if it can't be painted. */
export function endPicture(figure: Figure, { w, h }: Size, stage: number, fallen: boolean): HTMLCanvasElement | null {
  const made = sheet(w, h)
  if (!made) return null
  const { pen, canvas } = made
  const lord = being(figure, stage)
  const high = Math.min(h * (fallen ? 0.62 : 0.9), w)
  const boss = { x: w / 2 - high / 1.88, y: fallen ? h * 0.34 : h * 0.03, w: high / 0.94, h: high }
  const hall = fallen ? { ...boss, y: h * 0.05, h: h * 0.5 } : boss
  paintHall(pen, { w, h }, { boss: hall, floor: h * 0.62, being: lord, built: figure.hall?.built ?? 'stone' })
  if (fallen) {
    dim(pen, w, h, 'rgba(10, 8, 8, 0.45)')
    pen.save()
    pen.translate(w / 2, boss.y + boss.h / 2)
    pen.rotate(0.35)
    pen.scale(1, 0.72)
    paintBeing(pen, { x: -boss.w / 2, y: -boss.h / 2, w: boss.w, h: boss.h }, lord, true)
    pen.restore()
    dim(pen, w, h, 'rgba(10, 8, 8, 0.35)')
    shine(pen, w, h)
  } else {
    paintBeing(pen, boss, lord, false)
    dim(pen, w, h, 'rgba(60, 0, 0, 0.35)')
  }
  canvas.setAttribute('aria-hidden', 'true')
  return canvas
}

function dim(pen: Pen, w: number, h: number, color: string): void {
  pen.fillStyle = color
  pen.fillRect(0, 0, w, h)
}

/** Light that falls into the hall from above. */
function shine(pen: Pen, w: number, h: number): void {
  pen.save()
  pen.globalCompositeOperation = 'screen'
  for (const [x, wide, strength] of [
    [0.3, 0.12, 0.3],
    [0.48, 0.2, 0.45],
    [0.7, 0.1, 0.25],
  ] as const) {
    const ray = pen.createLinearGradient(0, 0, 0, h)
    ray.addColorStop(0, `rgba(255, 226, 150, ${strength})`)
    ray.addColorStop(1, 'rgba(255, 226, 150, 0)')
    pen.fillStyle = ray
    pen.beginPath()
    pen.moveTo(w * (x - wide * 0.3), 0)
    pen.lineTo(w * (x + wide * 0.3), 0)
    pen.lineTo(w * (x + wide), h)
    pen.lineTo(w * (x - wide), h)
    pen.fill()
  }
  pen.restore()
}

/** Resolves to the Boss in its hall as a picture of `w` by `h` pixels, or to null if it can't be painted. */
export async function hallTile(figure: Figure, w: number, h: number): Promise<HTMLCanvasElement | null> {
  await loadBeings()
  const scale = Math.min(2, Math.max(1, devicePixelRatio || 1))
  const made = sheet(w * scale, h * scale)
  if (!made) return null
  made.pen.scale(scale, scale)
  const boss = { x: w / 2 - h * 0.47, y: h * 0.02, w: h * 0.94, h: h * 0.88 }
  const lord = being(figure)
  paintHall(made.pen, { w, h }, { boss, floor: h * 0.9, being: lord, built: figure.hall?.built ?? 'stone' })
  paintBeing(made.pen, boss, lord, false)
  made.canvas.setAttribute('aria-hidden', 'true')
  return made.canvas
}

/** As large as fits, in the middle. */
function bossIn(place: HTMLElement): Rect {
  const { left, top, width, height } = place.getBoundingClientRect()
  const h = Math.round(Math.min(height, width * 0.94))
  const w = h / 0.94
  return { x: Math.round(left + (width - w) / 2), y: Math.round(top + scrollY + (height - h) / 2), w, h }
}
