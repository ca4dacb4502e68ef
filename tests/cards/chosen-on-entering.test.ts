/** Cards on which one of two powers is chosen as they enter play, without the chain (704.1b). */
import { test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { duel, libraryOf, sceneIn, scenes } from './scenes.ts'

const club: CardDef = {
  ...{ name: 'Club', type: 'weapon', set: 'test', number: 0, tags: ['Melee (1)'], cost: 1 },
  ...{ atk: 2, damageType: 'melee', strike: 4 },
}
const bolt: CardDef = {
  ...{ name: 'Bolt', type: 'ability', set: 'test', number: 0, cost: 0 },
  text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }],
}
const library = await libraryOf(['Brodien', 'Bloody Grip'], [club, bolt])
const scene = sceneIn(library)
const brodien = { hand: ['Brodien'], resources: 4, cards: ['Parvink'] }

scenes([
  scene(
    'Brodien: Untargetable',
    brodien,
    { hand: ['Bolt'] },
    ['play Brodien', 'mode 1', 'until B action', 'play Bolt'],
    { Brodien: { zone: 'party' }, Parvink: { zone: 'graveyard' } },
  ),
  scene(
    'Brodien: Elusive',
    brodien,
    { hand: ['Bolt'] },
    ['play Brodien', 'mode 0', 'until B action', 'attack Hero B', ['pick Hero A', 'pick Parvink']],
    {},
  ),
  scene(
    'Bloody Grip: three more ATK',
    { hand: ['Bloody Grip'], resources: 3, cards: ['Club'] },
    {},
    ['play Bloody Grip', 'mode 0'],
    { Club: { atk: 5 } },
  ),
  scene(
    'Bloody Grip: or three less to strike',
    { hand: ['Bloody Grip'], resources: 4, cards: ['Club'] },
    {},
    ['play Bloody Grip', 'mode 1', 'attack Hero A > Hero B | strike Club'],
    { dealt: ['2 melee Hero B'], 'A ready': 0 },
  ),
])

test('Brodien: nobody can respond in between', () => {
  const t = duel(brodien, { hand: ['Bolt'] }, { library })
  t.play('Brodien').resolve('mode 1').expect('Brodien', { zone: 'party' })
})
