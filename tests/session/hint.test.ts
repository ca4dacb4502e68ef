/** Hints for a person. */
import { expect, test } from 'vitest'
import { decision } from '../../src/engine/index.ts'
import { hintOf, warningText } from '../../src/session/hint.ts'
import { table } from '../table/index.ts'

test('a hint says where to look, what kind of act, and the act with its reason', () => {
  const { game } = table({ raiders: [{ cards: ['Kor Cindervein'], hand: ['Fireball'], resources: 9 }], turn: 'R1' })
  const open = decision(game)!
  const hint = (what: string, why = 'It burns.') =>
    hintOf(game, open, { answer: open.answers.findIndex((a) => a.do === what), why })
  expect(hint('play')).toEqual(['Look at Fireball.', 'Play it.', 'Play Fireball (4). It burns.'])
  expect(hint('attack')).toEqual(['Look at Warrax.', 'Attack with it.', 'Attack with Warrax. It burns.'])
  expect(hint('pass', '')[0]).toBe('See whether anything is worth doing now.')
  expect(hint('pass', '')[2]).toMatch(/\w\.$/)
})

test('a warning says what would be better, also whom to attack', () => {
  const t = table({ boss: { cards: ['Onyxian Whelp'] }, raiders: [{ cards: ['Kor Cindervein'] }], turn: 'R1' })
  t.say('attack Kor Cindervein')
  const answer = t.legal().indexOf('pick Onyxia')
  const said = warningText(t.game, decision(t.game)!, { answer, gain: 2.4, why: 'She would fall.' })
  expect(said).toBe('Better: Attack Onyxia. It gains about 2 % of the way. She would fall.')
})

test('a better target is called one', () => {
  const t = table({ raiders: [{ cards: ['Kor Cindervein'], hand: ['Fireball'], resources: 9 }], turn: 'R1' })
  t.say('play Fireball')
  const answer = t.legal().indexOf('pick Onyxia')
  const said = warningText(t.game, decision(t.game)!, { answer, gain: 0.2, why: '' })
  expect(said).toBe('Better target: Onyxia. It gains about 1 % of the way.')
})
