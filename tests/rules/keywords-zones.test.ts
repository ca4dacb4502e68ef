import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'

describe('keywords about zones and copies', () => {
  test('402.1, 703.2 Echo copies the ability if two allies share a race', () => {
    const t = table({ players: [{ hand: ['Ring of Echoes'], cards: ['Old Dwarf', 'Kor Cindervein'] }, {}, {}] })
    t.play('Ring of Echoes', 'Hero B').resolve() // the trigger
    expect(t.legal()).toEqual(['done', 'pick Hero C'])
    t.say('pick Hero C').resolve().resolve()
    t.expect('Hero B', { damage: 1 }).expect('Hero C', { damage: 1 })
    expect(t.zone('A', 'graveyard')).toEqual(['Ring of Echoes'])
  })

  test('703.2 Echo does nothing with two allies of different races, or one', () => {
    for (const cards of [['Old Dwarf', 'Apprentice Merry'], ['Old Dwarf']]) {
      const t = table({ players: [{ hand: ['Ring of Echoes'], cards }, {}] })
      t.play('Ring of Echoes').resolve()
      expect(t.game.s.chain[0]!.links).toEqual([])
      t.expect('Hero B', { damage: 1 })
    }
  })

  test('700.2 Eternal: shuffled into the deck from the graveyard, if its owner likes', () => {
    const t = table({
      players: [{ hand: ['Boundless Spark', 'Boundless Spark'], deck: ['Dummy 1/1', 'Dummy 2/2'] }, {}],
    })
    t.play('Boundless Spark').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Boundless Spark'])
    t.resolve('yes')
    expect(t.zone('A', 'graveyard')).toEqual([])
    expect(t.zone('A', 'deck')).toHaveLength(2)
    t.play('Boundless Spark').resolve().resolve('no')
    expect(t.zone('A', 'graveyard')).toEqual(['Boundless Spark'])
  })

  test('409.1, 700.2 Artifact: played from the graveyard by its owner', () => {
    const t = table({
      players: [{ resources: 1, graveyard: ['Undying Claw', 'Old Dwarf'] }, { graveyard: ['Undying Claw'] }],
    })
    expect(t.legal()).toEqual(['pass', 'play Undying Claw', 'attack Hero A'])
    t.play('Undying Claw').resolve()
    t.expect('Undying Claw', { zone: 'party', controller: 0 })
    expect(t.zone('A', 'graveyard')).toEqual(['Old Dwarf'])
  })

  test('415.3 Warp: as it is revealed it may be removed, and then played for nothing, in the middle of the text', () => {
    const t = table({
      players: [
        { resources: 3, hand: ['Dark Gate'], deck: ['Time Walker', 'Small Imp', 'Dummy 1/1', 'Dummy 2/2'] },
        {},
      ],
    })
    t.play('Dark Gate').resolve()
    expect(t.legal()).toEqual(['done', 'pick Time Walker'])
    t.say('pick Time Walker')
    expect(t.zone('A', 'removed')).toEqual(['Time Walker'])
    t.say('yes') // play it: it waits on the chain, above the Gate that goes on
    expect(t.asked()).toBe('A: yes-no')
    t.say('yes') // the Imp
    t.expect('Small Imp', { zone: 'party' })
    t.expect('Time Walker', { zone: 'chain' })
    t.resolve().expect('Time Walker', { zone: 'party' })
    expect(t.zone('A', 'deck')).toEqual(['Dummy 2/2', 'Dummy 1/1'])
  })

  test('415.3 Warp: not used at once, it is not used at all', () => {
    const t = table({
      players: [{ resources: 3, hand: ['Dark Gate'], deck: ['Time Walker', 'Dummy 1/1'] }, {}],
    })
    t.play('Dark Gate').resolve().say('done')
    expect(t.zone('A', 'removed')).toEqual([])
    expect(t.zone('A', 'deck')).toHaveLength(2)
  })

  test('415.3c Portal: a Demon that costs less than the card, the rest to the bottom as arranged', () => {
    const t = table({
      players: [{ resources: 3, hand: ['Dark Gate'], deck: ['Dummy 1/1', 'Small Imp', 'Dummy 2/2', 'Dummy 3/3'] }, {}],
    })
    t.play('Dark Gate').resolve('yes')
    t.expect('Small Imp', { zone: 'party' })
    expect(t.legal()).toEqual(['pick Dummy 1/1', 'pick Dummy 2/2'])
    t.say('pick Dummy 2/2')
    expect(t.zone('A', 'deck')).toEqual(['Dummy 3/3', 'Dummy 2/2', 'Dummy 1/1'])
  })
})
