/** "For each opponent, target ally that player controls": so many targets of each of several players (706.1, 707.1d, 709.2c). */
// biome-ignore-all lint/suspicious/noThenProperty: `then` is a word of the card language
import { describe, expect, test } from 'vitest'
import type { SetWho } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const sweep = (name: string, set: SetWho) =>
  ability(name, {
    text: [
      { do: 'destroy', what: { is: 'ally', as: 'they', ...set } },
      { do: 'put', n: { count: '$they' }, what: 'dust', to: 'yourHero' },
    ],
  })
const library = withCards(
  sweep('Sweep', { target: { upTo: 1 }, ofEach: 'opponents' }),
  sweep('Cull', { target: 1, ofEach: 'opponents' }),
  sweep('Great Cull', { target: 2, ofEach: 'opponents' }),
  sweep('Blind Cull', { target: 1, ofEach: 'opponents', atRandom: true }),
  sweep('Odd Couple', { target: 2, of: 'opponents', differ: 'name' }),
  ability('Grave Sweep', {
    text: [{ do: 'move', what: { target: 1, is: 'ally', in: 'graveyard', ofEach: 'players' }, to: 'removed' }],
  }),
  instant('Lure', {
    text: [{ do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }], until: 'turn' }],
  }),
  instant('Misdirection', {
    text: [{ do: 'retarget', what: { choose: 1, is: 'ability', in: 'chain', targeting: 'single' } }],
  }),
  instant('Reflection', { text: [{ do: 'copy', what: { choose: 1, is: 'ability', in: 'chain' } }] }),
  ally('Magnet', 1, 2, { powers: [{ always: [{ mod: 'must', on: 'target', by: 'opponents', what: 'self' }] }] }),
)
const b = { cards: ['Dummy 1/1', 'Dummy 1/2'] }
const c = { cards: ['Dummy 2/1', 'Dummy 2/2'] }

