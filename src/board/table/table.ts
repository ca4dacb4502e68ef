/** The table on the screen, drawn only when something changes. It gets scenes and asks the page; it contains no rule of the game. */
import { Graphics } from 'pixi.js'
import type { CardView } from '../../engine/types.ts'
import type { Being } from '../art/beings/index.ts'
import { closeCanvas, makeCanvas, sizeOf } from '../draw/canvas.ts'
import { facePicture } from '../draw/cards.ts'
import { pointedPlaces } from '../draw/highlights.ts'
import { makeMeasure } from '../draw/measure.ts'
import { makePainter } from '../draw/painter.ts'
import { hallPicture, snapshot } from '../draw/snapshot.ts'
import { followText, loadFonts } from '../draw/text.ts'
import { makeArranging } from '../input/arranging.ts'
import { makeDragging } from '../input/dragging.ts'
import { followPointer } from '../input/pointer.ts'
import { makeBossGlow } from '../motion/boss-glow.ts'
import { type ClipMoment, makeEffects, makeMotion } from '../motion/index.ts'
import type { Choice } from '../places/answers.ts'
import type { Rect } from '../places/pack.ts'
import type { TableLayout } from '../places/places.ts'
import { sharingOf, withShares } from '../places/sharing.ts'
import type { Ask, Scene } from '../scene.ts'
import { makeAccessibleTable } from '../words/accessible-table.tsx'
import { choose, look, offer, openFor, pick } from './choosing.ts'
import { drawLater, finish, layOut, tellInWords } from './drawing.ts'
import { pointerUse, pressKey } from './input.ts'
import { canvasOf, nothingOpen, type Parts, type TableOptions, type TableState } from './state.ts'

export { showPictures } from '../art/own.ts'
export { passCanvas } from '../draw/canvas.ts'
export { printedPicture } from '../draw/cards.ts'
export { portrait } from '../draw/portrait.ts'
export type { TableOptions } from './state.ts'

export interface Table {
  /** `still` shows no motion for the events since. Returns the milliseconds until the impact of each event. */
  update(scene: Scene, still?: boolean): ReadonlyMap<number, number>
  options(options: TableOptions): void
  /** The choice on the space bar, null if there is none. */
  ending(): Choice | null
  /** Gives an answer of the current decision. */
  choose(index: number): void
  /** Moves the focus to where the next answer is given. */
  home(): void
  /** Announces something, and shows it for a moment unless the page does. */
  say(text: string, shown?: boolean): void
  /** Every place on the table, in pixels of the page. */
  spots(): { key: string; x: number; y: number; w: number; h: number; answers: readonly number[] }[]
  /** The places of the current lesson, in pixels of the page. */
  pointed(): Rect[]
  /** The number of times the table was drawn; for tests. */
  drawn(): number
  /** Whether there is still something to draw: pictures are painted over several frames; for tests. */
  drawing(): boolean
  /** Milliseconds until everything is still. */
  moving(): number
  /** Milliseconds until every revealed card has been shown long enough to be read. */
  reading(): number
  /** The name of the hall's light. */
  light(): string
  /** Ends all motion at once. */
  finish(): void
  /** The last events, in sentences, for a replay step by step. */
  steps(): readonly string[]
  /** Replays one of these steps; `finish` ends that. */
  replay(step: number): void
  /** Whether a step is being replayed. */
  replaying(): boolean
  /**
   * The table as a small image (a data URL), or the Boss in its hall if no table is drawn; an open one hides everything that only
   * the viewer may know.
   */
  picture(open: boolean): string
  /** The face of a card as an element for the page, `h` pixels tall; null if it can't be painted. */
  face(card: CardView, h: number): HTMLElement | null
  /** Why the table can't be drawn now, and what to do; '' if it can. */
  trouble(): string
  destroy(): void
}

/** Mounts the table in `host`. Without WebGL it is shown in words, and `trouble` has the reason. */
export async function mount(host: HTMLElement, ask: Ask, options: TableOptions): Promise<Table> {
  const root = document.createElement('div')
  root.className = 'table'
  host.append(root)
  const [{ app, trouble }] = await Promise.all([makeCanvas(root), loadFonts()])
  const t = makeState(root, ask, app, options)
  app?.stage.addChild(t.painter.layer, t.rings, t.effects.layer)
  setOptions(t, options)
  return doorOf(t, trouble, follow(t))
}

