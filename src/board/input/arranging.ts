/**
 * Moving a character over the viewer's play area: by dragging, by clicking, or with the arrow keys. It answers the questions for
 * column and row by itself.
 */
import { MAT } from '../../engine/tabletop.ts'
import type { Answer, CardId, Decision, Spot, TabletopView } from '../../engine/types.ts'
import type { Regions } from '../places/layout.ts'
import { clamp } from '../places/pack.ts'
import type { Ghost } from '../places/place.ts'
import { arrangedBy, ghostOf, goalOf, movable, ownArea, ownBox, whereWords } from '../places/tabletop.ts'
import type { Ask, Scene } from '../scene.ts'

export interface ArrangingUse {
  scene(): Scene | null
  at(): Regions | null
  /** Shows the character there; undefined shows it in its place. */
  ghost(ghost: Ghost | undefined): void
  say(text: string): void
}

export interface Arranging {
  /** Whether it can be dragged: the viewer's own character, while arranging. */
  grab(key: string, x: number, y: number): boolean
  /** Returns true while a character is being dragged. */
  drag(x: number, y: number): boolean
  /** Drops it; outside the table it goes back. */
  drop(x: number, y: number): boolean
  /** A click on the place for the chosen character. */
  press(key: string, x: number, y: number): boolean
  /** An arrow key moves the chosen character. */
  arrow(event: KeyboardEvent): boolean
  /** An answer is about to be given: choosing a column also chooses the row. */
  chosen(index: number): void
  follow(next: Scene): void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The viewer's play area while its characters are moved. */
interface State {
  readonly ask: Ask
  readonly use: ArrangingUse
  /** The place of a moving character, instead of its own. */
  ghost: Ghost | undefined
  held: { readonly card: CardId; readonly dx: number; readonly dy: number } | null
  /** Answers still to be given, one question after another. */
  queue: Answer[]
  /** The question that the last of them answered; further scenes with it are ignored. */
  sent: Decision | null
}

export function makeArranging(ask: Ask, use: ArrangingUse): Arranging {
  const t: State = { ask, use, ghost: undefined, held: null, queue: [], sent: null }
  return {
    grab: (key, x, y) => grab(t, key, x, y),
    drag: (x, y) => drag(t, x, y),
    drop: (x) => drop(t, x),
    press: (key, x, y) => press(t, key, x, y),
    arrow: (event) => arrow(t, event),
    chosen: (index) => chosen(t, index),
    follow: (scene) => follow(t, scene),
  }
}

function show(t: State, to: Ghost | undefined): void {
  t.ghost = to
  t.use.ghost(to)
}

/** The table being arranged, null if none is. */
function arranged({ use }: State): TabletopView | null {
  const scene = use.scene()
  return scene && arrangedBy(scene)
}

/** A point of the page as millimetres of the viewer's play area. */
function under(t: State, x: number, y: number): { x: number; y: number } | null {
  const [top, at] = [arranged(t), t.use.at()]
  return top && at ? ownArea(top.table, ownBox(at)).local(x, y) : null
}

/** A character's position, kept inside the play area. */
const within = ({ table }: TabletopView, { card, w, h }: Spot, x: number, y: number): Ghost => ({
  card,
  x: clamp(x, 0, MAT.w - w),
  y: clamp(y, 0, table.deep - h),
})

/** Puts a character where it was dropped: queues the answers for that and gives the first. */
function put(t: State, { card, x, y }: Ghost): void {
  const scene = t.use.scene()
  const top = scene && arrangedBy(scene)
  const spot = top?.spots.find((s) => s.card === card)
  const goal = top && spot ? goalOf(top, { ...spot, x, y }) : null
  if (!scene || !top || !spot || !goal || (goal.x === spot.x && goal.y === spot.y && top.card === 0)) {
    show(t, undefined)
    return
  }
  const left: Answer = { do: 'number', n: goal.x }
  const far: Answer = { do: 'number', n: goal.y }
  if (top.card === card) t.queue = top.x < 0 ? [left, far] : [far]
  else t.queue = [...(top.card === 0 ? [] : [{ do: 'done' } as const]), { do: 'pick', card }, left, far]
  show(t, { card, x: goal.x, y: goal.y })
  t.sent = null
  giveNext(t, scene)
}

/** Gives the next queued answer, if it is asked for. */
function giveNext(t: State, { decision }: Scene): void {
  const [wanted] = t.queue
  if (!wanted || (decision && decision === t.sent)) return
  const index =
    decision?.kind === 'arrange'
      ? decision.answers.findIndex((a) => a.do === wanted.do && a.n === wanted.n && a.card === wanted.card)
      : -1
  if (index < 0) {
    t.queue = []
    show(t, undefined)
    return
  }
  t.queue = t.queue.slice(1)
  t.sent = decision
  setTimeout(() => t.use.scene()?.decision === decision && t.ask.choose(index), 0)
}

function grab(t: State, key: string, x: number, y: number): boolean {
  const scene = t.use.scene()
  const top = scene && arrangedBy(scene)
  const card = key === 'ghost' ? (top?.card ?? 0) : scene ? movable(scene, key) : 0
  const point = under(t, x, y)
  const spot = card !== 0 && scene ? ghostOf(scene, t.ghost?.card === card ? t.ghost : undefined) : null
  const lies = spot?.card === card ? spot : top?.spots.find((s) => s.card === card)
  if (!lies || !point) return false
  t.held = { card, dx: point.x - lies.x, dy: point.y - lies.y }
  return true
}

function drag(t: State, x: number, y: number): boolean {
  const top = arranged(t)
  const point = under(t, x, y)
  const spot = top?.spots.find((s) => s.card === t.held?.card)
  if (!t.held || !point || !spot || !top) return t.held !== null
  show(t, within(top, spot, Math.round(point.x - t.held.dx), Math.round(point.y - t.held.dy)))
  return true
}

function drop(t: State, x: number): boolean {
  const was = t.held
  t.held = null
  if (!was) return false
  if (x < 0 || !t.ghost) show(t, undefined)
  else put(t, { ...t.ghost, card: was.card })
  return true
}

function press(t: State, key: string, x: number, y: number): boolean {
  const top = arranged(t)
  const point = under(t, x, y)
  const spot = top?.spots.find((s) => s.card === top.card)
  if (!top || !point || !spot || !(key.startsWith('mat:') || key === 'ghost')) return false
  if (key !== 'ghost') put(t, within(top, spot, Math.round(point.x - spot.w / 2), Math.round(point.y - spot.h / 2)))
  return true
}

function arrow(t: State, event: KeyboardEvent): boolean {
  const by = arrows[event.key]
  const scene = t.use.scene()
  const top = scene && arrangedBy(scene)
  if (!by || !scene || !top || top.card === 0 || event.ctrlKey || event.metaKey || event.altKey) return false
  const spot = ghostOf(scene, t.ghost)
  if (!spot) return false
  event.preventDefault()
  const far = event.shiftKey ? 50 : 10
  show(t, within(top, spot, spot.x + by[0] * far, spot.y + by[1] * far))
  t.use.say(whereWords(scene, ghostOf(scene, t.ghost) ?? spot))
  return true
}

function chosen(t: State, index: number): void {
  const scene = t.use.scene()
  const top = scene && arrangedBy(scene)
  const spot = scene && ghostOf(scene, t.ghost)
  const answer = scene?.decision?.answers[index]
  if (!top || !spot || answer?.do !== 'number' || top.x >= 0 || t.queue.length > 0) return
  const goal = goalOf(top, spot)
  t.sent = null
  if (goal?.x === answer.n) t.queue = [{ do: 'number', n: goal?.y }]
}

function follow(t: State, scene: Scene): void {
  const top = arrangedBy(scene)
  if (t.queue.length > 0) giveNext(t, scene)
  else if (t.ghost && !t.held && (!top || top.card !== t.ghost.card)) show(t, undefined)
}
