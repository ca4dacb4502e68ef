/** Some of the kept cards through the exhaustive runner, as a job for the pool. */
import { allCards } from '../../src/cards/sets/index.ts'
import { type Ran, runCard } from './cards/kept.ts'

/** The names of some kept cards, and by which seed they are played. */
export interface KeptJob {
  names: readonly string[]
  seed: number
}

const named = new Map((await allCards()).map((card) => [card.name, card]))

export const doJob = ({ names, seed }: KeptJob): Ran[] =>
  names.flatMap((name) => {
    const card = named.get(name)
    return card ? [runCard(card, seed, named)] : []
  })
