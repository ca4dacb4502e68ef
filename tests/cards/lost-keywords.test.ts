/** Keywords that stand for powers, lost with those powers (700.3), whether they are printed or granted. */
import { expect, test } from 'vitest'
import type { CardDef, Power } from '../../src/language/types.ts'
import { duel, libraryOf } from './scenes.ts'

const made = (name: string, more: Partial<CardDef>): CardDef => ({
  ...{ name, type: 'ally', set: 'test', number: 0, cost: 1, atk: 1, damageType: 'melee', health: 9 },
  ...more,
})
const resist: Power = { keyword: 'Resistance', type: 'frost' }
const own = [
  made('Rime', { damageType: 'frost', atk: 3 }),
  made('Warm', { powers: [resist] }),
  made('Furs', {
    type: 'item',
    powers: [{ always: [{ mod: 'keyword', what: { is: 'ally', of: 'you' }, ...resist }] }],
  }),
  made('Plain', {}),
  made('Fierce', { powers: [{ keyword: 'Assault', n: 2 }, { keyword: 'Mend', n: 1 }, { keyword: 'Ferocity' }] }),
]
const names = ["Winter's Icy Embrace", 'Frost Fever', 'Master Instinct', 'Frost Ward']
const library = await libraryOf(names, own)

test.each([
  ['printed', ['Warm'], [], 0],
  ['printed, and lost', ['Warm'], ["Winter's Icy Embrace"], 3],
  ['granted', ['Plain', 'Furs'], [], 0],
  ['granted, and lost', ['Plain', 'Furs'], ["Winter's Icy Embrace"], 3],
])('700.3 Frost Resistance, %s', (_, theirs, mine, damage) => {
  const t = duel({ cards: ['Rime', ...mine] }, { cards: theirs }, { library })
  const [ally = ''] = theirs
  t.attack('Rime', ally).expect(ally, { damage })
})

test("700.3 Winter's Icy Embrace leaves one's own allies alone", () => {
  const t = duel({ cards: ['Rime'] }, { cards: ['Warm', "Winter's Icy Embrace"] }, { library })
  t.attack('Rime', 'Warm').expect('Warm', { damage: 0 })
})

test.each([
  [false, 3],
  [true, 1],
])('700.3 Frost Fever (%s): no Assault, and Ferocity stays', (fever, atk) => {
  const cards = ['Fierce', ...(fever ? [{ name: 'Frost Fever', on: 'Hero A' }] : [])]
  const t = duel({ cards }, {}, { library })
  t.expect('Fierce', { atk })
  expect(t.legal()).toContain('attack Fierce')
})

test('700.3 Frost Fever: no Mend, only its own damage, at the start of the turn', () => {
  const cards = ['Fierce', { name: 'Frost Fever', on: 'Hero A' }]
  const t = duel({ cards, damage: 4 }, {}, { library, turn: 'B' })
  t.until('A', 'action').expect('Hero A', { damage: 5 })
})

test.each([
  [false, 0],
  [true, 1],
])('714.3a Master Instinct, used (%s): a cat attacks harder', (used, damage) => {
  const t = duel({ cards: ['Master Instinct'] }, { cards: ['Plain'] }, { library })
  if (used) t.use('Master Instinct').resolve()
  t.attack('Hero A', 'Plain').expect('Plain', { damage })
})

test('714.3 Master Instinct: a bear again once the turn is over', () => {
  const t = duel({ cards: ['Master Instinct', 'Plain'] }, { cards: ['Rime'] }, { library })
  t.use('Master Instinct').resolve()
  t.until('B', 'action')
  t.propose('Rime', 'Plain').resolve().passAll()
  expect(t.legal()).toContain('protect Hero A')
})

test.each([
  ['yes', 'Rime', 3],
  ['no', 'Rime', 0],
  ['', 'Plain', 0],
])('717.2d Frost Ward (%s, %s attacks): what was prevented may be dealt on', (say, attacker, back) => {
  const t = duel({ hand: ['Frost Ward'], resources: 1 }, { cards: [attacker] }, { library, turn: 'B' })
  t.propose(attacker, 'Hero A').resolve()
  t.as('A').play('Frost Ward').resolve()
  t.fight()
  if (say !== '') t.say(attacker).resolve().say(say).resolveAll()
  t.expect(attacker, { damage: back }).expect('Hero A', { damage: attacker === 'Plain' ? 1 : 0 })
})