describe('706.1 targets of each player', () => {
  test('706.1 one of each at most, in any order, or none of some; names hold them all', () => {
    const t = table({ library, players: [{ hand: ['Sweep'], cards: ['Dummy 3/3'] }, b, c] })
    t.say('play Sweep')
    expect(t.legal()).toEqual(['done', 'pick Dummy 1/1', 'pick Dummy 1/2', 'pick Dummy 2/1', 'pick Dummy 2/2'])
    t.say('pick Dummy 2/2')
    expect(t.legal()).toEqual(['done', 'pick Dummy 1/1', 'pick Dummy 1/2'])
    t.say('pick Dummy 1/1').resolve()
    t.expect('Dummy 1/1', { zone: 'graveyard' }).expect('Dummy 2/2', { zone: 'graveyard' })
    t.expect('Hero A', { counters: { dust: 2 } })
    const u = table({ library, players: [{ hand: ['Sweep'] }, b, c] })
    u.play('Sweep', 'Dummy 1/2', 'done')
      .resolve()
      .expect('Hero A', { counters: { dust: 1 } })
  })

  test('707.1d exactly one of each: player after player, without asking where there is no choice', () => {
    const t = table({ library, players: [{ hand: ['Cull'] }, b, { cards: ['Dummy 5/5'] }, c] })
    t.say('play Cull')
    expect(t.legal()).toEqual(['pick Dummy 1/1', 'pick Dummy 1/2'])
    t.say('pick Dummy 1/2')
    expect(t.legal()).toEqual(['pick Dummy 2/1', 'pick Dummy 2/2'])
    t.say('pick Dummy 2/1').resolve()
    t.expect('Hero A', { counters: { dust: 3 } }).expect('Dummy 5/5', { zone: 'graveyard' })
  })

  test('707.1d a link can’t be added if one of them has too few', () => {
    const players = [{ hand: ['Cull', 'Great Cull', 'Sweep'] }, { cards: ['Dummy 1/1'] }, c]
    expect(table({ library, players }).legal()).toEqual(expect.arrayContaining(['play Cull', 'play Sweep']))
    expect(table({ library, players }).legal()).not.toContain('play Great Cull')
    const none = table({ library, players: [players[0]!, {}, c] }).legal()
    expect(none).toContain('play Sweep')
    expect(none).not.toContain('play Cull')
  })

  test('709.2a, 709.2c one who has changed sides is none of that player’s any more, though another opponent’s', () => {
    const players = [{ hand: ['Cull'] }, { ...b, hand: ['Lure'] }, c]
    const t = table({ library, players })
    t.play('Cull', 'Dummy 1/1', 'Dummy 2/1').as('B').play('Lure', 'Dummy 2/1').resolve()
    t.expect('Dummy 2/1', { controller: 1 }).resolve()
    t.expect('Dummy 1/1', { zone: 'graveyard' }).expect('Dummy 2/1', { zone: 'party' })
    t.expect('Hero A', { counters: { dust: 1 } })
  })

  test('706.2 a single target can only be changed to another of that player’s', () => {
    const t = table({ library, players: [{ hand: ['Sweep'] }, { ...b, hand: ['Misdirection'] }, c] })
    t.play('Sweep', 'Dummy 2/1', 'done').as('B').play('Misdirection').resolve()
    t.resolve().expect('Dummy 2/2', { zone: 'graveyard' }).expect('Dummy 1/1', { zone: 'party' })
  })

  test('402.1c so can those of a copy', () => {
    const t = table({ library, players: [{ hand: ['Cull', 'Reflection'] }, b, c] })
    t.play('Cull', 'Dummy 1/1', 'Dummy 2/1').play('Reflection').resolve('Cull')
    expect(t.legal()).toEqual(['done', 'pick Dummy 1/2'])
    t.say('pick Dummy 1/2')
    expect(t.legal()).toEqual(['done', 'pick Dummy 2/2'])
    t.say('done').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 1/2'])
    expect(t.zone('C', 'graveyard')).toEqual(['Dummy 2/1'])
    t.resolve()
    expect(t.zone('B', 'graveyard')).toHaveLength(2)
  })

  test('706.5 by lot: one of each all the same', () => {
    for (const seed of [1, 2, 3, 4]) {
      const t = table({ library, seed, players: [{ hand: ['Blind Cull'] }, b, c] })
      t.play('Blind Cull').resolve()
      expect([t.zone('B', 'graveyard'), t.zone('C', 'graveyard')].map((z) => z.length)).toEqual([1, 1])
    }
  })

  test('706.4 a magnet is chosen of its own player, or nobody of that player’s', () => {
    const players = [{ hand: ['Sweep', 'Cull'] }, { cards: ['Dummy 1/1', 'Magnet'] }, c]
    const t = table({ library, players })
    t.say('play Sweep')
    expect(t.legal()).toEqual(['done', 'pick Magnet', 'pick Dummy 2/1', 'pick Dummy 2/2'])
    t.say('pick Dummy 2/1')
    expect(t.legal()).toEqual(['done', 'pick Magnet'])
    const u = table({ library, players })
    u.say('play Cull')
    expect(u.legal()).toEqual(['pick Dummy 2/1', 'pick Dummy 2/2'])
  })

  test('401.2 outside play it is of their owners: a card of each graveyard', () => {
    const graveyard = (name: string) => ({ graveyard: [name, 'Dummy 9/9'] })
    const t = table({
      library,
      players: [{ hand: ['Grave Sweep'], ...graveyard('Dummy 1/1') }, graveyard('Dummy 2/2'), graveyard('Filler')],
    })
    t.say('play Grave Sweep')
    expect(t.legal()).toEqual(['pick Dummy 1/1', 'pick Dummy 9/9'])
    t.say('pick Dummy 1/1')
    expect(t.legal()).toEqual(['pick Dummy 2/2', 'pick Dummy 9/9'])
    t.say('pick Dummy 2/2').resolve()
    expect(['A', 'B', 'C'].map((s) => t.zone(s, 'removed'))).toEqual([['Dummy 1/1'], ['Dummy 2/2'], ['Dummy 9/9']])
  })

  test('706.1 targets with different names: never two of one name, and only if there are so many names', () => {
    const players = (cards: string[]) => [{ hand: ['Odd Couple'] }, { cards }]
    const t = table({ library, players: players(['Dummy 1/1', 'Dummy 1/1', 'Dummy 2/2', 'Dummy 3/3']) })
    t.say('play Odd Couple')
    expect(t.legal()).toEqual(['pick Dummy 1/1', 'pick Dummy 1/1', 'pick Dummy 2/2', 'pick Dummy 3/3'])
    t.say('pick Dummy 1/1')
    expect(t.legal()).toEqual(['pick Dummy 2/2', 'pick Dummy 3/3'])
    t.say('pick Dummy 3/3').resolve()
    expect(t.zone('B', 'graveyard')).toEqual(['Dummy 1/1', 'Dummy 3/3'])
    const twins = table({ library, players: players(['Dummy 1/1', 'Dummy 1/1']) })
    expect(twins.legal()).not.toContain('play Odd Couple')
  })
})
