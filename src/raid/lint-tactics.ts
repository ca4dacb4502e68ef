/** Checks a raid's tactics: unknown words and names, advice that can never apply. */
import { compare } from '../language/compare.ts'
import { didYouMean } from '../language/problem.ts'
import { checkTactic, type Problem } from '../language/schema.ts'
import type { Aim, Situation, Tactic } from '../language/tactics.ts'
import { type CardDef, isOwnType } from '../language/types.ts'
import type { RaidDef, RaidStateNode } from './format.ts'

type Say = (where: string, what: string, fix: string) => void

/** All problems of the raid's tactics, and of its advice to the raiders' bots. */
export function lintTactics(def: RaidDef, out: Problem[]): void {
  for (const list of ['tactics', 'advice'] as const) lintList(def, list, out)
}

function lintList(def: RaidDef, list: 'tactics' | 'advice', out: Problem[]): void {
  const tactics = def[list] ?? []
  if (!Array.isArray(tactics)) {
    out.push({
      where: `${def.id}.${list}`,
      what: 'is not a list.',
      fix: 'Put the tactics in [ ], most important first.',
    })
    return
  }
  const sound: { tactic: Tactic; at: string }[] = []
  tactics.forEach((tactic, i) => {
    const at = `${list}[${i}]`
    const words = checkTactic(tactic, `${def.id}.${at}`)
    out.push(...words)
    if (words.length === 0) sound.push({ tactic, at })
  })
  const say: Say = (where, what, fix) => void out.push({ where: `${def.id}.${where}`, what, fix })
  const raid = known(def)
  sound.forEach(({ tactic, at }, i) => {
    named(raid, tactic, at, say)
    if (tactic.if) situation(raid, tactic.if, `${at}.if`, say)
    const before = sound.slice(0, i).find((earlier) => !earlier.tactic.if && covers(earlier.tactic, tactic))
    if (before)
      say(
        at,
        `can never apply: ${before.at} comes before it and always decides.`,
        'Put this first, or remove one of them.',
      )
  })
}

interface Known {
  def: RaidDef
  cards: ReadonlyMap<string, CardDef>
  names: readonly string[]
  stages: readonly number[]
}

function known(def: RaidDef): Known {
  const cards = new Map(def.cards.map((card) => [card.name, card]))
  const stages = new Set<number>()
  const walk = (node: RaidStateNode): void => {
    if (node.meta?.stage !== undefined) stages.add(node.meta.stage)
    for (const child of Object.values(node.states ?? {})) walk(child)
  }
  for (const node of Object.values(def.machine.states)) walk(node)
  return { def, cards, names: [...cards.keys()], stages: [...stages] }
}

const types = (card: CardDef): readonly string[] => [card.type].flat()
const isPlayed = (card: CardDef): boolean => !types(card).some((type) => type === 'hero' || isOwnType(type))
const says = (card: CardDef, ...words: readonly string[]): boolean => {
  const text = JSON.stringify([card.attach, card.text, card.powers, card.front, card.back])
  return words.some((word) => text.includes(`"${word}":`))
}
const isPresent = (card: CardDef): boolean => !types(card).some((type) => isOwnType(type))
const isUsed = (card: CardDef): boolean => says(card, 'pay')

/** What each kind of tactic requires of the cards that it names. */
const demands: readonly [key: string, can: (card: CardDef) => boolean, never: string, fix: string][] = [
  ['play', isPlayed, 'is never played from a hand', 'Write "use" to use a power of it.'],
  ['use', isUsed, 'has no power that could be used', 'Name a card with a payment power.'],
  ['hold', (card) => isPlayed(card) || isUsed(card), 'is neither played nor used', 'Leave it out.'],
  [
    'stay',
    (card) => types(card).some((type) => type === 'hero' || type === 'ally'),
    'never attacks',
    'Name heroes and allies.',
  ],
  ['spare', isPresent, 'is never in play', 'Name something that the raiders can harm.'],
  ['drop', isPlayed, 'is never in a hand', 'Name a card from a deck.'],
]

/** Checks that the cards in a tactic are cards of the raid, and can do what the tactic says. */
function named(raid: Known, tactic: Tactic, at: string, say: Say): void {
  const list = (value: unknown): readonly string[] => (value === undefined ? [] : ([value].flat() as string[]))
  const each = (key: string, can: (card: CardDef) => boolean, never: string, fix: string): void => {
    for (const name of list((tactic as Record<string, unknown>)[key])) {
      const card = cardNamed(raid, name, `${at}.${key}`, say)
      if (card && !can(card)) say(`${at}.${key}`, `"${name}" ${never}.`, fix)
    }
  }
  for (const demand of demands) each(...demand)
  const aim = 'aim' in tactic ? tactic.aim : 'attack' in tactic ? tactic.attack : undefined
  for (const name of list(aim?.named)) cardNamed(raid, name, `${at}.named`, say)
  if ('aim' in tactic)
    each(
      'for',
      (c) => says(c, 'target', 'choose'),
      'never asks for a target or a choice',
      'Name a card with a target or a choice.',
    )
  if ('answer' in tactic)
    each('for', (c) => says(c, 'may'), 'never asks a yes-or-no question', 'Name a card with a "may".')
}

