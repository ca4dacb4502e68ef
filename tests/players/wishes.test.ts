/** What raiders' bots do when people ask them something; the Boss doesn't listen. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, view } from '../../src/engine/index.ts'
import type { Choice, Thinker } from '../../src/players/index.ts'
import { makePlayer, type Wish } from '../../src/players/index.ts'
import type { Table, TableSpec } from '../table/index.ts'
import { position, type Thought, thought } from './position.ts'

const deck = Array.from({ length: 9 }, () => 'In Dreams')
const whelp = { name: 'Onyxian Whelp', token: true }
const onyxia = { hero: 'Onyxia (Stage 2)' }

/** The bot of a seat, who is asked this: a card by its name. */
function asked(seat: number, what: Wish['what'], name?: string): Thinker {
  const bot = makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 7, library)
  return {
    ...bot,
    choose(view, decision): Choice {
      const card = Object.values(view.cards).find(({ def, zone }) => def === name && zone === 'party')?.id ?? 0
      return bot.choose(view, decision, [{ what, card }])
    },
  }
}

const says = (t: Table, what: Wish['what'], name?: string, seat = 1): Thought => thought(t, asked(seat, what, name))

/** An ally's attack of the first raider: whom? */
function attack(): Table {
  const t = position({
    boss: { ...onyxia, cards: [whelp] },
    raiders: [{ deck, cards: ['Apprentice Teep'] }],
    turn: 'R1',
  })
  return t.say('attack Apprentice Teep')
}

test('they attack whom they are asked to, and leave alone whom they are asked to', () => {
  const free = thought(attack()).does
  const other = free === 'pick Onyxian Whelp' ? 'Onyxia (Stage 2)' : 'Onyxian Whelp'
  expect(free).toMatch(/^pick Onyxia/)
  expect(says(attack(), 'attack', other)).toMatchObject({
    does: `pick ${other}`,
    why: expect.stringMatching(/, as asked: /),
  })
  expect(says(attack(), 'spare', free.slice('pick '.length)).does).toBe(`pick ${other}`)
})

const turn = (raider: NonNullable<TableSpec['raiders']>[number]): Table =>
  position({ boss: onyxia, raiders: [{ deck, ...raider }], turn: 'R1' })

test('they hold their attacks, and attack with their protectors, if asked', () => {
  const teep = { cards: ['Apprentice Teep'] }
  expect(thought(turn(teep)).does).toBe('attack Apprentice Teep')
  expect(says(turn(teep), 'hold').does).toBe('pass')
  const guard = { cards: ['Tristan Rapidstrike'] }
  const bot = (wishes: readonly Wish[]) => {
    const t = turn(guard)
    return makePlayer('careful', 1, 7, library).weigh(view(t.game, 1), decision(t.game)!, wishes)
  }
  const attacks = (wishes: readonly Wish[]) => bot(wishes).find(({ why }) => why.includes('Tristan'))?.score ?? 0
  expect(attacks([{ what: 'go', card: 0 }])).toBeGreaterThan(attacks([]))
})

test('the Boss does not listen to what is asked', () => {
  const t = position({ boss: onyxia, raiders: [{ deck }], turn: 'Boss' })
  expect(says(t, 'hold', undefined, 0)).toEqual(thought(t))
})
