/** The end of a game on the table's page: how it ended, and what to do next. */
import type { Figure, Scene } from '../../board/index.ts'
import type { Outcome } from '../../engine/types.ts'
import type { Saved } from '../../session/saved-game.ts'
import type { App } from '../app.tsx'
import { noteTry, treasureActs } from '../campaign/door.ts'
import { type EndAct, endDialog } from '../dialogs/end-dialog.tsx'
import { sidesOf, type Try, whatNext } from '../dialogs/ending.ts'
import { resultOf } from '../history/results.ts'
import { levelAfter } from '../start/levels.ts'
import { wantedOf } from '../start/raid-link.ts'
import { keepFile } from '../storage/carry.ts'
import { dropOldReplays } from '../storage/result-store.ts'
import { newSeed } from '../ui/browser.ts'
import { saved } from './keeping.ts'
import type { Keeping, Page } from './page.ts'

/** Shows how the game ended, and what to do next. */
export function showEnd(page: Page): void {
  const { session, app, keeping, around } = page
  const outcome = session.outcome()
  if (!outcome || page.closed) return
  const scene = session.scene()
  if (keeping) {
    note(app, saved(keeping), outcome, scene.view.turn.round)
    void noteTry(app, saved(keeping), outcome, scene)
  }
  const [own = -1] = around && !around.watches ? session.own() : []
  endDialog({
    scene,
    outcome,
    sides: sidesOf(scene.view, session.seats, own),
    figure: bossOf(page, scene),
    acts: [
      ...(keeping ? nextActs(page, keeping, outcome) : []),
      ...(around?.next?.() ?? []),
      around?.leave ?? { text: 'Back to the start', act: () => void app.go.start() },
    ],
  })
}

/** Counts a game, once. */
function note({ results, saves, catalogue }: App, game: Saved, outcome: Outcome, rounds: number): void {
  const result = resultOf(game, outcome, Math.max(1, rounds), catalogue())
  if (!result || results.all().some(({ id }) => id === game.id)) return
  void results.add([result]).then(() => dropOldReplays(saves))
}

/** The next game, another raid, the game's file. */
function nextActs({ app }: Page, keeping: Keeping, outcome: Outcome): EndAct[] {
  const now = saved(keeping)
  return [
    ...treasureActs(app, now, outcome),
    { text: outcome.kept ? 'Next game' : 'Rematch', act: () => keeping.again(now, false, outcome) },
    { text: 'Same cards again', act: () => keeping.again(now, true, outcome) },
    ...tries(app, now, outcome.result === 'raiders').map(({ text, wanted }) => ({
      text,
      act: () => app.go.plan(wanted),
    })),
    { text: 'What decided it', act: () => app.go.replay(now.id, true) },
    { text: 'Watch the replay', act: () => app.go.replay(now.id) },
    { text: 'Save to file', act: () => keepFile(app.shelf, now) },
  ]
}

/** Suggestions after a finished raid. */
function tries(
  { decks, results, catalogue }: App,
  { id, record: { setup }, seats }: Saved,
  won: boolean,
): readonly Try[] {
  const wanted = 'raid' in setup ? wantedOf({ ...setup, seed: newSeed() }, seats, decks.get) : null
  if (!wanted) return []
  const past = results.all().filter(({ raid, side }) => raid === wanted.raid && side === 'raiders')
  return whatNext(wanted, catalogue(), won, past[0]?.id === id ? levelAfter(past) : null)
}

/** The Boss in its last state, in its hall. */
function bossOf({ printed }: Page, { view, hall }: Scene): Figure | null {
  const boss = view.cards[view.seats.find(({ boss }) => boss)?.hero ?? 0]
  if (!boss?.def) return null
  return { name: boss.def, tags: printed(boss.def)?.tags ?? [], health: boss.health ?? 0, hall }
}
