/** All cards for building decks, for looking them up, and their printed texts, for searching. */
import { type Signal, signal } from '@preact/signals'
import type { PrintedFace } from '../../board/index.ts'
import { lineOf, type PrintedCard, printedIndex } from '../../cards/printed/index.ts'
import { cardSets } from '../../cards/sets/index.ts'
import { library, loadAllCards } from '../../content.ts'
import { type CardNames, cardNames } from '../../decks/index.ts'
import { cardsFor, withAll } from '../../engine/index.ts'
import type { CardDef } from '../../language/types.ts'
import { printedCards } from '../table/printed-cards.ts'
import { inSlices } from '../ui/slices.ts'

/** A card with its searchable texts, in small letters. */
export interface PoolCard {
  card: CardDef
  name: string
  /** Types, tags, traits: the print around the picture. */
  line: string
  /** The print in the text box; null until it has been printed. */
  text: string | null
}

export interface Pool {
  /** All cards that can be in a deck. */
  cards: readonly PoolCard[]
  /** All heroes that can lead one, by name. */
  heroes: readonly PoolCard[]
  /** The sets that have cards, in the order of printing. */
  sets: readonly string[]
  names: CardNames
  find(name: string): CardDef | undefined
  /** A hero whose text only a real table can carry out. */
  heroByHand(name: string): CardDef | undefined
  /** The type and cost of a card, even if it can't be played here yet. */
  lineOf(name: string): CardDef | undefined
  printed(name: string): PrintedFace | null
  /** The share of the texts printed so far, from 0 to 1. */
  ready: Signal<number>
}

let coming: Promise<Pool> | null = null

/** The pool, once for the page. Rejects if cards can't be loaded; it may then be tried again. */
export function loadPool(): Promise<Pool> {
  coming ??= Promise.all([printedIndex(), loadAllCards()]).then(([printed]) => makePool(printed))
  coming.catch(() => (coming = null))
  return coming
}

function makePool(index: readonly PrintedCard[]): Pool {
  const all = withAll(library)
  const playable = cardsFor(all, [])
  const byName = new Map(playable.map((card) => [card.name, card]))
  const others = new Map(index.flatMap((card) => (byName.has(card.name) ? [] : [[card.name, lineOf(card)] as const])))
  const printed = printedCards(all, '')
  const byHand = (library.byHand ?? []).filter(isHero)
  const cards = playable.filter((card) => card.master || !isHero(card)).map(poolCard)
  return {
    cards,
    heroes: [...playable.filter((card) => isHero(card) && !card.master), ...byHand]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map(poolCard),
    sets: setsOf(playable),
    names: cardNames(playable, index),
    find: (name) => byName.get(name),
    heroByHand: (name) => byHand.find((card) => card.name === name),
    lineOf: (name) => byName.get(name) ?? others.get(name),
    printed,
    ready: signal(0),
  }
}

function setsOf(cards: readonly CardDef[]): readonly string[] {
  const known = new Set(cards.map(({ set }) => set))
  const inOrder = cardSets.map(([, name]): string => name).filter((name) => known.has(name))
  return [...new Set([...inOrder, ...known])]
}

const isHero = ({ type }: CardDef): boolean => [type].flat().includes('hero')

const poolCard = (card: CardDef): PoolCard => ({
  card,
  name: small(card.name),
  line: small(
    [card.type, card.tags ?? [], card.race ?? [], card.spec ?? [], card.classes ?? [], card.faction ?? []]
      .flat()
      .concat(card.requires ?? [], card.reputation ? `${card.reputation} reputation` : [])
      .concat(card.instant ? 'instant' : [])
      .join(' '),
  ),
  text: null,
})

let reads: Pool | null = null

/** Prints the text of every card, once, with pauses, so that the page stays quick meanwhile. */
export async function readTexts(pool: Pool): Promise<void> {
  if (reads === pool) return
  reads = pool
  await inSlices(printing(pool))
}

function* printing({ cards, printed, ready }: Pool): Generator<undefined, void> {
  const steps = 20
  for (const [i, one] of cards.entries()) {
    yield
    one.text = small(printed(one.card.name)?.text.join(' ') ?? '')
    if (i % Math.ceil(cards.length / steps) === 0) ready.value = i / cards.length
  }
  ready.value = 1
}

/** Small letters, and one kind of quotation marks, for comparing words. */
export const small = (text: string): string => text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"')
