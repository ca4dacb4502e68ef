import { describe, expect, test } from 'vitest'
import { events } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'

describe('402 copying', () => {
  test('CR-EX-402.4-1 402.4 a token copy has the printed information only, and costs nothing', () => {
    const t = table({
      players: [{ cards: [{ name: 'Kor Cindervein', counters: { atk: 2, health: 2 } }, 'Highborne Soul Mirror'] }, {}],
    })
    t.use('Highborne Soul Mirror').resolve()
    t.expect('Kor Cindervein', { atk: 5, health: 5, token: false, cost: 3 })
    t.expect('Kor Cindervein#2', {
      atk: 3,
      health: 3,
      token: true,
      cost: 0,
      counters: {},
      types: ['ally'],
      tags: ['Dwarf', 'Paladin'],
      damageTypes: ['melee'],
      owner: 0,
      controller: 0,
    })
  })

  test('CR-EX-402.4-1 the Mirror destroys the other of that name when one is destroyed', () => {
    const t = table({
      players: [
        { resources: 4, hand: ['Vanquish'], cards: ['Kor Cindervein', 'Highborne Soul Mirror', 'Dummy 1/1'] },
        {},
      ],
    })
    t.use('Highborne Soul Mirror', 'Kor Cindervein').resolve()
    t.play('Vanquish', 'Kor Cindervein').resolve().resolveAll()
    expect(t.zone('A', 'party')).toEqual(['Dummy 1/1', 'Hero A', 'Highborne Soul Mirror'])
    expect(t.zone('A', 'graveyard')).toEqual(['Kor Cindervein', 'Vanquish']) // a token ceases (404.2c)
  })

  test('402.1, 402.1a-c a duplicate of a card on the chain: not played, for its new controller, with targets of his choice', () => {
    const t = table({
      players: [
        { resources: 4, hand: ['Vanquish'], cards: ['Lightning Overload'] },
        { cards: ['Kor Cindervein', 'Dummy 2/3'] },
        { cards: ['Dummy 1/1'] },
      ],
    })
    t.play('Vanquish', 'Kor Cindervein').resolve()
    // The trigger has destroyed the Overload and asks: leave the target, or another one?
    expect(t.asked()).toBe('A: target')
    expect(t.legal()).toEqual(['done', 'pick Dummy 2/3', 'pick Dummy 1/1'])
    t.say('pick Dummy 1/1')
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
    expect(events(t.game, 0, 0).filter(({ on }) => on === 'copy')).toMatchObject([
      { what: t.game.s.links[t.game.s.chain[0]!.links[1]!]!.card },
    ])
    t.resolve()
    expect(t.zone('C', 'graveyard')).toEqual(['Dummy 1/1'])
    expect(t.zone('A', 'graveyard')).toEqual(['Lightning Overload']) // the duplicate went nowhere
    t.resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Kor Cindervein'])
    expect(t.zone('A', 'graveyard')).toEqual(['Lightning Overload', 'Vanquish'])
  })

  test('402.1c a target may be left though it is no longer legal; then the duplicate is interrupted and ceases', () => {
    const t = table({
      players: [
        { resources: 4, hand: ['Vanquish'], cards: ['Lightning Overload'] },
        { cards: ['Kor Cindervein', 'Dummy 2/3'] },
      ],
    })
    t.play('Vanquish', 'Kor Cindervein').resolve('done')
    t.resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Kor Cindervein'])
    t.resolve() // the original has lost its target
    expect(t.zone('B', 'party')).toEqual(['Dummy 2/3', 'Hero B'])
    expect(t.zone('A', 'graveyard')).toEqual(['Lightning Overload', 'Vanquish'])
  })

  test('402.3, 402.3a-b an ally becomes a copy: the same card with its counters and damage, and back at the end of the turn', () => {
    const t = table({
      players: [
        {
          cards: ['Masquerade Gown', { name: 'Dummy 2/3', damage: 1, counters: { atk: 1 } }, 'High Overlord Saurfang'],
        },
        {},
      ],
    })
    const id = t.id('Dummy 2/3')
    t.use('Masquerade Gown', 'Dummy 2/3').resolve()
    // Unique: one of the two has to go, and its controller says which.
    expect(t.asked()).toBe('A: unique')
    t.answer(t.game.s.decision[0]!.open!.answers.findIndex((a) => a.card !== id))
    t.expect('High Overlord Saurfang', { id, atk: 10, health: 4, damage: 1, counters: { atk: 1 }, cost: 8 })
    t.until('B', 'action')
    t.expect('Dummy 2/3', { id, atk: 3, health: 3, damage: 1, cost: 2 })
  })

  test('402.3a a copy of a copy is what that one shows; a later modifier decides, and the end of another changes nothing', () => {
    const t = table({
      players: [
        { hand: ['Mirror Shape', 'Mirror Shape'], cards: ['Masquerade Gown', 'Dummy 1/1', 'Dummy 2/2', 'Dummy 3/3'] },
        {},
      ],
    })
    const [one, two] = [t.id('Dummy 1/1'), t.id('Dummy 2/2')]
    t.use('Masquerade Gown', 'Dummy 2/2', 'Dummy 3/3').resolve()
    expect(t.game.s.cards[two]!.def).toBe('Dummy 3/3')
    t.play('Mirror Shape', 'Dummy 1/1')
    t.answer(t.game.s.decision[0]!.open!.answers.findIndex((a) => a.card === two)).resolve()
    expect(t.game.s.cards[one]!.def).toBe('Dummy 3/3')
    t.until('B', 'action')
    expect([t.game.s.cards[one]!.def, t.game.s.cards[two]!.def]).toEqual(['Dummy 3/3', 'Dummy 2/2'])
  })

  test('402.3b what targets it goes on to do so; modifiers to it change its new information', () => {
    const t = table({
      players: [{ resources: 4, hand: ['Vanquish', 'Mirror Shape'], cards: ['Dummy 1/1'] }, { cards: ['Dummy 2/2'] }],
    })
    const two = t.id('Dummy 2/2')
    t.play('Vanquish', 'Dummy 2/2').play('Mirror Shape', 'Dummy 2/2').resolve()
    expect(t.game.s.cards[two]!.def).toBe('Dummy 1/1')
    t.resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 2/2'])
  })

  test('402.3 a copy that leaves play is itself again', () => {
    const t = table({
      players: [{ resources: 4, hand: ['Vanquish'], cards: ['Masquerade Gown', 'Dummy 1/1', 'Dummy 2/2'] }, {}],
    })
    const id = t.id('Dummy 1/1')
    t.use('Masquerade Gown', 'Dummy 1/1').resolve().say('play Vanquish')
    t.answer(t.game.s.decision[0]!.open!.answers.findIndex((a) => a.card === id)).resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 1/1', 'Vanquish'])
  })
})
