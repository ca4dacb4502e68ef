/**
 * Dead ends (707.2): a link that can't be completed is taken back, and its player chooses again.
 * The answers that led there aren't offered again until something else has happened.
 */

import { put, revert } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, Back, Decision, Link, Step } from '../../state/types.ts'
import { type Game, link, lose, pop, push } from '../core/game.ts'

/** An answer as a text, for paths of answers. */
export const pathWord = (a: Answer): string => `/${a.do}${a.card ?? ''}.${a.n ?? ''}`

/** Notes an answer given while a link is being added. */
export const walk = (g: Game, id: number, a: Answer): void =>
  put(g, 'links', id, 'path', link(g, id).path + pathWord(a))

/** A question of adding a link without known dead ends; null if no answer is left. */
export function passable(l: Link, d: Decision): Decision | null {
  if (l.refused.length === 0) return d
  const answers = d.answers.filter((a) => !l.refused.includes(l.path + pathWord(a)))
  return answers.length === 0 ? null : { ...d, answers, matters: answers.length > 1 }
}

/** The dead ends of this action found so far, for its link. */
export const deadEnds = (refused: readonly string[] | undefined, action: Answer | undefined): readonly string[] => {
  if (!refused || !action) return []
  const front = JSON.stringify(action)
  return refused.filter((r) => r.startsWith(front)).map((r) => r.slice(front.length))
}

export const deadEnd = (back: Back, action: Answer | undefined, path: string): readonly string[] => [
  ...(back.refused ?? []),
  JSON.stringify(action) + path,
]

/** Takes back everything since that choice (707.2); this step makes the window ask again. */
export function takeBack(g: Game, choice: number, again: Step): void {
  revert(g, must(g.marks[choice]))
  pop(g) // the step that asked, as it was
  for (const c of g.choices.slice(choice + 1)) if (c < 0) lose(g, -1 - c, '102.1b') // who conceded meanwhile stays out
  push(g, again)
}
