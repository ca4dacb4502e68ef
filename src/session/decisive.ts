/** Finds what decided a game: a concession, the last blow, the turn that cost the raid most. Pure. */
import type { GameEvent, Outcome, Seat, View } from '../engine/types.ts'
import { causeOf, sourceOf } from './game-stats.ts'

export interface Decisive {
  /** The names of those who conceded, if that ended the game. */
  conceded: readonly string[]
  /** The blow that felled the last: 'Deep Breath', 12 fire to 'Warrax' and 'Boris'; `n` is 0 if it destroyed them; null if there was none. */
  blow: { by: string; n: number; type: string; to: readonly string[]; round: number } | null
  /** The turn in which the raiders' heroes were dealt most by the other side, if that was lost; null if nothing was dealt. */
  worst: { turn: string; round: number; n: number } | null
}

/** `events` are those of the whole game, from any seat. */
export function decisive({ result }: Pick<Outcome, 'result'>, events: readonly GameEvent[], view: View): Decisive {
  const isLoser = ({ boss }: { boss: boolean }): boolean =>
    (result === 'raiders' && boss) || (result === 'boss' && !boss)
  const losers = view.seats.filter(isLoser)
  const out = events.filter(({ on, seat }) => on === 'lose' && losers.some((one) => one.seat === seat))
  const last = out.at(-1)
  const conceded = last?.conceded && last.choice === events.at(-1)?.choice ? out.filter((e) => e.conceded) : []
  return {
    conceded: conceded.map(({ seat = -1 }) => view.seats[seat]?.name ?? ''),
    blow: conceded.length > 0 ? null : lastBlow(events, losers, view),
    worst: result === 'boss' ? worstTurn(events, losers, view) : null,
  }
}

type Loser = View['seats'][number]

/** Finds what felled the last of the losers, if that happened in the last turn; with the others that it hit as hard at once. */
function lastBlow(events: readonly GameEvent[], losers: readonly Loser[], view: View): Decisive['blow'] {
  const turn = events.slice(Math.max(0, events.findLastIndex(isTurn)))
  const isOf = (o: number | undefined): boolean => losers.some(({ hero }) => hero === o)
  const end = turn.findLast(({ on, to, what }) => (on === 'deal' && isOf(to)) || (on === 'destroy' && isOf(what)))
  const isSame = ({ choice, by }: GameEvent): boolean => choice === end?.choice && by === end.by
  const last = turn.findLast((e) => e.on === 'deal' && isOf(e.to) && isSame(e)) ?? end
  if (!last) return null
  const same = turn.filter((e) => isSame(e) && e.on === last.on && e.n === last.n && isOf(e.to ?? e.what))
  return {
    ...{ by: sourceOf(last, view), n: last.n ?? 0, type: last.type ?? '' },
    to: [...new Set(same.map(({ to, what, names }) => names[to ?? what ?? 0] ?? ''))],
    round: view.turn.round,
  }
}

const isTurn = ({ on, round }: GameEvent): boolean => on === 'start' && round !== undefined

function worstTurn(events: readonly GameEvent[], losers: readonly Loser[], view: View): Decisive['worst'] {
  const turns: { seat: Seat; round: number; n: number }[] = []
  const caused = causeOf(events)
  for (const e of events) {
    if (isTurn(e)) turns.push({ seat: e.seat ?? -1, round: e.round ?? 0, n: 0 })
    const now = turns.at(-1)
    const isHurt = e.on === 'deal' && losers.some(({ hero }) => hero === e.to)
    if (now && isHurt && losers.every(({ seat }) => seat !== caused(e))) now.n += e.n ?? 0
  }
  const [worst] = turns.sort((a, b) => b.n - a.n)
  if (!worst || worst.n === 0) return null
  return { turn: view.seats[worst.seat]?.name ?? '', round: worst.round, n: worst.n }
}
