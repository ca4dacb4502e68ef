/** R300: how the raid starts, in both modes. */
import { describe, expect, test } from 'vitest'
import { library } from '../../../src/content.ts'
import { type RunningGame, running } from '../../../src/engine/game.ts'
import {
  choose,
  decision,
  hash,
  load,
  parseRecord,
  record,
  SetupError,
  start,
  view,
} from '../../../src/engine/index.ts'
import type { RaidSetup } from '../../../src/engine/types.ts'
import { DECK, HAND, PARTY, REMOVED, zoneId } from '../../../src/state/ids.ts'
import { tainted } from '../../soak/checks.ts'

const decks = library.decks.slice(0, 5).map(({ id }) => id)
const order = [
  'Rune of Kress',
  'Rune of Mohn',
  'Rune of Blaz',
  'Rune of Zeth',
  'Rune of Mazj',
  'Rune of Koro',
  'Rune of Theri',
]

const setup = (mode?: string, seed = 1, raiders = 3): RaidSetup => ({
  raid: 'molten-core',
  ...(mode ? { mode } : {}),
  raiders: Array.from({ length: raiders }, (_, i) => ({ name: `R${i + 1}`, deck: decks[i % decks.length]! })),
  seed,
})
const begin = (mode?: string, seed = 1, raiders = 3): RunningGame => running(start(library, setup(mode, seed, raiders)))

const deckNames = ['main', 'minion', 'ragnaros', 'rune']
/** Names of the cards of one of the Boss player's decks, the top one first. */
const inDeck = (g: RunningGame, name: string): string[] =>
  [...(g.s.zones[zoneId(0, DECK, deckNames.indexOf(name))]?.cards ?? [])].reverse().map((id) => g.s.cards[id]!.def)
const inZone = (g: RunningGame, seat: number, kind: number): string[] =>
  (g.s.zones[zoneId(seat, kind)]?.cards ?? []).map((id) => g.s.cards[id]!.def)

