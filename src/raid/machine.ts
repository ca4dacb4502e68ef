/**
 * Runs a raid's statechart as a pure function (XState); the game keeps its state value.
 * The only kind of action is `do` (effects in the card language), the only kind of guard is `if` (a condition of the language).
 */
import { initialTransition, type StateValue, setup, transition } from 'xstate'
import { ptrOf } from '../language/compile.ts'
import { listed } from '../language/nodes.ts'
import type { Condition, Mod } from '../language/types.ts'
import { window } from '../rules/410-priority.ts'
import { textStep } from '../rules/709-resolving-links/text.ts'
import {
  addLink,
  bossSeat,
  emptyLink,
  type Game,
  link,
  player,
  push,
  pushAll,
  type RaidRules,
  rewrite,
  type StepDefs,
  turn,
} from '../rules/core/game.ts'
import { recordEvent } from '../rules/core/recorder.ts'
import { envFor, holds } from '../rules/core/words.ts'
import { playerObj } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { Happening, RaidAction, StepOf } from '../state/types.ts'
import type { DoAction, RaidDef, RaidStateNode } from './format.ts'
import { playedAs } from './modes.ts'
import { threatRule } from './threat.ts'

type Params = DoAction['params']

/** The machine's event, with the data for its guards. */
interface Heard {
  type: string
  holds: (c: Condition) => boolean
}

const statecharts = setup({
  types: { events: {} as Heard },
  guards: { if: ({ event }, condition: Condition) => event.holds(condition) },
  actions: { do: (_, _params: Params) => undefined },
})

const machineOf = ({ machine: { id, initial, states } }: RaidDef) => statecharts.createMachine({ id, initial, states })

const standingThreat: readonly Mod[] = [threatRule]

/** The raid's own modifiers and those of its modes, by their names in the compiled content. */
const alwaysOf = ({
  id,
  always,
  threat,
  modes = [],
}: RaidDef): { name: string; mode?: string; list: readonly Mod[] }[] => [
  ...(threat ? [{ name: `raid:${id}/threat`, list: standingThreat }] : []),
  ...(always ? [{ name: `raid:${id}/always`, list: always }] : []),
  ...modes.flatMap((m) => (m.always ? [{ name: `raid:${id}/${m.id}/always`, mode: m.id, list: m.always }] : [])),
]

/** Every action of the machine, with the name of its effects in the compiled content. */
function actionsOf(def: RaidDef): { name: string; params: Params }[] {
  const walk = (
    { entry = [], on = {}, states = {} }: RaidStateNode,
    path: string,
  ): { name: string; params: Params }[] => [
    ...entry.map(({ params }, k) => ({ name: `${path}/entry/${k}`, params })),
    ...Object.entries(on).flatMap(([event, ways]) =>
      listed(ways).flatMap(({ actions = [] }, i) =>
        actions.map(({ params }, k) => ({ name: `${path}/${event}/${i}/${k}`, params })),
      ),
    ),
    ...Object.entries(states).flatMap(([name, child]) => walk(child, `${path}.${name}`)),
  ]
  return walk({ states: def.machine.states }, `raid:${def.id}`)
}

/** The pointers of the effects of all actions, and of the raid's own modifiers, in the compiled content; made by `textsOf`. */
export function textsOf(def: RaidDef): Record<string, readonly unknown[]> {
  const always = alwaysOf(def).map(({ name, list }) => [name, list] as const)
  return Object.fromEntries([...always, ...actionsOf(def).map(({ name, params }) => [name, params.do] as const)])
}

