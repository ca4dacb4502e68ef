/** The decks to play with, without their cards: heroes of Heroes of Azeroth, then a class each of later years; the first five are one raid of the Alliance. */
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
  {
    id: 'kayleitha',
    name: 'Gone at Noon',
    hero: 'Kayleitha',
    role: 'damage',
    about:
      'Kayleitha strikes where nobody can step between, and twice a turn. Hidden, she flips away from the fight that would kill her.',
  },
  {
    id: 'thangal',
    name: 'Hide and Claw',
    hero: 'Thangal',
    role: 'protector',
    about:
      'Thangal stands in front as a bear, mends himself between the blows, and is ready again when he flips. Play no other forms while one serves.',
  },
  {
    id: 'chloe-mithrilbolt',
    name: 'Gears and Grit',
    hero: 'Chloe Mithrilbolt',
    role: 'protector',
    about:
      'Chloe stands in front with healers and walls at her side, and draws for each blow they take. Keep 1 for her power: then she protects all turn.',
  },
  {
    id: 'durzion',
    name: 'The Shattered Sun',
    hero: "Durzion, Champion of A'dal",
    role: 'healer',
    about:
      'Durzion heals the whole raid at once. Save the circle for the turn after a great blow, and strike with holy fire while nobody needs you.',
  },
  {
    id: 'feera-quickshot',
    name: 'Long Shadows',
    hero: 'Feera Quickshot',
    role: 'damage',
    about:
      'Feera shoots every turn and is never hit back. Find a crossbow or a rifle first; a dragonhawk hunts beside her.',
  },
  {
    id: 'blaize-brightspark',
    name: 'Kindling',
    hero: 'Blaize Brightspark',
    role: 'damage',
    about:
      'Blaize lets no turn pass without fire: each spell is a small part of the Boss. Counter the blow that would hurt most, and keep her power for the end.',
  },
  {
    id: 'arturius-hathrow',
    name: 'Moon over Gilneas',
    hero: 'Arturius Hathrow',
    role: 'healer',
    about:
      'Arturius mends with one hand and calls the stars with the other. Turn him over early: from then on each healing stings, too.',
  },
  {
    id: 'nathadan',
    name: 'Blood and Honor',
    hero: 'Nathadan',
    role: 'protector',
    about:
      'Nathadan and his knights take what the Boss deals, and no weapon of his stays still. His hammer holds down whoever would strike next.',
  },
  {
    id: 'tribemother-torra',
    name: 'Rain on the Plains',
    hero: 'Tribemother Torra',
    role: 'healer',
    about:
      'Torra keeps five parties alive: totems draw and burn, and the rain falls on everybody. Cast it when most are hurt.',
  },
  {
    id: 'forang-deathrattle',
    name: 'Nothing Wasted',
    hero: 'Forang Deathrattle',
    role: 'damage',
    about:
      'Forang takes life from the Boss and pays for his cards with it. Curses go on the Boss, drains on whoever is nearly gone.',
  },
  {
    id: 'zagzil',
    name: 'Five Blades',
    hero: "Zag'zil",
    role: 'damage',
    about: "Zag'zil strikes each turn, and stabs whoever is exhausted. Exhaust first, stab second.",
  },
  {
    id: 'ayaka-winterhoof',
    name: 'Cold Hands',
    hero: 'Ayaka Winterhoof',
    role: 'protector',
    about:
      'Ayaka fights with a great blade and heals by it. Infect the Boss early, and stand in front once her presence is up.',
  },
] as const satisfies readonly DeckAbout[]
