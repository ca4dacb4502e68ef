/** Small help with the page's elements: make one, keep a list in step with data. */

type Attributes = Readonly<Record<string, string | boolean | undefined>>

/** An element with attributes (`true` sets an empty one, `false` leaves it out) and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value === true) made.setAttribute(name, '')
    else if (value !== false && value !== undefined) made.setAttribute(name, value)
  }
  made.append(...children)
  return made
}

/** A button that says `text`, and what a press of it does. */
export function button(
  text: string,
  press: (event: MouseEvent) => unknown,
  attributes: Attributes = {},
): HTMLButtonElement {
  const made = el('button', { type: 'button', ...attributes }, text)
  made.addEventListener('click', (event) => void press(event))
  return made
}

/** Sets a text only where it differs, so that screen readers hear only what is new. */
export function setText(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text
}

/**
 * Makes `parent` hold exactly one child for each thing, in order; children whose key is still there are kept, and not moved
 * as long as their order stands: what is moved would be announced anew.
 */
export function keep<T>(
  parent: Element,
  things: readonly T[],
  keyOf: (thing: T) => string,
  make: (thing: T) => HTMLElement,
  set?: (element: HTMLElement, thing: T) => void,
): void {
  const keys = things.map(keyOf)
  const wanted = new Set(keys)
  const old = new Map<string, HTMLElement>()
  for (const child of [...parent.children]) {
    const key = child instanceof HTMLElement ? (child.dataset.key ?? '') : ''
    if (child instanceof HTMLElement && wanted.has(key) && !old.has(key)) old.set(key, child)
    else child.remove()
  }
  let at: Element | null = parent.firstElementChild
  for (const [i, thing] of things.entries()) {
    let child = old.get(keys[i])
    if (child) old.delete(keys[i])
    else {
      child = make(thing)
      child.dataset.key = keys[i]
    }
    set?.(child, thing)
    if (child === at) at = at.nextElementSibling
    else parent.insertBefore(child, at)
  }
}
