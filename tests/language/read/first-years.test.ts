/** What the rewordings of `reword-first-years.ts`, `-numbers` and `-deeds` make of texts, and the words that they need. */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../../src/language/print/index.ts'
import { readCard } from '../../../src/language/read/index.ts'
import type { CardDef, CommonType } from '../../../src/language/types.ts'
import { soundly } from './sound.ts'

const card = (type: CommonType, name = 'Brook Tanner'): CardDef => ({
  ...{ name, type, set: 'Test', number: 1 },
  ...(type === 'hero' ? { health: 28 } : { cost: 1 }),
  ...(type === 'ally' ? { atk: 1, damageType: 'melee', health: 1 } : {}),
})

const read = (text: string, type: CommonType, name?: string): CardDef => soundly(card(type, name), text)

test.each<[text: string, type: CommonType, printed: string]>([
  // Sentences apart.
  ['Ready target ally, and it can’t attack this turn.', 'ability', "Ready target ally. It can't attack this turn."],
  [
    'At the start and end of your turn, draw a card.',
    'ally',
    'At the start of your turn, draw a card.\nAt the end of your turn, draw a card.',
  ],
  [
    'When Tanner enters play or your hero attacks, draw a card.',
    'ally',
    'When this ally enters play, draw a card.\nWhen your hero attacks, draw a card.',
  ],
  [
    'When your hero attacks,; [Mage] Hero: Draw a card.; [Rogue] Hero: Ready your hero.',
    'item',
    'Mage hero: When your hero attacks, draw a card.\nRogue hero: When your hero attacks, ready it.',
  ],
  [
    'While you have a Pet this turn, your hero has +1 ATK, and allies you control have Ferocity.',
    'ability',
    'Your hero has +1 ATK while you control a Pet this turn. Allies you control have Ferocity while you control a Pet this turn.',
  ],
  [
    'Ongoing: While exactly one ally is in your party, it has Elusive.',
    'ability',
    'Ongoing: Allies you control have Elusive while you control exactly one ally.',
  ],
  // Whose and where.
  [
    'When Tanner is destroyed, you may put him from its owner’s graveyard into his hand at the start of the next turn.',
    'ally',
    "When this ally is destroyed, at the start of the next turn, you may put it into its owner's hand.",
  ],
  [
    'Target opponent puts an ability, ally, and equipment he controls into their owner’s hands.',
    'ability',
    "Target opponent puts an ability he controls, an ally in his party, and an equipment he controls into their owners' hands.",
  ],
  // Numbers.
  [
    'Destroy all opposing weapons that have or share the lowest cost among opposing weapons.',
    'ability',
    'Destroy all opposing weapons with cost equal to the lowest cost among opposing weapons.',
  ],
  [
    'Tanner has +2 ATK while your hero has more damage than an opposing hero.',
    'ally',
    'This ally has +2 ATK while the lowest damage among opposing heroes is less than the damage on your hero.',
  ],
  ['0 -> Double the damage on each ally.', 'ally', '(0) >>> Put 1 damage on each ally for each damage on it.'],
  [
    'Ongoing: Your hero has Elusive.; When your hero is dealt damage, remove an ash counter. If no counters remain, destroy Brook Tanner.',
    'ability',
    "Ongoing: Your hero has Elusive.\nWhen your hero is dealt damage, remove an ash counter from this ability. If this ability doesn't have an ash counter, destroy it.",
  ],
  // What cards are.
  [
    '[Exhaust] -> Target ally is a Pirate ally this turn.',
    'ally',
    '[Activate] >>> Target ally is also a Pirate this turn.',
  ],
  ['Non-[Horde], non-[Alliance] allies have +1 ATK.', 'ally', 'Neutral allies have +1 ATK.'],
  [
    'Tanner has +1 ATK for each Protector in play.',
    'ally',
    'This ally has +1 ATK for each hero and ally with Protector.',
  ],
  ['Your hero has "Sabotage: Ability."', 'ally', 'Your hero has "Sabotage: Ability".'],
  // What is done.
  [
    'Name a card, and then target player reveals his hand and discards all cards with that name.',
    'ability',
    "Name a card. Reveal target player's hand. That player discards all cards with that name from his hand.",
  ],
  [
    'At the end of your turn, destroy another ally you control. If you can’t, destroy Tanner.',
    'ally',
    "At the end of your turn, destroy another ally you control. If you don't, destroy this ally.",
  ],
  ['0, [Exhaust] -> Draw a card.', 'ability', 'Ongoing: (0), [Activate] >>> Draw a card.'],
])('%s', (text, type, printed) => expect(printCard(read(text, type), plainWords).text).toBe(printed))

test.each<[text: string, type: CommonType, printed: string]>([
  [
    'Choose one or more: Destroy target ally; destroy target weapon; destroy target item.',
    'ability',
    'Choose one or more: Destroy target ally; destroy target weapon; or destroy target item.',
  ],
  [
    'If Tanner would deal fire damage, she may deal that much divided as you choose among any number of opposing heroes and/or allies instead.',
    'ally',
    'If this ally would deal fire damage, you may have it deal that damage divided as you choose among any number of opposing heroes and allies instead.',
  ],
  [
    'When Tanner enters play, put two 1 [Melee] / 1 [Health] Gribbler ally tokens into play.; Tanner has Elusive while you control a Gribbler.',
    'ally',
    'When this ally enters play, put two 1 melee ATK / 1 health Gribbler ally tokens into play.\nThis ally has Elusive while you control a Gribbler.',
  ],
  [
    'When Brook Tanner enters play, remove all ally cards in your graveyard from the game.; At the end of your turn, choose at random one of the ally cards you removed this way and put it into your hand.',
    'item',
    'When this item enters play, remove all ally cards in your graveyard from the game.\nAt the end of your turn, put a random card removed this way into your hand.',
  ],
  [
    '0 -> Destroy all allies that dealt damage to Tanner this turn.',
    'ally',
    '(0) >>> Destroy all allies that dealt damage to this ally this turn.',
  ],
  [
    'Put two Combo cards from your removed from game zone into your graveyard.',
    'ability',
    "Put two Combo cards you own removed from the game into their owners' graveyards.",
  ],
])('%s', (text, type, printed) => expect(printCard(read(text, type), plainWords).text).toBe(printed))

test('what is removed again and again has no one name', () => {
  const text =
    '[Exhaust] -> Remove target ally from the game.; At the end of your turn, put all allies removed this way into play.'
  expect(readCard(card('item'), text)).toMatchObject({ refusal: { why: 'nothing that it speaks of' } })
})

test('a slip in a name of several words', () => {
  const { powers } = read('When Brooke Tanner enters play, destroy Brook Taner.', 'item')
  expect(powers).toEqual([
    { when: { on: 'enter', what: 'self', zone: 'play' }, then: [{ do: 'destroy', what: 'self' }] },
  ])
})
