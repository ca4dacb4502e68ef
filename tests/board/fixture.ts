/** Tables made by hand, to lay out and to draw: a crowded raid, and a decision with many answers. No rules in here. */
import { guessWidth } from '../../src/board/draw/measure.ts'
import type { ClipMoment } from '../../src/board/motion/clip.ts'
import type { Rect } from '../../src/board/places/pack.ts'
import type { LayoutOptions, Looking } from '../../src/board/places/place.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import type { PrintedFace, Scene, Words } from '../../src/board/scene.ts'
import type { Answer, CardView, Decision, LinkView, SeatView, View } from '../../src/engine/types.ts'

const names = [
  'Sturdy Footman',
  'Grumbling Old Veteran',
  'Hill Scout',
  'Field Medic',
  'Lantern Bearer',
  'Stormcaller of the Far Shore',
  'Iron Cleaver',
  'Oak Buckler',
  'Vial of Amber',
  'The Long Road Home',
  'Shout of Defiance',
  'Patient Archer',
]

interface Maker {
  cards: Record<number, CardView>
  next: number
}

function card(maker: Maker, more: Partial<CardView>): number {
  const id = maker.next++
  maker.cards[id] = {
    id,
    def: names[id % names.length],
    owner: 0,
    controller: 0,
    zone: 'party',
    exhausted: false,
    faceDown: false,
    token: false,
    damage: 0,
    counters: {},
    host: 0,
    attachments: [],
    atk: null,
    health: null,
    def_: null,
    cost: null,
    x: false,
    strike: null,
    damageTypes: [],
    types: ['ally'],
    tags: [],
    marks: [],
    side: '',
    keywords: [],
    fresh: false,
    away: '',
    role: '',
    ...more,
  }
  return id
}

const ally = (maker: Maker, i: number, seat: number, more: Partial<CardView> = {}): number =>
  card(maker, {
    controller: seat,
    owner: seat,
    atk: 1 + (i % 5),
    health: 1 + ((i * 3) % 6),
    damage: i % 4 === 3 ? 1 : 0,
    exhausted: i % 3 === 1,
    damageTypes: [['melee', 'fire', 'frost', 'nature', 'shadow', 'holy', 'arcane', 'ranged'][i % 8]],
    keywords: i % 4 === 0 ? ['Protector'] : [],
    fresh: i % 5 === 4,
    ...more,
  })

function raider(maker: Maker, seat: number, size: number, known: boolean): SeatView {
  const hero = card(maker, {
    def: `Hero of Seat ${seat}`,
    types: ['hero'],
    controller: seat,
    owner: seat,
    health: 28,
    damage: seat * 4,
    atk: 0,
    exhausted: seat === 3,
    faceDown: seat === 4,
  })
  const party = [hero, ...Array.from({ length: size }, (_, i) => ally(maker, i + seat, seat))]
  party.push(
    card(maker, {
      types: ['weapon'],
      def: 'Iron Cleaver',
      atk: 3,
      strike: 2,
      controller: seat,
      damageTypes: ['melee'],
    }),
  )
  party.push(card(maker, { types: ['armor'], def: 'Oak Buckler', def_: 2, controller: seat, exhausted: seat === 1 }))
  if (seat === 2) attach(maker, hero, ['Searing Bolt', 'Mark of Doubt'])
  if (seat === 1) attach(maker, party[1], ['Frozen Stiff'])
  const hand = Array.from({ length: 7 }, (_, i) =>
    ally(maker, i, seat, {
      zone: 'hand',
      cost: i,
      exhausted: false,
      fresh: false,
      def: known ? names[i] : null,
      types: [i % 2 ? 'ability' : 'ally'],
    }),
  )
  const resources = Array.from({ length: 6 }, (_, i) =>
    card(maker, {
      zone: 'resources',
      controller: seat,
      faceDown: i > 0,
      exhausted: i > 3,
      types: ['quest'],
      def: i > 0 ? null : 'The Long Road Home',
    }),
  )
  const graveyard = Array.from({ length: 9 }, (_, i) =>
    ally(maker, i, seat, { zone: 'graveyard', exhausted: false, fresh: false }),
  )
  return {
    seat,
    name: ['', 'Anna', 'Bartholomew the Younger', 'Chen', 'Dora', 'Emil'][seat],
    team: 1,
    boss: false,
    lost: false,
    marks: [],
    away: '',
    hero,
    handCount: 7,
    hand: known ? hand : [],
    maxHand: 7,
    party,
    resources,
    row: [],
    draws: 'main',
    payers: resources.length,
    readyResources: 4,
    decks: [{ name: 'main', count: 41 }],
    graveyards: [{ name: 'main', cards: graveyard }],
    removed: [],
    placed: false,
    turns: 5,
  }
}

function attach(maker: Maker, host: number, defs: readonly string[]): void {
  const attachments = defs.map((def) => card(maker, { def, types: ['ability'], host }))
  maker.cards[host] = { ...maker.cards[host], attachments }
}

