/** Words of the printer that hardly any card needs: each is said where it belongs. */
import { expect, test } from 'vitest'
import {
  type PrintError,
  plainWords,
  printCard,
  printCondition,
  printEvent,
  printWho,
} from '../../src/language/print/index.ts'
import type { CardDef, Condition, Effect, EventPattern, Mod, Power, SetWho } from '../../src/language/types.ts'

const ally: CardDef = { name: 'Test', type: 'ally', set: 'test', number: 1 }
const ability = (...text: Effect[]): string => printCard({ ...ally, type: 'ability', text }, plainWords).text
const withPower = (power: Power): string => printCard({ ...ally, powers: [power] }, plainWords).text

const conditions: readonly (readonly [Condition, string])[] = [
  [{ match: 'it', same: ['any type', 'self'] }, 'it shares a card type with this ally'],
  [{ match: 'it', same: ['type', 'self'] }, 'it has the same card type as this ally'],
  [{ match: 'it', same: ['race', 'self'] }, 'it shares a race with this ally'],
  [{ match: 'it', tag: 'Totem' }, 'it is a Totem'],
  [{ match: 'it', tag: 'The Sisters' }, 'it is The Sisters'],
  [{ match: 'it', tag: ['Dwarf', 'Gnome'] }, 'it is a Dwarf or Gnome'],
  [{ not: { some: { is: ['ally', 'weapon'], of: 'you' } } }, 'you control no allies or weapons'],
  [{ not: { some: { is: ['ally', 'weapon'], of: 'opponents' } } }, 'there are no opposing allies or weapons in play'],
  [{ match: 'it', is: 'ally', name: '$w' }, 'it is an ally with that name'],
  [{ match: 'it', is: 'ally', name: 'Kor' }, 'it is an ally named Kor'],
  [{ some: ['self', 'host'] }, 'there is this ally or attached card'],
]
test.each(conditions)('a condition: %j', (condition, said) => {
  expect(printCondition(condition, plainWords, ally)).toBe(said)
})

test('an event is said of one that may be any', () => {
  expect(printEvent({ on: 'destroy', what: { is: 'ally' } }, plainWords, ally)).toBe('an ally is destroyed')
  expect(printEvent({ on: 'start', step: 'game' }, plainWords, ally)).toBe('the game starts')
})

test('what is forbidden names its exception', () => {
  expect(withPower({ always: [{ mod: 'cannot', on: 'prevent', type: 'frost', except: 'self' }] })).toBe(
    "Frost damage can't be prevented except this ally.",
  )
})

type Until = Extract<Effect, { do: 'modify' }>['until']
test.each<[next: boolean, until: Until, said: string]>([
  [true, 'turn', 'At end of turn, draw a card.'],
  [true, 'combat', 'At end of turn this combat, draw a card.'],
  [false, 'turn', 'At the end of each turn this turn, draw a card.'],
])('at the end of a turn, only the next: %s, until %s', (next, until, said) => {
  const event = { on: 'end', turn: 'players' } as const
  const mod: Mod = { mod: 'when', event, then: [{ do: 'draw' }], ...(next ? { next } : {}) }
  expect(ability({ do: 'modify', mods: [mod], until: until as 'turn' })).toBe(said)
})

test('at the start of several players’ turns each of them is that player', () => {
  const event = { on: 'start', turn: 'opponents' } as const
  const mod = { mod: 'when', event, then: [{ do: 'draw', by: '$turn' }] } as const
  expect(ability({ do: 'modify', mods: [mod], until: { until: { on: 'start', turn: 'you' } } })).toBe(
    "At the start of each opponent's turn until your next turn, that player draws a card.",
  )
})

test('cards that were drawn are called so', () => {
  expect(ability({ do: 'draw', n: 2, as: 'd' }, { do: 'reveal', what: '$d' })).toBe(
    'Draw two cards. Reveal cards drawn this way.',
  )
})

test('a number is no thing that something is done to', () => {
  expect(() => ability({ do: 'name', of: 'number', as: 'm' }, { do: 'destroy', what: '$m' })).toThrow(
    /is a number, not a thing/,
  )
})

test.each<[SetWho, string]>([
  [{ is: 'card', other: true }, 'all other cards'],
  [{ is: 'token', other: true }, 'all other tokens'],
])('this card is one of them, whatever it is: %j', (set, said) => {
  expect(printWho(set, plainWords, { ...ally, type: 'weapon' })).toBe(said)
})

