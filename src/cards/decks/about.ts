/** The decks to play with, without their cards: five heroes of the Alliance that make one raid. */
import type { DeckAbout } from '../../language/types.ts'

export const decksAbout = [
  {
    id: 'warrax',
    name: 'Shield of Ironforge',
    hero: 'Warrax',
    role: 'protector',
    about:
      'Warrax and his protectors step in front of anyone the dragon bites, with plate, shield and taunts. Between her turns he chips away at her with a good blade and bleeding wounds.',
  },
  {
    id: 'boris-brightbeard',
    name: 'Light of the Deep Halls',
    hero: 'Boris Brightbeard',
    role: 'healer',
    about:
      'Boris heals any hero of the raid, cheaply and often, and brings back the fallen. His priests keep parties whole while he dispels what the dragon relies on.',
  },
  {
    id: 'litori-frostburn',
    name: 'Frost and Flame',
    hero: 'Litori Frostburn',
    role: 'damage',
    about:
      'Litori burns the dragon from a distance and answers her worst abilities while they are still on the chain. Her frost holds an attacker still for a turn, and small elusive mages do the rest.',
  },
  {
    id: 'elendril',
    name: 'The Long Hunt',
    hero: 'Elendril',
    role: 'damage',
    about:
      'Elendril sends fast beasts and cheap, quick allies, strikes with a good blade and aims where it hurts. Fallen allies are called back from the graveyard.',
  },
  {
    id: 'graccus',
    name: 'Oath of the Silver Hand',
    hero: 'Graccus',
    role: 'protector',
    about:
      'Graccus strikes, heals and draws all at once, and his hammer holds down even a dragon for a turn. His Seals turn each blow into cards or health.',
  },
] as const satisfies readonly DeckAbout[]
