/** The decks with their cards. */
import type { DeckDef } from '../../language/types.ts'
import { decksAbout } from './about.ts'
import { boris } from './boris-brightbeard.ts'
import { dizdemona } from './dizdemona.ts'
import { elendril } from './elendril.ts'
import { gorebelly } from './gorebelly.ts'
import { graccus } from './graccus.ts'
import { grennan } from './grennan-stormspeaker.ts'
import { kayleitha } from './kayleitha.ts'
import { later } from './later.ts'
import { litori } from './litori-frostburn.ts'
import { moonshadow } from './moonshadow.ts'
import { omedus } from './omedus-the-punisher.ts'
import { radak } from './radak-doombringer.ts'
import { senzir } from './senzir-beastwalker.ts'
import { tazo } from './tazo.ts'
import { thangal } from './thangal.ts'
import { timmo } from './timmo-shadestep.ts'
import { warrax } from './warrax.ts'

const cards = {
  warrax,
  'boris-brightbeard': boris,
  'litori-frostburn': litori,
  elendril,
  graccus,
  moonshadow,
  'timmo-shadestep': timmo,
  dizdemona,
  gorebelly,
  'grennan-stormspeaker': grennan,
  'omedus-the-punisher': omedus,
  'radak-doombringer': radak,
  'senzir-beastwalker': senzir,
  tazo,
  kayleitha,
  thangal,
  ...later,
}

export const decks: readonly DeckDef[] = decksAbout.map((about) => ({ ...about, cards: cards[about.id] }))
