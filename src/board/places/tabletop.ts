/** The table from above, while something is about to fall on it: play areas, characters, the one being moved. Pure. */
import { CARD, covers, MAT, placeNear, whyNotThere } from '../../engine/tabletop.ts'
import type { CardId, CardView, Refusal, Seat, Spot, Tabletop, TabletopView } from '../../engine/types.ts'
import { cut, wrap } from '../draw/measure.ts'
import { nameIn, type Scene } from '../scene.ts'
import { colors } from '../theme.ts'
import type { Choice } from './answers.ts'
import { inset } from './layout.ts'
import type { Quad, Rect } from './pack.ts'
import { type Draft, emptyFace, faceOf, type Ghost, type Place, panel, textPlace } from './place.ts'

/** Turns millimetres of the table into pixels of the page; `scale` is the size of a millimetre. */
export interface Camera {
  scale: number
  rectOf(spot: Spot): Rect
  matOf(seat: Seat): Rect
}

const rectOfQuad = ([left, top, right, upper, , lower]: Quad, x: number, y: number, scale: number): Rect => ({
  x: x + left * scale,
  y: y + top * scale,
  w: (right - left) * scale,
  h: (lower - upper) * scale,
})

/** The whole table, as large as it fits. */
export function wholeTable(table: Tabletop, box: Rect): Camera & { x: number; y: number } {
  const scale = Math.min(box.w / table.w, box.h / table.h)
  const x = box.x + (box.w - table.w * scale) / 2
  const y = box.y + (box.h - table.h * scale) / 2
  return {
    x,
    y,
    scale,
    rectOf: (spot) => rectOfQuad(covers(table, spot), x, y, scale),
    matOf(seat) {
      const mat = table.mats.find((m) => m.seat === seat)
      return { x: x + (mat?.x ?? 0) * scale, y: y + (mat?.y ?? 0) * scale, w: MAT.w * scale, h: table.deep * scale }
    },
  }
}

/** One play area, as its player sees it. */
export function ownArea(
  table: Tabletop,
  box: Rect,
): Camera & { local(x: number, y: number): { x: number; y: number } } {
  const scale = Math.min(box.w / MAT.w, box.h / table.deep)
  const x = box.x + (box.w - MAT.w * scale) / 2
  const y = box.y + (box.h - table.deep * scale) / 2
  return {
    scale,
    rectOf: (s) => ({ x: x + s.x * scale, y: y + s.y * scale, w: s.w * scale, h: s.h * scale }),
    matOf: () => ({ x, y, w: MAT.w * scale, h: table.deep * scale }),
    local: (px, py) => ({ x: (px - x) / scale, y: (py - y) / scale }),
  }
}

/** The table that the viewer is arranging, null if it is somebody else's. */
export const arrangedBy = ({ view, decision }: Scene): TabletopView | null =>
  decision?.kind === 'arrange' && view.tabletop?.seat === decision.seat ? view.tabletop : null

/** The place of the viewer's play area on the page. */
export const ownBox = ({ main, u, status }: Draft['at']): Rect => {
  const head = status.h + 62 * u
  return { x: main.x + 14 * u, y: main.y + head, w: main.w - 28 * u, h: main.h - head - 26 * u }
}

const wholeBox = ({ main, u, status }: Draft['at']): Rect => {
  const head = status.h + 40 * u
  return { x: main.x + 14 * u, y: main.y + head, w: main.w - 28 * u, h: main.h - head - 14 * u }
}

/** The character being moved, and its new place: where it was dragged or moved to, or else its present place. */
export function ghostOf(scene: Scene, ghost: Ghost | undefined): Spot | null {
  const top = arrangedBy(scene)
  const spot = top?.spots.find((s) => s.card === (ghost?.card || top.card))
  if (!top || !spot || (top.card !== 0 && spot.card !== top.card)) return null
  if (!ghost) return top.x < 0 ? spot : { ...spot, x: top.x }
  const x = top.card !== 0 && top.x >= 0 ? top.x : ghost.x
  return { ...spot, x, y: ghost.y }
}

/** The legal position nearest to the wanted one; a column that has been chosen stays. */
export function goalOf(top: TabletopView, ghost: Spot): Spot | null {
  if (top.card === 0 || top.x < 0) return placeNear(top, ghost.card, ghost.x, ghost.y)
  return placeNear(top, ghost.card, top.x, ghost.y)
}

const cm = ({ x, y }: { x: number; y: number }): string => `${x} mm from the left, ${y} mm from the far edge`

/** Why it can't lie there, null if it can. */
function whyNot(scene: Scene, { card, x, y }: Spot): Refusal | null {
  const top = arrangedBy(scene)
  return top && whyNotThere(top, card, Math.round(x), Math.round(y), (id) => nameIn(scene.view, id))
}

