/** Reasons with numbers: those that a tactic measures stand in its sentence, and everybody can check them on the table. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, imagine, view } from '../../src/engine/index.ts'
import { checkTactic } from '../../src/language/schema.ts'
import { makePlayer } from '../../src/players/index.ts'
import { position, thought } from './position.ts'

const deck = Array.from({ length: 9 }, () => 'In Dreams')

test('the numbers of a reason are those of the table, the same in every game that could be true', () => {
  const t = position({
    boss: { hero: 'Onyxia (Stage 1)', damage: 18, hand: ['Knock Away'], resources: 1 },
    raiders: [{ deck, cards: ['Kor Cindervein'] }],
    turn: 'R1',
  })
  t.propose('Kor Cindervein', 'Onyxia (Stage 1)').resolve().passAll().as('Boss')
  const said = thought(t).why
  expect(said).toBe('Knock Away: 3 damage was coming, and she has 2 health left.')
  const open = decision(t.game)!
  for (const seed of [1, 2, 3]) {
    const maybe = imagine(t.game, 0, seed)
    expect(makePlayer('tactics', 0, 7, library).choose(view(maybe, 0), open).why).toBe(said)
  }
})

test('a number that nobody measures is refused', () => {
  const tactic = { plain: 'Advice.', say: 'After {rounds} rounds.', play: 'Crush' }
  expect(checkTactic(tactic, 'x').map(({ what, fix }) => `${what} ${fix}`)).toEqual([
    expect.stringContaining('"{rounds}" is not a known placeholder Did you mean "{round}"?'),
  ])
  expect(checkTactic({ ...tactic, say: 'In round {round}, {damage coming} to come.' }, 'x')).toEqual([])
})
