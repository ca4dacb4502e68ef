/** The table of forms in which people and programs write how many of which card, and what stands around a name. */
import type { CardNames, NamedCard, Place } from './names.ts'

interface Form {
  /** Examples, which the tests read. */
  like: readonly string[]
  form: RegExp
}

/** Counts as words, in English and German. */
const words: Readonly<Record<string, number>> = {
  ...{
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    playset: 4,
    'a playset': 4,
  },
  ...{ ein: 1, eine: 1, zwei: 2, drei: 3, vier: 4, fünf: 5, sechs: 6, sieben: 7, acht: 8, neun: 9, zehn: 10 },
}
const spelt = Object.keys(words).join('|')
const unit = '(?:x|×|\\*|(?:[x×]\\s*)?(?:times|copies|copy|mal|stück|stueck|stk\\.?|pcs\\.?|pieces?)(?:\\s+of)?|of)'
const label = '(?:qty|quantity|count|copies|anzahl|menge)\\.?\\s*[:=]?\\s*'

/** The ways to write a count. */
export const countForms: readonly Form[] = [
  {
    like: [
      '4 copies of Parvink',
      '4 times Parvink',
      '4-mal Parvink',
      '4 Stück Parvink',
      'four copies of Parvink',
      '4 of Parvink',
    ],
    form: new RegExp(`^(?<n>\\d+|${spelt})[\\s-]*${unit}\\s+(?<card>.+)$`, 'iu'),
  },
  { like: ['4 Parvink', '4x Parvink', '4 X Parvink', '4 × Parvink'], form: /^(?<n>\d+)\s*[x×*]?\s+(?<card>.+)$/i },
  { like: ['4xParvink'], form: /^(?<n>\d+)[x×*](?<card>.+)$/i },
  { like: ['x4 Parvink', '×4 Parvink'], form: /^[x×*]\s*(?<n>\d+)\s+(?<card>.+)$/i },
  { like: ['(4) Parvink', '[4] Parvink', '[4x] Parvink'], form: /^[([{]\s*(?<n>\d+)\s*[x×]?\s*[)\]}]\s*(?<card>.+)$/i },
  {
    like: [
      '4, Parvink',
      '4: Parvink',
      '4 - Parvink',
      '4;Parvink',
      '4x | Parvink',
      '4=Parvink',
      '4. Parvink',
      '4) Parvink',
    ],
    form: /^(?<n>\d+)\s*[x×]?\s*(?:[,;:|=@–—-]|[.)]\s)\s*(?<card>.+)$/i,
  },
  {
    like: ['Parvink x4', 'Parvink ×4', 'Parvink x 4', 'Parvink*4'],
    form: /^(?<card>.+?)(?:\s+[x×]|\s*\*)\s*(?<n>\d+)$/i,
  },
  {
    like: ['Parvink (4)', 'Parvink (x4)', 'Parvink [4]', 'Parvink (4x)'],
    form: /^(?<card>.+?)\s*[([{]\s*[x×]?\s*(?<n>\d+)\s*[x×]?\s*[)\]}]$/i,
  },
  {
    like: ['Parvink, 4', 'Parvink: 4x', 'Parvink = 4', 'Parvink;4'],
    form: /^(?<card>.+?)\s*[,;:=|]\s*[x×]?\s*(?<n>\d+)\s*[x×]?$/i,
  },
  {
    like: ['Parvink - 4', 'Parvink -- 4x', 'Parvink–4', 'Parvink → 4'],
    form: /^(?<card>.+?)\s*[–—→-]+\s*[x×]?\s*(?<n>\d+)\s*[x×]?$/i,
  },
  {
    like: ['Parvink (Qty 4)', 'Parvink - Qty: 4', 'Parvink, quantity: 4', 'Parvink [Anzahl: 4]'],
    form: new RegExp(`^(?<card>.+?)\\s*[\\s,;:|([{–—-]+${label}(?<n>\\d+)\\s*[)\\]}]?$`, 'iu'),
  },
  {
    like: ['Parvink: 4 copies', 'Parvink (4 Stück)', 'Parvink, 4 pcs'],
    form: new RegExp(`^(?<card>.+?)\\s*[\\s,;:|([{–—-]+(?<n>\\d+)\\s*${unit}\\s*[)\\]}]?$`, 'iu'),
  },
  { like: ['Parvink 4', 'Parvink 4x'], form: /^(?<card>.+?)\s+(?<n>\d+)\s*[x×]?$/i },
  {
    like: ['four Parvink', 'Vier Parvink', 'Playset: Parvink'],
    form: new RegExp(`^(?<n>${spelt})\\s*:?\\s+(?<card>.+)$`, 'iu'),
  },
  {
    like: ['Parvink, four', 'Parvink (four)', 'Parvink: vier'],
    form: new RegExp(`^(?<card>.+?)\\s*[,;:|([{–—-]+\\s*(?<n>${spelt})\\s*[)\\]}]?$`, 'iu'),
  },
  {
    like: ['[4x Parvink]', '(4 Parvink)'],
    form: /^[([{]\s*(?<n>\d+)\s*[x×]?\s+(?<card>[^()[\]{}]+)[)\]}]$/i,
  },
]

