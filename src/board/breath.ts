/** The Boss breathes out light when it acts: twice, and then rests. The browser moves it; nothing is drawn for it. */
import { setAttribute } from './dom.ts'
import type { Rect } from './pack.ts'
import type { Scene } from './scene.ts'
import { lightOf } from './theme.ts'

/** `show` follows the scene; the first one is only taken in. Where motion is reduced, app.css keeps it still. */
export function makeBreath(root: HTMLElement): { show(scene: Scene, boss: Rect): void } {
  const light = document.createElement('div')
  light.className = 'breath'
  light.setAttribute('aria-hidden', 'true')
  root.append(light)
  let before: string | null = null
  return {
    show({ view, said }, { x, y, w, h }) {
      const boss = view.seats.find((seat) => seat.boss)
      const acts = boss && (said?.seat === boss.seat || view.turn.seat === boss.seat)
      const now = `${view.raid.stage}|${acts ? `${view.turn.n}|${said?.text ?? ''}` : ''}`
      const wide = w * 2.6
      const color = `#${lightOf(view.raid.stage).color.toString(16).padStart(6, '0')}`
      const style = `left:${x + w / 2 - wide / 2}px;top:${y - h * 0.5}px;width:${wide}px;height:${h * 2.6}px;--light:${color}`
      setAttribute(light, 'style', style)
      if (before !== null && now !== before && acts) {
        light.classList.remove('out')
        void light.offsetWidth // the animation begins anew
        light.classList.add('out')
      }
      before = now
    },
  }
}
