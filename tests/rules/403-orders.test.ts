/** Parts of a cost that make room for each other, or get into each other's way (403.1, 707.1e). */
import { describe, expect, test } from 'vitest'
import type { Effect, SetWho } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, instant, item, withCards } from './own.ts'

const mine: SetWho = { choose: 1, is: 'ally', of: 'you' }
const back: Effect = { do: 'move', what: mine, to: 'hand' }
const discard: Effect = { do: 'discard', n: 1 }
const draw: Effect = { do: 'draw', n: 1 }
const uses = (name: string, pay: readonly Effect[]) => item(name, { powers: [{ pay, then: [draw] }] })

const library = withCards(
  uses('Recall', [discard, back]),
  uses('Two Graves', [
    { do: 'destroy', what: mine },
    { do: 'destroy', what: mine },
  ]),
  uses('Graverobbery', [
    { do: 'move', what: { choose: 1, in: 'graveyard', of: 'you', is: 'ally' }, to: 'removed' },
    { do: 'destroy', what: mine },
  ]),
  uses('Third Wind', [
    { do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you' } },
    { do: 'ready', what: { choose: 1, is: 'ally', of: 'you', state: 'exhausted' } },
  ]),
  uses('Enlist', [
    { do: 'exhaust', what: { choose: 1, is: 'ally', of: 'you', state: 'ready' } },
    { do: 'move', what: { choose: 1, is: 'ally', in: 'hand', of: 'you' }, to: 'play' },
  ]),
  uses('Dig In', [
    { do: 'pay', n: 1 },
    { do: 'move', what: { choose: 1, in: 'hand', of: 'you' }, to: 'resources', face: 'down' },
  ]),
  uses('Loot', [discard, draw]),
  uses('Demon Hunt', [{ do: 'discard', what: { choose: 1, in: 'hand', of: 'you', tag: 'Demon' } }, draw]),
  uses('About Turn', [
    { do: 'exhaust', what: { choose: 1, is: 'hero', of: 'you', state: 'back' } },
    { do: 'flip', what: 'yourHero' },
  ]),
  uses('Same Again', [
    { do: 'move', what: mine, to: 'hand', as: 'it' },
    { do: 'discard', what: { choose: 1, in: 'hand', of: 'you', is: 'ally', other: '$it' } },
  ]),
  uses('Self-made', [
    { do: 'discard', what: { choose: 1, in: 'hand', of: 'you', is: 'item' } },
    { do: 'move', what: 'self', to: 'hand' },
  ]),
  uses('Spiked Club', [{ do: 'put', n: 2, what: 'damage', to: { choose: 1, is: 'ally', of: 'you' } }]),
  uses('Coin Box', [{ do: 'remove', n: 1, what: 'coin', from: { choose: 1, is: 'ally', of: 'you' } }]),
  ability('Ransom', { powers: [{ play: { add: [discard] } }], text: [draw] }),
  item('Toll House', { powers: [{ always: [{ mod: 'cost', on: 'play', by: 'you', add: [back] }] }] }),
  item('Locked Graveyard', {
    powers: [{ always: [{ mod: 'cannot', on: 'discard', by: 'you' }] }],
  }),
  item('Safe House', {
    powers: [
      {
        always: [
          {
            mod: 'instead',
            would: { on: 'discard', by: 'you' },
            then: [{ do: 'move', what: '$what', to: 'removed' }],
          },
        ],
      },
    ],
  }),
  instant('Trade', {
    text: [
      { do: 'try', may: 'you', these: [draw, discard], then: [{ do: 'heal', n: 1, by: 'yourHero', from: 'yourHero' }] },
    ],
  }),
  instant('Trade Back', { text: [{ do: 'try', may: 'you', these: [discard, back] }] }),
  ally('Ann', 1, 1),
  ally('Bea', 1, 2),
)
const alone = (
  cards: (string | { name: string; exhausted?: boolean; counters?: Record<string, number> })[],
  more = {},
) => table({ library, players: [{ cards, ...more }, {}] })

describe('403.1 parts in an order that allows all of them', () => {
  test('403.1 with an empty hand an ally is taken back first, then discarded', () => {
    const t = alone(['Recall', 'Ann'])
    t.use('Recall')
    expect(t.asked()).toBe('A: priority')
    expect([t.zone('A', 'party'), t.zone('A', 'graveyard'), t.zone('A', 'hand')]).toEqual([
      ['Hero A', 'Recall'],
      ['Ann'],
      [],
    ])
    expect(alone(['Recall']).legal()).not.toContain('use Recall')
    expect(alone(['Recall'], { hand: ['Bea'] }).legal()).not.toContain('use Recall')
  })

  test('403.1 where both orders work the payer chooses', () => {
    const t = alone(['Recall', 'Ann'], { hand: ['Bea'] })
    t.say('use Recall')
    expect([t.asked(), t.legal()]).toEqual(['A: cost', ['number 0', 'number 1']])
    t.say('number 0')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([['Ann'], ['Bea']])
    const u = alone(['Recall', 'Ann'], { hand: ['Bea'] })
    u.say('use Recall').say('number 1')
    expect(u.legal()).toEqual(['pick Bea', 'pick Ann'])
  })

  test('403.1 one card can’t be destroyed twice: what can’t be paid in full is not offered', () => {
    expect(alone(['Two Graves', 'Ann']).legal()).not.toContain('use Two Graves')
    const t = alone(['Two Graves', 'Ann', 'Bea'])
    t.use('Two Graves', 'number 0', 'pick Bea')
    expect(t.zone('A', 'graveyard')).toEqual(['Ann', 'Bea'])
  })

  test('403.1 what is destroyed first is a card in the graveyard then', () => {
    const t = alone(['Graverobbery', 'Ann']).use('Graverobbery')
    expect([t.zone('A', 'graveyard'), t.zone('A', 'removed')]).toEqual([[], ['Ann']])
    const u = alone(['Graverobbery', 'Ann'], { graveyard: ['Bea'] })
    u.say('use Graverobbery')
    expect(u.legal()).toEqual(['number 0', 'number 1'])
    expect(alone(['Graverobbery'], { graveyard: ['Bea'] }).legal()).not.toContain('use Graverobbery')
  })

  test('403.1 the same ally may exhaust and then ready, or another; a ready one is needed in any case', () => {
    alone(['Third Wind', 'Ann']).use('Third Wind').expect('Ann', { exhausted: false })
    expect(alone(['Third Wind']).legal()).not.toContain('use Third Wind')
    const one = alone(['Third Wind', { name: 'Ann', exhausted: true }]).use('Third Wind')
    one.expect('Ann', { exhausted: true }) // readied, then exhausted
  })

  test('403.1 a hero that the cost flips shows the side that the rest of it asks for', () => {
    alone(['About Turn']).use('About Turn').expect('Hero A', { faceDown: true, exhausted: true })
    alone(['About Turn'], { flipped: true }).use('About Turn').expect('Hero A', { faceDown: false, exhausted: true })
    expect(alone(['About Turn'], { exhausted: true }).legal()).not.toContain('use About Turn')
  })

  test('403.1 an ally that the cost puts into play exhausts for the rest of it', () => {
    alone(['Enlist'], { hand: ['Ann'] })
      .use('Enlist')
      .expect('Ann', { zone: 'party', exhausted: true })
    expect(alone(['Enlist', 'Bea']).legal()).not.toContain('use Enlist')
  })

  test('403.1, 403.6b a card that the cost makes a resource pays for it', () => {
    const t = alone(['Dig In'], { hand: ['Ann'] }).use('Dig In')
    expect(t.resources('A')).toEqual({ ready: 0, all: 1 })
    expect(alone(['Dig In'], { resources: 1 }).legal()).not.toContain('use Dig In')
    const u = alone(['Dig In'], { hand: ['Ann'], resources: 1 }).use('Dig In')
    expect(u.resources('A')).toEqual({ ready: 1, all: 2 })
  })

  test('403.1 a card that is drawn for it may be discarded; what nobody knows counts for no description', () => {
    const t = alone(['Loot']).use('Loot')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([[], ['Filler']])
    expect(alone(['Demon Hunt'], { deck: ['Infernal', 'Infernal'] }).legal()).not.toContain('use Demon Hunt')
  })

  test('403.1 a part comes after the one whose card it speaks of', () => {
    const t = alone(['Same Again', 'Ann'], { hand: ['Bea'] }).use('Same Again')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([['Ann'], ['Bea']])
    expect(alone(['Same Again', 'Ann']).legal()).not.toContain('use Same Again')
  })

  test('403.1 the card itself may pay once it is where it must be', () => {
    const t = alone(['Self-made']).use('Self-made')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([[], ['Self-made']])
  })

  test('707.1e an additional cost may make room for the card’s own, and the other way round', () => {
    const t = alone(['Toll House', 'Ann'], { hand: ['Ransom'] }).play('Ransom')
    expect([t.zone('A', 'hand'), t.zone('A', 'graveyard')]).toEqual([[], ['Ann']])
    expect(alone(['Toll House'], { hand: ['Ransom', 'Bea'] }).legal()).not.toContain('play Ransom')
    expect(alone(['Ann'], { hand: ['Ransom'] }).legal()).not.toContain('play Ransom')
  })

  test('403.1 what would be forbidden or replaced by then is no way to pay', () => {
    expect(alone(['Recall', 'Ann', 'Locked Graveyard']).legal()).not.toContain('use Recall')
    expect(alone(['Recall', 'Ann', 'Safe House']).legal()).not.toContain('use Recall')
  })

  test('405.3, 404.1 damage and counters are paid with cards that have room for them, or have them', () => {
    expect(alone(['Spiked Club']).legal()).not.toContain('use Spiked Club')
    expect(alone(['Spiked Club', 'Ann']).legal()).not.toContain('use Spiked Club')
    alone(['Spiked Club', 'Ann', 'Bea']).use('Spiked Club').expect('Ann', { damage: 0 })
    expect(alone(['Coin Box', 'Ann']).legal()).not.toContain('use Coin Box')
    const t = alone(['Coin Box', 'Ann', { name: 'Bea', counters: { coin: 1 } }]).use('Coin Box')
    t.expect('Bea', { counters: { coin: 0 } })
  })

  test('712.7 "may" is asked where one action makes the next possible, in the order of the text', () => {
    const t = table({ library, players: [{ hand: ['Trade'], damage: 3 }, {}] })
      .play('Trade')
      .resolve()
    expect(t.asked()).toBe('A: yes-no')
    t.say('yes').expect('Hero A', { damage: 2 })
    expect(t.zone('A', 'graveyard')).toEqual(['Filler', 'Trade'])
    const u = table({ library, players: [{ hand: ['Trade Back'], cards: ['Ann'] }, {}] })
      .play('Trade Back')
      .resolve()
    expect(u.asked()).toBe('A: priority')
  })
})
