/**
 * A raid of another kind, in words that the raids of the game do not need: waves by the number of raiders, a count on the raid itself
 * that loses it, states that do something as they are entered, a Boss who takes another form without being healed.
 */
import type { CardDef } from '../../src/language/types.ts'
import { copies, entering, goes, names, now, only, raid, stage, stays } from '../../src/raid/build.ts'
import type { RaidDef } from '../../src/raid/format.ts'

const set = 'Siege of Grey Gate'

const captain = (name: string, number: number, health: number): CardDef => ({
  ...{ name, type: 'hero', set, number, tags: ['Orc', 'Boss'], they: 'he', atk: 2, damageType: 'melee', health },
  front: [],
  back: [],
})

const breaker: CardDef = {
  ...{
    name: 'Gate Breaker',
    type: 'ally',
    set,
    number: 3,
    tags: ['Orc'],
    cost: 1,
    atk: 1,
    damageType: 'melee',
    health: 1,
  },
  powers: [{ when: { on: 'destroy', what: 'self' }, then: [{ do: 'remove', n: 1, what: 'Doom', from: 'raid' }] }],
}

const volley: CardDef = {
  ...{ name: 'Volley', type: 'ability', set, number: 4, cost: 0 },
  text: [
    { do: 'deal', n: 1, type: 'ranged', by: 'yourHero', to: { target: 1, is: 'character', of: 'opponents' } },
    { do: 'put', n: 1, what: 'Doom', to: 'raid', if: { stage: 'The captain' } },
  ],
}

const dread: CardDef = {
  ...{ name: 'Dread', type: 'ability', set, number: 5, cost: 0 },
  powers: [
    { when: { on: 'put', what: 'raid', counter: 'Doom' }, then: [{ do: 'put', n: 1, what: 'fear', to: 'opponents' }] },
  ],
}

const cards = [captain('Captain Gorm', 1, 12), captain('Gorm Unchained', 2, 20), breaker, volley, dread]
const doom = { counters: 'Doom', of: 'raid' } as const
const lost = only({ compare: [doom, '>=', 10] }, stays(now({ do: 'lose', by: 'opponents' })))
const raiders = { raid: 'raiders' } as const

export const siege: RaidDef = raid(
  {
    id: 'siege-of-grey-gate',
    name: 'Siege of Grey Gate',
    about: 'A gate, waves, and a captain who comes last.',
    calls: 'the Captain',
    they: 'he',
    cards,
    decks: { main: copies(12, [volley, dread]) },
    tokens: names([breaker]),
    always: [{ mod: 'stat', what: { is: 'hero', tag: 'Boss' }, stat: 'health', n: { times: [4, raiders] } }],
    modes: [
      { id: 'standard', name: 'Standard', about: 'The captain comes last.' },
      {
        ...{ id: 'hard', name: 'Hard', about: 'More breakers, more volleys, less dread.' },
        ...{ draws: 2, handMax: { plus: [4, raiders] }, startsWith: [[2, 'Gate Breaker']] },
        decks: {
          main: [
            [20, 'Volley'],
            [2, 'Dread'],
          ],
        },
      },
      { id: 'duel', name: 'Duel', about: 'The captain is there from the start.', starts: 'Captain Gorm' },
    ],
  },
  {
    phases: { wave: 'Wave' },
    turn: ['ready', 'draw', 'wave', 'action', 'end', 'wrap-up'],
    listens: { doomed: { on: 'put', what: 'raid', counter: 'Doom' } },
    table: { clocks: [{ counts: 'Doom', n: doom, at: 10, says: 'the raid is lost', near: 3 }] },
    machine: {
      initial: 'gate',
      states: {
        gate: entering(
          stage(1, 'The gate', { wave: goes('waves'), doomed: lost, fatallyDamaged: goes('captain') }),
          now({ do: 'put', n: 1, what: 'Doom', to: 'raid', set: true }),
        ),
        waves: entering(
          stage(2, 'The waves', {
            wave: [
              only({ compare: [{ counters: 'wave', of: 'raid' }, '>=', 2] }, goes('captain')),
              stays(
                now(
                  { do: 'put', n: 1, what: 'wave', to: 'raid' },
                  { do: 'put', n: 1, what: 'Doom', to: 'raid' },
                  { do: 'create', n: 1, token: 'Gate Breaker' },
                ),
              ),
            ],
            doomed: lost,
            fatallyDamaged: goes('captain'),
          }),
          now({ do: 'bring', cards: [[raiders, 'Gate Breaker']] }),
        ),
        captain: entering(
          stage(3, 'The captain', {
            doomed: lost,
            fatallyDamaged: goes(
              'unchained',
              now({ do: 'swap', what: 'yourHero', for: 'Gorm Unchained', keep: ['damage', 'readiness'] }),
            ),
          }),
          now({ do: 'bring', cards: [[1, 'Captain Gorm']], if: { not: { some: { is: 'hero', of: 'you' } } } }),
        ),
        unchained: stage(4, 'Gorm unchained', { doomed: lost, fatallyDamaged: stays(now({ do: 'lose', by: 'you' })) }),
      },
    },
  },
)
