/** What a raid's machine does at once, without the chain (`now`), is told as it is done, and tells nobody what they may not know. */
import { describe, expect, test } from 'vitest'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { library } from '../../src/content.ts'
import { choose, decision, events, start, view } from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import type { Effect } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { ability, withCards } from '../rules/own.ts'
import { type BossSpec, type Table, table } from '../table/index.ts'

const minions = ['Flame Imps', 'Lava Surger', 'Lava Annihilator']
const told = (t: Table, since: number, seat: number): string[] =>
  events(t.game, since, seat).flatMap(({ text }) => text || [])
const now = (t: Table): number => events(t.game, 0, -1).length

describe('R301.3 a Minion becomes a resource', () => {
  const reached = (minion: string[]): Table =>
    table({ boss: { hero: 'Lucifron', deck: ['Lava Pool'], decks: { minion } }, turn: 'Boss', at: 'draw' }).until(
      'Boss',
      'minion',
    )

  test('R301.3, R303.2a everybody is told that one has come, and whose it is', () => {
    const t = reached(minions)
    for (const seat of [-1, 0, 1]) expect(told(t, 0, seat)).toContain("A minion joins the Boss's resources (1).")
  })

  test('R100.3 nobody is told which one: another on top of the deck changes nothing', () => {
    const [one, other] = [reached(minions), reached([...minions].reverse())]
    expect(one.zone('Boss', 'resources')).not.toEqual(other.zone('Boss', 'resources'))
    for (const seat of [-1, 0, 1]) expect(events(one.game, 0, seat)).toEqual(events(other.game, 0, seat))
  })
})

test('R302 as a Boss falls his rune turns, and the Minions that rise are named as they come up and as they enter play', () => {
  const t = table({
    boss: {
      hero: 'Magmadar',
      damage: 11,
      resources: 2,
      row: ['Rune of Kress'],
      decks: { minion: minions },
    },
    raiders: [{ cards: ['Kor Cindervein'] }],
    turn: 'R1',
  })
  const since = now(t)
  t.attack('Kor Cindervein', 'Magmadar').resolveAll()
  for (const seat of [-1, 0, 1]) {
    const lines = told(t, since, seat)
    expect(lines.slice(lines.indexOf('Magmadar is destroyed.'))).toEqual([
      'Magmadar is destroyed.',
      'Rune of Kress is turned face down.',
      'Flame Imps is removed from the game.',
      'Flame Imps is removed from the game.',
      'The Boss: The Minions join the fight.',
      'Resolves: The Minions join the fight.',
      "Flame Imps enters play under the Boss's control.",
      "Flame Imps enters play under the Boss's control.",
    ])
  }
})

test('R303.1a as the last Boss is called, piles that are cleared away are told as piles', () => {
  const t = table({
    boss: {
      hero: 'Majordomo Executus',
      hand: Array<string>(5).fill('Lava Spit'),
      deck: Array<string>(6).fill('Lava Pool'),
      decks: { minion: minions, ragnaros: Array<string>(9).fill('Lava Splash') },
    },
    turn: 'Boss',
  })
  const since = now(t)
  t.until('R1', 'ready')
  const lines = told(t, since, 1)
  expect(lines).toContain("Six cards of the Boss's deck are removed from the game.")
  expect(lines).toContain("Five cards of the Boss's hand are removed from the game.")
  expect(lines).toContain("Ragnaros is now the Boss's hero.")
  expect(lines).toContain("Seven cards are put into the Boss's hand.")
  const piles = events(t.game, since, 1).filter(({ text }) => text.endsWith('are removed from the game.'))
  expect(piles.map(({ brief }) => brief)).toEqual(piles.map(() => undefined))
  expect(piles.length).toBeGreaterThan(1)
})

test('415.8 what moves within play into the resource row is told, from the party as from the row beside it', () => {
  const library = withCards(
    ability('Sink', { text: [{ do: 'move', what: { choose: 1, is: ['Cube', 'ally'], of: 'you' }, to: 'resources' }] }),
  )
  const sunk = (boss: BossSpec): string[] => {
    const t = table({
      raid: 'magtheridons-lair',
      library,
      boss: { hero: 'Magtheridon (Unleashed)', hand: ['Sink'], ...boss },
      turn: 'Boss',
    })
    const since = now(t)
    t.play('Sink').resolve()
    return told(t, since, 1).slice(-1)
  }
  expect(sunk({ row: ['Manticron Cube'] })).toEqual(["Manticron Cube joins Magtheridon's resources (1)."])
  expect(sunk({ cards: ['Shadow Channeler'] })).toEqual(["Shadow Channeler joins Magtheridon's resources (1)."])
})

test('501.1a what readies is told below the turn in which it does, not above', () => {
  const t = table({
    raiders: [{ cards: [{ name: 'Kor Cindervein', exhausted: true }], deck: ['Kor Cindervein'] }],
    turn: 'Boss',
    at: 'end',
  })
  const since = now(t)
  t.until('R1', 'action')
  const lines = told(t, since, 1)
  expect(lines.slice(0, 3)).toEqual(["R1's turn begins.", 'Kor Cindervein readies.', 'R1 draws Kor Cindervein.'])
  expect(
    events(t.game, since, 1)
      .map(({ i }) => i)
      .sort((a, b) => a - b)[0],
  ).toBe(since)
})

