/** How a raid of its own looks and sounds: by name, and with its own pictures. */
import { expect, test } from 'vitest'
import { offerOf } from '../../src/app/shelf/offer.ts'
import { printedCards } from '../../src/app/table/printed-cards.ts'
import { sideOf } from '../../src/app/table/raid-art.ts'
import { beingOf } from '../../src/board/art/beings/being.ts'
import { kinds } from '../../src/board/art/beings/kinds.ts'
import { compose } from '../../src/board/art/compose.ts'
import { library } from '../../src/content.ts'
import { withRaid } from '../../src/engine/index.ts'
import type { GameEvent } from '../../src/engine/types.ts'
import { beings, cardCues } from '../../src/raid/art.ts'
import { readRaid } from '../../src/raid/read.ts'
import { cueNames } from '../../src/sound/cues.ts'
import { cuesOf } from '../../src/sound/event-cues.ts'
import { dot, yard } from './yard.ts'

const art = {
  beings: { 'Yard Golem': 'serpent' },
  emblems: { 'Swinging Fist': 'meat' },
  cues: { 'Swinging Fist': 'melee' },
  pictures: { 'Swinging Fist': { data: dot, by: 'Ann Other', licence: 'CC0-1.0' } },
}
const read = readRaid({ ...yard, art }, library)
if ('problems' in read) throw new Error(JSON.stringify(read.problems))
const { raid } = read
const printed = printedCards(withRaid(library, raid), raid.id)

test('every being and cue that the format knows is one that can be drawn and heard', () => {
  expect([...beings].sort()).toEqual([...kinds].sort())
  for (const name of cardCues) expect(cueNames).toContain(name)
})

test('a card looks as its raid wants: being, emblem, picture', () => {
  const boss = printed('Yard Golem')
  expect(boss?.look).toEqual({ being: 'serpent' })
  const subject = { name: 'Yard Golem', tags: boss?.tags ?? [], health: 25, element: '', keywords: [] }
  expect(beingOf(subject, 1).kind).not.toBe('serpent')
  expect(beingOf({ ...subject, look: boss!.look! }, 1).kind).toBe('serpent')
  const fist = printed('Swinging Fist')
  expect(fist?.look).toEqual({ emblem: 'meat', picture: 'Swinging Fist' })
  const card = { name: 'Swinging Fist', type: 'ability', frame: 'Boss', classes: [], tags: [], damageTypes: [] }
  expect(compose({ ...card, look: fist!.look! })).toMatchObject({ icon: 'meat', own: 'Swinging Fist' })
  expect(compose(card).icon).not.toBe('meat')
  expect(printed('Warrax')?.look).toBeUndefined()
  expect(offerOf(raid).face).toMatchObject({ name: 'Yard Golem', being: 'serpent' })
})

test('a card sounds as its raid wants when it is played or comes into play, and otherwise as all do', () => {
  const { cues = {} } = raid.art ?? {}
  const ear = { seat: 1, isEvent: () => false, own: (name: string) => cues[name] }
  const event = (on: GameEvent['on'], name: string, zone?: string): GameEvent =>
    ({ on, what: 3, names: { 3: name }, text: '', i: 0, ...(zone ? { zone } : {}) }) as unknown as GameEvent
  expect(cuesOf(event('play', 'Swinging Fist'), ear)).toEqual(['melee'])
  expect(cuesOf(event('enter', 'Swinging Fist', 'party'), ear)).toEqual(['melee'])
  expect(cuesOf(event('play', 'Yard Golem'), ear)).toEqual(['play'])
  expect(cuesOf(event('draw', 'Swinging Fist'), ear)).toEqual(['draw'])
})

test('decoded pictures have a limit together: the more, the smaller', () => {
  for (const count of [1, 20, 64, 65, 500]) {
    expect(sideOf(count)).toBeLessThanOrEqual(512)
    expect(sideOf(count) ** 2 * count).toBeLessThanOrEqual(2 ** 24)
  }
  expect(sideOf(0)).toBe(512)
})