/** Creates the parts of the table and connects them. */
function makeState(root: HTMLElement, ask: Ask, app: Parts['app'], options: TableOptions): TableState {
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const coarse = matchMedia('(pointer: coarse)')
  const measure = makeMeasure()
  const parts: Parts = {
    root,
    ask,
    app,
    measure,
    text: followText(root, () => relay()),
    painter: makePainter(measure, (source) => app?.renderer.texture.initSource(source)),
    rings: new Graphics(),
    effects: makeEffects(),
    glow: makeBossGlow(root),
    motion: makeMotion(
      () => ({ printed: ask.printed, measure, touch: coarse.matches }),
      () => still.matches,
    ),
    coarse,
  }
  const relay = (): void => {
    finish(t)
    layOut(t)
  }
  const scene = (): Scene | null => t.scene
  const t: TableState = {
    ...parts,
    words: makeAccessibleTable(
      root,
      { open: ask.open, printed: ask.printed, choose: (index) => choose(t, index) },
      {
        arrow: (event) => t.arranging.arrow(event),
        focus: (key) => {
          t.focused = key
          openFor(t, key)
          look(t, key)
        },
        pick: (key) => pick(t, key),
      },
    ),
    arranging: makeArranging(ask, {
      scene,
      at: () => t.layout?.regions ?? null,
      say: (text) => t.words.say(text),
      ghost: (ghost) => {
        t.looking = { ...t.looking, ghost }
        layOut(t)
        tellInWords(t)
      },
    }),
    dragging: makeDragging(ask, {
      scene,
      say: (text) => t.words.say(text, true),
      offer: (key, answers) => offer(t, key, answers),
    }),
    options,
    told: null,
    scene: null,
    sharing: null,
    layout: null,
    closeUp: [],
    size: sizeOf(root),
    frame: 0,
    drawn: 0,
    gone: false,
    lost: false,
    hover: '',
    focused: '',
    inspected: null,
    looking: { page: 0, scroll: 0, menu: '', zone: '' },
    pointing: coarse.matches,
  }
  return t
}

/** Adds the event listeners. Returns a function that removes them. */
function follow(t: TableState): () => void {
  const { root, app, coarse } = t
  const pointer = followPointer(root, app?.canvas ?? null, pointerUse(t))
  const onKey = (event: KeyboardEvent): void => pressKey(t, event)
  const relay = (): void => layOut(t)
  const watch = new ResizeObserver(() => {
    const { w, h } = sizeOf(root)
    if (w === t.size.w && h === t.size.h) return
    t.size = { w, h }
    finish(t)
    layOut(t)
  })
  document.addEventListener('keydown', onKey)
  coarse.addEventListener('change', relay)
  watch.observe(root)
  const lost = (): void => setLost(t, true)
  app?.canvas.addEventListener('webglcontextlost', lost)
  const back = { contextChange: () => setLost(t, false) }
  app?.renderer.runners.contextChange.add(back)
  return () => {
    pointer.stop()
    watch.disconnect()
    app?.canvas.removeEventListener('webglcontextlost', lost)
    app?.renderer.runners.contextChange.remove(back)
    document.removeEventListener('keydown', onKey)
    coarse.removeEventListener('change', relay)
  }
}

const lostCanvas =
  'The browser has taken the picture of the table away, and gives it back when it can. Until then the table stands here as text.'

/** Without its WebGL context the table stands there as text. When it is back, every text texture is blank: everything is drawn again. */
function setLost(t: TableState, lost: boolean): void {
  t.lost = lost
  finish(t)
  setOptions(t, t.options)
  t.painter.forget()
  t.effects.forget()
  drawLater(t)
  t.ask.trouble?.()
}

