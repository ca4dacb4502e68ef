/** The words in which an outcome is told: whom it concerns, and how much of what. */
import type { CardView, Obj } from '../engine/types.ts'
import { amount, mentions } from '../language/index.ts'
import { kindNouns, nameNoun, third, withArticle } from '../language/print/index.ts'
import type { Amount, Duration, Who } from '../language/types.ts'
import { isPlayer, playerObj } from '../state/ids.ts'
import { boundTo } from './bindings.ts'
import type { ReadFrame } from './frame.ts'
import { resolve } from './meaning.ts'
import type { Part, Reason } from './reason.ts'
import { sentenceOf } from './reason.ts'
import { cardOf, defOf, isType, seatView, sideOfObj, type Table } from './table.ts'

/** Something done: the verb's plain form, and what follows it. */
export interface Deed {
  verb: string
  rest: readonly Part[]
}

/** What is being told. */
export interface Telling {
  t: Table
  /** What somebody else or chance picks: it is told by its kind, not by name. */
  vague: Set<Obj>
  /** Whether a choice is still to come, or dice. */
  open: boolean
  /** Whether something happens for which there are no words, now or later. */
  silent: boolean
}

export const telling = (t: Table): Telling => ({ t, vague: new Set(), open: false, silent: false })
export const deed = (verb: string, ...rest: readonly Part[]): Deed => ({ verb, rest })

/** An amount, or 'some' if nobody can know it yet. */
export function sized(t: Table, f: ReadFrame, n: Amount): number | 'some' {
  const size = isOpen(f, n) ? Number.NaN : amount(t, n, f)
  return Number.isInteger(size) ? size : 'some'
}

/** Whether it depends on something that is not settled yet. */
export const isOpen = (f: ReadFrame, part: unknown): boolean =>
  mentions(part, (one) => typeof one === 'string' && isUnbound(f, one))

const isUnbound = (f: ReadFrame, name: string): boolean =>
  name.startsWith('$') && !(boundTo(f.numbers, name.slice(1)) ?? boundTo(f.names, name.slice(1)))

/** '2 Whelps', 'a card', 'some cards'. */
export function counted(n: number | 'some', name: string): string {
  const { one, many } = nouns[name] ?? nameNoun(name)
  return n === 1 ? withArticle(one) : `${n} ${many}`
}
const nouns: Readonly<Record<string, { one: string; many: string }>> = kindNouns

const kinds = ['hero', 'ally', 'ability', 'weapon', 'armor', 'item', 'quest', 'resource'] as const

function kindOf(t: Table, obj: Obj): string {
  if (isPlayer(obj)) return seatView(t, -1 - obj)?.boss ? 'player' : 'raider'
  const card = cardOf(t, obj)
  if (card?.zone === 'resources') return 'resource'
  if (card?.zone !== 'party' && card?.zone !== 'row') return 'card' // others may not know what it is
  return kinds.find((kind) => isType(card, kind)) ?? 'card'
}

/** What all of these are. */
function kindOfAll(t: Table, objs: readonly Obj[]): string {
  const found = new Set(objs.map((o) => kindOf(t, o)))
  if (found.size === 1) return [...found][0] ?? 'card'
  return [...found].every((kind) => kind === 'hero' || kind === 'ally') ? 'character' : 'card'
}

/** 'Warrax', 'Warrax and Kor Cindervein', '5 allies'; 'an ally' if that is still open. */
export function whom({ t, vague }: Telling, objs: readonly Obj[]): readonly Part[] {
  const [first, second, ...more] = objs
  if (first === undefined) return []
  const kind = kindOfAll(t, objs)
  if (more.length > 0 || (second !== undefined && objs.some((o) => vague.has(o)))) return [counted(objs.length, kind)]
  if (second !== undefined && cardOf(t, first)?.def === cardOf(t, second)?.def) return [counted(2, kind)]
  if (vague.has(first) || !isNamed(t, first)) return [counted(1, kind)]
  return second === undefined ? [{ of: first }] : [{ of: first }, ' and ', { of: second }]
}

const isNamed = (t: Table, obj: Obj): boolean => isPlayer(obj) || !!cardOf(t, obj)?.def

export const ids = (cards: readonly Pick<CardView, 'id'>[]): Obj[] => cards.map(({ id }) => id)

export const cardsOfWho = (t: Table, f: ReadFrame, who: Who): CardView[] =>
  resolve(t, f, who).flatMap((o) => cardOf(t, o) ?? [])

/** The players who do something: whoever says "you" if nobody is named. */
export const playersOf = (t: Table, f: ReadFrame, by: Who | undefined): readonly Obj[] =>
  by === undefined ? [playerObj(f.you)] : resolve(t, f, by).filter(isPlayer)

/** Something that players do themselves: ours does it, others are made to. */
export function byPlayers(told: Telling, players: readonly Obj[], done: Deed): readonly Deed[] {
  if (players.length === 0) return []
  if (players.length === 1 && sideOfObj(told.t, players[0] ?? 0) > 0) return [done]
  return [deed('make', ...whom(told, players), ` ${done.verb} `, ...done.rest)]
}

export const spanWords = (until: Duration | undefined): string =>
  until === 'turn' ? ' this turn' : until === 'combat' ? ' in this combat' : ''

/** 'kills Warrax', or 'kill Warrax' after another verb; what is done like the deed before shares its verb: "adds a Whelp and 2 Imps". */
function clause({ verb, rest }: Deed, before: Deed | undefined, plain: boolean): readonly Part[] {
  if (verb !== before?.verb) return [plain ? verb : third(verb), ' ', ...rest]
  const [whom, what, ...more] = rest
  const again = verb === 'give' && JSON.stringify(whom) === JSON.stringify(before.rest[0])
  return again ? [String(what).trimStart(), ...more] : rest
}

/** Whoever does it is not named again: "Power Returns returns itself to hand". */
function itself(t: Table, subject: readonly Part[], part: Part): Part {
  const isIt =
    typeof part === 'object' &&
    'of' in part &&
    subject.some((s) => typeof s === 'object' && 'of' in s && s.of === part.of)
  return isIt ? selves[defOf(t, part.of ?? 0)?.they ?? 'it'] : part
}
const selves = { it: 'itself', he: 'himself', she: 'herself' } as const

/** At most so many deeds are told, the first of a text. */
const most = 3

/** 'Crush can kill Warrax', 'Deep Breath kills 2 allies and draws a card'; null if there is nothing to tell. */
export function outcome({ t, open }: Telling, subject: readonly Part[], deeds: readonly Deed[]): Reason | null {
  const told = deeds
    .slice(0, most)
    .map((one, i) => clause(one, deeds[i - 1], open).map((part) => itself(t, subject, part)))
  if (told.length === 0) return null
  const parts = told.flatMap((words, i) => [i === 0 ? '' : i === told.length - 1 ? ' and ' : ', ', ...words])
  return sentenceOf(t, [...subject, open ? ' can ' : ' ', ...parts, '.'])
}
