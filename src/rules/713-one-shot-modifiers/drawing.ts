/** The verb draw (713): a number of cards, or until a limit is reached (713.2). */
import { DECK, playerObj, zoneId } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import type { Obj, Seat, StepOf } from '../../state/types.ts'
import { holdsAny } from '../414-uniqueness.ts'
import { drawOne } from '../415-zones/decks.ts'
import { cardsIn } from '../415-zones/zones.ts'
import type { Verbs } from '../709-resolving-links/text.ts'
import { value } from '../714-continuous-modifiers/modifiers.ts'
import { competing, originOf } from '../716-replacement.ts'
import { bindName, type Game, living, player, push, pushAll, type StepDefs } from '../core/game.ts'
import { recordEffect } from '../core/recorder.ts'
import { amount, seatOfEnv } from '../core/words.ts'

/** Nobody reaches a maximum that is not there. */
const missing = (g: Game, seat: Seat): number =>
  holdsAny(g, seat) ? 0 : value(g, playerObj(seat), 'maxHand') - value(g, playerObj(seat), 'hand')

export const drawVerbs = {
  /** R303.1b: from now on the cards of another of its decks are drawn (415.3a). */
  drawFrom(g, e, envs) {
    const { deck } = e
    for (const env of envs) {
      const seat = seatOfEnv(env)
      const home = player(g, seat).decks.indexOf(deck)
      if (home < 0) return { done: false }
      put(g, 'players', seat, 'draws', home)
      recordEffect(g, e, env)
    }
    return { done: true }
  },
  draw(g, e, envs, linkId) {
    if (e.until === 'maxHand') {
      const short = envs.filter((env) => missing(g, seatOfEnv(env)) > 0) // 713.2: at or over the limit, nothing is done
      const steps = short.map(
        (env): StepOf<'draw-until'> => ({
          step: 'draw-until',
          seat: seatOfEnv(env),
          cause: env.cause,
          from: originOf(g, env.notes, e, linkId),
          was: '',
        }),
      )
      pushAll(g, steps)
      return { done: short.length > 0 }
    }
    const got: Obj[] = []
    let wanted = 0
    for (const env of envs) {
      const n = amount(g, e.n ?? 1, env)
      wanted += Math.max(0, n)
      const seat = seatOfEnv(env)
      const from = originOf(g, env.notes, e, linkId)
      for (let i = 0; i < n; i++) {
        // What replaces a draw is done before the next one.
        if (i < n - 1 && competing(g, { on: 'draw', by: playerObj(seat), seat, cause: env.cause }).length > 0) {
          push(g, { step: 'draws', seat, n: n - i, cause: env.cause, from, as: e.as ?? '', link: linkId })
          break
        }
        const id = drawOne(g, seat, { cause: env.cause, from })
        if (!id) break // nothing more would come
        got.push(id)
      }
    }
    // 709.2f: a draw that was replaced, or that found no card, was not performed.
    return { done: wanted > 0 && got.length === wanted, val: { o: got, n: got.length } }
  },
} satisfies Partial<Verbs>

/** A fingerprint of hands, decks and decked players: if a try does not change it, further tries would not either. */
const lie = (g: Game): string =>
  living(g)
    .map((s) => [
      value(g, playerObj(s), 'hand'),
      cardsIn(g, zoneId(s, DECK, player(g, s).draws)).length,
      player(g, s).decked,
    ])
    .join()

export const drawSteps = {
  /** One after another, where something may replace them (716.1). */
  draws: {
    run(g, step) {
      if (step.n > 1) push(g, { ...step, n: step.n - 1 })
      const id = drawOne(g, step.seat, { cause: step.cause, from: step.from })
      const l = g.s.links[step.link]
      if (!id || !l || !step.as) return null
      const o = [...(l.names[step.as]?.o ?? []), id]
      bindName(g, l.id, step.as, { o, n: o.length })
      return null
    },
  },
  'draw-until': {
    /** 713.2a: one draw after another, each of which may be skipped or replaced, until the limit is reached or a try changes nothing. */
    run(g, step) {
      const was = lie(g)
      if (player(g, step.seat).lost || missing(g, step.seat) <= 0) return null
      const h = { on: 'draw', by: playerObj(step.seat), seat: step.seat, cause: step.cause }
      const optional = competing(g, h, step.from.applied).some((a) => a.mod.may !== undefined)
      if (was === step.was && !optional) return null
      push(g, { ...step, was })
      drawOne(g, step.seat, { cause: step.cause, from: step.from })
      return null
    },
  },
} satisfies Partial<StepDefs>
