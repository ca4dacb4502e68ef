/** A card that interrupts whatever is on the chain, cards and effects (711.1). */
import type { CardDef } from '../../src/language/types.ts'
import { libraryOf, sceneIn, scenes } from './scenes.ts'

const at = (is: 'ally' | 'hero') => [{ do: 'destroy', what: { target: 1, is } }] as const
const card = (name: string, more: Partial<CardDef>): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 0, atk: 1, health: 9 },
  ...more,
})
const library = await libraryOf(
  ['Vindicator Kentho'],
  [
    card('Moss', {}),
    card('Axe', { type: 'ability', instant: true, text: at('ally') }),
    card('Archer', { powers: [{ pay: [{ do: 'pay', n: 0 }], then: at('ally') }] }),
    card('Study', { type: 'ability', instant: true, text: [{ do: 'draw', n: 1 }] }),
  ],
)
const scene = sceneIn(library)

scenes([
  scene(
    'Vindicator Kentho: a card that targets one of yours',
    { cards: ['Vindicator Kentho', 'Moss'], hand: ['Axe'] },
    {},
    ['play Axe', 'Moss', 'A: use Vindicator Kentho'],
    { Moss: { zone: 'party' }, 'A graveyard': ['Axe', 'Vindicator Kentho'] },
  ),
  scene(
    'Vindicator Kentho: an effect that does',
    { cards: ['Vindicator Kentho', 'Moss'] },
    { cards: ['Archer'] },
    ['until B action', 'use Archer', 'Moss', 'A: use Vindicator Kentho'],
    { Moss: { zone: 'party' }, Archer: { zone: 'party' } },
  ),
  scene(
    'Vindicator Kentho: no target among the others',
    { cards: ['Vindicator Kentho', 'Moss'], hand: ['Study'] },
    {},
    ['play Study'],
    { 'A hand': ['Filler'] },
  ),
])
