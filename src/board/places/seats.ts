/** The raiders and the viewer's hand as places. Pure. */
import { countersText } from '../../engine/index.ts'
import type { CardId, SeatView, View } from '../../engine/types.ts'
import { cut } from '../draw/measure.ts'
import { colors, letterSize } from '../theme.ts'
import { inset, type SeatParts } from './layout.ts'
import { meterWidth, threatPlace } from './meters.ts'
import type { Rect } from './pack.ts'
import { cardPlaces, partyPlaces } from './pile-places.ts'
import { pilesOf } from './piles.ts'
import { bubble, type Draft, type Place, panel, textPlace } from './place.ts'
import { zoneButton, zonesOf } from './zones.ts'

const large = { tallest: 400, lowest: 60 }

/** A player's designations, and the counters on it. */
export const marksOf = ({ marks, counters }: SeatView): string[] => [...marks, ...countersText(counters)]

/** The line of a raider with marks has no room for single resources, so the meter shows their number. */
const isNumbered = (seat: SeatView, draft: Draft): boolean =>
  marksOf(seat).length > 0 &&
  meterWidth(seat, draft, true) > 0 &&
  !seat.resources.some((id) => draft.answers.has(`card:${id}`))

/** The width of the resources in a small line; beside a meter only that of their number. */
const pipsWidth = ({ w }: Rect, meter: number, u: number): number => (meter > 0 ? 24 * u : w * 0.22)

/** A raider who is not in focus: hero, health, party. */
export function smallParty(seat: SeatView, rect: Rect, draft: Draft): Place[] {
  const { view, lastReason: said } = draft.scene
  const { u } = draft.at
  const words = said?.seat === seat.seat ? said.text : ''
  const below = words ? 36 * u : 0
  const box = { x: rect.x + 4 * u, y: rect.y + 24 * u, w: rect.w - 8 * u, h: rect.h - 28 * u }
  const ids = [seat.hero, ...looseOnes(seat, view)]
  const meter = meterWidth(seat, draft, true)
  const w = isNumbered(seat, draft) ? 0 : pipsWidth(rect, meter, u)
  const pips = { x: rect.x + rect.w - seatWords(seat, rect, draft, true).width - w - 12 * u, w }
  return [
    panel(`panel:${seat.seat}`, rect, { lit: view.turn.seat === seat.seat, away: seat.away !== '' }),
    ...seatLine(seat, { ...rect, h: 22 * u }, draft, { small: true }),
    ...threatPlace(seat, { x: pips.x - meter, y: rect.y + 3.5 * u, w: meter - 3 * u, h: 15 * u }, draft),
    ...(isNumbered(seat, draft) ? [] : resourceRow(seat, { ...pips, y: rect.y + 5 * u, h: 12 * u }, draft)),
    ...dimmed(seat, partyPlaces({ seat: seat.seat, ids }, box, { tallest: 124, lowest: 44 }, draft)),
    ...(words ? bubble(`said:${seat.seat}`, words, { ...box, y: box.y + box.h - below, h: below }, draft) : []),
  ]
}

