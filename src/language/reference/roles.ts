/** The fields of an event, and the words for states, numbers, kinds, zones and steps. */
import type { EventField } from '../events.ts'
import type { CardState, CommonKind, EventPattern, PowerZone, Stat, StepName } from '../types.ts'
import { type Entry, power, text } from './entry.ts'

const hears = (about: string, rule: string, when: EventPattern): Entry =>
  power(about, rule, { when, then: [{ do: 'draw', n: 1 }] })

export const eventFieldEntries: Readonly<Record<EventField | 'on', Entry>> = {
  on: hears('What happens; from a list, any of it.', '703.1', { on: ['attack', 'defend'], by: 'self' }),
  by: hears('Who does it.', '', { on: 'draw', by: 'opponents' }),
  what: hears('To what it is done.', '', { on: 'destroy', what: { is: 'ally' } }),
  to: hears('To whom it is done; of a card that turns, the side that shows then.', '', {
    on: 'deal',
    by: 'self',
    to: { is: 'hero' },
  }),
  from: hears('From whom it is taken.', '', { on: 'heal', from: { is: 'ally' } }),
  with: hears('With which card it is done.', '408.3d', { on: 'strike', by: 'you', with: { is: 'weapon' } }),
  for: hears('For whose sake it is done.', '602.2', { on: 'protect', by: 'self', for: 'yourHero' }),
  against: hears('Against whom it is done.', '602.3', { on: 'fight', by: 'self', against: { is: 'ally' } }),
  zone: hears('The zone that is entered or left.', '415.1', {
    on: 'enter',
    what: { is: 'ally', owned: 'you' },
    zone: 'graveyard',
  }),
  of: hears('Whose zone it is.', '415.2', { on: 'enter', what: { is: 'ally' }, of: 'opponents', zone: 'play' }),
  type: hears('The type of the damage.', '408.3a', { on: 'deal', to: 'yourHero', type: 'fire' }),
  combat: hears('Whether it is combat damage.', '408.3b', { on: 'deal', by: 'self', to: { is: 'hero' }, combat: true }),
  smash: hears('Only what is more than fatal to an ally and goes to a hero.', '405.8', {
    on: 'deal',
    by: 'self',
    to: { is: 'hero' },
    smash: true,
  }),
  fatal: hears('Only if the damage is fatal.', '405.2', { on: 'deal', by: 'self', to: { is: 'ally' }, fatal: true }),
  n: hears('How much or how many it must be; of damage “this turn”, all of it together.', '712.3', {
    on: 'deal',
    to: 'yourHero',
    n: ['>=', 3],
  }),
  turn: hears('Whose turn it is that starts or ends.', '500.2', { on: 'end', turn: 'opponents' }),
  step: hears('The step that starts; the whole turn if left out.', '500.2', {
    on: 'start',
    turn: 'you',
    step: 'action',
  }),
  nth: hears('Only the nth time, in this turn or in the game.', '703.1', {
    on: 'play',
    by: 'you',
    nth: { n: 2, per: 'turn' },
  }),
  last: hears('Only the last one that was there.', '404.1d', {
    on: 'leave',
    what: { is: 'ally', of: 'you' },
    zone: 'play',
    last: true,
  }),
  counter: hears('The name of the counter.', '404.1', { on: 'put', what: 'self', counter: 'spark' }),
  cause: hears('Whose card or effect brought it about.', '', { on: 'discard', by: 'you', cause: 'opponents' }),
  purpose: hears('What a card was exhausted for.', '411.1', { on: 'exhaust', what: { is: 'ally' }, purpose: 'attack' }),
  quest: hears('Only if an effect of a quest revealed it.', '702.1', {
    on: 'reveal',
    what: { is: 'ally' },
    by: 'you',
    quest: true,
  }),
}

const readies = (about: string, rule: string, state: CardState): Entry =>
  text(about, rule, { do: 'ready', what: { is: 'character', state } })

