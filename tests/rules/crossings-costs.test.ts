/** Where playing by an effect, added costs, tolls, copies of tokens and resources meet other rules. */
import { describe, expect, test } from 'vitest'
import type { Effect, Mod } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, armor, instant, item, withCards } from './own.ts'

const always = (...mods: Mod[]) => ({ powers: [{ always: mods }] })
const fee: Effect = { do: 'destroy', what: 'self' }

const library = withCards(
  ability('Rummage', {
    text: [
      { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'it' } },
      { do: 'try', may: 'you', these: [{ do: 'play', what: '$it', cost: 0 }] },
    ],
  }),
  ability('Dig Up', {
    text: [
      {
        do: 'try',
        may: 'you',
        these: [{ do: 'play', what: { choose: 1, is: 'card', in: 'graveyard', of: 'you' }, cost: 0 }],
      },
    ],
  }),
  instant('Snipe', { cost: 5, text: [{ do: 'destroy', what: { target: 1, is: 'item', of: 'opponents' } }] }),
  ally('Stray Warper', 1, 1, { powers: [{ keyword: 'Warp' }], cost: 5 }),
  item('Warp Gate', always({ mod: 'keyword', keyword: 'Warp', what: { is: 'ally', in: 'deck', of: 'you' } })),
  item('Gadget', {}),
  item('No Warpers', always({ mod: 'cannot', on: 'play', by: 'opponents', what: { name: 'Stray Warper' } })),
  ability('Show', { text: [{ do: 'reveal', what: { is: 'card', in: 'hand', of: 'you' } }] }),
  ability('Peek', { text: [{ do: 'reveal', what: { top: 1, in: 'deck', of: 'you' } }] }),
  ability('Double Up', { text: [{ do: 'create', n: 2, copy: { target: 1, is: 'ally' } }] }),
  item(
    'Jealousy',
    always({ mod: 'instead', would: { on: 'create', by: 'opponents' }, then: [{ do: 'draw', n: '$n' }] }),
  ),
  ally('Plated Golem', 1, 4, { type: ['armor', 'ally'], def: 2 }),
  armor('Plain Shield', 2),
  item('Rust', always({ mod: 'cost', on: 'exhaust', what: { is: 'armor' }, n: 2 })),
  ability('Jab', {
    text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'hero', of: 'opponents' } }],
  }),
  item('Sleepy Roots', always({ mod: 'enters', what: { is: 'resource', of: 'opponents' }, state: 'exhausted' })),
  item('Toll Gate', always({ mod: 'cost', on: 'play', by: 'players', what: { is: 'ally' }, add: [fee] })),
  ally('Pilgrim', 1, 1, { cost: 0 }),
)

const plays = (t: Table): string[] => t.legal().filter((x) => x.startsWith('play'))

describe('409, 707 playing by an effect', () => {
  test('712.7, 707.1d "you may play it" is asked only where it can be played', () => {
    const at = (deck: string, cards: readonly string[], mine: readonly string[] = []): string =>
      table({
        library,
        players: [{ hand: ['Rummage'], deck: [deck, 'Filler'], cards: mine }, { cards }, { cards: ['Dummy 2/3'] }],
      })
        .play('Rummage')
        .resolve()
        .asked()
    expect(at('Snipe', [])).toBe('A: priority') // no target
    expect(at('Snipe', ['Gadget'])).toBe('A: yes-no')
    expect(at('Filler', ['Gadget'])).toBe('A: priority') // 409.2
    expect(at('Pilgrim', [])).toBe('A: yes-no')
  })

  test('712.7 who may play one of several picks among those that can be played', () => {
    const t = table({
      library,
      players: [{ hand: ['Dig Up'], graveyard: ['Snipe', 'Pilgrim', 'Jab', 'Filler'] }, {}],
    })
    t.play('Dig Up').resolve('yes')
    expect(t.legal()).toEqual(['pick Pilgrim', 'pick Jab'])
  })

  test('712.7 who may play it and says so plays it, on the chain', () => {
    const t = table({ library, players: [{ hand: ['Rummage'], deck: ['Pilgrim', 'Filler'] }, {}] })
    t.play('Rummage').resolve()
    expect(t.legal()).toEqual(['yes', 'no'])
    t.say('yes').resolveAll()
    t.expect('Pilgrim', { zone: 'party' })
  })

  test('712.7 Warp is offered only if its card can be played', () => {
    const asked = (cards: readonly string[]): string =>
      table({ library, players: [{ hand: ['Peek'], deck: ['Stray Warper', 'Filler'] }, { cards }, {}] })
        .play('Peek')
        .resolve()
        .asked()
    expect(asked([])).toBe('A: choose')
    expect(asked(['No Warpers'])).toBe('A: priority')
  })

  test('712.7 Warp is offered where its card was revealed out of a deck, not out of a hand', () => {
    const t = table({ library, players: [{ hand: ['Show', 'Stray Warper'] }, {}] })
    expect(t.play('Show').resolve().asked()).toBe('A: priority')
  })

  test('712.7 Warp may also be given to cards in a deck', () => {
    const t = table({ library, players: [{ hand: ['Peek'], cards: ['Warp Gate'], deck: ['Old Dwarf', 'Filler'] }, {}] })
    t.play('Peek').resolve()
    expect(t.legal()).toEqual(['done', 'pick Old Dwarf'])
  })
})

