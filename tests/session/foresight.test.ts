import { describe, expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, start, view } from '../../src/engine/index.ts'
import type { Decision, View } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { type Foresight, foresee } from '../../src/session/foresight.ts'

interface Told {
  now: View
  open: Decision
  told: Foresight
}

/** Decisions of a raid among bots, each with the view of the seat that decides. */
function decisions(raid: string, seed: number, most: number): Told[] {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i}`, deck: id }))
  const game = start(library, { raid, raiders, seed })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, seed, library))
  const out: Told[] = []
  for (let n = 0; n < most; n++) {
    const open = decision(game)
    if (!open) break
    const now = view(game, open.seat)
    out.push({ now, open, told: foresee(library, game, now, open) })
    choose(game, players[open.seat]!.choose(now, open).answer)
  }
  return out
}

const foreseen = ['onyxias-lair', 'molten-core'].flatMap((raid) => decisions(raid, 3, 900))

describe('what a person is told before choosing', () => {
  test('has a result for each answer', () => {
    for (const { open, told } of foreseen) expect(told.results).toHaveLength(open.answers.length)
  })

  test('an attack says what each of the two deals, or nothing where a later choice decides', () => {
    const attacks = foreseen.filter(({ open }) => open.kind === 'attacker-target')
    expect(attacks.length).toBeGreaterThan(10)
    const unsaid = attacks.flatMap(({ told }) => told.results.map(({ text }) => text === ''))
    expect(unsaid.filter(Boolean).length * 20).toBeLessThan(unsaid.length)
    for (const { told, now, open } of attacks) {
      expect(told.harms).toBe(true)
      for (const [i, { text, hits }] of told.results.entries()) {
        if (text === '') {
          expect(hits).toEqual([])
          continue
        }
        expect(text).toMatch(/^deals (nothing|\d+ \w+( with [\w ’]+)?( and kills)?)(, takes \d+( \(fatal\))?)?$/)
        const target = now.cards[open.answers[i]!.card ?? 0]!
        const out = hits.find(({ obj }) => obj === target.id)?.n ?? 0
        expect(text.includes('and kills')).toBe(out > 0 && out >= (target.health ?? 0) - target.damage)
      }
    }
  })

  test('an attack on whom nothing can damage says so, and is for nothing', () => {
    const chained = decisions('magtheridons-lair', 5, 600).filter(({ open }) => open.kind === 'attacker-target')
    const all = chained.flatMap(({ open, now, told }) =>
      open.answers.map(({ card = 0 }, i) => ({
        on: now.cards[card]!.def,
        text: told.results[i]!.text,
        idle: told.idle.includes(i),
      })),
    )
    const walls = all.filter(({ text }) => text.includes('can’t be dealt damage'))
    expect(walls.length).toBeGreaterThan(3)
    expect(new Set(walls.map(({ on, text, idle }) => `${on}: ${text}, ${idle}`))).toEqual(
      new Set(['Magtheridon (Chained): deals nothing: Magtheridon (Chained) can’t be dealt damage, true']),
    )
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
})
