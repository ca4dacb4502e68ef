/** Random games until every word of the card language has taken effect in one of them. */
import { wordsOfRaid } from '../../src/cli/cards/word-usage.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import { vocabulary } from '../../src/language/schema.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { wordsOn } from '../../src/language/usage.ts'
import { player } from '../../src/rules/core/game.ts'
import { put } from '../../src/state/journal.ts'
import { library } from '../set/index.ts'
import { type Checks, playOut } from './checks.ts'
import { randomRaid } from './random.ts'
import { tableSetup } from './tables.ts'
import { listen } from './words.ts'

const FIRST = 40_000
/** Cards that one table is about. */
const ABOUT = 8
/** Choices of a game that is about some words. */
const MOST = 3000

/** Which of the players' cards have each word, and which raids. */
const users = new Map<string, string[]>()
for (const card of library.cards)
  for (const word of wordsOn(card)) users.set(word, [...(users.get(word) ?? []), card.name])
const raids = library.raids.map((raid) => {
  const words = new Set(raid.cards.flatMap((card) => [...wordsOn(card)]))
  /** Words that no card has. */
  const machine = [...wordsOfRaid(raid)].filter((word) => !words.has(word) && !users.has(word))
  for (const word of machine) words.add(word)
  const bosses = raid.cards.filter(({ type }) => [type].flat().includes('hero')).map(({ name }) => name)
  return { def: raid, words, machine, bosses }
})

/** Of the cards that have these words a handful, others each time: of each word one until there are enough. */
function cardsWith(words: readonly string[], round: number): string[] {
  const some = new Set<string>()
  for (let i = 0; i < words.length && some.size < ABOUT; i++) {
    const cards = users.get(words[(i + round * ABOUT) % words.length]!) ?? []
    if (cards.length > 0 && !cards.some((name) => some.has(name))) some.add(cards[round % cards.length]!)
  }
  return [...some]
}

/** A deck with which raiders come through a raid: what they are told to play, and what nobody survives. */
const strong = (cards: readonly string[]): DeckDef => ({
  id: 'strong',
  name: 'Strong',
  hero: 'Hero A',
  about: 'for soaking',
  format: 'open',
  cards: [[20, 'Star Bolt'], ...[...cards, ...cards, ...cards].map((name) => [1, name] as const)],
})

/**
 * A raid with raiders who come far; `late`: in a late state of its machine, in which the Boss in play is about to fall or to flip. Random players don't
 * get there.
 */
function hardRaid({ def }: (typeof raids)[number], seed: number, cards: readonly string[], late: number): RunningGame {
  const raiders = ['A', 'B', 'C'].map((name) => ({ name, deck: strong(cards) }))
  const g = running(start(library, { raid: def.id, raiders, seed }, { events: false }))
  const falling = Object.entries(def.machine.states).filter(([, { on }]) => on?.fatallyDamaged || on?.bossFlips)
  const state = late > 0 && falling.at(-1 - ((late - 1) % Math.max(1, falling.length)))
  if (!state) return g
  put(g, 'raid', 0, 'value', JSON.stringify(state[0]))
  const { hero } = player(g, 0)
  const [, { on, meta }] = state
  if (!g.s.cards[hero]) return g
  if (on?.fatallyDamaged) put(g, 'cards', hero, 'damage', 99)
  else if (def.cards.some(({ name }) => name === meta?.title)) put(g, 'cards', hero, 'def', meta!.title!)
  return g
}

export interface Heard {
  games: number
  /** Words that took effect in no game, with cards that have each. */
  unheard: readonly string[]
}

/**
 * Plays `games` tables and raids of any cards, then games that are about words still unheard, each until those are heard: tables
 * with cards that have them, raids that have them with raiders who come far. Ends when none is left, or `most` have been
 * played. `watch` is told after each game how it stands.
 */
export function exhaust(
  games: number,
  most: number,
  checks: Checks = { every: 0, leaks: 0 },
  watch?: (played: number, unheard: number) => void,
): Heard {
  const heard = new Set<string>()
  const missing = (): string[] => [...vocabulary].filter((word) => !heard.has(word))
  /** Of a game that is about some words: they have been heard, or it takes too long. */
  const enough = (words: readonly string[]): (() => boolean) => {
    let n = 0
    return () => n++ > MOST || words.every((word) => heard.has(word))
  }
  let seed = FIRST
  const play = (g: RunningGame, more: Partial<Checks> = {}): void => {
    playOut(g, seed++, { ...checks, watch: listen(g, heard), ...more })
    watch?.(seed - FIRST, missing().length)
  }
  for (let i = 0; i < games; i++) {
    play(running(start(library, tableSetup(seed), { events: false })))
    play(randomRaid(seed))
  }
  for (let left = missing(), round = 0; left.length > 0 && seed - FIRST < most; left = missing(), round++) {
    const cards = cardsWith(left, round)
    const raid = raids[round % raids.length]!
    const inRaid = left.filter((word) => raid.words.has(word))
    if (inRaid.length > 0) {
      const late = inRaid.some((word) => raid.machine.includes(word)) ? 1 + (round >> 1) : 0
      play(hardRaid(raid, seed, cards, late), {
        enough: enough(inRaid),
        eager: new Set(['Star Bolt', ...raid.bosses, ...cards]),
      })
    }
    if (cards.length === 0) continue
    const about = left.filter((word) => cards.some((name) => users.get(word)?.includes(name)))
    play(running(start(library, tableSetup(seed, cards), { events: false })), {
      enough: enough(about),
      eager: new Set(cards),
    })
  }
  const unheard = missing().map((word) => `${word} (${(users.get(word) ?? []).slice(0, 3).join(', ')})`)
  return { games: seed - FIRST, unheard }
}
