/** A game's choices made again with another version of its raid, as far as they still exist: the same moment, after an edit. */

import { capital } from '../language/phrases.ts'
import { isLink, linkOfObj, zoneKind } from '../state/ids.ts'
import { must } from '../state/must.ts'
import type { Answer, Decision, Obj, Seat } from '../state/types.ts'
import { take } from './choices.ts'
import { context, describe, describeAnswer } from './describe.ts'
import { decision, type RunningGame, running } from './game.ts'
import { start } from './new-game.ts'
import type { Game, Library, Setup } from './types.ts'
import { acts, whyNot } from './why-not.ts'

/** The first choice that can't be made again. */
export interface Stop {
  /** Its number, from 1. */
  choice: number
  /** The choice and the reason, in words that the reader's seat may read. */
  text: string
}

/** The game with the other raid, from which it can be played on. */
export interface Again {
  game: Game
  /** The number of choices from the first on that the two games share one for one. */
  shared: number
  /** Null if the game stands at the same moment. */
  stop: Stop | null
}

const over = 'The raid is over here.'

/** Questions in a row that need no choice, after which the old question is not waited for any longer. */
const patience = 200

/**
 * Makes the choices of a game again in a library with another version of its raid. A choice is found by what it says, not by its number.
 * Questions that leave no choice may come and go, and so may windows in which nobody responds.
 * @param old - The game; it is not changed.
 * @param library - The library with the other version.
 * @param reader - The seat that reads why it stops.
 * @returns The new game at the same moment, or where the first choice no longer exists.
 * @throws SetupError if that raid can't be started with this setup.
 */
export function playAgain(old: Game, library: Library, reader: Seat): Again {
  const { library: from, setup, choices } = running(old)
  const before = start(from, setup, { events: false, undo: false })
  const game = start(library, setup)
  const { shared, stop } = follow(before, game, choices, reader)
  return { game, shared, stop }
}

/** The choices of a game from a moment on, made in another as far as they fit. */
interface Followed extends Omit<Again, 'game'> {
  /** For each choice that was made again, its number among the old ones and among the new. */
  again: readonly (readonly [old: number, now: number])[]
}

/**
 * Makes what followed a moment of a game in another one, which has come from there by other choices.
 * @param old - The whole game; it is not changed.
 * @param from - The number of its choices before what follows.
 * @param game - The other game, in the same library; it goes on.
 * @param reader - The seat that reads why it stops.
 */
export function playOn(
  old: { setup: Setup; choices: readonly number[] },
  from: number,
  game: Game,
  reader: Seat,
): Followed {
  const before = start(running(game).library, old.setup, { events: false, undo: false })
  for (const choice of old.choices.slice(0, from)) take(before, choice)
  return follow(before, game, old.choices, reader, from)
}

/** Makes choices both in the game from which they are, and in another. */
function follow(before: Game, game: Game, choices: readonly number[], reader: Seat, from = 0): Followed {
  let shared: number | null = null
  const again: [old: number, now: number][] = []
  const stopped = (n: number, stop: Stop | null): Followed => ({ shared: shared ?? n, stop, again })
  for (const [n, choice] of choices.entries()) {
    if (n < from) continue
    const wanted = decision(before)
    if (wanted && choice >= 0) {
      if (skipIdle(wanted, before, game)) shared ??= n
      const asked = decision(game)
      const same = asked && isSameQuestion(before, wanted, game, asked)
      const found = same ? sameAnswer(before, wanted, game, asked, choice) : -1
      if (found >= 0) {
        again.push([n, running(game).choices.length])
        take(game, found)
      } else if (wanted.kind === 'order' || idleAnswer(before) === choice) shared ??= n
      else return stopped(n, { choice: n + 1, text: whyStopped(before, wanted, game, choice, reader) })
    } else if (take(game, choice)) return stopped(n, { choice: n + 1, text: over })
    take(before, choice)
  }
  return stopped(choices.length, null)
}

/** Answers idly until the same question is asked. Returns whether anything was answered. */
function skipIdle(wanted: Decision, before: Game, game: Game): boolean {
  for (let n = 0; n < patience; n++) {
    const asked = decision(game)
    const idle = idleAnswer(game)
    if (!asked || idle === null || isSameQuestion(before, wanted, game, asked)) return n > 0
    take(game, idle)
  }
  return true
}

/** The only answer, any order, or the pass with which nobody responds to what is on the chain; null if somebody has to choose. */
function idleAnswer(game: Game): number | null {
  const asked = decision(game)
  if (asked?.answers.length === 1 || asked?.kind === 'order') return 0
  const pass =
    asked?.kind === 'priority' && topLink(running(game)) ? asked.answers.findIndex((a) => a.do === 'pass') : -1
  return pass < 0 ? null : pass
}