/** The table's public interface. */
function doorOf(t: TableState, trouble: string, unfollow: () => void): Table {
  return {
    trouble: () => (t.lost ? lostCanvas : trouble),
    update: (scene, still = false) => update(t, scene, still),
    options(options) {
      setOptions(t, options)
      layOut(t)
      tellInWords(t)
    },
    ending: () => t.layout?.choices.find(({ key }) => key === 'Space') ?? null,
    choose: (index) => choose(t, index),
    home: t.words.home,
    say: (text, shown = true) => t.words.say(text, shown),
    spots: () => spotsOf(t),
    pointed: () => pointedOf(t),
    drawn: () => t.drawn,
    drawing: () => t.frame !== 0,
    light: () => (t.layout && hallOf(t.layout)?.light.name) ?? '',
    moving: () => t.motion.left(performance.now()),
    reading: () => t.motion.reading(performance.now()),
    finish: () => finish(t),
    steps: t.motion.steps,
    replay(step) {
      t.motion.replay(step, performance.now())
      drawLater(t)
    },
    replaying: t.motion.replaying,
    face: (card: CardView, h) => facePicture(card, t.ask.printed, h),
    picture: (open) => pictureOf(t, open),
    destroy() {
      unfollow()
      destroy(t)
    },
  }
}

function update(t: TableState, next: Scene, still: boolean): ReadonlyMap<number, number> {
  const before = momentOf(t)
  if (next.decision !== t.told?.decision) {
    t.looking = { ...t.looking, page: 0, ...nothingOpen }
    t.sharing = sharingOf(next)
  }
  if (next.log.length !== t.scene?.log.length) t.looking = { ...t.looking, scroll: 0 }
  t.told = next
  t.scene = t.sharing ? withShares(next, t.sharing) : next
  layOut(t)
  const after = momentOf(t)
  const impacts = after ? t.motion.update(before, after, performance.now(), still) : new Map<number, number>()
  tellInWords(t, t.motion.told())
  if (t.inspected) look(t, t.inspected.key)
  t.dragging.follow(t.scene)
  t.arranging.follow(t.scene)
  return impacts
}

const momentOf = ({ scene, layout }: TableState): ClipMoment | null =>
  scene && layout && { scene, places: layout.places, at: layout.regions }

function setOptions(t: TableState, options: TableOptions): void {
  t.options = options
  const inWords = options.text || !canvasOf(t)
  t.root.classList.toggle('words', inWords)
  t.motion.set((!inWords && options.motion) || { style: 'none', speed: 0 }, performance.now())
}

function spotsOf({ root, layout }: TableState): ReturnType<Table['spots']> {
  const { left, top } = root.getBoundingClientRect()
  return (layout?.places ?? []).map(({ key, rect, answers }) => ({
    ...rect,
    key,
    answers,
    x: rect.x + left,
    y: rect.y + top,
  }))
}

function pointedOf({ root, layout, scene }: TableState): Rect[] {
  const { left, top } = root.getBoundingClientRect()
  const places = pointedPlaces(layout?.places ?? [], scene?.lesson?.points ?? [])
  return places.map(({ rect }) => ({ ...rect, x: rect.x + left, y: rect.y + top }))
}

function hallOf({ places }: TableLayout): Being | undefined {
  const hall = places.findLast(({ key }) => key === 'panel:hall')?.show
  return hall?.kind === 'hall' ? hall.being : undefined
}

/** Panels that show a seat's secrets. */
const ownPanels = ['panel:hand', 'panel:decision', 'panel:log', 'panel:zone', 'panel:menu']

function pictureOf(t: TableState, open: boolean): string {
  const { layout, options, size } = t
  const app = canvasOf(t)
  if (!layout) return ''
  const hall = hallOf(layout)
  if (!app || options.text) return hall ? hallPicture(hall) : ''
  const hidden = open ? layout.places.filter(({ key }) => ownPanels.includes(key)).map(({ rect }) => rect) : []
  app.render()
  return snapshot(app.canvas, size, hidden)
}

function destroy(t: TableState): void {
  t.gone = true
  cancelAnimationFrame(t.frame)
  t.text.stop()
  t.words.destroy()
  if (t.app) closeCanvas(t.app, t.lost)
  t.root.remove()
}
