/** Checks a raid's tactics: unknown words and names, advice that can never apply. */
import { compare } from '../../language/compare.ts'
import { under } from '../../language/look-up.ts'
import { hasField } from '../../language/nodes.ts'
import { hint, type Path } from '../../language/problem.ts'
import { checkCards, checkTactic } from '../../language/schema.ts'
import { onlyStage } from '../../language/stage.ts'
import type { Aim, Marked, Situation, StageOfCard, Tactic } from '../../language/tactics.ts'
import { type CardDef, isOwnType } from '../../language/types.ts'
import type { Lint } from './report.ts'
import { statesOf } from './states.ts'

/** All problems of the raid's tactics, and of its advice to the raiders' bots. */
export function lintTactics(lint: Lint): void {
  for (const list of ['tactics', 'advice'] as const) lintList(lint, list)
}

function lintList(lint: Lint, list: 'tactics' | 'advice'): void {
  const tactics = lint.def[list] ?? []
  if (!Array.isArray(tactics)) {
    lint.say([list], 'is not a list.', { fix: 'Put the tactics in [ ], most important first.', expected: ['a list'] })
    return
  }
  const sound: { tactic: Tactic; path: Path }[] = []
  tactics.forEach((tactic, i) => {
    const path = [list, i]
    if (lint.text(path, (where, heard) => checkTactic(tactic, where, heard)).length === 0) sound.push({ tactic, path })
  })
  const raid = known(lint)
  sound.forEach(({ tactic, path }, i) => {
    named(raid, tactic, path)
    if (tactic.if) situation(raid, tactic.if, [...path, 'if'])
    const before = sound.slice(0, i).find((earlier) => !earlier.tactic.if && covers(earlier.tactic, tactic))
    if (before)
      raid.say(
        path,
        `can never apply: ${before.path[0]}[${before.path[1]}] comes before it and always decides.`,
        'Put this first, or remove one of them.',
      )
  })
}

interface Known extends Lint {
  names: readonly string[]
  stages: readonly number[]
}

const known = (lint: Lint): Known => ({
  ...lint,
  names: [...lint.cards.keys()],
  stages: [...new Set(statesOf(lint.def).flatMap(({ node }) => node.meta?.stage ?? []))],
})

const types = (card: CardDef): readonly string[] => [card.type].flat()
const isPlayed = (card: CardDef): boolean => !types(card).some((type) => type === 'hero' || isOwnType(type))
/** Whether the texts of a card use one of these fields. */
const uses = ({ attach, text, powers, front, back }: CardDef, ...fields: readonly string[]): boolean =>
  hasField([attach, text, powers, front, back], ...fields)
const isPresent = (card: CardDef): boolean => !types(card).some((type) => isOwnType(type))
const isUsed = (card: CardDef): boolean => uses(card, 'pay')

/** Assumes that a card is confined if it has problems, which are reported elsewhere. */
const isConfined = ({ types }: Known, card: CardDef): boolean =>
  checkCards([card], types).length > 0 || onlyStage(card) !== null

/** The requirements of each kind of tactic for the cards that it names. */
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
  [
    'reserve',
    (card) => isPlayed(card) || isUsed(card),
    'is neither played nor used',
    'Name a card that costs something.',
  ],
  ['drop', isPlayed, 'is never in a hand', 'Name a card from a deck.'],
]

/** Checks that the cards in a tactic are cards of the raid, and suit the tactic. */
function named(raid: Known, tactic: Tactic, path: Path): void {
  const each = (key: string, can: (card: CardDef) => boolean, never: string, fix: string): void => {
    for (const { name, at } of list((tactic as Record<string, unknown>)[key], [...path, key])) {
      const card = cardNamed(raid, name, at)
      if (card && !can(card)) raid.say(at, `"${name}" ${never}.`, fix)
    }
  }
  for (const demand of demands) each(...demand)
  for (const key of ['aim', 'attack'] as const) {
    const aim = (tactic as { [K in typeof key]?: Aim })[key]
    for (const { name, at } of list(aim?.named, [...path, key, 'named'])) cardNamed(raid, name, at)
  }
  if ('hold' in tactic && tactic.from)
    each(
      'hold',
      tactic.from === 'play' ? isPlayed : isUsed,
      tactic.from === 'play' ? 'is never played from a hand' : 'has no power that could be used',
      'Leave "from" out, or name another card.',
    )
  if ('drop' in tactic && isOfStage(tactic.drop) && ![...raid.cards.values()].some((card) => isConfined(raid, card)))
    raid.say([...path, 'drop'], 'no card of this raid is confined to a stage.', 'Name the cards.')
  if ('aim' in tactic)
    each(
      'for',
      (c) => uses(c, 'target', 'choose'),
      'never asks for a target or a choice',
      'Name a card with a target or a choice.',
    )
  if ('answer' in tactic)
    each('for', (c) => uses(c, 'may'), 'never asks a yes-or-no question', 'Name a card with a "may".')
}

const isOfStage = (value: unknown): value is StageOfCard =>
  typeof value === 'object' && value !== null && 'stage' in value

/** One name or several, each with its path. */
const list = (value: unknown, path: Path): readonly { name: string; at: Path }[] =>
  value === undefined || isOfStage(value)
    ? []
    : Array.isArray(value)
      ? value.map((name: string, i) => ({ name, at: [...path, i] }))
      : [{ name: value as string, at: path }]

function cardNamed(raid: Known, name: string, at: Path): CardDef | undefined {
  const card = raid.cards.get(name)
  if (!card) raid.say(at, `"${name}" is not a card of this raid.`, hint(name, raid.names))
  return card
}

