/** `npm run host`: the page and its rooms on one port. */
import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { cac } from 'cac'
import { renderUnicodeCompact } from 'uqr'
import { library, loadAllCards } from '../content.ts'
import { NoRedis } from '../threads/index.ts'
import { isNetwork, ownAddresses } from './addresses.ts'
import { buildPage, isBuilt } from './build.ts'
import { startHost } from './server.ts'
import { readAllCards } from './terms.ts'

const root = resolve(import.meta.dirname, '../..')
const page = join(root, 'dist')
const day = 86_400_000

interface Options {
  port: number
  data: string
  keep: number
  threads: number
  origin?: string | string[]
  host?: string
  proxy?: boolean | string
  redis?: string
  path?: string
  help?: boolean
}

const cli = cac('npm run host --')
cli
  .command('', 'Serves the page, and rooms in which people raid together.')
  .option('--port <port>', 'The port for both', { default: 4180 })
  .option(
    '--host <address>',
    'The address at which it is asked, such as 127.0.0.1 behind a proxy on this machine; left out: all of this machine',
  )
  .option('--data <dir>', 'The folder in which rooms are kept', { default: 'raidkeeper-rooms' })
  .option('--keep <days>', 'Days for which a room is kept after something last happened in it', { default: 30 })
  .option('--threads <n>', 'In how many threads bots think; 0: in the server’s own', {
    default: Math.max(1, availableParallelism() - 1),
  })
  .option(
    '--origin <origin>',
    'Another page that may use the rooms, such as https://raid.example (may be given several times)',
  )
  .option(
    '--proxy [network]',
    'A proxy stands in front, and says where requests come from: on this machine, or at an address or in a network such as 172.28.0.0/16',
  )
  .option('--redis <address>', 'The Redis at which servers meet that share their rooms, such as redis://localhost:6379')
  .option('--path <path>', 'With --redis: the path that the proxy in front passes on to this very server, such as /one')
cli.help()

/** The fix for an error with one of these codes. */
const fixes: Readonly<Record<string, (options: Options) => string>> = {
  INUSE: ({ data }) =>
    `Another server keeps its rooms in ${resolve(data)}, or in a copy of it. End that one, or choose another folder: --data DIR`,
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Choose another one: --port ${port + 1}`,
  EADDRNOTAVAIL: ({ host }) =>
    `This machine has no address ${host}. Leave --host out, or give one that it has: --host 127.0.0.1`,
  EACCES: ({ port }) => `Port ${port} may not be used. Choose one above 1023: --port 4180`,
}

function problemOf({ port, host, proxy, keep, threads, redis, path }: Options): string {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    return `${port} is not a port. Give a number from 1 to 65535: --port 4180`
  if (!Number.isInteger(threads) || threads < 0 || threads > 256)
    return `${threads} is not a number of threads. Give one from 0 to 256: --threads 1`
  if (host !== undefined && isIP(host) === 0)
    return `${host} is not an address of this machine. Give one such as 127.0.0.1: --host 127.0.0.1`
  if (typeof proxy === 'string' && !isNetwork(proxy))
    return `${proxy} is neither an address nor a network. Give where the proxy stands: --proxy 172.28.0.0/16, or --proxy alone for this machine`
  if ((redis === undefined) !== (path === undefined))
    return 'Servers that share their rooms need both: --redis redis://localhost:6379 --path /one'
  if (path !== undefined && !/^\/[\w-]+$/.test(path))
    return `${path} is not such a path. Give a word after a slash, another one for each server: --path /one`
  return Number.isFinite(keep) && keep > 0 ? '' : `${keep} is not a number of days. Give one above 0: --keep 30`
}

function fixOf(error: unknown, options: Options): string {
  const { code = '', message = String(error) } = (error ?? {}) as { code?: string; message?: string }
  const known = fixes[code]
  if (known) return known(options)
  return error instanceof NoRedis ? `--redis: ${message}. ${error.fix}` : message
}

async function main(): Promise<number> {
  const parsed = cli.parse(process.argv, { run: false }) as unknown as { options: Options; args: string[] }
  const { args } = parsed
  const options = lastGiven(parsed.options)
  if (options.help) return 0
  if (args.length > 0) return complain(`“${args[0]}” is not known here. See npm run host -- --help`)
  const problem = problemOf(options)
  if (problem) return complain(problem)
  if (!isBuilt(root, page)) {
    say('Building the page…')
    await buildPage(root)
  }
  try {
    await loadAllCards() // anybody may bring a deck of their own
    readAllCards(library)
    const origins = [options.origin ?? []].flat()
    const { redis, path } = options
    const host = await startHost({
      peers: redis && path ? { redis, path } : null,
      ...{ library, page, origins, proxied: options.proxy ?? false, log: say, threads: options.threads },
      ...{ port: options.port, address: options.host, data: resolve(options.data), keeps: options.keep * day },
    })
    greet(host.port, options)
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void host.close().then(() => process.exit(0)))
    return -1
  } catch (error) {
    return complain(fixOf(error, options))
  }
}

/** The last of options that are given twice, so that a user of the image can override its options. */
const lastGiven = ({ origin, ...others }: Options): Options => {
  const last = Object.entries(others).map(([name, value]) => [name, [value].flat().at(-1)])
  return { ...Object.fromEntries(last), origin }
}

function greet(port: number, { data, host }: Options): void {
  const [first = `http://localhost:${port}/`, ...others] = ownAddresses(port, host)
  say(renderUnicodeCompact(first))
  say(`Raid together: ${first}`)
  for (const other of others) say(`           or: ${other}`)
  say(
    `Rooms are kept in ${resolve(data)}. Ctrl+C ends the server; the rooms are there again when it is started the next time.`,
  )
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

function complain(line: string): number {
  process.stderr.write(`${line}\n`)
  return 1
}

const code = await main()
if (code >= 0) process.exitCode = code
