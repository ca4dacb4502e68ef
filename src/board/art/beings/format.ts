/** The form of the files of `assets/beings`: shapes by name, and the layers that are painted with them, back to front. */
import { z } from 'zod'
import { outsideProblem } from '../../../language/index.ts'
import { isLine, lineOf } from './lines.ts'
import { wrongNames } from './names.ts'

const number = z.number()
const point = z.tuple([number, number])
const circle = z.tuple([number, number, number])

const said = <T>(is: (value: unknown) => boolean, what: string) => z.custom<T>(is, what)

/** A text that a pattern matches, or a number. */
const numberOr = (pattern: RegExp, what: string) =>
  said<number | string>(
    (value) => typeof value === 'number' || (typeof value === 'string' && pattern.test(value)),
    what,
  )

const hue = numberOr(
  /^(?:light|far)(?:[+-]\d+)?$/,
  'a hue is expected here: degrees, or "light+14" or "far" for the light of the hall',
)
const amount = numberOr(
  /^(?:\d*\.?\d+\+)?\d*\.?\d+fire$/,
  'a number is expected here, or one that grows with the fire, such as "0.35fire" or "0.2+0.4fire"',
)

const color = z.union([
  z.string().startsWith('rgba('),
  z.tuple([hue, number, amount]),
  z.tuple([hue, number, amount, amount]),
])

const line = said<string>(
  (value) => typeof value === 'string' && isLine(value),
  'a line is expected here, such as "M0,20 Q44,22 62,48 L0,118"',
).transform(lineOf)
const lines = z.union([line.transform((one) => [one]), z.array(line)])
const table = z.record(z.string(), lines).default({})

const matter = z.tuple([hue, number])

/** The name of a shape, or a circle [x, y, r], or an oval [x, y, half its width, half its height, turn]. */
const form = z.union([z.string(), circle, z.tuple([number, number, number, number, number.optional()])])

/** What every layer may have: whether its mirror image is painted too. */
const any = { both: z.literal(true).optional() }

const span = z.tuple([number, number]).optional()
const stop = z.tuple([number, color])
const blend = z.literal('lighter').optional()

const plain = [
  z.strictObject({ do: z.literal('glow'), at: circle, alpha: amount, ...any }),
  z.strictObject({
    do: z.literal('flames'),
    at: point,
    size: point,
    n: number,
    alpha: amount,
    awake: z.literal(true).optional(),
  }),
  z.strictObject({
    do: z.literal('body'),
    shape: form,
    of: z.union([z.string(), matter]),
    tone: point,
    span,
    rim: number.optional(),
    round: number.optional(),
    ...any,
  }),
  z.strictObject({ do: z.literal('metal'), shape: form, span, gold: z.literal(true).optional(), ...any }),
  z.strictObject({ do: z.literal('scales'), shape: form, size: number, at: point, strength: number }),
  z.strictObject({ do: z.literal('cracks'), shape: form, at: point, n: number, length: number, ...any }),
  z.strictObject({ do: z.literal('throat'), shape: form, at: circle, ...any }),
  z.strictObject({ do: z.literal('horns'), shape: form, root: point, tip: point, rings: number }),
  z.strictObject({ do: z.literal('teeth'), teeth: z.array(z.tuple([number, number, number, number])) }),
  z.strictObject({ do: z.literal('eyes'), at: point, size: point, tilt: number, pupil: z.literal(true).optional() }),
  z.strictObject({
    do: z.literal('boulder'),
    at: circle,
    tall: number.default(1),
    dark: number.default(1),
    stray: point.default([0, 0]),
    as: z.string().optional(),
    ...any,
  }),
  z.strictObject({ do: z.literal('fill'), shape: form, color, ...any }),
  z.strictObject({
    do: z.literal('stroke'),
    shape: form,
    strokes: z.array(stop),
    soft: z.literal(true).optional(),
    blend,
    ...any,
  }),
  z.strictObject({
    do: z.literal('shine'),
    shape: form,
    from: circle,
    to: circle,
    stops: z.array(stop),
    alpha: number.default(1),
    blend,
  }),
  z.strictObject({ do: z.literal('sparks'), at: point, size: point, n: number }),
  z.strictObject({ do: z.literal('lava') }),
] as const

/** Where layers are painted: moved, turned and scaled, and cut off outside of a box. */
const placed = {
  at: point.default([0, 0]),
  size: number.default(1),
  turn: number.default(0),
  clip: z.tuple([number, number, number, number]).optional(),
}

const part = z.strictObject({ do: z.literal('part'), part: z.string(), ...placed })

const deeds = plain.map((one) => one.shape.do.value).join(', ')
const plainLayer = z.discriminatedUnion('do', plain, `one of ${deeds} is expected here`)
const inner = z.discriminatedUnion('do', [...plain, part], `one of ${deeds}, part is expected here`)
const group = z.strictObject({ do: z.literal('group'), layers: z.array(inner), ...placed, ...any })
const layer = z.discriminatedUnion('do', [...plain, part, group], `one of ${deeds}, part, group is expected here`)

const beingFile = z
  .strictObject({
    title: z.string(),
    about: z.string(),
    matters: z.record(z.string(), matter).default({}),
    whole: table,
    pairs: table,
    single: table,
    lines: table,
    parts: z.record(z.string(), z.array(plainLayer)).default({}),
    layers: z.array(layer),
    /** What is shown of it while it is out of reach, instead of its layers. */
    sunken: z.array(layer).optional(),
  })
  .check(({ value, issues }) => {
    for (const wrong of wrongNames(value)) issues.push({ code: 'custom', input: value, ...wrong })
  })

export type Layer = z.output<typeof layer>
export type Color = z.output<typeof color>
export type Form = z.output<typeof form>
export type BeingFile = z.output<typeof beingFile>

/** Reads a file of `assets/beings`; an error names the place and what is expected there. */
export function readBeing(name: string, data: unknown): BeingFile {
  const read = beingFile.safeParse(data)
  if (read.success) return read.data
  const { path, what, issue } = outsideProblem(read.error)
  const why = issue.code === 'invalid_union' ? issue.message : what
  throw new Error(`assets/beings/${name}.json, ${path.join('.') || 'the whole file'}: ${why}.`)
}
