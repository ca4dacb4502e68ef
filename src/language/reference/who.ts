/** A Who: the words that stand for cards and players, and the fields of a set. */
import type { FixedWho, SetWho, Who } from '../types.ts'
import { card, type Entry, power, text } from './entry.ts'

/** A card that destroys these. */
const destroys = (about: string, rule: string, what: Who): Entry => text(about, rule, { do: 'destroy', what })

export const whoEntries: Readonly<Record<FixedWho | 'controller' | 'owner' | 'together' | 'case', Entry>> = {
  self: power('This card.', '200.1', { pay: [{ do: 'activate' }], then: [{ do: 'destroy', what: 'self' }] }),
  host: card('What this card is attached to.', '400.1', {
    type: 'ability',
    attach: { target: 1, is: 'ally' },
    powers: [{ always: [{ mod: 'stat', what: 'host', stat: 'atk', n: 2 }] }],
  }),
  yourHero: text('The hero of the player who controls or uses this: in the Boss player’s hands, the Boss.', '301.1', {
    do: 'heal',
    n: 3,
    by: 'yourHero',
    from: 'yourHero',
  }),
  boss: text('In a raid: its Boss, whoever controls or uses this; while it is away, the one that it was.', 'R302.3', {
    do: 'deal',
    n: 2,
    by: 'boss',
    to: { target: 1, is: 'ally' },
  }),
  startingHero: text('The hero that you started the game with, wherever it is.', '301.4d', {
    do: 'if',
    if: { match: 'startingHero', state: 'damaged' },
    then: [{ do: 'draw', n: 1 }],
  }),
  you: text('The player who controls this card.', '705.4', { do: 'draw', by: 'you', n: 2 }),
  opponents: text('Each of your opponents.', '', { do: 'discard', by: 'opponents', n: 1 }),
  friends: text('You and the players on your side.', '', { do: 'draw', by: 'friends', n: 1 }),
  players: text('Every player.', '', { do: 'draw', by: 'players', n: 1 }),
  raid: text('In a raid: the raid itself, which can have counters.', '404.1', {
    do: 'put',
    n: 1,
    what: 'spark',
    to: 'raid',
  }),
  it: destroys('The member of the set that is being looked at.', '714.3e', {
    is: 'ally',
    where: ['atk', '>', { stat: 'health', of: 'it' }],
  }),
  controller: text(
    'The player who controls a card.',
    '401.1',
    { do: 'destroy', what: { target: 1, is: 'ally', as: 'ally' } },
    { do: 'draw', by: { controller: '$ally' }, n: 1 },
  ),
  owner: text(
    'The player who owns a card.',
    '401.2',
    { do: 'destroy', what: { target: 1, is: 'ally', as: 'ally' } },
    { do: 'draw', by: { owner: '$ally' }, n: 1 },
  ),
  together: text('Several players who decide together, as one.', '', {
    do: 'destroy',
    by: { together: 'friends' },
    what: { choose: 1, is: 'ally', of: 'opponents', by: { together: 'friends' } },
  }),
  case: text('One Who if a condition is true, another if not.', '', {
    do: 'deal',
    n: 2,
    by: 'yourHero',
    to: {
      case: [{ if: { some: { is: 'ally', of: 'opponents' } }, use: { is: 'ally', of: 'opponents' } }],
      else: { is: 'hero', of: 'opponents' },
    },
  }),
}

