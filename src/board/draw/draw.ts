/** The drawing of each kind of place. */
import { Container, Graphics } from 'pixi.js'
import { paintLooms, paintPool, paintPost } from '../art/besides.ts'
import { stamp, zoneSign } from '../art/frame.ts'
import { paintHall } from '../art/hall.ts'
import { paintRing, ringOf } from '../art/marks.ts'
import { paintClock, paintThreat, paintWaits } from '../art/meters.ts'
import type { Pen } from '../art/paint.ts'
import { signPaths } from '../art/signs.ts'
import { paintStone } from '../art/stone.ts'
import type { Show } from '../places/place.ts'
import { signWidth } from '../places/zones.ts'
import { colors, plateCover, shade } from '../theme.ts'
import { drawBoss } from './boss.ts'
import { drawLine } from './card-line.ts'
import { drawFace, drawPortrait } from './cards.ts'
import { damageSign, swordsSign } from './icons.ts'
import { type Box, roman } from './measure.ts'
import { painted } from './picture.ts'
import { label } from './text.ts'

type Of<K extends Show['kind']> = Show & { kind: K }

type Draw<K extends Show['kind']> = (show: Of<K>, box: Box) => Container

/** A picture painted with a pen, `margin` pixels larger than its box. */
const paintedIn = ({ w, h }: Box, margin: number, paint: (pen: Pen) => void, sharpest?: number): Container =>
  boxOf(painted(w, h, margin, paint, sharpest))

const boxOf = (...children: Container[]): Container => {
  const box = new Container()
  if (children.length > 0) box.addChild(...children)
  return box
}

/** The drawing of each kind of place; a missing one does not compile. */
const drawers: { readonly [K in Show['kind']]: Draw<K> } = {
  // Light and stone are soft, so half the pixels are enough on sharp screens.
  hall: ({ boss, floor, being, built, away }, box) =>
    paintedIn(box, 0, (pen) => paintHall(pen, box, { boss, floor, being, built, away }), 1),
  boss: drawBoss,
  panel: (show, box) => boxOf(drawPanel(show, box)),
  mat: drawMat,
  stages: drawStages,
  card: (show, box) => drawFace(show.face, show, box),
  line: (show, box) => drawLine(show.face, show, box),
  portrait: drawPortrait,
  strip: drawStrip,
  pip: drawPip,
  stone: (show, box) => paintedIn(box, 6 * box.u, (pen) => paintStone(pen, show, box)),
  pool: (show, box) => paintedIn(box, 6 * box.u, (pen) => paintPool(pen, show, box)),
  post: (show, box) => paintedIn(box, 6 * box.u, (pen) => paintPost(pen, show, box)),
  looms: (show, box) => paintedIn(box, 6 * box.u, (pen) => paintLooms(pen, show, box)),
  threat: (show, box) => paintedIn(box, 2 * box.u, (pen) => paintThreat(pen, show, box)),
  clock: (show, box) => paintedIn(box, 2 * box.u, (pen) => paintClock(pen, show, box)),
  waits: (show, box) => paintedIn(box, 2 * box.u, (pen) => paintWaits(pen, show, box)),
  text: (show) => (show.lines.length > 0 ? boxOf(label(show.lines.join('\n'), show)) : boxOf()),
  sign: drawSign,
  bubble: drawBubble,
  button: drawButton,
  hit: drawHit,
  versus: drawVersus,
}

/** Draws a place in a box of its size. */
export function draw<K extends Show['kind']>(show: Of<K>, box: Box): Container {
  const drawer: Draw<K> = drawers[show.kind]
  return drawer(show, box)
}