describe('R300 starting the raid', () => {
  test.each(['main', 'minion', 'ragnaros'])('R300.1 the %s deck is shuffled', (deck) => {
    const [one, other] = [inDeck(begin('standard', 1), deck), inDeck(begin('standard', 2), deck)]
    expect(one).not.toEqual(other)
    const printed = library.raids[1]!.decks[deck]!.flatMap(([n, name]) => Array.from({ length: n }, () => name))
    const hand = deck === 'main' ? inZone(begin('standard', 1), 0, HAND) : []
    expect([...one, ...hand].sort()).toEqual(printed.sort())
  })

  test('R300.2 standard mode: three runes by the game’s dice, the same for the same seed', () => {
    const drawn = new Set<string>()
    for (let seed = 1; seed <= 60; seed++) {
      const runes = inDeck(begin('standard', seed), 'rune')
      expect(runes).toHaveLength(3)
      expect(runes).toEqual(inDeck(begin(undefined, seed), 'rune')) // it is the usual mode
      drawn.add(runes.join())
    }
    expect(drawn.size).toBeGreaterThan(15) // of 35
    expect(order.every((name) => [...drawn].some((runes) => runes.includes(name)))).toBe(true)
  })

  test('R300.2 the other four are removed from the game face down, so that they give nothing away', () => {
    const g = begin('standard')
    const removed = inZone(g, 0, REMOVED)
    expect([...removed, ...inDeck(g, 'rune')].sort()).toEqual([...order].sort())
    const boss = view(g, 1).seats[0]!
    expect(boss.removed.map((id) => view(g, 1).cards[id]!.def)).toEqual([null, null, null, null])
  })

  test('R300.2 no raider and no onlooker is shown a rune; the Boss player knows them all', () => {
    const g = begin('standard', 7)
    const names = (seat: number): string => JSON.stringify(view(g, seat))
    for (const seat of [-1, 1, 2, 3]) {
      expect(names(seat)).not.toContain('Rune of')
      for (let n = 0; n < 7; n++) expect(tainted(g, seat, n, (now) => view(now, seat))).toBe(false)
    }
    for (const rune of order) expect(names(0)).toContain(rune)
  })

  test('R300.2 full clear: all seven runes', () => {
    const g = begin('full-clear', 5)
    expect(inDeck(g, 'rune')).toEqual(order)
    expect(inZone(g, 0, REMOVED)).toEqual([])
    expect(view(g, 1).raid.mode).toBe('full-clear')
  })

  test('R300.2 an unknown mode is refused with its place and the fix', () => {
    const refused = (s: RaidSetup, from = library) => {
      try {
        start(from, s)
      } catch (e) {
        if (e instanceof SetupError) return e.problems
      }
      return []
    }
    expect(refused(setup('full-claer'))[0]).toMatchObject({
      where: 'mode',
      fix: 'Did you mean "full-clear"? Known: standard, extra-cards, hard-mode, small-party, full-clear.',
    })
    const plain = { ...library, raids: library.raids.map(({ modes: _none, ...raid }) => raid) }
    expect(refused(setup('standard'), plain)[0]!.fix).toBe('It has no modes: leave this out.')
  })

  test('R300.2 the record keeps the mode, and plays it again', () => {
    const g = begin('full-clear', 3)
    for (let n = 0; n < 20 && decision(g); n++) choose(g, 0)
    const read = parseRecord(JSON.stringify(record(g)))
    if ('error' in read) throw read.error
    const again = load(library, read.record)
    expect(hash(again)).toBe(hash(g))
    expect(view(again, -1).raid.mode).toBe('full-clear')
  })

  test('R300.3 the chosen runes lie from the lowest Boss number to the highest', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const places = inDeck(begin('standard', seed), 'rune').map((name) => order.indexOf(name))
      expect(places).toEqual([...places].sort((a, b) => a - b))
    }
  })

  test('R300.4 Lucifron and two Flamewaker Protectors are in play', () => {
    const g = begin()
    expect(inZone(g, 0, PARTY)).toEqual(['Lucifron', 'Flamewaker Protector', 'Flamewaker Protector'])
    expect(view(g, 1).seats[0]!.hero).toBe(g.s.zones[zoneId(0, PARTY)]!.cards[0])
    expect(g.s.zones[zoneId(0, PARTY)]!.cards.map((id) => g.s.cards[id]!.token)).toEqual([false, true, true])
  })

  test('R300.5 seven cards each, the Boss player’s from the Main deck; raiders may mulligan, the Boss player may not', () => {
    const g = begin('standard', 2, 2)
    const main = library.raids[1]!.decks.main!.map(([, name]) => name)
    expect(inZone(g, 0, HAND)).toHaveLength(7)
    expect(inZone(g, 0, HAND).every((name) => main.includes(name))).toBe(true)
    const asked: number[] = []
    while (decision(g)!.kind === 'mulligan') {
      asked.push(decision(g)!.seat)
      choose(g, 0)
    }
    expect(asked).toEqual([1, 2])
    expect([1, 2].map((seat) => inZone(g, seat, HAND).length)).toEqual([7, 7])
  })

  test('R300.6 the raider to the Boss player’s left begins, and nobody’s first draw is skipped', () => {
    const g = begin('standard', 2, 2)
    const hands: Record<number, number> = {}
    const turns: number[] = []
    for (let n = 0; n < 400 && turns.length < 3; n++) {
      const { seat, step } = g.s.turn[0]!
      if (step === 'draw' && turns.at(-1) !== seat) {
        turns.push(seat)
        hands[seat] = inZone(g, seat, HAND).length
      }
      const quiet = decision(g)!.answers.findIndex((a) => ['pass', 'keep', 'done', 'no'].includes(a.do))
      choose(g, Math.max(0, quiet))
    }
    expect(turns).toEqual([1, 2, 0])
    expect(hands).toEqual({ 1: 8, 2: 8, 0: 8 })
  })
})