export const whereWords = (scene: Scene, spot: Spot): string =>
  whyNot(scene, spot)?.why ?? `${nameIn(scene.view, spot.card)}: ${cm(spot)}.`

/**
 * While a character is being moved, the decision asks for its column and row.
 * In place of all those numbers there is one answer that puts it at the chosen place, and one that leaves it.
 */
export function arrangeChoices(choices: Choice[], draft: Draft): Choice[] {
  const { scene, looking } = draft
  const top = arrangedBy(scene)
  if (!top || top.card === 0) return choices
  const ghost = ghostOf(scene, looking.ghost)
  const goal = ghost && goalOf(top, ghost)
  const leave = choices
    .filter(({ last }) => last)
    .map((one) => ({ ...one, text: 'Leave it', short: 'Leave it', key: 'Escape' }))
  const wanted = goal && (top.x < 0 ? goal.x : goal.y)
  const index = scene.decision?.answers.findIndex(({ do: what, n }) => what === 'number' && n === wanted) ?? -1
  if (!goal || !ghost || index < 0) return choices
  const free = goal.x === Math.round(ghost.x) && goal.y === Math.round(ghost.y)
  const short = free ? 'Put it here' : 'Put it nearby'
  const text = `${short}: ${goal.x}, ${goal.y} mm`
  return [{ index, text, short, count: 1, last: true, places: ['ghost'], key: 'Space' }, ...leave]
}

/** The viewer's own characters while arranging, in words and with their places' keys. */
export function arrangedWords(scene: Scene): { key: string; text: string }[] {
  const top = arrangedBy(scene)
  if (!top) return []
  return top.spots
    .filter(({ seat }) => seat === top.seat)
    .map((spot) => ({ key: `spot:${spot.card}`, text: `${nameIn(scene.view, spot.card)}, ${cm(spot)}` }))
}

/** Everything that covers the table while something is about to fall on it. */
export function tabletopPlaces(draft: Draft): Place[] {
  const { scene, at } = draft
  const { view } = scene
  const top = view.tabletop
  if (!top) return []
  const own = arrangedBy(scene)
  const { main, u, status } = at
  const what = top.what.map((id) => nameIn(view, id)).join(', ')
  const title = own ? `${what} is about to fall: arrange your characters` : `${what} is about to fall on the table`
  const box = { ...main, x: main.x + 16 * u, y: main.y + status.h + 8 * u }
  const size = 17 * u
  return [
    {
      ...panel('panel:tabletop', { ...main, y: main.y + status.h, h: main.h - status.h }, { lit: true, solid: true }),
      act: 'none',
    },
    textPlace(
      'text:tabletop',
      box,
      [cut(title, { width: main.w - 32 * u, size, measure: draft.measure, bold: true })],
      {
        size,
        color: colors.gold,
        bold: true,
      },
    ),
    ...(own ? ownPlaces(own, draft) : tablePlaces(top, draft)),
  ]
}

function tablePlaces(top: TabletopView, draft: Draft): Place[] {
  const { scene, at } = draft
  const camera = wholeTable(top.table, wholeBox(at))
  return [
    ...top.table.mats.map(({ seat }) =>
      matPlace(seat, camera.matOf(seat), scene.view.seats[seat]?.name ?? '', seat === top.seat),
    ),
    ...top.spots.flatMap((spot) => spotPlaces(spot, camera.rectOf(spot), camera.scale, draft)),
  ]
}

/** The viewer's own play area, large, with a note on where the middle of the table is. */
function ownPlaces(top: TabletopView, draft: Draft): Place[] {
  const { scene, at, looking, measure } = draft
  const camera = ownArea(top.table, ownBox(at))
  const mat = camera.matOf(top.seat)
  const { u } = at
  const ghost = ghostOf(scene, looking.ghost)
  const moving = ghost !== null && (top.card !== 0 || looking.ghost !== undefined)
  const tip =
    top.card === 0
      ? 'Drag them, or choose one and move it with the arrow keys. They must not overlap.'
      : 'Click where you want it, or move it with the arrow keys (Shift: farther); Space puts it there.'
  const lines = wrap(tip, { width: at.main.w - 32 * u, size: 13 * u, measure, most: 1 })
  const side = middleOf(top)
  const label =
    side === 0
      ? 'the middle of the table is straight ahead'
      : `the middle of the table is ahead, to the ${side < 0 ? 'left' : 'right'}`
  const long = measure(label, 12 * u, true)
  const x = side < 0 ? mat.x : side > 0 ? mat.x + mat.w - long : mat.x + (mat.w - long) / 2
  const others = top.spots.filter(({ seat }) => seat === top.seat)
  return [
    textPlace('text:tip', { ...mat, x: at.main.x + 16 * u, y: at.main.y + at.status.h + 30 * u }, lines, {
      size: 13 * u,
      color: colors.soft,
    }),
    textPlace('text:middle', { ...mat, x, y: mat.y - 17 * u }, [label], {
      size: 12 * u,
      bold: true,
      color: colors.soft,
    }),
    matPlace(top.seat, mat, scene.view.seats[top.seat]?.name ?? '', true),
    ...others.flatMap((spot) =>
      spotPlaces(spot, camera.rectOf(spot), camera.scale, draft, moving && spot.card === ghost.card),
    ),
    ...(moving ? ghostPlaces(ghost, camera, draft) : []),
  ]
}

