import { describe, expect, test } from 'vitest'
import { envFor, inSet } from '../../src/rules/core/words.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const whelp = 'Onyxian Whelp'
const lib = withCards(
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Sharpen', { text: [{ do: 'put', n: 2, what: 'atk', to: { target: 1, is: 'ally' } }] }),
  ability('Mark', { text: [{ do: 'put', n: 3, what: 'rune', to: { target: 1, is: 'character' } }] }),
  ability('Erase', {
    text: [
      { do: 'remove', n: 2, what: 'rune', from: { target: 1, is: 'character' }, as: 'gone' },
      { do: 'draw', n: '$gone.n' },
    ],
  }),
  ally('Gravedigger', 1, 2, {
    powers: [{ when: { on: 'destroy', what: { is: 'ally' } }, then: [{ do: 'draw', n: 1 }] }],
  }),
  ally('Matron', 1, 3, {
    powers: [
      { when: { on: 'leave', what: { is: 'ally', of: 'you', name: whelp }, last: true }, then: [{ do: 'draw', n: 1 }] },
    ],
  }),
  ability('Rally the Made', {
    text: [
      { do: 'modify', mods: [{ mod: 'stat', what: { is: 'ally', state: 'token' }, stat: 'atk', n: 2 }], until: 'turn' },
    ],
  }),
  ability('Level', {
    text: [{ do: 'put', n: 2, what: 'rune', to: { is: 'ally' }, by: 'players', set: true }],
  }),
  ability('Cull', { text: [{ do: 'destroy', what: { is: 'ally', name: whelp } }] }),
)

