/** Asking the bots on one's own side: who can be asked what, what they say, and how long it holds. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { record, start, view } from '../../src/engine/index.ts'
import { newGameLog, readLog } from '../../src/session/game-log.ts'
import { answer, runToPerson } from '../../src/session/moves.ts'
import { newSession, question, type Session } from '../../src/session/session.ts'
import { ask, askedOf, botsBeside, isWished, wishesFor } from '../../src/session/wishing.ts'

/** A person with two bots, at the person's first own turn. */
function begin(first: 'person' | 'bot' = 'person'): Session {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  const bot = { kind: 'bot', bot: 'raider' } as const
  const seats = [{ kind: 'bot', bot: 'tactics' } as const, { kind: first, bot: 'raider' }, bot, bot]
  const session = newSession(library, game, seats, { stops: { stop: 'matters', marks: [] } })
  runToPerson(session)
  return session
}

const hero = (session: Session, seat: number): number => view(session.game, -1).seats[seat]?.hero ?? 0
const log = (session: Session): string[] =>
  readLog(newGameLog(session), session, view(session.game, 1)).log.map(({ text }) => text)

test('of a character of the Boss one may ask to attack or to spare it, of a friend to guard it; of nothing else', () => {
  const session = begin()
  expect(wishesFor(session, 1, hero(session, 0))).toEqual(['attack', 'spare'])
  expect(wishesFor(session, 1, hero(session, 2))).toEqual(['guard'])
  expect(wishesFor(session, 1, view(session.game, 1).seats[1]!.hand[0]!)).toEqual([])
  expect(wishesFor(session, 0, hero(session, 1))).toEqual([])
  expect(botsBeside(session, 1)).toEqual([2, 3])
})

test('they say in one line what they will do; asked again, they take it back; what contradicts it replaces it', () => {
  const session = begin()
  const boss = hero(session, 0)
  const before = record(session.game)
  ask(session, 1, 'attack', boss)
  expect(log(session).at(-1)).toBe('R2: We’ll go for Onyxia (Stage 1) on our turns.')
  expect(askedOf(session).wishes).toEqual([{ what: 'attack', card: boss }])
  ask(session, 1, 'spare', boss)
  expect(askedOf(session).wishes).toEqual([{ what: 'spare', card: boss }])
  ask(session, 1, 'hold')
  ask(session, 1, 'go')
  expect([isWished(session, 'hold'), isWished(session, 'go')]).toEqual([false, true])
  ask(session, 1, 'go')
  expect(log(session).at(-1)).toBe('R2: As we see fit again, then.')
  expect(record(session.game)).toEqual(before)
})

test('a wish holds until everybody has had a turn', () => {
  const session = begin()
  ask(session, 1, 'hold')
  const { n, order } = view(session.game, -1).turn
  let turns = n
  while (question(session) && isWished(session, 'hold')) {
    answer(session, 0)
    runToPerson(session)
    turns = view(session.game, -1).turn.n
  }
  expect(turns).toBeGreaterThanOrEqual(n + order.length)
  expect(log(session).filter((line) => line === 'R2: We’ll hold our attacks.')).toHaveLength(1)
})
