/** The map of a raid: its own statechart in words, where it stands, what brings what next. Pure. */
import type { View } from '../engine/types.ts'
import { printCondition, printEffects, raidWords } from '../language/print/index.ts'
import type { RaidDef, RaidStateNode, RaidTransition } from '../raid/format.ts'

export interface Way {
  /** When it is taken, and what then happens, in words. */
  when: string
  does: readonly string[]
  /** Title of the state that it leads to, '' if it stays. */
  to: string
}

export interface MapNode {
  title: string
  stage: number
  /** The raid stands here, or has been here: its stages follow one another. */
  here: boolean
  past: boolean
  /** Of a state that a hidden card brings (meta.card): whether that is to come, or nobody may say, or it is not in this game; '' for all others. */
  fate: '' | 'comes' | 'secret' | 'out'
  ways: readonly Way[]
  inside: readonly MapNode[]
}

/** The statechart as a tree of states, in its order. `state` is what the view says of where it stands. */
export function encounterMap(raid: RaidDef, view: View): MapNode[] {
  const { raid: at } = view
  const calls = raid.player ?? raid.calls
  const words = raidWords(raid)
  const standing = active(at.state)

  const phases = Object.entries(raid.phases ?? {}).map(([name, title]) => [name, `As a ${title} starts`])
  const eventWords: Readonly<Record<string, string>> = {
    ...Object.fromEntries(phases),
    gameStarts: 'As the game starts',
    fatallyDamaged: `When ${calls} is fatally damaged`,
    done: 'When that is done',
  }
  const when = (event: string, { guard }: RaidTransition): string => {
    const start = eventWords[event] ?? `When this happens: ${spaced(event)}`
    return guard ? `${start}, if ${printCondition(guard.params, words)}` : start
  }
  const way = (event: string, to: RaidTransition, siblings: Nodes): Way => ({
    when: when(event, to),
    does: (to.actions ?? []).map(({ params }) => params.name ?? printEffects(params.do, words)),
    to: to.target ? (siblings[to.target]?.meta?.title ?? spaced(to.target.replace(/^[#.]/, ''))) : '',
  })
  const nodes = (states: Nodes, path: readonly string[]): MapNode[] =>
    Object.entries(states).map(([name, node]) => {
      const here = standing.has([...path, name].join('.'))
      const stage = node.meta?.stage ?? 0
      return {
        title: node.meta?.title ?? spaced(name),
        stage,
        here,
        past: !here && at.past.includes(name),
        fate: here || at.past.includes(name) ? '' : fateOf(raid, view, node),
        ways: Object.entries(node.on ?? {}).flatMap(([event, some]) =>
          listOf(some).map((one) => way(event, one, states)),
        ),
        inside: nodes(node.states ?? {}, [...path, name]),
      }
    })
  return nodes(raid.machine.states, [])
}

/**
 * Whether a state that a card of an ordered deck brings may still come, as far as this seat may know: the card is seen there, or
 * the deck may hold it, or it is run out or past it.
 */
function fateOf(raid: RaidDef, view: View, { meta }: RaidStateNode): MapNode['fate'] {
  const card = meta?.card
  if (card === undefined) return ''
  const deck = raid.ordered?.find((name) => raid.decks[name].some(([, it]) => it === card)) ?? ''
  const boss = view.seats.find((seat) => seat.boss)
  const known = Object.values(view.cards).filter((it) => it.def !== null && it.deck === deck && it.zone === 'deck')
  if (known.some((it) => it.def === card)) return 'comes'
  const left = (boss?.decks.find(({ name }) => name === deck)?.count ?? 0) - known.length
  if (left === 0 || boss?.seat === view.seat) return 'out'
  const list = raid.decks[deck].map(([, name]) => name)
  // Cards come up in the order of the list: what lies before one that has come is not there.
  const shown = list.filter((name) =>
    Object.values(raid.machine.states).some(
      (node, i) => node.meta?.card === name && isReached(view, Object.keys(raid.machine.states)[i]),
    ),
  )
  const last = Math.max(-1, ...shown.map((name) => list.indexOf(name)))
  if (list.indexOf(card) < last) return 'out'
  return left === list.length - 1 - last ? 'comes' : 'secret'
}

const isReached = ({ raid }: View, name: string): boolean => raid.past.includes(name) || active(raid.state).has(name)

/** What leads on from where the raid stands, in one line; '' if nothing does. */
export function nextStage(raid: RaidDef, view: View): string {
  const here = encounterMap(raid, view).find((node) => node.here)
  const way = here?.ways.find(({ to }) => to !== '') ?? here?.ways[0]
  return way ? `${way.to || 'The end'}: ${way.when.charAt(0).toLowerCase()}${way.when.slice(1)}` : ''
}

type Nodes = Readonly<Record<string, RaidStateNode>>

const listOf = (some: RaidTransition | readonly RaidTransition[]): readonly RaidTransition[] =>
  Array.isArray(some) ? some : [some as RaidTransition]

/** Paths of the states that a state value names: 'one', or {"one":"quiet"} as text. */
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
