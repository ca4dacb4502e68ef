/**
 * The bots that can play a seat. README.md says what they know.
 * @module raidkeeper/players
 */
import type { Decision, Library, Seat, View } from '../engine/types.ts'
import { sentence } from '../language/print/index.ts'
import type { Tactic } from '../language/tactics.ts'
import { weigh } from './general.ts'
import { easyOnes, easyReason, noteAttack } from './gentle.ts'
import { attend, copyMind, keepInMind, newMind } from './mind.ts'
import { playerNames } from './names.ts'
import { allWaits, nothingNow, type Style } from './priority.ts'
import { careless, randomPlayer } from './random.ts'
import { plainReason } from './reason.ts'
import { nameInView, type Table, table, wordsOf } from './table.ts'
import { decide, isUrged, notHeld, spared } from './tactics.ts'
import { type Choice, inOrder, type Thinker, type Weighed } from './types.ts'

export { type AnswerResult, type Foresight, foresee } from './foresight.ts'
export { expectedHits, type Hit } from './hits.ts'
export { defaultPlayer, playerNames } from './names.ts'
export type { BotPlayer, Choice, Opinion, PlayerName, Thinker } from './types.ts'

/**
 * Makes a bot. It gets views of its own seat only, so it can't know what that seat may not know.
 * @param name - One of `playerNames`.
 * @param seat - Its seat: 0 is the Boss player, 1 to 5 the raiders.
 * @param seed - The seed of its random numbers. The same name, seat, seed and questions give the same answers.
 * @param library - The content of the game, for the texts of its cards.
 * @returns The bot, which can also weigh every answer, and be copied; it remembers what it did this turn, so each seat of each game needs its own.
 * @throws Error if the name is not in `playerNames`, or the bot is for the other side.
 */
export function makePlayer(name: string, seat: Seat, seed: number, library: Library): Thinker {
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
    { guard: name === 'cautious' ? 0.9 : 0.15, easy: name === 'gentle' },
    side === 'boss' ? 'tactics' : 'advice',
  )
  return name === 'careless' ? careless(player, seat, seed) : player
}

const none: readonly Tactic[] = []

function thinker(seat: Seat, library: Library, style: Style, list: 'tactics' | 'advice', mind = newMind()): Thinker {
  const tacticsOf = (view: View): readonly Tactic[] => library.raids.find((r) => r.id === view.raid.id)?.[list] ?? none
  return {
    choose(view, decision) {
      const tactics = tacticsOf(view)
      const pass = decision.kind === 'priority' ? decision.answers.findIndex((a) => a.do === 'pass') : -1
      if (pass >= 0 && !style.easy && allWaits(view, seat) && !isUrged(view, decision, tactics))
        return { answer: pass, ...plainReason(nothingNow) }
      const t = look(view, decision, tactics)
      const choice = style.easy ? gently(t, decision, tactics) : think(t, decision, tactics)
      remember(t, decision, choice)
      return { ...choice, why: sentence(choice.why) }
    },
    weigh(view, decision) {
      const tactics = tacticsOf(view)
      const t = look(view, decision, tactics)
      const chosen = style.easy ? gently(t, decision, tactics) : think(t, decision, tactics)
      const all = weigh(t, decision, mind, style).map(({ value: _, ...one }) => one)
      return inOrder(chosen, all).map((one) => ({ ...one, why: sentence(one.why) }))
    },
    copy: () => thinker(seat, library, style, list, copyMind(mind)),
  }

  function look(view: View, decision: Decision, tactics: readonly Tactic[]): Table {
    const t = table(view, wordsOf(library, view.raid.id), seat, decision, mind.names)
    attend(mind, t)
    for (const id of spared(t, tactics)) t.spared.add(id)
    return t
  }

  function think(t: Table, decision: Decision, tactics: readonly Tactic[]): Choice {
    let whole: Weighed[] | undefined
    const all = () => (whole ??= weigh(t, decision, mind, style))
    const open = notHeld(t, decision, tactics, (i) => all().find((w) => w.answer === i)?.value)
    const weighed = open.length === decision.answers.length ? all() : some(t, decision, open)
    return decide(t, decision, weighed, tactics)
  }

  /** The best of the answers that are easy enough, as if there were no others. */
  function gently(t: Table, decision: Decision, tactics: readonly Tactic[]): Choice {
    const all = weigh(t, decision, mind, style)
    const easy = easyOnes(t, decision, mind, all)
    const few = { ...decision, answers: easy.map((i) => decision.answers[i]!) }
    const choice = think(t, few, tactics)
    return easyReason(t, decision, { ...choice, answer: easy[choice.answer] ?? 0 }, all)
  }

  /** Scores only these answers, as if there were no others. */
  function some(t: Table, decision: Decision, open: readonly number[]): Weighed[] {
    const answers = open.map((i) => decision.answers[i]!)
    return weigh(t, { ...decision, answers }, mind, style).map((w) => ({ ...w, answer: open[w.answer] ?? -1 }))
  }

  /** Counts actions with priority, so that the bot stops using free powers. */
  function remember(t: Table, decision: Decision, choice: Choice): void {
    const answer = decision.answers[choice.answer]
    noteAttack(t, decision, choice, mind.attacked)
    if (decision.kind !== 'priority' || !answer || answer.do === 'pass') return
    const key =
      answer.do === 'attack' ? `attack ${answer.card}` : `${answer.do} ${answer.card ?? 0} ${answer.code ?? ''}`
    keepInMind(mind, key, nameInView(t, answer.card))
  }
}
