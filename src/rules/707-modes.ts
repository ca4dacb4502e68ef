/**
 * Modes (707.1c) and empowered texts (glossary: Empower): which parts of a text count is settled as its link is added, before
 * targets are chosen for them.
 */
import { meta, ptrOf } from '../language/compile.ts'
import type { Effect, SetWho } from '../language/types.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { put } from '../state/journal.ts'
import type { Answer, Decision, Link, Obj } from '../state/types.ts'
import { hasTargets } from './706-targets.ts'
import { empowered } from './709-asking.ts'
import { chooser } from './709-text.ts'
import { bindName, type Game, link, player, question } from './game.ts'
import { bounds, candidates, type Env, envOf } from './words.ts'

type Modes = Extract<Effect, { do: 'modes' }>

/** Modes that can be chosen: their targets exist (707.1d). Of an empowered text, itself. */
function modesOpen(g: Game, m: Effect, env: Env, own: Obj): number[] {
  const of = m.do === 'empower' ? [m.then] : (m as Modes).of
  return of.flatMap((list, i) => (hasTargets(g, meta(list).targets, env, own) ? [i] : []))
}

/** Whether a part of a text can be settled at all: an empowered one is ignored while it is not empowered. */
export function canSettle(g: Game, m: Effect, env: Env, own: Obj): boolean {
  const open = modesOpen(g, m, env, own).length
  if (m.do === 'empower') return open > 0 || !empowered(g, m, env)
  const e = m as Modes
  return open >= Math.max(1, bounds(g, e.n, env, e.of.length).min)
}

const setModes = (g: Game, l: Link, ptr: string, modes: readonly number[]): void =>
  put(g, 'links', l.id, 'modes', { ...link(g, l.id).modes, [ptr]: modes })

const doneAt = (ptr: string): string => `~chosen ${ptr}`
const byAt = (ptr: string): string => `~by ${ptr}`

/** The next thing about one modal part: a question, 'again' if something was settled, 'stuck' if it can't be, 'done'. */
export function settleModes(g: Game, l: Link, m: Effect, own: Obj): Decision | 'again' | 'stuck' | 'done' {
  const ptr = ptrOf(m)
  const env = envOf(l)
  if (m.do === 'empower') {
    if (l.modes[ptr] !== undefined) return 'done'
    setModes(g, l, ptr, empowered(g, m, env) ? [0] : [])
    return 'again'
  }
  const e = m as Modes
  const chosen = l.modes[ptr] ?? []
  const { min, max } = bounds(g, e.n, env, e.of.length)
  if (chosen.length >= max || l.names[doneAt(ptr)]) return 'done'
  const left = modesOpen(g, m, env, own).filter((i) => !chosen.includes(i)) // never the same one twice
  if (left.length === 0) return chosen.length >= Math.max(1, min) ? 'done' : 'stuck'
  const about = { link: l.id, card: l.card, code: ptr }
  const who = whoChooses(g, l, e, about)
  if (who === null) return 'stuck'
  if (!('seat' in who) || 'answers' in who) return who as Decision
  if (left.length === 1 && chosen.length < min) {
    setModes(g, l, ptr, [...chosen, left[0] as number])
    return 'again'
  }
  const answers = left.map((n): Answer => ({ do: 'mode', n }))
  if (chosen.length >= Math.max(1, min)) answers.unshift({ do: 'done' })
  return question(who.seat, 'mode', '707.1c', answers, about, who.joint)
}

/** Who chooses the modes; "an opponent" is chosen first. */
function whoChooses(
  g: Game,
  l: Link,
  e: Modes,
  about: { link: number; card: Obj; code: string },
): { seat: number; joint?: number[] } | Decision | null {
  const env = envOf(l)
  const by = e.by as SetWho | undefined
  if (typeof by !== 'object' || by.choose === undefined) return chooser(g, e.by, env)
  const said = l.names[byAt(about.code)]?.o?.[0]
  if (said !== undefined) return { seat: seatOf(said) }
  const all = candidates(g, by, env).filter((o) => isPlayer(o) && !player(g, seatOf(o)).lost)
  if (all.length === 1) return { seat: seatOf(all[0] as Obj) }
  if (all.length === 0) return null
  const answers = all.map((card): Answer => ({ do: 'pick', card }))
  const why = 'who chooses'
  return question(l.controller, 'choose', '707.1c', answers, { ...about, site: byAt(about.code), why })
}

/** An answer to a question of `settleModes`. */
export function modeSaid(g: Game, l: Link, d: Decision, a: Answer): void {
  const ptr = d.about.code as string
  if (d.kind === 'choose') bindName(g, l.id, d.about.site as string, { o: [a.card as Obj] })
  else if (a.do === 'done') bindName(g, l.id, doneAt(ptr), { n: 1 })
  else setModes(g, l, ptr, [...(l.modes[ptr] ?? []), a.n as number])
}
