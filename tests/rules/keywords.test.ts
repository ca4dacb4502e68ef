/** Keywords as the glossary has them (10): what stands beside them, granted and lost, and what they stand for. */
import { expect, test } from 'vitest'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { checkCard } from '../../src/language/schema.ts'
import type { CardDef, Power } from '../../src/language/types.ts'
import { table } from '../table/index.ts'
import { ability, ally, filler, instant, withCards } from './own.ts'

const bolt = (n: number): CardDef =>
  instant(`Bolt ${n}`, {
    text: [{ do: 'deal', n, type: 'fire', by: 'yourHero', to: { target: 1, is: 'character' } }],
  })
const hardy: Power = { keyword: 'Hardiness' }

const cards = withCards(
  ally('Hardy', 1, 9, { powers: [hardy] }),
  ally('Very Hardy', 1, 9, { powers: [hardy, hardy] }),
  ally('Plain', 1, 9),
  ally('Trainer', 1, 9, {
    powers: [{ always: [{ mod: 'keyword', what: { is: 'ally', of: 'you', other: true }, keyword: 'Hardiness' }] }],
  }),
  instant('Drill', {
    text: [
      {
        do: 'modify',
        mods: [{ mod: 'keyword', what: { target: 1, is: 'ally' }, keyword: 'Hardiness' }],
        until: 'turn',
      },
    ],
  }),
  instant('Silence', {
    text: [{ do: 'modify', mods: [{ mod: 'noPowers', what: { target: 1, is: 'ally' } }], until: 'turn' }],
  }),
  ally('Mender', 1, 9, { powers: [{ keyword: 'Mend', n: 2 }] }),
  ally('Head Nurse', 1, 9, {
    powers: [
      {
        always: [
          {
            mod: 'keyword',
            what: { is: 'ally', of: 'you', name: 'Plain' },
            keyword: 'Mend',
            n: { count: { is: 'ally', of: 'you', name: 'Mender' } },
          },
        ],
      },
    ],
  }),
  bolt(1),
  bolt(3),
)
const on = (mine: readonly string[], hand: readonly string[] = ['Bolt 3']) =>
  table({ players: [{ hand }, { cards: mine }], library: cards })

test('10 Hardiness prevents 1 of each packet, and two instances prevent 2', () => {
  const t = on(['Hardy', 'Very Hardy', 'Plain'], ['Bolt 3', 'Bolt 3', 'Bolt 3', 'Bolt 1'])
  t.play('Bolt 3', 'Hardy').resolve().expect('Hardy', { damage: 2 })
  t.play('Bolt 3', 'Very Hardy').resolve().expect('Very Hardy', { damage: 1 })
  t.play('Bolt 3', 'Plain').resolve().expect('Plain', { damage: 3 })
  t.play('Bolt 1', 'Hardy').resolve().expect('Hardy', { damage: 2 })
})

test('10 a granted keyword is the power that it stands for, from a card and from an effect', () => {
  const t = on(['Plain', 'Trainer'], ['Bolt 3', 'Bolt 3', 'Bolt 3', 'Drill'])
  t.expect('Plain', { keywords: ['Hardiness'] }).expect('Trainer', { keywords: [] })
  t.play('Bolt 3', 'Plain').resolve().expect('Plain', { damage: 2 })
  t.play('Bolt 3', 'Trainer').resolve().expect('Trainer', { damage: 3 })
  t.play('Drill', 'Trainer')
    .resolve()
    .expect('Trainer', { keywords: ['Hardiness'] })
  t.play('Bolt 3', 'Trainer').resolve().expect('Trainer', { damage: 5 })
})

test('700.3 who loses powers loses keywords and what they stand for, printed and granted', () => {
  const t = on(['Hardy', 'Trainer'], ['Silence', 'Bolt 3'])
  t.play('Silence', 'Hardy').resolve().expect('Hardy', { keywords: [] })
  t.play('Bolt 3', 'Hardy').resolve().expect('Hardy', { damage: 3 })
})

test('700.3 who grants a keyword without having powers does not', () => {
  const t = on(['Plain', 'Trainer'], ['Silence', 'Bolt 3'])
  t.play('Silence', 'Trainer').resolve().expect('Plain', { keywords: [] })
  t.play('Bolt 3', 'Plain').resolve().expect('Plain', { damage: 3 })
})