/** A raider shown large: the one in focus, or one opened on a small page. */
export function largeParty(seat: SeatView, parts: SeatParts, draft: Draft): Place[] {
  const { view, decision, lastReason: said } = draft.scene
  const { u, compact } = draft.at
  const { header } = parts
  const zones = zonesOf(seat)
  const wide = header.w * (compact ? 0.44 : 0.4)
  const step = Math.min(110 * u, wide / zones.length)
  const first = header.x + header.w - zones.length * step
  const words = said?.seat === seat.seat && parts.party.w > 320 * u ? said.text : ''
  const { party } = parts
  const beside = { ...party, x: party.x + party.w - 184 * u, w: 184 * u }
  const name = header.w * (compact ? 0.34 : 0.33)
  const meter = meterWidth(seat, draft)
  const pips = {
    x: header.x + name + 8 * u + meter,
    y: header.y + 4 * u,
    w: Math.max(0, first - header.x - name - 14 * u - meter),
    h: 14 * u,
  }
  return [
    panel(`panel:${seat.seat}`, parts.all, { lit: view.turn.seat === seat.seat, away: seat.away !== '' }),
    ...seatLine(seat, { ...header, w: name }, draft),
    ...threatPlace(seat, { ...pips, x: pips.x - meter, w: meter - 4 * u, y: header.y + 2.5 * u, h: 17 * u }, draft),
    ...resourceRow(seat, pips, draft),
    ...zones.map((zone, i) =>
      zoneButton(zone, { ...header, x: first + i * step, w: step - 3 * u }, letterSize(11.5, u), draft),
    ),
    ...dimmed(seat, cardPlaces(pilesOf([seat.hero], view, decision, true), parts.hero, large, draft)),
    ...partyPlaces({ seat: seat.seat, ids: looseOnes(seat, view) }, party, { tallest: 170, lowest: 48 }, draft),
    ...(words ? bubble(`said:${seat.seat}`, words, beside, draft) : []),
  ]
}

/** The cards of a player who is out are drawn as such. */
const dimmed = ({ lost }: SeatView, places: readonly Place[]): readonly Place[] =>
  lost
    ? places.map((place) => {
        const { show } = place
        return show.kind === 'card' || show.kind === 'line'
          ? { ...place, show: { ...show, face: { ...show.face, out: true } } }
          : place
      })
    : places

/** The factor for the cards of a large hand, with all their numbers visible, before they overlap. */
const leastOfHand = 0.6

/** A hand that shows no card: an empty one, or real cards that lie on a table. */
export const emptyHand = ({ name, handCount }: SeatView): string =>
  handCount > 0 ? `${handCount} real cards in hand (${name})` : `No cards in hand (${name})`

export function handPlaces(draft: Draft): Place[] {
  const { hand, u, compact } = draft.at
  const { view, decision } = draft.scene
  const seat = view.seats[view.seat]
  if (!hand || !seat) return []
  const box = inset(hand, 4 * u)
  const none = textPlace('text:hand', { ...box, x: box.x + 6 * u, y: box.y + box.h / 2 - 8 * u }, [emptyHand(seat)], {
    size: 13 * u,
    color: colors.soft,
  })
  const piles = pilesOf(seat.hand, view, decision, true)
  // Below a party of the raid, the Boss's hand would look like that party's.
  const line = seat.boss ? 15 * u : 0
  const whose = textPlace('text:whose', { ...box, h: line }, [`Your hand (${seat.name})`], {
    size: 11.5 * u,
    bold: true,
  })
  return [
    panel('panel:hand', hand),
    ...(seat.boss ? [whose] : []),
    ...(seat.hand.length === 0 ? [none] : []),
    ...withFront(
      cardPlaces(
        piles,
        { ...box, y: box.y + line, h: box.h - line },
        { tallest: 400, lowest: compact ? 400 : (box.h * leastOfHand) / u },
        draft,
      ),
      draft,
    ),
  ]
}

/** The cards of a hand with the viewed one before the others, larger on a small page. */
function withFront(cards: readonly Place[], { looking, at }: Draft): Place[] {
  const key = looking.menu || looking.front
  const one = cards.find((place) => place.key === key)
  if (!one) return [...cards]
  const { rect } = one
  const by = at.compact && looking.menu === key ? 1.35 : 1
  const [w, h] = [rect.w * by, rect.h * by]
  const x = Math.max(at.main.x, Math.min(rect.x + (rect.w - w) / 2, at.main.x + at.main.w - w))
  const front = { ...one, rect: { x, y: rect.y + rect.h - h, w, h } }
  return [...cards.filter((place) => place !== one), front]
}

/** Cards that lie in a party by themselves; attachments of cards in play are shown on those. */
export function looseOnes(seat: SeatView, view: View): CardId[] {
  return seat.party.filter((id) => {
    const host = view.cards[id]?.host ?? 0
    return id !== seat.hero && (host <= 0 || !['party', 'resources'].includes(view.cards[host]?.zone ?? ''))
  })
}

