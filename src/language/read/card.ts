/** A card's text as data: paragraph by paragraph, each printed back and compared. */

import { isAsPlayed } from '../keywords.ts'
import { keywords } from '../lists.ts'
import { isOneOf } from '../look-up.ts'
import { isObject } from '../meta.ts'
import { isSetWho, whatOf } from '../nodes.ts'
import { PrintError, printCard } from '../print/index.ts'
import type { Problem } from '../problem.ts'
import { checkCard } from '../schema.ts'
import type { CardDef, Effect, Power, Who } from '../types.ts'
import { ways } from './ambiguous.ts'
import { readDeckbuilding } from './deck.ts'
import { sentences } from './effects.ts'
import { grammar } from './grammar.ts'
import { oneOrMore, readAll, type Stop } from './parts.ts'
import { attachment, paragraph } from './powers.ts'
import type { Reference } from './refs.ts'
import { lost, resolved, resultNames } from './resolve.ts'
import { difference, nearness } from './tolerances.ts'
import type { World } from './world.ts'

/** Why a text is not read: the word that stopped it, in the text as it was reworded. */
export interface Refusal {
  line: string
  at: number
  word: string
  /** The words possible there. */
  expected: readonly string[]
  why: string
  /** Its readings, if it has several. */
  readings?: readonly unknown[]
}

export type Reading = { card: CardDef } | { refusal: Refusal }

interface Body {
  text?: readonly Effect[]
  attach?: Who
  powers?: readonly Power[]
}

const none: Stop = { at: 0, word: '', expected: [] }
const refuse = (line: string, why: string, stop: Stop = none): Refusal => ({
  line,
  at: stop.at,
  word: stop.word,
  expected: stop.expected,
  why,
})

const paragraphs = (text: string): string[] =>
  text
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '' && l !== '.')

/** Reads a text of 7.4 wording, a paragraph a line, for a card with a known printed line; `back`: of a hero's other side. */
export function readText(world: World, text: string, back?: string): Reading {
  const reading = readWords(world, text, back)
  return 'card' in reading ? checked(world, reading.card, text) : reading
}

/** Data that the language refuses is no reading; faults of the printed line are checked elsewhere. */
function checked(world: World, card: CardDef, text: string): Reading {
  const problem = faultOf(world, card)
  return problem === undefined
    ? { card }
    : { refusal: refuse(text, `not possible: ${problem.what} (${problem.where})`) }
}

/** A fault of a card outside its printed line. */
function faultOf(world: World, card: CardDef): Problem | undefined {
  const types = Object.keys(world.types)
  const known = new Set(checkCard(world.def, '', types).map(({ what }) => what))
  return checkCard(card, '', types).find(({ what }) => !known.has(what))
}

function readWords(world: World, text: string, backText?: string): Reading {
  const sided = backText !== undefined || [world.def.type].flat().includes('hero')
  if (!sided) return readLines(world, paragraphs(text))
  const front = readSide(world, 'front', text)
  if ('refusal' in front) return front
  const other = backText === undefined ? { data: { powers: undefined } } : readSide(world, 'back', backText)
  if ('refusal' in other) return other
  const { powers, ...bold } = front.data
  const { powers: back, ...more } = other.data
  return { card: { ...world.def, ...bold, ...more, front: powers, ...(back ? { back } : {}) } }
}

/** The powers of one side of a hero. */
function readSide(world: World, side: 'front' | 'back', text: string): Read<Partial<CardDef> & { powers: Power[] }> {
  const powers: Power[] = []
  const bold: Partial<CardDef> = {}
  for (const line of paragraphs(text)) {
    if (line.startsWith('Deckbuilding:')) {
      const deck = readDeckbuilding(world, line)
      if ('stop' in deck) return { refusal: refuse(line, 'not read', deck.stop) }
      bold.deckbuilding = deck.data
      continue
    }
    const fields = boldFields(line)
    if (fields) {
      Object.assign(bold, fields)
      continue
    }
    if (powers.length > 0 && groupWords.test(line) && !isOneOf(keywords, line)) {
      bold.tags = [...(world.def.tags ?? []), line.replace(/\.$/, '')]
      continue
    }
    const readWith = (known: readonly Power[]): Read<Power> =>
      readPower({ ...world, def: { ...world.def, [side]: known }, side }, line)
    const read = readWith(powers)
    if ('data' in read) powers.push(read.data)
    else {
      const named = speaksOfText.test(line) ? namings({ ...world.def, powers }).map(({ powers = [] }) => powers) : []
      const tried = named.map((known) => ({ known, read: readWith(known) })).find(({ read }) => 'data' in read)
      if (!tried || 'refusal' in tried.read) return read
      powers.splice(0, powers.length, ...tried.known, tried.read.data)
    }
  }
  return { data: { ...bold, powers } }
}

