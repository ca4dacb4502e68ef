/** The start phase (501): the ready step and the draw step. */

import { listed } from '../language/nodes.ts'
import type { Who } from '../language/types.ts'
import { growth } from '../state/bounds.ts'
import { PARTY, RESOURCES, zoneId } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import { must } from '../state/must.ts'
import type { Answer, CardId, Seat } from '../state/types.ts'
import { window } from './410-priority.ts'
import { asTurned, canTurn, turning } from './411-ready.ts'
import { drawOne } from './415-zones/decks.ts'
import { cardsIn } from './415-zones/zones.ts'
import { enter, skipped } from './500-turn.ts'
import { asHappens, type Event, happen, happenAll } from './703-triggers/events.ts'
import { instances } from './714-continuous-modifiers/modifiers.ts'
import { unreplaced } from './716-replacement.ts'
import { expireReady, expireStart } from './core/expiry.ts'
import {
  areas,
  card,
  decide,
  type Game,
  living,
  playedNow,
  player,
  push,
  pushAll,
  question,
  type StepDefs,
  turn,
} from './core/game.ts'
import { amount, bounds, type Env, envFor, isIn } from './core/words.ts'

export const startPhaseSteps = {
  /** The ready step (501.1), in the order of 501.1a: durations end, cards ready (runes too, R301.1), then the start of the turn triggers. */
  'phase.ready': {
    run(g) {
      const { seat } = turn(g)
      if (skipped(g, seat, 'ready')) return null
      expireStart(g)
      put(g, 'turn', 0, 'step', 'ready')
      put(g, 'turn', 0, 'phase', 'start')
      const cards = areas(g).flatMap((z) => cardsIn(g, zoneId(seat, z)))
      const inspired = inspire(g, seat)
      const why = { cause: seat, step: 'ready', seat }
      const can = cards.filter((id) => canTurn(g, id, false, why))
      const own = unreplaced(g, can, (id) => turning(g, id, false, why).h, {})
      happenAll(g, [
        ...own.map((id) => turning(g, id, false, why)),
        ...inspired.flatMap(([by, id]): Event[] => {
          const cause = card(g, id).controller
          return [turning(g, id, false, { cause, with: by }), { h: { on: 'inspire', by, what: id, cause } }]
        }),
      ])
      expireReady(g, seat)
      // Powers "as" the turn starts: all are found now, so gaining or losing such a power now comes too late.
      const roused = inspired.map(([, id]) => id)
      pushAll(g, [
        ...asTurned(g, [...own, ...roused], false),
        ...asHappens(g, { on: 'start', seat }),
        { step: 'turn-starts' },
      ])
      return null
    },
  },
  /** Only then "at the start of the turn" triggers (500.2), by powers that are there now; and the window opens (501.1). */
  'turn-starts': {
    run(g) {
      const { seat } = turn(g)
      happen(g, { on: 'start', seat })
      happen(g, { on: 'start', step: 'ready', seat })
      push(g, window('ready', seat))
      return null
    },
  },
  /** 501.2: the draw step. */
  'phase.draw': {
    run(g) {
      const { seat, n } = turn(g)
      const p = player(g, seat)
      if (g.raid ? playedNow(g, g.raid).skipsFirstDraw && p.boss && p.turns === 1 : n === 1) return null // 501.2b, R200.4
      if (skipped(g, seat, 'draw')) return null
      enter(g, 'draw')
      const many = p.boss && g.raid ? amount(g, playedNow(g, g.raid).draws, envFor(seat, p.hero)) : 1 // R201.1
      push(g, window('draw', seat))
      for (let i = 0; i < Math.min(many, growth.once); i++) drawOne(g, seat) // 501.2a; what replaces it comes before the window
      return null
    },
  },
} satisfies Partial<StepDefs>

/**
 * 501.1b: other players' cards readied by Inspire, each with its source; only exhausted cards, each once.
 * Chosen in turn order by the controllers, before anything readies.
 */
function inspire(g: Game, turnPlayer: Seat): [CardId, CardId][] {
  const out: [CardId, CardId][] = []
  for (const seat of living(g)) {
    if (seat === turnPlayer) continue
    for (const by of cardsIn(g, zoneId(seat, PARTY))) {
      for (const { word, env } of instances(g, by, 'Inspire'))
        for (const of of listed(word.of ?? [])) inspireOne(g, by, of, env, out)
    }
  }
  return out
}

/** One description of an Inspire power: one card, or the number that it states. */
function inspireOne(g: Game, by: CardId, of: Who, env: Env, out: [CardId, CardId][]): void {
  const seat = card(g, by).controller
  const pick = typeof of === 'object' && 'choose' in of ? of : null
  const { choose, ...set } = pick ?? { choose: 1 }
  const what = pick ? set : of
  const fit = [PARTY, RESOURCES]
    .flatMap((z) => cardsIn(g, zoneId(seat, z)))
    .filter((id) => isIn(g, what, id, env) && canTurn(g, id, false, { cause: seat, with: by }))
  const { max } = bounds(g, choose ?? 1, env, fit.length)
  for (let n = 0; n < max; n++) {
    const open = fit.filter((id) => out.every(([, taken]) => taken !== id))
    if (open.length === 0) return
    const answers: Answer[] = [{ do: 'done' }, ...open.map((card): Answer => ({ do: 'pick', card }))]
    const said = decide(g, question(seat, 'choose', '501.1b', answers, { card: by, min: 0, max: 1, picked: [] }))
    if (said.do === 'done') return
    out.push([by, must(said.card)])
  }
}
