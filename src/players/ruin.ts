/** Which answers end the bot's own game, or a friend's, as far as its view can foresee: no bot gives one of them while there is another. */
import type { Answer, CardView, Decision, Obj } from '../engine/types.ts'
import type { CardDef } from '../language/types.ts'
import { playerObj } from '../state/ids.ts'
import { added, powerOf, textOf } from './actions.ts'
import { bind } from './bindings.ts'
import { defenders, exchange, protectors } from './combat.ts'
import { echoed, type Fate, fated, fateOfCard, isRuin, newFate, preferred, wound } from './fate.ts'
import { frame, type ReadFrame } from './frame.ts'
import { asking } from './picking.ts'
import { bindPicks } from './picks.ts'
import { hurts } from './prohibitions.ts'
import { cardOf, defIn, isType, type Table } from './table.ts'
import { valuesOfX } from './xs.ts'

/** Whether this answer ends the game for this seat or a friend without winning it, whatever we choose next. */
export function ruins(t: Table, d: Decision, index: number): boolean {
  const answer = d.answers[index]
  const fates = answer ? fatesOf(t, d, answer) : none
  return fates.length > 0 && fates.every((fate) => isRuin(t, fate))
}

/** The answers that ruin nobody; all of them if every one does. */
export function harmless(t: Table, d: Decision): readonly number[] {
  const all = d.answers.map((_, i) => i)
  const safe = all.filter((i) => !ruins(t, d, i))
  return safe.length > 0 ? safe : all
}

const none: readonly Fate[] = []

/** What may come of an answer, as we choose; nothing if that can't be foreseen. */
function fatesOf(t: Table, d: Decision, answer: Answer): readonly Fate[] {
  const { do: act, card = 0 } = answer
  if (d.kind === 'priority') return act === 'attack' ? fatesOfAttack(t, card) : fatesOfAct(t, answer)
  if (d.kind === 'attacker-target') return [assault(t, d.about.card || t.view.combat?.attacker || 0, card)]
  if (act === 'pass') return none
  if (d.kind === 'protect') return [fight(t, t.view.combat?.attacker ?? 0, card, true)]
  if (d.kind === 'strike') return [struck(t, card)]
  return asked.has(d.kind) ? fatesOfPart(t, d, answer) : none
}

/** What is asked about a text. */
const asked: ReadonlySet<Decision['kind']> = new Set(['target', 'cost', 'choose', 'number', 'x', 'mode', 'yes-no'])

function fatesOfAct(t: Table, answer: Answer): readonly Fate[] {
  const { do: act, card: id = 0 } = answer
  const card = cardOf(t, id)
  const def = card && defIn(t, card)
  if (!card || !def) return none
  if (act === 'play') {
    const f = frame(t.me, id)
    const xs = def.x ? [0] : valuesOfX(t, f, added(def))
    return xs.map((x) =>
      entered(t, card, echoed(t, { on: 'play', by: playerObj(t.me), what: id }, playedWith(t, f, def, x))),
    )
  }
  const power = powerOf(t, answer, card)
  if (!power) return none
  const f = frame(t.me, id, card.host)
  const event = { on: act === 'complete' ? 'complete' : 'use', by: playerObj(t.me), what: id }
  return valuesOfX(t, f, power.pay).map((x) => echoed(t, event, fated(t, { ...f, x }, textOf(power), newFate())))
}

const playedWith = (t: Table, f: ReadFrame, def: CardDef, x: number): Fate => fateOfCard(t, { ...f, x }, def)

/** What else happens as such a card enters play. */
const entered = (t: Table, card: CardView, fate: Fate): Fate =>
  ['ally', 'weapon', 'armor', 'item'].some((type) => isType(card, type))
    ? echoed(t, { on: 'enter', what: card.id, zone: 'play' }, fate)
    : fate

/** An attack against whomever we choose. */
function fatesOfAttack(t: Table, id: Obj): readonly Fate[] {
  const card = cardOf(t, id)
  return card ? defenders(t, card).map((defender) => assault(t, id, defender.id)) : none
}

