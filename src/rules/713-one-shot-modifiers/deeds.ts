/** One-shot modifiers (713.1) of players: pay, roll, choose, win, lose, say. */

import { ptrOf } from '../../language/compile.ts'
import { isSetWho } from '../../language/nodes.ts'
import { growth } from '../../state/bounds.ts'
import { draw } from '../../state/dice.ts'
import { playerObj } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { Seat } from '../../state/types.ts'
import { actorsOf } from '../403-costs.ts'
import { exhaustResources } from '../412-resources.ts'
import { teller } from '../415-zones/real-cards.ts'
import { happen } from '../703-triggers/events.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { active } from '../714-continuous-modifiers/modifiers.ts'
import { shownBy } from '../716-replacement.ts'
import {
  bindName,
  decide,
  Endless,
  type Game,
  link,
  living,
  lose,
  numbersFrom,
  opponentsOf,
  player,
  question,
} from '../core/game.ts'
import { recordEvent } from '../core/recorder.ts'
import { amount, type Env, objs, seatOfEnv } from '../core/words.ts'

import { unique } from './results.ts'

export const deedVerbs = {
  pay(g, e, envs) {
    let ok = true
    let n = 0
    for (const env of envs) {
      const want = amount(g, e.n, env)
      const paid = want <= 0 ? 0 : exhaustResources(g, seatOfEnv(env), want)
      if (want > 0 && paid < want) ok = false
      else if (want >= 0) happen(g, { on: 'pay', by: playerObj(seatOfEnv(env)), n: want })
      n += paid
    }
    return { done: ok, val: { n } }
  },
  roll(g, e, envs) {
    const sides = e.sides ?? 6
    const d: number[] = []
    for (const env of envs) {
      const n = amount(g, e.n ?? 1, env)
      if (n > growth.once) throw new Endless(ptrOf(e)) // 803.5
      const rolled = Array.from({ length: n }, () => rollOne(g, sides, env))
      if (rolled.length > 0)
        happen(g, {
          on: 'roll',
          by: playerObj(seatOfEnv(env)),
          rolled,
          n: rolled.reduce((a, b) => a + b, 0),
          ...(sides === coin ? { type: 'coin' } : {}),
          cause: env.cause,
        })
      d.push(...rolled)
    }
    const o = envs.map((env) => playerObj(seatOfEnv(env)))
    return { done: d.length > 0, val: { o, d, n: d.reduce((a, b) => a + b, 0) } }
  },
  choose(g, e, envs, linkId) {
    const among = isSetWho(e.what) && typeof e.what.among === 'string' ? e.what.among.replace(/^\$/, '') : ''
    const from = link(g, linkId).names[among]
    if (from?.d) {
      const n = objs(g, e.what, envs[0])[0]
      if (n === undefined) return { done: false, val: { n: 0 } }
      if (e.take) {
        const d = from.d.slice()
        d.splice(d.indexOf(n), 1)
        bindName(g, linkId, among, { d, n: d.reduce((a, b) => a + b, 0) })
      }
      return { done: true, val: { n } }
    }
    const o = unique(g, envs, e.what)
    return { done: o.length > 0, val: { o, n: o.length } }
  },
  win(g, e, envs) {
    const seats = actorsOf(g, e, envs[0])
    for (const s of seats) for (const o of opponentsOf(g, s)) loses(g, o, '102.1', envs[0])
    return { done: seats.length > 0 }
  },
  lose(g, e, envs) {
    const env = envs[0]
    const seats = env.actor >= 0 ? envs.map((x) => x.actor) : actorsOf(g, e, env)
    for (const s of seats) loses(g, s, player0(g, seats) ? 'R100.2' : '102.1', env)
    return { done: true }
  },
  say(g, e, [env]) {
    const { words } = e
    if (env) recordEvent(g, { on: 'say', what: env.self, type: words, seat: env.you })
    return { done: true }
  },
} satisfies Partial<Verbs>

/** A text makes a player lose. */
function loses(g: Game, seat: Seat, rule: string, env: Env | undefined): void {
  g.recorder?.lost.set(seat, g.s.cards[env?.self ?? 0]?.def ?? '')
  lose(g, seat, rule)
}

const player0 = (g: Game, seats: readonly Seat[]): boolean => seats.some((s) => g.s.players[s]?.boss === true)

const coin = 2

/** One die, with what modifiers make of its number; a coin has none. */
function rollOne(g: Game, sides: number, env: Env): number {
  const n = g.s.dice[0].told ? toldOne(g, sides, env) : drawOne(g, sides)
  if (sides === coin || active(g, 'instead').length === 0) return n
  return shownBy(g, { on: 'roll', by: playerObj(seatOfEnv(env)), n, cause: env.cause }, sides)
}

/** Asks for what a die shows on a real table: whoever rolls it, or for others the first player there. */
function toldOne(g: Game, sides: number, env: Env): number {
  const own = seatOfEnv(env)
  const seat = player(g, own).real && living(g).includes(own) ? own : (teller(g) ?? own)
  const why = sides === coin ? 'What does the coin show? 1 is heads.' : `What does the ${sides}-sided die show?`
  return decide(g, question(seat, 'number', '104.1', numbersFrom(1, sides), { card: env.self, why })).n ?? 1
}

/** Scripted rolls first, then the stream of its kind. */
function drawOne(g: Game, sides: number): number {
  const [scripted, ...script] = g.s.dice[0].script ?? []
  if (scripted !== undefined) {
    put(g, 'dice', 0, 'script', script)
    return scripted
  }
  return draw(g, `d${sides}`, sides) + 1
}
