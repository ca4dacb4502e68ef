/** Laying the table out, and drawing it: once for each change, and again only while something moves. */
import { marksOf } from '../draw/highlights.ts'
import { drawOver } from '../draw/rings.ts'
import { inspectorPlaces } from '../places/inspector.ts'
import { faceOf, type Kit, type Place } from '../places/place.ts'
import { lay } from '../places/places.ts'
import { linesOf } from './looking.ts'
import { find, type TableState } from './state.ts'

/** Asks the browser for a frame, unless one is asked for. */
export function drawLater(t: TableState): void {
  if (t.frame || t.gone) return
  t.frame = requestAnimationFrame(() => {
    t.frame = 0
    draw(t)
  })
}

/** Lays the table out for what it shows now. */
export function layOut(t: TableState): void {
  if (!t.scene) return
  t.laid = lay(t.scene, t.size, t.looking, kitOf(t))
  if (t.inspected && !find(t, t.inspected.key)) t.inspected = null
  drawLater(t)
}

const kitOf = ({ measure, ask, options, coarse, text }: TableState): Kit => ({
  measure,
  printed: ask.printed,
  letters: options.letters,
  touch: coarse.matches,
  scale: text.scale(),
  passes: options.passes,
})

function draw(t: TableState): void {
  const { app, laid, scene, size } = t
  if (!app || !laid || !scene || t.options.text) return
  const moves = t.motion.frame(performance.now())
  if (moves && !moves.held) drawLater(t)
  if (app.screen.width !== size.w || app.screen.height !== size.h) app.renderer.resize(size.w, size.h)
  t.close = closeUp(t)
  t.painter.show([...(moves ? [] : laid.places), ...t.close], moves?.drawn ?? [], laid.regions.u)
  const covered = moves?.effects.some((one) => one.do === 'fall') === true
  const pointed = { hover: t.hover, focused: t.focused, lifted: t.dragging.lifted() }
  drawOver(t.rings, covered ? [] : marksOf(scene, laid.places, laid.choices, pointed), laid.regions.u)
  t.glow.show(scene, laid.regions.bossHero, laid.light)
  t.effects.draw(moves?.effects ?? [], laid.regions.u)
  app.render()
  t.drawn++
}

/** The card that is looked at, large. */
function closeUp(t: TableState): readonly Place[] {
  const { inspected, laid, scene } = t
  const near = inspected && find(t, inspected.key)
  if (!near || !laid) return []
  const seen = scene?.view.cards[inspected.card]
  const face = seen ? faceOf(seen, t.ask.printed) : null
  return inspectorPlaces(linesOf(t, near), face, near.rect, laid.regions, t.size, t.measure)
}

/** Puts everything that moves where it belongs at once. */
export function finish(t: TableState): void {
  if (t.motion.finish(performance.now())) drawLater(t)
}
