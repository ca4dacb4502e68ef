/** A number stands for one thing: a card, a player, a pile, an effect on the chain. */
import { expect, test } from 'vitest'
import * as ids from '../../src/state/ids.ts'

const { ASIDE, CHAIN, DECK, GRAVEYARD, HAND, NOWHERE, PARTY, REMOVED, RESOURCES, ROW } = ids

test.each([
  ['a card', 1, []],
  ['nothing', 0, []],
  ['the first player', ids.playerObj(0), ['player']],
  ['the last player that there could be', ids.playerObj(997), ['player']],
  ['the raid itself', ids.RAID, []],
  ['the first hand', ids.zoneObj(0), ['zone']],
  ['the chain', ids.zoneObj(CHAIN), ['zone']],
  ['the first effect', ids.linkObj(0), ['link']],
  ['an effect', ids.linkObj(7), ['link']],
])('%s is that and nothing else', (_, o, kinds) => {
  const is = { player: ids.isPlayer(o), zone: ids.isZone(o), link: ids.isLink(o) }
  expect(Object.keys(is).filter((kind) => is[kind as keyof typeof is])).toEqual(kinds)
})

test('what a number stands for can be read from it', () => {
  for (const n of [0, 1, 6, 31, 32, 191]) {
    expect(ids.seatOf(ids.playerObj(n))).toBe(n)
    expect(ids.zoneOfObj(ids.zoneObj(n))).toBe(n)
    expect(ids.linkOfObj(ids.linkObj(n))).toBe(n)
  }
})

test('415.2 a zone is of one seat, one kind and one deck', () => {
  const seen = new Set<number>()
  for (const seat of [0, 1, 6])
    for (const kind of [HAND, PARTY, RESOURCES, REMOVED, ASIDE, ROW, DECK, GRAVEYARD])
      for (const home of kind === DECK || kind === GRAVEYARD ? [0, 1, 11] : [0]) {
        const zone = ids.zoneId(seat, kind, home)
        expect([ids.zoneSeat(zone), ids.zoneKind(zone), ids.zoneHome(zone)]).toEqual([seat, kind, home])
        expect(ids.inPlay(zone)).toBe([PARTY, RESOURCES, ROW].includes(kind))
        seen.add(zone)
      }
  expect(seen.size).toBe(3 * (6 + 2 * 3))
  for (const shared of [CHAIN, NOWHERE]) {
    expect(ids.zoneKind(shared)).toBe(shared)
    expect(ids.inPlay(shared)).toBe(false)
  }
})
