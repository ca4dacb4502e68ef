/** Bots leave the last blow of a raid to a person who can deal it before the Boss’s next turn. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import type { Thinker } from '../../src/players/index.ts'
import { makePlayer, type Wish } from '../../src/players/index.ts'
import type { RaidDef, RaidStateNode } from '../../src/raid/format.ts'
import type { TableSpec } from '../table/index.ts'
import { position, type Thought, thought } from './position.ts'

const deck = Array.from({ length: 9 }, () => 'In Dreams')
const leeroy = { name: 'Leeroy Jenkins' }
const teep = { name: 'Apprentice Teep' }
const raiders = [
  { hero: 'Warrax', deck, cards: [teep] },
  { hero: 'Boris Brightbeard', deck, cards: [leeroy] },
]

/** The first raider's turn against an Onyxia who has so much health left of 50. */
function left(
  health: number,
  people: readonly number[],
  over: Partial<TableSpec> = {},
  wishes: readonly Wish[] = [],
): Thought {
  const t = position({
    boss: { hero: 'Onyxia (Stage 3)', damage: 50 - health },
    raiders,
    turn: 'R1',
    ...over,
  })
  expect(t.card('Onyxia (Stage 3)').health).toBe(50)
  const bot = makePlayer('raider', 1, 7, library)
  const among: Thinker = { ...bot, choose: (view, decision) => bot.choose(view, decision, wishes, people) }
  return thought(t, among)
}

test('a bot leaves the last blow to a person who can deal it, and says so', () => {
  expect(left(1, []).does).toBe('attack Apprentice Teep')
  expect(left(1, [2])).toEqual({ does: 'pass', why: 'The last blow is left to Boris Brightbeard.' })
})

test('not to a bot, nor to a person who could not deal it, with three to spare', () => {
  expect(left(1, [1]).does).toBe('attack Apprentice Teep')
  expect(left(4, [2]).does).toBe('attack Apprentice Teep')
  const weak = [
    { hero: 'Warrax', deck, cards: [teep] },
    { hero: 'Boris Brightbeard', deck, cards: [teep] },
  ]
  expect(left(1, [2], { raiders: weak }).does).toMatch(/^attack Apprentice Teep/)
})

test('nor if a protector stands in the way, in an earlier stage, or when asked to attack with everything', () => {
  const guarded = { hero: 'Onyxia (Stage 3)', damage: 49, cards: ['Crazy Igvand'] }
  expect(left(1, [2], { boss: guarded }).why).not.toMatch(/last blow/)
  expect(left(1, [2], {}, [{ what: 'go', card: 0 }]).does).toBe('attack Apprentice Teep')
})

test('R202 the raid says which fall is the end, not the number of the stage', () => {
  const [onyxia, ...others] = library.raids as [RaidDef, ...RaidDef[]]
  const { one, three } = onyxia.machine.states
  const falling = (state: RaidStateNode | undefined): string => {
    const states = { ...onyxia.machine.states, one: { ...one, on: { ...one?.on, ...state?.on } } }
    const mine = { ...library, raids: [{ ...onyxia, machine: { ...onyxia.machine, states } }, ...others] }
    const boss = { hero: 'Onyxia (Stage 1)' }
    const health = position({ boss, raiders }).card(boss.hero).health ?? 0
    const t = position({ boss: { ...boss, damage: health - 1 }, raiders, turn: 'R1', library: mine })
    const bot = makePlayer('raider', 1, 7, mine)
    return thought(t, { ...bot, choose: (view, decision) => bot.choose(view, decision, [], [2]) }).why
  }
  expect(falling(one)).not.toMatch(/last blow/)
  expect(falling(three)).toBe('The last blow is left to Boris Brightbeard.')
})

test('a blow that leaves her standing is nobody’s last', () => {
  expect(left(3, [2]).does).toBe('attack Apprentice Teep')
})
