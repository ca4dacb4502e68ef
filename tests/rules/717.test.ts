import { describe, expect, test } from 'vitest'
import { events } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'
import { ability, ally, armor, filler, instant, withCards } from './own.ts'

const prevents = (n: number, more: object = {}) =>
  [
    {
      do: 'modify',
      mods: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero', ...more }, n: { next: n } }],
      until: 'turn',
    },
  ] as const

const lib = withCards(
  instant('Small Ward', { text: prevents(3) }),
  instant('Fire Ward', { text: prevents(3, { type: 'fire' }) }),
  instant('Great Bolt', {
    text: [{ do: 'deal', n: 5, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
  ability('Thick Hide', {
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: 3 }] }],
  }),
  ability('Last Scratch', {
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: { allBut: 1 } }] }],
  }),
  ability('Barkskin', {
    powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'character', of: 'you' } }, n: 1 }] }],
  }),
  ability('Stance', {
    powers: [
      {
        always: [
          { mod: 'instead', would: { on: 'deal', by: 'yourHero' }, n: { plus: ['$n', 1] } },
          { mod: 'instead', would: { on: 'deal', to: 'yourHero' }, n: { plus: ['$n', 1] } },
        ],
      },
    ],
  }),
  ability('Focus', {
    powers: [{ always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero' }, n: { plus: ['$n', 1] } }] }],
  }),
  ability('Restraint', {
    powers: [
      { always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero' }, n: { plus: ['$n', 1] }, may: 'you' }] },
    ],
  }),
  ability('Backlash', {
    powers: [
      { always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero' }, n: { plus: ['$n', 1] }, to: 'yourHero' }] },
    ],
  }),
  instant('Fire Bolt', {
    text: [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
  instant('Sure Bolt', {
    text: [{ do: 'deal', n: 4, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' }, sure: true }],
  }),
  instant('Storm', { text: [{ do: 'deal', n: 1, type: 'nature', by: 'yourHero', to: { is: 'character' } }] }),
  instant('Stormstrike', {
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'instead', would: { on: 'deal', by: 'yourHero', type: 'nature' }, n: { plus: ['$n', 2] }, next: true },
        ],
        until: 'turn',
      },
    ],
  }),
  ability('Life Bond', {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'deal', to: 'yourHero' },
            may: 'you',
            then: [{ do: 'move', what: 'self', to: 'hand' }],
          },
        ],
      },
    ],
  }),
  ally('Bitter', 0, 9, {
    powers: [{ when: { on: 'deal', to: 'yourHero' }, then: [{ do: 'put', n: 1, what: 'hit', to: 'self' }] }],
  }),
  ally('Proud', 0, 9, {
    powers: [{ when: { on: 'prevent', to: 'yourHero' }, then: [{ do: 'put', n: 1, what: 'saved', to: 'self' }] }],
  }),
  instant('Smash', { text: [{ do: 'deal', n: 5, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Sweep', { text: [{ do: 'deal', n: 4, by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }] }),
  armor('Thin Plate', 1),
  armor('Thick Plate', 4, { tags: [] }),
)

describe('716, 717 replacing and preventing damage', () => {
  test('716.1c a replacement replaces every instance (CR-EX-716.1c-1)', () => {
    const t = table({
      boss: { cards: ['Crazy Igvand', 'Donna Calister'] },
      raiders: [{ hero: 'Litori Frostburn', cards: ['World in Flames'], hand: ['Flamestrike'], resources: 7 }],
      turn: 'R1',
    })
    t.play('Flamestrike').resolve()
    t.expect('Onyxia', { damage: 6 }).expect('Donna Calister', { damage: 6 })
    expect(t.zone('Boss', 'graveyard')).toEqual(['Crazy Igvand'])
  })

  test('716.1e each instance once (CR-EX-716.1e-1)', () => {
    const t = table({
      raiders: [
        { hero: 'Litori Frostburn', cards: ['World in Flames', 'World in Flames'], hand: ['Fire Blast'], resources: 1 },
      ],
      turn: 'R1',
    })
    t.play('Fire Blast', 'Onyxia').resolve().expect('Onyxia', { damage: 8 })
    const raised = events(t.game, 0, 1).filter(({ on }) => on === 'raise')
    expect(raised.map(({ n, text }) => [n, text])).toEqual([
      [2, 'World in Flames adds 2 to the fire damage dealt to Onyxia.'],
      [4, 'World in Flames adds 4 to the fire damage dealt to Onyxia.'],
    ])
  })

  test('717.1 only the amount changes (CR-EX-717.1-1)', () => {
    const t = table({
      boss: { hand: ['Crush', 'Thrash', 'Crush'] },
      raiders: [{ hero: 'Boris Brightbeard', cards: ['Chromatic Cloak'], hand: ['Mind Spike'], resources: 2 }],
      turn: 'R1',
    })
    t.play('Mind Spike', 'Onyxia').resolve()
    expect(t.asked()).toBe('Boss: discard')
    t.say('pick Crush').say('pick Thrash')
    t.expect('Onyxia', { damage: 2 })
    expect(t.zone('Boss', 'hand')).toEqual(['Crush'])
  })

  test('717.4a who controls the packet orders what makes it bigger, where that matters', () => {
    const t = table({
      library: lib,
      raiders: [{ hero: 'Litori Frostburn', cards: ['World in Flames', 'Stance'], hand: ['Fire Bolt'] }],
      turn: 'R1',
    })
    t.play('Fire Bolt', 'Onyxia').resolve()
    expect(t.asked()).toBe('R1: replace')
    expect(t.legal()).toEqual(['prevent World in Flames', 'prevent Stance'])
    t.say('prevent Stance').expect('Onyxia', { damage: 6 })
    const u = table({
      library: lib,
      raiders: [{ hero: 'Litori Frostburn', cards: ['World in Flames', 'Stance'], hand: ['Fire Bolt'] }],
      turn: 'R1',
    })
    u.play('Fire Bolt', 'Onyxia').resolve('prevent World in Flames').expect('Onyxia', { damage: 5 })
  })

  test('717.4a where their order changes nothing nobody is asked; with choices and destinations, or too many, he is', () => {
    const bolt = (...cards: string[]) =>
      table({ library: lib, players: [{ cards, hand: ['Fire Bolt'] }, {}] })
        .play('Fire Bolt', 'Hero B')
        .resolve()
    const five = bolt('Focus', 'Focus', 'Focus', 'Focus', 'Focus')
    expect(five.asked()).toBe('A: priority')
    five.expect('Hero B', { damage: 7 })
    expect(bolt('Focus', 'Focus', 'Focus', 'Focus', 'Focus', 'Focus').asked()).toBe('A: replace')
    expect(bolt('Focus', 'Restraint').asked()).toBe('A: replace')
    expect(bolt('Focus', 'Backlash').asked()).toBe('A: replace')
  })

  test('717.4a–b the packet’s controller enlarges, then the destination’s controller prevents (CR-EX-717.4b-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['World in Flames'], hand: ['Fire Bolt'] },
      raiders: [
        { name: 'A', hero: 'Graccus' },
        { name: 'C', cards: ['Stance', 'Golem Skull Helm'] },
      ],
      turn: 'Boss',
    })
    t.play('Fire Bolt', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: replace')
    t.say('prevent Stance')
    expect(t.asked()).toBe('C: armor')
    expect(t.game.s.decision[0]!.open!.about.packet).toMatchObject({ n: 6 })
    t.say('prevent Golem Skull Helm').expect('Warrax', { damage: 3 }).expect('Golem Skull Helm', { exhausted: true })
  })

  test('717.2a a limited prevention is used up as far as it helps', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt', 'Fire Bolt'] },
      raiders: [{ hand: ['Small Ward'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Small Ward').resolve()
    t.play('Fire Bolt', 'Warrax').resolve().expect('Warrax', { damage: 0 })
    t.play('Fire Bolt', 'Warrax').resolve().expect('Warrax', { damage: 1 })
  })

  test('717.2a … and ends with its duration', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt'], deck: filler },
      raiders: [{ hand: ['Small Ward'], deck: filler }],
      turn: 'Boss',
    })
    t.as('R1').play('Small Ward').resolve()
    t.until('R1', 'ready').as('Boss').play('Fire Bolt', 'Warrax').resolve().expect('Warrax', { damage: 2 })
  })

  test('717.2b complete prevention: nothing was dealt; but something was prevented (717.2d) (CR-EX-717.2b-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt'] },
      raiders: [{ hand: ['Small Ward'], cards: ['Bitter', 'Proud'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Small Ward').resolve()
    t.play('Fire Bolt', 'Warrax').resolve().resolveAll()
    t.expect('Bitter', { counters: {} }).expect('Proud', { counters: { saved: 1 } })
  })

  test('717.2c armor: for its controller’s hero only, one after another, as long as damage is left', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Smash'] },
      raiders: [
        { cards: ['Thin Plate', 'Golem Skull Helm', { name: 'Thick Plate', exhausted: true }, 'Krol Blade'] },
        { hero: 'Graccus', cards: ['Stronghold Gauntlets'] },
      ],
      turn: 'Boss',
    })
    t.play('Smash', 'Warrax').resolve()
    expect(t.asked()).toBe('R1: armor')
    expect(t.legal()).toEqual(['pass', 'prevent Thin Plate', 'prevent Golem Skull Helm'])
    t.say('prevent Golem Skull Helm')
    expect(t.legal()).toEqual(['pass', 'prevent Thin Plate'])
    t.say('prevent Thin Plate').expect('Warrax', { damage: 1 })
    t.expect('Thin Plate', { exhausted: true }).expect('Stronghold Gauntlets', { exhausted: false })
  })

  test('717.2c not for allies, not for friends, and one may decline', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt', 'Fire Bolt', 'Fire Bolt'] },
      raiders: [{ cards: ['Golem Skull Helm', 'Crazy Igvand'] }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.play('Fire Bolt', 'Crazy Igvand').resolve()
    expect(t.asked()).toBe('Boss: priority')
    t.play('Fire Bolt', 'Graccus').resolve()
    expect(t.asked()).toBe('Boss: priority')
    t.play('Fire Bolt', 'Warrax')
      .resolve('pass')
      .expect('Warrax', { damage: 2 })
      .expect('Golem Skull Helm', { exhausted: false })
  })

  test('717.2c excess DEF is wasted; no second armor is asked for once nothing is left', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt'] },
      raiders: [{ cards: ['Golem Skull Helm', 'Thin Plate'] }],
      turn: 'Boss',
    })
    t.play('Fire Bolt', 'Warrax').resolve('prevent Golem Skull Helm')
    expect(t.asked()).toBe('Boss: priority')
    t.expect('Warrax', { damage: 0 }).expect('Thin Plate', { exhausted: false })
  })

  test('717.2c combat damage too, at the conclusion', () => {
    const t = table({ raiders: [{ cards: ['Golem Skull Helm'] }], turn: 'Boss', boss: { cards: ['Tooth and Claw'] } })
    t.attack('Onyxia', 'Warrax', 'prevent Golem Skull Helm').expect('Warrax', { damage: 3 })
  })

  test('717.2c, 304.3 armor played this turn', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt'] },
      raiders: [{ cards: [{ name: 'Golem Skull Helm', fresh: true }] }],
      turn: 'Boss',
    })
    t.play('Fire Bolt', 'Warrax').resolve('prevent Golem Skull Helm').expect('Warrax', { damage: 0 })
  })

  test('408.3c unpreventable: neither armor nor prevention, and the prevention is not used up', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Sure Bolt', 'Fire Bolt'] },
      raiders: [{ hand: ['Small Ward'], cards: ['Golem Skull Helm', 'Barkskin'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Small Ward').resolve()
    t.play('Sure Bolt', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: priority')
    t.expect('Warrax', { damage: 4 })
  })

  test('717.4b limited prevention and armor: the hero’s controller chooses the order', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Sweep'] },
      raiders: [{ hand: ['Small Ward'], cards: ['Thick Plate'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Small Ward').resolve()
    t.play('Sweep').resolve()
    expect(t.asked()).toBe('R1: armor')
    expect(t.legal()).toEqual(['prevent Thick Plate', 'prevent Small Ward'])
    t.say('prevent Thick Plate').expect('Warrax', { damage: 0 })
    // The ward is whole.
    expect(Object.values(t.game.s.mods).map((m) => m.n)).toEqual([3])
  })

  test('717.4b two limited preventions of different reach: which one is used is a choice', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt'] },
      raiders: [{ hand: ['Small Ward', 'Fire Ward'] }],
      turn: 'Boss',
    })
    t.as('R1').play('Small Ward').resolve()
    t.as('R1').play('Fire Ward').resolve()
    t.play('Fire Bolt', 'Warrax').resolve()
    expect(t.asked()).toBe('R1: armor')
    expect(t.legal()).toEqual(['prevent Small Ward', 'prevent Fire Ward'])
    t.say('prevent Fire Ward').expect('Warrax', { damage: 0 })
    expect(Object.values(t.game.s.mods).map((m) => m.n)).toEqual([3, 1])
  })

  test('717.4b what prevents without end goes before what is used up, whichever is older', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Fire Bolt', 'Fire Bolt'] },
      raiders: [{ hand: ['Small Ward', 'Barkskin'] }, {}],
      turn: 'R1',
    })
    t.play('Small Ward').resolve().play('Barkskin').resolve()
    t.as('Boss').play('Fire Bolt', 'Warrax').resolve()
    t.as('Boss').play('Fire Bolt', 'Warrax').resolve()
    t.expect('Warrax', { damage: 0 })
    expect(Object.values(t.game.s.mods).map((m) => m.n)).toEqual([1])
  })

  test('717 several preventions of a fixed size add up', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Flame Breath'], resources: 2 },
      stage: 3,
      raiders: [{ cards: ['Barkskin', 'Devotion Aura', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Flame Breath').resolve().expect('Warrax', { damage: 1 }).expect('Kor Cindervein', { damage: 1 })
  })

  test('717.3, 716.1b an optional action instead: asked, and may be declined', () => {
    for (const may of ['yes', 'no']) {
      const t = table({
        library: lib,
        boss: { hand: ['Fire Bolt'] },
        raiders: [{ cards: ['Life Bond'] }],
        turn: 'Boss',
      })
      t.play('Fire Bolt', 'Warrax').resolve(may)
      t.expect('Warrax', { damage: may === 'yes' ? 0 : 2 })
      expect(t.zone('R1', 'hand')).toEqual(may === 'yes' ? ['Life Bond'] : [])
    }
  })

  test('717.5 "the next time" means all packets of that moment, and no later one (CR-EX-717.5-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Donna Calister'] },
      raiders: [{ hand: ['Stormstrike', 'Storm', 'Storm'], cards: ['Crazy Igvand'] }],
      turn: 'R1',
    })
    t.play('Stormstrike').resolve().play('Storm').resolve()
    for (const n of ['Onyxia', 'Donna Calister', 'Warrax', 'Crazy Igvand']) t.expect(n, { damage: 3 })
    t.play('Storm').resolve()
    for (const n of ['Onyxia', 'Donna Calister', 'Warrax', 'Crazy Igvand']) t.expect(n, { damage: 4 })
  })

  test('802 all packets of one modifier are dealt at once: prevention for one does not hold up the others', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Flame Breath'], resources: 2 },
      raiders: [
        { name: 'A', cards: ['Golem Skull Helm'] },
        { name: 'B', hero: 'Graccus', cards: ['Thin Plate'] },
      ],
      turn: 'Boss',
    })
    t.play('Flame Breath').resolve()
    expect(t.asked()).toBe('A: armor')
    t.say('pass')
    expect(t.asked()).toBe('B: armor')
    t.expect('Warrax', { damage: 0 })
    t.say('prevent Thin Plate').expect('Warrax', { damage: 1 }).expect('Graccus', { damage: 0 })
  })

  test('405.3 damage that is put is neither replaced nor prevented', () => {
    const t = table({
      boss: { cards: ['Dragon Hide'], hand: ['Head Slam'], resources: 2 },
      raiders: [{ cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    t.use('Dragon Hide').resolve().play('Head Slam', 3).resolve()
    t.expect('Onyxia', { damage: 3 }).expect('Crazy Igvand', { damage: 3 })
  })

  test('R101 Knock Away: no damage at all, in and out of combat', () => {
    const t = table({
      boss: { hand: ['Knock Away'], resources: 1 },
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Quick Strike', 'Onyxia').as('Boss').play('Knock Away').resolve().resolve()
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 0 })
  })
})

test('717.4b what prevents without being used up goes before what prevents a fixed amount, where that prevents more', () => {
  for (const cards of [
    ['Thick Hide', 'Last Scratch'],
    ['Last Scratch', 'Thick Hide'],
  ]) {
    const t = table({ library: lib, boss: { cards }, raiders: [{ hand: ['Great Bolt'], resources: 9 }], turn: 'R1' })
    t.play('Great Bolt', 'Onyxia').resolve()
    t.expect('Onyxia', { damage: 0 })
  }
})
