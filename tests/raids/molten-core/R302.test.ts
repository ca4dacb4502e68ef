/** R302: what happens as a Boss is destroyed, and while none is in play. */
import { describe, expect, test } from 'vitest'
import { describeChain, view } from '../../../src/engine/index.ts'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const raid = 'molten-core'

/** Magmadar with one health left and a raider who can take it. */
const nearlyDead = (boss: BossSpec = {}, raiders: readonly SideSpec[] = [{}]): Table =>
  table({
    raid,
    boss: {
      hero: 'Magmadar',
      damage: 11,
      deck: ['Lava Pool', 'Lava Pool', 'Lava Pool', 'Lava Pool'],
      row: [{ name: 'Rune of Kress', exhausted: true }],
      ...boss,
      decks: { minion: ['Flame Imps', 'Flame Imps', 'Flame Imps'], rune: ['Rune of Theri'], ...boss.decks },
    },
    raiders: raiders.map((r) => ({ cards: ['Kor Cindervein'], ...r })),
    turn: 'R1',
  })
const kill = (t: Table, boss = 'Magmadar'): Table => {
  t.propose('Kor Cindervein', boss)
  while (t.game.s.chain[0]!.links.every((id) => t.game.s.links[id]!.kind !== 'game') && t.result() === null)
    t.say('pass')
  return t
}

describe('R302.1 as a Boss is destroyed', () => {
  test('R302.1 he is removed from the game, in whatever way he has fatal damage', () => {
    const t = kill(nearlyDead())
    expect(t.zone('Boss', 'party')).toEqual([])
    expect(t.zone('Boss', 'removed')).toContain('Magmadar')
    expect(t.zone('Boss', 'graveyard')).toEqual([])
    t.expect('Magmadar', { faceDown: false })
    expect(Object.values(t.game.s.log).filter((h) => h.on === 'destroy')).toMatchObject([{ fatal: true }])
  })

  test('R302.1 face-up runes are turned face down, as ready or exhausted as they were', () => {
    const t = kill(nearlyDead())
    t.expect('Rune of Kress', { faceDown: true, exhausted: true, zone: 'row' })
  })

  test('R302.1 all Minion cards in the resource row are removed face up', () => {
    const t = kill(nearlyDead({ resources: 2 }))
    expect(t.zone('Boss', 'resources')).toEqual([])
    expect(t.zone('Boss', 'removed')).toEqual(['Flame Imps', 'Flame Imps', 'Magmadar'])
    const removed = view(t.game, 1).seats[0]!.removed
    expect(removed.map((id) => view(t.game, 1).cards[id]!.def)).not.toContain(null)
  })

  test('R302.1 all of it is done in this order, without the chain, before anybody gets priority', () => {
    const t = nearlyDead({ resources: 1 })
    t.propose('Kor Cindervein', 'Magmadar')
    let asked = 0
    while (t.zone('Boss', 'party').length > 0) {
      t.say('pass')
      asked++
    }
    expect(asked).toBeGreaterThan(0)
    const seen = Object.values(t.game.s.log)
      .filter((h) => h.on === 'destroy' || h.on === 'turn' || (h.on === 'move' && h.zone === 'removed'))
      .map((h) => h.on)
    expect(seen).toEqual(['destroy', 'turn', 'move'])
    expect(t.game.s.chain[0]!.links).toHaveLength(1) // only R302.2
  })

  test('R302.1, R101.2 allies and ongoing abilities stay, attachments of his are destroyed', () => {
    const t = kill(nearlyDead({ cards: ['Volcanic Lair', { name: 'Lava Spawn', token: true }] }))
    t.resolveAll()
    expect(t.zone('Boss', 'party')).toEqual(['Lava Spawn', 'Volcanic Lair'])
  })

  test('R302.1 damage that is not fatal changes nothing', () => {
    const t = nearlyDead({ damage: 8, resources: 1 })
    t.attack('Kor Cindervein', 'Magmadar').resolveAll()
    t.expect('Magmadar', { damage: 11 })
    expect(t.zone('Boss', 'party')).toEqual(['Magmadar'])
    expect(t.resources('Boss').all).toBe(1)
    t.expect('Rune of Kress', { faceDown: false })
  })

  test('R302.1 a Boss who destroys himself falls in the same way', () => {
    const t = table({
      boss: {
        hero: 'Baron Geddon',
        flipped: true,
        damage: 12,
        resources: 1,
        row: ['Rune of Zeth'],
        decks: { minion: ['Flame Imps'] },
      },
      raiders: [{}, {}],
      turn: 'Boss',
    })
    t.use('Baron Geddon')
    expect(t.zone('Boss', 'removed')).toEqual(['Baron Geddon', 'Flame Imps'])
    t.expect('Rune of Zeth', { faceDown: true })
    t.resolveAll()
    expect(t.zone('Boss', 'party')).toEqual(['Flame Imps'])
    expect(
      view(t.game, 1)
        .seats.slice(1)
        .map(({ hero }) => view(t.game, 1).cards[hero]!.damage),
    ).toEqual([12, 12])
  })
})

