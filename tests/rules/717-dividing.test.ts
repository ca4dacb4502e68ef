/** Packets that change in every attribute, are redirected, divided, smashed, switched (405, 408, 717). */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Mod } from '../../src/language/types.ts'
import type { Happening } from '../../src/state/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, armor, instant, withCards } from './own.ts'

const always = (name: string, ...mods: readonly Mod[]): CardDef => ability(name, { powers: [{ always: mods }] })
const thisTurn = (name: string, ...mods: readonly Mod[]): CardDef =>
  instant(name, { text: [{ do: 'modify', mods, until: 'turn' }] })
const deal = (name: string, n: number, more: object = {}): CardDef =>
  instant(name, {
    text: [{ do: 'deal', n, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' }, ...more } as Effect],
  })

const mine = { is: 'character', of: 'you' } as const
const lib = withCards(
  deal('Bolt', 5),
  deal('Sure Bolt', 5, { sure: true }),
  deal('Smasher', 5, { smash: true }),
  deal('Melee Bolt', 5, { combat: true }),
  instant('Sweep', {
    text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { is: 'character', of: 'opponents' } }],
  }),
  instant('Switch', {
    text: [
      {
        do: 'switch',
        what: 'damage',
        of: { target: 1, is: 'character', as: 'one' },
        with: { target: 1, is: 'character', other: '$one' },
      },
    ],
  }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  always('Frostfire', { mod: 'instead', would: { on: 'deal', by: 'yourHero' }, type: 'frost' }),
  always('Kindle', { mod: 'instead', would: { on: 'deal', by: 'yourHero', type: 'fire' }, n: { times: ['$n', 2] } }),
  always('Dirty Work', { mod: 'instead', would: { on: 'deal', by: 'yourHero', combat: false }, combat: true }),
  always('Akama', { mod: 'instead', would: { on: 'deal', by: 'yourHero' }, sure: true }),
  always('Weakness', { mod: 'instead', would: { on: 'deal', to: mine }, n: { minus: ['$n', 2] } }),
  always('Vigil', { mod: 'prevent', would: { on: 'deal', to: 'yourHero', type: 'fire' }, n: 'all' }),
  always('Instincts', { mod: 'prevent', would: { on: 'deal', to: 'yourHero' }, n: { first: 4 } }),
  ally('Bodyguard', 1, 9, {
    powers: [{ always: [{ mod: 'instead', would: { on: 'deal', to: 'yourHero' }, to: 'self', may: 'you' }] }],
  }),
  ally('Scapegoat', 1, 9, {
    powers: [{ always: [{ mod: 'instead', would: { on: 'deal', to: 'yourHero' }, to: 'self' }] }],
  }),
  always('Mirrors', {
    mod: 'instead',
    would: { on: 'deal', to: 'yourHero' },
    to: { choose: 1, is: 'ally', of: 'you' },
  }),
  always('Nowhere', { mod: 'instead', would: { on: 'deal', to: 'yourHero' }, to: { is: 'ally', name: 'Nobody' } }),
  ally('Nespirah', 9, 9, {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'deal', by: 'self', to: { is: 'hero', of: 'opponents' } },
            divide: { among: { is: 'character', of: 'opponents' } },
          },
        ],
      },
    ],
  }),
  ally('Ogre', 7, 9, { powers: [{ keyword: 'Smash' }] }),
  ally('Hardy', 1, 3, { powers: [{ keyword: 'Hardiness' }] }),
  ally('Small', 0, 2),
  ally('Warden', 0, 9, { powers: [{ always: [{ mod: 'cannot', on: 'deal', to: 'self' }] }] }),
  ally('Chronicler', 0, 9, {
    powers: [
      { when: { on: 'prevent', to: { is: 'character' } }, then: [{ do: 'put', n: '$n', what: 'saved', to: 'self' }] },
    ],
  }),
  thisTurn('Hand', { mod: 'prevent', would: { on: 'deal', to: { target: 1, is: 'ally' } }, n: 'all', next: true }),
  thisTurn('Trials', {
    mod: 'prevent',
    would: { on: 'deal', to: 'yourHero' },
    n: 'all',
    next: true,
    then: [{ do: 'put', n: '$n', what: 'strength', to: { is: 'ally', of: 'you' } }],
  }),
  armor('Thin Plate', 1),
  instant('Storm', { text: [{ do: 'deal', n: 3, type: 'nature', by: 'yourHero', to: { is: 'character' } }] }),
  ally('Squire', 1, 9),
  ability('Ward', {
    powers: [
      { always: [{ mod: 'enters', what: 'self', counters: ['ward', 1] }] },
      {
        always: [
          { mod: 'prevent', would: { on: 'deal', to: mine }, these: [{ do: 'destroy', what: 'self' }], n: 'all' },
        ],
      },
    ],
  }),
  ability('Toll', {
    powers: [
      {
        always: [
          {
            mod: 'prevent',
            would: { on: 'deal', to: 'yourHero' },
            these: [{ do: 'discard', n: 1 }],
            n: 3,
            then: [{ do: 'put', n: 1, what: 'seen', to: 'self' }],
          },
        ],
      },
    ],
  }),
  instant('Count', {
    text: [
      {
        do: 'deal',
        n: { case: [], else: 3 },
        type: 'fire',
        by: 'yourHero',
        to: { target: 1, is: 'character' },
        as: 'hit',
      },
      { do: 'draw', n: '$hit.n' },
    ],
  }),
)
const dealt = (t: Table): Happening[] => Object.values(t.game.s.log).filter((h) => h.on === 'deal')
const against = (...cards: readonly string[]): Table =>
  table({
    library: lib,
    turn: 'B',
    players: [{ cards }, { hand: ['Bolt', 'Bolt', 'Sure Bolt', 'Sweep', 'Count'] }, {}],
  })
