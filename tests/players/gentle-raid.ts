import { expect } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, eventCount, events, glance, outcome, start } from '../../src/engine/index.ts'
import type { CardId, RaidSetup, Seat } from '../../src/engine/types.ts'
import { makeBots } from '../../src/session/bot-move.ts'

/**
 * A raid of bots against the gentle Boss, or another: how it went, and what the Boss did to its own (what destroys itself for its own power is a price) or left unsaid where it had a choice. An attack says whom
 * it is for when it chooses the target; of effects that are added to the chain together none is better first.
 */
export function gentleRaid(setup: RaidSetup, boss = 'gentle') {
  const game = start(library, setup, { events: true })
  const bots = makeBots(library, setup.seed)
  const whose = new Map<CardId, Seat>()
  /** The names of the cards that the Boss chose to play or use. */
  const chosen = new Set<string>()
  /** What it chose to pay with. */
  const paid = new Set<CardId>()
  const wrong: string[] = []
  for (let open = decision(game); open; open = decision(game)) {
    const { seat, kind, answers } = open
    const { answer, why } = bots.move(game, seat === 0 ? boss : 'raider')
    if (
      seat === 0 &&
      answers.length > 1 &&
      answers[answer]!.do !== 'attack' &&
      kind !== 'order' &&
      !/^\S.*\.$/.test(why)
    )
      wrong.push(`${kind}: "${why}"`)
    for (const { id, controller, types } of Object.values(glance(game, 0).cards))
      if (types.includes('ally') || types.includes('hero')) whose.set(id, controller)
    const { do: act, card = 0 } = answers[answer]!
    if (seat === 0 && (act === 'play' || act === 'use')) chosen.add(glance(game, 0).cards[card]?.def ?? '')
    if (kind === 'cost') paid.add(card)
    const before = eventCount(game)
    expect(choose(game, answer)).toBeNull()
    for (const { on, by, what, to, with: tool, names, text } of events(game, before, 0)) {
      const hurt = on === 'deal' ? to : on === 'destroy' ? what : undefined
      if (
        hurt !== undefined &&
        whose.get(hurt) === 0 &&
        hurt !== (tool ?? by) &&
        !paid.has(hurt) &&
        chosen.has(names[tool ?? by ?? 0] ?? 'nobody')
      )
        wrong.push(text)
    }
  }
  const rounds = Math.ceil(glance(game, -1).turn.n / (setup.raiders.length + 1))
  return { result: outcome(game)?.result, rounds, wrong }
}
