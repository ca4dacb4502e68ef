/** What holds for a time and is about no single card, in words. */
import { expect, test } from 'vitest'
import { describeStanding, view } from '../../src/engine/index.ts'
import { table } from '../table/index.ts'

const deck = Array.from({ length: 6 }, () => 'In Dreams')

test('714.3 what Majordomo’s coin has brought is told to everybody, as long as it holds', () => {
  const t = table({
    boss: {
      hero: 'Majordomo Executus',
      cards: ['Flamewaker Elite'],
      decks: { main: ['Lava Spit', 'Lava Spit'], minion: ['Flame Imps', 'Flame Imps'] },
    },
    raiders: [{ deck }],
    turn: 'R1',
    dice: [2],
  }).reach('Boss', 'ready')
  const told = (seat: number): string[] => describeStanding(t.game, view(t.game, seat)).map(({ text }) => text)
  expect(told(1)).toEqual([])
  t.resolve()
  const holds = (whose: string): string[] => [
    `Majordomo Executus: Prevent all damage that would be dealt with ${whose} abilities until the start of the Boss's next turn.`,
  ]
  for (const seat of [-1, 1]) expect(told(seat)).toEqual(holds("raiders'"))
  expect(told(0)).toEqual(holds('opposing'))
  t.done()
})
