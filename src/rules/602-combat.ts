/** The combat step (602): attack window, protect point, defend window; and who is in combat. */

import { PARTY, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, CardId, Happening, Obj, Seat, StepOf } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { letExhaust, toll } from './403-costs.ts'
import { window } from './410-priority.ts'
import { exhausting, exhaustOrReady, refusalToTurn } from './411-ready.ts'
import { cardsIn } from './415-zones/zones.ts'
import { leaveCombat } from './602-leaving.ts'
import { type Event, happen, happenAll } from './703-triggers/events.ts'
import type { Verbs } from './709-resolving-links/text.ts'
import { active, inPlayNow, works } from './714-continuous-modifiers/modifiers.ts'
import { controllerOf, isDefending } from './core/facts.ts'
import { card, combat, type Game, opponentsOf, push, pushAll, question, type StepDefs, turn } from './core/game.ts'
import { type Refused, refusals } from './core/refusals.ts'
import { isIn, objs } from './core/words.ts'

export const combatSteps = {
  /** 602.1: the attacker exhausts and starts attacking; none of it uses the chain. */
  combat: {
    run(g, step) {
      const attacker = step.attacker
      const proposed = step.defender
      const seat = card(g, attacker).controller
      put(g, 'combat', 0, 'window', 'attack')
      put(g, 'combat', 0, 'proposed', proposed)
      const second = step.second
      if (second !== 0) put(g, 'combat', 0, 'proposedToo', second)
      put(g, 'combat', 0, 'sabotage', step.sabotage)
      exhaustOrReady(g, [attacker], true, exhausting(seat, 'attack')) // 600.3a: to attack, it costs nothing more
      happen(
        g,
        { on: 'attack', by: attacker, what: proposed, to: proposed, cause: seat, ...both(proposed, second) },
        () => {
          put(g, 'combat', 0, 'attacker', attacker)
        },
      )
      pushAll(g, [
        { step: 'strike', wielder: attacker, seat },
        window('attack', turn(g).seat),
        { step: 'protect', asked: [] },
        ...(second === 0 ? [] : [{ step: 'protect', asked: [], second: true } as const]),
        { step: 'defend' },
        { step: 'conclude' },
      ])
      return null
    },
  },
  /** The protect point (602.2): everyone opposed to the attacker is asked in turn order, while nobody has protected (602.2b). */
  protect: {
    run(g, step) {
      const k = combat(g)
      put(g, 'combat', 0, 'window', 'protect')
      const proposed = k[proposedSlot(step)]
      if (k.attacker === 0 || !isThere(g, proposed) || g.ask.keyword(g, k.attacker, 'Stealth')) return null // 602.2a
      for (const seat of opponentsOf(g, card(g, k.attacker).controller)) {
        if (step.asked.includes(seat)) continue
        const can = protectorsOf(g, seat, proposed)
        if (can.length === 0) continue
        return question(
          seat,
          'protect',
          '602.2',
          [{ do: 'pass' }, ...can.map((card): Answer => ({ do: 'protect', card }))],
          { card: proposed },
        )
      }
      return null
    },
    answer(g, step, answer, d) {
      if (answer.do === 'pass') {
        push(g, { ...step, asked: [...step.asked, d.seat] })
        return
      }
      const id = must(answer.card)
      const old = combat(g)[proposedSlot(step)]
      letExhaust(g, [id], 'protect', true)
      exhaustOrReady(g, [id], true, exhausting(d.seat, 'protect'))
      happen(g, { on: 'protect', by: id, what: id, for: old, to: combat(g).attacker, cause: d.seat }, () => {
        put(g, 'combat', 0, proposedSlot(step), id)
        put(g, 'combat', 0, 'protecting', [...combat(g).protecting, id])
        put(g, 'combat', 0, 'sabotage', false) // 602.2c
        return undefined
      })
    },
  },
  /** 602.3: attacker and defender enter combat with each other. */
  defend: {
    run(g) {
      const { attacker, proposed, proposedToo } = combat(g)
      if (attacker === 0 || !isThere(g, proposed)) return null
      put(g, 'combat', 0, 'window', 'defend')
      startDefending(g, proposed, proposedToo)
      pushAll(g, [
        { step: 'strike', wielder: proposed, seat: controllerOf(g, proposed) },
        ...(proposedToo === 0
          ? []
          : [{ step: 'strike', wielder: proposedToo, seat: controllerOf(g, proposedToo) } as const]),
        window('defend', turn(g).seat),
      ])
      return null
    },
  },
} satisfies Partial<StepDefs>

/** The proposed defender, of two, at this protect point (602.2b). */
const proposedSlot = (step: StepOf<'protect'>): 'proposed' | 'proposedToo' => (step.second ? 'proposedToo' : 'proposed')

/** All defenders of one attack. */
const both = (one: Obj, two: Obj): Partial<Happening> => (two === 0 ? nobody : { tos: [one, two] })
const nobody = {}

/** Whether it can still be a defender: in play, or a zone or player of somebody in the game. */
export const isThere = (g: Game, o: Obj): boolean =>
  o > 0 ? inPlayNow(g, o) : o < 0 && !g.s.players[controllerOf(g, o)]?.lost

