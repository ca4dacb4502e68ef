/** Raids in lists of cards: which world a card of a list is read in, and which type it has there. */
import { library } from '../content.ts'
import { plainName } from '../language/phrases.ts'
import { lineOf, plainWorld, type Row, raidWorld, type World } from '../language/read/index.ts'
import type { CardDef } from '../language/types.ts'

/** Reads a card's printed line as its set has it: with the names of its raid, and with the type that it has there. */
export type Home = (def: CardDef) => World

/** A raid's cards by name, as the project has them. */
interface Known {
  cards: ReadonlyMap<string, CardDef>
  world: Home
}

const key = (name: string): string => plainName(name).toLowerCase()

const known: readonly Known[] = library.raids.map((raid) => ({
  cards: new Map(raid.cards.map((card) => [key(card.name), card])),
  world: raidWorld(raid),
}))

/** A raid's card is read with its raid's names; lists print events as quests. */
function inRaid({ cards, world }: Known, def: CardDef): World {
  const { type } = cards.get(key(def.name)) ?? def
  return world({ ...def, type })
}

/** How many cards of a set say "raider" or "raiding" before it is a raid's own. */
const fewest = 5
const ofRaids = /\braid(ers?|ing)\b/i

/** A set of a list whose cards speak of raiders is a raid, even one that nobody here has heard of: its cards know each other, and its Boss. */
function ownRaid(rows: readonly Row[]): Home | undefined {
  const texts = rows.map(({ rules = '' }) => rules)
  if (texts.filter((text) => ofRaids.test(text)).length < fewest) return undefined
  const cards = rows.flatMap((row) => {
    const def = lineOf(row)
    return 'problem' in def ? [] : [asThere(def, row.rules ?? '')]
  })
  const world = raidWorld({ ...bossIn(texts), cards })
  const types = new Map(cards.map(({ name, type }) => [name, type]))
  return (def) => world({ ...def, type: types.get(def.name) ?? def.type })
}

/** Who does most in these texts, "the Boss" or the Boss's name, and how they speak of that one. */
function bossIn(texts: readonly string[]): { calls: string; they: 'he' | 'she' | 'it' } {
  const text = texts.join('\n')
  const calls =
    mostOf(text.matchAll(/(?<![Tt]he )\b([Tt]he (?:Boss|Dungeon hero)|[A-Z][a-z']+) (?:deals|heals)\b/g))?.replace(
      /^The /,
      'the ',
    ) ?? 'the Boss'
  const own = mostOf(text.matchAll(/\b(?:deals|heals) [^.;]*?\b(him|her|it)self\b/g))
  return { calls, they: calls.startsWith('the ') || own === undefined ? 'it' : pronouns[own as 'him'] }
}
const pronouns = { him: 'he', her: 'she', it: 'it' } as const

/** What is found most often. */
function mostOf(found: Iterable<RegExpMatchArray>): string | undefined {
  const times = new Map<string, number>()
  for (const [, one = ''] of found) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** What a list prints as a quest that nobody pays for is an event. */
const asThere = (def: CardDef, rules: string): CardDef =>
  def.type === 'quest' && !/\breward\b|\bto complete\b/i.test(rules) ? { ...def, type: 'event' } : def

/** For each set of these rows where its cards are read; by the code of the set, or its name. */
export function homes(rows: readonly Row[]): (row: Row) => Home {
  const sets = new Map<string, Row[]>()
  for (const row of rows) {
    const of = sets.get(setOf(row))
    if (of) of.push(row)
    else sets.set(setOf(row), [row])
  }
  const own = new Map([...sets].map(([set, of]) => [set, ownRaid(of)]))
  return (row) => {
    const raid = known.find(({ cards }) => cards.has(key(row.name ?? '')))
    return raid ? (def) => inRaid(raid, def) : (own.get(setOf(row)) ?? plainWorld)
  }
}

const setOf = ({ setcode, setname }: Row): string => setcode || setname || ''
