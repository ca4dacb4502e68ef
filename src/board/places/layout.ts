/** The places of the table's parts: page size in, rectangles out. Pure. */
import type { Seat } from '../../engine/types.ts'
import { aspect, type Rect } from './pack.ts'

export interface Size {
  w: number
  h: number
}

/** The side of an area that a finger can hit reliably, in pixels of the page. */
export const least = 44

/** A raider shown large: a header line, its hero, its party. */
export interface SeatParts {
  seat: Seat
  header: Rect
  hero: Rect
  party: Rect
  all: Rect
}

export interface Regions {
  /** Scale: 1 on a table of 1280 by 680. */
  u: number
  gap: number
  /** On a small page, the other raiders, the Boss's decks and the log are each one tap away. */
  compact: boolean
  status: Rect
  /** Everything of the Boss. */
  boss: Rect
  decks: Rect
  bossHero: Rect
  bossInfo: Rect
  bossParty: Rect
  /** The middle: the last event or the looming effect, then combat and chain, which share the rest. */
  arena: Rect
  event: Rect
  combat: Rect
  chain: Rect
  /** One panel for each raider who is not in focus; on a small page portraits in a line, or names if there is little room. */
  others: readonly { seat: Seat; rect: Rect }[]
  focus: SeatParts | null
  /** Null for spectators, who see no hand. */
  hand: Rect | null
  /** Everything except the side column. */
  main: Rect
  /** The log, and below it the decision. At the bottom of a portrait page. */
  side: Rect
}

/** The content to lay out. */
export interface Content {
  raiders: readonly Seat[]
  /** The raider shown large. */
  focus: Seat | null
  /** Whether the viewer has a hand to see. */
  hand: boolean
  /** The number of cards in it. */
  cards?: number
  combat: boolean
  /** Whether it has two defenders. */
  twice?: boolean
  links: number
  /** Whether the arena shows a looming effect. */
  looms?: boolean
  /** The scale of everything: 1 to 2. Parts that no longer fit are then one tap away. */
  scale?: number
}

/** The unit of a page at the usual scale. */
function unitOf({ w, h }: Size, upright: boolean): number {
  if (upright || h < 500)
    return Math.max(upright ? 0.66 : 0.55, Math.min(1.6, upright ? w / 480 : w / 880, h / (upright ? 800 : 400)))
  return Math.max(0.6, Math.min(2.6, w / 1080, h / 680))
}

export function regions(size: Size, content: Content): Regions {
  const upright = size.w < size.h * 0.9
  const u = unitOf(size, upright) * (content.scale ?? 1)
  if (upright || size.h < 500 || size.w < 800 * u || size.h < 490 * u) return small(size, content, upright, u)
  const gap = 6 * u
  const sideWidth = Math.min(420 * u, 300 * u + Math.max(0, size.w - 1280 * u) * 0.25)
  const main: Rect = { x: gap, y: gap / 2, w: size.w - sideWidth - gap * 3, h: size.h - gap }
  const side: Rect = { x: main.x + main.w + gap, y: gap / 2, w: sideWidth, h: size.h - gap }
  const [status, below] = headed(main, 26 * u, gap)
  const [boss, arena, near] = rows(below, [204, 106, 334], gap)

  const heroWidth = Math.min(boss.h * 1.3, main.w * 0.3)
  const [left, bossHero, bossParty] = columns(boss, [(main.w - heroWidth) / 2 - gap, heroWidth, 0], gap)
  const [decks, bossInfo] = columns(left, [Math.min(104 * u, left.w * 0.36), 0], gap)

  const seats = content.raiders.filter((seat) => seat !== content.focus)
  const deep = content.focus === null ? 1 : 2
  const across = Math.ceil(seats.length / deep)
  const share = content.focus === null ? 1 : seats.length === 0 ? 0 : across === 1 ? 0.29 : 0.5
  // A Boss may look at its hand while no raider is left.
  const [seated, low] = content.hand && content.focus === null ? rows(near, handShare(near, u), gap) : [near, near]
  const [grid, own] = share === 0 ? [near, near] : columns(seated, [near.w * share, 0], gap)
  const [focusRect, hand] = content.hand && content.focus !== null ? rows(own, handShare(own, u), gap) : [own, low]
  return {
    u,
    gap,
    compact: false,
    status,
    boss,
    decks,
    bossHero,
    bossInfo,
    bossParty,
    ...middle(arena, content, u, gap),
    others: gridOf(seats, grid, across, gap),
    focus: content.focus === null ? null : seatParts(content.focus, focusRect, u, gap),
    hand: content.hand ? hand : null,
    main,
    side,
  }
}

