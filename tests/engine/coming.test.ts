/** The Boss's next blows, as far as they are public. */
import { expect, describe as group, test } from 'vitest'
import { comingTexts, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'

group('the next blows of the Boss', () => {
  test('602 its ATK is that of an attack, with what it has only while attacking', () => {
    const { game } = table({ turn: 'R1' })
    expect(view(game, 1).raid.coming).toEqual({ atk: [1, 1], says: [] })
    expect(comingTexts(view(game, 1))).toEqual(['Attacks for 1.'])
  })

  test('703 a power of its turn is told with its present number', () => {
    const { game } = table({ boss: { hero: 'Baron Geddon', resources: 3 }, turn: 'R1' })
    expect(comingTexts(view(game, 1))).toEqual(["As its turn ends: 3 fire to all raiders' heroes and allies."])
  })

  test('a side that deals nothing at that time has nothing told', () => {
    const { game } = table({ boss: { hero: 'Baron Geddon', flipped: true, resources: 3 }, turn: 'R1' })
    expect(comingTexts(view(game, 1))).toEqual([])
  })
})
