/** Every field of a set is said wherever the set stands, alone and beside every other field; what can't be said is refused. */
import { expect, test } from 'vitest'
import { PrintError, plainWords, printCondition, printWho, type RaidWords } from '../../src/language/print/index.ts'
import type { CardDef, Condition, SetWho } from '../../src/language/types.ts'

type Frame = Exclude<Parameters<typeof printWho>[3], undefined>
const frames: readonly Frame[] = ['each', 'all', 'a', 'bare', 'bareOr', 'per']

const boss: CardDef = { name: 'Garr', type: 'hero', set: 'test', number: 1, tags: ['Boss'], they: 'he' }
const words: RaidWords = { ...plainWords, heroes: [boss] }
const ally: CardDef = { name: 'Test', type: 'ally', set: 'test', number: 1 }

/** Two values of each field: both are said, and not alike. */
const fields: { readonly [K in keyof SetWho]-?: readonly [SetWho[K], SetWho[K]] } = {
  target: [1, { upTo: 2 }],
  choose: ['any', { from: 1, to: 3 }],
  random: [1, { allBut: 2 }],
  top: [1, 3],
  place: ['bottom', 10],
  most: ['atk', 'damage'],
  least: ['health', 'hand'],
  atRandom: [true, undefined],
  ties: ['you', 'opponents'],
  by: ['opponents', { controller: 'self' }],
  as: ['one', undefined],
  is: ['ability', ['ally', 'weapon']],
  of: ['you', { controller: '$x' }],
  ofEach: ['opponents', 'friends'],
  ofOne: [true, undefined],
  owned: ['you', 'opponents'],
  deck: ['event', 'minion'],
  in: ['hand', 'deck:event'],
  tag: ['Pet', ['Dwarf', 'Gnome']],
  trait: ['Loyal', 'Traitor'],
  icon: ['Hunter', 'none'],
  reputation: ['Aldor', true],
  requires: ['Survival', true],
  name: ['Kor', 'Whelp'],
  nameWith: ['Scarlet', 'Etched'],
  damageType: ['fire', 'frost'],
  state: ['exhausted', ['inCombat', 'front']],
  has: [{ keyword: 'Stealth' }, { counter: 'bone' }],
  where: [
    ['cost', '<=', 3],
    ['damage', '>', { count: { is: 'ally', of: 'you' } }],
  ],
  same: [
    ['name', '$x'],
    ['cost', 'yourHero'],
  ],
  differ: ['name', undefined],
  combined: [['cost', 3], undefined],
  fighting: [{ attacking: 'yourHero' }, { inCombat: { is: 'ally' } }],
  attachedTo: ['yourHero', { is: 'ally' }],
  targeting: ['single', { only: 'yourHero' }],
  couldTarget: ['yourHero', 'self'],
  rolled: [
    ['$die', 'odd'],
    ['$die', '>=', 4],
  ],
  did: [
    { on: 'attack', by: 'it' },
    { on: 'deal', to: 'it', combat: true },
  ],
  among: ['$x', { is: 'card', in: 'hand', of: 'opponents' }],
  other: [true, 'yourHero'],
  not: [{ tag: 'Undead' }, { is: 'token', of: 'opponents' }],
  either: [
    [{ tag: 'Dwarf' }, { damageType: 'holy' }],
    [{ has: { keyword: 'Mend' } }, { has: { keyword: 'Protector' } }],
  ],
}

/** Sets as they stand on cards: in play, elsewhere, whole zones, players, out of others, in graveyards that are targets. */
const bases: readonly SetWho[] = [
  { is: 'ally' },
  { is: 'hero', of: 'you' },
  { is: 'hero', of: { controller: '$x' } },
  { is: 'character', of: 'opponents' },
  { is: ['ability', 'ally', 'equipment'] },
  { tag: 'Totem' },
  { name: 'Garr' },
  { is: 'card', in: 'hand', of: 'you' },
  { in: 'hand', of: 'you' },
  { in: 'graveyard', of: 'opponents' },
  { in: 'removed', of: 'you' },
  { is: 'ally', in: 'graveyard' },
  { is: 'card', in: 'chain' },
  { is: 'ability', in: 'chain', of: 'opponents' },
  { is: 'player' },
  { is: 'opponent' },
  { is: 'deck', of: 'you' },
  { is: 'resource', of: 'you' },
  { target: 1, is: 'ally' },
  { target: { upTo: 2 }, is: 'character', of: 'opponents' },
  { choose: 2, is: 'card', in: 'hand', of: 'you' },
  { random: 1, is: 'hero' },
  { most: 'atk', is: 'ally' },
  { top: 2, in: 'deck', of: 'you' },
  { top: 1, in: 'deck:event', of: 'you' },
  { among: '$x' },
  { among: '$x', other: '$y' },
  { choose: 1, among: '$x' },
  { is: 'ally', in: { target: 1, is: 'graveyard' } },
  { in: { target: { upTo: 2 }, is: 'graveyard', of: 'opponents' } },
]

