/** R303: awakening, Minions and tokens, runes. */
import { describe, expect, test } from 'vitest'
import { view } from '../../../src/engine/index.ts'
import type { CardDef, Effect } from '../../../src/language/types.ts'
import { DECK, GRAVEYARD, HAND, zoneId } from '../../../src/state/ids.ts'
import { library as testSet } from '../../set/index.ts'
import { type BossSpec, type Table, table } from '../../table/index.ts'

const ragnarosDeck = ['Lava Splash', 'Melt Weapon', 'DIE, INSECT!', 'Flaming Assault', 'Elemental Fire', 'Magma Blast']

/** Executus without allies, at the end of a turn. */
const lonely = (boss: BossSpec = {}, turn = 'R1'): Table =>
  table({
    boss: {
      hero: 'Majordomo Executus',
      resources: 2,
      hand: ['Lava Pool', 'Inspire'],
      deck: ['Lava Spit'],
      graveyard: ['Tight Quarters'],
      ...boss,
      decks: { minion: ['Flame Imps', 'Flame Imps'], ragnaros: [...ragnarosDeck, 'Hammer of Ragnaros', 'Lava Splash'] },
    },
    raiders: [{ cards: ['Kor Cindervein'] }, {}],
    turn,
  })
const pile = (t: Table, kind: number, home: number): string[] =>
  (t.game.s.zones[zoneId(0, kind, home)]?.cards ?? []).map((id) => t.game.s.cards[id]!.def)

describe('R303.1 awakening', () => {
  test('R303.1a Executus can’t be destroyed: no damage is fatal to him', () => {
    const t = lonely({ damage: 500, cards: [{ name: 'Flamewaker Elite', token: true, exhausted: true }] })
    t.attack('Kor Cindervein', 'Majordomo Executus').resolveAll()
    t.expect('Majordomo Executus', { zone: 'party', health: null })
    expect(t.card('Majordomo Executus').damage).toBeGreaterThan(500)
  })

  test.each(['R1', 'R2', 'Boss'])(
    'R303.1a at the end of a turn, here %s’s, he flips if the Boss player has no allies',
    (who) => {
      const t = lonely({ deck: ['Lava Spit', 'Lava Spit'] }, who)
      t.until(who, 'end').resolveAll()
      expect(t.zone('Boss', 'party')).toEqual(['Flame Imps', 'Flame Imps', 'Ragnaros'])
    },
  )

  test('R303.1a not while one ally is left', () => {
    const t = lonely({ cards: [{ name: 'Flamewaker Healer', token: true }] })
    t.until('R1', 'end').resolveAll()
    expect(t.zone('Boss', 'party')).toEqual(['Flamewaker Healer', 'Majordomo Executus'])
  })

  test('R303.1a as he flips: he, Main deck and graveyard, hand and Minions are removed, in this order and without the chain', () => {
    const t = lonely()
    t.reach('R1', 'end').resolve()
    expect(t.zone('Boss', 'removed')).toEqual(
      ['Flame Imps', 'Flame Imps', 'Inspire', 'Lava Pool', 'Lava Spit', 'Majordomo Executus', 'Tight Quarters'].sort(),
    )
    expect(pile(t, DECK, 0)).toEqual([])
    expect(pile(t, GRAVEYARD, 0)).toEqual([])
    expect(pile(t, HAND, 0)).toEqual([])
    expect(t.zone('Boss', 'resources')).toEqual([])
    const order = Object.values(t.game.s.log)
      .filter((h) => h.on === 'move' && h.zone === 'removed')
      .map((h) => t.game.s.cards[t.game.s.cards[h.what!]?.became || h.what!]?.def)
    expect(order[0]).toBe('Majordomo Executus')
    expect(order.slice(-2)).toEqual(['Flame Imps', 'Flame Imps'])
  })

  test('R303.1a allies that came meanwhile are removed too, though nothing else but destruction takes them (R303.2b)', () => {
    const t = lonely({ hand: ['Inspire'], resources: 4, cards: [{ name: 'Lava Spawn', token: true }] }, 'Boss')
    t.play('Inspire').resolve('yes')
    t.resolveAll()
    expect(t.count('Boss', 'Lava Spawn')).toBe(0)
    expect(t.zone('Boss', 'party')).toContain('Ragnaros')
  })

  test('R303.1b then an effect that can’t be interrupted; the turn player gets priority', () => {
    const t = lonely()
    t.reach('R1', 'end').resolve()
    expect(t.asked()).toBe('R1: priority')
    expect(view(t.game, 1).chain).toMatchObject([{ kind: 'game', sealed: true }])
    expect(t.zone('Boss', 'party')).toEqual([])
  })

  test('R303.1b as it resolves: the Minions, Ragnaros with his Submerged side up, seven cards of the Ragnaros deck', () => {
    const t = lonely()
    t.reach('R1', 'end').resolve().resolve()
    expect(t.zone('Boss', 'party')).toEqual(['Flame Imps', 'Flame Imps', 'Ragnaros'])
    t.expect('Ragnaros', { faceDown: false, exhausted: false, damage: 0 })
    expect(t.card('Ragnaros').keywords).toContain('Untargetable')
    const hand = pile(t, HAND, 0)
    expect(hand).toHaveLength(7)
    expect([...hand, ...pile(t, DECK, 2)].sort()).toEqual([...ragnarosDeck, 'Hammer of Ragnaros', 'Lava Splash'].sort())
    expect(view(t.game, 1).seats[0]!.draws).toBe('ragnaros')
    expect(view(t.game, 1).raid).toMatchObject({ state: 'ragnaros', title: 'Ragnaros', stage: 10 })
  })

  test('R303.1b the Ragnaros deck is shuffled, nobody may mulligan, and the Boss player draws from it for the rest of the raid', () => {
    const t = lonely()
    t.reach('R1', 'end').resolve()
    const before = [...pile(t, DECK, 2)].reverse()
    t.resolve()
    expect(pile(t, HAND, 0)).not.toEqual(before.slice(0, 7))
    expect(t.asked()).toBe('R1: priority')
    const left = pile(t, DECK, 2)
    t.until('Boss', 'draw')
    expect(pile(t, HAND, 0)).toContain(left[0])
    expect(pile(t, DECK, 2)).toEqual([])
  })
})

