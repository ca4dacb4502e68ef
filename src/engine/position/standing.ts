/** The Boss in a state of the raid's machine, for positions that begin there. */
import { listed } from '../../language/nodes.ts'
import type { Effect } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'

/**
 * Tells who the Boss is in a state of a raid, and from which deck cards are drawn there.
 * @param raid - The raid.
 * @param state - The name of a state of its machine, one that has no states inside.
 * @returns The state, the name of the Boss's card if the state's title names one, and the deck if entering the state changes it (R303.1b).
 */
export function standsAt(
  { machine: { states }, cards }: RaidDef,
  state: string,
): { state: string; hero?: string; draws?: string } {
  const title = states[state]?.meta?.title
  const hero = title && cards.find(({ name }) => name === title || name.endsWith(`(${title})`))?.name
  const ways = Object.values(states).flatMap(({ on }) => Object.values(on ?? {}).flatMap((one) => listed(one)))
  const entering = ways.flatMap(({ target, actions = [] }) => (target === state ? actions : []))
  const draws = entering
    .flatMap(({ params }): readonly Effect[] => params.do)
    .flatMap((e) => (e.do === 'drawFrom' ? [e.deck] : []))[0]
  return { state, ...(hero ? { hero } : {}), ...(draws ? { draws } : {}) }
}
