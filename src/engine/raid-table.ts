/** What a raid's table shows besides its cards (`RaidTable`), counted now, and the same in words. Everybody may know all of it. */
import { inText } from '../language/print/index.ts'
import type { RaidDef, RaidTable } from '../raid/format.ts'
import { bossSeat, player } from '../rules/game.ts'
import { amount, envFor } from '../rules/words.ts'
import { RESOURCES, ROW, zoneId } from '../state/ids.ts'
import type { Card, Seat } from '../state/types.ts'
import type { Game } from './game.ts'
import type { Bonds, Looms, Pool, View } from './types.ts'

type Shown = Pick<View['raid'], 'bonds' | 'looms' | 'pools'>

/** Empty where the raid's table shows nothing besides, as at a table without a raid. */
export function raidTable(g: Game, def: RaidDef): Shown {
  if (!def.table) return {}
  const { bonds, looms, types = {} } = def.table
  const boss = bossSeat(g)
  const env = envFor(boss, player(g, boss).hero)
  const card = looms && cardsOf(g, boss, ROW).find((c) => c.def === looms.card)
  const pools = Object.entries(types).flatMap(([type, how]) =>
    how.as === 'pool' ? [poolNow(g, def, boss, type, how)] : [],
  )
  return {
    ...(bonds ? { bonds: { ...bonds, left: amount(g, bonds.left, env) } satisfies Bonds } : {}),
    ...(looms && card ? { looms: { ...looms, ...strikes(g, card, looms.side, boss), ...averts(looms) } } : {}),
    ...(pools.length > 0 ? { pools } : {}),
  }

  function averts({ met, of }: NonNullable<RaidTable['looms']>): Pick<Looms, 'met' | 'of'> {
    return { met: amount(g, met, env), of: amount(g, of, env) }
  }
}

const cardsOf = (g: Game, seat: Seat, kind: number): Card[] =>
  (g.s.zones[zoneId(seat, kind)]?.cards ?? []).map((id) => g.s.cards[id]!)

/** Of a card that turns over at the end of each of the Boss player's turns: which of them from now on starts with that side up. */
function strikes(g: Game, card: Card, side: 'front' | 'back', boss: Seat): Pick<Looms, 'id' | 'turns'> {
  const { seat, phase } = g.s.turn[0]!
  const waits = g.s.chain[0]!.links.some((l) => g.s.links[l]?.card === card.id)
  const toTurn = seat === boss && (phase !== 'end' || waits)
  return { id: card.id, turns: (card.faceDown === (side === 'back')) === toTurn ? 2 : 1 }
}

/**
 * Those that have become resources are used, too, whatever else they are no longer. They lie face down, and nobody may know what a
 * face-down resource is; that it is a token everybody saw as it was made.
 */
function poolNow(
  g: Game,
  { types = {}, cards, tokens }: RaidDef,
  boss: Seat,
  type: string,
  { pile = 0, marks = [] }: { pile?: number; marks?: readonly number[] },
): Pool {
  const names = new Set(cards.filter((c) => c.type === type).map((c) => c.name))
  const there = cardsOf(g, boss, ROW).filter((c) => names.has(c.def)).length
  const placed = tokens.some((name) => names.has(name)) ? cardsOf(g, boss, RESOURCES).filter((c) => c.token).length : 0
  return { type, called: types[type]?.many ?? type, there, used: there + placed, pile, marks }
}

/** The same in sentences, what matters most first. */
export function describeRaid(view: View): string[] {
  const { bonds, looms, pools = [] } = view.raid
  return [
    ...(looms ? [loomsText(view, looms)] : []),
    ...(bonds && bonds.left > 0 ? [`${bonds.left} of ${bonds.of} ${bonds.left === 1 ? bonds.one : bonds.many}.`] : []),
    ...pools.filter(({ used }) => used > 0).map(poolText),
  ]
}

function loomsText(view: View, { called, turns, met, of, by, id }: Looms): string {
  const boss = view.seats.find((seat) => seat.boss)
  const whose = `${boss ? inText(boss) : 'the Boss'}'s`
  const when = turns === 1 ? `as ${whose} next turn starts` : `as the turn after ${whose} next one starts`
  const bearers = (boss?.row ?? []).flatMap((one) => {
    const host = view.cards[view.cards[one]?.host ?? 0]
    return one !== id && host?.def ? [`${host.def} (${view.seats[host.controller]?.name ?? ''})`] : []
  })
  const who = bearers.length > 0 ? `: ${bearers.join(', ')}` : ''
  return `${called} ${when}. ${met} of ${of} ${by}${who}.`
}

function poolText({ called, there, used, pile, marks }: Pool): string {
  const next = marks.find((n) => n > there)
  const kept = pile > 0 ? `, ${used} of ${pile} used` : ''
  return `${called}: ${there} in play${kept}${next ? `; texts ask for ${next} next` : ''}.`
}
