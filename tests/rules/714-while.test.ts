/** States of combat with somebody in particular, and cards that are instant for a while. */
import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ally('Rival', 1, 9, {
    powers: [
      {
        always: [
          {
            mod: 'stat',
            what: { is: 'character', of: 'opponents' },
            stat: 'atk',
            n: -2,
            while: { inCombat: 'self' },
          },
        ],
      },
    ],
  }),
  ally('Bystander', 1, 9),
  ally('Striker', 5, 9, { powers: [{ keyword: 'Ferocity' }] }),
  ally('Herald', 1, 1, {
    powers: [{ always: [{ mod: 'is', what: { is: 'ally', in: 'hand', of: 'you' }, tag: 'instant' }] }],
  }),
)

describe('714.3a while in combat with', () => {
  const fight = (defender: string) =>
    table({
      library: lib,
      raiders: [{ cards: ['Striker'] }],
      boss: { cards: ['Rival', 'Bystander'] },
      turn: 'R1',
    })
      .propose('Striker', defender)
      .say('pass')
      .say('pass')

  test('602.2 it holds for the one that attacks it, and only in that combat', () => {
    fight('Rival').expect('Striker', { atk: 3 })
    fight('Bystander').expect('Striker', { atk: 5 })
  })

  test('and for the one that it attacks', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Striker', 'Kor Cindervein'] }],
      boss: { cards: ['Rival'] },
      turn: 'Boss',
    })
    const bare = t.card('Kor Cindervein').atk
    t.as('Boss').propose('Rival', 'Striker')
    for (let n = 0; n < 4; n++) t.say('pass') // the proposal, then the attack window
    t.expect('Striker', { role: 'defender', atk: 3 }).expect('Kor Cindervein', { atk: bare })
  })
})

describe('409.1 cards that are instant', () => {
  const others = (party: string[]): string[] =>
    table({
      library: lib,
      raiders: [{ cards: party, hand: ['Bystander', 'Charge'], resources: 8, deck: filler }, {}],
      turn: 'R2',
      at: 'action',
    })
      .as('R1')
      .legal()
      .filter((w) => w.startsWith('play'))

  test('are played on another player’s turn, and no others', () => {
    expect(others(['Herald'])).toEqual(['play Bystander'])
    expect(others([])).toEqual([])
  })
})

describe('404.1c counters without a name', () => {
  test('a +1 ATK counter is printed so, and counts', () => {
    const t = table({
      library: withCards(
        ally('Smith', 1, 1, { powers: [{ pay: [], then: [{ do: 'put', n: 1, what: 'atk', to: 'self' }] }] }),
      ),
      raiders: [{ cards: ['Smith'], deck: filler }],
      turn: 'R1',
    })
    t.use('Smith').resolve().expect('Smith', { atk: 2 })
  })
})

describe('714.3b while it remains so', () => {
  const asleep = { match: '$it', state: 'exhausted' } as const
  const lib = withCards(
    ally('Sentry', 1, 9, {
      powers: [
        {
          pay: [{ do: 'activate' }],
          then: [{ do: 'draw', n: 1, if: { match: 'self', state: 'exhausted', remained: true } }],
        },
      ],
    }),
    instant('Rouse', { text: [{ do: 'ready', what: { target: 1, is: 'ally' } }] }),
    ability('Strange Dream', {
      text: [
        { do: 'choose', what: { choose: 1, is: 'ally', of: 'you', as: 'it' } },
        {
          do: 'modify',
          mods: [{ mod: 'stat', what: '$it', stat: 'atk', n: 3 }],
          until: { while: asleep },
        },
      ],
    }),
  )
  const watch = (hand: string[], exhausted = false) =>
    table({
      library: lib,
      raiders: [{ cards: [{ name: 'Sentry', exhausted }], hand, deck: filler }],
      turn: 'R1',
    })

  test('an effect that asks whether it has remained so does nothing if it has readied, even if it exhausts again', () => {
    expect(watch([]).use('Sentry').resolveAll().zone('R1', 'hand')).toHaveLength(1)
    expect(watch(['Rouse']).use('Sentry').play('Rouse').resolveAll().zone('R1', 'hand')).toEqual([])
    const again = watch(['Rouse']).use('Sentry').play('Rouse').resolve()
    expect(again.use('Sentry').resolveAll().zone('R1', 'hand')).toHaveLength(1)
  })

  test('what is chosen as the link resolves has no past: it is enough that it is so then', () => {
    const t = watch(['Strange Dream', 'Rouse'], true).play('Strange Dream').resolveAll()
    t.expect('Sentry', { atk: 4 })
    t.play('Rouse').resolveAll().expect('Sentry', { atk: 1 })
    watch(['Strange Dream']).play('Strange Dream').resolveAll().expect('Sentry', { atk: 1 })
  })
})
