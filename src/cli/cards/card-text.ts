/** A card in words: its numbers and the text that the language prints from its data. */
import type { Library } from '../../engine/types.ts'
import { withTokens } from '../../language/index.ts'
import { costText, printCard, type RaidWords, raidWords } from '../../language/print/index.ts'
import { type CardDef, type CardType, professions, races } from '../../language/types.ts'
import type { RaidDef } from '../../raid/format.ts'

export interface CardRow {
  name: string
  set: string
  number: number
  /** Its deck: 'boss', 'token', a raid's deck, a raider's deck; null in the list of a set. */
  deck: string | null
  copies: number | null
  type: string
  instant: boolean
  tags: readonly string[]
  faction: string | null
  /** Trait icons: the classes whose decks may include it (100.2a); for a hero, its own class. */
  classes: readonly string[]
  race: string | null
  /** A hero's talent spec. */
  spec: string | null
  professions: readonly string[]
  /** The cost, such as '1+X' or 'X' if an X is paid (201.3). */
  cost: number | string | null
  atk: number | null
  damageType: string | null
  health: number | null
  def: number | null
  strike: number | null
  text: string
  /** The other side of a Boss or hero. */
  back: string | null
  /** False if the card language can't express the card completely. */
  playable: boolean
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const typesOf = ({ type }: CardDef): readonly CardType[] => [type].flat()

/** One card as JSON: every field is present, null if the card has no such value. */
export function cardRow(library: Library, def: CardDef, deck: string | null, copies: number | null): CardRow {
  const { text, back, playable } = textOf(library, def)
  return {
    name: def.name,
    set: def.set,
    number: def.number,
    deck,
    copies,
    type: typesOf(def).map(capital).join(' ') + (deck === 'token' ? ' token' : ''),
    instant: def.instant === true,
    tags: def.tags ?? [],
    faction: def.faction ?? null,
    classes: def.classes ?? [],
    race: def.race ?? races.find((race) => def.tags?.includes(race)) ?? null,
    spec: def.spec ?? null,
    professions: professions.filter((name) => def.tags?.includes(name)),
    cost: def.x ? costText(def) : (def.cost ?? null),
    atk: def.atk ?? null,
    damageType: def.damageType ? capital(def.damageType) : null,
    health: def.health ?? null,
    def: def.def ?? null,
    strike: def.strike ?? null,
    text,
    back,
    playable,
  }
}

const known = new WeakMap<Library, readonly { raid: RaidDef; names: ReadonlyMap<string, CardDef> }[]>()

/** The words of the raid that a card or token belongs to; raiders' cards have none. */
function wordsOf(library: Library, def: CardDef): RaidWords {
  const raids = known.get(library) ?? library.raids.map((raid) => ({ raid, names: withTokens(raid.cards) }))
  known.set(library, raids)
  const found = raids.findLast(({ names }) => names.get(def.name)?.set === def.set)
  return raidWords(found?.raid)
}

/** The card's text; a card that can't be printed can't be played. */
function textOf(library: Library, def: CardDef): Pick<CardRow, 'text' | 'back' | 'playable'> & { line: string } {
  try {
    const { type, text, back } = printCard(def, wordsOf(library, def))
    return { line: type, text, back: back || null, playable: true }
  } catch {
    return { line: '', text: '', back: null, playable: false }
  }
}

/** A card in short lines: name, type line, numbers, text, ruling. */
export function cardLines(library: Library, def: CardDef): string[] {
  const row = cardRow(library, def, null, null)
  const numbers = [
    row.cost === null ? '' : `cost ${row.cost}`,
    row.atk === null ? '' : `${row.atk} ATK${row.damageType ? ` ${row.damageType.toLowerCase()}` : ''}`,
    row.health === null ? '' : `${row.health} health`,
    row.def === null ? '' : `${row.def} DEF`,
    row.strike === null ? '' : `strike ${row.strike}`,
  ].filter(Boolean)
  return [
    `${def.name}${/[!?.]$/.test(def.name) ? '' : '.'} ${textOf(library, def).line || row.type}.${numbers.length ? ` ${capital(numbers.join(', '))}.` : ''}`,
    ...paragraphs(row.text),
    ...(row.back ? ['Other side:', ...paragraphs(row.back)] : []),
    ...(row.playable ? [] : ['Can’t be played yet: the card language can’t express it completely.']),
    ...(def.ruling ? [`Ruling: ${def.ruling}`] : []),
  ]
}

const paragraphs = (text: string): string[] => (text ? text.split('\n') : [])
