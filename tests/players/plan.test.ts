/** The raiders' table plan: what can come, worked out from public facts alone. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { view } from '../../src/engine/index.ts'
import { table } from '../../src/players/meaning.ts'
import { planOf } from '../../src/players/plan.ts'
import { wordsOf } from '../../src/players/table.ts'
import { position } from './position.ts'

const deck = Array.from({ length: 9 }, () => 'In Dreams')
const whelps = Array.from({ length: 6 }, () => ({ name: 'Onyxian Whelp', token: true }))

/** What each of three raiders expects, from their own view; hands differ, and are hidden from each other. */
const plans = (guards: readonly string[]) => {
  const t = position({
    boss: { hero: 'Onyxia (Stage 1)', cards: [...whelps, 'Tooth and Claw'], hand: ['Wrath of Onyxia'] },
    raiders: [
      { deck, hand: ['Flash Heal'], cards: [...guards] },
      { hero: 'Boris Brightbeard', deck, damage: 17, hand: ['Heal', 'Dispel Magic'] },
      { hero: 'Litori Frostburn', deck },
    ],
    turn: 'R1',
  })
  return [1, 2, 3].map((seat) => {
    const seen = view(t.game, seat)
    const { force, endangered } = planOf(table(seen, wordsOf(library, seen.raid.id), seat))
    return { force, names: endangered.map(({ def }) => def) }
  })
}

test('every raider comes to the same plan', () => {
  const [first, ...others] = plans([])
  expect(first?.names).toEqual(['Boris Brightbeard'])
  expect(others).toEqual([first, first])
})

test('each ready protector takes her hardest blow', () => {
  const [open, guarded] = [plans([]), plans(['Crazy Igvand'])].map((all) => all[0]!)
  expect(open!.force - guarded!.force).toBe(6)
  expect(guarded!.names).toEqual(['Boris Brightbeard'])
  expect(plans(['Crazy Igvand', 'Parvink', 'Warden Tonarin'])[0]!.names).toEqual([])
})
