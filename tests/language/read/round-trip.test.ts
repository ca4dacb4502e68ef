/** Cards of the project are printed, read, and printed again; `npx vitest run tests/language/read` is the quick sample. */
import { expect, test } from 'vitest'
import { raids } from '../../../raids/index.ts'
import { heroesOfAzeroth } from '../../../src/cards/heroes-of-azeroth/index.ts'
import { printCard } from '../../../src/language/print/index.ts'
import { plainWorld, raidWorld, readPrinted, type World } from '../../../src/language/read/index.ts'
import type { CardDef } from '../../../src/language/types.ts'

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
      expect(printCard(reading.card, w.words), def.name).toEqual(printed)
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

/** What it can't read yet, and what it reads as the same in other data, by name. */
const left: Readonly<Record<string, { unread: string[]; other: string[] }>> = {
  'onyxias-lair': {
    unread: ['Head Slam', 'Chink in Her Armor', 'Play With Your Food'],
    other: [],
  },
  'molten-core': {
    unread: [
      'Shazzrah',
      'Rune of Kress',
      'Rune of Zeth',
      'Ashes to Ashes',
      'Ancient Core Hound',
      'Magma Blast',
      'Son of Flame',
    ],
    other: ['Rune of Theri'],
  },
  'magtheridons-lair': {
    unread: [
      'Magtheridon (Chained)',
      'Deadly Sweep',
      'Fiery Pits',
      'Path of Ruin',
      'Power Returns',
      'Rampant Destruction',
      'Sadistic Choice',
      'Sow Destruction',
      'Squish Together',
      'Swath of Destruction',
      'Toss About',
      "Magtheridon's Lair",
    ],
    other: ['Magtheridon (Unleashed)', 'Redouble Effort'],
  },
  'black-temple': {
    unread: [
      'Supremus',
      'Shade of Akama',
      'Teron Gorefiend',
      'Shrine of Lost Souls',
      'The Illidari Council',
      'Fel Geyser',
      'Needle Spine',
      'Crushing Shadows',
      'Hateful Strike',
      'You Are Not Prepared! (47)',
      'You Are Not Prepared! (48)',
      'You Are Not Prepared! (52)',
      'You Are Not Prepared! (53)',
      'You Are Not Prepared! (54)',
      'You Are Not Prepared! (58)',
      'Flame Crash',
    ],
    other: ['Mother Shahraz', 'Fixate', 'Coilskar General', 'You Are Not Prepared! (63)', 'You Are Not Prepared! (64)'],
  },
  'drowned-bell': {
    unread: ['The Bellkeeper (At Ebb)', 'The Bellkeeper (In the Deep)', 'The Old Capstan', 'Breaking Wave'],
    other: [],
  },
}

test.each(raids)('$name', (raid) => {
  expect(readAgain(raid.cards, raidWorld(raid))).toEqual(left[raid.id])
})