test('10 Mend heals as much as its number says, at the start of its controller’s turn, if he wants', () => {
  const t = table({ players: [{ cards: ['Mender'], damage: 9 }, {}], turn: 'A', at: 'start', library: cards })
  expect(t.legal()).toEqual(['pick Hero A', 'pick Mender', 'pick Hero B'])
  t.say('pick Hero A').resolve('yes').expect('Hero A', { damage: 7 })
})

test('10 a granted number is counted by whoever grants it, and 0 of it is no keyword', () => {
  const t = table({
    players: [{ cards: ['Plain', 'Head Nurse', 'Mender', 'Mender'], damage: 9 }, { cards: ['Plain', 'Head Nurse'] }],
    turn: 'A',
    at: 'start',
    library: cards,
  })
  t.expect('Plain', { keywords: ['Mend'] }).expect('Plain#2', { keywords: [] })
})

test('10 what stands beside a keyword is printed, not what it stands for', () => {
  const say = (...powers: Power[]): string => printCard({ ...ally('Test', 1, 1), powers }, plainWords).text
  expect(say({ keyword: 'Assault', n: 2 })).toBe('Assault 2')
  expect(say({ keyword: 'Mend', n: { count: { is: 'ally', of: 'you' } } })).toBe('Mend 1 for each ally you control.')
  expect(say({ keyword: 'Resistance', type: 'fire' })).toBe('Fire Resistance')
  expect(say({ keyword: 'Sabotage', of: { is: 'ability' } })).toBe('Sabotage: Ability')
  expect(say({ keyword: 'Inspire', of: { is: ['ability', 'ally'] } })).toBe('Inspire: Ability or ally')
  expect(say({ keyword: 'Diplomacy', of: { tag: 'Dwarf' } })).toBe('Diplomacy: Dwarf')
  expect(say({ keyword: 'Finishing Move' })).toBe('Finishing Move')
  expect(say({ keyword: 'Death Rattle', then: [{ do: 'draw', n: 1 }] })).toBe('Death Rattle: Draw a card.')
  expect(say({ always: [{ mod: 'keyword', what: 'yourHero', keyword: 'Assault', n: 1 }] })).toBe(
    'Your hero has Assault 1.',
  )
})

test('10 a keyword with the wrong thing beside it is refused', () => {
  const wrong = (power: unknown) => {
    const found = checkCard({ ...ally('Test', 1, 1), powers: [power] })[0]
    return found ? `${found.where}: ${found.what}. ${found.fix}` : 'fine'
  }
  expect(wrong({ keyword: 'Asault', n: 1 })).toBe(
    'Test.powers[0].keyword: "Asault" is not a keyword. Did you mean "Assault"?',
  )
  expect(wrong({ keyword: 'Assault' })).toBe('Test.powers[0]: "n" is missing. Assault needs a number: add "n".')
  expect(wrong({ keyword: 'Hardiness', n: 1 })).toBe('Test.powers[0].n: Hardiness takes no "n". It has no parameter.')
  expect(wrong({ keyword: 'Resistance', of: { is: 'ally' } })).toBe(
    'Test.powers[0].of: Resistance takes no "of". It takes "type".',
  )
  expect(wrong({ keyword: 'Finishing Move' })).toBe('fine')
  expect(wrong({ keyword: 'Stash', then: [{ do: 'draw', n: 1 }] })).toBe('fine')
  expect(wrong({ always: [{ mod: 'keyword', what: 'self', keyword: 'Mend' }] })).toBe(
    'Test.powers[0].always[0]: "n" is missing. Mend needs a number: add "n".',
  )
})

test('10 Echo copies the ability while two allies share a race; a class that they share is no race', () => {
  const echo = ability('Twice Told', { powers: [{ keyword: 'Echo' }], text: [{ do: 'draw' }] })
  const library = withCards(
    echo,
    ally('Dwarf Priest', 1, 5, { tags: ['Dwarf', 'Priest'] }),
    ally('Gnome Priest', 1, 5, { tags: ['Gnome', 'Priest'] }),
    ally('Dwarf Mage', 1, 5, { tags: ['Dwarf', 'Mage'] }),
  )
  const drawn = (...allies: string[]): number => {
    const t = table({ library, players: [{ hand: ['Twice Told'], cards: allies, deck: filler }, {}] })
    t.play('Twice Told').resolveAll()
    return t.zone('A', 'hand').length
  }
  expect(drawn('Dwarf Priest', 'Dwarf Mage')).toBe(2)
  expect(drawn('Dwarf Priest', 'Gnome Priest')).toBe(1)
  expect(drawn('Dwarf Priest')).toBe(1)
})