test('R303.1b, 500.5 if the turn is ended at once he comes before the next turn', () => {
  const t = table({
    boss: {
      hero: 'Majordomo Executus',
      deck: ['Lava Spit'],
      decks: { minion: ['Flame Imps', 'Flame Imps'], ragnaros: [...ragnarosDeck, ...ragnarosDeck] },
    },
    raiders: [{ hand: ['Curtain'], deck: Array<string>(6).fill('Kor Cindervein') }],
    turn: 'R1',
    library: testSet,
  })
  t.reach('R1', 'end').resolve().play('Curtain').resolve()
  expect(t.zone('Boss', 'party')).toEqual([])
  t.resolve()
  expect(t.zone('Boss', 'party')).toEqual(['Ragnaros'])
  expect(pile(t, HAND, 0)).toHaveLength(7)
})

test('102.2, R303.1b whose turn it is concedes as Ragnaros awakens: he comes before the next turn', () => {
  const t = table({
    boss: {
      hero: 'Majordomo Executus',
      deck: ['Lava Spit'],
      decks: { minion: ['Flame Imps', 'Flame Imps'], ragnaros: [...ragnarosDeck, ...ragnarosDeck] },
    },
    raiders: [{ deck: ['Kor Cindervein'] }, { deck: ['Kor Cindervein'] }],
    turn: 'R1',
  })
  t.reach('R1', 'end').resolve()
  t.concede('R1').resolve()
  expect(t.zone('Boss', 'party')).toEqual(['Ragnaros'])
  t.passAll()
  expect(t.game.s.turn[0]).toMatchObject({ seat: 2, step: 'ready' })
})

