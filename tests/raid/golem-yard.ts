/** The raid of docs/raids.md: one Boss, one card. */
import type { CardDef } from '../../src/language/types.ts'
import { copies, now, raid, stage, stays } from '../../src/raid/build.ts'

const set = 'Golem Yard'

export const golem: CardDef = {
  name: 'Yard Golem',
  type: 'hero',
  set,
  number: 1,
  tags: ['Mechanical', 'Boss'],
  atk: 2,
  damageType: 'melee',
  health: 25,
  front: [],
  back: [{ keyword: 'Protector' }],
}

export const fist: CardDef = {
  name: 'Swinging Fist',
  type: 'ability',
  set,
  number: 2,
  cost: 0,
  text: [{ do: 'deal', n: 2, type: 'melee', by: 'yourHero', to: { target: 1, is: 'character', of: 'opponents' } }],
}

export const parts = {
  id: 'golem-yard',
  name: 'Golem Yard',
  about: 'A golem that hits what it sees.',
  calls: 'the Golem',
  starts: 'Yard Golem',
  cards: [golem, fist],
  decks: { main: copies(30, [fist]) },
  tokens: [],
}
export const states = { fight: stage(1, 'The yard', { fatallyDamaged: stays(now({ do: 'lose', by: 'you' })) }) }

export const golemYard = raid(parts, { machine: { initial: 'fight', states } })
