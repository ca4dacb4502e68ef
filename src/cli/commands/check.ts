import { readFileSync } from 'node:fs'
import { decoded, plainProblem } from '../../language/plain-text.ts'
import type { Problem } from '../../language/problem.ts'
import type { Data } from '../../language/schema/shape.ts'
import { readEnglish, type Sentence } from '../../raid/english.ts'
import type { RaidDef } from '../../raid/format.ts'
import { keysTwice } from '../../raid/json-tree.ts'
import { lintTexts } from '../../raid/lint.ts'
import { packData } from '../../raid/pack.ts'
import { inWords } from '../../raid/path.ts'
import { type Place, type Places, placeText } from '../check/place.ts'
import { codePlaces } from '../check/place-in-code.ts'
import { jsonPlaces } from '../check/place-in-json.ts'
import { playCheck } from '../check/play-check.ts'
import { noPlaces } from '../check/syntax-tree.ts'
import { watched } from '../check/watch.ts'
import { looksLikePath } from '../named/module.ts'
import { type RaidSource, raidAtHand, raidFrom, readHere } from '../named/raid-file.ts'
import type { Common } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'

type Placed = Problem & Partial<Place>

interface Options extends Common {
  watch?: boolean
  data?: boolean
  play?: boolean
}

/** Lints a raid. Returns false if there is anything to fix. With `watch`, checks again at each change until Ctrl-C. */
export async function check(what: string, options: Options): Promise<boolean> {
  const { watch, data, json, play } = options
  if (watch) {
    const again = (): Promise<boolean> => check(what, { ...options, watch: false })
    return watched(what, [...(json ? ['--json'] : []), ...(data ? ['--data'] : [])], again)
  }
  const { problems, raid, from } = await checked(what, play === true)
  const sentences = data ? readEnglish(raid as unknown as Data).sentences : []
  if (json) sayJson({ raid: raid.id, from, problems, ...(data ? { sentences } : {}) })
  else if (problems.length === 0) say(`${raid.name}: no problems found.`)
  else {
    for (const problem of problems) say(told(problem, from))
    if (noPlaces) process.stderr.write(`${noPlaces}\n`)
  }
  if (!json) for (const sentence of sentences) say(inData(sentence, raid))
  return problems.length === 0
}

/** A text in English, below its place, and its data. */
const inData = ({ path, english, data }: Sentence, raid: RaidDef): string =>
  `\n${inWords(raid, path)}\n${english.replace(/^/gm, '  ')}\n${packData(data as object).trimEnd()}`

/** Everything that is wrong with a raid, each with its place in the file. */
async function checked(what: string, play: boolean): Promise<RaidSource & { problems: readonly Placed[] }> {
  const source = await raidFrom(what)
  const { raid, from } = source
  const read = readHere(raid)
  const json = from.endsWith('.json')
  const text = json ? decoded(readFileSync(from)) : ''
  const wrong = [...(json ? keysTwice(text) : []), ...('problems' in read ? read.problems : lintTexts(read.raid))]
  const found = play && wrong.length === 0 ? await played(what) : wrong
  const places =
    found.length === 0 || !looksLikePath(from) ? null : json ? jsonPlaces(from, text) : codePlaces(from, raid)
  return { ...source, problems: found.map((problem) => placed(problem, places)) }
}

/** Everything that is odd about some games of it. */
async function played(what: string): Promise<Problem[]> {
  const { library, raid } = await raidAtHand(what)
  return playCheck(library, raid, (mode) => void process.stderr.write(`Playing: ${mode} …\n`))
}

/** The problem in plain text, with its file, line and column. */
function placed(problem: Problem, places: Places | null): Placed {
  const place = problem.path && places?.(problem.path, problem.letter)
  return { ...place, ...plainProblem(problem) }
}

function told({ file, line, column, where, what, fix }: Placed, from: string): string {
  const place = file === undefined ? from : placeText({ file, line: line ?? 1, column: column ?? 1 })
  return `${place}: ${where}: ${what}\n  fix: ${fix}`
}
