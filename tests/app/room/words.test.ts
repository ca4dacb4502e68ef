/** What people type and read on the way into a room. */
import { expect, test } from 'vitest'
import { codeFrom, roomIn } from '../../../src/app/room/code.ts'
import { partyHints } from '../../../src/app/room/terms-words.ts'
import { catalogue } from '../../../src/catalogue.ts'
import { isCode, newCode } from '../../../src/server/secrets.ts'

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
        ...{ who: 1, kind: 'person' as const, bot: '', stands: false, ready: false },
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