const mageWith = (...cards: readonly string[]): Table =>
  table({
    library: lib,
    players: [{ cards, hand: ['Bolt', 'Smasher', 'Melee Bolt'] }, { cards: ['Thin Plate', 'Small', 'Hardy'] }, {}],
  })

describe('405 damage that is not dealt', () => {
  test('405.7 switching: the difference is removed from one and put on the other, nothing is dealt or healed', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Switch'], damage: 7, cards: [{ name: 'Hardy', damage: 1 }] }, { damage: 2 }],
    })
    t.play('Switch', 'Hero A', 'Hero B').resolve().expect('Hero A', { damage: 2 }).expect('Hero B', { damage: 7 })
    expect(Object.values(t.game.s.log).filter((h) => h.on === 'deal' || h.on === 'heal')).toEqual([])
  })

  test('405.7, 405.3 no more is put than health allows; nothing happens if one is gone', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Switch'], damage: 9, cards: [{ name: 'Hardy', damage: 1 }] }, { hand: ['Slay'] }],
    })
    t.play('Switch', 'Hardy', 'Hero A').resolve().expect('Hero A', { damage: 1 })
    expect(t.zone('A', 'graveyard')).toEqual(['Hardy', 'Switch'])
    const u = table({
      library: lib,
      players: [{ hand: ['Switch'], damage: 9, cards: [{ name: 'Hardy', damage: 1 }] }, { hand: ['Slay'] }],
    })
    u.play('Switch', 'Hardy', 'Hero A').as('B').play('Slay').resolve().resolve().expect('Hero A', { damage: 9 })
  })

  test('405.6 "for each damage" counts what was dealt, whole', () => {
    const t = against()
    t.play('Count', 'Hero A').resolve()
    expect(t.zone('B', 'hand')).toHaveLength(7)
  })

  test('405.8, 717.8 smashing: more than fatal goes to the ally’s controller’s hero; not so from a hero', () => {
    const t = mageWith()
    t.play('Smasher', 'Small').resolve().say('pass').expect('Hero B', { damage: 3 })
    expect(dealt(t).map((h) => h.n)).toEqual([2, 3])
    expect(t.zone('B', 'graveyard')).toEqual(['Small'])
    const u = mageWith()
    u.play('Smasher', 'Hardy').resolve().say('prevent Thin Plate') // 5, 1 prevented, 3 fatal, 1 goes over
    u.expect('Hero B', { damage: 0 })
    expect(u.zone('B', 'graveyard')).toEqual(['Hardy'])
    const v = mageWith()
    v.play('Smasher', 'Hero B').resolve('pass').expect('Hero B', { damage: 5 })
  })
})

