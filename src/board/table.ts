/** The table on the screen: drawn when something changes, never otherwise. It is told, it asks, it knows no rule. */
import { Graphics } from 'pixi.js'
import type { CardView } from '../engine/types.ts'
import { type Mirror, makeMirror } from './accessible-table.ts'
import type { Being } from './art/beings/index.ts'
import { makeCanvas, sizeOf } from './draw/canvas.ts'
import { facePicture } from './draw/cards.ts'
import { marksOf } from './draw/highlights.ts'
import { makeMeasure } from './draw/measure.ts'
import { makePainter } from './draw/painter.ts'
import { drawOver } from './draw/rings.ts'
import { hallPicture, snapshot } from './draw/snapshot.ts'
import { followText, loadFonts } from './draw/text.ts'
import { makeArranging } from './input/arranging.ts'
import { makeDragging } from './input/dragging.ts'
import { objOf } from './input/drop-targets.ts'
import { choiceOf, isBusy } from './input/keys.ts'
import { followPointer } from './input/pointer.ts'
import { areasOf, touched } from './input/touch.ts'
import { makeBreath } from './motion/boss-glow.ts'
import { type Moment, type MotionOptions, makeEffects, makeMotion } from './motion/index.ts'
import type { Choice } from './places/answers.ts'
import { type CloseLine, closeLines, inspectorPlaces, zoneLines } from './places/inspector.ts'
import { contains } from './places/layout.ts'
import { type Face, faceOf, type Kit, type Looking, type Place } from './places/place.ts'
import { type Laid, lay } from './places/places.ts'
import type { Ask, Scene } from './scene.ts'

export interface TableOptions {
  /** Whether single letters and digits give answers. */
  letters: boolean
  /** Words and buttons instead of the canvas; also what is shown where nothing can be drawn. */
  text: boolean
  motion?: MotionOptions
  /** Whether the page has a button of its own for passing. */
  passes?: boolean
}

export interface Table {
  /** `still` shows no motion of what has happened since. Returns in how many milliseconds each event is felt. */
  update(scene: Scene, still?: boolean): ReadonlyMap<number, number>
  options(options: TableOptions): void
  /** What the space bar gives now, null if it gives nothing. */
  ending(): Choice | null
  /** Gives an answer of the decision that it shows. */
  choose(index: number): void
  /** The focus to where the next answer is given. */
  home(): void
  /** Every place on the table, in pixels of the page; for tests. */
  spots(): { key: string; x: number; y: number; w: number; h: number; answers: readonly number[] }[]
  /** How often the table was drawn; for tests. */
  drawn(): number
  /** Milliseconds until everything that moves is still. */
  moving(): number
  /** The name of the light in which the hall stands. */
  light(): string
  /** Everything that moves is where it belongs at once. */
  finish(): void
  /** What just happened, in sentences, to be shown once more step by step. */
  steps(): readonly string[]
  /** Shows one of these steps again; `finish` ends that. */
  again(step: number): void
  /** Whether a step is shown again. */
  replaying(): boolean
  /** The table as a small image (its address), the Boss in its hall where none is drawn; an open one shows nothing that only the viewer may know. */
  picture(open: boolean): string
  /** The face of a card as a picture for the page, `h` pixels tall; null where nothing can be painted. */
  face(card: CardView, h: number): HTMLElement | null
  /** Why there is no canvas, '' if there is one. */
  trouble: string
  destroy(): void
}

/** Where a seat sees what others may not. */
const ownPanels = ['panel:hand', 'panel:decision', 'panel:log', 'panel:zone', 'panel:menu']

/** Who stands in the hall. */
function hallOf({ places }: Laid): Being | undefined {
  const hall = places.findLast(({ key }) => key === 'panel:hall')?.show
  return hall?.kind === 'hall' ? hall.being : undefined
}

