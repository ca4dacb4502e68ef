/** Writes the files of src/cards/sets/data anew, as they are formatted, the index from them, and the page of missing cards: `npm run sets`, after a card was added or changed there. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { raids } from '../../raids/index.ts'
import { heroesOfAzeroth } from '../../src/cards/heroes-of-azeroth/index.ts'
import { cardSets, type SetFile, setOf } from '../../src/cards/sets/index.ts'
import { missingText } from './missing-text.ts'
import { indexText, setText } from './sets-text.ts'

const folder = new URL('../../src/cards/sets/data/', import.meta.url)

const sets = cardSets.flatMap(([code, name]) => {
  const file = new URL(`${code.toLowerCase()}.json`, folder)
  if (!existsSync(file)) return []
  const cards = setOf(JSON.parse(readFileSync(file, 'utf8')) as SetFile).toSorted(
    (a, b) => a.number - b.number || (a.name < b.name ? -1 : 1),
  )
  writeFileSync(file, setText(name, cards))
  return [{ code, cards }]
})
writeFileSync(new URL('index.json', folder), indexText(sets))
const all = [heroesOfAzeroth, ...raids.map(({ cards }) => cards), ...sets.map(({ cards }) => cards)].flat()
const kept = new Set(all.map(({ name }) => name))
const byHand = new URL('../../src/cards/printed/by-hand.json', import.meta.url)
const lines = (JSON.parse(readFileSync(byHand, 'utf8')) as { name: string }[]).filter(({ name }) => !kept.has(name))
writeFileSync(byHand, `[\n${lines.map((line) => JSON.stringify(line)).join(',\n')}\n]\n`)
writeFileSync(new URL('../../docs/not-kept.md', import.meta.url), await missingText())
