/** Modifiers that effects make (713, 714.3), and exchanges of control (415.8e), which are two of them. */

import { ptrOf } from '../../language/compile.ts'
import { aboutOf, isTurnPoint, listed } from '../../language/nodes.ts'
import type { Duration, Mod } from '../../language/types.ts'
import { isPlayer, playerObj, seatOf } from '../../state/ids.ts'
import type { ModRow } from '../../state/types.ts'
import { settleControl } from '../401-control.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { hasRemained } from '../714-continuous-modifiers/remains.ts'
import { begin } from '../core/expiry.ts'
import { follow } from '../core/facts.ts'
import { card, type Game, next, turn } from '../core/game.ts'
import { anyNow } from '../core/patterns.ts'
import { isLinked, recordEffect, recordEvent } from '../core/recorder.ts'
import { modsAt } from '../core/texts.ts'
import { amount, type Env, objs } from '../core/words.ts'

export const modifyVerbs = {
  modify(g, e, envs, linkId) {
    const [env] = envs
    if (env && !isLinked(g, linkId)) recordEffect(g, e, env)
    const stamp = next(g, 'stamp') // 718.2d-e
    // 709.2e: one modifier each, all with the duration of this part of the text.
    for (const env of envs) for (const mod of e.mods) modify(g, mod, e.until, env, stamp)
    settleControl(g)
    return { done: true }
  },
  /** 415.8e: exchanges two cards in play under different controllers; otherwise nothing happens. */
  exchange(g, e, envs) {
    const mods = modsAt(g, `${ptrOf(e)}.mods`) // the compiler has written them out
    const env = envs[0]
    const one = objs(g, e.what, env)[0] ?? 0
    const other = objs(g, e.for, env)[0] ?? 0
    if (!inPlayNow(g, one) || !inPlayNow(g, other)) return { done: false }
    const [a, b] = [card(g, one).controller, card(g, other).controller]
    if (a === b) return { done: false }
    const stamp = next(g, 'stamp')
    const names = {
      ...env.names,
      one: { o: [one] },
      other: { o: [other] },
      a: { o: [playerObj(a)] },
      b: { o: [playerObj(b)] },
    }
    for (const mod of mods) modify(g, mod, undefined, { ...env, names }, stamp)
    settleControl(g)
    return { done: true, val: { o: [one, other] } }
  },
} satisfies Partial<Verbs>

/**
 * Makes a definite modifier (714.3) with one duration (712.2), from the side of the text that makes it (712.5, 712.6).
 * Its amount is locked in now (709.2d); names flag their objects, sets are evaluated anew each time (714.3e-f).
 */
function modify(g: Game, mod: Mod, until: Duration | undefined, env: Env, stamp: number): void {
  const of = mod.mod === 'copy' ? g.s.cards[objs(g, mod.of, env)[0] ?? 0] : undefined
  const copied = of ? { def: of.def, specified: of.specified } : null // 402.3a
  // 714.3c: each part of a text has modifiers and a duration of its own.
  if (typeof until === 'object' && 'while' in until && !hasRemained(g, until.while, env)) return // 714.3b
  begin(g, mod, env, stamp, { ...ending(g, until, mod, env), n: lockedIn(g, mod, env), copied })
  if (mod.mod !== 'is' || mod.tag === undefined) return
  for (const o of objs(g, mod.what, env))
    if (isPlayer(o)) recordEvent(g, { on: 'mark', what: o, type: mod.tag, seat: env.you })
}

function lockedIn(g: Game, mod: Mod, env: Env): number {
  if (mod.mod === 'stat' || mod.mod === 'keyword') {
    if (mod.n === undefined) return 0
    // "Its ATK" is that of the one it is about.
    return amount(g, mod.n, typeof mod.n === 'object' ? { ...env, it: objs(g, mod.what, env)[0] ?? 0 } : env)
  }
  if (mod.mod === 'prevent' && typeof mod.n === 'object' && 'next' in mod.n) return amount(g, mod.n.next, env)
  return 0
}

function ending(g: Game, until: Duration | undefined, mod: Mod, env: Env): Partial<ModRow> {
  if (until === undefined) return { ends: 'never' }
  if (until === 'turn' || until === 'combat') return { ends: until }
  if ('until' in until) {
    if (!isTurnPoint(until.until))
      return { ends: 'turn', while: ptrOf(until.until), after: anyNow(g, listed(until.until), env) }
    const { turn: whose } = until.until
    const seat = whose === 'players' ? -1 : (objs(g, whose, env).filter(isPlayer).map(seatOf)[0] ?? env.you)
    // "Your next turn" is one that has not begun; without `next`, the end meant is the nearest one.
    return { ends: until.until.on, seat, after: until.until.on === 'end' && !until.next ? turn(g).n - 1 : turn(g).n }
  }
  if ('during' in until)
    return { ends: 'ready', left: [...objs(g, aboutOf(mod), env)].map((o) => follow(g, o, env.notes)) }
  return { ends: 'while', while: ptrOf(until.while) }
}
