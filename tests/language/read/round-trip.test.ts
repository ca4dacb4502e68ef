/** Cards of the project are printed, and read back as the same data (tests/soak/cards/again.ts). */
import { expect, test } from 'vitest'
import { raids } from '../../../raids/index.ts'
import { heroesOfAzeroth } from '../../../src/cards/heroes-of-azeroth/index.ts'
import { allCards } from '../../../src/cards/sets/index.ts'
import { plainWorld, raidWorld } from '../../../src/language/read/index.ts'
import { cards as testSet } from '../../set/index.ts'
import { readBack } from '../../soak/prints.ts'

const names = (lines: readonly string[]): string[] => lines.map((line) => line.replace(/: (?:not read|read as).*/s, ''))

test('Heroes of Azeroth', () => {
  const { unread, other } = readBack(heroesOfAzeroth.map((card) => [card, plainWorld]))
  expect([unread, other]).toEqual([[], []])
})

/** Cards of raids whose words the reader does not know yet. */
const unreadInRaids: Readonly<Record<string, string>> = {
  'Redouble Effort': 'whom a character attacked, as a description',
  'Manticron Cube': 'what has remained so',
}

test.each(raids)('all of $name: both sides of its Bosses, its tokens', (raid) => {
  const { unread, other } = readBack(raid.cards.map((card) => [card, raidWorld(raid)]))
  expect(names(unread)).toEqual(raid.cards.flatMap(({ name }) => (name in unreadInRaids ? [name] : [])))
  expect(other).toEqual([])
})

// 'npm run soak -- --prints' reads all of them.
test('kept cards: every fiftieth', async () => {
  const sample = (await allCards()).filter((_, i) => i % 50 === 7)
  const { unread, other } = readBack(sample.map((card) => [card, plainWorld]))
  expect([unread, other]).toEqual([[], []])
})

test('703.2: where a condition is looked at comes back: as it triggers and again, or only as it resolves', async () => {
  const ofThatKind = new Set([
    ...['Brok Bloodcaller', 'Justicar Ularu', 'Divine Hymn', 'Agonizing Poison', 'Raise Dead'],
    ...["Ras'fari Bloodfrenzy", 'Darkmoon Card: Volcano', 'Bleed', 'Black Ice', 'Wild Rejuvenation', 'Elderlimb'],
  ])
  const cards = (await allCards()).filter(({ name }) => ofThatKind.has(name))
  expect(cards).toHaveLength(11)
  expect(readBack(cards.map((card) => [card, plainWorld]))).toMatchObject({ unread: [], other: [] })
})

test('700.2: where a power works comes back', async () => {
  const elsewhere = (await allCards()).filter((card) =>
    /"in":"(?:hand|graveyard|deck|chain)",?"(?:when|always|pay)|"(?:when|always|pay)":.*\],"in":"/.test(
      JSON.stringify(card.powers ?? []),
    ),
  )
  expect(elsewhere.length).toBeGreaterThan(9)
  expect(readBack(elsewhere.map((card) => [card, plainWorld]))).toMatchObject({ unread: [], other: [] })
})

/** Cards of the test set that are not read, with the reason: each has words that are only said there. */
const notRead: Readonly<Record<string, string>> = {
  'Anchorite Onkoth': 'kinds of a keyword in another order',
  'Eadric the Pure': 'deckbuilding in other words than heroes have',
  Goldenmoon: 'others of the same name as one of them',
  'Blade Flurry': 'another than one of two that were named',
  'Up a Sleeve': 'a guess about a card that is revealed later',
  'Weak Bartis': 'what is sabotaged has no name in its text',
  Pickpocket: 'what is sabotaged has no name in its text',
  Equalize: 'each of several players by a number of their own',
  'Break the Strongest': 'counters of one kind on each of several',
  'Thundering Footsteps': 'a token of a raid that is not there',
  "Tooga's Quest": 'a token of a raid that is not there',
  'Dimzer the Prestidigitator': 'a modifier that a player may make',
  'Census of Kinds': 'all words of a kind in one text',
  'Census of Numbers': 'all words of a kind in one text',
  'Census of Filters': 'all words of a kind in one text',
  'Census of Places': 'all words of a kind in one text',
  'Census of Marks': 'all words of a kind in one text',
  'Census of Deeds': 'all words of a kind in one text',
  'Census of Whose': 'a condition in the middle of a noun',
  'Vigil of Hands': 'all words of a kind in one text',
  'Vigil of Deeds': 'all words of a kind in one text',
  'Grave Robbery': 'a target graveyard of each player',
  'Cut the Cards': 'a guess that nothing asks about',
  'Plain Gorefiend': 'a designation of no raid',
  'Rules of War': 'all words of a kind in one text',
  'Rules of Trade': 'all words of a kind in one text',
  'Rules of Magic': 'all words of a kind in one text',
  'Passing Whim': 'a choice to have something else done instead',
  'Racial Pride': 'a race that is chosen as the card is played',
  "Liar's Tongue Gloves": 'a word that is chosen from a list, as a card type',
}

/** Cards of the test set whose data comes back in another spelling of the same, which no card of the project has. */
const spelledOtherwise: Readonly<Record<string, string>> = {
  Turnpike: 'the hero that a player has, as a set',
  'Bearlady Brala': 'the tags of a token in another order',
  'Cat Form': 'what waits for the end of a turn, without that turn',
  'Circle of Life': 'the player of a card that has left',
}

// A third of them: `every` of 1 takes some ten seconds more.
test('the test set', () => {
  const every = 3
  const sample = testSet.filter((_, i) => i % every === 0)
  const { unread, other } = readBack(sample.map((card) => [card, plainWorld]))
  expect(names(unread)).toEqual(sample.flatMap(({ name }) => (name in notRead ? [name] : [])))
  expect(names(other)).toEqual(sample.flatMap(({ name }) => (name in spelledOtherwise ? [name] : [])))
})
