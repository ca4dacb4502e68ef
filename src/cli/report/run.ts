/** Plays the games of a balance report and adds up their counts. */
import { cardsFor, start } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { withTokens } from '../../language/index.ts'
import type { RaidDef } from '../../raid/format.ts'
import { type Ending, playOut } from '../simulation.ts'
import { add, type Counts, noCounts } from './counts.ts'
import { type Content, watchGame } from './game-counts.ts'
import { type Plan, type PlannedGame, plannedGame } from './plan.ts'

/** The cards and decks whose use is counted. */
export function contentOf(library: Library, raid: RaidDef, plan: Plan): Content {
  const decks = library.decks.filter(({ id }) => plan.decks.includes(id))
  return {
    raid,
    decks: Object.fromEntries(decks.map((deck) => [deck.id, deck])),
    cards: withTokens(cardsFor(library, [raid])),
  }
}

/**
 * The counts of the plan's games. Refuses setups that break the rules, as `start` does. `stopped` is called again and again:
 * once it returns true, the game being played is abandoned and the counts of the earlier ones are returned.
 */
export async function countGames(
  library: Library,
  content: Content,
  plan: Plan,
  after: (i: number, ending: Ending, planned: PlannedGame) => void = () => undefined,
  stopped: () => Promise<boolean> = async () => false,
): Promise<Counts> {
  for (let i = 0; i < Math.min(plan.games, plan.sizes.length * plan.decks.length); i++)
    start(library, plannedGame(plan, i).setup, { events: false })
  const counts = noCounts()
  for (let i = plan.first ?? 0; i < plan.games; i++) {
    const planned = plannedGame(plan, i)
    const watch = watchGame(content)
    const course = playOut(library, planned.setup, planned.players, { watch: watch.look, events: true })
    let now = course.next()
    while (!now.done && !(await stopped())) now = course.next()
    if (!now.done) break
    add(counts, watch.close(now.value, planned))
    after(i, now.value, planned)
  }
  return counts
}
