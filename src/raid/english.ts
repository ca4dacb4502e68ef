/**
 * English in a raid file, read as data: a sentence may stand wherever an effect or power does, and a card's whole text as it is printed.
 * Games, hashes and records know the data alone; the file keeps its sentences.
 */
import type { Noun } from '../language/phrases.ts'
import type { Path, Problem } from '../language/problem.ts'
import {
  inFull,
  instead,
  otherSide,
  type RaidToRead,
  type Reading,
  type Refusal,
  raidWorld,
  readCard,
  type World,
} from '../language/read/index.ts'
import { type Data, isRecord, textsIn } from '../language/schema/shape.ts'
import type { CardDef, Effect, Mod, Power } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import { inWords } from './path.ts'

/** A sentence of the file, or the paragraphs of a card, and its data. */
export interface Sentence {
  path: Path
  english: string
  data: unknown
}

export interface EnglishRead {
  /** The raid with data instead of English; the value itself if it has none. */
  value: Data
  sentences: readonly Sentence[]
  problems: readonly Problem[]
}

/** A raid being read. */
interface Reader {
  value: Data
  world: (def: CardDef) => World
  sentences: Sentence[]
  problems: Problem[]
  /** The words that all readings depend on. */
  words: string
  /** The letters that may still be read. */
  left: number
}

const ofEffects: readonly string[] = ['text', 'then', 'these', 'else', 'reward']
const ofPowers: readonly string[] = ['powers', 'front', 'back']
const ofMods: readonly string[] = ['always', 'mods']

const isSaid = (value: unknown): value is string | readonly unknown[] =>
  typeof value === 'string' || (Array.isArray(value) && value.some((one) => typeof one === 'string'))

/** Whether a key has effects, powers or modifiers, some of them as English; amounts and names have texts, too. */
const isEnglish = (node: Data, key: string): boolean =>
  isSaid(node[key]) &&
  ([...ofPowers, ...ofMods].includes(key) ||
    (ofEffects.includes(key) && node.case === undefined) ||
    (key === 'do' && node.how !== undefined) ||
    (key === 'when' && node.do !== undefined) ||
    (key === 'of' && node.do === 'modes'))

const hasEnglish = (node: unknown): boolean =>
  Array.isArray(node)
    ? node.some(hasEnglish)
    : isRecord(node) && Object.entries(node).some(([key, value]) => isEnglish(node, key) || hasEnglish(value))

/** Reads all English of a raid of any form, in the words of that raid: its nouns, tokens, tags and types. */
export function readEnglish(value: Data): EnglishRead {
  const { cards, machine, always, modes, modules } = value
  const parts = { cards, machine, always, modes, modules }
  if (!hasEnglish(parts)) return { value, sentences: [], problems: [] }
  const reader = readerOf(value)
  const read = Object.entries(parts).flatMap(([key, part]) => {
    if (part === undefined) return []
    const data =
      key === 'cards' && Array.isArray(part)
        ? part.map((one, i) => cardIn(reader, one, [key, i]))
        : (within(reader, { [key]: part }, [], nobody) as Data)[key]
    return [[key, data] as const]
  })
  const { sentences, problems } = reader
  return { value: { ...value, ...Object.fromEntries(read) }, sentences, problems }
}

/** The printed line for what is on no card. */
const nobody: CardDef = { name: '#', type: 'ability', set: '#', number: 0, cost: 0 }

/** A reader with the words of a raid whose other parts may still be wrong. */
function readerOf(value: Data): Reader {
  const raid = namesIn(value)
  const inRaid = raidWorld(raid)
  const world = (def: CardDef): World => ({ ...inRaid(def), strict: true })
  const { nouns: all, tags } = world(nobody)
  const words = JSON.stringify([{ ...raid, cards: raid.cards.map(({ name, type }) => [name, type]) }, all, tags])
  return { value, world, words, sentences: [], problems: [], left: bounds.english }
}

function namesIn(value: Data): RaidToRead {
  const { calls, they, nouns, types, tokens, cards } = value
  const isText = (one: unknown): one is string => typeof one === 'string'
  return {
    calls: isText(calls) ? calls : 'your hero',
    they: they === 'he' || they === 'she' ? they : 'it',
    nouns: nounsIn(nouns),
    types: nounsIn(types),
    tokens: Array.isArray(tokens) ? tokens.filter(isText) : [],
    cards: (Array.isArray(cards) ? cards : []).filter(isLine),
    marks: marksIn(value),
  }
}

