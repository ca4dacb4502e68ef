/** What a raid leaves to the next one of a campaign: counters on the raid. */
import { describe, expect, test } from 'vitest'
import {
  campaignJson,
  campaignTitle,
  leftOf,
  newCampaign,
  readCampaign,
  type Try,
  withTry,
} from '../../src/campaign/index.ts'
import { library } from '../../src/content.ts'
import { load, record, start, view } from '../../src/engine/index.ts'
import { withRaid } from '../../src/engine/library.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import newRaid from '../../src/raid/new.raid.json' with { type: 'json' }
import { readRaid } from '../../src/raid/read.ts'

const lesson = { type: 'ability', set: 'New Raid', number: 20, cost: 0, text: 'Put an Experience counter on the raid.' }
const file = {
  ...newRaid,
  leaves: ['Experience'],
  cards: [...newRaid.cards, { ...lesson, name: 'Lesson' }],
  decks: { ...newRaid.decks, main: [...newRaid.decks.main, [2, 'Lesson']] },
}

function read(value: object): RaidDef {
  const read = readRaid(value, library)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return read.raid
}
const raid = read(file)
const own = withRaid(library, raid)
const raiders = ['R1', 'R2'].map((name, i) => ({ name, deck: library.decks[i]!.id }))
const begun = (left: Record<string, number>) => start(own, { raid: raid.id, raiders, seed: 1, left })

describe('a raid of a campaign', () => {
  test('begins with what earlier ones have left, also in its record', () => {
    const game = begun({ Experience: 3 })
    expect(view(game, 1).raid.counters).toEqual({ Experience: 3 })
    const saved = JSON.parse(JSON.stringify(record(game)))
    expect(view(load(own, saved), 1).raid.counters).toEqual({ Experience: 3 })
  })

  test.each([
    [{ Experiense: 1 }, 'left: "Experiense" is not left by New Raid. Did you mean "Experience"?'],
    [{ Experience: -1 }, 'left: -1 Experience.'],
    [{ Experience: 1.5 }, 'left: 1.5 Experience.'],
  ])('refuses %j', (left, why) => {
    expect(() => begun(left)).toThrow(why)
  })

  test('names counters that its texts know', () => {
    const wrong = readRaid({ ...file, leaves: ['Experience', 'Gold'] }, library)
    expect('problems' in wrong ? wrong.problems.map(({ what }) => what) : []).toEqual([
      'no text knows "Gold" counters.',
    ])
  })
})

test('a campaign keeps what a raid has left, won or lost, once, and in its file', () => {
  const one: Try = { key: 'a', raid: raid.id, won: false, conceded: false, fell: [], told: '' }
  const party = [{ hero: 'Warrax', deck: 'warrax' }]
  const left = leftOf(raid.leaves, { Experience: 2, Doom: 4 })
  const campaign = withTry(newCampaign, one, party, left)
  expect(campaign.left).toEqual({ Experience: 2 })
  expect(withTry(campaign, one, party, { Experience: 9 })).toBe(campaign)
  expect(withTry(campaign, { ...one, key: 'b' }, party, { Key: 1 }).left).toEqual({ Experience: 2, Key: 1 })
  const again = readCampaign(campaignJson(campaign, []))
  expect('campaign' in again && again.campaign.left).toEqual({ Experience: 2 })
  expect(campaignTitle(campaign, [{ id: raid.id, name: 'New Raid', face: {}, leaves: ['Experience'] }])).toBe(
    '0 of 1 won, next: New Raid',
  )
})