const topLink = (g: RunningGame): number => g.s.chain[0].links.at(-1) ?? 0

/** The card by its name, a player by the seat. A name that only one of the two games has stands for a card that was renamed. */
function named(g: RunningGame, other: RunningGame, o: Obj = 0): string {
  if (o <= 0) return isLink(o) ? named(g, other, g.s.links[linkOfObj(o)]?.card) : `${o}`
  const card = g.s.cards[o]
  return card ? `${known(other, card.def)} ${zoneKind(card.zone)} ${card.controller}` : ''
}

const known = (other: RunningGame, def: string): string => (other.code.cards.has(def) ? def : '')

const cardOf = (other: RunningGame, code = ''): string => known(other, code.slice(0, code.indexOf('#')))

function isSameQuestion(before: Game, wanted: Decision, game: Game, asked: Decision): boolean {
  const [a, b] = [running(before), running(game)]
  return wanted === asked || subject(a, b, wanted) === subject(b, a, asked)
}

function subject(g: RunningGame, other: RunningGame, { kind, seat, about }: Decision): string {
  const { card, code, link = kind === 'priority' ? topLink(g) : 0, window } = about
  return JSON.stringify([
    kind,
    seat,
    window,
    named(g, other, card),
    cardOf(other, code),
    named(g, other, g.s.links[link]?.card),
  ])
}

/** The answer that says the same; -1 if there is none. Of equal cards the same one, else the one in the same place among them. */
function sameAnswer(before: Game, wanted: Decision, game: Game, asked: Decision, choice: number): number {
  const [a, b] = [running(before), running(game)]
  const answer = must(wanted.answers[choice])
  for (const said of [saysOf, saysRoughly]) {
    const want = said(a, b, answer)
    const now = asked.answers.flatMap((one, i) => (said(b, a, one) === want ? [i] : []))
    const then = wanted.answers.flatMap((one, i) => (said(a, b, one) === want ? [i] : []))
    const same = now.find((i) => asked.answers[i]?.card === answer.card)
    const found = same ?? now[Math.min(then.indexOf(choice), now.length - 1)]
    if (found !== undefined && (said === saysOf || (now.length === 1 && then.length === 1))) return found
  }
  return -1
}

/** An answer in full. A pointer says which power it is, so its place in a list does not matter. */
const saysOf = (g: RunningGame, other: RunningGame, { do: act, card, n, code, word, of }: Answer): string => {
  const at = code && known(other, code.slice(0, code.indexOf('#'))) + code.slice(code.indexOf('#'))
  return JSON.stringify([act, named(g, other, card), at ?? n, word, named(g, other, of)])
}

/** The same whichever power it is: of a card with one power, that may have moved. */
const saysRoughly = (g: RunningGame, other: RunningGame, { do: act, card, n, code, word }: Answer): string =>
  JSON.stringify([act, named(g, other, card), code ? '' : n, word])

/** Acts that everybody sees as they are made. */
const open: ReadonlySet<Answer['do']> = new Set(['play', 'use', 'complete', 'attack', 'protect', 'strike'])

/** The choice that can't be made again, and the reason. */
function whyStopped(before: Game, wanted: Decision, game: Game, choice: number, reader: Seat): string {
  const { seat, answers } = wanted
  const { do: act, card = 0 } = must(answers[choice])
  const eyes = open.has(act) ? seat : reader
  const ctx = context(running(before), eyes)
  const why = whyMissing(before, wanted, game, { act, card, name: ctx.def(card)?.name }, reader)
  return `${capital(ctx.seatName(seat))}: “${describeAnswer(before, wanted, choice, eyes, reader)}”. ${why}`
}

interface Missing {
  act: Answer['do']
  card: Obj
  /** Its name, if it may be told. */
  name: string | undefined
}

function whyMissing(before: Game, wanted: Decision, game: Game, { act, card, name }: Missing, reader: Seat): string {
  const [a, b] = [running(before), running(game)]
  const asked = decision(game)
  if (!asked) return over
  if (name !== undefined && !b.code.cards.has(name)) return `There is no ${name} any more.`
  if (!isSameQuestion(before, wanted, game, asked))
    return `Another question comes up here: “${describe(game, asked, reader).prompt}”.`
  if (name === undefined) return 'This is no longer possible here.'
  const now = Object.values(b.s.cards).find((c) => c.became === 0 && named(b, a, c.id) === named(a, b, card))
  const asks = now && wanted.seat === reader && acts.some((one) => one === act)
  return (asks && whyNot(game, reader, { card: now.id, act })?.why) || `${name} is not there to choose.`
}
