import { expect, test } from 'vitest'
import { table } from '../table.ts'
import { ally, withCards } from './own.ts'

const adds = (name: string, of: string) =>
  ally(name, 1, 9, {
    powers: [
      {
        always: [
          { mod: 'stat', what: 'self', stat: 'atk', n: { sum: 'atk', of: { is: 'ally', of: 'you', name: of } } },
        ],
      },
    ],
  })
const lib = withCards(
  adds('Elder Twin', 'Younger Twin'),
  adds('Younger Twin', 'Elder Twin'),
  adds('Child', 'Elder Twin'),
)

test('719.2 a modifier that needs another comes after it, through any number of steps', () => {
  const own = withCards(adds('One', 'Two'), adds('Two', 'Three'), ally('Three', 4, 4))
  for (const cards of [
    ['One', 'Two', 'Three'],
    ['Three', 'Two', 'One'],
    ['Two', 'One', 'Three'],
  ]) {
    const t = table({ library: own, raiders: [{ cards }] })
    expect([t.card('One').atk, t.card('Two').atk, t.card('Three').atk]).toEqual([6, 5, 4])
  }
})

test('719.3 interdependent modifiers apply once each, the older first, whoever is asked first', () => {
  const cards = ['Elder Twin', 'Younger Twin']
  const t = table({ library: lib, raiders: [{ cards }] })
  expect([t.card('Elder Twin').atk, t.card('Younger Twin').atk]).toEqual([2, 3])
  const u = table({ library: lib, raiders: [{ cards }] })
  expect([u.card('Younger Twin').atk, u.card('Elder Twin').atk]).toEqual([3, 2])
})
