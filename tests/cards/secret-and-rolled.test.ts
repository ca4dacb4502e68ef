/** Cards that are used from the hand, change dice, have something guessed, or let players choose in secret. */
import { describe, expect, test } from 'vitest'
import { running } from '../../src/engine/game.ts'
import { decision, describe as described, events, imagine, view } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { makeBots } from '../../src/session/bot-move.ts'
import { tainted } from '../soak/checks.ts'
import type { Table } from '../table/index.ts'
import { duel, type Scene, scenes } from './scenes.ts'

const sword = { cards: ['Obsidian Edged Blade'], hand: ['Obsidian Edged Blade'] }

const list: Scene[] = [
  [
    '700.2 Obsidian Edged Blade: for 1 and itself from the hand, a Two-Handed Sword has +1 ATK',
    { ...sword, resources: 1 },
    {},
    ['use Obsidian Edged Blade'],
    { 'A hand': [], 'A graveyard': ['Obsidian Edged Blade'], 'A ready': 0, 'Obsidian Edged Blade': { atk: 5 } },
  ],
  [
    'Obsidian Edged Blade: not without its 1, and neither in play nor in the graveyard',
    { ...sword, graveyard: ['Obsidian Edged Blade'] },
    {},
    [],
    { cannot: ['use Obsidian Edged Blade'] },
  ],
  [
    'Obsidian Edged Blade: a One-Handed Sword or another Two-Handed weapon is no target',
    { hand: ['Obsidian Edged Blade'], cards: ['Arcanite Reaper'], resources: 1 },
    { cards: ['Krol Blade'] },
    [],
    { cannot: ['use Obsidian Edged Blade'] },
  ],
  [
    'Obsidian Edged Blade: on an opponent’s turn, too, and in response',
    { hand: ['Parvink'], resources: 3 },
    { ...sword, resources: 1 },
    ['play Parvink', 'pass', 'B: use Obsidian Edged Blade'],
    { 'B graveyard': ['Obsidian Edged Blade'] },
  ],
  [
    '716.1 Eye of Magtheridon: a 1 is changed to a 4',
    { cards: ['Eye of Magtheridon', 'Noggenfogger Elixir', { name: 'Parvink', exhausted: true }] },
    {},
    ['use Noggenfogger Elixir', 'yes', [1, 2, 3, 4, 5, 6].map((n) => `number ${n}`), 'number 4'],
    { Parvink: { exhausted: false } },
    { dice: [1] },
  ],
  [
    'Eye of Magtheridon: what an opponent rolls, too, and the 1 may stay',
    { cards: ['Noggenfogger Elixir', { name: 'Parvink', exhausted: true }] },
    { cards: ['Eye of Magtheridon'] },
    ['use Noggenfogger Elixir', ['no', 'yes'], 'no'],
    { Parvink: { exhausted: true } },
    { dice: [1] },
  ],
  [
    'Eye of Magtheridon: no other number',
    { cards: ['Eye of Magtheridon', 'Noggenfogger Elixir', { name: 'Parvink', exhausted: true }] },
    {},
    ['use Noggenfogger Elixir'],
    { Parvink: { exhausted: false } },
    { dice: [3] },
  ],
  [
    'Liar’s Tongue Gloves: a right guess puts the card into the graveyard',
    { cards: ["Liar's Tongue Gloves"], hand: ['Parvink'], resources: 1 },
    {},
    ["use Liar's Tongue Gloves", 'word ally', 'number 1'],
    { 'A hand': [], 'A graveyard': ['Parvink'], 'A removed': [], "Liar's Tongue Gloves": { exhausted: true } },
  ],
  [
    'Liar’s Tongue Gloves: so does a right “no”',
    { cards: ["Liar's Tongue Gloves"], hand: ['Parvink'], resources: 1 },
    {},
    ["use Liar's Tongue Gloves", 'word quest', 'number 0'],
    { 'A hand': [], 'A graveyard': ['Parvink'] },
  ],
  [
    'Liar’s Tongue Gloves: after a wrong guess it comes back, with two more',
    { cards: ["Liar's Tongue Gloves"], hand: ['Parvink', 'Fear'], resources: 1 },
    {},
    ["use Liar's Tongue Gloves", 'word armor', ['pick Fear', 'pick Parvink'], 'Fear', 'number 1'],
    { 'A hand': ['Fear', 'Filler', 'Filler', 'Parvink'], 'A graveyard': [], 'A removed': [] },
  ],
  [
    '712.8 Liar’s Tongue Gloves: about no card no guess is right',
    { cards: ["Liar's Tongue Gloves"], resources: 1 },
    {},
    ["use Liar's Tongue Gloves", 'word ally', 'number 0'],
    { 'A hand': ['Filler', 'Filler'] },
  ],
  [
    '104.1 Barak the Shamed: goes to the highest number, which is put as damage on that hero',
    { hand: ['Barak the Shamed'], resources: 3 },
    {},
    ['play Barak the Shamed', 'number 2', 'number 6'],
    { 'B party': ['Barak the Shamed', 'Hero B'], 'Hero B': { damage: 6 }, 'Hero A': { damage: 0 } },
  ],
  [
    'Barak the Shamed: 0 is a number, and whoever has put him into play may keep him for it',
    { hand: ['Barak the Shamed'], resources: 3 },
    {},
    ['play Barak the Shamed', 'number 0', 'number 0', ['pick A', 'pick B'], 'A'],
    { 'A party': ['Barak the Shamed', 'Hero A'], 'Hero A': { damage: 0 }, 'Hero B': { damage: 0 } },
  ],
  [
    'Barak the Shamed: his player settles ties, among those who are tied',
    { hand: ['Barak the Shamed'], resources: 3 },
    {},
    ['play Barak the Shamed', 'number 3', 'number 5', 'number 5', ['pick B', 'pick C'], 'C'],
    { 'C party': ['Barak the Shamed', 'Hero C'], 'Hero C': { damage: 5 }, 'Hero B': { damage: 0 } },
    { third: {} },
  ],
]
scenes(list)

