/** Sentences that a reader who had not written them could take otherwise, as they are said now. Each row: card, its sentence, what was misread. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { keywordTable } from '../../src/language/keywords.ts'
import { plainWords, printCard, raidWords } from '../../src/language/print/index.ts'

const rows: readonly (readonly [card: string, sentence: string, not: string])[] = [
  ['Magmadar', "Any player can use this power, but only on that player's turn.", '"his turn": Magmadar’s'],
  ['Manticron Cube', "Only an opponent can use this power, and only on that player's turn.", '"his": of several'],
  ['Manticron Cube', 'As attached character readies,', 'a card of any kind'],
  ['Ashes to Ashes', 'If your hero is Majordomo Executus, you choose instead.', '"it": one ally for all opponents'],
  [
    'Unstoppable Flame',
    "This turn, Ragnaros has +X ATK and Untargetable, and can't be protected against.",
    '"this turn" of the last part only',
  ],
  [
    'Wrath of Ragnaros',
    "Ragnaros deals fire damage equal to that ally's cost to a hero in that ally's party.",
    '"its cost": Ragnaros’s own',
  ],
  ['Manticron Cube', 'detach this Cube.', '"remove it from what it’s attached to": out of play'],
  ['Blindside', "put cards removed this way into their owners' hands.", '"opponents’ hand": whichever'],
  ['Fel Ruination', 'they control for each Blood in play.', '"for each Blood": also in the pile'],
  ["Magtheridon's Rage", 'where Y is the number of Bloods in play.', 'those in the pile, too'],
  ['Sadistic Choice', 'Target opponent may have you put those cards into your graveyard.', '"them": whoever may'],
  ['You Are Not Prepared! (52)', 'Odd: Destroy both of them.', '"the first equipment and the second equipment"'],
  ['Magtheridon (Chained)', 'When the last Channeler you control leaves your party,', '"its controller’s party"'],
  ['Magtheridon (Chained)', 'say "I am UNLEASHED!" Put a Blood into play.', 'two stops'],
  ['Magtheridon (Chained)', "Put Magtheridon's Lair into play.", '"Put Lair into play"'],
  [
    'Sow Destruction',
    'Magtheridon deals X fire damage to the opposing hero with the least damage, where X is the number of curse counters on this ability.',
    'the damage for each counter',
  ],
  ['Squish Together', 'Each of those allies deals melee damage equal to its ATK to the other.', 'one after the other'],
  [
    'Swath of Destruction',
    'The second player destroys a resource he controls and chooses a third opponent.',
    '"him and himself"',
  ],
  ['Terrifying Presence', 'Ongoing: Opposing allies enter play exhausted.\n[Activate]', 'only as it is played'],
  [
    'Deadly Sweep',
    'For each opponent, destroy up to one target ability, ally, or equipment that player controls.',
    'up to one in all',
  ],
  [
    'Draconic Might',
    'Onyxia has +X ATK while attacking this turn, where X is the number of opposing heroes.',
    '"for each": counted again and again (709.2d)',
  ],
  ['Supremus', 'that much melee damage to target hero or ally other than that character.', '"other than it": Supremus'],
  ['Essence of Desire', 'the number of anger counters on Essence of Anger.', '"on itself"'],
  ['Teron Gorefiend', 'That player is a ghost until Teron Gorefiend flips or leaves play.', '"its front"'],
  [
    'Mind Spike',
    "That character's controller discards a card for each damage dealt this way.",
    '"that many": one, also if it was prevented',
  ],
]

test.each(rows)('%s: %s (not: %s)', (name, sentence) => {
  const raid = library.raids.find((r) => r.cards.some((c) => c.name === name))
  const def = [...(raid?.cards ?? []), ...library.cards].find((c) => c.name === name)
  expect(def).toBeDefined()
  const { text, back } = printCard(def!, raid ? raidWords(raid) : plainWords)
  expect(`${text}\n${back}`).toContain(sentence)
})

test('keywords are explained by what they do, and the rule is not said twice', () => {
  for (const [keyword, { about }] of Object.entries(keywordTable)) {
    expect(about, keyword).not.toMatch(/\(R?\d+\.\d/)
    expect(about, keyword).toMatch(/^[A-Z].*[.\]]$/)
  }
  expect(keywordTable.Aberration.about).toBe(
    'All damage that would be dealt to this character is prevented, except combat damage.',
  )
})
