import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, concede, decision, record, start } from '../../src/engine/index.ts'
import { raid } from './raid.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-play-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SLOW = 60_000
const words = ['play', 'onyxias-lair', '--raiders', '1', '--seed', '3']

test(
  'orders at a question',
  async () => {
    const save = join(folder, 'saved.json')
    const lines = [
      'help',
      'look',
      'card Crush',
      'why',
      'why 1',
      'wy',
      '99',
      '1',
      'undo',
      `save ${save}`,
      'log 3',
      'quit',
    ]
    const { code, out, err } = await raid(words, `${lines.join('\n')}\n`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('look [seat]: the whole table')
    expect(out).toMatch(/Seat 0, .*the Boss:/)
    expect(out).toMatch(/Rule \S+\./)
    expect(out).toContain('Did you mean "why"?')
    expect(out).toContain('There is no answer 99')
    expect(out).toContain('Taken back.')
    expect(out).toContain(`Saved in ${save}.`)

    const resumed = await raid(['play', 'onyxias-lair', '--load', save], 'quit\n')
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' })
    expect(resumed.out).toContain('seed 3')
  },
  SLOW,
)

test(
  'a person passes until something happens, and may be asked everything',
  async () => {
    const { code, out } = await raid(words, '1\npass\nstop always\nstop sometimes\n1\npass\nlog 400\nquit\n')
    expect(code).toBe(0)
    expect(out).toContain('Passing until something happens.')
    expect(out).toContain('You are asked everything.')
    expect(out).toContain('Stop when?')
    expect(out).toMatch(/Health: .*20 of 20/)
    expect(out).toMatch(/Onyxia: [^\n]*early/)
  },
  SLOW,
)

test(
  'a seat is handed over in mid-game, and the bots finish it',
  async () => {
    const { code, out, err } = await raid(words, 'bot 1\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Raider 1 is now played by the bot "raider".')
    expect(out).toMatch(/(?:The raiders win|The Boss wins|The game is a draw).*Rule \S+\.\n$/)
    expect(out).toMatch(/reason: /i)
  },
  SLOW,
)

test(
  'nobody is asked when bots have every seat, and JSON is a line each',
  async () => {
    const { code, out } = await raid([...words, '--seat', 'none', '--json'])
    expect(code).toBe(0)
    const types = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).type)
    expect(new Set(types)).toEqual(new Set(['text', 'event', 'move', 'over']))
    expect(types.at(-1)).toBe('over')
  },
  SLOW,
)

test(
  'lines may run out: the game is left as it is',
  async () => {
    const { code, out } = await raid(words, '1\n')
    expect(code).toBe(0)
    expect(out).toContain('No more answers')
  },
  SLOW,
)

test(
  'the next game of a match begins from a game that is over',
  async () => {
    const setup = { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck: library.decks[0]!.id }], seed: 3 }
    const file = join(folder, 'one.json')
    const game = start(library, setup)
    choose(game, 0)
    writeFileSync(file, JSON.stringify(record(game)))
    const early = await raid(['play', 'onyxias-lair', '--next', file])
    expect(early.code).toBe(2)
    expect(early.err).toMatch(/that game is not over/)
    concede(game, 1)
    expect(decision(game)).toBeNull()
    writeFileSync(file, JSON.stringify(record(game)))
    const { code, out } = await raid(['play', 'onyxias-lair', '--next', file, '--seed', '8'], 'quit\n')
    expect(code).toBe(0)
    expect(out).toContain('1 raider, seed 8.')
    expect(out).toContain('Ann')
  },
  SLOW,
)