/** Five raiders with full parties, `whelps` tokens in several states, a chain and a combat; seat 2 looks. */
export function crowded(
  options: { raiders?: number; whelps?: number; party?: number; links?: number; viewer?: number; row?: number } = {},
): Scene {
  const { raiders = 5, whelps = 24, party = 9, links = 3, viewer = 2, row = 0 } = options
  const maker: Maker = { cards: {}, next: 1 }
  const hero = card(maker, {
    def: 'The Old Drake',
    types: ['hero'],
    health: 30,
    damage: 11,
    atk: 2,
    damageTypes: ['melee'],
    role: 'defender',
  })
  const tokens = Array.from({ length: whelps }, (_, i) =>
    card(maker, {
      def: 'Hatchling',
      token: true,
      atk: 1,
      health: 1,
      exhausted: i % 4 === 1,
      damageTypes: ['fire'],
      fresh: i % 7 === 2,
    }),
  )
  tokens.push(card(maker, { def: 'Cracking Ground', types: ['ability'] }))
  const bossHand = Array.from({ length: 8 }, () => card(maker, { def: null, zone: 'hand', types: [] }))
  const resources = Array.from({ length: 7 }, (_, i) =>
    card(maker, { def: null, zone: 'resources', faceDown: true, exhausted: i > 4, types: [] }),
  )
  const graves = Array.from({ length: 12 }, (_, i) =>
    card(maker, { zone: 'graveyard', types: ['ability'], def: names[i] }),
  )
  const runes = Array.from({ length: row }, (_, i) =>
    card(maker, {
      zone: 'party',
      types: ['rune'],
      def: names[i % names.length],
      faceDown: i % 3 === 1,
      exhausted: i % 3 === 2,
    }),
  )
  const boss: SeatView = {
    seat: 0,
    name: 'The Old Drake',
    team: 0,
    boss: true,
    lost: false,
    marks: [],
    away: '',
    hero,
    handCount: bossHand.length,
    hand: [],
    maxHand: 10,
    party: [hero, ...tokens],
    resources,
    row: runes,
    draws: 'main',
    payers: resources.length + runes.length,
    readyResources: 5,
    decks: [
      { name: 'main', count: 38 },
      { name: 'event', count: 24 },
    ],
    graveyards: [
      { name: 'main', cards: graves },
      { name: 'event', cards: [] },
    ],
    removed: [],
    placed: false,
    turns: 6,
  }
  const seats = [boss, ...Array.from({ length: raiders }, (_, i) => raider(maker, i + 1, party, i + 1 === viewer))]
  const attacker = seats[Math.min(2, raiders)].party[1]
  maker.cards[attacker] = { ...maker.cards[attacker], role: 'attacker' }
  const chain = Array.from(
    { length: links },
    (_, i): LinkView => ({
      id: i + 1,
      kind: i === 0 ? 'card' : 'trigger',
      card: tokens[tokens.length - 1 - i],
      controller: i % 2,
      code: '',
      x: i,
      sealed: i === 0,
      targets: [attacker, hero].slice(0, i),
      faceDown: false,
      attacker: 0,
      defender: 0,
      second: 0,
      sabotage: false,
    }),
  )
  const view: View = {
    seat: viewer,
    raid: {
      id: 'drake',
      name: 'The Drake in the Hall',
      mode: '',
      stage: 2,
      stages: 3,
      state: 'two',
      title: 'Stage 2',
      past: ['one'],
    },
    turn: {
      n: 11,
      round: 4,
      seat: 2,
      step: 'action',
      phase: 'action',
      name: 'action step',
      order: seats.map(({ seat }) => seat),
    },
    seats,
    cards: maker.cards,
    chain,
    combat: {
      window: 'defend',
      attacker,
      defender: hero,
      sabotage: false,
      proposed: 0,
      second: 0,
      proposedToo: 0,
      protecting: [],
      strikes: [[attacker, seats[Math.min(2, raiders)].party[party + 1]]],
    },
    outcome: null,
    tabletop: null,
    modifiers: [],
  }
  return {
    view,
    decision: null,
    words: null,
    who: 'Bartholomew the Younger · action step',
    waiting: 'The Old Drake is thinking',
    log: logLines(60),
    events: [],
    lastEvent: 'A Sudden Draught',
    links: chain.map((_, i) =>
      i === 0
        ? 'Cracking Ground'
        : `Triggered power of Hatchling: When this ally enters play, it deals ${i} fire damage to target hero or ally, targeting Iron Cleaver`,
    ),
    stages: 3,
    lastReason: {
      seat: 0,
      text: 'Cracking Ground now: it hits nine allies and the raiders have only four resources left to answer with.',
    },
  }
}

function logLines(n: number): Scene['log'] {
  return Array.from({ length: n }, (_, i) => ({
    key: `${i}`,
    kind: i % 9 === 0 ? ('turn' as const) : i % 4 === 0 ? ('reason' as const) : ('event' as const),
    text:
      i % 9 === 0
        ? `Turn ${i / 9 + 1}: Anna`
        : `Sturdy Footman deals ${i} melee damage to The Old Drake, which now has ${40 - (i % 30)} health left.`,
  }))
}

