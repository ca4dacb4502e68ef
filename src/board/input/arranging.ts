/** Moving a character over one's play area: by dragging, by a click, or with the arrow keys; it says its column and its row by itself. */
import { MAT } from '../../engine/tabletop.ts'
import type { Answer, CardId, Decision } from '../../engine/types.ts'
import type { Regions } from '../places/layout.ts'
import { clamp } from '../places/pack.ts'
import type { Ghost } from '../places/place.ts'
import { arrangedBy, ghostOf, goalOf, movable, ownArea, ownBox, whereWords } from '../places/tabletop.ts'
import type { Ask, Scene } from '../scene.ts'

export interface ArrangingUse {
  scene(): Scene | null
  at(): Regions | null
  /** Shows it there; undefined where it lies. */
  ghost(ghost: Ghost | undefined): void
  say(text: string): void
}

export interface Arranging {
  /** Whether it can be dragged: one's own character, while one arranges. */
  grab(key: string, x: number, y: number): boolean
  /** True while one is being dragged. */
  drag(x: number, y: number): boolean
  /** Lets it go; beside the table it goes back. */
  drop(x: number, y: number): boolean
  /** A click where the chosen character shall lie. */
  press(key: string, x: number, y: number): boolean
  /** An arrow key moves the chosen character. */
  arrow(event: KeyboardEvent): boolean
  /** An answer is about to be given: a column says the row too. */
  chosen(index: number): void
  follow(next: Scene): void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function makeArranging(ask: Ask, use: ArrangingUse): Arranging {
  let ghost: Ghost | undefined
  let held: { card: CardId; dx: number; dy: number } | null = null
  /** Answers that are still to be given, one question after another. */
  let queue: Answer[] = []
  /** The question to which the last of them is on its way: other news of it changes nothing. */
  let sent: Decision | null = null

  const show = (to: Ghost | undefined): void => {
    ghost = to
    use.ghost(to)
  }

  /** Millimetres of the own play area under a point of the page. */
  function under(x: number, y: number): { x: number; y: number } | null {
    const [scene, at] = [use.scene(), use.at()]
    const top = scene && arrangedBy(scene)
    return top && at ? ownArea(top.table, ownBox(at)).local(x, y) : null
  }

  function put(card: CardId, x: number, y: number): void {
    const scene = use.scene()
    const top = scene && arrangedBy(scene)
    const spot = top?.spots.find((s) => s.card === card)
    const goal = top && spot ? goalOf(top, { ...spot, x, y }) : null
    if (!scene || !top || !spot || !goal || (goal.x === spot.x && goal.y === spot.y && top.card === 0)) {
      show(undefined)
      return
    }
    const [left, far]: Answer[] = [
      { do: 'number', n: goal.x },
      { do: 'number', n: goal.y },
    ]
    if (top.card === card) queue = top.x < 0 ? [left, far] : [far]
    else queue = [...(top.card === 0 ? [] : [{ do: 'done' } as const]), { do: 'pick', card }, left, far]
    show({ card, x: goal.x, y: goal.y })
    sent = null
    next(scene)
  }

  /** Gives the next of the answers, if it is asked for. */
  function next({ decision }: Scene): void {
    const [wanted] = queue
    if (!wanted || (decision && decision === sent)) return
    const index =
      decision?.kind === 'arrange'
        ? decision.answers.findIndex((a) => a.do === wanted.do && a.n === wanted.n && a.card === wanted.card)
        : -1
    if (index < 0) {
      queue = []
      show(undefined)
      return
    }
    queue = queue.slice(1)
    sent = decision
    setTimeout(() => use.scene()?.decision === decision && ask.choose(index), 0)
  }

  return {
    grab(key, x, y) {
      const scene = use.scene()
      const top = scene && arrangedBy(scene)
      const card = key === 'ghost' ? (top?.card ?? 0) : scene ? movable(scene, key) : 0
      const point = under(x, y)
      const spot = card !== 0 && scene ? ghostOf(scene, ghost?.card === card ? ghost : undefined) : null
      const lies = spot?.card === card ? spot : top?.spots.find((s) => s.card === card)
      if (!lies || !point) return false
      held = { card, dx: point.x - lies.x, dy: point.y - lies.y }
      return true
    },
    drag(x, y) {
      const scene = use.scene()
      const top = scene && arrangedBy(scene)
      const point = under(x, y)
      const spot = top?.spots.find((s) => s.card === held?.card)
      if (!held || !point || !spot || !top) return held !== null
      show({
        card: held.card,
        x: clamp(Math.round(point.x - held.dx), 0, MAT.w - spot.w),
        y: clamp(Math.round(point.y - held.dy), 0, top.table.deep - spot.h),
      })
      return true
    },
    drop(x) {
      const was = held
      held = null
      if (!was) return false
      if (x < 0 || !ghost) show(undefined)
      else put(was.card, ghost.x, ghost.y)
      return true
    },
    press(key, x, y) {
      const scene = use.scene()
      const top = scene && arrangedBy(scene)
      const point = under(x, y)
      const spot = top?.spots.find((s) => s.card === top.card)
      if (!top || !point || !spot || !(key.startsWith('mat:') || key === 'ghost')) return false
      if (key === 'ghost') return true
      const deep = top.table.deep
      put(
        spot.card,
        clamp(Math.round(point.x - spot.w / 2), 0, MAT.w - spot.w),
        clamp(Math.round(point.y - spot.h / 2), 0, deep - spot.h),
      )
      return true
    },
    arrow(event) {
      const by = arrows[event.key]
      const scene = use.scene()
      const top = scene && arrangedBy(scene)
      if (!by || !scene || !top || top.card === 0 || event.ctrlKey || event.metaKey || event.altKey) return false
      const spot = ghostOf(scene, ghost)
      if (!spot) return false
      event.preventDefault()
      const far = event.shiftKey ? 50 : 10
      show({
        card: spot.card,
        x: clamp(spot.x + by[0] * far, 0, MAT.w - spot.w),
        y: clamp(spot.y + by[1] * far, 0, top.table.deep - spot.h),
      })
      use.say(whereWords(scene, ghostOf(scene, ghost) ?? spot))
      return true
    },
    chosen(index) {
      const scene = use.scene()
      const top = scene && arrangedBy(scene)
      const spot = scene && ghostOf(scene, ghost)
      const answer = scene?.decision?.answers[index]
      if (!top || !spot || answer?.do !== 'number' || top.x >= 0 || queue.length > 0) return
      const goal = goalOf(top, spot)
      sent = null
      if (goal?.x === answer.n) queue = [{ do: 'number', n: goal?.y }]
    },
    follow(scene) {
      const top = arrangedBy(scene)
      if (queue.length > 0) next(scene)
      else if (ghost && !held && (!top || top.card !== ghost.card)) show(undefined)
    },
  }
}
