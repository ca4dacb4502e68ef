/** The deck being built: its state and its changes. Every change is saved at once, and can be undone. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import { library } from '../../content.ts'
import { copiesIn, deckProblems, forbids, type Pile, refusalToAdd, sizeOf, withCopies } from '../../decks/index.ts'
import type { Problem } from '../../language/problem.ts'
import type { CardDef, DeckDef } from '../../language/types.ts'
import type { Decks } from '../storage/deck-store.ts'
import { chosen, type Filter, noFilter, respelt, wordsOf } from './filter.ts'
import type { Pool, PoolCard } from './pool.ts'

export interface Bench {
  readonly pool: Pool
  readonly deck: ReadonlySignal<DeckDef>
  /** Whether there is something to undo. */
  readonly canUndo: ReadonlySignal<boolean>
  /** The pile that cards are added to. */
  readonly pile: Signal<Pile>
  readonly filter: Signal<Filter>
  /** The words that are searched for: as they were written, or in the nearest spelling that some card has. */
  readonly words: ReadonlySignal<readonly string[]>
  /** The cards that are listed. */
  readonly found: ReadonlySignal<readonly PoolCard[]>
  /** The name of the card that is shown large. */
  readonly shown: Signal<string>
  /** The reasons against a card in decks of the hero; none in open decks, and without a hero. */
  readonly why: ReadonlySignal<(card: CardDef) => readonly string[]>
  /** Everything wrong with the deck; null while it is being checked. */
  readonly problems: ReadonlySignal<readonly Problem[] | null>
  /** The last change, or the reason why it was refused. */
  readonly said: Signal<string>
  /** A message about saving it, '' if all is well. */
  readonly trouble: ReadonlySignal<string>
  /** Replaces the deck. Changes of the same kind in a row are undone together: letters of a name. */
  change(deck: DeckDef, kind?: string): void
  undo(): void
  /** Stops checking the deck. */
  close(): void
}

/** Changes that can be undone. */
const mostPast = 200

/** Milliseconds after a change until the deck is checked: several changes in a row are one. */
const patience = 120

const nothing = (): readonly string[] => []

export function makeBench(pool: Pool, first: DeckDef, decks: Pick<Decks, 'put'>): Bench {
  const deck = signal(first)
  const past = signal<readonly (readonly [deck: DeckDef, kind: string])[]>([])
  const trouble = signal('')
  const said = signal('')
  const filter = signal(noFilter)
  const problems = signal<readonly Problem[] | null>(null)
  const leader = computed(() => deck.value.hero)
  const open = computed(() => deck.value.format === 'open')
  const why = computed(() => {
    const hero = pool.find(leader.value) ?? pool.heroByHand(leader.value)
    return hero && !open.value ? forbids(hero) : nothing
  })
  const words = computed(() => {
    const { words, within } = filter.value
    if (words === '') return []
    // More texts, more cards; a word is misspelt only if none of them has it.
    const read = pool.ready.value === 1 || within === 'name'
    return read ? respelt(pool.cards, filter.value, pool.names.nearWord) : wordsOf(words)
  })
  const found = computed(() => chosen(pool.cards, filter.value, why.value, words.value))
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (problems.value = problemsOf(deck.peek(), pool)), patience)
  }
  const keep = (to: DeckDef): void => {
    deck.value = to
    look()
    void decks.put(to).then((wrong) => (trouble.value = wrong))
  }
  look()
  return {
    ...{ pool, deck, filter, words, found, why, problems, said, trouble },
    canUndo: computed(() => past.value.length > 0),
    pile: signal<Pile>('cards'),
    shown: signal(first.hero),
    change(to, kind = '') {
      const last = past.value.at(-1)
      if (kind === '' || last?.[1] !== kind) past.value = [...past.value.slice(1 - mostPast), [deck.value, kind]]
      keep(to)
    },
    undo() {
      const last = past.value.at(-1)
      if (!last) return
      past.value = past.value.slice(0, -1)
      keep(last[0])
      said.value = 'Taken back.'
    },
    close: () => clearTimeout(timer),
  }
}

/** Everything wrong with a deck, in words for the page. All cards must have been loaded. */
export function problemsOf(deck: DeckDef, { names }: Pool): readonly Problem[] {
  if (deck.hero === '') return [{ where: deck.name, what: 'No hero yet (100.1).', fix: 'Choose who leads the deck.' }]
  return deckProblems(library, { deck, problems: [], unknown: [], remarks: [] }, names)
}

const pileNames: Readonly<Record<Pile, string>> = { cards: 'the deck', side: 'the side deck' }

/** Adds one more copy of a card to a pile, or shows why not. */
export function add(bench: Bench, name: string, pile: Pile = bench.pile.value): void {
  bring(bench, name, copiesIn(bench.deck.value, name, [pile]) + 1, pile)
}

/** Takes one copy of a card out of a pile. */
export function take(bench: Bench, name: string, pile: Pile = bench.pile.value): void {
  const n = copiesIn(bench.deck.value, name, [pile])
  if (n === 0) bench.said.value = `${name} is not in ${pileNames[pile]}.`
  else bring(bench, name, n - 1, pile)
}

/** Brings a card to a number of copies, as far as allowed, and shows why no more. It is one change, which is undone as one. */
export function bring(bench: Bench, name: string, n: number, pile: Pile = bench.pile.value): void {
  const { deck, pool, why, said } = bench
  const card = pool.find(name)
  const now = copiesIn(deck.value, name, [pile])
  let to = n < now ? withCopies(deck.value, name, n, pile) : deck.value
  let refusal = ''
  for (let copies = now + 1; copies <= n && refusal === ''; copies++) {
    refusal = card ? refusalToAdd(to, card, pile, why.value(card)) : pool.names.why(name) || `“${name}” is not known.`
    if (refusal === '') to = withCopies(to, name, copies, pile)
  }
  const has = `${name}: ${copiesIn(to, name, [pile])} in ${pileNames[pile]}, which has ${cardsText(sizeOf(to, pile))}.`
  if (to !== deck.value) bench.change(to)
  said.value = refusal || has
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const cardsText = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
