/** Draws the effects over the places: flying pictures, glows, words. */
import { Container, Graphics, type Text } from 'pixi.js'
import { damageSign } from '../draw/icons.ts'
import { label } from '../draw/text.ts'
import type { Rect } from '../places/pack.ts'
import { colors } from '../theme.ts'
import type { Tone } from './clip.ts'
import { makeFalls } from './fallen.ts'
import type { Drawn, DrawnEffect } from './pose.ts'

/** Draws a picture at its place. */
export function rest(box: Container, { x, y }: Rect): void {
  box.pivot.set(0, 0)
  box.scale.set(1)
  box.rotation = 0
  box.alpha = 1
  box.position.set(Math.round(x), Math.round(y))
}

/** Draws a picture in motion. */
export function put(box: Container, { rect, x, y, wide, high, turn, alpha }: Drawn): void {
  if (wide === 1 && high === 1 && turn === 0 && x === rect.x + rect.w / 2 && y === rect.y + rect.h / 2) rest(box, rect)
  else {
    box.pivot.set(rect.w / 2, rect.h / 2)
    box.scale.set(wide, high)
    box.rotation = turn * Math.PI
    box.position.set(x, y)
  }
  box.alpha = alpha
}

export interface Effects {
  layer: Container
  draw(effects: readonly DrawnEffect[], u: number): void
  /** After a lost WebGL context, text textures are blank. */
  forget(): void
}

const tones: Readonly<Record<Tone, number>> = { gold: colors.gold, good: colors.good, bad: colors.attack }

type Of<D extends DrawnEffect['do']> = Extract<DrawnEffect, { do: D }>

/** The canvas of the effects, and the texts of the last frame, which are reused. */
interface Canvas {
  readonly shapes: Graphics
  readonly signs: Container
  readonly texts: Container
  readonly falls: ReturnType<typeof makeFalls>
  /** Texts by their look. */
  readonly known: Map<string, Text[]>
  /** The number of them in this frame so far. */
  used: Map<string, number>
}

export function makeEffects(): Effects {
  const layer = new Container()
  const c: Canvas = {
    shapes: new Graphics(),
    signs: new Container(),
    texts: new Container(),
    falls: makeFalls(),
    known: new Map(),
    used: new Map(),
  }
  layer.addChild(c.falls.layer, c.shapes, c.signs, c.texts)
  return { layer, draw: (effects, u) => drawAll(c, effects, u), forget: () => forget(c) }
}

function forget({ known }: Canvas): void {
  for (const all of known.values()) for (const one of all) one.destroy()
  known.clear()
}

function drawAll(c: Canvas, effects: readonly DrawnEffect[], u: number): void {
  c.shapes.clear()
  c.texts.removeChildren()
  for (const old of c.signs.removeChildren()) old.destroy({ children: true })
  c.used = new Map()
  c.falls.draw(
    effects.find((one) => one.do === 'fall'),
    u,
  )
  for (const one of effects) drawOne(c, one, u)
  if (effects.length === 0) forget(c)
}

type Drawer<D extends DrawnEffect['do']> = (c: Canvas, one: Of<D>, u: number) => void

const drawers: { readonly [D in DrawnEffect['do']]: Drawer<D> } = {
  orb: drawOrb,
  words: drawWords,
  ring: drawRing,
  line: drawLine,
  shards: drawShards,
  die: drawDie,
  blaze: drawBlaze,
  banner: drawBanner,
  fall: () => undefined, // drawn below all others
}

const drawOne = <D extends DrawnEffect['do']>(c: Canvas, one: Of<D> & { do: D }, u: number): void =>
  drawers[one.do](c, one, u)

interface Writing {
  x: number
  y: number
  size: number
  color: number
  alpha: number
  title?: boolean
}

/** A text at its middle; reuses those of the last frame. */
function write(c: Canvas, text: string, { x, y, size, color, alpha, title = false }: Writing): void {
  if (!text || alpha <= 0) return
  const key = `${text}|${Math.round(size)}|${color}|${title}`
  const all = c.known.get(key) ?? []
  c.known.set(key, all)
  const n = c.used.get(key) ?? 0
  c.used.set(key, n + 1)
  let one = all[n]
  if (!one) {
    one = label(text, { size: Math.round(size), color, bold: true, title })
    one.anchor.set(0.5)
    all.push(one)
  }
  one.position.set(x, y)
  one.alpha = alpha
  c.texts.addChild(one)
}

function drawOrb(c: Canvas, { x, y, r, n, heal, type, color, alpha }: Of<'orb'>, u: number): void {
  c.shapes.circle(x, y, r * 1.7).fill({ color, alpha: alpha * 0.18 })
  c.shapes.circle(x, y, r * 1.25).fill({ color, alpha: alpha * 0.3 })
  c.shapes
    .circle(x, y, r)
    .fill({ color, alpha })
    .stroke({ color: colors.ground, width: 1.5 * u, alpha })
  if (type) {
    const sign = damageSign(type, r * 0.95)
    sign.position.set(x + r * 1.1, y - r * 0.9)
    sign.alpha = alpha
    c.signs.addChild(sign)
  }
  write(c, `${heal ? '+' : ''}${n}`, { x, y, size: Math.max(12 * u, r * 1.1), color: colors.ground, alpha })
}

function drawWords(c: Canvas, one: Of<'words'>, u: number): void {
  const w = one.text.length * one.size * 0.62 + 12 * u
  c.shapes.roundRect(one.x - w / 2, one.y - one.size * 0.72, w, one.size * 1.44, 7 * u)
  c.shapes.fill({ color: colors.ground, alpha: one.alpha * 0.82 })
  write(c, one.text, one)
}

