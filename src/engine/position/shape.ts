/** A position as data from outside; whether it can be laid is decided by check.ts. */
import { z } from 'zod'
import { few, named } from '../../language/deck-shape.ts'
import { bounds } from '../../state/bounds.ts'
import type { StateName } from '../types.ts'

const name = z.string().max(bounds.text)
const names = few(name, bounds.deck)
const count = z.number().int().min(0).max(bounds.number)
const counters = named(count)
const seats = 6

const card = z.object({
  name,
  damage: count.optional(),
  exhausted: z.boolean().optional(),
  faceDown: z.boolean().optional(),
  counters: counters.optional(),
  token: z.boolean().optional(),
  specified: z
    .object({ name: name.optional(), tag: name.optional(), atk: count.optional(), health: count.optional() })
    .optional(),
  type: name.optional(),
  on: name.optional(),
  attach: name.optional(),
  of: z.number().int().min(0).max(seats).optional(),
  fresh: z.boolean().optional(),
})
const placed = z.union([name, card])
const cards = few(placed, bounds.deck)

const side = z.object({
  hero: z.union([name, card.partial()]).optional(),
  counters: counters.optional(),
  turns: count.optional(),
  placed: z.boolean().optional(),
  out: z.boolean().optional(),
  hand: z.union([count, names]).optional(),
  resources: z.union([count, cards]).optional(),
  cards: cards.optional(),
  row: cards.optional(),
  decks: named(names).optional(),
  graveyards: named(names).optional(),
  removed: names.optional(),
  draws: name.optional(),
})

/** One inside another a few times: a raid's states are no deeper. */
const stateName = (deep: number): z.ZodType<StateName> =>
  deep === 0 ? name : z.union([name, z.record(name, stateName(deep - 1))])

export const positionShape = z.object({
  sides: few(side, seats + 1),
  turn: z.number().int().min(0),
  at: name.optional(),
  n: count.optional(),
  state: stateName(6).optional(),
  left: few(name, bounds.raid.states).optional(),
  counters: counters.optional(),
})