/** The raider in focus and its hand: a usual hand stands side by side; a smaller one is no larger. */
function handShare(own: Rect, u: number): [focus: number, hand: number] {
  const tall = own.w / handful / aspect + 8 * u
  const hand = Math.max(own.h * 0.3, Math.min(own.h * 0.5, tall))
  return [own.h - hand, hand]
}

/** The number of cards that a hand shows side by side; more of them overlap. */
const handful = 6

/** The Boss's share of a small landscape page during combat. */
const fighting = 0.46

/** A phone, or a portrait page. */
function small(size: Size, content: Content, upright: boolean, u: number): Regions {
  const gap = Math.min(4 * u, 6)
  const page: Rect = { x: gap, y: gap / 2, w: size.w - gap * 2, h: size.h - gap }
  const beside = Math.max(page.w * 0.31, Math.min(page.w * 0.46, 210 * u))
  const [main, side] = upright ? rows(page, [590, 300], gap) : columns(page, [page.w - beside - gap, 0], gap)
  const own = content.hand ? 1 : 0
  // If there is little room, the viewer's own party is one tap away too.
  const flat = main.h < (upright ? 290 : 264) * u
  const tight = own === 1 && flat
  const focus = tight ? null : content.focus
  const seats = content.raiders.filter((seat) => seat !== focus)
  const [status, below] = headed(main, Math.max(22 * u, flat ? 0 : 24), gap)
  const deep = flat ? linesFor(seats.length, main.w, u) : Math.ceil((seats.length * portrait * Math.max(1, u)) / main.w)
  const line = deep * (flat ? 23 * u : Math.max(least, 34 * u))
  const rest = below.h - (line > 0 ? line + gap : 0)
  const party = focus === null ? 0 : upright ? 96 : 104
  const held = content.cards === 0 ? 0.3 * own : own // an empty hand needs room only for its text
  const [top, low, focusRow, handRow] = upright
    ? shares(rest, [130, 110, party * 1.46, 150 * held], gap)
    : shares(rest, [124, 0, party, 112 * held], gap)
  const row = ([at, h]: readonly [number, number], after: boolean): Rect => ({
    ...below,
    y: below.y + at + (after && line > 0 ? line + gap : 0),
    h,
  })
  const above = upright ? low : top
  const names = { ...below, y: below.y + above[0] + above[1] + gap, h: line }
  const [focusRect, hand] = [row(focusRow, true), row(handRow, true)]
  const [boss, arena] = upright
    ? [row(top, false), row(low, false)]
    : columns(row(top, false), [main.w * (content.combat || content.links > 0 ? fighting : 0.72), 0], gap)
  // A combat takes room beside the Boss; its portrait stays as it is.
  const [bossHero, side2] = columns(
    boss,
    [Math.min(boss.h * 1.05, (upright ? boss.w : main.w * fighting) * 0.42), 0],
    gap,
  )
  const [bossInfo, bossParty] = headed(side2, Math.min(boss.h < 84 * u ? 22 * u : 41 * u, boss.h * 0.5), gap)
  return {
    u,
    gap,
    compact: true,
    status,
    boss,
    decks: { ...bossInfo, w: 0, h: 0 },
    bossHero,
    bossInfo,
    bossParty,
    ...middle(arena, content, u, gap, !upright),
    others: lineOf(seats, names, deep, u, gap),
    focus: focus === null ? null : seatParts(focus, focusRect, u, gap),
    hand: content.hand ? hand : null,
    main,
    side,
  }
}

/** The number of lines for these names: two if a single line would cut them, more only if nothing else fits. */
const linesFor = (names: number, w: number, u: number): number =>
  Math.max(Math.ceil((names * 66 * u) / w), Math.min(2, Math.ceil((names * 130 * u) / w)))

/** The least width of a portrait with its numbers, in pixels. */
const portrait = 92

/** Portraits or names side by side, in so many lines. */
function lineOf(seats: readonly Seat[], box: Rect, deep: number, u: number, gap: number): { seat: Seat; rect: Rect }[] {
  const across = Math.ceil(seats.length / deep)
  const lines = Array.from({ length: deep }, (_, i) => seats.slice(i * across, (i + 1) * across))
  return lines.flatMap((line, i) => {
    const strip = { ...box, y: box.y + (i * box.h) / deep, h: box.h / deep - (deep > 1 ? 1.5 * u : 0) }
    const next = sharer(
      strip.w,
      line.map(() => 1),
      gap,
    )
    return line.map((seat) => {
      const [at, w] = next(1)
      return { seat, rect: { ...strip, x: strip.x + at, w } }
    })
  })
}