export const stateEntries: Readonly<Record<CardState, Entry>> = {
  ready: text('It is not exhausted.', '411.1', { do: 'exhaust', what: { is: 'ally', state: 'ready' } }),
  exhausted: readies('It has been used and waits for its ready step.', '411.1', 'exhausted'),
  damaged: readies('There is damage on it.', '405.1', 'damaged'),
  undamaged: readies('There is no damage on it.', '405.1', 'undamaged'),
  fatal: text('It has fatal damage.', '405.2', { do: 'draw', n: 1, if: { some: { is: 'ally', state: 'fatal' } } }),
  attacking: readies('It attacks.', '602.1', 'attacking'),
  defending: readies('It is the defender of the combat.', '602.3', 'defending'),
  protecting: readies('It is the defender because it protected.', '602.2', 'protecting'),
  inCombat: readies('It attacks or defends.', '602.3', 'inCombat'),
  faceUp: text('It lies face up.', '415.8c', {
    do: 'turn',
    what: { choose: 1, is: 'quest', state: 'faceUp', of: 'you' },
    face: 'down',
  }),
  faceDown: text('It lies face down.', '415.8c', {
    do: 'turn',
    what: { choose: 1, is: 'quest', state: 'faceDown', of: 'you' },
    face: 'up',
  }),
  attached: text('It is attached to something.', '400.1', {
    do: 'destroy',
    what: { is: 'ability', state: 'attached' },
  }),
  ongoing: text('It is an ongoing ability.', '305.2', {
    do: 'destroy',
    what: { target: 1, is: 'ability', state: 'ongoing' },
  }),
  token: text('It is a token.', '404', {
    do: 'modify',
    mods: [{ mod: 'stat', what: { is: 'ally', state: 'token', of: 'you' }, stat: 'atk', n: 1 }],
    until: 'turn',
  }),
  front: text('It shows its front.', '301.2', { do: 'draw', n: 1, if: { match: 'yourHero', state: 'front' } }),
  back: text('It shows its back.', '301.2', { do: 'draw', n: 1, if: { match: 'yourHero', state: 'back' } }),
}

const dealt = (about: string, rule: string, stat: Stat): Entry =>
  text(about, rule, { do: 'draw', n: { stat, of: 'yourHero' } })
const whose = (about: string, rule: string, stat: Stat): Entry =>
  text(about, rule, { do: 'draw', n: { stat, of: 'you' } })

export const statEntries: Readonly<Record<Stat, Entry>> = {
  atk: dealt('What it deals in combat.', '205.1', 'atk'),
  health: dealt('How much damage is fatal.', '301.1', 'health'),
  def: text('How much damage it prevents when it is exhausted for that.', '304.2', {
    do: 'destroy',
    what: { is: 'armor', where: ['def', '>=', 2] },
  }),
  cost: text('Its printed cost.', '201.1', { do: 'destroy', what: { is: 'ally', where: ['cost', '<=', 2] } }),
  damage: dealt('The damage on it.', '405.1', 'damage'),
  remaining: dealt('Its health without the damage on it (glossary: Remaining Health).', '405.1', 'remaining'),
  strike: text('What striking with it costs.', '303.2', {
    do: 'destroy',
    what: { is: 'weapon', where: ['strike', '<=', 2] },
  }),
  maxHand: whose('How many cards the player may keep at the end of the turn.', '415.4b', 'maxHand'),
  hand: whose('How many cards the player holds.', '415.4a', 'hand'),
  threat: text('The threat level of a Boss or of its ally.', 'R504.2', {
    do: 'draw',
    n: { stat: 'threat', of: { is: 'hero', of: 'you' } },
  }),
}

const gone = (about: string, rule: string, is: CommonKind): Entry =>
  text(about, rule, { do: 'destroy', what: { choose: 1, is, of: 'opponents' } })
const asked = (about: string, rule: string, is: CommonKind): Entry =>
  text(about, rule, { do: 'draw', n: 1, by: { is } })
const shuffled = (about: string, rule: string, is: 'deck'): Entry =>
  text(about, rule, { do: 'shuffle', what: { is, of: 'you' } })

