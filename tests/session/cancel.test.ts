/** Taking back what a person has begun to declare: only theirs, only while nothing was learned, only until it is done. */
import { describe, expect, test } from 'vitest'
import { choices, hash } from '../../src/engine/index.ts'
import { canCancel, cancel } from '../../src/session/cancel.ts'
import { answer, changeSeat, runToPerson } from '../../src/session/moves.ts'
import type { SeatPlan } from '../../src/session/saved-game.ts'
import { newSession, question, type Session } from '../../src/session/session.ts'
import { redoToPerson, undoToPerson } from '../../src/session/undo.ts'
import { library as testSet } from '../set/index.ts'
import { type Table, type TableSpec, table } from '../table/index.ts'

/** A and B at a table, A a person. */
function sit(spec: TableSpec): { s: Session; say: (word: string) => void; t: Table } {
  const t = table(spec)
  const seats = (spec.players ?? []).map((_, i): SeatPlan => ({ kind: i === 0 ? 'person' : 'bot', bot: 'story' }))
  const s = newSession(testSet, t.game, seats, { stops: { stop: 'matters', marks: [] } })
  runToPerson(s)
  const say = (word: string): void => {
    const at = t.legal().indexOf(word)
    expect(at, `${word} among ${t.legal().join(', ')}`).toBeGreaterThanOrEqual(0)
    expect(answer(s, at)).toBeNull()
    runToPerson(s)
  }
  return { s, say, t }
}

const duel: TableSpec = {
  players: [
    { cards: ['Dummy 2/3', 'Dummy 1/1'], hand: ['Vanquish'], resources: 9 },
    { cards: ['Dummy 2/3', 'Dummy 1/1'] },
  ],
}

describe('cancel', () => {
  test('takes back an attack while its target is chosen, however it was reached', () => {
    const { s, say } = sit(duel)
    const before = [choices(s.game), hash(s.game)]
    expect(canCancel(s)).toBe(false)
    expect(cancel(s)).toBe(false)
    say('attack Dummy 2/3')
    expect([question(s)?.kind, canCancel(s)]).toEqual(['attacker-target', true])
    expect(cancel(s)).toBe(true)
    expect([choices(s.game), hash(s.game)]).toEqual(before)
    expect(canCancel(s)).toBe(false)
    redoToPerson(s)
    expect([question(s)?.kind, canCancel(s)]).toEqual(['attacker-target', true])
  })

  test('takes back a card while its target is chosen, and its costs with it', () => {
    const { s, say, t } = sit(duel)
    const before = hash(s.game)
    say('play Vanquish')
    expect([question(s)?.kind, canCancel(s)]).toEqual(['target', true])
    expect(cancel(s)).toBe(true)
    expect(hash(s.game)).toBe(before)
    expect(t.legal()).toContain('play Vanquish')
  })

  test('is over once the declaration is done', () => {
    const { s, say } = sit(duel)
    say('play Vanquish')
    answer(s, 0)
    expect(question(s)?.kind).toBe('priority')
    expect([canCancel(s), cancel(s)]).toEqual([false, false])
  })

  test('undo back into a declaration brings it back, another choice ends it', () => {
    const { s, say } = sit(duel)
    say('play Vanquish')
    answer(s, 0)
    undoToPerson(s)
    while (question(s)?.kind !== 'target') undoToPerson(s)
    expect(canCancel(s)).toBe(true)
    cancel(s)
    say('attack Dummy 2/3')
    const { length } = s.declared
    expect(length).toBe(choices(s.game) + 1)
    expect(canCancel(s)).toBe(true)
  })

  test('is not for a seat that has changed hands', () => {
    const { s, say } = sit(duel)
    say('attack Dummy 2/3')
    changeSeat(s, 0, { kind: 'bot', bot: 'story' })
    expect([canCancel(s), cancel(s)]).toEqual([false, false])
  })
  test('is not offered once a card has come to light that the seat did not know', () => {
    const { s, say } = sit(duel)
    say('attack Dummy 2/3')
    const begun = s.declared.at(-1)!
    const cards = new Map([...begun.known.cards].filter(([name]) => name !== 'Vanquish'))
    s.declared[choices(s.game)] = { ...begun, known: { ...begun.known, cards } }
    expect([canCancel(s), cancel(s)]).toEqual([false, false])
    s.declared[choices(s.game)] = begun
    expect(canCancel(s)).toBe(true)
  })
})
