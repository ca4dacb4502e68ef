/** The Boss, the raiders and the viewer's hand as places. Pure. */
import type { CardId, SeatView, View } from '../engine/types.ts'
import { inset } from './layout.ts'
import { cut } from './measure.ts'
import type { Rect } from './pack.ts'
import { cardPlaces, smallPlaces } from './piled.ts'
import { pilesOf } from './piles.ts'
import { bubble, type Draft, type Place, panel, textPlace } from './place.ts'
import { colors } from './theme.ts'
import { zoneButton, zonesOf } from './zones.ts'

const large = { tallest: 400, lowest: 60 }

export function bossPlaces(draft: Draft): Place[] {
  const { scene, at } = draft
  const { view, decision, said } = scene
  const boss = view.seats.find((seat) => seat.boss)
  if (!boss) return []
  const { u } = at
  const zones = zonesOf(boss)
  const decks = inset(at.decks, 5 * u)
  const step = Math.min(26 * u, decks.h / zones.length)
  const info = inset(at.bossInfo, 4 * u)
  const party = pilesOf(looseOnes(boss, view), view, decision)
  const words = { ...info, y: info.y + 62 * u, h: info.h - 62 * u }
  return [
    panel('panel:boss', { ...at.decks, w: at.main.w }, view.turn.seat === boss.seat),
    ...zones.map((zone, i) => zoneButton(zone, { ...decks, y: decks.y + i * step, h: step - 2 * u }, 12 * u, draft)),
    ...cardPlaces(pilesOf([boss.hero], view, decision, true), inset(at.bossHero, 4 * u), large, draft),
    ...seatLine(boss, { ...info, h: 20 * u }, draft),
    ...resourcePlaces(boss, { ...info, y: info.y + 25 * u, h: 14 * u }, draft),
    ...(scene.lastEvent ? [eventLine(scene.lastEvent, { ...info, y: info.y + 43 * u, h: 16 * u }, draft)] : []),
    ...(said?.seat === boss.seat ? bubble(`said:${boss.seat}`, said.text, words, draft) : []),
    ...cardPlaces(party, inset(at.bossParty, 5 * u), { tallest: 118, lowest: 46 }, draft),
  ]
}

function eventLine(name: string, rect: Rect, draft: Draft): Place {
  const size = 11.5 * draft.at.u
  const text = cut(`Last event: ${name}`, rect.w, size, draft.measure)
  return { ...textPlace('text:event', rect, [text], { size, color: colors.soft }) }
}

/** A raider who is not in focus: hero, health, party. */
export function smallParty(seat: SeatView, rect: Rect, draft: Draft): Place[] {
  const { view, said } = draft.scene
  const { u } = draft.at
  const words = said?.seat === seat.seat ? said.text : ''
  const below = words ? 32 * u : 0
  const box = { x: rect.x + 4 * u, y: rect.y + 34 * u, w: rect.w - 8 * u, h: rect.h - 37 * u - below }
  const ids = [seat.hero, ...looseOnes(seat, view)]
  return [
    panel(`panel:${seat.seat}`, rect, view.turn.seat === seat.seat),
    ...seatLine(seat, { ...rect, h: 20 * u }, draft, true),
    ...resourcePlaces(seat, { x: rect.x + 5 * u, y: rect.y + 22 * u, w: rect.w * 0.6, h: 9 * u }, draft),
    ...smallPlaces(ids, box, draft),
    ...(words ? bubble(`said:${seat.seat}`, words, { ...box, y: box.y + box.h + 2 * u, h: below }, draft) : []),
  ]
}

