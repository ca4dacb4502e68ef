/** What each card of Onyxia's main deck costs, and when it may be played. */
import { describe, expect, test } from 'vitest'
import { mainDeck } from '../../raids/onyxias-lair/main-deck.ts'
import { type Table, table } from '../table/index.ts'

/** Name, printed cost, instant, stage that it is bound to. */
const printed: readonly (readonly [name: string, cost: number, instant: boolean, only?: 1 | 2 | 3])[] = [
  ['Another Lesson', 3, false],
  ['Bellowing Roar', 4, false, 3],
  ['Brood of Onyxia', 4, false, 2],
  ['Burninate', 8, false],
  ['Crush', 1, true],
  ['Deep Breath', 2, false, 2],
  ['Devour', 1, true],
  ['Draconic Might', 1, true],
  ['Draconic Rage', 1, false],
  ['Dragon Hide', 1, false],
  ['Engulfing Flames', 3, false],
  ['Flame Breath', 2, false],
  ['Foolish Mortals!', 1, false],
  ['Head Slam', 2, false],
  ['Home Lair Advantage', 1, true],
  ['How Fortuitous!', 2, true],
  ['Knock Away', 1, true],
  ['Lava Cracks', 3, false, 3],
  ['Learn Your Place, Mortal!', 3, true],
  ['Meaningless Exertion', 1, true],
  ['Roasted Flesh', 1, true],
  ['Shattering Scales', 4, false],
  ['Tail Swipe', 2, false],
  ['Thrash', 1, false],
  ['Tooth and Claw', 3, false],
  ['Tossed into the Hatchery', 2, false],
  ['Trample', 2, false],
  ['The Whelp Pits', 1, false],
  ['Wing Buffet', 2, false],
  ['Wrath of Onyxia', 6, false],
]

/** A table on which every card has a target; a combat with an attacker for the one that needs it. */
function set(name: string, resources: number, stage: 1 | 2 | 3, turn: 'Boss' | 'R1'): Table {
  const raiders = [{ hero: 'Warrax', cards: ['Kor Cindervein', 'Stalwart Protector'] }, { hero: 'Graccus' }]
  const t = table({ stage, boss: { hand: [name], resources }, raiders, turn })
  if (name === 'Devour')
    t.propose(turn === 'R1' ? 'Kor Cindervein' : 'Onyxia', turn === 'R1' ? 'Onyxia' : 'Warrax').resolve()
  return t.as('Boss')
}

const may = (t: Table, name: string): boolean => t.legal().includes(`play ${name}`)

test('every card of the main deck is here', () => {
  expect(printed.map(([name]) => name).sort()).toEqual(mainDeck.map((c) => c.name).sort())
})

describe.each(printed.map(([name, cost, instant, only]) => ({ name, cost, instant, only })))('$name', (facts) => {
  const { name, cost, instant, only } = facts
  const stage = only ?? 1

  test('403.1 its cost must be paid in full, and exhausts as many resources', () => {
    expect(may(set(name, cost - 1, stage, 'Boss'), name)).toBe(false)
    const t = set(name, cost, stage, 'Boss')
    expect(may(t, name)).toBe(true)
    t.say(`play ${name}`)
    // Modes, targets, X and additional costs: the first answer will do.
    while (!t.asked().endsWith('priority')) t.answer(0)
    expect(t.resources('Boss')).toEqual({ ready: 0, all: cost })
    expect(t.zone('Boss', 'hand')).toEqual([])
  })

  test(`409.1 on a raider’s turn it ${instant ? 'may' : 'can’t'} be played`, () => {
    expect(may(set(name, cost, stage, 'R1'), name)).toBe(instant)
  })

  test('R203.1b the stages in which it may be played', () => {
    const stages = ([1, 2, 3] as const).filter((s) => may(set(name, cost, s, 'Boss'), name))
    expect(stages).toEqual(only ? [only] : [1, 2, 3])
  })
})

test('502.1 in a combat of her own turn only instants may be played', () => {
  const names = printed.map(([name]) => name)
  const raiders = [{ hero: 'Warrax', cards: ['Kor Cindervein', 'Stalwart Protector'] }]
  const t = table({ boss: { hand: names, resources: 9 }, raiders, turn: 'Boss' })
  t.propose('Onyxia', 'Warrax').resolve()
  const instants = printed.filter(([, , instant]) => instant).map(([name]) => `play ${name}`)
  expect(t.legal()).toEqual(['pass', ...instants])
})

test('R100.3 the Boss player never places a resource', () => {
  const t = table({ boss: { hand: ['Crush', 'Wrath of Onyxia'] }, turn: 'Boss' })
  expect(t.legal()).toEqual(['pass', 'attack Onyxia'])
})