test('707.1a a card that is used from the hand is shown, and named as long as its effect is on the chain', () => {
  const t = duel({ ...sword, resources: 1 }).use('Obsidian Edged Blade')
  for (const seat of [0, 1]) {
    expect(described(t.game, decision(t.game)!, seat).prompt).toContain('Obsidian Edged Blade resolves next')
    expect(said(t, seat)).toContain('Power of Obsidian Edged Blade')
  }
})

const said = (t: Table, seat: number): string =>
  events(t.game, 0, seat)
    .map(({ text }) => text)
    .join('\n')

describe('Barak the Shamed: nothing is told before all have chosen', () => {
  const begun = (mine: number): Table =>
    duel({ hand: ['Barak the Shamed'], resources: 3 }, {}, { third: {} })
      .play('Barak the Shamed')
      .resolveAll()
      .say(`number ${mine}`)

  test('to the others it is the same whatever was chosen', () => {
    const shown = (mine: number, seat: number) => {
      const { game } = begun(mine)
      return JSON.stringify([view(game, seat), events(game, 0, seat), described(game, decision(game)!, seat)])
    }
    for (const seat of [-1, 1, 2]) expect(shown(4, seat)).toBe(shown(11, seat))
    const { game } = begun(4)
    for (const seat of [-1, 1, 2])
      expect(tainted(running(game), seat, 1, (g) => [view(g, seat), events(g, 0, seat)])).toBe(false)
  })

  test('the taint check would notice it', () => {
    const look = (g: ReturnType<typeof running>) => g.s.agenda[0].top?.step.answered
    expect(tainted(running(begun(4).game), 1, 1, look)).toBe(true)
    expect(tainted(running(begun(4).game), 0, 1, look)).toBe(false)
  })

  test('games that could be true have any number in its place, but for those who know it', () => {
    const { game } = begun(4)
    const taken = (seat: number) =>
      [1, 2, 3, 4, 5, 6].map((seed) => running(imagine(game, seat, seed)).s.agenda[0].top?.step.answered?.[0]?.n)
    expect(new Set(taken(0))).toEqual(new Set([4]))
    expect(new Set(taken(1)).size).toBeGreaterThan(2)
    expect(running(game).s.agenda[0].top?.step.answered?.[0]?.n).toBe(4)
  })

  test('what a bot chooses is a secret choice, without reason or thoughts', () => {
    const { game } = begun(4)
    const move = makeBots(running(game).library, 1).move(game, 'raider', { aloud: true })
    expect(move).toMatchObject({ act: '', secret: true })
    expect(move.thoughts).toBeUndefined()
  })

  test('afterwards everyone is told', () => {
    const t = begun(4).say('number 1').say('number 9')
    for (const seat of [0, 1, 2]) expect(said(t, seat)).toContain('A chooses 4.\nB chooses 1.\nC chooses 9.')
  })
})

test('Liar’s Tongue Gloves: only their player sees the card before it is revealed; the guess is asked with the type', () => {
  const t = duel({ cards: ["Liar's Tongue Gloves"], hand: ['Parvink'], resources: 1 })
  t.use("Liar's Tongue Gloves").resolveAll().say('word ally')
  const known = (seat: number) => Object.values(view(t.game, seat).cards).some(({ def }) => def === 'Parvink')
  expect([known(0), known(1)]).toEqual([true, false])
  const { prompt, answers } = described(t.game, decision(t.game)!, 1)
  expect(prompt).toBe('Guess whether that card is a card of that card type: ally')
  expect(answers).toEqual(['Yes', 'No'])
  t.say('number 0')
  expect(said(t, 1)).toContain('B chooses “No”.\nB reveals Parvink.')
})

test.each([
  ['tactics', 'raider'],
  ['gentle', 'protector'],
  ['random', 'random'],
])('%s and %s answer all that these cards ask', (...names) => {
  const t = duel(
    {
      cards: ["Liar's Tongue Gloves", 'Eye of Magtheridon', 'Noggenfogger Elixir', 'Parvink'],
      hand: ['Barak the Shamed', 'Fear'],
      resources: 4,
    },
    {},
    { dice: [1] },
  )
  const kinds: string[] = []
  const answer = () => {
    for (let open = decision(t.game)!; open.kind !== 'priority'; open = decision(t.game)!) {
      kinds.push(open.kind)
      const { library } = running(t.game)
      t.answer(
        makePlayer(names[open.seat]!, open.seat, 1, library).choose(view(t.game, open.seat), open, [], []).answer,
      )
    }
  }
  for (const act of ['play Barak the Shamed', "use Liar's Tongue Gloves", 'use Noggenfogger Elixir']) {
    t.say(act)
    answer()
    t.resolveAll()
    answer()
  }
  expect(kinds).toEqual(expect.arrayContaining(['number', 'choose', 'yes-no']))
})
