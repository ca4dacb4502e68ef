/**
 * Raids with real cards: `npm run soak -- --real` plays them. Every other seed is a raid among bots that is told to a table with real cards as it goes on: all
 * that everybody may see is the same. In the others anybody says anything: each answer is taken, and the raid goes on.
 */
import { library } from '../../src/content.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import { choose, decision, glance, hash, load, type RaidSetup, record, start } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { mix } from '../../src/state/dice.ts'
import { botRaid, setupFor } from './bots.ts'
import type { Met } from './checks.ts'
import { Retelling, withReal } from './retold.ts'

/** How many choices at most: random players can go on for long. */
const most = { retold: 20_000, said: 3000 }

/** Whether the lists of the decks are known in the raid of this seed. */
const isTold = (seed: number): boolean => seed % 4 < 2

/** The dice and decks that also lie on the table in the raid of this seed. */
const layOf = (seed: number): Pick<RaidSetup, 'dice' | 'raidDecks'> => ({
  ...(seed % 8 < 4 ? { dice: 'told' } : {}),
  ...(seed % 16 < 8 ? { raidDecks: 'drawn' } : {}),
})

/** Plays one raid. Throws at the first thing that is wrong, with seed and choice. */
export const playReal = (seed: number, choices?: number): { g: RunningGame; met: Met } =>
  seed % 2 === 0 ? retold(seed, choices ?? most.retold) : said(seed, choices ?? most.said)

function retold(seed: number, choices: number): { g: RunningGame; met: Met } {
  const setup = botRaid(seed)
  const players = [setup.boss, ...setup.bots].map((name, seat) => makePlayer(name, seat, seed, library))
  const both = new Retelling(setupFor(setup, seed), isTold(seed), layOf(seed))
  for (let n = 0, d = decision(both.game); d && n < choices; n++, d = decision(both.game)) {
    both.choose(d.answers.length === 1 ? 0 : players[d.seat]!.choose(glance(both.game, d.seat), d).answer)
    if (n % 10 === 0) both.compare()
    if (both.told.differs) throw new Error(`seed ${seed}, choice ${n}: ${both.told.differs}`)
  }
  both.compare()
  const { real, shown, asked, differs } = both.told
  if (differs) throw new Error(`seed ${seed}: ${differs}`)
  if (hash(load(library, record(real))) !== hash(real)) throw new Error(`seed ${seed}: the record is of another game`)
  return { g: running(real), met: { retold: 1, shown, asked } }
}

function said(seed: number, choices: number): { g: RunningGame; met: Met } {
  const setup = withReal(setupFor(botRaid(seed), seed), isTold(seed))
  const game = start(library, { ...setup, ...layOf(seed) })
  for (let n = 0, d = decision(game); d && n < choices; n++, d = decision(game)) {
    const no = choose(game, mix(seed, 0x7265616c, n) % d.answers.length)
    if (no) throw new Error(`seed ${seed}, choice ${n}: ${no.why}`)
  }
  return { g: running(game), met: { said: 1 } }
}
