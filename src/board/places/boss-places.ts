/** The Boss as places: portrait, resources, the cards beside it, its party, the last event. Pure. */
import type { CardId, SeatView, View } from '../../engine/types.ts'
import { beingOf } from '../art/beings/being.ts'
import { clockHeight, type StandinsLook } from '../art/meters.ts'
import { cut, wrap } from '../draw/measure.ts'
import { staged } from '../scene.ts'
import { colors, letterSize } from '../theme.ts'
import { eventsOf, isCounted, rowPlaces } from './beside-boss.ts'
import {
  attachedHeight,
  attachedPlaces,
  clockPlace,
  countersPlaces,
  powerPlaces,
  powerSizes,
  powersHeight,
  readyPlace,
} from './boss-tells.ts'
import { inset } from './layout.ts'
import { waitsPlaces } from './meters.ts'
import { aspect, pack, type Rect } from './pack.ts'
import { partyPlaces } from './pile-places.ts'
import { pilesOf } from './piles.ts'
import { bubble, type Draft, faceNamed, faceOf, type Place, textPlace } from './place.ts'
import { looseOnes, resourcePlaces, seatLine } from './seats.ts'
import { zoneButton, zonesOf } from './zones.ts'

export function bossPlaces(draft: Draft): Place[] {
  const { scene, at } = draft
  const { view } = scene
  const boss = view.seats.find((seat) => seat.boss)
  if (!boss) return []
  const { u, compact } = at
  const zones = compact ? [] : zonesOf(boss)
  const step = Math.min(30 * u, at.decks.h / Math.max(1, zones.length))
  const all = inset(at.bossParty, 3 * u)
  const ids = [...looseOnes(boss, view), ...eventsOf(boss, view)]
  const room = compact ? 0 : underParty(boss, ids, all, draft)
  const floor = compact || room > 0 ? undefined : powersFloor(boss, draft)
  const elsewhere = room > 0 ? 'party' : floor ? 'floor' : ''
  const told = compact ? compactInfo(boss, draft) : infoPlaces(boss, elsewhere, draft)
  const aside = told.some(({ key }) => key === 'panel:powers')
  const under = aside ? 0 : room
  const box = { ...all, h: all.h - under }
  return [
    ...zones.map((zone, i) =>
      zoneButton(zone, { ...at.decks, y: at.decks.y + i * step, h: step - 3 * u }, 12.5 * u, draft),
    ),
    ...bossHero(boss, told, draft),
    ...told,
    ...(under > 0 ? powerPlaces(boss, { ...all, y: box.y + box.h + 4 * u, h: under - 4 * u }, draft) : []),
    ...(floor && !aside ? powerPlaces(boss, floor, draft) : []),
    ...partyPlaces({ seat: boss.seat, ids }, box, { tallest: 128, lowest: 46 }, draft),
  ]
}

/** The height that the Boss's whole powers take under its party; 0 if its cards would become too small. */
function underParty(boss: SeatView, ids: readonly CardId[], box: Rect, draft: Draft): number {
  const { u } = draft.at
  const piles = pilesOf(ids, draft.scene.view, draft.scene.decision).length
  const isRoom = (h: number): boolean => {
    const [first] = pack(piles, { ...box, h: box.h - h }, { tallest: 128 * u, lowest: 0, gap: 6 * u })
    return h > 4 * u && (first?.rect.h ?? 128 * u) >= 64 * u
  }
  return powerSizes.map((letters) => powersHeight(boss, box.w, draft, letters) + 4 * u).find(isRoom) ?? 0
}

/** The empty floor beside the last event or the combat. */
function floorOf({ at: { arena, event, combat, gap, u }, scene: { view } }: Draft, most = 420): Rect {
  const beside = view.combat ? combat : event
  const x = beside.x + beside.w + gap
  return { ...arena, x, y: arena.y + gap, w: Math.min(most * u, arena.x + arena.w - x), h: arena.h - gap }
}

const isFloorFree = (draft: Draft): boolean =>
  draft.scene.view.chain.length === 0 && (!draft.scene.view.combat || floorOf(draft).w > 150 * draft.at.u)

