/**
 * Which fields of a card's data somebody reads: the printer as it makes the text, the rules as the card is played. Fields are told
 * apart by the word that they stand beside ("do deal: to", "mod cannot attack: except"), so that what is seen of many cards adds up.
 */
import { ptrOf } from '../../../src/language/meta.ts'
import { isRecord } from '../../../src/language/schema/shape.ts'

type Data = Readonly<Record<string, unknown>>

/** What one reader has looked at, of all cards. */
export class Books {
  /** On how many cards a field was there as its word was read, and on how many it was read itself. */
  readonly there = new Map<string, number>()
  readonly read = new Map<string, number>()
  /** The same of names: how often they were asked for, and stood for something. */
  readonly asked = new Map<string, number>()
  readonly bound = new Map<string, number>()
  /** A card for each. */
  readonly example = new Map<string, string>()

  add({ words, names, card }: Reading, stood: ReadonlySet<string> = new Set()): void {
    for (const [seen, fields] of words) {
      if (seen.size === 0) continue
      for (const { key, place } of fields) {
        more(this.there, place)
        if (seen.has(key)) more(this.read, place)
        else if (!this.example.has(place)) this.example.set(place, card)
      }
    }
    for (const [name, place] of names) {
      more(this.asked, place)
      if (stood.has(name)) more(this.bound, place)
      else if (!this.example.has(place)) this.example.set(place, card)
    }
  }

  /** How many fields have been at work on so many cards. */
  atWork = (least: number): number => [...this.there.values()].filter((n) => n >= least).length
  /** Fields that were there on so many cards and never read. */
  unread = (least: number): string[] => without(this.there, this.read, least)
  /** What gives names that were asked for on so many cards and never stood for anything. */
  unbound = (least: number): string[] =>
    without(this.asked, this.bound, least).filter((place) => !place.includes(' of do ')) // whoever acts is in nobody's books
}

const more = (of: Map<string, number>, key: string): unknown => of.set(key, (of.get(key) ?? 0) + 1)
const without = (all: ReadonlyMap<string, number>, some: ReadonlyMap<string, number>, least: number): string[] =>
  [...all].flatMap(([key, n]) => (n >= least && !some.has(key) ? [key] : [])).sort()

interface Field {
  key: string
  place: string
  /** Where it stands in the card: 'Crush#text.0.to: of'; of what has no pointer nothing. */
  ptr?: string
}
export interface Reading {
  card: string
  /** Of each record: which of its fields have been read, and how its fields are called. */
  words: Map<Set<string>, readonly Field[]>
  /** Names that have been read, with what gives them. */
  names: Map<string, string>
  /** While something other than the rules looks: its looks don't count. */
  asleep: boolean
}
export const reading = (card: unknown): Reading => ({
  ...{ card: JSON.stringify(card), words: new Map(), names: new Map() },
  asleep: false,
})

const shapes = ['reward', 'pay', 'when', 'as', 'always', 'play', 'keyword'] as const

/** The word that a record is known by, if it has one. */
function wordOf(node: Data, key: string): string | undefined {
  const on = [node.on].flat()[0]
  if (typeof node.do === 'string') return `do ${node.do}`
  if (typeof node.mod === 'string') return `mod ${node.mod}${typeof on === 'string' ? ` ${on}` : ''}`
  if (typeof on === 'string') return `${key} on ${on}`
  const shape = /^(powers|front|back|power|card)$/.test(key) ? shapes.find((s) => s in node) : undefined
  return shape && (shape === 'keyword' ? `keyword ${String(node.keyword)}` : `power ${shape}`)
}

/** Where something stands. */
interface Place {
  key: string
  /** How the fields around it are called. */
  called: string
  /** The event whose parts have names there. */
  event: string
}

/** Looks at every field of the records in a piece of data from now on. `skip`: what is looked at elsewhere. */
export function watch(data: unknown, into: Reading, skip: (node: Data, key: string) => boolean): void {
  const givers = new Map<string, string>()
  const look = (node: unknown, { key, called, event }: Place): void => {
    if (Array.isArray(node)) for (const part of node) look(part, { key, called, event })
    if (!isRecord(node)) return
    const word = wordOf(node, key)
    const here = word ?? called
    const now = eventOf(node) ?? event
    const seen = new Set<string>()
    const fields: Field[] = []
    const ptr = ptrOf(node)
    if (typeof node.as === 'string') givers.set(node.as, `${here}: as`)
    for (const [name, value] of Object.entries(node)) {
      if (skip(node, name)) continue
      look(value, { key: name, called: word ? `${word}.${name}` : inner(called, name), event: now })
      fields.push({ key: name, place: `${here}: ${name}`, ...(ptr === '' ? {} : { ptr: `${ptr}: ${name}` }) })
      const pointer = name !== 'as' && typeof value === 'string' && value.startsWith('$') ? bare(value) : undefined
      Object.defineProperty(node, name, {
        enumerable: true,
        configurable: true,
        get() {
          if (into.asleep) return value
          seen.add(name)
          if (pointer !== undefined) into.names.set(pointer, givers.get(pointer) ?? `$${pointer} of ${now}`)
          return value
        },
      })
    }
    into.words.set(seen, fields)
  }
  look(data, { key: 'card', called: 'card', event: 'nothing' })
}

const bare = (name: string): string => name.slice(1).replace(/\.n$/, '')

function eventOf(node: Data): string | undefined {
  const on = (event: unknown): string | undefined => (isRecord(event) ? String([event.on].flat()[0]) : undefined)
  if (node.mod === 'cost') return `cost ${String([node.on].flat()[0])}`
  if (node.do !== undefined) return node.by === undefined ? undefined : `do ${String(node.do)}`
  return on(node.when) ?? on(node.as) ?? on(node.event) ?? on(node.would)
}

/** Sets in sets are alike wherever they are, once they are two steps from their word. */
const inner = (place: string, key: string): string => (place.split('.').length < 2 ? `${place}.${key}` : `… ${key}`)
