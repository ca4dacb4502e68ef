/** The conclusion of a combat (603): blows, checks without triggers or priority, and its end. */
import { put } from '../state/journal.ts'
import { combatPacket, packets } from './408-packets.ts'
import { closeCombat } from './500-closing.ts'
import { isThere } from './602-combat.ts'
import { happen } from './703-triggers/events.ts'
import { inPlayNow } from './714-continuous-modifiers/modifiers.ts'
import { card, combat, pushAll, type StepDefs } from './core/game.ts'

export const conclusionSteps = {
  conclude: {
    run(g) {
      put(g, 'combat', 0, 'window', 'conclusion')
      // 603.2: checks, but no triggers are added and nobody gets priority.
      pushAll(g, [{ step: 'blows' }, { step: 'checks' }, { step: 'combat-over' }])
      return null
    },
  },
  /** 603.1: attacker and defender deal each other their ATK, at once. */
  blows: {
    run(g) {
      const { attacker, defender, second, sabotage } = combat(g)
      if (!inPlayNow(g, attacker) || !isThere(g, defender)) return null // 603.1b
      if (sabotage) {
        // 603.1: no damage; it is done, whatever the attacker's ATK
        happen(g, { on: 'sabotage', by: attacker, what: defender, to: defender, cause: card(g, attacker).controller })
        return null
      }
      const against = second === 0 ? [defender] : [defender, second]
      const list = against.map((d) => combatPacket(g, attacker, d))
      // 603.1a
      if (!g.ask.keyword(g, attacker, 'Long-Range')) for (const d of against) list.push(combatPacket(g, d, attacker))
      packets(g, list)
      return null
    },
  },
  'combat-over': {
    run(g) {
      closeCombat(g) // 603.3
      happen(g, { on: 'combat-over' })
      return null
    },
  },
} satisfies Partial<StepDefs>
