/** The events: what a power can wait for, forbid, replace or look back on. */
import type { EventPattern, Verb } from '../types.ts'
import { type Entry, power } from './entry.ts'

/** A card that draws when this happens. */
const hears = (about: string, rule: string, when: EventPattern): Entry =>
  power(about, rule, { when, then: [{ do: 'draw', n: 1 }] })

const ally = { is: 'ally', of: 'you' } as const
const character = { is: 'character', of: 'you' } as const

export const eventEntries: Readonly<Record<Verb, Entry>> = {
  deal: hears('Damage is dealt.', '405.4', { on: 'deal', by: 'self', to: { is: 'hero', of: 'opponents' } }),
  heal: hears('Damage is healed.', '407.1', { on: 'heal', from: character }),
  put: hears('Damage or counters are put on a card.', '404.1', { on: 'put', what: 'self' }),
  remove: hears('Damage or counters are removed from a card.', '404.1', { on: 'remove', what: 'self' }),
  destroy: hears('A card is destroyed.', '415.9d', { on: 'destroy', what: { is: 'ally' } }),
  discard: hears('A card is discarded.', '415.9e', { on: 'discard', by: 'opponents' }),
  draw: hears('A player draws a card.', '415.9f', { on: 'draw', by: 'opponents', nth: { n: 2, per: 'turn' } }),
  move: hears('A card is moved by an effect.', '415.9', { on: 'move', what: ally }),
  create: hears('A token is created.', '404.2', { on: 'create', by: 'you' }),
  search: hears('A player searches a zone.', '413.1', { on: 'search', by: 'opponents' }),
  reveal: hears('A card is revealed.', '415.3e', { on: 'reveal', what: { is: 'ally' }, by: 'you' }),
  turn: hears('A card is turned over.', '415.8c', { on: 'turn', what: { is: 'quest', of: 'you' } }),
  attach: hears('A card is attached.', '400.1', { on: 'attach', what: { is: 'ability' }, to: 'self' }),
  enter: hears('A card enters a zone.', '710.1e', { on: 'enter', what: ally, zone: 'play' }),
  leave: hears('A card leaves a zone.', '415.9', { on: 'leave', what: ally, zone: 'play' }),
  exhaust: hears('A card exhausts.', '411.1', { on: 'exhaust', what: 'self' }),
  ready: hears('A card readies.', '411.1', { on: 'ready', what: 'self' }),
  activate: hears('A card exhausts for its own power.', '701.3', { on: 'activate', what: ally }),
  flip: hears('A card turns to its other side.', '301.2', { on: 'flip', what: 'yourHero' }),
  swap: hears('A Boss card is swapped for another.', 'R101.4', { on: 'swap', what: { is: 'hero' } }),
  become: hears('A hero takes the place of another.', '301.4c', { on: 'become', what: { is: 'hero' }, by: 'you' }),
  pay: hears('A player pays resources.', '403.6', { on: 'pay', by: 'you' }),
  play: hears('A player plays a card.', '409.1', { on: 'play', by: 'you', what: { is: 'ability' } }),
  place: hears('A player places a resource.', '412.1', { on: 'place', by: 'you' }),
  complete: hears('A player completes a quest.', '702.2', { on: 'complete', by: 'you' }),
  strike: hears('A player strikes with a weapon.', '303.2', { on: 'strike', by: 'you' }),
  target: hears('A card or player is targeted.', '706.1', { on: 'target', by: 'opponents', what: 'self' }),
  interrupt: hears('A card or effect is interrupted.', '711.2', { on: 'interrupt', what: { is: 'ability' } }),
  trigger: hears('A power of a card triggers.', '703.1', { on: 'trigger', what: { is: 'ally', of: 'opponents' } }),
  use: hears('A player uses a power.', '701.2', { on: 'use', by: 'opponents' }),
  prevent: hears('Damage is prevented.', '717.2d', { on: 'prevent', to: character }),
  propose: hears('An attack is proposed.', '601.1', { on: 'propose', by: 'opponents', to: 'self' }),
  attack: hears('A character attacks.', '602.1', { on: 'attack', by: 'self' }),
  defend: hears('A character becomes the defender.', '602.3', { on: 'defend', by: 'self' }),
  fight: hears('A character enters combat with another.', '602.3', { on: 'fight', by: 'self' }),
  protect: hears('A character protects another.', '602.2', { on: 'protect', by: 'self' }),
  sabotage: hears('A character sabotages.', '603.1', { on: 'sabotage', by: 'self' }),
  inspire: hears('A card inspires another.', '501.1b', { on: 'inspire', by: { is: 'ally', of: 'you' } }),
  uncombat: hears('A character is removed from combat.', '602.4', { on: 'uncombat', what: character }),
  start: hears('A turn, phase or step starts.', '500.2', { on: 'start', turn: 'you' }),
  end: hears('A turn ends.', '503.1', { on: 'end', turn: 'you' }),
  roll: hears('A player rolls dice.', '', { on: 'roll', by: 'opponents' }),
  lose: hears('A player loses the game.', '102.2', { on: 'lose', by: 'opponents' }),
  skip: hears('A player skips drawing a card.', '716.1a', { on: 'skip', by: 'you', with: 'self' }),
  shuffle: hears('A player shuffles a deck.', '415.3b', { on: 'shuffle', by: 'you' }),
}
