import { describe, expect, test } from 'vitest'
import { type AskName, askShapes, isAskName, readAsk, readJoin, readOpen, wireVersion } from '../../src/wire/index.ts'
import { terms as usual } from '../server/terms.ts'

const terms = { ...usual, speed: 1 }

describe('what a client asks', () => {
  /** One right message of each name. */
  const right: Record<AskName, object> = {
    terms,
    sit: { seat: 1 },
    deck: { seat: 1, deck: { id: 'mine', name: 'Mine', hero: 'Warrax', about: '', cards: [[4, 'Crush']] } },
    ready: { ready: true },
    bot: { seat: 2, on: true },
    begin: {},
    again: { ready: true },
    answer: { question: 12, answer: 0 },
    agree: { question: 12, parts: [[101, 2]] },
    cancel: { question: 12 },
    hush: { question: 12 },
    pass: { on: true },
    stops: { stop: 'useful', marks: ['own:end'] },
    silence: { card: 'Crush', to: null },
    wish: { what: 'guard', card: 3 },
    undo: { way: 'back' },
    vote: { yes: false },
    concede: {},
    enough: {},
    whyNot: { id: 1, what: 3 },
    explain: { id: 2, card: 3, stat: 'atk' },
    meant: { id: 3, letters: 'van' },
    show: { question: 4, name: 'Vanquish', act: 0 },
    whole: {},
    ping: { what: 'good', on: -2 },
    say: { text: 'Well met!' },
    name: { name: 'Anna' },
    claim: { seat: null },
    vouch: { by: 3, yes: true },
    wait: { on: true },
    standIn: { seat: 2 },
    hand: { seat: 2, to: 3 },
    kick: { who: 2 },
    mute: { who: 2, on: true },
    host: { who: 2 },
  }

  test.each(Object.keys(askShapes) as AskName[])('%s is read', (name) => {
    expect(readAsk(name, right[name])).toEqual({ ask: right[name] })
  })

  test.each(Object.keys(askShapes) as AskName[])(
    '%s with anything else in its place is refused, or leaves it out',
    (name) => {
      for (const [key, value] of Object.entries(right[name]))
        for (const odd of [Number.NaN, 1e300, -0.5, 'x'.repeat(5000), [[[]]], { toString: 1 }, Array(5000).fill(value)])
          expect(readAsk(name, { ...right[name], [key]: odd })).toHaveProperty('fault.fix', 'Load the page again.')
      expect(readAsk(name, { ...right[name], more: 1 })).toEqual({ ask: right[name] })
    },
  )

  test('names of messages are those of the list, not what every object has', () => {
    expect(isAskName('answer')).toBe(true)
    for (const other of ['toString', '__proto__', '', 3, null]) expect(isAskName(other)).toBe(false)
  })

  test('talk and names are one clean line', () => {
    expect(readAsk('say', { text: ' a\n\u202Eb\u0000 ' })).toEqual({ ask: { text: 'a b' } })
    expect(readAsk('say', { text: '\u200B \n' })).toHaveProperty('fault')
    expect(readJoin({ version: wireVersion, name: 'Bo\u202Eris' })).toEqual({
      join: { version: wireVersion, name: 'Boris' },
    })
  })
})

test('a room is opened with its terms, and joined with a name or a token', () => {
  expect(readOpen({ ...terms, version: wireVersion, name: 'Ann' })).toHaveProperty('open.undo', 'vote')
  expect(readOpen({ ...terms, raiders: [], version: wireVersion, name: 'Ann' })).toHaveProperty('fault')
  expect(readJoin({ version: wireVersion, token: 'ab-C_9' })).toHaveProperty('join.token', 'ab-C_9')
  expect(readJoin({ version: wireVersion, token: '../x' })).toHaveProperty('fault')
  expect(readJoin(null)).toHaveProperty('fault')
})

test('a client of another version is told to load the page again', () => {
  const fault = { why: expect.stringContaining('another version'), fix: 'Load the page again.' }
  expect(readJoin({ version: wireVersion + 1, name: 'Ann' })).toEqual({ fault })
  expect(readOpen({ version: 0 })).toEqual({ fault })
})
