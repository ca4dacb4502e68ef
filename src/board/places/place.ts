/** A place is one thing on the table: its rectangle, its picture, and the meaning of choosing it. Plain data. */
import type { CardId, CardView } from '../../engine/types.ts'
import { costText } from '../../language/print/index.ts'
import type { CardDef } from '../../language/types.ts'
import type { Being } from '../art/beings/being.ts'
import type { LoomsLook, PoolLook, PostLook } from '../art/besides.ts'
import type { Built } from '../art/hall.ts'
import type { ClockLook, StandinsLook, ThreatLook, WaitsLook } from '../art/meters.ts'
import type { Look } from '../art/own.ts'
import type { Stone } from '../art/stone.ts'
import { type Measure, wrap } from '../draw/measure.ts'
import type { PrintedFace, Scene, Stop } from '../scene.ts'
import { colors } from '../theme.ts'
import type { Group } from './answers.ts'
import type { Regions } from './layout.ts'
import type { Rect } from './pack.ts'
import type { Rooms } from './rooms.ts'

/** The data of a card's face. */
export interface Face {
  name: string
  hidden: boolean
  type: string
  frame: string
  classes: readonly string[]
  tags: readonly string[]
  /** Its effects, for its picture. */
  deeds?: readonly string[]
  /** Exhausted: drawn darker and tilted, or on its side if its box is wider than high. */
  lying: boolean
  /** Its player is out of the game: drawn darker. */
  out?: boolean
  /** It came into its party this turn, so it can't be used yet although it is ready. */
  fresh: boolean
  /** Its cost as it is written on it: '2', 'X'; '' for none. */
  cost: string
  atk: number | null
  health: number | null
  damage: number
  def: number | null
  strike: number | null
  damageTypes: readonly string[]
  keywords: readonly string[]
  /** An ability's effect, in a sign and a word. */
  gist: readonly { sign: string; text: string }[]
  counters: readonly (readonly [string, number])[]
  /** Its designations from card texts, and the name of the visible side. */
  marks: readonly string[]
  role: string
  /** The name of the other realm if it is there, or else ''. */
  away: string
  /** A flipped hero, or a face-down resource. */
  turned: boolean
  attached: boolean
  /** The damage type that a Boss's visible side mentions; '' for all others. */
  element: string
  look?: Look
}

export type Show =
  /** `boss` is the place of the light, `floor` the height where the arena begins. */
  | { kind: 'hall'; boss: Rect; floor: number; being: Being; built: Built; away: boolean }
  /** `gone`: it has fallen, and no other Boss has taken its place yet; `attack`: the ATK with which it would attack, or ''; `under`: the height of what covers it. */
  | {
      kind: 'boss'
      face: Face
      being: Being
      lit: boolean
      picked: boolean
      gone: boolean
      attack: string
      under: number
      standins?: StandinsLook
    }
  /** `away`: its player is in the other realm. */
  | { kind: 'panel'; lit: boolean; solid?: boolean; away?: boolean }
  /** A play area of cloth, seen from above. */
  | { kind: 'mat'; name: string; lit: boolean }
  /** With a small `step`, only the current stage is named. */
  | { kind: 'stages'; stops: readonly Stop[]; step: number; label: string }
  /** `dim`: it can only be placed. */
  | { kind: 'card' | 'line'; face: Face; count: number; lit: boolean; picked: boolean; dim?: boolean }
  | { kind: 'strip'; text: string; lit: boolean; picked: boolean }
  /** `empty`: a place for a resource that can be placed now. */
  | { kind: 'pip'; ready: boolean; up: boolean; lit: boolean; empty?: boolean }
  | ({ kind: 'stone' } & Stone)
  /** Beside the Boss: identical cards as a pool, a post that is manned or free, the looming effect. */
  | ({ kind: 'pool' } & PoolLook)
  | ({ kind: 'post' } & PostLook)
  | ({ kind: 'looms' } & LoomsLook)
  | {
      kind: 'text'
      lines: readonly string[]
      size: number
      color: number
      bold?: boolean
      italic?: boolean
      title?: boolean
    }
  /** The player whose turn it is; the cards of a hand; health; allies that are ready. */
  | { kind: 'sign'; sign: 'turn' | 'hand' | 'health' | 'ready' }
  /** A raider's hero, small; `turn`: it is that raider's turn. */
  | { kind: 'portrait'; face: Face; turn: boolean }
  | { kind: 'bubble'; lines: readonly string[]; size: number }
  | {
      kind: 'button'
      lines: readonly string[]
      size: number
      hint: string
      /** `lit`: it, or something in it, can be chosen; `quiet`: nothing can. */
      tone: 'plain' | 'pass' | 'lit' | 'quiet'
      /** A small picture before the text. */
      sign?: 'deck' | 'graveyard' | 'removed'
    }
  /** The Boss's clock. */
  | ({ kind: 'clock' } & ClockLook)
  | { kind: 'versus' }
  /** Resources against the threat level; cards that wait face down. */
  | ({ kind: 'threat' } & ThreatLook)
  | ({ kind: 'waits' } & WaitsLook)
  /** Expected damage. */
  | { kind: 'hit'; n: number; type: string }