/** What is printed; null if the printer refuses it. */
function orRefused(print: () => string): string | null {
  try {
    return print()
  } catch (error) {
    if (error instanceof PrintError) return null
    throw error
  }
}

type Field = keyof SetWho
const picks: ReadonlySet<Field> = new Set(['target', 'choose', 'random', 'top', 'most', 'least'])
const hasPick = (set: SetWho): boolean => [...picks].some((key) => set[key] !== undefined)

/** A name only binds; ties are settled in a sentence of their own. */
const isSilent = (field: Field): boolean => field === 'as' || field === 'ties'

const samples = (Object.keys(fields) as Field[]).flatMap((field) =>
  fields[field].filter((value) => value !== undefined).map((value) => ({ field, value })),
)

/** Fields, and pairs of fields (those that `pairs` takes), without which the text would be the same. */
function unsaidIn(
  base: SetWho,
  able: typeof samples,
  print: (set: SetWho) => string,
  pairs = (_i: number, _j: number): boolean => true,
): string[] {
  const unsaid = new Set<string>()
  const textOf = (set: SetWho): string | null => orRefused(() => print(set))
  const bare = textOf(base)
  const alone = able.map(({ field, value }) => textOf({ ...base, [field]: value }))
  able.forEach(({ field, value }, i) => {
    if (alone[i] !== null && alone[i] === bare) unsaid.add(field)
    const twin = able.findIndex((other, j) => j > i && other.field === field)
    if (alone[i] !== null && alone[i] === alone[twin]) unsaid.add(`${field} ${JSON.stringify(value)}`)
    for (let j = i + 1; j < able.length; j++) {
      if (!pairs(i, j)) continue
      const other = able[j] as (typeof able)[number]
      if (other.field === field || (picks.has(field) && picks.has(other.field))) continue
      const both = textOf({ ...base, [field]: value, [other.field]: other.value })
      if (both !== null && (both === alone[i] || both === alone[j])) unsaid.add(`${field}, ${other.field}`)
    }
  })
  return [...unsaid]
}

/** Each pair is read in a quarter of the places: fields that hide each other do so in most of them. */
const aQuarter =
  (n: number) =>
  (i: number, j: number): boolean =>
    (i * 7 + j + n) % 4 === 0

const freeIn = (base: SetWho): typeof samples =>
  samples.filter(({ field }) => !isSilent(field) && base[field] === undefined && !(picks.has(field) && hasPick(base)))

test.each(bases.map((base) => [JSON.stringify(base), base] as const))('%s', (_, base) => {
  for (const [n, frame] of frames.entries()) {
    const print = (set: SetWho): string => printWho(set, words, ally, frame)
    expect(print(base)).toMatch(/./)
    expect([frame, ...unsaidIn(base, freeIn(base), print, aQuarter(n))]).toEqual([frame])
  }
})

const conditions: Readonly<Record<string, (set: SetWho) => Condition>> = {
  some: (set) => ({ some: set }),
  none: (set) => ({ not: { some: set } }),
  'four or more': (set) => ({ compare: [{ count: set }, '>=', 4] }),
  'as many as stages': (set) => ({ compare: [{ count: set }, '=', { raid: 'stage' }] }),
}

test.each(Object.entries(conditions))('in a condition: %s', (name, condition) => {
  for (const [n, base] of bases.entries()) {
    if (hasPick(base) || typeof base.in === 'object') continue
    const print = (set: SetWho): string => printCondition(condition(set), words, ally)
    const able = freeIn(base).filter(({ field }) => !picks.has(field))
    expect([name, base, ...unsaidIn(base, able, print, aQuarter(n))]).toEqual([name, base])
  }
})

test.each([
  ['it is', (set: SetWho): Condition => ({ match: '$z', ...set })],
  ['it is not', (set: SetWho): Condition => ({ not: { match: '$z', ...set } })],
])('in a condition: %s', (name, condition) => {
  const print = (set: SetWho): string => printCondition(condition(set), words, ally)
  const able = samples.filter(({ field }) => !isSilent(field) && !picks.has(field))
  expect([name, ...unsaidIn({}, able, print)]).toEqual([name])
})

test('a field that is wanted by nothing is refused with its place and what to write', () => {
  const refused = (set: SetWho): string => {
    try {
      return printWho(set, words, ally)
    } catch (error) {
      return error instanceof PrintError ? `${error.path}: ${error.what}: ${error.fix}` : String(error)
    }
  }
  expect(refused({ is: 'player', state: 'exhausted' })).toBe(': "state" says nothing of a player: Leave out "state".')
  expect(refused({ is: 'ally', by: 'you' })).toContain('nobody does: Add "choose" or "target"')
  expect(refused({ is: 'hero', of: 'you', other: true })).toContain('none of them: Name the one that is meant')
})
