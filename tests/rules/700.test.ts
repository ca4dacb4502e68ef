import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const sheep = ability('Sheepish', {
  attach: { target: 1, is: 'ally' },
  powers: [
    {
      always: [
        { mod: 'noPowers', what: 'host' },
        { mod: 'cannot', on: ['attack', 'protect'], by: 'host' },
        { mod: 'is', what: 'host', tag: 'Sheep' },
      ],
    },
  ],
})
const lib = withCards(
  sheep,
  ally('Elder', 1, 4, {
    powers: [
      {
        pay: [{ do: 'pay', n: 1 }],
        limit: { n: 1, per: 'turn' },
        then: [
          { do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: 2 }], until: 'turn' },
        ],
      },
    ],
  }),
  ally('Gifted', 1, 4, {
    powers: [{ when: { on: 'enter', what: { is: 'ally', of: 'you' }, zone: 'play' }, then: [{ do: 'draw', n: 1 }] }],
  }),
  instant('Teach', {
    text: [
      {
        do: 'modify',
        mods: [
          {
            mod: 'power',
            what: { target: 1, is: 'ally' },
            power: { pay: [{ do: 'activate' }], then: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] },
          },
        ],
        until: 'turn',
      },
    ],
  }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Cleanse', { text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }] }),
  ability('School', {
    powers: [{ always: [{ mod: 'keyword', what: { is: 'ally', of: 'you' }, keyword: 'Ferocity' }] }],
  }),
  ally('Flag', 0, 3, {
    powers: [{ always: [{ mod: 'stat', what: { is: 'ally', of: 'you', other: true }, stat: 'atk', n: 1 }] }],
  }),
)

