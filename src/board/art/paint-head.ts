/** Paints heads: faces, hair, beards, and headgear. Shapes are in units of the head: half its width, half its height. */
import { closedPath } from './beings/lines.ts'
import { across, type Bust, body, bone, lineOf, ovals, sides, tint } from './bust.ts'
import type { Beard, Ears, Gear, Hair, Tint } from './figures.ts'
import { hsl } from './paint.ts'

export function paintHead(bust: Bust): void {
  if (bust.figure.build === 'bull') bull(bust)
  else if (bust.figure.build === 'wolf') wolf(bust)
  else face(bust)
  gear(bust)
}

const cap = '0,-1.14 1.12,-1.12,1.08,-.1 .92,-.42 .5,-.62,0,-.56'

/** Hair in front; `knot` has a second part above. */
const hairs: { readonly [H in Hair]: readonly string[] } = {
  none: [],
  short: [cap],
  long: [cap],
  braids: [cap],
  knot: ['0,-1.7 .6,-1.7,.55,-1.25 .25,-1 0,-1', cap],
  mohawk: ['0,-1.85 .38,-1.7,.42,-1.1 .34,-.6 0,-.5'],
  spikes: ['0,-1.7 .35,-1.15 .75,-1.5 .9,-.95 1.35,-.9 .98,-.3 .5,-.68 0,-.55'],
}

/** Hair that falls behind the shoulders. */
export function backHair(bust: Bust): void {
  const { hair, mane } = bust.figure
  if (hair === 'long') across(bust, '0,-1.05 1.5,-1.05,1.4,0 1.35,.8,1.7,1.7 0,1.9', mane, 0.5)
  if (hair === 'braids') sides(bust, '.7,-.25 1.5,0,1.3,1 1.5,1.6,1.05,2 .7,1,.6,0', mane, 0.5)
}

const earShapes: { readonly [E in Ears]: string } = {
  none: '',
  round: '.85,-.25 1.35,-.3,1.24,.12 1.08,.36,.85,.24',
  pointed: '.85,-.25 1.8,-.6 1.4,.06,.85,.24',
  long: '.85,-.18 2,-.7,2.6,-1.1 2.2,-.12,.85,.24',
  wide: '.88,-.3 1.6,-.6,2.3,-.3 1.6,.24,.88,.3',
}

const skull = ({ head: { w, h, jaw, y } }: Bust): Path2D =>
  closedPath([
    [0, y - h],
    [w * 0.95, y - h, w, y - h * 0.2],
    [w, y + h * 0.42, jaw, y + h * 0.74],
    [jaw * 0.55, y + h, 0, y + h],
  ])

function face(bust: Bust): void {
  const { figure, head, pen } = bust
  const { w, h, y } = head
  if (earShapes[figure.ears]) sides(bust, earShapes[figure.ears], figure.skin)
  body(bust, skull(bust), figure.skin)
  pen.strokeStyle = tint(figure.skin, 0.45, 0.75)
  pen.lineWidth = 1.5
  pen.beginPath()
  pen.moveTo(1.5, y - 2)
  pen.lineTo(3, y + h * 0.3)
  pen.lineTo(-0.5, y + h * 0.34)
  pen.moveTo(-w * 0.3, y + h * 0.62)
  pen.quadraticCurveTo(0, y + h * 0.56, w * 0.32, y + h * 0.62)
  pen.stroke()
  if (figure.build === 'gaunt')
    ovals(pen, { x: w * 0.58, y: y + h * 0.42, w: 2.6, h: 5 }, tint(figure.skin, 0.3, 0.7), -0.3)
  eyes(bust, 0.44)
  beard(bust, figure.beard)
  for (const text of hairs[figure.hair]) across(bust, text, figure.mane)
}

