/** Uniqueness (414): cards that a player can't control at the same time, and how they repair it, at any time. */

import { whileOf } from '../language/nodes.ts'
import { GRAVEYARD, PARTY, zoneId } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { CardId, Seat, Step } from '../state/types.ts'
import { limitsOf } from './202-tags.ts'
import { overfull, wielded, wielding } from './406-wielding.ts'
import { cardsIn, transfer, zoneFor } from './415-zones/zones.ts'
import { type Active, active, works } from './714-continuous-modifiers/modifiers.ts'
import { isBlank, nameOfCard } from './core/facts.ts'
import { card, codeOf, type Game, living, push, pushAll, question, type StepDefs } from './core/game.ts'
import { amount } from './core/words.ts'

/** "You can control an additional Pet": by how much modifiers raise what a tag allows this seat. */
function additional(g: Game, seat: Seat, tag: string): number {
  let n = 0
  for (const a of active(g, 'limit')) {
    if (a.env.you !== seat || a.mod.tag !== tag || !works(g, a, a.card)) continue
    n += a.mod.n === 'any' ? Number.POSITIVE_INFINITY : amount(g, a.mod.n, a.env)
  }
  return n
}

/** Whether a player has no maximum hand size (415.4b). */
export const holdsAny = (g: Game, seat: Seat): boolean => additional(g, seat, 'hand') === Number.POSITIVE_INFINITY

const none: readonly CardId[] = []

/** The cards that a player could not keep beside this one of theirs, if it came into play (414.3). */
export const clashing = (g: Game, seat: Seat, id: CardId): readonly CardId[] =>
  codeOf(g, card(g, id)).restricted ? violation(g, seat, [id]).filter((other) => other !== id) : none

/** Cards of a player that can't all be controlled at once (414.3); the first violation found. `more`: cards as if they were in the party too. */
function violation(g: Game, seat: Seat, more: readonly CardId[] = none): readonly CardId[] {
  const granted = active(g, 'is').length > 0
  const own = cardsIn(g, zoneId(seat, PARTY))
  const party = more.length > 0 ? [...own, ...more] : own
  if (!granted && !party.some((id) => codeOf(g, card(g, id)).restricted)) return none
  const cards = party.filter((id) => !isBlank(g, card(g, id)))
  const byName = new Map<string, CardId[]>()
  const limits = new Map<string, number>()
  for (const id of cards) {
    const c = card(g, id)
    if (granted ? g.ask.tag(g, id, 'Unique') : codeOf(g, c).called.has('Unique')) {
      const name = nameOfCard(g, c)
      if (name !== '') byName.set(name, [...(byName.get(name) ?? []), id])
    }
    for (const [tag, limit] of limitsOf(g, c))
      if (!wielded.has(tag)) limits.set(tag, Math.min(limit, limits.get(tag) ?? limit))
  }
  for (const ids of byName.values()) if (ids.length > 1) return ids // 414.3a
  for (const [tag, limit] of limits) {
    const ids = cards.filter((id) => g.ask.tag(g, id, tag))
    if (ids.length > limit && ids.length > limit + additional(g, seat, tag)) return ids // 414.3b
  }
  return overfull(g, seat, cards, (tag) => additional(g, seat, tag)) // 414.3c, 414.3d
}

/** Whether nobody violates uniqueness; cached until cards or powers come or go. */
function isTidy(g: Game): boolean {
  const k = g.cache
  if (k.tidy === g.structure && (!k.fickle || k.tidied === g.epoch)) return true
  if (living(g).some((seat) => violation(g, seat).length > 0)) return false
  k.fickle = isFickle(g)
  k.tidied = g.epoch
  k.tidy = g.structure
  return true
}

/** Whether something that raises or lowers a limit has a condition: then it may change with anything (414.1). */
const isFickle = (g: Game): boolean =>
  active(g, 'keyword').some((a) => wielding.has(a.mod.keyword) && isConditional(a)) ||
  [...active(g, 'noPowers'), ...active(g, 'is'), ...active(g, 'limit')].some(isConditional)

const isConditional = (a: Active): boolean => a.only !== undefined || whileOf(a.mod) !== undefined || a.via !== null

/** Has violations repaired before anything else goes on, then goes on with this step (414.1). True if there were any. */
export function repairFirst(g: Game, step: Step): boolean {
  if (isTidy(g)) return false
  pushAll(g, [{ step: 'unique' }, step])
  return true
}

export const uniquenessSteps = {
  /** The violating players choose one card after another, the turn player first (414.2). */
  unique: {
    run(g) {
      for (const seat of living(g)) {
        const cards = violation(g, seat)
        if (cards.length > 0)
          return question(
            seat,
            'unique',
            '414.2',
            cards.map((id) => ({ do: 'pick', card: id })),
            {},
          )
      }
      return null
    },
    answer(g, step, answer) {
      push(g, step)
      const id = must(answer.card)
      transfer(g, [{ id, zone: zoneFor(card(g, id), GRAVEYARD) }], { game: true }) // 103.3
    },
  },
} satisfies Partial<StepDefs>
