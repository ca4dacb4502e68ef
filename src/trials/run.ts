/** Plays the games of a balance report and counts them. */
import { cardsFor, start, withAll } from '../engine/index.ts'
import type { Library } from '../engine/types.ts'
import { withTokens } from '../language/index.ts'
import type { RaidDef } from '../raid/format.ts'
import type { Counts } from './counts.ts'
import { type Content, watchGame } from './game-counts.ts'
import { type Plan, plannedGame } from './plan.ts'
import { builtInBots, type PlayedRow, playOut, rowOf, type Seating } from './play-out.ts'

/** The cards and decks whose use is counted. */
export function contentOf(library: Library, raid: RaidDef, plan: Plan): Content {
  const decks = [...library.decks, ...(plan.own ?? [])].filter(({ id }) => plan.decks.includes(id))
  return {
    raid,
    decks: Object.fromEntries(decks.map((deck) => [deck.id, deck])),
    cards: withTokens(cardsFor(withAll(library), [raid])),
  }
}

/** Refuses a plan with a setup that breaks the rules, as `start` does. */
export function checkPlan(library: Library, plan: Plan): void {
  for (let i = 0; i < Math.min(plan.games, plan.sizes.length * plan.decks.length); i++)
    start(library, plannedGame(plan, i).setup, { events: false })
}

/** The i-th game of a plan, in slices; its counts are in its row. `seats`: seats the bots of these names, if others than the built-in ones may be among them. */
export function* playPlanned(
  { library, content, plan }: { library: Library; content: Content; plan: Plan },
  i: number,
  seats: (names: readonly string[]) => Seating = builtInBots,
): Generator<undefined, PlayedRow & { counts: Counts }> {
  const planned = plannedGame(plan, i)
  const watch = watchGame(content)
  const ending = yield* playOut(library, planned.setup, seats(planned.players), { watch: watch.look, events: true })
  return { ...rowOf(i, planned.setup.seed, ending), counts: watch.close(ending, planned) }
}
