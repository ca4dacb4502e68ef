/** The deck builder: which cards it lists, what it says of a deck, what is done to it, whom a deck raids with. */
import { expect, test } from 'vitest'
import { add, bring, makeBench, problemsOf, take } from '../../src/app/decks/bench.ts'
import { linesInSight } from '../../src/app/decks/card-list.tsx'
import { chosen, type Filter, noFilter, respelt, wordsOf } from '../../src/app/decks/filter.ts'
import { partyFor } from '../../src/app/decks/party.ts'
import { loadPool, type Pool, small } from '../../src/app/decks/pool.ts'
import { curveOf, groupsOf, typesIn } from '../../src/app/decks/tally.ts'
import { whatFile } from '../../src/app/shelf/what-file.ts'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { copiesIn, deckJson, decksJson } from '../../src/decks/index.ts'
import type { DeckDef } from '../../src/language/types.ts'

const pool: Pool = await loadPool()
const [warrax] = library.decks
const empty: DeckDef = { id: 'own-1', name: 'Mine', hero: 'Warrax', about: '', cards: [] }
const nothing = (): readonly string[] => []
const listed = (filter: Partial<Filter>, why = nothing): string[] =>
  chosen(pool.cards, { ...noFilter, ...filter }, why).map(({ card }) => card.name)

/** A bench whose deck is kept in a list. */
function bench(deck: DeckDef = empty) {
  const kept: DeckDef[] = []
  const put = async (to: DeckDef): Promise<string> => {
    kept.push(to)
    return ''
  }
  return { bench: makeBench(pool, deck, { put }), kept }
}

test('cards are found by words of names and texts, phrases, type, cost, class, set and faction', () => {
  expect(wordsOf('  fire "Deals 2" “x y')).toEqual(['fire', 'deals 2', 'x y'])
  expect(listed({ words: 'KIBLER’S exotic' })).toEqual(["Kibler's Exotic Pets"])
  expect(listed({ words: 'leeroy', within: 'text' })).not.toContain('Leeroy Jenkins')
  const [one] = pool.cards.filter(({ card }) => card.name === 'Fireball')
  Object.assign(one, { text: 'a text of its own' })
  expect(listed({ words: 'text "of its own"', within: 'text' })).toEqual(['Fireball'])
  expect(listed({ words: '"its of own"' })).toEqual([])
  for (const { card } of chosen(pool.cards, { ...noFilter, type: 'weapon', cost: '3', class: 'Warrior' }, nothing)) {
    expect([card.type].flat()).toContain('weapon')
    expect(card.cost).toBe(3)
    expect(card.classes).toContain('Warrior')
  }
  const big = chosen(pool.cards, { ...noFilter, cost: '8', faction: 'neither', class: 'any' }, nothing)
  expect(big.length).toBeGreaterThan(5)
  for (const { card } of big)
    expect([card.cost! >= 8, card.faction, card.classes]).toEqual([true, undefined, undefined])
  const set = listed({ set: 'Heroes of Azeroth', order: 'set' })
  expect(set.length).toBeGreaterThan(300)
  expect(listed({ set: 'Heroes of Azeroth', order: 'name' })).toEqual(
    [...set].sort((a, b) => (small(a) < small(b) ? -1 : 1)),
  )
  expect(listed({}, () => ['no.'])).toEqual([])
  expect(listed({ legal: false }, () => ['no.'])).toHaveLength(pool.cards.length)
})

