/** English in a raid's file: read at load, refused at the word, kept by packing; the game knows the data alone. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { raids } from '../../raids/index.ts'
import { library } from '../../src/content.ts'
import { codeFor } from '../../src/engine/compiled.ts'
import { withRaid } from '../../src/engine/library.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { jsonSpots } from '../../src/raid/json-tree.ts'
import { packData, packRaid } from '../../src/raid/pack.ts'
import { asWritten, readRaid } from '../../src/raid/read.ts'
import { otherInEnglish } from '../soak/english.ts'
import { type Edit, set } from './mistakes/edit.ts'

const file = readFileSync(new URL('../../docs/write-a-raid/step-8.raid.json', import.meta.url), 'utf8')
const mist = 'The Bog Mother deals 1 nature damage to each opposing ally.'

function read(...edits: Edit[]): RaidDef {
  const raid: unknown = JSON.parse(file)
  for (const edit of edits) edit(raid)
  const found = readRaid(raid, library)
  if ('problems' in found) throw new Error(JSON.stringify(found.problems))
  return found.raid
}

const hash = (raid: RaidDef): string | undefined => codeFor(withRaid(library, raid), raid).raid?.hash

/** The problems of the raid with this text for Foul Mist, each with line and column. */
function refused(text: unknown): string[] {
  const edited = file.replace(JSON.stringify(mist), JSON.stringify(text))
  const found = readRaid(JSON.parse(edited), library)
  const spot = jsonSpots(edited)
  return ('problems' in found ? found.problems : []).map(({ path = [], letter, what, fix }) => {
    const { line, column } = spot(path, letter)
    return `${line}:${column} ${what}. ${fix}`
  })
}

const at = file.slice(0, file.indexOf(mist)).split('\n')
const [line, column] = [at.length, at.at(-1)!.length + 1]

test('the tutorial’s raid is data in the game, and English in its file', () => {
  const raid = read()
  const [card] = raid.cards.filter(({ name }) => name === 'Foul Mist')
  expect(card?.text).toEqual([{ do: 'deal', n: 1, type: 'nature', by: 'boss', to: { is: 'ally', of: 'opponents' } }])
  const written = (asWritten(raid).cards as readonly { text?: unknown }[]).filter(
    ({ text }) => typeof text === 'string',
  )
  expect(written).toHaveLength(7)
  expect(packRaid(raid)).toContain(mist)
  expect(packRaid(raid)).toBe(packRaid(read()))
})

test('the same raid as data has the same identity', () => {
  const raid = read()
  const data = readRaid(JSON.parse(packData(raid)), library)
  if ('problems' in data) return expect(data.problems).toEqual([])
  expect(asWritten(data.raid)).toBe(data.raid)
  expect(data.raid).toEqual(raid)
  expect(hash(data.raid)).toBe(hash(raid))
})

test.each(raids)('every ninth card of $name, written as its own print, is the same card', (raid) => {
  expect(otherInEnglish(raid, 9, 4)).toEqual([])
})

test('sentences stand for effects, powers and modifiers, alone or among data', () => {
  const depths = 'machine.states.depths'
  const raid = read(
    set(`${depths}.on.fatallyDamaged.actions.0.params.do`, 'You lose the game.'),
    set(`${depths}.entry.0.params.do`, ['Draw a card.', { do: 'create', n: { raid: 'raiders' }, token: 'Wisp' }]),
    set('always', ['Wisps can’t attack.']),
    set('cards.5.powers', ['At the start of your turn, the Bog Mother deals 1 nature damage to attached character.']),
    set('cards.2.text', [{ do: 'try', may: 'you', these: 'Draw a card.', else: ['Each opponent draws a card.'] }]),
    set('cards.3.text', [{ do: 'modes', n: 1, of: ['Draw a card.', 'Put a Wisp into play.'] }]),
  )
  const draw = { do: 'draw', n: 1 }
  const wisp = { do: 'create', n: 1, token: 'Wisp' }
  const { states } = raid.machine
  expect(states.depths?.on?.fatallyDamaged).toMatchObject({
    actions: [{ params: { do: [{ do: 'lose', by: 'you' }] } }],
  })
  expect(states.depths?.entry?.[0]?.params.do).toMatchObject([draw, { do: 'create', n: { raid: 'raiders' } }])
  expect(raid.always).toEqual([{ mod: 'cannot', on: 'attack', by: { name: 'Wisp' } }])
  expect(raid.cards[5]?.powers).toMatchObject([
    { when: { on: 'start', turn: 'you' }, then: [{ do: 'deal', to: 'host' }] },
  ])
  expect(raid.cards[2]?.text).toMatchObject([{ these: [draw], else: [{ do: 'draw', by: 'opponents' }] }])
  expect(raid.cards[3]?.text).toMatchObject([{ of: [[draw], [wisp]] }])
})

test('what can’t be read is refused at its word, with what could stand there', () => {
  expect(refused(mist)).toEqual([])
  const [word, ...more] = refused(mist.replace('nature', 'naturee'))
  expect(more).toEqual([])
  expect(word).toContain(`${line}:${column + mist.indexOf('nature')} "naturee" is not read here. There could stand: `)
  expect(refused('Draw a crd.')[0]).toMatch(/"crd." is not read here. Did you mean "card"\? There could stand: a card/)
  expect(refused('Exhaust allies in target opponent’s party.')[0]).toMatch(
    /in other words from "allies" on. Write: Exhaust all allies in target opponent's party./,
  )
  expect(refused('Draw a')[0]).toMatch(`${line}:${column + 6} the text ends too soon.`)
  const [second] = refused(['Draw a card.', 'Draw “a” "card.'])
  expect(second).toContain(`${line}:`)
})

test('a power is no effect, and the other way round', () => {
  expect(refused('At the start of your turn, draw a card.')[0]).toContain('Begin it with "Ongoing:"')
  expect(() => read(set('cards.2.text', [{ do: 'try', these: 'When a Wisp is destroyed, draw a card.' }]))).toThrow(
    'it is a power, and an effect is meant',
  )
  expect(() => read(set('cards.5.powers', ['Draw a card.']))).toThrow('it is an effect, and a power is meant')
  expect(() => read(set('always', 'When a Wisp is destroyed, draw a card.'))).toThrow('it is not true all the time')
})

test('a raid’s own words must be its own', () => {
  expect(refused('Put a Wisp into play.')).toEqual([])
  expect(refused('Put a Wasp into play.')[0]).toContain('not read')
})

test('more English than any raid has is refused', () => {
  const card = { type: 'ability', set: 'Moor', number: 50, cost: 0 }
  const words = 'nothing of this is read '.repeat(80)
  const cards = Array.from({ length: 28 }, (_, i) => ({ ...card, name: `Long Tale ${i}`, text: `${words}${i}` }))
  expect(() => read(set('cards', cards))).toThrow('more than 50000 letters of English')
})
