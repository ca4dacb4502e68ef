import { describe, expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, instant, withCards } from './own.ts'

const own: readonly CardDef[] = [
  {
    name: 'Errand',
    type: 'quest',
    set: 'test',
    number: 0,
    powers: [{ reward: [{ do: 'draw', n: 1 }], pay: [{ do: 'pay', n: 1 }] }],
  },
  instant('Whim', { cost: 0 }),
  instant('Cheap', { cost: 1, text: [{ do: 'draw', n: { count: { is: 'resource', of: 'you' } } }] }),
  ability('Send Out', { text: [{ do: 'bring', cards: [[1, 'Errand']] }] }),
  ability('Praise', { text: [{ do: 'put', n: 9, what: 'honor', to: { target: 1, is: 'location' } }] }),
  ability('Cover Up', { text: [{ do: 'turn', what: { target: 1, is: 'location' }, face: 'down' }] }),
  ability('Uncover', { text: [{ do: 'turn', what: { is: 'resource' }, face: 'up' }] }),
]
const lib = withCards(...own)
const play = (spec: Omit<Parameters<typeof table>[0], 'library'>) => table({ ...spec, library: lib })

describe('306 quests and locations', () => {
  test('306.1 quests and locations are placed, face up or face down, never played', () => {
    const t = play({ players: [{ hand: ['Arathi Basin', 'Filler', 'Whim'], resources: 5 }, {}] })
    expect(t.legal()).toEqual([
      'pass',
      'play Whim',
      'place Arathi Basin face up',
      'place Arathi Basin',
      'place Filler face up',
      'place Filler',
      'place Whim',
      'attack Hero A',
    ])
    t.place('Arathi Basin', true).resolve()
    t.expect('Arathi Basin', { zone: 'resources', faceDown: false })
  })

  test('306.1, 412.1 a quest that a text brings into play lies there as a resource, which pays and counts', () => {
    const t = play({ players: [{ hand: ['Send Out', 'Cheap'], deck: ['Whim'] }, {}] })
    expect(t.legal()).not.toContain('play Cheap')
    t.play('Send Out').resolve()
    t.expect('Errand', { zone: 'resources', faceDown: false })
    t.play('Cheap').resolve()
    expect(t.zone('A', 'hand')).toHaveLength(1)
  })

  test('306.2 a quest is completed for its reward', () => {
    const t = play({ players: [{ quests: ['Errand'], resources: 1 }, {}] })
    t.complete('Errand').resolve()
    expect(t.zone('A', 'hand')).toEqual(['Filler'])
  })

  test('306.3 a location’s powers work while it lies face up, and it can be activated at once', () => {
    const t = play({
      players: [{ hand: ['Whim', 'Whim'], quests: [{ name: 'Arathi Basin', counters: { honor: 4 } }] }, {}],
    })
    expect(t.legal()).not.toContain('use Arathi Basin')
    t.play('Whim').resolveAll()
    t.expect('Arathi Basin', { counters: { honor: 5 } })
    t.use('Arathi Basin').resolve()
    t.expect('Arathi Basin', { counters: { honor: 0 }, faceDown: false, exhausted: true })
  })

  test('306.3 it holds no more of its counters than its capacity', () => {
    const t = play({ players: [{ hand: ['Praise', 'Whim'], quests: ['Arathi Basin'] }, {}] })
    t.play('Praise').resolveAll()
    t.expect('Arathi Basin', { counters: { honor: 6 } })
    t.play('Whim').resolveAll()
    t.expect('Arathi Basin', { counters: { honor: 6 } })
  })

  test('306.3 counters of another kind, and those of a location without a capacity, have no limit', () => {
    const t = play({ players: [{ hand: ['Praise'], quests: ['Hellfire Citadel'] }, {}] })
    t.play('Praise').resolveAll()
    t.expect('Hellfire Citadel', { counters: { honor: 9 } })
  })

  test('306.3, 410.6g a second location: its player chooses one, the other is turned face down without its counters', () => {
    const t = play({
      players: [{ hand: ['Hellfire Citadel'], quests: [{ name: 'Arathi Basin', counters: { honor: 3 } }] }, {}],
    })
    t.place('Hellfire Citadel', true)
    t.resolve()
    expect(t.asked()).toBe('A: unique')
    expect(t.legal()).toEqual(['pick Arathi Basin', 'pick Hellfire Citadel'])
    const old = t.id('Arathi Basin')
    t.say('pick Hellfire Citadel')
    expect(t.game.s.cards[old]).toMatchObject({ faceDown: true, counters: {} }) // 410.6f
    t.expect('Hellfire Citadel', { faceDown: false })
    expect(t.asked()).toBe('A: priority')
  })

  test('410.6g, 802.1 several players choose in turn order, then all turn down at once', () => {
    const both = [{ name: 'Arathi Basin' }, { name: 'Hellfire Citadel' }].map((c) => ({ ...c, faceDown: true }))
    const t = play({
      players: [{ hand: ['Uncover'], quests: both }, {}, { quests: both }],
    })
    t.play('Uncover').resolve()
    expect(t.asked()).toBe('A: unique')
    t.say('pick Arathi Basin')
    expect(t.asked()).toBe('C: unique')
    expect(Object.values(t.game.s.cards).filter((c) => c.resource && c.faceDown)).toHaveLength(0)
    t.say('pick Hellfire Citadel')
    expect(Object.values(t.game.s.cards).filter((c) => c.resource && c.faceDown)).toHaveLength(2)
  })
})
