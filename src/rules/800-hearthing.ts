/** Hearthing (800.1): a power whose cost is conceding the game. It makes no link; equipment is kept for the next game, this one ends. */

import { playerObj } from '../state/ids.ts'
import { erase, put } from '../state/journal.ts'
import type { KeptCard, Link, Seat } from '../state/types.ts'
import { conclude, verdict } from './102-ending.ts'
import { happen } from './703-triggers/events.ts'
import { textStep, type Verbs } from './709-resolving-links/frame.ts'
import { interruptByGame } from './711-interrupting.ts'
import { card, type Game, link, living, player, pushAll, type StepDefs } from './core/game.ts'
import { note } from './core/notes.ts'
import { paidAt } from './core/texts.ts'
import { objs } from './core/words.ts'

/** 800.1a: whether conceding the game is part of what this costs. */
export const concedes = (g: Game, l: Pick<Link, 'kind' | 'power'>): boolean =>
  l.kind === 'power' && paidAt(g, l.power).some((e) => e.do === 'concede')

/** 800.1b: the other players of the team who are still in the game must agree, asked in turn order. */
export const mates = (g: Game, seat: Seat): Seat[] =>
  living(g).filter((s) => s !== seat && player(g, s).team === player(g, seat).team)

/** 800.1c: after payment the power's effects are carried out at once, then the game is over. */
export function hearth(g: Game, l: Link): void {
  pushAll(g, [textStep(l.id, l.code), { step: 'hearthed', link: l.id }])
}

export const hearthingVerbs = {
  keep(g, e, envs, linkId) {
    const o = envs.flatMap((env) => [...objs(g, e.what, env)])
    note(g, linkId, { kept: [...(link(g, linkId).notes.kept ?? []), ...o] })
    return { done: o.length > 0, val: { o, n: o.length } }
  },
} satisfies Partial<Verbs>

export const hearthingSteps = {
  hearthed: {
    run(g, step) {
      const l = link(g, step.link)
      const kept = (l.notes.kept ?? []).map((id) => keptCard(g, id))
      const { team } = player(g, l.controller)
      erase(g, 'links', l.id)
      for (const id of [...g.s.chain[0].links].reverse()) interruptByGame(g, id) // 800.1c
      for (const seat of living(g)) {
        if (player(g, seat).team !== team) continue
        put(g, 'players', seat, 'lost', true) // 800.1b
        happen(g, { on: 'lose', by: playerObj(seat), seat })
      }
      conclude(g, { ...verdict(g, '800.1c'), rule: '800.1c', kept })
      return null
    },
  },
} satisfies Partial<StepDefs>

/** The data of a card kept between games: the card with its counters (800.1d), ready or exhausted as it is. */
function keptCard(g: Game, id: number): KeptCard {
  const { owner, def, proper, counters, exhausted, type, names } = card(g, id)
  const words = Object.entries(names).flatMap(([name, { w }]) => (name.startsWith('this.') && w ? [[name, w]] : []))
  const out: KeptCard = { seat: owner, card: proper?.def ?? def }
  if (Object.keys(counters).length > 0) out.counters = counters
  if (exhausted) out.exhausted = true
  if (words.length > 0) out.words = Object.fromEntries(words)
  if (type !== '') out.type = type
  return out
}
