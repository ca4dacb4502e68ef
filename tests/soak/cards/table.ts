/** A table for a card that nobody knows: four seats in two teams, things of every kind, and other cards by chance that make much happen. */
import { addCard, advance, type Game, seats } from '../../../src/engine/game.ts'
import type { Library } from '../../../src/engine/types.ts'
import type { CardDef } from '../../../src/language/types.ts'
import { window } from '../../../src/rules/410-priority.ts'
import { push } from '../../../src/rules/game.ts'
import { mix } from '../../../src/state/dice.ts'
import { DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, zoneId } from '../../../src/state/ids.ts'
import { put } from '../../../src/state/journal.ts'
import type { Card } from '../../../src/state/types.ts'
import { library as everything } from '../../set/index.ts'

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
function hits(type: 'arcane', to: { target: 1; is: 'character' }) {
  return { do: 'deal', n: 1, type, by: 'yourHero', to } as const
}

/** Cards that work at any table, without what ends it or belongs to a raid. */
const others = everything.cards.filter(
  (c) =>
    !/"token":"|"do":"(startRaid|rebuild|concede|win|lose|bring|drawFrom|swap)"/.test(JSON.stringify(c)) &&
    !c.tags?.includes('Token'),
)
const heroes = others.filter((c) => c.type === 'hero' && !c.master)
const rest = others.filter((c) => c.type !== 'hero' && c.type !== 'event')
const lies = (c: CardDef): boolean =>
  [c.type].flat().some((t) => ['ally', 'weapon', 'armor', 'item'].includes(t as string))

/** Names of cards of the test set that some texts make tokens or copies of are among all the others. */
const SIDE = 14

/** Where the card itself lies, by what it is; the first seat has most of it. */
function placed(def: CardDef): readonly (readonly [seat: number, zone: number, more?: Partial<Card>])[] {
  const types = [def.type].flat() as string[]
  const all: (readonly [number, number, Partial<Card>?])[] = []
  if (types.includes('hero')) return all
  all.push([0, HAND], [0, HAND], [1, HAND], [0, GRAVEYARD], [0, DECK])
  if (types.includes('quest') || types.includes('location'))
    all.push([0, RESOURCES, { resource: true }], [1, RESOURCES, { resource: true }])
  else if (lies(def) || (def.powers !== undefined && def.attach === undefined)) all.push([0, PARTY], [1, PARTY])
  return all
}

/** The table with this card, in the action step of the first seat. The library is a new one, so its code belongs to this game alone. */
export function setTable(def: CardDef, seed: number): Game {
  let rolled = 0
  const roll = (n: number): number => mix(seed, 0x67756172, rolled++) % n
  const pick = <T>(list: readonly T[]): T => list[roll(list.length)] as T
  const extra = [...new Set(Array.from({ length: SIDE }, () => pick(rest)))]
  const led = [...new Set(Array.from({ length: 4 }, () => pick(heroes)))]
  const cards = [...known, ...extra, ...led, def].filter((c, i, all) => all.findIndex((x) => x.name === c.name) === i)
  const library: Library = { raids: [], cards, decks: [] }
  const isHero = [def.type].flat().includes('hero') && !def.master
  const players = ['A', 'B', 'C', 'D'].map((name, i) => ({
    name,
    team: i % 2,
    deck: {
      id: name,
      name,
      about: 'a guard',
      format: 'open' as const,
      hero: isHero && i === 0 ? def.name : (led[i % led.length] as CardDef).name,
      cards: [[1, 'Bear']] as const,
    },
  }))
  const g = seats(library, { players, seed }, false, false)
  const lay = (name: string, seat: number, zone: number, more: Partial<Card> = {}): number =>
    addCard(g, name, seat, zoneId(seat, zone), 0, more)
  const pool = [...known, ...extra].filter((c) => c.type !== 'location')
  for (let s = 0; s < 4; s++) {
    const hero = g.s.players[s]!.hero
    put(g, 'cards', hero, 'damage', 1 + roll(4))
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
  for (const [seat, zone, more] of placed(def)) lay(def.name, seat, zone, more)
  for (const s of g.s.turn[0]!.order) {
    put(g, 'players', s, 'turns', 2)
    put(g, 'players', s, 'turnStamp', g.s.misc[0]!.stamp)
  }
  put(g, 'misc', 0, 'stamp', g.s.misc[0]!.stamp + 1)
  put(g, 'turn', 0, 'n', 8)
  put(g, 'turn', 0, 'seat', 0)
  for (const step of [{ step: 'turns' }, { step: 'phase.wrap-up' }, { step: 'phase.end' }]) push(g, step)
  put(g, 'turn', 0, 'step', 'action')
  put(g, 'turn', 0, 'phase', 'action')
  push(g, window('action', 0))
  g.structure++
  g.epoch++
  return g
}

/** Begins: the table is as it stands, until somebody must choose. */
export const begin = (g: Game): void => advance(g)
