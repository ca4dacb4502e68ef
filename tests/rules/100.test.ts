import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { codeFor, readSetup, SetupError } from '../../src/engine/game.ts'
import type { Library } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { checkDeck } from '../../src/rules/100-decks.ts'
import { ability, ally, hero, withCards } from './own.ts'

const lib = withCards(
  hero('Nobody of Note', { classes: ['Hunter'], race: 'Goblin' }),
  ability('Shot of One Talent', { classes: ['Hunter'], requires: 'Marksmanship', tags: ['Marksmanship', 'Talent'] }),
  ability('Beast of Another', { classes: ['Hunter'], requires: 'Beast Mastery', tags: ['Beast Mastery', 'Talent'] }),
  ally('Endless Crowd', 1, 1, { tags: ['Unlimited'] }),
  ally('Horde Grunt', 1, 1, { faction: 'Horde' }),
  ability('For Gnomes', { requires: 'Gnome' }),
  ally('Unlucky', 1, 1),
)

const problems = (heroName: string, cards: DeckDef['cards'], from: Library = lib): string[] =>
  checkDeck(codeFor(from, from.raids[0]!).code, { id: 'd', name: 'D', hero: heroName, about: '', cards }).map(
    (p) => p.what,
  )

/** Fills up to 60 with neutral and unlimited cards. */
const filled = (...cards: DeckDef['cards']): DeckDef['cards'] => [[60, 'Endless Crowd'], ...cards]

describe('100 building a deck', () => {
  test('every deck of the library is legal', () => {
    for (const d of library.decks) expect(problems(d.hero, d.cards, library), d.id).toEqual([])
  })

  test('R100.1 60 cards are enough, 59 are not', () => {
    expect(problems('Warrax', [[60, 'Endless Crowd']])).toEqual([])
    expect(problems('Warrax', [[59, 'Endless Crowd']])).toEqual(['59 cards (100.1).'])
  })

  test('100.1 no hero in a deck', () => {
    expect(problems('Warrax', filled([1, 'Warrax']))).toEqual([expect.stringContaining('100.1')])
  })

  test('100.2a class and faction icons fit the hero', () => {
    expect(problems('Warrax', filled([4, 'Charge'], [4, 'Kor Cindervein'], [4, 'Quick Strike']))).toEqual([])
    expect(problems('Warrax', filled([1, 'Frostbolt']))).toEqual([expect.stringContaining('100.2a')])
    expect(problems('Warrax', filled([1, 'Horde Grunt']))).toEqual([expect.stringContaining('100.2a')])
  })

  test('100.2b what asks for a trait needs a hero with it', () => {
    expect(problems('Warrax', filled([1, 'Last Stand']))).toEqual([])
    expect(problems('Warrax', filled([1, 'For Gnomes']))).toEqual([expect.stringContaining('100.2b')])
    expect(problems('Elendril', filled([1, 'Aimed Shot']))).toEqual([])
    expect(problems('Elendril', filled([1, 'Beast of Another']))).toEqual([expect.stringContaining('100.2b')])
  })

  test('100.2c a hero without a talent spec takes talents of one spec only (CR-EX-100.2c-1)', () => {
    expect(problems('Nobody of Note', filled([1, 'Aimed Shot']))).toEqual([])
    expect(problems('Nobody of Note', filled([1, 'Aimed Shot'], [1, 'Shot of One Talent'], [4, 'Rapid Fire']))).toEqual(
      [],
    )
    expect(problems('Nobody of Note', filled([1, 'Beast of Another'], [4, 'Rapid Fire']))).toEqual([])
    expect(problems('Nobody of Note', filled([1, 'Aimed Shot'], [1, 'Beast of Another']))).toEqual([
      expect.stringContaining('100.2c'),
    ])
    // A talent's spec is a spec, not just any trait that the hero lacks.
    expect(problems('Nobody of Note', filled([1, 'For Gnomes']))).toEqual([expect.stringContaining('100.2b')])
  })

  test('100.4 four copies of a name, however they are listed; Unlimited as many as you like', () => {
    expect(problems('Warrax', filled([4, 'Unlucky']))).toEqual([])
    expect(problems('Warrax', filled([2, 'Unlucky'], [3, 'Unlucky']))).toEqual([expect.stringContaining('100.4')])
  })

  test('nonsense is told by its place', () => {
    expect(problems('Kor Cindervein', filled())).toEqual([expect.stringContaining('Kor Cindervein')])
    expect(problems('Warrax', filled([1, 'Chargee']))).toEqual(['"Chargee" is not known.'])
    expect(problems('Warrax', filled([0, 'Charge']))).toEqual([expect.stringContaining('0 copies')])
    expect(problems('Warrax', filled([1.5, 'Charge']))).toEqual([expect.stringContaining('1.5 copies')])
  })

  test('a setup with an illegal deck is refused with all its problems', () => {
    const deck: DeckDef = { id: 'x', name: 'X', hero: 'Warrax', about: '', cards: [[5, 'Frostbolt']] }
    let error: unknown
    try {
      readSetup(lib, { raid: 'onyxias-lair', raiders: [{ name: 'A', deck }], seed: 1 })
    } catch (e) {
      error = e
    }
    expect(error).toBeInstanceOf(SetupError)
    expect((error as SetupError).problems.map((p) => p.what.match(/\(([^)]*)\)/)?.[1]).sort()).toEqual([
      '100.1',
      '100.2a',
      '100.4',
    ])
  })
})
