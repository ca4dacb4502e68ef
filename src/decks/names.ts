/** The names of all printed cards as people write them: with other quotation marks, accents and capitals, or misspelt. */

import { listed } from '../language/nodes.ts'
import { edits, nearest } from '../language/problem.ts'
import type { CardDef } from '../language/types.ts'

/** A printed card, as far as deck lists need it. */
export interface PrintedLine {
  name: string
  /** Its types in small letters: "instant ability". */
  type: string
  printings: readonly { code: string; set: string; number: string }[]
  /** Only the cards of raiders may be in decks of one's own. */
  owner: 'raiders' | 'raid' | 'dungeon' | 'nobody'
}

/** The fields of a playable card that a deck list uses. */
export type PlayableCard = Pick<CardDef, 'name' | 'type' | 'master'>

export interface NamedCard {
  name: string
  /** Whether it can lead a deck. */
  leads: boolean
}

/** Set and number as somebody wrote them: code or name of the set, or nothing. */
export interface Place {
  set?: string
  number?: string
}

export interface CardNames {
  /** The card of this name, however it is written; of two that are written alike the one of this set and number. */
  find(written: string, at?: Place): NamedCard | undefined
  /** The card with this number in this set. */
  at(place: Place): NamedCard | undefined
  /** Whether a set has this code or name. */
  isSet(written: string): boolean
  /** The name that was most likely meant, if one is near. */
  near(written: string): string | undefined
  /** The word of a name that is most like this one, if any is. */
  nearWord(written: string): string | undefined
  /** The names of all cards that may be in decks. */
  all: readonly string[]
  /** Whether this printed card may be in decks, but can't be played here yet. */
  isMissing(name: string): boolean
  /** The reason why a printed card can't be in a deck that is played; '' if it can, or if there is no such card. */
  why(name: string): string
}

/** Letters and digits alone, for comparing names. */
const plainly = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Words in small letters without marks: a hyphen parts them. */
const spoken = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[-‐-―\s]+/gu, ' ')
    .replace(/[^\p{L}\p{N} ]+/gu, '')
    .trim()

const reasons: Readonly<Record<PrintedLine['owner'], string>> = {
  raiders: 'is not playable here yet.',
  raid: 'is a raid’s own card: it is in no deck.',
  dungeon: 'is a dungeon deck’s own card: it is in no other deck.',
  nobody: 'is a token: it is in no deck.',
}

/** The names of all cards that can be played, and of all that were printed; of two that are written alike, a raider's card is found. */
export function cardNames(playable: Iterable<PlayableCard>, printed: readonly PrintedLine[] = []): CardNames {
  const plays = new Map<string, PlayableCard>()
  for (const card of playable) plays.set(card.name, card)
  const lines = new Map(printed.map((line) => [line.name, line]))
  const ours = [...plays.keys(), ...printed.flatMap(({ name, owner }) => (owner === 'raiders' ? [name] : []))]
  const all = [...new Set([...ours, ...lines.keys()])]
  const cards = new Map(all.map((name) => [name, named(name, plays.get(name), lines.get(name))]))
  const alike = [spoken, plainly].map((key) => [key, firstBy(cards, key)] as const)
  const places = placesOf(printed)
  const inDecks = [...new Set(ours)]
  const near = nearIn(inDecks)
  let words: readonly string[] | undefined
  const at = ({ set = '', number = '' }: Place) => cards.get(places.get(`${plainly(set)} ${plainNumber(number)}`) ?? '')
  const missing = (name: string): boolean => lines.has(name) && !plays.has(name)
  return {
    ...{ at, near, all: inDecks },
    find(written, place) {
      const one = cards.get(written)
      if (one) return one
      const there = place && at(place)
      if (there && plainly(there.name) === plainly(written)) return there
      for (const [key, first] of alike) {
        const found = first.get(key(written) || ' ')
        if (found) return found
      }
      return undefined
    },
    isSet: (written) => places.has(plainly(written)),
    nearWord(written) {
      words ??= [...new Set(inDecks.flatMap((name) => name.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []))]
      return nearest(
        written,
        words.filter((word) => !written.includes(word)),
      )
    },
    isMissing: (name) => missing(name) && lines.get(name)?.owner === 'raiders',
    why(name) {
      const line = lines.get(name)
      const [first] = line?.printings ?? []
      if (!line || !first || !missing(name)) return ''
      return `${name}, ${[first.set, first.number].filter(Boolean).join(' ')}, ${reasons[line.owner]}`
    },
  }
}

function named(name: string, plays: PlayableCard | undefined, line: PrintedLine | undefined): NamedCard {
  if (plays) return { name, leads: listed(plays.type).includes('hero') && !plays.master }
  return { name, leads: line?.type === 'hero' && line.owner === 'raiders' }
}

/** The first card of each key. */
function firstBy(cards: ReadonlyMap<string, NamedCard>, key: (name: string) => string): Map<string, NamedCard> {
  const found = new Map<string, NamedCard>()
  for (const [name, card] of cards) if (!found.has(key(name))) found.set(key(name), card)
  return found
}

const plainNumber = (number: string): string => number.replace(/^0+(?=.)/, '').toUpperCase()

/** The card at each number of a set by code and name; each set alone has an entry, too. */
function placesOf(printed: readonly PrintedLine[]): Map<string, string> {
  const places = new Map<string, string>()
  for (const { name, printings } of printed)
    for (const { code, set, number } of printings)
      for (const key of [plainly(code), plainly(set)]) {
        places.set(key, '')
        const place = `${key} ${number}`
        if (number !== '' && !places.has(place)) places.set(place, name)
      }
  return places
}

/** Letters of the longest name that is compared. */
const longest = 100

/** One slip for each of so many letters is near. */
const lettersForSlip = 5

/** The letters of a word as bits, so that words that differ in many are told apart quickly. */
const lettersOf = (word: string): number =>
  [...word].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) % 32)), 0)

function differing(a: number, b: number): number {
  let n = 0
  for (let bits = a ^ b; bits !== 0; bits &= bits - 1) n++
  return n
}

/** Finds the name that was meant: a slip or two apart, or the only one with these words. */
function nearIn(names: readonly string[]): (written: string) => string | undefined {
  const keys = new Map<string, readonly [key: string, letters: number]>()
  return (written) => {
    if (keys.size === 0) for (const name of names) keys.set(name, [plainly(name), lettersOf(plainly(name))])
    const wanted = plainly(written)
    if (wanted.length < 4 || wanted.length > longest) return undefined
    let best: string | undefined
    let least = Math.max(1, Math.floor(wanted.length / lettersForSlip)) + 1
    const letters = lettersOf(wanted)
    for (const [name, [key, others]] of keys) {
      if (differing(letters, others) >= 2 * least) continue // each slip changes two letters at most
      const slips = edits(wanted, key, least)
      if (slips < least) [best, least] = [name, slips]
    }
    if (best !== undefined) return best
    const words = ` ${spoken(written)} `
    const within = names.filter((name) => ` ${spoken(name)} `.includes(words))
    if (within.length === 1) return within[0]
    const around = names.filter((name) => words.includes(` ${spoken(name)} `) && 2 * name.length > words.length)
    return around.toSorted((a, b) => b.length - a.length)[0]
  }
}