test.each<[on: 'start' | 'end', said: string]>([
  ['start', 'Your hero has Stealth until the next turn.'],
  ['end', 'Your hero has Stealth until end of turn.'],
])('until the %s of anybody’s turn', (on, said) => {
  const mods = [{ mod: 'keyword', what: 'yourHero', keyword: 'Stealth' }] as const
  expect(ability({ do: 'modify', mods, until: { until: { on, turn: 'players' } } })).toBe(said)
})

test('what follows a table of one row is said to be no part of it', () => {
  const rows = [{ is: [1, 6], then: [{ do: 'draw' }] }] as const
  expect(ability({ do: 'roll', as: 'd' }, { do: 'table', of: '$d', rows }, { do: 'ready', what: 'yourHero' })).toBe(
    'Roll a die. 1-6: Draw a card. In any case, ready your hero.',
  )
  const then: Effect[] = [
    { do: 'roll', as: 'd' },
    { do: 'table', of: '$d', rows },
    { do: 'ready', what: 'yourHero' },
  ]
  expect(ability({ do: 'if', if: { some: { is: 'ally' } }, then })).toBe(
    'If there is an ally in play, roll a die, then 1-6: Draw a card; in any case, ready your hero.',
  )
})

test('players who were spoken of are counted, others are named', () => {
  const one: Effect = { do: 'choose', what: { choose: 1, is: 'opponent', as: 'a' } }
  const draws = (...other: NonNullable<SetWho['other']>[]): string =>
    ability(one, { do: 'draw', by: { choose: 1, is: 'player', other: other as never } })
  expect(draws('$a', { controller: 'self' })).toContain('A player other than the first player and its controller draws')
})

test.each<[Condition, string]>([
  [{ match: 'yourHero', trait: 'Horde' }, 'Horde hero: Stealth'],
  [{ match: 'self', trait: 'Horde' }, 'If this ally is Horde: Stealth'],
])('a keyword under a condition: %j', (condition, said) => {
  expect(withPower({ keyword: 'Stealth', if: condition } as Power)).toBe(said)
})

test('what is made as the nth of its kind happens', () => {
  const as = { on: 'attack', by: { is: 'ally' }, nth: { n: 2, per: 'turn' } } as const
  expect(withPower({ as, then: [{ do: 'draw' }] })).toBe(
    'As an ally attacks, the second time each turn that one does, draw a card.',
  )
})

test('a power of no known shape is refused with its place', () => {
  const read = (): string => withPower({ nothing: true } as unknown as Power)
  expect(read).toThrow(expect.objectContaining<Partial<PrintError>>({ path: 'powers[0]', what: 'no shape of power' }))
})

test('what each of several has done: only their own verb is in the plural', () => {
  const hurt = { is: 'hero', did: { on: 'deal', to: 'it', combat: true, since: 'turn' } } as const
  const said = (did: NonNullable<SetWho['did']>): string => printWho({ is: 'ally', did }, plainWords, ally, 'all')
  expect(said({ on: 'deal', to: 'it', since: 'turn' })).toBe('all allies that were dealt damage this turn')
  expect(said({ on: 'deal', by: 'it', to: hurt, since: 'game' })).toBe(
    'all allies that dealt damage to a hero that was dealt combat damage this turn this game',
  )
})

test('how often: of one card in its own sentence, of several together in front', () => {
  const nth = { n: 5, per: 'turn' } as const
  const on = (by: NonNullable<EventPattern['by']>): string =>
    withPower({ when: { on: 'attack', by, nth }, then: [{ do: 'draw' }] })
  expect(on('startingHero')).toBe('When your starting hero attacks for the fifth time each turn, draw a card.')
  expect(on({ is: 'ally' })).toBe('The fifth time each turn that an ally attacks, draw a card.')
})

test('a fighter that nobody names may be a hero or an ally', () => {
  expect(printEvent({ on: 'protect' }, plainWords, ally)).toBe('a hero or ally protects')
})

test('who may do something does all of it, unless a part is done by another', () => {
  const offer = (by: '$p' | 'you'): string =>
    ability({
      do: 'try',
      may: 'opponents',
      as: 'p',
      these: [
        { do: 'draw', by: '$p' },
        { do: 'discard', n: 1, by },
      ],
    })
  expect(offer('$p')).toBe('Each opponent may draw a card and discard a card.')
  expect(offer('you')).toBe('Each opponent may do this: he draws a card, then you discard a card.')
})
