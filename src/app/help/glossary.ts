/** The glossary that players see: zones, parts of a turn, keywords. */
import { keywordTable } from '../../language/keywords.ts'

type Entry = readonly [word: string, about: string]

export const zones: readonly Entry[] = [
  [
    'Deck',
    'Cards that a player has not drawn yet, face down. A player who must draw from an empty deck is out of the game.',
  ],
  ['Hand', 'Cards that only their player can see. At the end of a turn, a player keeps at most seven.'],
  [
    'Resource row',
    'Cards placed to pay costs, one per turn. Quests and locations can be face up, and can then be used.',
  ],
  ['Party', 'A hero with its allies, equipment and abilities in play. They attack, protect and use powers.'],
  ['Chain', 'What was played waits here until all players pass; the newest link resolves first.'],
  ['Graveyard', 'Cards that were destroyed, discarded or used up, face up. Anyone may look through it.'],
  ['Removed from game', 'Cards that are out of this game for good.'],
  ['Event deck', 'The raid’s own cards: the Boss reveals one on each of its turns.'],
]

export const stepEntries: readonly Entry[] = [
  ['Setup step', 'Before the first turn: players draw their hands, and may exchange them once.'],
  ['Ready step', 'The exhausted cards of the player whose turn it is become ready.'],
  ['Draw step', 'The player whose turn it is draws a card.'],
  ['Event step', 'The Boss reveals the next event and does what it says.'],
  ['New Boss phase', 'In raids with several Bosses: if none is in play, the next one arrives.'],
  ['Minion phase', 'In raids with Minions: the top Minion of its deck joins the Boss’s resources.'],
  ['Action step', 'The player whose turn it is places a resource, plays cards, uses powers and attacks, in any order.'],
  [
    'Attack and defend window',
    'During combat: the first comes after the attack is declared, the second after protectors have stepped in.',
  ],
  ['End step', 'A last chance to act.'],
  ['Wrap-up step', 'Players discard down to the hand limit, and whatever lasts for a turn ends.'],
]

const keywords = (): Entry[] =>
  Object.entries(keywordTable).map(([word, { about, rule }]): Entry => [word, `${about}${rule ? ` (${rule})` : ''}`])

/** The whole glossary, by headings. */
export const glossary = (): readonly (readonly [heading: string, entries: readonly Entry[]])[] => [
  ['Zones', zones],
  ['The turn', stepEntries],
  ['Keywords', keywords()],
]
