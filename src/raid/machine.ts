/**
 * A raid at work: its statechart run as a pure function (XState), its state value kept in the game. The only action is `do`
 * (effects in the card language), the only guard is `if` (a condition of it).
 */
import { createMachine, transition } from 'xstate'
import { ptrOf } from '../language/compile.ts'
import type { Condition, Effect } from '../language/types.ts'
import { textStep } from '../rules/709-text.ts'
import {
  addLink,
  emptyLink,
  type Game,
  link,
  player,
  pushAll,
  type RaidRules,
  type StepDef,
  turn,
} from '../rules/game.ts'
import { envFor, holds } from '../rules/words.ts'
import { erase, put } from '../state/journal.ts'
import type { Happening, Seat } from '../state/types.ts'
import type { RaidDef, RaidStateNode } from './format.ts'

type Params = { how: 'now' | 'sealed'; do: readonly Effect[]; name?: string }
interface Heard {
  type: string
  holds: (c: Condition) => boolean
}

const machineOf = (def: RaidDef) =>
  createMachine(
    {
      id: def.machine.id,
      initial: def.machine.initial,
      states: def.machine.states as never,
      types: {} as { events: Heard },
    },
    {
      guards: { if: ({ event }: { event: Heard }, c: Condition) => event.holds(c) } as never,
      actions: { do: () => undefined } as never,
    },
  )

/** Where the effects of all actions stand in the compiled content: pointers made by `textsOf`. */
export function textsOf(def: RaidDef): Record<string, Params['do']> {
  const out: Record<string, Params['do']> = {}
  const walk = (node: RaidStateNode, path: string): void => {
    for (const [event, t] of Object.entries(node.on ?? {})) {
      const list = Array.isArray(t) ? t : [t]
      list.forEach((x: { actions?: readonly { params: Params }[] }, i: number) => {
        ;(x.actions ?? []).forEach((a, k) => {
          out[`${path}/${event}/${i}/${k}`] = a.params.do
        })
      })
    }
    for (const [name, child] of Object.entries(node.states ?? {})) walk(child, `${path}.${name}`)
  }
  walk({ states: def.machine.states } as RaidStateNode, `raid:${def.id}`)
  return out
}

/** The raid's rules for a game. The stage is the state's `meta.stage` (R203.1). */
export function raidRules(def: RaidDef): RaidRules {
  const m = machineOf(def)
  const start = { value: def.machine.initial as unknown }
  const texts = textsOf(def)
  const names = new Map(Object.entries(texts).map(([name, list]) => [list, name]))
  return {
    id: def.id,
    calls: def.calls,
    starts: def.starts,
    decks: def.decks,
    draws: def.draws,
    handMax: def.handMax,
    skipsFirstDraw: def.skipsFirstDraw,
    bossFirst: def.firstTurn === 'boss',
    bossMulligans: def.bossMulligans,
    turn: def.turn,
    eventDeck: def.eventDeck ?? '',
    afterEvent: def.afterEvent ?? 'graveyard',
    listens: def.listens,
    stage: (g) => metaOf(def, stateValue(g, start.value))?.stage ?? 0,
    hear(g, event, roles) {
      const boss = seatOfBoss(g)
      const hero = player(g, boss).hero
      const env = envFor(boss, hero, rolesAsNames(roles))
      const snapshot = (m as unknown as { resolveState(s: { value: unknown }): unknown }).resolveState({
        value: stateValue(g, start.value),
      })
      const [after, actions] = transition(
        m as never,
        snapshot as never,
        { type: event, holds: (c: Condition) => holds(g, c, env) } as never,
      ) as unknown as [{ value: unknown }, readonly { type: string; params?: Params }[]]
      const value = JSON.stringify(after.value)
      if (value !== g.s.raid[0]!.value) put(g, 'raid', 0, 'value', value)
      const todo = actions.filter((a) => a.type === 'do' && a.params)
      for (const a of [...todo].reverse()) perform(g, boss, hero, a.params as Params, roles)
      return todo.length > 0
    },
  }

  function perform(g: Game, boss: Seat, hero: number, p: Params, roles: Happening): void {
    const name = names.get(p.do)
    const code = name ? `${name}#` : ptrOf(p.do)
    const l = addLink(g, {
      ...emptyLink,
      kind: 'game',
      card: hero,
      controller: boss,
      code,
      names: rolesAsNames(roles),
      sealed: true,
    })
    if (p.how === 'sealed') {
      put(g, 'chain', 0, 'links', [...g.s.chain[0]!.links, l.id])
      return
    }
    pushAll(g, [textStep(l.id, code), { step: 'heard', link: l.id, name: p.name ?? '' }])
  }
}

const stateValue = (g: Game, initial: unknown): unknown =>
  g.s.raid[0]!.value === '' ? initial : JSON.parse(g.s.raid[0]!.value)

const seatOfBoss = (g: Game): Seat => turn(g).order.find((s) => player(g, s).boss) ?? 0

function rolesAsNames(h: Happening): Record<string, { o: number[] }> {
  const out: Record<string, { o: number[] }> = {}
  for (const r of ['by', 'what', 'to'] as const) if (h[r] !== undefined) out[r] = { o: [h[r] as number] }
  return out
}

/** `meta` of the innermost state of a value. */
function metaOf(def: RaidDef, value: unknown): RaidStateNode['meta'] | undefined {
  let states = def.machine.states
  let found: RaidStateNode['meta'] | undefined
  let v = value
  while (v !== undefined && v !== null) {
    const key = typeof v === 'string' ? v : (Object.keys(v as object)[0] as string)
    const node = states[key]
    if (!node) break
    found = { ...found, ...node.meta }
    v = typeof v === 'string' ? undefined : (v as Record<string, unknown>)[key]
    states = node.states ?? {}
  }
  return found
}

export const stateName = (def: RaidDef, value: string): string =>
  value === '' ? def.machine.initial : typeof JSON.parse(value) === 'string' ? (JSON.parse(value) as string) : value

/** What follows a text that the machine asked for: it hears `done`, and never more in the same transition. */
export const raidSteps: Record<string, StepDef> = {
  heard: {
    run(g, step) {
      const id = step.link as number
      if (g.s.links[id]) erase(g, 'links', link(g, id).id)
      if (step.name) g.raid?.hear(g, 'done', { on: 'done', step: String(step.name) })
      return null
    },
  },
}
