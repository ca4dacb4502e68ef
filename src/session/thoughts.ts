/** Thinking aloud: the answers that a bot weighed, each with its worth, and how much of that is public. */
import { describeAnswer, type Game, glance } from '../engine/index.ts'
import type { Answer, Decision, View } from '../engine/types.ts'
import type { Opinion } from '../players/index.ts'

/** An answer that a bot considered. */
export interface Thought {
  /** Its effect, in words. */
  text: string
  /** Its worth by itself, in damage to an opposing hero. */
  worth: number
  /** Whether only its own seat may read it until the game is over. */
  secret: boolean
}

/** The number of answers shown besides the chosen one. */
const others = 3

/** Decisions whose answers are weighed by the cards on the table; at all others the hand matters too. */
const open: readonly Decision['kind'][] = ['priority', 'attacker-target', 'target', 'protect', 'strike']

/** The chosen answer, which is as secret as its reason; then the best of the others, without two that read alike. */
export function thoughtsOf(
  game: Game,
  decision: Decision,
  opinions: readonly Opinion[],
  { answer, secret: kept }: { answer: number; secret: boolean },
): Thought[] {
  const onlooker = glance(game, -1)
  const given = opinions.filter((one) => one.answer === answer)
  const rest = opinions.filter((one) => one.answer !== answer).sort((a, b) => b.worth - a.worth || a.answer - b.answer)
  const told: Thought[] = []
  for (const one of [...given, ...rest]) {
    const text = briefly(decision.answers[one.answer], describeAnswer(game, decision, one.answer, decision.seat))
    const apart = one.answer === answer ? kept : !isPublic(onlooker, decision, one.answer)
    const secret = !open.includes(decision.kind) || one.own === true || apart
    if (text && !told.some((known) => known.text === text)) told.push({ text, worth: rounded(one.worth), secret })
  }
  const best = told.slice(0, 1 + others)
  // Hidden cards may not crowd out what everybody may read.
  const shown = told.filter(({ secret }) => !secret).slice(0, 1 + others)
  return told.filter((one) => best.includes(one) || shown.includes(one))
}

/** Names a power without its effect. */
const briefly = (answer: Answer | undefined, text: string): string =>
  answer?.do === 'use' ? text.slice(0, text.search(/: |$/)) : text

const rounded = (n: number): number => Math.round(n * 10) / 10

/** Whether everyone may know this answer: its card lies open on the table. */
function isPublic({ cards }: View, { answers }: Decision, answer: number): boolean {
  const { card = 0 } = answers[answer] ?? {}
  return card <= 0 || (cards[card]?.def ?? null) !== null
}

/** 'Worth 6.2; or: attack with Onyxia (3.1), end the turn (0).'; '' if there was nothing to choose from. `all`: also what is secret. */
export function inWords(thoughts: readonly Thought[] | undefined, all: boolean): string {
  const [given, ...rest] = thoughts ?? []
  const told = rest.filter(({ secret }) => all || !secret)
  if (!given || told.length === 0) return ''
  const worth = all || !given.secret ? `Worth ${given.worth}; or: ` : 'Or: '
  return `${worth}${told.map(({ text, worth: n }) => `${text} (${n})`).join(', ')}.`
}