/** The words of a raid for a text that is not in it; other texts of the raid need not be read. */
export const worldOf = (value: Data): ((def: CardDef) => World) =>
  raidWorld({ ...namesIn(readEnglish(value).value), marks: marksIn(value) })

/** Designations that texts of the raid give: "It is The Bomb until …", and the tag of its realm. */
const marksIn = ({ cards, realm }: Data): string[] => [
  ...(typeof realm === 'string' ? [realm] : []),
  ...[...(JSON.stringify(cards) ?? '').matchAll(given)].flatMap(([, name]) => name ?? []),
]
const given = /\bis (?:also )?(?:an? )?((?:The )?[A-Z]\w*(?: [A-Z]\w*)*) (?:until|this turn|while|for)\b/g

const nounsIn = (all: unknown): World['nouns'] =>
  Object.fromEntries(
    Object.entries(isRecord(all) ? all : {}).flatMap(([name, noun]) =>
      isRecord(noun) && typeof noun.one === 'string' && typeof noun.many === 'string'
        ? [[name, nounIn(noun.one, noun.many, noun)]]
        : [],
    ),
  )

const nounIn = (one: string, many: string, { bare, the }: Data): Noun => ({
  one,
  many,
  ...(bare === true ? { bare } : {}),
  ...(the === 'player' || the === 'card' ? { the } : {}),
})

/** Whether the printed line of a card is well enough to be spoken of. */
const isLine = (card: unknown): card is CardDef =>
  isRecord(card) &&
  typeof card.name === 'string' &&
  card.name !== '' &&
  [card.type].flat().every((type) => typeof type === 'string') &&
  (card.tags === undefined || (Array.isArray(card.tags) && card.tags.every((tag) => typeof tag === 'string')))

/** A card, its whole text or parts of it read. */
function cardIn(reader: Reader, card: unknown, path: Path): unknown {
  if (!isLine(card) || !hasEnglish(card)) return card
  const { text, powers: _p, front: _f, back: _b, ...line } = card
  const said: unknown = text
  const lines = textsIn(said)
  if (lines.length === 0 || lines.length < [said].flat().length) return within(reader, card, path, line)
  const at = [...path, 'text']
  const english = lines.join('\n')
  const read = known(reader, line, english)
  if ('refusal' in read) {
    refused(reader, read.refusal, at, line, typeof said === 'string' ? said : lines)
    return line
  }
  const parts = Object.entries(read.card).filter(([key, part]) => part !== (line as unknown as Data)[key])
  reader.sentences.push({ path: at, english, data: Object.fromEntries(parts) })
  const others = Object.entries(card).filter(([key]) => key !== 'text')
  const rest = within(reader, Object.fromEntries(others), path, line) as Data
  const more = Object.fromEntries(
    parts.map(([key, part]) => [key, Array.isArray(part) ? [rest[key] ?? [], part].flat() : part]),
  )
  // What is read stands in the place of the English.
  return Object.fromEntries(
    Object.keys(card).flatMap((key) => (key === 'text' ? Object.entries(more) : key in more ? [] : [[key, rest[key]]])),
  )
}

/** Data of any form with its English read; `line`: the printed line of the card that it is on. */
function within(reader: Reader, node: unknown, path: Path, line: CardDef): unknown {
  if (Array.isArray(node)) return node.map((part, i) => within(reader, part, [...path, i], line))
  if (!isRecord(node)) return node
  const reads = (key: string): Reads =>
    key === 'powers' ? powersOf : ofPowers.includes(key) ? sideOf : ofMods.includes(key) ? modsOf : effectsOf
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      const at = [...path, key]
      if (!isEnglish(node, key)) return [key, within(reader, value, at, line)]
      if (key === 'of') return [key, [value].flat().map((one, i) => listIn(reader, one, [...at, i], line, effectsOf))]
      return [key, listIn(reader, value, at, line, reads(key))]
    }),
  )
}

type Reads = (reader: Reader, line: CardDef, english: string, path: Path) => readonly unknown[]

/** A list in which sentences stand, or one sentence instead of it. */
function listIn(reader: Reader, value: unknown, path: Path, line: CardDef, reads: Reads): unknown {
  if (typeof value === 'string') return reads(reader, line, value, path)
  if (!Array.isArray(value)) return within(reader, value, path, line)
  return value.flatMap((one: unknown, i) =>
    typeof one === 'string' ? reads(reader, line, one, [...path, i]) : [within(reader, one, [...path, i], line)],
  )
}

