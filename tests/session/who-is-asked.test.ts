import { expect, test } from 'vitest'
import { readingTime } from '../../src/app/table/bot-pace.ts'
import { library } from '../../src/content.ts'
import { choose, decision, start, view } from '../../src/engine/index.ts'
import type { Decision, View } from '../../src/engine/types.ts'
import { makeBots } from '../../src/session/bot-move.ts'
import { waitingFor, whoOf } from '../../src/session/who-is-asked.ts'

const asks = (kind: Decision['kind'], seat = 0): Decision => ({ kind, seat }) as Decision
const long = { act: 'Play Deep Breath (6)', why: 'Every hero is hurt, and nobody can prevent it before the next turn.' }

test('what the Boss does is told longer than what a raider does, a part of an act shortest, and never without end', () => {
  const boss = readingTime(asks('priority'), true, long)
  const raider = readingTime(asks('priority', 1), false, long)
  const part = readingTime(asks('target'), true, { act: 'Warrax', why: '' })
  expect(boss).toBeGreaterThan(raider)
  expect(raider).toBeGreaterThan(part)
  expect(boss).toBeGreaterThan(2500)
  expect(readingTime(asks('priority'), true, { act: 'x'.repeat(900), why: '' })).toBeLessThan(6000)
})

test('who is asked, and when: on the turn of another it is said whose', () => {
  const seats = [{ name: 'Onyxia' }, { name: 'Ann' }]
  const at = (seat: number, n = 4): View => ({ seats, turn: { seat, n, name: 'end step' }, combat: null }) as never
  expect(whoOf(at(1), asks('priority', 1))).toBe('Ann · end step')
  expect(whoOf(at(0), asks('priority', 1))).toBe('Ann · Onyxia’s end step')
  expect(whoOf(at(0, 0), asks('mulligan', 1))).toBe('Ann · end step')
  expect(whoOf(at(0), null)).toBe('')
})

test('in words: what is about to happen, what it deals, and who is waited for', () => {
  const now = {
    seat: 1,
    seats: [{ name: 'Onyxia' }, { name: 'Ann' }, { name: 'Bo' }],
    cards: { 7: { def: 'Ann’s hero' } },
  }
  const told = { person: false, paused: false, intent: null, said: null }
  const say = (open: Decision | null, more: object): string =>
    waitingFor(now as unknown as View, open, { ...told, ...more })
  const intent = { seat: 0, name: 'Onyxia', boss: true, ...long, wait: 1 }
  const said = { seat: 0, text: long.why, hits: [{ obj: 7, n: 3, type: 'fire' }] }
  expect(say(asks('priority'), {})).toBe('Onyxia is thinking')
  expect(say(asks('priority'), { intent })).toBe('Onyxia: Play Deep Breath (6)')
  expect(say(asks('priority'), { intent, said })).toBe('Onyxia: Play Deep Breath (6); deals 3 fire to Ann’s hero')
  expect(say(asks('priority', 2), { intent })).toBe('Bo is thinking')
  expect(say(asks('priority'), { intent, paused: true })).toBe('Paused before Onyxia')
  expect(say(asks('priority', 2), { person: true })).toBe('Bo is asked. This is the hand of Ann.')
  expect(say(null, {})).toBe('The raid is over')
})

test('the act that is told names no card that only its own seat may know', () => {
  const raiders = library.decks.slice(0, 3).map(({ id, name }) => ({ name, deck: id }))
  const game = start(library, { raid: library.raids[0].id, raiders, seed: 11 })
  const bots = makeBots(library, 11)
  const counts = { told: 0, secret: 0 }
  for (let i = 0; i < 600; i++) {
    const open = decision(game)
    if (!open) break
    const own = view(game, open.seat)
    const move = bots.move(game, open.seat === 0 ? 'tactics' : 'raider')
    const given = open.answers[move.answer]
    const hand = own.cards[given.card ?? 0]
    if (move.act) counts.told++
    if (hand?.zone === 'hand' && given.do === 'place' && given.n !== 1) {
      counts.secret++
      expect(move.act).toBe('')
    }
    expect(choose(game, move.answer)).toBeNull()
  }
  expect(Math.min(counts.told, counts.secret)).toBeGreaterThan(2)
})
