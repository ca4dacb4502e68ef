/** Games that keep nothing to go back to: the same games, faster, with all that still works in them. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import {
  back,
  canUndo,
  choices,
  choose,
  copy,
  decision,
  type Game,
  hash,
  imagine,
  mark,
  record,
  recordFrom,
  start,
  undo,
} from '../../src/engine/index.ts'
import { mix } from '../../src/state/dice.ts'
import { ally, withCards } from '../rules/own.ts'
import { table } from '../table/index.ts'

const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `Raider ${i + 1}`, deck: id }))
const begin = (raid: string, keeps: boolean): Game =>
  start(library, { raid, raiders, seed: 5 }, { events: false, undo: keeps })

function go(game: Game, seed: number, most: number): Game {
  for (let n = 0, open = decision(game); open && n < most; n++, open = decision(game))
    choose(game, mix(seed, 0x6f6e77, n) % open.answers.length)
  return game
}

describe.each(library.raids.map(({ id }) => id))('%s', (raid) => {
  test('a game without a way back goes the same way, and has the same hash and record', () => {
    const kept = begin(raid, true)
    const onward = begin(raid, false)
    for (let part = 0; part < 4; part++) {
      go(kept, part, 150)
      go(onward, part, 150)
      expect(hash(onward)).toBe(hash(kept))
    }
    expect(record(onward)).toEqual(record(kept))
    expect(recordFrom(onward, choices(onward) - 3)).toEqual(recordFrom(kept, choices(kept) - 3))
    expect(running(onward).journal.writes.length).toBeLessThan(running(kept).journal.writes.length / 10)
  })
})

describe('a game without a way back', () => {
  test('takes nothing back, and says so when a mark is asked for', () => {
    const game = go(begin('onyxias-lair', false), 1, 60)
    const before = hash(game)
    expect([canUndo(game), undo(game)]).toEqual([false, false])
    expect(() => mark(game)).toThrow('Start it without `undo: false`, or take a copy.')
    expect(hash(game)).toBe(before)
  })

  test('a copy of it, and a game imagined from it, go back as far as there', () => {
    const game = go(begin('molten-core', false), 2, 120)
    for (const other of [copy(game), imagine(game, 1, 3)]) {
      const before = hash(other)
      const here = mark(other)
      go(other, 3, 40)
      expect(hash(other)).not.toBe(before)
      while (undo(other));
      expect([hash(other), choices(other)]).toEqual([before, choices(game)])
      go(other, 4, 40)
      back(other, here)
      expect(hash(other)).toBe(before)
    }
    const twin = copy(game)
    expect(record(twin)).toEqual(record(game))
  })

  test('707.2 an action that can’t be completed is taken back all the same', () => {
    const bill = ally('Bill Keeper', 1, 3, {
      powers: [
        {
          always: [{ mod: 'cost', on: 'attack', by: { is: 'character', of: 'opponents' }, add: [{ do: 'pay', n: 1 }] }],
        },
      ],
    })
    const whelp = 'Onyxian Whelp'
    const t = table({
      library: withCards(bill),
      boss: { cards: [whelp] },
      raiders: [{ cards: ['Bill Keeper'] }],
      turn: 'Boss',
    })
    const game = running(copy(t.game))
    game.keeps = false
    const doing = (): string[] =>
      (decision(game)?.answers ?? []).map((a) => `${a.do} ${game.s.cards[a.card ?? 0]?.def ?? ''}`)
    const say = (words: string): void => {
      expect(choose(game, doing().indexOf(words))).toBeNull()
    }
    for (const asked of [true, false]) {
      say(`attack ${whelp}`)
      if (asked) expect(doing()).toEqual(['pick Warrax', 'pick Bill Keeper'])
      say(asked ? 'pick Warrax' : 'pick Bill Keeper')
    }
    expect(doing()).toEqual(['pass ', 'attack Onyxia (Stage 1)'])
  })
})
