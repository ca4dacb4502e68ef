/** The Boss in a state of the raid's machine, for positions that begin there. */
import { listed } from '../../language/nodes.ts'
import type { Effect } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'

/**
 * Tells who the Boss is in a state of a raid, and from which deck cards are drawn there.
 * @param raid - The raid.
 * @param state - The name of a state of its machine, one that has no states inside.
 * @returns The state, the Boss's card (its title names it, or the way there brings it), and the deck if entering the state changes it (R303.1b).
 */
export function standsAt(raid: RaidDef, state: string): { state: string; hero?: string; draws?: string } {
  const { machine, cards } = raid
  const title = machine.states[state]?.meta?.title
  const named = title && cards.find(({ name }) => name === title || name.endsWith(`(${title})`))?.name
  const hero = named || bossesOf(raid).get(state)
  const draws = waysOf(raid, Object.keys(machine.states))
    .filter(({ target }) => target === state)
    .flatMap(({ effects }) => effects.flatMap((e) => (e.do === 'drawFrom' ? [e.deck] : [])))[0]
  return { state, ...(hero ? { hero } : {}), ...(draws ? { draws } : {}) }
}

/** The Boss's card in each state, by a shortest way from the first. */
function bossesOf(raid: RaidDef): ReadonlyMap<string, string> {
  const { machine, starts = '', cards } = raid
  const bosses = new Set(cards.flatMap(({ name, type }) => (type === 'hero' ? [name] : [])))
  const found = new Map([[machine.initial, starts]])
  for (const [from, hero] of found)
    for (const { target, effects } of waysOf(raid, [from])) {
      const next = effects.flatMap((e) => {
        if (e.do === 'swap') return typeof e.for === 'string' ? [e.for] : []
        return e.do === 'bring' ? e.cards.map(([, name]) => name) : []
      })
      if (!found.has(target)) found.set(target, next.findLast((name) => bosses.has(name)) ?? hero)
    }
  return found
}

/** The transitions from these states to others, each with all that is done on the way. */
function waysOf({ machine: { states } }: RaidDef, from: readonly string[]): { target: string; effects: Effect[] }[] {
  return from.flatMap((name) =>
    Object.values(states[name]?.on ?? {}).flatMap((one) =>
      listed(one).flatMap(({ target, actions = [] }) =>
        target === undefined
          ? []
          : [{ target, effects: [...actions, ...(states[target]?.entry ?? [])].flatMap(({ params }) => params.do) }],
      ),
    ),
  )
}
