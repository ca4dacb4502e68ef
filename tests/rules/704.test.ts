/** Continuous powers (704), links (705), and what is made as a card enters play (710.1a). */
import { describe, expect, test } from 'vitest'
import type { Power } from '../../src/language/types.ts'
import { powersOf } from '../../src/rules/714-continuous-modifiers/modifiers.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const enters = { on: 'enter', what: 'self', zone: 'play' } as const
const library = withCards(
  ally('Chief', 1, 1, {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', other: true }, stat: 'atk', n: 1 }] }],
  }),
  ally('Chooser', 1, 1, {
    powers: [
      {
        as: enters,
        then: [{ do: 'put', n: 1, what: 'mark', to: { choose: 1, is: 'ally', of: 'you' } }],
      },
    ],
  }),
  ally('Furious', 1, 3, {
    powers: [
      { keyword: 'Enrage' },
      {
        when: { on: 'reveal', by: 'you', what: { is: 'ally' }, with: 'self' },
        then: [{ do: 'put', n: 1, what: 'rage', to: 'self' }],
      },
    ],
  }),
  ally('Greeter', 1, 1, { powers: [{ when: enters, then: [{ do: 'draw', n: 1 }] }] }),
  ally('Braggart', 1, 1, {
    powers: [{ as: enters, then: [{ do: 'modify', mods: [{ mod: 'stat', what: 'self', stat: 'atk', n: 2 }] }] }],
  }),
  ally('Only One', 1, 1, { tags: ['Unique'], powers: [{ as: enters, then: [{ do: 'draw', n: 1 }] }] }),
  item('Muzzle', {
    powers: [
      {
        as: { on: 'enter', what: { is: 'ally' }, zone: 'play', of: 'opponents' },
        then: [{ do: 'modify', mods: [{ mod: 'noPowers', what: '$what' }], until: 'turn' }],
      },
    ],
  }),
  item('Teacher', {
    powers: [
      {
        as: { on: 'enter', what: { is: 'ally' }, zone: 'play', of: 'you' },
        then: [
          {
            do: 'modify',
            mods: [{ mod: 'power', what: '$what', power: { as: enters, then: [{ do: 'draw', n: 1 }] } as Power }],
          },
        ],
      },
    ],
  }),
  ability('Raise Two', {
    text: [
      { do: 'move', what: { is: 'ally', in: 'graveyard', of: 'you' }, to: 'play', as: 'raised' },
      { do: 'modify', mods: [{ mod: 'stat', what: '$raised', stat: 'atk', n: 5 }], until: 'turn' },
    ],
  }),
  instant('Bolt', { text: [{ do: 'deal', n: 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  ally('Thrower', 1, 1, {
    powers: [
      { pay: [{ do: 'pay', n: 1 }], then: [{ do: 'deal', n: 1, by: 'self', to: { is: 'hero', of: 'opponents' } }] },
    ],
  }),
)
const duel = (a: SideSpec, b: SideSpec = {}): Table => table({ players: [a, b], library })
const links = (t: Table) => t.game.s.chain[0]!.links.map((id) => t.game.s.links[id]!)

describe('704 continuous powers', () => {
  test('704.1, 704.1a an indefinite power acts without the chain, as long as the card is there and has it', () => {
    const t = duel({ cards: ['Dummy 2/3'], hand: ['Chief', 'Slay an Ally'], resources: 2 })
    t.play('Chief').resolve()
    expect(links(t)).toEqual([])
    t.expect('Dummy 2/3', { atk: 3 }).expect('Chief', { atk: 1 })
    t.play('Slay an Ally', 'Chief').resolve().expect('Dummy 2/3', { atk: 2 })
  })

  test('704.1b a definite power makes its modifier as the event happens, without the chain', () => {
    const t = duel({ hand: ['Braggart'], resources: 2 })
    t.play('Braggart').resolve()
    expect(links(t)).toEqual([])
    t.expect('Braggart', { atk: 3 }) // the modifier is made about the card before it is in play, and goes on with it
  })
})

describe('705 links', () => {
  test('705.1, 705.2 played cards, placed resources, powers, quests and combats are links; only placed ones may lie face down', () => {
    const down = duel({ hand: ['Dummy 2/3'] }).place('Dummy 2/3')
    expect(links(down).map((l) => [l.kind, l.faceDown])).toEqual([['resource', true]])
    expect(duel({ hand: ['Filler'] }).place('Filler', true).game.s.links[1]).toMatchObject({
      kind: 'resource',
      faceDown: false,
    })
    expect(links(duel({ hand: ['Chief'], resources: 2 }).play('Chief'))).toMatchObject([
      { kind: 'card', faceDown: false },
    ])
    expect(links(duel({ cards: ['Thrower'], resources: 1 }).use('Thrower'))).toMatchObject([{ kind: 'power' }])
    const quest = duel({ quests: ['Big Game Hunter'], resources: 2 }).complete('Big Game Hunter')
    expect(links(quest)).toMatchObject([{ kind: 'reward' }])
    expect(links(duel({ cards: ['Dummy 2/3'] }).propose('Dummy 2/3', 'Hero B'))).toMatchObject([{ kind: 'proposal' }])
  })

  test('705.3, 705.5 an effect keeps the text of its source, which may be gone; its source is the card that made it', () => {
    const t = duel({ cards: ['Thrower'], resources: 1, hand: ['Slay an Ally'] })
    t.use('Thrower')
    const source = t.id('Thrower')
    expect(links(t)[0]!.card).toBe(source)
    t.play('Slay an Ally').resolve()
    expect(t.zone('A', 'graveyard')).toEqual(['Slay an Ally', 'Thrower'])
    t.resolve().expect('Hero B', { damage: 1 })
  })

  test('705.4 whoever adds a link controls it; of a triggered effect, who controlled its source as it triggered', () => {
    const t = table({
      players: [{ cards: ['Lei of Lilies'], hand: ['Bolt', 'Bolt', 'Bolt', 'Bolt'] }, { hand: ['Bolt'] }, {}],
      library,
      at: 'start',
    })
    expect(links(t)).toMatchObject([{ kind: 'trigger', controller: 0 }])
    t.as('B').play('Bolt', 'Hero C')
    expect(links(t)).toMatchObject([{ controller: 0 }, { kind: 'card', controller: 1 }])
  })
})

describe('710.1a as a card enters play', () => {
  test('710.1a without the chain, with its choices, before it is in play', () => {
    const t = duel({ cards: ['Dummy 2/3', 'Dummy 1/1'], hand: ['Chooser'], resources: 2 })
    t.play('Chooser').resolve()
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['pick Dummy 2/3', 'pick Dummy 1/1'])
    t.say('pick Dummy 1/1')
      .expect('Dummy 1/1', { counters: { mark: 1 } })
      .expect('Chooser', { zone: 'party' })
    expect(links(t)).toEqual([])
  })

  test('710.1a a power that is taken at the same time comes too late to stop what it makes', () => {
    const t = duel({ hand: ['Braggart', 'Greeter'], resources: 4 }, { cards: ['Muzzle'] })
    t.play('Braggart').resolve().expect('Braggart', { atk: 3 })
    expect(powersOf(t.game, t.id('Braggart'))).toEqual([])
  })

  test('710.1a a power gained as it enters is gained too late', () => {
    const t = duel({ cards: ['Teacher'], hand: ['Dummy 2/3'], resources: 2 })
    t.play('Dummy 2/3').resolve().expect('Dummy 2/3', { zone: 'party' })
    expect(t.zone('A', 'hand')).toEqual([])
    expect(powersOf(t.game, t.id('Dummy 2/3'))).toHaveLength(1)
  })

  test('710.1e a power lost on the way does not trigger', () => {
    const t = duel({ hand: ['Greeter'], resources: 2 }, { cards: ['Muzzle'] })
    t.play('Greeter').resolve()
    expect(links(t)).toEqual([])
    const u = duel({ hand: ['Greeter'], resources: 2 })
      .play('Greeter')
      .resolve()
    expect(links(u)).toHaveLength(1)
  })

  test('710.1 several at once; what names them speaks of them once they are in play', () => {
    const t = duel({ hand: ['Raise Two'], graveyard: ['Braggart', 'Dummy 2/3'] })
    t.play('Raise Two').resolve().expect('Braggart', { atk: 8 }).expect('Dummy 2/3', { atk: 7 })
  })

  test('710.1f uniqueness is checked at once, before anybody has priority', () => {
    const t = duel({ cards: ['Only One'], hand: ['Only One'], resources: 2 })
    t.play('Only One').resolve()
    expect(t.asked()).toBe('A: unique')
    expect(t.zone('A', 'hand')).toHaveLength(1)
  })

  test('10 Enrage: the top card may be shown as it enters; what waits for that triggers (703.3c)', () => {
    const enter = (top: string): Table =>
      duel({ hand: ['Furious'], resources: 2, deck: [top, 'Filler'] })
        .play('Furious')
        .resolve()
    const t = enter('Dummy 2/3').say('yes')
    expect(links(t)).toHaveLength(1)
    t.resolve().expect('Furious', { counters: { rage: 1 } })
    expect(links(enter('Filler').say('yes'))).toEqual([])
    expect(links(enter('Dummy 2/3').say('no'))).toEqual([])
  })
})