export const setEntries: Readonly<Record<keyof SetWho, Entry>> = {
  target: destroys('That many are chosen as targets, as the link is added.', '706.1', { target: 1, is: 'ally' }),
  choose: destroys('That many are chosen as the text is processed.', '709.2b', { choose: 1, is: 'ally', of: 'you' }),
  random: destroys('That many are taken at random.', '', { random: 1, is: 'ally', of: 'opponents' }),
  top: text('That many from the top of a deck or graveyard.', '415.3a', {
    do: 'move',
    what: { top: 2, in: 'deck', of: 'you' },
    to: 'graveyard',
  }),
  place: text('Beside "top": from the bottom instead, or the one so far down.', '415.3a', {
    do: 'move',
    what: { top: 1, place: 'bottom', in: 'deck', of: 'you' },
    to: 'hand',
  }),
  most: destroys('Those with the highest number.', '', { most: 'cost', is: 'ally', of: 'opponents' }),
  least: destroys('Those with the lowest number.', '', { least: 'health', is: 'ally', of: 'opponents' }),
  atRandom: destroys('Beside "target": the targets are chosen at random.', '706.5', {
    target: 1,
    atRandom: true,
    is: 'ally',
    of: 'opponents',
  }),
  ties: destroys('Who decides ties of "most" and "least".', '', {
    most: 'atk',
    ties: 'you',
    is: 'ally',
    of: 'opponents',
  }),
  by: destroys('Who picks, if not the player who acts.', '709.2b', {
    choose: 1,
    is: 'ally',
    of: 'you',
    by: { choose: 1, is: 'opponent' },
  }),
  as: text(
    'Names what was picked, for later effects: as: "one" is "$one" there.',
    '714.3f',
    { do: 'exhaust', what: { target: 1, is: 'ally', as: 'one' } },
    { do: 'deal', n: 1, by: 'yourHero', to: '$one' },
  ),
  is: destroys('The kind of card or player, or several kinds.', '300.1', {
    is: ['ally', 'equipment'],
    of: 'opponents',
  }),
  of: destroys('Who controls them; outside play, who owns them.', '401.1', { is: 'ally', of: 'opponents' }),
  ofEach: destroys('Beside "target": that many of each of these players.', '706.1', {
    target: { upTo: 1 },
    is: 'ally',
    ofEach: 'opponents',
  }),
  ofOne: text('Beside several that are picked: all of them are of one player.', '706.1', {
    do: 'move',
    what: { target: { upTo: 2 }, is: 'card', in: 'graveyard', ofOne: true },
    to: 'removed',
  }),
  owned: destroys('Who owns them, wherever they are.', '401.2', { is: 'ally', owned: 'opponents' }),
  deck: text('In a raid: the deck that they are from.', 'R203.2', {
    do: 'destroy',
    what: { is: 'resource', deck: 'main', of: 'you' },
  }),
  in: text('The zone they are in, if not in play.', '415.1', {
    do: 'move',
    what: { choose: 1, is: 'ally', in: 'graveyard', of: 'you' },
    to: 'hand',
  }),
  tag: destroys('A word of their type line.', '202.1', { is: 'ally', tag: 'Demon' }),
  trait: text('A hero’s trait: class, faction, profession, race, talent spec.', '206.1', {
    do: 'deal',
    n: 2,
    by: 'yourHero',
    to: { is: 'hero', trait: 'Horde' },
  }),
  icon: destroys('The icon of a class or faction, or none.', '206.1', { is: 'ally', icon: 'Horde' }),
  reputation: destroys('Cards with this Reputation, or with any.', '100.2d', { is: 'ally', reputation: 'Aldor' }),
  requires: destroys('Cards for heroes with this trait only, or with any.', '100.2b', {
    is: 'equipment',
    requires: true,
  }),
  name: destroys('Cards of this name.', '200.2', { is: 'card', name: 'Sample Token' }),
  nameWith: destroys('Cards with this in their name.', '200.2', { is: 'ally', nameWith: 'Sample' }),
  damageType: destroys('Cards of this damage type.', '205.1b', { is: 'ally', damageType: 'fire' }),
  state: destroys('The state they are in.', '411.1', { is: 'ally', state: 'exhausted' }),
  has: destroys('What they have: a keyword, a counter, an attached card; or that they give a keyword.', '', {
    is: 'ally',
    has: { keyword: 'Protector' },
  }),
  where: destroys('A number of theirs, compared.', '', { is: 'ally', where: ['cost', '<=', 2] }),
  same: text(
    'Those that are like another card in this.',
    '',
    { do: 'destroy', what: { target: 1, is: 'ally', as: 'one' } },
    { do: 'exhaust', what: { is: 'ally', same: ['cost', '$one'] } },
  ),
  differ: destroys('Those that are picked must have different names.', '200.2', {
    target: 2,
    differ: 'name',
    is: 'ally',
    of: 'opponents',
  }),
  combined: destroys('At most so much of a number in all those that are picked.', '706.1', {
    target: 'any',
    combined: ['cost', 6],
    is: 'ally',
    of: 'opponents',
  }),
  attachedTo: destroys('Cards attached to this.', '400.1', { is: 'ability', attachedTo: 'yourHero' }),
  fighting: destroys('Characters in combat with this, or only attacking it, or defending against it.', '602.2', {
    target: 1,
    is: 'ally',
    fighting: { attacking: 'yourHero' },
  }),
  targeting: text('Cards and effects on the chain that target this.', '706.1a', {
    do: 'interrupt',
    what: { target: 1, is: 'ability', in: 'chain', targeting: 'single' },
  }),
  couldTarget: text('Cards that could target this if they were added to the chain now.', '706.6', {
    do: 'search',
    in: 'deck',
    for: { choose: 1, is: 'ability', couldTarget: 'yourHero' },
    as: 'found',
  }),
  rolled: text(
    'Players who rolled this.',
    '',
    { do: 'roll', by: 'players', as: 'dice' },
    { do: 'draw', by: { is: 'player', rolled: ['$dice', 'odd'] }, n: 1 },
  ),
  did: destroys('Those in whose past this lies; "it" is each of them.', '712.3', {
    is: 'ally',
    did: { on: 'deal', by: 'it', since: 'turn' },
  }),
  among: text(
    'Only those among these.',
    '',
    { do: 'reveal', what: { top: 3, in: 'deck', of: 'you', as: 'three' } },
    { do: 'move', what: { choose: { upTo: 1 }, is: 'ally', among: '$three' }, to: 'hand' },
  ),
  other: power('Not this card, or not that one.', '', {
    pay: [{ do: 'activate' }],
    then: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you', other: true } }],
  }),
  not: destroys('Without those that fit this, too.', '', { is: 'ally', not: { tag: 'Demon' } }),
  either: destroys('Those that fit at least one of these.', '', {
    is: 'ally',
    either: [{ tag: 'Demon' }, { damageType: 'shadow' }],
  }),
}
