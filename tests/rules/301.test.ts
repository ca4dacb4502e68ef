import { describe, expect, test } from 'vitest'
import { view } from '../../src/engine/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { printedPowers } from '../../src/rules/714-continuous-modifiers/modifiers.ts'
import { table } from '../table/index.ts'
import { ability, ally, hero, instant, weapon, withCards } from './own.ts'

const own: readonly CardDef[] = [
  hero('Turncoat', {
    health: 28,
    turned: { atk: 2, health: 24 },
    front: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'flip', what: 'self' },
        ],
        then: [{ do: 'draw', n: 1 }],
      },
      { always: [{ mod: 'stat', what: { is: 'ally', of: 'you' }, stat: 'atk', n: 1 }] },
    ],
    back: [{ always: [{ mod: 'keyword', what: { is: 'ally', of: 'you' }, keyword: 'Ferocity' }] }],
  }),
  hero('Little Master', { master: true, cost: 1, health: 40, atk: 1, damageType: 'melee' }),
  hero('Other Master', { master: true, cost: 1, health: 33 }),
  hero('Ready Hand', { powers: [{ pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] }] }),
  instant('Zap', { text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  ability('Burden', {
    attach: { target: 1, is: 'hero' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 2 }] }],
  }),
  instant('Might', {
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'hero' }, stat: 'atk', n: 4 }], until: 'turn' },
    ],
  }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'character' } }] }),
  instant('Turn Coats', {
    text: [
      { do: 'flip', what: { is: 'hero' } },
      { do: 'draw', n: 1 },
    ],
  }),
  instant('Summon', {
    text: [{ do: 'move', what: { choose: 'any', is: 'hero', in: 'hand', of: 'you' }, to: 'play' }],
  }),
  instant('Grudge', {
    text: [
      {
        do: 'if',
        if: { happened: { on: 'deal', by: { is: 'hero', of: 'opponents' }, to: 'yourHero' }, since: 'turn' },
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  instant('Unearth', {
    text: [{ do: 'move', what: { choose: 'any', is: 'card', in: 'removed', of: 'players' }, to: 'hand' }],
  }),
  instant('Bring Back', {
    text: [{ do: 'move', what: { choose: 'any', is: 'hero', in: 'removed', of: 'you' }, to: 'play' }],
  }),
  instant('Bandage', { text: [{ do: 'heal', n: 5, by: { is: 'ally', of: 'you' }, from: 'yourHero' }] }),
  instant('Wound', { text: [{ do: 'put', n: 2, what: 'damage', to: 'yourHero' }] }),
  ally('Physician', 1, 1, {
    powers: [
      {
        pay: [],
        only: { match: 'yourHero', state: 'damaged' },
        limit: { n: 1, per: 'turn' },
        then: [{ do: 'draw', n: { stat: 'damage', of: 'yourHero' } }],
      },
    ],
  }),
  weapon('Club', 3, 1, ['Melee (1)']),
]
const lib = withCards(...own)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })

describe('301 heroes', () => {
  test('301.1 each hero is in play from the start, ready, with health, and with ATK 0 if none is printed', () => {
    play({ players: [{}, {}] }).expect('Hero A', { zone: 'party', exhausted: false, atk: 0, health: 30 })
  })

  test('301.2, 301.2a the powers of the side that shows function, and no others', () => {
    const t = play({ players: [{ hero: 'Turncoat', resources: 1, cards: ['Dummy 2/2'] }, {}] })
    t.expect('Dummy 2/2', { atk: 3, keywords: [] })
    t.use('Turncoat').resolve()
    t.expect('Turncoat', { faceDown: true }).expect('Dummy 2/2', { atk: 2, keywords: ['Ferocity'] })
    expect(t.legal()).not.toContain('use Turncoat')
  })

  test('301.2b the other side may have another ATK and health', () => {
    play({ players: [{ hero: 'Turncoat' }, {}] }).expect('Turncoat', { atk: 0, health: 28 })
    play({ players: [{ hero: 'Turncoat', flipped: true }, {}] }).expect('Turncoat', { atk: 2, health: 24 })
  })

  test('301.2c a hero on its other side is a hero like any other: it attacks, is attacked, keeps its damage', () => {
    const t = play({ players: [{ hero: 'Turncoat', flipped: true, damage: 3 }, { cards: ['Dummy 1/5'] }] })
    t.attack('Turncoat', 'Dummy 1/5')
    t.expect('Turncoat', { damage: 4, exhausted: true, faceDown: true }).expect('Dummy 1/5', { damage: 2 })
  })

  test('301.3 a hero may attack and activate however short it has been there', () => {
    const t = play({ players: [{ hand: ['Little Master'], resources: 1 }, {}] })
    t.play('Little Master').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Little Master'])
    expect(play({ players: [{ hero: 'Ready Hand' }, {}], at: 'start' }).legal()).toContain('use Ready Hand')
  })
})

describe('301.4 Master Heroes', () => {
  test('301.4 they are played from hand like other cards, heroes are not', () => {
    const t = play({ players: [{ hand: ['Neptulon', 'Hero C'], resources: 10 }, {}] })
    expect(t.legal()).toEqual(['pass', 'play Neptulon', 'place Neptulon', 'place Hero C', 'attack Hero A'])
    t.play('Neptulon').resolve()
    t.expect('Neptulon', { zone: 'party', health: 38 })
    expect(t.zone('A', 'party')).toEqual(['Neptulon'])
    expect(t.game.s.players[0]!.hero).toBe(t.id('Neptulon'))
  })

  test('301.4a it comes in as the hero before it was: attachments, counters, damage, exhausted; that one is removed', () => {
    const t = play({
      players: [
        {
          hero: 'Turncoat',
          flipped: true,
          damage: 9,
          exhausted: true,
          hand: ['Little Master'],
          resources: 1,
          cards: [{ name: 'Burden', on: 'Turncoat' }],
        },
        {},
      ],
    })
    t.play('Little Master')
    t.as('B').say('pass')
    t.expect('Little Master', { damage: 9, exhausted: true, faceDown: false, atk: 3 })
    expect(t.card('Little Master').attachments).toEqual([t.id('Burden')])
    expect(t.zone('A', 'removed')).toEqual(['Turncoat'])
    t.expect('Turncoat', { faceDown: true })
    expect(t.zone('A', 'graveyard')).toEqual([])
    expect(t.game.s.chain[0]!.links).toEqual([])
  })

  test('301.4a it can’t be flipped or turned face down, and a cost of flipping it can’t be paid', () => {
    const t = play({ players: [{ hand: ['Little Master', 'Turn Coats'], resources: 1 }, { hero: 'Turncoat' }] })
    t.play('Little Master').resolve().play('Turn Coats').resolve()
    t.expect('Little Master', { faceDown: false }).expect('Turncoat', { faceDown: true })
  })

  test('301.4a, 103.3 the hero that it followed can’t leave the removed zone', () => {
    const t = play({
      players: [{ hand: ['Little Master', 'Unearth', 'Bring Back'], resources: 1, removed: ['Filler'] }, {}],
    })
    t.play('Little Master').resolve().play('Unearth').resolve()
    expect(t.legal()).toEqual(['done', 'pick Filler'])
    t.say('pick Filler')
    expect(t.zone('A', 'removed')).toEqual(['Hero A'])
    t.play('Bring Back').resolve()
    expect(t.zone('A', 'party')).toEqual(['Little Master'])
  })

  test('301.4b links that target the hero now target the Master Hero, modifiers go on within their durations', () => {
    const t = play({
      players: [{ hand: ['Might', 'Summon', 'Little Master'], deck: ['Filler', 'Filler'] }, { hand: ['Zap'] }],
    })
    t.play('Might', 'Hero A').resolve()
    t.expect('Hero A', { atk: 4 })
    t.say('pass').play('Zap', 'Hero A')
    t.as('A').play('Summon').resolve('pick Little Master')
    t.expect('Little Master', { atk: 5, damage: 0 })
    t.resolve()
    t.expect('Little Master', { damage: 3 })
    t.until('B', 'action')
    t.expect('Little Master', { atk: 1 })
  })

  test('301.4b in combat it goes on in the place of the hero before it, weapon and all', () => {
    const t = play({
      players: [{ hand: ['Summon', 'Little Master'], cards: ['Club'], resources: 1 }, { cards: ['Dummy 2/8'] }],
    })
    t.propose('Hero A', 'Dummy 2/8').resolve('strike Club')
    t.play('Summon').resolve('pick Little Master')
    t.expect('Little Master', { role: 'attacker', atk: 4, exhausted: true })
    t.fight()
    t.expect('Dummy 2/8', { damage: 4 }).expect('Little Master', { damage: 2 })
  })

  test('301.4b what was dealt to the hero before was dealt to this one', () => {
    const t = play({ players: [{ hand: ['Summon', 'Little Master', 'Grudge'] }, { hand: ['Zap'] }] })
    t.say('pass').play('Zap', 'Hero A').resolve()
    t.play('Summon').resolve('pick Little Master').play('Grudge').resolve()
    t.expect('Little Master', { damage: 3 })
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
  })

  test('301.4c "when your hero becomes" triggers only if it had another name', () => {
    const t = play({ players: [{ hand: ['Neptulon', 'Neptulon'], resources: 20 }, {}] })
    t.play('Neptulon').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('A', 'hand')).toEqual(['Filler', 'Neptulon'])
    t.play('Neptulon').resolve()
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.zone('A', 'removed')).toEqual(['Hero A', 'Neptulon'])
  })

  test('301.4d a starting hero put back comes as it was flipped, with what the Master Hero had; that one is gone for good', () => {
    const t = play({
      players: [
        {
          hero: 'Turncoat',
          flipped: true,
          hand: ['Metamorphosis', 'Unearth'],
          resources: 7,
          cards: [{ name: 'Burden', on: 'Turncoat' }, 'Dummy 1/1'],
        },
        { hand: ['Zap'] },
      ],
    })
    t.play('Metamorphosis').resolve()
    t.say('pass').play('Zap', 'Metamorphosis').resolve()
    t.until('A', 'ready')
    expect(t.asked()).toBe('A: yes-no')
    t.say('no')
    t.expect('Turncoat', { zone: 'party', faceDown: true, damage: 3, atk: 4, health: 24 })
    expect(t.card('Turncoat').attachments).toEqual([t.id('Burden')])
    expect(t.zone('A', 'removed')).toEqual(['Metamorphosis'])
    t.play('Unearth').resolve()
    expect(t.zone('A', 'removed')).toEqual(['Metamorphosis'])
  })

  test('301.4d the condition met, it stays', () => {
    const t = play({
      players: [{ hand: ['Metamorphosis'], resources: 7, cards: ['Dummy 1/1'] }, {}],
    })
    t.play('Metamorphosis').resolve().until('A', 'ready').say('yes')
    expect(t.zone('A', 'party')).toEqual(['Metamorphosis'])
    expect(t.zone('A', 'graveyard')).toEqual(['Dummy 1/1'])
  })

  test('301.4e several at once come one after another, as their player orders them', () => {
    for (const [first, last] of [
      ['Little Master', 'Other Master'],
      ['Other Master', 'Little Master'],
    ] as const) {
      const t = play({ players: [{ damage: 5, hand: ['Summon', 'Little Master', 'Other Master'] }, {}] })
      t.play('Summon').resolve('pick Little Master', 'pick Other Master')
      expect(t.asked()).toBe('A: choose')
      expect(t.legal()).toEqual(['pick Little Master', 'pick Other Master'])
      t.say(`pick ${first}`)
      expect(t.zone('A', 'party')).toEqual([last])
      expect(t.zone('A', 'removed')).toEqual(['Hero A', first].sort())
      t.expect(last, { damage: 5 })
    }
  })

  test('301.4a among three players, only that player’s hero changes, and its destruction is his loss', () => {
    const t = play({ players: [{ hand: ['Summon', 'Little Master'] }, { hand: ['Slay'] }, {}] })
    t.play('Summon').resolve('pick Little Master')
    t.say('pass').play('Slay', 'Little Master').resolve()
    expect(t.zone('A', 'removed').sort()).toEqual(expect.arrayContaining(['Hero A', 'Little Master']))
    expect(t.game.s.players[0]!.lost).toBe(true)
    expect(t.result()).toBeNull()
  })
})