/**
 * The right end of a seat's line, as far as there is room: the hero's health if it is drawn small, and the cards in hand.
 * `cards`: a card sign replaces the words 'in hand'.
 */
export function seatWords(
  seat: SeatView,
  { w }: Rect,
  draft: Draft,
  small: boolean,
): { right: string; width: number; cards: boolean } {
  const { u } = draft.at
  const hero = draft.scene.view.cards[seat.hero]
  const health = small && hero && hero.health !== null ? `${Math.max(0, hero.health - hero.damage)}/${hero.health}` : ''
  const counts = w >= 112 * u && !seat.lost
  const metered = small && draft.scene.view.raid.threat !== undefined
  const cards = counts && w < (metered ? 260 : 190) * u
  const hand = !counts ? '' : `${seat.handCount}${cards ? '' : ' in hand'}`
  const right = seat.lost || w < 62 * u ? '' : [health, hand].filter(Boolean).join(' · ')
  return { right, width: draft.measure(right, letterSize(12, u)) + (cards ? 11 * u : 0), cards }
}

/** A player's name; its first word if the whole doesn't fit and no other name begins with it. */
export function fittingName({ name, boss, lost }: SeatView, { seats }: View, fits: (text: string) => boolean): string {
  const [first = ''] = name.split(' ')
  const known = !boss && seats.filter((one) => one.name.startsWith(first)).length === 1
  const [whole = '', short = ''] = [name, first].map((one) => (lost ? `${one} (out)` : one))
  return known && !fits(whole) ? short : whole
}

interface SeatLineOptions {
  /** The seat's hero is drawn small, so the line gives its health. */
  small?: boolean
  /** Something that can be chosen lies behind the line. */
  lit?: boolean
}

/**
 * A seat in one line: its name, its marks (a 'ghost', for example) and its hand. The seat can be a target itself.
 * A sign before the name shows whose turn it is, a word after it who must decide.
 */
export function seatLine(
  seat: SeatView,
  rect: Rect,
  draft: Draft,
  { small = false, lit = false }: SeatLineOptions = {},
): Place[] {
  const { view, decides } = draft.scene
  const { u, compact } = draft.at
  const answers = draft.answers.get(`seat:${seat.seat}`) ?? []
  const turn = view.turn.seat === seat.seat
  const sign = turn ? 12 * u : 0
  const { right, width, cards } = seatWords(seat, rect, draft, small)
  const meter = meterWidth(seat, draft, true)
  const pips = !small || compact ? 0 : isNumbered(seat, draft) ? meter : pipsWidth(rect, meter, u) + meter
  const size = letterSize(13.5, u)
  const wide = (text: string): number => draft.measure(text, size, true)
  const most = rect.w - width - pips - sign - (small ? 22 : 16) * u
  const fits = wide(`${seat.name} · deciding`) <= most && marksOf(seat).length === 0
  const asked = decides !== seat.seat ? '' : fits ? ' · deciding' : turn ? '' : ' …'
  const room = most - wide(asked)
  const marks = cut(marksOf(seat).join(', '), {
    width: room / 2,
    size: letterSize(12, u),
    measure: draft.measure,
    bold: true,
  })
  const left = marks ? room - draft.measure(marks, letterSize(12, u), true) - 5 * u : room
  const setting = { width: left, size, measure: draft.measure, bold: true }
  const name = cut(
    fittingName(seat, view, (text) => wide(text) <= left),
    setting,
  )
  const color = seat.lost ? colors.soft : turn ? colors.gold : colors.text
  const top = rect.y + rect.h / 2 - size * 0.63
  const end = rect.x + rect.w - 6 * u
  const mark = (which: 'turn' | 'hand', x: number, w: number, h: number): Place => ({
    ...textPlace(`text:${which}:${seat.seat}`, { x, y: rect.y + (rect.h - h) / 2, w, h }, [], { size: 0 }),
    show: { kind: 'sign', sign: which },
  })
  return [
    {
      key: `seat:${seat.seat}`,
      rect,
      show: { kind: 'button', lines: [], size: 12 * u, hint: '', tone: answers.length > 0 || lit ? 'lit' : 'quiet' },
      answers,
      card: 0,
      ...(compact && answers.length === 0 ? { act: `zone seat:${seat.seat}` } : {}),
    },
    ...(turn ? [mark('turn', rect.x + 5 * u, 10 * u, 10 * u)] : []),
    textPlace(`text:name:${seat.seat}`, { ...rect, x: rect.x + 6 * u + sign, y: top }, [name + asked], {
      size,
      bold: true,
      color,
    }),
    ...(marks
      ? [
          textPlace(
            `text:marks:${seat.seat}`,
            { ...rect, x: rect.x + 11 * u + sign + wide(name + asked), y: top + 1 * u },
            [marks],
            { size: letterSize(12, u), bold: true, color: colors.gold },
          ),
        ]
      : []),
    textPlace(`text:health:${seat.seat}`, { ...rect, x: end - width, y: top + 1 * u, w: width }, [right], {
      size: letterSize(12, u),
      color: colors.soft,
    }),
    ...(cards ? [mark('hand', end - 8 * u, 9 * u, 14 * u)] : []),
  ]
}

