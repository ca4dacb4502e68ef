/** What followed a choice that was taken back is played on after another one, as far as it fits. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { canRedo, choices, decision, hash, load, played, record, start, view } from '../../src/engine/index.ts'
import { goOnAsBefore, type KeptLine, keepLine, lineOf, nextAgain } from '../../src/session/kept-line.ts'
import { answer, runToPerson } from '../../src/session/moves.ts'
import { newSession, question, type Session } from '../../src/session/session.ts'
import { undoToPerson } from '../../src/session/undo.ts'
import { must } from '../../src/state/must.ts'

function session(): Session {
  const game = start(library, {
    raid: 'onyxias-lair',
    raiders: [{ name: 'Ann', deck: must(library.decks[0]).id }],
    seed: 12,
  })
  const s = newSession(
    library,
    game,
    [
      { kind: 'bot', bot: 'tactics' },
      { kind: 'person', bot: 'raider' },
    ],
    { stops: { stop: 'matters', marks: [] } },
  )
  runToPerson(s)
  return s
}

/** Answers as the person: with an act of this kind if there is one, else passing. Returns what it was. */
function acts(s: Session, ...wanted: string[]): string {
  const open = must(question(s))
  const index = Math.max(
    0,
    open.answers.findIndex(({ do: what }) => wanted.includes(what)),
  )
  expect(answer(s, index)).toBeNull()
  runToPerson(s)
  return must(open.answers[index]).do
}

/** The person's first turn and the Boss's next: places the second card of the hand, then passes. */
function playTurn(s: Session): void {
  while (acts(s, 'keep', 'place') !== 'place');
  for (let n = 0; n < 3; n++) acts(s)
}

/** Takes back so many questions. */
function goBack(s: Session, until: () => boolean): KeptLine {
  let kept: KeptLine | null = null
  while (!until()) {
    const before = lineOf(s)
    expect(undoToPerson(s)).toBe(true)
    kept = keepLine(s, kept, before)
  }
  return must(kept)
}

const canPlace = (s: Session): boolean => question(s)?.answers.some(({ do: what }) => what === 'place') ?? false
const hero = (s: Session) => view(s.game, 1).cards[must(view(s.game, 1).seats[1]).hero]

test('another resource is placed, and all that followed is made again', () => {
  const s = session()
  playTurn(s)
  const [made, damage] = [choices(s.game), hero(s)?.damage]
  const kept = goBack(s, () => canPlace(s))
  expect(nextAgain(s, kept), 'nothing else was chosen yet').toBeNull()
  const open = must(question(s))
  const places = open.answers.flatMap(({ do: what, n }, i) => (what === 'place' && n === 0 ? [i] : []))
  expect(answer(s, must(places[1]))).toBeNull()
  runToPerson(s)
  expect(nextAgain(s, kept)).toMatch(/^Resource/)
  expect(goOnAsBefore(s, kept, 'leave out', 1).kept).toBe(kept)
  expect(nextAgain(s, kept)).not.toMatch(/^Resource/)
  expect(goOnAsBefore(s, kept, 'play', 1)).toEqual({ kept: null, why: '' })
  expect(nextAgain(s, kept)).toBeNull()
  expect(choices(s.game)).toBeGreaterThanOrEqual(made - 2)
  expect(hero(s)?.damage).toBe(damage)
  expect(hash(load(library, record(s.game)))).toBe(hash(s.game))
})

test('it stops at the first choice that can’t be made again, says why, and that one can be left out', () => {
  const s = session()
  playTurn(s)
  const kept = goBack(s, () => canPlace(s))
  acts(s) // the turn ends without a resource
  const { why } = goOnAsBefore(s, kept, 'play', 1)
  expect(why).toContain('Ann: “Resource')
  expect(played(s.game).choices.length).toBeGreaterThan(kept.back)
  expect(nextAgain(s, kept)).toMatch(/^Resource/)
  expect(decision(s.game)?.seat).toBe(1)
})

test('what is chosen again as before is not offered once more: only what followed it', () => {
  const s = session()
  playTurn(s)
  const whole = played(s.game).choices
  const kept = goBack(s, () => canPlace(s))
  expect(acts(s, 'place')).toBe('place')
  expect(canRedo(s.game)).toBe(false)
  expect(nextAgain(s, kept)).not.toMatch(/^Resource/)
  expect(nextAgain(s, kept)).not.toBeNull()
  expect(goOnAsBefore(s, kept, 'play', 1)).toEqual({ kept: null, why: '' })
  expect(played(s.game).choices).toEqual(whole)
  expect(nextAgain(s, kept)).toBeNull()
})