export interface Place {
  key: string
  rect: Rect
  show: Show
  /** Indices of the answers that choosing it may mean. */
  answers: readonly number[]
  /** The card to inspect, 0 if none. */
  card: CardId
  /** The name of a card that is gone, whose print can be read. */
  name?: string
  /** The effect of a click other than answering: open a zone, turn the page, close. */
  act?: string
  /** The cards of a pile, if it has several. */
  pile?: readonly CardId[]
}

/** The player's changes to the table, as opposed to the game. */
export interface Looking {
  /** The first answer shown in the list. */
  page: number
  /** The number of lines that the log is scrolled back. */
  scroll: number
  /** The place whose answers are shown as a menu, '' if none. */
  menu: string
  /** The open zone ('2:graveyard'), '' if none. */
  zone: string
  /** The card whose pile is fanned out ('card:12'). */
  fan?: string
  /** The places that a touch may have meant. */
  among?: readonly string[]
  /** The viewer's character that is being moved over the play area. */
  ghost?: Ghost | undefined
  /** The card of the hand that lies before the others ('card:12'). */
  front?: string
  /** The listed answers, if not all. */
  group?: Group | ''
  /** The number of cards for which each party has room in this turn. */
  rooms?: Rooms
}

/** Its position, in millimetres of its play area. */
export interface Ghost {
  card: CardId
  x: number
  y: number
}

/** The options for layout, besides the scene and the size. */
export interface LayoutOptions {
  measure: Measure
  printed: (def: string) => PrintedFace | null
  /** Whether single keys answer. */
  letters: boolean
  /** Whether fingers are used; whatever can be chosen is then 44 pixels large. */
  touch?: boolean
  /** The text scale, 1 to 2. */
  scale?: number
  /** Whether the page has its own pass button. */
  passes?: boolean
}

/** A table being laid out. */
export interface Draft extends LayoutOptions {
  scene: Scene
  at: Regions
  looking: Looking
  /** Indices of the answers that point at each place. */
  answers: ReadonlyMap<string, readonly number[]>
}

const plain = { answers: [], card: 0 } as const

type PanelLook = Omit<Extract<Show, { kind: 'panel' }>, 'kind' | 'lit'> & { lit?: boolean }

/** A plate of dark iron. The hall shows through it, unless it is solid because it lies over other things. */
export const panel = (
  key: string,
  rect: Rect,
  { lit = false, solid = false, away = false }: PanelLook = {},
): Place => ({
  key,
  rect,
  show: { kind: 'panel', lit, ...(solid ? { solid } : {}), ...(away ? { away } : {}) },
  ...plain,
})

export interface TextStyle {
  size: number
  color?: number
  bold?: boolean
  italic?: boolean
  title?: boolean
}

/** Text lines that are already cut or wrapped. */
export function textPlace(key: string, rect: Rect, lines: readonly string[], style: TextStyle): Place {
  return { key, rect, show: { kind: 'text', lines, color: colors.text, ...style }, ...plain }
}

/** A reason, beside its seat, in the largest text that fits. */
export function bubble(key: string, text: string, rect: Rect, draft: Draft): Place[] {
  const { u } = draft.at
  const pad = 6 * u
  for (const size of [13 * u, 12 * u, 11 * u, 10 * u]) {
    const most = Math.max(1, Math.floor((rect.h - pad) / (size * 1.25)))
    const lines = wrap(text, {
      width: rect.w - pad * 2,
      size,
      measure: draft.measure,
      most: size === 10 * u ? most : 99,
    })
    if (lines.length > most) continue
    return [
      { key, rect: { ...rect, h: lines.length * size * 1.25 + pad }, show: { kind: 'bubble', lines, size }, ...plain },
    ]
  }
  return []
}

