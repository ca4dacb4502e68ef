/**
 * Everything that reads what others wrote, against damaged copies: a saved game's file, a row of the database, a link, what the
 * browser stores, a raid's file, decks and a deck's link, a campaign. Each is read, and what was read can be played, or it is refused in plain words with place and fix;
 * nothing else is thrown, and nothing takes long.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { addressOf, lastWanted, readLink, setupOf } from '../../src/app/start/raid-link.ts'
import { readSettings } from '../../src/app/storage/settings.ts'
import { campaignJson, newCampaign, readCampaign, withWin } from '../../src/campaign/index.ts'
import { catalogue } from '../../src/catalogue.ts'
import { chartOf } from '../../src/cli/commands/graph.ts'
import { type RaidSource, raidFrom } from '../../src/cli/named/raid-file.ts'
import { CliErrors, problemsOf } from '../../src/cli/shell/problem.ts'
import { library } from '../../src/content.ts'
import { cardNames, deckJson, deckLink, deckProblems, decksJson, readDecks } from '../../src/decks/index.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import {
  checkRecord,
  choose,
  decision,
  load,
  misfit,
  outcome,
  parseRecord,
  RecordError,
  record,
  SetupError,
  start,
} from '../../src/engine/index.ts'
import type { GameRecord } from '../../src/engine/types.ts'
import type { Problem } from '../../src/language/problem.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { type Opened, readSavedFile, recordUpTo, seatsFor } from '../../src/session/saved-file.ts'
import {
  damagedFileText,
  fileName,
  type Saved,
  savedFileText,
  savedName,
  savedShape,
} from '../../src/session/saved-game.ts'
import { mix } from '../../src/state/dice.ts'
import { damagedData, damagedLine, damagedText } from './damage.ts'

/** Processor time that no file may take, in milliseconds: a hundred times what one takes, since the machine may be busy. */
const longest = 4000

const decks = library.decks.slice(0, 5).map(({ id }) => id)
const own = {
  id: 'own',
  name: 'Own',
  hero: 'Warrax',
  about: '',
  format: 'open',
  cards: [[60, 'Kor Cindervein']],
} as const

function played(raid: string, raiders: number, seed: number, count: number, more: object = {}): GameRecord {
  const seats = Array.from({ length: raiders }, (_, i) => ({ name: `R${i + 1}`, deck: decks[i % decks.length]! }))
  const g = start(library, { raid, raiders: seats, seed, ...more })
  for (let n = 0; n < count && !outcome(g); n++) choose(g, mix(seed, n, 1) % decision(g)!.answers.length)
  return record(g)
}

const records: readonly GameRecord[] = [
  played('onyxias-lair', 1, 3, 40),
  played('molten-core', 2, 5, 25, { mode: 'standard' }),
  played('magtheridons-lair', 3, 7, 15),
  played('onyxias-lair', 1, 9, 20, { raiders: [{ name: 'Ann', deck: own, kept: [], collection: [[3, 'Parvink']] }] }),
]
const rows: readonly Saved[] = records.map((one, i) => ({
  ...{
    id: `row-${i}`,
    name: i % 2 ? 'Mine' : '',
    title: 'A raid',
    note: 'turn 3',
    party: ['Ann (Warrax)'],
    picture: '',
  },
  ...{ when: 1_750_000_000_000 + i, over: false, seats: seatsFor(one, []), record: one },
  reasons: [{ choice: 1, seat: 0, text: 'Because.', cards: [], secret: false }],
}))
const files: readonly object[] = rows.map((row) => JSON.parse(savedFileText(row)) as object)

const links: readonly string[] = [
  addressOf({
    ...{ raid: 'onyxias-lair', seed: 7, boss: 'tactics' },
    raiders: [{ deck: decks[0]!, who: 'person', name: 'Ann' }],
  }),
  addressOf({
    ...{ raid: 'molten-core', mode: 'standard', seed: 0xffff_ffff, boss: 'person' },
    raiders: decks.slice(0, 5).map((deck, i) => ({ deck, who: 'raider', name: `Ä ${i}, der Zwerg` })),
  }),
]
const stored: readonly object[] = [
  { raid: 'molten-core', mode: 'standard', boss: 'tactics', raiders: [{ deck: decks[0], who: 'person', name: 'Ann' }] },
  { speed: 2, motion: 'full', stop: 'always', marks: [], coach: ['one'], letterSize: 125, cues: 0.5 },
]