/** The group of a traitor hero, as the last words of its text: "Druids of the Fang". */
const groupWords = /^[A-Z][a-z]+(?: (?:of|the|[A-Z][a-z]+))*\.?$/
/** The begin of a power that works as long as its card is in play. */
const inPlay = 'Ongoing:'
const boldWords = /^(.+?) (Talent|Hero Required|Reputation)$/

function readLines(world: World, lines: readonly string[]): Reading {
  const types = [world.def.type].flat()
  const resolves = types.includes('ability') || types.includes('event')
  const def: CardDef = { ...world.def }
  const powers: Power[] = []
  /** Paragraphs about the text's effect, and their places among the powers. */
  const later: { at: number; line: string }[] = []
  const texts: string[] = []
  let ongoing = !resolves || (types.includes('ally') && !lines.some((l) => l.startsWith(inPlay)))
  for (const line of lines) {
    const fields = boldFields(line)
    if (fields) {
      Object.assign(def, fields)
      continue
    }
    const starts = line.startsWith(inPlay)
    // What exhausts the card itself is a power in play (701.3).
    ongoing ||=
      starts ||
      /^[^"\n]*\[Activate\][^"\n]* >>> /.test(line) ||
      ((lines[0] ?? '').startsWith('Attach to ') && / >>> /.test(line))
    const words = starts ? line.slice(inPlay.length).trim() : line
    if (words === '') continue
    const asPlayed =
      !ongoing &&
      /^(Echo$|Finishing Move$|Trap$|Eternal$|Preparation$|Stash:|Death Rattle:|Play only|As an additional cost|X can't be more|As you play this card, choose|You may .* rather than pay|Stage \d|.* >>> .* from your graveyard|When .*(?:This power works while|\bthis (?:ability|event)\b.*from your graveyard)|When (?:you play )?this \w+(?:,| is revealed from your)|While this \w+ is (?:in your|in play or|on the|removed)|This \w+ (can't be interrupted|enters play)|(?:If .*, y|Y)ou pay .* to play this|If .*, you may play this card|")/.test(
        line,
      )
    if ((ongoing || asPlayed) && !line.startsWith('Attach to ')) {
      const read = readPower({ ...world, def: withHost({ ...world, def }, texts) }, words)
      if ('data' in read) powers.push(read.data)
      else if ((texts.length > 0 || powers.length > 0) && speaksOfText.test(words))
        later.push({ at: powers.length, line: words })
      else if (resolves && !starts && !asPlayed && !lines.some((l) => l.startsWith(inPlay))) texts.push(line)
      else return starts ? { refusal: begun(read.refusal) } : read
    } else texts.push(line)
  }
  const body = readBody({ ...world, def }, texts.join(' '), powers)
  if ('refusal' in body) return body
  const { early = [], ...data } = body.data
  const named = [...early]
  // The costs of playing as the text speaks of them.
  const all = powers.map((p) => (isAsPlayed(p) ? (named.shift() ?? p) : p))
  const card: CardDef = { ...def, ...data, ...(all.length > 0 ? { powers: all } : {}) }
  return readLater(world, card, later)
}

const speaksOfText = /\bthis way\b|\b(?:that|those) \w/i

/** The refusal of a power, with the "Ongoing:" that it was read without. */
const begun = (refusal: Refusal): Refusal => ({
  ...refusal,
  line: `${inPlay} ${refusal.line}`,
  at: refusal.at + inPlay.length + 1,
  why: refusal.why.replace(/^would be printed: /, `$&${inPlay} `),
})

/** Powers about an effect of the card's text: it gets a name that stays with the card ("this.…"). */
function readLater(world: World, card: CardDef, later: readonly { at: number; line: string }[]): Reading {
  let whole = card
  for (const [i, { at, line }] of later.entries()) {
    const reading = (named: CardDef) => ({ named, read: readPower({ ...world, def: named }, line) })
    const tried = namings(whole).map(reading)
    const two = () => namings(whole).flatMap((named) => namings(named, true))
    const found =
      tried.find(({ read }) => 'data' in read) ??
      two()
        .map(reading)
        .find(({ read }) => 'data' in read)
    if (!found || 'refusal' in found.read)
      return tried[0] && 'refusal' in tried[0].read
        ? { refusal: tried[0].read.refusal }
        : { refusal: refuse(line, 'nothing that it speaks of') }
    whole = { ...found.named, powers: (found.named.powers ?? []).toSpliced(at + i, 0, found.read.data) }
  }
  return { card: whole }
}

