/** Positions for the players' tests, set on a table of the engine: what a player answers there, and why. */
import { library } from '../../src/content.ts'
import { decision, view } from '../../src/engine/index.ts'
import { type BotPlayer, makePlayer } from '../../src/players/index.ts'
import { DECK, zoneId } from '../../src/state/ids.ts'
import { put } from '../../src/state/journal.ts'
import { type Table, type TableSpec, table } from '../table/index.ts'

export interface Thought {
  /** 'play Lava Spit', 'pick Warrax', 'pass', 'yes'. */
  does: string
  why: string
}

/** A table on which the Boss player knows its runes (R300.2), as a game that is dealt has it. */
export function position(spec: TableSpec): Table {
  const t = table(spec)
  const { decks } = t.game.s.players[0]!
  for (const id of t.game.s.zones[zoneId(0, DECK, decks.indexOf('rune'))]?.cards ?? [])
    put(t.game, 'cards', id, 'seen', 1)
  return t
}

const player = (seat = 0, name = seat === 0 ? 'tactics' : 'raider'): BotPlayer => makePlayer(name, seat, 7, library)

/** What the player of the seat that is asked would answer now. */
export function thought(t: Table, who?: BotPlayer): Thought {
  const open = decision(t.game)
  if (!open) throw new Error('Nobody is asked.')
  const seen = view(t.game, open.seat)
  const { answer, why } = (who ?? player(open.seat)).choose(seen, open)
  const { do: verb, card, word, n } = open.answers[answer]!
  const name =
    card === undefined
      ? (word ?? (verb === 'number' ? String(n) : ''))
      : card < 0
        ? (seen.seats.find((s) => s.seat === -1 - card)?.name ?? '')
        : (seen.cards[card]?.def ?? '')
  return { does: `${verb} ${name}`.trim(), why }
}
