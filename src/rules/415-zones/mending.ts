/**
 * Acts of a table with real cards by hand: it puts right what was forgotten or miscounted, and carries out what the game can't know.
 *
 * No rule does it, so no text hears of it; the checks before priority (410.6) tidy up after it, and the log tells it.
 */
import { DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, ROW, zoneId, zoneKind } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, Card, CardId, Decision, Seat, StepOf } from '../../state/types.ts'
import { value } from '../714-continuous-modifiers/modifiers.ts'
import { card, codeOf, type Game, player, push, question, type StepDefs, turn } from '../core/game.ts'
import { recordEvent } from '../core/recorder.ts'
import { isUnknown } from './real-cards.ts'
import { cardsIn, cease, relocate, zoneFor } from './zones.ts'

/** Whether this player's cards are real, so that only they can say how they lie. */
export const mayMend = (g: Game, seat: Seat): boolean => player(g, seat).real !== undefined

/** The cards that a player holds or owns without a name: how one of them can go. */
const unnamed: Readonly<Record<string, readonly [from: number, to: number]>> = {
  'One more card in hand, from the deck': [DECK, HAND],
  'One fewer card in hand, back onto the deck': [HAND, DECK],
  'One more resource, from the hand': [HAND, RESOURCES],
  'One fewer resource, back into the hand': [RESOURCES, HAND],
  'A card from hand into the graveyard': [HAND, GRAVEYARD],
}

/** The last card there that nobody has named: of a deck the top one. */
const lastUnknown = (g: Game, seat: Seat, kind: number): CardId | undefined =>
  cardsIn(g, zoneId(seat, kind, kind === DECK ? player(g, seat).draws : 0)).findLast((id) => isUnknown(g.s.cards[id]))

/** A resource that can be turned that way. */
const resource = (g: Game, seat: Seat, exhausted: boolean): CardId | undefined =>
  cardsIn(g, zoneId(seat, RESOURCES)).find((id) => card(g, id).exhausted !== exhausted)

const turnings: Readonly<Record<string, boolean>> = { 'Exhaust a resource': true, 'Ready a resource': false }

const inPlay = (c: Card): boolean => zoneKind(c.zone) === PARTY || zoneKind(c.zone) === ROW

/** The ways that a card in play, or an open one of a real deck, can be changed. */
const ways: Readonly<Record<string, { fits(g: Game, c: Card): boolean; to?: number }>> = {
  'Its damage': { fits: (g, c) => inPlay(c) && value(g, c.id, 'health') !== null },
  'Exhaust it': { fits: (_g, c) => inPlay(c) && !c.exhausted },
  'Ready it': { fits: (_g, c) => inPlay(c) && c.exhausted },
  'Into play': { fits: (_g, c) => !inPlay(c), to: PARTY },
  'Into the graveyard': { fits: (g, c) => inPlay(c) && !isHero(g, c), to: GRAVEYARD },
  'Into the hand': { fits: (g, c) => !isHero(g, c) && !c.token, to: HAND },
  'Onto the deck': { fits: (g, c) => !isHero(g, c) && !c.token, to: DECK },
  'Out of the game': { fits: (g, c) => !isHero(g, c), to: REMOVED },
}

const isHero = (g: Game, c: Card): boolean => codeOf(g, c).kinds.has('hero')

/** Counters that lie somewhere on the table: one of each kind can be put on a card, or taken off it. */
function countersFor(g: Game, c: Card): string[] {
  if (!inPlay(c)) return []
  const names = new Set(Object.values(g.s.cards).flatMap((one) => (inPlay(one) ? Object.keys(one.counters) : [])))
  return [...names].sort().flatMap((name) => [`One more ${name}`, ...(c.counters[name] ? [`One fewer ${name}`] : [])])
}

/** The cards that can be changed by themselves: all in play, and the open ones of this player. */
function mendable(g: Game, seat: Seat): CardId[] {
  const played = turn(g).order.flatMap((one) => [PARTY, ROW].flatMap((kind) => cardsIn(g, zoneId(one, kind))))
  return [...played, ...cardsIn(g, zoneId(seat, GRAVEYARD))].filter((id) => !card(g, id).faceDown)
}

const word = (text: string): Answer => ({ do: 'word', word: text })

function asks(g: Game, { seat, card: id, way }: StepOf<'mend'>): Decision {
  const about = { why: 'mend', ...(id === 0 ? {} : { card: id }) }
  const ask = (answers: readonly Answer[]): Decision =>
    question(seat, 'choose', '', [...answers, { do: 'done' }], about)
  if (id === 0)
    return ask([
      ...Object.entries(unnamed).flatMap(([text, [from]]) =>
        lastUnknown(g, seat, from) === undefined ? [] : [word(text)],
      ),
      ...Object.entries(turnings).flatMap(([text, to]) => (resource(g, seat, to) === undefined ? [] : [word(text)])),
      ...mendable(g, seat).map((one): Answer => ({ do: 'pick', card: one })),
    ])
  const c = card(g, id)
  if (way !== '') {
    const most = value(g, id, 'health') ?? 0
    return ask(Array.from({ length: Math.max(most, c.damage) + 1 }, (_, n): Answer => ({ do: 'number', n })))
  }
  const can = Object.entries(ways).flatMap(([text, { fits }]) => (fits(g, c) ? [word(text)] : []))
  return ask([...can, ...countersFor(g, c).map(word)])
}

/** Moves one of the cards that nobody has named. */
function moveUnnamed(g: Game, seat: Seat, [from, to]: readonly [from: number, to: number]): void {
  const laid = to === RESOURCES ? { faceDown: true, seen: 1 << seat } : {}
  const zone = zoneId(seat, to, to === DECK ? player(g, seat).draws : 0)
  relocate(g, must(lastUnknown(g, seat, from)), zone, laid)
}

function change(g: Game, c: Card, way: string, seat: Seat): void {
  const to = ways[way]?.to
  if (to !== undefined && c.token) cease(g, c.id)
  else if (to !== undefined) relocate(g, c.id, to === PARTY ? zoneId(seat, PARTY) : zoneFor(c, to))
  else if (way === 'Exhaust it' || way === 'Ready it') put(g, 'cards', c.id, 'exhausted', way === 'Exhaust it')
  else {
    const name = way.replace(/^One (more|fewer) /, '')
    const n = (c.counters[name] ?? 0) + (way.startsWith('One more') ? 1 : -1)
    put(g, 'cards', c.id, 'counters', { ...c.counters, [name]: n })
  }
}

export const mending = {
  mend: {
    ask: asks,
    run: () => null,
    answer(g, step, { do: what, card: id = 0, word: text = '', n = 0 }) {
      if (what === 'done') return
      if (what === 'pick' || text === 'Its damage') push(g, { ...step, card: id || step.card, way: text })
      else push(g, { ...step, step: 'mended', way: step.way || text, n })
    },
  },
  mended: {
    run(g, { seat, card: id, way, n }) {
      const c = g.s.cards[id]
      const name = c ? `${c.def}: ` : ''
      const from = unnamed[way]
      const turned = turnings[way]
      if (from) moveUnnamed(g, seat, from)
      else if (turned !== undefined) put(g, 'cards', must(resource(g, seat, turned)), 'exhausted', turned)
      else if (way === 'Its damage') put(g, 'cards', id, 'damage', n)
      else change(g, must(c), way, seat)
      const told = way === 'Its damage' ? `${n} damage` : way
      recordEvent(g, { on: 'say', what: player(g, seat).hero, type: `${name}${told}.`, seat })
      return null
    },
  },
} satisfies Partial<StepDefs>