/** Eyes under a brow, shining or not; `x` in halves of the head's width. */
function eyes(bust: Bust, x: number): void {
  const { pen, figure, head } = bust
  const brow = '0,0 .5,-.36,.86,-.22 .7,.14,0,0'
  pen.fillStyle = tint(figure.skin, 0.3, 0.85)
  pen.fill(closedPath(lineOf(brow, head)))
  onlyEyes(bust, x)
}

function onlyEyes({ pen, figure, head: { w, h, y } }: Bust, x: number): void {
  const at = { x: w * x, y: y - h * 0.06 }
  if (figure.shines) {
    ovals(pen, { ...at, w: 3.9, h: 2.6 }, hsl(figure.eyes, 0.95, 0.6, 0.45))
    ovals(pen, { ...at, w: 2.3, h: 1.4 }, hsl(figure.eyes, 0.9, 0.87))
  } else {
    ovals(pen, { ...at, w: 2.7, h: 1.7 }, hsl(figure.eyes, 0.15, 0.9))
    ovals(pen, { ...at, w: 1.25, h: 1.4 }, hsl(figure.eyes, 0.6, 0.22))
  }
}

function beard(bust: Bust, kind: Beard): void {
  const { mane, skin } = bust.figure
  switch (kind) {
    case 'none':
      break
    case 'short':
      across(bust, '0,.44 .6,.4 .98,.1 .95,.75,.4,1.02 0,1.18', mane, 0.4)
      break
    case 'long':
      across(bust, '0,.36 .5,.3 1.02,0 1.2,1,.72,1.9 .3,2.3 0,2.35', mane)
      sides(bust, '.03,.34 .5,.3,.95,.8 .5,.72,.03,.56', mane, 0.5)
      break
    case 'forked':
      across(bust, '0,.36 .5,.3 1.02,0 1.2,1,.72,1.9 .3,1.5 0,1.35', mane)
      sides(bust, '.03,.34 .5,.3,.95,.8 .5,.72,.03,.56', mane, 0.5)
      break
    case 'tendrils':
      sides(bust, '.1,.8 .5,.7 .8,1.2,.5,1.7 .5,1.2,.1,.8', skin, 0.5)
      break
    case 'tusks':
      sides(bust, '.22,.66 .36,.18 .56,.66', bone, 0)
      break
    case 'long tusks':
      sides(bust, '.2,.62 1.2,.9,1.4,-.1 1.5,1.3,.3,.86', bone, 0.3)
  }
}

/** A head with horns and a muzzle. */
function bull(bust: Bust): void {
  const { figure, head, pen } = bust
  const { w, h, y } = head
  const [hue, strength, light] = figure.skin
  sides(bust, '.7,-.6 2.3,-.5,2.2,-1.75 2.7,.1,.8,-.1', bone)
  sides(bust, '.8,-.1 1.7,-.24,1.75,.24 1.3,.47,.8,.3', figure.skin)
  body(bust, skull(bust), figure.skin)
  across(bust, '0,-1.2 .8,-1.1,.6,-.4 .3,-.7 0,-.3', figure.mane, 0.4)
  eyes(bust, 0.55)
  across(bust, '0,.22 .7,.2,.78,.72 .6,1.15,0,1.15', [hue, strength * 0.8, Math.min(0.7, light * 1.5)])
  ovals(pen, { x: w * 0.32, y: y + h * 0.58, w: 2.6, h: 1.8 }, 'rgba(12, 7, 6, 0.85)', 0.5)
  pen.strokeStyle = tint(figure.metal, 1.2)
  pen.lineWidth = 1.9
  pen.beginPath()
  pen.arc(0, y + h * 0.82, 4, 0.2, Math.PI - 0.2)
  pen.stroke()
}

