/** The numbered rules: the turn. See index.ts. */
import type { Numbered } from './index.ts'

export const rules500: readonly Numbered[] = [
  ['500', 'Overview'],
  ['500.1', 'turns go clockwise; phases and steps'],
  ['500.2', 'what triggers as a turn, phase or step starts'],
  ['500.3', 'extra turns'],
  ['500.4', 'skipped turns'],
  ['500.5', 'ending the turn at once'],
  ['500.6', 'moving to another place in turn order'],
  ['501', 'Start phase'],
  ['501.1', 'the ready step'],
  ['501.1a', 'the order of things as a turn starts'],
  ['501.1b', 'Inspire: others ready cards too'],
  ['501.2', 'the draw step'],
  ['501.2a', 'the turn player draws, then a window opens'],
  ['501.2b', 'the first player does not draw first'],
  ['502', 'Action phase'],
  ['502.1', 'what may be done outside combat while the chain is empty'],
  ['502.2', 'all pass: the action phase ends'],
  ['503', 'End phase'],
  ['503.1', 'the window of the end phase'],
  ['503.2', 'the wrap-up step'],
  ['503.2a', 'hand size, then "this turn" ends; no window'],
]
