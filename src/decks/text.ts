/** A deck as plain text: "4 Kor Cindervein", a line each. Also reads the lists of other programs, and reports unreadable lines. */
import { plainText } from '../language/plain-text.ts'
import type { DeckDef } from '../language/types.ts'
import { bounds } from '../state/bounds.ts'
import { addCard, type DeckRead, type Draft, deckRead, newDraft, setHero } from './draft.ts'
import type { Pile } from './edit.ts'
import { longestLine, opened, partsOf, readCard, unknown } from './forms.ts'
import { lineWithoutCards, parted, pileNamed } from './headings.ts'
import type { CardNames } from './names.ts'

/** The most letters of a deck's text, and lines: a deck of a hundred different cards has a quarter of this. */
export const longestDeck = 20_000
const mostLines = 500

const roles = ['protector', 'healer', 'damage'] as const
const formats = ['constructed', 'limited', 'open'] as const

/** The text of a deck; `readDeckText` reads it back. */
export function deckText({ name, hero, health, role, format, about, cards, side }: DeckDef): string {
  const rows = (list: DeckDef['cards']): string[] => list.map(([n, card]) => `${n} ${card}`)
  return [
    `# ${name}`,
    `Hero: ${hero}`,
    ...(health === undefined ? [] : [`Health: ${health}`]),
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
  const draft = newDraft(names)
  const lines = text
    .slice(0, longestDeck)
    .replace(rowEnd, '\n')
    .replace(cellEnd, '\t')
    .split(/\r\n?|\n/)
  if (text.length > longestDeck || lines.length > mostLines)
    draft.problems.push({
      where: `line ${Math.min(lines.length, mostLines)}`,
      what: `the list goes on: only ${longestDeck.toLocaleString('en')} letters and ${mostLines} lines are read.`,
      fix: 'Take out what is no card of the deck.',
    })
  for (const [i, line] of unnumbered(lines.slice(0, mostLines)).entries()) readLine(draft, line, `line ${i + 1}`)
  return deckRead(draft)
}

const aNumber = /^\s*(?:(?<dot>\d+)\s*[.)]|#(?<hash>\d+)[.):]?\s)\s*(?=\S)/

/** The lines without their numbers, if they are numbered 1, 2, 3, once or in each part of the list. */
function unnumbered(lines: readonly string[]): readonly string[] {
  const ns = lines.flatMap((line) => {
    const { dot, hash = dot } = aNumber.exec(line)?.groups ?? {}
    return hash === undefined ? [] : [Number(hash)]
  })
  const isRow = ns.length > 1 && ns.every((n, i) => n === 1 || n === (ns[i - 1] ?? 0) + 1)
  return isRow ? lines.map((line) => line.replace(aNumber, '')) : lines
}

/** Tags that end a line, or a cell of a table. */
const rowEnd = /<br\s*\/?>|<\/(?:li|p|div|tr|h[1-6])>/gi
const cellEnd = /<\/t[dh]>(?=\s*<t[dh])/gi

/** Bullets, and the tags and addresses that forums put around names. */
const bullet =
  /^(?:(?:[>•·●▪■◦‣⁃*+–—-]|\[[ x✓✔]?\]|[☐☑☒✓✔]|(?:\d+|[a-z])[.)](?=\s*(?:\d+\s*[x×]?\s|[x×]\s*\d|[([{]\d)))\s*)+|^\d+\s+(?=\d+\s*[x×]?\s+\p{L})/iu
const tags =
  /\[\/?(?:card|cards|b|i|u|s|url|deck|list|color|colour|size|font|center|quote|spoiler|code|table|tr|td|th|h[1-6]|\*)(?:=[^\]]*)?\]|<\/?(?:a|b|big|br|code|div|em|font|h[1-6]|hr|i|img|li|ol|p|pre|s|small|span|strong|t(?:able|body|head|foot|d|h|r)|u|ul)(?:\s[^<>]*)?\/?>/gi
const address = /\[([^[\]]+)\]\(https?:[^()\s]*\)/g

const entities: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', quot: '"', apos: "'", lt: '<', gt: '>' }

/** A line with tabs and columns as bars, and with digits and signs as everybody types them. */
const plainLine = (line: string): string =>
  plainText(
    line
      .trim()
      .replace(/\t+|[│┃║]|\s{3,}(?=\d+\s*[x×]?\s+\p{L})/gu, ' | ')
      .replace(/\uFE0F/g, '')
      .replace(/(\d)\u20E3/g, '$1 ')
      .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
      .replace(/&(?:#(\d{2,4})|(nbsp|amp|quot|apos|lt|gt));/gi, (_all, code?: string, name = '') =>
        code === undefined ? (entities[String(name).toLowerCase()] ?? '') : String.fromCharCode(Number(code)),
      ),
    bounds.text,
  )

function cleaned(plain: string, names: CardNames): string {
  if (names.find(plain)) return plain
  const bare = plain
    .replace(/^"(.*)"$/, (_all, cells: string) => cells.replace(/"\s*[,;]\s*"/g, ' | '))
    .replace(address, '$1')
    .replace(tags, '')
    .replace(/\[\[([^[\]|]+)\|[^[\]]*\]\]/g, '[[$1]]')
    .replace(/'{2,}/g, '')
    .replace(/^\|\s*|\s*\|$/g, '')
    .trim()
  return bare.replace(bullet, '').trim()
}

const marked = /^(#+|\/\/+|;+)\s*(.*)$/

function readLine(draft: Draft, written: string, where: string): void {
  const { names } = draft
  const plain = plainLine(written)
  const line = cleaned(plain, names)
  if (line === '') return
  const [, mark = '', comment = ''] = marked.exec(line) ?? []
  // Behind a bullet, in a table or in a tag it is a number, not a comment.
  if (mark !== '' && marked.test(plain)) {
    readComment(draft, mark, comment)
    return
  }
  const [, key = '', value = ''] =
    /^(deck ?name|name|title|titel|health|role|format|about)\s*:\s*(.+)$/i.exec(line) ?? []
  if (key) {
    setField(draft, key.toLowerCase(), value, where)
    return
  }
  for (const part of names.find(line) ? [line] : parted(line)) readPart(draft, part, where)
}

function readPart(draft: Draft, line: string, where: string): void {
  const { names } = draft
  const other = names.find(line) ? null : lineWithoutCards(line)
  if (other === null) {
    const [said, cards] = opened(line, names)
    if (said !== '') draft.remarks.push(said)
    addCards(draft, cards, where, draft.into)
  } else if (other.is === 'total') draft.total = other.n === undefined ? draft.total : { n: other.n, where }
  else if (other.is === 'remark') draft.remarks.push(line)
  else if (other.is === 'hero') setHero(draft, readCard(other.rest, names) ?? unknown(1, other.rest, names), where)
  else if (other.is === 'heading') {
    if (!other.one) draft.into = other.pile
    if (other.rest) addCards(draft, other.rest, where, other.pile)
  }
}

/** A comment names the deck, or is a heading; else it is a remark. */
function readComment(draft: Draft, mark: string, comment: string): void {
  const other = lineWithoutCards(comment)
  const [, name = mark === '#' ? comment : ''] = /^(?:deck ?)?name\s*:\s*(.+)$/i.exec(comment) ?? []
  if (other?.is === 'heading' && other.rest === '') draft.into = other.pile
  else if (name !== '' && draft.name === '') draft.name = plainText(name, bounds.name)
  else if (comment !== '') draft.remarks.push(comment)
}

function setField(draft: Draft, key: string, value: string, where: string): void {
  const refuse = (what: string, fix: string): unknown => draft.problems.push({ where, what, fix })
  const word = value.toLowerCase()
  if (key === 'about') draft.about = value
  else if (key === 'health') {
    draft.health = /^[1-9]\d?$/.test(value) ? Number(value) : undefined
    if (draft.health === undefined) refuse(`"${value}" is no health.`, 'Write the number on the hero’s card.')
  } else if (key === 'role') {
    draft.role = roles.find((role) => role === word)
    if (!draft.role) refuse(`"${value}" is no role.`, `Use ${roles.join(', ')}, or leave the line out.`)
  } else if (key === 'format') {
    draft.format = formats.find((format) => format === word)
    if (!draft.format) refuse(`"${value}" is no format.`, `Use ${formats.join(', ')}, or leave the line out.`)
  } else draft.name = plainText(value, bounds.name)
}

/** Adds the cards of a line: one in any form of `forms.ts`, or a sentence of several. */
export function addCards(draft: Draft, line: string, where: string, pile: Pile): void {
  const { names } = draft
  for (const part of partsOf(line, names)) {
    const { remark, ...written } = readCard(part.slice(0, longestLine), names) ?? unknown(1, part, names)
    const beside = remark !== undefined && pileNamed(remark) === 'side'
    addCard(draft, beside || remark === undefined ? written : { ...written, remark }, where, beside ? 'side' : pile)
  }
}
