import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { playerNames } from '../../src/players/index.ts'

const page = readFileSync(new URL('../../docs/tactics.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
/** The Boss's, then the raiders', raid by raid. */
const tactics = library.raids.flatMap((raid) => [...(raid.tactics ?? []), ...(raid.advice ?? [])])

test('every tactic is published, in the order in which it is asked', () => {
  const plain = [...new Set(tactics.map((tactic) => tactic.plain))]
  expect(plain.filter((sentence) => !page.includes(sentence))).toEqual([])
  const places = plain.map((sentence) => page.indexOf(sentence))
  expect(places).toEqual([...places].sort((a, b) => a - b))
})

test('why a tactic may go unfollowed is published, too', () => {
  const why = tactics.flatMap(({ seldom }) => seldom ?? [])
  expect(why.length).toBeGreaterThan(2)
  expect(why.filter((sentence) => !page.includes(sentence))).toEqual([])
})

test('tactics speak of cards that exist', () => {
  const known = new Set(library.raids.flatMap((raid) => raid.cards).map((card) => card.name))
  const named = tactics
    .flatMap((t) =>
      'play' in t ? t.play : 'use' in t ? t.use : 'hold' in t ? t.hold : 'drop' in t ? t.drop : 'for' in t ? t.for : [],
    )
    .filter((name) => typeof name === 'string')
  expect(named.filter((name) => !known.has(name))).toEqual([])
})

test('every reason is one sentence', () => {
  expect(tactics.map((t) => t.say).filter((say) => !/^\S.*\.$/.test(say))).toEqual([])
})

test('every player is listed', () => {
  const rows = [...page.matchAll(/\| ([a-z]+(?:, [a-z]+)*) \| (?:Boss|raider|any) \|/g)].flatMap(([, names = '']) =>
    names.split(', '),
  )
  expect(rows.toSorted()).toEqual(playerNames.map(({ name }) => name).toSorted())
})
