/** Packets that are divided (717.7, 717.8) or go on to a hero (405.8). */
import { must } from '../../state/must.ts'
import type { CardId, Packet, StepOf } from '../../state/types.ts'
import { untilFatal } from '../405-damage.ts'
import { isMade } from '../408-packets.ts'
import { type Instead, keyOf } from '../716-replacement.ts'
import { card, decide, type Game, numbersFrom, push, question } from '../core/game.ts'
import { candidates, objs } from '../core/words.ts'
import { atStake } from './order.ts'
import { preventingEnv } from './preventing.ts'

/** Puts several packets in the place of one; each goes through 717.4 anew. */
function replace(g: Game, step: StepOf<'packets'>, parts: readonly Packet[]): void {
  const list = step.list.slice()
  list.splice(step.at, 1, ...parts.filter((p) => isMade(g, p)))
  push(g, { step: 'packets', list, at: step.at, ordered: true })
}

/** 717.7, 717.8: divides the packet, after everything else was applied to it (717.4c). */
export function divide(g: Game, step: StepOf<'packets'>, a: Instead, p: Packet): void {
  const q: Packet = { ...p, used: [...p.used, keyOf(a)] }
  const how = must(a.mod.divide)
  if ('part' in how) {
    const to = objs(g, how.to, preventingEnv(a, p))[0]
    const n = to === undefined ? 0 : how.part === 'any' ? share(g, q, to, q.n, a) : Math.min(how.part, q.n)
    replace(
      g,
      step,
      to === undefined
        ? [q]
        : [
            { ...q, n: q.n - n },
            { ...q, to, n, smash: false },
          ],
    )
  } else if ('excess' in how) replace(g, step, overflowing(g, q, objs(g, how.excess, preventingEnv(a, p))[0]))
  else {
    // Each point is assigned by the player whose packet it is.
    const among = candidates(g, how.among, preventingEnv(a, p))
    let left = q.n
    const parts = among.map((to, i): Packet => {
      const n = i === among.length - 1 ? left : share(g, q, to, left, a)
      left -= n
      return { ...q, to, n }
    })
    replace(g, step, parts)
  }
}

function share(g: Game, p: Packet, to: CardId, left: number, a: Instead): number {
  if (left === 0) return 0
  const answers = numbersFrom(0, left)
  const about = { card: to, code: a.ptr, packet: { ...atStake(p), n: left, to } }
  const by = must(a.mod.divide)
  return decide(g, question('part' in by ? a.env.you : p.controller, 'number', '717.7', answers, about)).n ?? 0
}

/** Exactly fatal damage to the ally, and the rest to another (717.8). */
function overflowing(g: Game, p: Packet, to: CardId | undefined): Packet[] {
  const n = Math.min(p.n, untilFatal(g, p.to))
  const kept = { ...p, n, smash: false }
  return to === undefined ? [kept] : [kept, { ...p, to, n: p.n - n, smash: false, smashed: true }]
}

/** 405.8 */
export function smash(g: Game, step: StepOf<'packets'>, p: Packet): void {
  const hero = g.s.players[card(g, p.to).controller]?.hero
  replace(g, step, overflowing(g, p, hero === 0 ? undefined : hero))
}
