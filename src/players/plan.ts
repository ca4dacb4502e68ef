/**
 * The raiders' table plan: what every raider can see coming. It is worked out from what lies on the table, so that all friends come to the same
 * without a word.
 */
import type { CardView } from '../engine/types.ts'
import { onceFor } from './once.ts'
import { attackStrength } from './strength.ts'
import { characters, foes, friends, has, healthLeft, heroOf, type Table } from './table.ts'

/** The Boss's next turn, as far as the table shows. */
export interface Plan {
  /** The damage that reaches one hero if all her characters attack that hero, and each ready protector stops one of them. */
  force: number
  /** The heroes of the raid who could fall to that, the one with the least health left first. */
  endangered: readonly CardView[]
}

/** About what a card that she plays adds to her attacks. */
const surprise = 3

export const planOf = onceFor((t: Table): Plan => {
  const blows = characters(t, foes(t))
    .map((card) => attackStrength(t, card, true))
    .sort((a, b) => b - a)
  const stopped = characters(t, friends(t)).filter((card) => has(card, 'Protector') && !card.exhausted).length
  const force = blows.slice(stopped).reduce((sum, n) => sum + n, surprise)
  const heroes = friends(t).flatMap(({ seat }) => heroOf(t, seat) ?? [])
  const endangered = heroes.filter((hero) => healthLeft(hero) <= force)
  return { force, endangered: endangered.sort((a, b) => healthLeft(a) - healthLeft(b) || a.id - b.id) }
})

/** Whether a hero of the raid could fall on the Boss's next turn. */
export const inDanger = (t: Table, hero: CardView): boolean => planOf(t).endangered.some(({ id }) => id === hero.id)

/** What it is worth then that a protector stays ready (R8, R13). */
export const onGuard = 15

/** Whether any could: then protectors stand ready, and powers that hold back an attack are paid for. */
export const isGuarded = (t: Table): boolean => planOf(t).endangered.length > 0
