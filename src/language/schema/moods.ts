/** Words of the wrong mood: an effect for an event, a modifier for an effect. Each is reported as what it is. */
import type { Hint } from '../problem.ts'

type Data = Readonly<Record<string, unknown>>

/** Keys that sets have, and many of them. */
export const setKeys: readonly string[] = ['is', 'of', 'in', 'tag', 'name']

/** The kind of a record, by a key that only such records have. */
const marks: readonly (readonly [key: string, what: string])[] = [
  ['do', 'an effect'],
  ['mod', 'a modifier'],
  ['on', 'an event'],
  ...['when', 'pay', 'always', 'play', 'reward', 'keyword'].map((key) => [key, 'a power'] as const),
  ...['match', 'some', 'compare', 'happened', 'all', 'any'].map((key) => [key, 'a condition'] as const),
  ...['count', 'stat', 'sum', 'highest', 'lowest', 'plus', 'minus', 'times'].map((key) => [key, 'an amount'] as const),
  ...setKeys.map((key) => [key, 'a set'] as const),
]

/** The correction, by the expected mood and the one that was written. */
const fixes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  effect: {
    'a modifier': 'Write { do: "modify", mods: [ … ] }, or put it in "always".',
    'an event': 'Write "do" instead of "on", or put it in "when".',
    'a power': 'Put it in "powers" of the card.',
    'a condition': 'Put it in "if" of an effect.',
  },
  modifier: {
    'an effect': 'Put it where effects stand, or write { mod: "when", event: …, then: [ … ] }.',
    'an event': 'Write { mod: "cannot", on: … } to forbid it, or { mod: "when", event: … } to wait for it.',
    'a power': 'Put it in "powers" of a card, or write { mod: "when", event: …, then: [ … ] }.',
  },
  event: {
    'an effect': 'Write "on" instead of "do".',
    'a modifier': 'Write only the event, { on: … }.',
    'a condition': 'Write the event, { on: … }, and put the condition in "if".',
  },
  power: {
    'an effect': 'Put it in "text", or in "then" of a power.',
    'a modifier': 'Write { always: [ … ] } around it.',
    'an event': 'Write { when: { on: … }, then: [ … ] }.',
    'a condition': 'Put it in "if" or "while" of a power.',
  },
  condition: {
    'an effect': 'Put it where effects stand, and write a condition here.',
    'an event': 'Write { happened: { on: … }, since: "turn" }.',
    'a modifier': 'Write a condition, such as { some: … }.',
    'an amount': 'Write { compare: [ …, ">=", 1] }.',
    'a set': 'Write { some: … } around it.',
  },
  amount: {
    'an effect': 'Write a number, or a record like { count: … }.',
    'a condition': 'Write { case: [{ if: …, use: 1 }], else: 0 }.',
    'a set': 'Write { count: … } around it.',
  },
}

/** The fault of a record of another mood than expected: its key, what it is, the fix; `weak`: it may also be a slip in a key. */
export function otherMood(
  meant: string,
  v: Data,
): { key: string; what: string; hint: Hint; weak: boolean } | undefined {
  const mine = fixes[meant]
  if (!mine) return undefined
  const found = marks.find(([key, what]) => Object.hasOwn(v, key) && Object.hasOwn(mine, what))
  if (!found) return undefined
  const [key, what] = found
  const article = /^[aeiou]/.test(meant) ? 'an' : 'a'
  const right = meant === 'event' ? 'on' : meant === 'effect' ? 'do' : meant === 'modifier' ? 'mod' : undefined
  return {
    key,
    weak: what === 'a set',
    what: `${what} where ${article} ${meant} is meant`,
    hint: { fix: mine[what]!, expected: [`${article} ${meant}`], ...(right ? { nearest: right } : {}) },
  }
}
