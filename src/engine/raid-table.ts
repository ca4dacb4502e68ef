/** The parts of a raid's table besides its cards (`RaidTable`), with the current counts, and the same in words. All of it is public. */

import { inList } from '../language/phrases.ts'
import { inText } from '../language/print/index.ts'
import type { Amount } from '../language/types.ts'
import type { RaidClock, RaidDef, RaidTable } from '../raid/format.ts'
import { threatLevel } from '../raid/threat.ts'
import { bossSeat, card, player } from '../rules/core/game.ts'
import { amount, envFor } from '../rules/core/words.ts'
import { inPlay, RESOURCES, ROW, zoneId } from '../state/ids.ts'
import type { Card, Seat } from '../state/types.ts'
import { comingOf, dealtOnSide } from './coming.ts'
import type { RunningGame } from './game.ts'
import type { Clock, Looms, Pool, SeatView, Threat, View, WaitingPile } from './types.ts'

type Shown = Pick<
  View['raid'],
  'bonds' | 'looms' | 'pools' | 'waits' | 'threat' | 'standins' | 'clock' | 'coming' | 'realm'
>

/** The word for characters in the raid's other realm (R503.1); null if the raid has no other realm. */
export function realmOf({ realm, nouns = {} }: RaidDef): { one: string; many: string } | null {
  if (realm === undefined) return null
  const { one = realm, many = `${realm}s` } = nouns[realm] ?? {}
  return { one, many }
}

/** The data from which the fields are computed. */
interface At {
  g: RunningGame
  def: RaidDef
  table: RaidTable
  boss: Seat
}

const counted = ({ g, boss }: At, n: Amount): number => amount(g, n, envFor(boss, player(g, boss).hero))

/** The computation of each field; undefined if the table shows no such thing. */
const fields: { readonly [K in keyof Required<Shown>]: (at: At) => Shown[K] } = {
  realm: ({ def }) => realmOf(def) ?? undefined,
  bonds(at) {
    const { bonds } = at.table
    return bonds && { ...bonds, left: counted(at, bonds.left) }
  },
  looms(at) {
    const { looms } = at.table
    const card = looms && cardsOf(at.g, at.boss, ROW).find((c) => c.def === looms.card)
    if (!looms || !card) return undefined
    return {
      ...{ ...looms, ...strikes(at.g, card, looms.side, at.boss) },
      ...{ met: counted(at, looms.met), of: counted(at, looms.of), deals: dealtOnSide(at.g, card, looms.side) },
    }
  },
  pools({ g, def, table, boss }) {
    const pools = Object.entries(table.types ?? {}).flatMap(([type, how]) =>
      how.as === 'pool' ? [poolNow(g, def, boss, type, how)] : [],
    )
    return pools.length > 0 ? pools : undefined
  },
  waits(at) {
    const waiting = (at.table.waits ?? []).map((one) => ({ ...one, n: counted(at, one.n) })).filter(({ n }) => n > 0)
    return waiting.length > 0 ? waiting : undefined
  },
  threat(at) {
    const threat = at.table.threat ?? (at.def.threat && { called: 'Threat level', level: threatLevel })
    const level = threat ? counted(at, threat.level) : 0
    return threat && level > 0 ? { ...threat, level } : undefined
  },
  standins(at) {
    const { standins } = at.table
    const of = standins ? counted(at, standins.of) : 0
    return standins && of > 0 ? { ...standins, of, left: counted(at, standins.left) } : undefined
  },
  coming: ({ g }) => comingOf(g),
  clock: ({ g, table, boss }) => clockNow(g, table.clocks ?? [], boss) ?? undefined,
}

const empty: RaidTable = {}

/** A part of a raid's table besides its cards; undefined if it has no such part, or there is no raid. */
export const onRaidTable = <K extends keyof Shown>(g: RunningGame, field: K): Shown[K] =>
  g.def ? fields[field]({ g, def: g.def, table: g.def.table ?? empty, boss: bossSeat(g) }) : undefined

