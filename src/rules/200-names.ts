/** Names (200) and other words that a player chooses: made-up names, ally types (202.4), card types (300.1), any card's name; and numbers (104.1). */

import { ptrOf } from '../language/compile.ts'
import type { Nameable, Of } from '../language/types.ts'
import { playerObj } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { Answer, Seat } from '../state/types.ts'
import { wordsFor } from './403-costs.ts'
import { type Done, type Verbs, whoActs } from './709-resolving-links/frame.ts'
import { isNumber, type Numbers, openWords } from './core/chosen-words.ts'
import { type Envs, seatOfEnv } from './core/env.ts'
import { decide, type Game, living, player, question } from './core/game.ts'
import { recordEvent } from './core/recorder.ts'
import { effectsAt } from './core/texts.ts'
import { amount, type Env } from './core/words.ts'

type Name = Of<'name'>

/** The highest number offered if the text gives no limit, unless a card of the game has a higher cost or ATK. */
const high = 20
const mostNumbers = 100

/** The numbers that an effect lets a player choose from, a hundred at most. `least`: the lowest upper end if the text gives no limit. */
function numbersToName(g: Game, of: Numbers, env: Env, least = high): readonly number[] {
  const { from, to } = of === 'number' ? { from: 0, to: undefined } : of
  const first = Math.max(0, amount(g, from, env)) // 104.1
  const last = to === undefined ? Math.max(least, g.code.highest) : amount(g, to, env)
  return Array.from({ length: Math.max(0, Math.min(mostNumbers, last - first)) + 1 }, (_, i) => first + i)
}

const rules: Readonly<Record<string, string>> = {
  'made-up': '200.3',
  'ally type': '202.4',
  'card type': '300.1',
  'damage type': '408.3a',
}
const ruleOf = (of: Nameable): string => (typeof of === 'string' ? rules[of] : undefined) ?? '200.2'

export const nameVerbs = {
  name(g, e, envs, linkId) {
    const env = envs[0]
    if (envs.length > 1 && isNumber(e.of)) return numberOfEach(g, e, e.of, envs, linkId)
    const who = whoActs(g, e.by, env)
    if (who === null) return { done: false }
    const number = isNumber(e.of)
    const answers = isNumber(e.of)
      ? numbersToName(g, e.of, env).map((i): Answer => ({ do: 'number', n: i }))
      : wordsOpen(g, e, e.of, env).map((word): Answer => ({ do: 'word', word }))
    if (answers.length === 0) return { done: false }
    const about = { link: linkId, card: env.self, code: ptrOf(e) }
    const rule = number ? '104.1' : ruleOf(e.of)
    const said =
      answers.length === 1
        ? must(answers[0])
        : decide(g, question(who, number ? 'number' : 'choose', rule, answers, about))
    tell(g, who.seat, said)
    return { done: true, val: number ? { n: must(said.n) } : { w: must(said.word) } }
  },
} satisfies Partial<Verbs>

/** The words of a choice; where it is part of a cost, those with which the rest can be paid (403.1). */
function wordsOpen(g: Game, e: Name, of: Exclude<Nameable, Numbers>, env: Env): readonly string[] {
  const [, list = '', cost] = /^(.*(?:\.pay|\.add))\.(\d+)$/.exec(ptrOf(e)) ?? []
  return cost === undefined ? openWords(g, { ...e, of }, env) : wordsFor(g, effectsAt(g, list), e, env)
}

/** Each of several players chooses a number, all before any number is revealed (802.1). */
function numberOfEach(g: Game, e: Name, of: Numbers, envs: Envs, linkId: number): Done {
  const about = { link: linkId, card: envs[0].self, code: ptrOf(e), ...(e.secret ? { secret: true as const } : {}) }
  // Where players outdo each other, what they can lose is the limit.
  const most = Math.max(high, ...living(g).map((seat) => g.ask.stat(g, player(g, seat).hero, 'health')))
  const chosen = envs.map((env): [Seat, number] => {
    const seat = seatOfEnv(env)
    const answers = numbersToName(g, of, env, most).map((n): Answer => ({ do: 'number', n }))
    const { n = 0 } =
      answers.length === 1 ? must(answers[0]) : decide(g, question(seat, 'number', '104.1', answers, about))
    return [seat, n]
  })
  for (const [seat, n] of chosen) tell(g, seat, { do: 'number', n })
  return { done: true, val: { o: chosen.map(([seat]) => playerObj(seat)), d: chosen.map(([, n]) => n) } }
}

/** Announces the choice to everyone. */
const tell = (g: Game, seat: Seat, { n, word }: Answer): void =>
  recordEvent(g, { on: 'name', by: playerObj(seat), ...(word === undefined ? { n } : { type: word }) })
