/** Decks as people write them: lists of other programs, misspelt names, and whatever else is in a clipboard. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { deckJson, deckLink, deckText, longestDeck, longestDeckLink, readDeck } from '../../src/decks/index.ts'
import { names, read } from './names.ts'

test.each(library.decks)('$id comes back from text, JSON and link as it was', async (deck) => {
  const own = {
    ...deck,
    id: 'own',
    side: [
      [3, 'Mocking Blow'],
      [7, 'Fireball'],
    ] as const,
  }
  expect(await readDeck(deckText(own), names)).toEqual({ deck: own, problems: [], unknown: [], remarks: [] })
  expect(await readDeck(deckJson(own), names)).toEqual({ deck: own, problems: [], unknown: [], remarks: [] })
  const link = await deckLink(own)
  expect(link?.length).toBeLessThan(2000)
  expect(await readDeck(`https://example.org/play/${link}`, names)).toEqual({
    deck: own,
    problems: [],
    unknown: [],
    remarks: [],
  })
})

test('the lists of other programs are read: counts on either side, headings, sets behind names, other quotation marks', async () => {
  const { deck, problems } = await read(
    '// from a site',
    '# My Deck',
    'Hero (1)',
    '1 Warrax',
    'Allies: 7',
    '4x Leeroy Jenkins',
    'crazy IGVAND x3',
    'Quests (2)',
    '2 Kibler’s Exotic Pets (HoA 357)',
    'Parvink',
    'SB: 2 Mocking Blow',
    'Sideboard',
    '1 Fireball [HoA]',
    '1 Fireball',
  )
  expect(problems).toEqual([])
  expect(deck).toEqual({
    ...{ id: 'own', name: 'My Deck', hero: 'Warrax', about: '' },
    cards: [
      [4, 'Leeroy Jenkins'],
      [3, 'Crazy Igvand'],
      [2, "Kibler's Exotic Pets"],
      [1, 'Parvink'],
    ],
    side: [
      [2, 'Mocking Blow'],
      [2, 'Fireball'],
    ],
  })
})

test('a misspelt name is told with its line and the nearest, and stays in the deck', async () => {
  const { deck, problems, unknown } = await read('Hero: Warraxx', '4 Leroy Jenkins', '2 Qqqqqqqqq')
  expect(problems).toEqual([
    { where: 'line 1', what: 'there is no card "Warraxx".', fix: 'Did you mean "Warrax"?', nearest: 'Warrax' },
    {
      where: 'line 2',
      what: 'there is no card "Leroy Jenkins".',
      fix: 'Did you mean "Leeroy Jenkins"?',
      nearest: 'Leeroy Jenkins',
    },
    { where: 'line 3', what: 'there is no card "Qqqqqqqqq".', fix: 'Write a card’s name, with its count in front.' },
  ])
  expect(unknown).toEqual(['Warraxx', 'Leroy Jenkins', 'Qqqqqqqqq'])
  expect(deck.cards).toEqual([
    [4, 'Leroy Jenkins'],
    [2, 'Qqqqqqqqq'],
  ])
})

test('what can’t be so is told: no copies, too many, two heroes on a line, an unknown role or format', async () => {
  const { problems } = await read('0 Parvink', '501 Parvink', 'Hero: 2 Warrax', 'Role: cook', 'Format: standard')
  expect(problems.map(({ where, what }) => `${where}: ${what}`)).toEqual([
    'line 1: 0 copies of Parvink.',
    'line 2: 501 copies of Parvink.',
    'line 3: 2 heroes.',
    'line 4: "cook" is no role.',
    'line 5: "standard" is no format.',
  ])
})

test('nothing is dropped in silence: every line is a card, a heading, a comment or a problem', async () => {
  const line = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.constantFrom(...names.all.slice(0, 40)).map((name) => `3 ${name}`),
    fc.stringMatching(/^\d{1,4}x? \w{1,30}$/),
  )
  await fc.assert(
    fc.asyncProperty(line, async (text) => {
      fc.pre(!/^\s*(#|\/\/|\{|<!)|\n|\r/.test(text) && !text.includes('#deck-data='))
      const { deck, problems, remarks } = await read(text)
      const cards = deck.cards.length + (deck.side?.length ?? 0) + (deck.hero ? 1 : 0)
      const quiet = !/[\p{L}\p{N}]/u.test(text) || problems.length > 0 || remarks.length > 0 || cards > 0
      const said =
        /^\s*(side|main|deck|hero|all|abilit|equip|weapon|armor|item|quest|location|master|name|role|format|about)/i
      const counted = /^\s*(?:\d{1,4}x? )?sb\s*$/i // the heading of a side board, with its count
      expect(quiet || said.test(text) || counted.test(text), text).toBe(true)
    }),
    { numRuns: 300, examples: [['*#A'], ['- # 4 Vanquish'], ['[b]#171[/b]'], ['<0>'], ['0 SB']] },
  )
})

test('bad input is bounded and refused in words', async () => {
  const many = await read(...Array.from({ length: 2000 }, (_, i) => `1 Card ${i}`))
  expect(many.problems[0]?.what).toMatch(/goes on/)
  expect(many.deck.cards.length).toBeLessThanOrEqual(500)
  const long = await read('x'.repeat(longestDeck * 3))
  expect(long.problems.length).toBeGreaterThan(0)
  for (const [bad, wrong] of [
    ['{', 'not valid JSON'],
    ['{"format":"other"}', 'format'],
    ['{"format":"raidkeeper-deck","version":1,"deck":{"id":"a"}}', 'deck.name'],
    [`{"format":"${'x'.repeat(longestDeck * 3)}"}`, 'more than'],
    ['#deck-data=%%', 'damaged'],
    [`#deck-data=${'A'.repeat(longestDeckLink + 1)}`, 'longer than'],
    ['#deck-data=AAAA', 'damaged'],
  ])
    expect(await readDeck(bad as string, names)).toEqual({ wrong: expect.stringContaining(wrong as string) })
})