describe('408.2, 717.1 what a packet is', () => {
  test('408.2b no packet for what is gone or can’t be dealt damage', () => {
    const t = table({ library: lib, players: [{ hand: ['Bolt', 'Bolt'] }, { hand: ['Slay'], cards: ['Warden'] }] })
    t.play('Bolt', 'Warden').resolve()
    expect(dealt(t)).toEqual([])
    t.play('Bolt', 'Warden').as('B').play('Slay').resolve().resolve()
    expect(dealt(t)).toEqual([])
  })

  test('717.1, 408.3b counts as combat damage; another type; unpreventable', () => {
    const t = mageWith('Dirty Work')
    t.play('Bolt', 'Small').resolve()
    expect(dealt(t)[0]).toMatchObject({ n: 5, combat: true, types: ['fire'] })
    const u = mageWith('Frostfire')
    u.play('Bolt', 'Small').resolve()
    expect(dealt(u)[0]).toMatchObject({ n: 5, combat: false, types: ['frost'] })
    mageWith('Akama').play('Bolt', 'Hero B').resolve().expect('Hero B', { damage: 5 }) // no armor asked for
    const v = mageWith()
    v.play('Melee Bolt', 'Small').resolve()
    expect(dealt(v)[0]).toMatchObject({ combat: true, with: expect.any(Number) })
  })

  test('717.4a the packet’s controller: a new type first makes the other inapplicable', () => {
    const t = mageWith('Frostfire', 'Kindle').play('Bolt', 'Small').resolve()
    expect(t.asked()).toBe('A: replace')
    expect(t.legal()).toEqual(['prevent Frostfire', 'prevent Kindle'])
    t.say('prevent Frostfire')
    expect(dealt(t)[0]).toMatchObject({ n: 5, types: ['frost'] })
    const u = mageWith('Frostfire', 'Kindle').play('Bolt', 'Small').resolve().say('prevent Kindle')
    expect(dealt(u)[0]).toMatchObject({ n: 10, types: ['frost'] })
  })

  test('717.4b what makes it smaller is for the destination’s controller, beside prevention', () => {
    const t = against('Weakness', 'Thin Plate').play('Bolt', 'Hero A').resolve()
    expect(t.asked()).toBe('A: replace')
    expect(t.legal()).toEqual(['prevent Thin Plate', 'prevent Weakness'])
    t.say('prevent Weakness').say('pass').expect('Hero A', { damage: 3 })
    against('Weakness').play('Sure Bolt', 'Hero A').resolve().expect('Hero A', { damage: 3 }) // no prevention
  })

  test('717.4b redirected: the new destination’s prevention counts, the old one’s no longer', () => {
    const t = against('Scapegoat', 'Vigil').play('Bolt', 'Hero A').resolve()
    expect(t.legal()).toEqual(['prevent Scapegoat', 'prevent Vigil'])
    t.say('prevent Scapegoat').expect('Scapegoat', { damage: 5 }).expect('Hero A', { damage: 0 })
    expect(dealt(t)[0]).toMatchObject({ n: 5, types: ['fire'], combat: false })
    against('Scapegoat').play('Sure Bolt', 'Hero A').resolve().expect('Scapegoat', { damage: 5 })
  })

  test('712.7 a redirection that one may make', () => {
    const t = against('Bodyguard').play('Bolt', 'Hero A').resolve()
    expect(t.asked()).toBe('A: yes-no')
    t.say('no').expect('Hero A', { damage: 5 })
    against('Bodyguard').play('Bolt', 'Hero A').resolve('yes').expect('Bodyguard', { damage: 5 })
  })

  test('717.1 a redirection with a choice of whom', () => {
    const t = against('Mirrors', 'Small', 'Hardy').play('Bolt', 'Hero A').resolve()
    expect(t.legal()).toEqual(['pick Small', 'pick Hardy'])
    t.say('pick Small').expect('Hero A', { damage: 0 })
    expect(t.zone('A', 'graveyard')).toEqual(['Small'])
  })

  test('716.1d redirected to nobody, or to whom nothing can be dealt: gone', () => {
    against('Nowhere').play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 0 })
    const t = against('Mirrors', 'Warden').play('Bolt', 'Hero A').resolve()
    t.expect('Hero A', { damage: 0 }).expect('Warden', { damage: 0 })
  })
})

