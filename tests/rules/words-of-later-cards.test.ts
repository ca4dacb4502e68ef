/** Words of the language that only cards of later sets need. */
import { describe, expect, test } from 'vitest'
import type { Mod } from '../../src/language/types.ts'
import { type SideSpec, type Table, table } from '../table/index.ts'
import { ability, ally, instant, withCards } from './own.ts'

const always = (...mods: Mod[]) => ({ powers: [{ always: mods }] })

const lib = withCards(
  ally('Sly', 1, 3, { powers: [{ keyword: 'Elusive' }, { keyword: 'Protector' }] }),
  ally(
    'Watcher',
    1,
    1,
    always({ mod: 'noKeyword', what: { is: 'ally', of: 'opponents' }, keyword: ['Elusive', 'Stealth'] }),
  ),
  ability('Veil', always({ mod: 'keyword', what: { is: 'ally', of: 'you' }, keyword: 'Elusive' })),
  instant('Glare', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'noKeyword', what: { target: 1, is: 'ally' }, keyword: 'Elusive' }],
        until: 'turn',
      },
    ],
  }),
  ally('Stalwart', 2, 3, always({ mod: 'cannot', on: 'destroy', what: 'self', fatal: true })),
  instant('Smite', { text: [{ do: 'destroy', what: { target: 1, is: 'ally' } }] }),
  instant('Singe', { text: [{ do: 'deal', n: 3, type: 'fire', by: 'yourHero', to: { target: 1, is: 'ally' } }] }),
  instant('Banish', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'removed' }] }),
  instant('Unsummon', { text: [{ do: 'move', what: { target: 1, is: 'ally' }, to: 'hand' }] }),
  ability('Tether', always({ mod: 'cannot', on: 'move', what: { is: 'ally', of: 'you' }, zone: 'removed' })),
  ability(
    'Grave Digger',
    always({
      mod: 'instead',
      would: { on: 'destroy', what: { is: 'ally', of: 'opponents' }, fatal: true },
      then: [{ do: 'move', what: '$what', to: 'removed' }],
    }),
  ),
  instant('Triage', {
    text: [{ do: 'heal', n: { stat: 'remaining', of: { target: 1, is: 'ally' } }, by: 'yourHero', from: 'yourHero' }],
  }),
  ally('Late Riser', 1, 1, {
    powers: [{ always: [{ mod: 'keyword', what: 'self', keyword: 'Ferocity' }], while: { wentFirst: 'opponents' } }],
  }),
)
const duel = (mine: SideSpec, theirs: SideSpec = {}): Table => table({ library: lib, players: [mine, theirs] })

describe('700.3 keywords that are lost', () => {
  test('those that it names, of those whom it is about, for as long as it is there', () => {
    const t = duel({ cards: ['Watcher', 'Dummy 1/1'], hand: ['Smite'] }, { cards: ['Sly', 'Veil', 'Dummy 2/2'] })
    t.expect('Sly', { keywords: ['Protector'] }).expect('Dummy 2/2', { keywords: [] })
    t.play('Smite', 'Watcher').resolve()
    t.expect('Sly', { keywords: ['Elusive', 'Protector'] }).expect('Dummy 2/2', { keywords: ['Elusive'] })
  })

  test('one that is granted later can’t be had either, and comes back at the end of the turn', () => {
    const t = duel({ hand: ['Glare', 'Veil'], cards: ['Dummy 1/1', 'Dummy 2/2'] })
    t.play('Glare', 'Dummy 1/1').resolve().play('Veil').resolve()
    t.expect('Dummy 1/1', { keywords: [] }).expect('Dummy 2/2', { keywords: ['Elusive'] })
    t.until('B', 'action').expect('Dummy 1/1', { keywords: ['Elusive'] })
  })

  test('601.2b without Elusive it can be attacked', () => {
    duel({ cards: ['Watcher'] }, { cards: ['Sly'] })
      .attack('Watcher', 'Sly')
      .expect('Sly', { damage: 1 })
    expect(() => duel({ cards: ['Dummy 1/1'] }, { cards: ['Sly'] }).attack('Dummy 1/1', 'Sly')).toThrow()
  })
})

describe('405.2 fatal damage', () => {
  test('103.2 what can’t be destroyed by it stays, and is destroyed by anything else', () => {
    const t = duel({ hand: ['Singe', 'Smite'], cards: ['Stalwart'] })
    t.play('Singe').resolve().expect('Stalwart', { damage: 3 })
    t.play('Smite').resolve()
    expect(t.zone('A', 'graveyard')).toContain('Stalwart')
  })

  test('716.1 it is replaced only where fatal damage would destroy', () => {
    const removedBy = (spell: string): readonly string[] => {
      const t = duel({ hand: [spell], cards: ['Grave Digger'] }, { cards: ['Dummy 2/2'] })
      return t.play(spell).resolve().zone('B', 'removed')
    }
    expect(removedBy('Singe')).toEqual(['Dummy 2/2'])
    expect(removedBy('Smite')).toEqual([])
  })

  test.each([
    [0, 4],
    [1, 3],
    [3, 1],
  ])('remaining health: with %i damage of 4 it is %i', (damage, left) => {
    const t = duel({ hand: ['Triage'], damage: 9, cards: [{ name: 'Dummy 4/4', damage }] })
    t.play('Triage')
      .resolve()
      .expect('Hero A', { damage: 9 - left })
  })
})

test('103.2 what can’t be removed from the game goes anywhere else', () => {
  const t = duel({ cards: ['Tether', 'Dummy 1/1'], hand: ['Banish', 'Unsummon'] })
  t.play('Banish').resolve()
  expect(t.zone('A', 'removed')).toEqual([])
  t.play('Unsummon').resolve()
  expect(t.zone('A', 'hand')).toContain('Dummy 1/1')
})

test('101.1 who went first is so for the whole game', () => {
  const sides = [duel({ cards: ['Late Riser'] }), duel({}, { cards: ['Late Riser'] })]
  for (const [seat, t] of sides.entries())
    t.expect('Late Riser', { keywords: t.game.s.turn[0]!.first === seat ? [] : ['Ferocity'] })
})