/** The same table with cards of a raid's own types beside the Boss: a pool of `pool`, five posts of which some raiders' allies man `manned`, and what comes. */
export function storming(scene: Scene, { pool = 9, manned = 2, turns = 1 } = {}): Scene {
  const { view } = scene
  const maker: Maker = { cards: { ...view.cards }, next: Math.max(...Object.keys(view.cards).map(Number)) + 1 }
  const hosts = view.seats.flatMap(({ boss, party }) => (boss ? [] : party.slice(0, 2)))
  const own = (type: string, more: Partial<CardView> = {}): number =>
    card(maker, { zone: 'row', types: [type], def: `A ${type}`, ...more })
  const drops = Array.from({ length: pool }, () => own('Drop'))
  const posts = Array.from({ length: 5 }, (_, i) => own('Post', { host: i < manned ? (hosts[i] ?? 0) : 0 }))
  const site = own('Site', { faceDown: turns === 1, side: turns === 1 ? 'Storm' : 'Calm' })
  const [boss, ...rest] = view.seats
  const looms = {
    called: 'Storm',
    card: 'A Site',
    side: 'back',
    by: 'Posts manned',
    deals: '',
    id: site,
    turns,
    met: manned,
    of: 5,
  } as const
  const pools = [{ type: 'Drop', called: 'Drops', there: pool, used: pool + 5, pile: 29, marks: [7, 10, 15] }]
  const bonds = { one: 'chain holds', many: 'chains hold', of: 5, left: 3 }
  return {
    ...scene,
    lies: { Drop: { as: 'pool', pile: 29 }, Post: { as: 'post' }, Site: { as: 'site' } },
    hall: { built: 'brick', lights: ['fel', 'frost'] },
    view: {
      ...view,
      cards: maker.cards,
      seats: [{ ...boss, row: [...drops, ...posts, site] }, ...rest],
      raid: { ...view.raid, looms, pools, bonds },
    },
  }
}

/** The same table with an open decision of the viewer: everything in hand, all allies, all Whelps, one with two answers. */
export function deciding(scene: Scene): Scene & { decision: Decision; words: Words } {
  const { view } = scene
  const own = view.seats[Math.max(1, view.seat)]
  const answers: Answer[] = [{ do: 'pass' }]
  for (const id of own.hand) answers.push({ do: 'play', card: id }, { do: 'place', card: id })
  for (const id of own.party.slice(1, 6)) answers.push({ do: 'attack', card: id })
  for (const id of view.seats[0].party.slice(1)) answers.push({ do: 'pick', card: id })
  const verb = { play: 'Play', place: 'Place as a resource:', attack: 'Attack with', pick: 'Target' } as Record<
    string,
    string
  >
  const decision: Decision = {
    seat: own.seat,
    kind: 'priority',
    rule: '410.2',
    about: { window: 'action' },
    answers,
    matters: true,
    step: 'priority',
  }
  const words: Words = {
    prompt: 'Bartholomew, you may act in your action phase.',
    says: '',
    why: 'You have priority',
    answers: answers.map((answer) =>
      answer.do === 'pass' ? 'Pass' : `${verb[answer.do]} ${view.cards[answer.card ?? 0]?.def}`,
    ),
  }
  return { ...scene, decision, words }
}

/** Card text made up for the fixture. */
export const printed = (def: string): PrintedFace => ({
  name: def,
  line: 'Ally, Dwarf Warrior, Unlimited',
  text: ['Protector', 'When this ally is dealt damage, it deals 1 melee damage to the source of that damage.'],
  frame: def === 'The Old Drake' ? 'Boss' : def.startsWith('Hero') ? 'Horde' : '',
})

export const kit: LayoutOptions = { measure: guessWidth, printed, letters: true }
export const looking: Looking = { page: 0, scroll: 0, menu: '', zone: '' }

/** Whether two share more than a seam of `by` pixels. */
export const overlaps = (a: Rect, b: Rect, by = 0.5): boolean =>
  a.x < b.x + b.w - by && b.x < a.x + a.w - by && a.y < b.y + b.h - by && b.y < a.y + a.h - by

/** Whether it leaves the other by no more than a pixel. */
export const within = (outer: Rect, inner: Rect): boolean =>
  inner.x >= outer.x - 1 &&
  inner.y >= outer.y - 1 &&
  inner.x + inner.w <= outer.x + outer.w + 1 &&
  inner.y + inner.h <= outer.y + outer.h + 1

/** A scene in which nobody is asked and nothing was said. */
export const sceneOf = (view: View, more: Partial<Scene> = {}): Scene =>
  ({
    ...{
      decision: null,
      words: null,
      who: '',
      waiting: '',
      log: [],
      lastReason: null,
      lastEvent: '',
      links: [],
      events: [],
    },
    stages: 0,
    view,
    ...more,
  }) as Scene

/** A scene as it lies on the table. */
export function momentOf(scene: Scene, size = { w: 1280, h: 680 }, by = kit): ClipMoment {
  const { places, regions } = layOutTable(scene, size, looking, by)
  return { scene, places, at: regions }
}
