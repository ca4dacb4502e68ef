/** Kills a server at random moments while people play on it, and looks at what is left. */
import { isDeepStrictEqual } from 'node:util'
import { choices, hash, view } from '../../src/engine/index.ts'
import { openKeeper } from '../../src/server/keep.ts'
import { seenBy } from '../../src/session/seen.ts'
import { botPlays, type Guest, joinRoom, openRoom, until } from './client.ts'
import { fewCards } from './few-cards.ts'
import { serve } from './process.ts'

export interface Fate {
  kills: number
  /** Rooms that could not be read again, or whose choices do not give the hashes that were kept with them. */
  broken: string[]
  /** Choices that somebody had been told of, and that were gone; views that were not the same again. */
  lost: string[]
  /** Lines that were only half written, and told to nobody. */
  cut: string[]
  /** Choices made in all, and answers that were on their way as the server died: those that were kept, and those that were not. */
  choices: number
  inFlight: { kept: number; gone: number }
  /** Mulligans that waited for those of others as the server died, and were there again. */
  waiting: number
}

const newFate = (): Fate => ({
  ...{ kills: 0, broken: [], lost: [], cut: [], choices: 0, waiting: 0 },
  inFlight: { kept: 0, gone: 0 },
})

interface Table {
  code: string
  tokens: string[]
  guests: Guest[]
}

/** Rooms whose bots think; in all others they choose at random, which costs less. */
const thoughtful = 1
/** A raid of so many choices gives way to a new one in another room: each is played again twice after every kill. */
const enough = 500

interface Killing {
  file: string
  folders: { page: string; data: string }
  rooms: number
  /** Between 0 and 1. */
  random(): number
}

/** Plays, kills and looks, so many times. */
export async function killing(
  times: number,
  use: Killing,
  told: (fate: Fate) => void = () => undefined,
): Promise<Fate> {
  const fate = newFate()
  // Bots think in the server's own thread, so that they do so as soon as it is back.
  const folders = { ...use.folders, threads: 0, cards: 'few' as const }
  let server = await serve(use.file, folders)
  const tables: Table[] = []
  for (let n = 0; n < use.rooms; n++) tables.push(await newTable(server.port, n < thoughtful))
  for (let n = 0; n < times; n++) {
    for (const [i, table] of tables.entries())
      if ((table.guests[0]?.sight?.choices ?? 0) > enough) tables[i] = await newTable(server.port, i < thoughtful)
    // One more room, in which a raid has just begun.
    const fresh = await newTable(server.port, false, `192.0.2.${n % 250}`)
    await Promise.all([...tables.map(play), begin(fresh, use.random)])
    await new Promise((done) => setTimeout(done, 20 + use.random() * 200))
    await server.kill()
    fate.kills++
    await look([...tables, fresh], use, fate)
    server = await serve(use.file, folders)
    const { port } = server
    await Promise.all([...tables, fresh].map((table) => comeBack(table, port, fate)))
    for (const one of fresh.guests) void one.leave()
    told(fate)
  }
  await server.kill()
  return fate
}

/** On a busy machine a client may be too slow for the place that is reserved for it: it asks again. */
const inTime = (join: () => Promise<Guest>): Promise<Guest> =>
  join().catch((error: Error) => (error.message.includes('reservation expired') ? inTime(join) : Promise.reject(error)))

async function newTable(port: number, thinks: boolean, from?: string): Promise<Table> {
  const [boss, raider] = thinks ? ['normal', 'raider'] : ['random', 'random']
  const ann = await inTime(() => openRoom(port, { boss, raiders: ['person', 'person', raider] }, from))
  const ben = await inTime(() => joinRoom(port, ann.code, { name: 'Ben' }, from))
  return { code: ann.code, tokens: [ann.token, ben.token], guests: [ann, ben] }
}

/** A raid begins, and each says after a moment whether to mulligan. */
async function begin({ guests }: Table, random: () => number): Promise<void> {
  const [ann] = guests as [Guest]
  for (const one of guests) one.ask('ready', { ready: true })
  await until(() => ann.state?.waits === '')
  ann.ask('begin', {})
  await until(() => guests.every(({ sight }) => sight?.seen.mine))
  guests.forEach((one, i) => {
    // Ann, who is asked first, is rather the last to say.
    botPlays(one, { bot: 'random', pause: (1 - i + random()) * 200 })
  })
}

/** Bots answer for the people, until something has been chosen; a raid that is over is followed by another. */
async function play({ guests }: Table): Promise<void> {
  const [ann, ben] = guests as [Guest, Guest]
  const state = () => ann.state?.phase
  if (state() === 'over') ann.ask('again', {})
  await until(() => state() !== 'over')
  if (state() === 'lobby') {
    for (const one of [ann, ben]) one.ask('ready', { ready: true })
    await until(() => ann.state?.waits === '')
    ann.ask('begin', {})
  }
  const made = () => ann.sight?.choices ?? 0
  const before = made()
  botPlays(ann)
  botPlays(ben)
  // Another raid begins with fewer than the last one had.
  await until(() => made() !== before || state() === 'over')
}

/** What is on the disk after a kill: whole, and nothing less than people were told. */
async function look(tables: readonly Table[], { folders }: Killing, fate: Fate): Promise<void> {
  const keeper = await openKeeper(fewCards, folders.data, { now: () => 0, log: (line) => fate.cut.push(line) })
  for (const { code, guests } of tables) {
    try {
      const kept = keeper.read(code)
      if (!kept) throw new Error('it is gone')
      const { play } = await keeper.wake(kept)
      const session = play?.session
      const game = session?.game
      const made = game ? choices(game) : 0
      for (const [seat, { sight, answered, state }] of guests.entries()) {
        if (!sight || !session || !game || state?.phase !== 'game') continue
        if (sight.choices > made) fate.lost.push(`${code}: ${sight.choices - made} choices`)
        if (
          sight.choices === made &&
          !isDeepStrictEqual(sight.seen.view, JSON.parse(JSON.stringify(view(game, seat + 1))))
        )
          fate.lost.push(`${code}: seat ${seat + 1} saw something else (${hash(game)})`)
        if (answered !== sight.question) continue
        if (sight.seen.mine) fate.inFlight[made > sight.choices ? 'kept' : 'gone']++
        else if (sight.choices === made && seenBy(session, seat + 1).mine) fate.lost.push(`${code}: an answer`)
        else if (session.early.has(seat + 1)) fate.waiting++
      }
      fate.choices = Math.max(fate.choices, made)
    } catch (error) {
      fate.broken.push(`${code}: ${error instanceof Error ? error.message : error}`)
    }
  }
  await keeper.close()
}

/** Everybody comes back with their token, to the seat and the table that they had. */
async function comeBack(table: Table, port: number, fate: Fate): Promise<void> {
  const before = table.guests.map(({ sight }) => sight?.choices ?? 0)
  const phase = table.guests[0]?.state?.phase
  table.guests = []
  for (const token of table.tokens) table.guests.push(await inTime(() => joinRoom(port, table.code, { token })))
  if (phase !== 'game') return
  for (const [i, one] of table.guests.entries()) {
    await until(() => one.sight !== null)
    if ((one.sight?.choices ?? 0) < (before[i] ?? 0)) fate.lost.push(`${table.code}: the server has fewer choices`)
    if (one.state?.seat !== i + 1) fate.lost.push(`${table.code}: seat ${i + 1} is somebody else’s`)
  }
}