/** Expected damage: its type as shape and color, and the amount. */
function drawHit({ n, type }: Of<'hit'>, { w, h, u }: Box): Container {
  const ground = new Graphics()
    .roundRect(0, 0, w, h, h / 2)
    .fill({ color: colors.ground, alpha: 0.92 })
    .stroke({ color: colors.attack, width: 2 * u, alignment: 1 })
  const sign = damageSign(type, h * 0.72)
  sign.position.set(h * 0.55, h / 2)
  const text = label(`−${n}`, { size: h * 0.62, bold: true, color: colors.attack })
  text.anchor.set(0, 0.5)
  text.position.set(h, h / 2)
  return boxOf(ground, sign, text)
}

function drawVersus(_: Of<'versus'>, { w, h }: Box): Container {
  const sign = swordsSign(Math.min(w, h) * 0.8, colors.attack)
  sign.position.set(w / 2, h / 2)
  return boxOf(sign)
}

/** The shape and color of a sign. */
const signs = {
  turn: { path: signPaths.pointer, color: colors.gold },
  health: { path: signPaths.heart, color: colors.health },
  ready: { path: signPaths.swords, color: colors.cost },
} as const

function drawSign({ sign }: Of<'sign'>, box: Box): Container {
  const [x, y, size] = [box.w / 2, box.h / 2, Math.min(box.w, box.h)]
  return paintedIn(box, 0, (pen) => {
    if (sign === 'hand') zoneSign(pen, 'deck', 0, box.h)
    else stamp(pen, signs[sign].path, { x, y, size, color: signs[sign].color })
  })
}

/** A card of which only a strip is visible. */
function drawStrip(show: Of<'strip'>, { w, h }: Box): Container {
  const color = show.picked ? colors.good : show.lit ? colors.gold : colors.edge
  const box = boxOf(
    new Graphics()
      .rect(0, 0.5, w, h - 1)
      .fill(0x453a5c)
      .stroke({ color, width: show.lit ? 2 : 1, alignment: 1 }),
  )
  const sign = show.picked ? signPaths.check : show.lit ? signPaths.pointer : ''
  if (sign) box.addChild(painted(w, h, 0, (pen) => stamp(pen, sign, { x: h * 0.55, y: h / 2, size: h * 0.6, color })))
  const text = label(show.text, { size: h * 0.72 })
  text.anchor.set(0, 0.5)
  text.position.set(sign ? h : 3, h / 2)
  box.addChild(text)
  return box
}

function drawPip(show: Of<'pip'>, { w, h, u }: Box): Container {
  if (show.empty) return drawSlot(w, h, u)
  const color = show.up ? 0x7a9c5a : show.ready ? colors.cost : 0x5d513c
  const top = show.ready ? 0 : h * 0.45
  const g = new Graphics().roundRect(0, top, w, h - top, 2).fill(color)
  g.roundRect(0, top, w, Math.min(3 * u, (h - top) / 2), 2).fill({
    color: 0xffffff,
    alpha: show.ready ? 0.35 : 0.12,
  })
  g.roundRect(0, top, w, h - top, 2).stroke({ color: 0, width: 1, alpha: 0.7 })
  const [x, y] = [w / 2, top + (h - top) * 0.55]
  const r = Math.min(w, h - top) * 0.3
  if (show.up) g.poly([x, y - r, x + r, y, x, y + r, x - r, y]).fill(0x14200c)
  if (show.lit) {
    g.roundRect(0, top, w, h - top, 2).stroke({ color: colors.gold, width: 2 })
    g.poly([x - r * 1.6, top - 3 * u, x + r * 1.6, top - 3 * u, x, top + 2 * u]).fill(colors.gold)
  }
  return boxOf(g)
}

/** An empty place for a resource: an outline with a plus. */
function drawSlot(w: number, h: number, u: number): Container {
  const [x, y, arm] = [w / 2, h / 2, Math.min(w, h) * 0.26]
  const g = new Graphics().roundRect(0, 0, w, h, 2).fill({ color: colors.ground, alpha: 0.6 })
  g.roundRect(0, 0, w, h, 2).stroke({ color: colors.gold, width: 1.5 * u, alignment: 1 })
  g.moveTo(x - arm, y)
    .lineTo(x + arm, y)
    .moveTo(x, y - arm)
    .lineTo(x, y + arm)
  return boxOf(g.stroke({ color: colors.gold, width: 1.8 * u }))
}

