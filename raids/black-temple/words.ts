/** Pieces of text that several cards of this raid share. */
import type { CardDef, Effect, Who } from '../../src/language/types.ts'
import { each } from '../../src/raid/build-cards.ts'

export const set = 'Black Temple'

/** "Abilities, allies, and equipment." */
export const things = ['ability', 'ally', 'equipment'] as const

export const opposing: Who = each('character')

/** An ability, ally or equipment on the table, chosen as the text is added. */
export const oneThing: Who = { target: 1, is: [...things] }

/** The common fields of all ability cards of the raid. */
export const ability = { type: 'ability', set } as const
/** Nine cards of the main deck may also be in a Traitor's deck. */
export const traitors = { ...ability, tags: ['Traitor'], requires: 'Traitor' } as const satisfies Partial<CardDef>

/** "Each opponent turns one of their face-up resources face down." */
export const turnOneDown = (by: Who): Effect => ({
  do: 'turn',
  by,
  what: { choose: 1, is: 'resource', of: '$by', state: 'faceUp' },
  face: 'down',
})
