import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, withCards } from './own.ts'

const lib = withCards(
  ally('Clerk', 1, 9, {
    powers: [{ when: { on: 'complete', by: 'you' }, then: [{ do: 'put', n: 1, what: 'stamp', to: 'self' }] }],
  }),
  ability('Shortcut', { powers: [{ always: [{ mod: 'cost', on: 'complete', by: 'you', n: -2 }] }] }),
)

describe('702 reward powers', () => {
  test('702.2 a quest pays for itself, and is turned face down as the last part of adding it (CR-EX-702.2-1)', () => {
    const t = table({ raiders: [{ hand: ['A Donation of Wool', 'Charge'], deck: ['Rend', 'Rend'] }], turn: 'R1' })
    t.place('A Donation of Wool', true).resolve()
    t.complete('A Donation of Wool')
    expect(t.resources('R1')).toEqual({ ready: 0, all: 1 })
    expect(t.zone('R1', 'hand')).toEqual(['Charge'])
    const quest = t.game.s.cards[t.game.s.links[t.game.s.chain[0]!.links[0]!]!.card]!
    expect(quest).toMatchObject({ faceDown: true, exhausted: true, resource: true })
    t.resolve('Charge')
    expect(t.zone('R1', 'hand')).toEqual(['Rend'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Charge'])
    expect(t.legal().some((w) => w.startsWith('complete'))).toBe(false)
  })

  test('702.2 an exhausted quest may be completed with other resources; a face-down one never', () => {
    const t = table({
      raiders: [
        {
          quests: [
            { name: 'Your Fortune Awaits You', exhausted: true },
            { name: 'Zapped Giants', faceDown: true },
          ],
          resources: 3,
          deck: filler,
        },
      ],
      turn: 'R1',
    })
    expect(t.legal().filter((w) => w.startsWith('complete'))).toEqual(['complete Your Fortune Awaits You'])
    t.complete('Your Fortune Awaits You').resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('702.2 at any priority, in response too; only by its controller', () => {
    const t = table({
      boss: { hand: ['Mind'], resources: 0 },
      raiders: [{ quests: ['Your Fortune Awaits You'], resources: 2, deck: filler }, { resources: 5 }],
      turn: 'R2',
      library: withCards(ability('Mind', { instant: true })),
    })
    expect(t.legal()).not.toContain('complete Your Fortune Awaits You')
    t.as('Boss').play('Mind').as('R1').complete('Your Fortune Awaits You').resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(1)
  })

  test('702.1 restrictions are checked as it is added only', () => {
    const t = table({
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [
        {
          quests: ['The Defias Brotherhood'],
          cards: ['Kor Cindervein', 'Crazy Igvand', 'Latro Abiectus', 'Parvink'],
          deck: filler,
        },
      ],
      turn: 'R1',
    })
    t.complete('The Defias Brotherhood').as('Boss').play('Crush', 'Parvink').resolve().resolve()
    expect(t.zone('R1', 'hand')).toHaveLength(2)
    const u = table({
      raiders: [
        {
          quests: ['The Defias Brotherhood'],
          cards: ['Kor Cindervein', 'Crazy Igvand', 'Latro Abiectus'],
          deck: filler,
        },
      ],
      turn: 'R1',
    })
    expect(u.legal()).not.toContain('complete The Defias Brotherhood')
  })

  test('702.1 other costs of completion', () => {
    const t = table({
      raiders: [
        {
          quests: ['The Love Potion'],
          cards: ['Kor Cindervein', 'Crazy Igvand', { name: 'Parvink', exhausted: true }],
          deck: filler,
        },
      ],
      turn: 'R1',
    })
    t.complete('The Love Potion')
    t.expect('Kor Cindervein', { exhausted: true }).expect('Crazy Igvand', { exhausted: true })
    const u = table({
      raiders: [
        { quests: ['The Love Potion'], cards: ['Kor Cindervein', { name: 'Parvink', exhausted: true }], deck: filler },
      ],
      turn: 'R1',
    })
    expect(u.legal()).not.toContain('complete The Love Potion')
  })

  test('702.2, 707.1f completing is watched for; reductions apply to the resource part', () => {
    const t = table({
      library: lib,
      raiders: [{ cards: ['Clerk', 'Shortcut'], quests: ['Your Fortune Awaits You'], deck: filler }],
      turn: 'R1',
    })
    t.complete('Your Fortune Awaits You')
    expect(t.game.s.chain[0]!.links).toHaveLength(2)
    t.resolveAll().expect('Clerk', { counters: { stamp: 1 } })
    expect(t.zone('R1', 'hand')).toHaveLength(1)
    expect(t.resources('R1')).toEqual({ ready: 0, all: 1 })
  })

  test('706 a reward with a target can’t be added without one', () => {
    const t = table({ raiders: [{ quests: ['Chasing A-Me 01'], resources: 3, graveyard: ['Charge'] }], turn: 'R1' })
    expect(t.legal()).not.toContain('complete Chasing A-Me 01')
  })
})
