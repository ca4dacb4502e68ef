import { spawn } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { run } from '../../src/cli/cli.ts'
import { plainDisplay } from '../../src/cli/play/display.ts'
import { playOn } from '../../src/cli/play/run.ts'
import { newTerminal, type Terminal } from '../../src/cli/play/terminal.ts'
import { howToWrite, readText, writeWhole } from '../../src/cli/shell/files.ts'
import { progress } from '../../src/cli/shell/output.ts'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession } from '../../src/session/session.ts'
import { program, root } from './program.ts'
import { raid, type Said } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-trouble-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SLOW = 60_000
/** A device that is always full; tests that need one run where there is one. */
const full = '/dev/full'
const onFull = test.skipIf(!existsSync(full))
const quick = ['simulate', 'onyxias-lair', '--raiders', '1', '--boss', 'random', '--bots', 'random', '--seed', '5']

/** Each is refused with a code other than 0, with place and fix. */
const refused: readonly (readonly [words: readonly string[], what: RegExp, fix: RegExp])[] = [
  [['simulate', 'onyxias-lair', '--seed', ''], /--seed is empty/, /Write a value after --seed/],
  [['play', 'onyxias-lair', '--seed', ' '], /--seed is empty/, /leave it out/],
  [['simulate', 'onyxias-lair', '--seed=', '--games', '1'], /--seed is empty/, /Write a value/],
  [['simulate', 'onyxias-lair', '--records', ''], /--records is empty/, /Write a value/],
  [
    ['simulate', 'onyxias-lair', '--seed', '1', '--seed', '2'],
    /--seed is given more than once/,
    /Give --seed only once/,
  ],
  [['simulate', 'onyxias-lair', '--decks', 'a', '--decks=b'], /--decks is given more than once/, /once/],
  [['list', '--json', '--json'], /--json is given more than once/, /once/],
  [['play', 'onyxias-lair', '--load', 'a', '--load', 'b'], /--load is given more than once/, /once/],
  [['list', '--no-json'], /--no-json is not an option/, /Leave --json out/],
  [['play', 'onyxias-lair', '--every=no'], /--every takes no value, but has "no"/, /alone/],
  [['simulate', 'onyxias-lair', '--games', '0'], /--games is "0"/, /1 or more/],
  [['simulate', 'onyxias-lair', '--games', '-3'], /-3 is not a value|value is missing/, /below 0|--help/],
  [['simulate', 'onyxias-lair', '--games', '1e999'], /--games is "Infinity"|--games is "1e999"/, /whole number/],
  [['simulate', 'onyxias-lair', '--games', 'NaN'], /--games is "NaN"/, /whole number/],
  [['simulate', 'onyxias-lair', '--games', '2.5'], /--games is "2.5"/, /whole number/],
  [['simulate', 'onyxias-lair', '--workers', '0'], /--workers is "0"/, /from 1 to 256/],
  [['simulate', 'onyxias-lair', '--report', '--workers', 'all'], /--workers is "all"/, /whole number/],
  [['simulate', 'onyxias-lair', '--seed', '4294967296'], /--seed is "4294967296"/, /from 0 to 4294967295/],
  [['simulate', 'onyxias-lair', '--seed.x', '3'], /--seed is|unknown option/, /whole number|Known/],
  [['simulate', 'onyxias-lair', '--boss.x', 'random'], /has parts|unknown option/, /one value|Known/],
]

test.each(refused)('raid %j', async (words, what, fix) => {
  let told = ''
  const code = await run(words, (text) => {
    told += text
  })
  expect(code).toBe(2)
  for (const part of [what, /where|"where"/, fix]) expect(told).toMatch(part)
})

/** Runs the terminal with stdout where it is said; `then` is told its process. */
function raidInto(
  words: readonly string[],
  stdout: number | 'pipe',
  then: (pid: number) => unknown = () => {},
): Promise<Said> {
  const child = spawn(process.execPath, [...program, ...words], {
    cwd: root,
    stdio: ['ignore', stdout, 'pipe'],
  })
  let [out, err] = ['', '']
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  then(child.pid as number)
  return new Promise((done) => child.on('close', (code) => done({ code, out, err })))
}

