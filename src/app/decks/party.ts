/** The company of a deck when it is tried: ready decks of its own faction, played by bots. Pure. */
import { firstName } from '../../language/phrases.ts'
import type { DeckAbout, DeckDef } from '../../language/types.ts'
import { defaultPlayer } from '../../players/index.ts'
import type { Wanted } from '../start/raid-link.ts'
import type { Find } from './tally.ts'

/** A party needs a protector and a healer first. */
const wanted = ['protector', 'healer', 'damage'] as const

/**
 * The raiders of a raid with this deck: its player in the first seat, then up to `others` bots with ready decks of its hero's faction (R100.1).
 * The roles that the party lacks come first. `decks`: the ready decks.
 */
export function partyFor(deck: DeckDef, others: number, decks: readonly DeckAbout[], find: Find): Wanted['raiders'] {
  const faction = find(deck.hero)?.faction
  let left = decks.filter(({ hero }) => hero !== deck.hero && find(hero)?.faction === faction)
  const party: DeckAbout[] = [deck]
  while (party.length <= others && left.length > 0) {
    const lacks = wanted.find((role) => party.every((one) => one.role !== role)) ?? 'damage'
    const next = left.find(({ role }) => role === lacks) ?? left[0]
    if (!next) break
    party.push(next)
    left = left.filter((one) => one !== next)
  }
  return party.map(({ id, hero }, i) => ({
    deck: id,
    who: i === 0 ? 'person' : defaultPlayer.raider,
    name: firstName(hero),
  }))
}