/** It starts defending against the attacker, the attacker attacking it, and both enter combat, all at once. */
function startDefending(g: Game, one: Obj, two: Obj = 0): void {
  const { attacker } = combat(g)
  const enters = (by: Obj, to: Obj, more: Partial<Happening> = nobody): Event => ({
    h: { on: 'fight', by, what: by, to, cause: controllerOf(g, by), ...more },
  })
  const defends = (id: Obj, field: 'defender' | 'second'): Event => ({
    h: { on: 'defend', by: id, what: id, to: attacker, cause: controllerOf(g, id) },
    commit: () => {
      put(g, 'combat', 0, field, id)
    },
  })
  happenAll(g, [
    defends(one, 'defender'),
    ...(two === 0 ? [] : [defends(two, 'second')]),
    enters(attacker, one, both(one, two)),
    enters(one, attacker),
    ...(two === 0 ? [] : [enters(two, attacker)]),
  ])
}

/** Characters of this seat that may protect the proposed defender, whoever's it is (602.2, 602.2b). */
function protectorsOf(g: Game, seat: Seat, proposed: Obj): CardId[] {
  const open = g.ask.keyword(g, combat(g).attacker, 'Conspicuous')
  return cardsIn(g, zoneId(seat, PARTY)).filter((id) => refusalOfProtector(g, seat, id, open, proposed) === null)
}

/** Why a card of this seat's party can't protect; `open`: the attacker is Conspicuous. */
function refusalOfProtector(g: Game, seat: Seat, id: CardId, open: boolean, proposed: Obj): Refused | null {
  const k = combat(g)
  if ((id === k.proposed || id === k.proposedToo) && !(id === proposed && protectsItself(g, id))) return refusals.itself // 602.2b
  if (card(g, id).exhausted || !g.ask.kind(g, id, 'character')) return refusals.protector
  const may =
    g.ask.keyword(g, id, 'Protector') ||
    (open && (g.ask.kind(g, id, 'hero') || g.ask.kind(g, id, 'ally'))) ||
    allowed(g, id, proposed)
  if (!may) return refusals.protector
  const banned = cannot(g, { on: 'protect', by: id, what: id, for: proposed, to: k.attacker, cause: seat })
  if (banned) return banned
  return (
    refusalToTurn(g, id, true, exhausting(seat, 'protect')) ??
    (toll(g, id, 'protect') === null ? refusals.exhausting : null)
  )
}

/** Why this card can't protect for that player in this combat (602.2); null if it can. `asked`: whether the player is being asked for protectors now. */
export function refusalToProtect(g: Game, seat: Seat, id: CardId, asked: boolean): Refused | null {
  const k = combat(g)
  if (k.attacker !== 0 && g.ask.keyword(g, k.attacker, 'Stealth')) return refusals.stealth // 602.2a
  if (!asked) return k.protecting.length > 0 ? refusals.protected : refusals.protectWhen // 602.2b
  if (!inPlayNow(g, id) || card(g, id).zone !== zoneId(seat, PARTY)) return refusals.protector
  return refusalOfProtector(g, seat, id, g.ask.keyword(g, k.attacker, 'Conspicuous'), k.proposed)
}

/** "Can protect your hero", "can protect against Warriors": a permission for certain defenders or attackers. */
const allowed = (g: Game, id: CardId, proposed: Obj): boolean =>
  active(g, 'can').some(
    (a) =>
      a.mod.on === 'protect' &&
      isIn(g, a.mod.by, id, a.env) &&
      (a.mod.for === undefined || isIn(g, a.mod.for, proposed, a.env)) &&
      (a.mod.against === undefined || isIn(g, a.mod.against, combat(g).attacker, a.env)) &&
      works(g, a, id),
  )

/** "Can protect himself" contradicts 602.2b, so the card takes precedence (103.1). */
const protectsItself = (g: Game, id: CardId): boolean =>
  active(g, 'can').some(
    (a) => a.mod.on === 'protect' && a.mod.by === a.mod.for && isIn(g, a.mod.by, id, a.env) && works(g, a, id),
  )

export const combatVerbs = {
  /** 602.3a: it replaces the defender. Nobody strikes with weapons then. */
  defend(g, e, envs) {
    const k = combat(g)
    const id = envs.flatMap((env) => objs(g, e.what, env))[0]
    const able = id !== undefined && inPlayNow(g, id) && g.ask.kind(g, id, 'character')
    if (!able || k.window !== 'defend' || k.attacker === 0 || id === k.attacker || isDefending(g, id))
      return { done: false }
    for (let old = k.defender; old !== 0; old = combat(g).defender)
      happen(g, { on: 'uncombat', what: old }, () => {
        leaveCombat(g, old)
      })
    put(g, 'combat', 0, 'sabotage', false)
    put(g, 'combat', 0, 'proposed', id)
    startDefending(g, id)
    return { done: true, val: { o: [id], n: 1 } }
  },
} satisfies Partial<Verbs>