/** A raid with a few cards of each kind: a whole one says no more, and takes longer. */
function smallRaid(): RaidDef {
  const names = [
    'Crush',
    'Deep Breath',
    'Trample',
    'The Whelp Pits',
    'Wing Buffet',
    'Battle Plan',
    'Growing Rage',
    'Feeding Time',
  ]
  const keep = new Set(['Onyxia (Stage 1)', 'Onyxia (Stage 2)', 'Onyxia (Stage 3)', 'Onyxian Whelp', ...names])
  const list = (of: RaidDef['decks'][string] = []) => of.filter(([, name]) => keep.has(name))
  const { main, event } = onyxiasLair.decks
  return {
    ...onyxiasLair,
    ...{ id: 'small', name: 'Small', tactics: onyxiasLair.tactics?.slice(0, 3) ?? [], advice: [] },
    cards: onyxiasLair.cards.filter(({ name }) => keep.has(name)),
    decks: { main: list(main), event: list(event) },
  }
}
const raids: readonly RaidDef[] = [smallRaid()]

const deckDefs = library.decks.slice(0, 3)
const deckFiles = [deckJson(deckDefs[0]!), decksJson(deckDefs)].map((text) => JSON.parse(text) as object)
const deckLinks = [(await deckLink(deckDefs[0]!))!, (await deckLink(deckDefs[1]!))!]
const campaign = withWin(
  newCampaign,
  { key: 'k', raid: 'onyxias-lair', name: 'Onyxia' },
  deckDefs.map(({ id, hero }) => ({ deck: id, hero })),
  [
    ['Onyxia Hide Backpack', deckDefs[0]!.hero],
    ['Onyxia Hide Backpack', null],
  ],
)
const campaigns = [JSON.parse(campaignJson(campaign, deckDefs)) as object]
const names = cardNames(library.cards)

function must(so: boolean, what: string): asserts so {
  if (!so) throw new Error(what)
}

const unplain = /[\p{Cc}\p{Cf}\p{Cs}]|\p{M}{5}/u
/** Joiners within one picture. */
const joined = /(?<=\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*)\u200D(?=\p{Extended_Pictographic})/gu

/** How the library that checks shapes speaks to programmers. */
const foreign =
  /Invalid (?:input|option|key|element|string)|expected \w+, received|^Too (?:big|small): expected|Unrecognized key/

