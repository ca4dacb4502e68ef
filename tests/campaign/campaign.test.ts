import { describe, expect, test } from 'vitest'
import {
  type Campaign,
  campaignJson,
  campaignTitle,
  countIn,
  drawTreasure,
  fairShares,
  given,
  goalOf,
  hasWin,
  lessonsOf,
  lootOf,
  newCampaign,
  packSize,
  readCampaign,
  type Share,
  scarsOf,
  type Try,
  unwon,
  winKey,
  withTry,
  withWin,
} from '../../src/campaign/index.ts'
import type { RaidSetup } from '../../src/engine/types.ts'

const setup: RaidSetup = {
  raid: 'onyxias-lair',
  seed: 7,
  raiders: [
    { name: 'Ann', deck: 'warrax' },
    { name: 'Bea', deck: 'elendril' },
  ],
}
const treasures = ['Cup', 'Axe', 'Eye', 'Dew', 'Bow']
const party = [
  { hero: 'Warrax', deck: 'warrax' },
  { hero: 'Elendril', deck: 'elendril' },
]
const win = { key: 'k1', raid: 'onyxias-lair', name: 'Onyxia' }
const shares: Share[] = [
  ['Axe', 'Warrax'],
  ['Bow', 'Elendril'],
  ['Axe', 'Warrax'],
  ['Cup', null],
]
const won = withWin(newCampaign, win, party, shares)

describe('what a lost raid means', () => {
  const tried = (key: string, more: Partial<Try> = {}): Try => ({
    ...{
      key,
      raid: 'onyxias-lair',
      won: false,
      conceded: false,
      fell: ['Warrax'],
      told: 'No raider is left standing.',
    },
    ...more,
  })
  const leads = (...tries: readonly Try[]): Campaign =>
    tries.reduce((now, one) => withTry(now, one, party), newCampaign)

  test('each loss is a card more at the next win, up to three; a conceded raid teaches nothing', () => {
    expect(lessonsOf(leads(tried('a'), tried('b')), 'onyxias-lair')).toBe(2)
    expect(lessonsOf(leads(tried('a'), tried('b', { conceded: true })), 'onyxias-lair')).toBe(1)
    expect(lessonsOf(leads(...'abcd'.split('').map((key) => tried(key))), 'onyxias-lair')).toBe(3)
    expect(lessonsOf(leads(tried('a'), tried('b')), 'molten-core')).toBe(0)
    expect(packSize(2, 3)).toBe(7)
    const key = winKey(setup)
    expect(drawTreasure(treasures, packSize(2, 1), key).slice(0, 4)).toEqual(drawTreasure(treasures, packSize(2), key))
  })

  test('a win uses its lessons up, whenever its treasure is shared; the same cards again teach nothing new', () => {
    const won = leads(tried('a'), tried('b'), tried('b'), tried('b', { won: true, fell: [] }), tried('c'))
    expect(won.tries).toHaveLength(4)
    expect(lessonsOf(won, 'onyxias-lair', 'b')).toBe(2)
    expect(lessonsOf(won, 'onyxias-lair')).toBe(1)
    expect(withTry(won, tried('b'), party)).toBe(won)
    expect([scarsOf(won, 'Warrax'), scarsOf(won, 'Elendril')]).toEqual([3, 0])
  })

  test('the board names the next goal: raids with treasures that were not won', () => {
    const raids = ['onyxias-lair', 'molten-core', 'yard'].map((id) => ({ id, name: id, face: { treasure: 'T' } }))
    const all = [...raids.slice(0, 2), { ...raids[2]!, face: {} }]
    expect(campaignTitle(newCampaign, all)).toBe('0 of 2 won, next: onyxias-lair')
    expect(campaignTitle(leads(tried('b', { won: true })), all)).toBe('1 of 2 won, next: molten-core')
    expect(
      goalOf(leads(tried('b', { won: true }), tried('c', { won: true, raid: 'molten-core' })), all),
    ).toBeUndefined()
  })

  test('tries come back from a file; a file without any, of an older version, has none', () => {
    const now = leads(tried('a'))
    const text = campaignJson(now, [])
    expect(readCampaign(text)).toEqual({ campaign: now, decks: [] })
    const { tries: _tries, ...older } = now
    expect(readCampaign(campaignJson(older as Campaign, []))).toEqual({ campaign: { ...now, tries: [] }, decks: [] })
  })
})

