/** Thinking aloud: what bots say besides their reasons, and to whom (415.3a, 415.4a, R100.3). */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { concede, start } from '../../src/engine/index.ts'
import { newGameLog, readLog } from '../../src/session/game-log.ts'
import { runToPerson } from '../../src/session/moves.ts'
import { newSession, onlooker, type Session } from '../../src/session/session.ts'
import { inWords, type Thought } from '../../src/session/thoughts.ts'

const plan = (bot: string) => ({ kind: 'bot', bot }) as const

function played(aloud: boolean): Session {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 3 })
  const seats = [plan('tactics'), plan('raider'), plan('raider'), plan('raider')]
  const session = newSession(library, game, seats, { stops: { stop: 'matters', marks: [] }, aloud })
  runToPerson(session, 300)
  return session
}

const lines = (session: Session): string =>
  readLog(newGameLog(session), session, onlooker(session))
    .log.map(({ text }) => text)
    .join('\n')

test('whoever thinks aloud tells what else lies on the table, with its worth; the hand follows when the raid is over', () => {
  const session = played(true)
  const kept = session.reasons.flatMap(({ thoughts = [] }) => thoughts.filter(({ secret }) => secret))
  const hidden = kept.filter(({ text }) => text.startsWith('Play '))
  const before = lines(session)
  expect(before).toMatch(/Onyxia: She attacks .* Worth -?[\d.]+; or: Attack /)
  expect(hidden.length).toBeGreaterThan(5)
  for (const { text } of hidden) expect(before).not.toContain(`: ${text} (`)
  for (const seat of [1, 2, 3]) concede(session.game, seat)
  expect(lines(session)).toContain(`${hidden[0]!.text} (${hidden[0]!.worth})`)
})

test('without it bots play the same, and keep no thoughts', () => {
  const [quiet, aloud] = [played(false), played(true)]
  expect(quiet.reasons.filter(({ thoughts }) => thoughts)).toEqual([])
  expect(quiet.reasons).toEqual(aloud.reasons.map(({ thoughts: _, ...reason }) => reason))
})

test('with nothing to choose from that may be told, nothing is said', () => {
  const one: Thought = { text: 'Attack with Onyxia', worth: 2, secret: false }
  const own: Thought = { text: 'Play Crush (3)', worth: 1.5, secret: true }
  expect(inWords([one], true)).toBe('')
  expect(inWords([one, own], false)).toBe('')
  expect(inWords([one, own], true)).toBe('Worth 2; or: Play Crush (3) (1.5).')
  expect(inWords([own, one], false)).toBe('Or: Attack with Onyxia (2).')
})
