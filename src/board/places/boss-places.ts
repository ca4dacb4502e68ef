/** The Boss as places: portrait, resources, what lies beside it, its party, the last event. Pure. */
import type { SeatView, View } from '../../engine/types.ts'
import { beingOf } from '../art/beings/being.ts'
import type { StandinsLook } from '../art/meters.ts'
import { cut, wrap } from '../draw/measure.ts'
import { staged } from '../scene.ts'
import { colors } from '../theme.ts'
import { eventsOf, rowPlaces } from './beside-boss.ts'
import { inset } from './layout.ts'
import { waitsPlaces } from './meters.ts'
import { aspect, type Rect } from './pack.ts'
import { partyPlaces } from './pile-places.ts'
import { bubble, type Draft, emptyFace, faceOf, type Place, textPlace } from './place.ts'
import { looseOnes, resourcePlaces, seatLine } from './seats.ts'
import { zoneButton, zonesOf } from './zones.ts'

export function bossPlaces(draft: Draft): Place[] {
  const { scene, at } = draft
  const { view, lastReason: said } = scene
  const boss = view.seats.find((seat) => seat.boss)
  if (!boss) return []
  const { u, compact } = at
  const zones = compact ? [] : zonesOf(boss)
  const step = Math.min(30 * u, at.decks.h / Math.max(1, zones.length))
  const info = compact ? at.bossInfo : inset(at.bossInfo, 2 * u)
  const beside = compact ? 0 : 34 * u
  const half = { ...info, x: info.x + info.w * 0.5, w: info.w * 0.5, y: info.y + 24 * u, h: 17 * u }
  const waits = waitsPlaces(compact ? half : { ...info, y: info.y + 45 * u, h: 20 * u }, draft)
  const first = 46 * u + (waits.length > 0 ? 22 * u : 0)
  const row =
    compact && waits.length > 0
      ? []
      : rowPlaces(boss, compact ? half : { ...info, y: info.y + first, h: beside }, draft)
  const low = first + 2 * u + (row.length > 0 ? beside + 4 * u : 0)
  const shared = compact && row.length + waits.length > 0
  const pips = { ...info, y: info.y + 26 * u, h: 15 * u, w: shared ? info.w * 0.48 : info.w }
  const told = compact ? [] : standingPlaces(boss, { ...info, y: info.y + low }, draft)
  const under = low + told.reduce((sum, { rect }) => sum + rect.h, 0)
  const words = compact ? at.arena : { ...info, y: info.y + under, h: info.h - under }
  const free = compact ? view.combat === null && view.chain.length === 0 : words.h > 18 * u
  const box = inset(at.bossParty, 3 * u)
  const ids = [...looseOnes(boss, view), ...eventsOf(boss, view)]
  return [
    ...zones.map((zone, i) =>
      zoneButton(zone, { ...at.decks, y: at.decks.y + i * step, h: step - 3 * u }, 12.5 * u, draft),
    ),
    bossHero(boss, draft),
    ...seatLine(boss, { ...info, h: 22 * u }, draft),
    ...(info.h < 38 * u ? [] : resourcePlaces(boss, pips, draft)),
    ...(info.h < 38 * u ? [] : waits),
    ...row,
    ...told,
    ...partyPlaces({ seat: boss.seat, ids }, box, { tallest: 128, lowest: 46 }, draft),
    ...(view.raid.looms || (compact && said?.seat === boss.seat && said.text && free) ? [] : eventPlace(draft)),
    ...(said?.seat === boss.seat && said.text && free ? bubble(`said:${boss.seat}`, said.text, words, draft) : []),
  ]
}

/** The Boss itself, the largest thing on the table. */
function bossHero(boss: SeatView, draft: Draft): Place {
  const { view, decision } = draft.scene
  const card = view.cards[boss.hero]
  const answers = draft.answers.get(`card:${boss.hero}`) ?? []
  const picked = decision?.about.picked?.includes(boss.hero) ?? false
  const face = card ? faceOf(card, draft.printed) : emptyFace
  const gone = card !== undefined && card.zone !== 'party' && card.zone !== 'chain'
  return {
    key: `card:${boss.hero}`,
    rect: draft.at.bossHero,
    show: {
      kind: 'boss',
      face,
      being: beingOf(face, view.raid.stage, staged(draft.scene)),
      lit: answers.length > 0,
      picked,
      gone,
      ...standinsOf(view),
    },
    answers,
    card: boss.hero,
  }
}

const standinsOf = ({ raid: { standins } }: View): { standins?: StandinsLook } => {
  if (!standins) return {}
  const { of, left, one, many } = standins
  return { standins: { of, left, text: left === 1 ? one : many } }
}

/** Ongoing effects of the Boss's side, under its stones. */
function standingPlaces(boss: SeatView, box: Rect, { scene, at, measure }: Draft): Place[] {
  const size = 11.5 * at.u
  const lines = (scene.standing ?? [])
    .filter(({ seat }) => seat === boss.seat)
    .flatMap(({ text }) => wrap(text, { width: box.w, size, measure, most: 4 }))
  const h = lines.length * size * 1.25 + 4 * at.u
  if (lines.length === 0 || h > at.bossInfo.y + at.bossInfo.h - box.y) return []
  return [textPlace('text:standing', { ...box, h }, lines, { size, color: colors.text, bold: true })]
}

/** The last event of the event deck, at the edge of the arena. */
function eventPlace({ at, scene, printed, measure }: Draft): Place[] {
  const { event, u } = at
  if (!scene.lastEvent || Math.min(event.w, event.h) < 30 * u) return []
  const known = printed(scene.lastEvent)
  const { name = scene.lastEvent, frame = 'Boss', classes = [], tags = [] } = known ?? {}
  const line = 14 * u
  const h = Math.min(event.h - line, event.w / aspect)
  const face = { ...emptyFace, name, frame, classes, tags, type: 'event' }
  return [
    textPlace('text:event', event, [cut('Last event', { width: event.w, size: 11 * u, measure })], {
      size: 11 * u,
      color: colors.text,
    }),
    {
      key: 'event',
      rect: { ...event, y: event.y + line, w: h * aspect, h },
      show: { kind: 'card', face, count: 1, lit: false, picked: false },
      answers: [],
      card: 0,
    },
  ]
}