describe('717 prevention', () => {
  test('717.6 "the first" of each turn: dealt and prevented damage counts', () => {
    const t = against('Instincts')
    t.play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 1 })
    t.play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 6 })
    const u = against('Instincts')
    u.play('Sweep').resolve().expect('Hero A', { damage: 0 })
    u.play('Sure Bolt', 'Hero A').resolve().expect('Hero A', { damage: 5 })
    u.play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 10 })
    const v = against('Instincts', 'Thin Plate')
    v.play('Sweep').resolve()
    expect(v.legal()).toEqual(['prevent Thin Plate', 'prevent Instincts'])
    v.say('prevent Thin Plate').play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 4 }) // 1 + 2, then 1 of 5
  })

  test('717.2, 717.5 the next time: all of it, once', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Hand'], cards: ['Hardy'] }, { hand: ['Sweep', 'Sweep'] }],
    })
    t.play('Hand').resolve().as('B').play('Sweep').resolve().expect('Hardy', { damage: 0 })
    t.as('B').play('Sweep').resolve().expect('Hardy', { damage: 2 })
  })

  test('717.2a "prevent that damage and … that many"', () => {
    const t = table({ library: lib, players: [{ hand: ['Trials'], cards: ['Hardy'] }, { hand: ['Bolt', 'Bolt'] }] })
    t.play('Trials').resolve().as('B').play('Bolt', 'Hero A').resolve()
    t.expect('Hero A', { damage: 0 }).expect('Hardy', { counters: { strength: 5 } })
    t.as('B').play('Bolt', 'Hero A').resolve().expect('Hero A', { damage: 5 })
  })

  test('717.2d something prevented triggers, also in part', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Chronicler', 'Thin Plate'] }, { hand: ['Bolt'] }],
    })
    t.as('B').play('Bolt', 'Hero A').resolve('prevent Thin Plate').resolve()
    t.expect('Chronicler', { counters: { saved: 1 } }).expect('Hero A', { damage: 4 })
  })

  test('717.4b where something watches prevention, its order is asked for', () => {
    const t = table({ library: lib, players: [{ cards: ['Chronicler', 'Thin Plate', 'Vigil'] }, { hand: ['Bolt'] }] })
    t.as('B').play('Bolt', 'Hero A').resolve()
    expect(t.legal()).toEqual(['prevent Thin Plate', 'prevent Vigil'])
    t.say('prevent Vigil')
      .resolve()
      .expect('Chronicler', { counters: { saved: 5 } })
  })

  test('717.3 an action that can’t be taken prevents nothing; what comes "then" comes anyway', () => {
    const at = (hand: readonly string[]): Table =>
      table({ library: lib, players: [{ cards: ['Toll'], hand }, { hand: ['Bolt'] }] })
        .as('B')
        .play('Bolt', 'Hero A')
        .resolve()
    at(['Hand', 'Hand'])
      .say('pick Hand')
      .expect('Hero A', { damage: 2 })
      .expect('Toll', { counters: { seen: 1 } })
    at([])
      .expect('Hero A', { damage: 5 })
      .expect('Toll', { counters: { seen: 1 } })
  })
})

