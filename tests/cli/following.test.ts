/** `play --watch`: the raid's file is changed while a question is open. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { plainDisplay } from '../../src/cli/play/display.ts'
import { following } from '../../src/cli/play/following.ts'
import { changed, playOn } from '../../src/cli/play/run.ts'
import { newTerminal } from '../../src/cli/play/terminal.ts'
import { library } from '../../src/content.ts'
import { choices, hash, start, withRaid } from '../../src/engine/index.ts'
import { readRaid } from '../../src/raid/read.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession } from '../../src/session/session.ts'

const folder = mkdtempSync(join(tmpdir(), 'following-'))
afterAll(() => rmSync(folder, { recursive: true }))

const text = readFileSync('raids/drowned-bell.raid.json', 'utf8').replace('"drowned-bell"', '"my-bell"')

test('each change is followed to the same moment; what can’t be played is told, and the game waits', async () => {
  const file = join(folder, 'bell.raid.json')
  writeFileSync(file, text)
  const read = readRaid(JSON.parse(text), library)
  if (!('raid' in read)) throw new Error('no raid')
  const mine = withRaid(library, read.raid)
  const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const seats = ['tactics', 'raider', 'raider'].map((bot, i): SeatPlan => ({ kind: i === 1 ? 'person' : 'bot', bot }))
  const stops = { stop: 'matters', marks: [] } as const
  const first = newTerminal(newSession(mine, start(mine, { raid: 'my-bell', raiders, seed: 3 }), seats, { stops }), 0)

  const told: string[] = []
  const quiet = { showNews: () => {}, showQuestion: () => {}, showMove: () => {}, showEnd: () => {} }
  const display = { ...plainDisplay, ...quiet, showLines: (some: readonly string[]) => void told.push(...some) }
  const answers = ['1', '1', '1', '1']
  let write = (): void => undefined
  const lines = {
    nextLine: () => {
      const line = answers.shift()
      if (line) return Promise.resolve(line)
      write()
      return new Promise<null>(() => undefined)
    },
    interactive: false,
    close: () => {},
  }
  const follows = following(file, lines, display)
  const at = { choice: 0, hash: '' }

  write = () => writeFileSync(file, text.replace('"health": 16', '"health": "many"'))
  expect(await playOn(first, display, follows.input)).toBe(changed)
  Object.assign(at, { choice: choices(first.session.game), hash: hash(first.session.game) })
  const same = await follows.again(first)
  expect([same === first, told.join('\n')]).toEqual([true, expect.stringContaining('health')])

  told.length = 0
  write = () => writeFileSync(file, text.replace('"health": 16', '"health": 61'))
  expect(await playOn(same, display, follows.input)).toBe(changed)
  const now = await follows.again(same)
  expect(told).toEqual(['', 'The raid has changed. This is the same moment.'])
  expect([choices(now.session.game), hash(now.session.game)]).toEqual([at.choice, at.hash])
  follows.input.close()
})
