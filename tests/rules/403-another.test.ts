/** "Another" in costs (403.1): relative to the card whose cost it is, in every zone, or to what is paid for. */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import type { Effect } from '../../src/language/types.ts'
import { type Table, table } from '../table/index.ts'
import { ability, ally, filler, weapon, withCards } from './own.ts'

const lib = withCards(ally('Grunt', 1, 3), ally('Peon', 1, 3), weapon('Blade', 2, 1, ['One-Handed', 'Melee (1)']))
const isDown = (t: Table, name: string): boolean =>
  Object.values(t.game.s.cards).some((c) => c.def === name && c.became === 0 && c.faceDown)
const offers = (cards: string[], name: string): boolean =>
  table({ library: lib, boss: { cards: ['Blade'] }, raiders: [{ cards, resources: 9, deck: filler }], turn: 'R1' })
    .legal()
    .some((a) => a.startsWith(`use ${name}`))

describe('403.1 another card in what a power costs', () => {
  test('403.1 destroyed: never the card itself, and without another it is not offered', () => {
    expect(offers(['Aknot Whetstone'], 'Aknot Whetstone')).toBe(false)
    const t = table({
      library: lib,
      boss: { cards: ['Blade'] },
      raiders: [{ cards: ['Aknot Whetstone', 'Grunt', 'Peon'], resources: 2 }],
      turn: 'R1',
    })
    t.use('Aknot Whetstone')
    expect(t.legal()).toEqual(['pick Grunt', 'pick Peon'])
    t.say('pick Peon').resolve()
    expect(t.zone('R1', 'party')).toContain('Aknot Whetstone')
    expect(t.zone('Boss', 'graveyard')).toEqual(['Blade'])
  })

  test('403.1 another of the same name is another', () => {
    expect(offers(['Aknot Whetstone', 'Aknot Whetstone'], 'Aknot Whetstone')).toBe(true)
  })

  test('403.1 exhausted, and damaged: the card itself is not chosen', () => {
    expect(offers(['Neferset Sentry'], 'Neferset Sentry')).toBe(false)
    expect(offers(['Neferset Sentry', 'Grunt'], 'Neferset Sentry')).toBe(true)
    expect(offers(['Roger Mortis'], 'Roger Mortis')).toBe(false)
    const t = table({ library: lib, raiders: [{ cards: ['Roger Mortis', 'Grunt'], resources: 1 }], turn: 'R1' })
    t.use('Roger Mortis', 'Onyxia').resolve()
    t.expect('Grunt', { damage: 1 }).expect('Roger Mortis', { damage: 0 }).expect('Onyxia', { damage: 1 })
  })

  test('709.2d what the effect reads of the other one', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Commander Molotov', 'Grunt'] }], turn: 'R1' })
    t.use('Commander Molotov', 'Onyxia').resolve().expect('Onyxia', { damage: 2 })
  })

  test('403.1 an ability may be paid with another ability, ally or equipment', () => {
    expect(offers(["Fool's Gold"], "Fool's Gold")).toBe(false)
    expect(offers(["Fool's Gold", 'Plain Ring'], "Fool's Gold")).toBe(true)
  })

  test('403.1 this and two others: with one other it can’t be paid', () => {
    expect(offers(["Idra'kess Enchantress", 'Grunt'], "Idra'kess Enchantress")).toBe(false)
    const t = table({
      library: lib,
      raiders: [{ cards: ["Idra'kess Enchantress", 'Grunt', 'Peon'], deck: filler }],
      turn: 'R1',
    })
    t.use("Idra'kess Enchantress").resolve()
    expect(t.zone('R1', 'party')).toEqual(['Warrax'])
    expect(t.zone('R1', 'hand')).toHaveLength(4)
  })

  test('700.2 in a graveyard, too', () => {
    const game = (graveyard: string[]) => table({ library: lib, raiders: [{ graveyard }], turn: 'R1' })
    expect(game(['Grave Walker']).legal()).not.toContain('use Grave Walker')
    const t = game(['Grave Walker', 'Peon']).use('Grave Walker').resolve()
    expect(t.zone('R1', 'hand')).toEqual(['Grave Walker'])
    expect(t.zone('R1', 'removed')).toEqual(['Peon'])
  })

  test('415.9a where it goes by another part of the cost it is still itself', () => {
    const game = (hand: string[]) =>
      table({ library: lib, raiders: [{ cards: ['Slippery Thief'], hand, deck: filler }], turn: 'R1' })
    expect(game([]).legal()).not.toContain('use Slippery Thief')
    const t = game(['Peon']).use('Slippery Thief')
    while (t.asked() === 'R1: cost') t.answer(0)
    t.resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Peon'])
    expect(t.zone('R1', 'hand')).toContain('Slippery Thief')
  })
})