test('709.2 what a link says is told as it is added, and not again as it resolves', () => {
  const t = table({ raiders: [{ cards: ['Warrax'], resources: 1 }], turn: 'R1' })
  const since = now(t)
  t.use('Warrax').resolve()
  expect(told(t, since, 1).filter((text) => text.includes('Power of'))).toEqual([
    'R1: Power of Warrax: Warrax has Protector this turn.',
    'Resolves: Power of Warrax.',
  ])
})

/** A raid whose Boss does this at once in a phase of its own. */
function loud(...does: Effect[]): Library {
  const raid: RaidDef = {
    ...onyxiasLair,
    id: 'loud',
    turn: ['roar', 'action', 'end', 'wrap-up'],
    phases: { roar: 'Roar phase' },
    machine: {
      id: 'loud',
      initial: 'one',
      states: {
        one: { meta: { stage: 1 }, on: { roar: { actions: [{ type: 'do', params: { how: 'now', do: does } }] } } },
      },
    },
  }
  return { ...library, raids: [...library.raids, raid] }
}

/** What is told of it to this seat. */
function heard(seat: number, ...does: Effect[]): string[] {
  const lib = loud(...does)
  const raiders = ['Ann', 'Ben'].map((name, i) => ({ name, deck: lib.decks[i]!.id }))
  const g = start(lib, { raid: 'loud', raiders, seed: 1 })
  while (decision(g)?.kind === 'mulligan') choose(g, 0)
  expect(decision(g)?.kind ?? view(g, 0).outcome?.result).toMatch(/priority|raiders/)
  const all = events(g, 0, seat)
  return all.slice(all.findIndex(({ step }) => step === 'roar')).flatMap(({ text }) => text || [])
}

const main = { top: 1, in: 'deck:main', of: 'you' } as const
const all = { is: 'hero', of: 'opponents' } as const
const rows: readonly (readonly [string, Effect[], (string | RegExp)[]])[] = [
  ['draws', [{ do: 'draw', n: 2 }], ['Onyxia draws two cards.']],
  ['draws, as the raiders do', [{ do: 'draw', n: 1, by: 'opponents' }], [/^Ann draws /, 'Ben draws a card.']],
  [
    'a card from a deck, face down',
    [{ do: 'move', what: main, to: 'resources', face: 'down' }],
    ["A card joins Onyxia's resources (1)."],
  ],
  ['into the graveyard', [{ do: 'move', what: main, to: 'graveyard' }], [/^[A-Z].+ is put into Onyxia's graveyard\.$/]],
  ['out of the game', [{ do: 'move', what: main, to: 'removed' }], [/^[A-Z].+ is removed from the game\.$/]],
  ['back into the hand', [{ do: 'move', what: main, to: 'hand' }], ["A card is put into Onyxia's hand."]],
  ['a card revealed', [{ do: 'reveal', what: main }], [/^Onyxia reveals [A-Z]/]],
  ['tokens', [{ do: 'bring', cards: [[3, 'Onyxian Whelp']] }], ["Three Whelps enter play under Onyxia's control."]],
  [
    'damage',
    [{ do: 'deal', n: 2, type: 'fire', by: 'yourHero', to: all }],
    ['Onyxia deals 2 fire damage to Warrax.', 'Onyxia deals 2 fire damage to Boris Brightbeard.'],
  ],
  ['exhausting', [{ do: 'exhaust', what: all }], ['Warrax becomes exhausted.', 'Boris Brightbeard becomes exhausted.']],
  ['counters', [{ do: 'put', n: 2, what: 'rage', to: 'yourHero' }], ['2 rage counters are put on Onyxia.']],
  ['a pile cleared away', [{ do: 'discard', what: { in: 'hand', of: 'you' } }], [/^(Onyxia discards .+\.)+$/]],
  ['dice', [{ do: 'roll', n: 1 }], [/^Onyxia rolls [1-6]\.$/]],
  ['another deck to draw from', [{ do: 'drawFrom', deck: 'event' }], ['Onyxia: Draw from the event deck from now on.']],
  ['a deck shuffled', [{ do: 'shuffle', what: { is: 'deck', of: 'you' } }], [/decks? (is|are) shuffled\.$/]],
  [
    'what holds for a time',
    [{ do: 'modify', mods: [{ mod: 'stat', what: 'boss', stat: 'atk', n: 3 }], until: 'turn' }],
    ['Onyxia: Onyxia has +3 ATK this turn.'],
  ],
  ['another stage', [{ do: 'swap', what: 'yourHero', for: 'Onyxia (Stage 2)' }], ['Onyxia enters stage 2!']],
  ['an extra turn', [{ do: 'extraTurn' }], ['Onyxia takes an extra turn after this one.']],
  ['the end', [{ do: 'lose', by: 'you' }], ['Onyxia is out of the game.', 'The raiders win!']],
]

test.each(rows)('R300 what the machine does at once is told: %s', (_name, does, lines) => {
  for (const seat of [-1, 1, 2]) {
    const said = heard(seat, ...does)
    expect(said.length, said.join(' ')).toBeGreaterThan(0)
    for (const line of said) expect(line).toMatch(/^[A-Z0-9].*[.!?]$/)
    if (seat !== 1) continue
    if (lines.length > 1) expect(said).toHaveLength(lines.length)
    lines.forEach((line, i) => {
      if (typeof line === 'string') expect(said[i]).toBe(line)
      else expect(said[i]).toMatch(line)
    })
  }
})
