/** The plan that raiders' bots share, as one of them says it: from what everybody sees, once a turn, without a change of play. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choices, decision, record, start, view } from '../../src/engine/index.ts'
import { planLine } from '../../src/players/index.ts'
import { botMove, playMove, settle } from '../../src/session/moves.ts'
import { newSession, type Session } from '../../src/session/session.ts'
import { position } from '../players/position.ts'
import type { TableSpec } from '../table/index.ts'

const deck = Array.from({ length: 9 }, () => 'In Dreams')
const whelps = Array.from({ length: 6 }, () => ({ name: 'Onyxian Whelp', token: true }))

function planned(spec: TableSpec, people: readonly number[] = []): string {
  const { game } = position({ turn: 'R1', ...spec })
  return planLine(view(game, -1), decision(game)!, library, people)?.why ?? ''
}

/** A table at which the second raider could fall. */
const swarm = (
  guards: readonly string[] = [],
  hidden: readonly string[] = ['Flash Heal', 'Heal'],
  damage = 17,
): TableSpec => ({
  boss: { hero: 'Onyxia (Stage 1)', cards: whelps, hand: [hidden[0] === 'Heal' ? 'Burninate' : 'Wrath of Onyxia'] },
  raiders: [
    { deck: hidden[0] === 'Heal' ? deck.slice(1) : deck, hand: [hidden[0]!], cards: [...guards] },
    { hero: 'Boris Brightbeard', deck, damage, hand: [hidden[1]!] },
    { hero: 'Warrax', deck },
  ],
})

test('who could fall, and who protects', () => {
  expect(planned(swarm())).toMatch(
    /^Boris Brightbeard \(\d+ health left\) could fall to \d+ damage, and nobody is there to protect\.$/,
  )
  expect(planned(swarm(['Crazy Igvand', 'Parvink'], ['Flash Heal', 'Heal'], 25))).toMatch(
    /: Crazy Igvand and 1 more stay ready to protect\.$/,
  )
})

test('who lands the last blow: a person who can, otherwise whoever’s attacks are the first to suffice', () => {
  const end = (health: number): TableSpec => ({
    boss: { hero: 'Onyxia (Stage 3)', damage: 50 - health },
    raiders: [
      { hero: 'Warrax', deck, cards: [{ name: 'Apprentice Teep' }] },
      { hero: 'Boris Brightbeard', deck, cards: [{ name: 'Leeroy Jenkins' }] },
    ],
  })
  expect(planned(end(1), [2])).toBe('Onyxia can fall in this round: the last blow is for Boris Brightbeard.')
  expect(planned(end(4))).toBe('Onyxia can fall in this round: the last blow is for Boris Brightbeard.')
  expect(planned(end(20))).toBe('')
})

test('R100.3, 415.3a other cards in hands and decks change no word of it', () => {
  expect(planned(swarm([], ['Heal', 'Flash Heal']))).toBe(planned(swarm()))
})

test('nobody says a plan alone, nor after losing its friends', () => {
  expect(planned({ ...swarm(), raiders: [{ hero: 'Boris Brightbeard', deck, damage: 17 }] })).toBe('')
})

/** A raid among bots, as far as this choice. */
function raid(plans: boolean, until: number): Session {
  const raiders = library.decks.slice(0, 4).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'magtheridons-lair', raiders, seed: 5 })
  const raider = { kind: 'bot', bot: 'raider' } as const
  const seats = [{ kind: 'bot', bot: 'tactics' } as const, ...raiders.map(() => raider)]
  const session = newSession(library, game, seats, { stops: { stop: 'useful', marks: [] }, plans })
  for (let now = settle(session); now.kind === 'bot' && choices(game) < until; now = settle(session))
    playMove(session, now.open, botMove(session, now.open))
  return session
}

const talking = raid(true, Number.POSITIVE_INFINITY)

test('it is said once a turn at most, by whoever’s turn it is; whoever is needed for what is coming has a share', () => {
  const said = talking.reasons.filter(({ plan }) => plan !== undefined)
  expect(new Set(said.map(({ plan }) => plan)).size).toBe(said.length)
  expect(said.every(({ seat, secret }) => seat > 0 && !secret)).toBe(true)
  const shared = said.filter(({ text }) => text.includes('sees to'))
  expect(shared.length).toBeGreaterThan(0)
  for (const { text } of shared) {
    const [, met, of] = text.match(/(\d) of (\d)/) ?? []
    const shares = [...text.matchAll(/R\d (?:sees )?to (\d)/g)].map(([, n]) => Number(n))
    expect(shares.reduce((sum, n) => sum + n, Number(met))).toBe(Number(of))
  }
})

test('it changes no choice; without the setting nobody says it', () => {
  const silent = raid(false, 700)
  const { choices: made } = record(silent.game)
  expect(record(talking.game).choices.slice(0, made.length)).toEqual(made)
  const said = talking.reasons.filter(({ choice }) => choice < made.length)
  expect(said.some(({ plan }) => plan !== undefined)).toBe(true)
  expect(silent.reasons).toEqual(said.filter(({ plan }) => plan === undefined))
})
