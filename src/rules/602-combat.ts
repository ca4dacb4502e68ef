/** The combat step (602) and its protect point (602.2). */
import { PARTY, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { Answer, CardId, Seat, Step } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { window } from './410-priority.ts'
import { canExhaust, orient } from './411-ready.ts'
import { cardsIn } from './415-zones.ts'
import { happen } from './703-triggers.ts'
import { active, works } from './714-modifiers.ts'
import { card, combat, type Game, opponentsOf, opposed, push, pushAll, question, type StepDef, turn } from './game.ts'
import { isIn } from './words.ts'

const set = (g: Game, field: 'attacker' | 'defender' | 'proposed', id: CardId): void => put(g, 'combat', 0, field, id)

export const combatSteps: Record<string, StepDef> = {
  combat: {
    run(g, raw) {
      const attacker = raw.attacker as CardId
      const proposed = raw.defender as CardId
      const seat = card(g, attacker).controller
      put(g, 'combat', 0, 'window', 'attack')
      set(g, 'proposed', proposed)
      orient(g, [attacker], true, { cause: seat })
      happen(
        g,
        { on: 'attack', by: attacker, what: proposed, to: proposed, cause: seat },
        () => set(g, 'attacker', attacker) as undefined,
      )
      pushAll(g, [
        { step: 'strike', wielder: attacker, seat },
        window('attack', turn(g).seat),
        { step: 'protect', asked: [] },
        { step: 'defend' },
        { step: 'conclude' },
      ])
      return null
    },
  },
  protect: {
    run(g, raw) {
      const k = combat(g)
      put(g, 'combat', 0, 'window', 'protect')
      if (k.attacker === 0 || k.proposed === 0 || g.ask.keyword(g, k.attacker, 'Stealth')) return null // 602.2a
      for (const seat of opponentsOf(g, card(g, k.attacker).controller)) {
        if ((raw.asked as readonly Seat[]).includes(seat)) continue
        const can = protectorsOf(g, seat)
        if (can.length === 0) continue
        return question(
          seat,
          'protect',
          '602.2',
          [{ do: 'pass' }, ...can.map((card): Answer => ({ do: 'protect', card }))],
          { card: k.proposed },
        )
      }
      return null
    },
    answer(g, raw, answer, d) {
      if (answer.do === 'pass') {
        push(g, { ...raw, asked: [...(raw.asked as readonly Seat[]), d.seat] } as Step)
        return
      }
      const id = answer.card as CardId
      const old = combat(g).proposed
      orient(g, [id], true, { cause: d.seat })
      happen(g, { on: 'protect', by: id, what: id, for: old, to: combat(g).attacker, cause: d.seat }, () => {
        set(g, 'proposed', id)
        put(g, 'combat', 0, 'protecting', true)
        return undefined
      })
    },
  },
  defend: {
    run(g) {
      const k = combat(g)
      if (k.attacker === 0 || k.proposed === 0) return null // 602.3
      const id = k.proposed
      put(g, 'combat', 0, 'window', 'defend')
      happen(
        g,
        { on: 'defend', by: id, what: id, to: k.attacker, cause: card(g, id).controller },
        () => set(g, 'defender', id) as undefined,
      )
      pushAll(g, [{ step: 'strike', wielder: id, seat: card(g, id).controller }, window('defend', turn(g).seat)])
      return null
    },
  },
}

/** Characters of this seat that may protect the proposed defender (602.2, 602.2b): of a friend too. */
function protectorsOf(g: Game, seat: Seat): CardId[] {
  const k = combat(g)
  if (opposed(g, seat, card(g, k.proposed).controller)) return []
  return cardsIn(g, zoneId(seat, PARTY)).filter((id) => {
    const c = card(g, id)
    if (id === k.proposed || c.exhausted || !g.ask.kind(g, id, 'character')) return false
    if (!g.ask.keyword(g, id, 'Protector') && !allowed(g, id)) return false
    return (
      !cannot(g, { on: 'protect', by: id, what: id, for: k.proposed, to: k.attacker, cause: seat }) &&
      canExhaust(g, id, seat)
    )
  })
}

/** "Can protect your hero": a permission for certain defenders. */
const allowed = (g: Game, id: CardId): boolean =>
  active(g, 'can').some(
    (a) =>
      a.mod.on === 'protect' &&
      isIn(g, a.mod.by, id, a.env) &&
      (a.mod.for === undefined || isIn(g, a.mod.for, combat(g).proposed, a.env)) &&
      works(g, a, id),
  )