const resolves = ({ type }: CardDef): boolean => [type].flat().some((one) => one === 'ability' || one === 'event')

function effectsOf(reader: Reader, line: CardDef, english: string, path: Path): readonly Effect[] {
  const one: CardDef = resolves(line) ? line : { ...line, type: 'ability' }
  const read = known(reader, one, english)
  const { text, powers } = 'card' in read ? read.card : {}
  if (text && !powers) return told(reader, path, english, text)
  if ('refusal' in read && 'refusal' in known(reader, one, `Ongoing: ${english}`))
    return refused(reader, read.refusal, path, one, english)
  return wrong(reader, path, 'it is a power, and an effect is meant', 'Put it into "powers".')
}

/** Powers of one side of a card that has two. */
const sideOf: Reads = (reader, line, english, path) =>
  powersOf(reader, line, english, path, inPlayOnly(line) ? `${english}\n${otherSide}` : english)

/** Whether a card of this type would have one side. */
const inPlayOnly = ({ type }: CardDef): boolean =>
  [type].flat().some((one) => one === 'ally' || one === 'armor' || one === 'weapon' || one === 'item')

function powersOf(reader: Reader, line: CardDef, english: string, path: Path, text = english): readonly Power[] {
  const ongoing = resolves(line) && !english.startsWith('Ongoing:') ? known(reader, line, `Ongoing: ${english}`) : null
  const read = ongoing && 'card' in ongoing ? ongoing : known(reader, line, text)
  if ('refusal' in read) return refused(reader, read.refusal, path, line, english)
  const { text: resolving, front, powers = front ?? [] } = read.card
  if (powers.length > 0 && !resolving) return told(reader, path, english, powers)
  return wrong(reader, path, 'it is an effect, and a power is meant', 'Say when it happens, or put it into "text".')
}

function modsOf(reader: Reader, line: CardDef, english: string, path: Path): readonly Mod[] {
  const [power] = powersOf(reader, { ...line, type: 'ability' }, english, path)
  if (power === undefined) return []
  if ('always' in power && Object.keys(power).length === 1) return power.always
  return wrong(reader, path, 'it is not true all the time', 'Say what holds as long as the raid lasts.')
}

/** The readings of the last raid: whoever changes one text has the others at once. */
let last: { words: string; readings: Map<string, Reading> } = { words: '', readings: new Map() }

function known(reader: Reader, line: CardDef, english: string): Reading {
  const { words, world } = reader
  if (last.words !== words) last = { words, readings: new Map() }
  const key = JSON.stringify([line, english])
  const before = last.readings.get(key)
  if (before) return before
  reader.left -= english.length
  if (reader.left < 0) return tooMuch(english)
  const read = readCard(line, english, world(line))
  last.readings.set(key, read)
  return read
}

const tooMuch = (line: string): Reading => ({
  refusal: { line, at: 0, word: '', expected: [], why: `more than ${bounds.english} letters of English in one raid` },
})

function told<T>({ sentences }: Reader, path: Path, english: string, data: readonly T[]): readonly T[] {
  sentences.push({ path, english, data })
  return data
}

function wrong({ value, problems }: Reader, path: Path, what: string, fix: string, more: Partial<Problem> = {}): [] {
  const id = typeof value.id === 'string' ? value.id : 'raid'
  problems.push({ where: `${id}.${inWords(value, path)}`, what, fix, path, ...more })
  return []
}

/** A text that is not read: refused at its word, with what could stand there; or with all its readings. */
function refused(reader: Reader, refusal: Refusal, path: Path, line: CardDef, english: string | readonly string[]): [] {
  const texts = [english].flat()
  const i = Math.max(
    0,
    texts.findIndex((text) => text.includes(refusal.line)),
  )
  const text = texts[i] ?? ''
  const letter = text.includes(refusal.line)
    ? text.indexOf(refusal.line) + refusal.at
    : Math.max(0, text.indexOf(refusal.word))
  const place = Array.isArray(english) ? [...path, i] : path
  const better = instead(texts.join('\n'), reader.world(line).words.boss, (text) => known(reader, line, text))
  const { what, fix, write, ...more } = inFull(refusal, better)
  const whole = write !== undefined && typeof english === 'string' && !english.includes('\n') ? { write } : {}
  return wrong(reader, place, what, fix, { letter, ...more, ...whole })
}
