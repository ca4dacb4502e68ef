/** How the words of damage, weapons, replacement and prevention print, also those of the official examples' cards. */
import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Mod } from '../../src/language/types.ts'
import { ability } from '../rules/own.ts'
import { damageCards } from '../set/405.ts'

const print = (def: CardDef): string => printCard(def, plainWords).text.replace(/^Ongoing: /, '')
const mod = (m: Mod): string => print(ability('Test', { powers: [{ always: [m] }] }))
const effect = (e: Effect): string => print(ability('Test', { text: [e] }))
const mine = { is: 'character', of: 'you' } as const

describe('damage in print', () => {
  test('several types, combat damage, smashing, switching', () => {
    const deal = { do: 'deal', n: 2, by: 'yourHero', to: { target: 1, is: 'ally' } } as const
    expect(effect({ ...deal, type: ['shadow', 'fire'] })).toBe('Your hero deals 2 shadowfire damage to target ally.')
    expect(effect({ ...deal, type: ['arcane', 'holy'] })).toBe(
      'Your hero deals 2 arcane and holy damage to target ally.',
    )
    expect(effect({ ...deal, combat: true })).toBe(
      'Your hero deals 2 damage to target ally. That damage counts as combat damage.',
    )
    expect(effect({ ...deal, smash: true })).toBe('Your hero smashes 2 damage to target ally.')
    expect(
      effect({ do: 'switch', what: 'damage', of: 'yourHero', with: { target: 1, is: 'hero', of: 'opponents' } }),
    ).toBe('Switch all damage on your hero with the damage on target opposing hero.')
  })

  test('amounts in order', () => {
    const heal = { do: 'heal', by: 'yourHero' } as const
    expect(effect({ ...heal, n: [3, 2, 1], from: { target: { upTo: 3 }, is: 'character' } })).toBe(
      'Your hero heals 3, 2, and 1 damage from up to three target heroes and/or allies, respectively.',
    )
    expect(effect({ ...heal, n: [4, 2], from: ['yourHero', { target: 1, is: 'ally' }] })).toBe(
      'Your hero heals 4 and 2 damage from itself and target ally, respectively.',
    )
    expect(effect({ ...heal, n: [4], from: { target: 1, is: 'ally' } })).toBe(
      'Your hero heals 4 damage from target ally.',
    )
  })

  test('replacing packets', () => {
    const would = { on: 'deal', to: 'yourHero' } as const
    expect(mod({ mod: 'instead', would, to: 'self' })).toBe(
      'If your hero would be dealt damage, that damage is dealt to this ability instead.',
    )
    expect(mod({ mod: 'instead', would, to: 'self', may: 'you' })).toBe(
      'If your hero would be dealt damage, you may have that damage be dealt to this ability instead.',
    )
    const by = { on: 'deal', by: 'yourHero' } as const
    expect(mod({ mod: 'instead', would: by, type: 'frost' })).toBe(
      'If your hero would deal damage, it deals that much frost damage instead.',
    )
    expect(mod({ mod: 'instead', would: by, n: { plus: ['$n', 1] }, sure: true })).toBe(
      'If your hero would deal damage, it deals that much unpreventable damage plus 1 instead.',
    )
    expect(mod({ mod: 'instead', would: by, combat: true })).toBe(
      'If your hero would deal damage, it deals that much combat damage instead.',
    )
    expect(mod({ mod: 'instead', would: by, divide: { among: { is: 'character', of: 'opponents' } } })).toBe(
      'If your hero would deal damage, it deals that damage divided as you choose among any number of opposing heroes and allies instead.',
    )
  })

  test('preventing', () => {
    const would = { on: 'deal', to: 'yourHero' } as const
    expect(mod({ mod: 'prevent', would, n: { first: 4 } })).toBe(
      'Prevent the first 4 damage that would be dealt to your hero each turn.',
    )
    expect(mod({ mod: 'prevent', would, n: 'all', next: true })).toBe(
      'The next time your hero would be dealt damage, prevent it.',
    )
    expect(mod({ mod: 'prevent', would: { on: 'deal', to: mine }, n: 1, may: 'you' })).toBe(
      'If a hero or ally you control would be dealt damage, you may prevent 1 of it.',
    )
  })

  test('who wields and who is shielded', () => {
    expect(mod({ mod: 'can', on: 'strike', by: { is: 'ally', of: 'you' }, with: { is: 'weapon' } })).toBe(
      'Allies you control can wield weapons.',
    )
    expect(mod({ mod: 'can', on: 'defendWith', by: { is: 'ally', of: 'you' }, with: { is: 'armor' } })).toBe(
      'Allies you control can be shielded with armor.',
    )
  })

  test('the source of a modifier that gives a keyword', () => {
    expect(
      effect({ do: 'destroy', what: { is: 'ability', has: { gives: ['Bear Form', 'Cat Form'], to: 'yourHero' } } }),
    ).toBe('Destroy all abilities with a modifier that gives your hero Bear Form or Cat Form.')
  })

  test('the cards of the examples are good data, and print', () => {
    for (const c of damageCards) expect([c.name, checkCard(c)]).toEqual([c.name, []])
    const text = (name: string): string => print(damageCards.find((c) => c.name === name) as CardDef)
    expect(text('Intervene')).toBe(
      'The next time target friendly hero or ally would be dealt damage this turn, that damage is dealt to your hero instead.',
    )
    expect(text('Blessed Life')).toBe(
      "If your hero would be dealt damage, you may put this ability into its owner's hand. If you do, prevent that damage.",
    )
    expect(text('Power Word: Barrier')).toContain(
      'If a hero or ally you control would be dealt damage, remove a bubble counter from this ability. If you do, prevent that damage, then ',
    )
  })
})
