/** What a person may want to know about the answers to a question before choosing: what each would deal, and whom the best of them harms. */
import type { Decision, Library, View } from '../engine/types.ts'
import { exchange } from './combat.ts'
import { weigh } from './general.ts'
import { type Hit, hitsAt } from './hits.ts'
import { table } from './meaning.ts'
import { newMind } from './mind.ts'
import { attackStrength } from './strength.ts'
import { cardOf, healthLeft, isCharacter, sideOfObj, type Table, wordsOf } from './table.ts'

/** The result of one answer: the damage it would deal, and the same in a few words ('deals 3 frost, takes 1'); '' if nothing is known. */
export interface AnswerResult {
  hits: readonly Hit[]
  text: string
}

/** The foreseeable results of a question's answers. */
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
    results: decision.answers.map((_, index) => resultOf(t, decision, index)),
    idle: decision.answers.flatMap((answer, index) => {
      const card = answer.do === 'attack' ? cardOf(t, answer.card ?? 0) : undefined
      return card && attackStrength(t, card) <= 0 ? [index] : []
    }),
    harms: decision.kind === 'attacker-target' || (isAimed(decision) && aimsAtFoes(t, decision)),
  }
}

function resultOf(t: Table, d: Decision, index: number): AnswerResult {
  const hits = hitsAt(t, d, index)
  const [hit, ...more] = hits
  const alone = d.kind === 'target' && hit && more.length === 0
  return attackOf(t, d, index) ?? { hits, text: alone ? dealt(t, hit) : '' }
}

/** An attack: what each of the two would deal. */
function attackOf(t: Table, d: Decision, index: number): AnswerResult | null {
  if (d.kind !== 'attacker-target') return null
  const [attacker, defender] = [cardOf(t, d.about.card ?? 0), cardOf(t, d.answers[index]?.card ?? 0)]
  if (!attacker || !defender || !isCharacter(defender)) return null
  const result = exchange(t, attacker, defender)
  const out: Hit = { obj: defender.id, n: result.dealt, type: attacker.damageTypes[0] ?? 'melee' }
  const back: Hit = { obj: attacker.id, n: result.taken, type: defender.damageTypes[0] ?? 'melee' }
  const fatal = result.dies ? ' (fatal)' : ''
  return { hits: [out, back].filter(({ n }) => n > 0), text: `${dealt(t, out)}, takes ${back.n}${fatal}` }
}

/** 'deals 3 fire and kills'. */
function dealt(t: Table, { obj, n, type, upTo }: Hit): string {
  if (n === 0) return 'deals nothing'
  const card = cardOf(t, obj)
  const kills = !upTo && card?.health != null && n >= healthLeft(card)
  return `deals ${upTo ? 'up to ' : ''}${n} ${type}${kills ? ' and kills' : ''}`
}

/** Whether its answers may be on either side. */
const isAimed = ({ kind }: Decision): boolean => kind === 'target' || kind === 'choose'

/** Whether the best target is on the other side. */
function aimsAtFoes(t: Table, d: Decision): boolean {
  const picks = weigh(t, d, newMind()).filter(({ answer }) => d.answers[answer]?.card !== undefined)
  if (picks.length === 0) return false
  const best = picks.reduce((a, b) => (b.score > a.score ? b : a))
  return sideOfObj(t, d.answers[best.answer]?.card ?? 0) < 0
}
