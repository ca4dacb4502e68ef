/** Changed targets, magnets, targets by lot, who could target, dividing, modes, effects as targets: 702, 706, 707, 709, 711. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const lib = withCards(
  instant('Zap', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Zap Ally', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  instant('Zap And Stun', {
    text: [
      { do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally', as: 'it' } },
      { do: 'exhaust', what: '$it' },
    ],
  }),
  instant('Zap Two', {
    text: [
      { do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character', as: 'one' } },
      { do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character', other: '$one' } },
    ],
  }),
  instant('Zap Pair', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 2, is: 'ally' } }] }),
  instant('Zap Some', {
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: { upTo: 2 }, is: 'ally' } }],
  }),
  instant('Zap X', {
    x: true,
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 'X', is: 'ally' } }],
  }),
  instant('Zap Or Draw', {
    text: [
      {
        do: 'modes',
        n: 1,
        of: [
          [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }],
          [{ do: 'draw', n: 1 }],
        ],
      },
    ],
  }),
  instant('Zap Blindly', {
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, atRandom: true, is: 'ally' } }],
  }),
  instant('Zap Some Blindly', {
    text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: { upTo: 2 }, atRandom: true, is: 'ally' } }],
  }),
  ally('Magnet', 1, 5, { powers: [{ always: [{ mod: 'must', on: 'target', by: 'opponents', what: 'self' }] }] }),
  ally('Second Magnet', 1, 5, { powers: [{ always: [{ mod: 'must', on: 'target', by: 'opponents', what: 'self' }] }] }),
  ally('Veil', 1, 1, { powers: [{ keyword: 'Untargetable' }] }),
  ally('Jester', 1, 1, { powers: [{ always: [{ mod: 'must', on: 'target', by: 'players', random: true }] }] }),
  ally('Shy', 1, 5, {
    powers: [{ when: { on: 'target', what: 'self' }, then: [{ do: 'put', n: 1, what: 'seen', to: 'self' }] }],
  }),
  instant('Turn Aside', {
    text: [{ do: 'retarget', what: { choose: 1, is: 'ability', in: 'chain', targeting: 'single' } }],
  }),
  instant('Turn To Me', {
    text: [{ do: 'retarget', what: { choose: 1, is: 'ability', in: 'chain', targeting: 'single' }, to: 'yourHero' }],
  }),
  item('Scout', {
    powers: [
      {
        pay: [{ do: 'pay', n: 0 }],
        only: { some: { is: 'ability', in: 'hand', of: 'you', couldTarget: { is: 'hero', of: 'opponents' } } },
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  instant('Spray', {
    text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 'any', is: 'character' }, divided: true }],
  }),
  instant('Balm', {
    text: [{ do: 'heal', n: 4, by: 'yourHero', from: { target: { upTo: 2 }, is: 'character' }, divided: true }],
  }),
  instant('Runes', {
    text: [{ do: 'put', n: 3, what: 'rune', to: { target: { upTo: 3 }, is: 'ally' }, divided: true }],
  }),
  instant('Half Spray', {
    text: [
      {
        do: 'deal',
        n: { count: { is: 'ally', of: 'you' } },
        type: 'fire',
        by: 'yourHero',
        to: { target: 'any', is: 'character', of: 'opponents' },
        divided: true,
      },
    ],
  }),
  instant('Attrition', {
    text: [{ do: 'put', n: 4, what: 'damage', to: { is: 'ally', of: 'you' }, divided: true }],
  }),
  instant('Moss', { text: [{ do: 'put', n: 4, what: 'moss', to: { is: 'ally', of: 'you' }, divided: true }] }),
  instant('Flames', {
    text: [{ do: 'deal', n: 4, type: 'fire', by: 'yourHero', to: { is: 'ally', of: 'you' }, divided: true }],
  }),
  ability('Their Choice', {
    text: [
      {
        do: 'modes',
        n: 1,
        by: { choose: 1, is: 'opponent' },
        of: [[{ do: 'draw', n: 1 }], [{ do: 'draw', n: 2 }]],
      },
    ],
  }),
  ability('One Or Both', {
    text: [
      {
        do: 'modes',
        n: { from: 1, to: 2 },
        of: [
          [{ do: 'draw', n: 1 }],
          [{ do: 'deal', n: 1, by: 'yourHero', type: 'fire', to: { target: 1, is: 'hero' } }],
        ],
      },
    ],
  }),
  instant('Deny Effect', { text: [{ do: 'interrupt', what: { target: 1, is: 'effect', in: 'chain' } }] }),
  instant('Deny Reward', { text: [{ do: 'interrupt', what: { target: 1, is: 'reward', in: 'chain' } }] }),
  instant('Deny Card', { text: [{ do: 'interrupt', what: { target: 1, is: 'card', in: 'chain' } }] }),
  instant('Deny Aim', {
    text: [
      {
        do: 'interrupt',
        what: { target: 1, is: ['card', 'effect'], in: 'chain', targeting: { is: 'card', of: 'you' } },
      },
    ],
  }),
  instant('Deny All', {
    text: [
      { do: 'interrupt', what: { is: ['card', 'effect'], in: 'chain' } },
      { do: 'draw', n: 1 },
    ],
  }),
  item('Wand', {
    powers: [
      {
        pay: [{ do: 'activate' }],
        then: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }],
      },
    ],
  }),
  item('Slow Wand', { powers: [{ basic: true, pay: [{ do: 'pay', n: 0 }], then: [{ do: 'draw', n: 1 }] }] }),
  {
    set: 'test',
    number: 0,
    name: 'Errand',
    type: 'quest',
    powers: [{ pay: [{ do: 'pay', n: 2 }], reward: [{ do: 'draw', n: 2 }] }],
  },
  {
    set: 'test',
    number: 0,
    name: 'Slow Errand',
    type: 'quest',
    powers: [{ basic: true, pay: [{ do: 'pay', n: 1 }], reward: [{ do: 'draw', n: 1 }] }],
  },
  {
    set: 'test',
    number: 0,
    name: 'Copycat Quest',
    type: 'quest',
    powers: [
      { always: [{ mod: 'rewards', what: 'self', of: { is: 'quest', of: 'opponents', state: 'faceUp' } }] },
      { pay: [{ do: 'pay', n: 5 }], reward: [{ do: 'draw', n: 1 }] },
    ],
  },
  ally('Busybody', 1, 1, {
    powers: [{ always: [{ mod: 'can', on: 'complete', by: 'you', for: { is: 'quest', of: 'opponents' } }] }],
  }),
  ally('Gravedigger', 1, 1, {
    powers: [{ always: [{ mod: 'can', on: 'play', by: 'you', for: { is: 'ally', in: 'graveyard', of: 'you' } }] }],
  }),
)

describe('701, 702 powers and quests', () => {
  test('701.1a, 702.1a Basic powers wait for the action phase and an empty chain', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Slow Wand'], quests: ['Slow Errand'], hand: ['Zap'] }, { cards: ['Slow Wand'] }],
    })
    expect(t.legal()).toEqual([
      'pass',
      'play Zap',
      'use Slow Wand',
      'complete Slow Errand',
      'place Zap',
      'attack Hero A',
    ])
    t.play('Zap', 'Hero B')
    expect(t.legal()).toEqual(['pass'])
    t.resolve().as('B')
    expect(t.legal()).toEqual(['pass'])
  })

  test('702.2a a reward power gained has its own cost; the quest that is completed is turned face down', () => {
    const t = table({
      library: lib,
      players: [{ quests: ['Copycat Quest'], resources: 1 }, { quests: ['Errand'] }],
    })
    expect(t.legal()).toEqual(['pass', 'complete Copycat Quest', 'attack Hero A'])
    t.complete('Copycat Quest').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(2)
    expect(t.resources('A')).toEqual({ ready: 0, all: 2 })
    expect(t.card('Errand').faceDown).toBe(false)
    const u = table({ library: lib, players: [{ quests: ['Copycat Quest'], resources: 4 }, { quests: ['Errand'] }] })
    expect(u.legal().filter((x) => x.startsWith('complete'))).toHaveLength(2)
  })

  test('702.2b another player’s quest is completed with one’s own means, and not by exhausting it', () => {
    const spec = (resources: number) => ({
      library: lib,
      players: [{ cards: ['Busybody'], resources }, { quests: ['Errand'], resources: 3 }, {}],
    })
    expect(table(spec(1)).legal()).not.toContain('complete Errand')
    const t = table(spec(2)).complete('Errand')
    expect([t.resources('A').ready, t.resources('B').ready]).toEqual([0, 4])
    t.resolve()
    expect(t.zone('A', 'hand')).toHaveLength(2)
    expect(t.zone('B', 'resources')).toContain('Errand')
    expect(t.legal()).not.toContain('complete Errand')
  })

  test('409.1 cards are played from elsewhere only if something says so; all else is as ever', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Gravedigger'], graveyard: ['Dummy 2/3', 'Zap'], resources: 2 }, {}],
    })
    expect(t.legal()).toEqual(['pass', 'play Dummy 2/3', 'attack Hero A', 'attack Gravedigger'])
    t.play('Dummy 2/3').expect('Dummy 2/3', { zone: 'chain' }).resolve().expect('Dummy 2/3', { zone: 'party' })
    expect(t.resources('A').ready).toBe(0)
    const u = table({ library: lib, players: [{ graveyard: ['Dummy 2/3'], resources: 2 }, {}] })
    expect(u.legal()).toEqual(['pass', 'attack Hero A'])
  })
})

describe('706.2 changing targets', () => {
  test('706.2 to another that the description fits, chosen by whoever changes it; it becomes targeted', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Zap Ally'], cards: ['Dummy 2/3'] },
        { hand: ['Turn Aside'], cards: ['Shy', 'Dummy 1/5'] },
        {},
      ],
    })
    t.play('Zap Ally', 'Shy').resolve() // its trigger
    t.as('B').play('Turn Aside').resolve()
    expect(t.asked()).toBe('B: choose')
    expect(t.legal()).toEqual(['pick Dummy 2/3', 'pick Dummy 1/5'])
    t.say('pick Dummy 2/3').resolve()
    t.expect('Dummy 2/3', { damage: 1 }).expect('Shy', { damage: 0, counters: { seen: 1 } })
    const u = table({
      library: lib,
      players: [
        { hand: ['Zap Ally'], cards: ['Dummy 2/3'] },
        { hand: ['Turn Aside'], cards: ['Shy'] },
      ],
    })
    u.play('Zap Ally', 'Dummy 2/3').as('B').play('Turn Aside').resolve()
    expect(u.game.s.chain[0]!.links).toHaveLength(2) // Shy's trigger over Zap Ally
  })

  test('706.2 all that the text says of its target is done to the other one', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Zap And Stun'], cards: ['Dummy 2/3'] },
        { hand: ['Turn Aside'], cards: ['Dummy 1/5'] },
      ],
    })
    t.play('Zap And Stun', 'Dummy 1/5').as('B').play('Turn Aside').resolve().resolve()
    t.expect('Dummy 1/5', { damage: 0, exhausted: false }).expect('Dummy 2/3', { damage: 1, exhausted: true })
  })

  test('706.2 where no legal second target is, nothing changes', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Zap Ally'], cards: ['Dummy 2/3', 'Veil'] }, { hand: ['Turn Aside'] }],
    })
    t.play('Zap Ally').as('B').play('Turn Aside').resolve()
    t.resolve().expect('Dummy 2/3', { damage: 1 })
    const u = table({
      library: lib,
      players: [{ hand: ['Zap Ally'], cards: ['Dummy 2/3'] }, { hand: ['Turn To Me'] }],
    })
    u.play('Zap Ally').as('B').play('Turn To Me').resolve()
    u.resolve().expect('Dummy 2/3', { damage: 1 }).expect('Hero B', { damage: 0 })
  })

  test('706.1a only a single target can be changed: one target chosen once', () => {
    const t = table({ library: lib, players: [{ hand: ['Zap Two'] }, { hand: ['Turn To Me'] }, {}] })
    t.play('Zap Two', 'Hero A', 'Hero C').as('B').play('Turn To Me').resolve()
    t.resolve().expect('Hero A', { damage: 2 }).expect('Hero C', { damage: 1 }).expect('Hero B', { damage: 0 })
    const u = table({ library: lib, players: [{ hand: ['Zap'] }, { hand: ['Turn To Me'] }, {}] })
    u.play('Zap', 'Hero C').as('B').play('Turn To Me').resolve()
    u.resolve().expect('Hero B', { damage: 1 }).expect('Hero C', { damage: 0 })
  })
})

describe('706.4 magnets', () => {
  const magnets = { cards: ['Magnet', 'Second Magnet', 'Dummy 1/5'] }
  test('706.4 an opponent’s link must target one; its own side’s need not', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Zap'] }, { cards: ['Magnet', 'Dummy 1/5'], hand: ['Zap'] }, {}],
    })
    t.play('Zap')
    expect(Object.values(t.game.s.links[1]!.targets)).toEqual([[t.id('Magnet')]])
    t.resolve().as('B').say('play Zap')
    expect(t.legal()).toEqual(['pick Hero A', 'pick Hero B', 'pick Magnet', 'pick Dummy 1/5', 'pick Hero C'])
  })

  test('706.4 as many magnets as can be: of two and with two targets', () => {
    const t = table({ library: lib, players: [{ hand: ['Zap', 'Zap Two', 'Zap Pair'] }, magnets] })
    t.say('play Zap')
    expect(t.legal()).toEqual(['pick Magnet', 'pick Second Magnet'])
    t.say('pick Magnet').resolve()
    t.say('play Zap Two')
    expect(t.legal()).toEqual(['pick Magnet', 'pick Second Magnet'])
    t.say('pick Second Magnet').resolve().expect('Magnet', { damage: 2 }).expect('Second Magnet', { damage: 2 })
    t.play('Zap Pair').resolve().expect('Magnet', { damage: 3 }).expect('Second Magnet', { damage: 3 })
  })

  test('706.4 one magnet and two targets: it is one of them, whichever', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Zap Two', 'Zap Pair'] }, { cards: ['Magnet', 'Dummy 1/5', 'Dummy 1/6'] }],
    })
    t.say('play Zap Two')
    expect(t.legal()).toHaveLength(5)
    t.say('pick Dummy 1/5')
    t.resolve().expect('Dummy 1/5', { damage: 2 }).expect('Magnet', { damage: 1 })
    t.say('play Zap Pair').say('pick Dummy 1/6').resolve().expect('Magnet', { damage: 2 })
  })

  test('706.4 "up to": none at all, or the magnet', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Zap Some'] }, { cards: ['Magnet', 'Dummy 1/5', 'Dummy 1/6'] }],
    })
    t.say('play Zap Some')
    expect(t.legal()).toEqual(['done', 'pick Magnet', 'pick Dummy 1/5', 'pick Dummy 1/6'])
    t.say('pick Dummy 1/5')
    expect(t.legal()).toEqual(['pick Magnet', 'pick Dummy 1/6'].slice(0, 1))
    const u = table({ library: lib, players: [{ hand: ['Zap Some'] }, { cards: ['Magnet', 'Dummy 1/5'] }] })
    u.play('Zap Some', 'done').resolve().expect('Magnet', { damage: 0 })
  })

  test('706.4 a mode or an X without it is a way around it', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Zap Or Draw', 'Zap X'], resources: 1 }, { cards: ['Magnet'] }],
    })
    t.say('play Zap Or Draw')
    expect(t.legal()).toEqual(['mode 0', 'mode 1'])
    t.say('mode 1').resolve().expect('Magnet', { damage: 0 })
    t.say('play Zap X')
    expect(t.legal()).toEqual(['number 0', 'number 1'])
  })

  test('706.5 targets by lot: magnets first, untargetable cards never', () => {
    for (let seed = 1; seed < 8; seed++) {
      const t = table({
        library: lib,
        seed,
        players: [{ hand: ['Zap Blindly'] }, { cards: ['Dummy 1/5', 'Magnet', 'Veil'] }],
      })
      t.play('Zap Blindly').resolve().expect('Magnet', { damage: 1 })
    }
    const hit = new Set<string>()
    for (let seed = 1; seed < 12; seed++) {
      const t = table({
        library: lib,
        seed,
        players: [{ hand: ['Zap Blindly'] }, { cards: ['Dummy 1/5', 'Dummy 1/6', 'Veil'] }],
      })
      t.play('Zap Blindly')
      hit.add(t.game.s.cards[Object.values(t.game.s.links[1]!.targets).flat()[0]!]!.def)
    }
    expect([...hit].sort()).toEqual(['Dummy 1/5', 'Dummy 1/6'])
  })

  test('706.5, 707.1d how many is chosen before the lot', () => {
    const t = table({ library: lib, players: [{ hand: ['Zap Some Blindly'] }, { cards: ['Dummy 1/5', 'Dummy 1/6'] }] })
    t.say('play Zap Some Blindly')
    expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2'])
    t.say('number 2').resolve().expect('Dummy 1/5', { damage: 1 }).expect('Dummy 1/6', { damage: 1 })
  })

  test('706.5 a modifier that makes every choice of targets random', () => {
    const t = table({ library: lib, players: [{ hand: ['Zap'], cards: ['Jester'] }, {}, {}] })
    t.play('Zap')
    expect(t.asked()).toBe('A: priority')
    expect(Object.values(t.game.s.links[1]!.targets).flat()).toHaveLength(1)
  })

  test('706.6 a card could target what it could legally choose now', () => {
    const t = table({ library: lib, players: [{ cards: ['Scout'], hand: ['Zap Ally'] }, {}] })
    expect(t.legal()).not.toContain('use Scout')
    const u = table({ library: lib, players: [{ cards: ['Scout'], hand: ['Zap'] }, {}] })
    expect(u.legal()).toContain('use Scout')
    const v = table({ library: lib, players: [{ cards: ['Scout'], hand: ['Zap'] }, { cards: ['Magnet'] }] })
    expect(v.legal()).not.toContain('use Scout')
  })
})

describe('707 dividing and modes', () => {
  test('707.1d damage is divided as the link is added: 1 for each at least, and not among none', () => {
    const t = table({ library: lib, players: [{ hand: ['Spray'] }, { cards: ['Dummy 1/5'] }, {}] })
    t.say('play Spray')
    expect(t.legal()).toEqual(['pick Hero A', 'pick Hero B', 'pick Dummy 1/5', 'pick Hero C'])
    t.say('pick Hero B').say('pick Dummy 1/5').say('done')
    expect(t.asked()).toBe('A: number')
    expect(t.legal()).toEqual(['number 1', 'number 2'])
    t.say('number 2').resolve().expect('Hero B', { damage: 2 }).expect('Dummy 1/5', { damage: 1 })
  })

  test('707.1d as many targets as there is damage, no more; a share that is left over is lost with its target (709.2c)', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Spray'] }, { cards: ['Dummy 1/5', 'Dummy 1/6', 'Dummy 1/1'], hand: ['Zap Ally'] }],
    })
    t.say('play Spray').say('pick Dummy 1/5').say('pick Dummy 1/6').say('pick Dummy 1/1')
    expect(t.asked()).toBe('A: priority') // 1 each
    t.as('B').play('Zap Ally', 'Dummy 1/1').resolve()
    t.resolve().expect('Dummy 1/5', { damage: 1 }).expect('Dummy 1/6', { damage: 1 })
  })

  test('707.1d healing and counters are divided too; the amount is locked in', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Balm', 'Runes', 'Half Spray'], damage: 5, cards: [{ name: 'Dummy 1/5', damage: 4 }, 'Dummy 1/6'] },
        { hand: ['Zap Ally'] },
      ],
    })
    t.play('Balm', 'Hero A', 'Dummy 1/5', 'number 3')
      .resolve()
      .expect('Hero A', { damage: 2 })
      .expect('Dummy 1/5', { damage: 3 })
    t.play('Runes', 'Dummy 1/5', 'Dummy 1/6', 'number 1').resolve()
    t.expect('Dummy 1/5', { counters: { rune: 1 } }).expect('Dummy 1/6', { counters: { rune: 2 } })
    t.play('Half Spray').as('B').play('Zap Ally', 'Dummy 1/5').resolve()
    t.resolve().expect('Hero B', { damage: 2 })
  })

  test('707.1d nothing to divide needs no target', () => {
    const t = table({ library: lib, players: [{ hand: ['Half Spray'] }, {}] })
    t.play('Half Spray').resolve().expect('Hero B', { damage: 0 })
  })

  test('709.2b, 405.3 only damage that is put stops at fatal: all counters, and all damage that is dealt, may go to one', () => {
    for (const name of ['Moss', 'Flames']) {
      const t = table({ library: lib, players: [{ hand: [name], cards: ['Dummy 1/1', 'Dummy 2/3'] }, {}] })
      t.play(name).resolve()
      expect(t.legal(), name).toEqual([0, 1, 2, 3, 4].map((n) => `number ${n}`))
    }
    const t = table({ library: lib, players: [{ hand: ['Attrition'], cards: ['Dummy 1/1', 'Dummy 1/5'] }, {}] })
    t.play('Attrition').resolve()
    expect(t.legal()).toEqual(['number 0', 'number 1'])
  })

  test('709.2b what is divided among others than targets is divided as it is done, never more than fatal (405.3)', () => {
    const t = table({ library: lib, players: [{ hand: ['Attrition'], cards: ['Dummy 1/2', 'Dummy 1/6'] }, {}] })
    t.play('Attrition').resolve()
    expect(t.legal()).toEqual(['number 0', 'number 1', 'number 2'])
    t.say('number 1').expect('Dummy 1/2', { damage: 1 }).expect('Dummy 1/6', { damage: 3 })
  })

  test('707.1d a choice that would leave a later place without a target is not offered', () => {
    const t = table({ library: lib, players: [{ hand: ['Zap Two'], cards: ['Veil'] }, {}] })
    t.say('play Zap Two')
    expect(t.legal()).toEqual(['pick Hero A', 'pick Hero B'])
    t.say('pick Hero B').resolve().expect('Hero B', { damage: 2 }).expect('Hero A', { damage: 1 })
  })

  test('707.1c an opponent chooses the mode: first which opponent', () => {
    const t = table({ library: lib, players: [{ hand: ['Their Choice'] }, {}, {}] })
    t.say('play Their Choice')
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['pick B', 'pick C'])
    t.say('pick C')
    expect(t.asked()).toBe('C: mode')
    t.say('mode 0').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(1)
    const u = table({ library: lib, players: [{ hand: ['Their Choice'] }, {}] })
    u.say('play Their Choice')
    expect(u.asked()).toBe('B: mode')
  })

  test('707.1c one or both: never one twice', () => {
    const t = table({ library: lib, players: [{ hand: ['One Or Both', 'One Or Both'] }, {}] })
    t.say('play One Or Both')
    expect(t.legal()).toEqual(['mode 0', 'mode 1'])
    t.say('mode 0')
    expect(t.legal()).toEqual(['done', 'mode 1'])
    t.say('done').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(2)
    t.play('One Or Both', 'mode 1', 'mode 0', 'Hero B').resolve().expect('Hero B', { damage: 1 })
    expect(t.zone('A', 'hand')).toHaveLength(2)
  })
})

describe('711 interrupting', () => {
  const wand = (deny: string) => ({
    library: lib,
    players: [
      { cards: ['Wand'], hand: ['Zap Ally'] },
      { cards: ['Dummy 1/5'], hand: [deny] },
    ],
  })

  test('711.3 an effect is a target only of what says so; interrupted, it leaves the chain and nothing else', () => {
    const t = table(wand('Deny Card'))
    t.use('Wand').as('B')
    expect(t.legal()).toEqual(['pass'])
    const u = table(wand('Deny Effect'))
    u.use('Wand').as('B').play('Deny Effect').resolve()
    expect(u.game.s.chain[0]!.links).toEqual([])
    expect(u.asked()).toBe('A: priority') // 711.1
    u.expect('Dummy 1/5', { damage: 0 }).expect('Wand', { zone: 'party', exhausted: true }) // 711.2
    const v = table(wand('Deny Effect'))
    v.play('Zap Ally').as('B')
    expect(v.legal()).toEqual(['pass'])
  })

  test('711.3 by whom it targets', () => {
    const t = table(wand('Deny Aim'))
    t.use('Wand').as('B').play('Deny Aim').resolve().expect('Dummy 1/5', { damage: 0 })
    const u = table(wand('Deny Aim'))
    u.play('Zap Ally').as('B').play('Deny Aim').resolve()
    expect(u.zone('A', 'graveyard')).toEqual(['Zap Ally'])
    const v = table({ library: lib, players: [{ hand: ['Zap Ally'], cards: ['Dummy 2/3'] }, { hand: ['Deny Aim'] }] })
    v.play('Zap Ally').as('B')
    expect(v.legal()).toEqual(['pass'])
  })

  test('711.3 reward effects', () => {
    const t = table({
      library: lib,
      players: [
        { quests: ['Errand'], resources: 2, cards: ['Wand'] },
        { cards: ['Dummy 1/5'], hand: ['Deny Reward'] },
      ],
    })
    t.use('Wand').as('B')
    expect(t.legal()).toEqual(['pass'])
    t.resolve().complete('Errand').as('B').play('Deny Reward').resolve()
    expect(t.zone('A', 'hand')).toEqual([])
  })

  test('711.2 nothing interrupts itself; 711.3 a resource being placed is no target, but "all" finds it', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Filler'], cards: ['Wand'] },
        { cards: ['Dummy 1/5'], hand: ['Deny All', 'Deny Card'] },
      ],
    })
    t.place('Filler').as('B')
    expect(t.legal()).toEqual(['pass', 'play Deny All'])
    t.play('Deny All').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Filler'])
    expect(t.zone('B', 'graveyard')).toEqual(['Deny All'])
    expect(t.zone('B', 'hand')).toEqual(['Deny Card', 'Filler'])
  })
})
