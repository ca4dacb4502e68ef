/** Families of texts that cards of the first years share: what each does, where it stops, whom it leaves alone. */
import { expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import type { SideSpec } from '../table/index.ts'
import { duel as anyDuel, libraryOf, type More } from './scenes.ts'

const names = [
  ...['Spoils of the Hunt', 'Enduring Shout', 'Boggspine Knuckles', 'Barnathrum, Lord of Pain'],
  ...['Disco Inferno!', 'Banish to the Nether', 'Retainer Mythras', 'Fire and Ice'],
  ...['Flint Shadowmore', 'Sudden Shot'],
]
const costly: CardDef = {
  ...{ name: 'Costly One', type: 'ally', set: 'test', number: 0, cost: 7, atk: 1, damageType: 'melee', health: 5 },
}
const sweep: CardDef = {
  ...{ name: 'Sweep', type: 'ability', set: 'test', number: 0, cost: 0 },
  text: [{ do: 'destroy', what: { target: 1, is: 'ability' } }],
}
const library = await libraryOf(names, [costly, sweep])
const duel = (mine: SideSpec, theirs: SideSpec = {}, rest: More = {}) => anyDuel(mine, theirs, { library, ...rest })

test('Spoils of the Hunt: only those with the highest cost, and only opposing ones', () => {
  const t = duel(
    { hand: ['Spoils of the Hunt'], resources: 9, cards: ['Costly One'] },
    { cards: ['Dummy 1/1', 'Costly One'] },
  )
  t.play('Spoils of the Hunt').resolve()
  expect(t.zone('B', 'party')).toEqual(['Dummy 1/1', 'Hero B'])
  expect(t.zone('A', 'party')).toEqual(['Costly One', 'Hero A'])
})

test.each([
  [['Dummy 1/1'], 3, ['Protector']],
  [['Dummy 1/1', 'Dummy 2/2'], 1, []],
])('Enduring Shout, beside %j', (allies, atk, keywords) => {
  duel({ cards: ['Enduring Shout', ...allies] }).expect('Dummy 1/1', { atk, keywords })
})

test.each([
  [4, 3, 3],
  [3, 3, 0],
  [2, 3, 0],
])('Boggspine Knuckles: with %i damage against %i', (mine, theirs, more) => {
  const t = duel({ cards: ['Boggspine Knuckles'], damage: mine }, { damage: theirs })
  const { atk } = duel({ cards: ['Boggspine Knuckles'] }).card('Boggspine Knuckles')
  expect(t.card('Boggspine Knuckles').atk).toBe((atk ?? 0) + more)
})

test('405.3 Barnathrum: once more as much damage on each ally, none on the unhurt', () => {
  const hurt = { name: 'Dummy 4/4', damage: 1 }
  const t = duel({ cards: ['Barnathrum, Lord of Pain', 'Dummy 2/2'], resources: 1 }, { cards: [hurt] })
  t.use('Barnathrum, Lord of Pain').resolve().expect('Dummy 4/4', { damage: 2 }).expect('Dummy 2/2', { damage: 0 })
})

test('Disco Inferno!: the ready are exhausted, the exhausted readied, the opponent’s left alone', () => {
  const tired = { name: 'Dummy 1/1', exhausted: true }
  const t = duel({ cards: ['Disco Inferno!', tired, 'Dummy 2/2'] }, { cards: ['Dummy 3/3'] })
  t.reach('A', 'end').resolveAll()
  t.expect('Dummy 1/1', { exhausted: false }).expect('Dummy 2/2', { exhausted: true })
  t.expect('Dummy 3/3', { exhausted: false })
})

test('415.2 Banish to the Nether: what it removed comes back to its owner', () => {
  const t = duel({ hand: ['Banish to the Nether', 'Sweep'], resources: 9 }, { cards: ['Dummy 2/2'] })
  t.play('Banish to the Nether').resolve()
  expect(t.zone('B', 'party')).toEqual(['Hero B'])
  t.play('Sweep').resolveAll()
  expect(t.zone('B', 'party')).toEqual(['Dummy 2/2', 'Hero B'])
})

test('Retainer Mythras: it is destroyed if its player has no other ally', () => {
  const end = (cards: string[]) => {
    const t = duel({ cards: ['Retainer Mythras', ...cards] })
    t.reach('A', 'end').resolveAll()
    return t.zone('A', 'party')
  }
  expect(end([])).toEqual(['Hero A'])
  expect(end(['Dummy 1/1'])).toEqual(['Hero A', 'Retainer Mythras'])
})

test('Fire and Ice: only who was dealt the frost damage can’t attack', () => {
  const t = duel({ hand: ['Fire and Ice'], resources: 9 }, { cards: ['Dummy 4/4', 'Dummy 3/3'] })
  t.play('Fire and Ice', 'Dummy 4/4', 'Dummy 3/3').resolve('yes', 'yes')
  t.expect('Dummy 4/4', { damage: 2 }).expect('Dummy 3/3', { damage: 1 })
})

test('717.8 Flint Shadowmore divides its combat damage among opposing characters, or doesn’t', () => {
  const fight = (answer: string) =>
    duel({ cards: ['Flint Shadowmore'] }, { cards: ['Dummy 4/4'] }).attack('Flint Shadowmore', 'Hero B', answer)
  fight('no').expect('Hero B', { damage: 5 }).expect('Dummy 4/4', { damage: 0 })
  const t = fight('yes').say('number 2')
  expect([t.card('Hero B').damage, t.card('Dummy 4/4').damage].toSorted()).toEqual([2, 3])
})

test.each([
  [[], 3],
  [['Lightning Bolt'], 2],
  [['Lightning Bolt', 'Lightning Bolt'], 1],
])('707.1e Sudden Shot after %j costs %i', (before, cost) => {
  const t = duel({ hand: ['Sudden Shot', ...before], resources: cost + 3 * before.length })
  for (const name of before) t.play(name, 'Hero B').resolve()
  expect(t.legal()).toContain('play Sudden Shot')
  const poor = duel({ hand: ['Sudden Shot', ...before], resources: cost - 1 + 3 * before.length })
  for (const name of before) poor.play(name, 'Hero B').resolve()
  expect(poor.legal()).not.toContain('play Sudden Shot')
})
