/** A room from its opening to its end, without a server. */
import { describe, expect, test } from 'vitest'
import { outcome, view } from '../../src/engine/index.ts'
import { sightOf } from '../../src/server/frames.ts'
import { phaseOf } from '../../src/server/room.ts'
import { answerOne, beginRaid, hear, roomOf, run, seen } from './table.ts'

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('two people and a bot', () => {
  test('play a raid to its end from what they are told, and know no less than their seats', () => {
    const { room, clients } = roomOf()
    beginRaid(room, clients)
    const bots = new Map()
    const play = room.play!
    for (let n = 0; run(room) === 'person'; n++) {
      expect(answerOne(room, clients, bots)).toBe(true)
      if (n % 20 > 0) continue
      for (const client of clients) {
        hear(room, client)
        expect(client.sight).toEqual(plain(sightOf(room, play, client.who)))
        expect(seen(client).seen.view).toEqual(plain(view(play.session.game, client.who)))
      }
    }
    for (const client of clients) hear(room, client)
    expect(phaseOf(room)).toBe('over')
    expect(outcome(play.session.game)).not.toBeNull()
    expect(seen(clients[0]).seen.view.outcome).toEqual(plain(outcome(play.session.game)))
    const bytes = clients.flatMap(({ bytes }) => bytes.slice(1)).sort((a, b) => a - b)
    expect(bytes.length).toBeGreaterThan(50)
    expect(bytes[bytes.length >> 1]).toBeLessThan(2500)
  })
})