export const kindEntries: Readonly<Record<CommonKind, Entry>> = {
  hero: text('A hero.', '301.1', { do: 'exhaust', what: { is: 'hero', of: 'opponents' } }),
  ally: gone('An ally.', '302.1', 'ally'),
  ability: gone('An ability.', '305.1', 'ability'),
  armor: gone('Armor.', '304.1', 'armor'),
  weapon: gone('A weapon.', '303.1', 'weapon'),
  item: gone('An item.', '304.1', 'item'),
  quest: gone('A quest, in the resource row.', '306.1', 'quest'),
  location: gone('A location.', '306.3', 'location'),
  event: text('In a raid: an event.', 'R203.2', { do: 'destroy', what: { is: 'event', of: 'opponents' } }),
  equipment: gone('Armor, a weapon or an item.', '300.1', 'equipment'),
  character: text('A hero or an ally.', '300.1', { do: 'exhaust', what: { target: 1, is: 'character' } }),
  resource: gone('A card in the resource row, face up or face down.', '412.1', 'resource'),
  token: gone('A token.', '404.2', 'token'),
  card: text('Any card.', '', { do: 'discard', what: { random: 1, is: 'card', in: 'hand', of: 'opponents' } }),
  player: asked('A player.', '', 'player'),
  opponent: asked('An opponent.', '', 'opponent'),
  friend: asked('You, or another player on your side.', '', 'friend'),
  deck: shuffled('A deck.', '415.3', 'deck'),
  graveyard: text('A graveyard.', '415.5', { do: 'shuffle', what: { is: 'graveyard', of: 'you' } }),
  hand: text('A hand.', '415.4', { do: 'shuffle', what: { is: 'hand', of: 'you' } }),
  effect: text('An effect on the chain.', '705.3', { do: 'interrupt', what: { target: 1, is: 'effect', in: 'chain' } }),
  reward: text('The effect of a quest on the chain.', '702.1', {
    do: 'interrupt',
    what: { target: 1, is: 'reward', in: 'chain' },
  }),
}

export const zoneEntries: Readonly<Record<PowerZone | 'collection' | 'everywhere', Entry>> = {
  play: power('What is on the table: heroes, parties and resources.', '415.8', {
    when: { on: 'attack', by: 'self' },
    then: [{ do: 'move', what: { among: 'self', in: 'play' }, to: 'hand' }],
  }),
  hand: text('A player’s hand.', '415.4', { do: 'discard', what: { choose: 1, is: 'ally', in: 'hand', of: 'you' } }),
  deck: text('The deck that a player draws from; "deck:event" is a raid’s deck of that name.', '415.3', {
    do: 'reveal',
    what: { top: 1, in: 'deck', of: 'you' },
  }),
  graveyard: text('A player’s graveyard.', '415.5', {
    do: 'move',
    what: { choose: 1, is: 'ally', in: 'graveyard', of: 'you' },
    to: 'hand',
  }),
  removed: text('The cards removed from the game.', '415.7', {
    do: 'move',
    what: { choose: 1, is: 'ally', in: 'removed', of: 'you' },
    to: 'hand',
  }),
  chain: text('Cards and effects that have been added and not yet resolved.', '415.6', {
    do: 'interrupt',
    what: { target: 1, is: 'ability', in: 'chain' },
  }),
  collection: text('The cards that a player has outside the game.', '800.2', {
    do: 'search',
    in: 'collection',
    for: { choose: 1, is: 'ally' },
    as: 'found',
  }),
  everywhere: power('All zones of the game, for what cards are and have wherever they are.', '415', {
    always: [{ mod: 'is', what: { is: 'ally', in: 'everywhere' }, tag: 'Demon' }],
  }),
}

const starts = (about: string, rule: string, step: StepName): Entry =>
  hears(about, rule, { on: 'start', turn: 'you', step })

export const stepEntries: Readonly<Record<StepName, Entry>> = {
  ready: power('The ready step.', '501.1', { as: { on: 'start', turn: 'you' }, then: [{ do: 'draw', n: 1 }] }),
  draw: power('The draw step.', '501.2', {
    when: { on: 'enter', what: 'self', zone: 'play' },
    then: [
      {
        do: 'modify',
        mods: [{ mod: 'instead', would: { on: 'start', turn: 'you', step: 'draw' }, then: [], next: true }],
      },
    ],
  }),
  event: starts('In a raid: the step of the Boss player’s event.', 'R201.2', 'event'),
  action: starts('The action step, in which cards are played and attacks proposed.', '502.1', 'action'),
  end: starts('The end step.', '503.1', 'end'),
  'wrap-up': power('The step in which hands are cut and "this turn" ends.', '503.2', {
    as: { on: 'start', turn: 'you', step: 'wrap-up' },
    then: [{ do: 'draw', n: 1 }],
  }),
  game: power('The start of the game.', '101.3', {
    in: 'hand',
    as: { on: 'start', step: 'game' },
    then: [{ do: 'reveal', what: 'self' }],
  }),
}
