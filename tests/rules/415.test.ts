import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  instant('Ping', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Buff', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 2 }] }],
  }),
  ability('Mind Blast', { text: [{ do: 'discard', by: 'opponents', n: 2 }] }),
  ability('Mind Wipe', { text: [{ do: 'discard', by: 'opponents', what: { is: 'card', in: 'hand', of: '$by' } }] }),
  ability('Dear Thought', { cost: 3, text: [{ do: 'draw', n: 1 }] }),
  ability('Weigh Thoughts', {
    text: [
      { do: 'discard', what: { choose: 1, is: 'ability', in: 'hand', of: 'you', as: 'thought' } },
      {
        do: 'deal',
        n: { stat: 'cost', of: '$thought' },
        type: 'arcane',
        by: 'yourHero',
        to: { target: 1, is: 'character' },
      },
    ],
  }),
  ally('Mourner', 1, 9, {
    powers: [{ when: { on: 'discard', by: 'you' }, then: [{ do: 'heal', n: 1, by: 'self', from: 'yourHero' }] }],
  }),
  ally('Scholar', 1, 9, {
    powers: [{ when: { on: 'draw', by: 'you' }, then: [{ do: 'put', n: 1, what: 'page', to: 'self' }] }],
  }),
  ability('Read Three', { text: [{ do: 'draw', n: 3 }] }),
  ability('Dig Up', {
    text: [{ do: 'move', what: { choose: 1, is: 'card', in: 'graveyard', of: 'you' }, to: 'play' }],
  }),
  ally('Phoenix', 1, 1, {
    powers: [
      {
        when: { on: 'destroy', what: 'self' },
        then: [{ do: 'try', may: 'you', these: [{ do: 'move', what: '$what', to: 'hand' }] }],
      },
    ],
  }),
  instant('Bury', { text: [{ do: 'move', what: { target: 1, is: 'card', in: 'graveyard' }, to: 'removed' }] }),
)

describe('415 zones', () => {
  test('415.9a a card that changes zones is a different card: modifiers, damage and targets do not follow', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: [{ name: 'Kor Cindervein', damage: 1 }], hand: ['Buff', 'Unsummon'], resources: 3 }],
      boss: { hand: ['Ping'] },
      turn: 'R1',
    })
    t.play('Buff').resolve().expect('Kor Cindervein', { atk: 5 })
    const old = t.id('Kor Cindervein')
    t.play('Unsummon').resolve().play('Kor Cindervein').resolve()
    expect(t.id('Kor Cindervein')).not.toBe(old)
    t.expect('Kor Cindervein', { atk: 3, damage: 0, fresh: true })
  })

  test('415.9a, 709.2a a target that left and came back is illegal', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Ping'] },
      raiders: [{ cards: ['Tristan Rapidstrike'], hand: ['Unsummon'], resources: 4 }],
      turn: 'Boss',
    })
    t.play('Ping', 'Tristan Rapidstrike')
    t.as('R1').play('Unsummon').resolve()
    t.as('R1').play('Tristan Rapidstrike').resolve().resolve()
    t.expect('Tristan Rapidstrike', { damage: 0, zone: 'party' })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Ping'])
  })

  test('415.9b a link may follow the card whose move it triggered off', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Phoenix'] }],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Phoenix'])
    t.resolve('yes')
    expect(t.zone('R1', 'hand')).toEqual(['Phoenix'])
  })

  test('415.9b but only if it has stayed there', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Phoenix'], hand: ['Bury'] }],
      boss: { hand: ['Crush'], resources: 1 },
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    t.as('R1').play('Bury')
    if (t.asked() === 'R1: target') t.say('pick Phoenix')
    t.resolve().resolve()
    expect(t.zone('R1', 'removed')).toEqual(['Phoenix'])
    expect(t.zone('R1', 'hand')).toEqual([])
  })

  test('415.9e each discard is one; every player chooses his own, unseen, in turn order', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Mind Blast'] },
      raiders: [
        { name: 'A', hand: ['Charge', 'Rend', 'Heroic Strike'], cards: ['Mourner'], damage: 9 },
        { name: 'B', hand: ['Charge'] },
        { name: 'C', hand: ['Rend', 'Charge', 'Kor Cindervein'] },
      ],
      turn: 'Boss',
    })
    t.play('Mind Blast').resolve()
    expect(t.asked()).toBe('A: discard')
    expect(t.legal()).toEqual(['pick Charge', 'pick Rend', 'pick Heroic Strike'])
    t.say('pick Rend').say('pick Charge')
    expect(t.zone('A', 'hand')).toHaveLength(3) // nothing happens before all have chosen (802.1)
    expect(t.asked()).toBe('C: discard')
    t.say('pick Charge').say('pick Kor Cindervein')
    expect([t.zone('A', 'hand'), t.zone('B', 'hand'), t.zone('C', 'hand')]).toEqual([['Heroic Strike'], [], ['Rend']])
    t.resolveAll()
    t.expect('Warrax', { damage: 7 })
  })

  test('415.9b what was discarded is known by its name where it went', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Weigh Thoughts', 'Dear Thought'] }], turn: 'R1' })
    t.play('Weigh Thoughts', 'Onyxia').resolve()
    t.expect('Onyxia', { damage: 3 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Dear Thought', 'Weigh Thoughts'])
  })

  test('415.9f each drawn card is one draw', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Read Three'], cards: ['Scholar'], deck: filler }], turn: 'R1' })
    t.play('Read Three').resolve().resolveAll()
    t.expect('Scholar', { counters: { page: 3 } })
    expect(t.zone('R1', 'hand')).toHaveLength(3)
  })

  test('415.9f moving to hand is no draw', () => {
    const t = table({
      library: lib,
      raiders: [
        { quests: ['Zapped Giants'], resources: 2, cards: ['Scholar'], deck: ['Charge', 'Rend', 'Kor Cindervein'] },
      ],
      turn: 'R1',
    })
    t.complete('Zapped Giants').resolve('Rend')
    expect(t.zone('R1', 'hand')).toEqual(['Rend'])
    t.expect('Scholar', { counters: {} })
  })

  test('415.2 cards go to their owner’s zones', () => {
    const t = table({
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Kor Cindervein'] }, {}],
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    expect([t.zone('R1', 'graveyard'), t.zone('R2', 'graveyard'), t.zone('Boss', 'graveyard')]).toEqual([
      ['Kor Cindervein'],
      [],
      ['Crush'],
    ])
  })

  test('415.8d a non-ongoing ability can’t be put into play', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Dig Up'], graveyard: ['Charge', 'Battle Shout'], deck: filler }],
      turn: 'R1',
    })
    t.play('Dig Up').resolve()
    if (t.asked() === 'R1: choose') t.say('pick Charge')
    expect(t.zone('R1', 'party')).not.toContain('Charge')
  })

  test('415.3a, 415.4a hands and decks are hidden, their numbers are not; graveyards are public', () => {
    const t = table({
      boss: { hand: ['Crush'], deck: ['Thrash'] },
      raiders: [{ name: 'A', hand: ['Charge'], deck: ['Rend', 'Rend'], graveyard: ['Heroic Strike'] }, { name: 'B' }],
      turn: 'A',
    })
    const v = view(t.game, 2)
    const names = Object.values(v.cards).map((c) => c.def)
    expect(names).not.toContain('Charge')
    expect(names).not.toContain('Crush')
    expect(names).not.toContain('Rend')
    expect(names).toContain('Heroic Strike')
    expect(v.seats[1]).toMatchObject({ handCount: 1, decks: [{ count: 2 }] })
  })
})
