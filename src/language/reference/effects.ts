/** The effects of texts. */
import type { Effect } from '../types.ts'
import { card, type Entry, power, text } from './entry.ts'

const anAlly = { target: 1, is: 'ally' } as const
const foe = { target: 1, is: 'character', of: 'opponents' } as const
const friend = { choose: 1, is: 'ally', of: 'you' } as const
const draw: Effect = { do: 'draw', n: 1 }

export const effectEntries: Readonly<Record<Effect['do'], Entry>> = {
  deal: text('Deals damage from a card to characters.', '405.4', {
    do: 'deal',
    n: 3,
    type: 'fire',
    by: 'yourHero',
    to: foe,
  }),
  heal: text('Removes damage from characters.', '407.1', {
    do: 'heal',
    n: 4,
    by: 'yourHero',
    from: { target: 1, is: 'character' },
  }),
  put: text('Puts damage or counters on cards. Damage that is put is not dealt, so it can’t be prevented.', '405.3', {
    do: 'put',
    n: 2,
    what: 'damage',
    to: foe,
  }),
  remove: power('Removes damage or counters from cards.', '404.1', {
    pay: [{ do: 'pay', n: 0 }],
    then: [
      { do: 'put', n: 1, what: 'spark', to: 'self' },
      { do: 'remove', n: 1, what: 'spark', from: 'self' },
    ],
  }),
  switch: text('Switches the damage of two characters.', '405.7', {
    do: 'switch',
    what: 'damage',
    of: { target: 1, is: 'ally', of: 'you' },
    with: { target: 1, is: 'ally', of: 'opponents' },
  }),
  destroy: text('Destroys cards: they go to their owners’ graveyards.', '415.9d', { do: 'destroy', what: anAlly }),
  discard: text('Players discard cards from their hands.', '415.9e', { do: 'discard', by: 'opponents', n: 1 }),
  draw: text('Players draw cards, one at a time.', '415.9f', { do: 'draw', n: 2 }),
  move: text('Moves cards to another zone.', '415.9', { do: 'move', what: anAlly, to: 'hand' }),
  create: text('Creates tokens, or token copies of cards.', '404.2', {
    do: 'create',
    n: 2,
    token: { tags: ['Wolf'], atk: 1, health: 1 },
  }),
  bring: text(
    'In a raid: cards and tokens from outside the game enter play, all at the same time, as a wave.',
    'R301.5a',
    {
      do: 'bring',
      cards: [[2, 'Sample Token']],
    },
  ),
  drawFrom: text('In a raid: changes the deck that you draw from for the rest of the game.', 'R303.1b', {
    do: 'drawFrom',
    deck: 'second',
  }),
  copy: power('Copies cards on the chain; each copy resolves by itself.', '402.1', {
    in: 'chain',
    when: { on: 'play', by: 'you', what: 'self' },
    then: [{ do: 'copy', what: 'self' }],
  }),
  exchange: text('Exchanges control of two cards.', '415.8e', {
    do: 'exchange',
    what: { target: 1, is: 'ally', of: 'you' },
    for: { target: 1, is: 'ally', of: 'opponents' },
  }),
  name: text(
    'A player names a card, a type, a word or a number; "as" keeps it.',
    '202.4',
    { do: 'name', of: 'ally type', as: 'kind' },
    { do: 'destroy', what: { is: 'ally', tag: '$kind' } },
  ),
  search: text(
    'Looks through a zone for cards, and names those found; a deck is shuffled afterwards.',
    '413.1',
    { do: 'search', in: 'deck', for: { choose: 1, is: 'ally' }, as: 'found' },
    { do: 'reveal', what: '$found' },
    { do: 'move', what: '$found', to: 'hand' },
  ),
  place: text('Places cards as additional resources.', '412.1c', {
    do: 'place',
    what: { choose: 1, is: 'card', in: 'hand', of: 'you' },
    state: 'exhausted',
  }),
  reveal: text('Shows cards, to everyone or to one player.', '415.3e', {
    do: 'reveal',
    what: { top: 1, in: 'deck', of: 'you' },
  }),
  turn: text('Turns cards face up or face down, or a deck over.', '415.8c', {
    do: 'turn',
    what: { choose: 1, is: 'quest', of: 'you' },
    face: 'down',
  }),
  attach: text(
    'Attaches a card to another; to null: it is no longer attached to anything.',
    '400.7',
    { do: 'destroy', what: { target: 1, is: 'ally', as: 'host' } },
    {
      do: 'if',
      if: { some: { state: 'attached', attachedTo: 'yourHero' } },
      then: [{ do: 'attach', what: { choose: 1, state: 'attached', attachedTo: 'yourHero' }, to: null }],
    },
  ),
  exhaust: text('Exhausts cards.', '411.1', { do: 'exhaust', what: anAlly }),
  ready: text('Readies cards.', '411.1', { do: 'ready', what: { target: 1, is: 'ally', of: 'you' } }),
  activate: power('The cost of exhausting this card; an ally can’t pay it on the turn it arrives.', '701.3', {
    pay: [{ do: 'activate' }],
    then: [draw],
  }),
  flip: card('Turns a hero or location to its other side.', '301.2', {
    type: 'hero',
    tags: ['Warrior'],
    cost: undefined,
    health: 28,
    front: [
      {
        pay: [
          { do: 'pay', n: 3 },
          { do: 'flip', what: 'self' },
        ],
        then: [draw],
      },
    ],
    back: [],
  }),
  swap: text('In a raid: swaps a Boss card for another card of the same Boss.', 'R101.4', {
    do: 'swap',
    what: 'boss',
    for: 'Sample Boss',
  }),
  pay: power('Pays resources: exhausts that many.', '403.6', { pay: [{ do: 'pay', n: 2 }], then: [draw] }),
  play: text('Plays cards at once without paying for them.', '403.3', {
    do: 'play',
    what: { choose: 1, is: 'ally', in: 'hand', of: 'you' },
    cost: 0,
  }),
  interrupt: text('Interrupts cards and effects on the chain: nothing of them happens.', '711.2', {
    do: 'interrupt',
    what: { target: 1, is: 'ability', in: 'chain' },
  }),
  trigger: text('Triggers all triggered powers of cards, as if their events had happened.', '703.5', {
    do: 'trigger',
    what: { target: 1, is: 'ally', of: 'you' },
  }),
  retarget: text(
    'Changes the single target of a card or effect on the chain; without "what", who is to defend in the combat that is being proposed (601.2e).',
    '706.2',
    {
      do: 'retarget',
      what: { target: 1, is: 'ability', in: 'chain', targeting: 'single' },
    },
  ),
  uncombat: text('Removes characters from combat.', '602.4', {
    do: 'uncombat',
    what: { target: 1, is: 'character', state: 'attacking' },
  }),
  defend: power('A character becomes the defender in the middle of a combat.', '602.3a', {
    when: { on: 'attack', by: { is: 'character', of: 'opponents' } },
    then: [{ do: 'defend', what: 'self' }],
  }),
  extraTurn: text('A player takes an extra turn after this one.', '500.3', { do: 'extraTurn' }),
  endTurn: text('Ends the turn at once.', '500.5', { do: 'endTurn' }),
  startRaid: text('All of your cards are removed, and a raid starts with you as its Boss player.', '800.3', {
    do: 'startRaid',
    raid: 'sample-raid',
  }),
  rebuild: text('Your deck and graveyard are removed; a new deck comes from outside the game.', '800.2', {
    do: 'rebuild',
    n: 10,
  }),
  concede: power('The cost of conceding: your whole side loses the game.', '800.1a', {
    pay: [{ do: 'concede' }],
    then: [{ do: 'keep', what: { choose: { upTo: 1 }, is: 'equipment', of: 'you' } }],
  }),
  keep: power('Equipment that stays for the next game; only beside "concede".', '800.1d', {
    pay: [{ do: 'concede' }],
    then: [{ do: 'keep', what: { choose: 1, is: 'weapon', of: 'you' } }],
  }),
  sit: text('A player moves to the right of another.', '500.6', {
    do: 'sit',
    by: 'you',
    to: { target: 1, is: 'opponent' },
  }),
  roll: text(
    'Rolls dice; "as" keeps the sum, and the dice one by one.',
    '',
    { do: 'roll', as: 'die' },
    { do: 'deal', n: '$die', by: 'yourHero', to: foe },
  ),
  drop: card('Drops a card from above the table: it lands on what lies there.', 'R304', {
    type: 'ability',
    text: [
      { do: 'drop', what: 'self', onto: { is: 'character', of: 'opponents' }, as: 'struck' },
      { do: 'deal', n: 2, by: 'yourHero', to: '$struck' },
    ],
  }),
  choose: text(
    'A player chooses, and "as" keeps what was chosen.',
    '709.2b',
    { do: 'choose', what: friend, as: 'one' },
    { do: 'ready', what: '$one' },
  ),
  modify: text('Makes modifiers that last for a while.', '714.3', {
    do: 'modify',
    mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 3 }],
    until: 'turn',
  }),
  keyword: text('Carries out a keyword that is an effect.', '', { do: 'keyword', keyword: 'Delve' }),
  win: text('Players win the game.', '102.1', {
    do: 'win',
    by: 'you',
    if: { some: { is: 'ally', of: 'you', where: ['atk', '>=', 10] } },
  }),
  lose: text('Players lose the game.', '102.1', {
    do: 'lose',
    by: 'you',
    if: { some: { is: 'ally', of: 'opponents', where: ['atk', '>=', 10] } },
  }),
  shuffle: text('Shuffles decks.', '415.3b', { do: 'shuffle', what: { is: 'deck', of: 'you' } }),
  say: power('The cost of saying something aloud.', '', {
    pay: [{ do: 'say', words: 'For the feast!' }, { do: 'activate' }],
    then: [draw],
  }),
  if: text('Does one thing if a condition is true, and another if not.', '709.2b', {
    do: 'if',
    if: { some: { is: 'ally', of: 'you' } },
    then: [draw],
    else: [{ do: 'draw', n: 2 }],
  }),
  try: text('Does all of something or nothing; then something else if it was done, or if it was not.', '712.7', {
    do: 'try',
    may: 'you',
    these: [{ do: 'destroy', what: friend }],
    then: [{ do: 'draw', n: 2 }],
  }),
  guess: text(
    'A player guesses which of two cards has the higher number.',
    '712.8',
    { do: 'reveal', what: { top: 1, in: 'deck', of: 'you', as: 'first' } },
    { do: 'choose', what: { choose: 1, is: 'card', in: 'hand', of: 'you' }, as: 'second' },
    { do: 'guess', by: 'you', stat: 'cost', what: '$first', than: '$second', as: 'tip' },
  ),
  empower: text('A text that applies only if you have a hero or ally of this class.', '206.1', {
    do: 'empower',
    of: 'Mage',
    then: [draw],
  }),
  modes: text('A choice among several texts, made as the link is added.', '707.1c', {
    do: 'modes',
    n: 1,
    of: [[draw], [{ do: 'destroy', what: anAlly }]],
  }),
  forEach: text(
    'Does something for each of several, one after another, or deals or heals for all at once; "as" names the current one.',
    '802.1',
    {
      do: 'forEach',
      of: 'opponents',
      as: 'foe',
      then: [{ do: 'discard', by: '$foe', n: 1 }],
    },
  ),
  repeat: text('Does something again and again, as long as a condition is true.', '713.2', {
    do: 'repeat',
    these: [draw],
    while: { compare: [{ stat: 'hand', of: 'you' }, '<', 4] },
  }),
  table: text(
    'Chooses what happens by a number, such as a roll.',
    '',
    { do: 'roll', as: 'die' },
    {
      do: 'table',
      of: '$die',
      rows: [
        { is: [1, 3], then: [draw] },
        { is: [4, 6], then: [{ do: 'deal', n: 2, by: 'yourHero', to: { is: 'hero', of: 'opponents' } }] },
      ],
    },
  ),
}