/** Checks the names in a situation, and whether the situation is possible. */
function situation(raid: Known, s: Situation, path: Path): void {
  if (typeof s === 'string') return
  if (isList(s)) {
    comparison(raid, s, path)
    return
  }
  if ('all' in s || 'any' in s) {
    const [key, parts] = 'all' in s ? ['all', s.all] : ['any', s.any]
    parts.forEach((part, i) => void situation(raid, part, [...path, key, i]))
    if ('all' in s) against(raid, s.all, path)
    return
  }
  if ('not' in s) {
    situation(raid, s.not, [...path, 'not'])
    return
  }
  const [key, name] = Object.entries(s)[0] as [string, string]
  cardNamed(raid, name, [...path, key])
  const ordered = raid.def.ordered ?? []
  if (
    key === 'next' &&
    raid.cards.has(name) &&
    !ordered.some((deck) => under(raid.def.decks, deck)?.some(([, n]) => n === name))
  )
    raid.say([...path, key], `"${name}" is not in an ordered deck, so nobody knows when it is next.`, 'Leave it out.')
}

/** Checks the operands of a comparison. */
function comparison(raid: Known, s: Extract<Situation, readonly unknown[]>, path: Path): void {
  for (const i of [0, 2] as const) {
    const part = s[i]
    if (typeof part !== 'object') continue
    if ('counters' in part) continue
    if ('own' in part || 'opposing' in part) {
      const [side, names] = 'own' in part ? (['own', part.own] as const) : (['opposing', part.opposing] as const)
      for (const { name, at } of isMarked(names) ? [] : list(names, [...path, i, side])) cardNamed(raid, name, at)
    } else if ('unattached' in part) cardNamed(raid, part.unattached, [...path, i, 'unattached'])
    else if ('waiting' in part) {
      const all = (raid.def.table?.waits ?? []).map(({ one }) => one)
      if (!all.includes(part.waiting))
        raid.say(
          [...path, i, 'waiting'],
          `"${part.waiting}" does not wait in this raid.`,
          hint(part.waiting, all, 'Use a name from "waits" of the table.'),
        )
    } else if (!Object.hasOwn(raid.def.decks, part.deck))
      raid.say(
        [...path, i, 'deck'],
        `"${part.deck}" is not one of the decks.`,
        hint(part.deck, Object.keys(raid.def.decks)),
      )
  }
  if (s[0] === 'stage' && typeof s[2] === 'number' && raid.stages.length > 0) {
    const n = s[2]
    if (!raid.stages.some((stage) => compare(stage, s[1], n)))
      raid.say(path, `no stage of this raid is ${s[1]} ${n}.`, `Its stages: ${raid.stages.join(', ')}.`)
  }
}

/** Reports conditions that can't be true together: a condition and its opposite, the player's own turn and another player's. */
function against({ say }: Lint, parts: readonly Situation[], path: Path): void {
  const seen = new Set(parts.map((part) => JSON.stringify(part)))
  const opposite = parts.find((part) => typeof part === 'object' && 'not' in part && seen.has(JSON.stringify(part.not)))
  const own = seen.has('"own main time"') || seen.has('"own turn"')
  if (opposite || (own && seen.has('"another\'s turn"')))
    say(path, 'can never be true: one part contradicts another.', 'Remove one of them.')
}

const isMarked = (names: string | readonly string[] | Marked): names is Marked =>
  typeof names === 'object' && !Array.isArray(names)
const isList = (s: Situation): s is Extract<Situation, readonly unknown[]> => Array.isArray(s)

/** Whether the first tactic, if it has no condition, leaves nothing for the second. */
function covers(first: Tactic, second: Tactic): boolean {
  if ('hold' in first) {
    const { hold, from } = first
    return (
      ('hold' in second && (!from || from === second.from) && within(hold, second.hold)) ||
      ('play' in second && from !== 'use' && within(hold, second.play)) ||
      ('use' in second && from !== 'play' && within(hold, second.use))
    )
  }
  if ('spare' in first) return 'spare' in second && within(first.spare, second.spare)
  if ('reserve' in first) return 'reserve' in second && within(first.reserve, second.reserve)
  if ('stay' in first) return 'stay' in second && within(first.stay, second.stay)
  if ('drop' in first) return 'drop' in second && dropsAll(first.drop, second.drop)
  if ('answer' in first) return 'answer' in second && within(first.for, second.for)
  if ('aim' in first) return 'aim' in second && within(first.for, second.for) && wider(first.aim, second.aim)
  if ('attack' in first)
    return 'attack' in second && (first.by ?? 'hero') === (second.by ?? 'hero') && wider(first.attack, second.attack)
  return false
}

const within = (a: string | readonly string[], b: string | readonly string[]): boolean =>
  [b].flat().every((name) => [a].flat().includes(name))

type Dropped = Extract<Tactic, { drop: unknown }>['drop']
const dropsAll = (a: Dropped, b: Dropped): boolean =>
  isOfStage(a) || isOfStage(b) ? JSON.stringify(a) === JSON.stringify(b) : within(a, b)

/** Whether the first aim can take everything that the second can. */
const wider = (first: Aim, second: Aim): boolean =>
  first.named === undefined &&
  first.of === second.of &&
  (['tag', 'state', 'counter'] as const).every((mark) => first[mark] === undefined || first[mark] === second[mark]) &&
  (first.left === undefined || (second.left !== undefined && second.left <= first.left)) &&
  [first.only ?? []].flat().every((only) => [second.only ?? []].flat().includes(only))