function wolf(bust: Bust): void {
  const { figure, head, pen } = bust
  const [hue, strength, light] = figure.skin
  sides(bust, '.25,-.7 .8,-1.9 1.15,-.3', figure.skin)
  across(bust, '0,-1 .8,-1,.95,-.3 1.5,.2 1.1,.35 1.3,.75 .7,.8 0,1.1', figure.skin)
  eyes(bust, 0.48)
  across(bust, '0,-.05 .3,0 .55,.5 .4,1.05,0,1.1', [hue, strength, Math.min(0.75, light * 1.7)])
  pen.fillStyle = 'rgba(12, 8, 8, 0.95)'
  pen.fill(closedPath(lineOf('0,.34 .26,.36 .2,.58,0,.62', head)))
  sides(bust, '.16,.84 .26,1.12 .36,.8', bone, 0)
}

const gold: Tint = [42, 0.65, 0.54]
const fur: Tint = [28, 0.28, 0.36]
const band = '0,-.72 .7,-.7,1.06,-.5 1.06,-.24 .6,-.48,0,-.48'

/** The shapes of each kind of headgear, back to front: across the middle or on both sides, with a color. */
const gears: { readonly [G in Gear]?: readonly (readonly ['across' | 'sides', string, Tint | 'cloth' | 'metal'])[] } = {
  circlet: [['across', band, 'metal']],
  crown: [['across', '0,-1.5 .2,-1 .55,-1.35 .7,-.9 1.15,-1.1 1.06,-.3 .6,-.5,0,-.5', gold]],
  hat: [
    ['across', '0,-2.5 .3,-2.4,.75,-.8 0,-.6', 'cloth'],
    ['across', '0,-.95 1.3,-.95,2.1,-.5 1.2,-.3,0,-.34', 'cloth'],
  ],
  antlers: [['sides', '.4,-.8 .8,-1.5,.9,-2 1.1,-1.55 1.6,-2 1.4,-1.35 2,-1.3 1.2,-1.05,.75,-.7', [34, 0.4, 0.5]]],
  pelt: [
    ['sides', '.35,-1.2 .95,-2 1.25,-.9', fur],
    ['across', '0,-1.5 .9,-1.5,1.2,-.8 1.6,-.1 1.2,0 1.5,.7 1,.5 .95,-.4 .5,-.6,0,-.55', fur],
    ['sides', '.18,-.6 .3,-.22 .42,-.55', bone],
    ['sides', '.5,-.6 .62,-.22 .74,-.55', bone],
  ],
  mask: [['across', '0,.1 1.02,0 1,.6,.7,.9 0,1.1', 'cloth']],
  mitre: [['across', '0,-2.1 .9,-1.5,1.05,-.5 .6,-.56,0,-.54', 'cloth']],
  feathers: [
    ['across', band, 'cloth'],
    ['sides', '.75,-.6 1,-1.47,1.25,-2.1 1.35,-1,.95,-.5', [8, 0.6, 0.5]],
    ['sides', '.75,-.6 .55,-1.6,.8,-2.3 .9,-1,.95,-.5', [44, 0.6, 0.5]],
    ['sides', '.75,-.6 1.35,-1.2,1.6,-1.7 1.7,-1,.95,-.5', [200, 0.6, 0.5]],
  ],
}

/** The place of headgear's gem. */
const gems: { readonly [G in Gear]?: number } = { circlet: -0.6, crown: -0.75, hat: -0.95, mitre: -1.1 }

function gear(bust: Bust): void {
  const { figure } = bust
  for (const [how, text, color] of gears[figure.gear] ?? []) {
    const made = color === 'cloth' ? figure.cloth : color === 'metal' ? figure.metal : color
    if (how === 'across') across(bust, text, made)
    else sides(bust, text, made, 0.5)
  }
  if (figure.gear === 'mask' && figure.hair === 'none') across(bust, '0,-1.1 1.05,-1.1,1.08,-.3 0,-.55', figure.cloth)
  if (figure.gear === 'hood') hood(bust)
  if (figure.gear === 'goggles') goggles(bust)
  if (figure.gear.endsWith('helm')) helm(bust)
  const at = gems[figure.gear]
  if (at !== undefined) gem(bust, bust.head.y + bust.head.h * at)
}

