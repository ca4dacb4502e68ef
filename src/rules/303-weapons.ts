/** Weapons (303): who may strike with what, what a strike costs, and when a weapon is no longer wielded. */
import { PARTY, playerObj, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { Answer, CardId, Happening, Obj, Seat, Step } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { exhaustResources, modifiedCost, readyResources, spendNext } from './403-costs.ts'
import { mayStrikeTogether } from './406-wielding.ts'
import { canExhaust, orient } from './411-ready.ts'
import { cardsIn } from './415-zones.ts'
import { type Event, happenAll } from './703-triggers.ts'
import { active, inPlayNow, works } from './714-modifiers.ts'
import { card, codeOf, combat, type Game, push, question, type StepDef } from './game.ts'
import { isIn } from './words.ts'

interface StrikeStep extends Step {
  wielder: CardId
  seat: Seat
  /** Weapons chosen so far; they are struck with all at once (406.6). */
  picked?: readonly CardId[]
}

export const weaponSteps: Record<string, StepDef> = {
  /** Asked as a wielder becomes an attacker or defender (303.2). */
  strike: {
    run(g, raw) {
      const step = raw as StrikeStep
      const picked = step.picked ?? []
      const weapons = weaponsFor(g, step, picked)
      if (weapons.length === 0) {
        strike(g, step, picked)
        return null
      }
      return question(
        step.seat,
        'strike',
        '303.2',
        [{ do: 'pass' }, ...weapons.map((card): Answer => ({ do: 'strike', card }))],
        { card: step.wielder, picked },
      )
    },
    answer(g, raw, answer) {
      const step = raw as StrikeStep
      const picked = step.picked ?? []
      if (answer.do === 'pass') strike(g, step, picked)
      else push(g, { ...step, picked: [...picked, answer.card as CardId] })
    },
  },
}

/** The happening "this player strikes with this weapon". */
export const striking = (seat: Seat, weapon: CardId): Happening => ({
  on: 'strike',
  by: playerObj(seat),
  with: weapon,
  cause: seat,
})

const strikeCost = (g: Game, seat: Seat, weapon: CardId): number =>
  modifiedCost(g, codeOf(g, card(g, weapon)).def.strike ?? 0, striking(seat, weapon))

const costOfAll = (g: Game, seat: Seat, weapons: readonly CardId[]): number =>
  weapons.reduce((n, id) => n + strikeCost(g, seat, id), 0)

/** 303.2, 303.2a: pays the cost and associates the weapons with their wielder, all at once and without the chain. */
function strike(g: Game, { seat, wielder }: StrikeStep, weapons: readonly CardId[]): void {
  if (weapons.length === 0) return
  exhaustResources(g, seat, costOfAll(g, seat, weapons))
  orient(g, weapons, true, { cause: seat })
  happenAll(
    g,
    weapons.map(
      (id): Event => ({
        h: { ...striking(seat, id), what: wielder },
        commit: () => put(g, 'combat', 0, 'strikes', [...combat(g).strikes, [wielder, id]]) as undefined,
      }),
    ),
  )
  for (const id of weapons) spendNext(g, striking(seat, id))
}

/** Heroes wield any weapon; other characters what a power lets their controller strike with (303.2, 303.2d). */
function mayWield(g: Game, wielder: Obj, weapon: CardId): boolean {
  if (g.ask.kind(g, wielder, 'hero')) return true
  return active(g, 'can').some(
    (a) =>
      a.mod.on === 'strike' &&
      isIn(g, a.mod.by, wielder, a.env) &&
      (a.mod.with === undefined || isIn(g, a.mod.with, weapon, a.env)) &&
      works(g, a, wielder),
  )
}

/** Weapons that may be struck with now, beside those chosen already (303.2, 303.2c, 303.3). */
function weaponsFor(g: Game, { seat, wielder }: StrikeStep, picked: readonly CardId[]): CardId[] {
  if (!inPlayNow(g, wielder) || !g.ask.kind(g, wielder, 'character')) return []
  const spare = readyResources(g, seat) - costOfAll(g, seat, picked)
  const struck = combat(g).strikes.flatMap(([, w]) => (card(g, w).controller === seat ? [w] : []))
  return cardsIn(g, zoneId(seat, PARTY)).filter(
    (id) =>
      !picked.includes(id) &&
      g.ask.kind(g, id, 'weapon') &&
      mayWield(g, wielder, id) &&
      mayStrikeTogether(g, seat, [...struck, ...picked, id]) &&
      strikeCost(g, seat, id) <= spare &&
      !cannot(g, striking(seat, id)) &&
      canExhaust(g, id, seat),
  )
}

/** 303.2a: ends the association of what is no longer a weapon. Leaving and changing sides end it as they happen. */
export function settleStrikes(g: Game): void {
  const { strikes } = combat(g)
  if (strikes.length === 0) return
  const left = strikes.filter(([, weapon]) => g.ask.kind(g, weapon, 'weapon'))
  if (left.length < strikes.length) put(g, 'combat', 0, 'strikes', left)
}
