/** Presents, with its text, a card that the Boss plays or that is revealed: which ones, how long, in which words. Pure. */
import type { GameEvent } from '../../engine/types.ts'
import { sentence } from '../../language/print/index.ts'
import { clamp } from '../places/pack.ts'
import { revealPlaces } from '../places/reveal.ts'
import type { PrintedFace, Scene } from '../scene.ts'
import { type ClipPart, lengths, type PlanOptions, type Seen } from './clip.ts'
import { type ClipContext, cardIn, handSpot, seatIn, spotOf, zoneSpot } from './clip-context.ts'
import { between, land, part as partOf } from './ease.ts'

type Present = Extract<ClipPart, { do: 'present' }>
type Printed = (def: string) => PrintedFace | null

/** The name of the card that an event presents to this viewer, '' if none: the Boss's player has seen its cards. */
export function presents({ on, what = 0, names, ...e }: GameEvent, { view }: Pick<Scene, 'view'>): string {
  const seat = e.seat ?? (e.whose >= 0 ? e.whose : undefined)
  const boss = view.seats.find((one) => one.boss)?.seat
  const name = names[what] ?? ''
  if (on === 'reveal') return name
  return (on === 'play' || on === 'place') && seat === boss && seat !== view.seat ? name : ''
}

/** Milliseconds to read a card: to look up, and for each word; less for a card that has been presented before, and at most `after` for one that comes with another. */
const pace = { least: 1100, word: 165, most: 7000, again: 0.45, after: 1800 }

export function readingTime(text: string, again: boolean, nth: number): number {
  const whole = Math.min(pace.most, pace.least + pace.word * text.split(/\s+/).filter(Boolean).length)
  const once = again ? whole * pace.again : whole
  return Math.max(lengths.present, nth > 0 ? Math.min(once, pace.after) : once)
}

const textOf = (name: string, printed: Printed): string => {
  const known = printed(name)
  return known ? [known.line, ...known.text].filter(Boolean).join(' ') : ''
}

/** The clip for an event that presents a card; null if it presents none, or the card that has just been presented. */
export function presented(t: ClipContext, e: GameEvent, first: number): Seen | null {
  const name = presents(e, t.after.scene)
  if (!name || [...t.presented.keys()].at(-1) === name) return null
  const { printed, measure, touch = false } = t.planOptions
  const boss = t.after.scene.view.seats.find((one) => one.boss)
  const hint = (boss?.turns ?? 0) > 1 ? '' : touch ? 'Tap to move on.' : 'Click or press any key to move on.'
  const { card, others } = revealPlaces(name, { at: t.after.at, measure, printed, hint })
  const seat = seatIn(e)
  const deck = e.on === 'reveal' ? zoneSpot(t.before, seat, e.zone ?? 'deck', e.zone ? '' : 'event') : null
  const from = cardIn(spotOf(t.before, e.what) ?? deck ?? handSpot(t, e, e.what, seat))
  const earlier = t.before.scene.events.some((one) => one.i < first && presents(one, t.after.scene) === name)
  const time = readingTime(textOf(name, printed), earlier, t.presented.size)
  t.presented.set(name, card.rect)
  const part: Present = { do: 'present', key: '', rect: card.rect, from, card, others, flies: e.on !== 'reveal' }
  return { kind: 'present', parts: [part], words: '', time }
}

/** The presented cards, in a sentence for the ear: the last two. */
export function presentedWords(news: readonly GameEvent[], scene: Scene, printed: PlanOptions['printed']): string {
  const names = news.map((e) => presents(e, scene)).filter((name, i, all) => name !== '' && all[i - 1] !== name)
  return [...new Set(names)]
    .slice(-2)
    .map((name) => `${sentence(name)} ${textOf(name, printed)}`.trim())
    .join(' ')
}

/** The picture at `t` milliseconds of `time`: its place, and the visibility of both parts. */
export function posePresent(
  { card, from, flies }: Present,
  { t, time, calm }: { t: number; time: number; calm: boolean },
): { rect: Present['rect']; alpha: number; words: number } {
  const [comes, goes] = [Math.min(1, t / 160), Math.min(1, (time - t) / 180)]
  const rect = calm || card.rect.w === 0 ? card.rect : between(from, card.rect, land(partOf(t, 0, 300)))
  return {
    rect,
    alpha: clamp(Math.min(comes, flies && !calm ? 1 : goes)),
    words: clamp(Math.min(partOf(t, 80, 300), goes)),
  }
}