describe('403.1 another card in an additional cost', () => {
  test('707.1a of a hand: not the card that is played', () => {
    const game = (hand: string[]) => table({ library: lib, raiders: [{ hand, deck: filler }], turn: 'R1' })
    expect(game(['Burnt Pages']).legal()).not.toContain('play Burnt Pages')
    const t = game(['Burnt Pages', 'Peon']).play('Burnt Pages').resolve()
    expect(t.zone('R1', 'graveyard').sort()).toEqual(['Burnt Pages', 'Peon'])
    expect(t.zone('R1', 'hand')).toHaveLength(2)
  })

  test('412.1c of quests: another of yours, to place this one face up', () => {
    const game = (quests: string[]) => table({ library: lib, raiders: [{ hand: ['Old Debts'], quests }], turn: 'R1' })
    expect(
      game([])
        .legal()
        .filter((a) => a.startsWith('place Old Debts')),
    ).toEqual(['place Old Debts'])
    const t = game(['Against the Legion']).place('Old Debts', true)
    expect(t.zone('R1', 'graveyard')).toEqual(['Against the Legion'])
    t.expect('Old Debts', { faceDown: false })
  })

  test('702.1 to complete it: another face-up resource', () => {
    const game = (quests: string[]) =>
      table({ library: lib, raiders: [{ quests, resources: 2, deck: filler }], turn: 'R1' })
    expect(game(['Spirits of Auchindoun']).legal()).not.toContain('complete Spirits of Auchindoun')
    const t = game(['Spirits of Auchindoun', 'Against the Legion']).complete('Spirits of Auchindoun')
    expect(isDown(t, 'Against the Legion')).toBe(true)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })
})

describe('707.1e another than what is paid for, in a cost that a modifier adds', () => {
  test('707.1e whoever completes a quest turns another of his face down', () => {
    const game = (quests: string[], friend: string[] = []) =>
      table({
        library: lib,
        boss: { cards: ['Hot Geyser'], resources: 5 },
        raiders: [
          { quests, resources: 4, deck: filler },
          { hero: 'Graccus', quests: friend },
        ],
        turn: 'R1',
      })
    const one = ['Report to Goldshire', 'Old Debts']
    expect(game(['Old Debts'], ['Against the Legion']).legal()).not.toContain('complete Old Debts')
    const t = game(one).complete('Old Debts')
    expect(isDown(t, 'Report to Goldshire')).toBe(true)
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
  })

  test('303.2 another than the weapon that one strikes with', () => {
    const strikes = (cards: string[]): boolean => {
      const t = table({
        library: lib,
        raiders: [{ cards: ['Twin Grip', 'Blade', ...cards], resources: 3 }],
        turn: 'R1',
      })
      t.propose('Warrax', 'Onyxia').say('pass').say('pass')
      return t.asked() === 'R1: strike'
    }
    expect(strikes([])).toBe(false)
    expect(strikes(['Plain Ring'])).toBe(true)
  })

  test('712.6 “you” is whose modifier it is, and does not pay', () => {
    const add = (of: 'you' | '$by'): Effect => ({ do: 'destroy', what: { choose: 1, is: 'ally', of } })
    const problems = (of: 'you' | '$by', by: 'you' | 'opponents'): string[] =>
      checkCard(
        ability('Odd', {
          powers: [{ always: [{ mod: 'cost', on: 'play', by, what: { is: 'ally' }, add: [add(of)] }] }],
        }),
      ).map((p) => p.what)
    expect(problems('you', 'opponents')).toEqual(['the paying player is not the controller of this modifier'])
    expect(problems('$by', 'opponents')).toEqual([])
    expect(problems('you', 'you')).toEqual([])
  })
})
