/** A deck as plain text: "4 Kor Cindervein", a line each. Also reads the lists of other programs, and reports unreadable lines. */
import { plainText } from '../language/plain-text.ts'
import type { Problem } from '../language/problem.ts'
import type { DeckDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import type { CardNames } from './names.ts'

/** The most letters of a deck's text, and lines: a deck of a hundred different cards has a quarter of this. */
export const longestDeck = 20_000
const mostLines = 500
/** The most unknown names for which the nearest is searched: each takes some milliseconds. */
const mostNear = 100

/** A deck as it was written, and the problems of its text; unknown names are still in the deck. */
export interface DeckRead {
  deck: DeckDef
  problems: readonly Problem[]
  /** The names among them that no card has. */
  unknown: readonly string[]
}

interface Draft {
  name: string
  hero: string
  role: DeckDef['role']
  format: DeckDef['format']
  about: string
  rows: Record<'cards' | 'side', Map<string, number>>
  into: 'cards' | 'side'
  problems: Problem[]
  unknown: string[]
}

const roles = ['protector', 'healer', 'damage'] as const
const formats = ['constructed', 'limited', 'open'] as const

/** The text of a deck; `readDeckText` reads it back. */
export function deckText({ name, hero, role, format, about, cards, side }: DeckDef): string {
  const rows = (list: DeckDef['cards']): string[] => list.map(([n, card]) => `${n} ${card}`)
  return [
    `# ${name}`,
    `Hero: ${hero}`,
    ...(role ? [`Role: ${role}`] : []),
    ...(format ? [`Format: ${format}`] : []),
    ...(about ? [`About: ${about}`] : []),
    '',
    ...rows(cards),
    ...(side ? ['', 'Side deck:', ...rows(side)] : []),
    '',
  ].join('\n')
}

/** Reads a deck from text. Refuses nothing as a whole: each unreadable line is a problem with its number and, for a name, the nearest. */
export function readDeckText(text: string, names: CardNames): DeckRead {
  const draft: Draft = {
    ...{ name: '', hero: '', role: undefined, format: undefined, about: '' },
    rows: { cards: new Map(), side: new Map() },
    into: 'cards',
    problems: [],
    unknown: [],
  }
  const lines = text.slice(0, longestDeck).split(/\r\n?|\n/)
  if (text.length > longestDeck || lines.length > mostLines)
    draft.problems.push({
      where: `line ${Math.min(lines.length, mostLines)}`,
      what: `the list goes on: only ${longestDeck.toLocaleString('en')} letters and ${mostLines} lines are read.`,
      fix: 'Take out what is no card of the deck.',
    })
  for (const [i, line] of lines.slice(0, mostLines).entries())
    readLine(draft, plainText(line, bounds.text), i + 1, names)
  const { name, hero, role, format, about, rows, problems, unknown } = draft
  const side = [...rows.side].map(([card, n]) => [n, card] as const)
  return {
    deck: {
      ...{ id: 'own', name: name || hero || 'Deck', hero, about },
      ...(role ? { role } : {}),
      ...(format ? { format } : {}),
      cards: [...rows.cards].map(([card, n]) => [n, card] as const),
      ...(side.length > 0 ? { side } : {}),
    },
    problems,
    unknown,
  }
}

/** Lines that other programs put between kinds of cards, with or without a count. */
const heading =
  /^(main( deck)?|deck|hero(es)?|all(y|ies)|abilit(y|ies)|equipment|weapons?|armors?|items?|quests?|locations?|master hero(es)?)\s*(\(\d+\)|:?\s*\d*)\s*:?$/i
const sideHeading = /^side ?(deck|board)?\s*(\(\d+\)|:?\s*\d*)\s*:?$/i

function readLine(draft: Draft, line: string, n: number, names: CardNames): void {
  if (line === '' || line.startsWith('//')) return
  if (line.startsWith('#')) {
    draft.name ||= plainText(line.replace(/^#+\s*/, ''), bounds.name)
    return
  }
  const [, key = '', value = ''] = /^(name|hero|role|format|about)\s*:\s*(.+)$/i.exec(line) ?? []
  if (key && !heading.test(line)) setField(draft, key.toLowerCase(), value, n, names)
  else if (sideHeading.test(line)) draft.into = 'side'
  else if (heading.test(line)) draft.into = 'cards'
  else addCards(draft, line, n, names)
}

function setField(draft: Draft, key: string, value: string, n: number, names: CardNames): void {
  const refuse = (what: string, fix: string): unknown => draft.problems.push({ where: `line ${n}`, what, fix })
  const word = value.toLowerCase()
  if (key === 'name') draft.name = plainText(value, bounds.name)
  else if (key === 'about') draft.about = value
  else if (key === 'hero') {
    const [count, name] = counted(value, names)
    if (count !== 1) refuse(`${count} heroes.`, 'A deck has one hero.')
    else addHero(draft, name, n, names)
  } else if (key === 'role') {
    draft.role = roles.find((role) => role === word)
    if (!draft.role) refuse(`"${value}" is no role.`, `Use ${roles.join(', ')}, or leave the line out.`)
  } else {
    draft.format = formats.find((format) => format === word)
    if (!draft.format) refuse(`"${value}" is no format.`, `Use ${formats.join(', ')}, or leave the line out.`)
  }
}

function addHero(draft: Draft, name: string, n: number, names: CardNames): void {
  const found = names.find(name)
  if (!found) tellUnknown(draft, name, n, names)
  draft.hero = found?.name ?? plainText(name, bounds.name)
}

/** "4 Name", "4x Name", "Name x4", "SB: 2 Name"; ignores a set or number in brackets behind the name. */
function addCards(draft: Draft, line: string, n: number, names: CardNames): void {
  const own = /^sb:\s*(.+)$/i.exec(line)
  const [count, name] = counted(own?.[1] ?? line, names)
  const found = names.find(name)
  if (count < 1 || count > bounds.deck) {
    draft.problems.push({ where: `line ${n}`, what: `${count} copies of ${name}.`, fix: `Take 1 to ${bounds.deck}.` })
    return
  }
  if (!found) tellUnknown(draft, name, n, names)
  if (found && isHero(found) && draft.hero === '' && count === 1) {
    draft.hero = found.name
    return
  }
  const rows = draft.rows[own ? 'side' : draft.into]
  const card = found?.name ?? plainText(name, bounds.name)
  rows.set(card, Math.min(bounds.deck, (rows.get(card) ?? 0) + count))
}

const isHero = ({ type, master }: { type: unknown; master?: true }): boolean =>
  [type].flat().includes('hero') && !master

/** The count and the name on a line; a name without a count is one card. */
function counted(line: string, names: CardNames): readonly [number, string] {
  const before = /^(\d+)\s*[x×]?\s+(.+)$/i.exec(line)
  const after = /^(.+?)\s+[x×]\s*(\d+)$/i.exec(line)
  if (names.find(line) || (!before && !after)) return [1, bare(line, names)]
  return before
    ? [Number(before[1]), bare(before[2] ?? '', names)]
    : [Number(after?.[2]), bare(after?.[1] ?? '', names)]
}

const bare = (name: string, names: CardNames): string =>
  names.find(name) ? name : name.replace(/\s*(\([^()]*\)|\[[^[\]]*\])$/, '')

function tellUnknown(draft: Draft, written: string, n: number, names: CardNames): void {
  const name = plainText(written, bounds.name)
  const near = draft.unknown.length < mostNear ? names.near(name) : undefined
  const what = `there is no card "${name}".`
  const fix = near === undefined ? 'Write a card’s name, with its count in front.' : `Did you mean "${near}"?`
  draft.problems.push({ where: `line ${n}`, what, fix, ...(near === undefined ? {} : { nearest: near }) })
  draft.unknown.push(name)
}
