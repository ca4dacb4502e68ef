/** Heroes of Azeroth: the cards of this set in the project so far. */
import type { CardDef } from '../../language/types.ts'
import { allies } from './allies.ts'
import { anyClass } from './any-class.ts'
import { armor, items, weapons } from './equipment.ts'
import { heroes } from './heroes.ts'
import { hunter } from './hunter.ts'
import { mage } from './mage.ts'
import { paladin } from './paladin.ts'
import { priest } from './priest.ts'
import { quests } from './quests.ts'
import { warrior } from './warrior.ts'

export const heroesOfAzeroth: readonly CardDef[] = [
  ...heroes,
  ...hunter,
  ...mage,
  ...paladin,
  ...priest,
  ...warrior,
  ...anyClass,
  ...allies,
  ...weapons,
  ...armor,
  ...items,
  ...quests,
]
