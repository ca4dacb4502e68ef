/** The log of results: one line for each act, with what came of it. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { events, start, view } from '../../src/engine/index.ts'
import type { GameEvent, View } from '../../src/engine/types.ts'
import { type LogLine, newGameLog, readLog, resetLog, stepLines } from '../../src/session/game-log.ts'
import { addResults, newResultLog } from '../../src/session/log-results.ts'
import { runToPerson } from '../../src/session/moves.ts'
import { newSession, type Session } from '../../src/session/session.ts'
import { undoToPerson } from '../../src/session/undo.ts'

const seats = [{ name: 'Onyxia' }, { name: 'Ann' }, { name: 'Ben' }] as never as View['seats']

/** The lines of these events, which are numbered in their order. */
const linesOf = (...some: Partial<GameEvent>[]): string[] => logOf(...some).map(({ text }) => text)

/** The same with what belongs to something else set in. */
const indented = (...some: Partial<GameEvent>[]): string[] =>
  logOf(...some).map(({ text, within }) => `${within ? '  ' : ''}${text}`)

function logOf(...some: Partial<GameEvent>[]): readonly LogLine[] {
  const log = newResultLog()
  const all = some.map((one, i): GameEvent => ({ i, choice: 0, on: 'deal', whose: 1, names: {}, text: '', ...one }))
  addResults(log, all, { seats })
  return log.lines
}

const link = (id: number, kind: string, title: string, more: object = {}) =>
  ({ id, kind, title, aims: [], says: '', attacker: 0, ...more }) as never
const does = (who: string, verb: string, many = verb, what = '') => ({ clause: { who, does: verb, many, what } })
const hits = (n: number, type: string, who: string, is = 'ally') => ({
  blow: { n, type, who, is, heals: false },
})

describe('an attack', () => {
  const attack = {
    on: 'link',
    link: link(1, 'proposal', 'Teep', { attacker: 7, aims: ['Kor'] }),
    text: 'Teep attacks Kor.',
  } as const
  const blow = { by: 7, combat: true, brief: hits(2, 'frost', 'Kor') }

  test('is one line with its outcome', () => {
    expect(linesOf(attack)).toEqual(['Teep attacks Kor.'])
    const back = { by: 8, to: 7, combat: true, brief: hits(1, 'melee', 'Teep') }
    expect(linesOf(attack, back, blow, { on: 'destroy', brief: does('Kor', 'dies', 'die') })).toEqual([
      'Teep attacks Kor: 2 frost; 1 back; Kor dies.',
    ])
  })

  test('names who protects, the weapon, and that nothing was dealt', () => {
    const names = { 8: 'Guard', 9: 'Kor', 5: 'Great Axe' }
    const strike = { on: 'strike', with: 5, names } as const
    const protect = { on: 'protect', by: 8, names } as const
    expect(linesOf(attack, strike, protect, { ...blow, brief: hits(2, 'frost', 'Guard') })).toEqual([
      'Teep attacks Kor with Great Axe, Guard protects: 2 frost.',
    ])
    const defend = { on: 'defend', by: 9, names } as const
    expect(linesOf(attack, defend, { on: 'combat-over' })).toEqual(['Teep attacks Kor: no damage.'])
  })

  test('goes on in a line of its own after something came between', () => {
    const response = { on: 'link', link: link(2, 'card', 'Mend'), whose: 2 } as const
    const heals = { blow: { n: 3, type: '', who: 'Kor', is: 'ally', heals: true } }
    const names = { 7: 'Teep' }
    const lines = indented(
      attack,
      response,
      { on: 'resolve', link: link(2, 'card', 'Mend') },
      { on: 'heal', brief: heals },
      { ...blow, names },
      { on: 'combat-over' },
      { on: 'link', link: link(3, 'card', 'Rend') },
    )
    expect(lines).toEqual([
      'Teep attacks Kor.',
      '  Ben plays Mend: Kor heals 3.',
      '  Teep deals 2 frost to Kor.',
      'Ann plays Rend.',
    ])
  })
})

