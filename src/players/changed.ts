/** Cards as they would be if something about them were different. */
import { cardFields } from '../engine/index.ts'
import type { CardView } from '../engine/types.ts'

/** A card as it would be with some other values. It may be one whose fields are read by need, so it is not copied; and V8 is slow with proxies. */
class Changed {
  readonly #card: CardView
  readonly #by: Partial<CardView>
  constructor(card: CardView, by: Partial<CardView>) {
    this.#card = card
    this.#by = by
  }
  static {
    for (const key of cardFields) {
      const get = function (this: Changed): unknown {
        return (key in this.#by ? this.#by : this.#card)[key]
      }
      Object.defineProperty(Changed.prototype, key, { get, enumerable: true })
    }
  }
}

/** The card as it would be with these values. */
export const changed = (card: CardView, by: Partial<CardView>): CardView => new Changed(card, by) as unknown as CardView