/** The resources of a seat with how many are ready ('3/4'), and an empty place if one can be placed now. */
export function resourceRow(seat: SeatView, box: Rect, draft: Draft): Place[] {
  const { scene, at, measure } = draft
  const { u } = at
  if (seat.lost && seat.payers === 0) return []
  const { decision, view } = scene
  const placing = seat.seat === view.seat && decision?.answers.some(({ do: what }) => what === 'place')
  const text = `${seat.readyResources}/${seat.payers}`
  const size = Math.min(letterSize(12, u), Math.max(12 * u, box.h))
  const wide = measure(text, size, true) + 5 * u
  const slot = placing ? 15 * u : 0
  const step = Math.min(15 * u, Math.max(0, box.w - wide - slot) / Math.max(1, seat.resources.length))
  const pips = { ...box, x: box.x + wide, w: step * seat.resources.length }
  const end = { ...box, x: pips.x + pips.w, w: Math.max(2 * u, slot - 2 * u) }
  const count = { size, bold: true, color: seat.readyResources > 0 ? colors.cost : colors.soft }
  return [
    textPlace(`text:resources:${seat.seat}`, { ...box, y: box.y - 1 * u, w: wide }, [text], count),
    ...resourcePlaces(seat, pips, draft),
    ...(placing && box.w > wide + slot
      ? [
          {
            key: `row:${seat.seat}`,
            rect: end,
            show: { kind: 'pip', ready: true, up: false, lit: false, empty: true } as const,
            answers: [],
            card: 0,
            act: 'list place',
          },
        ]
      : []),
  ]
}

/** With fewer units each, resources are not drawn one by one. */
const leastPip = 6

/** Resources as pips: ready ones full, exhausted ones low and dark; face-up ones (quests) marked. */
export function resourcePlaces(seat: SeatView, box: Rect, draft: Draft): Place[] {
  const { view } = draft.scene
  const { u } = draft.at
  const step = Math.min(15 * u, seat.resources.length > 0 ? box.w / seat.resources.length : 0)
  // Slivers say nothing: the number beside them does.
  const shown = step < leastPip * u ? seat.resources.filter((id) => draft.answers.has(`card:${id}`)) : seat.resources
  return shown.map((id) => {
    const i = seat.resources.indexOf(id)
    const card = view.cards[id]
    const answers = draft.answers.get(`card:${id}`) ?? []
    return {
      key: `card:${id}`,
      rect: { x: box.x + i * step, y: box.y, w: Math.max(2 * u, step - 2 * u), h: box.h },
      show: { kind: 'pip', ready: !card?.exhausted, up: card ? !card.faceDown : false, lit: answers.length > 0 },
      answers,
      card: card?.def ? id : 0,
    }
  })
}
