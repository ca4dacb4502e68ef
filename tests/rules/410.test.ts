import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ally('Iron Guards', 1, 1, {
    tags: ['Unlimited'],
    powers: [
      {
        always: [
          {
            mod: 'stat',
            what: 'self',
            stat: 'health',
            n: { count: { is: 'ally', of: 'you', name: 'Iron Guards', other: true } },
          },
        ],
      },
    ],
  }),
  ability('Forked Bolt', {
    text: [
      {
        do: 'deal',
        n: [3, 2, 1],
        type: 'nature',
        by: 'yourHero',
        to: { target: { upTo: 3 }, is: 'character' },
      },
    ],
  }),
  instant('Ping', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Nothing', {}),
  ally('Cook', 1, 1, { powers: [{ when: { on: 'start', turn: 'players' }, then: [{ do: 'draw', n: 1 }] }] }),
  ally('Lamp', 1, 1, {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', other: true }, stat: 'health', n: 2 }] }],
  }),
  ability('Wither', {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'opponents' }, stat: 'health', n: -1 }] }],
  }),
  ally('Mourner', 1, 5, {
    powers: [
      {
        when: { on: 'destroy', what: { is: 'ally', of: 'you' } },
        then: [{ do: 'deal', n: 1, by: 'self', to: { is: 'hero', of: 'opponents' } }],
      },
    ],
  }),
)

const turnOrder = (turn: string, raiders: number): string[] => {
  const t = table({ raiders: Array.from({ length: raiders }, () => ({ deck: filler })), turn, library: lib })
  const out: string[] = []
  for (let i = 0; i <= raiders; i++) {
    out.push(t.asked().split(':')[0]!)
    t.say('pass')
  }
  return out
}

