/** X in costs (707.1b): its upper limit, from the costs to be paid. Each value up to it is checked separately. */

import { isSetWho, whatOf } from '../../language/nodes.ts'
import { once } from '../../language/once.ts'
import type { Effect, Who } from '../../language/types.ts'
import { hasX, limitsX, takesX, usesX } from '../../language/xs.ts'
import type { Obj, Seat } from '../../state/types.ts'
import { untilFatal } from '../405-damage.ts'
import { readyResources } from '../412-resources.ts'
import { active, inPlayNow } from '../714-continuous-modifiers/modifiers.ts'
import { countersOn } from '../core/facts.ts'
import { card, type Game } from '../core/game.ts'
import { candidates, type Env, objs } from '../core/words.ts'

/** The highest X offered: more than anything a game has to pay with, so that the list of answers is finite. */
const HIGHEST = 500

/** The highest X that resources can pay for: more than the number of resources if something reduces the cost. */
export const mostX = (g: Game, seat: Seat): number =>
  readyResources(g, seat) + active(g, 'cost').reduce((n, a) => n + (a.mod.n === undefined ? 0 : 10), 0)

/** Whether a list of costs has an X (707.1b). */
export const isVariable = once((list: readonly Effect[]): boolean => usesX(list))

/** The highest X worth trying for a list of costs: no part of it can be paid for more (403.1). */
export function highest(g: Game, list: readonly Effect[], env: Env): number {
  const most = list.filter(limitsX).map((e) => mostOf(g, e, env))
  return most.length === 0 ? 0 : Math.max(0, Math.min(HIGHEST, ...most))
}

/** All objects that a part of a cost may affect. */
const all = (g: Game, who: Who | undefined, env: Env): readonly Obj[] =>
  isSetWho(who) ? candidates(g, { ...who, where: undefined }, env) : objs(g, who, env)

function mostOf(g: Game, e: Effect, env: Env): number {
  if (e.do === 'pay') return mostX(g, env.you)
  if (e.do === 'put') return top(all(g, e.to, env), (o) => (inPlayNow(g, o) ? untilFatal(g, o) : 0))
  if (e.do === 'remove') {
    const what = e.what
    return top(all(g, e.from, env), (o) =>
      what === 'damage' ? (g.s.cards[o]?.damage ?? 0) : (countersOn(g, o)[what] ?? 0),
    )
  }
  const what = whatOf(e)
  const there = all(g, what, env)
  const stat = isSetWho(what) ? what.where?.[0] : undefined
  return Math.min(
    takesX(what) ? there.length : HIGHEST,
    hasX(what) && typeof stat === 'string'
      ? top(there, (o) => (stat === 'counters' ? counters(g, o) : g.ask.stat(g, o, stat)))
      : HIGHEST,
  )
}

const top = (list: readonly Obj[], value: (o: Obj) => number): number => Math.max(0, ...list.map(value))
const counters = (g: Game, o: Obj): number => Object.values(card(g, o).counters).reduce((a, b) => a + b, 0)
