/** A card being dragged, and the aim of the action that its drop started. */
import type { Decision, Obj } from '../../engine/types.ts'
import type { Place } from '../places/place.ts'
import type { Ask, Scene } from '../scene.ts'
import { aimed, dropped, keepsAim, objOf } from './drop-targets.ts'

export interface DraggingUse {
  scene(): Scene | null
  say(text: string | Promise<string>): void
  /** Several answers are possible: asks which. */
  offer(key: string, answers: readonly number[]): void
}

export interface Dragging {
  /** The dragged place, and the position of the pointer. */
  lifted(): { key: string; x: number; y: number } | null
  /** Whether a place can be dragged: cards that can be acted with. */
  grab(place: Place | undefined, x: number, y: number): boolean
  move(x: number, y: number): void
  /** Drops it on a place ('' for none). */
  drop(onto: string): void
  /** A new scene: answers the question for a target with the aim, or shows why that is not possible. */
  follow(next: Scene): void
}

export function makeDragging(ask: Ask, use: DraggingUse): Dragging {
  let lifted: { key: string; x: number; y: number } | null = null
  let aim: { at: Decision; to: Obj } | null = null

  return {
    lifted: () => lifted,
    grab(place, x, y) {
      if (!place || objOf(place.key) <= 0 || place.answers.length === 0) return false
      lifted = { key: place.key, x, y }
      return true
    },
    move(x, y) {
      if (lifted) lifted = { ...lifted, x, y }
    },
    drop(onto) {
      const key = lifted?.key ?? ''
      const scene = use.scene()
      lifted = null
      const meant = scene?.decision && dropped(scene.decision, scene.view, objOf(key), onto)
      if (!scene?.decision || !meant) return
      const [answer] = meant.answers
      if (answer === undefined) {
        use.say(ask.whyNot(objOf(key), meant.aim || undefined))
        return
      }
      aim = meant.aim === 0 ? null : { at: scene.decision, to: meant.aim }
      if (meant.answers.length === 1) ask.choose(answer)
      else use.offer(key, meant.answers)
    },
    follow({ decision }) {
      if (!aim || decision === aim.at || (decision && keepsAim(decision))) return
      const { to } = aim
      aim = null
      if (!decision || (decision.kind !== 'target' && decision.kind !== 'attacker-target')) return
      const index = aimed(decision, to)
      if (index === null) use.say(ask.whyNot(decision.about.card ?? to, to))
      else setTimeout(() => use.scene()?.decision === decision && ask.choose(index), 0)
    },
  }
}
