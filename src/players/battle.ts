/** Combat decisions: whom to attack, whether to strike, who protects, when to use armor. */
import type { CardView, Decision } from '../engine/types.ts'
import { equipped } from './actions.ts'
import { attackGain, exchange } from './combat.ts'
import { because, plainReason } from './reason.ts'
import { attackStrength, defenceStrength } from './strength.ts'
import { edge } from './strikes.ts'
import { cardOf, has, isRaider, isType, seatView, sideOfObj, type Table } from './table.ts'
import type { Weighed } from './types.ts'
import { isAsked } from './wishes.ts'
import { harm } from './worth.ts'

/** How much worse an attack or a trade may be if it is asked for. */
const favour = 4

export function weighTarget(t: Table, d: Decision): Weighed[] {
  const attacker = cardOf(t, d.about.card || t.view.combat?.attacker || 0)
  return d.answers.map((a, answer) => {
    const defender = cardOf(t, a.card ?? 0)
    if (!attacker || !defender) return { answer, score: 0, say: () => plainReason('Nobody else can be attacked.') }
    const { dealt, taken, kills } = exchange(t, attacker, defender)
    const back = taken > 0 ? `${taken} back` : 'nothing back'
    const rest = `: ${kills ? 'a kill' : `${dealt} damage`}, ${back}.`
    const asked = isAsked(t, 'attack', defender.id)
    const say = () =>
      because(t)`${{ of: attacker.id }} attacks ${{ of: defender.id }}${asked ? ', as asked' : ''}${rest}`
    return {
      answer,
      score: attackGain(t, attacker, defender) + (asked ? favour : isAsked(t, 'spare', defender.id) ? -favour : 0),
      say,
    }
  })
}

/** The card that the wielder fights, and what another strike would do to it. */
export function weighStrike(t: Table, d: Decision): Weighed[] {
  const combat = t.view.combat
  const ours = (id: number | undefined) => !!id && sideOfObj(t, id) > 0
  const us = cardOf(t, ours(combat?.attacker) ? combat!.attacker : combat?.defender || combat?.proposed || 0)
  const them = cardOf(t, ours(combat?.attacker) ? combat?.defender || combat?.proposed || 0 : (combat?.attacker ?? 0))
  return d.answers.map((a, answer) => {
    const weapon = cardOf(t, a.card ?? 0)
    if (a.do === 'pass' || !weapon)
      return { answer, score: 0, say: () => plainReason('A strike isn’t worth its cost.') }
    const n = weapon.atk ?? 0
    const now = us?.atk ?? 0
    const reaches = !!us && !!them && !(us.role !== 'attacker' && has(them, 'Long-Range'))
    const gain = reaches
      ? harm(t, them, now + n) -
        harm(t, them, now) -
        0.25 * (weapon.strike ?? 0) +
        (isRaider(t) && us.role !== 'defender' ? edge(t, weapon) : 0)
      : -1
    const say = () => because(t)`${{ of: weapon.id }} adds ${n} damage against ${{ of: them?.id }}.`
    return { answer, score: gain, say }
  })
}

/** Protects if the exchange is better for us than the one that would happen (602.2). */
export function weighProtect(t: Table, d: Decision): Weighed[] {
  const attacker = cardOf(t, t.view.combat?.attacker ?? 0)
  const defender = cardOf(t, t.view.combat?.proposed || t.view.combat?.defender || 0)
  const fate = (card: CardView | undefined) => (attacker && card ? suffer(t, attacker, card, card !== defender) : 0)
  const open = fate(defender)
  return d.answers.map((a, answer) => {
    if (a.do === 'pass')
      return { answer, score: 0, say: () => because(t)`${{ of: defender?.id }} can take this attack.` }
    const card = cardOf(t, a.card ?? 0)
    const better = fate(card) - open
    const fatal = !!attacker && !!defender && exchange(t, attacker, defender).kills
    const n = attacker ? attackStrength(t, attacker) : 0
    const end = fatal ? ', who would die.' : n > 0 ? ` and takes ${n} damage instead.` : ' and is attacked instead.'
    const say = () => because(t)`${{ of: card?.id }} protects ${{ of: defender?.id }}${end}`
    const asked = defender && isAsked(t, 'guard', defender.id) ? favour : 0
    const steps = isType(defender, 'hero') ? t.role.step : 0
    return { answer, score: better + asked + steps - 0.25, say }
  })
}

function suffer(t: Table, attacker: CardView, defender: CardView, protecting: boolean): number {
  const back = has(attacker, 'Long-Range') ? 0 : defenceStrength(t, defender, protecting)
  return harm(t, attacker, back) - harm(t, defender, attackStrength(t, attacker))
}

/** Uses armor whenever there is damage to a friend, and of several pieces the one that wastes least (717). */
export function weighArmor(t: Table, d: Decision): Weighed[] {
  const packet = d.about.packet
  const friend = !packet || sideOfObj(t, packet.to) > 0
  const to = cardOf(t, packet?.to ?? 0)
  return d.answers.map((a, answer) => {
    if (a.do === 'pass') return { answer, score: 0, say: () => plainReason(`Takes ${packet?.n ?? 'the'} damage.`) }
    if (!friend) return { answer, score: -1, say: () => plainReason('Prevents damage to the other side.') }
    const card = cardOf(t, a.card ?? 0)
    const n = packet?.n ?? 1
    const def = card && isType(card, 'armor') ? (card.def_ ?? n) : n
    const saved = to ? harm(t, to, n) - harm(t, to, Math.max(0, n - def)) : Math.min(n, def)
    const wasted = Math.max(0, def - n)
    const prevented = ` prevents ${Math.min(n, def)} of ${n} damage to `
    return {
      answer,
      score: n > 0 ? saved - 0.05 * wasted : -1,
      say: () => because(t)`${card ? { of: card.id } : 'That'}${prevented}${{ of: packet?.to }}.`,
    }
  })
}

/** If only one of two cards may stay (414), keeps the better one, whichever way the question is asked. */
export function weighUnique(t: Table, d: Decision): Weighed[] {
  return d.answers.map((a, answer) => {
    const card = cardOf(t, a.card ?? 0)
    const owner = card && seatView(t, card.controller)
    const score = card && owner ? -equipped(t, card) - 0.01 * (card.id % 97) : 0
    return { answer, score, say: () => because(t)`Loses ${{ of: a.card }}, the weaker of the two.` }
  })
}
