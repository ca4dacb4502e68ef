/** Weapons (303): who may strike with which weapon, the costs of a strike, and the end of wielding. */

import { PARTY, playerObj, zoneId } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, CardId, Happening, Obj, Seat, StepOf } from '../state/types.ts'
import { cannot } from './103-cant.ts'
import { spendNext } from './403-costs.ts'
import { mayStrikeTogether } from './406-wielding.ts'
import { exhausting, exhaustOrReady, refusalToTurn } from './411-ready.ts'
import { exhaustResources } from './412-resources.ts'
import { cardsIn } from './415-zones/zones.ts'
import { type Event, happenAll } from './703-triggers/events.ts'
import { canPay, type Price, pay, priceOf } from './707-adding-links/paying.ts'
import { takeBack } from './707-adding-links/rewinding.ts'
import { active, inPlayNow, works } from './714-continuous-modifiers/modifiers.ts'
import {
  addLink,
  card,
  codeOf,
  combat,
  emptyLink,
  type Game,
  link,
  push,
  question,
  type StepDefs,
} from './core/game.ts'
import { isUndone } from './core/notes.ts'
import { type Refused, refusals } from './core/refusals.ts'
import { envFor, isIn } from './core/words.ts'

const nameOfAll = (weapons: readonly CardId[]): string => [...weapons].sort((a, b) => a - b).join()

export const weaponSteps = {
  /** Asked as a wielder becomes an attacker or defender (303.2). */
  strike: {
    run(g, step) {
      const picked = step.picked ?? []
      const weapons = weaponsFor(g, step, picked)
      const due = weapons.filter((id) => isDemanded(g, step.wielder, picked, id))
      if (weapons.length === 0) {
        strike(g, step, picked)
        return null
      }
      return question(
        step.seat,
        'strike',
        '303.2',
        [
          ...(due.length > 0 ? [] : [{ do: 'pass' } as const]),
          ...(due.length > 0 ? due : weapons).map((card): Answer => ({ do: 'strike', card })),
        ],
        { card: step.wielder, picked },
      )
    },
    answer(g, step, answer) {
      const picked = step.picked ?? []
      if (answer.do === 'pass') strike(g, step, picked)
      else push(g, { ...step, picked: [...picked, must(answer.card)] })
    },
  },
  /** After paying the costs that modifiers add; if they could not be paid, the strike is taken back. */
  struck: {
    run(g, raw) {
      const { frame, choice, ...rest } = raw
      const step = { ...rest, step: 'strike' } as const
      if (!g.s.links[frame]) return null
      const weapons = step.picked ?? []
      if (isUndone(link(g, frame), 'cost')) {
        const refused = [...(step.refused ?? []), nameOfAll(weapons)]
        takeBack(g, choice, { ...step, picked: [], refused }) // 707.2
      } else {
        erase(g, 'links', frame)
        associate(g, step, weapons)
      }
      return null
    },
  },
} satisfies Partial<StepDefs>

/** The happening "this player strikes with this weapon". */
export const striking = (seat: Seat, weapon: CardId): Happening => ({
  on: 'strike',
  by: playerObj(seat),
  with: weapon,
  cause: seat,
})

/** The cost of striking with all of these: their strike costs (303.2), with changes and additions by modifiers (707.1e). */
function priceOfAll(g: Game, seat: Seat, weapons: readonly CardId[]): Price {
  const all = weapons.map((id) => {
    const base = codeOf(g, card(g, id)).def.strike ?? 0
    return priceOf(g, [], striking(seat, id), envFor(seat, id), base)
  })
  return { which: 0, n: all.reduce((n, p) => n + p.n, 0), lists: all.flatMap((p) => p.lists), on: 'strike' }
}

/** 303.2, 303.2a: pays the cost and associates the weapons with their wielder, all at once and without the chain. */
function strike(g: Game, step: StepOf<'strike'>, weapons: readonly CardId[]): void {
  if (weapons.length === 0) return
  const { seat } = step
  const price = priceOfAll(g, seat, weapons)
  if (price.lists.every(({ list }) => list.length === 0)) {
    exhaustResources(g, seat, price.n)
    associate(g, step, weapons)
  } else {
    const frame = addLink(g, { ...emptyLink, card: must(weapons[0]), controller: seat })
    pay(g, frame, price, { ...step, step: 'struck', picked: weapons, frame: frame.id, choice: g.choice - 1 })
  }
}

