/** The rule of threat, for raids that switch it on (R504.2). */
import type { Amount, Mod, SetWho } from '../language/types.ts'

/** The Boss player's cards in play with a threat level, tokens too. */
const levels: SetWho = { of: 'you', where: [{ stat: 'threat', of: 'it' }, '>', 0] }

/** The lowest threat level in play; 0 if there is none, and then players may have any number of resources (R504.2b). */
export const threatLevel: Amount = { lowest: 'threat', of: levels }

const have: Amount = { count: { is: 'resource', of: '$turn' } }

/** In the wrap-up step of their turn, raiders destroy resources that are too many (R504.2a). */
export const threatRule: Mod = {
  mod: 'when',
  as: true,
  event: { on: 'start', step: 'wrap-up', turn: 'opponents' },
  then: [
    {
      if: { all: [{ some: levels }, { compare: [have, '>', threatLevel] }] },
      do: 'destroy',
      by: '$turn',
      what: { choose: { minus: [have, threatLevel] }, is: 'resource', of: '$turn' },
    },
  ],
}
