/** How a table must stand so that a card finds what it asks for: read off the shape of its data. */
import { isObject } from '../../../src/language/meta.ts'
import type { CardDef, EventPattern } from '../../../src/language/types.ts'

/** Whose turn it is, and what is so as it begins; what is left out is as usual. */
export interface Standing {
  turn?: number
  /** How many resources of the first seat are ready, how many it has, and how many cards in hand, at most. */
  ready?: number
  resources?: number
  hand?: number
  /** That many cards lie in its deck at most, and it has this many cards in hand at least. */
  deck?: number
  full?: number
  /** Nobody has a second of the card in play. */
  alone?: true
  /** Damage on all heroes. */
  hurt?: number
  /** Ally tokens are there; abilities are attached to heroes and allies of both sides. */
  tokens?: true
  worn?: true
  /** What has been dealt this turn, as these patterns want it, and whether all that is there has come this turn. */
  dealt?: readonly EventPattern[]
  fresh?: true
  /** The card itself is at work as it begins: on its other side, hurt and exhausted, attached to what can hold it; with so many counters. */
  atWork?: true
  counters?: number
  /** All allies are exhausted, or have damage. */
  tired?: true
  wounded?: true
  /** The first seat's hero is exhausted. */
  weary?: true
  /** Nobody has a card of this kind in play but the card. */
  without?: string
  /** The first seat has so many abilities in play that give its characters more ATK. */
  banners?: number
  /** Decks are shuffled. */
  shuffled?: true
}

const isCount = (node: unknown, is: string, of = 'you'): boolean =>
  isObject(node) &&
  isObject(node.count) &&
  node.count.is === is &&
  (isObject(node.count.of) ? 'another' : node.count.of) === of

/** Kinds of sets that allies are of. */
const readied: readonly unknown[] = ['ally', 'character', undefined]

/** Nearly all that the weakest hero has health for. */
const muchDamage = 22

/** What a card asks for that is rare at a table; at the next table another number of resources, and nothing of what its powers work with. */
export function standingFor(card: CardDef, table = 0): Standing {
  const out: { -readonly [K in keyof Standing]: Standing[K] } = {}
  const dealt: EventPattern[] = []
  const short: number[] = []
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) walk(one)
    if (!isObject(node) || Array.isArray(node)) return
    const { where, state, attachedTo, compare, happened, did } = node
    if (Array.isArray(where) && where[0] === 'damage' && typeof where[2] === 'number') out.hurt = where[2]
    if ([state].flat().includes('token')) out.tokens = true
    if (attachedTo !== undefined || [state].flat().includes('attached')) out.worn = true
    if (Array.isArray(compare) && isCount(compare[0], 'resource') && typeof compare[2] === 'number')
      short.push(compare[2] - 1)
    if (Array.isArray(compare) && isCount(compare[0], 'ability') && typeof compare[2] === 'number')
      out.banners = compare[2]
    if (Array.isArray(compare) && isCount(compare[0], 'resource', 'another')) out.resources = (card.cost ?? 0) + 1
    if (Array.isArray(where) && isCount(where[2], 'resource')) out.resources = where[0] === 'cost' ? 0 : 3
    if (node.until === 'maxHand') Object.assign(out, { hand: 2, alone: true })
    if (Array.isArray(compare) && isObject(compare[0]) && compare[0].stat === 'hand' && typeof compare[2] === 'number')
      // Its own card is the last of the hand, as its text asks whether there is none.
      Object.assign(out, compare[2] === 0 && table % 2 === 1 ? { hand: 1 } : { full: compare[2] + 1 })
    if (node.do === 'ready' && isObject(node.what) && readied.includes(node.what.is)) out.tired = true
    if (node.do === 'ready' && node.what === 'yourHero') out.weary = true
    if (node.stat === 'damage' && node.of === 'yourHero') out.hurt ??= muchDamage
    if (node.on === 'heal') out.wounded = true
    if (isObject(node.not) && isObject(node.not.some)) {
      const { is, in: place } = node.not.some
      if (place === 'deck') out.deck = 0
      if (is === 'resource') out.ready = justEnough(card)
      else if (typeof is === 'string') out.without = is
    }
    const { while: during } = node
    if (table % 2 === 1 && isObject(during) && isObject(during.some) && typeof during.some.is === 'string')
      out.without = during.some.is
    for (const past of [happened, did]) {
      if (isObject(past) && past.on === 'deal') dealt.push(past as never)
      if (isObject(past) && past.on === 'enter') out.fresh = true
    }
    for (const value of Object.values(node)) walk(value)
  }
  walk([card.attach, card.text, card.powers, card.front, card.back])
  const resources = short[table % short.length] ?? out.resources
  return { ...out, ...(resources === undefined ? {} : { resources }), ...(dealt.length > 0 ? { dealt } : {}) }
}

/** How much its player must have ready to play it, or to complete it, and no more. */
export function justEnough({ cost, powers = [] }: CardDef): number {
  const paid = powers.flatMap((p) => ('reward' in p ? p.pay : [])).find((e) => e.do === 'pay')
  return cost ?? (paid?.do === 'pay' && typeof paid.n === 'number' ? paid.n : 1)
}

/** Names of the counters that a card speaks of. */
export const countersOf = (card: CardDef): string[] =>
  [...JSON.stringify(card).matchAll(/"do":"(?:put|remove)","n":\d+,"what":"([^"$]+)"/g)].flatMap(([, what = '']) =>
    what === 'damage' ? [] : [what],
  )

/** Whether it waits for resources to be placed. */
export const waitsForPlacing = (card: CardDef): boolean =>
  [card.powers, card.front, card.back].flat().some((p) => p && 'when' in p && [p.when.on].flat().includes('place'))
