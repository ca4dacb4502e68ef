/** Measures how far a raid has come. */
import { listed } from '../language/nodes.ts'
import { once } from '../language/once.ts'
import type { RaidDef, RaidStateNode } from '../raid/format.ts'
import { stateName } from '../raid/machine.ts'
import { number } from '../rules/714-continuous-modifiers/modifiers.ts'
import { bossSeat, card, player } from '../rules/core/game.ts'
import { amount, envFor } from '../rules/core/words.ts'
import { running } from './game.ts'
import type { Game } from './types.ts'

/** The way that the raiders have come; everybody can see it. */
export interface Progress {
  /** Stages that are over. */
  past: number
  /** The share of the present Boss's health that is gone, from 0 to 1; 0 where the Boss can't be damaged. */
  share: number
  /** The number of stages in this mode; 0 at a table without a raid. */
  stages: number
  /** `past` and `share` as a share of all stages, from 0 to 1; 1 once the raid is won. */
  far: number
}

/**
 * Tells how far a raid has come. Stages that turn into each other and back, as tides do, count as one.
 * @param game - A game.
 * @returns The stages behind the raiders, how much of the present one is done, and the number of stages (R203.1); zeros at a table without a raid.
 */
export function progress(game: Game): Progress {
  const g = running(game)
  if (!g.def) return { past: 0, share: 0, stages: 0, far: 0 }
  const { value, done, mode } = g.s.raid[0]
  const { stageOf, kinds } = stagesIn(g.def)
  const env = envFor(bossSeat(g), 0)
  const lots = Object.values(g.raid?.lots(mode) ?? {}).reduce<number>((sum, n) => sum + amount(g, n, env), 0)
  const stages = kinds.sure + Math.min(kinds.drawn, lots || kinds.drawn)
  const present = stageOf(stateName(g.def, value))
  const past = new Set(done.map(stageOf).filter((n) => n > 0 && n !== present)).size
  const { hero } = player(g, bossSeat(g))
  const health = hero > 0 && present > 0 ? (number(g, hero, 'health') ?? 0) : 0
  const share = health > 0 ? Math.min(1, card(g, hero).damage / health) : 0
  const won = g.s.misc[0].outcome?.result === 'raiders'
  return { past, share, stages, far: won ? 1 : Math.min(1, (past + share) / Math.max(1, stages)) }
}

/** The stages of a raid: which one a state belongs to, 0 for none; how many always come, and how many only if their card is drawn. */
const stagesIn = once(({ machine: { states } }: RaidDef) => {
  const numbers = new Map(Object.entries(states).map(([name, { meta }]) => [name, meta?.stage ?? 0]))
  const targets = ({ on = {} }: RaidStateNode): string[] =>
    Object.values(on).flatMap((ways) => listed(ways).flatMap(({ target }) => target ?? []))
  const leads = (from: string, to: string): boolean => targets(states[from] ?? {}).includes(to)
  for (const [name, n] of numbers)
    for (const [other, m] of numbers)
      if (n > 0 && m > n && leads(name, other) && leads(other, name)) numbers.set(other, n)
  const all = [...new Set(numbers.values())].filter((n) => n > 0)
  const drawn = all.filter((n) => [...numbers].some(([name, m]) => m === n && states[name]?.meta?.card)).length
  return { stageOf: (state: string): number => numbers.get(state) ?? 0, kinds: { drawn, sure: all.length - drawn } }
})