describe('a play', () => {
  const play = { on: 'link', link: link(1, 'card', 'Reign', { aims: ['Kor'] }) } as const
  const resolve = {
    on: 'resolve',
    link: link(1, 'card', 'Reign', { says: 'Prevent all damage to target ally' }),
  } as const

  test('is one line with its result: equal blows together, those who share a fate together', () => {
    const allies = ['A', 'B', 'C', 'D'].map((who) => ({ brief: hits(1, 'fire', who) }))
    const dead = ['A', 'B'].map((who) => ({ on: 'destroy', brief: does(who, 'dies', 'die') }) as const)
    expect(linesOf(play, resolve, ...allies, { brief: hits(1, 'fire', 'H', 'hero') }, ...dead)).toEqual([
      'Ann plays Reign on Kor: 1 fire to a hero and 4 allies; A and B die.',
    ])
  })

  test('what answers it belongs to it, until it has resolved', () => {
    const answer = { on: 'link', link: link(2, 'card', 'Mend'), whose: 2 } as const
    const answered = { on: 'resolve', link: link(2, 'card', 'Mend', { says: 'Draw a card' }) } as const
    const next = { on: 'link', link: link(3, 'card', 'Slam') } as const
    expect(indented(play, answer, answered, resolve, { brief: hits(1, 'fire', 'Kor') }, next)).toEqual([
      'Ann plays Reign on Kor.',
      '  Ben plays Mend: Draw a card.',
      "  Ann's Reign: 1 fire to Kor.",
      'Ann plays Slam.',
    ])
  })

  test('says at whom it is aimed until it is seen, and what it says where nothing is seen', () => {
    expect(linesOf(play)).toEqual(['Ann plays Reign on Kor.'])
    expect(linesOf(play, resolve)).toEqual(['Ann plays Reign on Kor: Prevent all damage to Kor.'])
  })

  test('what the next one costs is not its result', () => {
    const cost = { on: 'put', choice: 3, brief: does('1 damage', 'is put on', '', 'Kor') } as const
    const next = { on: 'link', choice: 3, link: link(2, 'card', 'Slam') } as const
    expect(linesOf(play, resolve, { brief: hits(1, 'fire', 'Kor') }, cost, next)).toEqual([
      'Ann plays Reign: 1 fire to Kor.',
      '1 damage is put on Kor.',
      'Ann plays Slam.',
    ])
  })

  test('what is revealed and then played is told once, without a player', () => {
    const reveal = { on: 'reveal', brief: does('Onyxia', 'reveals', 'reveal', 'Reign') } as const
    expect(linesOf(reveal, play)).toEqual(['Onyxia reveals Reign on Kor.'.replace(' on Kor', '')])
    expect(linesOf(reveal, play, resolve, { brief: hits(1, 'fire', 'Kor') })).toEqual(['Reign: 1 fire to Kor.'])
  })
})

test('plumbing is not told: steps, resolving, exhausting for a cost; a turn is a heading with its round', () => {
  const lines = linesOf(
    { on: 'start', seat: 1, round: 4, text: 'Ann’s turn begins.' },
    { on: 'start', seat: 1, step: 'ready' },
    { on: 'exhaust', text: 'Kor becomes exhausted.' },
    { on: 'move', text: 'A card is removed from the game.' },
    { on: 'end', seat: 1, text: 'Ann’s turn ends.' },
  )
  expect(lines).toEqual(['Round 4 · Ann'])
})

describe('what happens just as before', () => {
  const attack = (id: number, target = 'Kor'): Partial<GameEvent>[] => [
    {
      on: 'link',
      link: link(id, 'proposal', 'Whelp', { attacker: 7, aims: [target] }),
      text: `Whelp attacks ${target}.`,
    },
    { by: 7, combat: true, brief: hits(1, 'fire', target) },
    { on: 'combat-over' },
  ]
  const guard = { on: 'protect', by: 8, names: { 8: 'Guard' } } as const
  const protects: Partial<GameEvent> = { by: 7, combat: true, brief: hits(1, 'fire', 'Guard') }

  test('is counted at the end of its line', () => {
    const twelve = Array.from({ length: 12 }, (_, i) => attack(i + 1)).flat()
    expect(linesOf(...twelve)).toEqual(['Whelp attacks Kor: 1 fire. (×12)'])
    expect(linesOf(...attack(1), ...attack(2), ...attack(3, 'Ann'), ...attack(4))).toEqual([
      'Whelp attacks Kor: 1 fire. (×2)',
      'Whelp attacks Ann: 1 fire.',
      'Whelp attacks Kor: 1 fire.',
    ])
  })

  test('until then it is told behind that line; if it goes another way it has its own', () => {
    const [opens = {}, deals = {}, over = {}] = attack(3)
    const twice = [...attack(1), ...attack(2)]
    expect(linesOf(...twice, opens)).toEqual(['Whelp attacks Kor: 1 fire. (×2) Whelp attacks Kor.'])
    expect(linesOf(...twice, opens, deals)).toEqual(['Whelp attacks Kor: 1 fire. (×3)'])
    const dead = { on: 'destroy', brief: does('Kor', 'dies', 'die') } as const
    expect(linesOf(...twice, opens, deals, dead, over)).toEqual([
      'Whelp attacks Kor: 1 fire. (×2)',
      'Whelp attacks Kor: 1 fire; Kor dies.',
    ])
    expect(linesOf(...twice, opens, guard, protects, over)).toEqual([
      'Whelp attacks Kor: 1 fire. (×2)',
      'Whelp attacks Kor, Guard protects: 1 fire.',
    ])
    expect(linesOf(...twice, opens, { on: 'link', link: link(9, 'card', 'Mend'), whose: 2 })).toEqual([
      'Whelp attacks Kor: 1 fire. (×2)',
      'Whelp attacks Kor.',
      'Ben plays Mend.',
    ])
  })

  test('is not counted over a new turn, nor for another player', () => {
    const plays = (id: number, whose: number) => ({ on: 'link', link: link(id, 'card', 'Mend'), whose }) as const
    const turn = { on: 'start', seat: 1, round: 4 } as const
    expect(linesOf(plays(1, 1), plays(2, 1), turn, plays(3, 1), plays(4, 2))).toEqual([
      'Ann plays Mend. (×2)',
      'Round 4 · Ann',
      'Ann plays Mend.',
      'Ben plays Mend.',
    ])
  })
})

