/** Pictures of Bosses: one for each kind of being. */
import type { Rect } from '../../places/pack.ts'
import type { Pen } from '../paint.ts'
import type { Being } from './being.ts'
import { paintBonds } from './bonds.ts'
import { broken } from './broken.ts'
import { brute } from './brute.ts'
import { type Clay, lay, sculpt, sizeOf } from './clay.ts'
import { council } from './council.ts'
import { dragon } from './dragon.ts'
import { demon, person, shade } from './fiend.ts'
import { hound } from './hound.ts'
import { hunter } from './hunter.ts'
import type { Kind } from './kinds.ts'
import { lord, sunken } from './lord.ts'
import { matron } from './matron.ts'
import { pitlord } from './pitlord.ts'
import { serpent } from './serpent.ts'
import { fury, longing, shrine, sorrow } from './souls.ts'
import { elemental, giant } from './stone.ts'

export { paintBehind } from './behind.ts'
export { type Being, beingOf } from './being.ts'

const makers: Readonly<Record<Kind, (clay: Clay) => void>> = {
  dragon,
  hound,
  serpent,
  giant,
  elemental,
  lord,
  pitlord,
  demon,
  shade,
  broken,
  brute,
  matron,
  hunter,
  council,
  shrine,
  sorrow,
  longing,
  fury,
  person,
}

const known = new Map<string, HTMLCanvasElement>()

/** The Boss in the middle of `rect`; at rest its fires burn low. The last few pictures are cached, because a Boss is repainted with every wound. */
export function paintBeing(pen: Pen, rect: Rect, being: Being, resting: boolean): void {
  const { kind, light, seed, sunk, bound } = being
  const make = kind === 'lord' && sunk ? sunken : makers[kind]
  const { scale, px } = sizeOf(pen, rect)
  const key = [kind, light.name, seed, sunk, px.toFixed(3), resting].join()
  let picture = known.get(key) ?? null
  if (!picture) {
    picture = sculpt(px, { light, seed, fire: resting ? 0.35 : 1 }, make)
    if (!picture) return
    if (known.size > 5) known.clear()
    known.set(key, picture)
  }
  pen.save()
  if (sunk && make !== sunken && !bound) pen.globalAlpha *= 0.55
  lay(pen, rect, scale, picture)
  pen.restore()
  if (bound) paintBonds(pen, rect, bound)
}