function gem({ pen, hue }: Bust, y: number): void {
  pen.fillStyle = hsl(hue + 30, 0.9, 0.7)
  pen.strokeStyle = 'rgba(8, 5, 6, 0.8)'
  pen.lineWidth = 1
  pen.beginPath()
  pen.ellipse(0, y, 2.2, 3, 0, 0, 7)
  pen.fill()
  pen.stroke()
}

/** A hood: the face lies in its shadow. */
function hood(bust: Bust): void {
  const { figure, head, pen } = bust
  const { h, y } = head
  const hole = closedPath(lineOf('0,-.75 .85,-.7,.86,.1 .8,.8,0,1.1', head))
  const shade = pen.createLinearGradient(0, y - h, 0, y + h * 0.9)
  shade.addColorStop(0, 'rgba(6, 4, 8, 0.95)')
  shade.addColorStop(1, 'rgba(6, 4, 8, 0.1)')
  pen.fillStyle = shade
  pen.fill(hole)
  const cloth = closedPath(lineOf('0,-1.45 1.2,-1.2,1.45,0 1.5,.9,1.2,1.5 0,1.7', head))
  cloth.addPath(hole)
  const fall = pen.createLinearGradient(-20, y - 24, 22, y + 30)
  fall.addColorStop(0, tint(figure.cloth, 1.6))
  fall.addColorStop(0.5, tint(figure.cloth))
  fall.addColorStop(1, tint(figure.cloth, 0.4))
  pen.strokeStyle = 'rgba(8, 5, 6, 0.88)'
  pen.lineWidth = 2
  pen.stroke(cloth)
  pen.fillStyle = fall
  pen.fill(cloth, 'evenodd')
  pen.strokeStyle = hsl(bust.hue + 12, 0.9, 0.75, 0.6)
  pen.lineWidth = 1.1
  pen.stroke(hole)
  onlyEyes(bust, 0.42)
}

/** A helmet with a slit for the eyes; with horns, or with a plume. */
function helm(bust: Bust): void {
  const { figure, head, pen } = bust
  const { h, y } = head
  if (figure.gear === 'horned helm') sides(bust, '.8,-.6 1.9,-.6,1.8,-1.9 2.4,-.2,.9,-.1', bone)
  if (figure.gear === 'plumed helm') across(bust, '0,-2 .6,-2,.42,-1.2 .3,-.7 0,-.7', [bust.hue + 170, 0.6, 0.45])
  const shell = '0,-1.25 1.15,-1.2,1.16,-.1 1.18,.7 .62,1.05 .34,.9 .26,.2 .95,.06 .9,-.24 0,-.12'
  across(bust, shell, figure.metal)
  pen.strokeStyle = tint(figure.metal, 1.4, 0.8)
  pen.lineWidth = 1.6
  pen.beginPath()
  pen.moveTo(0, y - h * 1.2)
  pen.lineTo(0, y - h * 0.16)
  pen.stroke()
  onlyEyes(bust, 0.42)
}

function goggles({ pen, figure, hue, head: { w, h, y } }: Bust): void {
  pen.strokeStyle = tint(figure.metal, 0.6)
  pen.lineWidth = 3.4
  pen.beginPath()
  pen.moveTo(-w * 1.02, y - h * 0.3)
  pen.lineTo(w * 1.02, y - h * 0.3)
  pen.stroke()
  const at = { x: w * 0.46, y: y - h * 0.16 }
  ovals(pen, { ...at, w: w * 0.42, h: w * 0.42 }, tint(figure.metal, 1.2))
  ovals(pen, { ...at, w: w * 0.31, h: w * 0.31 }, hsl(hue + 40, 0.7, 0.4))
  ovals(pen, { x: at.x - 1.6, y: at.y - 1.6, w: 1.3, h: 1.3 }, 'rgba(255, 255, 255, 0.9)')
}
