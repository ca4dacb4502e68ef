/** Numbers and card types that a player chooses (104.1, 300.1). */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import { decision } from '../../src/engine/game.ts'
import { events, describe as tell } from '../../src/engine/index.ts'
import type { Nameable } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const ruin = (name: string, of: Nameable, more: object = {}) =>
  ability(name, {
    text: [
      { do: 'name', of, as: 'n', ...more },
      { do: 'destroy', what: { is: ['ability', 'ally', 'equipment'], of: 'opponents', where: ['cost', '=', '$n'] } },
      { do: 'draw', n: '$n' },
    ],
  })

const library = withCards(
  ruin('Ruin', 'number'),
  ruin('Crash', { from: 1 }),
  ruin('Small Crash', { from: 1, to: 3 }),
  ruin('Count', { from: 0, to: { count: { is: 'ally', of: 'you' } } }),
  ruin('Vote', { from: 1, to: 2 }, { by: { together: 'opponents' } }),
  ally('Fiver', 1, 5, { cost: 5 }),
  instant('Paralyze', {
    text: [
      { do: 'name', of: 'card type', except: ['hero', 'quest', 'location'], as: 'type' },
      { do: 'modify', mods: [{ mod: 'cannot', on: 'play', by: 'opponents', what: { is: '$type' } }], until: 'turn' },
    ],
  }),
  ability('Sort', {
    text: [
      { do: 'name', of: ['ability', 'ally', 'equipment'], as: 'kind' },
      { do: 'destroy', what: { is: '$kind', of: 'opponents' } },
    ],
  }),
  ability('Purge', {
    text: [
      { do: 'name', of: 'card type', as: 'type' },
      { do: 'destroy', what: { is: '$type', of: 'opponents', not: { is: 'hero' } } },
    ],
  }),
)
const numbers = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `number ${from + i}`)

describe('104.1 a number is chosen', () => {
  const players = (hand: string) => [{ hand: [hand], deck: filler }, { cards: ['Dummy 2/2', 'Fiver', 'Krol Blade'] }]

  test('104.1 any number: later words mean the one that was chosen', () => {
    const t = table({ library, players: players('Ruin') })
    t.play('Ruin').resolve()
    expect(t.asked()).toBe('A: number')
    expect(t.legal()).toEqual(numbers(0, 20))
    expect(tell(t.game, decision(t.game)!, 0).prompt).toBe('Choose a number for Ruin')
    t.say('number 5').expect('Fiver', { zone: 'graveyard' }).expect('Dummy 2/2', { zone: 'party' })
    expect(t.zone('A', 'hand')).toHaveLength(5)
  })

  test('104.1 as high as any card of the game costs, where nothing says how high', () => {
    const own = withCards(...library.cards.slice(-10), ally('Titan', 1, 1, { cost: 23 }))
    const t = table({ library: own, players: [{ hand: ['Crash'] }, { cards: ['Titan'] }] })
    t.play('Crash').resolve()
    expect(t.legal()).toEqual(numbers(1, 23))
    t.say('number 23').expect('Titan', { zone: 'graveyard' })
  })

  test('104.1 from one number to another, which may be counted as the text is processed', () => {
    const t = table({ library, players: players('Small Crash') })
    t.play('Small Crash').resolve()
    expect(t.legal()).toEqual(numbers(1, 3))
    t.say('number 2').expect('Dummy 2/2', { zone: 'graveyard' })
    const u = table({ library, players: [{ hand: ['Count'], cards: ['Fiver', 'Dummy 1/1'] }, {}] })
    u.play('Count').resolve()
    expect(u.legal()).toEqual(numbers(0, 2))
    const v = table({ library, players: [{ hand: ['Count'] }, {}] })
    expect(v.play('Count').resolve().asked()).toBe('A: priority')
  })

  test('712.7 a group chooses one number as one, and everybody hears which', () => {
    const t = table({ library, players: [{ hand: ['Vote'] }, {}, {}] })
    t.play('Vote').resolve()
    expect(t.asked()).toBe('B: number')
    expect(decision(t.game)!.joint).toEqual([1, 2])
    t.say('number 1')
    expect(events(t.game, 0, 2).map((e) => e.text)).toContain('B chooses 1.')
  })
})

describe('R403, 300.1 a card type is chosen', () => {
  test('R403 of the eight, without those that are excepted; it lasts as long as what speaks of it', () => {
    const t = table({
      library,
      players: [{ hand: ['Paralyze'] }, { hand: ['Purge', 'Fiver'], resources: 9 }],
      turn: 'B',
    })
    t.as('A').play('Paralyze').resolve()
    expect(t.legal()).toEqual(['word ability', 'word ally', 'word armor', 'word item', 'word weapon'])
    expect(tell(t.game, decision(t.game)!, 0).prompt).toBe(
      'Choose a card type other than hero, quest, or location for Paralyze',
    )
    t.say('word ally').as('B')
    expect(t.legal()).toContain('play Purge')
    expect(t.legal()).not.toContain('play Fiver')
    expect(events(t.game, 0, 1).map((e) => e.text)).toContain('A chooses “ally”.')
    t.until('A', 'action').until('B', 'action')
    expect(t.legal()).toContain('play Fiver')
  })

  test('R403 equipment is none of them: armor, items and weapons are types of their own', () => {
    const t = table({ library, players: [{ hand: ['Purge'] }, { cards: ['Krol Blade', 'Fiver'] }] })
    t.play('Purge').resolve()
    const types = ['ability', 'ally', 'armor', 'hero', 'item', 'location', 'quest', 'weapon']
    expect(t.legal()).toEqual(types.map((type) => `word ${type}`))
    t.say('word item').expect('Krol Blade', { zone: 'party' }).expect('Fiver', { zone: 'party' })
  })

  test('300.1 of words that the text names itself, equipment may be one: armor, weapons and items are equipment', () => {
    const t = table({ library, players: [{ hand: ['Sort'] }, { cards: ['Krol Blade', 'Fiver'] }] })
    t.play('Sort').resolve()
    expect(t.legal()).toEqual(['word ability', 'word ally', 'word equipment'])
    t.say('word equipment').expect('Krol Blade', { zone: 'graveyard' }).expect('Fiver', { zone: 'party' })
  })
})
