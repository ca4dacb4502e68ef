import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, withCards } from './own.ts'

describe('401 control and ownership', () => {
  test('401.1, 401.2 whoever puts a card into play controls it; a graveyard belongs to the owner', () => {
    const t = table({
      players: [
        { cards: ['Kor Cindervein'] },
        { resources: 4, hand: ['Vanquish'], cards: [{ name: 'Mind Control', on: 'Kor Cindervein' }] },
        {},
      ],
      turn: 'B',
    })
    t.expect('Kor Cindervein', { owner: 0, controller: 1 })
    t.play('Vanquish').resolveAll() // Mind Control is destroyed first, then the ally
    expect([t.zone('A', 'graveyard'), t.zone('B', 'graveyard')]).toEqual([
      ['Kor Cindervein'],
      ['Mind Control', 'Vanquish'],
    ])
  })

  test('401.3 a card that changes controllers is still the same card, with damage, counters and attachments', () => {
    const t = table({
      players: [
        { cards: [{ name: 'Dummy 2/3', damage: 1, counters: { atk: 1 } }] },
        {
          resources: 4,
          hand: ['Mind Control'],
          cards: [{ name: 'Entangling Roots', on: 'Dummy 2/3' }],
        },
        { cards: ['Dummy 1/1'] },
      ],
      turn: 'B',
    })
    const id = t.id('Dummy 2/3')
    t.play('Mind Control', 'Dummy 2/3').resolve()
    t.expect('Dummy 2/3', { id, controller: 1, owner: 0, damage: 1, atk: 3 })
    expect(t.card('Dummy 2/3').attachments).toEqual([t.id('Entangling Roots'), t.id('Mind Control')])
    t.expect('Entangling Roots', { controller: 1 })
  })

  test('401.3, 302.2 an ally is new to the party that it joins: it can’t attack this turn', () => {
    const t = table({
      players: [{ cards: ['Dummy 2/3'] }, { resources: 4, hand: ['Mind Control'] }],
      turn: 'B',
    })
    t.play('Mind Control').resolve()
    t.expect('Dummy 2/3', { controller: 1, fresh: true })
    expect(t.legal()).toEqual(['pass', 'attack Hero B'])
  })

  test('401.3b control goes to whom the latest modifier says, and back step by step as these end', () => {
    const t = table({
      players: [
        { cards: ['Dummy 2/3'] },
        { resources: 4, hand: ['Mind Control', 'Vanquish'] },
        { resources: 8, hand: ['Mind Control', 'Vanquish'], cards: ['Dummy 1/1'] },
      ],
      turn: 'B',
    })
    t.play('Mind Control', 'Dummy 2/3').resolve()
    t.expect('Dummy 2/3', { controller: 1 })
    t.until('C', 'action').play('Mind Control', 'Dummy 2/3').resolve()
    t.expect('Dummy 2/3', { controller: 2 })
    // C plays a card: its Mind Control is destroyed, and B's is the latest again.
    t.play('Vanquish', 'Dummy 1/1').resolve()
    t.expect('Dummy 2/3', { controller: 1 })
  })

  test('401.3b a modifier that ends with the turn lets go before the next player readies his cards', () => {
    const t = table({
      players: [{ hand: ['Borrowed for a Turn'] }, { cards: [{ name: 'Dummy 2/3', exhausted: true }] }],
    })
    t.play('Borrowed for a Turn').resolve()
    t.expect('Dummy 2/3', { controller: 0 })
    t.until('B', 'action')
    t.expect('Dummy 2/3', { controller: 1, exhausted: false })
  })

  test('415.8e control of two cards is exchanged, for good', () => {
    const t = table({
      players: [{ cards: ['Dagger of Betrayal'] }, { cards: ['Dummy 2/3', 'Dummy 1/1'] }, { cards: ['Dummy 3/3'] }],
    })
    t.use('Dagger of Betrayal', 'B').resolve()
    expect(t.asked()).toBe('B: choose')
    expect(t.legal()).toEqual(['pick Dummy 2/3', 'pick Dummy 1/1'])
    t.say('pick Dummy 1/1')
    t.expect('Dagger of Betrayal', { controller: 1, owner: 0 }).expect('Dummy 1/1', { controller: 0, owner: 1 })
    t.until('C', 'action')
    t.expect('Dagger of Betrayal', { controller: 1 }).expect('Dummy 1/1', { controller: 0 })
  })

  test('415.8e nothing is exchanged with a card that is no longer there, or one’s own', () => {
    const t = table({ players: [{ cards: ['Dagger of Betrayal'] }, {}] })
    t.use('Dagger of Betrayal').resolve()
    t.expect('Dagger of Betrayal', { controller: 0 })
  })

  test('401.3, 103.2 what can’t leave its party stays, and goes when it can', () => {
    const rooted = { mod: 'cannot', on: 'leave', zone: 'party', what: { is: 'ally', of: 'you', other: true } } as const
    const library = withCards(ally('Warden', 1, 1, { powers: [{ always: [rooted] }] }))
    const t = table({
      library,
      players: [
        { resources: 2, hand: ['Slay an Ally'], cards: ['Dummy 2/3', 'Warden'] },
        { resources: 4, hand: ['Mind Control'] },
      ],
      turn: 'B',
    })
    t.play('Mind Control', 'Dummy 2/3').resolve().expect('Dummy 2/3', { controller: 0 })
    expect(t.zone('A', 'party')).toContain('Dummy 2/3')
    t.as('A').play('Slay an Ally', 'Warden').resolve().expect('Dummy 2/3', { controller: 1, owner: 0 })
  })
})