const numberOf = (n: string): number => words[n.toLowerCase()] ?? Number(n)

/** The marks that may stand behind a name, or before it: set and number, foils, brackets. */
export const markForms: readonly Form[] = [
  {
    like: ['Parvink (HoA) 212', 'Parvink [HoA] #212'],
    form: /^(?<card>.*?)\s*[([{](?<set>[^()[\]{}]+)[)\]}][\s#]*(?<number>\d+)(?:\/\d+)?$/i,
  },
  {
    like: ['Parvink (HoA 212)', 'Parvink [HoA-212]', 'Parvink (Heroes of Azeroth, 212/361)'],
    form: /^(?<card>.*?)\s*[([{](?<set>[^()[\]{}]*?)[\s#:,·-]+(?<number>\d+)(?:\/\d+)?\s*[)\]}]$/i,
  },
  { like: ['Parvink (HoA)', 'Parvink [Heroes of Azeroth]'], form: /^(?<card>.*?)\s*[([{](?<set>[^()[\]{}]+)[)\]}]$/ },
  { like: ['Parvink | HoA', 'Parvink, Heroes of Azeroth'], form: /^(?<card>.+?)\s*[|,]\s*(?<set>[^|,]+)$/ },
  { like: ['Parvink 212/361', 'Parvink (212/361)'], form: /^(?<card>.+?)\s+[([]?(?<number>\d+)\/\d+[)\]]?$/ },
  { like: ['Parvink #212', 'Parvink (#212)'], form: /^(?<card>.+?)\s*[([]?#\s*(?<number>\d+)(?:\/\d+)?[)\]]?$/i },
  {
    like: ['Parvink HoA 212', 'Parvink - HoA-212', 'Parvink, HoA #212', 'Parvink | HoA | 212'],
    form: /^(?<card>.*?)[\s,|–—-]*\b(?<set>[a-z]\w{1,3})[\s#:|-]*(?<number>\d+)(?:\/\d+)?$/i,
  },
  {
    like: ['[HoA] Parvink', '(HoA 212) Parvink'],
    form: /^[([{](?<set>[^()[\]{}]+?)(?:[\s#-]+(?<number>\d+))?[)\]}]\s*(?<card>.*)$/,
  },
  { like: ['HoA 212 Parvink'], form: /^(?<set>[a-z]\w{1,3})[\s#-]*(?<number>\d+)\s+(?<card>.+)$/i },
  {
    like: ['Parvink *F*', 'Parvink (foil)', 'Parvink ★', 'Parvink Foil'],
    form: /^(?<card>.+?)\s*(?:\*f\*|[([{]\s*(?:f|foil|extended art|ea|promo)\s*[)\]}]|\bfoil\b|[★☆✦✨]+)$/i,
  },
  {
    like: ['[Parvink]', '[[Parvink]]', '"Parvink"', '**Parvink**', '“Parvink”'],
    form: /^(?:\[\[?|["“”„«*_`]+)(?<card>.+?)(?:\]\]?|["“”»*_`]+)$/,
  },
  { like: ['Parvink.'], form: /^(?<card>.+?)[.,;:!]$/ },
]

/** Remarks behind a name, which are told. */
export const remarkForms: readonly Form[] = [
  {
    like: ['Parvink - my favourite', 'Parvink // a must', 'Parvink <- the best'],
    form: /^(?<card>.+?)\s*(?:\s--?\s|\/\/|[–—|;#]|<-+|←|\s{2,})\s*(?<rest>.+)$/,
  },
  { like: ['Parvink $0.25', 'Parvink €1,00', 'Parvink @ 0.25'], form: /^(?<card>.+?)\s*(?<rest>[$€£@]\s*[\d.,]+)$/ },
  { like: ['Parvink (against Onyxia)'], form: /^(?<card>.+?)\s*[([{](?<rest>[^()[\]{}]+)[)\]}]$/ },
  { like: ['Parvink, if there is room'], form: /^(?<card>.+?)[,:]\s+(?<rest>.+)$/ },
]

/** A card as it stands on a line. */
export interface Written {
  n: number
  /** The name as it was written, without what stands around it. */
  name: string
  card?: NamedCard
  /** The card that set and number name, if the name is none. */
  there?: NamedCard
  remark?: string
}

interface Cut {
  text: string
  place: Place
  remark: string
}

/** Letters of a line that may be one card: longer ones are only sentences. */
export const longestLine = 200

/** Most ways to cut a line that are tried. */
const mostCuts = 16

const groupsIn = ({ form }: Form, text: string): Record<string, string | undefined> => form.exec(text)?.groups ?? {}

/** All that is left of a text as more and more is cut off around the name; the text itself first. */
function cuts(text: string, names: CardNames, forms: readonly Form[]): Cut[] {
  const found: Cut[] = [{ text, place: {}, remark: '' }]
  for (let i = 0; i < found.length && found.length < mostCuts; i++) {
    const from = found[i]
    for (const form of from ? forms : []) {
      const { card, set, number, rest } = groupsIn(form, from?.text ?? '')
      if (card === undefined || from === undefined || (set !== undefined && !names.isSet(set))) continue
      const place = { ...from.place, ...(set ? { set } : {}), ...(number ? { number } : {}) }
      const remark = [rest, from.remark].filter(Boolean).join(' ')
      if (!found.some((one) => one.text === card.trim())) found.push({ text: card.trim(), place, remark })
    }
  }
  return found
}

/** The card of a text, without a count. */
export function cardIn(text: string, names: CardNames, forms: readonly Form[] = markForms): Omit<Written, 'n'> | null {
  for (const cut of cuts(text, names, forms)) {
    const card = cut.text === '' ? names.at(cut.place) : names.find(cut.text, cut.place)
    if (card) return { name: cut.text, card, ...(cut.remark ? { remark: cut.remark } : {}) }
  }
  return null
}

const countsIn = (line: string): { n: number; text: string }[] =>
  countForms.flatMap((form) => {
    const { n, card } = groupsIn(form, line)
    return card === undefined ? [] : [{ n: numberOf(n ?? ''), text: card.trim() }]
  })

/** The card and its count on a line: the first reading with a known card, or else the first with a count; null if it has neither. */
export function readCard(line: string, names: CardNames): Written | null {
  const counts = countsIn(line)
  const readings = [{ n: 1, text: line }, ...counts]
  for (const [forms, list] of [
    [markForms, readings],
    [
      [...markForms, ...remarkForms],
      [...counts, ...readings],
    ],
  ] as const)
    for (const { n, text } of list) {
      const found = cardIn(text, names, forms)
      if (found) return { n, ...found }
    }
  for (const { card = '', rest = '' } of remarkForms.map((form) => groupsIn(form, line)))
    for (const { n, text } of countsIn(card)) {
      const found = cardIn(text, names)
      if (found) return { n, ...found, remark: rest }
    }
  const [first] = counts
  return first ? unknown(first.n, first.text, names) : null
}

/** A card that is none: its name without sets and marks. */
export function unknown(n: number, text: string, names: CardNames): Written {
  const all = cuts(text, names, markForms.slice(0, -1)).filter((cut) => cut.text !== '')
  const cut = all.at(-1)
  const there = all.map(({ place }) => names.at(place)).find(Boolean)
  return { n, name: cut?.text ?? text, ...(there ? { there } : {}) }
}

const andThen = '(?:[,;]\\s*(?:(?:and|und|&)\\s+)?|(?:and|und|&)\\s+)'
const counted = `(?:\\d+\\s*[x×]?|[x×]\\s*\\d+|[([{]\\d+[)\\]}]|(?:${spelt})\\s)`
const countBehind = new RegExp(`(?<=\\s[x×]\\s?\\d{1,3}|[([{][x×]?\\s?\\d{1,3}[)\\]}])\\s*${andThen}`, 'i')
const countBefore = new RegExp(`\\s*${andThen}(?=${counted}\\s*\\p{L})`, 'iu')
/** Columns beside each other, or short sentences, each with a count. */
const column = new RegExp(`(?:\\s*[|/+]|\\.\\s)\\s*(?=${counted}\\s*\\p{L})`, 'iu')
/** One count for several cards: "4 each: Parvink, Fury". */
const forEach = /^(?:(?<n>\d+)\s*[x×]?\s+(?:of\s+)?each(?:\s+of)?|je\s+(?<je>\d+)\s*[x×]?)\s*:?\s+(?<cards>.+)$/i
/** Words before the cards of a sentence: "My deck: 4x Parvink, …", "I play 4 Parvink, …". */
const opening = new RegExp(
  `^(?!(?:no|nr)\\.|je\\s)(?<said>[^\\d:([{]{2,60}?)(?<colon>:?)\\s+(?=${counted}\\s*\\p{L})`,
  'iu',
)

const areCards = (parts: readonly string[], names: CardNames): boolean =>
  parts.every((part) => readCard(part.slice(0, longestLine), names)?.card)

/** The words before the cards of a line, and the line without them. */
export function opened(line: string, names: CardNames): readonly [said: string, rest: string] {
  const { said = '', colon = '' } = opening.exec(line)?.groups ?? {}
  const rest = said && line.slice(said.length + colon.length).trim()
  const isSaid =
    said !== '' &&
    !areCards([line], names) &&
    (colon !== '' || (!areCards([said], names) && areCards(partsOf(rest, names), names)))
  return isSaid ? [said, rest] : ['', line]
}

/** The cards of a sentence, each with its count: "1x A, 2x B, and 1x C"; the line itself if it is none. */
export function partsOf(line: string, names: CardNames): readonly string[] {
  if (names.find(line)) return [line]
  for (const split of [countBefore, countBehind]) {
    const parts = line
      .replace(/(?<=[\d)\]])[.;,]$/, '')
      .split(split)
      .filter((part) => part.trim() !== '')
    if (parts.length > 1 && parts.every((part) => countForms.some(({ form }) => form.test(part)))) return parts
  }
  const columns = line.split(column)
  if (columns.length > 1 && areCards(columns, names)) return columns
  const { n, je = n, cards = line } = forEach.exec(line)?.groups ?? {}
  const plain = cards.split(/\s*[,;|/]\s*(?:(?:and|und)\s+)?|\s+(?:and|und)\s+/i).map((part) => part.replace(/\.$/, ''))
  if (plain.length > 1 && plain.every((part) => names.find(part)))
    return je === undefined ? plain : plain.map((part) => `${je} ${part}`)
  return [line]
}
