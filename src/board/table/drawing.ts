/** Lays the table out and draws it: once for each change, and again only while something moves. */
import { resize } from '../draw/canvas.ts'
import { highlightsOf } from '../draw/highlights.ts'
import { drawOver } from '../draw/rings.ts'
import { type DropZone, dropZones, objOf } from '../input/drop-targets.ts'
import { hitPlaces, liftedPlace, resultOf, zoneWords } from '../places/lifted.ts'
import { faceNamed, faceOf, type LayoutOptions, type Place } from '../places/place.ts'
import { layOutTable } from '../places/places.ts'
import { readerBox, readerPlaces } from '../places/reader.ts'
import { roomsFor } from '../places/rooms.ts'
import { linesOf } from './looking.ts'
import { canvasOf, find, type TableState } from './state.ts'

/** Requests an animation frame, unless one is already requested. */
export function drawLater(t: TableState): void {
  if (t.frame || t.gone) return
  t.frame = requestAnimationFrame(() => {
    t.frame = 0
    draw(t)
  })
}

/** Milliseconds of a frame for painting pictures that are shown later. */
const slice = 32

/** Lays the table out for the current scene. */
export function layOut(t: TableState): void {
  if (!t.scene) return
  t.looking = { ...t.looking, rooms: roomsFor(t.scene.view, t.looking.rooms) }
  t.layout = layOutTable(t.scene, t.size, t.looking, layoutOptionsOf(t))
  if (t.inspected && !find(t, t.inspected.key)) t.inspected = null
  drawLater(t)
}

/** Updates the accessible table; `news` is announced. */
export function tellInWords({ words, scene, layout }: TableState, news = ''): void {
  if (scene && layout) words.update(scene, layout.choices, news)
}

const layoutOptionsOf = ({ measure, ask, options, coarse, text }: TableState): LayoutOptions => ({
  measure,
  printed: ask.printed,
  letters: options.letters,
  touch: coarse.matches,
  scale: text.scale(),
  passes: options.passes,
})

function draw(t: TableState): void {
  const { layout, scene, size } = t
  const app = canvasOf(t)
  if (!app || !layout || !scene || t.options.text) return
  const moves = t.motion.frame(performance.now())
  const { u } = layout.regions
  const isPainted = t.painter.ahead(layout.places, u, slice)
  if ((moves && !moves.held) || !isPainted) drawLater(t)
  if (!moves && !isPainted) return // what is shown stays until all of the next is there
  resize(app, size)
  const dragged = draggedNow(t)
  t.closeUp = [...pointedAt(t, dragged), ...closeUpOf(t)]
  const isNew = t.painter.show([...(moves ? [] : layout.places), ...t.closeUp], moves?.drawn ?? [], u)
  if (isNew) drawLater(t) // some drivers leave out what was sent up in the same frame
  // An answer that comes up once the motion is over has no ring before it can be seen.
  const there = !moves || moves.drawn.some(({ key, alpha }) => key === t.focused && alpha > 0)
  const covered = moves?.effects.some((one) => one.do === 'fall') === true
  const pointed = {
    hover: t.hover,
    focused: t.pointing || !there ? '' : t.focused,
    lifted: dragged?.held ?? null,
    arrow: dragged?.inHand === false,
    zones: dragged?.zones.map(({ rect }) => rect),
    u,
  }
  drawOver(t.rings, covered ? [] : highlightsOf(scene, layout.places, layout.choices, pointed), u)
  t.glow.show(scene, layout.regions.bossHero, layout.light)
  t.effects.draw(moves?.effects ?? [], u)
  app.render()
  t.drawn++
}

/** A dragged card: its origin, and the parts that take it. */
interface Dragged {
  readonly held: NonNullable<ReturnType<TableState['dragging']['lifted']>>
  readonly from: Place
  readonly inHand: boolean
  readonly zones: readonly DropZone[]
}

function draggedNow(t: TableState): Dragged | null {
  const held = t.dragging.lifted()
  const from = held && find(t, held.key)
  return held && from
    ? { held, from, inHand: t.scene?.view.cards[from.card]?.zone === 'hand', zones: zonesFor(t) }
    : null
}

/** The pointer's dragged card, or the result at the pointer. */
function pointedAt(t: TableState, dragged: Dragged | null): Place[] {
  const { layout, scene } = t
  if (!layout || !scene) return []
  const { u } = layout.regions
  if (dragged) {
    const { held, from, inHand, zones } = dragged
    return [...zoneWords(zones, u, t.measure), ...(inHand ? liftedPlace(from, held) : [])]
  }
  const key = t.hover || (t.pointing ? '' : t.focused)
  return hitPlaces(resultOf(key ? find(t, key) : undefined, scene), layout.places, u)
}

/** The parts that take the dragged card. */
export function zonesFor({ layout, scene, dragging }: TableState): DropZone[] {
  const held = dragging.lifted()
  if (!held || !layout || !scene?.decision) return []
  return dropZones(scene.decision, scene.view, objOf(held.key), layout.regions)
}

/** The inspected card in the reader. On a small page, where the reader covers the party, only that under the resting pointer. */
function closeUpOf(t: TableState): readonly Place[] {
  const { inspected, layout, scene } = t
  const near = inspected && find(t, inspected.key)
  if (!inspected || !layout || !near) return []
  const { regions: at, logHeight } = layout
  if (at.compact && inspected.key !== t.hover) return []
  const menu = (find(t, 'panel:menu') ?? find(t, 'panel:among'))?.rect
  const box = readerBox({ at, logHeight, key: inspected.key, menu })
  const seen = scene?.view.cards[inspected.card]
  const named = near.name ? faceNamed(near.name, t.ask.printed) : null
  const face = seen ? faceOf(seen, t.ask.printed) : named
  return box ? readerPlaces(linesOf(t, near), face, box, { u: at.u, measure: t.measure }) : []
}

/** Ends all motion at once. */
export function finish(t: TableState): void {
  if (t.motion.finish(performance.now())) drawLater(t)
}