describe('what a win gives', () => {
  test('the same win gives the same cards, in whatever order the set lists them', () => {
    const key = winKey(setup)
    const drawn = drawTreasure(treasures, 4, key)
    expect(drawTreasure([...treasures].reverse(), 4, winKey(structuredClone(setup)))).toEqual(drawn)
    expect(new Set(drawn).size).toBe(4)
    expect(drawn).toEqual(['Bow', 'Eye', 'Axe', 'Dew'])
  })

  test('another seed, party, mode or raid is another win', () => {
    const others: RaidSetup[] = [
      { ...setup, seed: 8 },
      { ...setup, raiders: setup.raiders.slice(0, 1) },
      { ...setup, mode: 'hard' },
      { ...setup, raid: 'molten-core' },
    ]
    expect(new Set([setup, ...others].map(winKey)).size).toBe(5)
    expect(winKey({ ...setup, raiders: setup.raiders.map((one) => ({ ...one, name: 'X' })) })).toBe(winKey(setup))
  })

  test('no card comes twice before all have come; without treasures there are none', () => {
    const drawn = drawTreasure(treasures, packSize(5), 'k')
    expect(packSize(5)).toBe(10)
    expect(drawn.map((card) => drawn.filter((one) => one === card).length)).toEqual(Array(10).fill(2))
    expect(new Set(drawn.slice(0, 5)).size).toBe(5)
    expect(drawTreasure([], 6, 'k')).toEqual([])
  })

  test('bots give a card to whoever can use it and has the least; what nobody can use to the chest', () => {
    const takers = [
      { hero: 'Warrax', uses: (card: string) => ['Axe', 'Cup', 'Eye'].includes(card) },
      { hero: 'Elendril', uses: (card: string) => ['Bow', 'Cup', 'Eye'].includes(card) },
    ]
    expect(fairShares(['Cup', 'Eye', 'Axe', 'Dew'], takers)).toEqual([
      ['Cup', 'Elendril'],
      ['Eye', 'Warrax'],
      ['Axe', 'Warrax'],
      ['Dew', null],
    ])
    expect(fairShares(['Cup'], [])).toEqual([['Cup', null]])
  })
})

describe('a campaign', () => {
  test('keeps who has what, and counts each win once', () => {
    expect(lootOf(won, 'Warrax')).toEqual([[2, 'Axe']])
    expect(lootOf(won, null)).toEqual([[1, 'Cup']])
    expect(won.wins).toEqual([{ ...win, heroes: ['Warrax', 'Elendril'], drawn: ['Axe', 'Bow', 'Axe', 'Cup'] }])
    expect(hasWin(won, 'k1')).toBe(true)
    expect(withWin(won, win, party, shares)).toBe(won)
    expect(newCampaign).toEqual({ tries: [], wins: [], heroes: [], chest: [] })
  })

  test('cards change hands, but only those that are there', () => {
    const after = given(won, 'Cup', null, 'Elendril')
    expect(lootOf(after, 'Elendril')).toEqual([
      [1, 'Bow'],
      [1, 'Cup'],
    ])
    expect(after.chest).toEqual([])
    expect(given(after, 'Cup', null, 'Warrax')).toBe(after)
    expect(given(after, 'Cup', 'Elendril', 'Nobody')).toBe(after)
    expect(countIn(lootOf(given(won, 'Axe', 'Warrax', null), 'Warrax'), 'Axe')).toBe(1)
  })

  test('a hero who comes back brings its new deck and keeps what it has', () => {
    const again = withWin(won, { ...win, key: 'k2' }, [{ hero: 'Warrax', deck: 'own-1' }], [['Eye', 'Warrax']])
    expect(again.heroes.map(({ hero, deck }) => [hero, deck])).toEqual([
      ['Warrax', 'own-1'],
      ['Elendril', 'elendril'],
    ])
    expect(lootOf(again, 'Warrax')).toEqual([
      [2, 'Axe'],
      [1, 'Eye'],
    ])
  })

  test('treasures in a deck that are not won are told', () => {
    const deck = [
      [3, 'Axe'],
      [1, 'Bow'],
      [4, 'Rope'],
    ] as const
    expect(unwon(deck, lootOf(won, 'Warrax'), new Set(treasures))).toEqual([
      [1, 'Axe'],
      [1, 'Bow'],
    ])
    expect(unwon([[2, 'Axe']], lootOf(won, 'Warrax'), new Set(treasures))).toEqual([])
  })
})

describe('its file', () => {
  const deck = { id: 'own-1', name: 'Mine', hero: 'Warrax', about: '', cards: [[4, 'Axe']] as const }

  test('comes back as it was, with its decks', () => {
    expect(readCampaign(campaignJson(won, [deck]))).toEqual({ campaign: won, decks: [deck] })
    expect(readCampaign(`\uFEFF${campaignJson(newCampaign, [])}`)).toEqual({ campaign: newCampaign, decks: [] })
  })

  const broken = (change: (file: { campaign: Campaign }) => unknown): string => {
    const file = JSON.parse(campaignJson(won, [])) as { campaign: Campaign }
    return JSON.stringify(change(file) ?? file)
  }
  test.each([
    ['no JSON', '{', 'not valid JSON'],
    ['another file', '{"format":"raidkeeper-deck"}', 'format'],
    ['a later version', broken((file) => ({ ...file, version: 2 })), 'version'],
    [
      'a count below one',
      broken((file) => ({ ...file, campaign: { ...won, chest: [[0, 'Cup']] } })),
      'campaign.chest.0.0',
    ],
    [
      'a card that is none',
      broken((file) => ({ ...file, campaign: { ...won, chest: [[1, {}]] } })),
      'campaign.chest.0.1',
    ],
    [
      'too many wins',
      broken((file) => ({ ...file, campaign: { ...won, wins: Array(501).fill(won.wins[0]) } })),
      'wins',
    ],
    [
      'a hero twice',
      broken((file) => ({ ...file, campaign: { ...won, heroes: [...won.heroes, won.heroes[0]] } })),
      'Warrax is there twice',
    ],
  ])('%s is refused: where, and what to do', (_what, text, said) => {
    const read = readCampaign(text)
    expect('wrong' in read ? read.wrong : '').toContain(said)
    expect('wrong' in read ? read.wrong : '').toMatch(/Choose a file|Leave one/)
  })
})
