import { readFileSync } from 'node:fs'
import { library } from '../../content.ts'
import { decoded, plainProblem } from '../../language/plain-text.ts'
import type { Problem } from '../../language/problem.ts'
import { readRaid } from '../../raid/read.ts'
import { type Place, type Places, placeText } from '../check/place.ts'
import { codePlaces } from '../check/place-in-code.ts'
import { jsonPlaces, keysTwice } from '../check/place-in-json.ts'
import { noPlaces } from '../check/syntax-tree.ts'
import { watched } from '../check/watch.ts'
import { looksLikePath } from '../named/module.ts'
import { type RaidSource, raidFrom } from '../named/raid-file.ts'
import type { Common } from '../shell/options.ts'
import { say, sayJson } from '../shell/output.ts'

type Placed = Problem & Partial<Place>

/** Lints a raid. Returns false if there is anything to fix. With `watch`, checks again at each change until Ctrl-C. */
export async function check(what: string, options: Common & { watch?: boolean }): Promise<boolean> {
  if (options.watch) return watched(what, options.json ? ['--json'] : [])
  const { problems, raid, from } = await checked(what)
  if (options.json) sayJson({ raid: raid.id, from, problems })
  else if (problems.length === 0) say(`${raid.name}: no problems found.`)
  else {
    for (const problem of problems) say(told(problem, from))
    if (noPlaces) process.stderr.write(`${noPlaces}\n`)
  }
  return problems.length === 0
}

/** Everything that is wrong with a raid, each with its place in the file. */
async function checked(what: string): Promise<RaidSource & { problems: readonly Placed[] }> {
  const source = await raidFrom(what)
  const { raid, from } = source
  const read = readRaid(raid, { cards: library.cards })
  const json = from.endsWith('.json')
  const text = json ? decoded(readFileSync(from)) : ''
  const found = [...(json ? keysTwice(text) : []), ...('problems' in read ? read.problems : [])]
  const places =
    found.length === 0 || !looksLikePath(from) ? null : json ? jsonPlaces(from, text) : codePlaces(from, raid)
  return { ...source, problems: found.map((problem) => placed(problem, places)) }
}

/** The problem in plain text, with its file, line and column. */
function placed(problem: Problem, places: Places | null): Placed {
  const place = problem.path && places?.(problem.path)
  return { ...place, ...plainProblem(problem) }
}

function told({ file, line, column, where, what, fix }: Placed, from: string): string {
  const place = file === undefined ? from : placeText({ file, line: line ?? 1, column: column ?? 1 })
  return `${place}: ${where}: ${what}\n  fix: ${fix}`
}
