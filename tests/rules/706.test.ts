import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ally('Ghost', 2, 2, { powers: [{ keyword: 'Untargetable' }] }),
  ability('Two Blows', {
    text: [
      { do: 'deal', n: 2, by: 'yourHero', to: { target: 1, is: 'ally', as: 'first' } },
      { do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'ally', other: '$first' } },
    ],
  }),
  ability('Same Twice', {
    text: [
      { do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'ally' } },
      { do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'ally' } },
    ],
  }),
  ability('Pair', { text: [{ do: 'exhaust', what: { target: 2, is: 'ally' } }] }),
  ability('Any Number', { text: [{ do: 'exhaust', what: { target: 'any', is: 'ally' } }] }),
  item('Recall Stone', {
    powers: [
      {
        pay: [
          { do: 'pay', n: 1 },
          { do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } },
        ],
        then: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }],
      },
    ],
  }),
  instant('Warded', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'cannot', on: 'target', by: 'opponents', what: { target: 1, is: 'character', of: 'you' } }],
        until: 'turn',
      },
    ],
  }),
  ally('Attention Seeker', 1, 4, {
    powers: [{ when: { on: 'target', by: 'opponents', what: 'self' }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Poke', { text: [{ do: 'deal', n: 1, by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Random Poke', {
    text: [{ do: 'deal', n: 1, by: 'yourHero', to: { random: 1, is: 'character', of: 'opponents' } }],
  }),
  instant('Point', { text: [{ do: 'draw', by: { target: 1, is: 'player' }, n: 1 }] }),
)

describe('706 targets', () => {
  test('706.1 whoever meets the description and is not untargetable', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush', 'Tail Swipe'], resources: 3, cards: ['Onyxian Whelp'] },
      raiders: [{ cards: ['Ghost', 'Kor Cindervein', 'Krol Blade', 'Battle Shout'] }],
      turn: 'Boss',
    })
    t.say('play Crush')
    expect(t.legal()).toEqual(['pick Onyxian Whelp', 'pick Kor Cindervein'])
    t.say('pick Onyxian Whelp').resolve().say('play Tail Swipe')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Krol Blade', 'pick Battle Shout'])
  })

  test('706.1 Untargetable also for its own side', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Ghost'], hand: ['Flash Heal', 'Poke'], resources: 1 }],
      turn: 'R1',
    })
    t.say('play Poke')
    expect(t.legal()).toEqual(['pick Warrax', 'pick Onyxia'])
  })

  test('706.1, 707.1d without a legal target it can’t be played', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Ghost'] }],
      turn: 'Boss',
    })
    expect(t.legal()).not.toContain('play Crush')
  })

  test('706.1 one choice for each instance of the word; "another" is another', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Two Blows', 'Same Twice', 'Pair'] },
      raiders: [{ cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    expect(t.legal()).not.toContain('play Pair')
    t.play('Same Twice').resolve().expect('Crazy Igvand', { damage: 2 })
    const u = table({
      library: lib,
      boss: { hand: ['Two Blows', 'Pair'] },
      raiders: [{ cards: ['Crazy Igvand', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    u.say('play Two Blows')
    expect(u.legal()).toEqual(['pick Crazy Igvand', 'pick Kor Cindervein'])
    u.say('pick Kor Cindervein').resolve()
    u.expect('Kor Cindervein', { damage: 2 }).expect('Crazy Igvand', { damage: 1 })
  })

  test('706.1 "another target" with nobody else about can’t be played', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Two Blows'] },
      raiders: [{ cards: ['Crazy Igvand'] }],
      turn: 'Boss',
    })
    expect(t.legal()).not.toContain('play Two Blows')
  })

  test('707.1d any number of targets: none is a number too', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Any Number'] },
      raiders: [{ cards: ['Crazy Igvand', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.say('play Any Number')
    expect(t.legal()).toEqual(['done', 'pick Crazy Igvand', 'pick Kor Cindervein'])
    t.say('pick Crazy Igvand')
    expect(t.legal()).toEqual(['done', 'pick Kor Cindervein'])
    t.say('done').resolve()
    t.expect('Crazy Igvand', { exhausted: true }).expect('Kor Cindervein', { exhausted: false })
    const u = table({ library: lib, boss: { hand: ['Any Number'] }, raiders: [{}], turn: 'Boss' })
    u.play('Any Number').resolve()
    expect(u.zone('Boss', 'graveyard')).toEqual(['Any Number'])
  })

  test('706.1b only cards in play unless it says otherwise; its own cost may take the target away (CR-EX-706.1b-1)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Recall Stone', 'Kor Cindervein'], graveyard: ['Parvink'], resources: 1 }],
      turn: 'R1',
    })
    t.use('Recall Stone')
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein', 'Parvink'])
    t.resolve()
    expect(t.zone('R1', 'hand')).toEqual([])
  })

  test('103.2 "can’t be targeted by opponents" leaves friends free', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Poke'] },
      raiders: [
        { hand: ['Warded'], cards: [] },
        { hero: 'Graccus', hand: ['Poke'] },
      ],
      turn: 'Boss',
    })
    t.as('R1').play('Warded').resolve()
    t.say('play Poke')
    expect(t.legal()).toEqual(['pick Onyxia', 'pick Graccus'])
    t.say('pick Graccus').as('R2').say('play Poke#2')
    expect(t.legal()).toEqual(['pick Onyxia', 'pick Warrax', 'pick Graccus'])
  })

  test('707.1f becoming a target is an event, once the link is added', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Poke'] },
      raiders: [{ cards: ['Attention Seeker'], hand: ['Poke'], deck: filler }],
      turn: 'Boss',
    })
    t.play('Poke', 'Attention Seeker')
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
    expect(t.asked()).toBe('Boss: priority')
    t.resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    t.resolve().expect('Attention Seeker', { damage: 1 })
  })

  test('706 players are targets', () => {
    const t = table({ library: lib, raiders: [{ hand: ['Point'], deck: filler }, { deck: filler }], turn: 'R1' })
    t.say('play Point')
    expect(t.legal()).toEqual(['pick R1', 'pick R2', 'pick Boss'])
    t.say('pick R2').resolve()
    expect(t.zone('R2', 'hand')).toHaveLength(1)
  })

  test('random choices come from the seed: the same again with the same', () => {
    const hit = (seed: number): string[] => {
      const t = table({
        library: lib,
        seed,
        boss: { hand: ['Random Poke'] },
        raiders: [{ cards: ['Kor Cindervein', 'Crazy Igvand'] }, { hero: 'Graccus' }],
        turn: 'Boss',
      })
      t.play('Random Poke').resolve()
      return ['Kor Cindervein', 'Crazy Igvand', 'Warrax', 'Graccus'].filter((n) => t.card(n).damage === 1)
    }
    expect(hit(5)).toEqual(hit(5))
    expect(new Set(Array.from({ length: 12 }, (_, i) => hit(i)[0])).size).toBeGreaterThan(1)
    expect(hit(1)).toHaveLength(1)
  })
})
