/** A deck as data from outside; the rules decide whether it may be played. */
import { z } from 'zod'
import { bounds } from '../state/bounds.ts'

z.config({ jitless: true }) // as in the engine's record.ts, which the start screen has not loaded

const name = z.string().max(bounds.text)

/** A list of limited length. A longer list is refused unread, since every problem in it would be noted. */
export const few = <T extends z.ZodType>(item: T, most: number) => z.array(z.unknown()).max(most).pipe(z.array(item))

/** Words or numbers by name, of limited number. */
export const named = <T extends z.ZodType>(value: T) =>
  z
    .custom<object>(
      (all) => typeof all !== 'object' || all === null || Object.keys(all).length <= bounds.name,
      `more than ${bounds.name} names`,
    )
    .pipe(z.record(name, value))

/** Counts and names of cards. */
export const cardRows = (most: number) => few(z.tuple([z.number().int(), name]), most)

export const deckShape = z.object({
  id: name,
  name,
  hero: name,
  health: z.number().int().min(1).max(99).optional(),
  role: z.enum(['protector', 'healer', 'damage']).optional(),
  about: name,
  side: cardRows(bounds.deck).optional(),
  format: z.enum(['constructed', 'limited', 'open']).optional(),
  cards: cardRows(bounds.deck),
})
