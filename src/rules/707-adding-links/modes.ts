/** Modes (707.1c) and empowered texts (glossary: Empower): the parts of a text that apply, decided before their targets are chosen. */

import { meta, ptrOf } from '../../language/compile.ts'
import { isSetWho, modesOf } from '../../language/nodes.ts'
import type { Effect, Of, SetWho } from '../../language/types.ts'
import { draw } from '../../state/dice.ts'
import { isPlayer, seatOf } from '../../state/ids.ts'
import { put } from '../../state/journal.ts'
import { must } from '../../state/must.ts'
import type { Answer, Decision, Link, Obj } from '../../state/types.ts'
import { hasTargets } from '../706-targets.ts'
import { chooser } from '../709-resolving-links/frame.ts'
import { empowered } from '../709-resolving-links/questions.ts'
import { bindName, type Game, link, player, question } from '../core/game.ts'
import { note } from '../core/notes.ts'
import { effectAt } from '../core/texts.ts'
import { bounds, candidates, type Env, envOf } from '../core/words.ts'

type Modes = Of<'modes'>

/** The modes that can be chosen, since their targets exist (707.1d). For an empowered text, the text itself. */
function modesOpen(g: Game, m: Effect, env: Env, own: Obj): number[] {
  return modesOf(m).flatMap((list, i) => (hasTargets(g, meta(list).targets, env, own) ? [i] : []))
}

/** Whether enough modes can be chosen. */
const canChoose = (g: Game, e: Modes, env: Env, own: Obj): boolean =>
  modesOpen(g, e, env, own).length >= Math.max(1, bounds(g, e.n, env, e.of.length).min)

/** "An opponent": the set from which the chooser of the modes is chosen first; null if nobody is to be chosen. */
const chosenFrom = ({ by }: Modes): SetWho | null => (isSetWho(by) && by.choose !== undefined ? by : null)

/** The players who may be chosen to choose the modes: those with whom enough modes are possible. */
const choosers = (g: Game, e: Modes, by: SetWho, env: Env, own: Obj): Obj[] =>
  candidates(g, by, env).filter((o) => {
    const names = by.as === undefined ? env.names : { ...env.names, [by.as]: { o: [o] } }
    return isPlayer(o) && !player(g, seatOf(o)).lost && canChoose(g, e, { ...env, names }, own)
  })

/** Whether a part of a text can be settled at all: an empowered one is ignored while it is not empowered. */
export function canSettle(g: Game, m: Effect, env: Env, own: Obj): boolean {
  if (m.do === 'empower') return modesOpen(g, m, env, own).length > 0 || !empowered(g, m, env)
  if (m.do !== 'modes') return true
  const by = chosenFrom(m)
  return by === null ? canChoose(g, m, env, own) : choosers(g, m, by, env, own).length > 0
}

const setModes = (g: Game, l: Link, ptr: string, modes: readonly number[]): void =>
  put(g, 'links', l.id, 'modes', { ...link(g, l.id).modes, [ptr]: modes })

/** Settles one modal part a step further: a question, 'again' if something was settled, 'stuck' if it can't be, 'done'. */
export function settleModes(g: Game, l: Link, m: Effect, own: Obj): Decision | 'again' | 'stuck' | 'done' {
  const ptr = ptrOf(m)
  const env = envOf(l)
  if (m.do === 'empower') {
    if (l.modes[ptr] !== undefined) return 'done'
    setModes(g, l, ptr, empowered(g, m, env) ? [0] : [])
    return 'again'
  }
  if (m.do !== 'modes') return 'done'
  const e = m
  const chosen = l.modes[ptr] ?? []
  const { min, max } = bounds(g, e.n, env, e.of.length)
  if (chosen.length >= max || l.notes.settled?.includes(ptr)) return 'done'
  const by = chosenFrom(e)
  const chosenOne = l.notes.choosers?.[ptr]
  const choosing = chosenOne === undefined || player(g, seatOf(chosenOne)).lost ? undefined : chosenOne // 102.3
  if (by !== null && choosing === undefined) return chooseChooser(g, l, e, by, own)
  const left = modesOpen(g, m, env, own).filter((i) => !chosen.includes(i)) // never the same one twice
  const [only, ...others] = left
  if (only === undefined) return chosen.length >= Math.max(1, min) ? 'done' : 'stuck'
  const who = by === null ? chooser(g, e.by, env) : { seat: seatOf(must(choosing)) }
  if (who === null) return 'stuck'
  if (others.length === 0 && chosen.length < min) {
    setModes(g, l, ptr, [...chosen, only])
    return 'again'
  }
  if (e.atRandom) {
    setModes(g, l, ptr, [...chosen, must(left[draw(g, 'random', left.length)])])
    return 'again'
  }
  const answers = left.map((n): Answer => ({ do: 'mode', n }))
  if (chosen.length >= Math.max(1, min)) answers.unshift({ do: 'done' })
  return question(who, 'mode', '707.1c', answers, { link: l.id, card: l.card, code: ptr })
}

/** 707.1c: "an opponent" is chosen first. */
function chooseChooser(g: Game, l: Link, e: Modes, by: SetWho, own: Obj): Decision | 'again' | 'stuck' {
  const all = choosers(g, e, by, envOf(l), own)
  const [only, ...others] = all
  if (only === undefined) return 'stuck'
  if (others.length === 0) {
    setChooser(g, l, e, only)
    return 'again'
  }
  const answers = all.map((card): Answer => ({ do: 'pick', card }))
  const about = { link: l.id, card: l.card, code: ptrOf(e), why: 'who chooses' }
  return question(l.controller, 'choose', '707.1c', answers, about)
}

/** The player who chooses, also bound to the name that the modes use for them. */
function setChooser(g: Game, l: Link, e: Modes, who: Obj): void {
  note(g, l.id, { choosers: { ...l.notes.choosers, [ptrOf(e)]: who } })
  const as = chosenFrom(e)?.as
  if (as !== undefined) bindName(g, l.id, as, { o: [who] })
}

/** An answer to a question of `settleModes`. */
export function modeSaid(g: Game, l: Link, d: Decision, a: Answer): void {
  const ptr = must(d.about.code)
  if (d.kind === 'choose') setChooser(g, l, effectAt(g, ptr, 'modes'), must(a.card))
  else if (a.do === 'done') note(g, l.id, { settled: [...(l.notes.settled ?? []), ptr] })
  else setModes(g, l, ptr, [...(l.modes[ptr] ?? []), must(a.n)])
}
