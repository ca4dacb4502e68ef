import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { Answer } from '../../src/engine/types.ts'
import { levelNames, levelOf, makePlayer, playerNames, presentName } from '../../src/players/index.ts'
import { mistakesAt } from '../../src/players/levels.ts'
import { levelNames as namesInRaids } from '../../src/raid/format.ts'
import { decide, stage } from './stage.ts'

const pass: Answer = { do: 'pass' }

/** The Boss with three cards that do something, and two parties. */
const table = () =>
  stage({
    turn: 0,
    boss: { hand: ['Crush', 'Draconic Rage', 'Flame Breath'], ready: 6 },
    raiders: [
      { hero: 'Warrax', party: ['Kor Cindervein', 'Apprentice Teep'] },
      { hero: 'Boris Brightbeard', party: ['Parvink'] },
    ],
  })
const plays = (s: ReturnType<typeof table>): Answer[] => [
  pass,
  ...['Crush', 'Draconic Rage', 'Flame Breath'].map((card): Answer => ({ do: 'play', card: s.id(card) })),
]

test('the levels are those of the raid format, and each is a player of the Boss', () => {
  expect(levelNames).toEqual(namesInRaids)
  const bosses = playerNames.filter((one) => one.for === 'boss').map(({ name }) => name)
  expect(bosses).toEqual(expect.arrayContaining([...levelNames]))
})

test('the careless Boss of earlier versions is now that of Story', () => {
  expect(presentName('careless')).toBe('story')
  expect(presentName('tactics')).toBe('tactics')
  expect(presentName('toString')).toBe('toString')
})

test('without mistakes it plays as the best, decision by decision', () => {
  const s = table()
  const d = decide(0, 'priority', plays(s))
  const [best, same] = [makePlayer('tactics', 0, 1, library), makePlayer('story', 0, 1, library, 0)]
  for (let i = 0; i < 5; i++) expect(same.choose(s.view, d)).toEqual(best.choose(s.view, d))
})

test('the more mistakes, the more often it does something else; with the true reason for that', () => {
  const s = table()
  const d = decide(0, 'priority', plays(s))
  const best = makePlayer('tactics', 0, 1, library).choose(s.view, d)
  const others = (mistakes: number): number =>
    Array.from({ length: 100 }, (_, seed) => makePlayer('story', 0, seed, library, mistakes).choose(s.view, d)).filter(
      ({ answer, why }) => {
        if (answer !== best.answer)
          expect(why).toMatch(
            /^(Enough for this turn|Crush can destroy .*|Flame Breath (deals|kills) .*|Draconic Rage gives Onyxia \+2 ATK)\.$/,
          )
        return answer !== best.answer
      },
    ).length
  const [few, some, many] = [others(0.1), others(0.5), others(1)]
  expect(few).toBeGreaterThan(0)
  expect(few).toBeLessThan(some)
  expect(some).toBeLessThan(many)
})

test('whatever harms its own side is never chosen while anything else can be', () => {
  const s = stage({
    turn: 0,
    boss: { hand: ['Crush'], ready: 3, party: ['Onyxian Whelp'] },
    raiders: [{ hero: 'Warrax', party: ['Kor Cindervein', 'Apprentice Teep'] }],
  })
  const targets = ['Onyxian Whelp', 'Kor Cindervein', 'Apprentice Teep']
  const answers = targets.map((name): Answer => ({ do: 'pick', card: s.id(name) }))
  const d = decide(0, 'target', answers, { card: s.id('Crush'), code: 'Crush#text.0.what' })
  const act = decide(0, 'priority', [{ do: 'play', card: s.id('Crush') }, pass])
  const chosen = Array.from({ length: 200 }, (_, seed) => {
    const player = makePlayer('story', 0, seed, library, 1)
    player.choose(s.view, act)
    return targets[player.choose(s.view, d).answer] ?? ''
  })
  expect(new Set(chosen)).toEqual(new Set(['Kor Cindervein', 'Apprentice Teep']))
})

test('what it thinks of the answers changes nothing, and a copy goes on as it would', () => {
  const s = table()
  const d = decide(0, 'priority', plays(s))
  const [player, plain] = [makePlayer('story', 0, 3, library, 0.5), makePlayer('story', 0, 3, library, 0.5)]
  for (let i = 0; i < 10; i++) {
    const [first] = player.weigh(s.view, d)
    const copied = player.copy().choose(s.view, d)
    const choice = player.choose(s.view, d)
    expect(first).toMatchObject(choice)
    expect(copied).toEqual(choice)
    expect(choice).toEqual(plain.choose(s.view, d))
  }
})

test('how often it errs: as the raid says for mode and number of raiders, the nearest number, or what is usual', () => {
  const raid = {
    modes: [
      { id: 'usual', name: 'Usual', about: '' },
      { id: 'hard', name: 'Hard', about: '' },
    ],
    levels: [
      { level: 'normal', raiders: 3, mistakes: 0.5 },
      { level: 'normal', raiders: 5, mistakes: 0.2, mode: 'hard' },
    ],
  } as const
  expect(mistakesAt(raid, 'normal', 'usual', 3)).toBe(0.5)
  expect(mistakesAt(raid, 'normal', 'usual', 5)).toBe(0.5)
  expect(mistakesAt(raid, 'normal', 'hard', 3)).toBe(0.2)
  expect(mistakesAt(raid, 'normal', 'storm', 3)).toBe(mistakesAt({}, 'normal', '', 3))
  expect(levelOf(raid, 'normal', 5)?.mode).toBe('hard')
  expect(levelOf(raid, 'heroic', 5)).toBeUndefined()
  const usual = levelNames.map((name) => mistakesAt({}, name, '', 4))
  expect(usual).toEqual([...usual].sort((a, b) => b - a))
  expect(new Set(usual).size).toBe(levelNames.length)
  for (const share of usual) expect(share === 0 || (share > 0 && share < 1), `${share} is a share of acts`).toBe(true)
})