/** Place, what, and fix are there, and nothing of them could turn a terminal or a page around. */
function plain({ where, what, fix }: Problem): void {
  for (const text of [where, what, fix]) {
    must(
      typeof text === 'string' && text !== '',
      `a problem without its parts: ${JSON.stringify({ where, what, fix })}`,
    )
    must(!unplain.test(text.replace(joined, '')), `a problem that is not plain: ${JSON.stringify(text.slice(0, 200))}`)
    must(!foreign.test(text), `a problem in foreign words: ${text.slice(0, 200)}`)
    must(text.length < 2100, `a problem of ${text.length} letters`)
    must(!/undefined|\[object/.test(text), `a problem with a hole: ${text.slice(0, 200)}`)
  }
}

/** What was thrown is a refusal in plain words; else it is thrown on. */
function refusal(error: unknown): void {
  const refused = error instanceof RecordError || error instanceof SetupError || error instanceof CliErrors
  const known = refused ? problemsOf(error) : undefined
  if (known === undefined) throw error
  must(known.length > 0, 'a refusal is empty')
  known.forEach(plain)
}

/** A record that was read: it plays again and goes on, or says where it differs, and then it does so up to there. */
function again(one: GameRecord): void {
  const against = misfit(library, one)
  if (against) {
    plain(against)
    return
  }
  let g: RunningGame
  try {
    g = running(load(library, one))
  } catch (error) {
    refusal(error)
    const whole = error instanceof RecordError ? error.whole : null
    if (whole) load(library, recordUpTo(one, whole))
    return
  }
  if (decision(g) && !outcome(g)) must(choose(g, 0) === null, 'the first answer is refused')
  const read = parseRecord(JSON.stringify(record(g)))
  must('record' in read, 'its own record is refused')
  load(library, read.record)
}

function file(text: string): void {
  const opened: Opened | RecordError = readSavedFile(text)
  if (opened instanceof RecordError) {
    plain(opened)
    return
  }
  again(opened.record)
  const row = { ...rows[0]!, ...opened }
  const twice = readSavedFile(savedFileText(row))
  must(!(twice instanceof RecordError), 'what was read is refused when it is kept')
  must(savedFileText({ ...row, ...twice }) === savedFileText(row), 'what was read is other when it is kept')
}

function row(raw: unknown): void {
  const read = savedShape.safeParse(raw)
  if (!read.success) {
    const damaged = { id: 'x', raw }
    must(typeof damagedFileText(damaged) === 'string' && fileName(damaged).endsWith('.json'), 'it has no file')
    return
  }
  const saved = read.data
  must(
    typeof savedFileText(saved) === 'string' && /^raidkeeper-[\p{L}\p{N}-]+\.json$/u.test(fileName(saved)),
    'it has no file',
  )
  plain({ where: new Date(saved.when).toISOString(), what: savedName(saved) || 'x', fix: saved.note || 'x' })
  const whole = checkRecord(saved.record)
  if ('error' in whole) {
    plain(whole.error)
    return
  }
  const seats = seatsFor(whole.record, saved.seats)
  must(
    seats.every(({ kind, bot }) => kind !== undefined && typeof bot === 'string'),
    'a seat that nobody can take',
  )
  again(whole.record)
}

function link(hash: string): void {
  const read = readLink(hash, catalogue)
  if (!read) return
  for (const what of read.wrong) plain({ where: 'link', what, fix: 'x' })
  const { raid = 'onyxias-lair', mode, seed = 1, boss = 'tactics', raiders = [] } = read.wanted
  const seats = raiders.map(({ deck, who, name }) => ({
    deck: deck || decks[0]!,
    who: who || 'raider',
    name: name || 'R',
  }))
  const wanted = { raid, ...(mode === undefined ? {} : { mode }), seed, boss, raiders: seats }
  const twice = readLink(addressOf(wanted), catalogue)
  const back = { ...wanted, raiders: [], ...twice?.wanted }
  must(twice?.wrong.length === 0 && addressOf(back) === addressOf(wanted), 'its own link is another')
  try {
    start(library, setupOf(wanted))
  } catch (error) {
    refusal(error)
  }
}

/** Decks, in a file or a link: what was read, the rules can judge. */
async function deck(text: string): Promise<void> {
  const read = await readDecks(text, names)
  if ('wrong' in read) plain({ where: 'deck', what: read.wrong, fix: 'x' })
  else for (const one of read) deckProblems(library, one, names).forEach(plain)
}

function campaignFile(text: string): void {
  const read = readCampaign(text)
  if ('wrong' in read) plain({ where: 'campaign', what: read.wrong, fix: 'x' })
  else must('campaign' in readCampaign(campaignJson(read.campaign, read.decks)), 'its own file is another')
}

/** What the browser stores for the page: damage is forgotten. */
function storage(text: string): void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage')
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => text } })
  try {
    must(typeof readSettings().speed === 'number', 'settings without a speed')
    const { raiders = [] } = lastWanted()
    must(raiders.length <= 5 && raiders.every(({ deck }) => typeof deck === 'string'), 'raiders that are none')
  } finally {
    if (before) Object.defineProperty(globalThis, 'localStorage', before)
    else Reflect.deleteProperty(globalThis, 'localStorage')
  }
}

