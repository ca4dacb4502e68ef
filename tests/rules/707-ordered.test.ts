/** Amounts in order (707.1d): to whom each belongs is said as targets or cards are chosen, and stays so. */
import { describe, expect, test } from 'vitest'
import type { Effect, SetWho, Who } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const bolts = (to: Who, more: Partial<Extract<Effect, { do: 'deal' }>> = {}): Effect => ({
  do: 'deal',
  n: [3, 2, 1],
  type: 'nature',
  by: 'yourHero',
  to,
  ...more,
})
const three: SetWho = { target: { upTo: 3 }, is: 'ally' }

const library = withCards(
  ability('Chain', { text: [bolts(three)] }),
  ability('Named Chain', {
    text: [{ do: 'exhaust', what: { ...three, as: 'they' } }, bolts('$they')],
  }),
  ability('Forked Chain', {
    text: [
      bolts([
        { target: 1, is: 'ally', as: 'one' },
        { target: 1, is: 'ally', as: 'two', other: '$one' },
        { target: 1, is: 'ally', other: ['$one', '$two'] },
      ]),
    ],
  }),
  ability('Shadowfire Chain', { text: [bolts(three, { type: ['shadow', 'fire'] })] }),
  ability('Strict Chain', { text: [bolts({ target: 3, is: 'ally' })] }),
  ability('Acid Breath', {
    text: [
      { do: 'choose', what: { choose: 3, by: 'opponents', is: 'ally', of: 'opponents', as: 'they' } },
      bolts('$they'),
    ],
  }),
  ability('Late Chain', { text: [bolts({ choose: 3, is: 'ally', of: 'opponents' })] }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ...['Ann', 'Bea', 'Cat'].map((name) => ally(name, 1, 9)),
)
const duel = (card: string, foes = ['Ann', 'Bea', 'Cat']) =>
  table({ players: [{ hand: [card] }, { cards: foes, hand: ['Unsummon', 'Unsummon'] }], library })
/** Three to Bea, two to Ann, one to Cat; the last of three separate targets has only one outcome. */
const cast = (name: string) => duel(name).play(name, 'Bea', 'Ann', ...(name === 'Forked Chain' ? [] : ['Cat']))
const damage = (t: ReturnType<typeof duel>) => ['Ann', 'Bea', 'Cat'].map((name) => t.card(name).damage)

describe('707.1d amounts in order', () => {
  test.each(['Chain', 'Named Chain', 'Forked Chain', 'Shadowfire Chain'])(
    '709.2c %s: when a target has gone, the others keep the amounts that were specified for them',
    (name) => {
      const all = cast(name).resolve()
      expect(damage(all)).toEqual([2, 3, 1])
      const first = cast(name).as('B').play('Unsummon', 'Bea').resolve().resolve()
      expect(damage(first)).toEqual([2, 0, 1])
      const second = cast(name).as('B').play('Unsummon', 'Ann').resolve()
      expect(damage(second.as('B').play('Unsummon', 'Bea').resolve().resolve())).toEqual([0, 0, 1])
    },
  )

  test('408.3a several damage types are those of each packet, whoever of the targets has gone', () => {
    const t = duel('Shadowfire Chain')
      .play('Shadowfire Chain', 'Bea', 'Ann', 'done')
      .as('B')
      .play('Unsummon', 'Bea')
      .resolve()
      .resolve()
    const dealt = Object.values(t.game.s.log).filter((h) => h.on === 'deal')
    expect(dealt.map(({ n, types }) => [n, types])).toEqual([[2, ['shadow', 'fire']]])
  })

  test('707.1d who gets which amount is asked also where it is settled who are hit', () => {
    const t = duel('Strict Chain').play('Strict Chain')
    expect(t.asked()).toBe('A: target')
    t.say('pick Cat').say('pick Ann')
    expect(t.asked()).toBe('A: priority')
    expect(damage(t.resolve())).toEqual([2, 1, 3])
    const u = duel('Late Chain').play('Late Chain').resolve()
    expect(u.asked()).toBe('A: choose')
    u.say('pick Bea').say('pick Cat')
    expect(damage(u)).toEqual([1, 3, 2])
  })

  test('709.2b an opponent who chooses his allies in order chooses the amounts; fewer allies get the first ones', () => {
    const t = duel('Acid Breath').play('Acid Breath').resolve()
    expect(t.asked()).toBe('B: choose')
    t.say('pick Bea').say('pick Cat')
    expect(damage(t)).toEqual([1, 3, 2])
    const u = table({ players: [{ hand: ['Acid Breath'] }, { cards: ['Ann', 'Bea'] }], library })
    u.play('Acid Breath').resolve().say('pick Bea')
    expect([u.card('Ann').damage, u.card('Bea').damage]).toEqual([2, 3])
    const v = table({ players: [{ hand: ['Acid Breath'] }, { cards: ['Cat'] }], library })
      .play('Acid Breath')
      .resolve()
    expect(v.card('Cat').damage).toBe(3)
  })
})
