/** Numbers of several cards, and numbers as they are printed (205.1, 104.2). */
import { describe, expect, test } from 'vitest'
import { checkCard } from '../../src/language/schema.ts'
import { table } from '../table/index.ts'
import { ability, item, withCards } from './own.ts'

const library = withCards(
  item('Drum', { powers: [{ always: [{ mod: 'stat', what: { is: 'ally' }, stat: 'atk', n: 2 }] }] }),
)
const blow = (cards: readonly string[], more = {}) =>
  table({ library, players: [{ hand: ['Measured Blow', 'By the Book'], cards: [...cards], damage: 5, ...more }, {}] })

describe('the highest and the lowest among several', () => {
  test('of those that are there, with their modifiers', () => {
    blow(['Dummy 1/2', 'Dummy 4/1', 'Drum'])
      .play('Measured Blow')
      .resolve()
      .expect('Hero B', { damage: 6 })
      .expect('Hero A', { damage: 2 })
  })

  test('of one it is that one’s', () => {
    const t = blow(['Dummy 3/3']).play('Measured Blow').resolve()
    t.expect('Hero B', { damage: 3 }).expect('Hero A', { damage: 2 })
  })

  test('104.2 of none it is 0', () => {
    const t = blow([]).play('Measured Blow').resolve()
    t.expect('Hero B', { damage: 0 }).expect('Hero A', { damage: 5 })
  })
})

describe('205.1 a printed number', () => {
  test('is without modifiers', () => {
    blow(['Dummy 2/2', 'Drum']).play('By the Book').resolve().expect('Hero B', { damage: 2 })
  })

  test('of a hero with none is 0', () => {
    const name = 'Own Measure'
    const own = ability(name, {
      text: [
        {
          do: 'deal',
          n: { stat: 'atk', of: 'yourHero', printed: true },
          by: 'yourHero',
          to: { is: 'hero', of: 'opponents' },
        },
      ],
    })
    const t = table({ library: withCards(own), players: [{ hand: [name] }, {}] })
    t.play(name).resolve().expect('Hero B', { damage: 0 })
  })

  test('damage is not printed on a card', () => {
    const bad = ability('Bad', { text: [{ do: 'draw', n: { stat: 'damage', of: 'yourHero', printed: true } }] })
    expect(checkCard(bad).map(({ what }) => what)).toEqual(['"damage" is not printed on a card'])
  })
})
