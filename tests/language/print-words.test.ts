// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language

/** Printed English, one row a sentence: data on the left, what the card says on the right ('|' parts paragraphs). */
import { expect, test } from 'vitest'
import { PrintError, plainWords, printCard } from '../../src/language/print/index.ts'
import {
  type CardDef,
  type Duration,
  type Effect,
  type EventPattern,
  type Mod,
  type Power,
  verbs,
} from '../../src/language/types.ts'

const ability = (part: Partial<CardDef>): CardDef => ({
  name: 'Test',
  type: 'ability',
  set: 'test',
  number: 1,
  cost: 1,
  ...part,
})
const A = ability
const Y = (...powers: Power[]): CardDef => ({ name: 'Test', type: 'ally', set: 'test', number: 1, powers })
const E = (...text: Effect[]): CardDef => ability({ text })
const m = (mods: Mod | readonly Mod[], until?: Duration): Effect => ({
  do: 'modify',
  mods: [mods].flat() as Mod[],
  ...(until ? { until } : {}),
})

const rows: readonly (readonly [CardDef, string])[] = [
  [
    E(
      { do: 'drop', what: 'yourHero', onto: { is: 'character', of: 'opponents' }, as: 'struck' },
      { do: 'deal', n: 5, type: 'arcane', by: 'yourHero', to: '$struck' },
    ),
    'Drop your hero from at least three feet above the table. Your hero deals 5 arcane damage to each opposing hero and ally it lands on.',
  ],
  [
    E({ do: 'discard', by: 'opponents', what: { random: 1, in: 'hand', of: '$by' } }),
    'Each opponent discards a random card from his hand.',
  ],
  [
    E({
      do: 'modes',
      n: 1,
      by: { choose: 1, is: 'opponent', as: 'he' },
      of: [
        [{ do: 'draw' }],
        [{ do: 'deal', n: 3, type: 'shadow', by: 'yourHero', to: { is: 'hero', of: '$he' } }],
        [{ do: 'discard', by: '$he', n: 1 }],
      ],
    }),
    'Choose an opponent, and that player chooses one: You draw a card; your hero deals 3 shadow damage to his hero; or that player discards a card.',
  ],
  [
    E(
      { do: 'name', of: 'number', as: 'n' },
      { do: 'destroy', what: { is: ['ability', 'ally'], of: 'opponents', where: ['cost', '=', '$n'] } },
    ),
    'Choose a number. Destroy all opposing abilities and allies with cost equal to that number.',
  ],
  [
    E({ do: 'name', of: { from: 1 }, as: 'n' }, { do: 'draw', n: '$n' }),
    'Choose a number, 1 or more. Draw that many cards.',
  ],
  [
    E(
      { do: 'name', by: { target: 1, is: 'opponent', as: 'he' }, of: { from: 1, to: 6 }, as: 'n' },
      { do: 'deal', n: '$n', type: 'fire', by: 'yourHero', to: { is: 'hero', of: '$he' } },
    ),
    "Target opponent chooses a number from 1 to 6. Your hero deals that much fire damage to that player's hero.",
  ],
  [
    E(
      { do: 'name', of: 'card type', except: ['hero', 'quest'], as: 'type' },
      { do: 'destroy', what: { is: '$type', of: 'opponents', where: ['cost', '<=', 2] } },
      { do: 'draw', if: { match: { top: 1, in: 'deck', of: 'you' }, is: '$type' } },
    ),
    'Choose a card type other than hero or quest. Destroy all opposing cards of that card type with cost 2 or less. If the top card of your deck is a card of that card type, draw a card.',
  ],
  [
    E(
      { do: 'name', of: 'card type', as: 'type' },
      { do: 'move', what: { choose: 1, is: '$type', in: 'graveyard', of: 'you', as: 'it' }, to: 'hand' },
      { do: 'modify', mods: [{ mod: 'cannot', on: 'play', by: 'opponents', what: { is: '$type' } }], until: 'turn' },
    ),
    "Choose a card type. Put a card of that card type from your graveyard into your hand. Opponents can't play cards of that card type this turn.",
  ],
  [
    E(
      { do: 'choose', what: { choose: 1, is: 'opponent', not: { tag: 'Ghost' }, as: 'he' } },
      m({ mod: 'is', what: '$he', tag: 'Ghost' }, { until: { on: 'end', turn: 'you' }, next: true }),
    ),
    'Choose a non-Ghost opponent. That player is a Ghost until the end of your next turn.',
  ],
  [
    E(m({ mod: 'is', what: 'you', tag: 'Ghost' }, 'turn'), {
      do: 'win',
      by: 'you',
      if: { not: { some: { is: 'opponent', not: { tag: 'Ghost' } } } },
    }),
    'You are a Ghost this turn. If there are no non-Ghost opponents, you win the game.',
  ],
  [
    Y({ always: [{ mod: 'cannot', on: 'attack', by: { is: 'character', of: { is: 'player', tag: 'Ghost' } } }] }),
    "Heroes and allies in a Ghost player's party can't attack.",
  ],
  [
    Y({
      always: [
        { mod: 'cannot', on: 'exhaust', what: { is: 'ally', of: 'opponents' }, purpose: ['attack', 'protect'] },
        { mod: 'cannot', on: 'exhaust', what: { is: 'resource', of: 'opponents' }, purpose: 'pay' },
        { mod: 'cost', on: 'exhaust', what: { is: 'armor', of: 'opponents' }, purpose: 'prevent', n: 1 },
        { mod: 'cannot', on: 'exhaust', what: 'self' },
      ],
    }),
    "Opposing allies can't exhaust to attack or protect. Opposing resources can't exhaust to pay a resource cost. Opposing armor can't exhaust to prevent damage unless their controller pays (1). This ally can't become exhausted.",
  ],
  [
    Y({ when: { on: 'exhaust', what: 'self', purpose: 'use' }, then: [{ do: 'draw', n: 1 }] }),
    'When this ally exhausts to use a power, draw a card.',
  ],
  [
    E({ do: 'destroy', what: { target: { upTo: 1 }, is: ['ability', 'ally', 'equipment'], ofEach: 'opponents' } }),
    'For each opponent, destroy up to one target ability, ally, or equipment that player controls.',
  ],
  [
    E(
      {
        do: 'deal',
        n: 2,
        type: 'fire',
        by: 'yourHero',
        to: { target: 1, is: 'ally', ofEach: 'opponents', as: 'they' },
      },
      m({ mod: 'cannot', on: 'attack', by: '$they' }, 'turn'),
    ),
    "For each opponent, your hero deals 2 fire damage to target ally that player controls. They can't attack this turn.",
  ],
  [
    E({ do: 'move', what: { target: 1, is: 'ally', in: 'graveyard', ofEach: 'players' }, to: 'removed' }),
    "Remove target ally card in each player's graveyard from the game.",
  ],
  [
    E(
      { do: 'draw', if: { happened: { on: 'complete', by: 'you' }, since: 'game' } },
      { do: 'draw', if: { not: { happened: { on: 'destroy', what: { is: 'ally', of: 'you' } }, since: 'game' } } },
      { do: 'draw', if: { happened: { on: 'play', by: 'you', nth: { n: 5, per: 'game' } }, since: 'game' } },
    ),
    "If you completed a quest this game, draw a card. If an ally you control wasn't destroyed this game, draw a card. If you played a card five or more times this game, draw a card.",
  ],
  [
    E({
      do: 'destroy',
      what: { is: ['ability', 'equipment'], did: { on: 'deal', with: 'it', to: 'yourHero', since: 'game' } },
    }),
    'Destroy all abilities and equipment with which your hero was dealt damage this game.',
  ],
  [E({ do: 'discard', by: { target: 1, is: 'player' }, n: 1 }), 'Target player discards a card.'],
  [E({ do: 'discard', by: 'you', what: { in: 'hand', of: 'you' } }), 'Discard your hand.'],
  [E({ do: 'draw', by: { target: 1, is: 'player' }, n: 3 }), 'Target player draws three cards.'],
  [
    E({
      do: 'deal',
      n: { plus: [3, { stat: 'atk', of: { choose: 1, tag: 'Dagger', of: 'you' } }] },
      type: 'melee',
      by: 'yourHero',
      to: { target: 1, is: 'character', state: 'exhausted' },
    }),
    'Your hero deals X melee damage to target exhausted hero or ally, where X is 3 plus the ATK of a Dagger you control.',
  ],
  [
    E({
      do: 'deal',
      n: { minus: [7, { stat: 'hand', of: { target: 1, is: 'player' } }] },
      type: 'shadow',
      by: 'yourHero',
      to: { target: 1, is: 'hero' },
    }),
    "Your hero deals X shadow damage to target hero, where X is 7 minus the number of cards in target player's hand.",
  ],
  [
    E(
      m(
        [
          { mod: 'is', what: 'self', type: 'ally' },
          { mod: 'stat', what: 'self', stat: 'atk', n: 2, set: true },
          { mod: 'stat', what: 'self', stat: 'health', n: 2, set: true },
        ],
        'turn',
      ),
    ),
    'This ability is also an ally and has 2 ATK and 2 health this turn.',
  ],
  [
    Y({ always: [{ mod: 'double', what: { is: 'weapon', of: 'you' }, stat: 'atk' }] }),
    'Double the ATK of all weapons you control.',
  ],
  [
    E(m({ mod: 'switch', what: { target: 1, is: 'ally' } }, 'turn')),
    'Switch the ATK and health of target ally this turn.',
  ],
  [
    E({
      do: 'deal',
      n: { double: 2, each: { count: { name: 'Test', in: 'graveyard', of: 'you', other: true } } },
      type: 'ranged',
      by: 'yourHero',
      to: { target: 1, is: 'character' },
    }),
    'Your hero deals 2 ranged damage to target hero or ally. That amount is doubled for each other Test in your graveyard.',
  ],
  [
    E(
      { do: 'choose', what: { choose: 1, is: 'ally', of: 'you', as: 'one' } },
      { do: 'deal', n: { stat: 'atk', of: '$one' }, by: '$one', to: { target: 1, is: 'ally' } },
    ),
    'Choose an ally you control, and it deals damage equal to its ATK to target ally.',
  ],
  [
    E({
      do: 'deal',
      n: { sum: 'atk', of: { is: 'ally', of: 'you' } },
      by: 'yourHero',
      type: 'holy',
      to: { target: 1, is: 'hero' },
    }),
    'Your hero deals X holy damage to target hero, where X is the combined ATK of all allies you control.',
  ],
  [
    E({
      do: 'deal',
      n: { case: [{ if: { match: 'yourHero', trait: 'Horde' }, use: 4 }], else: 1 },
      by: 'yourHero',
      to: { target: 1, is: 'hero' },
    }),
    'Your hero deals 1 damage to target hero, or 4 if your hero is Horde.',
  ],
  [
    E({ do: 'put', n: 1, what: 'spine', to: { target: 1, is: 'hero', of: 'opponents' } }),
    'Put a spine counter on target opposing hero.',
  ],
  [E({ do: 'put', n: 2, what: 'bone', to: 'self' }), 'Put two bone counters on this ability.'],
  [
    E({ do: 'remove', n: 'all', what: 'damage', from: 'yourHero' }, { do: 'draw', until: 'maxHand' }),
    'Remove all damage from your hero. Draw cards until you reach your maximum hand size.',
  ],
  [
    E({ do: 'move', what: { choose: 3, is: 'ally', in: 'graveyard', of: 'you' }, to: 'removed' }),
    'Remove three ally cards in your graveyard from the game.',
  ],
  [
    E(
      { do: 'move', what: { in: 'hand', of: 'you' }, to: 'deck', at: 'shuffled', as: 'put' },
      { do: 'draw', n: '$put.n' },
    ),
    'Shuffle your hand into your deck. Draw that many cards.',
  ],
  [
    E({ do: 'move', what: { target: 1, is: 'ally' }, to: 'deck', at: 'top' }),
    "Put target ally on top of its owner's deck.",
  ],
  [
    E({ do: 'move', what: { top: 1, in: 'deck', of: 'you' }, to: 'resources', face: 'down', state: 'exhausted' }),
    'Put the top card of your deck into your resource row face down and exhausted.',
  ],
  [
    E({ do: 'move', by: 'players', what: { is: 'ally', in: 'graveyard', of: '$by' }, to: 'play' }),
    'Each player puts all ally cards from his graveyard into play.',
  ],
  [
    E(
      { do: 'create', n: 3, token: 'Peasant', as: 'they' },
      m({ mod: 'when', event: { on: 'end', turn: 'players' }, then: [{ do: 'destroy', what: '$they' }], next: true }),
    ),
    'Put three Peasants into play. At end of turn, destroy those Peasants.',
  ],
  [E({ do: 'turn', what: { target: 1, is: 'quest' }, face: 'down' }), 'Turn target quest face down.'],
  [
    E({ do: 'turn', by: { target: 1, is: 'player' }, what: { choose: 1, is: 'quest', of: '$by' }, face: 'down' }),
    'Target player turns a quest he controls face down.',
  ],
  [
    E({
      do: 'attach',
      what: { target: 1, is: 'ability', state: 'attached', as: 'it' },
      to: { choose: 1, is: 'character', other: '$it' },
    }),
    'Attach target attached ability to another hero or ally.',
  ],
  [
    E({ do: 'interrupt', what: { target: 1, is: 'ability', in: 'chain', of: 'opponents' } }),
    'Interrupt target opposing ability card.',
  ],
  [E({ do: 'uncombat', what: { is: 'ally', state: 'attacking' } }), 'Remove all attacking allies from combat.'],
  [
    E(
      { do: 'search', in: 'deck', for: { choose: { upTo: 2 }, tag: 'Combo' }, as: 'found' },
      { do: 'reveal', what: '$found' },
      { do: 'move', what: '$found', to: 'hand' },
      { do: 'shuffle', what: { in: 'deck', of: 'you' } },
    ),
    'Search your deck for up to two Combo cards, reveal them, and put them into your hand. Shuffle your deck.',
  ],
  [
    E(
      { do: 'roll', as: 'die' },
      {
        do: 'table',
        of: '$die',
        rows: [
          { is: [1, 2], then: [{ do: 'draw', n: 1 }] },
          { is: [3, 5], then: [] },
          { is: 'even', then: [{ do: 'exhaust', what: { choose: 1, is: 'ally' } }] },
        ],
      },
    ),
    'Roll a die. 1-2: Draw a card. 3-5: Nothing happens. Even: Exhaust an ally.',
  ],
  [
    E({ do: 'repeat', these: [{ do: 'draw', n: 1 }], while: { some: { is: 'card', in: 'hand', of: 'you' } } }),
    'Draw a card. Then, if there is a card in your hand, repeat this process.',
  ],
  [
    E({
      do: 'if',
      if: { match: 'yourHero', state: 'defending' },
      then: [{ do: 'draw', n: 1 }],
      else: [{ do: 'discard', n: 1 }],
    }),
    'If your hero is defending, draw a card. Otherwise, discard a card.',
  ],
  [
    E({
      do: 'try',
      may: 'you',
      these: [{ do: 'pay', n: 2 }],
      then: [{ do: 'draw', n: 1 }],
      else: [{ do: 'destroy', what: 'self' }],
    }),
    "You may pay (2). If you do, draw a card. If you don't, destroy this ability.",
  ],
  [
    E({
      do: 'try',
      these: [{ do: 'destroy', what: { choose: 1, tag: 'Pet', of: 'you' } }],
      then: [{ do: 'draw', n: 2 }],
    }),
    'Destroy a Pet you control. If you do, draw two cards.',
  ],
  [
    E({ do: 'try', may: 'opponents', as: 'they', these: [{ do: 'draw', by: '$they', n: 1 }] }),
    'Each opponent may draw a card.',
  ],
  [
    E({
      do: 'try',
      may: 'players',
      as: 'they',
      these: [{ do: 'discard', by: '$they', n: 1 }],
      then: [{ do: 'draw', by: '$they', n: 2 }],
    }),
    'Each player may discard a card. Each player who does draws two cards.',
  ],
  [
    E({
      do: 'try',
      may: { controller: { target: 1, is: 'ally', as: 'it' } },
      these: [{ do: 'discard', by: { controller: '$it' }, n: 1 }],
      else: [{ do: 'destroy', what: '$it' }],
    }),
    "Target ally's controller may discard a card. If that player doesn't, destroy that ally.",
  ],
  [
    E({
      do: 'modes',
      n: 2,
      of: [[{ do: 'draw', n: 1 }], [{ do: 'destroy', what: { target: 1, is: 'armor' } }], [{ do: 'win', by: 'you' }]],
    }),
    'Choose two: Draw a card; destroy target armor; or you win the game.',
  ],
  [
    E({ do: 'play', what: { choose: 1, is: 'event', in: 'hand', of: 'you' }, cost: 0 }),
    'Play an event card in your hand without paying its cost.',
  ],
  [E({ do: 'swap', what: 'yourHero', for: 'Onyxia (Stage 2)' }), 'Swap your hero with Onyxia (Stage 2).'],
  [E({ do: 'say', words: 'Now!' }, { do: 'lose', by: 'opponents' }), 'Say "Now!" Each opponent loses the game.'],
  [
    E(m({ mod: 'keyword', what: { target: 1, is: 'ally' }, keyword: 'Elusive' }, 'turn')),
    'Target ally has Elusive this turn.',
  ],
  [
    E(
      m(
        [
          { mod: 'stat', what: { target: 1, is: 'ally', as: 'a' }, stat: 'atk', n: 3 },
          { mod: 'keyword', what: '$a', keyword: 'Ferocity' },
        ],
        'turn',
      ),
    ),
    'Target ally has +3 ATK and Ferocity this turn.',
  ],
  [
    E(m({ mod: 'stat', what: { target: 1, is: 'character' }, stat: 'atk', n: -2 }, 'turn')),
    'Target hero or ally has -2 ATK this turn.',
  ],
  [E(m({ mod: 'cannot', on: 'draw', by: 'players' }, 'turn')), "Players can't draw cards this turn."],
  [
    E(m({ mod: 'cannot', on: ['play', 'strike'], by: { controller: { target: 1, is: 'hero' } } }, 'turn')),
    "Target hero's controller can't play cards or strike this turn.",
  ],
  [
    E(m({ mod: 'cannot', on: 'attack', what: { target: 1, is: 'ally' } }, 'turn')),
    "Target ally can't be attacked this turn.",
  ],
  [
    E(m({ mod: 'cannot', on: 'heal', from: { target: 1, is: 'ally' } }, 'turn')),
    "Damage can't be healed from target ally this turn.",
  ],
  [
    E(m({ mod: 'cost', on: 'strike', by: 'you', with: { is: 'weapon', tag: 'Melee' }, n: -3, next: true }, 'turn')),
    'You pay (3) less the next time you strike with a Melee weapon this turn.',
  ],
  [
    E(m({ mod: 'cost', on: 'play', by: 'you', n: -5, next: true }, 'turn')),
    'You pay (5) less to play your next card this turn.',
  ],
  [
    E(
      m(
        { mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' },
        { while: { match: 'self', state: 'exhausted' } },
      ),
    ),
    'Gain control of target ally while this ability remains exhausted.',
  ],
  [
    E(
      m(
        { mod: 'prevent', would: { on: 'deal', to: { target: 1, is: 'character' }, combat: true }, n: { next: 3 } },
        'combat',
      ),
    ),
    'Prevent the next 3 combat damage that would be dealt to target hero or ally this combat.',
  ],
  [
    E(
      m(
        { mod: 'prevent', would: { on: 'deal', by: { is: 'ally', of: 'opponents' } }, n: 'all' },
        { until: { on: 'start', turn: 'you' } },
      ),
    ),
    'Prevent all damage that opposing allies would deal until your next turn.',
  ],
  [
    Y({ always: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ability', tag: 'Elemental' }, n: -1, min: 1 }] }),
    'You pay (1) less to play Elemental abilities, to a minimum of (1).',
  ],
  [
    Y({ always: [{ mod: 'cost', on: 'play', by: 'opponents', what: { is: 'ability' }, n: 2 }] }),
    'Opponents pay (2) more to play abilities.',
  ],
  [Y({ always: [{ mod: 'can', on: 'protect', by: 'self', for: 'yourHero' }] }), 'This ally can protect your hero.'],
  [
    Y({ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: 3, while: { match: 'self', state: 'damaged' } }] }),
    'This ally has +3 ATK while it is damaged.',
  ],
  [
    Y({ always: [{ mod: 'stat', what: 'self', stat: 'atk', n: { stat: 'damage', of: 'self' } }] }),
    'This ally has +1 ATK for each damage on it.',
  ],
  [
    Y({
      always: [
        { mod: 'stat', what: 'self', stat: 'atk', n: 1 },
        { mod: 'stat', what: 'self', stat: 'health', n: 1 },
        { mod: 'keyword', what: 'self', keyword: 'Protector' },
      ],
      while: { some: { is: 'ally', of: 'you', other: true } },
    }),
    'This ally has +1 ATK, +1 health, and Protector while you control another ally.',
  ],
  [
    Y({ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', trait: 'Horde', other: true }, stat: 'atk', n: 3 }] }),
    'Other Horde allies you control have +3 ATK.',
  ],
  [Y({ always: [{ mod: 'keyword', what: { is: 'ally' }, keyword: 'Ferocity' }] }), 'All allies have Ferocity.'],
  [
    Y({
      always: [
        {
          mod: 'power',
          what: { is: 'ally', of: 'you' },
          power: { pay: [{ do: 'activate' }], then: [{ do: 'draw', n: 1 }] },
        },
      ],
    }),
    'Allies you control have "[Activate] >>> Draw a card."',
  ],
  [
    Y({ always: [{ mod: 'enters', what: { is: 'ally', of: 'opponents' }, state: 'exhausted' }] }),
    'Opposing allies enter play exhausted.',
  ],
  [
    Y({ always: [{ mod: 'prevent', would: { on: 'deal', to: 'self', n: ['>=', 3] }, n: 'all' }] }),
    'If this ally would be dealt 3 or more damage, prevent it.',
  ],
  [Y({ always: [{ mod: 'cannot', on: 'destroy', what: 'yourHero' }] }), "Your hero can't be destroyed."],
  [
    Y({ always: [{ mod: 'cannot', on: 'protect', by: { is: 'character', of: 'opponents' } }] }),
    "Opposing heroes and allies can't protect.",
  ],
  [
    Y({
      when: { on: 'destroy', what: 'self' },
      then: [{ do: 'deal', n: 1, type: 'fire', by: 'self', to: { is: 'character', of: 'opponents' } }],
    }),
    'When this ally is destroyed, it deals 1 fire damage to each opposing hero and ally.',
  ],
  [
    Y({
      when: { on: 'deal', by: 'self', to: { is: 'ally', state: 'damaged' }, combat: true },
      then: [{ do: 'destroy', what: '$to' }],
    }),
    'When this ally deals combat damage to a damaged ally, destroy that ally.',
  ],
  [
    Y({
      when: { on: 'enter', what: { is: 'ally', of: 'opponents' }, zone: 'play' },
      then: [{ do: 'deal', n: 1, type: 'ranged', by: 'self', to: '$what' }],
    }),
    'When an opposing ally enters play, this ally deals 1 ranged damage to it.',
  ],
  [
    Y({
      when: { on: 'leave', what: { name: 'Whelp' }, zone: 'party', of: 'you', last: true },
      then: [{ do: 'draw', n: 1 }],
    }),
    'When the last Whelp leaves your party, draw a card.',
  ],
  [
    Y({ when: { on: 'complete', by: 'you' }, then: [{ do: 'ready', what: 'self' }] }),
    'When you complete a quest, ready this ally.',
  ],
  [
    Y({ when: { on: 'play', by: 'opponents', what: { is: 'ability' } }, then: [{ do: 'discard', by: '$by', n: 1 }] }),
    'When an opponent plays an ability, he discards a card.',
  ],
  [
    Y({ when: { on: 'end', turn: 'opponents' }, then: [{ do: 'draw', by: '$turn', n: 1 }] }),
    "At the end of each opponent's turn, that player draws a card.",
  ],
  [
    Y({ when: { on: 'start', turn: 'players', step: 'action' }, then: [{ do: 'draw', n: 1 }] }),
    "At the start of each player's action step, draw a card.",
  ],
  [
    Y({ when: { on: ['attack', 'defend'], by: 'self' }, then: [{ do: 'draw', n: 1 }] }),
    'When this ally attacks or defends, draw a card.',
  ],
  [
    Y({
      when: { on: 'discard', by: 'you', what: { is: 'ally' } },
      if: { compare: [{ count: { is: 'resource', of: 'you' } }, '>=', 5] },
      then: [{ do: 'draw', n: 1 }],
    }),
    'When you discard an ally, if you control five or more resources, draw a card.',
  ],
  [
    Y({
      pay: [
        { do: 'pay', n: 'X' },
        { do: 'destroy', what: 'self' },
      ],
      then: [{ do: 'deal', n: 'X', type: 'arcane', by: 'self', to: { is: 'ally' } }],
    }),
    '(X), Destroy this ally >>> This ally deals X arcane damage to each ally.',
  ],
  [
    Y({
      pay: [{ do: 'pay', n: 1 }],
      then: [{ do: 'draw', n: 1 }],
      limit: { n: 1, per: 'turn' },
      only: { some: { tag: 'Pet', of: 'you' } },
    }),
    'Once per turn: (1) >>> Draw a card. Use only if you control a Pet.',
  ],
  [
    Y({ pay: [{ do: 'pay', n: 1 }], then: [{ do: 'draw', n: 1 }], only: { not: { turnOf: 'you' } } }),
    "(1) >>> Draw a card. Use only if it isn't your turn.",
  ],
  [
    A({
      powers: [{ play: { rather: [{ do: 'exhaust', what: { choose: 1, is: 'armor', tag: 'Shield', of: 'you' } }] } }],
      text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }],
    }),
    "You may exhaust a Shield armor you control rather than pay this card's cost.|Your hero deals 1 damage to target hero or ally.",
  ],
  [
    A({
      powers: [
        {
          play: {
            only: { turnOf: 'opponents' },
            add: [
              {
                do: 'move',
                what: { choose: { upTo: 5 }, tag: 'Combo', in: 'graveyard', of: 'you' },
                to: 'removed',
                as: 'gone',
              },
            ],
          },
        },
      ],
      text: [
        { do: 'deal', n: { plus: [2, '$gone.n'] }, type: 'melee', by: 'yourHero', to: { target: 1, is: 'character' } },
      ],
    }),
    "Play only on an opponent's turn. As an additional cost to play, remove up to five Combo cards in your graveyard from the game.|Your hero deals X melee damage to target hero or ally, where X is 2 plus the number of cards removed this way.",
  ],
  [
    E({ do: 'destroy', what: { target: 1, is: 'ability', not: { attachedTo: { is: 'character', of: 'friends' } } } }),
    "Destroy target ability that isn't attached to a friendly hero or ally.",
  ],
  [
    E({ do: 'destroy', what: { target: 1, is: 'ally', where: ['cost', '<=', 3] } }),
    'Destroy target ally with cost 3 or less.',
  ],
  [E({ do: 'destroy', what: { is: 'ally', where: ['cost', 'odd'] } }), 'Destroy all allies with an odd cost.'],
  [
    E({ do: 'destroy', what: { target: 'any', is: 'ability', attachedTo: 'yourHero' } }),
    'Destroy any number of target abilities attached to your hero.',
  ],
  [
    E({
      do: 'destroy',
      what: [
        { target: 1, is: 'ability' },
        { target: 1, is: 'ally', state: 'ready' },
        { target: 1, is: 'equipment' },
      ],
    }),
    'Destroy target ability, target ready ally, and target equipment.',
  ],
  [E({ do: 'exhaust', what: { is: 'character' } }), 'Exhaust all heroes and allies.'],
  [
    E({ do: 'heal', n: 3, by: 'yourHero', from: { is: 'character', of: 'friends' } }),
    'Your hero heals 3 damage from each friendly hero and ally.',
  ],
  [
    E(
      { do: 'deal', n: 3, type: 'nature', by: 'yourHero', to: { target: 1, is: 'character', as: 'one' } },
      { do: 'heal', n: 1, by: 'yourHero', from: { target: 1, is: 'character', other: '$one' } },
    ),
    'Your hero deals 3 nature damage to target hero or ally and heals 1 damage from another target hero or ally.',
  ],
  [
    E(
      { do: 'choose', by: 'opponents', what: { choose: 1, is: 'ally', of: '$by' }, as: 'one' },
      { do: 'destroy', what: '$one' },
    ),
    'Each opponent chooses an ally in his party. Destroy those allies.',
  ],
  [
    E({ do: 'deal', n: 1, by: { choose: 1, is: 'ally', of: 'you' }, to: { random: 1, is: 'hero', of: 'opponents' } }),
    'An ally you control deals 1 damage to a random opposing hero.',
  ],
  [
    E({ do: 'create', n: 1, copy: { target: 1, is: 'ally', of: 'you' } }),
    'Put a token copy of target ally you control into play.',
  ],
  [
    E({ do: 'create', n: 1, copy: { is: 'ally', of: 'you' }, state: 'exhausted' }),
    'Put a token copy of each ally you control into play exhausted.',
  ],
  [E({ do: 'copy', what: { target: 1, is: 'ability', in: 'chain' } }), 'Copy target ability card.'],
  [
    E({ do: 'play', what: { target: 1, is: 'ability', in: 'graveyard', of: 'you' }, cost: 0, copy: true }),
    'Copy target ability card in your graveyard. Play that copy without paying its cost.',
  ],
  [
    E({ do: 'exchange', what: { target: 1, is: 'ally', of: 'opponents' }, for: { target: 1, is: 'item', of: 'you' } }),
    'Exchange control of target opposing ally and target item you control.',
  ],
  [
    E(m({ mod: 'copy', what: { target: 1, is: 'ally' }, of: { target: 1, is: 'ally', of: 'you' } }, 'turn')),
    'Target ally becomes a copy of target ally you control this turn.',
  ],
  [E({ do: 'turn', what: { is: 'deck', of: 'you' } }), 'Turn your deck over.'],
  [E({ do: 'keyword', keyword: 'Portal' }), 'Portal.'],
  [
    Y({ always: [{ mod: 'see', what: { top: 1, in: 'deck', of: 'you' }, by: 'players' }] }),
    'Play with the top card of your deck revealed.',
  ],
  [
    Y({ always: [{ mod: 'see', what: { top: 1, in: 'deck', of: 'you' }, by: 'you' }] }),
    'You may look at the top card of your deck at any time.',
  ],
  [
    Y({ always: [{ mod: 'see', what: { top: 1, in: 'deck', of: 'opponents' }, by: 'you' }] }),
    "You may look at the top card of each opponent's deck at any time.",
  ],
  [
    Y({ always: [{ mod: 'see', what: { top: 2, in: 'deck', of: 'players' }, by: 'players' }] }),
    "Play with the top two cards of each player's deck revealed.",
  ],
  [E(m({ mod: 'noPowers', what: { target: 1, is: 'ally' }, gains: true })), 'Target ally loses all powers.'],
  [
    A({ attach: { target: 1, is: 'ally', in: 'graveyard', of: 'you' } }),
    'Put target ally card from your graveyard into play and attach this ability to it.',
  ],
  [E({ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand', of: 'you' }), 'Put target ally into your hand.'],
  [
    Y({
      when: { on: 'play', by: 'you', what: { is: 'ability', not: { state: 'ongoing' } } },
      then: [{ do: 'draw', n: 1 }],
    }),
    'When you play a non-ongoing ability, draw a card.',
  ],
]

test.each(rows)('%#', (def, text) => {
  expect(printCard(def, plainWords).text.split('\n').join('|')).toBe(text)
})

test('every event says each of its roles in every mood, or the linter refuses it', () => {
  const roles: Readonly<Partial<EventPattern>> = {
    by: 'opponents',
    what: { is: 'ally' },
    to: 'self',
    from: { is: 'hero' },
    with: { is: 'weapon' },
    for: { is: 'hero', of: 'you' },
    against: { is: 'ally', of: 'opponents' },
    zone: 'graveyard',
    of: 'friends',
    type: 'fire',
    combat: true,
    fatal: true,
    n: ['>=', 3],
    turn: 'opponents',
    step: 'draw',
    cause: { is: 'opponent', where: ['hand', '>=', 4] },
    quest: true,
  }
  const keys = Object.keys(roles) as (keyof EventPattern)[]
  const moods: readonly ((event: EventPattern) => Power)[] = [
    (event) => ({ when: event, then: [{ do: 'draw' }] }),
    (event) => ({ always: [{ mod: 'cannot', ...event }] }),
    (event) => ({
      always: [{ mod: 'instead', would: event, ...(event.on === 'roll' ? { n: 6 } : { then: [{ do: 'draw' }] }) }],
    }),
    (event) => ({ when: { on: 'start', turn: 'you' }, if: { happened: event, since: 'turn' }, then: [{ do: 'draw' }] }),
    (event) => ({
      when: { on: 'start', turn: 'you' },
      if: { not: { happened: event, since: 'turn' } },
      then: [{ do: 'draw' }],
    }),
  ]
  const textOf = (power: Power): string | null => {
    try {
      return printCard(Y(power), plainWords).text
    } catch (error) {
      if (error instanceof PrintError) return null
      throw error
    }
  }
  const unsaid: string[] = []
  for (const on of verbs)
    for (const mood of moods) {
      const bare = textOf(mood({ on }))
      expect(bare, on).toMatch(/^[A-Z].*\.$/)
      expect(bare, on).not.toMatch(/undefined|\[object| {2}|\b(\w+) \1\b/)
      const alone = new Map(keys.map((key) => [key, textOf(mood({ on, [key]: roles[key] }))]))
      const said = keys.filter((key) => alone.get(key) !== null)
      for (const key of said) if (alone.get(key) === bare) unsaid.push(`${on} ${key}`)
      for (const a of said)
        for (const b of said.slice(said.indexOf(a) + 1)) {
          const both = textOf(mood({ on, [a]: roles[a], [b]: roles[b] }))
          if (both !== null && (both === alone.get(a) || both === alone.get(b))) unsaid.push(`${on} ${a} ${b}`)
        }
    }
  expect(unsaid).toEqual([])
})
