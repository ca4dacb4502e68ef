/** What the rewordings of `reword-closing.ts` make of texts, and the words that they need. */
import { describe, expect, test } from 'vitest'
import { plainWords, printCard } from '../../../src/language/print/index.ts'
import { readCard } from '../../../src/language/read/index.ts'
import type { CardDef, CommonType } from '../../../src/language/types.ts'
import { soundly } from './sound.ts'

const card = (type: CommonType): CardDef => ({
  ...{ name: 'Reed Cutter', type, set: 'Test', number: 1 },
  ...(type === 'quest' ? {} : { cost: 1 }),
  ...(type === 'ally' ? { atk: 1, damageType: 'melee', health: 1 } : {}),
  ...(type === 'weapon' ? { atk: 1, damageType: 'melee', strike: 1, tags: ['Axe'] } : {}),
  ...(type === 'armor' ? { def: 1 } : {}),
})

const read = (text: string, type: CommonType): CardDef => soundly(card(type), text)

test.each<[text: string, type: CommonType, printed: string]>([
  // Another number in some cases.
  [
    'Target ally has +2 ATK this turn, or +3 ATK if it’s a Gnome.',
    'ability',
    'Choose target ally. If it is a Gnome, it has +3 ATK this turn. Otherwise, it has +2 ATK this turn.',
  ],
  [
    'Put a 1 [Melee] / 2 [Health] Wolf ally token into play, or two if you control a Gnome.',
    'ability',
    'If you control a Gnome, put two 1 melee ATK / 2 health Wolf ally tokens into play. Otherwise, put a 1 melee ATK / 2 health Wolf ally token into play.',
  ],
  [
    'Your hero deals 1 frost damage to target hero, plus an additional 2 for each [Frost] card you control.',
    'ability',
    'Your hero deals X frost damage to target hero, where X is 1 plus (double the number of [Frost] cards you control).',
  ],
  // One choice written as two.
  [
    'Pay 3 or remove a reed counter from a card you control -> Draw a card.',
    'ally',
    '(3) >>> Draw a card.\nRemove a reed counter from a card you control >>> Draw a card.',
  ],
  [
    '2 -> Target ally has <b>Assault 2</b> or <b>Elusive</b> this turn.',
    'ally',
    '(2) >>> Choose target ally. Choose one: It has Assault 2 this turn; or it has Elusive this turn.',
  ],
  // Turns and states.
  [
    'When this ally attacks, draw a card. On an opponent’s turn, allies you control have +2 ATK.',
    'ally',
    "When this ally attacks, draw a card.\nOn an opponent's turn, allies you control have +2 ATK.",
  ],
  [
    'When this ally is exhausted, prevent all damage that would be dealt to it.',
    'ally',
    'Prevent all damage that would be dealt to this ally while this ally is exhausted.',
  ],
  ['Once per turn, on your turn: 1 -> Draw a card.', 'ally', 'On your turn: Once per turn: (1) >>> Draw a card.'],
  [
    'This ally has +1 ATK while an ability is attached to it.',
    'ally',
    'This ally has +1 ATK while there is an ability attached to this ally in play.',
  ],
  [
    'You pay 2 less to strike with Cutter if an opposing ally was destroyed this turn.',
    'weapon',
    'You pay (2) less to strike with this weapon while an opposing ally was destroyed this turn.',
  ],
  [
    'While you control a Mace, this ally has <b>Assault X</b>, where X is the highest ATK among Maces you control.',
    'ally',
    'While you control a Mace, this ally has Assault X, where X is the highest ATK among Maces you control.',
  ],
  // Heirlooms.
  [
    'Allies you control have +1 ATK and an additional +1 ATK for each reed counter on this armor.',
    'armor',
    'Allies you control have +1 ATK.\nAllies you control have +1 ATK for each reed counter on this armor.',
  ],
  [
    'You pay 1 less to play weapons for each Ogre you control, to a minimum of 2.',
    'ally',
    'You pay (1) less to play weapons for each Ogre you control, to a minimum of (2).',
  ],
  // What is chosen first, and lists of powers.
  [
    'Allies you control have <b>Smash</b> while in combat with target hero or ally this turn.',
    'ability',
    'Choose target hero or ally. Allies you control have Smash while in combat with that character this turn.',
  ],
  [
    'Attach to your hero.;<b>Ongoing:</b> Attached hero has:;[Exhaust] -> Ready target ally.;[Exhaust] -> Draw two cards.;[Exhaust] -> Exhaust target ally.',
    'ability',
    'Attach to your hero.\nOngoing: Attached hero has "[Activate] >>> Ready target ally.", "[Activate] >>> Draw two cards.", and "[Activate] >>> Exhaust target ally."',
  ],
  [
    'When Cutter enters play, choose two of the following: <b>Assault 1</b>, <b>Stealth</b>, or <b>Protector</b>.;Cutter has the chosen keywords until she leaves play.',
    'ally',
    'When this ally enters play, choose two: It has Assault 1 while it remains in play; this ally has Stealth while it remains in play; or this ally has Protector while it remains in play.',
  ],
  [
    'When this ally attacks, choose target opposing Mage ally. You control it and it has <b>Protector</b> while this ally remains under your control.',
    'ally',
    'When this ally attacks, gain control of target opposing Mage ally while this ally remains under your control. That ally has Protector while this ally remains under your control.',
  ],
  // Who attaches, and what is decided for another.
  [
    'When you attach an ability to an ally, draw a card.',
    'ally',
    'When you cause an ability to become attached to an ally, draw a card.',
  ],
  [
    'When this ally attacks, you may have target player shuffle his graveyard into his deck.',
    'ally',
    'When this ally attacks, you may do this: target player shuffles his graveyard into his deck.',
  ],
  [
    '1 -> You pay 1 less to play your next ally this turn, to a minimum of 1.',
    'ally',
    '(1) >>> You pay (1) less to play your next ally this turn, to a minimum of (1).',
  ],
  [
    'Pay 2 to complete this quest.;<b>Reward:</b> Look at the top card of your deck. You may put it into your hand or leave it on top of your deck.',
    'quest',
    'Pay (2) to complete this quest. Reward: Look at the top card of your deck. You may put it into your hand.',
  ],
  [
    'Attach to target ally.;<b>Ongoing:</b> At the start of your turn, if attached ally has 3 or more damage, destroy this ability. When you do, put a 1 [Melee] / 1 [Health] Wolf ally token into play.',
    'ability',
    'Attach to target ally.\nOngoing: At the start of your turn, if attached ally has 3 or more damage, destroy this ability; when a card is destroyed this way, put a 1 melee ATK / 1 health Wolf ally token into play.',
  ],
])('%s', (text, type, printed) => {
  expect(printCard(read(text, type), plainWords).text).toBe(printed)
})

describe('what is read', () => {
  test('what heals as much as its own ATK heals that of the attacker, not that of each one', () => {
    const text =
      'Attach to target ally.;<b>Ongoing:</b> When attached ally attacks, it heals damage equal to its ATK from each friendly ally.'
    const { powers = [] } = read(text, 'ability')
    expect(JSON.stringify(powers)).toContain('{"stat":"atk","of":"host"}')
  })

  test('three cards of one name are not three of this card’s name', () => {
    const text =
      'While you control three or more cards in play with the same name, you may play Cutter without paying her cost.'
    expect('refusal' in readCard(card('ally'), text)).toBe(true)
  })

  test('who is taken over is what has the keyword, not the card that takes it', () => {
    const text =
      'When this ally attacks, choose target opposing Mage ally. You control it and it has <b>Protector</b> while this ally remains under your control.'
    expect(JSON.stringify(read(text, 'ally'))).toContain('{"mod":"keyword","what":"$ally","keyword":"Protector"}')
  })

  test('what an ally is for good is a power of its own, not a part of the power before it', () => {
    const text =
      'At the start of your turn, put target ally card from your graveyard into play under your control. Allies you control are also Ogres.'
    expect(read(text, 'ally').powers).toHaveLength(2)
  })
})
