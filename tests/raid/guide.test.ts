/** The tutorial in docs/write-a-raid: whoever does what it says, word for word, has the file of each step; each of these is sound, and plays. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { outcome, running } from '../../src/engine/game.ts'
import { withRaid } from '../../src/engine/library.ts'
import { start } from '../../src/engine/new-game.ts'
import { describeRaid } from '../../src/engine/raid-table.ts'
import { view } from '../../src/engine/view/view.ts'
import { schemaFile } from '../../src/raid/json-schema.ts'
import { jsonSpots } from '../../src/raid/json-tree.ts'
import { readRaid } from '../../src/raid/read.ts'
import { playOut } from '../soak/checks.ts'

interface Card {
  name: string
  cost?: number
}
type Raid = Record<string, unknown> & { cards: readonly Card[] }

const folder = new URL('../../docs/write-a-raid/', import.meta.url)
const text = (name: string): string => readFileSync(new URL(name, folder), 'utf8')
const guide = text('README.md')
const [before = '', ...sections] = guide.split(/^## (?=Step \d)/m)
const files = sections.map((_, i): Raid => JSON.parse(text(`step-${i + 1}.raid.json`)))

const blocks = (of: string, language: string): string[] =>
  [...of.matchAll(/```(\w+)\n([\s\S]*?)```/g)].flatMap(([, is, block = '']) => (is === language ? [block] : []))

/** A block is a whole file, a list of cards, or fields of the raid. */
function shown(block: string): Partial<Raid> {
  if (!block.startsWith('{')) return JSON.parse(`{${block}}`)
  const values: Partial<Raid>[] = JSON.parse(`[${block}]`)
  return '$schema' in values[0]! ? values[0] : { cards: values as unknown as Card[] }
}

/** The raid after a section: with the fields and cards that it shows, in place of those of the same name, and the costs of its table. */
function follow(raid: Partial<Raid>, section: string): Partial<Raid> {
  let next = raid
  for (const { cards = [], ...fields } of blocks(section, 'json').map(shown)) {
    const kept = next.cards ?? []
    const all = kept.map((card) => cards.find(({ name }) => name === card.name) ?? card)
    next = {
      ...next,
      ...fields,
      cards: [...all, ...cards.filter(({ name }) => !kept.some((one) => one.name === name))],
    }
  }
  const costs = new Map(
    [...section.matchAll(/^\| ([A-Z][^|]*) \| (\d+) \|$/gm)].map(([, name, n]) => [name, Number(n)]),
  )
  return { ...next, cards: (next.cards ?? []).map((card) => ({ ...card, ...costed(costs.get(card.name)) })) }
}

const costed = (cost: number | undefined): { cost?: number } => (cost === undefined ? {} : { cost })

test('there are eight steps, each with its file, and the files point to the schema', () => {
  expect(sections).toHaveLength(8)
  const there = readdirSync(folder).filter((name) => name.endsWith('.json'))
  expect(there.sort()).toEqual(sections.map((_, i) => `step-${i + 1}.raid.json`))
  for (const [i, file] of files.entries()) {
    expect(before).toContain(`step-${i + 1}.raid.json`)
    expect(file.$schema).toBe(schemaFile)
  }
})

test.each(files.map((file, i) => [i + 1, file] as const))('step %i: what the guide says makes its file', (n, file) => {
  const done = sections.slice(0, n - 1).reduce(follow, {})
  expect(follow(done, sections[n - 1]!)).toEqual(file)
  for (const block of blocks(sections[n - 1]!, 'json')) expect(done).not.toMatchObject(shown(block))
})

test.each(files.map((file, i) => [i + 1, file] as const))(
  'step %i: no problems, and played at random to the end',
  (_, file) => {
    const read = readRaid(file, library)
    if ('problems' in read) return expect(read.problems).toEqual([])
    const own = withRaid(library, read.raid)
    for (const count of [1, 3])
      for (const mode of read.raid.modes?.map(({ id }) => id) ?? [undefined]) {
        const raiders = own.decks.slice(0, count).map(({ id, name }) => ({ name, deck: id }))
        const game = running(
          start(own, { raid: read.raid.id, raiders, seed: count, ...(mode ? { mode } : {}) }, { events: false }),
        )
        expect(outcome(playOut(game, count, { every: 0, leaks: 0 }))).not.toBeNull()
      }
  },
)

/** A raid of the first three decks in the file of a step, as a raider sees it. */
function seen(n: number) {
  const read = readRaid(files[n - 1], library)
  if ('problems' in read) throw new Error(`Step ${n} has problems.`)
  const own = withRaid(library, read.raid)
  const raiders = own.decks.slice(0, 3).map(({ id, name }) => ({ name, deck: id }))
  return view(start(own, { raid: read.raid.id, raiders, seed: 1 }), 1)
}

test('step 1: the table that `play` shows', () => {
  const { seats, cards } = seen(1)
  const [boss, first] = seats.map(({ hero }) => cards[hero])
  expect(guide).toContain(
    `shows the ${boss?.def} with ${boss?.health} of ${boss?.health} health and three raiders: you are ${first?.def}`,
  )
  expect(guide).toContain(`with ${boss?.health}/${boss?.health} health`)
})

test('step 2: what `check` says of a word that it does not read', () => {
  const file = text('step-2.raid.json').replace('to each opposing ally', 'to every opposing ally')
  const read = readRaid(JSON.parse(file), library)
  if (!('problems' in read)) throw new Error('It is read.')
  const told = read.problems.map(({ path = [], letter, where, what, fix }) => {
    const { line, column } = jsonSpots(file)(path, letter)
    return `moor/black-moor.raid.json:${line}:${column}: ${where}: ${what}\n  fix: ${fix}`
  })
  expect(told).toHaveLength(1)
  expect(blocks(sections[1]!, 'text')).toEqual([`${told[0]}\n`])
})

test('step 7: the clock in words, and when it turns red', () => {
  const now = seen(7)
  const [clock] =
    (files[6] as { table?: { clocks?: { counts: string; at: number; says: string; near: number }[] } }).table?.clocks ??
    []
  if (!clock) throw new Error('Step 7 has no clock.')
  const [text = ''] = describeRaid({ ...now, raid: { ...now.raid, clock: { ...clock, n: 5, near: false } } })
  expect(sections[6]).toContain(`“${text.replace(/:[^:]*$/, '')}”, in red once ${clock.near} or fewer are missing`)
})
