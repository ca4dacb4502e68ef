/** Where the parts of the table lie: size of the page in, rectangles out. Pure. */
import type { Seat } from '../engine/types.ts'
import type { Rect } from './pack.ts'

export interface Size {
  w: number
  h: number
}

export interface Regions {
  /** Scale: 1 on a table of 1280 by 680. */
  u: number
  gap: number
  status: Rect
  decks: Rect
  bossHero: Rect
  bossInfo: Rect
  bossParty: Rect
  combat: Rect
  chain: Rect
  /** One panel for each raider who is not in focus. */
  others: readonly { seat: Seat; rect: Rect }[]
  focus: { seat: Seat; header: Rect; hero: Rect; party: Rect; all: Rect } | null
  /** Absent for onlookers, who see no hand. */
  hand: Rect | null
  /** Everything left of the side column. */
  main: Rect
  side: Rect
}

const rows = { status: 26, boss: 148, arena: 92, others: 138, focus: 124, hand: 110 }
const most = 2.5

/** `focus` is the raider shown large; `hand` says whether the viewer has a hand to see. */
export function regions(size: Size, raiders: readonly Seat[], focus: Seat | null, hand: boolean): Regions {
  const u = Math.max(0.55, Math.min(most, size.w / 1280, size.h / 680))
  const gap = 6 * u
  const sideWidth = Math.min(420 * u, 300 * u + Math.max(0, size.w - 1280 * u) * 0.25)
  const main: Rect = { x: gap, y: gap / 2, w: size.w - sideWidth - gap * 3, h: size.h - gap }
  const side: Rect = { x: main.x + main.w + gap, y: gap / 2, w: sideWidth, h: size.h - gap }
  const seats = raiders.filter((seat) => seat !== focus)

  const wanted: [name: keyof typeof rows, here: boolean][] = [
    ['status', true],
    ['boss', true],
    ['arena', true],
    ['others', seats.length > 0],
    ['focus', focus !== null],
    ['hand', hand],
  ]
  const shown = wanted.filter(([, here]) => here).map(([name]) => name)
  const growing = shown.filter((name) => name !== 'status')
  const fixed = shown.reduce((sum, name) => sum + rows[name] * u, 0) + gap * (shown.length - 1)
  const weight = growing.reduce((sum, name) => sum + rows[name], 0)
  const spare = Math.max(0, main.h - fixed)

  const at: Partial<Record<keyof typeof rows, Rect>> = {}
  let y = main.y
  for (const name of shown) {
    const h = rows[name] * u + (name === 'status' ? 0 : (spare * rows[name]) / weight)
    at[name] = { x: main.x, y, w: main.w, h }
    y += h + gap
  }

  const boss = at.boss!
  const decksWidth = 128 * u
  const heroWidth = Math.min(boss.h, 190 * u)
  const infoWidth = 208 * u + Math.max(0, main.w - 980 * u) * 0.2
  const decks = { ...boss, w: decksWidth }
  const bossHero = { ...boss, x: decks.x + decksWidth + gap, w: heroWidth }
  const bossInfo = { ...boss, x: bossHero.x + heroWidth + gap, w: infoWidth }
  const bossParty = { ...boss, x: bossInfo.x + infoWidth + gap, w: main.x + main.w - (bossInfo.x + infoWidth + gap) }

  const arena = at.arena!
  const combatWidth = Math.min(arena.w * 0.42, 420 * u)
  return {
    u,
    gap,
    status: at.status!,
    decks,
    bossHero,
    bossInfo,
    bossParty,
    combat: { ...arena, w: combatWidth },
    chain: { ...arena, x: arena.x + combatWidth + gap, w: arena.w - combatWidth - gap },
    others: seats.map((seat, i) => ({ seat, rect: column(at.others!, i, seats.length, gap) })),
    focus: focus === null ? null : focusParts(focus, at.focus!, u, gap),
    hand: at.hand ?? null,
    main,
    side,
  }
}

function column(row: Rect, i: number, of: number, gap: number): Rect {
  const w = (row.w - gap * (of - 1)) / of
  return { ...row, x: row.x + i * (w + gap), w }
}

function focusParts(seat: Seat, all: Rect, u: number, gap: number): NonNullable<Regions['focus']> {
  const header = { ...all, h: 20 * u }
  const y = all.y + header.h
  const h = all.h - header.h - 4 * u
  const hero = { x: all.x + 4 * u, y, w: h, h }
  const x = hero.x + hero.w + gap
  return { seat, header, hero, party: { x, y, w: all.x + all.w - x - 4 * u, h }, all }
}

export const inset = (rect: Rect, by: number): Rect => ({
  x: rect.x + by,
  y: rect.y + by,
  w: Math.max(0, rect.w - 2 * by),
  h: Math.max(0, rect.h - 2 * by),
})

export const contains = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.x && x < rect.x + rect.w && y >= rect.y && y < rect.y + rect.h