describe('700 powers, 701 payment powers', () => {
  test('700.2 powers work in play only', () => {
    const t = table({
      library: lib,
      raiders: [{ hand: ['Flag', 'Battle Shout'], graveyard: ['Flag'], cards: ['Kor Cindervein'] }],
      turn: 'R1',
    })
    t.expect('Kor Cindervein', { atk: 3 })
  })

  test('700.3 a card that loses its powers: continuous, triggered, payment and keywords; it can’t have new ones', () => {
    const t = table({
      library: lib,
      raiders: [
        { cards: ['Flag', 'Kor Cindervein', 'Crazy Igvand', 'School'], hand: ['Sheepish', 'Sheepish', 'Teach'] },
      ],
      turn: 'R1',
    })
    t.expect('Kor Cindervein', { atk: 4 }).play('Sheepish', 'Flag').resolve().expect('Kor Cindervein', { atk: 3 })
    t.expect('Crazy Igvand', { keywords: ['Ferocity', 'Protector'] })
      .play('Sheepish', 'Crazy Igvand')
      .resolve()
    t.expect('Crazy Igvand', { keywords: [], tags: expect.arrayContaining(['Dwarf', 'Warrior', 'Sheep']) })
    t.play('Teach', 'Crazy Igvand').resolve()
    expect(t.legal()).not.toContain('use Crazy Igvand')
  })

  test('202.3 an added tag keeps types and tags; neither attacks nor protects (CR-EX-202.3-1)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Bloodclaw', { name: 'Sheepish', on: 'Bloodclaw' }], hand: ['Rayder'], resources: 2 }],
      turn: 'R1',
    })
    expect(t.legal()).not.toContain('attack Bloodclaw')
    t.expect('Bloodclaw', { types: ['ally'] })
    expect(t.card('Bloodclaw').tags).toEqual(expect.arrayContaining(['Raptor', 'Sheep']))
    t.play('Rayder').resolve()
    expect(t.asked()).toBe('R1: unique')
  })

  test('701.4 "once per turn" belongs to this card (CR-EX-701.4-1)', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Elder', 'Kor Cindervein'], hand: ['Elder'], resources: 4 }],
      turn: 'R1',
    })
    t.use('Elder', 'Kor Cindervein').as('Boss').play('Crush', 'Kor Cindervein').resolve().resolve()
    t.expect('Elder', { atk: 1 })
    expect(t.legal()).not.toContain('use Elder')
    expect(t.resources('R1').ready).toBe(3) // not refunded
    t.play('Elder').resolve()
    expect(t.legal()).toContain('use Elder')
  })

  test('701.4 a new turn, a new use; also by the very same card in another player’s turn', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Elder'], resources: 3, deck: filler }], turn: 'R1' })
    t.use('Elder').resolve()
    expect(t.legal()).not.toContain('use Elder')
    t.until('Boss', 'action').as('R1')
    expect(t.legal()).toContain('use Elder')
  })

  test('701.4a a power that was lost and came back is the same one (CR-EX-701.4a-1)', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Elder'], resources: 3, hand: ['Sheepish', 'Cleanse'] }],
      turn: 'R1',
    })
    t.use('Elder').resolve().play('Sheepish').resolve()
    expect(t.legal()).not.toContain('use Elder')
    t.play('Cleanse').resolve()
    expect(t.legal()).not.toContain('use Elder')
    expect(t.resources('R1').ready).toBe(2)
  })

  test('701.2 as often as it can be paid, at any priority; only its controller', () => {
    const t = table({ raiders: [{ cards: ['Dwarven Hand Cannon'], resources: 4 }, { resources: 4 }], turn: 'R2' })
    expect(t.legal()).not.toContain('use Dwarven Hand Cannon')
    t.as('R1').use('Dwarven Hand Cannon').use('Dwarven Hand Cannon')
    expect(t.legal()).not.toContain('use Dwarven Hand Cannon')
    t.resolveAll().expect('Dwarven Hand Cannon', { atk: 3 })
  })

  test('701.1 "on your turn" restricts use', () => {
    const t = table({ raiders: [{ hero: 'Boris Brightbeard', damage: 3, resources: 1 }], turn: 'R1' })
    expect(t.legal()).toContain('use Boris Brightbeard')
    const u = table({ raiders: [{ hero: 'Boris Brightbeard', damage: 3, resources: 1 }], turn: 'Boss' })
    u.as('R1')
    expect(u.legal()).toEqual(['pass'])
  })

  test('301.2, 701 a hero’s flip power works once: its other side has none', () => {
    const t = table({ raiders: [{ resources: 5 }], turn: 'R1' })
    t.use('Warrax').expect('Warrax', { faceDown: true })
    expect(t.legal()).not.toContain('use Warrax')
    t.resolve().expect('Warrax', { keywords: ['Protector'] })
  })

  test('707.3 an effect lives on without its source', () => {
    const t = table({
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ cards: ['Melgwy Pingzot'], resources: 5 }],
      turn: 'R1',
    })
    t.use('Melgwy Pingzot', 'Onyxia').as('Boss').play('Crush').resolve()
    expect(t.zone('R1', 'graveyard')).toEqual(['Melgwy Pingzot'])
    t.resolve().expect('Onyxia', { damage: 5 })
  })

  test('706.1c targets of a granted power are chosen as it is used (CR-EX-706.1c-1)', () => {
    const t = table({
      library: lib,
      boss: { cards: ['Onyxian Whelp'] },
      raiders: [{ cards: ['Kor Cindervein'], hand: ['Teach'] }],
      turn: 'R1',
    })
    t.say('play Teach')
    expect(t.legal()).toEqual(['pick Kor Cindervein', 'pick Onyxian Whelp'])
    t.say('pick Kor Cindervein')
    expect(t.asked()).toBe('R1: priority')
    t.resolve().use('Kor Cindervein', 'Onyxian Whelp').expect('Kor Cindervein', { exhausted: true })
    t.resolve()
    expect(t.count('Boss', 'Onyxian Whelp')).toBe(0)
  })

  test('206.1c text for a trait works only under such a hero (CR-EX-206.1c-1)', () => {
    const t = table({ raiders: [{ cards: ['Thunderhead Hippogryph'] }] })
    t.expect('Thunderhead Hippogryph', { keywords: ['Elusive'] })
    const u = table({ boss: { cards: ['Thunderhead Hippogryph'] } })
    u.expect('Thunderhead Hippogryph', { keywords: [] })
  })
})
