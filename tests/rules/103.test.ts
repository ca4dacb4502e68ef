import { describe, expect, test } from 'vitest'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, item, withCards } from './own.ts'

const lib = withCards(
  ally('Stone Guard', 2, 4, { powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'self' }] }] }),
  ally('Valiant Shield', 3, 4, { powers: [{ always: [{ mod: 'cannot', on: 'destroy', what: 'yourHero' }] }] }),
  item('Altar', {
    powers: [
      {
        pay: [{ do: 'destroy', what: { choose: 1, is: 'ally', of: 'you' } }],
        then: [{ do: 'draw', n: 1 }],
      },
    ],
  }),
  instant('Hold Still', {
    text: [
      { do: 'modify', mods: [{ mod: 'cannot', on: 'ready', what: { target: 1, is: 'character' } }], until: 'turn' },
    ],
  }),
  instant('Wake', { text: [{ do: 'ready', what: { target: 1, is: 'character' } }] }),
  ability('Drought', { powers: [{ always: [{ mod: 'cannot', on: 'draw', by: 'opponents' }] }] }),
  ability('Slip', { text: [{ do: 'draw', n: 2 }] }),
  instant('Sting', { text: [{ do: 'deal', n: 30, by: 'yourHero', to: { is: 'character', of: 'opponents' } }] }),
)

describe('103 contradictions', () => {
  test('103.2 "can’t" beats what would make it happen: no destruction, and it is no event', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Wrath of Onyxia'], resources: 6 },
      raiders: [{ cards: ['Stone Guard', 'Kor Cindervein'] }],
      turn: 'Boss',
    })
    t.play('Wrath of Onyxia').resolve()
    expect(t.zone('R1', 'party')).toEqual(['Stone Guard', 'Warrax'])
    expect(t.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('103.2 a cost that needs what can’t happen can’t be paid', () => {
    const t = table({ library: lib, raiders: [{ cards: ['Stone Guard', 'Altar'], deck: filler }], turn: 'R1' })
    expect(t.legal()).not.toContain('use Altar')
    const u = table({
      library: lib,
      raiders: [{ cards: ['Stone Guard', 'Kor Cindervein', 'Altar'], deck: filler }],
      turn: 'R1',
    })
    u.use('Altar')
    expect(u.zone('R1', 'graveyard')).toEqual(['Kor Cindervein'])
  })

  test('103.2 a character with fatal damage that can’t be destroyed stays', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Sting'] },
      raiders: [{ cards: ['Stone Guard'] }, {}],
      turn: 'Boss',
    })
    t.play('Sting').resolve()
    expect(t.zone('R1', 'removed')).toContain('Stone Guard') // removed with its owner by the game (103.3)
    expect(t.result()).toBe('boss')
  })

  test('103.2 a hero whose destruction is forbidden plays on with fatal damage', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ damage: 31, cards: ['Valiant Shield'] }, {}],
      turn: 'Boss',
    })
    expect(t.result()).toBeNull()
    t.expect('Warrax', { zone: 'party', damage: 31 })
    // 103.2: as soon as nothing forbids it, the next checks destroy him.
    t.play('Crush').resolve()
    expect(t.zone('R1', 'party')).toEqual([])
  })

  test('103.4 a "can’t" that ends in the same wave still holds in it (CR-EX-103.4-1)', () => {
    const t = table({
      library: lib,
      stage: 3,
      boss: { damage: 47 },
      raiders: [{ damage: 31, cards: ['Valiant Shield'] }, {}],
      turn: 'Boss',
    })
    // The Boss dies in the wave in which the ally falls: the raiders have won before the hero could be destroyed.
    t.attack('Onyxia', 'Valiant Shield')
    expect(t.result()).toBe('raiders')
  })

  test('103.4 with others left the next wave takes him', () => {
    const t = table({
      library: lib,
      boss: { hand: ['Crush'], resources: 1 },
      raiders: [{ damage: 31, cards: ['Valiant Shield'] }, {}, {}],
      turn: 'Boss',
    })
    t.play('Crush').resolve()
    expect(t.result()).toBeNull()
    expect(t.zone('R1', 'removed')).toContain('Valiant Shield')
    expect(t.asked()).toBe('Boss: priority')
  })

  test('103.2 what can’t ready stays exhausted, by whatever', () => {
    const t = table({ library: lib, raiders: [{ exhausted: true, hand: ['Hold Still', 'Wake'] }], turn: 'R1' })
    t.play('Hold Still', 'Warrax').resolve().play('Wake', 'Warrax').resolve()
    t.expect('Warrax', { exhausted: true })
  })

  test('103.2 who can’t draw does not draw, and is not decked by an empty deck', () => {
    const t = table({ library: lib, boss: { cards: ['Drought'] }, raiders: [{ hand: ['Slip'] }], turn: 'R1' })
    t.play('Slip').resolve()
    expect(t.zone('R1', 'hand')).toEqual([])
    expect(t.result()).toBeNull()
  })
})