describe('404 counters and tokens', () => {
  test('404.2 a token is a card in play: named, with type, cost 0, in its maker’s party', () => {
    const t = table({ boss: { events: ['Feeding Time'], deck: filler }, raiders: [{ deck: filler }], at: 'start' })
    t.until('Boss', 'action')
    expect(t.count('Boss', whelp)).toBe(2)
    t.expect(whelp, { token: true, cost: 0, atk: 1, health: 1, types: ['ally'], damageTypes: ['fire'], controller: 0 })
  })

  test('404.2 "token allies" are those alone', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Rally the Made'], resources: 3, cards: ['Gravedigger'] }],
      boss: { cards: [whelp] },
      turn: 'R1',
    })
    t.play('Rally the Made').resolve()
    t.expect(whelp, { atk: 3 })
    t.expect('Gravedigger', { atk: 1 })
  })

  test('404.2a tokens are targets, attackers, defenders like any ally', () => {
    const t = table({
      boss: { cards: [whelp, whelp] },
      raiders: [{ hand: ['Quick Strike'], resources: 3, cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.play('Quick Strike', `${whelp}#2`).resolve()
    expect(t.count('Boss', whelp)).toBe(1)
    t.attack('Kor Cindervein', whelp)
    expect(t.count('Boss', whelp)).toBe(0)
    t.expect('Kor Cindervein', { damage: 1 })
  })

  test('404.2c, 410.6d a token that leaves play ceases to exist in the checks, after triggers off its leaving', () => {
    const t = table({
      library: lib,
      boss: { cards: [whelp] },
      raiders: [{ cards: ['Gravedigger'], hand: ['Quick Strike'], resources: 3, deck: filler }],
      turn: 'R1',
    })
    t.play('Quick Strike', whelp).resolve()
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('404.2c nor does it come to a hand', () => {
    const t = table({ library: lib, boss: { cards: [whelp], hand: ['Unsummon'] }, raiders: [{}], turn: 'Boss' })
    t.play('Unsummon').resolve()
    expect(t.zone('Boss', 'hand')).toEqual([])
    expect(t.count('Boss', whelp)).toBe(0)
  })

  test('703 "when the last … leaves": once, also when several leave at once', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Matron', whelp, whelp], hand: ['Cull'], deck: ['Crush', 'Crush'] },
      raiders: [{}],
      turn: 'Boss',
    })
    t.play('Cull').resolve()
    // Both leave together: each is "the last" (no other stays behind).
    expect(t.count('Boss', whelp)).toBe(0)
    t.resolveAll()
    expect(t.zone('Boss', 'hand').length).toBeGreaterThan(0)
    const u = table({
      library: lib,
      boss: { cards: ['Matron', whelp, whelp] },
      raiders: [{ hand: ['Quick Strike'], resources: 3 }],
      turn: 'R1',
    })
    u.play('Quick Strike', whelp).resolve()
    expect(u.game.s.chain[0]!.links).toEqual([])
  })

  test('404.1 counters stay until removed; they are put and removed by name', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Mark', 'Erase', 'Erase'], deck: filler }], turn: 'R1' })
    t.play('Mark', 'Warrax')
      .resolve()
      .expect('Warrax', { counters: { rune: 3 } })
    t.play('Erase', 'Warrax')
      .resolve()
      .expect('Warrax', { counters: { rune: 1 } })
    expect(t.zone('R1', 'hand')).toHaveLength(3) // one Erase left, two drawn
    t.play('Erase', 'Warrax')
      .resolve()
      .expect('Warrax', { counters: { rune: 0 } })
    expect(t.zone('R1', 'hand')).toHaveLength(3) // only one was there to be removed
  })

  test('404.1b, 415.9a counters are gone from a card that has become a different one', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Mark', 'Unsummon'], cards: ['Kor Cindervein'], resources: 3 }],
      turn: 'R1',
    })
    t.play('Mark', 'Kor Cindervein').resolve().play('Unsummon').resolve().play('Kor Cindervein').resolve()
    t.expect('Kor Cindervein', { counters: {}, damage: 0 })
  })

  test('404.1, 802 several players who set the counters of one card set them once, up or down', () => {
    const t = table({
      library: lib,
      players: [
        { hand: ['Level'], cards: [{ name: 'Dummy 1/1', counters: { rune: 5 } }] },
        { cards: [{ name: 'Dummy 1/2', counters: { rune: 1 } }] },
        { cards: ['Dummy 2/4'] },
      ],
    })
    t.play('Level').resolve()
    for (const card of ['Dummy 1/1', 'Dummy 1/2', 'Dummy 2/4']) t.expect(card, { counters: { rune: 2 } })
  })

  test('404.1c unnamed counters change ATK', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Sharpen'], cards: ['Kor Cindervein'] }], turn: 'R1' })
    t.play('Sharpen').resolve().expect('Kor Cindervein', { atk: 5 })
    t.attack('Kor Cindervein', 'Onyxia').expect('Onyxia', { damage: 5 })
  })

  test('R101.4, 404.1b counters on a Boss stay through a swap', () => {
    const t = table({
      library: lib,
      boss: { damage: 18 },
      raiders: [{ hand: ['Mark'], cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.play('Mark', 'Onyxia').resolve().attack('Kor Cindervein', 'Onyxia')
    expect(t.stage()).toBe(2)
    t.expect('Onyxia', { counters: { rune: 3 } })
  })

  test('404.1a counters are added to the card that says so, and counted on itself', () => {
    const lib = withCards(
      ally('Hoarder', 1, 1, {
        powers: [
          { pay: [{ do: 'pay', n: 0 }], then: [{ do: 'put', n: 1, what: 'gold', to: 'self' }] },
          { always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { counters: 'gold', of: 'self' } }] },
        ],
      }),
    )
    const t = table({ library: lib, players: [{ cards: ['Hoarder', { name: 'Hoarder', counters: { gold: 4 } }] }, {}] })
    t.say('use Hoarder').resolve()
    t.expect('Hoarder', { counters: { gold: 1 }, atk: 2 }).expect('Hoarder#2', { atk: 5 })
  })

  test('404.1b, 410.6f counters on a card that is turned face down as a resource are removed', () => {
    const t = table({
      library: withCards(
        instant('Cover Up', { text: [{ do: 'turn', what: { target: 1, is: 'quest' }, face: 'down' }] }),
      ),
      players: [{ quests: [{ name: 'Elemental Energy', counters: { dust: 2 } }], hand: ['Cover Up'] }, {}],
    })
    t.expect('Elemental Energy', { counters: { dust: 2 } })
    t.play('Cover Up').resolve()
    const row = Object.values(t.game.s.cards).find((c) => c.def === 'Elemental Energy')
    expect(row).toMatchObject({ faceDown: true, counters: {} })
  })

  test('404.1d "none remain" is true also where none was removed', () => {
    const last = ability('Last Grain', {
      text: [
        { do: 'remove', n: 1, what: 'sand', from: { target: 1, is: 'ally', as: 'it' } },
        { do: 'if', if: { not: { match: '$it', has: { counter: 'sand' } } }, then: [{ do: 'draw', n: 1 }] },
      ],
    })
    for (const [sand, drawn] of [
      [2, 0],
      [1, 1],
      [0, 1],
    ]) {
      const t = table({
        library: withCards(last),
        players: [{ cards: [{ name: 'Dummy 1/1', counters: { sand: sand as number } }], hand: ['Last Grain'] }, {}],
      })
      t.play('Last Grain').resolve()
      expect(t.zone('A', 'hand'), String(sand)).toHaveLength(drawn as number)
    }
  })

  test('CR-EX-404.2-1 404.2 a token without a name is called by its tag', () => {
    const t = table({
      players: [
        { hero: 'Plain Miner', cards: ['High Priestess Tyrande Whisperwind'] },
        { hand: ['Vanquish'], resources: 4 },
      ],
      turn: 'B',
    })
    t.play('Vanquish').resolve().resolve()
    t.expect('Wisp', { token: true, types: ['ally'], tags: ['Wisp'], atk: 0, health: 1, cost: 0, controller: 0 })
    t.expect('Wisp', { damageTypes: ['melee'] })
    expect(inSet(t.game, { name: 'Wisp', is: 'token' }, t.id('Wisp'), envFor(0, 0))).toBe(true)
  })

  test('CR-EX-404.2b-1 404.2b what is said of a Totem token goes before the defaults', () => {
    const t = table({ players: [{ hand: ['Erunak Stonespeaker'], resources: 5 }, {}] })
    t.play('Erunak Stonespeaker').resolve().resolve()
    expect(t.asked()).toBe('A: choose')
    expect(t.legal()).toEqual(['mode 0', 'mode 1', 'mode 2', 'mode 3'])
    t.say('mode 3')
    t.expect('Water Totem', { types: ['ability', 'ally'], tags: ['Water Totem'], atk: 0, health: 2 })
    t.expect('Water Totem', { damageTypes: ['melee'], token: true })
  })

  test.each([
    ['Air Totem', 0, 'nature', 1],
    ['Earth Totem', 1, 'melee', 1],
    ['Fire Totem', 2, 'fire', 1],
    ['Water Totem', 3, 'frost', 1],
    ['Totem', 4, 'melee', 2],
  ] as const)('404.2b by default a %s token (mode %i) has %s ATK; %i at a time', (name, mode, type, most) => {
    const t = table({ players: [{ hand: ['Plain Totems', 'Plain Totems'], resources: 2 }, {}] })
    t.play('Plain Totems').resolve(`mode ${mode}`)
    t.expect(name, { types: ['ability', 'ally'], damageTypes: [type], atk: 1, health: 1 })
    // A second one violates uniqueness, but for the Totem of no element.
    t.play('Plain Totems').resolve(`mode ${mode}`)
    expect(t.asked()).toBe(most === 1 ? 'A: unique' : 'A: priority')
  })

  test('404.2 what was worked out as a token was made is printed on it: numbers and powers', () => {
    const t = table({ players: [{ hand: ['Wild Growth', 'Force of Nature'], resources: 8 }, {}] })
    t.play('Wild Growth', 4)
      .resolve()
      .expect('Ooze', { atk: 4, health: 5, damageTypes: ['melee'] })
    t.play('Force of Nature').resolve()
    expect(t.count('A', 'Treant')).toBe(3)
    t.expect('Treant', { keywords: ['Ferocity'], atk: 1, health: 1 })
    expect(t.legal()).toContain('attack Treant')
    expect(t.legal()).not.toContain('attack Ooze')
  })
})
