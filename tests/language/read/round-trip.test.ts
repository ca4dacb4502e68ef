/** Cards of the project are printed, read, and printed again. */
import { expect, test } from 'vitest'
import { raids } from '../../../raids/index.ts'
import { heroesOfAzeroth } from '../../../src/cards/heroes-of-azeroth/index.ts'
import { type PrintedText, printCard } from '../../../src/language/print/index.ts'
import { plainWorld, raidWorld, readPrinted, type World } from '../../../src/language/read/index.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { cards as testSet } from '../../set/index.ts'

type Words = Omit<CardDef, 'text' | 'powers' | 'attach' | 'requires' | 'reputation' | 'front' | 'back'>

const lineOf = ({
  text: _t,
  powers: _p,
  attach: _a,
  requires: _r,
  reputation: _n,
  front: _f,
  back: _b,
  ...line
}: CardDef): Words => line

/** Without the names in it, and with its fields in order: what does not matter. */
function plainly(def: CardDef): string {
  const names = new Map<string, string>()
  const name = (word: string): string => {
    const known = names.get(word) ?? `n${names.size}`
    names.set(word, known)
    return known
  }
  const words = [def.attach ?? null, def.text ?? null, def.powers ?? null, def.front ?? null]
  return JSON.stringify(sorted(words)).replace(/"as":"(\w+)"|"\$(\w+)/g, (_, bound, used) =>
    bound ? `"as":"${name(bound)}"` : `"$${name(used)}`,
  )
}

const sorted = (node: unknown): unknown =>
  Array.isArray(node)
    ? node.map(sorted)
    : typeof node === 'object' && node !== null
      ? Object.fromEntries(
          Object.entries(node)
            .sort(([a], [b]) => (a < b ? -1 : 1))
            .map(([k, v]) => [k, sorted(v)]),
        )
      : node

/** What is printed, kinds of a keyword in any order; a Master Hero has no side without powers (301.4). */
const shown = ({ text, back }: PrintedText): Pick<PrintedText, 'text' | 'back'> => ({
  text: text.replace(/(?<=^Inspire: ).*/m, (kinds) =>
    kinds
      .toLowerCase()
      .split(/, (?:or )?/)
      .sort()
      .join(', '),
  ),
  back: back === 'This side has no powers.' ? '' : (back ?? ''),
})

/** The names of the cards that are not read, and of those that are read as other data; fails for one that prints otherwise. */
function readAgain(cards: readonly CardDef[], world: (def: CardDef) => World): { unread: string[]; other: string[] } {
  const unread: string[] = []
  const other: string[] = []
  for (const def of cards) {
    const w = world(lineOf(def))
    const printed = printCard(def, w.words)
    const reading = readPrinted(lineOf(def), printed, w)
    if ('refusal' in reading) unread.push(def.name)
    else {
      expect(shown(printCard(reading.card, w.words)), def.name).toEqual(shown(printed))
      if (plainly(reading.card) !== plainly(def)) other.push(def.name)
    }
  }
  return { unread, other }
}

test('Heroes of Azeroth', () => {
  expect(readAgain(heroesOfAzeroth, plainWorld)).toEqual({
    unread: [],
    // The same in other data: 2 times n or n times 2, two modifiers for a turn or each its own, "weapons" said or understood.
    other: ['World in Flames', 'Divine Shield', "Edgemaster's Handguards"],
  })
})

/** What is read as the same in other data, by name. */
const same: Readonly<Record<string, readonly string[]>> = {
  // A thing is named where it is picked or where it is chosen.
  'onyxias-lair': ['Play With Your Food'],
  'molten-core': ['Rune of Zeth', 'Rune of Theri', 'Son of Flame'],
  'magtheridons-lair': [
    'Magtheridon (Chained)',
    'Magtheridon (Unleashed)',
    'Redouble Effort',
    'Sadistic Choice',
    'Swath of Destruction',
  ],
  'black-temple': [
    'Shade of Akama',
    'Teron Gorefiend',
    'Shrine of Lost Souls',
    'Mother Shahraz',
    'The Illidari Council',
    'Crushing Shadows',
    'Fixate',
    'Coilskar General',
    'You Are Not Prepared! (47)',
    'You Are Not Prepared! (48)',
    'You Are Not Prepared! (52)',
    'You Are Not Prepared! (53)',
    'You Are Not Prepared! (63)',
    'You Are Not Prepared! (64)',
    'Flame Crash',
  ],
  'drowned-bell': [],
}

test.each(raids)('all of $name', (raid) => {
  expect(readAgain(raid.cards, raidWorld(raid))).toEqual({ unread: [], other: same[raid.id] })
})

/** Cards of the test set that are not read, with the reason: each has words that are only said there. */
const notRead: Readonly<Record<string, string>> = {
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
  'Vigil of the First Hour': 'the start of the game, in hand',
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

// A third of them: 'npx vitest run tests/language/read/round-trip.test.ts' with `every` of 1 takes some ten seconds more.
test('the test set', () => {
  const every = 3
  const sample = testSet.filter((_, i) => i % every === 0)
  const { unread } = readAgain(sample, plainWorld)
  expect(unread).toEqual(sample.flatMap(({ name }) => (name in notRead ? [name] : [])))
})
