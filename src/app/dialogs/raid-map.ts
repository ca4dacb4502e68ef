/** The map of a raid: its statechart in words, its present state, and the ways from state to state. Pure. */
import type { Stop } from '../../board/index.ts'
import type { View } from '../../engine/types.ts'
import {
  printCondition,
  printEffects,
  printEvent,
  type RaidWords,
  raidWords,
  toRaiders,
} from '../../language/print/index.ts'
import type { CardDef } from '../../language/types.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from '../../raid/format.ts'

export interface Way {
  /** The event that triggers it, without its condition. */
  event: string
  /** Its condition and its actions, in words. */
  when: string
  does: string
  /** Title of the state that it leads to, '' if it stays. */
  to: string
  /** The character who must fall for it, '' for none: then that is the goal of the raid here. */
  falls: string
}

export interface MapNode {
  title: string
  stage: number
  /** Whether the raid is in this state, or has been. */
  here: boolean
  past: boolean
  /** For a state that a hidden card leads to (meta.card): whether it will come, may come, or is not in this game; '' for all others. */
  fate: '' | 'comes' | 'secret' | 'out'
  /** The Boss that one faces there, if the state is named after it. */
  boss: Pick<CardDef, 'name' | 'health'> | null
  ways: readonly Way[]
  inside: readonly MapNode[]
}

/** The statechart as a tree of states, in order. */
export function encounterMap(raid: RaidDef, view: View): MapNode[] {
  const { raid: at } = view
  const standing = active(at.state)
  const words = raidWords(raid)
  const isBoss = view.seats[view.seat]?.boss === true
  const forReader = (way: Way): Way =>
    isBoss ? way : { ...way, when: toRaiders(way.when, words), does: toRaiders(way.does, words) }
  const nodes = (states: Nodes, path: readonly string[]): MapNode[] =>
    Object.entries(states).map(([name, node]) => {
      const here = standing.has([...path, name].join('.'))
      const past = !here && at.past.includes(name)
      return {
        title: node.meta?.title ?? spaced(name),
        stage: node.meta?.stage ?? 0,
        here,
        past,
        fate: here || past ? '' : fateOf(raid, view, node),
        boss: bossOf(raid, node),
        ways: waysOf(raid, node, states).map(forReader),
        inside: nodes(node.states ?? {}, [...path, name]),
      }
    })
  return nodes(raid.machine.states, [])
}

function bossOf({ cards }: RaidDef, { meta: { title, card } = {} }: RaidStateNode): MapNode['boss'] {
  if (!title) return null
  const names = [title, card]
  return (
    cards.find(
      ({ type, name }) => [type].flat().includes('hero') && (names.includes(name) || name.endsWith(`(${title})`)),
    ) ?? null
  )
}

/** The words of each state, kept because they don't change during a raid. */
const said = new WeakMap<RaidStateNode, { raid: RaidDef; ways: readonly Way[] }>()

function waysOf(raid: RaidDef, node: RaidStateNode, states: Nodes): readonly Way[] {
  const known = said.get(node)
  if (known?.raid === raid) return known.ways
  const words = wordsIn(raid, node)
  const on = Object.entries(node.on ?? {}).flatMap(([event, some]) =>
    listOf(some).map((one) => wayOf(raid, event, one, states, words)),
  )
  const ways = node.entry ? [wayOf(raid, 'entry', { actions: node.entry }, states, words), ...on] : on
  said.set(node, { raid, ways })
  return ways
}

/** In raids in which one Boss comes after another, the words of a state name the Boss of that state. */
function wordsIn(raid: RaidDef, { meta }: RaidStateNode): RaidWords {
  const heroes = new Set(raid.cards.flatMap(({ name, type }) => (type === 'hero' ? [name] : [])))
  const together = raid.startsWith?.some(([, name]) => heroes.has(name))
  const several = !together && raid.player !== undefined && meta?.stage !== undefined && meta.title !== undefined
  return raidWords(several ? { ...raid, calls: meta.title ?? '' } : raid)
}

