/** The Boss glows when it acts: twice, then it rests. This is a CSS animation, so the canvas is not redrawn for it. */
import { hex } from '../art/frame.ts'
import type { Rect } from '../places/pack.ts'
import type { Scene } from '../scene.ts'
import type { Light } from '../theme.ts'

/** `show` follows the scene; the first one only sets the starting point. app.css stops the animation if reduced motion is wanted. */
export function makeBossGlow(root: HTMLElement): { show(scene: Scene, boss: Rect, light: Light): void } {
  const glow = document.createElement('div')
  glow.className = 'boss-glow'
  glow.setAttribute('aria-hidden', 'true')
  root.append(glow)
  let before: string | null = null
  return {
    show({ view, lastReason: said }, { x, y, w, h }, { color }) {
      const boss = view.seats.find((seat) => seat.boss)
      const acts = boss && (said?.seat === boss.seat || view.turn.seat === boss.seat)
      const now = `${view.raid.stage}|${acts ? `${view.turn.n}|${said?.text ?? ''}` : ''}`
      const wide = w * 2.6
      const place = { left: x + w / 2 - wide / 2, top: y - h * 0.5, width: wide, height: h * 2.6 }
      for (const [side, px] of Object.entries(place)) glow.style.setProperty(side, `${px}px`)
      glow.style.setProperty('--light', hex(color))
      if (before !== null && now !== before && acts) {
        glow.classList.remove('out')
        void glow.offsetWidth // restarts the animation
        glow.classList.add('out')
      }
      before = now
    },
  }
}
