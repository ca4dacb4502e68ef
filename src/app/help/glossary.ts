/** The words of the game, for whoever asks: zones, parts of a turn, keywords. */
import { keywordTable } from '../../language/keywords.ts'

type Entry = readonly [word: string, about: string]

export const zones: readonly Entry[] = [
  ['Deck', 'The cards a player has not drawn yet, face down. Whoever must draw from an empty deck is out of the game.'],
  ['Hand', 'Drawn cards that only their player sees. Nobody keeps more than seven at the end of a turn.'],
  ['Resource row', 'Cards placed to pay costs, one in each turn. Quests and locations may lie face up and be used.'],
  ['Party', 'A hero with its allies, equipment and abilities in play. They attack, protect and use powers.'],
  ['Chain', 'What was played waits here until all players pass; the link that came last resolves first.'],
  ['Graveyard', 'Face-up cards that were destroyed, discarded or used up. Everybody may look through it.'],
  ['Removed from game', 'Cards that are out of this game altogether.'],
  ['Event deck', 'The cards of the raid: the Boss reveals one on each of its turns.'],
]

export const steps: readonly Entry[] = [
  ['Setup step', 'Before the first turn: hands are drawn, and each may be exchanged once.'],
  ['Ready step', 'All exhausted cards of the player in turn become ready.'],
  ['Draw step', 'The player in turn draws a card.'],
  ['Event step', 'The Boss reveals the next event and does what it says.'],
  ['New Boss phase', 'In raids with several Bosses: while none is in play, the next one comes.'],
  ['Minion phase', 'In raids with Minions: the top Minion of its deck joins the Boss’s resources.'],
  ['Action step', 'The player in turn places a resource, plays cards, uses powers and attacks, in any order.'],
  [
    'Attack and defend window',
    'Within a combat: first after the attack is declared, then after protectors stepped in.',
  ],
  ['End step', 'A last chance to act.'],
  ['Wrap-up step', 'Hands are brought down to their limit, and what lasts for a turn is over.'],
]

const keywords = (): Entry[] =>
  Object.entries(keywordTable).map(([word, { about, rule }]): Entry => [word, `${about}${rule ? ` (${rule})` : ''}`])

/** Everything that explains itself on demand, by headings. */
export const glossary = (): readonly (readonly [heading: string, entries: readonly Entry[]])[] => [
  ['Zones', zones],
  ['The turn', steps],
  ['Keywords', keywords()],
]
