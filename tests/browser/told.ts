/** A raid among bots, told to a real table: what its people say and press, one thing after another, and the page on which they do. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { setupOf, type Wanted } from '../../src/app/start/raid-link.ts'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  back,
  choose,
  decision,
  describeAnswer,
  type Game,
  glance,
  mark,
  record,
  start,
  view,
} from '../../src/engine/index.ts'
import type { Answer } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { letsGoOn } from '../../src/session/passing.ts'
import { HAND, zoneKind } from '../../src/state/ids.ts'
import { must } from '../../src/state/must.ts'
import { Retelling } from '../soak/retold.ts'
import { asked, recordOf } from './table.ts'

/** A raid of three whose cards are real, each in the hands of a person. */
export const wanted = (raid: string, seed: number): Wanted => ({
  raid,
  seed,
  boss: 'tactics',
  real: 'cards',
  raiders: library.decks
    .slice(0, 3)
    .map(({ id }, i) => ({ deck: id, who: i === 0 ? 'person' : `person-${i + 1}`, name: `Raider ${i + 1}` })),
})

/** The raid as bots play it, told to a table with real cards, to its end. */
export function told(raid: string, seed: number): Game {
  const { raiders, ...setup } = setupOf(wanted(raid, seed))
  const both = new Retelling({ ...setup, raiders: raiders.map(({ real: _, ...one }) => one) })
  const players = ['tactics', 'raider', 'raider', 'raider'].map((name, seat) => makePlayer(name, seat, seed, library))
  for (let d = decision(both.game); d; d = decision(both.game)) {
    both.choose(d.answers.length === 1 ? 0 : must(players[d.seat]).choose(glance(both.game, d.seat), d).answer)
    expect(both.told.differs).toBe('')
  }
  return both.told.real
}

/** What a raid cost: how often somebody touched the screen or a key in each round, and how many windows passed in which nobody did anything. */
export interface Cost {
  taps: number[]
  windows: number
}

/** A game that follows the choices of another. */
interface Follower {
  readonly game: Game
  made: number
}

function follow(one: Follower, choices: readonly number[], n = choices.length): void {
  while (one.made < n) expect(choose(one.game, must(choices[one.made++]))).toBeNull()
}

/**
 * Enters the whole raid on the page, on the board for the middle: letters for cards, presses for the rest. Real cards in a hand are alike until they are
 * named, so the page may take another of them.
 * @param each - Called in every round.
 * @returns The cost, and the game as the page has it.
 */
export async function enter(
  page: Page,
  raid: Game,
  each: (round: number) => Promise<void>,
): Promise<Cost & { game: Game }> {
  const { setup, choices } = record(raid)
  const script: Follower = { game: start(library, setup), made: 0 }
  const here: Follower = { game: start(library, setup), made: 0 }
  const cost: Cost = { taps: [], windows: 0 }
  for (let round = 0; ; ) {
    const now = await asked(page)
    follow(here, (await recordOf(page)).choices)
    // What is named with its card is one thing on the page.
    if (!now) break
    follow(script, choices, now.made)
    const open = must(decision(script.game))
    expect(now.decision.kind, `choice ${now.made}`).toBe(open.kind)
    const turn = view(script.game, -1).turn.round
    if (turn > round) await each(turn)
    round = turn
    const next = choices.slice(now.made, now.made + 3)
    if (letsGoOn(glance(script.game, open.seat), open, must(next[0]))) {
      cost.windows++
      await page.getByRole('button', { name: 'Nothing', exact: true }).click()
    } else {
      const taps = await act(page, script.game, here.game, next)
      cost.taps[round] = (cost.taps[round] ?? 0) + taps
      if (process.env.TAPS) console.info(round, open.kind, open.answers[next[0] ?? 0]?.do, taps)
    }
    await page.waitForFunction((before) => window.raidkeeper.made() > before, now.made)
  }
  return { ...cost, game: here.game }
}

/** Does what is chosen next. Returns the number of taps. */
async function act(page: Page, script: Game, here: Game, next: readonly number[]): Promise<number> {
  const open = must(decision(script))
  const answer = must(open.answers[next[0] ?? 0])
  if (answer.do !== 'show' && open.about.why !== 'real') return press(page, likeIn(here, script, answer))
  const [name, then] = named(script, next)
  const row = page.getByRole('list', { name: 'Cards that may be meant' }).getByRole('listitem')
  const own = row.filter({ has: page.locator('b', { hasText: exactly(name) }) })
  const field = page.getByRole('searchbox')
  // As many letters as it takes until the card is listed.
  let letters = 2
  for (; letters < name.length; letters++) {
    await field.fill(name.slice(0, letters).toLowerCase())
    await row.first().waitFor()
    if ((await own.count()) > 0) break
  }
  await own.getByRole('button', { name: then, exact: true }).click()
  return letters + 1
}

const exactly = (text: string): RegExp => new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

/** The answers on the page that mean the same: a card of a hand stands for all that are alike. */
function likeIn(here: Game, script: Game, answer: Answer): number[] {
  const meant = (game: Game, { card, ...rest }: Answer): string => {
    const c = running(game).s.cards[card ?? 0]
    return JSON.stringify([rest, c && zoneKind(c.zone) === HAND ? `hand ${c.owner} ${c.def}` : card])
  }
  const wanted = meant(script, answer)
  return must(decision(here)).answers.flatMap((one, i) => (meant(here, one) === wanted ? [i] : []))
}

/** The name of the card that is shown or asked for, and what is then done with it, as its button says. */
function named(game: Game, [first = 0, second = 0, third = 0]: readonly number[]): [name: string, then: string] {
  const { answers, seat } = must(decision(game))
  const shown = must(answers[first])
  if (shown.do !== 'show') return [shown.word ?? '', 'This one']
  const before = mark(game)
  choose(game, first)
  const asks = must(decision(game))
  const isAsked = asks.about.why === 'real'
  if (isAsked) choose(game, second)
  const then = describeAnswer(game, must(decision(game)), isAsked ? third : second, seat)
  const name = view(game, seat).cards[shown.card ?? 0]?.def ?? ''
  back(game, before)
  return [name, then]
}

/** Presses one of these answers on the board, in its group if it stands in one. */
async function press(page: Page, choices: readonly number[]): Promise<number> {
  const answers = page.getByRole('region', { name: 'Question' })
  const own = answers.locator(choices.map((choice) => `[data-answer="${choice}"]`).join(', '))
  if ((await own.count()) === 1) {
    await own.click()
    return 1
  }
  for (const opener of ['Place a resource…', 'Attacks that deal nothing…']) {
    const button = answers.getByRole('button', { name: opener })
    if ((await button.count()) === 0) continue
    await button.click()
    if ((await own.count()) === 1) {
      await own.click()
      return 2
    }
    await answers.getByRole('button', { name: 'Back' }).click()
  }
  throw new Error(`none of the answers ${choices.join(', ')} is to be pressed`)
}
