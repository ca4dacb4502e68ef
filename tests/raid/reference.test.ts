/** Each word of the reference: said, shown, and played. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import type { Library } from '../../src/engine/types.ts'
import { fieldsOf, formsByName, sampleCard, samples } from '../../src/language/reference/index.ts'
import { checkCard, vocabulary } from '../../src/language/schema.ts'
import type { CardDef, DeckDef } from '../../src/language/types.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { readRaid } from '../../src/raid/read.ts'
import { raidSamples, words } from '../../src/raid/reference.ts'
import { rulesWith } from '../../src/raid/rules.ts'
import { raidShape } from '../../src/raid/shape.ts'
import { basics } from '../set/basics.ts'
import { playOut } from '../soak/checks.ts'
import { listen } from '../soak/words.ts'
import { golemYard } from './golem-yard.ts'

const all = words()
const rules = new Set(rulesWith(library.raids).map(([rule]) => rule))

test('every word is said in a sentence, with a rule that exists, and has an anchor of its own', () => {
  expect(all.length).toBeGreaterThan(400)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { kind, word, about, rule, english } of all) {
    expect(about, `${kind} ${word}`).toMatch(/^["“A-Z0].{3,}\.$/)
    if (rule !== '') expect(rules, `${kind} ${word}`).toContain(rule)
    expect(english, `${kind} ${word}`).not.toMatch(/undefined|\[object/)
  }
  expect(all.find(({ id }) => id === 'deal')).toMatchObject({
    kind: 'effect',
    english: 'Your hero deals 3 fire damage to target opposing hero or ally.',
  })
})

test('every field of a word has a meaning, and says what it takes', () => {
  for (const { kind, word, fields } of all)
    for (const { name, about, takes } of fields) {
      expect(about, `${kind} ${word}: ${name}`).toMatch(/\.$/)
      expect(takes, `${kind} ${word}: ${name}`).not.toBe('')
    }
  const forms = formsByName(raidShape)
  for (const [name, form] of forms)
    if (/^(do|mod|power|amount|condition|duration|Who) /.test(name))
      for (const field of fieldsOf(form, name)) expect(field.about, `${name}: ${field.name}`).not.toBe('')
})

test('no word of the grammar is missing', () => {
  const there = new Set(all.flatMap(({ word, fields }) => [word, ...fields.map(({ name }) => name)]))
  const verbs = [...vocabulary].filter((word) =>
    /^(do|mod|power|condition|amount|keyword|verb|state|stat|Who) [^: ]+$/.test(word),
  )
  expect(verbs.length).toBeGreaterThan(200)
  expect(verbs.filter((word) => !there.has(word.replace(/^\w+ /, '')))).toEqual([])
})

/** Words that only mean something in a raid. */
const raidOnly = new Set(['bring', 'drawFrom', 'swap', 'stage', 'event', 'threat', 'deck', 'raid'])

const token: CardDef = {
  name: 'Sample Token',
  type: 'ally',
  set: 'Samples',
  number: 2,
  tags: ['Token'],
  atk: 1,
  damageType: 'melee',
  health: 1,
}
const boss: CardDef = { ...(golemYard.cards[0] as CardDef), name: 'Sample Boss', number: 3 }
const tremor: CardDef = { name: 'Tremor', type: 'event', set: 'Samples', number: 4, text: [{ do: 'draw', n: 1 }] }

const gem: CardDef = { name: 'Sample Gem', type: 'Gem', set: 'Samples', number: 5, front: [], back: [] }

