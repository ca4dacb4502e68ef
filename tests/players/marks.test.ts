/** Tags, states and counters, as tactics and lessons count them and aim at them. */
import { expect, test } from 'vitest'
import { lessonFor } from '../../src/app/table/coach.ts'
import type { Scene } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import type { Aim, Situation, Tactic } from '../../src/language/tactics.ts'
import { makePlayer } from '../../src/players/index.ts'
import { decide, pass, picks, type Stage, stage } from './stage.ts'

const said = { plain: 'It does.', say: 'It does {card}.' }

/** The answer of the automated Boss with this one tactic. */
function answer(tactic: Tactic, staged: Stage, decision: Parameters<ReturnType<typeof makePlayer>['choose']>[1]) {
  const raids = library.raids.map((raid) => (raid.id === 'onyxias-lair' ? { ...raid, tactics: [tactic] } : raid))
  const { answer } = makePlayer('tactics', decision.seat, 7, { ...library, raids }).choose(staged.view, decision)
  return decision.answers[answer]
}

const staged = (): Stage => {
  const s = stage({
    boss: { hand: ['Crush'], ready: 1 },
    raiders: [
      {
        hero: 'Warrax',
        party: [
          { def: 'Crazy Igvand', counters: { Wet: 2 } },
          { def: 'Kor Cindervein', exhausted: true },
          { def: 'Freya Lightsworn', counters: { Wet: 1 }, damage: 1 },
        ],
      },
      { hero: 'Boris Brightbeard' },
    ],
  })
  s.view.raid.counters = { Doom: 3 }
  Object.assign(s.view.seats[2], { marks: ['MARKED'], counters: { Wet: 4 } })
  return s
}

test.each<[Aim, string]>([
  [{ most: { counters: 'Wet' }, only: 'ally' }, 'Crazy Igvand'],
  [{ counter: 'Wet', state: 'damaged' }, 'Freya Lightsworn'],
  [{ state: 'exhausted' }, 'Kor Cindervein'],
  [{ tag: 'MARKED' }, 'Boris Brightbeard'],
  [{ most: { counters: 'Wet' } }, 'Boris Brightbeard'],
])('an aim at %j takes %s', (aim, name) => {
  const s = staged()
  const all = ['Warrax', 'Crazy Igvand', 'Kor Cindervein', 'Freya Lightsworn', 'Boris Brightbeard']
  const d = decide(0, 'target', picks(s, ...all), { card: s.id('Crush'), code: 'Crush#text.0.what' })
  expect(answer({ ...said, aim, for: 'Crush' }, s, d)?.card).toBe(s.id(name))
})

test.each<[Situation, boolean]>([
  [[{ counters: 'Doom' }, '>=', 3], true],
  [[{ counters: 'Doom', on: 'own' }, '>=', 1], false],
  [[{ counters: 'Wet', on: 'opposing' }, '=', 7], true],
  [[{ opposing: { tag: 'MARKED' } }, '=', 1], true],
  [[{ opposing: { state: 'exhausted' } }, '=', 1], true],
  [[{ own: { state: 'damaged' } }, '>', 0], false],
  [[{ opposing: { counter: 'Wet', state: 'undamaged' } }, '=', 2], true],
])('%j is %s', (situation, held) => {
  const s = staged()
  const d = decide(0, 'priority', [pass, { do: 'play', card: s.id('Crush') }])
  expect(answer({ ...said, if: situation, hold: 'Crush' }, s, d)?.do).toBe(held ? 'pass' : 'play')
})

test('a lesson waits for counters on the raid, or for somebody with a mark', () => {
  const { view } = staged()
  const shown = (when: NonNullable<Scene['lessons']>[number]['when']): string | undefined =>
    lessonFor(
      {
        view,
        decision: decide(1, 'priority', [pass]),
        lastEvent: '',
        lessons: [{ when, title: 'T', text: 'It comes.' }],
      } as never,
      ['welcome', 'end', 'undo'],
    )?.text
  expect(shown({ counters: 'Doom', n: 3 })).toBe('It comes.')
  expect(shown({ counters: 'Doom', n: 4 })).not.toBe('It comes.')
  expect(shown({ of: 'raiders', is: { tag: 'MARKED' } })).toBe('It comes.')
  expect(shown({ of: 'boss', is: { tag: 'MARKED' } })).not.toBe('It comes.')
})
