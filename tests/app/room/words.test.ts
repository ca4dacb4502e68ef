/** What people type and read on the way into a room. */
import { expect, test } from 'vitest'
import { codeFrom, roomIn } from '../../../src/app/room/code.ts'
import { shownNext } from '../../../src/app/room/here.ts'
import { firstTerms, onRaid, partyHints, peopleOf } from '../../../src/app/room/terms-words.ts'
import { catalogue } from '../../../src/catalogue.ts'
import { library } from '../../../src/content.ts'
import { isCode, newCode } from '../../../src/server/secrets.ts'
import { termsFault } from '../../../src/server/terms.ts'

test('a code is understood in any letters, with spaces, dashes and look-alikes; a link to a seat brings its token', () => {
  for (const text of ['yyfdlqe8', 'YYFD LQE8', 'yyfd-lqe8', ' YyFd1OE8 ', 'YYFDI0E8'])
    expect(codeFrom(text)).toBe('YYFDLQE8')
  for (let n = 0; n < 50; n++) {
    const code = newCode()
    expect([codeFrom(code.toLowerCase()), isCode(code)]).toEqual([code, true])
  }
  expect(roomIn('#room=yyfd lqe8')).toEqual({ code: 'YYFDLQE8', token: '' })
  expect(roomIn('#room=YYFDLQE8&seat=to-ken_1')).toEqual({ code: 'YYFDLQE8', token: 'to-ken_1' })
  expect(roomIn('#raid=onyxias-lair')).toEqual({ code: '', token: '' })
})

test('a party is advised against two of one hero, three of one role, and nobody who heals', () => {
  const of = (...roles: string[]) => ({
    seats: roles.map((role, i) => {
      const deck =
        catalogue.decks.filter((one) => one.role === role)[i] ?? catalogue.decks.find((one) => one.role === role)!
      return {
        ...{ who: 1, kind: 'person' as const, bot: '', real: false, stands: false, ready: false },
        deck: { ...deck, own: false },
      }
    }),
  })
  expect(partyHints(of('protector', 'healer', 'damage'), catalogue.decks)).toEqual([])
  expect(partyHints(of('damage', 'damage', 'damage'), catalogue.decks)).toContain('Nobody heals.')
  const twice = of('healer', 'damage')
  const [same] = twice.seats
  expect(partyHints({ seats: [same!, same!] }, catalogue.decks)[0]).toMatch(/is in the party twice/)
  expect(partyHints({ seats: [same!, same!, same!] }, catalogue.decks)[1]).toMatch(/^Three or more are healers/)
})

test('everybody goes on to the next raid: each raid takes the terms of the one before', () => {
  const { raids } = catalogue
  let terms = { ...firstTerms(catalogue, {}), raiders: ['person', 'person', 'raider'] }
  for (const raid of raids.slice(1)) {
    terms = onRaid(terms, raid)
    expect([terms.raid, peopleOf(terms), termsFault(library, terms)]).toEqual([raid.id, 2, null])
  }
})

test('whoever looks at the replay hears once that the others go on, and goes back on their own', () => {
  expect(shownNext('nothing', 'lobby', false)).toBe('lobby')
  expect(shownNext('lobby', 'game', false)).toBe('lobby') // until the first frame
  expect(shownNext('lobby', 'game', true)).toBe('table')
  expect(shownNext('table', 'over', true)).toBe('table')
  expect(shownNext('replay', 'over', true)).toBe('replay')
  const told = shownNext('replay', 'lobby', false)
  expect(told).toBe('replay, and the others go on')
  for (const phase of ['lobby', 'game', 'over'] as const) expect(shownNext(told, phase, phase !== 'lobby')).toBe(told)
})