/** A raid's file: what has the form of a raid has a statechart, and what the linter accepts can be played. */
async function raidFile(text: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-file-'))
  const path = join(folder, 'raid.json')
  writeFileSync(path, text)
  try {
    const found = await raidFrom(path)
    const { raid } = found
    chart(found)
    const problems = lintRaid(raid, library)
    problems.forEach(plain)
    if (problems.length === 0) raided(raid)
  } catch (error) {
    const known = problemsOf(error)
    if (known === undefined) throw error
    for (const one of known) plain({ ...one, where: one.where.replace(folder, '') })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function chart(found: RaidSource): void {
  try {
    must(chartOf(found).startsWith('stateDiagram'), 'a statechart that is none')
  } catch (error) {
    refusal(error)
  }
}

function raided(raid: RaidDef): void {
  const raiders = Array.from({ length: raid.raiders.min }, (_, i) => ({
    name: `R${i}`,
    deck: decks[i % decks.length]!,
  }))
  const g = start({ ...library, raids: [raid] }, { raid: raid.id, raiders, seed: 1 })
  for (let n = 0; n < 60 && !outcome(g); n++) {
    const d = decision(g)
    must(d !== null && d.answers.length > 0, `choice ${n}: nobody is asked`)
    must(choose(g, mix(1, n, 2) % d.answers.length) === null, `choice ${n}: an answer is refused`)
  }
}

/** Nothing takes long; what fails says with which file. */
const timed =
  <T>(check: (one: T) => void | Promise<void>) =>
  async (one: T): Promise<void> => {
    const before = process.cpuUsage()
    await check(one)
    const { user, system } = process.cpuUsage(before)
    must((user + system) / 1000 < longest, `it took ${(user + system) / 1000} ms`)
  }

/** Each door with its damaged files. */
export const doors = {
  file: fc.asyncProperty(damagedText(files), timed(file)),
  row: fc.asyncProperty(damagedData(rows, true), timed(row)),
  link: fc.asyncProperty(damagedLine(links), timed(link)),
  storage: fc.asyncProperty(damagedText(stored), timed(storage)),
  raid: fc.asyncProperty(damagedText(raids), timed(raidFile)),
  deck: fc.asyncProperty(damagedText(deckFiles), timed(deck)),
  'deck link': fc.asyncProperty(damagedLine(deckLinks), timed(deck)),
  campaign: fc.asyncProperty(damagedText(campaigns), timed(campaignFile)),
} as const

/** Where it differs from the one that it was made of, as far as can be seen. */
function differing(text: string): string {
  const sound = [...files, ...rows, ...links, ...stored, ...raids, ...deckFiles, ...deckLinks, ...campaigns].map(
    (one) => fc.stringify(typeof one === 'string' ? one : text.startsWith('"') ? JSON.stringify(one) : one),
  )
  const same = (a: string, b: string): number => {
    let n = 0
    while (n < a.length && a[n] === b[n]) n++
    return n
  }
  const turned = (part: string): string => [...part].reverse().join('')
  const both = (one: string): readonly [front: number, back: number] => {
    const front = same(one, text)
    return [front, same(turned(one.slice(front)), turned(text.slice(front)))]
  }
  const alike = (one: string): number => both(one)[0] + both(one)[1]
  const from = sound.reduce((a, b) => (alike(b) > alike(a) ? b : a))
  const [front, back] = both(from)
  const short = (part: string): string => (part.length > 600 ? `${part.slice(0, 600)}… (${part.length})` : part)
  const end = (part: string): string => short(part.slice(front, Math.max(front, part.length - back)))
  return `after ${text.slice(Math.max(0, front - 80), front)}\n  it was ${end(from)}\n  it is ${end(text)}`
}

/** Tries so many damaged files at a door. What the first that fails is, made as small as can be, and why; '' if none does. */
export async function batter(door: keyof typeof doors, count: number, seed: number): Promise<string> {
  const found = await fc.check(doors[door] as fc.IAsyncProperty<unknown>, { numRuns: count, seed })
  if (!found.failed) return ''
  const sample = differing(fc.stringify((found.counterexample as readonly unknown[] | null)?.[0]))
  const why = found.errorInstance instanceof Error ? found.errorInstance.stack : String(found.errorInstance)
  return `${door}, seed ${found.seed}, path ${found.counterexamplePath}: ${String(why)}\n${sample}`
}