/** Whether the middle of the table is to the left of a player's own play area (-1), straight ahead (0) or to the right. */
function middleOf({ table, seat }: TabletopView): number {
  const mat = table.mats.find((m) => m.seat === seat)
  if (!mat) return 0
  const off = table.w / 2 - (mat.x + MAT.w / 2)
  return Math.abs(off) < MAT.w / 4 ? 0 : Math.sign(off) * (mat.turned ? -1 : 1)
}

const matPlace = (seat: Seat, rect: Rect, name: string, lit: boolean): Place => ({
  key: `mat:${seat}`,
  rect,
  show: { kind: 'mat', name, lit },
  answers: [],
  card: 0,
  act: 'none',
})

/** The card in a spot: its attachments stick out above it, or on its left if it is exhausted. */
const cardOf = (spot: Spot, rect: Rect, scale: number): Rect => {
  const [w, h] = spot.w > spot.h ? [CARD.h * scale, CARD.w * scale] : [CARD.w * scale, CARD.h * scale]
  return { x: rect.x + rect.w - w, y: rect.y + rect.h - h, w, h }
}

function spotPlaces(spot: Spot, rect: Rect, scale: number, draft: Draft, faded = false): Place[] {
  const { scene, answers, printed } = draft
  const card: CardView | undefined = scene.view.cards[spot.card]
  const mine = faded ? [] : (answers.get(`card:${spot.card}`) ?? [])
  const face = card ? faceOf(card, printed) : emptyFace
  const box = cardOf(spot, rect, scale)
  return [
    ...attachedPlaces(spot, rect, box, card, draft),
    {
      key: `spot:${spot.card}`,
      rect: inset(box, Math.min(2, box.w * 0.02)),
      show: { kind: 'card', face: { ...face, lying: spot.w > spot.h }, count: 1, lit: mine.length > 0, picked: faded },
      answers: mine,
      card: spot.card,
    },
  ]
}

function attachedPlaces(spot: Spot, rect: Rect, box: Rect, card: CardView | undefined, draft: Draft): Place[] {
  const names = (card?.attachments ?? []).map((id) => nameIn(draft.scene.view, id))
  if (rect.w - box.w < 2 && rect.h - box.h < 2) return []
  const beside = box.x - rect.x > 2
  const out = beside ? { ...rect, w: box.x - rect.x } : { ...rect, h: box.y - rect.y }
  const setting = { width: out.w - 6, size: out.h * 0.6, measure: draft.measure }
  const text = beside || out.h < 11 ? '' : cut(names.join(', '), setting)
  return [
    {
      key: `on:${spot.card}`,
      rect: out,
      show: { kind: 'strip', text, lit: false, picked: false },
      answers: [],
      card: 0,
    },
  ]
}

function ghostPlaces(ghost: Spot, camera: Camera, draft: Draft): Place[] {
  const { scene, printed, at } = draft
  const card = scene.view.cards[ghost.card]
  const no = whyNot(scene, ghost)
  const rect = camera.rectOf(ghost)
  const face = card ? faceOf(card, printed) : emptyFace
  const u = at.u
  const text = no ? 'not here' : `${Math.round(ghost.x)} · ${Math.round(ghost.y)} mm`
  const size = 13 * u
  const w = draft.measure(text, size, true) + 14 * u
  const below = { x: rect.x + rect.w / 2 - w / 2, y: rect.y + rect.h + 4 * u, w, h: 22 * u }
  return [
    {
      key: 'ghost',
      rect: cardOf(ghost, rect, camera.scale),
      show: { kind: 'card', face: { ...face, lying: ghost.w > ghost.h }, count: 1, lit: true, picked: no === null },
      answers: [],
      card: ghost.card,
      act: 'none',
    },
    { ...panel('panel:ghost', below, { lit: true, solid: true }), act: 'none' },
    textPlace('text:ghost', { ...below, x: below.x + 7 * u, y: below.y + 3 * u }, [text], {
      size,
      bold: true,
      color: no ? colors.attack : colors.good,
    }),
  ]
}

/** The character at a place, 0 if the viewer may not move it now. */
export function movable(scene: Scene, key: string): CardId {
  const top = arrangedBy(scene)
  const card = key.startsWith('spot:') ? Number(key.slice(5)) : 0
  return top?.spots.some((s) => s.card === card && s.seat === top.seat) ? card : 0
}
