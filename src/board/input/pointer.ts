/** Mouse, pen and finger on the canvas. */

const hoverDelay = 220
const longPress = 450
/** Pixels that a pointer must move to start a drag. */
const slack = 8

export interface PointerUse {
  over(x: number, y: number): void
  /** The pointer has stayed where it is. */
  rest(): void
  /** `finger`: a finger or pen, which is less exact than a mouse. */
  press(x: number, y: number, finger: boolean): void
  /** A long press with a finger or pen, and its end. */
  hold(x: number, y: number): void
  letGo(): void
  /** A click with the other mouse button. */
  read(x: number, y: number): void
  leave(): void
  /** Whether there is something to drag. */
  grab(x: number, y: number): boolean
  drag(x: number, y: number): void
  /** Dropped; outside the table it is put back. */
  drop(x: number, y: number): void
  wheel(x: number, y: number, by: number): void
}

/** The state of a pointer on the canvas, between browser events. */
interface Pointer {
  readonly root: HTMLElement
  readonly element: HTMLCanvasElement
  readonly use: PointerUse
  /** Timers: until the pointer counts as resting, and until a press counts as long. */
  resting: number
  held: number
  heldLong: boolean
  /** The point where it was pressed; null while it isn't. */
  from: [number, number] | null
  dragging: boolean
}

/** Turns the browser's pointer events into uses, in pixels of the table. */
export function followPointer(root: HTMLElement, element: HTMLCanvasElement | null, use: PointerUse): { stop(): void } {
  if (!element) return { stop: () => undefined }
  const stopper = new AbortController()
  const p: Pointer = { root, element, use, resting: 0, held: 0, heldLong: false, from: null, dragging: false }
  listen(p, stopper.signal)
  return {
    stop: () => {
      stopper.abort()
      stopTimers(p)
    },
  }
}

function listen(p: Pointer, signal: AbortSignal): void {
  const { element, use } = p
  // The mouse must not take the focus from the accessible table.
  element.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  // Something opened by a touch must not get the click that the browser makes from the same touch.
  element.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  element.addEventListener('pointermove', (event) => moved(p, event), { signal })
  element.addEventListener('pointerdown', (event) => pressed(p, event), { signal })
  element.addEventListener('pointerup', (event) => released(p, event), { signal })
  element.addEventListener('pointercancel', () => cancelled(p), { signal })
  // A finger leaves whenever it is lifted.
  element.addEventListener('pointerleave', ({ pointerType }) => pointerType === 'mouse' && left(p), { signal })
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault()
      if (!p.heldLong && event.button === 2) use.read(...at(p, event))
    },
    { signal },
  )
  element.addEventListener('wheel', (event) => use.wheel(...at(p, event), event.deltaY), { signal, passive: true })
}

function stopTimers({ resting, held }: Pointer): void {
  clearTimeout(resting)
  clearTimeout(held)
}

/** A point of the page as a point of the table. */
function at({ root }: Pointer, event: MouseEvent): [number, number] {
  const { left, top } = root.getBoundingClientRect()
  return [event.clientX - left, event.clientY - top]
}

function moved(p: Pointer, event: PointerEvent): void {
  const { use } = p
  const [x, y] = at(p, event)
  if (p.from && !p.dragging && !p.heldLong && Math.hypot(x - p.from[0], y - p.from[1]) > slack) {
    p.dragging = use.grab(...p.from)
    if (p.dragging) p.element.setPointerCapture(event.pointerId)
    clearTimeout(p.held)
    if (!p.dragging) p.from = null
  }
  use.over(x, y)
  clearTimeout(p.resting)
  if (p.dragging) use.drag(x, y)
  else if (event.pointerType === 'mouse') p.resting = window.setTimeout(use.rest, hoverDelay)
}

function pressed(p: Pointer, event: PointerEvent): void {
  p.heldLong = false
  clearTimeout(p.held)
  const [x, y] = at(p, event)
  p.from = event.button === 0 ? [x, y] : null
  if (event.pointerType === 'mouse') return
  p.held = window.setTimeout(() => {
    p.heldLong = true
    p.use.hold(x, y)
  }, longPress)
}

function released(p: Pointer, event: PointerEvent): void {
  clearTimeout(p.held)
  const wasDragging = p.dragging
  p.dragging = false
  p.from = null
  if (p.heldLong) p.use.letGo()
  else if (wasDragging) p.use.drop(...at(p, event))
  else if (event.button === 0) p.use.press(...at(p, event), event.pointerType !== 'mouse')
}

function cancelled(p: Pointer): void {
  clearTimeout(p.held)
  if (p.heldLong) p.use.letGo()
  if (p.dragging) p.use.drop(-1, -1)
  p.dragging = false
  p.from = null
}

function left(p: Pointer): void {
  stopTimers(p)
  p.use.leave()
}
