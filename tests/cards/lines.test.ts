/** What is printed outside the text boxes of Heroes of Azeroth and of the four raids' treasures, card by card, and that each card has a test. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heroesOfAzeroth } from '../../src/cards/heroes-of-azeroth/index.ts'
import { cardSets } from '../../src/cards/sets/index.ts'
import type { CardDef } from '../../src/language/types.ts'
import { cardsRead, setsWithTests } from './scenes.ts'

const here = new URL('.', import.meta.url)
const cards = [...heroesOfAzeroth, ...cardsRead]

/** A card's line as the lists have it: '25 Maul: instant ability; [Druid]; Feral, Form (1); cost 2'. */
function lineOf(card: CardDef): string {
  const {
    number,
    name,
    type,
    race,
    spec,
    tags = [],
    classes = [],
    atk,
    damageType,
    cost,
    x,
    strike,
    def,
    health,
  } = card
  const hero = type === 'hero'
  const kind = `${card.instant ? 'instant ' : ''}${card.master ? 'master ' : ''}${[type].flat().join(' ')}`
  const all = [...tags, ...(hero ? [race, spec] : [])].filter((tag) => tag !== undefined).sort()
  const numbers = [
    cost === undefined ? '' : `cost ${x ? (cost > 0 ? `${cost}+X` : 'X') : cost}`,
    strike === undefined ? '' : `strike ${strike}`,
    def === undefined ? '' : `def ${def}`,
    atk === undefined ? '' : `atk ${atk} ${damageType}`,
    health === undefined ? '' : `health ${health}`,
  ]
  const parts = [kind, card.faction ?? '', classes.length > 0 ? `[${classes.join(' ')}]` : '', all.join(', ')]
  return `${number} ${name}: ${[...parts, numbers.filter(Boolean).join(', ')].filter(Boolean).join('; ')}`
}

test.each(cardSets.filter(([code]) => (setsWithTests as readonly string[]).includes(code)))(
  '200-206 %s: each card is printed as the list has it',
  (_, set) => {
    const file = `lines/${set.toLowerCase().replace("'", '').replaceAll(' ', '-')}.txt`
    const lines = readFileSync(new URL(file, here), 'utf8').trimEnd().split('\n')
    const mine = new Map(cards.filter((card) => card.set === set).map((card) => [card.name, lineOf(card)]))
    const known = lines.map((line) => ({
      line,
      name: /^\d+ (.*?): (?:instant |master )?(?:hero|ability|ally|armor|weapon|item|quest)/.exec(line)?.[1] ?? line,
    }))
    expect(known.map(({ line }) => line)).toEqual(known.map(({ name }) => mine.get(name)))
    expect([...mine.keys()].filter((name) => !known.some((card) => card.name === name))).toEqual([])
  },
)

test('every card has a test that names it', () => {
  const files = readdirSync(here).filter((f) => f.endsWith('.test.ts'))
  const tests = files.map((f) => readFileSync(new URL(f, here), 'utf8').replaceAll('’', "'").replaceAll("\\'", "'"))
  const untold = cards.filter(({ name }) => !tests.some((text) => text.includes(name)))
  expect(untold.map(({ name }) => name)).toEqual([])
})
