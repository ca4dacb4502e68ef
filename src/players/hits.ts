/** What an answer is about to hit, and how hard, as far as the card's text says: to show to watchers. */
import type { Answer, Decision, Library, Obj, Seat, View } from '../engine/types.ts'
import { holds, listed } from '../language/index.ts'
import type { Effect } from '../language/types.ts'
import { frame, type ReadFrame } from './frame.ts'
import { amountAt, resolve, table } from './meaning.ts'
import { asking } from './picking.ts'
import { bindPicks, firstPick } from './picks.ts'
import { attackStrength } from './strength.ts'
import { cardOf, defOf, isCharacter, type Table, wordsOf } from './table.ts'

/** An amount of damage of one type to a character or player. */
export interface Hit {
  obj: Obj
  n: number
  type: string
  /** Whether `n` is the most, because its player divides the damage. */
  upTo?: boolean
}

/**
 * The damage that an answer would deal by itself, before armor and responses.
 * @param library - The content of the game, for the texts of its cards.
 * @param view - The view of the seat that decides.
 * @param seat - The seat that decides.
 * @param decision - The open decision.
 * @param index - The index of the answer.
 * @returns One hit for each character; none if the text leaves it open.
 */
export function expectedHits(library: Library, view: View, seat: Seat, decision: Decision, index: number): Hit[] {
  return hitsAt(table(view, wordsOf(library, view.raid.id), seat, decision), decision, index)
}

/** The same for a table that is already there. */
export function hitsAt(t: Table, decision: Decision, index: number): Hit[] {
  const answer = decision.answers[index]
  return answer ? sum(hitsOf(t, decision, answer)) : []
}

function hitsOf(t: Table, d: Decision, answer: Answer): Hit[] {
  if (d.kind === 'attacker-target') return combatHit(t, d.about.card ?? answer.card ?? 0, answer.card ?? 0)
  if (answer.do === 'pick' && answer.card !== undefined && d.kind === 'target') {
    const { f, pick, text } = asking(t, d)
    const { picked = [] } = d.about
    const all = pick ? dealt(t, bindPicks(f, pick, [...picked, answer.card]), text) : []
    return all.filter((hit) => !picked.includes(hit.obj)) // those picked earlier are already known (707.1d)
  }
  if (answer.do === 'play' && answer.card !== undefined)
    return dealt(t, frame(t.me, answer.card), defOf(t, answer.card)?.text ?? [])
  return []
}

function combatHit(t: Table, attacker: Obj, defender: Obj): Hit[] {
  const card = cardOf(t, attacker)
  if (!card || attacker === defender || !isCharacter(cardOf(t, defender))) return []
  return [{ obj: defender, n: attackStrength(t, card), type: card.damageTypes[0] ?? 'melee' }]
}

/** The damage that a text deals; targets still to be picked are left out. */
function dealt(t: Table, f: ReadFrame, text: readonly Effect[]): Hit[] {
  return text.flatMap((e) => {
    if ('if' in e && e.if && e.do !== 'if' && !holds(t, e.if, f)) return []
    if (e.do === 'if') return dealt(t, f, (!e.if || holds(t, e.if, f) ? e.then : e.else) ?? [])
    if (e.do !== 'deal' || firstPick(e.to, f)) return []
    const type = listed(e.type)[0] ?? 'melee'
    const hit = resolve(t, f, e.to)
    const upTo = e.divided === true && hit.length > 1
    return hit.map((obj, i) => ({ obj, n: amountAt(t, f, e.n, i), type, ...(upTo ? { upTo } : {}) }))
  })
}

/** One hit for each character that is hit. */
function sum(hits: readonly Hit[]): Hit[] {
  const out = new Map<Obj, Hit>()
  for (const hit of hits) {
    const before = out.get(hit.obj)
    if (hit.n > 0) out.set(hit.obj, before ? { ...before, ...hit, n: before.n + hit.n } : hit)
  }
  return [...out.values()]
}
