/** Every printed card, whether it can be played here or not: its name, type line, cost, and where it was printed. */
import { isOneOf } from '../../language/look-up.ts'
import { type CardDef, cardTypes } from '../../language/types.ts'
import { cardSets } from '../sets/list.ts'

/** The kinds of sets, by the decks that have their cards. */
export type Owner = 'raiders' | 'raid' | 'dungeon' | 'nobody'

export interface Printing {
  /** The set's code, such as "HoA". */
  code: string
  /** The set's name. */
  set: string
  /** The collector's number; '' if none is known, as of reprints in starter decks. */
  number: string
}

export interface PrintedCard {
  name: string
  /** Its types in small letters, such as "instant ability" or "master hero". */
  type: string
  /** Race, class, talent, slots: the rest of its type line. */
  tags: readonly string[]
  /** Such as "5" or "1+X"; '' if it has none. */
  cost: string
  /** The first printing first. */
  printings: readonly Printing[]
  /** A card of raiders' sets is theirs, though a raid has it, too. */
  owner: Owner
}

/** Sets of cards that are in nobody's deck. */
const otherSets: Readonly<Record<string, readonly [name: string, owner: Owner]>> = {
  OLR: ["Onyxia's Lair", 'raid'],
  MCR: ['Molten Core', 'raid'],
  MLR: ["Magtheridon's Lair", 'raid'],
  BTR: ['Black Temple Raid', 'raid'],
  NXR: ['Naxxramas', 'raid'],
  ICR: ['Assault on Icecrown Citadel', 'raid'],
  DDD: ['Dungeon Deck Deadmines', 'dungeon'],
  DSM: ['Dungeon Deck Scarlet Monastery', 'dungeon'],
  DSK: ['Dungeon Deck Shadowfang Keep', 'dungeon'],
  TOK: ['Tokens', 'nobody'],
}

const setNames = new Map<string, string>(cardSets)

function printingOf(written: string): Printing & { owner: Owner } {
  const [code = '', number = ''] = written.split(' ')
  const [set, owner] = otherSets[code] ?? [setNames.get(code) ?? code, 'raiders' as const]
  return { code, set, number, owner }
}

function cardOf(row: string): PrintedCard {
  const [name = '', type = '', tags = '', cost = '', printed = ''] = row.split('|')
  const printings = printed.split(', ').map(printingOf)
  const owner = printings.some((one) => one.owner === 'raiders') ? 'raiders' : (printings[0]?.owner ?? 'nobody')
  return { name, type, tags: tags === '' ? [] : tags.split(', '), cost, printings, owner }
}

let coming: Promise<readonly PrintedCard[]> | null = null

/** All printed cards by name, loaded when they are first asked for; a failed load may be tried again. */
export function printedIndex(): Promise<readonly PrintedCard[]> {
  coming ??= import('./data.json').then(({ default: rows }: { default: readonly string[] }) => rows.map(cardOf))
  coming.catch(() => (coming = null))
  return coming
}

/** The line of a printed card without its text, for lists by type and cost. */
export function lineOf({ name, type, cost, tags, printings: [first] }: PrintedCard): CardDef {
  const [n = ''] = /^\d+/.exec(cost) ?? []
  const types = type.split(' ').filter((word) => isOneOf(cardTypes, word))
  return {
    ...{ name, type: types, tags, set: first?.set ?? '', number: Number(first?.number) || 0 },
    ...(n === '' ? {} : { cost: Number(n) }),
    ...(cost.includes('X') ? { x: true } : {}),
  }
}
