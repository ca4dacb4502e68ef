/** Durations: "this turn", "until your next turn", "while attacking". */

import { isOneOf } from '../look-up.ts'
import { isTurnPoint, listed } from '../nodes.ts'
import { inList } from '../phrases.ts'
import { type CombatState, type Condition, combatStates, type Duration, type WhileState } from '../types.ts'
import { condition } from './conditions.ts'
import { eventClause } from './events.ts'
import type { Scope } from './scope.ts'
import { hasOnly, Unprintable } from './scope.ts'
import { who } from './who.ts'

/** "this turn", "until your next turn", "during its controller's next ready step". */
export function duration(s: Scope, d: Duration | undefined): string {
  if (d === undefined) return ''
  if (d === 'turn') return ' this turn'
  if (d === 'combat') return ' this combat'
  if ('until' in d) {
    if (!isTurnPoint(d.until)) {
      const ends = listed(d.until).map((e) => {
        const { said, verb } = eventClause(s, e, 'present', 'a')
        return `${said} ${verb}`
      })
      return ` this turn until ${inList(ends, 'or')}`
    }
    const { on, turn } = d.until
    if (turn === 'players')
      return on === 'start' ? ' until the next turn' : d.next ? ' until the end of the next turn' : ' until end of turn'
    const his = who(s, turn, 'each', 'his')
    if (on === 'start') return ` until ${his} next turn`
    return ` until the end of ${his} ${d.next ? 'next ' : ''}turn`
  }
  if ('during' in d) return ` during ${who(s, d.of, 'all', 'his')} next ready step`
  if ('while' in d && isThisSide(s, d.while)) return ` until ${who(s, 'self', 'each')} flips or leaves play`
  if ('while' in d)
    return ` while ${condition(s, d.while).replace(/ (is|are) /, (_, be) => (be === 'is' ? ' remains ' : ' remain '))}`
  throw new Unprintable('unknown duration', d)
}

/** Whether the condition is the text's own side, which needs no words. */
const isThisSide = (s: Scope, c: Condition): boolean =>
  'match' in c && c.match === 'self' && c.state === s.side && hasOnly(c, 'match', 'state')

const isSeveral = (w: WhileState): w is readonly CombatState[] => Array.isArray(w)

function stateWord(state: string): string {
  if (state === 'inCombat') return 'in combat'
  if (!isOneOf(combatStates, state)) throw new Unprintable(`"${state}" is not a state`, state)
  return state
}

/** "while attacking", "while attacking or protecting", "while your hero is exhausted". */
export function whileText(s: Scope, w: WhileState | undefined): string {
  if (w === undefined) return ''
  if (typeof w === 'string' || isSeveral(w)) return ` while ${inList([w].flat().map(stateWord), 'or')}`
  if ('attacking' in w) return ` while attacking ${who(s, w.attacking, 'a')}`
  if ('defending' in w) return ` while defending against ${who(s, w.defending, 'a')}`
  if ('inCombat' in w) return ` while in combat with ${who(s, w.inCombat, 'a')}`
  return ` while ${condition(s, w)}`
}
