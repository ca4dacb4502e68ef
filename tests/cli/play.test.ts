import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, concede, decision, record, start } from '../../src/engine/index.ts'
import { raid, spawned } from './raid.ts'

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
    const { code, out, err } = await spawned(words, { input: `${lines.join('\n')}\n` })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('look [seat]: show the whole table')
    expect(out).toMatch(/Seat 0, .*the Boss:/)
    expect(out).toMatch(/Rule \S+\./)
    expect(out).toContain('Did you mean "why"?')
    expect(out).toContain('There is no answer 99')
    expect(out).toContain('Undone.')
    expect(out).toContain(`Saved in ${save}.`)

    const resumed = await raid(['play', 'onyxias-lair', '--load', save], 'quit\n')
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' })
    expect(resumed.out).toContain('seed 3')
  },
  SLOW,
)

/** What is told between an order's reply and the next question. */
const toldAfter = (out: string, reply: RegExp): string[] =>
  [...out.matchAll(new RegExp(`^(?:${reply.source})\\n((?:.+\\n)*)`, 'gm'))].map(([, lines = '']) => lines)

test(
  'undo, redo and another viewer tell no line of the log again, whatever else is ordered before',
  async () => {
    const forward = ['1', '2', '1', 'pass', '1']
    const back = ['undo', 'redo', 'undo', 'help', `save ${join(folder, 'again.json')}`, 'log 5', 'undo', 'undo', 'redo']
    const lines = [
      ...forward,
      ...back,
      '1',
      'pass',
      'undo',
      'person 2',
      'undo',
      'bot 2',
      ...Array(12).fill('undo'),
      'quit',
    ]
    const { code, out, err } = await raid(['play', 'onyxias-lair', '--raiders', '2', '--seed', '3'], lines.join('\n'))
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Nothing to undo.')
    const told = toldAfter(out, /Undone\.|Redone\.|.* is now played by .*/)
    expect(told.length).toBeGreaterThan(10)
    expect(told.filter((lines) => lines !== '')).toEqual([])
  },
  SLOW,
)

test(
  'a person passes until something happens, and may be asked everything',
  async () => {
    const { code, out } = await raid(words, '1\npass\nstop always\nstop sometimes\n1\npass\nlog 400\nquit\n')
    expect(code).toBe(0)
    expect(out).toContain('Passing until something happens.')
    expect(out).toContain('The game stops at everything.')
    expect(out).toContain('Stop when?')
    expect(out).toMatch(/Health: .*20 of 20/)
    expect(out).toMatch(/^Onyxia: Onyxia can hit Warrax for 1\.$/m)
    expect(out).not.toMatch(/cards to play early/)
  },
  SLOW,
)