describe('R302.2 the Minions rise', () => {
  test('R302.2 an effect is added to the chain, and the turn player gets priority', () => {
    const t = kill(nearlyDead({ resources: 2 }, [{}, {}]))
    expect(t.asked()).toBe('R1: priority')
    expect(view(t.game, 1).chain).toMatchObject([{ kind: 'game', controller: 0, sealed: true }])
    expect(describeChain(t.game, 1)[0]).toBe('The Minions join the fight')
    expect(t.zone('Boss', 'party')).toEqual([]) // not yet
  })

  test('R302.2 the effect can’t be interrupted by players', () => {
    const t = kill(nearlyDead({ resources: 1 }))
    const [id] = t.game.s.chain[0]!.links
    expect(t.game.s.links[id!]!.sealed).toBe(true)
    expect(t.legal().filter((answer) => answer !== 'pass')).toEqual([])
  })

  test('R302.2 as it resolves they come into the ally row, ready, and their powers see them enter', () => {
    const t = table({
      boss: { hero: 'Magmadar', damage: 11, resources: 3, decks: { minion: ['Firelord'], rune: [] } },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    kill(t).resolve()
    expect(t.zone('Boss', 'party')).toEqual(['Flame Imps', 'Flame Imps', 'Flame Imps'])
    expect(t.zone('Boss', 'removed')).toEqual(['Magmadar'])
    t.expect('Flame Imps', { zone: 'party', exhausted: false, faceDown: false, types: ['ally'] })
  })

  test('R302.2 cards that were removed from the game before stay there', () => {
    const t = nearlyDead({ resources: 1, removed: ['Lava Surger'] })
    kill(t).resolve()
    expect(t.zone('Boss', 'party')).toEqual(['Flame Imps'])
    expect(t.zone('Boss', 'removed')).toEqual(['Lava Surger', 'Magmadar'])
  })
})

describe('R100.2 no Boss in play', () => {
  test('R100.2 is no loss: the raid goes on, and no raider has anybody but allies to attack', () => {
    const t = kill(nearlyDead({ resources: 1 })).resolveAll()
    expect(t.result()).toBeNull()
    expect(view(t.game, 1).seats[0]).toMatchObject({ lost: false })
    expect(view(t.game, 1).cards[view(t.game, 1).seats[0]!.hero]).toMatchObject({ zone: 'gone' })
    t.until('Boss', 'action')
    expect(t.zone('Boss', 'party')).toEqual(['Core Rager', 'Core Rager', 'Flame Imps', 'Golemagg the Incinerator'])
  })

  test('R100.2 the final Boss’s fatal damage wins the raid', () => {
    const t = table({
      boss: { hero: 'Ragnaros', flipped: true, damage: 49, decks: { minion: ['Flame Imps'] } },
      raiders: [{ cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    kill(t, 'Ragnaros')
    expect(t.result()).toBe('raiders')
    expect(t.game.s.misc[0]!.outcome).toMatchObject({ rule: 'R100.2', winners: [1] })
  })
})

describe('R302.3 “your hero” while no Boss is in play', () => {
  test('R302.3 the example: Golemagg’s flames burn on when he has fallen, and less when another has come', () => {
    const t = table({
      boss: {
        hero: 'Golemagg the Incinerator',
        damage: 19,
        deck: ['Lava Pool', 'Lava Pool', 'Lava Pool', 'Lava Pool'],
        cards: [{ name: 'Flames of the Incinerator', on: 'Warrax' }],
        decks: { minion: ['Flame Imps', 'Flame Imps', 'Flame Imps'], rune: [] },
      },
      raiders: [
        { hero: 'Warrax', cards: ['Kor Cindervein'], deck: ['Kor Cindervein', 'Kor Cindervein', 'Kor Cindervein'] },
      ],
      turn: 'R1',
    })
    kill(t, 'Golemagg the Incinerator').resolveAll()
    t.reach('Boss', 'ready')
    expect(t.card('Warrax').damage).toBe(0) // on the chain
    t.resolveAll()
    t.expect('Warrax', { damage: 4 }) // his hero is still Golemagg
    const dealt = Object.values(t.game.s.log).find((h) => h.on === 'deal')!
    expect(t.game.s.cards[dealt.by!]!.def).toBe('Golemagg the Incinerator')
    t.until('Boss', 'action')
    expect(t.zone('Boss', 'party')).toContain('Majordomo Executus')
    const before = t.card('Warrax').damage
    t.until('R1', 'action').reach('Boss', 'ready').resolveAll('trigger Flames of the Incinerator')
    expect(t.card('Warrax').damage - before).toBeGreaterThanOrEqual(1)
    const last = Object.values(t.game.s.log).filter((h) => h.on === 'deal')
    expect(last.map((h) => [t.game.s.cards[h.by!]!.def, h.n])).toEqual([['Majordomo Executus', 1]])
  })
})

test('102.2, R302.2 whose turn it is concedes as the Minions are about to join: they come before the next turn', () => {
  const t = kill(nearlyDead({ resources: 2 }, [{}, {}]))
  t.concede('R1')
  expect(t.asked()).toBe('R2: priority')
  t.resolve()
  expect(t.zone('Boss', 'party')).toEqual(['Flame Imps', 'Flame Imps'])
  t.passAll()
  expect(t.game.s.turn[0]).toMatchObject({ seat: 2, step: 'ready' })
})