/** A raid with these parts, and with the cards and decks that they name. */
function sampleRaid(parts: Partial<RaidDef>, more: readonly CardDef[] = []): RaidDef {
  const text = JSON.stringify([parts, more])
  const named = (name: string): boolean => text.includes(`"${name}"`)
  const decks = {
    main: [[30, more[0]?.name ?? 'Swinging Fist']],
    ...(named('second') ? { second: [[5, 'Swinging Fist']] } : {}),
    ...(named('Sample Boss') || more.length > 0 ? { rest: [[5, 'Swinging Fist']] } : {}),
  }
  const read = readRaid({
    ...golemYard,
    tokens: named('Sample Token') ? ['Sample Token'] : [],
    cards: [
      ...golemYard.cards.map((card) => (named('threat') && card.type === 'hero' ? { ...card, threat: 4 } : card)),
      ...[token, boss, tremor, gem].filter(({ name }) => named(name)),
      ...more,
    ],
    decks,
    ...(named('threat') ? { threat: true } : {}),
    ...parts,
    id: 'sample-raid',
  })
  if ('problems' in read) throw new Error(JSON.stringify(read.problems.slice(0, 3)))
  return read.raid
}

const deck = (hero: string, name: string): DeckDef => ({
  id: 'sample',
  name: 'Sample',
  hero,
  about: 'a sample',
  format: 'open',
  cards: [
    [name === 'Dummy 2/2' ? 1 : 14, name],
    [10, 'Dummy 2/2'],
    [6, 'Dummy 1/1'],
    [4, 'Filler'],
  ],
})

/** Plays until much has happened. */
function played(g: RunningGame, enough: (heard: ReadonlySet<string>) => boolean): Set<string> {
  const heard = new Set<string>()
  let n = 0
  const watch = listen(g, heard)
  const done = () => n++ > 1500 || (n > 30 && enough(heard))
  playOut(g, 7, { every: 0, leaks: 0, watch, enough: done, eager: new Set(['Sample']) })
  return heard
}

function playedRaid(raid: RaidDef, enough: (heard: ReadonlySet<string>) => boolean = () => true): Set<string> {
  const own: Library = { cards: basics, decks: [deck('Hero A', 'Dummy 2/2')], raids: [raid] }
  const raiders = [1, 2].map((n) => ({ name: `R${n}`, deck: own.decks[0] as DeckDef }))
  return played(running(start(own, { raid: raid.id, raiders, seed: 3 }, { events: false })), enough)
}

function playedTable(def: CardDef, enough: (heard: ReadonlySet<string>) => boolean): Set<string> {
  const own: Library = { cards: [...basics, def], decks: [], raids: [sampleRaid({})] }
  const isHero = [def.type].flat().includes('hero') && !def.master
  const list = isHero ? deck(def.name, 'Dummy 2/2') : deck('Hero A', def.name)
  const players = ['A', 'B'].map((name) => ({ name, deck: list }))
  return played(
    running(start({ ...own, cards: [...own.cards, token] }, { players, seed: 3 }, { events: false })),
    enough,
  )
}

/** Forms that can be heard as they take effect. */
const heardOf = /^(do|mod|power) (?!keyword)/

/** These need an opponent who does just the right thing, which a short random game need not bring. */
const rare = new Set(['do interrupt', 'do retarget', 'do uncombat', 'do attach'])

test.each(samples().map((sample) => [`${sample.kind}: ${sample.word}`, sample] as const))(
  'the example of %s is sound and plays',
  (_title, { word, form, entry }) => {
    const def = sampleCard(entry.card)
    expect(checkCard(def)).toEqual([])
    const stands = heardOf.test(form) && !rare.has(form) ? (heard: ReadonlySet<string>) => heard.has(form) : () => true
    const heard = raidOnly.has(word)
      ? playedRaid(sampleRaid({}, [{ ...def, cost: 0 }]), stands)
      : playedTable(def, stands)
    expect(stands(heard)).toBe(true)
  },
)

test.each(raidSamples().map((sample) => [`${sample.kind}: ${sample.word}`, sample] as const))(
  'the example of %s is sound and plays',
  (_title, { entry }) => {
    const heard = playedRaid(sampleRaid(entry.example))
    expect(heard.size).toBeGreaterThan(0)
  },
)
