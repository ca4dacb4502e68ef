import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const lib = withCards(
  ability('Rest', {
    text: [
      { do: 'heal', n: 5, by: 'yourHero', from: { target: 1, is: 'character' }, as: 'healed' },
      { do: 'draw', n: '$healed.n' },
    ],
  }),
  ability('Full Rest', {
    text: [
      { do: 'heal', n: 'all', by: 'yourHero', from: { target: 1, is: 'character' }, as: 'healed' },
      { do: 'draw', n: '$healed.n' },
    ],
  }),
  ability('Flock', { text: [{ do: 'heal', n: 11, by: 'yourHero', from: { is: 'hero', of: 'friends' } }] }),
  ally('Grateful', 0, 9, { powers: [{ when: { on: 'heal', what: 'self' }, then: [{ do: 'draw', n: 1 }] }] }),
  ability('Rot', { powers: [{ always: [{ mod: 'cannot', on: 'heal', what: { is: 'character', of: 'opponents' } }] }] }),
  instant('Bolt', { text: [{ do: 'deal', n: 4, type: 'nature', by: 'yourHero', to: { target: 1, is: 'character' } }] }),
  instant('Prick', { text: [{ do: 'remove', n: 2, what: 'damage', from: { target: 1, is: 'character' } }] }),
)

describe('407 healing', () => {
  test('407.1 healing removes at most what is there; the excess is wasted (CR-EX-407.1-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Bolt'] },
      raiders: [{ cards: [{ name: 'Crazy Igvand', damage: 1 }], hand: ['Flash Heal'], resources: 1 }],
      turn: 'Boss',
    })
    t.play('Bolt', 'Crazy Igvand').as('R1').play('Flash Heal', 'Crazy Igvand').resolve()
    t.expect('Crazy Igvand', { damage: 0 }).resolve().expect('Crazy Igvand', { damage: 4, zone: 'party' })
  })

  test('407.1 "that much" is what was really healed', () => {
    const t = table({ library: lib, raiders: [{ damage: 2, hand: ['Rest'], deck: filler }], turn: 'R1' })
    t.play('Rest', 'Warrax').resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    const u = table({ library: lib, raiders: [{ damage: 3, hand: ['Full Rest'], deck: filler }], turn: 'R1' })
    u.play('Full Rest', 'Warrax').resolve().expect('Warrax', { damage: 0 })
    expect(u.zone('R1', 'hand')).toHaveLength(3)
  })

  test('407.2 a packet for each character, replaced each; healing 0 is no healing (CR-EX-407.2-1)', () => {
    const t = table({
      library: lib,
      raiders: [
        { hero: 'Boris Brightbeard', damage: 20, cards: ['Hide of the Wild'], hand: ['Flock'] },
        { hero: 'Graccus', damage: 20 },
      ],
      turn: 'R1',
    })
    t.play('Flock').resolve()
    t.expect('Boris Brightbeard', { damage: 8 }).expect('Graccus', { damage: 8 }).expect('Onyxia', { damage: 0 })
    t.use('Boris Brightbeard', 'Graccus').resolve()
    t.expect('Graccus', { damage: 8 }).expect('Boris Brightbeard', { faceDown: true })
  })

  test('407.3 healing the undamaged makes no packet: no trigger, but a legal target (CR-EX-407.3-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Bolt'] },
      raiders: [{ cards: ['Grateful', 'Kor Cindervein'], hand: ['Flash Heal', 'Flash Heal'], resources: 2 }],
      turn: 'Boss',
    })
    t.play('Bolt', 'Kor Cindervein').as('R1').play('Flash Heal', 'Kor Cindervein').resolve()
    t.as('R1').play('Flash Heal', 'Grateful').resolve()
    expect(t.game.s.chain[0]!.links).toHaveLength(1)
    t.resolve()
    // Destroyed before anybody gets priority.
    expect(t.zone('R1', 'graveyard')).toEqual(['Flash Heal', 'Flash Heal', 'Kor Cindervein'])
    expect(t.asked()).toBe('Boss: priority')
  })

  test('407.3 who can’t be healed is not', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Rot'] },
      raiders: [{ damage: 9, hand: ['Flash Heal', 'Prick'], resources: 1 }],
      turn: 'R1',
    })
    t.play('Flash Heal', 'Warrax').resolve().expect('Warrax', { damage: 9 })
    // Removing damage is not healing.
    t.play('Prick', 'Warrax').resolve().expect('Warrax', { damage: 7 })
  })

  test('407.2 Prayer of Healing heals its own party only', () => {
    const t = table({
      raiders: [
        { damage: 5, cards: [{ name: 'Kor Cindervein', damage: 2 }], hand: ['Prayer of Healing'], resources: 3 },
        { hero: 'Graccus', damage: 5 },
      ],
      boss: { damage: 5 },
      turn: 'R1',
    })
    t.play('Prayer of Healing').resolve()
    t.expect('Warrax', { damage: 2 })
      .expect('Kor Cindervein', { damage: 0 })
      .expect('Graccus', { damage: 5 })
      .expect('Onyxia', { damage: 5 })
  })
})
