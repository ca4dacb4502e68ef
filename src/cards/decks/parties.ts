/** Parties that are ready to play: decks of one faction (R100.1) that need each other. */

export interface Party {
  id: string
  name: string
  about: string
  /** The ids of its decks, from seat 1 on. */
  decks: readonly string[]
}

export const parties: readonly Party[] = [
  {
    id: 'first-raid',
    name: 'First raid',
    about: 'A protector, a healer and a mage of the Alliance: each does one thing, and the others see what it is for.',
    decks: ['warrax', 'boris-brightbeard', 'litori-frostburn'],
  },
  {
    id: 'lions-five',
    name: 'Five of the Alliance',
    about: 'Two protectors, a healer and two who deal damage.',
    decks: ['warrax', 'boris-brightbeard', 'litori-frostburn', 'elendril', 'graccus'],
  },
  {
    id: 'three-healers',
    name: 'Three healers',
    about: 'Priest, druid and paladin keep a protector and a mage on their feet. It takes long, and it lasts.',
    decks: ['warrax', 'boris-brightbeard', 'moonshadow', 'graccus', 'litori-frostburn'],
  },
  {
    id: 'knives-and-curses',
    name: 'Knives and curses',
    about: 'Rogue and warlock of the Alliance behind a wall and a healer.',
    decks: ['warrax', 'boris-brightbeard', 'timmo-shadestep', 'dizdemona'],
  },
  {
    id: 'first-horde',
    name: 'First raid of the Horde',
    about: 'A protector, a healer and a mage of the Horde.',
    decks: ['gorebelly', 'omedus-the-punisher', 'tazo'],
  },
  {
    id: 'wolves-five',
    name: 'Five of the Horde',
    about: 'Wall, priest, storm, pack and fire.',
    decks: ['gorebelly', 'omedus-the-punisher', 'grennan-stormspeaker', 'senzir-beastwalker', 'tazo'],
  },
  {
    id: 'claws-and-shadows',
    name: 'Claws and shadows',
    about: 'Druid and rogue of the Horde with a priest and a warlock.',
    decks: ['thangal', 'omedus-the-punisher', 'kayleitha', 'radak-doombringer'],
  },
  {
    id: 'lions-of-later-years',
    name: 'Later years, Alliance',
    about: 'Warrior, priest, hunter, mage and druid, with the best of all sets.',
    decks: ['chloe-mithrilbolt', 'durzion', 'feera-quickshot', 'blaize-brightspark', 'arturius-hathrow'],
  },
  {
    id: 'wolves-of-later-years',
    name: 'Later years, Horde',
    about: 'Paladin, shaman, warlock, rogue and death knight, with the best of all sets.',
    decks: ['nathadan', 'tribemother-torra', 'forang-deathrattle', 'zagzil', 'ayaka-winterhoof'],
  },
]
