/** Persons at screens of their own: each with their own stops and passing, and all who decide together are asked at once. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, played, start, view } from '../../src/engine/index.ts'
import { groupDecisionOf } from '../../src/session/group-decision.ts'
import { answerAs, answerTogetherAs, changeSeat, runToPerson, startPassingAs } from '../../src/session/moves.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession, pending, question, questionTo, type Session } from '../../src/session/session.ts'
import { undoToPerson } from '../../src/session/undo.ts'
import { table } from '../table/index.ts'

const person = (n: number): SeatPlan => ({ kind: 'person', bot: 'raider', person: n })
const boss: SeatPlan = { kind: 'bot', bot: 'tactics' }

/** Two persons with screens of their own against a Boss, after the start. */
function two(): Session {
  const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  const s = newSession(library, game, [boss, person(1), person(2)], { stops: { stop: 'matters', marks: [] } })
  for (const seat of [1, 2]) s.screens.set(seat, { stops: { stop: 'matters', marks: [] }, passing: null })
  runToPerson(s)
  return s
}

/** Answers with the first answer, as whoever is asked, until this seat is asked for priority. */
function until(s: Session, seat: number, kind = 'priority'): void {
  for (let n = 0; n < 400; n++) {
    runToPerson(s)
    const open = question(s)
    if (!open || (open.seat === seat && open.kind === kind)) return
    answerAs(s, open.seat, 0)
  }
}

test('who is not asked can’t answer, and is told who decides', () => {
  const s = two()
  until(s, 1)
  const asked = question(s)!.seat
  const other = 3 - asked
  const before = choices(s.game)
  expect(answerAs(s, other, 0)?.why).toBe(`R${asked} decides now.`)
  expect(answerAs(s, 0, 0)?.why).toBe(`R${asked} decides now.`)
  expect(answerAs(s, asked, 99)?.why).toBe('There is no such answer.')
  expect(answerTogetherAs(s, asked, new Map())?.why).toBe('This is not decided together.')
  expect(choices(s.game)).toBe(before)
  expect([questionTo(s, asked), questionTo(s, other), questionTo(s, 0)]).toEqual([question(s), null, null])
  expect(answerAs(s, asked, 0)).toBeNull()
  expect(choices(s.game)).toBe(before + 1)
})

test('101.2 whether to mulligan is answered in any order; the game takes the answers in turn order, and keeps an early one until then', () => {
  const s = two()
  expect([question(s)?.seat, questionTo(s, 1)?.kind, questionTo(s, 2)?.kind]).toEqual([1, 'mulligan', 'mulligan'])
  const [hand, before] = [view(s.game, 2).seats[2]!.hand, choices(s.game)]
  expect(answerAs(s, 2, 1)).toBeNull()
  expect([choices(s.game), questionTo(s, 2), questionTo(s, 1)?.seat]).toEqual([before, null, 1])
  expect(answerAs(s, 2, 0)?.why).toBe('R1 decides now.')
  expect(answerAs(s, 1, 0)).toBeNull()
  expect(pending(s)).toMatchObject({ kind: 'automatic', answer: 1 })
  runToPerson(s)
  expect(played(s.game).choices.slice(before, before + 2)).toEqual([0, 1])
  expect(view(s.game, 2).seats[2]!.hand).not.toEqual(hand)
  for (let n = 0; n < 9 && question(s)?.kind !== 'mulligan'; n++) undoToPerson(s)
  expect([question(s)?.seat, questionTo(s, 2)?.kind]).toEqual([2, 'mulligan'])
})

test('101.2 an early answer is its person’s: whoever takes over the seat is asked, and nobody is asked early at one screen or for the Boss', () => {
  const s = two()
  expect(answerAs(s, 2, 1)).toBeNull()
  changeSeat(s, 2, person(3))
  expect(questionTo(s, 2)?.kind).toBe('mulligan')
  expect(answerAs(s, 1, 1)).toBeNull()
  expect([pending(s).kind, question(s)?.seat]).toEqual(['person', 2])
  const one = two()
  one.screens.clear()
  expect(questionTo(one, 2)).toBeNull()
})

test('one passes, and the other is not passed for', () => {
  const s = two()
  until(s, 1)
  startPassingAs(s, 1)
  expect(pending(s).kind).toBe('automatic')
  until(s, 2)
  expect(s.screens.get(2)?.passing).toBeNull()
  expect(pending(s).kind).toBe('person')
  startPassingAs(s, 1)
  undoToPerson(s)
  expect(s.screens.get(1)?.passing).toBeNull()
})

test('each is stopped where they want to be stopped', () => {
  const asked = (stop: 'always' | 'useful'): number => {
    const s = two()
    s.screens.set(2, { stops: { stop, marks: [] }, passing: null })
    let n = 0
    for (let k = 0; k < 60; k++) {
      runToPerson(s)
      const open = question(s)
      if (!open) break
      if (open.seat === 2) n++
      answerAs(s, open.seat, 0)
    }
    return n
  }
  expect(asked('always')).toBeGreaterThan(asked('useful'))
})

test('a decision of several persons is put to all of them at once; who has proposed waits', () => {
  const t = table({
    raid: 'magtheridons-lair',
    boss: { hero: 'Magtheridon (Unleashed)', hand: ['Fiery Pits'], resources: 2, deck: ['Blast Nova'] },
    raiders: [{ cards: ['Latro Abiectus'] }, { cards: ['Crazy Igvand'] }, {}],
  })
  t.play('Fiery Pits').resolve()
  const s = newSession(library, t.game, [boss, person(1), person(2), { kind: 'bot', bot: 'raider' }], {
    stops: { stop: 'matters', marks: [] },
  })
  expect([1, 2, 3].map((seat) => questionTo(s, seat)?.seat)).toEqual([1, 2, undefined])
  expect(answerAs(s, 2, 1)).toBeNull()
  expect(s.proposal).toMatchObject({ by: 2, what: { answer: 1 } })
  expect([1, 2].map((seat) => questionTo(s, seat)?.seat)).toEqual([1, undefined])
  const before = choices(t.game)
  const { items, most } = groupDecisionOf(view(t.game, 1), questionTo(s, 1))!
  const [first] = items
  expect(answerTogetherAs(s, 1, new Map([[first!.card, most]]))).toBeNull()
  expect(s.proposal).toMatchObject({ by: 1 })
  expect(choices(t.game)).toBe(before)
  expect(answerAs(s, 2, 0)).toBeNull()
  expect(answerAs(s, 1, 0)).toBeNull()
  expect(choices(t.game)).toBe(before + 1)
})