describe('717.4c dividing comes last', () => {
  test('717.7 divided as its controller chooses, each point; each part is then prevented on its own', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Nespirah'] }, { cards: ['Hardy', 'Thin Plate'] }, {}],
    })
    t.propose('Nespirah', 'Hero B').fight()
    expect(t.asked()).toBe('A: number')
    expect(t.game.s.decision[0]!.open!.rule).toBe('717.7')
  })

  test('717.7, 717.4c the parts add up, and those of 0 are none', () => {
    const t = table({
      library: lib,
      players: [{ cards: ['Nespirah'] }, { cards: ['Hardy'] }, {}],
    })
    t.attack('Nespirah', 'Hero C')
    const name = (): string => t.game.s.cards[t.game.s.decision[0]!.open!.about.card ?? 0]!.def
    expect([name(), t.legal().length]).toEqual(['Hero B', 10])
    t.say('number 3')
    expect([name(), t.legal().length]).toEqual(['Hardy', 7])
    t.say('number 2').fight()
    t.expect('Hero B', { damage: 3 }).expect('Hardy', { damage: 1 }).expect('Hero C', { damage: 4 })
    const u = table({ library: lib, players: [{ cards: ['Nespirah'] }, {}, {}] })
    u.attack('Nespirah', 'Hero C').say('number 9').fight()
    expect(
      dealt(u)
        .filter((h) => h.n !== 0)
        .map((h) => h.n),
    ).toEqual([9])
    u.expect('Hero B', { damage: 9 }).expect('Hero C', { damage: 0 })
  })

  test('717.4c, 717.8 Smash divides what prevention has left', () => {
    const t = table({ library: lib, players: [{ cards: ['Ogre'] }, { cards: ['Hardy', 'Thin Plate'] }] })
    t.propose('Ogre', 'Hardy').fight('prevent Thin Plate')
    t.expect('Hero B', { damage: 2 }) // 7, 1 prevented, 3 fatal, 3 go over, 1 of these prevented
    expect(t.zone('B', 'graveyard')).toEqual(['Hardy'])
  })
})

describe('802.2 packets at the same time', () => {
  test('802.2 each player orders those for his own characters, where prevention is used up; the turn player first', () => {
    const t = table({
      library: lib,
      players: [{ hand: ['Storm'], cards: ['Ward'] }, { cards: ['Ward', 'Squire'] }, { cards: ['Ogre'] }],
    })
    t.play('Storm').resolve()
    expect(t.asked()).toBe('B: choose')
    expect(t.game.s.decision[0]!.open!.rule).toBe('802.2')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Squire'])
    t.say('pick Squire').expect('Hero B', { damage: 3 }).expect('Squire', { damage: 0 }).expect('Hero A', { damage: 0 })
  })
})

describe('words of replacement', () => {
  test('what the rules would not obey is refused', () => {
    const bad = (mod: object): string[] => checkCard(always('Bad', mod as Mod)).map((p) => p.what)
    expect(bad({ mod: 'instead', would: { on: 'draw', by: 'you' }, n: 2 })).toHaveLength(1)
    expect(bad({ mod: 'instead', would: { on: 'deal', to: 'yourHero' } })).toHaveLength(1)
    expect(bad({ mod: 'instead', would: { on: 'deal' }, n: 1, then: [{ do: 'draw' }] })).toHaveLength(1)
    expect(bad({ mod: 'can', on: 'protect', by: 'self', with: { is: 'weapon' } })).toHaveLength(1)
    expect(bad({ mod: 'can', on: 'strike', by: 'self', for: { is: 'weapon' } })).toHaveLength(2) // nor with what
    expect(bad({ mod: 'prevent', would: { on: 'deal' }, n: 'all', as: 'it' })).toHaveLength(1)
    expect(bad({ mod: 'prevent', would: { on: 'deal' }, n: { first: 2 } })).toEqual([])
  })
})