function drawBubble({ lines, size }: Of<'bubble'>, { w, h, u }: Box): Container {
  const ground = new Graphics()
    .roundRect(0, 0, w, h, 6 * u)
    .fill(colors.parchment)
    .stroke({ color: shade(colors.parchment, 0.55), width: 1.5 * u, alignment: 1 })
  const text = label(lines.join('\n'), { size, italic: true, color: colors.ink })
  text.position.set(6 * u, 3 * u)
  return boxOf(ground, text)
}

/** Stages as a row of stones: past ones crossed out, the current one large and named, future ones as rings, a secret one as a question mark. */
function drawStages({ stops, step, label: name }: Of<'stages'>, { h, u }: Box): Container {
  const y = h / 2
  const at = (i: number): number => 9 * u + i * step
  const g = new Graphics()
  const box = boxOf(g)
  const here = stops.findIndex(({ fate }) => fate === 'here')
  for (const [i, { fate }] of stops.entries()) {
    const x = at(i)
    const over = fate === 'past'
    if (i + 1 < stops.length)
      g.moveTo(x, y)
        .lineTo(at(i + 1), y)
        .stroke({ color: over ? colors.gold : colors.edge, width: 2 * u })
  }
  const write = (text: string, x: number, size: number, color: number, middle = false): void => {
    const words = label(text, { size, bold: true, color })
    words.anchor.set(middle ? 0.5 : 0, 0.5)
    words.position.set(x, y)
    if (!middle) box.addChild(new Graphics().rect(x - 2 * u, 3 * u, words.width + 4 * u, h - 6 * u).fill(colors.panel))
    box.addChild(words)
  }
  const wide = step >= 40 * u
  for (const [i, { fate }] of stops.entries()) {
    const x = at(i)
    const r = fate === 'here' ? 7 * u : fate === 'secret' ? 6.5 * u : 5 * u
    g.circle(x, y, r).fill(fate === 'here' ? colors.gold : fate === 'past' ? shade(colors.gold, 0.72) : colors.panel)
    if (fate === 'here') g.circle(x, y, r + 3 * u).stroke({ color: colors.gold, width: 1.5 * u, alpha: 0.6 })
    else if (fate === 'past') {
      const c = r * 0.5
      g.moveTo(x - c, y - c)
        .lineTo(x + c, y + c)
        .moveTo(x + c, y - c)
        .lineTo(x - c, y + c)
      g.stroke({ color: colors.ground, width: 1.8 * u })
    } else g.circle(x, y, r).stroke({ color: colors.soft, width: 1.5 * u, alignment: 1 })
    if (fate === 'secret') write('?', x, 10.5 * u, colors.text, true)
    if (wide)
      write(fate === 'here' ? name : roman(i + 1), x + 11 * u, 11.5 * u, fate === 'here' ? colors.gold : colors.faint)
  }
  if (!wide && name !== '') write(name, at(stops.length - 1) + 16 * u, 11.5 * u, here < 0 ? colors.soft : colors.gold)
  return box
}

/** For a player in the other realm: pale mist rising over the plate, and an edge of beads. */
function mist(g: Graphics, w: number, h: number, u: number): void {
  for (let i = 0; i < 6; i++) g.rect(1, h * (i / 6), w - 2, h / 6).fill({ color: colors.away, alpha: 0.02 + 0.03 * i })
  const step = 7 * u
  for (let x = step; x < w; x += step) for (const y of [0, h]) g.circle(x, y, 1.6 * u).fill(colors.away)
  for (let y = step; y < h; y += step) for (const x of [0, w]) g.circle(x, y, 1.6 * u).fill(colors.away)
}