/** The part of the floor that has room for the Boss's whole powers, as large and as narrow as is easy to read. */
const powersFloor = (boss: SeatView, draft: Draft): Rect | undefined =>
  isFloorFree(draft)
    ? powerSizes
        .flatMap((letters) => [640, 1280].map((most) => ({ rect: floorOf(draft, most), letters })))
        .find(({ rect: { w, h }, letters }) => powersHeight(boss, w, draft, letters) <= h)?.rect
    : undefined

/** Pips, and beside them the number of ready ones. */
function payPlaces(boss: SeatView, box: Rect, draft: Draft): Place[] {
  const { u } = draft.at
  const step = Math.min(15 * u, (box.w * 0.74) / Math.max(1, boss.resources.length))
  const pips = { ...box, w: step * boss.resources.length }
  const rest = { ...box, x: box.x + pips.w + 5 * u, w: box.w - pips.w - 5 * u, y: box.y - 0.5 * u }
  return [...resourcePlaces(boss, pips, draft), ...readyPlace(boss, rest, draft)]
}

/** Left of the portrait: name, resources, clock, the cards beside it, attachments, and powers unless they can be whole only elsewhere. */
function infoPlaces(boss: SeatView, elsewhere: 'party' | 'floor' | '', draft: Draft): Place[] {
  const { at, scene } = draft
  const { u } = at
  const info = inset(at.bossInfo, 2 * u)
  const foot = info.y + info.h
  const out = [
    ...seatLine(boss, { ...info, h: 22 * u }, draft),
    ...payPlaces(boss, { ...info, y: info.y + 26 * u, h: 15 * u }, draft),
  ]
  let y = info.y + 45 * u
  const add = (h: number, places: (box: Rect) => Place[]): void => {
    const made = h > 0 && y + h <= foot + 1 ? places({ ...info, y, h }) : []
    if (made.length === 0) return
    out.push(...made)
    y += h + 4 * u
  }
  const { clock, pools = [] } = scene.view.raid
  const pooled = pools.some((pool) => isCounted(pool, draft))
  add(clock && !pooled ? clockHeight(clock, info.w, u, draft.measure) : 0, (box) => clockPlace(box, draft))
  add(17 * u, (box) => countersPlaces(box, draft))
  add(20 * u, (box) => waitsPlaces(box, draft))
  add((pooled ? 48 : 34) * u, (box) => rowPlaces(boss, box, draft))
  add(attachedHeight(boss, draft), (box) => attachedPlaces(boss, box, draft))
  const told = standingPlaces(boss, { ...info, y }, draft)
  y += told.reduce((sum, { rect }) => sum + rect.h, 0)
  const whole = powersHeight(boss, info.w, draft) <= foot - y
  const powers = elsewhere && !whole ? [] : powerPlaces(boss, { ...info, y, h: foot - y }, draft)
  const [plate] = powers
  if (plate) y = plate.rect.y + plate.rect.h + 4 * u
  const event = scene.view.raid.looms ? [] : eventPlace(draft, at.event)
  const rest = { ...info, y, h: foot - y }
  const isFree = isFloorFree(draft) && (elsewhere !== 'floor' || whole)
  return [...out, ...told, ...powers, ...saidPlaces(boss, isFree ? floorOf(draft) : rest, draft), ...event]
}

/** The last reason: on the empty floor, or beside what lies there. */
function saidPlaces(boss: SeatView, rect: Rect, draft: Draft): Place[] {
  const { scene, at } = draft
  const text = scene.lastReason?.seat === boss.seat ? scene.lastReason.text : ''
  return text && rect.h > 18 * at.u ? bubble(`said:${boss.seat}`, text, rect, draft) : []
}

/**
 * On a small page: one line for the name, one for resources, clock, and the cards beside the Boss; strips over the portrait.
 * The clock is over the portrait if only the first line has room.
 */
