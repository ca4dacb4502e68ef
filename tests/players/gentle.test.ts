import { expect, test } from 'vitest'
import { firstRaid } from '../../src/app/table/coach.ts'
import { library } from '../../src/content.ts'
import type { Answer, RaidSetup } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { gentleRaid } from './gentle-raid.ts'
import { decide, stage } from './stage.ts'

test('a gentle Boss is beaten in the first raid within five rounds, never harms its own, and always says why', () => {
  const { result, rounds, wrong } = gentleRaid(firstRaid(library).setup as RaidSetup)
  expect(wrong).toEqual([])
  expect(result).toBe('raiders')
  expect(rounds).toBeLessThanOrEqual(5)
})

const pass: Answer = { do: 'pass' }

test('it plays one card a turn, and none on the turns of others', () => {
  const boss = { hand: ['Draconic Rage', 'Dragon Hide', 'Engulfing Flames'], ready: 9 }
  const own = stage({ turn: 0, boss, raiders: [{ hero: 'Warrax' }] })
  const plays = (s: typeof own): Answer[] => [
    pass,
    ...boss.hand.map((card): Answer => ({ do: 'play', card: s.id(card) })),
  ]
  const player = makePlayer('gentle', 0, 1, library)
  const asked = decide(0, 'priority', plays(own))
  const first = player.choose(own.view, asked)
  expect(first.answer).not.toBe(0)
  const second = player.choose(own.view, asked)
  expect(second).toMatchObject({ answer: 0, why: 'Enough for this turn.' })

  const other = stage({ turn: 1, boss, raiders: [{ hero: 'Warrax' }] })
  const waits = makePlayer('gentle', 0, 1, library).choose(other.view, decide(0, 'priority', plays(other)))
  expect(waits).toMatchObject({ answer: 0, why: 'Waits for its own turn.' })
})

test('it spreads its attacks, and destroys no hero while it can attack something else', () => {
  const s = stage({
    turn: 0,
    boss: { party: ['Onyxian Whelp'] },
    raiders: [
      { hero: { def: 'Warrax', damage: 29 }, party: ['Apprentice Teep'] },
      { hero: 'Boris Brightbeard', party: ['Parvink'] },
    ],
  })
  const targets = ['Warrax', 'Apprentice Teep', 'Boris Brightbeard', 'Parvink']
  const answers = targets.map((name): Answer => ({ do: 'pick', card: s.id(name) }))
  const asked = decide(0, 'attacker-target', answers, { card: s.id('Onyxian Whelp') })
  const player = makePlayer('gentle', 0, 1, library)
  const whom = (): string => targets[player.choose(s.view, asked).answer] ?? ''
  const [first, second] = [whom(), whom()]
  expect([first, second]).not.toContain('Warrax')
  const party = (name: string): number => Math.floor(targets.indexOf(name) / 2)
  expect(party(first)).not.toBe(party(second))
})
