/** Real cards for the tables of the exhaustive runner: those that fit what the sets of a card ask for; and sets that no card fits. */
import { library } from '../../../src/content.ts'
import { borne } from '../../../src/language/borne.ts'
import { iconsOf, says } from '../../../src/language/meaning/cards.ts'
import { typesOf } from '../../../src/language/sorts.ts'
import { tagWords, talentSpecs } from '../../../src/language/tags.ts'
import { withTokens } from '../../../src/language/tokens.ts'
import type { CardDef, SetWho } from '../../../src/language/types.ts'
import { nodesIn } from '../../../src/raid/lint/nodes.ts'

interface Pool {
  /** Cards of players, the plainest first. */
  cards: readonly CardDef[]
  /** These, tokens and cards of raids. */
  all: readonly CardDef[]
  /** Tags that some text gives. */
  given: ReadonlySet<string>
}

const pools = new WeakMap<object, Pool>()

function poolOf(named: ReadonlyMap<string, CardDef>): Pool {
  const known = pools.get(named)
  if (known) return known
  const cards = [...library.cards, ...named.values()]
  const all = [...withTokens([...cards, ...library.raids.flatMap((raid) => raid.cards)]).values()]
  const given = [...borne(all).tags].flatMap(([tag, types]) => (types.has('any') ? [tag] : []))
  const size = new Map(cards.map((card) => [card, JSON.stringify(card).length]))
  const inDecks = cards.filter(({ type }) => !['hero', 'quest', 'location'].includes(String(type)))
  const pool = {
    ...{ all, given: new Set(given) },
    cards: inDecks.sort((a, b) => (size.get(a) ?? 0) - (size.get(b) ?? 0)),
  }
  pools.set(named, pool)
  return pool
}

const marks = ['tag', 'reputation', 'requires', 'icon', 'damageType', 'name'] as const

/** Words of a set's field; what is chosen in the game is none. */
const wordsOf = (v: unknown): string[] => [v ?? []].flat().filter((w): w is string => typeof w === 'string')

/** The sets of a card's texts that ask for what is printed. */
const setsIn = ({ attach, text, powers, front, back }: CardDef): SetWho[] =>
  [...nodesIn([attach, text, powers, front, back])].filter(
    (node) =>
      [node.mod, node.do, node.on, node.tags].every((word) => word === undefined) &&
      marks.some((mark) => node[mark] !== undefined && !wordsOf(node[mark]).some((w) => w.startsWith('$'))),
  ) as SetWho[]

/** Whether a printed card is of such a set. */
function fits(card: CardDef, set: SetWho): boolean {
  const [types, own] = [typesOf(set), [card.type].flat()]
  if (types.length > 0 && !own.some((type) => types.includes(type))) return false
  const traits = own.includes('hero') ? [...(card.classes ?? []), card.race ?? ''] : []
  const tags = [...(card.tags ?? []), ...traits].flatMap(tagWords)
  return (
    (set.tag === undefined || wordsOf(set.tag).some((tag) => tags.includes(tag))) &&
    (set.reputation === undefined || says(set.reputation, card.reputation)) &&
    (set.requires === undefined || says(set.requires, card.requires)) &&
    (set.icon === undefined || iconsOf(card, set.icon)) &&
    (set.damageType === undefined || set.damageType === card.damageType) &&
    (set.name === undefined || set.name === card.name || card.sides?.includes(set.name) === true)
  )
}

/** Whether a talent stands for its tree, not for what it is: an ally that only some Frost heroes have is no frost ally. */
const isOfTree = (card: CardDef, { tag }: SetWho): boolean =>
  wordsOf(tag).some((word) => talentSpecs.includes(word) && word === card.requires) && card.type !== 'ability'

/** For each set two cards that fit it, and the sets that none fits. */
export function realFor(card: CardDef, named: ReadonlyMap<string, CardDef>): { friends: CardDef[]; lacking: string[] } {
  const { cards, all, given } = poolOf(named)
  const friends = new Set<CardDef>()
  const lacking: string[] = []
  for (const set of setsIn(card)) {
    const one = (other: CardDef): boolean => fits(other, set) && !isOfTree(other, set)
    const found = cards.filter((other) => other.name !== card.name && one(other)).slice(0, 2)
    for (const friend of found) friends.add(friend)
    if (found.length === 0 && !all.some(one) && !wordsOf(set.tag).some((tag) => given.has(tag)))
      lacking.push(JSON.stringify(set))
  }
  return { friends: [...friends], lacking }
}
