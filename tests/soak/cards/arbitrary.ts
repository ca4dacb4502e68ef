/** Cards as fast-check has things: they grow from its draws, and are made smaller by leaving out whatever the grammar lets be left out. */
import fc from 'fast-check'
import type { CardDef } from '../../../src/language/types.ts'
import { changesOf } from './changes.ts'
import { growCard } from './grow.ts'

class Cards extends fc.Arbitrary<CardDef> {
  override generate(random: fc.Random): fc.Value<CardDef> {
    return new fc.Value(
      growCard((from, to) => random.nextInt(from, to)),
      undefined,
    )
  }
  override canShrinkWithoutContext(card: unknown): card is CardDef {
    return typeof card === 'object' && card !== null
  }
  override shrink(card: CardDef): fc.Stream<fc.Value<CardDef>> {
    return fc
      .stream(changesOf(card))
      .filter(({ how }) => how === 'left out')
      .map(({ to }) => new fc.Value(to as CardDef, undefined))
  }
}

/** Cards of the grammar, well-formed for the most part. */
export const cards: fc.Arbitrary<CardDef> = new Cards()

/** By what seed a card is played. */
export const seeds: fc.Arbitrary<number> = fc.noShrink(fc.noBias(fc.nat()))

/** The smallest card made of this one of which the same is so, as far as so many tries find it. */
export function smallest(card: CardDef, isSo: (card: CardDef) => boolean, tries: number): CardDef {
  let left = tries
  const { counterexample } = fc.check(
    fc.property(cards, (c) => left-- <= 0 || !isSo(c)),
    { examples: [[card]], numRuns: 1, seed: 1 },
  )
  return counterexample?.[0] ?? card
}