/** The clock printed on the visible side of the Boss in play, with its count; null if there is none, or the Boss has fallen. */
function clockNow(g: RunningGame, clocks: readonly RaidClock[], boss: Seat): Clock | null {
  const { hero, turns } = player(g, boss)
  const card = g.s.cards[hero]
  const side = card?.faceDown ? 'back' : 'front'
  const there = card && card.became === 0 && inPlay(card.zone) ? card.def : ''
  const found = clocks.find((one) => one.boss === undefined || (one.boss === there && (one.side ?? side) === side))
  if (!found) return null
  const env = envFor(boss, hero)
  const n = found.n === 'turns' ? turns : amount(g, found.n, env)
  const at = amount(g, found.at, env)
  const { counts, says, near, down } = found
  return { counts, n, at, says, near: (down ? n - at : at - n) <= near, ...(down ? { down } : {}) }
}

const cardsOf = (g: RunningGame, seat: Seat, kind: number): Card[] =>
  (g.s.zones[zoneId(seat, kind)]?.cards ?? []).map((id) => card(g, id))

/** For a card that flips at the end of each of the Boss player's turns: which of those turns will start with `side` up (1 is the next). */
function strikes(g: RunningGame, card: Card, side: 'front' | 'back', boss: Seat): Pick<Looms, 'id' | 'turns'> {
  const { seat, phase } = g.s.turn[0]
  const waits = g.s.chain[0].links.some((l) => g.s.links[l]?.card === card.id)
  const toTurn = seat === boss && (phase !== 'end' || waits)
  return { id: card.id, turns: (card.faceDown === (side === 'back')) === toTurn ? 2 : 1 }
}

