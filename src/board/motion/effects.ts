/** What flies, glows and is written over the places while something moves. */
import { Container, Graphics, type Text } from 'pixi.js'
import { damageSign } from '../draw/icons.ts'
import { label } from '../draw/text.ts'
import type { Rect } from '../places/pack.ts'
import { colors } from '../theme.ts'
import type { Tone } from './clip.ts'
import { makeFalls } from './fallen.ts'
import type { Drawn, Effect } from './pose.ts'

/** Puts a picture where it lies when nothing moves. */
export function rest(box: Container, { x, y }: Rect): void {
  box.pivot.set(0, 0)
  box.scale.set(1)
  box.rotation = 0
  box.alpha = 1
  box.position.set(Math.round(x), Math.round(y))
}

/** Puts a picture where it is on its way. */
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
  draw(effects: readonly Effect[], u: number): void
  /** After a lost context every texture of text is blank. */
  forget(): void
}

const tones: Readonly<Record<Tone, number>> = { gold: colors.gold, good: colors.good, bad: colors.attack }

export function makeEffects(): Effects {
  const layer = new Container()
  const shapes = new Graphics()
  const signs = new Container()
  const texts = new Container()
  const falls = makeFalls()
  layer.addChild(falls.layer, shapes, signs, texts)
  const known = new Map<string, Text[]>()
  let used = new Map<string, number>()

  /** A text at its middle; those of the last frame are used again. */
  function write(text: string, x: number, y: number, size: number, color: number, alpha: number, title = false): void {
    if (!text || alpha <= 0) return
    const key = `${text}|${Math.round(size)}|${color}|${title}`
    const all = known.get(key) ?? []
    known.set(key, all)
    const n = used.get(key) ?? 0
    used.set(key, n + 1)
    let one = all[n]
    if (!one) {
      one = label(text, { size: Math.round(size), color, bold: true, title })
      one.anchor.set(0.5)
      all.push(one)
    }
    one.position.set(x, y)
    one.alpha = alpha
    texts.addChild(one)
  }

  function forget(): void {
    for (const all of known.values()) for (const one of all) one.destroy()
    known.clear()
  }

  function draw(effects: readonly Effect[], u: number): void {
    shapes.clear()
    texts.removeChildren()
    for (const old of signs.removeChildren()) old.destroy({ children: true })
    used = new Map()
    falls.draw(
      effects.find((one) => one.do === 'fall'),
      u,
    )
    for (const one of effects) drawOne(one, u)
    if (effects.length === 0) forget()
  }

  function drawOne(one: Effect, u: number): void {
    switch (one.do) {
      case 'orb': {
        const { x, y, r, color, alpha } = one
        shapes.circle(x, y, r * 1.7).fill({ color, alpha: alpha * 0.18 })
        shapes.circle(x, y, r * 1.25).fill({ color, alpha: alpha * 0.3 })
        shapes
          .circle(x, y, r)
          .fill({ color, alpha })
          .stroke({ color: colors.ground, width: 1.5 * u, alpha })
        if (one.type) {
          const sign = damageSign(one.type, r * 0.95)
          sign.position.set(x + r * 1.1, y - r * 0.9)
          sign.alpha = alpha
          signs.addChild(sign)
        }
        write(`${one.heal ? '+' : ''}${one.n}`, x, y, Math.max(12 * u, r * 1.1), colors.ground, alpha)
        return
      }
      case 'words': {
        const w = one.text.length * one.size * 0.62 + 12 * u
        shapes.roundRect(one.x - w / 2, one.y - one.size * 0.72, w, one.size * 1.44, 7 * u)
        shapes.fill({ color: colors.ground, alpha: one.alpha * 0.82 })
        write(one.text, one.x, one.y, one.size, one.color, one.alpha)
        return
      }
      case 'ring': {
        const { x, y, w, h } = one.rect
        for (const [by, alpha] of [
          [1, 0.95],
          [4, 0.4],
          [8, 0.18],
        ] as const) {
          shapes.roundRect(x - by * u, y - by * u, w + by * 2 * u, h + by * 2 * u, 6 * u)
          shapes.stroke({ color: one.color, width: 3 * u, alpha: Math.max(0, one.alpha) * alpha })
        }
        return
      }
      case 'line':
        shapes.moveTo(one.x, one.y).lineTo(one.toX, one.toY)
        shapes.stroke({ color: one.color, width: 4 * u, alpha: one.alpha * 0.8 })
        shapes.circle(one.toX, one.toY, 7 * u).fill({ color: one.color, alpha: one.alpha })
        return
      case 'shards':
        for (let i = 0; i < 9; i++) {
          const angle = i * 0.7 + 0.3
          const far = one.r * (0.35 + one.spread * (0.8 + (i % 3) * 0.3))
          const [x, y] = [one.x + Math.cos(angle) * far, one.y + Math.sin(angle) * far]
          const s = (5 + (i % 4) * 2) * u
          shapes
            .poly([x - s, y, x, y - s * 0.8, x + s * 0.9, y + s * 0.3])
            .fill({ color: colors.health, alpha: one.alpha })
        }
        return
      case 'die':
        drawDie(one, u)
        return
      case 'blaze':
        drawBlaze(one)
        return
      case 'banner':
        drawBanner(one, u)
        return
      case 'fall':
        return // drawn below all others
    }
  }

  function drawBlaze(one: Extract<Effect, { do: 'blaze' }>): void {
    const { all, x, y, r, color, dark, glow, flash, embers, waves = [], links = [] } = one
    if (dark > 0) shapes.rect(all.x, all.y, all.w, all.h).fill({ color: 0x050302, alpha: dark })
    const rings = 28 // so many that no edge of one is seen
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
    for (const link of links) drawLink(link)
    for (const ember of embers)
      shapes
        .circle(ember.x, ember.y, ember.r * 2.4)
        .fill({ color, alpha: ember.alpha * 0.3 })
        .circle(ember.x, ember.y, ember.r)
        .fill({ color: 0xffe3a0, alpha: ember.alpha })
  }

  /** A link of iron, as a ring with flat sides. */
  function drawLink({ x, y, r, turn, alpha }: { x: number; y: number; r: number; turn: number; alpha: number }): void {
    const ring = (far: number): number[] =>
      Array.from({ length: 16 }, (_, i) => {
        const angle = (i / 16) * Math.PI * 2
        const [a, b] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.62]
        return [x + a * Math.cos(turn) - b * Math.sin(turn), y + a * Math.sin(turn) + b * Math.cos(turn)]
      }).flat()
    shapes.poly(ring(r)).stroke({ color: 0x14100c, width: r * 0.62, alpha })
    shapes.poly(ring(r)).stroke({ color: 0x8f9aa6, width: r * 0.36, alpha })
  }

  function drawDie({ x, y, size, text, round, turn, alpha }: Extract<Effect, { do: 'die' }>, u: number): void {
    if (round) {
      shapes
        .circle(x, y, size * 0.7)
        .fill({ color: colors.gold, alpha })
        .stroke({ color: colors.cost, width: 2.5 * u, alpha })
      write(text, x, y, size * 0.36, colors.ground, alpha)
      return
    }
    const corners = [0, 1, 2, 3].flatMap((i) => {
      const angle = turn + Math.PI / 4 + (i * Math.PI) / 2
      return [x + Math.cos(angle) * size * 0.66, y + Math.sin(angle) * size * 0.66]
    })
    shapes
      .poly(corners)
      .fill({ color: colors.text, alpha })
      .stroke({ color: colors.cost, width: 2.5 * u, alpha })
    write(text, x, y, size * 0.58, colors.ground, alpha)
  }

  function drawBanner({ rect, title, text, tone, alpha, lift }: Extract<Effect, { do: 'banner' }>, u: number): void {
    const color = tones[tone]
    const { x, w, h } = rect
    const y = rect.y + lift
    shapes.rect(x, y, w, h).fill({ color: colors.ground, alpha: alpha * 0.86 })
    shapes
      .rect(x, y, w, 2 * u)
      .rect(x, y + h - 2 * u, w, 2 * u)
      .fill({ color, alpha })
    const small = text ? 15 * u : 0
    const size = Math.min(h * 0.43, (w * 0.94) / Math.max(1, title.length * 0.68)) // long names on a narrow page
    write(title, x + w / 2, y + h / 2 - small * 0.7, size, color, alpha, true)
    write(text, x + w / 2, y + h - small * 1.1, small, colors.text, alpha)
  }

  return { layer, draw, forget }
}
