import { describe, expect, test } from 'vitest'
import { explain } from '../../src/engine/index.ts'
import { playerObj } from '../../src/state/ids.ts'
import { ability, ally, armor, instant, weapon, withCards } from '../rules/own.ts'
import { table } from '../table/index.ts'

const lib = withCards(
  weapon('Club', 3, 2, ['Melee (1)']),
  armor('Cloak', 2),
  ability('Cheap', {
    powers: [{ always: [{ mod: 'cost', on: 'play', by: 'you', what: { is: 'ally' }, n: -3, min: 1 }] }],
  }),
  ability('Dear', { powers: [{ always: [{ mod: 'cost', on: ['play', 'strike'], by: 'players', n: 1 }] }] }),
  ability('Roomy', { powers: [{ always: [{ mod: 'stat', what: 'you', stat: 'maxHand', n: 2 }] }] }),
  ability('Thick', { powers: [{ always: [{ mod: 'stat', what: { is: 'armor', of: 'you' }, stat: 'def', n: 1 }] }] }),
  ally('Brawler', 1, 4, { powers: [{ keyword: 'Assault', n: 2 }] }),
  ability('Rage', {
    powers: [{ always: [{ mod: 'keyword', what: { is: 'ally', of: 'you' }, keyword: 'Assault', n: 1 }] }],
  }),
  instant('Wither', {
    text: [{ do: 'modify', mods: [{ mod: 'stat', what: { target: 1, is: 'ally' }, stat: 'atk', n: -5 }] }],
  }),
)
const sum = (t: ReturnType<typeof table>, name: string | number, stat: string): (string | number)[] => {
  const { lines, total } = explain(t.game, typeof name === 'number' ? name : t.id(name), stat)
  expect(lines.reduce((n, l) => n + l.n, 0)).toBe(total)
  return [...lines.map((l) => `${l.n} ${l.why} (${l.rule})`), total]
}

describe('104, 718 every number explains itself, its lines add up', () => {
  const t = table({
    library: lib,
    players: [
      {
        cards: [
          'Club',
          'Cloak',
          'Cheap',
          'Dear',
          'Roomy',
          'Thick',
          'Rage',
          'Brawler',
          { name: 'Dummy 2/3', counters: { health: 1 } },
        ],
        hand: ['Dummy 1/1', 'Wither'],
        resources: 5,
      },
      {},
    ],
  })
  test('DEF, health with counters (718.2g), maximum hand size', () => {
    expect(sum(t, 'Cloak', 'def')).toEqual(['2 Printed on the card (304.2)', '1 Thick (714.2)', 3])
    expect(sum(t, 'Dummy 2/3', 'health')).toEqual(['3 Printed on the card (301.1)', '1 Counters (718.2g)', 4])
    expect(sum(t, playerObj(0), 'maxHand')).toEqual(['7 Every player (503.2a)', '2 Roomy (714.2)', 9])
  })
  test('707.1e a cost: first what makes it dearer, then what makes it cheaper, to its minimum', () => {
    expect(sum(t, 'Dummy 1/1', 'cost')).toEqual([
      '2 Printed on the card (201)',
      '1 Dear (707.1e)',
      '-2 Cheap (707.1e)',
      1,
    ])
    expect(sum(t, 'Club', 'strike')).toEqual(['2 Printed on the card (303.2a)', '1 Dear (707.1e)', 3])
  })
  test('the number of a keyword: its instances', () => {
    expect(sum(t, 'Brawler', 'Assault')).toEqual(['2 Printed on the card (700.1)', '1 Rage (714.2)', 3])
  })
  test('ATK with a strike (303.2), and what is not there', () => {
    expect(sum(t, 'Cloak', 'atk')).toEqual([0])
    t.propose('Hero A', 'Hero B')
    for (let i = 0; i < 2; i++) t.say('pass')
    t.say('strike Club')
    expect(sum(t, 'Hero A', 'atk')).toEqual(['0 Printed on the card (205)', '3 Strikes with Club (303.2)', 3])
  })
  test('104.2 a negative number counts as nothing', () => {
    const u = table({ library: lib, players: [{ cards: ['Dummy 2/3'], hand: ['Wither'] }, {}] })
    u.play('Wither').resolve()
    expect(sum(u, 'Dummy 2/3', 'atk')).toEqual([
      '2 Printed on the card (205)',
      '-5 Wither (714.3)',
      '3 A number below zero counts as zero (104.2)',
      0,
    ])
  })
})
