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
