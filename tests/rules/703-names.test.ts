/** What a triggered effect may name of its event: whoever and whatever played a part in it (703.1). */
import { expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, withCards } from './own.ts'

test('703.1 against whom one defends has a name in the effect', () => {
  const shield = ally('Mirror', 0, 9, {
    powers: [
      {
        when: { on: 'defend', by: 'self', against: { is: 'character', as: 'foe' } },
        then: [
          { do: 'put', n: 1, what: 'coin', to: '$against' },
          { do: 'put', n: 1, what: 'key', to: '$foe' },
        ],
      },
    ],
  })
  const t = table({ library: withCards(shield), players: [{ cards: ['Dummy 1/5'] }, { cards: ['Mirror'] }] })
  t.attack('Dummy 1/5', 'Mirror')
  t.expect('Dummy 1/5', { counters: { coin: 1, key: 1 } })
})

test('703.1 whoever made a player discard has a name in the effect', () => {
  const grudge = ally('Grudge', 1, 5, {
    powers: [
      {
        when: { on: 'discard', by: 'you', cause: 'opponents' },
        then: [{ do: 'draw', by: '$cause', n: 1 }],
      },
    ],
  })
  const rob = ability('Rob', { text: [{ do: 'discard', by: 'opponents', n: 1 }] })
  const t = table({
    library: withCards(grudge, rob),
    players: [{ hand: ['Rob'] }, { hand: ['Dummy 2/3'], cards: ['Grudge'] }],
  })
  t.play('Rob').resolve().resolve()
  expect(t.zone('A', 'hand')).toEqual(['Filler'])
})
