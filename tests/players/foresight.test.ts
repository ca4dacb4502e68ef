import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, start, view } from '../../src/engine/index.ts'
import type { Decision, View } from '../../src/engine/types.ts'
import { foresee, makePlayer } from '../../src/players/index.ts'

/** Decisions of a raid among bots, each with the view of the seat that decides. */
function decisions(raid: string, seed: number, most: number): { now: View; open: Decision }[] {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i}`, deck: id }))
  const game = start(library, { raid, raiders, seed })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, seed, library))
  const out: { now: View; open: Decision }[] = []
  for (let n = 0; n < most; n++) {
    const open = decision(game)
    if (!open) break
    const now = view(game, open.seat)
    out.push({ now, open })
    choose(game, players[open.seat]!.choose(now, open).answer)
  }
  return out
}

const all = ['onyxias-lair', 'molten-core'].flatMap((raid) => decisions(raid, 3, 900))
const foreseen = all.map((one) => ({ ...one, told: foresee(library, one.now, one.open) }))

describe('what a person is told before choosing', () => {
  test('has a result for each answer, and changes nothing', () => {
    for (const { now, open, told } of foreseen) {
      expect(told.results).toHaveLength(open.answers.length)
      expect(foresee(library, now, open)).toEqual(told)
    }
  })

  test('an attack says what each of the two deals', () => {
    const attacks = foreseen.filter(({ open }) => open.kind === 'attacker-target')
    expect(attacks.length).toBeGreaterThan(10)
    for (const { told, now, open } of attacks) {
      expect(told.harms).toBe(true)
      for (const [i, { text, hits }] of told.results.entries()) {
        expect(text).toMatch(/^deals (nothing|\d+ \w+( and kills)?), takes \d+( \(fatal\))?$/)
        const target = now.cards[open.answers[i]!.card ?? 0]!
        const out = hits.find(({ obj }) => obj === target.id)?.n ?? 0
        expect(text.includes('and kills')).toBe(out > 0 && out >= (target.health ?? 0) - target.damage)
      }
    }
  })

  test('an attacker without ATK or a weapon to strike with deals nothing; one with ATK never does', () => {
    const lists = foreseen.filter(({ open }) => open.answers.some(({ do: what }) => what === 'attack'))
    const attackers = lists.flatMap(({ open, now, told }) =>
      open.answers.flatMap(({ do: what, card }, i) =>
        what === 'attack' ? [{ atk: now.cards[card ?? 0]!.atk ?? 0, idle: told.idle.includes(i) }] : [],
      ),
    )
    expect(attackers.some(({ idle }) => idle)).toBe(true)
    expect(attackers.filter(({ atk, idle }) => atk > 0 && idle)).toEqual([])
  })

  test('damage is sought on the other side, healing on the own', () => {
    const targets = foreseen.filter(({ open }) => open.kind === 'target' && open.answers.length > 1)
    const deals = targets.filter(({ told }) => told.results.some(({ text }) => text.startsWith('deals')))
    expect(deals.length).toBeGreaterThan(2)
    const rightly = deals.filter(({ told }) => told.harms).length
    expect(rightly / deals.length).toBeGreaterThan(0.9)
  })

  test('knows only what the seat may know', () => {
    for (const { now, open, told } of foreseen.slice(0, 300)) {
      const cards: View['cards'] = Object.fromEntries(
        Object.entries(now.cards).map(([id, card]) => [id, card.def === null ? { ...card, atk: 99, health: 1 } : card]),
      )
      expect(foresee(library, { ...now, cards }, open)).toEqual(told)
    }
  })
})
