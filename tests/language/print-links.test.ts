// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Words about costs, targets, links and guesses in English; and what the schema refuses of them. */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Effect, Mod, Power } from '../../src/language/types.ts'
import { cards } from '../set/index.ts'

const A = (part: Partial<CardDef>): CardDef => ({
  name: 'Test',
  type: 'ability',
  set: 'test',
  number: 1,
  cost: 1,
  ...part,
})
const E = (...text: Effect[]): CardDef => A({ text })
const P = (...powers: Power[]): CardDef => A({ powers })
const M = (mod: Mod): CardDef => ({ ...P({ always: [mod] }), type: 'ally' })
const set = (name: string): CardDef => cards.find((c) => c.name === name) as CardDef
const fire = { do: 'deal', n: 3, type: 'fire', by: 'yourHero' } as const

const rows: readonly (readonly [CardDef, string])[] = [
  [
    E({ ...fire, to: { target: 'any', is: 'character' }, divided: true }),
    'Your hero deals 3 fire damage divided as you choose to any number of target heroes and/or allies.',
  ],
  [
    E({ do: 'heal', n: 6, by: 'yourHero', from: { target: 'any', is: 'character' }, divided: true }),
    'Your hero heals 6 damage divided as you choose from any number of target heroes and/or allies.',
  ],
  [
    E({ do: 'put', n: 3, what: 'rune', to: { target: { upTo: 3 }, is: 'ally' }, divided: true }),
    'Put three rune counters divided as you choose on up to three target allies.',
  ],
  [
    E({ ...fire, to: { target: 1, atRandom: true, is: 'ally', of: 'opponents' } }),
    'Your hero deals 3 fire damage to target opposing ally chosen at random.',
  ],
  [E({ do: 'interrupt', what: { target: 1, is: 'reward', in: 'chain' } }), 'Interrupt target quest reward effect.'],
  [
    E({
      do: 'interrupt',
      what: { target: 1, is: ['card', 'effect'], in: 'chain', targeting: { is: 'card', of: 'you' } },
    }),
    "Interrupt target card or effect that's targeting a card you control.",
  ],
  [
    set('Spell Reflection'),
    "You may exhaust a Shield armor you control rather than pay this card's cost.|Choose an ability card that's targeting only your hero. Change that card's target to its controller's hero.",
  ],
  [set('Spell Ricochet'), 'You may change the target of an ability card with a single target.'],
  [
    {
      ...set('Amano, Herald of the Sun'),
      powers: [{ ...set('Amano, Herald of the Sun').powers![0]!, then: [{ do: 'draw' }] } as Power],
    },
    'Empower Paladin: When this ally enters play, if you control another Paladin hero or ally, draw a card.',
  ],
  [
    set("Rime and Freezin'"),
    'Empower Mage: If you control a Mage hero or ally, your hero deals 4 frost damage to target opposing ally. Empower Shaman: If you control a Shaman hero or ally, your hero deals 4 frost damage to target opposing hero.',
  ],
  [
    set('Farseer Nobundo'),
    "At the start of your turn, guess whether the top card of your deck has a higher or lower cost than the top card of target opponent's deck.",
  ],
  [M({ mod: 'must', on: 'target', by: 'opponents', what: 'self' }), 'Opponents must target this ally if able.'],
  [M({ mod: 'must', on: 'target', by: 'players', random: true }), 'Players choose targets at random.'],
  [
    M({ mod: 'can', on: 'play', by: 'you', for: { is: 'ally', in: 'graveyard', of: 'you' } }),
    'You can play ally cards from your graveyard.',
  ],
  [
    M({ mod: 'can', on: 'complete', by: 'you', for: { is: 'quest', of: 'opponents' } }),
    'You can complete opposing quests.',
  ],
  [
    M({ mod: 'cost', on: 'strike', by: 'opponents', with: { is: 'weapon' }, add: [{ do: 'discard', n: 1 }] }),
    'As an additional cost to strike with a weapon, opponents must discard a card.',
  ],
  [
    M({ mod: 'cost', on: 'play', by: 'you', what: { is: 'ability' }, rather: [] }),
    'You may play abilities without paying their cost.',
  ],
  [
    P({ play: { rather: [] }, if: { turnOf: 'you', first: true } }),
    'On your first turn, you may play this card without paying its cost.',
  ],
  [P({ play: { n: -1, min: 1 } }), 'You pay (1) less to play this card, to a minimum of (1).'],
  [
    P({
      play: {
        add: [{ do: 'move', what: { choose: 'X', tag: 'Combo', in: 'graveyard', of: 'you' }, to: 'removed' }],
        x: 5,
      },
    }),
    'As an additional cost to play, remove X Combo cards in your graveyard from the game, where X is 5 or less.',
  ],
  [P({ basic: true, pay: [{ do: 'pay', n: 2 }], then: [{ do: 'draw', n: 1 }] }), 'Ongoing: Basic (2) >>> Draw a card.'],
  [
    { ...P({ always: [{ mod: 'rewards', what: 'self', of: { is: 'quest', of: 'opponents' } }] }), type: 'quest' },
    'This quest has the reward powers of all opposing quests.',
  ],
]

