import { expect, test } from 'vitest'
import { bosses } from '../../raids/molten-core/bosses.ts'
import { choose, decision, events, type Game, hash, load, record, start, view } from '../../src/engine/index.ts'
import type { Library, TabletopView } from '../../src/engine/types.ts'
import { plainWords, printCard } from '../../src/language/print/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { fall } from '../../src/rules/R304-dropping/falling.ts'
import { covers, touches } from '../../src/rules/R304-dropping/table.ts'
import { library as testSet } from '../set/index.ts'
import { type Table, type TableSpec, table } from '../table/index.ts'

/** The Bosses beside the cards of the test set, at tables without a raid. */
const library: Library = { ...testSet, raids: [], cards: [...testSet.cards, ...bosses] }

const spec: TableSpec = {
  library,
  players: [
    { hero: 'Shazzrah', resources: 1 },
    { hero: 'Hero B', cards: ['Dummy 2/6', 'Dummy 1/3'], team: 1 },
    { hero: 'Hero C', cards: ['Dummy 3/4'], team: 1 },
  ],
}

const flipped = (dice: readonly number[] = []): Table =>
  table({ ...spec, dice })
    .use('Shazzrah')
    .resolve()
    .resolve()

/** A throw that hits just these of the cards as they usually lie. */
function throwAt(...names: string[]): number {
  const t = flipped()
  const { table: top, over, spots } = view(t.game, 0).tabletop as TabletopView
  const ids = names.map((name) => t.id(name))
  for (let seed = 1; seed < 6000; seed++) {
    const { rest } = fall(top, over, seed)
    const hit = spots.filter((s) => s.seat !== 0 && touches(rest, covers(top, s))).map((s) => s.card)
    if (hit.length === ids.length && hit.every((id) => ids.includes(id))) return seed
  }
  throw new Error(`Nothing hits just ${names.join(' and ')}.`)
}

test('R304: what Shazzrah’s back side says', () => {
  const shazzrah = bosses.find(({ name }) => name === 'Shazzrah')
  expect(shazzrah && printCard(shazzrah, plainWords).back).toMatch(
    /drop him from at least three feet above the table\. Shazzrah deals 5 arcane damage to each opposing hero and ally he lands on\./,
  )
})

test('R304: when Shazzrah flips, each raider may arrange; he deals 5 arcane damage to all on whom he lies', () => {
  const t = flipped([throwAt('Hero B', 'Dummy 2/6')])
  expect(t.asked()).toBe('B: arrange')
  t.say('done')
  expect(t.asked()).toBe('C: arrange')
  t.say('done').done()
  t.expect('Hero B', { damage: 5 }).expect('Dummy 2/6', { damage: 5 })
  t.expect('Dummy 1/3', { damage: 0 }).expect('Hero C', { damage: 0 }).expect('Dummy 3/4', { damage: 0 })
  const dealt = events(t.game, 0, -1).filter((e) => e.on === 'deal')
  expect(dealt.map((e) => e.types)).toEqual([['arcane'], ['arcane']])
  expect(events(t.game, 0, -1).find((e) => e.on === 'drop')?.text).toBe(
    "Shazzrah falls into B's play area and lands on Hero B and Dummy 2/6.",
  )
})

test('R304: he may miss everybody, and flips back as his turn starts', () => {
  const t = flipped([throwAt()]).say('done').say('done').done()
  for (const name of ['Hero B', 'Hero C', 'Dummy 2/6']) t.expect(name, { damage: 0 })
  t.expect('Shazzrah', { faceDown: true, zone: 'party' })
})

test('R304: whoever arranges well is hit elsewhere or not at all', () => {
  const seed = throwAt('Dummy 1/3')
  const t = flipped([seed])
  const spot = view(t.game, 1).tabletop?.spots.find((s) => s.card === t.id('Dummy 1/3'))
  t.say('pick Dummy 1/3')
    .say(`number ${(spot?.x ?? 0) < 300 ? 540 : 0}`)
    .say('number 0')
    .say('done')
    .say('done')
    .done()
  t.expect('Dummy 1/3', { zone: 'party', damage: 0 })
})

test.each(['raider', 'careful', 'random'])('R304: a bot (%s) arranges and comes to an end', (name) => {
  const t = flipped()
  const bots = [1, 2].map((seat) => makePlayer(name, seat, 5, library))
  const moved: string[] = []
  for (let i = 0; i < 200 && t.asked().endsWith('arrange'); i++) {
    const open = t.game.s.decision[0].open!
    const choice = bots[open.seat - 1].choose(view(t.game, open.seat), open)
    moved.push(open.answers[choice.answer].do)
    expect(choice.why).toMatch(name === 'random' ? /^$/ : /\.$/)
    t.answer(choice.answer)
  }
  expect(t.asked()).toBe('A: priority')
  if (name !== 'random') {
    expect(moved.filter((what) => what === 'mode').length).toBeGreaterThan(0)
    expect(moved.length).toBeLessThan(8)
  }
})

test('R304: bots that arrange lose less than those that leave all as it lies', () => {
  const t = flipped()
  const top = view(t.game, 1).tabletop as TabletopView
  const bots = [1, 2].map((seat) => makePlayer('raider', seat, 5, library))
  let last = top
  for (let i = 0; i < 20 && t.asked().endsWith('arrange'); i++) {
    const open = t.game.s.decision[0].open!
    last = view(t.game, open.seat).tabletop as TabletopView
    t.answer(bots[open.seat - 1].choose(view(t.game, open.seat), open).answer)
  }
  const hits = (spots: TabletopView['spots']): number =>
    Array.from({ length: 400 }, (_, i) => fall(top.table, top.over, 50_000 + i).rest).reduce(
      (n, rest) => n + spots.filter((s) => s.seat !== 0 && touches(rest, covers(top.table, s))).length,
      0,
    )
  expect(hits(last.spots)).toBeLessThan(hits(top.spots))
})

test('R304: a record replays arrangements and falls: it has the choices and the dice, nothing else', () => {
  const names = library.cards.filter(({ type, cost }) => type === 'ally' && cost === 2).map(({ name }) => name)
  const cards = ['Clumsy Gnome', ...names.filter((name) => name.startsWith('Dummy')).slice(0, 14)]
  const deck = {
    id: 'gnomes',
    name: 'Gnomes',
    about: 'They throw themselves.',
    hero: 'Hero A',
    cards: cards.map((name) => [4, name] as const),
  }
  const falls = (g: Game): unknown[] => events(g, 0, -1).flatMap((e) => (e.on === 'drop' ? [e] : []))
  let game = null as Game | null
  for (let seed = 1; seed < 40 && (!game || falls(game).length === 0); seed++) {
    game = start(library, { players: [1, 2, 3].map((n) => ({ name: `P${n}`, deck })), seed })
    const bots = [0, 1, 2].map((seat) => makePlayer('random', seat, seed, library))
    for (let n = 0; n < 900; n++) {
      const open = decision(game)
      if (!open || falls(game).length > 1) break
      choose(game, bots[open.seat].choose(view(game, open.seat), open).answer)
    }
  }
  if (!game) throw new Error('Nothing was played.')
  expect(falls(game).length).toBeGreaterThan(0)
  const again = load(library, JSON.parse(JSON.stringify(record(game))))
  expect(falls(again)).toEqual(falls(game))
  expect(hash(again)).toBe(hash(game))
})