/** Exhausts the weapons, which is part of the cost, and makes them those that the wielder has. */
function associate(g: Game, { seat, wielder }: StepOf<'strike'>, weapons: readonly CardId[]): void {
  exhaustOrReady(g, weapons, true, exhausting(seat, 'strike'))
  happenAll(
    g,
    weapons.map(
      (id): Event => ({
        h: { ...striking(seat, id), what: wielder },
        commit: () => {
          put(g, 'combat', 0, 'strikes', [...combat(g).strikes, [wielder, id]])
        },
      }),
    ),
  )
  for (const id of weapons) spendNext(g, striking(seat, id))
}

/** Heroes wield any weapon; other characters only weapons that a power lets their controller strike with (303.2, 303.2d). */
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

/** Whether the wielder must strike with that weapon if able, or with one of those chosen already. */
const isDemanded = (g: Game, wielder: CardId, picked: readonly CardId[], weapon: CardId): boolean =>
  active(g, 'must').some(
    (a) =>
      a.mod.on === 'strike' &&
      isIn(g, a.mod.by, wielder, a.env) &&
      isIn(g, must(a.mod.what), weapon, a.env) &&
      !picked.some((id) => isIn(g, must(a.mod.what), id, a.env)) &&
      works(g, a, wielder),
  )

/** A character that is a weapon too can't strike with itself or in a circle: it would add to its own ATK (303.2, ruling 22 in docs/deviations.md). */
const wouldWieldItself = (g: Game, wielder: CardId, weapon: CardId): boolean =>
  wielder === weapon || combat(g).strikes.some(([by, other]) => by === weapon || other === wielder)

/** The weapons to strike with now, together with those already chosen (303.2, 303.2c, 303.3). */
function weaponsFor(g: Game, { seat, wielder, refused }: StepOf<'strike'>, picked: readonly CardId[]): CardId[] {
  if (!inPlayNow(g, wielder) || !g.ask.kind(g, wielder, 'character')) return []
  return cardsIn(g, zoneId(seat, PARTY)).filter(
    (id) => refusalToStrike(g, seat, wielder, picked, id) === null && !refused?.includes(nameOfAll([...picked, id])),
  )
}

/** Why this player can't strike with that card for this wielder now, together with the weapons already chosen; null if they can. */
export function refusalToStrike(
  g: Game,
  seat: Seat,
  wielder: CardId,
  picked: readonly CardId[],
  id: CardId,
): Refused | null {
  if (!inPlayNow(g, id) || card(g, id).zone !== zoneId(seat, PARTY) || !g.ask.kind(g, id, 'weapon'))
    return refusals.weapon
  if (picked.includes(id)) return refusals.twice
  if (!mayWield(g, wielder, id) || wouldWieldItself(g, wielder, id)) return refusals.wielder
  if (card(g, id).exhausted) return refusals.unready
  const struck = combat(g).strikes.flatMap(([, w]) => (card(g, w).controller === seat ? [w] : []))
  if (!mayStrikeTogether(g, seat, [...struck, ...picked, id])) return refusals.together
  const banned = cannot(g, striking(seat, id)) ?? refusalToTurn(g, id, true, exhausting(seat, 'strike'))
  if (banned) return banned
  return canPay(g, priceOfAll(g, seat, [...picked, id]), envFor(seat, id)) ? null : refusals.strikeCost
}

/** 303.2a: ends the association of what is no longer a weapon. Leaving and changing sides end it as they happen. */
export function settleStrikes(g: Game): void {
  const { strikes } = combat(g)
  if (strikes.length === 0) return
  const left = strikes.filter(([, weapon]) => g.ask.kind(g, weapon, 'weapon'))
  if (left.length < strikes.length) put(g, 'combat', 0, 'strikes', left)
}
