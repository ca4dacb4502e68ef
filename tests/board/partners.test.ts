/** Partners on a small page: the party that holds the card in focus is open, so that no focus is on a card that can't be seen. */
import { expect, test } from 'vitest'
import { zoneOf } from '../../src/board/places/partners.ts'
import { layOutTable } from '../../src/board/places/places.ts'
import { crowded, kit, looking } from './fixture.ts'

const scene = crowded({ raiders: 3, whelps: 2, party: 3, links: 0 })
const { seat, seats } = scene.view
const [partner, next] = seats.filter((one) => !one.boss && one.seat !== seat)
const zone = `seat:${partner!.seat}`
const at = (page: { w: number; h: number }, zone = '') => layOutTable(scene, page, { ...looking, zone }, kit)
const ally = partner!.party[1]!

test.each([
  { w: 844, h: 352 },
  { w: 390, h: 806 },
])('on a page of $w by $h the focus opens the party of a partner, and closes it behind itself', (page) => {
  const { regions, places } = at(page)
  const isSeen = (zone: string): boolean => at(page, zone).places.some(({ key }) => key === `card:${ally}`)
  expect([places.some(({ key }) => key === `card:${ally}`), isSeen(zone)]).toEqual([false, true])
  const focus = (card: number, open: string): string => zoneOf(card, open, scene, regions)
  expect(focus(ally, '')).toBe(zone)
  expect(focus(ally, '0:graveyard:main')).toBe(zone)
  expect(focus(next!.party[0]!, zone)).toBe(`seat:${next!.seat}`)
  expect(focus(seats[seat]!.party[0]!, zone)).toBe('')
  expect(focus(seats[seat]!.party[0]!, '0:graveyard:main')).toBe('0:graveyard:main')
})

test('where partners have their own room nothing opens or closes', () => {
  const { regions, places } = at({ w: 1280, h: 680 })
  expect(places.some(({ key }) => key === `card:${ally}`)).toBe(true)
  expect(zoneOf(ally, '', scene, regions)).toBe('')
  expect(zoneOf(ally, zone, scene, regions)).toBe(zone)
})
