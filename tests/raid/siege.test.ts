/** A whole raid of another kind (tests/set/siege.ts): no Boss at first, waves by the number of raiders, a count that loses it, modes. */
import { describe, expect, test } from 'vitest'
import { tableText } from '../../src/cli/play/look.ts'
import { running } from '../../src/engine/game.ts'
import {
  choose,
  codeFor,
  decision,
  describeRaid,
  glance,
  load,
  outcome,
  record,
  start,
  view,
} from '../../src/engine/index.ts'
import type { Game } from '../../src/engine/types.ts'
import { plainWords, printEffects } from '../../src/language/print/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { lintRaid } from '../../src/raid/lint.ts'
import { playedAs } from '../../src/raid/modes.ts'
import { library } from '../set/index.ts'
import { siege } from '../set/siege.ts'
import { playOut } from '../soak/checks.ts'

const begin = (n: number, mode = 'standard', seed = 1): Game =>
  start(library, {
    ...{ raid: siege.id, mode, seed },
    raiders: Array.from({ length: n }, (_, i) => ({ name: `R${i + 1}`, deck: library.decks[i]!.id })),
  })
/** Bots play it until this holds, or to its end. */
function play(g: Game, until: (g: Game) => boolean = () => false): Game {
  const players = Array.from({ length: 6 }, (_, seat) =>
    makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 1, library),
  )
  for (let n = 0, d = decision(g); d && n < 1500 && !until(g); n++, d = decision(g))
    choose(g, players[d.seat]!.choose(glance(g, d.seat), d).answer)
  return g
}
const breakers = (g: Game): number => {
  const v = view(g, 1)
  return v.seats[0]!.party.filter((id) => v.cards[id]?.def === 'Gate Breaker').length
}

test('the linter finds nothing wrong with it', () => {
  expect(lintRaid(siege, library)).toEqual([])
})

describe('no Boss is in play', () => {
  test('every seat sees the table without one, and the terminal says what counts', () => {
    const g = play(begin(3), (now) => decision(now)?.kind !== 'mulligan')
    for (const seat of [-1, 0, 1]) expect(view(g, seat).seats[0]).toMatchObject({ hero: 0, boss: true, party: [] })
    expect(describeRaid(view(g, 1))).toContain('Doom 1/10, at 10: the raid is lost.')
    expect(tableText(view(g, 1)).join('\n')).toContain('the Boss')
  })

  test('the Boss comes as the third state is entered, with health by the number of raiders, and is the Boss from then on', () => {
    const g = play(
      begin(2, 'standard', 3),
      (now) => glance(now, 1).raid.stage === 3 && glance(now, 1).seats[0]!.hero > 0,
    )
    const v = view(g, 1)
    expect(v.cards[v.seats[0]!.hero]).toMatchObject({ def: 'Captain Gorm', health: 12 + 4 * 2 })
  })
})

test.each([1, 2, 4])('a wave by the number of raiders: %i', (n) => {
  const g = play(begin(n), (now) => glance(now, 1).raid.title === 'The waves')
  for (let i = 0; i < 20 && breakers(g) === 0 && decision(g); i++) play(g, () => breakers(g) > 0)
  expect(breakers(g)).toBe(n)
})

test('cards that are brought, in words', () => {
  expect(
    printEffects(
      [
        {
          do: 'bring',
          cards: [
            [{ raid: 'raiders' }, 'Imp'],
            [2, 'Whelp'],
          ],
        },
      ],
      plainWords,
    ),
  ).toBe('Put an Imp for each raider and two Whelps into play.')
})

describe('modes', () => {
  test('settings, what starts, and decks are those of the mode', () => {
    expect(playedAs(siege, 'standard')).toMatchObject({ draws: 1, handMax: 10, starts: '', startsWith: [] })
    expect(playedAs(siege, 'standard').decks.main).toEqual([
      [12, 'Volley'],
      [12, 'Dread'],
    ])
    expect(playedAs(siege, 'hard').decks.main).toEqual([
      [20, 'Volley'],
      [2, 'Dread'],
    ])
    expect(
      playedAs(
        {
          ...siege,
          modes: [
            {
              id: 'x',
              name: 'X',
              about: 'X.',
              decks: {
                main: [
                  [0, 'Dread'],
                  [3, 'Gate Breaker'],
                ],
              },
            },
          ],
        },
        'x',
      ).decks.main,
    ).toEqual([
      [12, 'Volley'],
      [3, 'Gate Breaker'],
    ])
  })

  test('in play', () => {
    const hard = view(begin(3, 'hard'), 0)
    expect(hard.seats[0]).toMatchObject({ maxHand: 7 })
    expect(hard.seats[0]!.party.length).toBe(2)
    expect(hard.seats[0]!.decks[0]!.count + hard.seats[0]!.handCount).toBe(22)
    const duel = view(begin(3, 'duel'), 0)
    expect(duel.cards[duel.seats[0]!.hero]).toMatchObject({ def: 'Captain Gorm', health: 24 })
  })

  test('a record names the mode, and depends on what it changes', () => {
    const g = play(begin(2, 'hard'), (now) => running(now).choices.length > 40)
    const saved = record(g)
    expect(saved.setup).toMatchObject({ mode: 'hard' })
    expect(running(load(library, JSON.parse(JSON.stringify(saved)))).choices).toEqual(running(g).choices)
    const other: RaidDef = { ...siege, modes: siege.modes!.map((m) => (m.id === 'hard' ? { ...m, draws: 3 } : m)) }
    expect(codeFor({ ...library, raids: [other] }, other).hash).not.toBe(
      codeFor({ ...library, raids: [siege] }, siege).hash,
    )
  })

  test('what is wrong with them is said where it stands', () => {
    const modes = [
      {
        id: 'x',
        name: 'X',
        about: 'X.',
        starts: 'Volley',
        startsWith: [[1, 'Brakers']],
        decks: {
          mian: [[1, 'Volly']],
          main: [
            [0, 'Volley'],
            [0, 'Dread'],
          ],
        },
      },
    ]
    expect(lintRaid({ ...siege, modes } as unknown as RaidDef).map(({ where, what }) => `${where} ${what}`)).toEqual(
      expect.arrayContaining([
        'siege-of-grey-gate.modes["x"].starts "Volley" has no tag "Boss".',
        'siege-of-grey-gate.modes["x"].startsWith[0] "Brakers" is not a card of this raid.',
        'siege-of-grey-gate.modes["x"].decks.mian "mian" is not one of the decks.',
        'siege-of-grey-gate.modes["x"].decks.main leaves the deck empty.',
      ]),
    )
  })
})

test.each(['standard', 'hard', 'duel'])('random games of it play to an end; undo, JSON and hash agree: %s', (mode) => {
  for (let seed = 1; seed <= 1; seed++) {
    const g = running(begin(1 + (seed % 5), mode, seed))
    playOut(g, seed, { every: 61, leaks: 331 })
    if (g.choices.length < 20_000) expect(outcome(g)?.result).toMatch(/raiders|boss|draw/)
  }
})
