/** Positions in numbers, and the ways to play a turn. */
import { describe, expect, test } from 'vitest'
import { appraise, canWarn, features, warningFor } from '../../src/ahead/index.ts'
import { noteUsual, type Usual, waysNear } from '../../src/ahead/ways.ts'
import { library } from '../../src/content.ts'
import { decision } from '../../src/engine/index.ts'
import type { Answer, Decision, View } from '../../src/engine/types.ts'
import { filler } from '../rules/own.ts'
import { table } from '../table/index.ts'

describe('features', () => {
  test('they count what lies on the table, and how far the raid has come', () => {
    const { game } = table({
      boss: { damage: 10, cards: ['Onyxian Whelp'] },
      raiders: [{ damage: 25, cards: ['Kor Cindervein', 'Kor Cindervein'], hand: ['Fireball'] }, { deck: filler }],
      turn: 'R1',
    })
    const f = features(game)
    expect(f).toMatchObject({ done: 10 / 20 / 3, past: 0, alive: 2, allies: 2, hands: 1, minions: 1, won: 0, low: 1 })
    expect(f.weakest).toBeLessThan(f.health / 2)
    expect(appraise(f, { allies: 2, done: 30 })).toBeCloseTo(4 + 5)
  })
  test('104.2 an ATK of less than 0 is none', () => {
    const { game } = table({
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ cards: ['Demoralizing Shout', 'Demoralizing Shout'] }],
      turn: 'Boss',
    })
    expect(features(game)).toMatchObject({ minions: 1, minionAtk: 0 })
  })
})

describe('ways', () => {
  const cards = Object.fromEntries(['', 'Fireball', 'Kor', 'Box', 'Bad'].map((def, i) => [i, { def }]))
  const view = { cards } as unknown as View
  const answer = (act: string): Answer => {
    const [what, card] = act.split(' ')
    return { do: what as Answer['do'], ...(card ? { card: Number(card) } : {}) }
  }
  /** The usual play's choices: what could be done, by worth; the first was chosen. */
  function usualOf(...choices: readonly (readonly [Decision['kind'], ...(readonly [string, number])[]])[]): Usual {
    const usual: Usual = { acts: [], swaps: [], noted: false }
    for (const [kind, ...acts] of choices) {
      const open = { kind, about: {}, answers: acts.map(([act]) => answer(act)) } as unknown as Decision
      const opinions = acts.map(([, worth], i) => ({ answer: i, score: worth, worth, why: '' }))
      noteUsual(usual, view, open, 0, opinions)
    }
    return usual
  }
  const swap = (kind: string, usual: string, instead: string) => ({
    swap: { usual: `${kind} : ${usual}`, instead: `${kind} : ${instead}` },
  })

  test('the usual way comes first, then other roles, what may be left out, and what else the bot thought of', () => {
    const usual = usualOf(
      ['priority', ['play 1', 6], ['play 1', 6], ['attack 2', 2], ['pass', 0], ['play 4', -9]],
      ['target', ['pick 2', 3], ['pick 3', 1]],
      ['arrange', ['pick 2', 3], ['pick 3', 1]],
      ['priority', ['pass', 0], ['attack 2', -1]],
    )
    expect(waysNear(1, usual)).toEqual([
      {},
      ...['healer', 'damage', 'control'].map((role) => ({ role })),
      { without: 'priority : play Fireball' },
      swap('priority', 'play Fireball', 'attack Kor'),
      swap('target', 'pick Kor', 'pick Box'),
      swap('priority', 'pass', 'attack Kor'),
    ])
  })
  test('where a target is looked at first, all that the bot thought of is tried', () => {
    const targets = ['target', ['pick 1', 3], ['pick 2', 2], ['pick 3', 1], ['pick 4', -9]] as const
    const others = ['Kor', 'Box', 'Bad'].map((name) => swap('target', 'pick Fireball', `pick ${name}`))
    expect(waysNear(0, usualOf(targets, targets))).toEqual([{}, ...others, ...others.slice(0, 2)])
  })
  test('the Boss has no roles', () => {
    expect(waysNear(0, usualOf(['priority', ['play 1', 6]]))).toEqual([{}, { without: 'priority : play Fireball' }])
  })
})

test('an attack on her Whelp, where it would end the raid, is warned of; the one on her is not', () => {
  const t = table({
    boss: { hero: 'Onyxia (Stage 3)', damage: 47, cards: ['Onyxian Whelp'] },
    raiders: [{ exhausted: true, cards: ['Kor Cindervein'] }],
    turn: 'R1',
  })
  t.say('attack Kor Cindervein')
  expect(canWarn(t.game)).toBe(true)
  const { answers } = decision(t.game)!
  const warned = answers.map((_, i) => {
    const pieces = warningFor(t.game, i, { library, seed: 1, lines: 24 })
    for (let piece = pieces.next(); ; piece = pieces.next()) if (piece.done) return piece.value?.answer ?? null
  })
  const at = (name: string): number => t.legal().indexOf(`pick ${name}`)
  expect([warned[at('Onyxian Whelp')], warned[at('Onyxia')]]).toEqual([at('Onyxia'), null])
})
