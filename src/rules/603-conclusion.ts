/** The conclusion of a combat (603): blows, checks without triggers or priority, and its end. */
import { put } from '../state/journal.ts'
import { combatPacket, packets } from './408-packets.ts'
import { closeCombat } from './500-closing.ts'
import { isThere } from './602-combat.ts'
import { happen } from './703-triggers.ts'
import { inPlayNow } from './714-modifiers.ts'
import { card, combat, pushAll, type StepDef } from './game.ts'

export const conclusionSteps: Record<string, StepDef> = {
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
      const { attacker, defender, sabotage } = combat(g)
      if (!inPlayNow(g, attacker) || !isThere(g, defender)) return null // 603.1b
      if (sabotage) {
        // 603.1: no damage; it is done, whatever the attacker's ATK
        happen(g, { on: 'sabotage', by: attacker, what: defender, to: defender, cause: card(g, attacker).controller })
        return null
      }
      const list = [combatPacket(g, attacker, defender)]
      if (!g.ask.keyword(g, attacker, 'Long-Range')) list.push(combatPacket(g, defender, attacker)) // 603.1a
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
}
