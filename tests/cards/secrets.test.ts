/** Who sees what when cards are looked at, revealed, searched for or discarded. */
import { expect, test } from 'vitest'
import { events, view } from '../../src/engine/index.ts'
import { type Table, table } from '../table/index.ts'
import { pile } from './fixtures.ts'

const sees = (t: Table, seat: number, name: string): boolean =>
  Object.values(view(t.game, seat).cards).some((c) => c.def === name)

const heard = (t: Table, seat: number): string =>
  events(t.game, 0, seat)
    .map((e) => `${e.text} ${Object.values(e.names).join(' ')}`)
    .join('\n')

const stack = ['Krol Blade', 'Rayder', 'Bloodclaw', 'Golem Skull Helm', 'Anika Berlyn']

test('whoever looks at cards with Eagle Eye sees them, nobody else does', () => {
  const t = table({
    raiders: [{ hero: 'Elendril', hand: ['Eagle Eye'], deck: stack, resources: 2 }, { hero: 'Warrax' }],
    turn: 'R1',
  })
  expect([0, 1, 2].map((s) => sees(t, s, 'Rayder'))).toEqual([false, false, false])
  t.play('Eagle Eye').resolve()
  expect([0, 1, 2].map((s) => sees(t, s, 'Rayder'))).toEqual([false, true, false])
  expect([0, 1, 2].map((s) => sees(t, s, 'Anika Berlyn'))).toEqual([false, false, false])
  t.say('pick Rayder').say('pick Krol Blade').say('pick Bloodclaw')
  expect([0, 1, 2].map((s) => sees(t, s, 'Rayder'))).toEqual([false, true, false])
})

test('Track Humanoids and the secret are looked at by their player only', () => {
  const track = table({
    raiders: [{ hero: 'Elendril', cards: ['Track Humanoids'], deck: stack }, { hero: 'Warrax' }],
    turn: 'R1',
    at: 'start',
  })
  track.resolveAll()
  expect(track.asked()).toBe('R1: yes-no')
  expect([0, 1, 2].map((s) => sees(track, s, 'Krol Blade'))).toEqual([false, true, false])
  const secret = table({
    raiders: [{ quests: ["It's a Secret to Everybody"], deck: stack }, { hero: 'Graccus' }],
    turn: 'R1',
  })
  secret.complete("It's a Secret to Everybody").resolve()
  expect([0, 1, 2].map((s) => sees(secret, s, 'Bloodclaw'))).toEqual([false, true, false])
})

test.each(['Big Game Hunter', 'The Princess Trapped'])('%s reveals to everybody', (name) => {
  const t = table({ raiders: [{ quests: [name], resources: 1, deck: stack }, { hero: 'Graccus' }], turn: 'R1' })
  t.complete(name).resolve()
  expect([0, 1, 2].map((s) => sees(t, s, 'Rayder'))).toEqual([true, true, true])
})

test('The Missing Diplomat: the deck is seen by the one who searches', () => {
  const t = table({
    raiders: [{ quests: ['The Missing Diplomat'], resources: 3, deck: stack }, { hero: 'Graccus' }],
    turn: 'R1',
  })
  t.complete('The Missing Diplomat').resolve()
  expect([0, 1, 2].map((s) => sees(t, s, 'Golem Skull Helm'))).toEqual([false, true, false])
  t.say('pick Anika Berlyn')
  // It is revealed on its way to the hand: everybody hears of it, and of no other card.
  for (const seat of [0, 1, 2]) expect(heard(t, seat)).toContain('Anika Berlyn')
  for (const seat of [0, 2]) expect(heard(t, seat)).not.toContain('Golem Skull Helm')
  expect([0, 1, 2].map((s) => sees(t, s, 'Golem Skull Helm'))).toEqual([false, false, false])
})

test('a card drawn by Seal of Wisdom is seen by its player, what Mind Spike takes by all', () => {
  const t = table({
    boss: { hand: ['Crush', 'Burninate'] },
    raiders: [
      { hero: 'Graccus', cards: ['Seal of Wisdom'], hand: ['Mind Spike'], resources: 3, deck: pile },
      { hero: 'Warrax' },
    ],
    turn: 'R1',
  })
  t.use('Seal of Wisdom').resolve()
  expect([0, 1, 2].map((s) => sees(t, s, 'Anika Berlyn'))).toEqual([false, true, false])
  t.play('Mind Spike', 'Onyxia').resolve('Crush')
  expect([0, 1, 2].map((s) => sees(t, s, 'Crush'))).toEqual([true, true, true])
  expect([0, 1, 2].map((s) => sees(t, s, 'Burninate'))).toEqual([true, false, false])
})
