/** What each place looks like. */
import { Container, Graphics } from 'pixi.js'
import { centre, drawFace } from './cards.ts'
import { swordsSign } from './icons.ts'
import { drawLine } from './line.ts'
import { type Measure, roman } from './measure.ts'
import type { Show } from './place.ts'
import { label } from './text.ts'
import { colors } from './theme.ts'

export function draw(show: Show, w: number, h: number, u: number, measure: Measure): Container {
  const box = new Container()
  switch (show.kind) {
    case 'panel': {
      const g = new Graphics().roundRect(0, 0, w, h, 6 * u).fill(show.lit ? colors.panelLit : colors.panel)
      box.addChild(g.roundRect(0, 0, w, h, 6 * u).stroke({ color: show.lit ? colors.cost : colors.edge, width: 1 }))
      return box
    }
    case 'stages':
      drawStages(box, show.stage, show.stages, h, u)
      return box
    case 'card':
      return drawFace(show.face, w, h, show, u, measure)
    case 'line':
      return drawLine(show.face, w, h, show, u, measure)
    case 'strip': {
      const color = show.picked ? colors.good : show.lit ? colors.gold : colors.edge
      box.addChild(
        new Graphics()
          .rect(0, 0.5, w, h - 1)
          .fill(0x453a5c)
          .stroke({ color, width: show.lit ? 2 : 1, alignment: 1 }),
      )
      const text = label(show.text, { size: h * 0.72 })
      text.anchor.set(0, 0.5)
      text.position.set(3, h / 2)
      box.addChild(text)
      return box
    }
    case 'pip': {
      const color = show.up ? 0x7a9c5a : show.ready ? colors.cost : 0x5d513c
      const top = show.ready ? 0 : h * 0.45
      const g = new Graphics().roundRect(0, top, w, h - top, 2).fill(color)
      if (show.lit) g.roundRect(0, top, w, h - top, 2).stroke({ color: colors.gold, width: 2 })
      box.addChild(g)
      return box
    }
    case 'text':
      if (show.lines.length > 0) box.addChild(label(show.lines.join('\n'), show))
      return box
    case 'bubble': {
      box.addChild(
        new Graphics()
          .roundRect(0, 0, w, h, 6 * u)
          .fill(0x3b2a1c)
          .stroke({ color: colors.reason, width: 1, alignment: 1 }),
      )
      const text = label(show.lines.join('\n'), { size: show.size, italic: true, color: colors.reason })
      text.position.set(6 * u, 3 * u)
      box.addChild(text)
      return box
    }
    case 'button':
      drawButton(box, show, w, h, u)
      return box
    case 'versus': {
      const sign = swordsSign(Math.min(w, h) * 0.8, colors.attack)
      sign.position.set(w / 2, h / 2)
      box.addChild(sign)
      return box
    }
  }
}

/** Stages as a line of dots; the present one is large and named. */
function drawStages(box: Container, stage: number, stages: number, h: number, u: number): void {
  const step = 64 * u
  for (let i = 1; i <= stages; i++) {
    const x = 8 * u + (i - 1) * step
    const here = i === stage
    const g = new Graphics()
    if (i < stages)
      g.moveTo(x, h / 2)
        .lineTo(x + step, h / 2)
        .stroke({ color: i < stage ? colors.gold : colors.edge, width: 2 * u })
    g.circle(x, h / 2, here ? 7 * u : 5 * u).fill(i <= stage ? colors.gold : colors.edge)
    const text = label(here ? `Stage ${roman(i)}` : roman(i), {
      size: 11.5 * u,
      bold: here,
      color: here ? colors.gold : colors.faint,
    })
    text.anchor.set(0, 0.5)
    text.position.set(x + 10 * u, h / 2)
    const room = new Graphics().rect(text.x - 2 * u, 3 * u, text.width + 4 * u, h - 6 * u).fill(colors.panel)
    box.addChild(g, room, text)
  }
}

const tones = {
  plain: { fill: colors.button, line: colors.gold },
  pass: { fill: colors.pass, line: colors.good },
  quiet: { fill: 0x241e18, line: colors.edge },
} as const

function drawButton(box: Container, show: Extract<Show, { kind: 'button' }>, w: number, h: number, u: number): void {
  const tone = tones[show.tone]
  box.addChild(
    new Graphics()
      .roundRect(0, 0, w, h, 4 * u)
      .fill(tone.fill)
      .stroke({ color: tone.line, width: 1, alignment: 1 }),
  )
  const hint = show.hint ? label(show.hint, { size: show.size * 0.9, bold: true, color: colors.faint }) : null
  if (hint) {
    hint.anchor.set(1, 0.5)
    hint.position.set(w - 6 * u, h / 2)
    box.addChild(hint)
  }
  if (show.lines.length === 0) return
  const text = label(show.lines.join('\n'), { size: show.size, bold: show.tone === 'pass' })
  if (show.tone === 'pass') centre(text, w / 2, h / 2)
  else {
    text.anchor.set(0, 0.5)
    text.position.set(7 * u, h / 2)
  }
  box.addChild(text)
}
