/** The rule book for developers: `npm run -s rules -- 717.2` says where a numbered rule is kept, and which tests prove it. */
import type { Common } from '../../src/cli/shell/options.ts'
import { columns, say, sayJson } from '../../src/cli/shell/output.ts'
import { CliError } from '../../src/cli/shell/problem.ts'
import { type BookLine, type Coverage, coverage, ruleBook } from './book.ts'

/** Every numbered rule with where it is enforced and which tests cite it; of one number, or a section, all places. */
export function rules(number: string | undefined, options: Common & { missing?: boolean }): void {
  const book = ruleBook()
  const asked = number === undefined ? book : book.filter(({ rule }) => isBelow(rule, String(number)))
  if (asked.length === 0) {
    const fix = 'Rules are numbered as in 4, 410, 410.6, 410.6a; those of raids as in R2, R202.1.'
    throw new CliError(`there is no rule ${number}`, 'rules', fix)
  }
  const lines = options.missing ? asked.filter(isGap) : asked
  if (options.json) {
    sayJson(lines)
    return
  }
  if (number === undefined || isChapter(number)) for (const line of columns(lines.map(short))) say(line)
  else for (const line of lines) detail(line)
  const core = coverage(asked.filter(({ rule }) => !rule.startsWith('R')))
  const raids = coverage(asked.filter(({ rule }) => rule.startsWith('R')))
  say()
  if (core.rules > 0) say(`Comprehensive Rules 7.4: ${sentence(core)}`)
  if (raids.rules > 0) say(`Raid rules: ${sentence(raids)}`)
}

/** '4' are the rules from 400 on, 'R4' those of the third raid. */
const isChapter = (number: string): boolean => /^R?\d$/.test(number)

/** '410' has 410.6 and 410.6a below it, the chapters '4' and 'R4' have all that begins so; '41' has nothing. */
const isBelow = (rule: string, number: string): boolean =>
  rule === number || (rule.startsWith(number) && (isChapter(number) || /^(?:\.|[a-z])/.test(rule.slice(number.length))))

const isGap = ({ status, tests }: BookLine): boolean =>
  status === 'missing' || (status === 'enforced' && tests.length === 0)

const some = (places: readonly string[]): string =>
  places.length > 1 ? `${places[0]} +${places.length - 1}` : (places[0] ?? '')

const short = ({ rule, title, status, code, tests, reason }: BookLine): string[] =>
  status === 'definition' || status === 'unenforceable'
    ? [rule, title, status, '', reason]
    : [rule, title, status, tests.length === 0 ? 'no test' : `${tests.length} tests`, some(code)]

function detail({ rule, title, status, code, tests, reason }: BookLine): void {
  say(`${rule}  ${title}: ${status}${reason ? `. ${reason}` : ''}`)
  for (const place of code) say(`  enforced  ${place}`)
  for (const place of tests) say(`  tested    ${place}`)
}

const sentence = ({ rules: n, enforced, tested, share }: Coverage): string =>
  `of ${n} rules that a program can enforce, ${enforced} are enforced and ${tested} tested; both: ${(100 * share).toFixed(1)} %.`