function drawRing({ shapes }: Canvas, { rect, color, alpha }: Of<'ring'>, u: number): void {
  const { x, y, w, h } = rect
  for (const [by, part] of [
    [1, 0.95],
    [4, 0.4],
    [8, 0.18],
  ] as const) {
    shapes.roundRect(x - by * u, y - by * u, w + by * 2 * u, h + by * 2 * u, 6 * u)
    shapes.stroke({ color, width: 3 * u, alpha: Math.max(0, alpha) * part })
  }
}

function drawLine({ shapes }: Canvas, { x, y, toX, toY, color, alpha }: Of<'line'>, u: number): void {
  shapes.moveTo(x, y).lineTo(toX, toY)
  shapes.stroke({ color, width: 4 * u, alpha: alpha * 0.8 })
  shapes.circle(toX, toY, 7 * u).fill({ color, alpha })
}

function drawShards({ shapes }: Canvas, one: Of<'shards'>, u: number): void {
  for (let i = 0; i < 9; i++) {
    const angle = i * 0.7 + 0.3
    const far = one.r * (0.35 + one.spread * (0.8 + (i % 3) * 0.3))
    const [x, y] = [one.x + Math.cos(angle) * far, one.y + Math.sin(angle) * far]
    const s = (5 + (i % 4) * 2) * u
    shapes.poly([x - s, y, x, y - s * 0.8, x + s * 0.9, y + s * 0.3]).fill({ color: colors.health, alpha: one.alpha })
  }
}

function drawBlaze({ shapes }: Canvas, one: Of<'blaze'>): void {
  const { all, x, y, r, color, dark, glow, flash, embers, waves = [], links = [] } = one
  if (dark > 0) shapes.rect(all.x, all.y, all.w, all.h).fill({ color: 0x050302, alpha: dark })
  const rings = 28 // so many that no edge can be seen
  for (let i = rings; i > 0 && glow > 0; i--) {
    const far = r * (i / rings) ** 1.4
    shapes.ellipse(x, y, far * 1.5, far).fill({ color, alpha: glow * 0.03 })
  }
  if (flash > 0) shapes.rect(all.x, all.y, all.w, all.h).fill({ color: 0xffe6b0, alpha: flash })
  for (const wave of waves)
    for (const [width, part] of [
      [54, 0.18],
      [26, 0.35],
      [8, 1],
    ] as const)
      shapes
        .ellipse(x, y, wave.r, wave.r * 0.72)
        .stroke({ color: part === 1 ? 0xfff4c4 : color, width, alpha: wave.alpha * part })
  for (const link of links) drawLink(shapes, link)
  for (const ember of embers)
    shapes
      .circle(ember.x, ember.y, ember.r * 2.4)
      .fill({ color, alpha: ember.alpha * 0.3 })
      .circle(ember.x, ember.y, ember.r)
      .fill({ color: 0xffe3a0, alpha: ember.alpha })
}

type Link = NonNullable<Of<'blaze'>['links']>[number]

/** A link of an iron chain: a ring with flat sides. */
function drawLink(shapes: Graphics, { x, y, r, turn, alpha }: Link): void {
  const ring = (far: number): number[] =>
    Array.from({ length: 16 }, (_, i) => {
      const angle = (i / 16) * Math.PI * 2
      const [a, b] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.62]
      return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)]
    }).flat()
  shapes.poly(ring(r)).stroke({ color: 0x14100c, width: r * 0.62, alpha })
  shapes.poly(ring(r)).stroke({ color: 0x8f9aa6, width: r * 0.36, alpha })
}

function drawDie(c: Canvas, { x, y, size, text, round, turn, alpha }: Of<'die'>, u: number): void {
  if (round) {
    c.shapes
      .circle(x, y, size * 0.7)
      .fill({ color: colors.gold, alpha })
      .stroke({ color: colors.cost, width: 2.5 * u, alpha })
    write(c, text, { x, y, size: size * 0.36, color: colors.ground, alpha })
    return
  }
  const corners = [0, 1, 2, 3].flatMap((i) => {
    const angle = turn + Math.PI / 4 + (i * Math.PI) / 2
    return [x + Math.cos(angle) * size * 0.66, y + Math.sin(angle) * size * 0.66]
  })
  c.shapes
    .poly(corners)
    .fill({ color: colors.text, alpha })
    .stroke({ color: colors.cost, width: 2.5 * u, alpha })
  write(c, text, { x, y, size: size * 0.58, color: colors.ground, alpha })
}

function drawBanner(c: Canvas, { rect, title, text, tone, alpha, lift }: Of<'banner'>, u: number): void {
  const color = tones[tone]
  const { x, w, h } = rect
  const y = rect.y + lift
  c.shapes.rect(x, y, w, h).fill({ color: colors.ground, alpha: alpha * 0.86 })
  c.shapes
    .rect(x, y, w, 2 * u)
    .rect(x, y + h - 2 * u, w, 2 * u)
    .fill({ color, alpha })
  const small = text ? 15 * u : 0
  const size = Math.min(h * 0.43, (w * 0.94) / Math.max(1, title.length * 0.68)) // long names on a narrow page
  write(c, title, { x: x + w / 2, y: y + h / 2 - small * 0.7, size, color, alpha, title: true })
  write(c, text, { x: x + w / 2, y: y + h - small * 1.1, size: small, color: colors.text, alpha })
}
