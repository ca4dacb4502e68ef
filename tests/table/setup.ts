/** Sets a table as it is said: a game whose seats, zones and turn are put in place, without a choice having been made. */
import { library } from '../../src/content.ts'
import type { RunningGame } from '../../src/engine/game.ts'
import { advance } from '../../src/engine/loop.ts'
import { addCard, seats } from '../../src/engine/new-game.ts'
import type { Setup, TableSetup } from '../../src/engine/types.ts'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import type { DeckDef, Effect } from '../../src/language/types.ts'
import type { RaidDef, RaidTransition } from '../../src/raid/format.ts'
import { window } from '../../src/rules/410-priority.ts'
import { phaseStep } from '../../src/rules/500-turn.ts'
import { push } from '../../src/rules/core/game.ts'
import { DECK, GRAVEYARD, HAND, PARTY, REMOVED, RESOURCES, ROW, zoneId } from '../../src/state/ids.ts'
import { put } from '../../src/state/journal.ts'
import type { Card } from '../../src/state/types.ts'
import { fillers, library as testSet } from '../set/index.ts'
import { Names } from './names.ts'
import { type BossSpec, nameOf, type SideSpec, stateOf, type TableSpec } from './spec.ts'

export function setUp(spec: TableSpec): RunningGame {
  const g = seats(spec.library ?? (spec.players ? testSet : library), setupOf(spec), true, false)
  const people = peopleOf(spec)
  const first = spec.players ? 0 : 1
  people.forEach(({ hero }, i) => {
    put(g, 'cards', g.s.players[first + i]!.hero, 'def', hero)
  })
  if (!spec.players) standAt(g, spec)
  put(g, 'turn', 0, 'n', 10)
  const sides: readonly (SideSpec & BossSpec)[] = spec.players
    ? spec.players.map((side) => ({ deck: fillers, ...side }))
    : [spec.boss ?? {}, ...(spec.raiders ?? [{}])]
  const names = new Names(g)
  sides.forEach((side, seat) => {
    new Side(g, names, seat).lay(side)
  })
  sinceWhen(g, names, sides)
  if (spec.dice) put(g, 'dice', 0, 'script', spec.dice)
  beginTurn(g, names.seatNumber(spec.turn ?? (spec.players ? 'A' : 'Boss')), spec.at ?? 'action')
  return g
}

/** Who plays, each with a hero and a name. */
const peopleOf = ({ players, raiders = [{}] }: TableSpec) =>
  players
    ? players.map(({ hero, name }, i) => ({ hero: hero ?? `Hero ${letter(i)}`, name: name ?? letter(i) }))
    : raiders.map(({ hero, name }, i) => ({ hero: hero ?? 'Warrax', name: name ?? `R${i + 1}` }))

const letter = (i: number): string => 'ABCDEF'.charAt(i)

function setupOf(spec: TableSpec): Setup {
  const { players, mode, seed = 1 } = spec
  const people = peopleOf(spec).map(({ hero, name }) => ({ name, deck: standIn(hero) }))
  if (!players) return { raid: raidOf(spec).id, ...(mode ? { mode } : {}), raiders: people, seed }
  return { players: people.map((p, i) => ({ ...p, team: players[i]?.team })) as TableSetup['players'], seed }
}

/** A legal deck of this hero, or of any: setups check decks; the table replaces heroes and cards afterwards. */
const standIn = (hero: string): DeckDef => standIns.find((deck) => deck.hero === hero) ?? standIns[0]!

const byHand = new Set(library.cards.map(({ name }) => name))
/** Decks of cards that every library has: a test's own library may lack cards that are loaded from sets. */
const standIns = library.decks.filter(({ cards }) => cards.every(([, name]) => byHand.has(name)))

/** The raid of a table. */
function raidOf({ raid, boss, library: { raids } = library }: TableSpec): RaidDef {
  const has = (def: RaidDef): boolean => (raid ? def.id === raid : def.cards.some(({ name }) => name === boss?.hero))
  const found = raid || boss?.hero ? raids.find(has) : raids[0]
  if (!found) throw new Error(`No raid is called ${raid ?? ''}, or has ${boss?.hero}.`)
  return found
}

/** Puts the raid's machine, and the Boss itself, where the Boss's name, the state or the stage says. */
function standAt(g: RunningGame, spec: TableSpec): void {
  const { machine, cards } = raidOf(spec)
  const { hero, state } = spec.boss ?? {}
  const at = Object.entries(machine.states).find(([name, { meta }]) =>
    hero
      ? name === state || hero === meta?.title || hero.endsWith(`(${meta?.title})`)
      : spec.stage !== undefined && spec.stage === meta?.stage,
  )
  const boss = hero ?? (at && cards.find(({ name }) => name.endsWith(`(${at[1].meta?.title})`))?.name)
  if (boss) put(g, 'cards', g.s.players[0]!.hero, 'def', boss)
  if (!at) return
  put(g, 'raid', 0, 'value', JSON.stringify(at[0]))
  const deck = drawnAt(machine.states, at[0])
  if (deck) put(g, 'players', 0, 'draws', g.s.players[0]!.decks.indexOf(deck))
}

/** R303.1b: the deck that is drawn from once a state has been entered, if entering it changes that. */
function drawnAt(states: RaidDef['machine']['states'], state: string): string | undefined {
  const ways = Object.values(states).flatMap(({ on }) => Object.values(on ?? {}).flat() as RaidTransition[])
  const done = ways.flatMap(({ target, actions = [] }) => (target === state ? actions : []))
  return done
    .flatMap(({ params }): readonly Effect[] => params.do)
    .flatMap((e) => (e.do === 'drawFrom' ? [e.deck] : []))[0]
}