describe('R303.2 Minions and ally tokens', () => {
  test('R101.3c, R303.2a of an empty Minion deck the graveyard is taken in for it', () => {
    const put = { do: 'move', what: { top: 2, in: 'deck', of: 'you' }, to: 'resources', face: 'down' } as const
    const spell = (name: string, text: readonly Effect[]): CardDef => ({
      name,
      type: 'ability',
      set: 'test',
      number: 1,
      cost: 0,
      text,
    })
    const slay = spell('Fell', [{ do: 'destroy', what: { is: 'ally', of: 'you' } }])
    const library = { ...testSet, cards: [...testSet.cards, spell('Gather', [put]), slay] }
    const t = table({
      boss: {
        hero: 'Lucifron',
        hand: ['Gather', 'Fell'],
        deck: ['Lava Spit', 'Lava Spit'],
        cards: ['Firelord', 'Flame Imps'],
      },
      turn: 'Boss',
      library,
    })
    t.play('Fell').resolve().play('Gather').resolve()
    expect([t.zone('Boss', 'resources'), t.zone('Boss', 'deck')]).toEqual([
      ['Firelord', 'Flame Imps'],
      ['Lava Spit', 'Lava Spit'],
    ])
  })

  test('R303.2a only Minion cards enter the resource row; from another deck it is the top Minion instead', () => {
    const put = { do: 'move', what: { top: 1, in: 'deck', of: 'you' }, to: 'resources', face: 'down' } as const
    const hand = {
      do: 'move',
      what: { in: 'hand', of: 'you', name: 'Lava Pool' },
      to: 'resources',
      face: 'down',
    } as const
    const gather = (name: string, text: typeof put | typeof hand) =>
      ({ name, type: 'ability', set: 'test', number: 1, cost: 0, text: [text] }) as const
    const library = { ...testSet, cards: [...testSet.cards, gather('Gather', put), gather('Sink', hand)] }
    const t = table({
      boss: {
        hero: 'Lucifron',
        hand: ['Gather', 'Sink', 'Lava Pool'],
        deck: ['Lava Spit'],
        decks: { minion: ['Firelord'] },
      },
      turn: 'Boss',
      library,
    })
    t.play('Gather').resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Firelord'])
    expect(t.zone('Boss', 'deck')).toEqual(['Lava Spit'])
    t.play('Sink').resolve()
    expect(t.zone('Boss', 'resources')).toEqual(['Firelord'])
    expect(t.zone('Boss', 'hand')).toEqual(['Lava Pool'])
  })

  test.each(['Flame Imps', 'Flamewaker'])('R303.2b %s can’t be put into a hand or removed from the game', (name) => {
    const away = (to: 'hand' | 'removed') =>
      ({
        name: `Away ${to}`,
        type: 'ability',
        set: 'test',
        number: 1,
        cost: 0,
        text: [{ do: 'move', what: { target: 1, is: 'ally', of: 'opponents' }, to }],
      }) as const
    const library = { ...testSet, cards: [...testSet.cards, away('hand'), away('removed')] }
    const t = table({
      boss: { hero: 'Lucifron', cards: [{ name, token: name === 'Flamewaker' }], decks: { minion: ['Firelord'] } },
      raiders: [{ hand: ['Away hand', 'Away removed'] }],
      turn: 'R1',
      library,
    })
    t.play('Away hand').resolve().play('Away removed').resolve()
    t.expect(name, { zone: 'party', controller: 0 })
  })

  test('R303.2b being destroyed is another matter, by fatal damage or directly', () => {
    const t = table({
      boss: {
        hero: 'Lucifron',
        hand: ['Lava Pool'],
        resources: 2,
        cards: ['Flame Imps', 'Firelord'],
        decks: { minion: [] },
      },
      raiders: [{ cards: ['Kor Cindervein'], deck: ['Kor Cindervein', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Lava Pool', 'Firelord').resolve()
    t.until('R1', 'action').attack('Kor Cindervein', 'Flame Imps')
    expect(t.zone('Boss', 'party')).toEqual(['Lucifron'])
    expect(pile(t, GRAVEYARD, 1).sort()).toEqual(['Firelord', 'Flame Imps'])
  })

  test('R303.2b raiders’ own allies leave play as ever', () => {
    const t = table({
      boss: { hero: 'Lucifron', decks: { minion: [] } },
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Recall'] }],
      turn: 'R1',
      library: {
        ...testSet,
        cards: [
          ...testSet.cards,
          {
            name: 'Recall',
            type: 'ability',
            set: 'test',
            number: 1,
            cost: 0,
            text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }],
          },
        ],
      },
    })
    t.play('Recall').resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Kor Cindervein'])
  })
})

describe('R303.3 runes', () => {
  const runes = ['Rune of Kress', { name: 'Rune of Mohn', faceDown: true }]

  test('R303.3a they pay resource costs, face up or face down; resources are exhausted first', () => {
    const t = table({
      boss: {
        hero: 'Magmadar',
        resources: 1,
        row: runes,
        hand: ['Lava Pool', 'Flames of the Incinerator'],
        decks: { minion: [] },
      },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'Boss',
    })
    expect(view(t.game, 1).seats[0]).toMatchObject({ readyResources: 3 })
    t.play('Lava Pool').resolve()
    expect(t.resources('Boss').ready).toBe(0)
    expect([t.card('Rune of Kress').exhausted, t.card('Rune of Mohn').exhausted].sort()).toEqual([false, true])
    expect(view(t.game, 1).seats[0]).toMatchObject({ readyResources: 1 })
    expect(t.legal()).not.toContain('play Flames of the Incinerator') // one is too few
  })

  test('R303.3a they are no resources: the example of Volcanic Lair', () => {
    const lair = (resources: number): Table => {
      const t = table({
        boss: {
          hero: 'Magmadar',
          resources,
          row: runes,
          cards: ['Volcanic Lair'],
          deck: ['Lava Pool'],
          decks: { minion: ['Flame Imps'] },
        },
        raiders: [{}, {}],
        turn: 'Boss',
        at: 'start',
      })
      return t
    }
    expect(lair(4).asked()).toBe('Boss: priority') // four face-down Minions and two runes are not five resources
    expect(lair(4).game.s.chain[0]!.links).toEqual([])
    expect(lair(5).asked()).toBe('Boss: target')
  })

  test('R303.3a and what counts runes counts no resources', () => {
    const t = table({
      boss: { hero: 'Magmadar', resources: 3, row: runes, cards: ['Molten Giants'], decks: { minion: [] } },
      turn: 'Boss',
    })
    t.expect('Molten Giants', { atk: 3, health: 3 })
  })

  test('R303.3b a rune lies in the rune row, its powers work while it is face up', () => {
    const koro = (faceDown: boolean): Table =>
      table({
        boss: { hero: 'Sulfuron Harbinger', row: [{ name: 'Rune of Koro', faceDown }], decks: { minion: [] } },
        raiders: [{ cards: ['Kor Cindervein'] }],
      })
    koro(false).expect('Kor Cindervein', { atk: 1 }).expect('Rune of Koro', { zone: 'row' })
    koro(true).expect('Kor Cindervein', { atk: 3 })
    expect(koro(true).zone('Boss', 'row')).toEqual(['Rune of Koro'])
    expect(koro(true).zone('Boss', 'resources')).toEqual([])
  })

  test('R303.3c a rune turned face down by its Boss’s fall stays, and everybody knows it', () => {
    const t = table({
      boss: { hero: 'Sulfuron Harbinger', damage: 9, row: ['Rune of Koro'], decks: { minion: [], rune: [] } },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.expect('Kor Cindervein', { atk: 1 })
    t.attack('Kor Cindervein', 'Sulfuron Harbinger')
    t.expect('Kor Cindervein', { atk: 3 })
    expect(view(t.game, 1).cards[t.id('Rune of Koro')]).toMatchObject({ def: 'Rune of Koro' })
  })

  test('R303.3c runes can’t leave play', () => {
    const t = table({
      boss: { hero: 'Magmadar', row: runes, hand: ['Scrap'], decks: { minion: [] } },
      turn: 'Boss',
      library: {
        ...testSet,
        cards: [
          ...testSet.cards,
          {
            name: 'Scrap',
            type: 'ability',
            set: 'test',
            number: 1,
            cost: 0,
            text: [
              { do: 'destroy', what: { is: 'Rune' } },
              { do: 'move', what: { is: 'Rune' }, to: 'removed' },
            ],
          },
        ],
      },
    })
    t.play('Scrap').resolve()
    expect(t.zone('Boss', 'row')).toEqual(['Rune of Kress', 'Rune of Mohn'])
  })
})
