/** Rules and keywords in a text as buttons that explain them. */
import { useSignal } from '@preact/signals'
import { library } from '../../content.ts'
import type { Library } from '../../engine/types.ts'
import { keywordTable } from '../../language/keywords.ts'
import { rulesWith } from '../../raid/rules.ts'
import { aboutKeyword } from './keyword-help.ts'

const titlesIn = ({ raids }: Pick<Library, 'raids'>): ReadonlyMap<string, string> =>
  new Map(rulesWith(raids).map(([rule, title]) => [rule, title]))

let titles = titlesIn(library)

/** The raids whose rules explain texts: those of the library of the game on the screen. */
export function explainRulesOf(played: Pick<Library, 'raids'>): void {
  titles = titlesIn(played)
}

/** A rule and the rules above it, from the heading down: 602, 602.2, 602.2b. */
export function aboutRule(rule: string): readonly (readonly [rule: string, title: string])[] {
  const parts = /^(R?\d+)(\.\d+)?([a-z])?/.exec(rule)
  if (!parts) return []
  const [, head = '', number = '', letter = ''] = parts
  return [...new Set([head, head + number, head + number + letter])].flatMap((one) => {
    const title = titles.get(one)
    return title ? [[one, title] as const] : []
  })
}

const escaped = (word: string): string => word.replace(/[^\w\s]/g, '\\$&')
const keywords = Object.keys(keywordTable).sort((a, b) => b.length - a.length)
const explained = new RegExp(`(\\bR?\\d{3}(?:\\.\\d+[a-z]?)?\\b|\\b(?:${keywords.map(escaped).join('|')})\\b)`)

/** A text in pieces, each with its explanation ('' if it needs none). Pure. */
export const inPieces = (text: string): readonly (readonly [piece: string, about: string])[] =>
  text
    .split(explained)
    .filter(Boolean)
    .map((piece) => [piece, meaningOf(piece)] as const)

function meaningOf(piece: string): string {
  const about = titles.has(piece) ? ruleText(piece) : aboutKeyword(piece)
  return about && !titles.has(piece) ? `${piece}: ${about}` : about
}

const ruleText = (rule: string): string =>
  aboutRule(rule)
    .map(([number, title]) => `${number} ${title}`)
    .join(' › ')

/** A text whose rule numbers and keywords are buttons; each shows its explanation below the text, and hides it again. */
export function WithRules({ text }: { text: string }) {
  const open = useSignal('')
  const pieces = inPieces(text)
  return (
    <span>
      {pieces.map(([piece, about]) =>
        about ? (
          <button
            type="button"
            class="rule"
            aria-expanded={open.value === piece}
            title={/\d/.test(piece) ? `What rule ${piece} says` : `What ${piece} means`}
            onClick={() => (open.value = open.value === piece ? '' : piece)}
          >
            {piece}
          </button>
        ) : (
          piece
        ),
      )}
      <span class="rule-note" role="status">
        {pieces.find(([piece]) => piece === open.value)?.[1] ?? ''}
      </span>
    </span>
  )
}