/** An attack on this one, or on whoever protects it: also one whom the attack itself readies. */
function assault(t: Table, attackerId: Obj, defenderId: Obj): Fate {
  const [attacker, defender] = [cardOf(t, attackerId), cardOf(t, defenderId)]
  const { ready } = echoed(t, { on: 'attack', by: attackerId }, newFate())
  const guards = attacker && defender ? protectors(t, attacker, defender, ready) : []
  const all = [fight(t, attackerId, defenderId), ...guards.map(({ id }) => fight(t, attackerId, id, true))]
  return preferred(t, all, false)
}

/** A combat between these two, without what may still be done about it. */
function fight(t: Table, attackerId: Obj, defenderId: Obj, protecting = false): Fate {
  const [attacker, defender] = [cardOf(t, attackerId), cardOf(t, defenderId)]
  const fate = echoed(t, { on: 'attack', by: attackerId }, newFate())
  if (!attacker || !defender) return fate
  const { dealt, taken } = exchange(t, attacker, defender, protecting)
  return blow(t, defender, attacker, taken, blow(t, attacker, defender, dealt, fate))
}

/** Combat damage, and what happens because of it. */
function blow(t: Table, by: CardView, to: CardView, n: number, before: Fate): Fate {
  if (n <= 0 || !hurts(t, to, by.damageTypes[0])) return before
  const fate = echoed(t, { on: 'deal', by: by.id, to: to.id, combat: true }, before)
  wound(fate, to.id, n)
  return fate
}

/** A strike in the combat that is going on, and the damage that it will be dealt with. */
function struck(t: Table, id: Obj): Fate {
  const weapon = cardOf(t, id)
  const combat = t.view.combat
  if (!weapon || !combat) return newFate()
  const foe = combat.defender || combat.proposed
  const [by, to] =
    cardOf(t, combat.attacker)?.controller === weapon.controller ? [combat.attacker, foe] : [foe, combat.attacker]
  const fate = echoed(t, { on: 'strike', by: playerObj(weapon.controller), with: id }, newFate())
  return echoed(t, { on: 'deal', by, to, with: id, combat: true }, fate)
}

/** What comes of an answer to a question about a text: of what is still to be done of it. */
function fatesOfPart(t: Table, d: Decision, { do: what, card, n = 0 }: Answer): readonly Fate[] {
  const { f, pick, effect, text, power, def } = asking(t, d)
  const rest = effect && d.kind !== 'target' && text.includes(effect) ? text.slice(text.indexOf(effect)) : text
  const then = (own: ReadFrame, list = rest): Fate[] => [fated(t, own, list, newFate())]
  if (what === 'pick' || what === 'done') {
    if (!pick) return none
    const objs = [...(d.about.picked ?? []), ...(what === 'pick' && card !== undefined ? [card] : [])]
    const own = bindPicks(f, pick, objs)
    return def?.attach === pick ? [fateOfCard(t, { ...own, host: objs[0] ?? 0 }, def)] : then(own)
  }
  if (d.kind === 'mode') {
    const modal = effect?.do === 'modes' ? effect : text.find((e) => e.do === 'modes')
    return modal?.do === 'modes' ? then(f, modal.of[n]) : none
  }
  if (d.kind === 'yes-no') {
    const tried = effect?.do === 'try' ? effect : text.find((e) => e.do === 'try')
    if (tried?.do !== 'try') return what === 'yes' ? then(f) : none
    const names = tried.as ? bind(f.names, tried.as, [playerObj(t.me)]) : f.names
    return what === 'yes' ? then({ ...f, names }, [...tried.these, ...(tried.then ?? [])]) : then(f, tried.else ?? [])
  }
  if (what !== 'number') return none
  if (d.kind === 'x')
    return power && 'pay' in power ? then({ ...f, x: n }, textOf(power)) : def ? [playedWith(t, f, def, n)] : none
  const own = effect?.as ? { ...f, numbers: bind(f.numbers, effect.as, n) } : f
  return effect?.do === 'put' && def?.text ? [fateOfCard(t, own, def)] : then(own)
}
