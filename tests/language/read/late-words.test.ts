/** What the rewordings of `reword-late.ts` make of texts, and the words that they need. */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../../src/language/print/index.ts'
import { lineOf, readCard } from '../../../src/language/read/index.ts'
import type { CardDef, CommonType } from '../../../src/language/types.ts'
import { soundly } from './sound.ts'

const card = (type: CommonType): CardDef => ({
  ...{ name: 'Brook Tanner', type, set: 'Test', number: 1 },
  ...(type === 'hero' ? { health: 28 } : { cost: 1 }),
  ...(type === 'ally' ? { atk: 1, damageType: 'melee', health: 1, tags: ['Tanner (1)'] } : {}),
})

const read = (text: string, type: CommonType): CardDef => soundly(card(type), text)

test.each<[text: string, type: CommonType, printed: string]>([
  [
    "Opposing allies lose and can't have Elusive or Stealth.",
    'ally',
    "Opposing allies lose and can't have Elusive and Stealth.",
  ],
  [
    'Tanner has Ferocity if an opponent went first this game.',
    'ally',
    'This ally has Ferocity if an opponent went first this game.',
  ],
  [
    'While Tanner has exactly 1 remaining [HEALTH], she has <b>Elusive</b>.',
    'ally',
    'This ally has Elusive while this ally has 1 remaining health.',
  ],
  [
    'At the start of your turn, if this ally is in your graveyard, you may pay 1. If you do, put it into your hand.',
    'ally',
    'While this ally is in your graveyard, at the start of your turn, you may pay (1). If you do, put this ally into your hand.',
  ],
  ['This ally can’t be destroyed by fatal damage.', 'ally', "This ally can't be destroyed by fatal damage."],
  [
    'Reveal the top card of your deck. Your hero heals damage from itself equal to that revealed card’s cost.',
    'ability',
    "Reveal the top card of your deck. Your hero heals damage from itself equal to that card's cost.",
  ],
  [
    'This ability enters play with two ash counters.;Ongoing: When your hero attacks, remove an ash counter, and draw a card. When the last counter is removed, destroy this ability.',
    'ability',
    "This ability enters play with two ash counters.\nOngoing: When your hero attacks, remove an ash counter from this ability. Draw a card.\nWhen an ash counter is removed from this ability, if this ability doesn't have an ash counter, destroy this ability.",
  ],
  [
    '[HORDE] and [ALLIANCE] allies have -1 / -1.',
    'ally',
    'Horde allies and Alliance allies have -1 ATK and -1 health.',
  ],
  [
    'When you play a Frost or [Frost] card, draw a card.',
    'ally',
    'When you play a Frost card or a [Frost] card, draw a card.',
  ],
  [
    'Put two 1 [Melee] / 1 [Health] Wolf ally tokens into play with Mend 2.',
    'ability',
    'Put two 1 melee ATK / 1 health Wolf ally tokens with Mend 2 into play.',
  ],
  [
    'Your hero deals 3 shadow damage to target hero or ally. If a hero was dealt damage this way, its controller discards a card.',
    'ability',
    'Your hero deals 3 shadow damage to target hero or ally. If damage was dealt this way and that character is a hero, its controller discards a card.',
  ],
  [
    'Empower Druid: When this ally enters play, if you control another Druid hero or ally, target player chooses an ability he controls. Destroy that ability.',
    'ally',
    'Empower Druid: When this ally enters play, if you control another Druid hero or ally, target player chooses an ability he controls, then destroy that ability.',
  ],
  [
    '8 -> Flip Brook face down.;You pay 8 less to flip Brook if you control a weapon.',
    'hero',
    '(8) >>> Flip Brook Tanner.\nYou pay (8) less to flip Brook Tanner if you control a weapon.',
  ],
])('%s', (text, type, printed) => {
  expect(printCard(read(text, type), plainWords).text).toBe(printed)
})

test('100.2e who may bring the cards of one side, with the talents of one spec', () => {
  const text =
    '1 -> Flip Brook.;Deckbuilding: You can only include either [Alliance] or [Horde] cards, [Druid] cards, [Druid] Balance Talents, neutral cards, and Scourge cards. You can’t include cards with reputations or other text restrictions.'
  expect(read(text, 'hero').deckbuilding).toEqual({
    either: [
      { icon: 'Alliance', is: 'card' },
      { icon: 'Horde', is: 'card' },
    ],
    only: [
      { icon: 'Druid', is: 'card' },
      { icon: 'Druid', is: 'card', requires: 'Balance' },
      { icon: 'none', is: 'card' },
      { tag: 'Scourge', is: 'card' },
    ],
    not: [
      { is: 'card', reputation: true },
      { is: 'card', requires: true, not: { is: 'card', requires: 'Balance' } },
    ],
  })
})

test('a keyword that stands for powers is not taken away by its name', () => {
  expect(readCard(card('ally'), "Opposing allies lose and can't have Assault.")).toMatchObject({
    refusal: { why: expect.stringContaining('stands for powers') },
  })
})

test('a sign that no card has is refused where it stands, also further on', () => {
  expect(readCard(card('ability'), 'Draw a card and \\ discard a card.')).toMatchObject({
    refusal: { word: '\\', at: 16 },
  })
})

test('304.2 where the type line has the card’s name, what has DEF is armor', () => {
  const row = {
    name: 'Plain Helm',
    type: 'Equipment',
    subtype: 'Plain Helm',
    subtype2: 'Head (1)',
    cost: '2',
    def: '1',
  }
  expect(lineOf(row)).toMatchObject({ type: 'armor', tags: ['Head (1)'] })
})
