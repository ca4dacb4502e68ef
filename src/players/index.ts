/**
 * The players' door: who may sit in a seat and answer its decisions. README.md says what each of them knows.
 * @module raidkeeper/players
 */
import type { Decision, Library, Seat, View } from '../engine/types.ts'
import { sentence } from '../language/print/index.ts'
import { weigh } from './general.ts'
import { attend, newMind, note } from './mind.ts'
import type { Style } from './priority.ts'
import { careless, randomPlayer } from './random.ts'
import { nameInView, type Table, table, wordsOf } from './table.ts'
import { decide, notHeld, spared } from './tactics.ts'
import type { Choice, Player, PlayerName, Weighed } from './types.ts'

export { expectedHits, type Hit } from './hits.ts'
export type { Choice, Player, PlayerName } from './types.ts'

/** The bots by name: what each does, and for which side. */
export const playerNames: readonly PlayerName[] = [
  {
    name: 'tactics',
    about: 'The Boss by the published tactics of the raid, and sound play where these are silent.',
    for: 'boss',
  },
  {
    name: 'careless',
    about: 'The same Boss for a first raid: two of three of its acts are left to chance.',
    for: 'boss',
  },
  {
    name: 'raider',
    about: 'A raider who attacks, protects, heals and equips for the good of the raid.',
    for: 'raider',
  },
  { name: 'cautious', about: 'A raider who keeps protectors back as long as the Boss can hit hard.', for: 'raider' },
  { name: 'random', about: 'Takes any legal answer, by seeded chance.', for: 'both' },
]

/** The bot that a side has if none is named. */
export const defaultPlayer = { boss: 'tactics', raider: 'raider' } as const

/**
 * A bot. It is given views of its own seat only, so it can't know what that seat may not know.
 * @param name - One of `playerNames`.
 * @param seat - Where it sits: 0 is the Boss player, 1 to 5 the raiders.
 * @param seed - Its own chance. The same name, seat, seed and questions give the same answers.
 * @param library - The content of the game, for what cards say.
 * @returns The bot; it remembers what it did this turn, so each seat and game needs one of its own.
 * @throws Error for a name that is not in `playerNames`, and for a bot of the other side.
 */
export function makePlayer(name: string, seat: Seat, seed: number, library: Library): Player {
  const known = playerNames.find((p) => p.name === name)
  const side = seat === 0 ? 'boss' : 'raider'
  const fit = playerNames.filter((p) => p.for === 'both' || p.for === side).map((p) => `"${p.name}"`)
  if (!known) throw new Error(`There is no player "${name}". For this seat there are ${fit.join(', ')}.`)
  if (known.for !== 'both' && known.for !== side)
    throw new Error(
      `"${name}" plays the ${known.for}'s seat, not seat ${seat}. For this seat there are ${fit.join(', ')}.`,
    )
  if (name === 'random') return randomPlayer(seat, seed)
  const player = thinker(
    seat,
    library,
    { guard: name === 'cautious' ? 0.9 : 0.15 },
    side === 'boss' ? 'tactics' : 'advice',
  )
  return name === 'careless' ? careless(player, seat, seed) : player
}

function thinker(seat: Seat, library: Library, style: Style, list: 'tactics' | 'advice'): Player {
  const mind = newMind()
  return {
    choose(view: View, decision: Decision): Choice {
      const t = table(view, wordsOf(library, view.raid.id), seat, decision, mind.names)
      attend(mind, t)
      const tactics = library.raids.find((r) => r.id === view.raid.id)?.[list] ?? []
      for (const id of spared(t, tactics)) t.spared.add(id)
      let whole: Weighed[] | undefined
      const all = () => (whole ??= weigh(t, decision, mind, style))
      const open = notHeld(t, decision, tactics, (i) => all().find((w) => w.answer === i)?.value)
      const weighed = open.length === decision.answers.length ? all() : some(t, decision, open)
      const choice = decide(t, decision, weighed, tactics)
      remember(t, decision, choice)
      return { ...choice, why: sentence(choice.why) }
    },
  }

  /** Only these answers weighed, as if there were no others. */
  function some(t: Table, decision: Decision, open: readonly number[]): Weighed[] {
    const answers = open.map((i) => decision.answers[i]!)
    return weigh(t, { ...decision, answers }, mind, style).map((w) => ({ ...w, answer: open[w.answer] ?? -1 }))
  }

  /** Counts what was done with priority, so that free powers come to an end. */
  function remember(t: Table, decision: Decision, choice: Choice): void {
    const answer = decision.answers[choice.answer]
    if (decision.kind !== 'priority' || !answer || answer.do === 'pass') return
    const key =
      answer.do === 'attack' ? `attack ${answer.card}` : `${answer.do} ${answer.card ?? 0} ${answer.code ?? ''}`
    note(mind, key, nameInView(t, answer.card))
  }
}