test('what goes on after something came between still says whose it is', () => {
  const bolt = link(1, 'card', 'Frostbolt', { aims: ['Kor'] })
  const between = { on: 'link', link: link(2, 'card', 'Mend'), whose: 2 } as const
  const resolves = [link(2, 'card', 'Mend'), bolt].map((one) => ({ on: 'resolve', link: one }) as const)
  expect(linesOf({ on: 'link', link: bolt }, between, ...resolves, { brief: hits(3, 'frost', 'Kor') })).toEqual([
    'Ann plays Frostbolt on Kor.',
    'Ben plays Mend.',
    "Ann's Frostbolt: 3 frost to Kor.",
  ])
})

describe('over a whole raid of bots', () => {
  const decks = library.decks.slice(0, 5).map(({ id }) => id)
  const game = start(library, {
    raid: 'onyxias-lair',
    raiders: ['Ann', 'Ben'].map((name, i) => ({ name, deck: decks[i] ?? '' })),
    seed: 5,
  })
  const bots = ['tactics', 'raider', 'raider'].map((bot) => ({ kind: 'bot', bot }) as const)
  const session: Session = newSession(library, game, bots, {
    stops: { stop: 'useful', marks: [] },
  })
  const log = newGameLog(session)
  const grows: boolean[] = []
  let lines: readonly LogLine[] = []
  for (let i = 0; i < 60 && runToPerson(session, 12) === 12; i++) {
    const before = lines.filter(({ kind }) => kind !== 'reason').map(({ key, text }) => ({ key, text }))
    lines = readLog(log, session, view(game, 1)).log
    const now = lines.filter(({ kind }) => kind !== 'reason')
    grows.push(before.slice(0, -1).every(({ key, text }, k) => now[k]?.key === key && now[k]?.text === text))
  }

  test('a reason is told once for what happens several times in a row, and every line names a player or a card', () => {
    const all = readLog(newGameLog(session), session, view(game, 1)).log
    const counted = all.findIndex(({ times = 1, text }) => times > 1 && text.includes(' attacks '))
    expect(counted).toBeGreaterThan(0)
    expect(all[counted - 1]?.kind).toBe('reason')
    expect(all[counted + 1]?.text).not.toBe(all[counted - 1]?.text)
    const players = view(game, 1).seats.map(({ name }) => name)
    for (const { text, cards = [] } of all)
      expect(cards.length > 0 || players.some((name) => text.includes(name)), text).toBe(true)
  })

  test('lines are only added, and only the last one changes', () => {
    expect(grows.length).toBeGreaterThan(20)
    expect(grows.every(Boolean)).toBe(true)
  })

  test('read at once it is the same as read bit by bit, and after undo too', () => {
    expect(readLog(newGameLog(session), session, view(game, 1)).log).toEqual(lines)
    undoToPerson(session)
    resetLog(log)
    const shorter = readLog(log, session, view(game, 1)).log
    expect(readLog(newGameLog(session), session, view(game, 1)).log).toEqual(shorter)
  })

  test('it has half the lines at most, each a sentence, each event in one line at most, each name a card', () => {
    const all = readLog(newGameLog(session), session, view(game, 1)).log
    const steps = stepLines(log, session, view(game, 1))
    const plain = (list: readonly LogLine[]): number => list.filter(({ kind }) => kind !== 'reason').length
    expect(plain(all) * 2).toBeLessThanOrEqual(plain(steps))
    // In the detail, what came of an act is set in below it.
    expect(steps.filter(({ within }) => within).length).toBeGreaterThan(steps.length / 4)
    expect(steps.filter(({ kind, within }) => kind === 'turn' && within)).toEqual([])
    for (const { text, cards = [], kind } of all) {
      expect(text).toMatch(kind === 'turn' ? /^Round \d+ · / : /^\S.*[.!?”](?: \(×\d+\))?$/)
      expect(text).not.toMatch(/undefined|: :|(?<!\.)\.\.(?!\.)| {2}|Resolves|becomes exhausted|nobody/)
      for (const [, name] of cards) if (kind === 'event') expect(text).toContain(name)
    }
    const ids = all.flatMap(({ events: some = [] }) => some)
    expect(new Set(ids).size).toBe(ids.length)
    const worded = events(game, 0, 1).filter(({ brief }) => brief)
    expect(ids.length).toBeGreaterThan(worded.length / 2)
  })
})