/** The state of a pool. Tokens that have become resources count as used, too: everyone saw that they are tokens as they were created. */
function poolNow(
  g: RunningGame,
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

/** '3 Doom', for each name: the counters on a player or on the raid. */
export const countersText = (counters: SeatView['counters'] = {}): string[] =>
  Object.entries(counters).map(([name, n]) => `${n} ${name}`)

/** The counters on the raid itself, without those that its clock shows. */
export const raidCounters = ({ counters = {}, clock }: View['raid']): string[] =>
  countersText(Object.fromEntries(Object.entries(counters).filter(([name]) => name !== clock?.counts)))

/** A raid's table in sentences, the most important first. */
export function describeRaid(view: View): string[] {
  const { bonds, clock, looms, pools = [], standins, waits = [] } = view.raid
  return [
    ...threatTexts(view),
    ...realmTexts(view),
    ...(standins ? [`${standins.left} of ${standins.of} ${standins.left === 1 ? standins.one : standins.many}.`] : []),
    ...(waits.length > 0 ? [`Face down: ${waitingText(waits)}.`] : []),
    ...(looms ? [loomsText(view, looms)] : []),
    ...(bonds && bonds.left > 0 ? [`${bonds.left} of ${bonds.of} ${bonds.left === 1 ? bonds.one : bonds.many}.`] : []),
    ...(clock ? [clockText(clock)] : []),
    ...comingTexts(view),
    ...Object.entries(view.raid.counters ?? {}).map(
      ([name, n]) => `${n} ${name} ${n === 1 ? 'counter' : 'counters'} on the raid.`,
    ),
    ...pools.filter(({ used }) => used > 0).map(poolText),
  ]
}

/** The Boss's next blows, a sentence each: 'Attacks for 4.' */
export function comingTexts({ raid: { coming } }: View): string[] {
  const { atk: [low, high] = [0, 0], says = [] } = coming ?? {}
  return [
    ...(high > 0 ? [`Attacks for ${low < high ? `${low} to ${high}` : high}.`] : []),
    ...says.map(({ at, text }) => `As its turn ${at}s: ${text}.`),
  ]
}

/** 'Resources 4/10, at 10: a hero dies.' */
const clockText = ({ counts, n, at, says, down }: Clock): string =>
  `${counts} ${down ? `${n} left` : n < at ? `${n}/${at}` : n}, at ${at}: ${says}.`

function loomsText(view: View, { called, turns, met, of, by, id, deals }: Looms): string {
  const boss = view.seats.find((seat) => seat.boss)
  const whose = `${boss ? inText(boss) : 'the Boss'}'s`
  const when = turns === 1 ? `as ${whose} next turn starts` : `as the turn after ${whose} next one starts`
  const bearers = (boss?.row ?? []).flatMap((one) => {
    const host = view.cards[view.cards[one]?.host ?? 0]
    return one !== id && host?.def ? [`${host.def} (${view.seats[host.controller]?.name ?? ''})`] : []
  })
  const who = bearers.length > 0 ? `: ${bearers.join(', ')}` : ''
  return `${called} ${when}${deals ? `: ${deals}` : ''}. ${met} of ${of} ${by}${who}.`
}

function poolText({ called, there, used, pile, marks }: Pool): string {
  const next = marks.find((n) => n > there)
  const kept = pile > 0 ? `, ${used} of ${pile} used` : ''
  return `${called}: ${there} in play${kept}${next ? `; texts ask for ${next} next` : ''}.`
}

/** '2 Events and a Minion wait'. */
export const waitingText = (waits: readonly WaitingPile[]): string => {
  if (waits.length === 0) return ''
  const all = waits.map(({ one, many, n }) => (n === 1 ? `1 ${one}` : `${n} ${many}`))
  return `${inList(all, 'and')} ${waits.length === 1 && waits[0]?.n === 1 ? 'waits' : 'wait'}`
}

/** The resources that this raider would lose if their turn ended with `more` additional ones; 0 for the Boss, and if there is no level. */
export function lostToThreat({ raid: { threat } }: Pick<View, 'raid'>, seat: SeatView | undefined, more = 0): number {
  if (!threat || !seat || seat.boss || seat.lost) return 0
  return Math.max(0, seat.resources.length + more - threat.level)
}

function threatTexts(view: View): string[] {
  const { threat } = view.raid
  if (!threat) return []
  const raiders = view.seats.filter(({ boss, lost }) => !boss && !lost)
  const over = raiders.filter((seat) => lostToThreat(view, seat) > 0)
  const full = raiders.filter(({ resources }) => resources.length === threat.level)
  const told = [
    ...over.map((seat) => `${seat.name} has ${seat.resources.length} resources and loses ${lostToThreat(view, seat)}`),
    ...full.map(({ name }) => `${name} can have no more`),
  ]
  return [`${threat.called} ${threat.level}${told.length > 0 ? `: ${told.join(', ')}` : ''}.`]
}

function realmTexts({ raid: { realm }, seats, cards }: View): string[] {
  if (!realm) return []
  const players = seats.filter(({ away, lost }) => away && !lost).map(({ name }) => name)
  const own = Object.values(cards).filter(
    ({ away, zone, controller }) => away && zone === 'party' && seats[controller]?.away === '',
  )
  const counts = new Map<string, number>()
  for (const { def } of own) counts.set(def ?? '', (counts.get(def ?? '') ?? 0) + 1)
  const names = [...players, ...[...counts].map(([name, n]) => (n === 1 ? name : `${n} × ${name}`))]
  if (names.length === 0) return []
  const are = players.length + own.length === 1 ? `is a ${realm.one}` : `are ${realm.many}`
  return [`${inList(names, 'and')} ${are}: ${realm.many} and everyone else can’t affect each other.`]
}

/**
 * Warnings for a raider before a choice on their own turn: `says` if resources will or could be lost; both '' if nothing is at stake.
 * `placing`: beside an answer that exceeds the level; `have`: the raider's resources; `places`: one more can be placed now.
 */
export function threatWarning(
  threat: Threat | undefined,
  have: number,
  places: boolean,
): { says: string; placing: string } {
  const over = threat ? have - threat.level : -1
  if (!threat || over < 0 || (over === 0 && !places)) return { says: '', placing: '' }
  const goes = (n: number): string => (n === 1 ? 'one is destroyed' : `${n} are destroyed`)
  const told = `${threat.called} ${threat.level}, and you have ${have} resources:`
  return {
    says:
      over > 0 ? `${told} ${goes(over)} as your turn ends.` : `${told} with one more, ${goes(1)} as your turn ends.`,
    placing: places ? `over ${threat.called.toLowerCase()} ${threat.level}` : '',
  }
}
