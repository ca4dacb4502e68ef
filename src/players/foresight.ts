/** What a person may want to know about the answers to a question before choosing: what each would deal, and whom the best of them harms. */
import type { Decision, Library, View } from '../engine/types.ts'
import { weigh } from './general.ts'
import { expectedHits, type Hit } from './hits.ts'
import { newMind } from './mind.ts'
import { attackStrength, defenceStrength } from './strength.ts'
import { cardOf, isCharacter, type Table, table, wordsOf } from './table.ts'

/** The result of one answer: the damage it would deal, and the same in a few words ('deals 3 frost, takes 1'); '' if nothing is known. */
export interface AnswerResult {
  hits: readonly Hit[]
  text: string
}

/** What can be foreseen of the answers to a question. */
export interface Foresight {
  /** For each answer. */
  results: readonly AnswerResult[]
  /** The answers that are attacks for nothing: no ATK, and no weapon to strike with. */
  idle: readonly number[]
  /** Whether targets are best sought on the other side. */
  harms: boolean
}

/**
 * @param library - The content of the game, for the texts of its cards.
 * @param view - The view of the seat that decides.
 * @param decision - The open decision.
 * @returns What can be said from this view alone, before armor and responses.
 */
export function foresee(library: Library, view: View, decision: Decision): Foresight {
  const t = table(view, wordsOf(library, view.raid.id), decision.seat, decision)
  return {
    results: decision.answers.map((_, index) => resultOf(t, library, decision, index)),
    idle: decision.answers.flatMap((answer, index) => {
      const card = answer.do === 'attack' ? cardOf(t, answer.card ?? 0) : undefined
      return card && attackStrength(t, card) <= 0 ? [index] : []
    }),
    harms: decision.kind === 'attacker-target' || (decision.kind === 'target' && aimsAtFoes(t, decision)),
  }
}

function resultOf(t: Table, library: Library, d: Decision, index: number): AnswerResult {
  const hits = expectedHits(library, t.view, d.seat, d, index)
  const blow = d.kind === 'attacker-target' ? exchange(t, d, index) : null
  return blow ?? { hits, text: hits.length === 1 && d.kind === 'target' ? dealt(t, hits[0]!) : '' }
}

/** An attack: what each of the two would deal. */
function exchange(t: Table, d: Decision, index: number): AnswerResult | null {
  const [attacker, defender] = [cardOf(t, d.about.card ?? 0), cardOf(t, d.answers[index]?.card ?? 0)]
  if (!attacker || !defender || !isCharacter(defender)) return null
  const out: Hit = { obj: defender.id, n: attackStrength(t, attacker), type: attacker.damageTypes[0] ?? 'melee' }
  const back: Hit = { obj: attacker.id, n: defenceStrength(t, defender), type: defender.damageTypes[0] ?? 'melee' }
  const fatal = isFatal(t, back) ? ' (fatal)' : ''
  return { hits: [out, back].filter(({ n }) => n > 0), text: `${dealt(t, out)}, takes ${back.n}${fatal}` }
}

const isFatal = (t: Table, { obj, n, upTo }: Hit): boolean => {
  const card = cardOf(t, obj)
  return !upTo && n > 0 && card?.health != null && n >= card.health - card.damage
}

/** 'deals 3 fire and kills'. */
const dealt = (t: Table, hit: Hit): string =>
  hit.n === 0
    ? 'deals nothing'
    : `deals ${hit.upTo ? 'up to ' : ''}${hit.n} ${hit.type}${isFatal(t, hit) ? ' and kills' : ''}`

/** Whether the best target is on the other side. */
function aimsAtFoes(t: Table, d: Decision): boolean {
  const picks = weigh(t, d, newMind(), { guard: 0.15 }).filter(({ answer }) => d.answers[answer]?.card !== undefined)
  if (picks.length === 0) return false
  const best = picks.reduce((a, b) => (b.score > a.score ? b : a))
  const obj = d.answers[best.answer]?.card ?? 0
  const seat = obj < 0 ? -1 - obj : (t.view.cards[obj]?.controller ?? -1)
  return t.view.seats[seat] !== undefined && t.view.seats[seat].team !== t.team
}