function wayOf(raid: RaidDef, name: string, one: RaidTransition, states: Nodes, words: RaidWords): Way {
  const { guard, actions = [], target } = one
  const does = actions.flatMap(({ params }) => params.do)
  const last = name === 'fatallyDamaged' && does.some((e) => e.do === 'lose')
  const event = one.when ?? (last ? `When ${words.boss} dies` : eventWords(raid, name, words))
  const heard = raid.listens?.[name]
  const [first, ...more] = does
  const comes = first?.do === 'swap' && more.length === 0 ? `${first.for} takes over.` : ''
  const falls =
    last || (heard?.on === 'destroy' && (heard.what === 'boss' || heard.what === 'yourHero')) ? words.boss : ''
  return {
    event,
    when: guard ? `${event}, if ${printCondition(guard.params, words)}` : event,
    does: comes || (does.length > 0 ? printEffects(does, words) : ''),
    falls,
    to: target ? (states[target]?.meta?.title ?? spaced(target.replace(/^[#.]/, ''))) : '',
  }
}

function eventWords(raid: RaidDef, event: string, words: RaidWords): string {
  const phase = raid.phases?.[event]
  const heard = raid.listens?.[event]
  if (phase) return `As a ${phase} starts`
  if (heard) return `When ${printEvent(heard, words)}`
  if (event === 'entry') return 'As this begins'
  if (event === 'gameStarts') return 'As the game starts'
  if (event === 'eventResolved') return 'When an event has resolved'
  if (event === 'fatallyDamaged') return `When ${words.boss} drops to 0`
  return event === 'done' ? 'When that is done' : `When this happens: ${spaced(event)}`
}

/** The stages of a raid in order, as far as they may be known; several states with the same stage are one. */
export function stopsOf(raid: RaidDef, view: View): Stop[] {
  const stages = new Map<number, MapNode[]>()
  for (const node of encounterMap(raid, view))
    if (node.stage > 0) stages.set(node.stage, [...(stages.get(node.stage) ?? []), node])
  return [...stages.values()].map((nodes) => {
    const { title, fate } = nodes[0] as MapNode
    const is = (what: 'here' | 'past'): boolean => nodes.some((node) => node[what])
    return { title, fate: is('here') ? 'here' : is('past') ? 'past' : fate || 'comes' }
  })
}

/**
 * Whether a state that depends on a card of an ordered deck may still come, as far as this seat may know:
 * the card has been seen in the deck, may be in it, or can't be there any more.
 */
function fateOf(raid: RaidDef, view: View, { meta }: RaidStateNode): MapNode['fate'] {
  const card = meta?.card
  if (card === undefined) return ''
  if (view.outcome !== null) return 'secret' // its decks are gone by then
  const namesOf = (name: string): string[] => (raid.decks[name] ?? []).map(([, it]) => it)
  const deck = raid.ordered?.find((name) => namesOf(name).includes(card)) ?? ''
  const boss = view.seats.find((seat) => seat.boss)
  const known = Object.values(view.cards).filter((it) => it.def !== null && it.deck === deck && it.zone === 'deck')
  if (known.some((it) => it.def === card)) return 'comes'
  const left = (boss?.decks.find(({ name }) => name === deck)?.count ?? 0) - known.length
  if (left === 0 || boss?.seat === view.seat) return 'out'
  const list = namesOf(deck)
  // Cards come up in list order, so cards before the last one that came up are no longer in the deck.
  const shown = list.filter((name) =>
    Object.entries(raid.machine.states).some(([state, node]) => node.meta?.card === name && isReached(view, state)),
  )
  const last = Math.max(-1, ...shown.map((name) => list.indexOf(name)))
  if (list.indexOf(card) < last) return 'out'
  return left === list.length - 1 - last ? 'comes' : 'secret'
}

const isReached = ({ raid }: View, name: string): boolean => raid.past.includes(name) || active(raid.state).has(name)

/** The way to the next stage, in one line; '' if there is none. Names the stage only if the seat may know it. */
export function nextStage(raid: RaidDef, view: View): string {
  const map = encounterMap(raid, view)
  const here = map.find((node) => node.here)
  const ways = here?.ways.filter(({ to }) => to !== '') ?? []
  const way = ways[0] ?? here?.ways.at(-1)
  if (!way) return ''
  const ahead = map.filter(({ title, fate, past }) => ways.some(({ to }) => to === title) && fate !== 'out' && !past)
  const title = ways.length === 1 ? way.to : ahead[0]?.fate === 'secret' ? 'a hidden Boss' : ahead[0]?.title
  if (way.falls) return `Goal: defeat ${way.falls}`
  const when = (ways.length > 1 ? way.event : way.when).replace(/^As a (.*) starts$/, 'in the $1')
  const next = (title ?? 'the end').replace(/[!?]$/, '').replace(/^Stage/, 'stage')
  return `Next: ${next}, ${when.charAt(0).toLowerCase()}${when.slice(1)}`
}

type Nodes = Readonly<Record<string, RaidStateNode>>

const listOf = (some: RaidTransition | readonly RaidTransition[]): readonly RaidTransition[] =>
  Array.isArray(some) ? some : [some as RaidTransition]

/** The paths of the states that a state value names: 'one', or {"one":"quiet"} as text. */
function active(state: string): Set<string> {
  const found = new Set<string>()
  const walk = (value: unknown, path: readonly string[]): void => {
    if (typeof value === 'string') found.add([...path, value].join('.'))
    else if (value && typeof value === 'object') {
      for (const [name, inner] of Object.entries(value)) {
        found.add([...path, name].join('.'))
        walk(inner, [...path, name])
      }
    }
  }
  walk(state.startsWith('{') ? JSON.parse(state) : state, [])
  return found
}

/** 'allGatesOpen' as words. */
const spaced = (name: string): string => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
