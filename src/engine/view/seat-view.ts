/** A player as one seat may know them, with all zones. */

import { tagsOf } from '../../rules/202-tags.ts'
import { payingFor, readyResources } from '../../rules/412-resources.ts'
import { active, value } from '../../rules/714-continuous-modifiers/modifiers.ts'
import { card, player } from '../../rules/core/game.ts'
import { DECK, GRAVEYARD, HAND, PARTY, playerObj, REMOVED, RESOURCES, ROW, zoneId } from '../../state/ids.ts'
import type { CardId, Player, Seat } from '../../state/types.ts'
import { calledNow, type RunningGame } from '../game.ts'
import type { SeatView } from '../types.ts'
import { countersIn, knows, type Look, none, Part, realmWord } from './look.ts'
import { sight } from './sight.ts'

export class SeatLook extends Part {
  readonly p: Player
  constructor(look: Look, seat: Seat) {
    super(look)
    this.p = player(look.g, seat)
  }
}

const cardsIn = ({ g, p }: SeatLook, kind: number, home = 0): readonly CardId[] =>
  g.s.zones[zoneId(p.seat, kind, home)]?.cards ?? none

export const seatSight = sight<SeatView, SeatLook>({
  seat: ({ p }) => p.seat,
  name: ({ g, p }) => calledNow(g, p),
  team: ({ p }) => p.team,
  boss: ({ p }) => p.boss,
  lost: ({ p }) => p.lost,
  marks: ({ g, p }) => (active(g, 'is').length > 0 ? tagsOf(g, playerObj(p.seat)) : none),
  away: ({ g, p }) => realmWord(g, playerObj(p.seat)),
  counters: ({ p }) => countersIn(p),
  hero: ({ p }) => p.hero,
  handCount: (of) => cardsIn(of, HAND).length,
  hand: (of) => cardsIn(of, HAND).filter((id) => knows(of.g, card(of.g, id), of.look.seat)),
  maxHand: ({ g, p }) => value(g, playerObj(p.seat), 'maxHand'),
  party: (of) => cardsIn(of, PARTY),
  resources: (of) => cardsIn(of, RESOURCES),
  row: (of) => cardsIn(of, ROW),
  payers: ({ g, p }) => payingFor(g, p.seat).length,
  readyResources: ({ g, p }) => readyResources(g, p.seat),
  decks: (of) => of.p.decks.map((name, h) => deckView(of.g, name, cardsIn(of, DECK, h), of.look.seat)),
  draws: ({ p }) => p.decks[p.draws] ?? '',
  graveyards: (of) => of.p.decks.map((name, h) => ({ name, cards: cardsIn(of, GRAVEYARD, h) })),
  removed: (of) => cardsIn(of, REMOVED),
  placed: ({ p }) => p.placed,
  turns: ({ p }) => p.turns,
})

/** A deck shows its number of cards (415.3a), and its top card to a seat that may know it. */
function deckView(g: RunningGame, name: string, cards: readonly CardId[], seat: Seat): SeatView['decks'][number] {
  const top = cards.at(-1)
  const known = top !== undefined && knows(g, card(g, top), seat)
  return known ? { name, count: cards.length, top } : { name, count: cards.length }
}
