/** The Boss's details beside its portrait: its clock, its powers, its attachments. Pure. */
import { comingTexts, raidCounters } from '../../engine/index.ts'
import type { CardId, CardView, SeatView } from '../../engine/types.ts'
import { cut, wrap } from '../draw/measure.ts'
import { colors } from '../theme.ts'
import type { Rect } from './pack.ts'
import { cardsOn, strip } from './pile-places.ts'
import { type Pile, pilesOf } from './piles.ts'
import { type Draft, type LayoutOptions, type Place, panel, textPlace } from './place.ts'

const behind = 'Other side: '

/** The printed lines of the side of a card that is up, without its name. */
export function powersOf({ def, faceDown, side }: CardView, printed: LayoutOptions['printed']): string[] {
  const text = def === null ? [] : (printed(def)?.text ?? [])
  const turn = text.findIndex((line) => line.startsWith(behind))
  const lines = turn < 0 ? text : faceDown ? text.slice(turn) : text.slice(0, turn)
  return lines.map((line) => line.replace(behind, '')).filter((line) => line !== side)
}

/** The number of its ready resources, in words as far as there is room. */
export function readyPlace(boss: SeatView, box: Rect, { at: { u }, measure }: Draft): Place[] {
  if (boss.payers === 0) return []
  const number = `${boss.readyResources}/${boss.payers}`
  const size = 12 * u
  const text = [`${number} ready`, number].find((one) => measure(one, size, true) <= box.w)
  return text ? [textPlace(`text:ready:${boss.seat}`, box, [text], { size, bold: true, color: colors.text })] : []
}

export function clockPlace(rect: Rect, { scene: { view } }: Draft): Place[] {
  const { clock } = view.raid
  return clock ? [{ key: 'clock', rect, show: { kind: 'clock', ...clock }, answers: [], card: 0 }] : []
}

/** The counters on the raid itself, in one line. */
export function countersPlaces(rect: Rect, { scene, at, measure }: Draft): Place[] {
  const size = Math.min(13 * at.u, rect.h * 0.8)
  const text = raidCounters(scene.view.raid).join(' · ')
  if (text === '') return []
  const line = cut(text, { width: rect.w, size, measure, bold: true })
  return [textPlace('text:counters', rect, [line], { size, bold: true, color: colors.good })]
}

/** The texts about its next blows, and its powers, but for the keywords and the threat level, which the table shows anyway. */
function tellings(boss: SeatView, { scene, printed }: Draft): { texts: string[]; news: number } {
  const card = scene.view.cards[boss.hero]
  if (card?.zone !== 'party') return { texts: [], news: 0 }
  const news = comingTexts(scene.view)
  const { threat } = scene.view.raid
  const shown = [...card.keywords, ...(threat ? [`${threat.called} ${threat.level}`] : [])]
  const powers = powersOf(card, printed).filter((text) => !shown.includes(text))
  return { texts: [...news, ...powers], news: news.length }
}

/** The sizes of its powers: the usual one, and smaller ones for many words. */
export const powerSizes = [11.5, 10.2, 9] as const

/** Its next blows and its powers in a column of this width. `set` breaks them into lines, `high` is the height of such lines. */
function column(boss: SeatView, w: number, draft: Draft, size: number = powerSizes[0]) {
  const { u } = draft.at
  const { texts, news } = tellings(boss, draft)
  const [line, gap] = [size * u * 1.25, 3 * u]
  const setting = { width: w - 10 * u, size: size * u, measure: draft.measure }
  const set = (most: number): string[][] => texts.map((text, i) => wrap(text, { ...setting, most, bold: i < news }))
  const high = (all: readonly string[][]): number =>
    all.length > 0 ? all.flat().length * line + (all.length + 1) * gap : 0
  return { texts, news, line, gap, setting, set, high }
}

/** The height that its whole powers need at this width; 0 if it has none. */
export function powersHeight(boss: SeatView, w: number, draft: Draft, letters?: number): number {
  const { set, high } = column(boss, w, draft, letters)
  return high(set(99))
}

/** Its next blows and its powers: whole if they fit, in smaller letters if need be, or else in two lines each, or in one. */
export function powerPlaces(boss: SeatView, box: Rect, draft: Draft): Place[] {
  const letters = powerSizes.find((size) => powersHeight(boss, box.w, draft, size) <= box.h)
  const { texts, news, line, gap, setting, set: inLines, high } = column(boss, box.w, draft, letters)
  const { size } = setting
  const fits = Math.max(0, Math.floor((box.h - gap) / (line + gap)))
  const set =
    [99, 2].map(inLines).find((way) => high(way) <= box.h) ??
    texts.slice(0, fits).map((text, i) => [cut(text, { ...setting, bold: i < news })])
  if (set.length === 0) return []
  let y = box.y + gap
  const lines = set.map((words, i): Place => {
    const rect = { x: box.x + (box.w - setting.width) / 2, y, w: setting.width, h: words.length * line }
    y += rect.h + gap
    const look = i < news ? { size, bold: true, color: colors.gold } : { size }
    return { ...textPlace(`power:${i}`, rect, words, look), card: boss.hero }
  })
  return [panel('panel:powers', { ...box, h: high(set) }), ...lines]
}

/** The Boss's attachments, in the order of the view. */
export const attachedTo = ({ hero }: SeatView, { scene: { view } }: Pick<Draft, 'scene'>): CardId[] =>
  (view.cards[hero]?.attachments ?? []).filter((id) => view.cards[id])

const attachedPiles = (boss: SeatView, draft: Draft): Pile[] =>
  pilesOf(attachedTo(boss, draft), draft.scene.view, draft.scene.decision)

/** Strips for as many of them as fit under each other, from the top; the last one counts the rest and opens the Boss's side. */
export function attachedPlaces(boss: SeatView, box: Rect, draft: Draft): Place[] {
  const piles = attachedPiles(boss, draft)
  const h = 17 * draft.at.u
  const fits = Math.floor((box.h + 1) / h)
  if (piles.length === 0 || fits === 0) return []
  const shown = piles.length > fits ? piles.slice(0, fits - 1) : piles
  const rect = (i: number): Rect => ({ ...box, y: box.y + i * h, h: h - 1.5 * draft.at.u })
  const strips = shown.map((pile, i) => strip(pile, rect(i), draft))
  if (shown.length === piles.length) return strips
  const hidden = piles.slice(shown.length)
  const lit = hidden.some(({ answers }) => answers.length > 0)
  const text = `${shown.length === 0 ? '' : '+'}${cardsOn(hidden)} attached`
  const show = { kind: 'strip', text, lit, picked: false } as const
  const act = `zone seat:${boss.seat}`
  return [...strips, { key: `strips:${boss.hero}`, rect: rect(shown.length), show, answers: [], card: 0, act }]
}

export const attachedHeight = (boss: SeatView, draft: Draft): number =>
  Math.min(4, attachedPiles(boss, draft).length) * 17 * draft.at.u
