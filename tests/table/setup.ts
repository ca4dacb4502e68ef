/** Sets a table as it is said: a game whose seats, zones and turn are put in place, without a choice having been made. */
import { library } from '../../src/content.ts'
import type { RunningGame } from '../../src/engine/game.ts'
import { advance } from '../../src/engine/loop.ts'
import { seats } from '../../src/engine/new-game.ts'
import { lay, openTurn } from '../../src/engine/position/lay.ts'
import { standsAt } from '../../src/engine/position/standing.ts'
import type { Placed, Position, PositionSide, Setup, TableSetup } from '../../src/engine/types.ts'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import type { DeckDef } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { put } from '../../src/state/journal.ts'
import { fillers, library as testSet } from '../set/index.ts'
import { Names } from './names.ts'
import type { BossSpec, SideSpec, TableSpec } from './spec.ts'

export function setUp(spec: TableSpec): RunningGame {
  const g = seats(spec.library ?? (spec.players ? testSet : library), setupOf(spec), true, false)
  const position = positionFor(spec, new Names(g))
  lay(g, position)
  if (spec.dice) put(g, 'dice', 0, 'script', spec.dice)
  openTurn(g, position)
  advance(g)
  return g
}

function positionFor(spec: TableSpec, names: Names): Position {
  const people = peopleOf(spec)
  const sides = spec.players ? spec.players.map((side) => ({ deck: fillers, ...side })) : (spec.raiders ?? [{}])
  const others = sides.map((side, i) => sideOf(names.game, { ...side, hero: people[i]!.hero }))
  const at = { turn: names.seatNumber(spec.turn ?? (spec.players ? 'A' : 'Boss')), at: spec.at ?? 'action', n: 10 }
  if (spec.players) return { ...at, sides: others }
  const { state, ...boss } = standing(spec)
  return { ...at, ...(state ? { state } : {}), sides: [sideOf(names.game, { ...spec.boss, ...boss }, true), ...others] }
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

/** Where the raid's machine, and the Boss itself, stand: as the Boss's name, the state or the stage says. */
function standing(spec: TableSpec): { state?: string; hero?: string; draws?: string } {
  const raid = raidOf(spec)
  const { hero, state } = spec.boss ?? {}
  const at = Object.entries(raid.machine.states).find(([name, { meta }]) =>
    hero
      ? name === state || hero === meta?.title || hero.endsWith(`(${meta?.title})`)
      : spec.stage !== undefined && spec.stage === meta?.stage,
  )
  return { ...(at ? standsAt(raid, at[0]) : {}), ...(hero ? { hero } : {}) }
}

/** One side, with decks that hold what is said and nothing else. */
function sideOf(g: RunningGame, spec: SideSpec & BossSpec & { draws?: string }, isBoss = false): PositionSide {
  const { resources = 0, waits = [], quests = [], deck = [], graveyard = [], events, eventGraveyard, ...side } = spec
  const { hero, damage, exhausted, flipped, ...rest } = side
  const [first = '', second = ''] = isBoss ? Object.keys(g.def?.decks ?? {}) : ['deck']
  const filler = isBoss ? bossFiller(g.def as RaidDef) : g.raid ? 'In Dreams' : 'Filler'
  const down = [...Array<string>(Math.max(0, resources)).fill(filler), ...waits]
  return {
    ...rest,
    hero: {
      ...(hero ? { name: hero } : {}),
      ...(damage ? { damage } : {}),
      ...(exhausted ? { exhausted } : {}),
      ...(flipped ? { faceDown: true } : {}),
    },
    resources: [...down.map((name): Placed => ({ name, faceDown: true })), ...quests],
    cards: side.cards?.map((one) => onBoss(g, one)),
    decks: { [first]: deck, ...(events ? { [second]: events } : {}), ...side.decks },
    graveyards: { [first]: graveyard, ...(eventGraveyard ? { [second]: eventGraveyard } : {}) },
  }
}

/** A card on the Boss by what the raid calls her, which is no name of a card. */
const onBoss = (g: RunningGame, one: Placed): Placed =>
  typeof one !== 'string' && one.on !== undefined && one.on === g.raid?.calls
    ? { ...one, on: g.s.cards[g.s.players[0]!.hero]!.def }
    : one

/** What lies face down in a Boss player's resource row: a card without text of the raid's own deck for it, or an ability that nobody turns up. */
function bossFiller({ decks, cards, resourceDeck }: RaidDef): string {
  const own = decks[resourceDeck ?? Object.keys(decks)[0]!]!.map(
    ([, name]) => cards.find((card) => card.name === name)!,
  )
  const plain = own.find((card) =>
    resourceDeck ? printCard(card, plainWords).text.length === 0 : card.type === 'ability',
  )
  return (plain ?? own[0]!).name
}