/** Whatever is on the table was there before the turn began, unless it is fresh. */
function sinceWhen(g: RunningGame, names: Names, sides: readonly SideSpec[]): void {
  const now = g.s.misc[0]!.stamp
  for (const seat of g.s.turn[0]!.order) {
    put(g, 'players', seat, 'turns', sides[seat]?.turns ?? 3)
    put(g, 'players', seat, 'turnStamp', now)
  }
  for (const card of sides.flatMap(({ cards = [] }) => cards))
    if (typeof card !== 'string' && card.fresh) put(g, 'cards', names.id(card.name), 'since', now + 1)
  put(g, 'misc', 0, 'stamp', now + 1)
}

/** Opens the window of a turn at which the table is set; 'start' begins the turn. */
function beginTurn(g: RunningGame, turn: number, at: NonNullable<TableSpec['at']>): void {
  put(g, 'turn', 0, 'seat', turn)
  push(g, { step: 'turns' })
  if (at === 'start') {
    const { order } = g.s.turn[0]!
    put(g, 'turn', 0, 'seat', order[(order.indexOf(turn) + order.length - 1) % order.length]!)
  } else {
    const steps = g.raid && turn === 0 ? g.raid.turn : ['ready', 'draw', 'action', 'end', 'wrap-up']
    for (const step of steps.slice(steps.indexOf(at) + 1).reverse()) push(g, phaseStep(step))
    put(g, 'turn', 0, 'step', at)
    put(g, 'turn', 0, 'phase', at === 'ready' || at === 'draw' ? 'start' : at)
    push(g, window(at, turn))
  }
  g.structure++
  g.epoch++
  advance(g)
}

/** One seat's side of the table while it is set. */
class Side {
  readonly game: RunningGame
  readonly names: Names
  readonly seat: number
  constructor(game: RunningGame, names: Names, seat: number) {
    this.game = game
    this.names = names
    this.seat = seat
  }

  lay(side: SideSpec & BossSpec): void {
    this.hero(side)
    this.resources(side)
    this.add(side.hand, HAND)
    this.add(side.deck?.toReversed(), DECK)
    this.add(side.graveyard, GRAVEYARD)
    this.add(side.removed, REMOVED)
    this.add(side.events?.toReversed(), DECK, 1)
    const { decks } = this.game.s.players[this.seat]!
    for (const [name, list] of Object.entries(side.decks ?? {})) this.add(list.toReversed(), DECK, decks.indexOf(name))
    for (const card of side.row ?? [])
      this.put(nameOf(card), ROW, this.home(nameOf(card)), { token: this.isToken(nameOf(card)), ...stateOf(card) })
    this.add(side.eventGraveyard, GRAVEYARD, 1)
    for (const card of side.cards ?? []) {
      const name = nameOf(card)
      const host = typeof card !== 'string' && card.on ? this.names.id(card.on) : 0
      this.put(name, PARTY, this.home(name), { token: this.isToken(name), host, ...stateOf(card) })
    }
  }

  private hero({ damage, exhausted, flipped }: SideSpec): void {
    const { hero } = this.game.s.players[this.seat]!
    if (damage) put(this.game, 'cards', hero, 'damage', damage)
    if (exhausted) put(this.game, 'cards', hero, 'exhausted', true)
    if (flipped) put(this.game, 'cards', hero, 'faceDown', true)
  }

  private resources({ resources = 0, waits = [], quests = [] }: SideSpec): void {
    const { boss } = this.game.s.players[this.seat]!
    const down = { faceDown: true, resource: true, seen: boss ? 0 : 1 << this.seat }
    const filler = boss ? this.bossFiller() : this.game.raid ? 'In Dreams' : 'Filler'
    for (const name of [...Array<string>(Math.max(0, resources)).fill(filler), ...waits])
      this.put(name, RESOURCES, this.home(name), down)
    for (const quest of quests) this.put(nameOf(quest), RESOURCES, 0, { resource: true, ...stateOf(quest) })
  }

  private add(names: readonly string[] | undefined, kind: number, home = 0): void {
    for (const name of names ?? []) this.put(name, kind, home, {}, home)
  }

  private put(name: string, kind: number, home: number, state: Partial<Card>, zone = 0): void {
    addCard(this.game, name, { owner: this.seat, zone: zoneId(this.seat, kind, zone), home }, state)
  }

  private isToken(name: string): boolean {
    return this.game.def?.tokens.includes(name) ?? false
  }

  /** What lies face down in a Boss player's resource row: a card without text of the raid's own deck for it, or an ability that nobody turns up. */
  private bossFiller(): string {
    const { decks, cards, resourceDeck } = this.game.def as RaidDef
    const own = decks[resourceDeck ?? Object.keys(decks)[0]!]!.map(
      ([, name]) => cards.find((card) => card.name === name)!,
    )
    const plain = own.find((card) =>
      resourceDeck ? printCard(card, plainWords).text.length === 0 : card.type === 'ability',
    )
    return (plain ?? own[0]!).name
  }

  /** Which of the seat's decks a card belongs to. */
  private home(name: string): number {
    const lists = this.game.s.players[this.seat]!.boss ? Object.values(this.game.def?.decks ?? {}) : []
    const at = lists.findIndex((list) => list.some(([, card]) => card === name))
    return Math.max(0, at)
  }
}