/** The card with one of its effects named, in its text or a power, for its other powers, in every way; `more`: a further one. */
function namings(card: CardDef, more = false): CardDef[] {
  const { text = [], powers = [] } = card
  return [
    ...[...lists(text, true, more), ...renamed(text)].map((named) => ({ ...card, text: named })),
    ...powers.flatMap((p, i) =>
      'then' in p
        ? [...lists(p.then ?? [], isOnce(p), more), ...(isOnce(p) ? renamed(p.then ?? []) : [])].map((then) => ({
            ...card,
            powers: powers.with(i, { ...p, then }),
          }))
        : [],
    ),
  ]
}

/** Entering play, or becoming a hero, happens once: the name of a repeated effect would lose the earlier value, unless it moves cards. */
function isOnce(p: Power): boolean {
  const event = 'when' in p ? p.when : 'as' in p ? p.as : undefined
  return (event?.on === 'enter' || event?.on === 'become') && event.what === 'self'
}

/** The effects with one of them named, in every way; as they are if one has such a name. */
const lists = (list: readonly Effect[], once = true, more = false): (readonly Effect[])[] =>
  list.flatMap((e, i) => {
    if (e.as?.startsWith('this.')) return more ? [] : [list]
    if (e.do === 'try') return lists(e.these, once, more).map((these) => list.with(i, { ...e, these }))
    if (!once && e.do !== 'move') return []
    const unnamed = e.as === undefined || !JSON.stringify(list).includes(`"$${e.as}`)
    return unnamed ? [list.with(i, { ...e, as: `this.${resultNames[e.do] ?? 'done'}` })] : []
  })

/** The effects with one choice that others of them speak of under the name that stays. */
const renamed = (list: readonly Effect[]): (readonly Effect[])[] =>
  list.flatMap((e, i) => {
    if (e.do !== 'choose' || e.as === undefined || e.as.startsWith('this.')) return []
    const as = `this.${resultNames.choose}`
    const said: readonly Effect[] = JSON.parse(JSON.stringify(list).replaceAll(`"$${e.as}"`, `"$${as}"`))
    return [said.with(i, { ...e, as })]
  })

/** The meaning of an attachment's host depends on its attach description. */
function withHost(world: World, texts: readonly string[]): CardDef {
  const { def } = world
  const m = /^Attach to ([^.]*?)(?:,? and |\.|$)/.exec(texts[0] ?? '')
  if (!m) return def
  const read = readAll(attachment, { text: `Attach to ${m[1]}`, world, grammar })
  return 'readings' in read && read.readings[0] ? { ...def, attach: strip(read.readings[0].attach) as Who } : def
}

/** Without the marks of places. */
function strip(node: unknown): unknown {
  if (typeof node === 'string') return /^\$!\d+:(\w+)$/.exec(node)?.[1] ?? node
  if (Array.isArray(node)) return node.map(strip)
  if (!isObject(node)) return node
  return Object.fromEntries(Object.entries(node).flatMap(([k, v]) => (k === '@' ? [] : [[k, strip(v)]])))
}

function boldFields(line: string): Partial<CardDef> | null {
  const [, what, kind] = boldWords.exec(line.replace(/\.$/, '')) ?? []
  if (what === undefined) return null
  return kind === 'Reputation' ? { reputation: what } : { requires: oneOrMore(what.split(/,? or |, /)) }
}

type Read<T> = { data: T } | { refusal: Refusal }

/** A paragraph, which is one power. */
function readPower(world: World, line: string): Read<Power> {
  const read = readOne(world, line)
  return 'refusal' in read ? { refusal: secondPower(world, line) ?? read.refusal } : read
}

