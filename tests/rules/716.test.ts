import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Lifebender', 4, 5, {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'destroy', what: { is: 'ally', of: 'you' } },
            then: [{ do: 'move', what: '$what', to: 'removed' }],
          },
        ],
      },
    ],
  }),
  ability('Forbidden', {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'draw', by: 'you' },
            then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }],
          },
        ],
      },
    ],
  }),
  instant('Sip', { text: [{ do: 'draw', n: 1 }] }),
  instant('Slay', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  ability('Golden Touch', {
    powers: [{ always: [{ mod: 'instead', would: { on: 'heal', by: 'yourHero' }, n: { times: ['$n', 3] } }] }],
  }),
  ability('Deaf', {
    powers: [{ always: [{ mod: 'cannot', on: 'deal', to: { is: 'hero', of: 'you' }, type: 'fire' }] }],
  }),
  ability('Fan the Flames', {
    powers: [
      { always: [{ mod: 'instead', would: { on: 'deal', by: 'yourHero', type: 'fire' }, n: { plus: ['$n', 5] } }] },
    ],
  }),
)

describe('716 replacement modifiers', () => {
  test('717.1 packets of healing are replaced like those of damage', () => {
    const t = table({
      library: lib,
      raiders: [{ hero: 'Boris Brightbeard', damage: 20, cards: ['Golden Touch'], hand: ['Flash Heal'], resources: 1 }],
      turn: 'R1',
    })
    t.play('Flash Heal', 'Boris Brightbeard').resolve().expect('Boris Brightbeard', { damage: 8 })
  })

  test('103.2, 716.1 what can’t happen is not replaced', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Flame Breath'], resources: 2, cards: ['Fan the Flames'] },
      raiders: [{ cards: ['Deaf', 'Crazy Igvand'] }],
      turn: 'Boss',
    })
    t.play('Flame Breath').resolve().expect('Warrax', { damage: 0 })
    expect(t.zone('R1', 'graveyard')).toEqual(['Crazy Igvand'])
  })

  test('716.1c only what is there before the event replaces it', () => {
    const t = table({
      library: lib,
      raiders: [
        { hero: 'Litori Frostburn', hand: ['Fire Blast', 'Fan the Flames'], cards: ['World in Flames'], resources: 1 },
      ],
      turn: 'R1',
    })
    t.play('Fan the Flames').resolve().play('Fire Blast', 'Onyxia').resolve()
    expect(t.asked()).toBe('R1: replace')
    t.say('prevent Fan the Flames').expect('Onyxia', { damage: 14 })
  })

  test('716.1a destruction may be replaced; a replaced cost can’t be paid (CR-EX-709.2f-2)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Slay'] },
      raiders: [{ cards: ['Lifebender', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Slay', 'Kor Cindervein').resolve()
    expect(t.zone('R1', 'removed')).toEqual(['Kor Cindervein'])
  })

  test('716.1d a draw may be replaced (CR-EX-716.1d-1)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Forbidden'], hand: ['Sip'], damage: 3, deck: filler }],
      turn: 'R1',
    })
    t.play('Sip').resolve().expect('Warrax', { damage: 2 })
    expect(t.zone('R1', 'hand')).toEqual([])
  })
})
