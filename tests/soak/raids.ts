/**
 * The raids that ship with the game, as JSON, each with a few mistakes: keys and names mistyped, values of other kinds, parts left out, twice, or in
 * other places. Each is refused in words with a path that leads into it, or has no problem; nothing is thrown, and nothing takes long.
 */
import fc from 'fast-check'
import { library } from '../../src/content.ts'
import { formOf, readRaid } from '../../src/raid/read.ts'
import { damagedData } from './damage.ts'

const raids = library.raids.map((raid) => JSON.parse(JSON.stringify(raid)) as unknown)

/** As a file would have them. */
const damaged = damagedData(raids).map((data) => JSON.parse(JSON.stringify(data)) as unknown)

/** Processor time that no raid may take, in milliseconds: many times what the largest takes, since the machine may be busy. */
const longest = 8000

/** Throws if what the checker says of a value has a hole or no path, or takes long. */
export function check(value: unknown): void {
  const before = process.cpuUsage()
  const read = readRaid(value, library)
  const { user, system } = process.cpuUsage(before)
  const took = (user + system) / 1000
  if (took > longest) throw new Error(`it took ${took} ms`)
  const problems = 'problems' in read ? read.problems : []
  for (const { where, what, fix } of problems)
    if (!where || !what || !fix || /undefined|\[object/.test(what + fix))
      throw new Error(`a problem with a hole: ${where}: ${what}`)
  const form = formOf(value)
  if ('raid' in form)
    for (const { path, where } of problems) if (!path) throw new Error(`a problem without a path: ${where}`)
}

/** Tries so many. What the first that fails is, made as small as can be, and why; '' if none does. */
export function mistaken(count: number, seed: number): string {
  const found = fc.check(fc.property(damaged, check), { numRuns: count, seed, endOnFailure: true })
  const why = found.errorInstance instanceof Error ? found.errorInstance.stack : String(found.errorInstance)
  return found.failed ? `raids, seed ${found.seed}, path ${found.counterexamplePath}: ${String(why)}` : ''
}
