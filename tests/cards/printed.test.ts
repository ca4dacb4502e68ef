/** The list of all printed cards (src/cards/printed), and the page of those that are not here. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { lineOf, type PrintedCard, printedIndex } from '../../src/cards/printed/index.ts'
import reasons from '../../src/cards/printed/reasons.json' with { type: 'json' }
import { cardIndex, cardSets } from '../../src/cards/sets/index.ts'
import { library } from '../../src/content.ts'
import { missingCards, missingText } from './missing-text.ts'

const index = await printedIndex()
const byName = new Map(index.map((card) => [card.name, card]))

test('every printed card has one line, in the order of names, with sets that there are', () => {
  expect(index.length).toBeGreaterThan(5000)
  const names = index.map(({ name }) => name)
  expect(names).toEqual([...new Set(names)].sort((a, b) => (a < b ? -1 : 1)))
  const isWhole = ({ type, cost, printings }: PrintedCard): boolean =>
    /^[a-z]+( [a-z]+)*$/.test(type) &&
    /^(\d*|(\d\+)?X|6-X)$/.test(cost) &&
    printings.length > 0 &&
    printings.every(({ code, set, number }) => set !== code && /^\d*$/.test(number))
  expect(index.filter((card) => !isWhole(card))).toEqual([])
})

test('every playable card is printed: with the same set, number, type and cost', async () => {
  const setNames = new Map<string, string>(cardSets)
  const lines = (await cardIndex()).map((card) => ({ ...card, set: setNames.get(card.set) ?? '' }))
  const differ = [...library.cards, ...lines].filter(({ name, set, number, type, cost, x, master }) => {
    const printed = byName.get(name)
    if (!printed?.printings.some((one) => one.set === set && Number(one.number) === number)) return true
    const line = lineOf(printed)
    const isMaster = printed.type.includes('master')
    return (
      `${line.type}` !== `${type}` || (line.cost ?? 0) !== (cost ?? 0) || line.x !== x || isMaster !== (master ?? false)
    )
  })
  expect(differ.map(({ name }) => name)).toEqual([])
})

test('docs/not-kept.md is as `npm run sets` writes it, and has one reason for cards that are not here', async () => {
  expect(readFileSync(new URL('../../docs/not-kept.md', import.meta.url), 'utf8')).toBe(await missingText())
  const missing = new Set((await missingCards()).map(({ name }) => name))
  const told = reasons.flatMap(({ cards }) => Object.keys(cards))
  expect(told.filter((name) => !missing.has(name))).toEqual([])
  for (const list of [told, reasons.map(({ why }) => why)]) expect(new Set(list).size).toBe(list.length)
})
