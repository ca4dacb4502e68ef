/**
 * A table for a card that nobody knows: four seats in two teams, or a raid's Boss against three; things of every kind, and other cards
 * by chance that make much happen.
 */

import { addCard } from '../../../src/engine/add-card.ts'
import type { RunningGame } from '../../../src/engine/game.ts'
import { advance } from '../../../src/engine/loop.ts'
import { seats } from '../../../src/engine/new-game.ts'
import type { Library, Setup } from '../../../src/engine/types.ts'
import { type CardDef, isOwnType } from '../../../src/language/types.ts'
import { hostsFor } from '../../../src/rules/400-attachments.ts'
import { window } from '../../../src/rules/410-priority.ts'
import { relocate, shuffleDeck } from '../../../src/rules/415-zones/zones.ts'
import { phaseStep } from '../../../src/rules/500-turn.ts'
import { next, push } from '../../../src/rules/core/game.ts'
import { mix } from '../../../src/state/dice.ts'
import { DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../../../src/state/ids.ts'
import { insert, put } from '../../../src/state/journal.ts'
import type { Card } from '../../../src/state/types.ts'
import { library as everything } from '../../set/index.ts'
import { deckOf, isRaids, raidWith, SET } from './raid.ts'
import { countersOf, type Standing } from './standing.ts'

const base = { set: 'test', number: 0 } as const

/** What the dictionary names, so that texts find it. */
const known: readonly CardDef[] = [
  {
    ...base,
    name: 'Bear',
    type: 'ally',
    tags: ['Pet (1)', 'Beast', 'Elf', 'Hunter'],
    cost: 2,
    atk: 3,
    health: 5,
    damageType: 'melee',
  },
  {
    ...base,
    name: 'Sword',
    type: 'weapon',
    tags: ['Melee (1)'],
    cost: 1,
    atk: 2,
    strike: 1,
    damageType: 'melee',
  },
  { ...base, name: 'Lantern', type: 'item', tags: ['Unique'], cost: 1 },
  { ...base, name: 'Wall', type: 'armor', tags: ['Shield (1)'], cost: 1, def: 1, reputation: 'Aldor' },
  { ...base, name: 'Fire', type: ['ability', 'ally'], tags: ['Fire Totem'], cost: 1, health: 3, damageType: 'fire' },
  { ...base, name: 'Errand', type: 'quest', powers: [{ pay: [{ do: 'pay', n: 1 }], reward: [{ do: 'draw', n: 1 }] }] },
  { ...base, name: 'Lake', type: 'location', front: [], back: [] },
  {
    ...base,
    name: 'Spark',
    type: 'ability',
    instant: true,
    cost: 0,
    text: [hits('arcane', { target: 1, is: 'character' })],
  },
]
/** It is on no table but where a card's side has to be strong, or to have abilities. */
const banner: CardDef = {
  ...{ ...base, name: 'Banner', type: 'ability' },
  powers: [{ always: [{ mod: 'stat', what: { is: 'character', of: 'you' }, stat: 'atk', n: 6 }] }],
}
function hits(type: 'arcane', to: { target: 1; is: 'character' }) {
  return { do: 'deal', n: 1, type, by: 'yourHero', to } as const
}

/** Cards that work at any table, without what ends it or belongs to a raid. */
const others = everything.cards.filter(
  (c) =>
    !/"token":"|"do":"(startRaid|rebuild|concede|win|lose|bring|drawFrom|swap)"/.test(JSON.stringify(c)) &&
    !c.tags?.includes('Token'),
)
const isLeader = (c: CardDef): boolean => c.type === 'hero' && !c.master
const heroes = others.filter(isLeader)
/** Heroes that raiders may have together (R100.1). */
const oneSide = heroes.filter((c) => c.faction !== 'Horde')
const rest = others.filter((c) => c.type !== 'hero' && c.type !== 'event')
const lies = (c: CardDef): boolean =>
  [c.type].flat().some((t) => ['ally', 'weapon', 'armor', 'item'].includes(t as string))

/** Names of cards of the test set that some texts make tokens or copies of are among all the others. */
const SIDE = 14

/** Where the card itself lies, by what it is; the first seat, a raid's Boss player, has most of it. */
function placed(def: CardDef): readonly (readonly [seat: number, zone: number, more?: Partial<Card>])[] {
  const types = [def.type].flat() as string[]
  const raids = isRaids(def)
  const all: (readonly [number, number, Partial<Card>?])[] = []
  if (types.some(isOwnType)) all.push([0, ROW], [0, ROW, { exhausted: true }])
  if (types.some(isOwnType)) return all
  if (types.includes('hero')) return def.master ? [[0, HAND]] : all
  const home = raids ? Object.keys(raidWith(def).decks).indexOf(deckOf(def)) : 0
  all.push([0, HAND], [0, HAND], [0, GRAVEYARD + home, { home }], [0, DECK + home, { home }])
  if (types.includes('event')) return [...all.slice(2), [0, DECK + home, { home }], [0, ROW, { home }]]
  all.push([1, HAND])
  if (types.includes('quest') || types.includes('location'))
    all.push([0, RESOURCES, { resource: true }], [1, RESOURCES, { resource: true }])
  else if (lies(def) || (def.powers !== undefined && def.attach === undefined))
    all.push([0, PARTY], [1, PARTY], ...(raids ? [[0, PARTY] as const] : []))
  return all
}

/** What happens by chance at the table. */
interface Chance {
  roll: (n: number) => number
  pick: <T>(list: readonly T[]) => T
}
const chance = (seed: number): Chance => {
  let rolled = 0
  const roll = (n: number): number => mix(seed, 0x67756172, rolled++) % n
  return { roll, pick: (list) => list[roll(list.length)] as never }
}

/** Who plays: four in two teams, or a raid's Boss and three raiders. */
function setup(def: CardDef, heroes: readonly CardDef[], seed: number): Setup {
  const isHero = [def.type].flat().includes('hero') && !def.master
  const people = ['A', 'B', 'C', 'D'].map((name, i) => ({
    name,
    team: i % 2,
    deck: {
      id: name,
      name,
      about: 'a guard',
      format: 'open' as const,
      hero: isHero && i === 0 ? def.name : (heroes[i % heroes.length] as CardDef).name,
      cards: [[1, 'Bear']] as const,
    },
  }))
  return isRaids(def)
    ? { raid: raidWith(def).id, raiders: people.slice(1).map(({ name, deck }) => ({ name, deck })), seed }
    : { players: people, seed }
}

/** What the Boss player has of the raid: all of its decks, and what lies beside him. */
function layRaid(g: RunningGame, def: CardDef, { roll, pick }: Chance, lay: Lay): void {
  const { decks, startsWith = [], tokens } = raidWith(def)
  Object.values(decks).forEach((list, home) => {
    const of = list.map(([, name]) => name)
    for (let i = 0; i < 9; i++) lay(pick(of), 0, DECK + home, { home })
    for (let i = 0; i < 2; i++) lay(pick(of), 0, GRAVEYARD + home, { home })
    for (let i = 0; i < 2; i++) lay(pick(of), 0, RESOURCES, { home, faceDown: true, resource: true, seen: 1 })
  })
  for (const [n, name] of startsWith) {
    if (name === def.name) continue
    const row = isOwnType(String(g.code.cards.get(name)!.def.type))
    for (let i = 0; i < n; i++) lay(name, 0, row ? ROW : PARTY, { token: tokens.includes(name) })
  }
  if (def.set !== SET) return
  if (roll(2)) lay('Storm', 0, ROW, { home: 1 })
  for (const name of ['Claws', 'Imp']) lay(name, 0, HAND)
}

type Lay = (name: string, seat: number, zone: number, more?: Partial<Card>) => number

/** What one seat has of everything. */
function laySeat(g: RunningGame, s: number, extra: readonly CardDef[], { roll, pick }: Chance, lay: Lay): void {
  const pool = [...known, ...extra].filter((c) => c.type !== 'location')
  put(g, 'cards', g.s.players[s]!.hero, 'damage', 1 + roll(4))
  for (let i = 0; i < 8; i++) lay('Errand', s, RESOURCES, { faceDown: true, resource: true, seen: 1 << s })
  lay('Errand', s, RESOURCES, { resource: true })
  if (s < 2) lay('Lake', s, RESOURCES, { resource: true })
  const bear = lay('Bear', s, PARTY, { damage: roll(3), counters: { spine: 2 } })
  lay('Bear', s, PARTY) // one too many (414.3)
  lay('Sword', s, PARTY)
  lay('Lantern', s, PARTY, { counters: { time: 3 } })
  if (roll(2)) lay('Wall', s, PARTY, roll(2) ? { host: bear } : {})
  if (roll(2)) lay('Fire', s, PARTY)
  for (const c of extra.filter(lies)) if (roll(4) === 0) lay(c.name, s, PARTY, roll(2) ? { exhausted: true } : {})
  for (let i = 0; i < 5; i++) lay(pick(pool).name, s, HAND)
  for (let i = 0; i < 4; i++) lay(pick(pool).name, s, GRAVEYARD)
  for (let i = 0; i < 9; i++) lay(pick(pool).name, s, DECK)
  if (roll(2)) lay('Bear', s, REMOVED)
}

/** Who has one of the others; of a card that is spoken of by its name a third seat, where the card itself is not beside it. */
const holders = (other: CardDef): readonly number[] => (other.set === base.set ? [0, 1] : [0, 1, 3])

/** One of the others: in a hand, deck and graveyard, and in play if it can be there. */
function layOther(other: CardDef, seat: number, lay: Lay, exhausted: boolean): void {
  for (const zone of [HAND, DECK, GRAVEYARD]) lay(other.name, seat, zone)
  if (lies(other) || other.powers?.some((p) => 'always' in p)) lay(other.name, seat, PARTY, { exhausted })
  if (other.type === 'quest' || other.type === 'location') lay(other.name, seat, RESOURCES, { resource: true })
}

/** Has the card at work: on its other side, hurt, exhausted before its player's turn, attached to the sturdiest, the weakest and one with ATK that can hold it on both sides of the table. */
function setToWork(g: RunningGame, def: CardDef, { turn = 0, counters }: Standing, lay: Lay): void {
  const { name, attach } = def
  const { hero } = g.s.players[0]!
  if (g.s.cards[hero]!.def === name) put(g, 'cards', hero, 'faceDown', true)
  const mine = g.s.zones[zoneId(0, PARTY)]!.cards.find((id) => g.s.cards[id]!.def === name)
  if (mine !== undefined) {
    if (counters) put(g, 'cards', mine, 'counters', Object.fromEntries(countersOf(def).map((name) => [name, counters])))
    else if (turn > 0) put(g, 'cards', mine, 'exhausted', true)
    if ((def.health ?? 0) > 1) put(g, 'cards', mine, 'damage', 1)
  }
  if (attach === undefined) return
  const health = (o: number): number => g.code.cards.get(g.s.cards[o]!.def)!.def.health ?? 0
  const hosts = hostsFor(g, lay(name, 0, HAND), 0).sort((a, b) => health(b) - health(a))
  for (const side of [0, 1]) {
    const [first, ...more] = hosts.filter((o) => g.s.cards[o]!.controller % 2 === side)
    const fierce = more.findLast((o) => (g.code.cards.get(g.s.cards[o]!.def)!.def.atk ?? 0) > 0)
    for (const host of new Set([first, more.at(-1), fierce])) {
      if (host === undefined) continue
      lay(name, 0, PARTY, { host })
      if (g.s.cards[host]!.resource) put(g, 'cards', host, 'exhausted', true)
    }
  }
}

/** Makes so what a card asks for. */
function arrange(
  g: RunningGame,
  { hurt, tokens, worn, dealt, fresh, tired, weary, wounded, banners = 0, full = 0 }: Standing,
  lay: Lay,
): void {
  const heroes = g.s.turn[0]!.order.map((s) => g.s.players[s]!.hero)
  const [hero = 0, foe = 0] = heroes
  if (weary) put(g, 'cards', hero, 'exhausted', true)
  if (hurt !== undefined) for (const id of heroes) put(g, 'cards', id, 'damage', hurt)
  for (const seat of [0, 1]) {
    if (tokens) for (const exhausted of [true, false]) lay('Runt', seat, PARTY, { token: true, exhausted })
    if (worn) for (const host of [...heroes, lay('Sentry', 1 - seat, PARTY)]) lay('Ribbon', seat, PARTY, { host })
  }
  for (let i = g.s.zones[zoneId(0, HAND)]!.cards.length; i < full; i++) lay('Bear', 0, HAND)
  for (let i = 0; i < banners; i++) lay('Banner', 0, PARTY)
  const tool = lay('Rockfall', 0, GRAVEYARD)
  const those = (seat: number, kind: string): number[] =>
    g.s.zones[zoneId(seat, PARTY)]!.cards.filter((id) => g.code.cards.get(g.s.cards[id]!.def)?.kinds.has(kind))
  const characters = (seat: number): number[] => those(seat, 'character')
  for (const id of g.s.turn[0]!.order.flatMap((seat) => those(seat, 'ally'))) {
    if (tired) put(g, 'cards', id, 'exhausted', true)
    if (wounded && (g.code.cards.get(g.s.cards[id]!.def)!.def.health ?? 0) > 1) put(g, 'cards', id, 'damage', 1)
  }
  if (fresh)
    for (const seat of g.s.turn[0]!.order)
      for (const what of g.s.zones[zoneId(seat, PARTY)]!.cards)
        insert(g, 'log', next(g, 'log'), { on: 'enter', what, zone: 'play', seat })
  for (const { type, combat, n } of dealt ?? []) {
    const how = {
      types: [type ?? 'fire'].flat(),
      n: typeof n?.[1] === 'number' ? n[1] : 6,
      ...(combat ? { combat } : {}),
    }
    const sources = [tool, ...those(0, 'weapon')]
    for (const [by, to] of [
      ...characters(1).flatMap((o) => [
        [hero, o],
        [o, hero],
      ]),
      ...characters(0).map((o) => [o, foe]),
    ])
      for (const source of sources) insert(g, 'log', next(g, 'log'), { on: 'deal', by, to, with: source, ...how })
  }
}

/** Takes away what should not be there, into decks, which may be emptied or shuffled then. What is left of a hand or row is the card itself before all. */
function clear(
  g: RunningGame,
  { name }: CardDef,
  { without, ready, resources, hand, deck, alone, shuffled }: Standing,
): void {
  const { order } = g.s.turn[0]!
  const cards = (seat: number, zone: number): Card[] => g.s.zones[zoneId(seat, zone)]!.cards.map((id) => g.s.cards[id]!)
  const isIt = ({ def }: Card): boolean => hand !== 0 && def === name
  const beyond = (zone: number, n: number | undefined): Card[] =>
    n === undefined
      ? []
      : cards(0, zone)
          .toSorted((a, b) => Number(isIt(b)) - Number(isIt(a)))
          .slice(n)
  if (without)
    for (const seat of order)
      for (const { id, def } of cards(seat, PARTY)) {
        const { kinds } = g.code.cards.get(def)!
        if (def !== name && kinds.has(without) && !kinds.has('hero')) relocate(g, id, zoneId(seat, DECK))
      }
  const [, ...copies] = order.flatMap((seat) => cards(seat, PARTY)).filter(({ def }) => def === name)
  for (const { id } of [...(alone ? copies : []), ...beyond(HAND, hand), ...beyond(RESOURCES, resources)])
    relocate(g, id, zoneId(0, DECK))
  for (const { id } of deck === undefined ? [] : cards(0, DECK).slice(deck)) relocate(g, id, zoneId(0, GRAVEYARD))
  for (const { id } of beyond(RESOURCES, ready)) put(g, 'cards', id, 'exhausted', true)
  if (ready !== undefined) put(g, 'players', 0, 'placed', true)
  if (shuffled) for (const seat of order) shuffleDeck(g, seat, 0)
}

/** The table with this card, standing as it is said, in a turn of the first seat if nothing else is, and with `others` in two hands; a hero among them leads the first seat, and often the second. The library is a new one, so its code belongs to this game alone. */
export function setTable(
  def: CardDef,
  seed: number,
  others: readonly CardDef[] = [],
  standing: Standing = {},
): RunningGame {
  const { turn = 0 } = standing
  const raids = isRaids(def)
  const by = chance(seed)
  const extra = [...new Set(Array.from({ length: SIDE }, () => by.pick(rest)))]
  const drawn = Array.from({ length: 4 }, () => by.pick(raids ? oneSide : heroes))
  const own = others.filter(isLeader)
  const led = [...own, ...(seed % 2 === 0 ? own : []), ...new Set(drawn)]
  const cards = [...(raids ? [] : [def]), ...others, ...known, banner, ...extra, ...led]
  const library: Library = {
    raids: [raidWith(raids ? def : null)], // one that a card may start in a game without (800.3)
    cards: cards.filter((c, i, all) => all.findIndex((x) => x.name === c.name) === i),
    decks: [],
  }
  const g = seats(library, setup(def, led, seed), false, false)
  const lay: Lay = (name, seat, zone, { home = 0, ...more } = {}) =>
    addCard(g, name, { owner: seat, zone: zoneId(seat, zone), home }, more)
  if (raids) layRaid(g, def, by, lay)
  for (let s = 0; s < 4; s++) laySeat(g, s, extra, by, lay)
  for (const [seat, zone, more] of placed(def)) lay(def.name, seat, zone, more)
  for (const other of others)
    if (!isLeader(other)) for (const seat of holders(other)) layOther(other, seat, lay, by.roll(3) === 0)
  if (others.length > 0) arrange(g, standing, lay)
  if (standing.atWork) setToWork(g, def, standing, lay)
  clear(g, def, standing)
  for (const s of g.s.turn[0]!.order) {
    put(g, 'players', s, 'turns', 2)
    put(g, 'players', s, 'turnStamp', g.s.misc[0]!.stamp)
  }
  put(g, 'misc', 0, 'stamp', g.s.misc[0]!.stamp + 1)
  put(g, 'turn', 0, 'n', 8)
  put(g, 'turn', 0, 'seat', turn)
  for (const step of ['turns', 'phase.wrap-up', 'phase.end'] as const) push(g, { step })
  if (raids && by.roll(2)) atEvents(g)
  else {
    put(g, 'turn', 0, 'step', 'action')
    put(g, 'turn', 0, 'phase', 'action')
    push(g, window('action', turn))
  }
  g.structure++
  g.epoch++
  return g
}

/** The Boss player's turn as its event step begins. */
function atEvents(g: RunningGame): void {
  put(g, 'turn', 0, 'step', 'event')
  put(g, 'turn', 0, 'phase', 'event')
  for (const name of ['action', 'minion', 'event']) push(g, phaseStep(name))
}

/** Begins: the table is as it stands, until somebody must choose. */
export const begin = (g: RunningGame): void => advance(g)
