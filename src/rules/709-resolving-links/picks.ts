/** Picks as a text is processed (709.2b): by a player, at random, or by a number. */

import { meta, ptrOf } from '../../language/compile.ts'
import { isEffect } from '../../language/nodes.ts'
import type { Effect, SetWho, Who } from '../../language/types.ts'
import { draw } from '../../state/dice.ts'
import { ROW, zoneKind } from '../../state/ids.ts'
import { must } from '../../state/must.ts'
import type { About, Answer, Decision, DecisionKind, Obj, StepOf } from '../../state/types.ts'
import { canAttach } from '../400-attachments.ts'
import { doable } from '../403-costs.ts'
import { couldBe, isReal } from '../415-zones/real-cards.ts'
import { type Game, link, question } from '../core/game.ts'
import {
  bounds,
  candidates,
  type Env,
  extremes,
  goesWith,
  inSet,
  named,
  objs,
  ofOnePlayer,
  zonesOf,
} from '../core/words.ts'
import { about, chooser, setPicks } from './frame.ts'

/** A pick, where its answer is kept, and who makes it. */
interface Asked {
  set: SetWho
  site: string
  by: Who | undefined
}

/** The question for one pick; null if it has only one outcome, which is settled then. */
export function askPick(g: Game, e: Effect, { set, site, by }: Asked, env: Env, step: StepOf<'text'>): Decision | null {
  const here = about(g, step, ptrOf(set), site)
  const dice = typeof set.among === 'string' ? named(g, set.among, env).d : undefined
  if (dice) return askDie(g, dice, chooser(g, by, env), here)
  if (set.most !== undefined || set.least !== undefined)
    return askExtreme(g, set, env, chooser(g, set.ties ?? by, env), here)
  const all = candidates(g, set, env)
  const held = e.do === 'attach' && set === e.to
  const able = all.filter((o) => (held ? canAttach(g, e, o, env) : doable(g, e, o, env, step.cost)))
  // 712.7: a player who may play a card picks one that can be played.
  const plays = e.do === 'play' && e.after !== 'self' && isOptional(g, step)
  const sure = plays ? able.filter((o) => g.ask.playable(g, env.you, o)) : able
  const guess = set.random === undefined ? hiddenFor(g, set, env, all) : none
  const found = guess.length > 0 ? [...sure, ...guess] : sure
  const fit = ofOnePlayer(g, set, found, bounds(g, set.choose ?? 1, env, found.length).min)
  if (set.random !== undefined) {
    const { max } = bounds(g, set.random, env, fit.length)
    const left = fit.slice()
    const got: Obj[] = []
    while (got.length < max && left.length > 0) got.push(...left.splice(draw(g, 'random', left.length), 1))
    setPicks(g, step.link, site, got)
    return null
  }
  const who = chooser(g, by, env)
  const { min, max } = bounds(g, must(set.choose), env, fit.length)
  if (who && min === max && isOneLikeAnother(g, fit)) {
    setPicks(g, step.link, site, fit.slice(0, max))
    return null
  }
  const picked = link(g, step.link).picks[`${site}~`] ?? []
  const free = meta(set).ordered ? picked.length + 1 : fit.length // 707.1d: a player chooses the order, even if the cards are given
  if ((fit.length <= Math.min(min, free) && guess.length === 0) || max === 0 || !who) {
    setPicks(g, step.link, site, max === 0 || !who ? [] : [...picked, ...fit.filter((o) => !picked.includes(o))])
    return null
  }
  const answers: Answer[] = fit.filter((o) => goesWith(g, set, o, picked, env)).map((card) => ({ do: 'pick', card }))
  if (picked.length >= min || guess.length > 0) answers.unshift({ do: 'done' })
  const kind: DecisionKind = step.cost ? 'cost' : e.do === 'discard' ? 'discard' : 'choose'
  const rule = step.cost ? '707.1e' : '709.2b'
  return question(who, kind, rule, answers, { ...here, picked, min, max })
}

const none: readonly never[] = []

/** Unknown cards of a real table, in the zones that a pick looks in, which could be what it wants besides those that are known to be. */
function hiddenFor(g: Game, set: SetWho, env: Env, sure: readonly Obj[]): readonly Obj[] {
  if (!isReal(g)) return none
  const lying =
    set.among === undefined
      ? zonesOf(g, set, env).flatMap((zone) => g.s.zones[zone]?.cards ?? none)
      : objs(g, set.among, env)
  const rest = lying.filter((o) => !sure.includes(o))
  return couldBe(g, rest, (o) => inSet(g, set, o, env))
}

/** Whether these are identical tokens in the row beside a party, such as Bloods (R402.2d), so that it doesn't matter which is picked. */
const isOneLikeAnother = (g: Game, ids: readonly Obj[]): boolean =>
  g.code.rows &&
  ids.length > 1 &&
  ids.every((id) => {
    const [c, first] = [g.s.cards[id], g.s.cards[ids[0] ?? 0]]
    return (
      c?.token === true &&
      zoneKind(c.zone) === ROW &&
      c.host === 0 &&
      c.def === first?.def &&
      c.controller === first.controller &&
      c.exhausted === first.exhausted &&
      Object.keys(c.counters).length === 0
    )
  })

/** Whether this text is carried out only because a player chose to (712.7). */
function isOptional(g: Game, { whole }: StepOf<'text'>): boolean {
  const around = whole === undefined ? undefined : g.code.at.get(whole)
  return isEffect(around) && around.do === 'try' && around.may !== undefined
}

type Chooser = ReturnType<typeof chooser>
type Here = About & { link: number; site: string }

/** Asks for one of the dice, by the number shown. */
function askDie(g: Game, dice: readonly number[], who: Chooser, here: Here): Decision | null {
  const kinds = [...new Set(dice)]
  if (kinds.length > 1 && who) {
    const answers = kinds.map((n): Answer => ({ do: 'number', n }))
    return question(who, 'choose', '709.2b', answers, here)
  }
  setPicks(g, here.link, here.site, who ? kinds : [])
  return null
}

/** The object with the most or least of something; if several tie, the judge decides. */
function askExtreme(g: Game, set: SetWho, env: Env, judge: Chooser, here: Here): Decision | null {
  const top = extremes(g, set, env)
  if (top.length > 1 && judge) {
    const answers = top.map((card): Answer => ({ do: 'pick', card }))
    return question(judge, 'choose', '709.2b', answers, { ...here, min: 1, max: 1, picked: [] })
  }
  setPicks(g, here.link, here.site, top.slice(0, 1))
  return null
}
