/** The door of the reader: English of cards as data. */
import { type Noun, nameNoun } from '../phrases.ts'
import { plainWords, raidWords } from '../print/index.ts'
import type { RaidNames } from '../print/print.ts'
import { nearest, type Problem } from '../problem.ts'
import { bareTag } from '../tags.ts'
import type { CardDef } from '../types.ts'
import { type Reading, type Refusal, readText } from './card.ts'
import { type Better, printedIn } from './instead.ts'
import { inOurWords } from './tolerances.ts'
import type { World } from './world.ts'

export type { Reading, Refusal } from './card.ts'
export { instead } from './instead.ts'
export type { World } from './world.ts'

/** A world without a raid. */
export const plainWorld = (def: CardDef): World => ({
  def,
  words: plainWords,
  nouns: {},
  tags: [],
  tokens: [],
  types: {},
})

/** A raid for the reader: the names and tags of its cards, and its nouns. */
export type RaidToRead = RaidNames & {
  cards: readonly CardDef[]
  /** Designations that its cards give in English. */
  marks?: readonly string[]
}

/** The world of a raid, for any of its cards. */
export function raidWorld(raid: RaidToRead): (def: CardDef) => World {
  const things = raid.cards.filter(
    ({ type }) => ![type].flat().some((t) => t === 'hero' || t === 'ability' || t === 'event'),
  )
  const names = Object.fromEntries(things.map(({ name }) => [name, nameNoun(name)]))
  const tags = [...new Set(raid.cards.flatMap(({ tags = [] }) => tags.map(bareTag)))]
  const marks = Object.fromEntries((raid.marks ?? []).map((name) => [name, nameNoun(name)]))
  const nouns = { ...designations(raid.cards), ...marks, ...names, ...raid.nouns }
  const known = { words: raidWords(raid), nouns, tags, tokens: raid.tokens ?? [], types: raid.types ?? {} }
  return (def) => ({ def, ...known })
}

/** Designations that effects of a raid's cards give to others: "The Bomb", "a ghost". */
const designations = (cards: readonly CardDef[]): Record<string, Noun> =>
  Object.fromEntries(
    [...JSON.stringify(cards).matchAll(/"mod":"is"[^{}]*"tag":"(\w[\w ]*)"/g)].flatMap(([, tag]) =>
      tag === undefined ? [] : [[tag, nameNoun(tag)] as const],
    ),
  )

/** The longest text of a card that is read. */
const longestText = 2000

/** The line between the two sides of a hero. */
export const otherSide = 'Other side:'

/**
 * Reads the text of a card in printed wording, a paragraph a line; the text of its other side stands below "Other side:".
 * @param def - The card's printed line: name, type, numbers.
 * @returns The card, or the refusal: the line, the word that stopped the reader, and the words possible there.
 */
export function readCard(def: CardDef, text: string, world: World = plainWorld(def)): Reading {
  if (text.length > longestText) return tooLong(text)
  const [front = '', back] = text.split(new RegExp(`^${otherSide}$`, 'm'))
  const made = tokenTags(text)
  const whole = made.length > 0 ? { ...world, tags: [...world.tags, ...made] } : world
  const side = (text: string, name: string | undefined): string =>
    inOurWords(def, text)
      .filter((line) => line !== name && !isStanding.test(line))
      .join('\n')
  return readText(whole, side(front, def.sides?.[0]), back === undefined ? back : side(back, def.sides?.[1]))
}

/** The tags of tokens that a text makes and then asks for: "while you control a Blighthound". */
const tokenTags = (text: string): string[] =>
  [...text.matchAll(/(?<![A-Z][\w']* )\b([A-Z][\w']*) (?:ally|item) tokens?\b/g)]
    .map(([, tag = '']) => tag)
    .filter((tag) => new RegExp(`\\b${tag}\\b(?! (?:ally|item) tokens?\\b)`).test(text))

/**
 * A refusal as a problem: its word, and what could stand there; the wording of cards, if one is known; or all its readings.
 * @param better - The same in words that are read (`instead`).
 */
export function inFull(refusal: Refusal, better?: Better): Omit<Problem, 'where'> {
  const { word, expected, why, readings = [] } = refusal
  const printed = printedIn(refusal)
  if (printed !== undefined) {
    const what = `cards say it in other words${word === '' ? '' : ` from "${word}" on`}`
    return { what, ...writing(better === undefined || better.power ? printed : better.words) }
  }
  const what =
    why !== 'not read' ? `not read: ${why}` : word === '' ? 'the text ends too soon' : `"${word}" is not read here`
  if (readings.length > 0)
    return { what, fix: `Write one of them as data: ${readings.map((one) => JSON.stringify(one)).join(' or ')}` }
  if (better?.power)
    return {
      what: 'it is a power, and a text that happens once is meant',
      fix: `Begin it with "Ongoing:" if it works as long as the card is in play: ${inLine(better.words)}`,
      write: better.words,
    }
  if (better !== undefined) return { what, ...writing(better.words) }
  if (why !== 'not read' || expected.length === 0) return { what, fix: 'Say it otherwise, or write it as data.' }
  const wrong = word.replace(/[.,]$/, '')
  const near = /^\w{3}/.test(word)
    ? nearest(
        wrong,
        expected.flatMap((one) => one.split(' ')).filter((one) => one !== wrong),
      )
    : undefined
  const guess = near === undefined ? '' : `Did you mean "${near}"? `
  const fix = `${guess}There could stand: ${expected.slice(0, 12).join(', ')}.`
  return { what, fix, expected, ...(near === undefined ? {} : { nearest: near }) }
}

const writing = (write: string): Pick<Problem, 'fix' | 'write'> => ({ fix: `Write: ${inLine(write)}`, write })

/** Paragraphs in one line. */
const inLine = (text: string): string => text.replaceAll('\n', ' / ')

const tooLong = (text: string): Reading => ({
  refusal: {
    line: `${text.slice(0, 60)}…`,
    at: 0,
    word: '',
    expected: [],
    why: `longer than ${longestText} letters`,
  },
})

/** Printed numbers of a card: threat level, the other side's ATK and health, a location's capacity. */
const isStanding = /^(Threat level \d+|\d+ (ATK|health)( \/ \d+ health)?|This location holds up to .*)$/
