/** Durations: "this turn", "until your next turn", "while attacking". */

import { type CombatState, combatStates, type Duration, type WhileState } from '../types.ts'
import { clauseOf, whoseTurn } from './events.ts'
import type { P } from './parser.ts'
import { all, as, either, here, ifThere, listOf, oneOrMore, part, table, w } from './parts.ts'
import { condition, countedSet, noun, remaining, whose } from './recursive.ts'
import { isSelf, mentioned } from './refs.ts'

const combat: P<CombatState> = table(combatStates.map((s) => [s === 'inCombat' ? 'in combat' : s, s] as const))

/** "while attacking", "while you control a Pet". */
export const whileState: P<WhileState> = part(() =>
  either<WhileState>(
    all([w('while'), listOf(combat, w('or'))], (list) => oneOrMore(list)),
    all([w('while attacking'), noun('event')], (attacking) => ({ attacking })),
    all([w('while defending against'), noun('event')], (defending) => ({ defending })),
    all([w('while in combat with'), noun('event')], (inCombat) => ({ inCombat })),
    all([w('while'), condition], (c) => c),
  ),
)

export const duration: P<Duration> = part(() =>
  either<Duration>(
    as(w('this turn'), () => 'turn' as const),
    all(
      [w('this turn until'), listOf(clauseOf('present'), w('or'))],
      (list) => ({ until: oneOrMore(list) }) as Duration,
    ),
    as(w('this combat'), () => 'combat' as const),
    all([w('while'), remaining], (c) => ({ while: c })),
    all([w('until'), noun('event'), w('flips or leaves play')], (match, { world: { side } }) => {
      return isSelf(match) && side ? { while: { match, state: side } } : undefined
    }),
    all([w('while there remain no'), countedSet, ifThere(w('in play'))], (some) => ({ while: { not: { some } } })),
    all(
      [here, w('until the end of the next turn')],
      (at) => ({ until: { on: 'end', turn: mentioned(at, 'players') }, next: true }) as const,
    ),
    all(
      [here, w('until the next turn')],
      (at) => ({ until: { on: 'start', turn: mentioned(at, 'players') } }) as const,
    ),
    all([w('until'), whoseTurn, w('next turn')], (turn) => ({ until: { on: 'start', turn } }) as const),
    all([w('until the end of'), whoseTurn, w('turn')], (turn) => ({ until: { on: 'end', turn } }) as const),
    all(
      [w('until the end of'), whoseTurn, w('next turn')],
      (turn) => ({ until: { on: 'end', turn }, next: true }) as const,
    ),
    all([w('during'), whose, w('next ready step')], (of) => ({ during: 'ready', of, next: true }) as const),
  ),
)