/** Sets the table up in `host`. Without WebGL the mirror is shown instead, and `trouble` says so. */
export async function mount(host: HTMLElement, ask: Ask, options: TableOptions): Promise<Table> {
  const measure = makeMeasure()
  const root = document.createElement('div')
  root.className = 'table'
  host.append(root)

  let shown = options
  let scene: Scene | null = null
  let laid: Laid | null = null
  let close: Place[] = []
  let frame = 0
  let count = 0
  let gone = false
  let hover = ''
  let focused = ''
  let inspected: { key: string; card: number } | null = null
  let looking: Looking = { page: 0, scroll: 0, menu: '', zone: '' }
  const coarse = matchMedia('(pointer: coarse)')
  /** Who plays with a mouse or a finger moves no focus: the card that has it is not shown large. */
  let pointing = coarse.matches
  const text = followText(root, () => {
    if (!scene) return
    finish()
    relay()
  })
  const kit = (): Kit => ({
    measure,
    printed: ask.printed,
    letters: shown.letters,
    touch: coarse.matches,
    scale: text.scale(),
    passes: shown.passes,
  })

  const [{ app, trouble }] = await Promise.all([makeCanvas(root), loadFonts()])
  const painter = makePainter(measure)
  const rings = new Graphics()
  const effects = makeEffects()
  app?.stage.addChild(painter.layer, rings, effects.layer)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const motion = makeMotion(
    () => ({ printed: ask.printed }),
    () => still.matches,
  )
  const setMotion = (): void =>
    motion.set(
      shown.text || !app ? { style: 'none', speed: 0 } : (shown.motion ?? { style: 'none', speed: 0 }),
      performance.now(),
    )
  setMotion()

  const breath = makeBreath(root)
  const arranging = makeArranging(ask, {
    scene: () => scene,
    at: () => laid?.regions ?? null,
    say: (text) => mirror.say(text),
    ghost: (ghost) => {
      looking = { ...looking, ghost }
      relay()
      if (scene && laid) mirror.update(scene, laid.choices)
    },
  })
  /** An answer of one's own. */
  const choose = (index: number): void => {
    arranging.chosen(index)
    ask.choose(index)
  }
  const mirror: Mirror = makeMirror(
    root,
    { ...ask, choose },
    {
      arrow: (event) => arranging.arrow(event),
      focus: (key) => {
        focused = key
        look(key)
        later()
      },
      pick: (key) => pick(key),
    },
  )
  const dragging = makeDragging(ask, {
    scene: () => scene,
    say: (text) => mirror.say(text, true),
    offer: (key, answers) => {
      looking = { ...looking, menu: key }
      relay()
      mirror.offer(answers)
    },
  })
  const setMode = (): void => {
    root.classList.toggle('words', shown.text || !app)
  }
  setMode()

  /** Read only when the page's size changes: asking the page for it is slow. */
  let size = sizeOf(root)

  function later(): void {
    if (frame || gone) return
    frame = requestAnimationFrame(() => {
      frame = 0
      paint()
    })
  }

  function relay(): void {
    if (!scene) return
    laid = lay(scene, size, looking, kit())
    if (inspected && !find(inspected.key)) inspected = null
    later()
  }

  function find(key: string): Place | undefined {
    return laid?.places.findLast((place) => place.key === key)
  }

  /** Draws what changed since the last time, and renders once; again and again only while something moves. */
  function paint(): void {
    if (!app || !laid || !scene || shown.text) return
    const moves = motion.frame(performance.now())
    if (moves && !moves.held) later()
    if (app.screen.width !== size.w || app.screen.height !== size.h) app.renderer.resize(size.w, size.h)
    const near = inspected ? find(inspected.key) : undefined
    close =
      near && inspected
        ? inspectorPlaces(linesOf(near), faceFor(inspected.card), near.rect, laid.regions, size, measure)
        : []
    painter.show([...(moves ? [] : laid.places), ...close], moves?.drawn ?? [], laid.regions.u)
    const covered = moves?.effects.some((one) => one.do === 'fall') === true
    const pointed = { hover, focused, lifted: dragging.lifted() }
    drawOver(rings, covered ? [] : marksOf(scene, laid.places, laid.choices, pointed), laid.regions.u)
    breath.show(scene, laid.regions.bossHero, laid.light)
    effects.draw(moves?.effects ?? [], laid.regions.u)
    app.render()
    count++
  }

  /** Looks closely at the card of a place. */
  function look(key: string): void {
    const place = find(key)
    inspected = place && (!pointing || key === hover) && linesOf(place).length > 0 ? { key, card: place.card } : null
    const fan = inspected?.card ? `card:${inspected.card}` : ''
    if (fan !== (looking.fan ?? '')) {
      looking = { ...looking, fan }
      relay()
    }
    mirror.close(place ? linesOf(place) : [])
    later()
  }

  /** What there is to read about a place: its card, or what such a zone is. */
  function linesOf({ key, card }: Place): CloseLine[] {
    if (card > 0) return scene ? closeLines(card, scene.view, ask) : []
    return scene ? zoneLines(key, scene.view, ask) : []
  }

  function faceFor(card: number): Face | null {
    const seen = scene?.view.cards[card]
    return seen ? faceOf(seen, ask.printed) : null
  }

  /** Opens a card, to read all that there is to know about it; or what such a zone is. */
  function read(key: string): void {
    const place = find(key)
    if (place && place.card > 0) ask.open({ kind: 'card', card: place.card })
    else if (place && linesOf(place).length > 0) ask.open({ kind: 'words', lines: linesOf(place) })
  }

  /** A click or Enter on a place: its only answer, the menu of its answers, its other use, or why it has none. */
  function pick(key: string): void {
    const place = find(key.replace(/^among:/, '')) ?? null
    const wasOpen = looking.menu
    if (looking.menu || looking.among) {
      looking = { ...looking, menu: '', among: undefined }
      relay()
    }
    if (!place || !scene) {
      relay()
      return
    }
    if (place.answers.length === 1) {
      choose(place.answers[0])
      return
    }
    if (place.answers.length > 1) {
      looking = { ...looking, menu: wasOpen === place.key ? '' : place.key }
      relay()
      mirror.offer(place.answers)
      return
    }
    const thing = objOf(place.key) || place.card
    if (place.act) act(place.act)
    else if (scene.decision && (thing > 0 || (thing < 0 && scene.decision.kind === 'target')))
      mirror.say(ask.whyNot(thing), true)
    relay()
  }

  function act(what: string): void {
    const [verb, arg = ''] = what.split(/ (.*)/)
    if (verb === 'page') looking = { ...looking, page: Number(arg) }
    if (verb === 'log') ask.open({ kind: 'log', line: arg })
    if (verb === 'answers' && laid) ask.open({ kind: 'answers', choices: laid.choices })
    if (verb === 'encounter' || verb === 'order' || verb === 'number' || verb === 'together') ask.open({ kind: verb })
    hover = ''
    if (verb === 'zone') looking = { ...looking, zone: looking.zone === arg ? '' : arg }
  }

  const moment = (): Moment | null => scene && laid && { scene, places: laid.places, at: laid.regions }

  function finish(): void {
    if (motion.finish(performance.now())) later()
  }

  /** A click ends what moves; it also means what it points at, if that was to be seen there. */
  function finishFor(x: number, y: number, place: Place | undefined): boolean {
    const now = performance.now()
    const again = motion.replaying()
    const seen = motion.frame(now)?.drawn.findLast(({ key, rect }) => !key.startsWith('text:') && contains(rect, x, y))
    finish()
    return !again && (seen === undefined || seen.key === place?.key)
  }

  const under = (x: number, y: number): Place | undefined =>
    laid?.places.findLast((place) => !place.key.startsWith('text:') && contains(place.rect, x, y))

  const pointer = followPointer(root, app?.canvas ?? null, {
    over: (x, y) => {
      const place = under(x, y)
      const key = place && !place.key.startsWith('panel:') ? place.key : ''
      if (key === hover) return
      hover = key
      root.style.cursor =
        place && (place.answers.length > 0 || (place.act && place.act !== 'none')) ? 'pointer' : 'default'
      later()
    },
    rest: () => look(hover || focused),
    press: (x, y, finger) => {
      pointing = true
      const meant = finger && laid ? touched(areasOf(laid.places, size), x, y) : []
      if (meant.length > 1) {
        finish()
        looking = { ...looking, menu: '', among: meant.map(({ key }) => key) }
        relay()
        return
      }
      const place = meant[0] ?? under(x, y)
      if (!finishFor(x, y, place)) return
      if (place && !arranging.press(place.key, x, y)) pick(place.key)
    },
    hold: (x, y) => read(under(x, y)?.key ?? ''),
    leave: () => {
      hover = ''
      look(focused)
    },
    grab: (x, y) => arranging.grab(under(x, y)?.key ?? '', x, y) || dragging.grab(under(x, y), x, y),
    drag: (x, y) => {
      if (arranging.drag(x, y)) return
      dragging.move(x, y)
      look('')
    },
    drop: (x, y) => {
      if (arranging.drop(x, y)) return
      dragging.drop(under(x, y)?.key ?? '')
      later()
    },
    wheel: (x, y, by) => {
      if (!laid || !scene || x < laid.regions.side.x) return
      if (y < laid.regions.side.y + laid.logHeight) {
        const scroll = Math.max(0, Math.min(scene.log.length - 1, looking.scroll - Math.sign(by) * 3))
        looking = { ...looking, scroll }
      } else {
        const turn = laid.places.find(({ key }) => key === (by > 0 ? 'page:next' : 'page:back'))
        if (turn?.act) act(turn.act)
      }
      relay()
    },
  })
  const onKey = (event: KeyboardEvent): void => {
    pointing = false
    if (!laid || !scene || isBusy(event)) return
    finish()
    if (arranging.arrow(event)) return
    if (event.key === 'w' && shown.letters) {
      ask.open({ kind: 'replay' })
      return
    }
    const choice = choiceOf(event, laid.choices)
    if (choice) {
      event.preventDefault()
      choose(choice.index)
    } else if (event.key === 'Escape') {
      if (looking.menu || looking.zone || inspected) event.preventDefault() // the page's menu stays closed
      looking = { ...looking, menu: '', zone: '', among: undefined }
      look('')
      relay()
    } else if (event.key === 'i' && shown.letters) read(hover || focused)
  }
  document.addEventListener('keydown', onKey)
  const watch = new ResizeObserver(() => {
    size = sizeOf(root)
    finish()
    relay()
  })
  watch.observe(root)
  coarse.addEventListener('change', relay)

  /** After a lost WebGL context every texture of text is blank: everything is drawn anew. */
  const restored = {
    contextChange: (): void => {
      painter.forget()
      effects.forget()
      later()
    },
  }
  app?.renderer.runners.contextChange.add(restored)

  return {
    trouble,
    update(next, unmoved = false) {
      const before = moment()
      const asked = next.decision !== scene?.decision
      if (asked) looking = { ...looking, page: 0, menu: '', zone: '', among: undefined }
      if (next.log.length !== scene?.log.length) looking = { ...looking, scroll: 0 }
      scene = next
      relay()
      const after = moment()
      const when = after ? motion.told(before, after, performance.now(), unmoved) : new Map<number, number>()
      if (laid) mirror.update(next, laid.choices)
      if (inspected) look(inspected.key)
      dragging.follow(next)
      arranging.follow(next)
      return when
    },
    options(next) {
      shown = next
      setMode()
      setMotion()
      relay()
      if (scene && laid) mirror.update(scene, laid.choices)
    },
    ending: () => laid?.choices.find(({ key }) => key === 'Space') ?? null,
    choose,
    home: mirror.home,
    spots() {
      const { left, top } = root.getBoundingClientRect()
      return (laid?.places ?? []).map(({ key, rect, answers }) => ({
        ...rect,
        key,
        answers,
        x: rect.x + left,
        y: rect.y + top,
      }))
    },
    drawn: () => count,
    light: () => (laid && hallOf(laid)?.light.name) ?? '',
    moving: () => motion.left(performance.now()),
    finish,
    steps: () => motion.steps(),
    again(step) {
      motion.again(step, performance.now())
      later()
    },
    replaying: () => motion.replaying(),
    face: (card, h) => facePicture(card, ask.printed, h),
    picture(open) {
      if (!laid) return ''
      const hall = hallOf(laid)
      if (!app || shown.text) return hall ? hallPicture(hall) : ''
      const hidden = open ? laid.places.filter(({ key }) => ownPanels.includes(key)).map(({ rect }) => rect) : []
      app.render()
      return snapshot(app.canvas, size, hidden)
    },
    destroy() {
      gone = true
      cancelAnimationFrame(frame)
      pointer.stop()
      document.removeEventListener('keydown', onKey)
      watch.disconnect()
      text.stop()
      coarse.removeEventListener('change', relay)
      mirror.destroy()
      app?.destroy({ removeView: true }, { children: true })
      root.remove()
    },
  }
}