test(
  'the bots on the own side are asked something, and answer; they think aloud',
  async () => {
    const lines = [
      '1',
      '2',
      'ask',
      'ask attack',
      'ask attack Ragnaros',
      'ask attack onyxia',
      'ask guard boris',
      'ask hold',
      'ask hold',
    ]
    const many = ['play', 'onyxias-lair', '--raiders', '3', '--seed', '3', '--think-aloud']
    const { code, out, err } = await raid(many, `${lines.join('\n')}\nquit\n`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Ask what? Type ask attack|spare|guard <card>, ask hold|go.')
    expect(out).toContain('There is no character "" for that.\nYou may name Onyxia (Stage 1).')
    expect(out).toContain('There is no character "Ragnaros" for that.')
    expect(out).toContain('Raider 2: We’ll go for Onyxia (Stage 1) on our turns.')
    expect(out).toContain('Raider 2: We’ll look after Boris Brightbeard.')
    expect(out).toContain('Raider 2: As we see fit again, then.')
    expect(out).toMatch(/Worth [\d.]+; or: /)

    const alone = await raid(words, '1\nask hold\nquit\n')
    expect(alone.out).toContain('There is no bot on your side.')
  },
  SLOW,
)

test(
  'a seat is handed over in mid-game, and the bots finish it',
  async () => {
    const { code, out, err } = await raid(words, 'bot 1\n')
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Raider 1 is now played by the bot "raider".')
    expect(out).toMatch(/(?:The raiders win!|Onyxia wins!|draw\.).*Rule \S+\.\n$/)
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
  'a saved game keeps who plays and what bots said; an option says otherwise',
  async () => {
    const save = join(folder, 'seats.json')
    const two = ['play', 'onyxias-lair', '--raiders', '2', '--seed', '3']
    const first = await raid(two, `${['person 2', 'stop useful', '1', '1', `save ${save}`, 'quit'].join('\n')}\n`)
    expect(first.out).toContain('The game stops where acting can be useful.')
    const { seats, reasons } = JSON.parse(readFileSync(save, 'utf8')).table
    expect(seats.map(({ kind }: { kind: string }) => kind)).toEqual(['bot', 'person', 'person'])
    expect(reasons[0]).toMatchObject({ seat: 0, cards: [], secret: true })
    const load = ['play', 'onyxias-lair', '--load', save]
    expect((await raid(load, 'quit\n')).out).toContain('You play raider 1, raider 2.')
    expect((await raid([...load, '--seat', '2'], 'quit\n')).out).toContain('You play raider 2.')
  },
  SLOW,
)

test(
  'of many answers those with a word are found',
  async () => {
    const { code, out } = await raid(words, 'find keep\nfind nothing of that kind\nfind\n')
    expect(code).toBe(0)
    expect(out).toMatch(/^\d Keep/im)
    expect(out).toContain('No answer has "nothing of that kind".')
    expect(out).toContain('Find what?')
  },
  SLOW,
)

test(
  'lines may run out: the game is left as it is',
  async () => {
    const { code, out } = await raid(words, '1\n')
    expect(code).toBe(0)
    expect(out).toContain('End of input')
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

test(
  '102.1b a person concedes for a seat of their own, after saying it once more',
  async () => {
    const lines = [
      'concede',
      'concede 0 yes',
      'concede 7',
      'concede nobody yes',
      'concede yes',
      'undo',
      'concede 1 yes',
    ]
    const alone = await raid(words, `${lines.slice(0, 5).join('\n')}\n`)
    expect({ code: alone.code, err: alone.err }).toEqual({ code: 0, err: '' })
    expect(alone.out).toContain('Raider 1 would be out of the game. To confirm, type: concede 1 yes')
    expect(alone.out).toContain('Only a person who plays here can concede. (102.1b)')
    expect(alone.out).toContain('There is no seat "7".')
    expect(alone.out).toContain('There is no seat "nobody".')
    expect(alone.out).toContain('Raider 1 concedes and is out of the game.')
    expect(alone.out).toMatch(/Onyxia wins! Round 0.*Rule R100\.2\.\n$/)

    const two = ['play', 'onyxias-lair', '--raiders', '2', '--seed', '3']
    const both = await raid(two, `${['person 2', ...lines.slice(4), 'look 1', 'quit'].join('\n')}\n`)
    expect({ code: both.code, err: both.err }).toEqual({ code: 0, err: '' })
    expect(both.out.split('Raider 1 concedes and is out of the game.')).toHaveLength(3)
    expect(both.out).toContain('Undone.')
    expect(both.out).toContain('Raider 2: Keep this hand')
  },
  SLOW,
)

test(
  'why an act is refused: a card, an attack on something, passing',
  async () => {
    const asks = [
      'why Warrax',
      'why Warrax at Onyxia (Stage 1)',
      'why Rend',
      'why Rend at Raider 1',
      'why pass',
      'why Nobody At All',
    ]
    const { code, out, err } = await raid(words, `${['stop always', '1', ...asks, 'why x at y', 'quit'].join('\n')}\n`)
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toMatch(/Warrax can’t attack: .*\(601\.1\)/)
    expect(out).toMatch(/Warrax can’t attack Onyxia \(Stage 1\): .*\(601\.1\)/)
    expect(out).toContain('Rend costs 1; you have 0 ready.')
    expect(out).toMatch(/Rend can’t be placed: .*\(412\.1a\)/)
    expect(out).toMatch(/Rend can’t target Raider 1: .*\(706\.1\)/)
    expect(out).toContain('You can pass.')
    expect(out).toContain('"<card> at <card or seat>"')
  },
  SLOW,
)