/** The raider in focus, large. */
export function largeParty(seat: SeatView, draft: Draft): Place[] {
  const { view, decision, said } = draft.scene
  const { u, focus } = draft.at
  if (!focus) return []
  const { header } = focus
  const zones = zonesOf(seat)
  const step = Math.min(130 * u, (header.w * 0.36) / zones.length)
  const first = header.x + header.w - zones.length * step
  const words = said?.seat === seat.seat ? said.text : ''
  const party = { ...focus.party, w: focus.party.w - (words ? 190 * u : 0) }
  const beside = { ...focus.party, x: party.x + party.w + 6 * u, w: 184 * u }
  const pips = { x: header.x + header.w * 0.37, y: header.y + 3 * u, w: header.w * 0.25, h: 14 * u }
  return [
    panel(`panel:${seat.seat}`, focus.all, view.turn.seat === seat.seat),
    ...seatLine(seat, { ...header, w: header.w * 0.36 }, draft),
    ...resourcePlaces(seat, pips, draft),
    ...zones.map((zone, i) => zoneButton(zone, { ...header, x: first + i * step, w: step - 3 * u }, 11 * u, draft)),
    ...cardPlaces(pilesOf([seat.hero], view, decision, true), focus.hero, large, draft),
    ...cardPlaces(pilesOf(looseOnes(seat, view), view, decision), party, { tallest: 150, lowest: 48 }, draft),
    ...(words ? bubble(`said:${seat.seat}`, words, beside, draft) : []),
  ]
}

export function handPlaces(draft: Draft): Place[] {
  const { hand, u } = draft.at
  const { view, decision } = draft.scene
  const seat = view.seats[view.seat]
  if (!hand || !seat) return []
  const box = inset(hand, 4 * u)
  const none = textPlace(
    'text:hand',
    { ...box, x: box.x + 6 * u, y: box.y + box.h / 2 - 8 * u },
    [`No cards in hand (${seat.name})`],
    { size: 13 * u, color: colors.faint },
  )
  const piles = pilesOf(seat.hand, view, decision, true)
  return [panel('panel:hand', hand), ...(seat.hand.length === 0 ? [none] : []), ...cardPlaces(piles, box, large, draft)]
}

/** What lies in a party by itself; what is attached to something in play is shown on it. */
function looseOnes(seat: SeatView, view: View): CardId[] {
  return seat.party.filter((id) => {
    const host = view.cards[id]?.host ?? 0
    return id !== seat.hero && (host <= 0 || !['party', 'resources'].includes(view.cards[host]?.zone ?? ''))
  })
}

/** Name and hand of a seat in one line, with its health where its hero is small; the seat can be a target itself. */
function seatLine(seat: SeatView, rect: Rect, draft: Draft, small = false): Place[] {
  const { view } = draft.scene
  const { u } = draft.at
  const hero = view.cards[seat.hero]
  const answers = draft.answers.get(`seat:${seat.seat}`) ?? []
  const health =
    small && hero && hero.health !== null ? `${Math.max(0, hero.health - hero.damage)}/${hero.health} · ` : ''
  const right = seat.lost ? '' : `${health}${seat.handCount} in hand`
  const width = draft.measure(right, 12 * u)
  const name = cut(seat.lost ? `${seat.name} (out)` : seat.name, rect.w - width - 18 * u, 13 * u, draft.measure, true)
  const color = seat.lost ? colors.faint : view.turn.seat === seat.seat ? colors.gold : colors.text
  return [
    {
      key: `seat:${seat.seat}`,
      rect,
      show: { kind: 'button', lines: [], size: 12 * u, hint: '', tone: answers.length > 0 ? 'plain' : 'quiet' },
      answers,
      card: 0,
    },
    textPlace(`text:name:${seat.seat}`, { ...rect, x: rect.x + 5 * u, y: rect.y + 2 * u }, [name], {
      size: 13 * u,
      bold: true,
      color,
    }),
    textPlace(
      `text:health:${seat.seat}`,
      { ...rect, x: rect.x + rect.w - width - 5 * u, y: rect.y + 2.5 * u, w: width },
      [right],
      { size: 12 * u, color: colors.soft },
    ),
  ]
}

/** Resources as pips: ready ones full, exhausted ones low and dark; face-up ones (quests) marked. */
function resourcePlaces(seat: SeatView, box: Rect, draft: Draft): Place[] {
  const { view } = draft.scene
  const { u } = draft.at
  const step = Math.min(14 * u, seat.resources.length > 0 ? box.w / seat.resources.length : 0)
  return seat.resources.map((id, i) => {
    const card = view.cards[id]
    const answers = draft.answers.get(`card:${id}`) ?? []
    return {
      key: `card:${id}`,
      rect: { x: box.x + i * step, y: box.y, w: Math.max(3 * u, step - 2 * u), h: box.h },
      show: { kind: 'pip', ready: !card?.exhausted, up: card ? !card.faceDown : false, lit: answers.length > 0 },
      answers,
      card: card?.def ? id : 0,
    }
  })
}
