/** The log of a seat, and of an onlooker, names no card that this seat had no way to know: random raids, every event. */

import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, decision, eventCount, events, type Game, glance, start } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { CHAIN, inPlay } from '../../src/state/ids.ts'

const seats = [-1, 0, 1, 2]
type Known = ReadonlyMap<number, string>

/** The cards that this seat knows where they lie. */
const known = (g: Game, seat: number): Known =>
  new Map(Object.values(glance(g, seat).cards).flatMap(({ id, def }) => (def === null ? [] : [[id, def] as const])))

/** Whether everybody has seen that card, under that id, before it went on. */
function wasOpen(g: Game, id: number): boolean {
  const c = running(g).s.cards[id]
  return c !== undefined && (c.zone === CHAIN || inPlay(c.zone)) && !(c.faceDown && (c.resource || c.zone === CHAIN))
}

/** Whether a seat that knew `before` and knows `after` may be told this card's name: it saw it here, there, or on its way. */
function mayKnow(
  g: Game,
  id: number,
  name: string,
  before: Known,
  after: Known,
  revealed: ReadonlySet<string>,
): boolean {
  const here = (o: number): boolean => before.get(o) === name || after.get(o) === name || wasOpen(g, o)
  if (here(id) || revealed.has(name)) return true
  const c = running(g).s.cards[id]
  if (c && c.became > 0 && here(c.became)) return true
  if (Object.values(running(g).s.cards).some((was) => was.became === id && here(was.id))) return true
  // Out of a graveyard or from where it was removed it went before everybody's eyes, and left no trace.
  return [...before].some(([o, was]) => was === name && !after.has(o) && running(g).s.cards[o] === undefined)
}

describe.each(library.raids.map(({ id }) => id))('%s', (raid) => {
  test('415.9a, R100.3 no name in an event is a secret', () => {
    const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
    const faults: string[] = []
    let hidden = 0
    for (const seed of [1, 2]) {
      const g = start(library, { raid, raiders, seed })
      const bots = [0, 1, 2, 3].map((seat) => makePlayer('random', seat, seed, library))
      for (let n = 0; n < 500; n++) {
        const d = decision(g)
        if (!d) break
        const before = seats.map((seat) => known(g, seat))
        const since = eventCount(g)
        choose(g, bots[d.seat]!.choose(glance(g, d.seat), d).answer)
        if (eventCount(g) === since) continue
        seats.forEach((seat, i) => {
          const told = events(g, since, seat)
          const revealed = new Set(told.flatMap(({ on, names }) => (on === 'reveal' ? Object.values(names) : [])))
          const after = known(g, seat)
          for (const { text, names, on } of told) {
            if (/\ba card\b/i.test(text)) hidden++
            for (const [id, name] of Object.entries(names))
              if (!mayKnow(g, Number(id), name, before[i]!, after, revealed))
                faults.push(`${seat} ${on} ${name}: ${text}`)
          }
        })
      }
    }
    expect(faults).toEqual([])
    expect(hidden).toBeGreaterThan(50)
  })
})