describe('301.5 a hero that is away', () => {
  const away = (more: readonly string[] = [], cards: readonly string[] = []) =>
    play({
      players: [
        { hero: 'Turncoat', flipped: true, damage: 7, hand: ['Cheat Death', ...more], resources: 3, cards },
        { hand: ['Zap'] },
      ],
    })
      .play('Cheat Death')
      .resolve()

  test('301.5, 102.1a removed for a while, its player has not lost, but can’t play cards', () => {
    const t = away(['Zap', 'Dummy 1/1'])
    expect(t.result()).toBeNull()
    expect(t.zone('A', 'party')).toEqual([])
    t.expect('Turncoat', { zone: 'removed', faceDown: true })
    expect(t.legal()).toEqual(['pass', 'place Zap', 'place Dummy 1/1'])
  })

  test('415.7b face down as it is, a starting hero that is away is not blank: it shows its side to everybody', () => {
    const t = away()
    for (const seat of [0, 1])
      expect(view(t.game, seat).cards[t.id('Turncoat')]).toMatchObject({
        def: 'Turncoat',
        faceDown: true,
        zone: 'removed',
      })
    expect(printedPowers(t.game, t.game.s.cards[t.id('Turncoat')]!)).toHaveLength(1)
    expect(t.game.ask.kind(t.game, t.id('Turncoat'), 'hero')).toBe(true)
  })

  test('301.5 it comes back as its player’s next turn starts, flipped the same way, with the same damage, another card', () => {
    const t = away()
    const was = t.id('Turncoat')
    t.until('A', 'ready')
    expect(t.game.s.chain[0]!.links).toEqual([])
    t.expect('Turncoat', { zone: 'party', faceDown: true, damage: 7, exhausted: false })
    expect(t.id('Turncoat')).not.toBe(was)
    expect(t.game.s.players[0]!.hero).toBe(t.id('Turncoat'))
  })

  test('301.5 what looks for its damage finds the last known; nothing heals it, nothing is put on it', () => {
    const t = away([], ['Physician'])
    expect(t.legal()).toContain('use Physician')
    t.use('Physician').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(7)
  })

  test('301.5 it is no target, and nobody can attack it', () => {
    const t = away([], ['Dummy 1/1'])
    t.until('B', 'action')
    t.say('attack Hero B')
    expect(t.legal()).toEqual(['pick Dummy 1/1'])
  })

  test('301.5 while there is another hero in the party it can’t come back', () => {
    const t = play({
      players: [{ hand: ['Cheat Death', 'Summon', 'Little Master'], damage: 4, resources: 2 }, {}],
    })
    t.play('Summon')
    t.play('Cheat Death').resolve()
    t.resolve('pick Little Master')
    t.expect('Little Master', { zone: 'party', damage: 4 }) // 301.4a: as the hero before it was, last known
    t.until('A', 'ready').resolveAll()
    expect(t.zone('A', 'party')).toEqual(['Little Master'])
    expect(t.zone('A', 'removed')).toEqual(['Hero A'])
  })
})