describe('410 priority', () => {
  test('410.1, 410.4 the turn player first, then clockwise, with two to six seats', () => {
    expect(turnOrder('Boss', 1)).toEqual(['Boss', 'R1'])
    expect(turnOrder('Boss', 2)).toEqual(['Boss', 'R1', 'R2'])
    expect(turnOrder('R2', 2)).toEqual(['R2', 'Boss', 'R1'])
    expect(turnOrder('R1', 3)).toEqual(['R1', 'R2', 'R3', 'Boss'])
    expect(turnOrder('R4', 4)).toEqual(['R4', 'Boss', 'R1', 'R2', 'R3'])
    expect(turnOrder('R3', 5)).toEqual(['R3', 'R4', 'R5', 'Boss', 'R1', 'R2'])
  })

  test('410.4 nobody passes for others: the window closes only after all have passed in succession', () => {
    const t = table({ library: lib, raiders: [{}, { hand: ['Nothing'] }, {}], turn: 'R1' })
    t.say('pass').play('Nothing').say('pass').say('pass').say('pass')
    expect(t.asked()).toBe('R1: priority')
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.say('pass')
    // It has resolved; the passes before it do not count any more, and the window is still open.
    expect(t.game.s.chain[0]!.links).toEqual([])
    expect(t.game.s.turn[0]!.step).toBe('action')
    expect(t.asked()).toBe('R1: priority')
  })

  test('410.1 whoever adds a link gets priority again', () => {
    const t = table({ library: lib, raiders: [{}, { hand: ['Nothing', 'Nothing'] }], turn: 'R1' })
    t.say('pass').play('Nothing')
    expect(t.asked()).toBe('R2: priority')
    t.play('Nothing')
    expect(t.asked()).toBe('R2: priority')
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
  })

  test('410.4a the topmost link resolves first, then the turn player has priority', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Ping'] },
      raiders: [{ hand: ['Flash Heal'], resources: 1, damage: 29 }, {}],
      turn: 'Boss',
    })
    t.play('Ping', 'Warrax').as('R1').play('Flash Heal', 'Warrax').resolve()
    expect(t.asked()).toBe('Boss: priority')
    t.expect('Warrax', { damage: 25 })
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve().expect('Warrax', { damage: 26 })
  })

  test('410.4b with an empty chain the window closes and the game advances', () => {
    const t = table({ raiders: [{ deck: filler }], turn: 'R1' })
    t.passAll()
    expect(t.game.s.turn[0]!.step).toBe('end')
    t.passAll()
    expect(t.game.s.turn[0]).toMatchObject({ seat: 0, step: 'ready' })
  })

  test('410.4b it does not close as the chain empties', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Nothing', 'Kor Cindervein'], resources: 3 }], turn: 'R1' })
    t.play('Nothing').resolve()
    expect(t.game.s.turn[0]!.step).toBe('action')
    expect(t.legal()).toContain('play Kor Cindervein')
  })

  test('410.6a destruction in waves, before anybody acts (CR-EX-410.6a-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Iron Guards', 'Iron Guards', 'Iron Guards'] },
      raiders: [{ hand: ['Forked Bolt'] }],
      turn: 'R1',
    })
    t.expect('Iron Guards', { health: 3 })
    t.play('Forked Bolt', 'Iron Guards', 'Iron Guards#2', 'Iron Guards#3').resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual(['Iron Guards', 'Iron Guards', 'Iron Guards'])
    expect(t.asked()).toBe('R1: priority')
  })

  test('410.6a the amounts go to the targets in the order in which they were chosen', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Kor Cindervein', 'Crazy Igvand'] },
      raiders: [{ hand: ['Forked Bolt'] }],
      turn: 'R1',
    })
    t.play('Forked Bolt', 'Crazy Igvand', 'Onyxia', 'Kor Cindervein').resolve()
    t.expect('Crazy Igvand', { damage: 3 }).expect('Onyxia', { damage: 2 }).expect('Kor Cindervein', { damage: 1 })
  })

  test('410.6a without health: destroyed, if undamaged too', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Wither'] },
      raiders: [{ cards: ['Warden Tonarin', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Wither').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Warden Tonarin'])
    t.expect('Kor Cindervein', { health: 2 })
  })

  test('410.6a losing what gave health: the next wave', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Ping'] },
      raiders: [{ cards: ['Lamp', { name: 'Kor Cindervein', damage: 4 }] }],
      turn: 'Boss',
    })
    t.expect('Kor Cindervein', { health: 5 }).play('Ping', 'Lamp').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', 'Lamp'])
  })

  test('410.5 all checks first, then waiting effects; each destroyed card counts, also the watcher’s own', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Wrath of Onyxia'], resources: 6 },
      raiders: [{ cards: ['Mourner', 'Kor Cindervein', 'Latro Abiectus'] }],
      turn: 'Boss',
    })
    t.play('Wrath of Onyxia').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(3) // 703.3c: all left at once with it
    t.resolveAll().expect('Onyxia', { damage: 3 }) // dealt by what it was (709.2d)
  })

  test('410.5 waiting effects are added before priority, of each player in turn order', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Cook'], deck: filler },
      raiders: [
        { name: 'A', cards: ['Cook'], deck: filler },
        { name: 'B', cards: ['Cook'], deck: filler },
      ],
      turn: 'A',
      at: 'start',
    })
    expect(t.asked()).toBe('A: priority')
    const links = t.game.s.chain[0]!.links.map((id) => t.game.s.links[id]!.controller)
    expect(links).toEqual([1, 2, 0])
    t.resolve()
    expect(t.zone('Boss', 'hand')).toHaveLength(1)
  })

  test('410.5 a destroyed watcher deals no damage it is not there to deal, its last damage is dealt by it (709.2d)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Mourner', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Crush', 'Kor Cindervein').resolve().resolve().expect('Onyxia', { damage: 1 })
  })

  test('410.6c the host description counts, not what it could be attached to (CR-EX-410.6c-1)', () => {
    const own = withCards(
      item('Dragonling', {
        atk: 0,
        health: 2,
        powers: [
          {
            pay: [{ do: 'pay', n: 1 }],
            then: [{ do: 'modify', mods: [{ mod: 'is', what: 'self', type: 'ally' }], until: 'turn' }],
          },
        ],
      }),
      ability('Blunt', {
        attach: { target: 1, is: ['ally', 'weapon'] },
        powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: -3 }] }],
      }),
    )
    const t = table({
      library: own,
      boss: { hand: ['Blunt'], deck: filler },
      raiders: [{ cards: ['Dragonling'], resources: 1, deck: filler }],
      turn: 'Boss',
    })
    t.as('R1').use('Dragonling').resolve()
    t.play('Blunt')
      .resolve()
      .expect('Blunt', { host: t.id('Dragonling') })
    t.until('R1', 'ready').expect('Dragonling', { types: ['item'] })
    t.expect('Blunt', { zone: 'party', host: t.id('Dragonling') })
  })
})