/** The raid's rules for a game. The stage is the state's `meta.stage` (R203.1). */
export function raidRules(def: RaidDef): RaidRules {
  const machine = machineOf(def)
  const texts = textsOf(def)
  const names = new Map(Object.entries(texts).map(([name, list]) => [list, name]))
  const standing = new Map(
    (def.modes ?? [{ id: '' }]).map(({ id }) => [
      id,
      alwaysOf(def)
        .filter(({ mode = id }) => mode === id)
        .map(({ name }) => `${name}#`),
    ]),
  )
  const played = new Map((def.modes ?? [{ id: '' }]).map(({ id }) => [id, playedAs(def, id)]))
  const [, entered] = initialTransition(machine)
  const asked = new Map<string, string>(
    actionsOf(def).flatMap(({ name, params: { prompts = {} } }) =>
      Object.entries(prompts).map(([place, text]) => [`${name}#.${place}`, text] as const),
    ),
  )
  const called = new Map(actionsOf(def).map(({ name, params }) => [`${name}#`, params.called ?? '']))
  return {
    id: def.id,
    calls: def.calls,
    played: (mode) => played.get(mode) ?? playedAs(def, mode),
    tokens: def.tokens,
    only: new Set(def.cards.map((c) => c.name).filter((name) => !def.regular?.includes(name))),
    bossFirst: def.firstTurn === 'boss',
    bossMulligans: def.bossMulligans,
    turn: def.turn,
    ordered: def.ordered ?? [],
    once: def.once ?? [],
    lots: (mode) => def.modes?.find((m) => m.id === mode)?.lots ?? {},
    resourceDeck: def.resourceDeck ?? '',
    mode: def.modes?.[0]?.id ?? '',
    realm: def.realm ?? '',
    always: (mode) => standing.get(mode) ?? [],
    eventDeck: def.eventDeck ?? '',
    afterEvent: def.afterEvent ?? 'graveyard',
    listens: def.listens,
    stage: (g) => metaOf(def.machine.states, stateValue(g, def)).stage ?? 0,
    stages: Math.max(0, ...Object.values(def.machine.states).map((node) => node.meta?.stage ?? 0)),
    phases: def.phases ?? {},
    called: (code) => called.get(code) ?? '',
    asks: (code) => asked.get(code) ?? '',
    title: (g) => metaOf(def.machine.states, stateValue(g, def)).title ?? '',
    hear(g, event, roles) {
      const boss = bossSeat(g)
      const hero = player(g, boss).hero
      const env = envFor(boss, hero, rolesAsNames(roles))
      const before = machine.resolveState({ value: stateValue(g, def) })
      const [after, actions] = transition(machine, before, { type: event, holds: (c) => holds(g, c, env) })
      const { value, done } = g.s.raid[0]
      const now = JSON.stringify(after.value)
      const was = stateName(def, value)
      if (now !== value && stateName(def, now) !== was) {
        put(g, 'raid', 0, 'value', now)
        if (!done.includes(was)) put(g, 'raid', 0, 'done', [...done, was])
      }
      const first = event === 'gameStarts' ? entered : []
      const todo = [...first, ...actions].flatMap(({ params }) => (params && 'do' in params ? [pieceOf(params)] : []))
      if (todo.length > 0) push(g, { step: 'raid', seat: boss, card: hero, todo, names: rolesAsNames(roles) })
      return todo.length > 0
    },
  }

  function pieceOf(p: Params): RaidAction {
    const name = names.get(p.do)
    return { how: p.how, code: name ? `${name}#` : ptrOf(p.do), name: p.name ?? '' }
  }
}

const stateValue = ({ s }: Game, { machine }: RaidDef): StateValue => {
  const { value } = s.raid[0]
  return value === '' ? machine.initial : JSON.parse(value)
}

function rolesAsNames(h: Happening): Record<string, { o: number[] }> {
  const out: Record<string, { o: number[] }> = {}
  for (const r of ['by', 'what', 'to'] as const) if (h[r] !== undefined) out[r] = { o: [h[r]] }
  return out
}

/** `meta` of the innermost state of a value, with what it takes over from the states around it. */
function metaOf(states: RaidStateNode['states'], value: StateValue | undefined): NonNullable<RaidStateNode['meta']> {
  const [name = '', inner] = typeof value === 'object' ? (Object.entries(value)[0] ?? []) : [value]
  const node = states?.[name]
  return node ? { ...node.meta, ...metaOf(node.states, inner) } : {}
}

/** The name of a state that is kept as `value`. */
export function stateName(def: RaidDef, value: string): string {
  const kept: unknown = value === '' ? def.machine.initial : JSON.parse(value)
  return typeof kept === 'string' ? kept : value
}

/** After the raid has added an effect to the chain, the turn player gets priority, whoever would have been next (R302.2, R303.1b). */
const toTurnPlayer = (g: Game): void =>
  rewrite(g, (step) => (step.step === 'window' ? window(step.name, turn(g).seat) : step))

export const raidSteps = {
  /** Carries out the actions of a transition in order: effects without the chain, or an effect on the chain that can't be interrupted. */
  raid: {
    run(g, work) {
      const [first, ...todo] = work.todo
      if (!first) return null
      const { how, code } = first
      const side = { card: work.card, controller: work.seat }
      const l = addLink(g, { ...emptyLink, ...side, kind: 'game', code, names: work.names, sealed: true })
      const rest: StepOf<'raid'> = { ...work, todo }
      if (how === 'sealed') {
        push(g, rest)
        put(g, 'chain', 0, 'links', [...g.s.chain[0].links, l.id])
        recordEvent(g, { on: 'link', what: work.card, by: playerObj(work.seat) }, l.id)
        toTurnPlayer(g)
      } else {
        const links = g.s.chain[0].links.length
        pushAll(g, [textStep(l.id, code), { step: 'text-done', link: l.id, name: first.name, links, rest }])
      }
      return null
    },
  },
  /** Continues after a text of the machine: sends it `done`, then carries out the rest of the transition, with the names bound so far. */
  'text-done': {
    run(g, { link: id, name, links, rest }) {
      const { names } = link(g, id)
      erase(g, 'links', id)
      if (g.s.chain[0].links.length > links) toTurnPlayer(g) // R502.1c
      push(g, { ...rest, names })
      if (name) g.raid?.hear(g, 'done', { on: 'done', step: name })
      return null
    },
  },
} satisfies Partial<StepDefs>
