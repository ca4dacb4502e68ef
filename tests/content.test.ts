/** The content as data: decks add up, names are bound, nothing but plain JSON. What the cards do is tested elsewhere. */
import { describe, expect, test } from 'vitest'
import { parties } from '../src/cards/decks/parties.ts'
import { allCards } from '../src/cards/sets/index.ts'
import { library } from '../src/content.ts'
import { classNames } from '../src/language/lists.ts'
import type { CardDef, DeckDef } from '../src/language/types.ts'
import type { RaidDef } from '../src/raid/format.ts'

const [onyxia] = library.raids
/** With the cards of all sets, which only some decks bring. */
const everything: readonly CardDef[] = [...library.cards, ...(await allCards())]
const everyCard = [...library.cards, ...library.raids.flatMap((raid) => raid.cards)]
const total = (rows: readonly (readonly [number, string])[]) => rows.reduce((sum, [count]) => sum + count, 0)

/** All values below a piece of data, with the key that holds each. */
function walk(node: unknown, visit: (key: string, value: unknown) => void): void {
  if (typeof node !== 'object' || node === null) return
  for (const [key, value] of Object.entries(node)) {
    visit(key, value)
    walk(value, visit)
  }
}

function valuesOf(node: unknown, key: string): string[] {
  const found: string[] = []
  walk(node, (k, v) => {
    if (k === key && typeof v === 'string') found.push(v)
  })
  return found
}

function stringsOf(node: unknown): string[] {
  const found: string[] = []
  walk(node, (_, v) => {
    if (typeof v === 'string') found.push(v)
  })
  return found
}

describe('raids', () => {
  test("R200: Onyxia's main deck is 30 cards twice, her event deck 30 cards once", () => {
    expect(onyxia.decks.main).toHaveLength(30)
    expect(total(onyxia.decks.main)).toBe(60)
    expect(onyxia.decks.event).toHaveLength(30)
    expect(total(onyxia.decks.event)).toBe(30)
  })

  test.each(library.raids)('$id holds every card, token and Boss that it speaks of', (raid) => {
    const known = new Set(raid.cards.map(({ name }) => name))
    const named = [
      raid.starts,
      ...raid.tokens,
      ...Object.values(raid.decks).flatMap((rows) => rows.map(([, name]) => name)),
      ...valuesOf(raid.cards, 'token'),
    ]
    walk(raid.machine, (_, v) => {
      if (typeof v === 'object' && v !== null && 'do' in v && v.do === 'swap' && 'for' in v) named.push(String(v.for))
    })
    expect(named.filter((name) => name !== undefined && !known.has(name))).toEqual([])
    expect(valuesOf(raid.cards, 'token').filter((name) => !raid.tokens.includes(name))).toEqual([])
  })

  test('R203.1: the machine has a state for each stage', () => {
    const { initial, states } = onyxia.machine
    expect(states[initial].meta?.stage).toBe(1)
    expect(Object.values(states).map(({ meta }) => meta?.stage)).toEqual([1, 2, 3])
    const targets = valuesOf(states, 'target')
    expect(targets).toEqual(['two', 'three'])
    expect(targets.filter((target) => !(target in states))).toEqual([])
  })

  test('R202.1: a new stage keeps the readiness of the old one', () => {
    expect(valuesOf(onyxia.machine, 'keep')).toEqual(['readiness', 'readiness'])
  })

  test('205: the printed numbers of the Bosses and the Whelp', () => {
    const numbers = (name: string) => {
      const { atk, health } = onyxia.cards.find((card) => card.name === name)!
      return [atk, health]
    }
    expect(numbers('Onyxia (Stage 1)')).toEqual([0, 20])
    expect(numbers('Onyxia (Stage 2)')).toEqual([0, 30])
    expect(numbers('Onyxia (Stage 3)')).toEqual([0, 50])
    expect(numbers('Onyxian Whelp')).toEqual([1, 1])
  })
})

