/** `npm run soak -- --help` says how: random raids, tables without one, the marches, cards at random, or damaged files. Keep each seed that fails as a test. */
import { raids } from '../../raids/index.ts'
import { allCards, cardIndex } from '../../src/cards/sets/index.ts'
import { workersFor } from '../../src/cli/pool/play-all.ts'
import { library } from '../../src/content.ts'
import { mostEmpty } from './acts.ts'
import { guard, inWords as guardInWords, isClean } from './cards/guard.ts'
import { playSides, sideCards } from './cards/sides.ts'
import { tryEdits } from './edits.ts'
import { otherInEnglish } from './english.ts'
import { exhaust } from './exhaust.ts'
import { batter, doors } from './files.ts'
import { type Soak, soak } from './games.ts'
import { faultOf, reports } from './guide.ts'
import { figures, runKept } from './kept.ts'
import { inWords, marched, missed, report } from './march.ts'
import { meddlings, neverLeft } from './meddler.ts'
import { asked, help, turnDown } from './options.ts'
import { printed, readBack } from './prints.ts'
import { mistaken } from './raids.ts'
import { unsaid } from './unsaid.ts'

const { options, number, known, hall } = asked(process.argv.slice(2))
if (options.help) {
  console.log(help)
  process.exit(0)
}

const { tables = false } = options
const games = number('games', tables ? 5000 : 2000)
const from = number('from')
const every = number('every', tables ? 1 : 97)

if (options.march) {
  const told = marched
    .filter(([{ id }]) => options.raid === undefined || id === options.raid)
    .map(([def, of]) => report(def, of))
  if (told.length === 0) turnDown(`Nobody marches through ${known.name}.`)
  for (const one of told) console.log(inWords(one))
  process.exit(told.some((one) => missed(one).length > 0) ? 1 : 0)
}

if (options.cards) {
  const n = number('n')
  let known = 0
  const told = (done: number, soFar: () => { faults: readonly string[] }): void => {
    if (done % 100 > 0) return
    const { faults } = soFar()
    for (const fault of faults.slice(known)) console.error(fault)
    known = faults.length
    if (done % 500 === 0) console.error(`${done} of ${n} cards, ${known} faults`)
  }
  // What is read on one card in six goes unread on 25 in one run of a hundred.
  const report = guard(n, number('seed'), Math.max(25, Math.ceil(n / 800)), told)
  console.log(guardInWords(report))
  process.exit(isClean(report) ? 0 : 1)
}

if (options.sides !== undefined) {
  const seeds = Array.from({ length: number('sides') }, (_, i) => from + i)
  const all = [...sideCards, ...library.raids.flatMap(({ cards }) => cards)]
  const wrong = all.flatMap((card) => playSides(card, seeds).wrong)
  console.log([`${all.length} cards, ${wrong.length} faults`, ...wrong].join('\n'))
  process.exit(wrong.length > 0 ? 1 : 0)
}

if (options.kept) {
  const every = Math.max(1, number('every', 1))
  const names = (await cardIndex()).map(({ name }) => name).filter((_, i) => i % every === from - 1)
  const told = figures(await runKept(names, number('seed'), workersFor(options, names.length)))
  console.log(JSON.stringify(told, null, 2))
  const { cards, by, stale } = told
  process.exit(by['went wrong'] + stale.length > 0 || cards < names.length ? 1 : 0)
}

if (options.prints) {
  const every = Math.max(1, number('every', 1))
  const kept = (await allCards()).filter((_, i) => i % every === 0)
  const { cards, same, unread, other } = readBack(printed(kept), console.error)
  const silent = unsaid()
  const english = raids.flatMap((raid) => otherInEnglish(raid))
  console.log(JSON.stringify({ cards, same, unread: unread.length, other: other.length, silent, english }))
  process.exit(unread.length + other.length + silent.length + english.length > 0 ? 1 : 0)
}

if (options.guide) {
  const wrong = reports.map((_, n) => faultOf(n, ['--import', 'tsx', 'src/cli/main.ts'])).filter(Boolean)
  console.log([`${reports.length} reports, ${wrong.length} faults`, ...wrong].join('\n'))
  process.exit(wrong.length > 0 ? 1 : 0)
}

if (options.files !== undefined) {
  const count = number('files')
  const failed: string[] = []
  for (const door of Object.keys(doors) as (keyof typeof doors)[]) {
    const wrong = await batter(door, count, from)
    if (wrong) failed.push(wrong)
    console.error(wrong || `${door}: ${count} read or refused`)
  }
  console.log(JSON.stringify({ files: count, from, failed: failed.length }))
  process.exit(failed.length > 0 ? 1 : 0)
}

if (options.raids !== undefined) {
  const count = number('raids')
  const wrong = mistaken(count, from)
  console.error(wrong || `${count} refused in words, or without a problem`)
  process.exit(wrong ? 1 : 0)
}

if (options.edits !== undefined) {
  const { came, faults } = tryEdits(number('edits'), from)
  console.log(JSON.stringify({ ...came, from, faults }, null, 2))
  process.exit(faults.length > 0 ? 1 : 0)
}

const deck = options.deck === undefined ? undefined : number('deck')
const meddling = meddlings.find((name) => options[name])
/** Which games are played. */
function gamesAsked(): Pick<Soak, 'meddling' | 'acts' | 'looksAt' | 'bots' | 'hall'> {
  const { raid } = options
  if (meddling) return { meddling }
  if (options.acts) return { acts: { raid } }
  if (options.forecasts) return { looksAt: 'forecasts' }
  if (options.real) return { looksAt: 'real' }
  if (options.seats) return { looksAt: 'seats' }
  if (options.bots) return { bots: { raid, taint: number('taint'), deck } }
  return tables ? {} : { hall }
}
const workers = workersFor(options, games)
const soaked = await soak({ games, from, every, workers, ...gamesAsked() })
let failed = soaked.failed > 0
console.log(JSON.stringify({ ...soaked, from }))
if (meddling === 'leaving') console.log(JSON.stringify({ never: neverLeft(soaked.met) }))
const { answers = 0, empty = 0 } = soaked.met
if (answers > 0) {
  console.log(JSON.stringify({ saysNothing: empty / answers, atMost: mostEmpty }))
  failed ||= empty / answers > mostEmpty
}
if (soaked.games < games) process.exit(failed ? 1 : 130)
let unheard: readonly string[] = []
if (tables) {
  try {
    const told = (n: number, left: number): unknown =>
      process.stderr.isTTY && process.stderr.write(`\r${n} more, ${left} words unheard `)
    unheard = exhaust(3, 1000, { every: 101, leaks: 211 }, told).unheard
  } catch (e) {
    failed = true
    console.error((e as Error).message)
  }
  console.log(JSON.stringify({ unheard }))
}
process.exit(failed || unheard.length > 0 ? 1 : 0)
