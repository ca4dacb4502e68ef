/** What is left to do as a turn ends, and in which words. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, describe, view } from '../../src/engine/index.ts'
import { idleAttacks } from '../../src/players/index.ts'
import { leftText, leftToDo } from '../../src/session/left-to-do.ts'
import { endsOwnTurn } from '../../src/session/passing.ts'
import { table } from '../table/index.ts'
import type { SideSpec } from '../table/spec.ts'

const instants = ['Flash Heal']
const waits = (card: string): boolean => instants.includes(card)

/** R1's own action step. */
const own = (side: SideSpec) => table({ raiders: [{ name: 'R1', ...side }], turn: 'R1' })
const left = (t: ReturnType<typeof own>, seat = 1) => {
  const [seen, open] = [view(t.game, seat), decision(t.game)]
  return leftToDo(seen, open, { waits, idle: open ? idleAttacks(library, seen, open) : [] })
}

test('a resource, cards that can be played only now, and attackers with ATK', () => {
  const t = own({
    hand: ['Flash Heal', 'Apprentice Teep', 'Crazy Igvand'],
    resources: 2,
    cards: ['Latro Abiectus', 'Crazy Igvand'],
  })
  expect(left(t)).toEqual({
    resource: true,
    plays: ['Apprentice Teep', 'Crazy Igvand'],
    attackers: ['Latro Abiectus'],
  })
  expect(leftText(left(t)!)).toBe(
    'You can still place a resource, play Apprentice Teep or Crazy Igvand, and attack with Latro Abiectus. End turn?',
  )
})

test('nothing is left: an attack for 0, a card that is too dear, one for the turns of others', () => {
  const t = own({ hand: ['Flash Heal', 'Flamestrike'], resources: 1, cards: ['Crazy Igvand'] })
    .place('Flamestrike')
    .settle()
  expect(left(t)).toBeNull()
})

test('a hero with a weapon that can be paid for is an attacker', () => {
  const armed = (resources: number) => own({ hero: 'Warrax', resources, cards: ['Annihilator'] })
  expect(left(armed(2))).toEqual({ resource: false, plays: [], attackers: ['Warrax'] })
  expect(left(armed(1))).toBeNull()
})

test('only where passing ends the own turn, and the answer says so', () => {
  const t = own({ hand: ['Apprentice Teep'], resources: 1 })
  const words = () => describe(t.game, decision(t.game)!, decision(t.game)!.seat)
  expect([endsOwnTurn(view(t.game, 1), decision(t.game)!), words().answers[0]]).toEqual([true, 'End turn'])
  expect(left(t, 0)).toBeNull()
  t.play('Apprentice Teep')
  expect([endsOwnTurn(view(t.game, 1), decision(t.game)!), words().answers[0]]).toEqual([false, 'Pass'])
  expect(left(t)).toBeNull()
  expect(leftToDo(view(t.game, 1), null, { waits, idle: [] })).toBeNull()
})

test('in a sentence', () => {
  const none = { resource: false, plays: [], attackers: [] }
  expect(leftText({ ...none, resource: true })).toBe('You can still place a resource. End turn?')
  expect(leftText({ ...none, resource: true, attackers: ['Teep'] })).toBe(
    'You can still place a resource and attack with Teep. End turn?',
  )
  expect(leftText({ ...none, plays: ['A', 'B', 'C'] }, 'End turn and skip?')).toBe(
    'You can still play A, B or others. End turn and skip?',
  )
})
