import { nearest } from '../../language/problem.ts'
import type { Word } from '../../language/reference/index.ts'
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
  const called = ({ word, id }: Word, name: string): boolean => word.toLowerCase() === name || id === name
  const exact = all.filter((one) => asked === undefined || called(one, asked))
  const found =
    exact.length > 0
      ? exact
      : all.filter((one) => called(one, `${asked}s`) || called(one, asked?.replace(/s$/, '') ?? ''))
  if (found.length === 0) throw unknownWord(String(wanted), all)
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

/** More words that speak of another are not listed. */
const most = 12

/** A word that the language lacks: the nearest one, and those whose meaning speaks of it. */
function unknownWord(asked: string, all: readonly Word[]): CliError {
  const near = nearest(asked, [...new Set(all.map(({ word }) => word))])
  const stem = asked.toLowerCase().replace(/(?<=\w{3})(?:(?<=s|x|ch|sh)es|s)$/, '')
  const speaks = ({ about, fields }: Word): boolean =>
    [about, ...fields.map((field) => field.about)].some((text) => ` ${text.toLowerCase()}`.includes(` ${stem}`))
  const speaking = stem.length > 3 ? [...new Set(all.filter(speaks).map(({ word }) => word))].slice(0, most) : []
  const guess = near === undefined ? [] : [`Did you mean "${near}"?`]
  const others = speaking.length > 0 ? [`These speak of it: ${speaking.join(', ')}.`] : []
  const rest =
    guess.length + others.length > 0
      ? []
      : ['`reference` without a word lists them all; docs/raids.md says what a raid can have.']
  return new CliError(
    `the language has no word "${asked}"`,
    'the argument [word]',
    [...guess, ...others, ...rest].join(' '),
  )
}

const lines = ({ kind, word, about, rule, fields, example, english }: Word): string[] => [
  `${word} (${kind})${rule ? `, rule ${rule}` : ''}`,
  `  ${about}`,
  ...columns(
    fields.map(({ name, takes, needed, about: meaning }) => [`  ${name}${needed ? '' : '?'}`, takes, meaning]),
  ),
  `  Example: ${JSON.stringify(example)}`,
  ...(english ? english.split('\n').map((line) => `  In print: ${line}`) : []),
]
