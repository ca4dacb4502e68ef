/** A deck while it is read: cards are added line by line, and everything that could not be read is told. */
import { plainText } from '../language/plain-text.ts'
import type { Problem } from '../language/problem.ts'
import type { DeckDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import { copiesIn, type Pile, renamed, sizeOf, withCopies } from './edit.ts'
import type { Written } from './forms.ts'
import type { CardNames } from './names.ts'

/** A deck as it was written, and the problems of its text; unknown names are still in the deck. */
export interface DeckRead {
  deck: DeckDef
  problems: readonly Problem[]
  /** The names among them that no card has. */
  unknown: readonly string[]
  /** Everything that was read as a remark: comments, and words behind cards. */
  remarks: readonly string[]
}

export interface Draft {
  names: CardNames
  name: string
  hero: string
  health: number | undefined
  role: DeckDef['role']
  format: DeckDef['format']
  about: string
  rows: Record<Pile, Map<string, number>>
  into: Pile
  /** The number of cards that the list itself says it has, and where. */
  total: { n: number; where: string } | null
  problems: Problem[]
  unknown: string[]
  remarks: string[]
}

export const newDraft = (names: CardNames): Draft => ({
  ...{
    names,
    name: '',
    hero: '',
    health: undefined,
    role: undefined,
    format: undefined,
    about: '',
    into: 'cards',
    total: null,
  },
  rows: { cards: new Map(), side: new Map() },
  ...{ problems: [], unknown: [], remarks: [] },
})

/** The most unknown names for which the nearest is searched: each takes some milliseconds. */
const mostNear = 100

/** Adds a card to a pile; the first hero that stands alone leads the deck. */
export function addCard(draft: Draft, written: Written, where: string, pile: Pile = draft.into): void {
  const { n, name, card, remark } = written
  if (!Number.isInteger(n) || n < 1 || n > bounds.deck) {
    const what = `${n} copies of ${plainText(name, bounds.name)}.`
    draft.problems.push({ where, what, fix: `Take 1 to ${bounds.deck}.` })
    return
  }
  if (remark) draft.remarks.push(plainText(remark))
  if (!card) tellUnknown(draft, written, where)
  if (card?.leads && draft.hero === '' && n === 1) {
    draft.hero = card.name
    return
  }
  const rows = draft.rows[pile]
  const known = card?.name ?? (plainText(name, bounds.name) || '?')
  const sum = (rows.get(known) ?? 0) + n
  if (sum > bounds.deck)
    draft.problems.push({ where, what: `${sum} copies of ${known}.`, fix: `Only ${bounds.deck} of them are kept.` })
  rows.set(known, Math.min(bounds.deck, sum))
}

/** Sets the hero who leads the deck. */
export function setHero(draft: Draft, written: Written, where: string): void {
  const { n, name, card } = written
  if (n !== 1) {
    draft.problems.push({ where, what: `${n} heroes.`, fix: 'A deck has one hero.' })
    return
  }
  if (draft.hero !== '') {
    addCard(draft, written, where)
    return
  }
  if (written.remark) draft.remarks.push(plainText(written.remark))
  if (!card) tellUnknown(draft, written, where)
  draft.hero = card?.name ?? plainText(name, bounds.name)
}

const noCard = (name: string): string => `there is no card "${name}".`

function tellUnknown({ names, problems, unknown }: Draft, { name: written, there }: Written, where: string): void {
  const name = plainText(written, bounds.name)
  const near = there?.name ?? (unknown.length < mostNear ? names.near(name) : undefined)
  const what = noCard(name)
  const fix = near === undefined ? 'Write a card’s name, with its count in front.' : `Did you mean "${near}"?`
  problems.push({ where, what, fix, ...(near === undefined ? {} : { nearest: near }) })
  unknown.push(name)
}

/** The deck that has been read. */
export function deckRead({
  name,
  hero,
  health,
  role,
  format,
  about,
  rows,
  total,
  problems,
  unknown,
  remarks,
}: Draft): DeckRead {
  const listOf = (pile: Pile) => [...rows[pile]].map(([card, n]) => [n, card] as const)
  const side = listOf('side')
  const deck: DeckDef = {
    ...{ id: 'own', name: name || hero || 'Deck', hero, about },
    ...(health === undefined ? {} : { health }),
    ...(role ? { role } : {}),
    ...(format ? { format } : {}),
    cards: listOf('cards'),
    ...(side.length > 0 ? { side } : {}),
  }
  const [size, beside, led] = [sizeOf(deck), sizeOf(deck, 'side'), hero === '' ? 0 : 1]
  if (total && ![size, size + beside].some((sum) => sum === total.n || sum + led === total.n))
    problems.push({
      where: total.where,
      what: `the list says that it has ${total.n} cards, but ${size + beside} were read.`,
      fix: 'Look for lines that are missing or have another count.',
    })
  return { deck, problems, unknown, remarks }
}

/** The deck with a misspelt name put right: each copy stays, and a hero who stands alone leads the deck. */
export function corrected(read: DeckRead, from: string, to: string, names: CardNames): DeckRead {
  const { deck, problems, unknown } = read
  const right = renamed(deck.name === from ? { ...deck, name: to } : deck, from, to)
  const leads = names.find(to)?.leads && deck.hero === '' && copiesIn(right, to) === 1
  return {
    ...read,
    deck: leads ? { ...withCopies(withCopies(right, to, 0), to, 0, 'side'), hero: to } : right,
    problems: problems.filter(({ what }) => what !== noCard(from)),
    unknown: unknown.filter((name) => name !== from),
  }
}