describe('a full disk', () => {
  onFull(
    'what can’t be written to stdout follows on stderr, and says why',
    async () => {
      const fd = openSync(full, 'w')
      const { code, err } = await raidInto([...quick, '--games', '1'], fd)
      closeSync(fd)
      expect(code).toBe(1)
      expect(err).toMatch(/results can't be written \(ENOSPC: no space left on device/)
      expect(err).toMatch(/games +1\n/)
      expect(err).toMatch(/checksum +[0-9a-f]{8}\n/)
    },
    SLOW,
  )

  onFull(
    'a record that can’t be kept loses no tally: the games are played and counted',
    async () => {
      const records = join(folder, 'records')
      const { code } = await raid([...quick, '--games', '1', '--records', records])
      expect(code).toBe(0)
      rmSync(join(records, 'seed-5-game-0.json'))
      symlinkSync(full, join(records, 'seed-5-game-0.json'))
      const said = await raid([...quick, '--games', '2', '--records', records])
      expect(said.code).toBe(1)
      expect(said.err).toMatch(/no records are saved from here on: ENOSPC/)
      expect(said.err).toMatch(/fix: The disk is full/)
      expect(said.out).toMatch(/games +2\n/)
      expect(readdirSync(records)).toEqual(['seed-5-game-0.json'])
    },
    SLOW,
  )

  test('a file is written whole or stays as it was', () => {
    const file = join(folder, 'whole.json')
    writeWhole(file, 'one')
    writeWhole(file, 'two')
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(() => writeWhole(file, Symbol('no text') as unknown as string)).toThrow(TypeError)
    expect(readFileSync(file, 'utf8')).toBe('two')
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
    const link = join(folder, 'link.json')
    symlinkSync(file, link)
    writeWhole(link, 'three')
    expect(readFileSync(file, 'utf8')).toBe('three')
    expect(() => writeWhole(join(folder, 'none', 'a.json'), '')).toThrow(/ENOENT/)
    expect(howToWrite(Object.assign(new Error(), { code: 'EACCES' }))).toMatch(/can write/)
  })

  onFull('a device is written to, never replaced', () => {
    expect(() => writeWhole(full, 'x')).toThrow(/ENOSPC/)
    expect(readdirSync('/dev').filter((name) => name.endsWith('.part'))).toEqual([])
    writeWhole('/dev/null', 'x')
  })
})

test.each(['1', '2'])(
  'Ctrl-C ends a simulation: what was counted so far is printed (workers: %s)',
  async (workers) => {
    const records = join(folder, `many-${workers}`)
    const soon = async (pid: number): Promise<void> => {
      const some = (): boolean => existsSync(records) && readdirSync(records).length > 1
      await vi.waitUntil(some, { timeout: SLOW, interval: 50 })
      process.kill(pid, 'SIGINT')
    }
    const words = [...quick, '--games', '100000', '--records', records, '--workers', workers]
    const { code, out, err } = await raidInto(words, 'pipe', soon)
    expect(code).toBe(130)
    const played = Number(/games +(\d+)\n/.exec(out)?.[1])
    expect(played).toBe(readdirSync(records).filter((name) => name.endsWith('.json')).length)
    expect(err).toContain(`Stopped: ${played} of 100000 games were played.`)
    expect(out).toMatch(/checksum +none/)
  },
  SLOW,
)

test('the bar neither hides the cursor nor changes how lines wrap, so that nothing is left behind', () => {
  let told = ''
  const { isTTY } = process.stderr
  const spy = vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    told += String(text)
    return true
  })
  process.stderr.isTTY = true
  const bar = progress(10, 'games')
  bar.at(5)
  bar.stop()
  process.stderr.isTTY = isTTY
  spy.mockRestore()
  expect(told).toContain('games')
  expect(told).not.toMatch(/\[\?(?:25|7)[hl]/)
})

test(
  'a closed pipe ends the program quietly',
  async () => {
    const child = spawn(process.execPath, [...program, 'cards', 'molten-core'], { cwd: root })
    let err = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.stdout.destroy()
    const code = await new Promise((done) => child.on('close', done))
    expect({ code, err }).toEqual({ code: 0, err: '' })
  },
  SLOW,
)

describe('save', () => {
  const terminal = (): Terminal => {
    const setup = { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck: library.decks[0]!.id }], seed: 3 }
    const game = start(library, setup)
    const seats = ['tactics', 'raider'].map((bot): SeatPlan => ({ kind: 'person', bot }))
    return newTerminal(newSession(library, game, seats, { stops: { stop: 'always', marks: [] } }), 0)
  }
  /** Says these lines at the first question; what is answered. */
  async function said(lines: readonly string[], person: boolean): Promise<string[]> {
    const left = [...lines]
    const out: string[] = []
    const input = {
      nextLine: async (prompt: string) => {
        out.push(prompt)
        return left.shift() ?? null
      },
      interactive: person,
      close: () => {},
    }
    const display = {
      ...plainDisplay,
      showNews: () => {},
      showQuestion: () => {},
      showLines: (some: readonly string[]) => void out.push(...some),
    }
    await playOn(terminal(), display, input)
    return out.filter((line) => !line.startsWith('Answer'))
  }

  test('asks a person before it writes over a file', async () => {
    const file = join(folder, 'asked.json')
    writeFileSync(file, 'mine')
    expect(await said([`save ${file}`, 'no'], true)).toEqual([
      `The file ${file} already exists.`,
      'Overwrite it? yes or no: ',
      `Not saved. Name another file, or type: save --force ${file}`,
      'End of input: leaving the game.',
    ])
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(await said([`save ${file}`, 'y'], true)).toContain(`Saved in ${file}.`)
    expect(readFileSync(file, 'utf8')).toContain('raidkeeper-record')
  })

  test('without a person there it refuses with the fix, and --force writes', async () => {
    const file = join(folder, 'script.json')
    writeFileSync(file, 'mine')
    const refusal = await said([`save ${file}`, '1'], false)
    expect(refusal).toContain(`Not saved. Name another file, or type: save --force ${file}`)
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(await said([`save --force ${file}`], false)).toContain(`Saved in ${file}.`)
    expect(readFileSync(file, 'utf8')).toContain('raidkeeper-record')
    writeFileSync(file, 'mine')
    expect(await said([`save ${file} --force`], false)).toContain(`Saved in ${file}.`)
    expect(readFileSync(file, 'utf8')).toContain('raidkeeper-record')
    expect(await said(['save --force'], false)).toContain('Save where? For example: save my.json')
  })

  onFull('a full disk is said, with what to do', async () => {
    const [line] = await said([`save ${full}`], true)
    expect(line).toMatch(/^Not saved: ENOSPC.*The disk is full/)
  })
})

test('no file is read further than it may be long', () => {
  const file = join(folder, 'long.txt')
  writeFileSync(file, '\uFEFF12345')
  expect(readText(file, 8, 'Another.')).toBe('12345')
  expect(() => readText(file, 7, 'Another.')).toThrow(/so it is not read/)
  expect(() => readText('/dev/zero', 2 ** 20, 'Another.')).toThrow(/larger than 1 MB/)
  expect(() => readText(folder, 8, 'Another.')).toThrow(/can.t be read/)
})
