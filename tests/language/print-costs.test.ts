/** Printed English of costs: X that is no resource, and "another". */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { others } from '../set/403.ts'
import { variableCosts } from '../set/707.ts'

const texts: Readonly<Record<string, string>> = {
  Dizdemona:
    'On your turn: (3), Flip Dizdemona, Put X damage on her >>> Dizdemona deals X shadow damage to target ally.',
  'Turane Soulpact':
    'On your turn: (3), Flip Turane Soulpact, Destroy X allies you control >>> Turane Soulpact deals X shadow damage to target hero or ally.',
  'Radak Doombringer':
    'On your turn: (X), Flip Radak Doombringer, Destroy a Pet ally you control with cost X >>> Radak Doombringer deals X shadow damage to target hero or ally.',
  'Eriun Moonglow':
    'On your turn: (X), Flip Eriun Moonglow, Shuffle X Balance ability cards from your graveyard into your deck >>> Eriun Moonglow deals X nature damage to target ally.',
  'Narmak Doomratchet':
    'Elusive\n[Activate], Put X damage on your hero >>> This ally deals X shadow damage to target ally.',
  'Bradford the Frozen':
    '(1), Discard a [Mage] card from your hand with cost X >>> This ally deals X frost damage to target ally.',
  'Divine Favor':
    'Holy Talent\nOngoing: [Activate], Remove the top X cards of your deck from the game >>> Your hero heals X damage from target hero or ally.',
  'Ring of Flowing Light': '[Activate], Exhaust X equipment you control >>> Your hero heals X damage from itself.',
  'Reckless Bargain': 'As an additional cost to play, discard X cards.\nDraw Y cards, where Y is X plus 1.',
  'Aknot Whetstone': 'Protector\nHardiness\n(2), Destroy another ally you control >>> Destroy target weapon.',
  "Idra'kess Enchantress": '[Activate], Destroy this ally and two other allies you control >>> Draw four cards.',
  'Roger Mortis':
    'On your turn: (1), Put 1 damage on another ally you control >>> This ally deals 1 fire damage to target hero or ally.',
  'Grave Walker':
    'Remove another ally card in your graveyard from the game >>> Put this ally from your graveyard into your hand.',
  'Burnt Pages': 'As an additional cost to play, discard another card from your hand.\nDraw two cards.',
  'Old Debts':
    'As a cost to place this quest face up, destroy another quest you control.\nPay (1) to complete this quest. Reward: Draw two cards.',
  'Spirits of Auchindoun':
    'Turn another face-up resource you control face down to complete this quest. Reward: Draw a card.',
  'Hot Geyser':
    'Traitor Hero Required\nOngoing: As an additional cost to complete a quest, opponents must turn another face-up quest they control face down.',
  'Twin Grip':
    'Ongoing: As an additional cost to strike with a weapon you control, you must exhaust another equipment you control.',
}

const all = [...variableCosts, ...others]

test.each(Object.entries(texts))('%s', (name, text) => {
  const def = all.find((c) => c.name === name)
  expect(def).toBeDefined()
  expect(printCard(def!, plainWords).text).toBe(text)
})
