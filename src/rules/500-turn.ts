/** The turn (500-503) with a raid's own steps (R201). How a game starts: 101-starting. */

import { isPlayer, playerObj, seatOf } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Seat, Step } from '../state/types.ts'
import { window } from './410-priority.ts'
import { endTurn } from './500-closing.ts'
import { happen } from './703-triggers/events.ts'
import type { Verbs } from './709-resolving-links/text.ts'
import { active } from './714-continuous-modifiers/modifiers.ts'
import { replaced } from './716-replacement.ts'
import {
  type Game,
  living,
  livingCount,
  next,
  player,
  pop,
  push,
  pushAll,
  type StepDefs,
  seatAfter,
  turn,
} from './core/game.ts'
import { isLinked, recordEffect, recordEvent } from './core/recorder.ts'
import { objs, seatOfEnv } from './core/words.ts'

/** The steps of a turn (500.2). */
export const ordinary = ['ready', 'draw', 'action', 'end', 'wrap-up']

/** The phase that each of them belongs to. */
export const phaseOf = {
  ready: 'start',
  draw: 'start',
  event: 'event',
  action: 'action',
  end: 'end',
  'wrap-up': 'end',
} as const
export const isUsual = (name: string): name is keyof typeof phaseOf => name in phaseOf

/** The agenda step for a turn's step or phase of this name. */
export const phaseStep = (name: string): Step =>
  isUsual(name) ? { step: `phase.${name}` } : { step: 'phase.raid', name }

/** A step begins (500.2). */
export function enter(g: Game, step: string): void {
  put(g, 'turn', 0, 'step', step)
  put(g, 'turn', 0, 'phase', isUsual(step) ? phaseOf[step] : 'raid')
  happen(g, { on: 'start', step, seat: turn(g).seat })
}

/** Whether a modifier makes the player skip a turn or a step of it: it is replaced with nothing (500.4). */
export function skipped(g: Game, seat: Seat, step?: string): boolean {
  if (active(g, 'instead').length === 0 || !replaced(g, { on: 'start', seat, step })) return false
  recordEvent(g, { on: 'skip', seat, step })
  return true
}

/** Begins a turn: its steps are put on the agenda, in their order (500.1). */
function takeTurn(g: Game, seat: Seat): void {
  put(g, 'turn', 0, 'n', turn(g).n + 1)
  put(g, 'turn', 0, 'seat', seat)
  put(g, 'players', seat, 'turns', player(g, seat).turns + 1)
  put(g, 'players', seat, 'placed', false)
  put(g, 'players', seat, 'turnStamp', next(g, 'stamp'))
  const steps = player(g, seat).boss && g.raid ? g.raid.turn : ordinary
  pushAll(g, steps.map(phaseStep))
}

/** 500.6: the first player's place in turn order is now right before the second's. With two players nothing happens. */
function sit(g: Game, who: Seat, to: Seat): boolean {
  const { order } = turn(g)
  if (who === to || livingCount(g) < 3) return false
  const rest = order.filter((s) => s !== who)
  rest.splice(rest.indexOf(to), 0, who)
  put(g, 'turn', 0, 'order', rest)
  return true
}

/** Effects that change the course of turns (500.3, 500.5, 500.6). */
export const turnVerbs = {
  extraTurn(g, _e, envs) {
    for (const env of envs) {
      put(g, 'turn', 0, 'extra', [seatOfEnv(env), ...turn(g).extra])
      happen(g, { on: 'extraTurn', by: playerObj(seatOfEnv(env)), cause: env.cause })
    }
    return { done: envs.length > 0 }
  },
  endTurn(g, _e, _envs, linkId) {
    endTurn(g, linkId)
    return { done: true }
  },
  sit(g, e, envs, linkId) {
    let done = false
    for (const env of envs) {
      const to = objs(g, e.to, env).find(isPlayer)
      if (to === undefined || !sit(g, seatOfEnv(env), seatOf(to))) continue
      done = true
      if (!isLinked(g, linkId)) recordEffect(g, e, env)
    }
    return { done }
  },
} satisfies Partial<Verbs>

export const turnSteps = {
  /** The bottom of the agenda: one turn after another (500.1). */
  turns: {
    run(g, step) {
      push(g, step)
      const t = turn(g)
      const extra = t.extra[0]
      if (extra !== undefined) {
        // 500.3: after it the order goes on from where it was.
        put(g, 'turn', 0, 'extra', t.extra.slice(1))
        if (t.usual < 0) put(g, 'turn', 0, 'usual', t.seat)
        if (!player(g, extra).lost && !skipped(g, extra)) takeTurn(g, extra)
        return null
      }
      const begins = t.n === 0 && t.usual < 0
      const seat = begins ? must(living(g, t.first)[0]) : seatAfter(g, t.usual < 0 ? t.seat : t.usual)
      if (skipped(g, seat))
        put(g, 'turn', 0, 'usual', seat) // 500.4
      else {
        put(g, 'turn', 0, 'usual', -1)
        takeTurn(g, seat)
      }
      return null
    },
  },
  /**
   * A phase of the raid's own: its machine acts as it starts (R301.3, R301.5a), then there is a priority window.
   * A phase in which the machine does nothing ends at once.
   */
  'phase.raid': {
    run(g, step) {
      const { seat } = turn(g)
      const { name } = step
      if (skipped(g, seat, name)) return null
      enter(g, name)
      push(g, window(name, seat))
      if (!g.raid?.hear(g, name, { on: 'start', step: name, seat })) pop(g)
      return null
    },
  },
  'phase.event': {
    run(g) {
      const { seat } = turn(g)
      if (skipped(g, seat, 'event')) return null
      enter(g, 'event')
      pushAll(g, [{ step: 'play-free', event: true, seat }, window('event', seat)]) // R201.2
      return null
    },
  },
} satisfies Partial<StepDefs>
