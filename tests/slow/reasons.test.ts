/** What others are told of bots' reasons hangs on nothing that they may not know (415.3a, 415.4a, R100.3): raids among bots. */
import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import { choose, decision, describeAnswer, eventCount, events, glance, start } from '../../src/engine/index.ts'
import { knows } from '../../src/engine/view/look.ts'
import { makeBots } from '../../src/session/bot-move.ts'
import { inWords } from '../../src/session/thoughts.ts'
import { exchanged } from './exchange.ts'

const seed = 5
const botOf = (seat: number): string => ['tactics', 'raider', 'careful', 'raider'][seat] ?? 'raider'

interface Seen {
  card: number
  answer: string
  told: string
}

/** What is seen of a move by somebody who looks on: the answer, as far as it is public, and what is told of it. */
function seen(game: RunningGame): Seen | null {
  const open = decision(game)
  if (!open) return null
  const bots = makeBots(library, seed)
  const {
    answer,
    act,
    why,
    secret,
    quiet,
    ends,
    hits,
    thoughts = [],
  } = bots.move(game, botOf(open.seat), { aloud: true })
  const aloud = inWords(thoughts, false)
  const given = open.answers[answer]
  const card = game.s.cards[given?.card ?? 0]
  const place = !card || knows(game, card, -1) ? given?.card : card.zone
  const text = act || describeAnswer(game, open, answer, -1)
  return {
    card: given?.card ?? 0,
    answer: JSON.stringify([open.seat, open.kind, given?.do, place, given?.n, text]),
    told: quiet && !ends ? '' : JSON.stringify([secret ? 'kept' : why, aloud, hits]),
  }
}

/** Bots play; at each decision both, all hidden cards and all but the one that is played, trade places. */
function play(raid: string, seed: number, each: (here: Seen, there: Seen, n: number) => void): void {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = running(start(library, { raid, raiders, seed }))
  const bots = makeBots(library, seed)
  for (let n = 0; n < 240; n++) {
    const open = decision(game)
    if (!open) return
    const here = open.matters ? seen(game) : null
    for (const kept of here ? [0, here.card] : []) {
      const there = exchanged(game, -1, { by: 1 + (n % 5), kept }, () => seen(game))
      if (here && there) each(here, there, n)
    }
    choose(game, bots.move(game, botOf(open.seat)).answer)
  }
}

describe.each(library.raids.map(({ id }) => id))('%s', (raid) => {
  test('R100.3 with other hidden cards, the same act has the same reason for those who look on', () => {
    const faults: string[] = []
    const counts = { told: 0, kept: 0 }
    play(raid, 1, (here, there, n) => {
      if (here.answer !== there.answer) return
      if (here.told.includes('"kept"')) counts.kept++
      else if (here.told) counts.told++
      if (here.told !== there.told) faults.push(`${n} ${here.answer}: ${here.told}, ${there.told}`)
    })
    expect(faults).toEqual([])
    expect(Math.min(counts.told / 8, counts.kept)).toBeGreaterThan(3)
  }, 60_000)

  test('415.4a a hidden card that a reason names in public is shown by the act', () => {
    const raiders = library.decks.slice(1, 4).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
    const game = start(library, { raid, raiders, seed: 3 })
    const bots = makeBots(library, 3)
    const waits = new Map<number, { name: string; why: string; since: number }>()
    let shown = 0
    // What is named in the last choices that are looked at may be shown by the next.
    for (let n = 0; n < 520 && decision(game); n++) {
      const open = decision(game)!
      const [own, all] = [glance(game, open.seat), glance(game, -1)]
      const { answer, why, cards, secret, quiet } = bots.move(game, botOf(open.seat))
      for (const id of n >= 500 || quiet || secret ? [] : cards)
        if (!all.cards[id]?.def) waits.set(id, { name: own.cards[id]?.def ?? '?', why, since: eventCount(game) })
      choose(game, answer)
      for (const [id, { name, since }] of waits) {
        if (!events(game, since, -1).some(({ names }) => Object.values(names).includes(name))) continue
        shown++
        waits.delete(id)
      }
    }
    expect([...waits.values()].map(({ why }) => why)).toEqual([])
    expect(shown).toBeGreaterThan(5)
  })
})
