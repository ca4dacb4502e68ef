/** Looking on as texts are processed. */
import type { RunningGame } from '../../src/engine/game.ts'

type TextStep = RunningGame['steps']['text']
type Run = TextStep['run']

/** From now on `around` is called for each effect of a text that this game processes, and processes it by calling `run`. */
export function aroundEffects(
  g: RunningGame,
  around: (run: () => ReturnType<Run>, ...[game, step]: Parameters<Run>) => ReturnType<Run>,
): void {
  const { text } = g.steps
  g.steps = {
    ...g.steps,
    text: { ...text, run: (game, step) => around(() => text.run(game, step), game, step) },
  }
}