function compactInfo(boss: SeatView, draft: Draft): Place[] {
  const { at, scene } = draft
  const { u, bossInfo: info, bossHero: hero } = at
  const { raid } = scene.view
  const low = { ...info, y: info.y + 24 * u, h: 17 * u }
  const timed = raid.clock ? info.w * 0.3 : 0
  const [left, right] = [info.w * (timed > 0 ? 0.34 : 0.48), info.w * 0.36]
  const beside = { ...low, x: info.x + info.w - right, w: right }
  const waits = waitsPlaces(beside, draft)
  const row = waits.length > 0 ? [] : rowPlaces(boss, beside, draft)
  const alone = ![...waits, ...row].some(({ rect }) => rect.y < low.y + low.h)
  const clock = { ...low, x: info.x + left + 3 * u, w: alone ? info.w - left - 3 * u : timed - 6 * u }
  const pay = { ...low, y: low.y + 2 * u, h: 15 * u, w: alone && timed === 0 ? info.w : left }
  const opens = (place: Place): Place => ({ ...place, act: `zone seat:${boss.seat}` })
  const short = info.h < 38 * u
  const over = { x: hero.x + 2 * u, y: hero.y + 2 * u, w: hero.w - 4 * u, h: 34 * u }
  const above = clockPlace(short ? { ...over, h: 16 * u } : clock, draft).map(opens)
  const counted = below(over, short ? above : [], u)
  const counters = countersPlaces({ ...counted, h: 14 * u }, draft).map(opens)
  return [
    ...seatLine(boss, { ...info, h: 22 * u }, draft),
    ...(short ? [] : [...payPlaces(boss, pay, draft), ...waits]),
    ...above,
    ...row,
    ...counters,
    ...attachedPlaces(boss, below(counted, counters, u), draft),
    ...compactTold(boss, draft),
  ]
}

/** The same box, lowered by its content. */
const below = (box: Rect, [first]: readonly Place[], u: number): Rect =>
  first ? { ...box, y: first.rect.y + first.rect.h + 2 * u } : box

/** On a small page: the last event, with the Boss's last reason or its powers beside it, or the reason above it in a narrow arena. */
function compactTold(boss: SeatView, draft: Draft): Place[] {
  const { scene, at } = draft
  const { arena, event, gap, main, side } = at
  if (scene.view.raid.looms) return [] // it takes the arena, and the reason is in the log
  const last = (rect: Rect): Place[] => eventPlace(draft, rect)
  const isFree = isFloorFree(draft)
  const text = isFree && scene.lastReason?.seat === boss.seat ? scene.lastReason.text : ''
  const key = `said:${boss.seat}`
  if (side.x === main.x) {
    const shown = last(event)
    const x = shown.length > 0 ? event.x + event.w + gap : arena.x
    const rest = { ...arena, x, w: arena.x + arena.w - x }
    const said = text ? bubble(key, text, rest, draft) : []
    const under = restUnder(rest, said, gap)
    const isRoom = said.length === 0 || powersHeight(boss, under.w, draft) <= under.h
    return [
      ...shown,
      ...said,
      ...(isFree && isRoom && draft.looking.zone === '' ? powerPlaces(boss, under, draft) : []),
    ]
  }
  const said = text ? bubble(key, text, arena, draft) : []
  const shown = last(restUnder(event, said, gap))
  const x = shown.length > 0 ? event.x + event.w + gap : arena.x
  const rest = restUnder({ ...arena, x, w: arena.x + arena.w - x }, said, gap)
  const isRoom = isFree && !scene.view.combat && draft.looking.zone === ''
  const fits = powerSizes.some((letters) => powersHeight(boss, rest.w, draft, letters) <= rest.h)
  return [...said, ...shown, ...(isRoom && fits ? powerPlaces(boss, rest, draft) : [])]
}

/** The rest of a box under these places. */
function restUnder(box: Rect, places: readonly Place[], gap: number): Rect {
  const y = places.reduce((foot, { rect }) => Math.max(foot, rect.y + rect.h + gap), box.y)
  return { ...box, y, h: box.y + box.h - y }
}

/** The place of a Boss that hasn't come yet: the raid's name, in its hall. */
function nobodyPlace({ scene, at, measure }: Draft): Place {
  const { bossHero: all, u } = at
  const size = Math.min(30 * u, all.h * 0.3)
  const name = cut(scene.view.raid.name, { width: all.w / 1.35, size, measure, bold: true })
  const w = Math.min(all.w, measure(name, size, true) * 1.35)
  const rect = { x: all.x + (all.w - w) / 2, y: all.y + (all.h - size) / 2, w, h: size * 1.25 }
  return textPlace('nobody', rect, [name], { size, bold: true, title: true, color: colors.gold })
}

