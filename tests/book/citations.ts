/** Where the project cites numbered rules: in comments, in `rule` fields, and in the titles of tests. */
import { type Pieces, takeApart } from './pieces.ts'

export interface Citation {
  rule: string
  /** From the project's folder, with the line: 'src/rules/405-damage.ts:12'. */
  where: string
}

const raidRule = /\bR\d{3}(?:\.\d+[a-z]?)?(?:[-–](?:\d+\b|[a-z]\b))?/g
const coreRule = /(?<![\w.])\d{3}\.\d+[a-z]?(?:[-–][a-z]\b)?(?!\w|\.\d)/g
/** A string that opens with a rule, as messages and titles do. */
const opening = /^\d{3}\.\d+[a-z]?(?!\w|\.\d)/
const ruleField = /\brule:\s*'([^']*)'/g

/**
 * The rules that a file cites, in its order. In a test every string counts, so that the title of a test may name several;
 * elsewhere comments, strings that open with a number, and `rule: '…'`.
 */
export function citationsOf(path: string, text: string, { comments, strings }: Pieces = takeApart(text)): Citation[] {
  const found: Citation[] = []
  const note = (line: number, rules: readonly string[]): void => {
    for (const rule of rules) found.push({ rule, where: `${path}:${line}` })
  }
  const test = path.endsWith('.test.ts')
  for (const { line, text: words } of comments) note(line, rulesIn(words))
  for (const { line, text: words } of strings) {
    if (test) note(line, rulesIn(words))
    else note(line, [...spread(words.match(raidRule) ?? []), ...(words.match(opening) ?? [])])
  }
  for (const match of text.matchAll(ruleField)) {
    const line = text.slice(0, match.index).split('\n').length
    note(line, spread((match[1] ?? '').split(/,\s*/).filter((rule) => rule !== '')))
  }
  return found
}

const rulesIn = (text: string): string[] => spread([...(text.match(raidRule) ?? []), ...(text.match(coreRule) ?? [])])

/** '717.2a–c' as its three rules, 'R203.1-3' as its three. */
const spread = (rules: readonly string[]): string[] =>
  rules.flatMap((rule) => {
    const [first, last] = rule.split(/[-–]/) as [string, string?]
    if (last === undefined) return [first]
    const letters = /^(.*\d)([a-z])$/.exec(first)
    if (letters && /^[a-z]$/.test(last)) {
      const [from, to] = [letters[2] as string, last].map((letter) => letter.charCodeAt(0)) as [number, number]
      return Array.from({ length: Math.max(1, to - from + 1) }, (_, i) => letters[1] + String.fromCharCode(from + i))
    }
    const numbers = /^(R\d{3}\.)(\d+)$/.exec(first)
    if (!numbers || !/^\d+$/.test(last)) return [first]
    const from = Number(numbers[2])
    return Array.from({ length: Math.max(1, Number(last) - from + 1) }, (_, i) => `${numbers[1]}${from + i}`)
  })
