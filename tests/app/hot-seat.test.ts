import { expect, test } from 'vitest'
import { coveredSeat, newHotSeat, uncover } from '../../src/app/table/hot-seat.ts'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import { answer, runToPerson } from '../../src/session/moves.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession, question } from '../../src/session/session.ts'

const person = (n: number): SeatPlan => ({ kind: 'person', bot: 'raider', person: n })
const bot = (name: string): SeatPlan => ({ kind: 'bot', bot: name })

/** The seats for which the table is covered before each of the first questions. */
function covers(plans: SeatPlan[], openHands: boolean): Set<number> {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  const session = newSession(library, game, plans, { stops: { stop: 'always', marks: [] } })
  const hot = newHotSeat()
  const found = new Set<number>()
  for (let i = 0; i < 60; i++) {
    runToPerson(session)
    const seat = coveredSeat(hot, session, openHands)
    if (seat !== null) found.add(seat)
    if (seat !== null) hot.there = null
    const open = question(session)!
    hot.last = open.seat
    uncover(hot, session)
    answer(session, open.answers.length - 1)
  }
  return found
}

test('between friends the table is covered only if they hide their hands', () => {
  const friends = [bot('tactics'), person(1), person(2), bot('raider')]
  expect(covers(friends, true)).toEqual(new Set())
  expect(covers(friends, false)).toEqual(new Set([1, 2]))
})

test('between the raid and a person who plays the Boss it is always covered', () => {
  expect(covers([person(3), person(1), person(2), bot('raider')], true)).toContain(0)
})
