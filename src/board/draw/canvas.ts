/** The canvas of the table, and the size of its container. */
import { Application, Ticker } from 'pixi.js'
import 'pixi.js/unsafe-eval' // otherwise Pixi would make code from text
import type { Size } from '../places/layout.ts'
import { colors } from '../theme.ts'
import { sharpness } from './picture.ts'

export const sizeOf = (root: HTMLElement): Size => ({
  w: Math.max(320, root.clientWidth),
  h: Math.max(200, root.clientHeight),
})

/** A Pixi canvas that draws only on request; without WebGL, the reason why there is none. */
export async function makeCanvas(root: HTMLElement): Promise<{ app: Application | null; trouble: string }> {
  const app = new Application()
  Ticker.shared.autoStart = false
  Ticker.shared.stop()
  try {
    await app.init({
      preference: 'webgl',
      width: sizeOf(root).w,
      height: sizeOf(root).h,
      background: colors.ground,
      antialias: true,
      autoDensity: true,
      resolution: sharpness(),
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
    return { app: null, trouble: 'This browser can’t draw the table.' }
  }
}
