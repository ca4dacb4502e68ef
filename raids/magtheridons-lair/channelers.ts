/** The five Channelers, and the Abyssal that two of them summon (R400.2). The raid's rules remove them from the game as they leave (R402.1a). */
import type { CardDef, Effect, Power } from '../../src/language/types.ts'
import { always, create, deal, each, plus, target } from '../../src/raid/build-cards.ts'
import { set } from './words.ts'

/** X is 1, and one more for each Warlock that has left the party. */
const common: Power = always(
  { mod: 'cannot', on: 'attack', by: 'self', except: { is: 'hero' } },
  plus(
    'self',
    'atk',
    { plus: [1, { often: { on: 'leave', what: { tag: 'Warlock' }, of: 'you', zone: 'party' }, since: 'game' }] },
    'attacking',
  ),
)

const channeler = (name: string, number: number, pay: readonly Effect[], then: readonly Effect[]): CardDef => ({
  name,
  type: 'ally',
  set,
  number,
  tags: ['Warlock', 'Channeler'],
  atk: 0,
  damageType: 'shadow',
  health: 4,
  powers: [common, { pay, then, only: { turnOf: 'you' } }],
})

const three: readonly Effect[] = [{ do: 'pay', n: 3 }, { do: 'activate' }]

export const channelers: readonly CardDef[] = [
  channeler('Summoner Channeler', 34, three, [create(1, 'Abyssal')]),
  channeler(
    'Dark Mending Channeler',
    36,
    [{ do: 'activate' }],
    [{ do: 'heal', n: 'all', by: 'self', from: target('ally', 'you') }],
  ),
  channeler('Shadow Channeler', 37, three, [deal(1, 'shadow', each('character', target('opponent')), { by: 'self' })]),
]

export const abyssal: CardDef = {
  name: 'Abyssal',
  type: 'ally',
  set,
  number: 33,
  tags: ['Abyssal'],
  atk: 6,
  damageType: 'fire',
  health: 6,
}
