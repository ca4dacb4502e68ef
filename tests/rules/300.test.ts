import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef } from '../../src/language/types.ts'
import { cardTypeCards } from '../set/300.ts'
import { library } from '../set/index.ts'
import { table } from '../table/index.ts'
import { ability, ally, armor, instant, item, withCards } from './own.ts'

const own: readonly CardDef[] = [
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Smash It', { text: [{ do: 'destroy', what: { target: 1, is: 'equipment' } }] }),
  instant('Unmake', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
  instant('Ossify', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'is', what: { target: 1, is: 'ally' }, type: 'item', becomes: true }],
        until: 'turn',
      },
    ],
  }),
  instant('Arm', {
    text: [{ do: 'modify', mods: [{ mod: 'is', what: { target: 1, is: 'ally' }, type: 'item' }], until: 'turn' }],
  }),
  instant('Enliven', {
    text: [
      {
        do: 'modify',
        mods: [
          { mod: 'is', what: { target: 1, is: 'item', as: 'it' }, type: 'ally' },
          { mod: 'stat', what: '$it', stat: 'atk', n: 1, set: true },
          { mod: 'stat', what: '$it', stat: 'health', n: 2, set: true },
        ],
        until: 'turn',
      },
    ],
  }),
  ability('Statuary', { powers: [{ always: [{ mod: 'is', what: { is: 'ally' }, type: 'item', becomes: true }] }] }),
  instant('Set Up', {
    text: [{ do: 'move', what: { choose: 1, is: 'card', in: 'hand', of: 'you' }, to: 'play', type: 'item' }],
  }),
  instant('Take Back', { text: [{ do: 'move', what: { target: 1, is: 'item', of: 'you' }, to: 'hand' }] }),
  ally('Greeter', 1, 1, {
    powers: [{ when: { on: 'enter', what: { is: 'ally', of: 'you', other: true } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  ally('Twin Seeker', 1, 1, {
    powers: [
      {
        pay: [],
        limit: { n: 1, per: 'turn' },
        then: [
          {
            do: 'draw',
            n: { count: { in: 'hand', of: 'you', same: ['type', { is: 'card', in: 'graveyard', of: 'you' }] } },
          },
        ],
      },
      {
        pay: [],
        limit: { n: 1, per: 'turn' },
        then: [
          {
            do: 'put',
            n: { count: { in: 'hand', of: 'you', same: ['any type', { is: 'card', in: 'graveyard', of: 'you' }] } },
            what: 'found',
            to: 'self',
          },
        ],
      },
    ],
  }),
  item('Trinket', {}),
  armor('Cap', 1),
]
const lib = withCards(...own)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })

describe('300 card types', () => {
  test('300.1 heroes and allies are characters, Totems are allies; armor, items and weapons are equipment', () => {
    const t = play({
      players: [
        { hand: ['Smash It'] },
        { cards: ['Searing Totem', 'Trinket', 'Cap', 'Twig of the World Tree', 'Scrap Golem'] },
      ],
    })
    t.say('play Smash It')
    expect(t.legal()).toEqual(['pick Trinket', 'pick Cap', 'pick Twig of the World Tree', 'pick Scrap Golem'])
    t.say('pick Cap').resolve()
    for (const name of ['Hero B', 'Searing Totem', 'Scrap Golem'])
      expect(t.game.ask.kind(t.game, t.id(name), 'character')).toBe(true)
    for (const name of ['Trinket', 'Twig of the World Tree'])
      expect(t.game.ask.kind(t.game, t.id(name), 'character')).toBe(false)
  })

  test('300.1a what becomes another type stops being the first: an ally that becomes an item neither fights nor dies', () => {
    const t = play({
      players: [{ cards: [{ name: 'Dummy 2/3', damage: 2 }], hand: ['Ossify', 'Slay'] }, {}],
    })
    t.play('Ossify').resolve()
    t.expect('Dummy 2/3', { types: ['item'], damage: 0 }) // 410.6e: damage only stays on characters
    expect(t.legal()).toEqual(['pass', 'place Slay', 'attack Hero A'])
    t.until('B', 'action')
    t.expect('Dummy 2/3', { types: ['ally'], damage: 0 })
  })

  test('300.1a such a modifier of all allies is not undone by what it does', () => {
    const t = play({ players: [{ cards: ['Statuary', 'Dummy 1/1'] }, { cards: ['Dummy 2/2', 'Trinket'] }] })
    for (const name of ['Dummy 1/1', 'Dummy 2/2', 'Trinket']) t.expect(name, { types: ['item'] })
    t.say('attack Hero A')
    expect(t.legal()).toEqual(['pick Hero B'])
  })

  test('300.1b an added type leaves the others: ally and item at once', () => {
    const t = play({ players: [{ cards: ['Dummy 2/3'], hand: ['Arm', 'Smash It'] }, {}] })
    t.play('Arm').resolve()
    t.expect('Dummy 2/3', { types: ['ally', 'item'] })
    expect(t.legal()).toContain('attack Dummy 2/3')
    t.play('Smash It').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Dummy 2/3')
  })

  test('300.1b of several modifiers the later one decides (718.1)', () => {
    const t = play({ players: [{ cards: ['Dummy 2/3'], hand: ['Ossify', 'Enliven'] }, {}] })
    t.play('Ossify').resolve().play('Enliven').resolve()
    t.expect('Dummy 2/3', { types: ['item', 'ally'], atk: 1, health: 2 })
  })

  test('300.1c the same types, or at least one in common; all equipment is of one type', () => {
    const t = play({
      players: [
        {
          cards: ['Twin Seeker'],
          hand: ['Scrap Golem', 'Dummy 1/1', 'Cap'],
          graveyard: ['Trinket'],
          deck: ['Slay', 'Slay'],
        },
        {},
      ],
    })
    t.answer(t.legal().indexOf('use Twin Seeker')).resolve()
    expect(t.zone('A', 'hand')).toHaveLength(4) // the Cap is equipment as the Trinket is; the Golem is more
    t.say('use Twin Seeker').resolve()
    t.expect('Twin Seeker', { counters: { found: 2 } }) // Cap and Golem
  })

  test('300.1d a card put into play as another type was never its own there, nor the other elsewhere', () => {
    const t = play({ players: [{ cards: ['Greeter'], hand: ['Set Up', 'Dummy 2/3', 'Take Back'] }, {}] })
    t.play('Set Up').resolve('pick Dummy 2/3')
    expect(t.game.s.chain[0]!.links).toEqual([]) // no ally entered
    t.expect('Dummy 2/3', { zone: 'party', types: ['item'] })
    t.play('Take Back').resolve()
    t.expect('Dummy 2/3', { zone: 'hand', types: ['ally'] })
  })

  test('300.1d, 415.8d so may a non-ongoing ability', () => {
    const t = play({ players: [{ hand: ['Set Up', 'Slay'] }, {}] })
    t.play('Set Up').resolve()
    t.expect('Slay', { zone: 'party', types: ['item'] })
  })
})

describe('302, 304 allies and equipment', () => {
  test('302.1 an ally has ATK and health, and enters its controller’s party', () => {
    const t = play({ players: [{ hand: ['Dummy 2/3'], resources: 2 }, {}] })
    t.play('Dummy 2/3').resolve()
    t.expect('Dummy 2/3', { zone: 'party', atk: 2, health: 3, fresh: true })
  })

  test('302.3 a Mount is never a proposed attacker or defender, whoever has it', () => {
    const t = play({ players: [{ cards: ['Great Elekk'] }, { cards: ['Great Elekk'] }, { cards: ['Dummy 1/1'] }] })
    expect(t.legal()).toEqual(['pass', 'attack Hero A'])
    t.say('attack Hero A')
    expect(t.legal()).toEqual(['pick Hero B', 'pick Hero C', 'pick Dummy 1/1'])
  })

  test('304.1, 304.2 armor enters play beside the hero, and its DEF prevents damage to him', () => {
    const t = play({ players: [{ hand: ['Cap'], resources: 1 }, { cards: ['Dummy 2/2'] }] })
    t.play('Cap').resolve()
    t.expect('Cap', { zone: 'party', def_: 1 })
    t.until('B', 'action').attack('Dummy 2/2', 'Hero A', 'prevent Cap')
    t.expect('Hero A', { damage: 1 }).expect('Cap', { exhausted: true })
  })

  test('304.3 armor prevents on the turn that it arrives', () => {
    const t = play({ players: [{ cards: ['Dummy 3/3'] }, {}] })
    t.attack('Dummy 3/3', 'Hero B')
    t.expect('Hero B', { damage: 3 })
    const u = play({ players: [{ cards: [{ name: 'Cap', fresh: true }] }, { cards: ['Dummy 3/3'] }], turn: 'B' })
    u.attack('Dummy 3/3', 'Hero A', 'prevent Cap')
    u.expect('Hero A', { damage: 2 })
  })

  test('304.4, 304.4a a Golem is an ally and equipment in every zone', () => {
    const t = play({
      players: [
        { cards: ['Scrap Golem'], hand: ['Slay', 'Smash It'] },
        { cards: ['Scrap Golem'], graveyard: ['Scrap Golem'] },
      ],
    })
    expect(t.legal()).toContain('attack Scrap Golem')
    t.expect('Scrap Golem', { atk: 2, health: 3, types: ['item', 'ally'] })
    t.play('Slay', 'Scrap Golem#2').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Scrap Golem', 'Scrap Golem'])
    for (const id of t.game.s.zones[20 + 32]!.cards)
      for (const kind of ['ally', 'item', 'equipment', 'character'])
        expect(t.game.ask.kind(t.game, id, kind), kind).toBe(true)
    t.play('Smash It').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Scrap Golem')
  })

  test('302.2, 304.4a a Golem that has just come waits like any ally', () => {
    const t = play({ players: [{ hand: ['Scrap Golem'], resources: 3 }, {}] })
    t.play('Scrap Golem').resolve()
    expect(t.legal()).toEqual(['pass', 'attack Hero A'])
  })

  test('302.3, 304.4a, 305.3a a Mount, Golem or Totem of the wrong type is refused as it is loaded', () => {
    const why = (name: string, type: CardDef['type']): string[] => {
      const def = library.cards.find((c) => c.name === name) as CardDef
      return checkCard({ ...def, type }).map((p) => `${p.where}: ${p.what}`)
    }
    expect(why('Great Elekk', 'item')).toContain('Great Elekk.type: a Mount that is not an ally')
    expect(why('Scrap Golem', 'ally')).toContain('Scrap Golem.type: a Golem that is not both equipment and an ally')
    expect(why('Searing Totem', 'ability')).toContain(
      'Searing Totem.type: a Totem that is not both an ability and an ally',
    )
    for (const def of cardTypeCards) expect(checkCard(def)).toEqual([])
  })
})