function cardNamed(raid: Known, name: string, at: string, say: Say): CardDef | undefined {
  const card = raid.cards.get(name)
  if (!card) say(at, `"${name}" is not a card of this raid.`, didYouMean(name, raid.names))
  return card
}

/** Checks the names in a situation, and whether the situation is possible. */
function situation(raid: Known, s: Situation, at: string, say: Say): void {
  if (typeof s === 'string') return
  if (isList(s)) {
    for (const part of [s[0], s[2]]) {
      if (typeof part !== 'object') continue
      if ('own' in part) cardNamed(raid, part.own, at, say)
      else if ('opposing' in part) for (const name of [part.opposing].flat()) cardNamed(raid, name, at, say)
      else if ('unattached' in part) cardNamed(raid, part.unattached, at, say)
      else if ('waiting' in part) {
        const all = (raid.def.table?.waits ?? []).map(({ one }) => one)
        if (!all.includes(part.waiting))
          say(
            at,
            `"${part.waiting}" does not wait in this raid.`,
            didYouMean(part.waiting, all, 'Use a name from "waits" of the table.'),
          )
      } else if (!raid.def.decks[part.deck])
        say(at, `"${part.deck}" is not one of the decks.`, didYouMean(part.deck, Object.keys(raid.def.decks)))
    }
    if (s[0] === 'stage' && typeof s[2] === 'number' && raid.stages.length > 0) {
      const n = s[2]
      if (!raid.stages.some((stage) => compare(stage, s[1], n)))
        say(at, `no stage of this raid is ${s[1]} ${n}.`, `Its stages: ${raid.stages.join(', ')}.`)
    }
    return
  }
  if ('all' in s || 'any' in s) {
    const parts = 'all' in s ? s.all : s.any
    parts.forEach((part, i) => void situation(raid, part, `${at}.${'all' in s ? 'all' : 'any'}[${i}]`, say))
    if ('all' in s) against(s.all, at, say)
    return
  }
  if ('not' in s) {
    situation(raid, s.not, `${at}.not`, say)
    return
  }
  const [key, name] = Object.entries(s)[0] as [string, string]
  cardNamed(raid, name, `${at}.${key}`, say)
  const ordered = raid.def.ordered ?? []
  if (
    key === 'next' &&
    raid.cards.has(name) &&
    !ordered.some((deck) => raid.def.decks[deck]?.some(([, n]) => n === name))
  )
    say(`${at}.${key}`, `"${name}" is not in an ordered deck, so nobody knows when it is next.`, 'Leave it out.')
}

/** Reports conditions that can't be true together: a condition and its opposite, the player's own turn and another player's. */
function against(parts: readonly Situation[], at: string, say: Say): void {
  const seen = new Set(parts.map((part) => JSON.stringify(part)))
  const opposite = parts.find((part) => typeof part === 'object' && 'not' in part && seen.has(JSON.stringify(part.not)))
  if (opposite || (seen.has('"own main time"') && seen.has('"another\'s turn"')))
    say(at, 'can never be true: one part contradicts another.', 'Remove one of them.')
}

const isList = (s: Situation): s is Extract<Situation, readonly unknown[]> => Array.isArray(s)

/** Whether the first tactic, if it has no condition, leaves nothing for the second. */
function covers(first: Tactic, second: Tactic): boolean {
  const within = (a: string | readonly string[], b: string | readonly string[]): boolean =>
    [b].flat().every((name) => [a].flat().includes(name))
  if ('hold' in first)
    return (
      ('hold' in second && within(first.hold, second.hold)) ||
      ('play' in second && within(first.hold, second.play)) ||
      ('use' in second && within(first.hold, second.use))
    )
  if ('spare' in first) return 'spare' in second && within(first.spare, second.spare)
  if ('stay' in first) return 'stay' in second && within(first.stay, second.stay)
  if ('drop' in first) return 'drop' in second && within(first.drop, second.drop)
  if ('answer' in first) return 'answer' in second && within(first.for, second.for)
  if ('aim' in first) return 'aim' in second && within(first.for, second.for) && wider(first.aim, second.aim)
  if ('attack' in first)
    return 'attack' in second && (first.by ?? 'hero') === (second.by ?? 'hero') && wider(first.attack, second.attack)
  return false
}

/** Whether the first aim can take everything that the second can. */
const wider = (first: Aim, second: Aim): boolean =>
  first.named === undefined &&
  first.of === second.of &&
  (first.left === undefined || (second.left !== undefined && second.left <= first.left)) &&
  [first.only ?? []].flat().every((only) => [second.only ?? []].flat().includes(only))
