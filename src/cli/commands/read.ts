import { inFull, instead, plainWorld, type Refusal, readCard } from '../../language/read/index.ts'
import { type CardDef, type CommonType, cardTypes } from '../../language/types.ts'
import { worldOf } from '../../raid/english.ts'
import { raidFrom } from '../named/raid-file.ts'
import { readText } from '../shell/files.ts'
import type { Common } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'
import { CliError, unknown } from '../shell/problem.ts'

interface Options extends Common {
  text?: unknown
  type?: unknown
  name?: unknown
  raid?: unknown
}

/** Reads the text of one card, from a file or from the command line, and shows its data, or the line with a caret at the word that stops the reader. */
export async function read(file: string | undefined, options: Options): Promise<boolean | undefined> {
  const text = textOf(file, options)
  const def = lineOf(options)
  const world = options.raid === undefined ? plainWorld : worldOf({ ...(await raidFrom(String(options.raid))).raid })
  const read = (text: string) => readCard(def, text, world(def))
  const reading = read(text)
  if ('card' in reading) {
    sayJson(reading.card)
    return undefined
  }
  const better = instead(text.trim(), world(def).words.boss, read)
  if (options.json) sayJson({ refusal: reading.refusal, ...(better === undefined ? {} : { better: better.words }) })
  else for (const line of refused(reading.refusal, better)) say(line)
  return false
}

function textOf(file: string | undefined, { text }: Options): string {
  if (text !== undefined) return String(text)
  if (file !== undefined) return readText(file, 2 ** 16, 'Name a file with the text of one card, a paragraph a line.')
  throw new CliError(
    'nothing to read',
    'raid read',
    'Name a file with the text of a card, or give it: --text "Draw a card." --type ability.',
  )
}

/** The printed line, from the options. */
function lineOf({ type = 'ability', name = 'This Card' }: Options): CardDef {
  const known = cardTypes.find((one) => one === type)
  if (known === undefined) throw unknown('type', String(type), '--type', cardTypes)
  return { name: String(name), type: known satisfies CommonType, set: 'read', number: 0 }
}

/** The line, a caret below the word, and the problem with its fix. */
function refused(refusal: Refusal, better: ReturnType<typeof instead>): string[] {
  const { line, at } = refusal
  const from = at < 60 ? 0 : line.indexOf(' ', at - 60) + 1
  const { what, fix } = inFull(refusal, better)
  return [
    `${from > 0 ? '… ' : ''}${line.slice(from, at + 60)}`,
    `${' '.repeat(at - from + (from > 0 ? 2 : 0))}^`,
    `${what[0]?.toUpperCase()}${what.slice(1)}.`,
    fix,
  ]
}
