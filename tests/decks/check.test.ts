/** What a deck of one's own is told, and what a builder asks of each card. */
import { expect, test } from 'vitest'
import { allCards, cardIndex } from '../../src/cards/sets/index.ts'
import { library, loadAllCards } from '../../src/content.ts'
import { cardNames, deckProblems, forbids, readDeck } from '../../src/decks/index.ts'
import type { CardDef } from '../../src/language/types.ts'

await loadAllCards()
const names = cardNames([...library.cards, ...(await allCards())])
async function told(text: string): Promise<string[]> {
  const read = await readDeck(text, names)
  if ('wrong' in read) return [read.wrong]
  return deckProblems(library, read, names.all).map(({ where, what }) => `${where}: ${what}`)
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