describe('403, 600, 707 added costs', () => {
  test('707.1e, 712.5 "this card" in an added cost is the card that asks for it, each its own', () => {
    const t = table({
      library,
      players: [{ hand: ['Pilgrim', 'Pilgrim'], cards: ['Toll Gate'] }, { cards: ['Toll Gate'] }, {}],
    })
    t.say('play Pilgrim')
    while (t.asked() !== 'A: priority') t.answer(0)
    t.resolveAll()
    expect(t.zone('A', 'party')).toEqual(['Hero A', 'Pilgrim'])
    expect(t.zone('A', 'graveyard')).toEqual(['Toll Gate'])
    expect(t.zone('B', 'graveyard')).toEqual(['Toll Gate'])
    expect(plays(t)).toEqual(['play Pilgrim']) // nothing asks for anything any more
  })

  test('600.3a, 717.2c armor that pays to exhaust prevents only if it is paid for; a Golem with DEF too', () => {
    const at = (resources: number, cards: readonly string[]): Table => {
      const t = table({ library, players: [{ hand: ['Jab'] }, { cards, resources }, { cards: ['Rust'] }] })
      return t.play('Jab', 'Hero B').resolve()
    }
    for (const name of ['Plated Golem', 'Plain Shield']) {
      expect(at(1, [name]).asked()).toBe('A: priority')
      const t = at(3, [name])
      expect(t.legal()).toEqual(['pass', `prevent ${name}`])
      t.say(`prevent ${name}`)
      t.expect('Hero B', { damage: 1 })
      expect(t.card(name).exhausted).toBe(true)
      expect(Object.values(t.game.s.cards).filter((c) => c.resource && c.exhausted)).toHaveLength(2)
    }
    expect(at(1, ['Plain Shield']).card('Plain Shield').exhausted).toBe(false)
  })
})

describe('402, 404, 710 what is made and what is placed', () => {
  test('402.4, 716.1 token copies would be put into play like any token', () => {
    const t = table({
      library,
      players: [
        { hand: ['Double Up'], cards: ['Dummy 2/3'] },
        { cards: ['Jealousy'], deck: ['Gadget', 'Rust', 'Peek'] },
        {},
      ],
    })
    t.play('Double Up').resolve()
    expect(t.zone('A', 'party')).toEqual(['Dummy 2/3', 'Hero A'])
    expect(t.zone('B', 'hand')).toEqual(['Gadget', 'Rust'])
  })

  test('710.1b resources enter play exhausted: placed face down, face up, or moved there', () => {
    const placed = (cards: readonly string[], up: boolean): boolean => {
      const t = table({ library, players: [{ hand: ['The Ring of Blood: Brokentoe', 'Gadget'] }, { cards }, {}] })
      t.place('The Ring of Blood: Brokentoe', up)
      t.resolveAll()
      const [row] = Object.values(t.game.s.cards).filter((c) => c.became === 0 && c.resource)
      expect(row?.faceDown).toBe(!up)
      return row?.exhausted === true
    }
    expect([placed([], true), placed([], false)]).toEqual([false, false])
    expect([placed(['Sleepy Roots'], true), placed(['Sleepy Roots'], false)]).toEqual([true, true])
  })
})