/** The face of an unknown card. */
export const emptyFace: Face = {
  name: '',
  hidden: false,
  type: '',
  frame: '',
  classes: [],
  tags: [],
  lying: false,
  fresh: false,
  cost: '',
  atk: null,
  health: null,
  damage: 0,
  def: null,
  strike: null,
  damageTypes: [],
  keywords: [],
  gist: [],
  counters: [],
  marks: [],
  role: '',
  away: '',
  turned: false,
  attached: false,
  element: '',
}

/** The chips on a card, each with its color: its realm, its first three kinds of counters, its designations. */
export const chipsOf = ({ away, counters, marks }: Face): (readonly [text: string, color: number])[] => [
  ...(away ? [[away, colors.away] as const] : []),
  ...counters.slice(0, 3).map(([name, n]) => [`${n} ${name}`, colors.good] as const),
  ...marks.map((text) => [text, colors.gold] as const),
]

const typeOrder = ['hero', 'ally', 'weapon', 'armor', 'item', 'quest', 'location', 'event', 'ability']

/** A character that came into its party this turn (302.2). */
export const isNew = ({ fresh, zone, types }: CardView): boolean =>
  fresh && zone === 'party' && (types.includes('ally') || types.includes('hero'))

/** A card's face, as far as the viewer may see it. */
export function faceOf(card: CardView, printed: (def: string) => PrintedFace | null): Face {
  const hidden = card.def === null
  const known = card.def === null ? null : printed(card.def)
  // If a card bears the name of one of its sides, it is called by the visible side.
  const named = known?.sides?.includes(known.name) ?? false
  return {
    name: (named && card.side) || (known?.name ?? card.def ?? 'Face down'),
    hidden,
    type: typeOrder.find((type) => card.types.includes(type)) ?? '',
    frame: known?.frame ?? '',
    classes: known?.classes ?? [],
    tags: known?.tags ?? [],
    deeds: known?.deeds ?? [],
    lying: card.exhausted,
    fresh: isNew(card),
    cost: card.zone === 'hand' || card.zone === 'chain' ? costText(card) : '',
    atk: card.atk,
    health: card.health,
    damage: card.damage,
    def: card.def_,
    strike: card.types.includes('weapon') ? card.strike : null,
    damageTypes: card.damageTypes,
    keywords: card.keywords,
    gist: known?.gist ?? [],
    ...(known?.look ? { look: known.look } : {}),
    counters: Object.entries(card.counters).filter(([, n]) => n > 0),
    marks: [...card.marks, named ? '' : card.side].filter(Boolean),
    role: card.role,
    away: card.away,
    turned: card.faceDown && card.side === '',
    attached: card.host > 0,
    element: known?.frame === 'Boss' && card.types.includes('hero') ? elementIn(known.text, card.faceDown) : '',
  }
}

/** The face of a card that is only a name. */
export function faceNamed(name: string, printed: (def: string) => PrintedFace | null): Face {
  const known = printed(name)
  if (!known) return { ...emptyFace, name }
  const { line, frame, classes = [], tags = [], deeds = [] } = known
  const type = typeOrder.find((one) => line.toLowerCase().includes(one)) ?? ''
  return { ...emptyFace, name: known.name, frame, classes, tags, deeds, type }
}

/** The face of a card with the numbers that are printed on it. */
export function faceOfPrinted(card: CardDef, printed: (def: string) => PrintedFace | null): Face {
  const { name, type, atk, health, def, strike, damageType } = card
  return {
    ...faceNamed(name, printed),
    type: typeOrder.find((one) => [type].flat().some((its) => its === one)) ?? '',
    ...{ cost: costText(card), atk: atk ?? null, health: health ?? null, def: def ?? null, strike: strike ?? null },
    damageTypes: damageType ? [damageType] : [],
    gist: printed(name)?.gist ?? [],
  }
}

const speaks = /\b(arcane|fire|frost|holy|nature|shadow) damage/

/** The damage type that the visible side of a card mentions, or else its other side. */
function elementIn(text: readonly string[], flipped: boolean): string {
  const other = text.findIndex((line) => line.startsWith('Other side:'))
  const sides = other < 0 ? [text, []] : [text.slice(0, other), text.slice(other)]
  const seen = flipped ? [...sides].reverse() : sides
  return seen.map((lines) => speaks.exec(lines.join(' ').toLowerCase())?.[1]).find(Boolean) ?? ''
}
