/** What a deck of one's own is told, and what a builder asks of each card. */
import { expect, test } from 'vitest'
import { allCards, cardIndex } from '../../src/cards/sets/index.ts'
import { library, loadAllCards } from '../../src/content.ts'
import { deckProblems, deckText, forbids, missingIn, playablePart, readDeck } from '../../src/decks/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { must } from '../../src/state/must.ts'
import { names, read as readLines } from './names.ts'

await loadAllCards()
async function told(text: string): Promise<string[]> {
  const read = await readDeck(text, names)
  if ('wrong' in read) return [read.wrong]
  return deckProblems(library, read, names).map(({ where, what }) => `${where}: ${what}`)
}

test('100.1-4: size, copies, icons, side deck; an unknown name is told once, where it stands', async () => {
  const list = 'Hero: Warrax\n5 Parvink\n4 Fireball\n2 Parvinkk\nSide deck:\n3 Leeroy Jenkins\n'
  expect(await told(list)).toEqual([
    'line 4: there is no card "Parvinkk".',
    'deck "Warrax": 5 copies of Parvink (100.4).',
    'deck "Warrax": Fireball: its class icons do not fit the hero (100.2a).',
    'deck "Warrax": 11 cards (100.1).',
    'deck "Warrax": a side deck of 3 cards (100.3).',
  ])
})

test('a deck with cards of several sets is legal', async () => {
  const lines = [
    'Hero: Warrax',
    ...library.decks[0].cards.map(([n, name]) => `${n} ${name}`),
    '4 Apprentice Merry',
    "4 Corki's Ransom",
  ]
  expect(await told(lines.join('\n'))).toEqual([])
})

test('100.2: what each card of the index would be in a hero’s deck agrees with what the whole deck is told', async () => {
  const hero = library.cards.find(({ name }) => name === 'Warrax') as CardDef
  const why = forbids(hero)
  let legal = 0
  for (const line of (await cardIndex()).filter((_, i) => i % 9 === 0)) {
    const whole = (await told(`Hero: Warrax\n4 ${line.name}\n56 Parvink`)).filter((text) =>
      text.includes(`: ${line.name}: `),
    )
    expect(why(line), line.name).toEqual(
      whole.map((text) => text.slice(text.indexOf(`${line.name}: `) + line.name.length + 2)),
    )
    if (whole.length === 0) legal++
  }
  expect(legal).toBeGreaterThan(30)
  expect(why({ name: 'Fireball', type: 'ability', number: 1, classes: ['Mage'] })).toEqual([
    'its class icons do not fit the hero (100.2a).',
  ])
})

test('100.2d cards whose text a real table carries out count among the others', async () => {
  const aldor = { name: 'Sandbox Tiger', type: 'ally', set: 'test', number: 0, reputation: 'Aldor' } satisfies CardDef
  const scryer = must((await allCards()).find(({ reputation }) => reputation === 'Scryer'))
  const deck = await readLines('Hero: Warrax', '56 Parvink', `2 ${scryer.name}`, '2 Sandbox Tiger')
  const what = deckProblems({ ...library, byHand: [aldor] }, deck, names).map((problem) => problem.what)
  expect(what.filter((text) => text.includes('100.2d'))).toEqual(['cards of Scryer and Aldor Reputation (100.2d).'])
})

test('a card that can’t be played here yet is called so, counts as a card, and is left out in play', async () => {
  const list = [
    'Hero: Warrax',
    '32 Parvink',
    '4 Sandbox Tiger',
    '24 Leeroy Jenkins',
    'Format: limited',
    '1 Crypt Guard',
    '1 Parvinkk',
  ]
  const read = await readLines(...list)
  expect(missingIn(read.deck, names)).toEqual([
    { n: 4, name: 'Sandbox Tiger', what: 'Sandbox Tiger, Blood of Gladiators 153, is not playable here yet.' },
  ])
  expect(deckProblems(library, read, names).map(({ what, nearest }) => [what, nearest])).toEqual([
    ['there is no card "Parvinkk".', 'Parvink'],
    ['Crypt Guard, Naxxramas 1, is a raid’s own card: it is in no deck.', undefined],
  ])
  expect(await told(['Hero: Warrax', '56 Parvink', '5 Sandbox Tiger', 'Format: constructed'].join('\n'))).toContain(
    'deck "Warrax": 5 copies of Sandbox Tiger (100.4).',
  )
  const { deck } = await readLines(...list.slice(0, 5))
  expect(playablePart(library, deck, names)).toEqual({
    ...deck,
    ...{ format: 'open', cards: deck.cards.filter(([, name]) => name !== 'Sandbox Tiger') },
  })
  const whole = (await readLines(...list.slice(0, 2))).deck
  expect(playablePart(library, whole, names)).toBe(whole)
})

test('a hero who can’t be played here yet stays, and leads by the rules (100.2a, e); a health that we do not know is told with the deck', async () => {
  const whats = async (...lines: string[]): Promise<string[]> =>
    deckProblems(library, await readLines(...lines), names).map(({ what }) => what)
  const augh = await readLines('Augh', '15 Parvink', '4 Fireball')
  expect(augh.deck.hero).toBe('Augh')
  expect(missingIn(augh.deck, names)).toMatchObject([{ n: 1, name: 'Augh' }])
  expect(await whats('Augh', '56 Sandbox Tiger', '4 Parvink', 'Format: limited')).toEqual([
    'Parvink: its hero excludes it (100.2e).',
    'Parvink: it is of the other faction (100.2a).',
  ])
  const vad = ['Vad of the Four Winds', 'Format: limited', '30 Leeroy Jenkins']
  expect(await whats(...vad)).toEqual(['the health of its hero Vad of the Four Winds is not in our lists.'])
  expect(await whats(...vad, 'Health: 0')).toContain('"0" is no health.')
  const { deck, problems } = await readLines(...vad, 'Health: 29', '2 Sandbox Tiger')
  expect([deck.health, problems, await whats(...vad, 'Health: 29')]).toEqual([29, [], []])
  expect((await readLines(...deckText(deck).split('\n'))).deck).toEqual(deck)
  expect(playablePart(library, deck, names)).toMatchObject({ hero: deck.hero, health: 29, format: 'open' })
})

test('no other card is offered for a printed one, and nothing where nothing is near', () => {
  for (const name of ['Blizzard', 'Qqqqqqqqq', 'Frost', 'Use'])
    expect(names.near(name === 'Blizzard' ? 'Xyzzyx' : name), name).toBeUndefined()
  expect(['Blizard', 'leroy jenkins', 'Parvnik', 'Leeroy'].map(names.near)).toEqual([
    'Blizzard',
    'Leeroy Jenkins',
    'Parvink',
    'Leeroy Jenkins',
  ])
})
