/** All forms in which lists, tables and files of other programs write a deck. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countForms, markForms, readCard, remarkForms } from '../../src/decks/forms.ts'
import { lineWithoutCards } from '../../src/decks/headings.ts'
import { readDeck } from '../../src/decks/index.ts'
import { names, read } from './names.ts'

const examples = (forms: typeof countForms): string[] => forms.flatMap(({ like }) => like)

test.each(examples(countForms))('%s is four of a card', async (line) => {
  expect(await read(line)).toMatchObject({ deck: { cards: [[4, 'Parvink']] }, problems: [], remarks: [] })
})

test.each(examples(markForms))('%s is that card, with a count on either side, too', async (line) => {
  for (const [text, n] of [
    [line, 1],
    [`3 ${line}`, 3],
    [`2x ${line}`, 2],
    [`${line} x4`, 4],
  ] as const)
    expect(await read(text), text).toMatchObject({ deck: { cards: [[n, 'Parvink']] }, problems: [], remarks: [] })
})

test.each(examples(remarkForms))('%s is a card with a remark, which is told', async (line) => {
  const { deck, problems, remarks } = await read(`4 ${line}`)
  expect([deck.cards, problems]).toEqual([[[4, 'Parvink']], []])
  expect(remarks).toHaveLength(1)
})

const side = (...lines: string[]) => ({ lines, cards: [], side: [[2, 'Parvink']], hero: '' })
const led = (...lines: string[]) => ({ lines, cards: [], side: undefined, hero: 'Warrax' })
const deck = (...lines: string[]) => ({
  lines,
  cards: [
    [2, 'Parvink'],
    [1, 'Fury'],
  ],
  side: undefined,
  hero: '',
})

test.each([
  ...[
    'Sideboard',
    'Side deck (10)',
    'Sideboard: 10',
    '== Sideboard ==',
    '**Side**',
    'Nebendeck',
    '// Sideboard',
    '## Side deck',
    '(Sideboard)',
    "''Side deck''",
  ].map((heading) => side(heading, '2 Parvink')),
  side('Sideboard: 1x Parvink and 1x Parvink.'),
  ...['Sideboard: 2 Parvink', 'SB: 2 Parvink', 'Side Deck - 2x Parvink', 'SB:  2 [HOA] Parvink'].map((line) =>
    side(line),
  ),
  ...[
    'Hero: Warrax',
    'Hero - Warrax',
    'Starting Hero: Warrax',
    'Held: Warrax (HoA 8)',
    'Hero: 1 Warrax',
    '1 Warrax',
    'Warrax',
    'Mein Held: Warrax',
    '1 Hero: Warrax',
    '[Hero] Warrax',
  ].map((line) => led(line)),
  ...['2 Parvink (Sideboard)', 'Parvink x2 [side]', '2 Parvink - SB'].map((line) => side(line)),
  led('Startheld', 'Warrax'),
  led('Hero (1)', 'Warrax'),
  ...[
    'Allies',
    'Allies (3)',
    'Allies: 3',
    '3 Allies',
    'Verbündete (3)',
    'Fähigkeiten',
    'Ausrüstung:',
    'Quests & Locations',
    'Main Deck: 60 cards',
    '[Equipment]',
    'Verbuendete',
    'Zaubersprüche (3)',
    'Allies (1 drop)',
    '2-drops:',
    'Instant abilities [3 total]',
  ].map((heading) => deck(heading, '2 Parvink', 'Fury')),
  ...['Total: 3', '3 cards', 'Gesamt: 3 Karten', 'Total cards: 3', 'Deck size: 3', '= 3', 'Anzahl: 3'].map((total) =>
    deck('2 Parvink', 'Fury', total),
  ),
  deck('2x Parvink, and 1x Fury'),
  deck('Parvink x2, Fury x1.'),
  deck('Parvink (2) and Fury (1)'),
  deck('Deck: 2 Parvink; 1 Fury'),
  deck('My deck: 2x Parvink, and 1x Fury. Total: 3'),
  deck('| 2 | Parvink | HoA |', '| 1 | Fury | HoA |'),
  deck('| Name | Qty |', '| --- | --- |', '| Parvink | 2 |', '| Fury | 1 |'),
  deck('{"name":"Mine","slots":{"Parvink":2,"Fury":1}}'),
  deck('| # | Card |', '| - | - |', '| 2 | Parvink |', '| 1 | Fury |'),
  deck(
    '+-----+---------+',
    '| Qty | Card    |',
    '+-----+---------+',
    '|  2  | Parvink |',
    '|  1  | Fury    |',
    '+-----+---------+',
  ),
  deck('┌───┬─────────┐', '│ 2 │ Parvink │', '│ 1 │ Fury    │', '└───┴─────────┘'),
  deck('• 2 Parvink', '- Fury'),
  deck('[ ] 2 Parvink', '- [x] Fury'),
  deck('> 2 Parvink', '> Fury'),
  deck('a) 2 Parvink', 'b) 1 Fury'),
  deck('1. Parvink x2', '2. Fury'),
  deck('#1 2x Parvink', '#2 Fury'),
  deck('  1  2 Parvink', '  2  1 Fury'),
  deck('2. Parvink', '1. Fury'),
  deck('[color=red]2x Parvink[/color]', '[spoiler]', 'Fury', '[/spoiler]'),
  deck("'''2''' [[Parvink|the first]]", '* [[Fury]]'),
  deck('2&nbsp;Parvink', '&quot;Fury&quot;'),
  deck('2️⃣ Parvink', '１ Fury'),
  deck('2 Parvink        1 Fury'),
  deck('2 Parvink\t1 Fury'),
  deck('2 Parvink / 1 Fury'),
  deck('2 Parvink. 1 Fury.'),
  deck('Parvink-2', 'Fury–1'),
  deck('⚔️ Abilities', '2 Parvink', '```', 'Fury'),
  deck('<ul><li>2 Parvink</li><li>Fury</li></ul>'),
  deck('2 Parvink<br>1 Fury'),
  deck('<table><tr><td>2</td><td>Parvink</td></tr><tr><td>1</td><td>Fury</td></tr></table>'),
  deck('"2","Parvink","HoA"', '"1","Fury","HoA"'),
  deck('Card;Have;Need', 'Parvink;0;2', 'Fury;4;1'),
  deck('Parvink;Parvink;Fury'),
  deck('I play two Parvink and 1 Fury.'),
  deck('1. 2x Parvink', '2. 1x Fury'),
  deck('2\tParvink\tHoA\t212', '1\tFury'),
  deck('[card]2 Parvink[/card]', '<li>1 Fury</li>'),
  deck('2 [Parvink](https://example.org/parvink)', 'Fury'),
  deck('Qty,Name,Set', '2,Parvink,HoA', '1,"Fury",HoA'),
  deck('Karte;Anzahl', 'Parvink;2', 'Fury;1'),
  deck('Collector Number\tEdition\tCount', '212\tHoA\t2', '38\tHeroes of Azeroth\t1'),
  deck('2,Parvink', '1,Fury'),
  deck('["2 Parvink","Fury"]'),
  deck('{"Parvink":2,"Fury":1}'),
  deck('{"main":[{"card":{"name":"Parvink"},"quantity":2},{"name":"fury"}]}'),
  deck('[{"set":"HoA","number":212,"count":2},{"setCode":"hoa","collector_number":"38"}]'),
  side('{"main":[],"sideboard":{"Parvink":2}}'),
  side('Name,Quantity,Board', 'Parvink,2,Sideboard'),
  side('<?xml version="1.0"?><deck><section name="Sideboard"><card qty="2" id="a">Parvink</card></section></deck>'),
  led('{"hero":"Warrax","cards":[]}'),
  led('| Hero | Warrax |'),
  side(
    '<?xml version="1.0"?><cockatrice_deck version="1"><zone name="side"><card number="2" name="Parvink"/></zone></cockatrice_deck>',
  ),
])('$lines', async ({ lines, cards, side, hero }) => {
  const { deck, problems } = await read(...lines)
  expect([problems, deck.cards, deck.side, deck.hero]).toEqual([[], cards, side, hero])
})

test('a paragraph with all parts of a deck is read', async () => {
  const { deck } = await read(
    'Starting hero: Warrax; allies: 4 Parvink, 2 Fury; equipment: 2x Krol Blade. Sideboard (1): 1 Fury',
  )
  expect(deck).toMatchObject({
    hero: 'Warrax',
    cards: [
      [4, 'Parvink'],
      [2, 'Fury'],
      [2, 'Krol Blade'],
    ],
    side: [[1, 'Fury']],
  })
  expect((await read('SB: 2 Fury', '3 Parvink')).deck).toMatchObject({ cards: [[3, 'Parvink']], side: [[2, 'Fury']] })
})

test('one count may be said for several cards, and each has its own way', async () => {
  for (const line of ['4 each: Parvink, Fury', '4x each of Parvink and Fury', 'je 4 Parvink, Fury'])
    expect((await read(line)).deck.cards, line).toEqual([
      [4, 'Parvink'],
      [4, 'Fury'],
    ])
})

test('numbers in a row count lines, others count cards', async () => {
  const cardsOf = async (...lines: string[]) => (await read(...lines)).deck.cards
  expect(await cardsOf('1. Parvink', '2. Fury', '1. Bloodclaw', '2. Krol Blade')).toEqual([
    [1, 'Parvink'],
    [1, 'Fury'],
    [1, 'Bloodclaw'],
    [1, 'Krol Blade'],
  ])
  expect(await cardsOf('3. Parvink', '2) Fury')).toEqual([
    [3, 'Parvink'],
    [2, 'Fury'],
  ])
})

test('a table without counts is told, and a collector’s number is no count', async () => {
  expect(await read('Card;Cost', 'Parvink;1', 'Fury;2')).toMatchObject({
    deck: {
      cards: [
        [1, 'Parvink'],
        [1, 'Fury'],
      ],
    },
    remarks: ['a table without counts: one of each'],
  })
  expect((await read('No. 212 Parvink')).problems).toHaveLength(1)
})

test('a list that says another total than was read is told, and so is what no row names', async () => {
  expect((await read('2 Parvink', 'Total: 60')).problems).toMatchObject([
    { where: 'line 2', what: expect.stringContaining('60 cards, but 2') },
  ])
  expect((await read('Qty,Name', '2,Parvink', '3,')).problems).toMatchObject([{ where: 'line 3' }])
})

test('200.2 two cards that differ by marks stay two, by name or number; one card in two spellings is one', async () => {
  const { deck } = await read('Greatfather Winter', '2 great-father winter', 'FWV 3', 'greatfatherwinter (FWV 4)')
  expect(deck.cards).toEqual([
    [2, 'Greatfather Winter'],
    [3, 'Great-father Winter'],
  ])
  expect((await read('1 Mind-Numbing Poison', '2 mind-numbing poison')).deck.cards).toEqual([
    [3, 'Mind-numbing Poison'],
  ])
})

test('no name of a card is read as anything else, with its count before or behind it', () => {
  const wrong = names.all.filter(
    (name) =>
      lineWithoutCards(name) !== null ||
      [`3 ${name}`, `${name} x3`].some(
        (line) => readCard(line, names)?.card?.name !== name || readCard(line, names)?.n !== 3,
      ),
  )
  expect(wrong).toEqual([])
})

const counted = fc.constantFrom<(n: number, name: string) => string>(
  (n, name) => `${n} ${name}`,
  (n, name) => `${n}x ${name}`,
  (n, name) => `x${n} ${name}`,
  (n, name) => `(${n}) ${name}`,
  (n, name) => `[${n}] ${name}`,
  (n, name) => `${name} x${n}`,
  (n, name) => `${name} (${n})`,
  (n, name) => `${name}, ${n}`,
  (n, name) => `• ${n} [[${name}]]`,
  (n, name) => `${n}\t${name}`,
  (n, name) => `${n} ${name} *F*`,
)
const rows = fc.uniqueArray(
  fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...names.all.filter((name) => !names.find(name)?.leads))),
  {
    selector: ([, name]) => name,
    ...{ minLength: 1, maxLength: 20 },
  },
)
type Rows = readonly (readonly [number, string])[]
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
const whole = fc.constantFrom<(rows: Rows) => string>(
  (rows) => `${rows.map(([n, name]) => `${n}x ${name}`).join(', ')}.`,
  (rows) => ['Qty;Name', ...rows.map(([n, name]) => `${n};${quoted(name)}`)].join('\r\n'),
  (rows) => JSON.stringify({ main: rows.map(([qty, name]) => ({ name, qty })) }),
  (rows) => JSON.stringify(Object.fromEntries(rows.map(([n, name]) => [name, n]))),
  (rows) =>
    `<deck><section name="Main">${rows.map(([n, name]) => `<card qty="${n}">${name.replaceAll('&', '&amp;')}</card>`).join('')}</section></deck>`,
)

test('a random deck written in a random form reads back whole', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.oneof(
        counted.map((form) => (all: Rows) => all.map(([n, name]) => form(n, name)).join('\n')),
        whole,
      ),
      async (rows, write) => {
        const { deck, problems, remarks } = await read(write(rows))
        expect([problems, remarks, deck.cards]).toEqual([[], [], rows])
      },
    ),
    { numRuns: 100 },
  )
})

test('bad input of other programs is refused in words, and takes a bounded time', async () => {
  for (const [bad, wrong] of [
    ['<deck><section name="Main"><card qty="4">Parvink</card>', 'not valid XML'],
    ['<!DOCTYPE a [<!ENTITY b "bb">]><deck>&b;&b;</deck', 'not valid XML'],
    [`<deck>${'<a>'.repeat(20_000)}`, 'more than'],
    ['{"decks":[[[[[[[[[["4 Parvink"]]]]]]]]]]}', 'format'],
  ] as const)
    expect(await readDeck(bad, names)).toEqual({ wrong: expect.stringContaining(wrong) })
  for (const odd of [
    '- '.repeat(9000),
    '(['.repeat(9000),
    '1 x , '.repeat(3000),
    `[${'['.repeat(9000)}`,
    'a,name\n'.repeat(2500),
  ])
    expect((await read(odd)).problems.length).toBeGreaterThan(0)
})
