/** Reasons with numbers: those that a tactic measures stand in its sentence, and everybody can check them on the table. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { decision, imagine, view } from '../../src/engine/index.ts'
import { checkTactic } from '../../src/language/schema.ts'
import { makePlayer } from '../../src/players/index.ts'
import { table } from '../../src/players/meaning.ts'
import { type Deed, deed, outcome, telling } from '../../src/players/outcome-words.ts'
import type { Part } from '../../src/players/reason.ts'
import { wordsOf } from '../../src/players/table.ts'
import { ally, withCards } from '../rules/own.ts'
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

test('what is done alike is said once, and nobody is named twice', () => {
  const imps = (['it', 'he', 'she'] as const).map((they) => ally(`Imp of ${they}`, 1, 1, { they }))
  const library = withCards(...imps)
  const t = position({ library, raiders: [{ cards: imps.map(({ name }) => name) }], turn: 'R1' })
  const own = table(view(t.game, 1), wordsOf(library, 'onyxias-lair'), 1)
  const of = (name: string): Part => ({ of: t.card(name).id })
  const said = (subject: Part, ...deeds: Deed[]): string => outcome(telling(own), [subject], deeds)?.why ?? ''
  expect(said('Call', deed('add', 'a Whelp'), deed('add', '2 Hounds'))).toBe('Call adds a Whelp and 2 Hounds.')
  const imp = of('Imp of it')
  expect(said('Call', deed('give', imp, ' +3 ATK'), deed('give', imp, ' Ferocity'))).toBe(
    'Call gives Imp of it +3 ATK and Ferocity.',
  )
  expect(said('Call', deed('give', imp, ' +3 ATK'), deed('give', of('Warrax'), ' Ferocity'))).toBe(
    'Call gives Imp of it +3 ATK and Warrax Ferocity.',
  )
  const back = ({ name }: { name: string }): string =>
    said(of(name), deed('return', of(name), ' to hand'), deed('hurt', of('Warrax')))
  expect(imps.map(back)).toEqual([
    'Imp of it returns itself to hand and hurts Warrax.',
    'Imp of he returns himself to hand and hurts Warrax.',
    'Imp of she returns herself to hand and hurts Warrax.',
  ])
})
