/** Nothing on any card of the raids and the first set goes unsaid: without any one field, or with another value in it, the text is another, or the card is refused. */
import * as lists from '../../src/language/lists.ts'
import { PrintError, plainWords, printCard, type RaidWords, raidWords } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'
import { library } from '../set/index.ts'

type Data = Readonly<Record<string | number, unknown>>
type Path = readonly (string | number)[]

const isData = (v: unknown): v is Data => typeof v === 'object' && v !== null

/** Every place in a piece of data. */
function* places(node: unknown, at: Path): Generator<Path> {
  if (!isData(node)) return
  for (const key of Object.keys(node)) {
    const path = [...at, Array.isArray(node) ? Number(key) : key]
    yield path
    yield* places(node[key], path)
  }
}

const read = (node: unknown, path: Path): unknown =>
  path.reduce<unknown>((n, key) => (isData(n) ? n[key] : undefined), node)

/** The card with another value there; with none if it is undefined. */
function changed(def: CardDef, path: Path, value: unknown): CardDef {
  const copy = structuredClone(def)
  const parent = read(copy, path.slice(0, -1)) as Record<string | number, unknown>
  const key = path.at(-1) as string | number
  if (value !== undefined) parent[key] = value
  else if (Array.isArray(parent)) parent.splice(key as number, 1)
  else delete parent[key]
  return copy
}

const vocabularies: readonly (readonly string[])[] = [
  ...Object.values(lists).filter((list): list is readonly string[] & typeof list => Array.isArray(list)),
  ['hand', 'deck', 'graveyard', 'removed', 'play', 'resources'],
  ['up', 'down', 'over'],
  ['top', 'bottom', 'shuffled'],
  ['turn', 'combat'],
  ['front', 'back'],
  ['cost', 'name', 'class', 'race', 'type', 'any type'],
  ['Alliance', 'Horde'],
  ['face', 'damage'],
  ['odd', 'even'],
  ['start', 'end'],
  ['turn', 'game'],
  ['target', 'attack'],
  ['protect', 'strike', 'defendWith', 'play', 'complete', 'attackTwo', 'attack', 'place', 'pay'],
]

/** Other values that could stand there: the next number, its neighbors among the words, another text. Names stay as they are. */
function others(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value !== 'string' || value.startsWith('$') || value.startsWith('this.')) return []
  const near = vocabularies.flatMap((list) => {
    const at = list.indexOf(value)
    return at < 0 ? [] : [list[(at + 1) % list.length], list.at(at - 1)]
  })
  const words = [...new Set(near)].filter((word) => word !== value)
  return words.length > 0 ? words : [`${value} II`]
}

/** Fields whose value is so anyway if they are left out: one card, all players' turns, you, the top of a deck, a set that says "card". */
const defaults: readonly (readonly [field: string, value: unknown])[] = [
  ['n', 1],
  ['turn', 'players'],
  ['zone', 'play'],
  ['zone', 'deck'],
  ['by', 'you'],
  ['at', 'top'],
  ['is', 'card'],
  ['choose', 1],
  ['since', 'turn'],
  ['damageType', 'melee'],
]
const isDefault = (field: unknown, value: unknown, around: unknown): boolean =>
  defaults.some(([key, same]) => key === field && same === value) ||
  (field === 'until' && value === 'turn' && isData(around) && endsItself(around)) ||
  (field === 'with' && JSON.stringify(value) === '{"is":"weapon"}')

/** What waits once, for the end of a turn, has ended with that turn (703.1). */
const endsItself = ({ mods }: { mods?: unknown }): boolean =>
  Array.isArray(mods) && mods.every((mod) => mod.mod === 'when' && mod.next === true && mod.event.on === 'end')

/** Words that only bind or point at what is bound. */
const binds: ReadonlySet<unknown> = new Set(['as', 'done', 'right'])

const sides = ['attach', 'text', 'powers', 'front', 'back'] as const

const all: readonly (readonly [CardDef, RaidWords, readonly string[]])[] = [
  ...library.cards.map((def) => [def, plainWords, []] as const),
  ...library.raids.flatMap((raid) =>
    raid.cards.map((def) => [def, raidWords(raid), Object.keys(raid.types ?? {})] as const),
  ),
]

function textOf(def: CardDef, words: RaidWords): string | null {
  try {
    const { text, back } = printCard(def, words)
    return `${text}\n\n${back ?? ''}`
  } catch (error) {
    if (error instanceof PrintError) return null
    throw error
  }
}

/** Whether this is a place in a modifier of the card itself: there "it" is the card. */
const ofItself = (def: CardDef, path: Path): boolean =>
  path.some((_, i) => {
    const around = read(def, path.slice(0, i))
    return isData(around) && 'mod' in around && around.what === 'self'
  })

/** What could be otherwise on a card without its text saying so. */
function* silent([def, words, types]: (typeof all)[number]): Generator<string> {
  const text = textOf(def, words)
  for (const side of sides)
    for (const path of places(def[side], [side])) {
      const value = read(def, path)
      const field = path.at(-1)
      if (binds.has(field) && typeof value === 'string') continue
      const without = isDefault(field, value, read(def, path.slice(0, -1))) ? [] : [undefined]
      for (const other of [...without, ...others(value)]) {
        if (other === 'it' && value === 'self' && ofItself(def, path)) continue
        const card = changed(def, path, other)
        if (textOf(card, words) !== text || checkCard(card, '', types).length > 0) continue
        yield `${def.name}: ${path.join('.')}: ${JSON.stringify(value)}, ${other === undefined ? 'nothing' : JSON.stringify(other)}`
      }
    }
}

/** What such cards leave unsaid: the card, the place, both values. Only every `every`-th card, from `from` on. */
export const unsaid = (every = 1, from = 0): string[] =>
  all.flatMap((card, i) => (i % every === from ? [...silent(card)] : []))
