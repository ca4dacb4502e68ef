import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'
import { type BrowserContext, type BrowserServer, chromium } from 'playwright-core'

/** Where an installed Chromium or Chrome usually lives. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * WebGL on the processor, and no errands of the browser's own on the network. What is painted in two dimensions is painted
 * without WebGL: through it, each picture of a card would cost ten times as much.
 */
const flags = [
  '--no-sandbox',
  '--no-first-run',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-accelerated-2d-canvas',
  '--disable-gpu-rasterization',
  '--disable-quic',
  '--disable-sync',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--font-render-hinting=none',
]

/**
 * A headless Chromium that several processes connect to, each with contexts of its own: the one that CHROMIUM_PATH names, else an installed
 * one, else that of npm. The caller closes it.
 */
export async function launchServer(): Promise<BrowserServer> {
  return chromium.launchServer({ ...(await program()), args: flags })
}

async function program(): Promise<{ executablePath: string; env?: Record<string, string> }> {
  const installed = installedChromium()
  if (installed) return { executablePath: installed }
  const home = await unpacked()
  return { executablePath: join(home, 'chromium'), env: await surroundings(home) }
}

/** A Chromium with a profile that it leaves on the disk; `kill` ends all its processes at once, as a crash or an empty battery does. */
export async function launchIn(profile: string): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
  const { executablePath, env } = await program()
  const told = join(profile, 'DevToolsActivePort')
  await rm(told, { force: true })
  const child = spawn(
    executablePath,
    [...flags, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    { env: { ...process.env, ...env }, stdio: 'ignore', detached: true },
  )
  const gone = once(child, 'exit')
  const port = await portFrom(told)
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  return {
    context: browser.contexts()[0],
    async kill() {
      process.kill(-child.pid!, 'SIGKILL')
      await gone
    },
  }
}

/** The port that a Chromium writes down once it listens. */
async function portFrom(file: string): Promise<string> {
  for (let i = 0; i < 300; i++) {
    const [port] = (await readFile(file, 'utf8').catch(() => '')).split('\n')
    if (port) return port
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`Chromium wrote no port into ${file}.`)
}

/** The path of an installed Chromium, if there is one. Refuses a CHROMIUM_PATH that does not exist. */
function installedChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH
  if (named === 'bundled') return undefined
  if (named && !existsSync(named)) {
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist. Unset it, or name a browser (or "bundled").`)
  }
  return named || usualPlaces.find((place) => existsSync(place))
}

/**
 * The folder of the unpacked npm Chromium. It is unpacked once a version, beside its final place, and moved there when it
 * is whole, so that test files or checkouts that start at the same time never see half of it.
 */
async function unpacked(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No Chromium found. Install Chrome or Chromium, or name one with CHROMIUM_PATH.')
  }
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../..')
  const { version } = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8')) as { version: string }
  const home = join(tmpdir(), `raidkeeper-chromium-${version}-${process.getuid?.() ?? 0}`)
  if (existsSync(join(home, 'chromium'))) return home

  const building = await mkdtemp(`${home}-`)
  await inflateInto(building, join(packed, 'bin'))
  await rename(building, home).catch(async () => {
    await rm(building, { recursive: true, force: true })
    if (!existsSync(join(home, 'chromium')))
      throw new Error(`Could not unpack Chromium to ${home}: remove that folder.`)
  })
  return home
}

/** Unpacks the parts of the package: the browser itself, its graphics, fonts, and libraries that some machines lack. */
async function inflateInto(folder: string, archives: string): Promise<void> {
  const unpack = (part: string, target: NodeJS.WritableStream): Promise<void> =>
    pipeline(createReadStream(join(archives, part)), createBrotliDecompress(), target)
  const extract = async (part: string, into: string): Promise<void> => {
    await mkdir(into, { recursive: true })
    const tar = spawn('tar', ['-x', '-C', into], { stdio: ['pipe', 'ignore', 'inherit'] })
    // Node closes the input of a program that has ended, perhaps before it says that all was written: then tar's word counts.
    const given = unpack(part, tar.stdin).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
    })
    const [[code]] = await Promise.all([once(tar, 'exit'), given])
    if (code !== 0) throw new Error(`Could not unpack ${part} to ${into}: tar ended with ${code}.`)
  }
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(folder, 'chromium'), { mode: 0o700 })),
    extract('swiftshader.tar.br', folder),
    ...['fonts', 'al2023'].map((name) => extract(`${name}.tar.br`, join(folder, name))),
  ])
}

/** The environment of the npm Chromium: its own fonts, and its own libnss3 where the machine lacks it. */
async function surroundings(home: string): Promise<Record<string, string>> {
  const fonts = join(home, 'fontconfig')
  await mkdir(fonts, { recursive: true })
  await writeFile(
    join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${fonts}</cachedir></fontconfig>\n`,
  )
  const env: Record<string, string> = { FONTCONFIG_PATH: fonts, FONTCONFIG_FILE: join(fonts, 'fonts.conf') }
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] ??= value
  if (lacksLibraries(join(home, 'chromium'))) {
    env.LD_LIBRARY_PATH = [join(home, 'al2023', 'lib'), env.LD_LIBRARY_PATH].filter(Boolean).join(':')
  }
  return env
}

function lacksLibraries(program: string): boolean {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found')
  } catch {
    return true
  }
}
