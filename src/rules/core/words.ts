/** The meaning of the language's words in a game (`src/language/meaning`), with the state's answers to its questions. Only asks; nothing here writes. */

import { compare } from '../../language/compare.ts'
import { meta } from '../../language/compile.ts'
import { hasTrait } from '../../language/meaning/cards.ts'
import type { Facts } from '../../language/meaning/facts.ts'
import { amount, candidates, numberOf, seatsOf, yours } from '../../language/meaning/words.ts'
import type { CardState, SetWho } from '../../language/types.ts'
import {
  ASIDE,
  CHAIN,
  DECK,
  GRAVEYARD,
  HAND,
  inPlay,
  isPlayer,
  isZone,
  linkObj,
  REMOVED,
  seatOf,
  zoneId,
  zoneKind,
  zoneObj,
  zoneOfObj,
  zoneSeat,
} from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { Obj, Seat } from '../../state/types.ts'
import { type Env, named, resultOf, sideThen, siteOf } from './env.ts'
import {
  attachmentsOf,
  controllerOf,
  countersOn,
  inZone,
  isAttacking,
  isBeingPlaced,
  isBlank,
  isDefending,
  isEffect,
  isInCombat,
  isProtecting,
  isTokenOutOfPlay,
  nameOfCard,
  targetsOf,
  withZone,
} from './facts.ts'
import { areas, bossSeat, card, codeOf, type Game, living, looks, opposed, player, turn } from './game.ts'

export {
  amount,
  anyCandidate,
  bounds,
  candidates,
  holds,
  inSet,
  isIn,
  objs,
  seatsOf,
  worded,
} from '../../language/meaning/words.ts'
export { asActor, type Env, envFor, envOf, named, seatOfEnv, siteOf } from './env.ts'

const nothing: readonly Obj[] = []

/** A set with its pick; one that has not been made stands for nothing. */
function picked(g: Game, set: SetWho, env: Env): readonly Obj[] {
  if (set.target !== undefined) return env.targets[meta(set).ptr] ?? nothing
  if (set.top !== undefined) return topsOf(g, set, candidates(g, set, env), amount(g, set.top, env))
  if (set.choose !== undefined || set.random !== undefined || set.most !== undefined || set.least !== undefined) {
    return env.picks[siteOf(set, env)] ?? nothing
  }
  return candidates(g, set, env)
}

/** Those with the most or the least of what a set asks for: several, if they tie. */
export function extremes(g: Game, set: SetWho, env: Env): Obj[] {
  const all = candidates(g, set, env)
  const stat = must(set.most ?? set.least)
  const values = all.map((o) => numberOf(g, stat, o, env))
  const best = set.most !== undefined ? Math.max(...values) : Math.min(...values)
  return all.filter((_, i) => values[i] === best)
}

/** The first or last `n` of each pile (415.3) in a list that has them pile by pile, or the one so far down. */
function topsOf(g: Game, { place }: SetWho, list: readonly Obj[], n: number): readonly Obj[] {
  const first = (m: number): Obj[] => list.filter((o, i) => g.s.cards[list[i - m] ?? 0]?.zone !== g.s.cards[o]?.zone)
  if (typeof place === 'number') return first(place).filter((o) => !first(place - 1).includes(o))
  if (place !== 'bottom') return first(n)
  return list.filter((o, i) => g.s.cards[list[i + n] ?? 0]?.zone !== g.s.cards[o]?.zone)
}

function anyIn(g: Game, set: SetWho, env: Env, is: (o: Obj) => boolean): boolean {
  for (const z of zonesOf(g, set, env)) {
    const cards = g.s.zones[z]?.cards ?? nothing
    if (zoneKind(z) === DECK) {
      for (let i = cards.length - 1; i >= 0; i--) if (is(cards[i]!)) return true
    } else for (const id of cards) if (is(id)) return true
  }
  return false
}

