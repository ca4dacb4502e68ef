/** What stands for texts that are no words of the language: names of cards that lie on the table, and of what they have. */
import type { TextKind } from '../../../src/language/schema/shape.ts'
import { names, raidWith } from './raid.ts'

type Word = Exclude<TextKind, 'name' | '$name' | 'named'>
export const dictionary: Readonly<Record<Word, readonly string[]>> = {
  text: ['Sea', 'Sky'],
  tag: ['Pet', 'Beast', 'Pet', 'Elf', 'Totem', 'Shield', 'Two-Handed', 'Unique', 'Hunter', 'Melee', 'The Mark'],
  'printed tag': ['Pet (1)', 'Beast', 'Elf', 'Fire Totem', 'Shield', 'Two-Handed', 'Unique', 'Hunter', 'Melee (1)'],
  trait: ['Hunter', 'Mage', 'Orc', 'Alliance', 'Horde', 'Frost', 'Fire', 'Blacksmithing'],
  reputation: ['Aldor', 'Argent Crusade'],
  card: ['Bear', 'Sword', 'Lantern', 'Errand'],
  counter: ['damage', 'spine', 'time'],
  deck: ['deck', 'event'],
  zone: ['deck:event', 'graveyard:event'],
  word: ['heads', 'tails', 'sun'],
  title: ['Vexna bound', 'Vexna unbound'],
  raid: [raidWith(null).id],
}

/** What a raid's card may name besides. */
export const ofRaids: Readonly<Partial<Record<Word, readonly string[]>>> = {
  tag: ['Ghost', 'Demon'],
  'printed tag': ['Ghost', 'Demon'],
  card: names,
  deck: ['minion', 'main'],
  zone: ['deck:minion', 'graveyard:minion', 'deck:main'],
}
