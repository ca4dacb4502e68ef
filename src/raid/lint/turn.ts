/** Checks the Boss player's turn, its phases, and the number of raiders. */
import { hint } from '../../language/problem.ts'
import { checkAmount } from '../../language/schema.ts'
import { turnSteps } from '../steps.ts'
import type { Lint } from './report.ts'

const steps: readonly string[] = turnSteps

export function lintTurn(lint: Lint): void {
  const { def, say, text, types } = lint
  const phases = Object.keys(def.phases ?? {})
  const all = [...steps, ...phases]
  def.turn.forEach((step, i) => {
    if (!all.includes(step))
      say(['turn', i], `"${step}" is not a step.`, hint(step, all, 'A phase of your own has its name in phases.'))
    else if (def.turn.indexOf(step) < i) say(['turn', i], `"${step}" comes twice.`, 'Name each step once.')
  })
  if (def.turn.length === 0)
    say(['turn'], 'a turn without steps.', 'Write ["ready", "draw", "action", "end", "wrap-up"].')
  for (const phase of phases) {
    const path = ['phases', phase]
    if (steps.includes(phase)) say(path, 'has the name of a step that every raid has.', 'Give it another name.')
    else if (!def.turn.includes(phase)) say(path, 'is missing from turn.', 'Add it to turn at its place.')
  }
  events(lint)
  raiders(lint)
  text(['draws'], (where, heard) => checkAmount(def.draws, where, types, heard))
  text(['handMax'], (where, heard) => checkAmount(def.handMax, where, types, heard))
}

/** The event step needs a deck, and its deck the step. */
function events({ def, say }: Lint): void {
  if (def.turn.includes('event') && !def.eventDeck)
    say(['turn'], 'has an event step, but the raid has no eventDeck.', 'Name the deck that events come from.')
  if (def.eventDeck && !def.turn.includes('event'))
    say(['eventDeck'], 'is never used: the turn has no event step.', 'Add "event" to turn, or leave this out.')
}

/** Numbers of raiders: the least, the most, the number it is meant for. */
function raiders({ def, say }: Lint): void {
  const { min, max, meant } = def.raiders
  if (max < min) say(['raiders'], 'min is larger than max.', 'Make max at least min.')
  else if (meant[0] > meant[1] || meant[0] < min || meant[1] > max)
    say(
      ['raiders', 'meant'],
      `it can’t be meant for ${meant[0]} to ${meant[1]}.`,
      `Give two numbers from ${min} to ${max}, the smaller first.`,
    )
}