/** Whether a card may be picked in addition to those picked before: not twice, nor where all must have different names, one owner, or so much in all. */
export function goesWith(g: Game, set: SetWho, o: Obj, picked: readonly Obj[], env: Env): boolean {
  if (picked.includes(o)) return false
  if (set.ofOne && picked.some((p) => controllerOf(g, p) !== controllerOf(g, o))) return false // 706.1
  if (set.differ === 'name' && picked.some((p) => nameOfCard(g, card(g, p)) === nameOfCard(g, card(g, o)))) return false
  if (set.combined === undefined) return true
  const [stat, most] = set.combined
  return [...picked, o].reduce((n, one) => n + g.ask.stat(g, one, stat), 0) <= amount(g, most, env)
}

/** Those that can be picked if all must be of one player: of players who have as many as are needed. */
export const ofOnePlayer = (g: Game, set: SetWho, all: readonly Obj[], least: number): readonly Obj[] =>
  set.ofOne ? all.filter((o) => all.filter((p) => controllerOf(g, p) === controllerOf(g, o)).length >= least) : all

const zonesOfGame = ['play', 'hand', 'deck', 'graveyard', 'removed', 'chain'] as const

/** The zones that a set looks in, in turn order from the turn player. */
export function zonesOf(g: Game, set: SetWho, env: Env): number[] {
  const where = set.in ?? 'play'
  if (typeof where !== 'string') {
    if (!('target' in where)) return where.flatMap((one) => zonesOf(g, { ...set, in: one }, env))
    return (env.targets[meta(where).ptr] ?? nothing).map(zoneOfObj)
  }
  if (where === 'everywhere') return zonesOf(g, { ...set, in: zonesOfGame }, env)
  if (where === 'chain') return g.s.chain[0].links.length ? [CHAIN] : []
  const of = where === 'play' && g.cache.sides !== null ? undefined : (set.of ?? set.ofEach) // 401.3: where it lies says nothing then
  const seats = of === undefined ? living(g) : of === 'you' ? [yours(g, set.in, env.you)] : seatsOf(g, of, env)
  const out: number[] = []
  for (const s of seats) {
    const p = player(g, s)
    if (!p) continue
    if (where === 'play') {
      for (const area of areas(g)) out.push(zoneId(s, area))
    } else if (where === 'hand') out.push(zoneId(s, HAND))
    else if (where === 'removed') out.push(zoneId(s, REMOVED))
    else if (where === 'collection') out.push(zoneId(s, ASIDE))
    else if (where === 'deck') out.push(zoneId(s, DECK, p.draws))
    else if (where === 'graveyard') for (let h = 0; h < p.decks.length; h++) out.push(zoneId(s, GRAVEYARD, h))
    else {
      const [kind, name] = where.split(':')
      const home = p.decks.indexOf(must(name))
      if (home >= 0) out.push(zoneId(s, kind === 'deck' ? DECK : GRAVEYARD, home))
    }
  }
  return out
}

/** Whether a card is in a zone that the set names; in play if it names none (706.1b, 712.4), unless it may be anywhere. */
function liesIn(g: Game, set: SetWho, o: Obj, env: Env, anywhere: boolean): boolean {
  looks(g)
  const c = g.s.cards[o]
  if (c === undefined) return false
  if (set.in === undefined && (anywhere || set.among !== undefined)) return true
  const where = set.in ?? 'play'
  if (c.token && isTokenOutOfPlay(c)) return false // 404.2c
  if (typeof where === 'string')
    return inZone(g, where, c) && (set.in === undefined || where !== 'play' || c.became === 0)
  if ('target' in where) return (env.targets[meta(where).ptr] ?? nothing).includes(zoneObj(c.zone))
  return where.some((one) => inZone(g, one, c))
}

function ownerOf(g: Game, o: Obj): Seat {
  if (isPlayer(o)) return seatOf(o)
  return isZone(o) ? zoneSeat(zoneOfObj(o)) : (g.s.cards[o]?.owner ?? 0)
}

function side(g: Game, o: Obj, env: Env): Seat {
  const { zone, owner } = card(g, o)
  return inPlay(zone) || zone === CHAIN ? (sideThen(env, o) ?? controllerOf(g, o)) : owner
}

