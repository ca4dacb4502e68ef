import { describe, expect, test } from 'vitest'
import { library, loadAllCards } from '../../src/content.ts'
import { codeFor } from '../../src/engine/compiled.ts'
import { readSetup, SetupError, withAll } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { checkDeck } from '../../src/rules/100-decks.ts'
import { library as testSet } from '../set/index.ts'
import { ability, ally, hero, withCards } from './own.ts'

const lib = withCards(
  hero('Nobody of Note', { classes: ['Hunter'], race: 'Goblin' }),
  hero('Without Talents', { classes: ['Hunter'], deckbuilding: { not: [{ tag: 'Talent' }] } }),
  ability('Old Talent', { requires: 'Marksmanship' }),
  ability('Shot of One Talent', { classes: ['Hunter'], requires: 'Marksmanship', tags: ['Marksmanship', 'Talent'] }),
  ability('Beast of Another', { classes: ['Hunter'], requires: 'Beast Mastery', tags: ['Beast Mastery', 'Talent'] }),
  ally('Endless Crowd', 1, 1, { tags: ['Unlimited'] }),
  ally('Horde Grunt', 1, 1, { faction: 'Horde' }),
  ability('For Gnomes', { requires: 'Gnome' }),
  ally('Unlucky', 1, 1),
)

const problems = (heroName: string, cards: DeckDef['cards'], from: Library = lib): string[] =>
  checkDeck(codeFor(from, from === testSet ? null : from.raids[0]!).code, {
    id: 'd',
    name: 'D',
    hero: heroName,
    about: '',
    cards,
  }).map((p) => p.what)

/** Fills up to 60 with neutral and unlimited cards. */
const filled = (...cards: DeckDef['cards']): DeckDef['cards'] => [[60, 'Filler'], ...cards]

