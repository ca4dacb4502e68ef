import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { base } from '../set/basics.ts'
import { library as testSet } from '../set/index.ts'
import { invariants } from '../soak/invariants.ts'
import { table } from '../table/index.ts'

/** Bolts of 1 to 12 damage, shields against the next 1 to 6, wards that make every packet 1 smaller or larger. */
const bolts = Array.from(
  { length: 12 },
  (_, i): CardDef => ({
    ...base,
    name: `Bolt ${i + 1}`,
    type: 'ability',
    cost: 0,
    text: [{ do: 'deal', n: i + 1, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  }),
)
const shields = Array.from(
  { length: 6 },
  (_, i): CardDef => ({
    ...base,
    name: `Shield ${i + 1}`,
    type: 'ability',
    cost: 0,
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'prevent', would: { on: 'deal', to: { target: 1, is: 'ally' } }, n: { next: i + 1 } }],
        until: 'turn',
      },
    ],
  }),
)
const ward: CardDef = {
  ...base,
  name: 'Ward',
  type: 'item',
  cost: 0,
  powers: [{ always: [{ mod: 'prevent', would: { on: 'deal', to: { is: 'ally', of: 'you' } }, n: 1 }] }],
}
const goad: CardDef = {
  ...base,
  name: 'Goad',
  type: 'item',
  cost: 0,
  powers: [
    {
      always: [{ mod: 'instead', would: { on: 'deal', to: { is: 'ally', of: 'opponents' } }, n: { plus: ['$n', 1] } }],
    },
  ],
}
const library = { ...testSet, cards: [...testSet.cards, ...bolts, ...shields, ward, goad] }

const upTo = (n: number) => fc.integer({ min: 0, max: n })

describe('405, 408, 717: what becomes of a packet', () => {
  test('405.5, 717.2 what was to be dealt is dealt or prevented, and never less than 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), upTo(6), upTo(3), upTo(2), (bolt, shield, wards, goads) => {
        const t = table({
          library,
          players: [
            {
              hand: [`Bolt ${bolt}`, ...(shield ? [`Shield ${shield}`] : [])],
              cards: Array.from({ length: goads }, () => 'Goad'),
            },
            { cards: ['Dummy 0/10', ...Array.from({ length: wards }, () => 'Ward')] },
          ],
        })
        if (shield) t.play(`Shield ${shield}`).resolve()
        t.play(`Bolt ${bolt}`, 'Dummy 0/10')
        const dummy = t.id('Dummy 0/10')
        t.say('pass').say('pass')
        for (let i = 0; i < 20 && !t.asked().endsWith('priority'); i++) t.answer(0)
        const log = Object.values(t.game.s.log)
        const sum = (on: string) => log.reduce((all, h) => (h.on === on && h.to === dummy ? all + (h.n ?? 0) : all), 0)
        const [dealt, prevented] = [sum('deal'), sum('prevent')]
        expect(dealt + prevented).toBe(bolt + goads)
        expect(prevented).toBe(Math.min(bolt + goads, shield + wards))
        for (const h of log) if (h.on === 'deal') expect(h.n).toBeGreaterThanOrEqual(1)
        const now = t.game.s.cards[dummy]!
        if (now.became === 0) expect(now.damage).toBe(dealt)
        else expect(dealt).toBeGreaterThanOrEqual(10)
        expect(invariants(t.game)).toEqual([])
      }),
      { numRuns: 60 },
    )
  })

  test('407.1, 407.3 healing takes away what is there and no more', () => {
    const mend: CardDef = {
      ...base,
      name: 'Mending',
      type: 'ability',
      cost: 0,
      x: true,
      text: [{ do: 'heal', n: 'X', by: 'yourHero', from: { target: 1, is: 'ally' } }],
    }
    const more = { ...testSet, cards: [...testSet.cards, mend] }
    fc.assert(
      fc.property(upTo(9), fc.integer({ min: 0, max: 12 }), (damage, x) => {
        const t = table({
          library: more,
          players: [{ hand: ['Mending'], resources: 12, cards: [{ name: 'Dummy 0/10', damage }] }, {}],
        })
        t.play('Mending', x).resolve()
        t.expect('Dummy 0/10', { damage: Math.max(0, damage - x) })
        const healed = Object.values(t.game.s.log).filter((h) => h.on === 'heal')
        expect(healed.reduce((all, h) => all + (h.n ?? 0), 0)).toBe(Math.min(damage, x))
        for (const h of healed) expect(h.n).toBeGreaterThanOrEqual(1)
      }),
      { numRuns: 40 },
    )
  })
})
