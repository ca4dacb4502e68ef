/** The Channelers: what they do, and that they hit harder for each Warlock that has left the party. */
import { expect, test } from 'vitest'
import { type BossSpec, type SideSpec, type Table, table } from '../../table/index.ts'

const ring = (boss: BossSpec, raiders: readonly SideSpec[] = [{}], more = {}): Table =>
  table({
    raid: 'magtheridons-lair',
    boss: { hero: 'Magtheridon (Chained)', deck: ['Blast Nova', 'Blast Nova'], ...boss },
    raiders: raiders.map((r) => ({ deck: ['In Dreams', 'In Dreams'], ...r })),
    turn: 'Boss',
    ...more,
  })
const hurt = (name: string) => ({ name, damage: 2 })

test('a Channeler has no ATK but while attacking: 1, and it attacks heroes only', () => {
  const t = ring({ cards: ['Shadow Channeler'] }, [{ cards: ['Kor Cindervein'] }])
  t.expect('Shadow Channeler', { atk: 0 })
  t.attack('Shadow Channeler', 'Warrax')
  t.expect('Warrax', { damage: 1 })
})

test('1 more for each Warlock that has left the party in this game, also in earlier turns', () => {
  const t = ring(
    { cards: [hurt('Summoner Channeler'), hurt('Dark Mending Channeler'), 'Shadow Channeler'] },
    [{ hand: ['Fire Blast', 'Fire Blast'], resources: 2 }],
    { turn: 'R1' },
  )
  t.play('Fire Blast', 'Summoner Channeler').resolveAll().play('Fire Blast', 'Dark Mending Channeler').resolveAll()
  t.until('Boss', 'action').attack('Shadow Channeler', 'Warrax')
  t.expect('Warrax', { damage: 3 })
})

test('other allies that leave do not count', () => {
  const t = ring(
    { cards: [{ name: 'Abyssal', damage: 4 }, 'Shadow Channeler'] },
    [{ hand: ['Fire Blast'], resources: 1 }],
    { turn: 'R1' },
  )
  t.play('Fire Blast', 'Abyssal').resolveAll().until('Boss', 'action').attack('Shadow Channeler', 'Warrax')
  t.expect('Warrax', { damage: 1 })
})

test('Summoner Channeler: (3) and exhausting it put an Abyssal into play, on the own turn', () => {
  const t = ring({ cards: ['Summoner Channeler'], resources: 3 })
  t.use('Summoner Channeler').resolveAll()
  t.expect('Abyssal', { atk: 6, health: 6 })
  const other = ring({ cards: ['Summoner Channeler'], resources: 3 }, [{}], { turn: 'R1' }).as('Boss')
  expect(other.legal()).not.toContain('use Summoner Channeler')
})

test('Dark Mending Channeler heals all damage from a friendly ally', () => {
  const t = ring({ cards: ['Dark Mending Channeler', { name: 'Shadow Channeler', damage: 3 }] })
  t.use('Dark Mending Channeler', 'Shadow Channeler').resolveAll()
  t.expect('Shadow Channeler', { damage: 0 })
})

test('Shadow Channeler deals 1 to each hero and ally of one raider', () => {
  const t = ring({ cards: ['Shadow Channeler'], resources: 3 }, [{ cards: ['Kor Cindervein'] }, { cards: ['Parvink'] }])
  t.use('Shadow Channeler', 'R1').resolveAll()
  t.expect('Kor Cindervein', { damage: 1 })
  t.expect('Warrax', { damage: 1 })
  t.expect('Parvink', { damage: 0 })
})