/** The last event on the left, if there is room; combat and chain each take what the other does not need, and a combat alone no more than it needs. */
function middle(
  arena: Rect,
  { combat, twice = false, links, looms = false }: Content,
  u: number,
  gap: number,
  narrow = false,
): Pick<Regions, 'arena' | 'event' | 'combat' | 'chain'> {
  const hidden = narrow && (combat || links > 0)
  const usual = Math.min(arena.h * 0.74, arena.w * 0.3)
  const wide = narrow ? arena.w : combat || links > 0 ? Math.min(250 * u, arena.w * 0.3) : Math.min(480 * u, arena.w)
  const [event, beside] = columns(arena, [looms ? wide : usual, 0], gap)
  const rest = hidden ? arena : beside
  const fights = !combat ? 0 : links === 0 ? 1 : Math.min(0.5, Math.max(0.36, (330 * u) / rest.w))
  const alone = { ...rest, w: twice || hidden ? rest.w : Math.min(rest.w, Math.max(470 * u, 430)) }
  const [left, right] = fights === 0 || fights === 1 ? [alone, rest] : columns(rest, [rest.w * fights, 0], gap)
  return { arena, event: hidden ? { ...event, w: 0, h: 0 } : event, combat: left, chain: right }
}

/** A box's first `h` pixels, and what is below them. */
function headed(box: Rect, h: number, gap: number): [head: Rect, rest: Rect] {
  const from = h > 0 ? h + gap : 0
  return [
    { ...box, h },
    { ...box, y: box.y + from, h: Math.max(0, box.h - from) },
  ]
}

/** Rows of a box that share its height by weight; a weight of 0 takes no room. */
function rows<const W extends readonly number[]>(box: Rect, weights: W, gap: number): Each<W, Rect> {
  const next = sharer(box.h, weights, gap)
  return each(weights, (weight) => {
    const [at, h] = next(weight)
    return { ...box, y: box.y + at, h }
  })
}

/** Columns of a box, with widths in pixels; the column with 0 takes what is left. */
function columns<const W extends readonly number[]>(box: Rect, widths: W, gap: number): Each<W, Rect> {
  const fixed = widths.reduce((sum, w) => sum + w, 0) + gap * (widths.length - 1)
  let x = box.x
  return each(widths, (wanted) => {
    const w = Math.max(0, wanted === 0 ? box.w - fixed : wanted)
    const rect = { ...box, x, w }
    x += w + gap
    return rect
  })
}

type Span = readonly [at: number, size: number]

/** A length shared by weight, with gaps between the parts; a weight of 0 takes no room. */
const shares = <const W extends readonly number[]>(length: number, weights: W, gap: number): Each<W, Span> =>
  each(weights, sharer(length, weights, gap))

/** Shares a length part by part: call it with each weight in turn. */
function sharer(length: number, weights: readonly number[], gap: number): (weight: number) => Span {
  const there = weights.filter((weight) => weight > 0).length
  const room = Math.max(0, length - gap * (there - 1))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  let at = 0
  return (weight) => {
    const size = sum > 0 ? (room * weight) / sum : 0
    const from = at
    if (weight > 0) at += size + gap
    return [from, size]
  }
}

type Each<T extends readonly unknown[], U> = { readonly [K in keyof T]: U }

/** Maps a list; a tuple stays a tuple. */
const each = <const T extends readonly number[], U>(list: T, make: (item: number) => U): Each<T, U> =>
  list.map(make) as Each<T, U>

/** Panels in columns of two; the panels of a column share its height. */
function gridOf(seats: readonly Seat[], box: Rect, across: number, gap: number): { seat: Seat; rect: Rect }[] {
  const w = (box.w - gap * (across - 1)) / across
  return seats.map((seat, i) => {
    const [column, row] = [i % across, Math.floor(i / across)]
    const deep = seats.filter((_, at) => at % across === column).length
    const h = (box.h - gap * (deep - 1)) / deep
    return { seat, rect: { x: box.x + column * (w + gap), y: box.y + row * (h + gap), w, h } }
  })
}

function seatParts(seat: Seat, all: Rect, u: number, gap: number): SeatParts {
  const header = { ...all, h: Math.min(22 * u, all.h) }
  const y = all.y + header.h + 2 * u
  const h = Math.max(0, all.y + all.h - y - 3 * u)
  const inner = { x: all.x + 4 * u, y, w: Math.max(0, all.w - 8 * u), h }
  const [hero, party] = columns(inner, [Math.min(h * aspect, inner.w * 0.4), 0], gap)
  return { seat, header, hero, party, all }
}

export const inset = (rect: Rect, by: number): Rect => ({
  x: rect.x + by,
  y: rect.y + by,
  w: Math.max(0, rect.w - 2 * by),
  h: Math.max(0, rect.h - 2 * by),
})

export const contains = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h