/** Two powers in one paragraph: refused where the second begins. */
function secondPower(world: World, line: string): Refusal | undefined {
  for (const { index, 0: gap } of line.matchAll(/(?<=\.) +(?=[A-Z[(])/g)) {
    const parts = [line.slice(0, index), line.slice(index + gap.length)]
    if (parts.some((part) => 'refusal' in readOne(world, part))) continue
    const [at, word = ''] = [index + gap.length, parts[1]?.split(' ')[0]]
    return refuse(line, 'another power begins here: write it on a line of its own', { at, word, expected: [] })
  }
  return undefined
}

function readOne(world: World, line: string): Read<Power> {
  const before = bare(world.def)
  const naming = (world.def.powers ?? []).filter((p) => JSON.stringify(p).includes('"as":"this.'))
  const trial = (p: Power): Trial => {
    if (world.side !== undefined) {
      const known = { ...before, front: before.front ?? [], back: before.back ?? [] }
      return { def: { ...known, [world.side]: [...known[world.side], p] }, before: known }
    }
    if (naming.length > 0) return { def: { ...before, powers: [...naming, p] }, before: { ...before, powers: naming } }
    return { def: { ...before, powers: [p] }, before }
  }
  return settle(world, line, readAll(paragraph, { text: line, world, grammar }), trial)
}

/** A text that resolves, with the playing costs that it may refer to. */
type Raw = Body & { early: readonly Power[] }

/** A pick in a playing cost, as something that the text may refer to. */
const speakable = (power: Power): Power =>
  'play' in power && power.play.add
    ? { ...power, play: { ...power.play, add: power.play.add.map((e) => ({ ...e, ...placed(whatOf(e)) })) } }
    : power
const placed = (what: Who | undefined): object => (isSetWho(what) ? { what: { ...what, '@': -1 } } : {})

function readBody(world: World, text: string, powers: readonly Power[]): Read<Body & { early?: readonly Power[] }> {
  if (text === '') return { data: {} }
  const costs = powers.filter(isAsPlayed)
  const early = costs.map(speakable)
  const { attach: _, ...line } = bare(world.def)
  const before = { ...line, powers: costs }
  const trial = ({ early: powers, ...body }: Raw): Trial => ({ def: { ...line, ...body, powers }, before })
  const raw = (body: Body): Raw => ({ early, ...body })
  const source = { text, world, grammar }
  const read = /^(?:Attach to|Put .* into play and attach this ability to it)/.test(text)
    ? mapped(readAll(attachment, source), ({ attach, text }) => raw(text.length > 0 ? { attach, text } : { attach }))
    : mapped(readAll(sentences, source), (list) => raw({ text: list }))
  const settled = settle(world, text, read, trial)
  if ('refusal' in settled) return settled
  return { data: settled.data }
}

type Readings<T> = { readings: T[] } | { stop: Stop }
const mapped = <A, B>(read: Readings<A>, make: (a: A) => B): Readings<B> =>
  'stop' in read ? read : { readings: read.readings.map(make) }

/** A card with and without the reading. */
interface Trial {
  def: CardDef
  before: CardDef
}

/** The reading that prints like the input: letter for letter, or except for tolerances. */
function settle<T>(world: World, line: string, read: Readings<T>, trial: (t: T) => Trial): Read<T> {
  if ('stop' in read) return { refusal: refuse(line, 'not read', read.stop) }
  // What the language refuses is taken only if there is nothing else: the rest of the card may mend it.
  const found: { data: T; near: 'same' | 'alike'; sound: boolean }[] = []
  let printed: string | undefined
  let wrong = ''
  for (const raw of read.readings) {
    const unknown = lost(raw, world.def)
    if (unknown) wrong ||= `nothing that "${wordsOf(unknown.ref)}" could mean`
    for (const data of resolved(raw, world.def)) {
      const text = print(trial(data), world)
      if (typeof text !== 'string') {
        wrong ||= text.message
        continue
      }
      printed ??= text
      const near = nearness(world.def, line, text)
      if (near === 'other') continue
      const sound = faultOf(world, trial(data).def) === undefined
      if (sound && near === 'same' && !world.strict) return { data }
      found.push({ data, near, sound })
    }
  }
  const sure = found.filter(({ sound, near }) => sound && near === 'same')
  const several = ways(sure.map(({ data }) => data))
  if (several.length > 1) return { refusal: { ...refuse(line, 'it can be read in several ways'), readings: several } }
  const best =
    sure.find(({ data }) => !namesTag(data, world)) ??
    sure[0] ??
    found.find(({ sound }) => sound) ??
    found.find(({ near }) => near === 'same') ??
    found[0]
  if (best !== undefined) return { data: best.data }
  if (printed === undefined) return { refusal: refuse(line, wrong || 'not understood') }
  return { refusal: refuse(line, `would be printed: ${printed}`, difference(line, printed)) }
}

/** Whether a token of the raid is taken for a tag that the raid's cards don't have. */
const namesTag = (data: unknown, { tokens, tags }: World): boolean =>
  tokens.some((name) => !tags.includes(name) && JSON.stringify(data).includes(`"tag":${JSON.stringify(name)}`))

const wordsOf = ({ form, noun }: Reference): string =>
  form === 'it' || form === 'he' || form === 'they' || noun === '' ? form : `${form} ${noun}`

/** Only the printed line: what is compared is one paragraph. */
const bare = ({
  requires: _,
  reputation: _r,
  powers: _p,
  deckbuilding: _d,
  threat: _t,
  turned: _n,
  ...def
}: CardDef): CardDef => def

/** The paragraphs that the reading adds to the card. */
function print({ def, before }: Trial, world: World): string | Error {
  try {
    const shown = (card: CardDef): string => {
      const { text, back } = printCard(card, world.words)
      return world.side === 'back' ? (back ?? '') : text
    }
    const known = shown(before)
    const text = shown(def)
    const own = known !== '' && text.startsWith(known) ? text.slice(known.length) : text
    return own
      .trim()
      .replace(/^Ongoing: /, '')
      .replace(/\n/g, ' ')
  } catch (error) {
    if (error instanceof PrintError || error instanceof TypeError) return error
    throw error
  }
}
