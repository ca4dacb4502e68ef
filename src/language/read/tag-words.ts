import { professions } from '../lists.ts'
import { tagsOfSeveralWords } from '../tags.ts'

/** Words of type lines that a text may ask for: races, kinds of allies, of abilities and of equipment (202.1). Talent specs are in tags.ts. */
export const tagVocabulary: readonly string[] = [
  ...professions,
  ...tagsOfSeveralWords,
  ...['Draenei', 'Dwarf', 'Gnome', 'Human', 'Worgen', 'Goblin', 'Orc', 'Tauren', 'Troll', 'Undead', 'Broken'],
  ...['Murloc', 'Ogre', 'Demon', 'Dragonkin', 'Dragon', 'Naga', 'Satyr', "Tol'vir", 'Nerubian', 'Vrykul'],
  ...['Gnoll', 'Naaru', 'Ethereal', 'Taunka', 'Arakkoa', 'Pandaren', 'Pygmy', 'Gronn', 'Harpy', 'Abomination'],
  ...['Ancient', 'Banshee', 'Gargoyle', 'Geist', 'Ghoul', 'Skeleton', 'Zombie', 'Lich', 'Lich King'],
  ...["Val'kyr", "San'layn", 'Treant', 'Wisp', 'Dryad', 'Grell', 'Spirit', 'Spirit Beast', 'Spirit Guide', 'Shade'],
  ...['Apparition', 'Abyssal', 'Infernal', 'Imp', 'Felhunter', 'Voidwalker', 'Succubus', 'Felguard'],
  ...['Doomguard', 'Eredar', 'Shivan', 'Dreadlord', 'Dreadsteed', 'Shadowfiend', 'Raptor', 'Cat', 'Bear'],
  ...['Boar', 'Crab', 'Crocolisk', 'Gorilla', 'Owl', 'Panther', 'Ravager', 'Rhino', 'Scorpid', 'Spider'],
  ...['Tallstrider', 'Tiger', 'Turtle', 'Wolf', 'Bat', 'Hyena', 'Serpent', 'Wasp', 'Chicken', 'Camel'],
  ...['Horse', 'Ram', 'Kodo', 'Elekk', 'Hawkstrider', 'Mechanostrider', 'Nightsaber', 'Hippogryph', 'Gryphon'],
  ...['Chimaera', 'Dragonhawk', 'Fox', 'Moth', 'Monkey', 'Lion', 'Stag', 'Rabbit', 'Snake', 'Fish', 'Shark'],
  ...['Sheep', 'Frog', 'Penguin', 'Toad', 'Pig', 'Scarab', 'Mechanical', 'Mechanical Yeti', 'Yeti', 'Gobbler'],
  ...['Rocket', 'Biker', 'Gambler', 'Ninja', 'Pirate', 'Peasant', 'Knight', 'Guardian', 'Reaver', 'Elemental'],
  ...['Ogre Lord', 'Ogre Magi', 'Druid', 'Hunter', 'Mage', 'Paladin', 'Priest', 'Rogue', 'Shaman', 'Warlock'],
  ...['Warrior', 'Archdruid', 'Demonhunter', 'Totem', 'Pet', 'Aspect', 'Aura', 'Blessing', 'Combo', 'Curse'],
  ...['Disease', 'Finishing Move', 'Form', 'Poison', 'Presence', 'Seal', 'Shout', 'Stance', 'Sting', 'Trap'],
  ...['Mount', 'Bandage', 'Rune', 'Melee', 'Ranged', 'Wand', 'Axe', 'Bow', 'Crossbow', 'Dagger', 'Fist'],
  ...['Gun', 'Mace', 'Polearm', 'Shield', 'Shuriken', 'Staff', 'Sword', 'Thrown', 'Cloth', 'Leather', 'Mail'],
  ...['Plate', 'Back', 'Chest', 'Feet', 'Hands', 'Head', 'Legs', 'Neck', 'Off-Hand', 'Ring', 'Shoulder'],
  ...['Trinket', 'Waist', 'Wrist', 'Bag', 'Potion', 'Relic', 'Enchantment', 'Figurine', 'One-Handed'],
  ...['Two-Handed', 'Armor Set', 'Unique', 'Unlimited', 'Talent', 'Basic', 'Instant', 'Arena', 'Monster'],
  ...['City', 'Battleground', 'Objective', 'Traitor', 'Loyal', 'Scourge', 'Consort', 'Ascendant', 'Champion'],
  ...['Aldor', 'Scryer', 'Aspect of Thrall', 'Distiller', 'Snowman', 'Mirror'],
]
