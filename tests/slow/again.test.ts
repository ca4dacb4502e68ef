/** "What just happened?" leads through what the log tells of a raid's machine, too. */
import { expect, test } from 'vitest'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import type { ClipMoment } from '../../src/board/motion/clip.ts'
import { plan } from '../../src/board/motion/plan.ts'
import { library } from '../../src/content.ts'
import { choose, decision, events, glance, start, view } from '../../src/engine/index.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { kit, momentOf, sceneOf } from '../board/fixture.ts'

const printed = printedCards(library, 'molten-core')
/** What happens by a machine that does it at once, without the chain. */
const kinds: readonly GameEvent['on'][] = ['enter', 'move', 'turn', 'create', 'become', 'effect']

test('R301.3, R302 each step of the strip says what came, rose, turned or entered play, as the log does', () => {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i}`, deck: id }))
  const game = start(library, { raid: 'molten-core', raiders, seed: 3 })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'random' : 'raider', seat, 3, library))
  const all: GameEvent[] = []
  const momentNow = (): ClipMoment =>
    momentOf(sceneOf(view(game, 1), { stages: 10, events: all }), undefined, { ...kit, printed })
  const told: string[] = []
  for (let n = 0, before = momentNow(); n < 700; n++) {
    const open = decision(game)
    if (!open) break
    choose(game, players[open.seat].choose(glance(game, open.seat), open).answer)
    const news = events(game, all.length, 1)
    if (news.length === 0) continue
    all.push(...news)
    const after = momentNow()
    const { clips } = plan(before, after, news, { ...kit, printed }, Number.POSITIVE_INFINITY)
    before = after
    for (const { text } of news.filter(({ on, text }) => text && kinds.includes(on))) {
      const says = clips.filter(({ words }) => words.includes(text) || words.includes('more like it'))
      expect(says.length, text).toBeGreaterThan(0)
      told.push(text)
    }
  }
  expect(told).toContain("A minion joins the Boss's resources (1).")
  expect(told.filter((text) => /^[A-Z].* enters play under the Boss's control\.$/.test(text)).length).toBeGreaterThan(0)
})
