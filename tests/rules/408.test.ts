import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ally, filler, instant, weapon, withCards } from './own.ts'

const lib = withCards(
  instant('Might', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: 'yourHero', stat: 'atk', n: 2 }], until: 'turn' }],
  }),
  ally('Twin Teacher', 0, 1, { powers: [{ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Dual Wield' }] }] }),
  ally('Flurry', 0, 1, {
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: { is: 'weapon' }, to: { is: 'character' }, combat: true },
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  weapon('Hammer', 1, 1, ['One-Handed', 'Melee (1)']),
  ally('Log Book', 0, 5, {
    powers: [
      {
        when: { on: 'deal', by: 'yourHero', with: { is: 'ability' } },
        then: [{ do: 'put', n: 1, what: 'ability', to: 'self' }],
      },
      { when: { on: 'deal', combat: true }, then: [{ do: 'put', n: 1, what: 'combat', to: 'self' }] },
      { when: { on: 'deal', type: 'frost' }, then: [{ do: 'put', n: 1, what: 'frost', to: 'self' }] },
    ],
  }),
)

describe('408 packets', () => {
  test('408.2c, 408.3d packets of an ability: by the hero, with the ability, of its type, no combat damage (CR-EX-408.2c-1, 408.3d-3)', () => {
    const t = table({
      library: lib,
      raiders: [{ hero: 'Litori Frostburn', cards: ['Log Book'], hand: ['Frostbolt'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Frostbolt', 'Onyxia').resolve()
    expect(t.asked()).toBe('R1: order')
    t.answer(0).resolveAll()
    t.expect('Log Book', { counters: { ability: 1, frost: 1 } })
  })

  test('408.3b combat damage of both is combat damage', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Log Book', 'Kor Cindervein'] }],
      boss: { cards: ['Onyxian Whelp'] },
      turn: 'R1',
    })
    t.attack('Kor Cindervein', 'Onyxian Whelp').resolveAll()
    t.expect('Log Book', { counters: { combat: 2 } })
  })

  test('408.3c partly unpreventable is wholly so (CR-EX-408.3c-1)', () => {
    const t = table({
      boss: { cards: ['Dragon Hide'] },
      raiders: [{ cards: ['Masons Fraternity Ring', 'Annihilator'], resources: 2 }],
      turn: 'R1',
    })
    t.propose('Warrax', 'Onyxia').say('pass').use('Dragon Hide').resolve()
    t.fight('Annihilator').expect('Onyxia', { damage: 4 })
  })

  test('408.3c armor can’t be exhausted for unpreventable damage (717.2c)', () => {
    const t = table({
      boss: { cards: ['Golem Skull Helm'] },
      raiders: [{ hero: 'Boris Brightbeard', hand: ['Chastise'], resources: 2 }],
      turn: 'R1',
    })
    t.play('Chastise', 'Onyxia').resolve()
    expect(t.asked()).toBe('R1: priority')
    t.expect('Onyxia', { damage: 2 }).expect('Golem Skull Helm', { exhausted: false })
  })

  test('408.3d the association outlives partial prevention (CR-EX-408.3d-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Foolish Mortals!'] },
      raiders: [{ cards: ['Thrash Blade'], hand: ['Might', 'Might'], resources: 2 }],
      turn: 'R1',
    })
    t.play('Might').resolve().play('Might').resolve()
    t.propose('Warrax', 'Onyxia').say('pass').use('Foolish Mortals!').resolve().fight('Thrash Blade').resolveAll()
    t.expect('Onyxia', { damage: 1 })
      .expect('Thrash Blade', { exhausted: false })
      .expect('Warrax', { exhausted: false })
  })

  test('717.2b, 408.3d wholly prevented: not dealt, nothing triggers', () => {
    const t = table({
      boss: { cards: ['Foolish Mortals!'] },
      raiders: [{ cards: ['Thrash Blade'], resources: 2 }],
      turn: 'R1',
    })
    t.propose('Warrax', 'Onyxia').say('pass').use('Foolish Mortals!').resolve().fight('Thrash Blade').resolveAll()
    t.expect('Onyxia', { damage: 0 }).expect('Thrash Blade', { exhausted: true })
  })

  test('408.3d one packet with two weapons triggers once (CR-EX-408.3d-2)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Flurry', 'Hammer', 'Hammer'], resources: 2, deck: filler }],
      turn: 'R1',
    })
    t.attack('Warrax', 'Onyxia', 'Hammer', 'Hammer#2').resolveAll()
    t.expect('Onyxia', { damage: 2 })
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('408.3d what triggers off damage with this weapon triggers also if it was the second one', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Twin Teacher', 'Thrash Blade', 'Hammer'], resources: 3 }],
      turn: 'R1',
    })
    t.attack('Warrax', 'Onyxia', 'Hammer', 'Thrash Blade').resolveAll()
    t.expect('Onyxia', { damage: 3 }).expect('Thrash Blade', { exhausted: false })
  })

  test('408.3c Annihilator makes the packet unpreventable also as the second weapon', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Foolish Mortals!'] },
      raiders: [{ cards: ['Twin Teacher', 'Annihilator', 'Hammer'], resources: 3 }],
      turn: 'R1',
    })
    t.propose('Warrax', 'Onyxia').say('pass').use('Foolish Mortals!').resolve().fight('Hammer', 'Annihilator')
    t.expect('Onyxia', { damage: 4 })
  })

  test('408.2a a modified packet of 0 or less is none', () => {
    const t = table({
      boss: { hand: ['Flame Breath'], resources: 2 },
      raiders: [{ hero: 'Graccus', cards: ['Devotion Aura', 'Golem Skull Helm'] }],
      turn: 'Boss',
    })
    t.play('Flame Breath').resolve()
    t.expect('Graccus', { damage: 0 }).expect('Golem Skull Helm', { exhausted: false })
  })
})