describe('cards', () => {
  test('200: no two cards have the same name', () => {
    const names = everyCard.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('each type has the numbers that it must have', () => {
    /** Nothing is fatal to these (R303.1a, R503). */
    const immortal = ['Majordomo Executus', 'The Illidari Council']
    const wanting = (card: CardDef): string[] => {
      const needs: Record<string, readonly (keyof CardDef)[]> = {
        hero: ['front', 'back', ...(immortal.includes(card.name) ? [] : (['health'] as const))],
        ally: ['cost', 'atk', 'damageType', 'health'],
        ability: ['cost'],
        weapon: ['cost', 'atk', 'damageType', 'strike'],
        armor: ['cost', 'def'],
        item: ['cost'],
        quest: ['powers'],
        event: card.powers ? [] : ['text'],
      }
      // Tokens and what comes without being played (R302.2) have no cost.
      const started = ({ tokens, startsWith = [] }: RaidDef) => [...tokens, ...startsWith.map(([, name]) => name)]
      const token = library.raids.some((raid) => started(raid).includes(card.name)) || card.tags?.includes('Minion')
      return [card.type]
        .flat()
        .flatMap((type) => needs[type] ?? [])
        .filter((key) => card[key] === undefined && !(token && key === 'cost'))
        .map((key) => `${card.name}: ${key}`)
    }
    expect(everyCard.flatMap(wanting)).toEqual([])
  })

  test('a card either has text, powers, sides, or is plain', () => {
    const plain = everyCard.filter(({ text, powers, front }) => !text && !powers && !front)
    expect(plain.map(({ name }) => name).sort()).toEqual([
      'Abyssal',
      'Anika Berlyn',
      'Arcanite Reaper',
      'Bloodclaw',
      'Drowned Sailor',
      'Flame Imps',
      'Golem Skull Helm',
      'Kor Cindervein',
      'Krol Blade',
      "Magtheridon's Blood",
      'Onyxian Whelp',
    ])
  })

  test('every $name is bound somewhere in its card, or is a role of an event', () => {
    const roles = ['by', 'what', 'to', 'with', 'n', 'for', 'turn']
    const unbound = everyCard.flatMap((card) => {
      const bound = new Set([...roles, ...valuesOf(card, 'as')])
      return stringsOf(card)
        .filter((s) => s.startsWith('$') && !bound.has(s.slice(1).split('.')[0]))
        .map((s) => `${card.name}: ${s}`)
    })
    expect(unbound).toEqual([])
  })

  test('every bound name is used', () => {
    const idle = everyCard.flatMap((card) => {
      const used = new Set(stringsOf(card).map((s) => s.split('.')[0]))
      return valuesOf(card, 'as')
        .filter((name) => !used.has(`$${name}`))
        .map((name) => `${card.name}: ${name}`)
    })
    expect(idle).toEqual([])
  })

  test('everything is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(library))).toEqual(library)
  })
})

/** What is wrong with a deck by section 100, in words; empty if it is legal. */
function faults({ hero: heroName, cards }: DeckDef): string[] {
  const find = (name: string) => everything.find((card) => card.name === name)
  const hero = find(heroName)
  if (hero?.type !== 'hero') return [`${heroName} is no hero`]
  const found: string[] = []
  if (total(cards) < 60) found.push('100.1: fewer than 60 cards')
  if (new Set(cards.map(([, name]) => name)).size < cards.length) found.push('a card is listed twice')
  for (const [count, name] of cards) {
    const card = find(name)
    if (!card) found.push(`${name} is unknown`)
    else if (card.type === 'hero') found.push(`100.1: ${name} is a hero`)
    else if (count < 1 || (count > 4 && !card.tags?.includes('Unlimited'))) found.push(`100.4: ${count} ${name}`)
    else if (card.faction && card.faction !== hero.faction) found.push(`100.2a: ${name} is of the ${card.faction}`)
    else if (card.classes && !card.classes.some((c) => hero.classes?.includes(c))) found.push(`100.2a: ${name}`)
    else if (card.requires && card.requires !== hero.spec) found.push(`100.2b: ${name} wants ${card.requires}`)
  }
  return found
}

describe('decks', () => {
  test.each(library.decks)('100: $id is legal', (deck) => {
    expect(faults(deck)).toEqual([])
    expect(total(deck.cards)).toBe(60)
  })

  test('100: an illegal deck would be noticed', () => {
    const [deck] = library.decks
    expect(faults({ ...deck, cards: deck.cards.slice(1) })).toEqual(['100.1: fewer than 60 cards'])
    expect(faults({ ...deck, cards: [...deck.cards, [5, 'Kor Cindervein']] })).toEqual(['100.4: 5 Kor Cindervein'])
    expect(faults({ ...deck, cards: [...deck.cards, [1, 'Fireball']] })).toEqual(['100.2a: Fireball'])
    expect(faults({ ...deck, hero: 'Graccus' })).toContain('100.2a: Rend')
  })

  test('there are a protector, a healer and a damage dealer of each faction; the first five are one raid of the Alliance', () => {
    const factionOf = (hero: string) => everything.find(({ name }) => name === hero)?.faction
    for (const faction of ['Alliance', 'Horde']) {
      const roles = library.decks.filter(({ hero }) => factionOf(hero) === faction).map(({ role }) => role)
      expect(new Set(roles), faction).toEqual(new Set(['protector', 'healer', 'damage']))
    }
    expect(library.decks.slice(0, 5).map(({ hero }) => factionOf(hero))).toEqual(Array(5).fill('Alliance'))
  })

  test('each hero of Heroes of Azeroth has a deck, and each class has one of later years', () => {
    const heroes = library.decks.map(({ hero }) => everything.find(({ name }) => name === hero))
    const first = (card?: CardDef) => card?.set === 'Heroes of Azeroth'
    const all = everything.filter((card) => card.type === 'hero' && first(card)).map(({ name }) => name)
    expect(all).toHaveLength(16)
    expect(all.filter((name) => !heroes.some((hero) => hero?.name === name))).toEqual([])
    const classes = heroes.flatMap((hero) => (first(hero) ? [] : (hero?.classes ?? [])))
    expect(classes.sort()).toEqual([...classNames].sort())
  })

  test('R100.1: a ready-made party has decks of one faction, and a protector and a healer among them', () => {
    for (const { id, decks: ids } of parties) {
      const decks = ids.map((one) => library.decks.find((deck) => deck.id === one))
      expect(new Set(ids).size, id).toBe(ids.length)
      expect(new Set(decks.map((deck) => everything.find(({ name }) => name === deck?.hero)?.faction)).size, id).toBe(1)
      expect(
        decks.map((deck) => deck?.role),
        id,
      ).toEqual(expect.arrayContaining(['protector', 'healer']))
    }
  })

  test('they hold at least 80 different cards, of every type', () => {
    const names = new Set(library.decks.flatMap(({ cards }) => cards.map(([, name]) => name)))
    expect(names.size).toBeGreaterThanOrEqual(80)
    const types = new Set(library.cards.filter(({ name }) => names.has(name)).flatMap(({ type }) => type))
    expect([...types].sort()).toEqual(['ability', 'ally', 'armor', 'item', 'quest', 'weapon'])
  })
})
