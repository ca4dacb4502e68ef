/** Words that cards don't use: each is refused, and the fix is read. */
import { expect, test } from 'vitest'
import { inFull, instead, raidWorld, readCard } from '../../../src/language/read/index.ts'
import { habits } from '../../../src/language/read/instead.ts'
import type { CardDef, CommonType } from '../../../src/language/types.ts'

const hound: CardDef = { name: 'Rat', type: 'ally', set: 'Test', number: 2, atk: 1, damageType: 'melee', health: 1 }
const grue: CardDef = { name: 'Grue', type: 'hero', set: 'Test', number: 3, tags: ['Ogre', 'Boss'], health: 20 }
const worldOf = raidWorld({ calls: 'Grue', they: 'he', tokens: ['Rat'], cards: [hound, grue] })

const line = (type: CommonType): CardDef => ({
  ...{ name: 'Sample', type, set: 'Test', number: 1, cost: 1 },
  ...(type === 'ally' ? { atk: 1, damageType: 'melee', health: 1 } : {}),
})

/** The problem with a text, and what to write; undefined if it is read. */
function problem(text: string, type: CommonType = 'ability') {
  const def = line(type)
  const read = (words: string) => readCard(def, words, worldOf(def))
  const reading = read(text)
  if ('card' in reading) return undefined
  return inFull(reading.refusal, instead(text, 'Grue', read))
}

