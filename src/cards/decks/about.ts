/** The decks to play with, without their cards: heroes of Heroes of Azeroth; the first five are one raid of the Alliance. */
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
  {
    id: 'moonshadow',
    name: 'Quiet Grove',
    hero: 'Moonshadow',
    role: 'healer',
    about:
      'Moonshadow heals for more than any other hero and draws when hands run dry. Put a mark on the ally who protects, keep a Healing Touch for the hero whom the Boss picks.',
  },
  {
    id: 'timmo-shadestep',
    name: 'Knives in the Dark',
    hero: 'Timmo Shadestep',
    role: 'damage',
    about:
      'Timmo readies his blade and strikes twice a turn. Cheap elusive rogues chip away beside him, and Sinister Strike counts his sharpest weapon again.',
  },
  {
    id: 'dizdemona',
    name: 'Whispers Below',
    hero: 'Dizdemona',
    role: 'damage',
    about:
      'Dizdemona lets curses do her work and takes back in life what she pays for cards. Her imp stays out of reach while dwarves and gnomes stand in front.',
  },
  {
    id: 'gorebelly',
    name: 'The Warsong Wall',
    hero: 'Gorebelly',
    role: 'protector',
    about:
      'Gorebelly stands in front with plate and protectors while his blade answers every turn. Flip him for a strike that costs nothing.',
  },
  {
    id: 'grennan-stormspeaker',
    name: 'Voice of the Storm',
    hero: 'Grennan Stormspeaker',
    role: 'damage',
    about:
      'Grennan throws lightning at the Boss and mends the party between the bolts. Set the totems early: they burn and heal every turn.',
  },
  {
    id: 'omedus-the-punisher',
    name: 'Last Rites',
    hero: 'Omedus the Punisher',
    role: 'healer',
    about:
      "Omedus keeps five heroes on their feet with cheap heals and lays the Boss's abilities to rest. Holy fire that can't be prevented does the rest.",
  },
  {
    id: 'radak-doombringer',
    name: 'Debts of the Damned',
    hero: 'Radak Doombringer',
    role: 'damage',
    about:
      'Radak wears the Boss down with curses and takes back in life what he pays for cards. His imp stays out of reach and stings every turn.',
  },
  {
    id: 'senzir-beastwalker',
    name: 'The Pack',
    hero: "Sen'zir Beastwalker",
    role: 'damage',
    about:
      "Sen'zir hunts with a pack that comes cheap, hits hard and returns from the graveyard. Master of the Hunt makes every beast a threat.",
  },
  {
    id: 'tazo',
    name: 'Burning Season',
    hero: "Ta'zo",
    role: 'damage',
    about:
      "Ta'zo burns whatever stands in front of him and answers the Boss on the chain. Frost holds an attacker still until the next fireball is ready.",
  },
] as const satisfies readonly DeckAbout[]
