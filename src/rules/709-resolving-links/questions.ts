/** Questions of single verbs as they are processed (709.2b): a new target (706.2), how something is divided (707.1d). */

import { byOf, isSetWho } from '../../language/nodes.ts'
import { counterName } from '../../language/phrases.ts'
import type { Effect, Of, Who } from '../../language/types.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { About, Answer, Decision, Obj, Val } from '../../state/types.ts'
import { untilFatal } from '../405-damage.ts'
import { otherAims } from '../601-proposal.ts'
import { secondTargets } from '../706-targets.ts'
import { dividerOf, shareAt, total } from '../707-adding-links/dividing.ts'
import { kindsOn } from '../core/facts.ts'
import { type Game, link, numbersFrom, question } from '../core/game.ts'
import { effectAt } from '../core/texts.ts'
import { type Env, holds, isIn, objs, siteOf } from '../core/words.ts'
import { chooser, whoActs } from './frame.ts'

const settle = (g: Game, id: number, site: string, v: readonly number[]): void =>
  put(g, 'links', id, 'picks', { ...link(g, id).picks, [site]: v })

/**
 * Asks for the second target of a link (706.2), or second defender of a proposed combat (601.2), if the text leaves the choice to the acting player.
 */
export function askSecond(g: Game, e: Effect, env: Env, about: About & { link: number }): Decision | null {
  if (e.do !== 'retarget') return null
  const combat = e.what === undefined
  if (!combat && e.to !== undefined) return null
  const site = `${siteOf(e, env)}.to`
  const what = combat ? 0 : objs(g, e.what, env)[0]
  if (env.picks[site] !== undefined || what === undefined) return null
  const who = whoActs(g, e.by, env)
  if (who === null) return null
  const { seat } = who
  const all = combat ? aimsAmong(g, e.to, env) : secondTargets(g, what, seat)
  if (all.length < 2) settle(g, about.link, site, all)
  else
    return question(
      who,
      'choose',
      combat ? '601.2' : '706.2',
      all.map((card) => ({ do: 'pick', card })),
      { ...about, site, picked: [], min: 1, max: 1 },
    )
  return null
}

const aimsAmong = (g: Game, to: Who | undefined, env: Env): readonly Obj[] => [
  ...new Set(otherAims(g).flatMap((a) => (to === undefined || isIn(g, to, a.to, env) ? [a.to] : []))),
]

/** Divides an amount among non-targets, as it is done (709.2b). Damage that is put is never more than fatal (405.3). */
export function askShare(g: Game, e: Effect, env: Env, about: About & { link: number }): Decision | null {
  if ((e.do !== 'deal' && e.do !== 'heal' && e.do !== 'put') || !e.divided) return null
  const set = e.do === 'heal' ? e.from : e.to
  if (isSetWho(set) && dividerOf(set) && set.target !== undefined) return null
  const all = objs(g, set, env)
  const fatal = e.do === 'put' && e.what === 'damage'
  const room = (o: Obj): number => (fatal ? untilFatal(g, o) : Number.MAX_SAFE_INTEGER)
  const who = whoActs(g, e.by, env)
  if (who === null) return null
  const whole = total(g, e, env)
  let left = whole
  const given: [Obj, number][] = []
  for (const [i, o] of all.entries()) {
    const site = shareAt(e, env, i)
    const share = link(g, about.link).picks[site]?.[0]
    if (share !== undefined) {
      left -= share
      given.push([o, share])
      continue
    }
    const max = Math.min(room(o), left)
    // This one must take what the others can't: the whole amount is divided (R403).
    const min = Math.max(0, Math.min(max, left - all.slice(i + 1).reduce((sum, x) => sum + room(x), 0)))
    if (min < max) {
      const rooms = all.slice(i).map((x) => [x, Math.min(room(x), left)] as const)
      const share = { total: whole, given, rooms, fatal }
      return question(who, 'number', '709.2b', numbersFrom(min, max), { ...about, site, picked: [o], share })
    }
    settle(g, about.link, site, [max])
    given.push([o, max])
    left -= max
  }
  return null
}

/** Asks which kind, where a text puts or removes a counter of any kind that lies there (404.1). */
export function askKind(g: Game, e: Effect, env: Env, about: About & { link: number }): Decision | null {
  if ((e.do !== 'put' && e.do !== 'remove') || e.what !== 'any') return null
  const site = `${siteOf(e, env)}.kind`
  if (env.picks[site] !== undefined) return null
  const [on = 0] = objs(g, e.do === 'put' ? e.to : e.from, env)
  const kinds = kindsOn(g, on)
  const who = whoActs(g, byOf(e), env)
  if (kinds.length < 2 || who === null) return null
  return question(
    who,
    'choose',
    '404.1',
    kinds.map((word, n): Answer => ({ do: 'number', n, word: counterName(word) })),
    { ...about, site },
  )
}

/** Whether such a text counts now (glossary: Empower). */
export const empowered = (g: Game, e: Of<'empower'>, env: Env): boolean => holds(g, { empowered: e.of }, env)

/** The second is the guess that it isn't so. */
const guesses = (e: Of<'guess'>): [Answer, Answer] => {
  const [yes, no] = 'whether' in e ? (['Yes', 'No'] as const) : (['Higher', 'Lower'] as const)
  return [
    { do: 'number', n: 1, word: yes },
    { do: 'number', n: 0, word: no },
  ]
}

/** The guess that was made, in a word. */
export const guessWord = (e: Of<'guess'>, n: number): string => guesses(e).find((a) => a.n === n)?.word ?? ''

/** Asks which of two is higher, or whether a card is one of those (712.8). */
export function askGuess(g: Game, e: Of<'guess'>, env: Env, about: About & { link: number }): Decision | null {
  if (link(g, about.link).picks[must(about.site)] !== undefined) return null
  const answers = guesses(e)
  const who = chooser(g, e.by, env)
  return who && question(who, 'choose', '712.8', answers, about)
}

/** Whether a guess is right now: not if there is nothing to guess about (712.8). */
export function isRight(g: Game, { o = [], n, code }: Val, env: Env): boolean {
  if (code === undefined) return false
  const e = effectAt(g, code, 'guess')
  const [a = 0, b = 0] = o
  if ('whether' in e) return a !== 0 && isIn(g, e.whether, a, env, true) === (n === 1)
  if (a === 0 || b === 0) return false
  const [x, y] = [g.ask.stat(g, a, e.stat), g.ask.stat(g, b, e.stat)]
  return n === 1 ? x > y : x < y
}