function inState(g: Game, o: Obj, state: CardState): boolean {
  if (state === 'attacking') return isAttacking(g, o)
  if (state === 'defending') return isDefending(g, o)
  if (state === 'protecting') return isProtecting(g, o)
  if (state === 'inCombat') return isInCombat(g, o)
  const code = codeOf(g, card(g, o))
  // 400.1: what is printed on it makes it an attachment, wherever it is not in play.
  if (state === 'attached') return !inPlay(card(g, o).zone) && (code.attach !== null || code.mode !== null)
  return code.ongoing
}

/** Whether a player's dice of this roll show that. */
function rolled(g: Game, o: Obj, [name, op, n]: NonNullable<SetWho['rolled']>, env: Env): boolean {
  const value = resultOf(named(g, name, env), o)
  if (value === undefined) return false
  if (op === 'odd' || op === 'even') return (value % 2 === 1) === (op === 'odd')
  return compare(value, op, amount(g, must(n), env))
}

/** The state's own answers; other questions are answered by their sections. */
export const tableAsk = {
  living: (g) => living(g),
  opposed,
  boss: (g) => (g.raid ? bossSeat(g) : -1),
  raiders: (g) => turn(g).order.filter((seat) => !player(g, seat).boss).length,
  hero: (g, seat) => player(g, seat).hero,
  startingHero: (g, seat) => player(g, seat).starting,
  playerTrait(g, seat, trait) {
    const { hero } = player(g, seat)
    return g.s.cards[hero]?.became === 0 && hasTrait(g, hero, trait)
  },
  decks: (g, seat) => player(g, seat).decks,
  draws: (g, seat) => player(g, seat).draws,
  turn: (g) => turn(g).seat,
  first: (g) => turn(g).first,
  turns: (g, seat) => player(g, seat).turns,
  stage: (g) => g.raid?.stage(g) ?? 0,
  title: (g) => g.raid?.title(g),
  card: (g, o) => g.s.cards[o],
  text(g, o) {
    const c = g.s.cards[o]
    return c === undefined || isBlank(g, c) ? undefined : codeOf(g, c).def
  },
  name: (g, o) => nameOfCard(g, card(g, o)),
  controller: controllerOf,
  owner: ownerOf,
  isFrom(g, o, deck) {
    const { owner, home } = card(g, o)
    return player(g, owner).decks[home] === deck
  },
  counters: countersOn,
  isResource(g, o) {
    const c = g.s.cards[o]
    return c !== undefined && (c.resource || isBeingPlaced(g, c))
  },
  inState,
  attachments: attachmentsOf,
  effects: (g) => g.s.chain[0].links.map(linkObj).filter((o) => isEffect(g, o, 'effect')),
  isEffect,
  targets: targetsOf,
  withZone,
  became: (g, o) => g.s.cards[o]?.became ?? 0,
  named,
  host: (g, env) => g.s.cards[env.self]?.host ?? 0,
  picked,
  anyIn,
  liesIn,
  side,
  granted(g, n, env) {
    const by = env.grant
    if (by !== null)
      return by.row === null ? amount(g, n, typeof n === 'object' ? { ...by.env, it: env.self } : by.env) : by.row.n
    return env.names.granted?.n ?? amount(g, n, env) // what a trigger noted, or a printed number
  },
  result: (g, name, o, env) => resultOf(named(g, name, env), o),
  rolled,
  did: (g, p, env) => bothSelves(g, env).some((one) => g.ask.happened(g, p, p.since ?? 'turn', one)),
} satisfies Partial<Facts<Game, Env>>

/** The candidate as it is, and a card in a graveyard also as the card in play that it was: "an ally in your graveyard that was destroyed this turn". */
function bothSelves(g: Game, env: Env): readonly Env[] {
  const zone = g.s.cards[env.it]?.zone
  if (zone === undefined || zoneKind(zone) !== GRAVEYARD) return [env]
  const was = Object.values(g.s.cards).find(({ became }) => became === env.it)
  return was === undefined || !inPlay(was.zone) ? [env] : [env, { ...env, it: was.id }]
}
