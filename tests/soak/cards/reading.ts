/**
 * Which fields of a card's data somebody reads: the printer as it makes the text, the rules as the card is played. Fields are told
 * apart by the word that they stand beside ("do deal: to", "mod cannot attack: except"), so that what is seen of many cards adds up.
 */
import { isRecord } from '../../../src/language/schema/shape.ts'

/** What one reader has looked at: how often a field was there as its word was read, and how often it was read itself. */
export class Books {
  readonly there = new Map<string, number>()
  readonly read = new Map<string, number>()
  readonly example = new Map<string, string>()
  add({ words, card }: Reading): void {
    for (const [node, fields] of words) {
      if (node.size === 0) continue
      for (const field of fields) {
        this.there.set(field.place, (this.there.get(field.place) ?? 0) + 1)
        if (node.has(field.key)) this.read.set(field.place, (this.read.get(field.place) ?? 0) + 1)
        else if (!this.example.has(field.place)) this.example.set(field.place, card)
      }
    }
  }
  /** Fields that were there so often and never read. */
  unread(least: number): string[] {
    return [...this.there].flatMap(([place, n]) => (n >= least && !this.read.has(place) ? [place] : []))
  }
}

interface Field {
  key: string
  place: string
}
export interface Reading {
  card: string
  /** Of each record: which of its fields have been read, and how its fields are called. */
  words: Map<Set<string>, readonly Field[]>
}

const shapes = ['reward', 'pay', 'when', 'as', 'always', 'play', 'keyword'] as const

/** The word that a record is known by, if it has one. */
function wordOf(node: Readonly<Record<string, unknown>>, parent: string): string | undefined {
  const on = [node.on].flat()[0]
  if (typeof node.do === 'string') return `do ${node.do}`
  if (typeof node.mod === 'string') return `mod ${node.mod}${typeof on === 'string' ? ` ${on}` : ''}`
  if (typeof on === 'string') return `${parent.split(' ').at(-1)?.split('.').at(-1)} on ${on}`
  const shape = /^(powers|front|back|power)$/.test(parent) ? shapes.find((key) => key in node) : undefined
  return shape && (shape === 'keyword' ? `keyword ${String(node.keyword)}` : `power ${shape}`)
}

/** Watches every field of the records in a piece of data from now on, in their place. `skip`: what is looked at elsewhere. */
export function watch(
  data: unknown,
  name: string,
  reading: Reading,
  skip: (node: Readonly<Record<string, unknown>>, key: string) => boolean = () => false,
  place = name,
): void {
  if (Array.isArray(data)) for (const part of data) watch(part, name, reading, skip, place)
  if (!isRecord(data)) return
  const word = wordOf(data, name)
  const here = word ?? place
  const seen = new Set<string>()
  const fields: Field[] = []
  for (const [key, value] of Object.entries(data)) {
    if (skip(data, key)) continue
    watch(value, key, reading, skip, word ? `${word}.${key}` : inner(place, key))
    fields.push({ key, place: `${here}: ${key}` })
    Object.defineProperty(data, key, {
      enumerable: true,
      configurable: true,
      get() {
        seen.add(key)
        return value
      },
    })
  }
  reading.words.set(seen, fields)
}

/** Sets in sets are alike wherever they are, once they are two steps from their word. */
const inner = (place: string, key: string): string => (place.split('.').length < 2 ? `${place}.${key}` : `… ${key}`)
