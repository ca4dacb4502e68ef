/** "Don't ask again this turn": for the cards that made the question come, until the turn ends. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, view } from '../../src/engine/index.ts'
import { canHush } from '../../src/session/hush.ts'
import { hush } from '../../src/session/moves.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { asksPerson, newSession, pending, question, type Session } from '../../src/session/session.ts'
import { table } from '../table/index.ts'

/** The Boss attacks with one Whelp after the other; Litori could stop each of them, and answer with a flip or an interrupt. */
function raid(hand: readonly string[] = []) {
  const t = table({
    boss: { cards: ['Onyxian Whelp', 'Onyxian Whelp'], hand: ['Crush'], resources: 1 },
    raiders: [{ hero: 'Litori Frostburn', hand, resources: 4, cards: ['Crazy Igvand'] }],
    turn: 'Boss',
  })
  const seats: SeatPlan[] = [
    { kind: 'bot', bot: 'tactics' },
    { kind: 'person', bot: 'raider' },
  ]
  return { t, s: newSession(library, t.game, seats, { stops: { stop: 'useful', marks: [] } }) }
}

const propose = ({ t }: ReturnType<typeof raid>): void => {
  t.propose('Onyxian Whelp', 'Litori Frostburn').as('R1')
}
const scene = (s: Session) => canHush(question(s), view(s.game, 1))

test('the same card does not ask at the next attack of this turn, another card does', () => {
  const set = raid(['Counterspell'])
  const { t, s } = set
  propose(set)
  expect([asksPerson(s), scene(s)]).toEqual([true, true])
  expect(hush(s)).toBe(true)
  expect(s.hushed).toEqual([{ turn: view(s.game, 1).turn.n, seat: 1, cards: ['Litori Frostburn'] }])
  t.fight()
  propose(set)
  expect(pending(s).kind).toBe('automatic')
  t.fight()
  t.play('Crush', 'Crazy Igvand').as('R1')
  expect(asksPerson(s)).toBe(true)
})

test('it asks again in another turn', () => {
  const set = raid()
  propose(set)
  hush(set.s)
  set.s.hushed = set.s.hushed.map((one) => ({ ...one, turn: one.turn - 1 }))
  set.t.fight()
  propose(set)
  expect(asksPerson(set.s)).toBe(true)
})

test('only for a response, and only for a person', () => {
  const t = table({ raiders: [{ hand: ['Apprentice Teep'], resources: 1 }], turn: 'R1' })
  expect(canHush(decision(t.game), view(t.game, 1))).toBe(false)
  const { s } = raid()
  expect(hush(s)).toBe(false)
})