/** The Boss itself, the largest thing on the table. */
function bossHero(boss: SeatView, told: readonly Place[], draft: Draft): Place[] {
  const { view, decision } = draft.scene
  const card = view.cards[boss.hero]
  if (!card) return [nobodyPlace(draft)]
  const answers = draft.answers.get(`card:${boss.hero}`) ?? []
  const picked = decision?.about.picked?.includes(boss.hero) ?? false
  const face = faceOf(card, draft.printed)
  const gone = card.zone !== 'party' && card.zone !== 'chain'
  return [
    {
      key: `card:${boss.hero}`,
      rect: draft.at.bossHero,
      show: {
        kind: 'boss',
        face,
        being: beingOf(face, view.raid.stage, staged(draft.scene)),
        lit: answers.length > 0,
        picked,
        gone,
        attack: attackOf(view),
        under: coverOf(draft.at.bossHero, told),
        ...standinsOf(view),
      },
      answers,
      card: boss.hero,
    },
  ]
}

/** The height of what lies over the top of the portrait. */
const coverOf = ({ x, y, w, h }: Rect, told: readonly Place[]): number =>
  told.reduce((foot, { rect }) => {
    const lies = rect.x >= x && rect.y >= y && rect.x + rect.w <= x + w && rect.y + rect.h <= y + h
    return lies ? Math.max(foot, rect.y + rect.h - y) : foot
  }, 0)

/** The ATK with which it would attack: '4', or '2–6' if that depends on whom. */
function attackOf({ raid: { coming } }: View): string {
  const { atk: [low, high] = [0, 0] } = coming ?? {}
  return high === 0 ? '' : low < high ? `${low}–${high}` : `${high}`
}

const standinsOf = ({ raid: { standins } }: View): { standins?: StandinsLook } => {
  if (!standins) return {}
  const { of, left, one, many } = standins
  return { standins: { of, left, text: left === 1 ? one : many } }
}

/** Ongoing effects of the Boss's side, under its stones: whole if they fit, in smaller letters if need be, or else in fewer lines each. */
function standingPlaces(boss: SeatView, box: Rect, { scene, at, measure }: Draft): Place[] {
  const own = (scene.standing ?? []).filter(({ seat }) => seat === boss.seat)
  const room = at.bossInfo.y + at.bossInfo.h - box.y
  const high = (lines: readonly string[], size: number): number => lines.length * size * 1.25 + 4 * at.u
  const set = [99, 2, 1]
    .flatMap((most) => powerSizes.map((letters) => ({ most, size: letters * at.u })))
    .map(({ most, size }) => ({
      size,
      lines: own.flatMap(({ text }) => wrap(text, { width: box.w, size, measure, most, bold: true })),
    }))
    .find(({ lines, size }) => high(lines, size) <= room)
  if (!set || set.lines.length === 0) return []
  const { lines, size } = set
  return [textPlace('text:standing', { ...box, h: high(lines, size) }, lines, { size, color: colors.text, bold: true })]
}

/** The last event of the event deck, in this part of the arena. */
function eventPlace({ at, scene, printed, measure }: Draft, event: Rect): Place[] {
  const { u } = at
  if (!scene.lastEvent || Math.min(event.w, event.h) < 30 * u) return []
  const size = letterSize(11, u)
  const line = size * 1.28
  const h = Math.min(event.h - line, event.w / aspect)
  const face = { ...faceNamed(scene.lastEvent, printed), type: 'event' }
  return [
    textPlace('text:event', event, [measure('Last event', size) <= event.w ? 'Last event' : 'Event'], {
      size,
      color: colors.text,
    }),
    {
      key: 'event',
      rect: { ...event, y: event.y + line, w: h * aspect, h },
      show: { kind: 'card', face, count: 1, lit: false, picked: false },
      answers: [],
      card: 0,
      name: scene.lastEvent,
    },
  ]
}
