/** The eight Minions (raids/molten-core/minions.ts). */
import { describe, expect, test } from 'vitest'
import { type Table, table } from '../../table/index.ts'

const kor = 'Kor Cindervein'
const deck = Array.from({ length: 12 }, () => 'In Dreams')

/** A Lava Pack that enters brings the Minion on top of the deck into play: the way to see one enter. */
const enters = (
  minion: string,
  raiders: Parameters<typeof table>[0]['raiders'],
  dice: readonly number[] = [],
): Table => {
  const t = table({
    boss: {
      hero: 'Magmadar',
      damage: 9,
      cards: [],
      resources: 0,
      decks: { minion: [minion, 'Flame Imps', 'Flame Imps'] },
    },
    raiders: (raiders ?? []).map((r, i) => ({ deck, ...r, cards: [...(i === 0 ? [kor] : []), ...(r.cards ?? [])] })),
    turn: 'Boss',
    at: 'start',
    dice,
  })
  // R301.3, R302: it becomes a resource in the Minion phase, and an ally when the Boss falls.
  return t.until('R1', 'action').propose(kor, 'Magmadar').comes(minion)
}

describe('Ancient Core Hound', () => {
  const hound = (die: number) =>
    enters(
      'Ancient Core Hound',
      [{ cards: ['Latro Abiectus'] }, { hero: 'Graccus', cards: ['Crazy Igvand', 'Parvink'] }],
      [die],
    )

  test('Ancient Core Hound is a 3/3 that exhausts all opposing allies on 1 and 2', () => {
    for (const die of [1, 2]) {
      const t = hound(die).expect('Ancient Core Hound', { atk: 3, health: 3, zone: 'party' }).resolve()
      for (const name of [kor, 'Latro Abiectus', 'Crazy Igvand', 'Parvink']) t.expect(name, { exhausted: true })
      t.expect('Ancient Core Hound', { exhausted: false }).done()
    }
  })

  test('Ancient Core Hound deals 2 fire damage to each ally in a party of its player’s choice on 3 and 4', () => {
    for (const die of [3, 4]) {
      const t = hound(die).resolve()
      expect(t.asked()).toBe('Boss: choose')
      expect(t.legal()).toEqual(['pick R1', 'pick R2', 'pick Boss'])
      t.say('pick R2').expect('Crazy Igvand', { damage: 2 }).expect('Graccus', { damage: 0 })
      expect(t.zone('R2', 'graveyard')).toEqual(['Parvink'])
      t.expect(kor, { damage: 0 }).done()
    }
  })

  test('Ancient Core Hound puts an opposing ally into its owner’s hand on 5 and 6', () => {
    for (const die of [5, 6]) {
      const t = hound(die).resolve('Crazy Igvand')
      expect(t.zone('R2', 'hand')).toContain('Crazy Igvand')
      t.done()
    }
  })
})

describe('Minions', () => {
  test('Firelord brings a Lava Spawn', () => {
    const t = enters('Firelord', [{}]).resolve()
    t.expect('Firelord', { atk: 2, health: 2 }).expect('Lava Spawn', { atk: 1, health: 1 })
    expect(t.count('Boss', 'Lava Spawn')).toBe(1)
  })

  test('Flame Imps are a plain 2/1', () => {
    enters('Flame Imps', [{}]).expect('Flame Imps', { atk: 2, health: 1 })
  })

  test('Lava Annihilator may destroy target ally', () => {
    const t = enters('Lava Annihilator', [{ cards: ['Crazy Igvand'] }], [])
    expect(t.legal()).toEqual([`pick ${kor}`, 'pick Crazy Igvand', 'pick Lava Annihilator'])
    t.say('pick Crazy Igvand').resolve('yes')
    expect(t.zone('R1', 'graveyard')).toEqual(['Crazy Igvand'])
    const u = enters('Lava Annihilator', [{ cards: ['Crazy Igvand'] }])
      .say('pick Crazy Igvand')
      .resolve('no')
    u.expect('Crazy Igvand', { zone: 'party' }).expect('Lava Annihilator', { atk: 1, health: 3 })
  })

  test('Lava Pack puts the top card of the Minion deck into play', () => {
    const t = enters('Lava Pack', [{}])
    t.expect('Lava Pack', { atk: 3, health: 2 }).resolve()
    expect(t.count('Boss', 'Flame Imps')).toBe(1)
    expect(t.game.s.zones[t.game.s.cards[t.id('Flame Imps')]!.zone]).toBeDefined()
  })

  test('Lava Surger readies after combat damage to a hero, and can’t attack that hero again this turn', () => {
    const t = table({
      boss: { hero: 'Magmadar', cards: ['Lava Surger'] },
      raiders: [{ cards: ['Parvink'] }, { hero: 'Graccus' }],
      turn: 'Boss',
    })
    t.attack('Lava Surger', 'Warrax')
      .resolveAll()
      .expect('Warrax', { damage: 4 })
      .expect('Lava Surger', { exhausted: false })
    t.say('attack Lava Surger')
    expect(t.legal()).toEqual(['pick Parvink', 'pick Graccus'])
    t.say('pick Graccus').fight().resolveAll().expect('Graccus', { damage: 4 }).say('attack Lava Surger')
    expect(t.legal()).toEqual(['pick Parvink'])
  })

  test('Lava Surger is exhausted after combat with an ally', () => {
    const t = table({
      boss: { hero: 'Magmadar', cards: ['Lava Surger'] },
      raiders: [{ cards: ['Bloodclaw'] }],
      turn: 'Boss',
    })
    t.attack('Lava Surger', 'Bloodclaw').resolveAll()
    expect(t.zone('Boss', 'party')).toEqual(['Magmadar'])
  })

  test('Molten Destroyer and Molten Giants have +1/+1 for each rune, face up or face down, none for resources', () => {
    const with_ = (n: number) =>
      table({
        boss: {
          hero: 'Ragnaros',
          resources: 4,
          cards: ['Molten Destroyer', 'Molten Giants'],
          row: ['Rune of Koro', { name: 'Rune of Mohn', faceDown: true }].slice(0, n),
        },
        turn: 'Boss',
      })
    with_(0).expect('Molten Destroyer', { atk: 3, health: 3 }).expect('Molten Giants', { atk: 1, health: 1 })
    with_(2).expect('Molten Destroyer', { atk: 5, health: 5 }).expect('Molten Giants', { atk: 3, health: 3 })
  })
})
