import { nearest } from '../../language/problem.ts'
import { words } from '../../raid/reference.ts'
import { wordUsage } from '../cards/word-usage.ts'
import type { Common } from '../shell/options.ts'
import { columns, say, sayJson } from '../shell/output.ts'
import { CliError } from '../shell/problem.ts'

interface Options extends Common {
  usage?: boolean
}

/** Prints the reference of the language: every word in a line, everything about one, or how far the words are used. */
export async function reference(wanted: string | undefined, options: Options): Promise<undefined> {
  if (options.usage) return usage(options)
  const all = words()
  const asked = wanted?.toLowerCase()
  const found = all.filter(({ word, id }) => asked === undefined || word.toLowerCase() === asked || id === asked)
  if (found.length === 0) throw unknownWord(String(wanted), [...new Set(all.map(({ word }) => word))])
  if (options.json) sayJson(found)
  else if (asked === undefined)
    for (const line of columns(all.map((word) => [word.kind, word.word, word.about]))) say(line)
  else for (const [i, word] of found.entries()) say(`${i > 0 ? '\n' : ''}${lines(word).join('\n')}`)
}

async function usage({ json }: Options): Promise<undefined> {
  const all = await wordUsage()
  if (json) sayJson(all)
  else {
    say(`${all.single} of ${all.words} words are used by one card alone: ${(100 * all.share).toFixed(1)} %`)
    for (const line of columns(Object.entries(all.by))) say(line)
    say(`Only in tests: ${all.unused.join(', ')}`)
  }
}

const unknownWord = (word: string, known: readonly string[]): CliError => {
  const near = nearest(word, known)
  return new CliError(
    `the language has no word "${word}"`,
    'the argument [word]',
    near === undefined ? '`reference` without a word lists them all.' : `Did you mean "${near}"?`,
  )
}

const lines = ({ kind, word, about, rule, fields, example, english }: ReturnType<typeof words>[number]): string[] => [
  `${word} (${kind})${rule ? `, rule ${rule}` : ''}`,
  `  ${about}`,
  ...columns(
    fields.map(({ name, takes, needed, about: meaning }) => [`  ${name}${needed ? '' : '?'}`, takes, meaning]),
  ),
  `  Example: ${JSON.stringify(example)}`,
  ...(english ? english.split('\n').map((line) => `  In print: ${line}`) : []),
]
