/** "While … remains" (714.3b): checked when a link is created, and after every event. */

import { ptrOf } from '../../language/compile.ts'
import type { Condition } from '../../language/types.ts'
import { erase } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Link, ModRow, Ptr } from '../../state/types.ts'
import type { Game } from '../core/game.ts'
import { link } from '../core/game.ts'
import { note } from '../core/notes.ts'
import { anyNow } from '../core/patterns.ts'
import { conditionAt } from '../core/texts.ts'
import { type Env, envFor, envOf, holds, objs } from '../core/words.ts'

/** Whether what a condition speaks of has not become other cards (415.9a). */
const isSame = (g: Game, c: Condition, env: Env): boolean =>
  !('match' in c) || objs(g, c.match, env).every((o) => !(o > 0) || g.s.cards[o]?.became === 0)

/** Whether the condition of a duration is true, for cards that have not changed zones. */
function isSo(g: Game, ptr: Ptr, env: Env): boolean {
  const c = conditionAt(g, ptr)
  return holds(g, c, env) && isSame(g, c, env)
}

const noteRemains = (g: Game, l: Link, ptr: Ptr, so: boolean): void =>
  note(g, l.id, { remains: { ...l.notes.remains, [ptr]: so } })

/** Not so of what is chosen only as the text is processed: that has no past. */
function isKnown(g: Game, ptr: Ptr, env: Env): boolean {
  const c = conditionAt(g, ptr)
  return !('match' in c && typeof c.match === 'string' && c.match.startsWith('$')) || objs(g, c.match, env).length > 0
}

/** A link has been created: from now on, its durations watch whether what they speak of remains so (714.3b). */
export function watchRemains(g: Game, id: number): void {
  for (const ptr of g.code.remains) {
    const l = link(g, id)
    if (l.code !== '' && ptr.startsWith(`${l.code}.`) && isKnown(g, ptr, envOf(l)))
      noteRemains(g, l, ptr, isSo(g, ptr, envOf(l)))
  }
}

/** Whether it has been so all the time since its link was created; a text without a link has no such time. */
export const remained = (g: Game, c: Condition, env: Env): boolean =>
  env.notes.remains?.[ptrOf(c)] !== false && isSame(g, c, env)

/** Whether a modifier with such a duration can still be made: what it speaks of has remained so since its link was created. */
export const hasRemained = (g: Game, c: Condition, env: Env): boolean => remained(g, c, env) && holds(g, c, env)

/** Something has happened: "while … remains" may be over, for modifiers and for links that would make them (714.3b). */
export function lapse(g: Game): void {
  expireWhile(g)
  for (const id of g.s.chain[0].links) {
    const l = link(g, id)
    for (const ptr of g.code.remains)
      if (l.notes.remains?.[ptr] && !isSo(g, ptr, envOf(l))) noteRemains(g, link(g, id), ptr, false)
  }
}

/** Whether that until which it lasts has not happened since it began. */
const isYet = (g: Game, m: ModRow): boolean =>
  anyNow(g, must(g.code.untils.get(m.while)), envFor(m.you, m.self, m.names, m.x, m.notes)) <= m.after

/** Ends "while … remains" where it is no longer so (714.3b). Returns whether anything ended. */
export function expireWhile(g: Game): boolean {
  if (g.code.remains.length === 0 && g.code.untils.size === 0) return false
  let any = false
  for (const m of Object.values(g.s.mods)) {
    if (m.ends !== 'while' && (m.while === '' || isYet(g, m))) continue
    if (
      m.ends === 'while' &&
      isSo(g, m.while, { ...envFor(m.you, m.self, m.names, m.x, m.notes), targets: m.targets, picks: m.targets })
    )
      continue
    erase(g, 'mods', m.id)
    any = true
  }
  return any
}
