/** The canvas of the table, and the size of its container. */
import { Application, Ticker } from 'pixi.js'
import 'pixi.js/unsafe-eval' // otherwise Pixi would make code from text
import type { Size } from '../places/layout.ts'
import { colors } from '../theme.ts'
import { sharpness } from './picture.ts'

/** A larger canvas is drawn without multisampling: its pixels are small, and four samples for each are too much for a weak GPU. */
const manyPixels = 4_000_000

/** No canvas has more pixels than this: what a weak GPU draws sixty times a second. */
const mostPixels = 3840 * 2160

/** The pixels of the canvas per page pixel: those of the screen, fewer on a larger one. */
const resolutionFor = ({ w, h }: Size): number => Math.min(sharpness(), Math.sqrt(mostPixels / (w * h)))

/** Gives the canvas this size, if it has another. */
export function resize({ canvas, renderer }: Application, size: Size): void {
  const resolution = resolutionFor(size)
  const [w, h] = [Math.round(size.w * resolution), Math.round(size.h * resolution)]
  if (canvas.width !== w || canvas.height !== h) renderer.resize(size.w, size.h, resolution)
}

export const sizeOf = (root: HTMLElement): Size => ({
  w: Math.max(320, root.clientWidth),
  h: Math.max(200, root.clientHeight),
})

const noCanvas =
  'This browser can’t draw the table. To see it, turn on WebGL or hardware acceleration in the browser’s settings, or use another browser. You can play it here as text.'

/** The canvas that goes from one table to the next, so that its programs aren't made again; false while none does. */
let passed: Application | boolean = false

/** Hands the canvas of the table that is closed next to the one that is mounted after it. */
export function passCanvas(): void {
  passed = true
}

/** Takes the canvas from a table that is closed. `lost`: whether the browser has taken its picture away. */
export function closeCanvas(app: Application, lost: boolean): void {
  if (passed === true && !lost) {
    for (const child of app.stage.removeChildren()) child.destroy({ children: true })
    app.canvas.remove()
    passed = app
  } else app.destroy({ removeView: true }, { children: true })
}

/** A Pixi canvas that draws only on request; without WebGL, the reason why there is none. */
export async function makeCanvas(root: HTMLElement): Promise<{ app: Application | null; trouble: string }> {
  const size = sizeOf(root)
  const before = passed
  passed = false
  if (typeof before === 'object') {
    root.append(before.canvas)
    resize(before, size)
    return { app: before, trouble: '' }
  }
  const app = new Application()
  const { w, h } = size
  const resolution = resolutionFor(size)
  Ticker.shared.autoStart = false
  Ticker.shared.stop()
  try {
    await app.init({
      preference: 'webgl',
      width: w,
      height: h,
      background: colors.ground,
      antialias: w * h * resolution ** 2 <= manyPixels,
      autoDensity: true,
      resolution,
      autoStart: false,
      sharedTicker: false,
      eventFeatures: { move: false, globalMove: false, click: false, wheel: false },
      accessibilityOptions: { activateOnTab: false, enabledByDefault: false },
    })
    app.canvas.setAttribute('aria-hidden', 'true')
    root.append(app.canvas)
    return { app, trouble: '' }
  } catch (error) {
    console.warn(error)
    return { app: null, trouble: noCanvas }
  }
}
