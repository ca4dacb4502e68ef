/** Decisions that several persons make together: one proposes, the others agree or propose something else. */
import { describe, expect, test } from 'vitest'
import { coveredSeat, newHotSeat, uncover } from '../../src/app/local/hot-seat.ts'
import { library } from '../../src/content.ts'
import { choices, decision, record, view } from '../../src/engine/index.ts'
import { groupDecisionOf } from '../../src/session/group-decision.ts'
import { answer, answerTogether, changeSeat, runToPerson } from '../../src/session/moves.ts'
import { personsOf, proposed } from '../../src/session/proposal.ts'
import { savedGame } from '../../src/session/save.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { seenBy } from '../../src/session/seen.ts'
import { newSession, proposalNow, question, type Session } from '../../src/session/session.ts'
import { undoToPerson } from '../../src/session/undo.ts'
import { type Table, table } from '../table/index.ts'

/** Three raiders who must divide damage; `persons`: who plays each of them, 0 for a bot. */
function pits(persons: readonly number[]): { t: Table; s: Session } {
  const t = table({
    raid: 'magtheridons-lair',
    boss: { hero: 'Magtheridon (Unleashed)', hand: ['Fiery Pits'], resources: 2, deck: ['Blast Nova'] },
    raiders: [{ cards: ['Latro Abiectus'] }, { cards: ['Crazy Igvand'] }, {}],
  })
  t.play('Fiery Pits').resolve()
  const plan = (person: number): SeatPlan =>
    person === 0 ? { kind: 'bot', bot: 'raider' } : { kind: 'person', bot: 'raider', person }
  const seats = [{ kind: 'bot', bot: 'tactics' } as const, ...persons.map(plan)]
  return { t, s: newSession(library, t.game, seats, { stops: { stop: 'matters', marks: [] } }) }
}

/** An agreement by which this seat's hero takes all that it can. */
function plan({ t, s }: ReturnType<typeof pits>, seat: number): Map<number, number> {
  const { items, most } = groupDecisionOf(view(t.game, seat), question(s))!
  const own = [...items].sort((a, b) => Number(b.seat === seat) - Number(a.seat === seat))
  let left = most
  return new Map(
    own.map((item) => {
      const n = Math.min(item.most, left)
      left -= n
      return [item.card, n]
    }),
  )
}

test('one person alone, or one with several raiders, just answers', () => {
  for (const persons of [
    [1, 0, 0],
    [1, 1, 1],
    [0, 0, 1],
  ]) {
    const { t, s } = pits(persons)
    const before = choices(t.game)
    expect(answer(s, 0)).toBeNull()
    expect(choices(t.game)).toBe(before + 1)
    expect(s.proposal).toBeNull()
  }
})