/** As typed and as cards say it, at least one for each row of the table. */
const rows: readonly (readonly [typed: string, printed: string])[] = [
  ['Exhaust every opposing ally.', 'Exhaust all opposing allies.'],
  ['Each raider discards a card.', 'Each opponent discards a card.'],
  ['Grue deals 1 frost damage to each raider.', 'Grue deals 1 frost damage to each opposing hero.'],
  ['Grue deals 1 frost damage to target raider.', 'Grue deals 1 frost damage to target opposing hero.'],
  ['Destroy all minions.', 'Destroy all allies.'],
  ['Destroy target minion.', 'Destroy target ally.'],
  ['Shuffle your discard pile into your deck.', 'Shuffle your graveyard into your deck.'],
  ['Target ally has +2 hit points this turn.', 'Target ally has +2 health this turn.'],
  ['Target ally has +2 attack this turn.', 'Target ally has +2 ATK this turn.'],
  ['Target ally gains Protector this turn.', 'Target ally has Protector this turn.'],
  ['Ongoing: At the beginning of your turn, draw a card.', 'Ongoing: At the start of your turn, draw a card.'],
  ['Ongoing: Whenever a Rat dies, draw a card.', 'Ongoing: When a Rat is destroyed, draw a card.'],
  ['Kill target ally.', 'Destroy target ally.'],
  ['Each opponent sacrifices an ally.', 'Each opponent destroys an ally.'],
  ['Tap target ally.', 'Exhaust target ally.'],
  ['Untap target ally.', 'Ready target ally.'],
  ['Draw a card. Summon two Rats.', 'Draw a card. Put two Rats into play.'],
  ["Return target ally to its owner's hand.", "Put target ally into its owner's hand."],
  ['Target hero takes 3 fire damage.', 'Grue deals 3 fire damage to target hero.'],
  ['Grue does 3 fire damage to target hero.', 'Grue deals 3 fire damage to target hero.'],
  ['Deal 3 fire damage to target hero.', 'Grue deals 3 fire damage to target hero.'],
  ['Heal target hero for 3.', 'Grue heals 3 damage from target hero.'],
  ['Grue heals 3.', 'Grue heals 3 damage from himself.'],
  ['Grue heals 3 damage from Grue.', 'Grue heals 3 damage from himself.'],
  ['Grue gains three brine counters.', 'Put three brine counters on Grue.'],
  ['Grue loses all brine counters.', 'Remove all brine counters from Grue.'],
  ['Add a brine counter to Grue.', 'Put a brine counter on Grue.'],
  ['Remove each brine counter from Grue.', 'Remove all brine counters from Grue.'],
  ['If there is no damage on Grue, draw a card.', 'If Grue is undamaged, draw a card.'],
  ['If there is 5 or more damage on Grue, draw a card.', 'If Grue has 5 or more damage, draw a card.'],
  ['If Grue has no damage on him, draw a card.', 'If Grue has no damage, draw a card.'],
  ['If Grue has no allies, draw a card.', 'If you control no allies, draw a card.'],
  ['If Grue has 10 or less health left, draw a card.', 'If Grue has 10 or less remaining health, draw a card.'],
  ['If Grue has at least 10 damage, draw a card.', 'If Grue has 10 or more damage, draw a card.'],
  [
    'For each Rat you control, Grue deals 1 fire damage to target hero.',
    'Grue deals 1 fire damage to target hero for each Rat you control.',
  ],
  [
    'If there is one brine counter on Grue, draw a card.',
    'If there is exactly one brine counter on Grue, draw a card.',
  ],
  ['Exile target ally.', 'Remove target ally from the game.'],
  ['Counter target ability card.', 'Interrupt target ability card.'],
  ['Target player mills two cards.', 'Target player puts the top two cards of his deck into his graveyard.'],
  ['Target ally has no powers this turn.', 'Target ally loses all powers this turn.'],
  ['Silence target ally.', 'Target ally loses all powers this turn.'],
  ['Stun target hero.', "Exhaust target hero. It can't ready during its controller's next ready step."],
  ['Target hero is frozen.', "Exhaust target hero. It can't ready during its controller's next ready step."],
  ["Target opposing hero can't use weapons this turn.", "Target opponent can't strike with weapons this turn."],
  [
    "Look at target player's hand and discard a card from it.",
    "Look at target player's hand. That player discards a card from his hand of your choice.",
  ],
  [
    'Target opponent reveals his hand. Discard an ability from it.',
    "Look at target opponent's hand. That player discards an ability card from his hand of your choice.",
  ],
  ['Each opponent destroys one of his resources.', 'Each opponent destroys a resource he controls.'],
  [
    'Attach this to target hero. Ongoing: Attached hero has -2 ATK.',
    'Attach to target hero.\nOngoing: Attached hero has -2 ATK.',
  ],
  ['Heroes with brine counters take 1 fire damage.', 'Grue deals 1 fire damage to each hero with a brine counter.'],
  [
    'Each opponent discards a card or takes 3 fire damage.',
    "For each opponent, Grue deals 3 fire damage to that player's hero unless that player discards a card.",
  ],
  [
    "Each opponent may discard a card. If he doesn't, Grue deals 3 fire damage to his hero.",
    "For each opponent, Grue deals 3 fire damage to that player's hero unless that player discards a card.",
  ],
  ['Ongoing: When Grue takes damage, draw a card.', 'Ongoing: When Grue is dealt damage, draw a card.'],
  ['Grue deals 1d6 fire damage to target hero.', 'Roll a die, and Grue deals that much fire damage to target hero.'],
  [
    "Grue deals 5 fire damage to target hero. This damage can't be prevented.",
    'Grue deals 5 unpreventable fire damage to target hero.',
  ],
  ['Grue gains 5 health.', 'Grue heals 5 damage from himself.'],
  [
    'Ongoing: When a hero attacks Grue, it deals 1 fire damage to that hero.',
    'Ongoing: When a hero attacks Grue, Grue deals 1 fire damage to that hero.',
  ],
  [
    "Ongoing: While you control a Rat, Grue can't be attacked.",
    "Ongoing: Grue can't be attacked while you control a Rat.",
  ],
  [
    'Put a brine counter on the raid. If there are three or more, draw a card.',
    'Put a brine counter on the raid. If there are three or more brine counters on the raid, draw a card.',
  ],
  ['Target player discards two cards at random.', 'Target player discards two random cards from his hand.'],
  ['Discard a random card.', 'Discard a random card from your hand.'],
  ['Each opponent chooses and destroys an ally in his party.', 'Each opponent destroys an ally in his party.'],
  [
    'Choose an opposing hero. Grue deals 4 fire damage to that hero at the start of your next turn.',
    'Choose an opposing hero. At the start of your next turn, Grue deals 4 fire damage to that hero.',
  ],
  ['The hero with the most damage is destroyed.', 'Destroy the hero with the most damage.'],
  ['Roll a die. On a 5 or more, destroy target ally.', 'Roll a die. 5-6: Destroy target ally.'],
  ['Roll a die. If you roll a 1 or 2, draw a card.', 'Roll a die. 1-2: Draw a card.'],
  ['Roll a die. On a 6, draw a card.', 'Roll a die. 6: Draw a card.'],
  ["Opponents can't heal this turn.", "Damage can't be healed from opposing heroes this turn."],
  ["Opposing allies can't be healed this turn.", "Damage can't be healed from opposing allies this turn."],
  [
    'Grue deals 1 fire damage to each hero and ally in one party.',
    "Grue deals 1 fire damage to each hero and ally in target player's party.",
  ],
  [
    "Target hero can't attack on its next turn.",
    "Target hero can't attack until the end of its controller's next turn.",
  ],
  [
    "Attach to target hero. Ongoing: At the start of its controller's turn, Grue deals 1 fire damage to it.",
    "Attach to target hero.\nOngoing: At the start of attached hero's controller's turn, Grue deals 1 fire damage to it.",
  ],
  ['Put two Rat tokens into play.', 'Put two Rats into play.'],
  ['Abilities cost 1 more to play this turn.', 'Players pay (1) more to play abilities this turn.'],
  ['The next ability you play this turn costs (2) less.', 'You pay (2) less to play your next ability this turn.'],
  ['Destroy all abilities your opponents control.', 'Destroy all opposing abilities.'],
  ['Flip Grue face down.', 'Turn Grue face down.'],
]

test.each(rows)('%s', (typed, printed) => {
  expect(problem(typed)?.fix).toBe(`Write: ${printed.replace('\n', ' / ')}`)
  expect(problem(printed)).toBeUndefined()
})

test('every row of the table has an example', () => {
  const unused = habits('Grue').filter(([typed]) => !rows.some(([text]) => text.replace(typed, '#') !== text))
  expect(unused).toEqual([])
})

test('a power of a card that resolves begins with "Ongoing:", alone and beside a text', () => {
  const power = 'When an opposing ally is destroyed, draw a card.'
  expect(problem(power)?.what).toBe('it is a power, and a text that happens once is meant')
  expect(problem(`Draw a card.\n${power}`)?.fix).toContain(`: Ongoing: ${power}`)
  expect(problem(power, 'ally')).toBeUndefined()
  expect(problem('Ongoing: When an opposing ally dies, draw a card.')?.what).toBe('"dies," is not read here')
})

test('what has no wording is told with what could stand there, never with the word itself', () => {
  expect(problem('Target hero is petrified.')?.fix).toMatch(/^There could stand: /)
  expect(problem('Draw a crd.')?.fix).toMatch(/^Did you mean "card"\? /)
})
