/** A line of play, from the start of a raid to its end, and the search for a better one with everything open. */
import { seatPlayers } from '../../src/cli/named/sitting.ts'
import { back, choose, decision, type Game, glance, mark, outcome, progress } from '../../src/engine/index.ts'
import type { Decision, Library } from '../../src/engine/types.ts'
import type { BotPlayer, Thinker } from '../../src/players/index.ts'
import { must } from '../../src/state/must.ts'

/** How a line ended. */
export interface End {
  won: boolean
  /** How far the raiders came: stages or Bosses past, and the share of the present one's health that is gone. */
  progress: number
  /** The index of the answer at each decision. */
  answers: readonly number[]
}

/** How many answers besides the bot's own are tried at a decision; at each pass one more. */
const fewest = 2
const longest = 20_000

/** The decisions at which another answer may be worth trying. */
const open: readonly Decision['kind'][] = ['priority', 'attacker-target', 'target', 'protect', 'strike', 'x']

const thinkers = (players: readonly BotPlayer[]): Thinker[] => players.map((one) => must((one as Thinker).copy)())

export class Line {
  readonly game: Game
  readonly first: End
  best: End
  /** The players as they were at the start. */
  readonly #players: Thinker[]
  constructor(library: Library, game: Game, names: readonly string[]) {
    this.game = game
    this.#players = seatPlayers(library, names, 1) as Thinker[]
    const here = mark(game)
    this.first = this.#playOut(thinkers(this.#players), [])
    this.best = this.first
    back(game, here)
  }

  /** Goes along the best line again and again, as long as that gets farther or there are tries left. Returns how many lines it tried. */
  improve(most: number): number {
    const start = mark(this.game)
    let tried = 0
    for (let others = fewest; !this.best.won && tried < most; others++) {
      tried += this.#pass(most - tried, others)
      back(this.game, start)
    }
    return tried
  }

  /** Goes along the best line once, tries so many other answers on the way, and takes what gets farther. */
  #pass(most: number, others: number): number {
    let tried = 0
    const players = thinkers(this.#players)
    const taken: number[] = []
    while (!this.best.won && tried < most) {
      const d = decision(this.game)
      if (!d || taken.length > longest) break
      const going = must(this.best.answers[taken.length])
      for (const answer of this.#alternatives(d, players, going, others)) {
        tried++
        const end = this.#attempt(players, taken, answer)
        if (end.won || end.progress > this.best.progress + 1e-6) this.best = end
        if (end.won) return tried
      }
      this.#step(players, d, must(this.best.answers[taken.length]))
      taken.push(must(this.best.answers[taken.length]))
    }
    return tried
  }

  /** The best other answers of a raider, where something is at stake. */
  #alternatives(d: Decision, players: readonly Thinker[], going: number, others: number): number[] {
    if (d.seat === 0 || d.answers.length < 2 || !d.matters || !open.includes(d.kind)) return []
    const opinions = must(players[d.seat]).weigh(glance(this.game, d.seat), d)
    return opinions
      .map(({ answer }) => answer)
      .filter((answer) => answer !== going)
      .slice(0, others)
  }

  #attempt(players: readonly Thinker[], taken: readonly number[], answer: number): End {
    const here = mark(this.game)
    const minds = thinkers(players)
    this.#step(minds, must(decision(this.game)), answer)
    const end = this.#playOut(minds, [...taken, answer])
    back(this.game, here)
    return end
  }

  /** Gives this answer; the player remembers its own choice, if it would have been the same. */
  #step(players: readonly Thinker[], d: Decision, answer: number): void {
    if (d.answers.length > 1) must(players[d.seat]).choose(glance(this.game, d.seat), d)
    const refusal = choose(this.game, answer)
    if (refusal) throw new Error(refusal.why)
  }

  #playOut(players: readonly Thinker[], before: readonly number[]): End {
    const answers = [...before]
    for (let d = decision(this.game); d && answers.length < longest; d = decision(this.game)) {
      const answer = d.answers.length === 1 ? 0 : must(players[d.seat]).choose(glance(this.game, d.seat), d).answer
      choose(this.game, answer)
      answers.push(answer)
    }
    return { won: outcome(this.game)?.result === 'raiders', progress: this.#progress(), answers }
  }

  #progress(): number {
    const { past, share } = progress(this.game)
    const alive = glance(this.game, 0).seats.filter(({ boss, lost }) => !boss && !lost).length
    return past + share + 0.001 * alive
  }
}
