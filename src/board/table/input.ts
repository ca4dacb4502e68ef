/** The acts of mouse, finger and keys on the table. */
import { choiceOf, isBusy } from '../input/keys.ts'
import type { PointerUse } from '../input/pointer.ts'
import { areasOf, touched, unlike } from '../input/touch.ts'
import { contains } from '../places/layout.ts'
import type { Place } from '../places/place.ts'
import { act, look, pick, read, take } from './choosing.ts'
import { drawLater, finish, layOut, zonesFor } from './drawing.ts'
import { find, nothingOpen, type TableState } from './state.ts'

/** The acts of the pointer on the table. */
export const pointerUse = (t: TableState): PointerUse => ({
  over: (x, y) => hover(t, under(t, x, y)),
  rest: () => look(t, t.hover || t.focused),
  press: (x, y, finger) => press(t, [x, y], finger),
  hold: (x, y) => peek(t, under(t, x, y)?.key ?? ''),
  letGo: () => peek(t, ''),
  read: (x, y) => read(t, under(t, x, y)?.key ?? ''),
  leave() {
    t.hover = ''
    look(t, t.focused)
  },
  grab(x, y) {
    const place = under(t, x, y)
    return t.arranging.grab(place?.key ?? '', x, y) || t.dragging.grab(place, x, y)
  },
  drag(x, y) {
    if (t.arranging.drag(x, y)) return
    t.dragging.move(x, y)
    look(t, '')
  },
  drop(x, y) {
    if (t.arranging.drop(x, y)) return
    t.dragging.drop(rowUnder(t, x, y) || (under(t, x, y)?.key ?? ''))
    drawLater(t)
  },
  wheel: (x, y, by) => turnWheel(t, [x, y], by),
})

type Point = readonly [x: number, y: number]

const under = ({ layout }: TableState, x: number, y: number): Place | undefined =>
  layout?.places.findLast((place) => !place.key.startsWith('text:') && contains(place.rect, x, y))

/** Brings a card of the hand before those that overlap it. */
function toFront(t: TableState, key: string): void {
  const held = t.scene?.view.seats[t.scene.view.seat]?.hand.some((id) => key === `card:${id}`)
  const front = held ? key : ''
  if (front === (t.looking.front ?? '')) return
  t.looking = { ...t.looking, front }
  layOut(t)
}

/** The resource row under a dragged card, '' if there is none. */
const rowUnder = (t: TableState, x: number, y: number): string =>
  zonesFor(t).find(({ key, rect }) => key.startsWith('row:') && contains(rect, x, y))?.key ?? ''

function hover(t: TableState, place: Place | undefined): void {
  const key = place && !place.key.startsWith('panel:') ? place.key : ''
  if (key === t.hover) return
  t.hover = key
  toFront(t, key)
  const of = place && (place.answers.length > 0 || (place.act && place.act !== 'none'))
  t.root.style.cursor = of ? 'pointer' : 'default'
  drawLater(t)
}

/** A finger has no hover: the place it touches is shown in the reader until the next touch; '' shows nothing. */
function peek(t: TableState, key: string): void {
  t.pointing = true
  t.hover = key
  look(t, key)
}

/** The card in the reader, if the reader is at this point. */
const readAt = ({ closeUp, inspected }: TableState, [x, y]: Point): string =>
  closeUp.some(({ key, rect }) => key === 'panel:inspector' && contains(rect, x, y)) ? (inspected?.key ?? '') : ''

function press(t: TableState, [x, y]: Point, finger: boolean): void {
  t.pointing = true
  const answering = t.layout !== null && contains(t.layout.regions.side, x, y)
  if (!answering && movesOn(t)) return
  const reading = finger ? readAt(t, [x, y]) : ''
  if (reading) {
    read(t, reading)
    return
  }
  if (finger) peek(t, '')
  const meant = finger && t.layout && t.scene ? unlike(touched(areasOf(t.layout.places, t.size), x, y), t.scene) : []
  if (meant.length > 1) {
    finish(t)
    t.looking = { ...t.looking, menu: '', among: meant.map(({ key }) => key) }
    layOut(t)
    return
  }
  const place = meant[0] ?? under(t, x, y)
  if (!finishFor(t, [x, y], place) || !place || t.arranging.press(place.key, x, y)) return
  const { scene } = t
  pick(t, place.key)
  const row = /^(answer|menu):/.test(place.key)
  if (finger && !row && place.card > 0 && t.scene === scene && find(t, place.key)) peek(t, place.key)
}

/** Keys that only move the focus. */
const steering = /^(Tab|Shift|Control|Alt|Meta|Arrow.*)$/

/** The card that is being presented goes on its way. Returns whether there was one: the click or key then does nothing else. */
function movesOn(t: TableState): boolean {
  const skipped = t.motion.skip(performance.now())
  if (skipped) drawLater(t)
  return skipped
}

/** Ends all motion. Returns whether the click also counts for the place under it: only if that place was visible there. */
function finishFor(t: TableState, [x, y]: Point, place: Place | undefined): boolean {
  const again = t.motion.replaying()
  const drawn = t.motion.frame(performance.now())?.drawn
  const seen = drawn?.findLast(({ key, rect }) => !key.startsWith('text:') && contains(rect, x, y))
  finish(t)
  return !again && (seen === undefined || seen.key === place?.key)
}

/** Scrolls the log, or pages through the answers. */
function turnWheel(t: TableState, [x, y]: Point, by: number): void {
  const { layout, scene } = t
  if (!layout || !scene || x < layout.regions.side.x) return
  if (y < layout.regions.side.y + layout.logHeight) {
    const scroll = Math.max(0, Math.min(scene.log.length - 1, t.looking.scroll - Math.sign(by) * 3))
    t.looking = { ...t.looking, scroll }
  } else {
    const turn = layout.places.find(({ key }) => key === (by > 0 ? 'page:next' : 'page:back'))
    if (turn?.act) act(t, turn.act)
  }
  layOut(t)
}

/** A key press while the table has the page. */
export function pressKey(t: TableState, event: KeyboardEvent): void {
  t.pointing = false
  if (!t.layout || !t.scene || isBusy(event)) return
  if (!steering.test(event.key) && movesOn(t)) {
    event.preventDefault()
    return
  }
  finish(t)
  if (t.arranging.arrow(event)) return
  const { menu, zone, among } = t.looking
  const opened = event.key === 'Escape' && (menu !== '' || zone !== '' || among !== undefined)
  const choice = opened || (event.key === 'w' && t.options.letters) ? undefined : choiceOf(event, t.layout.choices)
  if (choice) {
    event.preventDefault()
    take(t, choice)
  } else if (event.key === 'Escape') closeAll(t, event)
  else if (event.key === 'w' && t.options.letters) t.ask.open({ kind: 'replay' })
  else if (event.key === 'i' && t.options.letters) read(t, t.hover || t.focused)
}

/** Closes whatever is open; the page's menu then stays closed. */
function closeAll(t: TableState, event: KeyboardEvent): void {
  if (t.looking.menu || t.looking.zone || t.inspected) event.preventDefault()
  t.looking = { ...t.looking, ...nothingOpen }
  look(t, '')
  layOut(t)
}
