/** Mouse, pen and finger on the canvas. */

const hoverDelay = 220
const longPress = 450
/** Pixels that a pointer moves before it drags. */
const slack = 8

export interface PointerUse {
  over(x: number, y: number): void
  /** The pointer has stayed where it is. */
  rest(): void
  /** `finger`: a finger or pen, which is not as exact as a mouse. */
  press(x: number, y: number, finger: boolean): void
  /** A long press. */
  hold(x: number, y: number): void
  leave(): void
  /** Whether what lies there can be dragged. */
  grab(x: number, y: number): boolean
  drag(x: number, y: number): void
  /** Let go; outside of the table it is put back. */
  drop(x: number, y: number): void
  wheel(x: number, y: number, by: number): void
}

/** Turns the browser's pointer events on the canvas into uses, in pixels of the table. */
export function followPointer(root: HTMLElement, element: HTMLCanvasElement | null, use: PointerUse): { stop(): void } {
  const stopper = new AbortController()
  const { signal } = stopper
  let resting = 0
  let held = 0
  let heldLong = false
  let from: [number, number] | null = null
  let dragging = false
  const at = (event: MouseEvent): [number, number] => {
    const { left, top } = root.getBoundingClientRect()
    return [event.clientX - left, event.clientY - top]
  }
  if (!element) return { stop: () => stopper.abort() }
  // The focus stays where it is in the table in words while the mouse plays.
  element.addEventListener('mousedown', (event) => event.preventDefault(), { signal })
  // What a touch opens must not get the click that the browser makes of the same touch.
  element.addEventListener('touchend', (event) => event.cancelable && event.preventDefault(), {
    signal,
    passive: false,
  })
  element.addEventListener(
    'pointermove',
    (event) => {
      const [x, y] = at(event)
      if (from && !dragging && !heldLong && Math.hypot(x - from[0], y - from[1]) > slack) {
        dragging = use.grab(...from)
        if (dragging) element.setPointerCapture(event.pointerId)
        clearTimeout(held)
        if (!dragging) from = null
      }
      use.over(x, y)
      clearTimeout(resting)
      if (dragging) {
        use.drag(x, y)
        return
      }
      if (event.pointerType === 'mouse') resting = window.setTimeout(use.rest, hoverDelay)
    },
    { signal },
  )
  element.addEventListener(
    'pointerdown',
    (event) => {
      heldLong = false
      clearTimeout(held)
      const [x, y] = at(event)
      from = event.button === 0 ? [x, y] : null
      if (event.pointerType === 'mouse') return
      held = window.setTimeout(() => {
        heldLong = true
        use.hold(x, y)
      }, longPress)
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    (event) => {
      clearTimeout(held)
      const wasDragging = dragging
      dragging = false
      from = null
      if (wasDragging) use.drop(...at(event))
      else if (event.button === 0 && !heldLong) use.press(...at(event), event.pointerType !== 'mouse')
    },
    { signal },
  )
  element.addEventListener(
    'pointercancel',
    () => {
      clearTimeout(held)
      if (dragging) use.drop(-1, -1)
      dragging = false
      from = null
    },
    { signal },
  )
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault()
      use.hold(...at(event))
    },
    { signal },
  )
  element.addEventListener(
    'pointerleave',
    () => {
      clearTimeout(resting)
      clearTimeout(held)
      use.leave()
    },
    { signal },
  )
  element.addEventListener('wheel', (event) => use.wheel(...at(event), event.deltaY), { signal, passive: true })
  return {
    stop: () => {
      stopper.abort()
      clearTimeout(resting)
      clearTimeout(held)
    },
  }
}