describe('100 building a deck', () => {
  test('every deck of the library is legal', async () => {
    await loadAllCards()
    const all = withAll(library)
    for (const d of library.decks) expect(problems(d.hero, d.cards, all), d.id).toEqual([])
  })

  test('R100.1 60 cards are enough, 59 are not', () => {
    expect(problems('Warrax', [[60, 'Filler']])).toEqual([])
    expect(problems('Warrax', [[59, 'Filler']])).toEqual(['59 cards (100.1).'])
  })

  test('101.1, 301.4 nobody starts the game with a Master Hero', () => {
    expect(problems('Highlord Tirion Fordring', [[60, 'Filler']], testSet)).toEqual([
      '"Highlord Tirion Fordring" is a Master Hero (301.4).',
    ])
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
    expect(problems('Elendril', filled([1, 'Beast of Another']))).toEqual([expect.stringContaining('100.2c')])
  })

  test('100.2b any of the named traits is enough: class or profession', () => {
    expect(problems('Boris Brightbeard', filled([1, 'Highlord Tirion Fordring']), testSet)).toEqual([])
    expect(problems('Warrax', filled([1, 'Highlord Tirion Fordring']), testSet)).toEqual([
      expect.stringContaining('Druid or Paladin or Priest or Shaman (100.2b)'),
    ])
    expect(problems('Plain Miner', filled([4, 'Smelter']), testSet)).toEqual([])
    expect(problems('Boris Brightbeard', filled([4, 'Smelter']), testSet)).toEqual([expect.stringContaining('100.2b')])
  })

  test('CR-EX-100.2c-1 100.2c a hero without a talent spec takes talents of one spec only', () => {
    const baxxel = (...names: string[]): string[] =>
      problems('Baxxel Geartooth', filled(...names.map((n) => [1, n] as const)), testSet)
    expect(baxxel('Aimed Shot')).toEqual([])
    expect(baxxel('Deuce')).toEqual([])
    expect(baxxel('Lightning Reflexes')).toEqual([])
    expect(baxxel('Aimed Shot', 'Deuce')).toEqual([expect.stringContaining('100.2c')])
    expect(baxxel('Aimed Shot', 'Lightning Reflexes')).toEqual([expect.stringContaining('100.2c')])
    expect(baxxel('Aimed Shot', 'Concussive Barrage')).toEqual([])
    expect(baxxel('Aimed Shot', 'Rapid Fire', 'Master of the Hunt', 'Track Humanoids')).toEqual([])
    // Derived: a traitor has none, a hero with a spec only its own.
    for (const talent of ['Aimed Shot', 'Deuce', 'Lightning Reflexes'])
      expect(problems('Plain Traitor', filled([1, talent]), testSet)).toEqual([expect.stringContaining('Traitor')])
    expect(problems('Plain Survivor', filled([1, 'Aimed Shot']), testSet)).toEqual([expect.stringContaining('100.2c')])
    expect(problems('Plain Survivor', filled([1, 'Lightning Reflexes']), testSet)).toEqual([])
  })

  test('100.2b-c, 100.2e who excludes talents excludes those that only require a spec, too', () => {
    for (const talent of ['Shot of One Talent', 'Old Talent'])
      expect(problems('Without Talents', filled([1, talent]))).toEqual([expect.stringContaining('100.2e')])
    expect(problems('Without Talents', filled([1, 'For Gnomes']))).not.toEqual([expect.stringContaining('100.2e')])
  })

  test('100.2c a talent is told by its spec, not by just any trait that the hero lacks', () => {
    expect(problems('Nobody of Note', filled([1, 'For Gnomes']))).toEqual([expect.stringContaining('100.2b')])
  })

  test('100.2d cards of one reputation only, the hero’s own among them', () => {
    expect(problems('Warrax', filled([4, 'Anchorite Jaliah']), testSet)).toEqual([])
    expect(problems('Warrax', filled([1, 'Anchorite Jaliah'], [1, 'Arcanist Tian']), testSet)).toEqual([
      expect.stringContaining('Aldor and Scryer Reputation (100.2d)'),
    ])
  })

  test('100.2e a hero’s own inclusions are all that there is, and may be exceptions to 100.2a', () => {
    const pinprik = (...names: string[]): string[] =>
      problems('Imp Lord Pinprik', [[60, 'Filler'], ...names.map((n) => [1, n] as const)], testSet)
    // A Mage's ability for a hero without class; any fire ally, also one of a faction.
    expect(pinprik('Fire Blast', 'Ember Imp', 'In Dreams')).toEqual([])
    expect(pinprik('Frostbolt')).toEqual([expect.stringContaining('100.2e')])
    expect(pinprik('Krol Blade')).toEqual([expect.stringContaining('100.2e')])
    expect(pinprik('Anchorite Jaliah')).toHaveLength(2) // not included, and excluded
  })

  test('100.2e exclusions go before inclusions; between two sides the deck must choose', () => {
    const eadric = (...names: string[]): string[] =>
      problems('Eadric the Pure', [[60, 'Filler'], ...names.map((n) => [1, n] as const)], testSet)
    expect(eadric('Blessed Wrath', 'Brother Keltan', 'Kor Cindervein')).toEqual([])
    expect(eadric('Nalonae')).toEqual([])
    expect(eadric('Holy Wrath')).toContainEqual(expect.stringContaining('excludes'))
    expect(eadric('Anchorite Jaliah')).toContainEqual(expect.stringContaining('excludes'))
    expect(eadric('Kor Cindervein', 'Nalonae')).toEqual([expect.stringContaining('100.2e')])
    expect(eadric('Fire Blast')).toEqual([expect.stringContaining('100.2e')])
  })

  test('100.1 Master Heroes may be in a deck', () => {
    expect(problems('Plain Miner', filled([4, 'Highlord Tirion Fordring']), testSet)).toEqual([])
  })

  test('100.1, 100.4 Limited: thirty cards, any number of a name, the same traits', () => {
    const limited = (n: number, name: string): string[] =>
      checkDeck(codeFor(testSet, null).code, {
        ...{ id: 'd', name: 'D', hero: 'Warrax', about: '', format: 'limited' },
        cards: [[n, name]],
      }).map((p) => p.what)
    expect(limited(30, 'Krol Blade')).toEqual([])
    expect(limited(29, 'Krol Blade')).toEqual(['29 cards (100.1).'])
    expect(limited(30, 'Frostbolt')).toEqual([expect.stringContaining('100.2a')])
  })

  test('100.3 a side deck is exactly ten cards that the deck could have; copies are counted over both', () => {
    const sided = (side: DeckDef['cards'], format?: 'limited'): string[] =>
      checkDeck(codeFor(testSet, null).code, {
        ...{ id: 'd', name: 'D', hero: 'Warrax', about: '', format },
        cards: [
          [60, 'Filler'],
          [3, 'Kor Cindervein'],
        ],
        side,
      }).map((p) => p.what)
    expect(sided([[10, 'Filler']])).toEqual([])
    expect(sided([[9, 'Filler']])).toEqual(['a side deck of 9 cards (100.3).'])
    expect(sided([[11, 'Filler']])).toEqual(['a side deck of 11 cards (100.3).'])
    expect(sided([[9, 'Filler'], [1, 'Kor Cindervein']])).toEqual([]) // biome-ignore format: one row
    expect(sided([[8, 'Filler'], [2, 'Kor Cindervein']])).toEqual([expect.stringContaining('100.4')]) // biome-ignore format: one row
    expect(sided([[9, 'Filler'], [1, 'Frostbolt']])).toEqual([expect.stringContaining('100.2a')]) // biome-ignore format: one row
    expect(sided([[25, 'Krol Blade']], 'limited')).toEqual([])
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