test.each(rows.map(([card, text], i) => [i, card, text] as const))('%i', (_, card, text) => {
  const printed = printCard(card, plainWords).text
  if (card.name === 'Farseer Nobundo') expect(printed.startsWith(text)).toBe(true)
  else expect(printed.replaceAll('\n', '|')).toBe(text)
})

test.each([
  [M({ mod: 'must', on: 'target', by: 'players' }), 'neither "what" nor "random" is given'],
  [
    M({ mod: 'must', on: 'attack', by: 'self', what: 'yourHero', random: true }),
    'what is chosen at random is not said',
  ],
  [M({ mod: 'can', on: 'pay', by: 'you' }), 'it does not say with which cards'],
  [M({ mod: 'cost', on: 'strike', by: 'you', rather: [] }), '"rather" works only for playing'],
  [M({ mod: 'see', what: { in: 'hand', of: 'opponents' }, by: 'you' }), 'only the top of a deck can be shown'],
  [M({ mod: 'see', what: { top: 1, in: 'graveyard', of: 'you' }, by: 'you' }), 'only the top of a deck can be shown'],
  [M({ mod: 'copy', what: 'self', of: 'host' }), 'only an effect can make a card a copy (402.3a)'],
  [M({ mod: 'cost', on: 'play', by: 'you', n: -1, next: true }), 'a permanent modifier is never used up'],
  [M({ mod: 'prevent', would: { on: 'deal' }, n: { next: 2 } }), 'a permanent modifier is never used up'],
  [M({ mod: 'cost', on: 'protect', by: 'self', n: 1 }), 'there is no cost to "protect"'],
  [M({ mod: 'cannot', on: ['attack', 'shuffle'], by: 'you' }), 'a modifier can’t forbid "shuffle"'],
  [M({ mod: 'instead', would: { on: 'search' }, then: [] }), 'a modifier can’t replace "search"'],
  [M({ mod: 'prevent', would: { on: 'heal' }, n: 'all' }), '"heal" can’t be prevented'],
  [
    M({ mod: 'cost', on: 'exhaust', what: 'self', add: [{ do: 'draw' }] }),
    'exhausting can only cost resources (600.3a)',
  ],
  [E({ do: 'try', may: 'players', these: [{ do: 'draw', n: 1 }] }), 'several players decide, each alone'],
  [E({ do: 'guess', stat: 'cost', what: 'self', than: 'self' }), 'the guess has no name'],
  [
    E({ do: 'heal', n: 'all', by: 'yourHero', from: { target: 1, is: 'ally' }, divided: true }),
    'only a single amount can be divided',
  ],
  [E({ do: 'exhaust', what: { choose: 1, atRandom: true, is: 'ally' } }), '"atRandom" works only for targets'],
])('refused: %#', (card, what) => {
  expect(
    checkCard(card)
      .map((p) => p.what)
      .join(),
  ).toContain(what)
})
