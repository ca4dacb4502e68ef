/** `check` tells file, line and column of each problem, in JSON and in code; and watches. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { program, root } from './program.ts'
import { raid } from './raid.ts'

const SLOW = 120_000
const yard = readFileSync(join(root, 'tests/raid/mistakes/yard.raid.json'), 'utf8')
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'raidkeeper-check-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** The yard with this text instead of that one, as a file; and where that is. */
function changed(name: string, from: string, to: string): { file: string; place: string } {
  const file = join(folder, name)
  writeFileSync(
    file,
    yard.replace(from, () => to),
  )
  const before = yard.slice(0, yard.indexOf(from))
  return { file, place: `${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}` }
}

test(
  'a problem in JSON has file, line, column, path, what is expected and the nearest word',
  async () => {
    const { file, place } = changed('typo.raid.json', '"target": "two"', '"traget": "two"')
    const text = await raid(['check', file])
    expect(text.code).toBe(1)
    expect(text.out).toContain(`${file}:${place}: golem-yard.machine.states.one.on.fatallyDamaged.traget: `)
    expect(text.out).toContain('fix: Did you mean "target"?')
    const { problems } = JSON.parse((await raid(['check', file, '--json'])).out)
    const [line, column] = place.split(':').map(Number)
    expect(problems).toEqual([
      {
        ...{ file, line, column },
        where: 'golem-yard.machine.states.one.on.fatallyDamaged.traget',
        path: ['machine', 'states', 'one', 'on', 'fatallyDamaged', 'traget'],
        what: '"traget" is not known here',
        fix: 'Did you mean "target"?',
        expected: ['target', 'guard', 'when', 'actions'],
        nearest: 'target',
      },
    ])
  },
  SLOW,
)

test(
  'what is no JSON, and a key that is there twice',
  async () => {
    const broken = changed('broken.raid.json', '"number": 4,', '"number" 4,')
    const { code, err } = await raid(['check', broken.file])
    expect(code).toBe(2)
    expect(err).toMatch(/not JSON: \w/)
    expect(err).toContain(`${broken.file}:${broken.place.split(':')[0]}:`)
    const twice = changed('twice.raid.json', '"eventDeck": "event",', '"eventDeck": "main", "eventDeck": "event",')
    const { out } = await raid(['check', twice.file])
    expect(out).toMatch(/"eventDeck" is here twice/)
    expect(out).toContain(`${twice.file}:${twice.place.split(':')[0]}:`)
  },
  SLOW,
)

test(
  'a problem in code has the file and the line of its literal, wherever the raid imports it from',
  async () => {
    writeFileSync(
      join(folder, 'cards.ts'),
      [
        "const set = 'Golem Yard'",
        'export const golem = {',
        "  name: 'Yard Golem', type: 'hero', set, number: 1, tags: ['Boss'], atk: 2,",
        "  damageType: 'melee', health: 25, front: [], back: [],",
        '} as const',
        'export const fist = {',
        "  name: 'Swinging Fist', type: 'ability', set, number: 2, cost: 0,",
        "  text: [{ do: 'draw', by: 'you', n: 1 },",
        "    { do: 'destroy', what: { target: 1, is: 'aly' } }],",
        '} as const',
      ].join('\n'),
    )
    writeFileSync(
      join(folder, 'raid.ts'),
      [
        `import { copies, now, raid, stage, stays } from ${JSON.stringify(join(root, 'src/raid/build.ts'))}`,
        "import { fist, golem } from './cards.ts'",
        'export const yard = raid(',
        "  { id: 'yard', name: 'Yard', about: 'A golem.', calls: 'the Golem', starts: 'Yard Golem',",
        '    cards: [golem, fist as never], decks: { main: copies(30, [fist as never]) } },',
        "  { turn: ['ready', 'draw',",
        "      'acton', 'end'],",
        "    machine: { initial: 'fight', states: {",
        "      fight: stage(1, 'The yard', {",
        "        fatallyDamaged: stays(now({ do: 'lose', by: 'you' })),",
        "        fatalyDamaged: stays(now({ do: 'draw', by: 'you', n: 1 })) }) } } },",
        ')',
      ].join('\n'),
    )
    const { problems } = JSON.parse((await raid(['check', folder, '--json'])).out)
    const places = problems.map(({ file, line, nearest }: { file: string; line: number; nearest: string }) => [
      file.replace(`${folder}/`, ''),
      line,
      nearest,
    ])
    expect(places).toEqual([
      ['cards.ts', 9, 'ally'],
      ['raid.ts', 7, 'action'],
      ['raid.ts', 11, 'fatallyDamaged'],
    ])
  },
  SLOW,
)

test(
  '--watch checks again at each change, whatever is in the file meanwhile, and Ctrl-C ends it',
  async () => {
    const file = join(folder, 'watched.raid.json')
    writeFileSync(file, yard)
    const words = [...program, 'check', file, '--watch']
    const child = spawn(process.execPath, words, { cwd: root })
    let out = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    const says = (text: string) => expect.poll(() => out, { timeout: 30_000, interval: 100 }).toContain(text)
    await says('Golem Yard: no problems found.')
    writeFileSync(file, yard.replace('"starts"', '"start"'))
    await says('Did you mean "starts"?')
    writeFileSync(file, yard.slice(0, 500))
    await says('not JSON')
    out = ''
    writeFileSync(file, yard)
    await says('Golem Yard: no problems found.')
    const ended = new Promise((done) => child.on('close', done))
    child.kill('SIGINT')
    expect(await ended).toBe(0)
  },
  SLOW,
)