describe('of several persons', () => {
  test('each is asked in turn, and it is done once all agree', () => {
    const { t, s } = pits([1, 2, 3])
    const before = choices(t.game)
    expect(question(s)?.seat).toBe(1)
    expect(answer(s, 4)).toBeNull()
    expect(proposalNow(s)).toEqual({ choice: before, by: 1, what: { answer: 4 }, agreed: [1] })
    expect(question(s)?.seat).toBe(2)
    expect(question(s)).toBe(question(s))
    expect(answer(s, 4)).toBeNull()
    expect(question(s)?.seat).toBe(3)
    expect(choices(t.game)).toBe(before)
    expect(answer(s, 4)).toBeNull()
    expect(choices(t.game)).toBe(before + 1)
    expect(s.proposal).toBeNull()
  })

  test('what is only proposed is not saved: a loaded game asks the first person again', () => {
    const { t, s } = pits([1, 2, 0])
    answer(s, 4)
    expect(question(s)?.seat).toBe(2)
    const { record: saved, seats } = savedGame(s, 'one', 0)
    expect(saved).toEqual(record(t.game))
    const before = choices(t.game)
    const again = newSession(library, t.game, seats, { stops: { stop: 'matters', marks: [] } })
    expect([question(again)?.seat, proposalNow(again)]).toEqual([1, null])
    expect(question(again)?.answers).toEqual(decision(t.game)?.answers)
    answer(again, 2)
    expect(choices(t.game)).toBe(before)
    answer(again, 2)
    expect(choices(t.game)).toBe(before + 1)
  })

  test('another answer takes the place of what was proposed, and is asked of the others', () => {
    const { t, s } = pits([1, 2, 0])
    const before = choices(t.game)
    answer(s, 4)
    answer(s, 2)
    expect(proposalNow(s)).toMatchObject({ by: 2, what: { answer: 2 }, agreed: [2] })
    expect(question(s)?.seat).toBe(1)
    answer(s, 2)
    expect(choices(t.game)).toBe(before + 1)
  })

  test('all of it can be proposed at once', () => {
    const both = pits([1, 2, 0])
    const { t, s } = both
    const mine = plan(both, 1)
    const before = choices(t.game)
    expect(answerTogether(s, mine)).toBeNull()
    expect(choices(t.game)).toBe(before)
    expect(question(s)?.seat).toBe(2)
    const parts = JSON.parse(JSON.stringify(proposalNow(s)))
    expect(parts).toEqual(proposalNow(s))
    expect(answerTogether(s, new Map([...mine].reverse()))).toBeNull()
    expect(choices(t.game)).toBeGreaterThan(before)
    expect(decision(t.game)?.about.code).not.toBe(question(pits([1, 2, 0]).s)?.about.code)
  })

  test('the person at the screen is asked first, and each with their own hand', () => {
    const { s } = pits([1, 2, 3])
    s.near = 2
    expect(question(s)?.seat).toBe(2)
    answer(s, 4)
    expect(question(s)?.seat).toBe(1)
    const shared = pits([1, 2, 1])
    shared.s.near = 3
    expect(question(shared.s)?.seat).toBe(3)
    answer(shared.s, 4)
    expect(question(shared.s)?.seat).toBe(2)
    answer(shared.s, 4)
    expect(shared.s.proposal).toBeNull()
  })

  test('undo takes a proposal back; a seat that changes hands ends it', () => {
    const { t, s } = pits([1, 2, 0])
    const before = choices(t.game)
    answer(s, 4)
    expect(undoToPerson(s)).toBe(true)
    expect([choices(t.game), proposalNow(s)]).toEqual([before, null])
    answer(s, 4)
    changeSeat(s, 2, { kind: 'bot', bot: 'raider' })
    expect(proposalNow(s)).toBeNull()
    answer(s, 4)
    expect(choices(t.game)).toBe(before + 1)
  })

  test('the record has only what was done, and by nobody in particular', () => {
    const [one, many] = [pits([1, 0, 0]), pits([1, 2, 3])]
    for (const i of [3, 1, 1, 4, 4, 4]) answer(many.s, i)
    answer(one.s, 4)
    expect(record(many.t.game)).toEqual(record(one.t.game))
  })

  test('the screen goes to whoever has not agreed, and the question says what is proposed, and by whom', () => {
    const { t, s } = pits([1, 2, 0])
    const hot = newHotSeat()
    uncover(hot, s)
    answer(s, 4)
    expect(coveredSeat(hot, s, false)).toBe(2)
    expect(coveredSeat(hot, s, true)).toBeNull()
    const { prompt, says, answers } = seenBy(s, 2).words!
    const { name } = view(t.game, 2).seats[1]!
    expect(prompt).toBe(`${name} proposes “4”. Agree, or propose something else.`)
    expect(says).toMatch(/^Fiery Pits: split 15\. How much goes to/)
    expect(answers[4]).toBe('Agree: 4')
    expect(answers[3]).toBe('3')
    // Everybody at the table knows whose word is missing: whoever proposed it, and who looks on.
    const [one, two] = [1, 2].map((seat) => view(t.game, 2).seats[seat]?.name)
    for (const seat of [1, 2, 0, -1])
      expect(seenBy(s, seat).proposed).toBe(`${one} proposes “4”. Still to say: ${two}.`)
  })
})

test('the same is agreement only for the same question', () => {
  const first = proposed(null, 1, { answer: 2 }, 7)
  expect(proposed(first, 2, { answer: 2 }, 7).agreed).toEqual([1, 2])
  expect(proposed(first, 2, { answer: 2 }, 8)).toEqual({ choice: 8, by: 2, what: { answer: 2 }, agreed: [2] })
})

test('who decides alone has nobody to ask', () => {
  const { s } = pits([1, 2, 0])
  const { joint: _, ...alone } = question(s)!
  expect(personsOf(alone, s.seats)).toEqual([])
  expect(personsOf(question(s), s.seats)).toEqual([1, 2])
  runToPerson(s)
  expect(proposalNow(s)).toBeNull()
})