test('a deck is told by type and cost; what no card is called stands first', () => {
  const deck = { ...warrax, cards: [[2, 'Parvinkk'], ...warrax.cards] as DeckDef['cards'] }
  const groups = groupsOf(deck, 'cards', pool.find)
  expect(groups.map(({ type, copies }) => [type, copies])[0]).toEqual(['', 2])
  expect(groups.reduce((sum, { copies }) => sum + copies, 0)).toBe(62)
  const costs = groups[1].cards.map(([, name]) => pool.find(name)?.cost ?? 99)
  expect(costs).toEqual([...costs].sort((a, b) => a - b))
  const bars = curveOf(deck, pool.find)
  expect(bars.map(([title]) => title)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8+'])
  const quests = warrax.cards.filter(([, name]) => pool.find(name)?.cost === undefined)
  expect(bars.reduce((sum, [, n]) => sum + n, 0)).toBe(60 - quests.reduce((sum, [n]) => sum + n, 0))
  expect(typesIn(warrax, pool.find)[0]).toEqual(['Allies', 26])
})

test('a card that can’t be played here yet stands among its type and cost, and can’t be added', () => {
  const deck: DeckDef = { ...empty, cards: [[4, 'Sandbox Tiger']] }
  expect(pool.find('Sandbox Tiger')).toBeUndefined()
  expect(groupsOf(deck, 'cards', pool.lineOf).map(({ title, copies }) => [title, copies])).toEqual([['Allies', 4]])
  expect(curveOf(deck, pool.lineOf).reduce((sum, [, n]) => sum + n, 0)).toBe(4)
  const { bench: b } = bench(deck)
  add(b, 'Sandbox Tiger')
  expect(b.said.value).toBe('Sandbox Tiger, Blood of Gladiators 153, is not playable here yet.')
  expect(problemsOf(deck, pool).map(({ what }) => what)).toEqual(['4 cards (100.1).'])
  expect(pool.cards.some(({ card }) => card.name === 'Fel Geyser')).toBe(true) // R504.1b
})

test('what costs nothing but X stands under X, never under 0, and is written so', () => {
  const only = pool.cards.filter(({ card }) => card.x && !card.cost).map(({ card }) => card.name)
  expect(only.length).toBeGreaterThan(3)
  expect(listed({ cost: 'X' }).sort()).toEqual([...only].sort())
  expect(curveOf({ ...empty, cards: [[3, only[0]]] }, pool.find).at(-1)).toEqual(['X', 3])
  expect(pool.printed(only[0])?.line.startsWith('(X) ')).toBe(true)
})

test('a misspelt word is searched for as the nearest name has it; a strange one, and a right one, as it is', () => {
  const spelt = (words: string): string[] =>
    respelt(pool.cards, { ...noFilter, words, within: 'name' }, pool.names.nearWord)
  expect(spelt('frostblt')).toEqual(['frostbolt'])
  expect(spelt('leroy jenk')).toEqual(['leeroy', 'jenk'])
  expect(spelt('qqqqqqqqq zz')).toEqual(['qqqqqqqqq', 'zz'])
  expect(pool.names.near('Foobar the Unknown')).toBeUndefined()
  expect(pool.names.near('Foobar')).toBeUndefined()
})

test('a card is added as far as the rules let it, and the reason is said with its number (100.2, 100.4)', () => {
  const { bench: b, kept } = bench()
  bring(b, 'Parvink', 4)
  add(b, 'Parvink')
  expect(copiesIn(b.deck.value, 'Parvink')).toBe(4)
  expect(b.said.value).toMatch(/100\.4/)
  add(b, 'Fireball')
  expect(b.said.value).toBe('Fireball: its class icons do not fit the hero (100.2a).')
  b.pile.value = 'side'
  add(b, 'Mocking Blow')
  expect(b.deck.value.side).toEqual([[1, 'Mocking Blow']])
  take(b, 'Parvink')
  expect(b.said.value).toBe('Parvink is not in the side deck.')
  take(b, 'Parvink', 'cards')
  expect(kept.at(-1)).toEqual({ ...empty, cards: [[3, 'Parvink']], side: [[1, 'Mocking Blow']] })
  b.close()
})

test('every change can be taken back; letters of a name together', () => {
  const { bench: b, kept } = bench()
  bring(b, 'Parvink', 2)
  for (const name of ['M', 'My', 'My deck']) b.change({ ...b.deck.value, name }, 'name')
  b.undo()
  expect(b.deck.value.name).toBe('Mine')
  b.undo()
  expect(b.deck.value, 'copies that were set at once').toEqual(empty)
  expect(kept.at(-1)).toEqual(empty)
  expect(b.canUndo.value).toBe(false)
  b.undo()
  b.close()
})

test('another hero leaves the deck as it is and says what no longer fits; an open deck takes everything', () => {
  const { bench: b } = bench(warrax)
  expect(problemsOf(b.deck.value, pool)).toEqual([])
  b.change({ ...warrax, hero: 'Litori Frostburn' })
  expect(
    problemsOf(b.deck.value, pool)
      .map(({ what }) => what)
      .join(),
  ).toMatch(/100\.2a/)
  b.change({ ...warrax, hero: '' })
  expect(problemsOf(b.deck.value, pool)).toMatchObject([{ what: 'No hero yet (100.1).' }])
  b.change({ ...warrax, hero: 'Litori Frostburn', format: 'open' })
  add(b, 'Fireball')
  bring(b, 'Rend', 6)
  expect([copiesIn(b.deck.value, 'Fireball'), copiesIn(b.deck.value, 'Rend')]).toEqual([1, 6])
  expect(problemsOf(b.deck.value, pool)).toEqual([])
  b.close()
})

test('a deck raids with ready decks of its faction, the roles that are missing first', () => {
  const party = partyFor(warrax, 4, catalogue.decks, pool.find)
  expect(party).toHaveLength(5)
  expect(party[0]).toMatchObject({ deck: 'warrax', who: 'person', name: 'Warrax' })
  const heroes = party.map(({ deck }) => catalogue.decks.find(({ id }) => id === deck)!)
  expect(heroes.map(({ role }) => role).slice(0, 3)).toEqual(['protector', 'healer', 'damage'])
  expect(new Set(heroes.map(({ hero }) => pool.find(hero)?.faction))).toEqual(new Set(['Alliance']))
  expect(partyFor(empty, 0, catalogue.decks, pool.find)).toHaveLength(1)
})

test('only the lines in sight are made, and the current one', () => {
  const sight = { top: 5000, room: 500, line: 50 }
  const lines = linesInSight(sight, 2000, 3)
  expect([lines[0], lines[1], lines.at(-1), lines.length]).toEqual([3, 96, 113, 19])
  expect(linesInSight(sight, 2000, 1999).at(-1)).toBe(1999)
  expect(linesInSight(sight, 2000, 100)).toHaveLength(18)
  expect(linesInSight({ top: 0, room: 500, line: 50 }, 3, 0)).toEqual([0, 1, 2])
  expect(linesInSight(sight, 0, 0)).toEqual([])
})

test('a file with decks is known as such', () => {
  expect(whatFile(deckJson(warrax))).toEqual({ is: 'deck' })
  expect(whatFile(decksJson([warrax]))).toEqual({ is: 'deck' })
  expect(whatFile('4 Parvink', 'list.TXT')).toEqual({ is: 'deck' })
})
