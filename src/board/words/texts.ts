/** Seats, cards and combat in words. Pure. */
import { countersText, lostToThreat, turnText, waitingText } from '../../engine/index.ts'
import type { CardId, SeatView, View } from '../../engine/types.ts'
import { capital } from '../../language/print/index.ts'
import { powersOf } from '../places/boss-tells.ts'
import { stateLines } from '../places/inspector.ts'
import type { Pile } from '../places/piles.ts'
import { fighters, nameIn, type PrintedFace, type Scene } from '../scene.ts'

/** The raid in one line: its stage, whose turn it is, ongoing effects. */
export function raidText({ view, besides = [], standing = [] }: Scene): string {
  const { raid, turn } = view
  const stage = raid.title === '' ? '' : `, ${raid.title.replace(/^Stage/, 'stage')}`
  const holds = [...besides, ...standing.map(({ text }) => text)].map((text) => ` ${text}`).join('')
  const when = turn.n > 0 ? `${turnText(view)}, ${turn.name}` : turnText(view)
  return `${raid.name}${stage}. ${when}.${holds}`
}

/** A seat in one line: hand, resources, decks, graveyards. */
export function seatText(seat: SeatView, view: View): string {
  if (seat.lost) return `${seat.name} is out of the game`
  const waits = seat.boss ? waitingText(view.raid.waits ?? []) : threatText(seat, view)
  const ready = `${seat.readyResources} of ${seat.payers} resources ready${waits && `, ${waits}`}`
  const decks = seat.decks.map(({ name, count }) => `${several(name, seat)}deck ${count}`).join(', ')
  const graves = seat.graveyards
    .map(({ name, cards }) => `${several(name, seat)}graveyard ${contents(cards, view)}`)
    .join('; ')
  return `${[seat.name, ...seat.marks, ...countersText(seat.counters)].join(', ')}: ${seat.handCount} in hand, ${ready}, ${decks}, ${graves}`
}

/** 'threat 7 of 6, loses 1'; '' if there is no threat level. */
function threatText(seat: SeatView, { raid }: View): string {
  if (!raid.threat) return ''
  const lost = lostToThreat({ raid }, seat)
  return `threat ${seat.resources.length} of ${raid.threat.level}${lost > 0 ? `, loses ${lost} as the turn ends` : ''}`
}

/** The name of a deck, if its seat has several. */
const several = (name: string, seat: SeatView): string => (seat.decks.length > 1 ? `${name} ` : '')

/** The cards of a graveyard, newest first. */
function contents(cards: readonly CardId[], view: View): string {
  if (cards.length === 0) return '0'
  const names = cards.toReversed().map((id) => nameIn(view, id))
  return `${cards.length} (${names.join(', ')})`
}

/** A pile in words: count, name, types, state. */
export function pileText({ card, ids }: Pile, view: View): string {
  const times = ids.length > 1 ? `${ids.length} × ` : ''
  const what = card.types.join(' ')
  return capital([`${times}${nameIn(view, card.id)}`, what, ...stateLines(card, view)].filter(Boolean).join(', '))
}

/** The Boss's powers and attachments, in sentences; '' for a raider. */
export function bossText(seat: SeatView, view: View, printed: (def: string) => PrintedFace | null): string {
  const card = seat.boss ? view.cards[seat.hero] : undefined
  if (card?.zone !== 'party') return ''
  const attached = card.attachments.map((id) => {
    const def = view.cards[id]?.def
    const says = def ? (printed(def)?.text ?? []).join(' ') : ''
    return `${nameIn(view, id)}${says && ` (${says})`}`
  })
  const powers = powersOf(card, printed).join(' ')
  const held = attached.length > 0 ? `Attached: ${attached.join('; ')}.` : ''
  return [powers && `Powers: ${powers}`, held].filter(Boolean).join(' ')
}

export function combatText(view: View): string {
  const pair = fighters(view)
  if (!pair) return 'No combat'
  const defenders = pair.defenders.map((one) => nameIn(view, one)).join(' and ')
  return `${nameIn(view, pair.attacker)} attacks ${defenders}; ${view.combat?.window} window`
}
