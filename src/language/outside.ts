/** The faults of data from outside, in words for the owner of the file: a schema's own are for programmers. */
import type { z } from 'zod'

type Issue = z.ZodError['issues'][number]

/** The first problem, at its most exact place. */
export interface OutsideProblem {
  /** Names and numbers that lead to it; empty for the whole. */
  readonly path: readonly string[]
  /** Continues after a place and a colon, without a full stop. */
  readonly what: string
  readonly issue: Issue
}

/**
 * Puts a schema's refusal into words.
 * @param error - The error of `safeParse`.
 */
export function outsideProblem({ issues }: z.ZodError): OutsideProblem {
  const issue = deepest(issues)
  return { path: issue.path.map(String), what: wordsFor(issue), issue }
}

/** Of several possible forms, the one that matches furthest is the one meant. */
function deepest(issues: readonly Issue[]): Issue {
  const [first] = issues as [Issue]
  if (first.code !== 'invalid_union') return first
  const inner = first.errors.flatMap((branch) => (branch.length > 0 ? [deepest(branch)] : []))
  const far = inner.reduce((a, b) => (b.path.length > a.path.length ? b : a), inner[0] ?? first)
  return far === first ? first : { ...far, path: [...first.path, ...far.path] }
}

const expected: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  null: 'null',
  array: 'a list',
  tuple: 'a list',
  object: 'a record { … }',
  record: 'a record { … }',
}

/** The parts that are counted in each kind of value, by the schema's names. */
const counted: Readonly<Record<string, string>> = {
  string: 'letters',
  array: 'entries',
  object: 'fields',
  record: 'fields',
}

function wordsFor(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('undefined')
        ? 'it is missing'
        : `${expected[issue.expected] ?? 'something else'} is expected here`
    case 'invalid_value':
      return `${issue.values.map((value) => JSON.stringify(value)).join(' or ')} is expected here`
    case 'too_big':
      return `it ${limit(issue.origin, 'has more than', 'is above')} ${issue.maximum}${unit(issue.origin)}`
    case 'too_small':
      return `it ${limit(issue.origin, 'has fewer than', 'is below')} ${issue.minimum}${unit(issue.origin)}`
    case 'unrecognized_keys':
      return `${issue.keys.map((key) => JSON.stringify(key)).join(', ')} has no meaning here`
    case 'custom':
      return issue.message
    default:
      return 'it is not in the form that it should have'
  }
}

const limit = (origin: string, many: string, far: string): string => (counted[origin] ? many : far)
const unit = (origin: string): string => (counted[origin] ? ` ${counted[origin]}` : '')