/** A plate of dark iron with a worn edge. */
function drawPanel({ lit, solid = false, away = false }: Of<'panel'>, { w, h, u }: Box): Graphics {
  const r = 5 * u
  const g = new Graphics()
    .roundRect(0, 0, w, h, r)
    .fill({ color: lit ? colors.panelLit : colors.panel, alpha: solid ? 1 : plateCover })
  g.roundRect(0, 0, w, h, r).stroke({
    color: lit ? colors.edgeLit : colors.edge,
    width: lit ? 1.5 * u : 1,
    alignment: 1,
  })
  if (away) mist(g, w, h, u)
  if (w < 60 * u || h < 40 * u) return g
  const corner = 9 * u
  const metal = lit ? colors.cost : shade(colors.edge, 1.5)
  for (const [x, y, dx, dy] of [
    [0, 0, 1, 1],
    [w, 0, -1, 1],
    [0, h, 1, -1],
    [w, h, -1, -1],
  ] as const) {
    g.poly([
      x,
      y,
      x + dx * corner,
      y,
      x + dx * corner * 0.55,
      y + dy * corner * 0.3,
      x + dx * corner * 0.3,
      y + dy * corner * 0.55,
      x,
      y + dy * corner,
    ])
  }
  return g.fill({ color: metal, alpha: 0.75 })
}

/** Dark cloth with a seam. */
function drawMat({ lit, name }: Of<'mat'>, { w, h, u }: Box): Container {
  const g = new Graphics().roundRect(0, 0, w, h, 6 * u).fill(lit ? 0x1f2e33 : 0x1b2124)
  g.roundRect(0, 0, w, h, 6 * u).stroke({ color: lit ? colors.edgeLit : colors.edge, width: 1.5 * u, alignment: 1 })
  g.roundRect(5 * u, 5 * u, w - 10 * u, h - 10 * u, 4 * u).stroke({ color: colors.edge, width: 1, alpha: 0.7 })
  const box = boxOf(g)
  if (name) {
    const text = label(name, { size: 12 * u, bold: true, color: lit ? colors.gold : colors.soft })
    text.position.set(8 * u, h - 19 * u)
    box.addChild(text)
  }
  return box
}

const tones = {
  plain: { fill: colors.button, line: colors.edgeLit },
  pass: { fill: colors.pass, line: colors.good },
  lit: { fill: colors.button, line: colors.gold },
  quiet: { fill: colors.quiet, line: colors.edge },
} as const

function drawButton(show: Of<'button'>, { w, h, u }: Box): Container {
  const tone = tones[show.tone]
  const box = boxOf(
    new Graphics()
      .roundRect(0, 0, w, h, 4 * u)
      .fill(tone.fill)
      .rect(3 * u, 1, w - 6 * u, Math.max(1, h * 0.06))
      .fill({ color: 0xffffff, alpha: 0.1 })
      .roundRect(0, 0, w, h, 4 * u)
      .stroke({ color: tone.line, width: 1, alignment: 1 }),
  )
  const hint = show.hint ? label(show.hint, { size: show.size * 0.9, bold: true, color: colors.soft }) : null
  if (hint) {
    hint.anchor.set(1, 0.5)
    hint.position.set(w - 6 * u, h / 2)
    box.addChild(hint)
  }
  const ring = show.tone === 'lit' && ringOf('', { lit: true, picked: false })
  if (ring) box.addChild(painted(w, h, 6 * u, (pen) => paintRing(pen, ring, { w, h, u }, 4 * u)))
  if (show.lines.length === 0) return box
  const sign = show.sign
  const before = sign ? signWidth(h) : 0
  if (sign) box.addChild(painted(w, h, 0, (pen) => zoneSign(pen, sign, 5 * u, h)))
  const text = label(show.lines.join('\n'), { size: show.size, bold: show.tone === 'pass' })
  if (show.tone === 'pass') {
    text.anchor.set(0.5)
    text.position.set(w / 2, h / 2)
  } else {
    text.anchor.set(0, 0.5)
    text.position.set(7 * u + before, h / 2)
  }
  box.addChild(text)
  return box
}
