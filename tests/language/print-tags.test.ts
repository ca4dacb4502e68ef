/** Printed words of deck building, icons and type lines (100, 202, 206). */
import { expect, test } from 'vitest'
import { plainWords, printCard, printWho } from '../../src/language/print/index.ts'
import type { CardDef, SetWho } from '../../src/language/types.ts'
import { cards } from '../set/index.ts'

const text = (name: string): string => printCard(cards.find((c) => c.name === name) as CardDef, plainWords).text

test('100.2b-d talents, requirements and reputations stand in front of the text', () => {
  expect(text('Concussive Barrage')).toMatch(/^Marksmanship Talent\nYour hero deals 2 ranged damage/)
  expect(text('Highlord Tirion Fordring')).toBe(
    'Druid, Paladin, Priest, or Shaman Hero Required\nArgent Crusade Reputation',
  )
})

test('100.2e deck building is printed as inclusions and exclusions', () => {
  expect(text('Imp Lord Pinprik')).toBe(
    'Deckbuilding: You can include only neutral quests, abilities that deal fire damage, and [Fire] allies. ' +
      "You can't include cards with a reputation or cards with a text restriction.\nElusive",
  )
})

test.each([
  [{ icon: 'Hunter' }, 'a [Hunter] card'],
  [{ is: 'ally', icon: 'none' }, 'a neutral ally'],
  [{ is: 'ally', not: { icon: 'Horde' } }, 'a non-Horde ally'],
  [{ is: 'ally', reputation: 'Aldor' }, 'an ally with Aldor Reputation'],
  [{ is: 'card', requires: true }, 'a card with a text restriction'],
] satisfies [SetWho, string][])('206.1a-d icons and bold words in sets: %j', (set, words) => {
  expect(printWho(set, plainWords, undefined, 'a')).toBe(words)
})

test.each([
  [
    'Force of Nature',
    /^Balance Talent\nPut three 1 melee ATK \/ 1 health Treant ally tokens with Ferocity into play\.$/,
  ],
  [
    'Bearlady Brala',
    /make up a name\.\n.*put a 1 melee ATK \/ 1 health unique Bear ally token with that name into play/,
  ],
  ['Erunak Stonespeaker', /put a 0 melee ATK \/ 2 health Air, Earth, Fire, or Water Totem token into play/],
  [
    'Helwen',
    /^You may choose not to ready this ally during your ready step\.\n\[Activate\] >>> Gain control of target ally while this ally remains exhausted\.$/,
  ],
  ['PX-238 Winter Wondervolt', /^Choose an ally type\.\nOngoing: All allies are also of that type\.$/],
  ['Pick Pocket', /^Name a card\. Discard all cards with that name/],
  ['Improvised Weaponry', /Attached weapon loses Melee \(1\), is also a Ranged \(1\), and becomes \[Ranged\]\.$/],
  ['Goldenmoon', /You can control an additional Pet while/],
] as const)('200.3, 202.3-4, 205.1, 404.2, 414.3b printed: %s', (name, words) => {
  expect(text(name)).toMatch(words)
})

test.each([
  [
    'The Ring of Blood: Brokentoe',
    /^As a cost to place this quest face up, discard a card\.\nPay \(3\) to complete this quest/,
  ],
  ['Skullchewer', /has the powers printed on (it|that card|a card)/],
  ['Eranikus', /Place it into your resource row ready as an additional resource\.$/],
  ['Plain Flourish', /Place them into your resource row exhausted as an additional resource\.$/],
  ['Swiftshift', /^Search your deck and\/or graveyard for a Form/],
] as const)('412.1c, 413.2 printed: %s', (name, words) => {
  expect(text(name)).toMatch(words)
})
