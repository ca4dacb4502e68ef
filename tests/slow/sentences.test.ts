/** Every sentence that a player is shown begins with a capital, also where the Boss is called "the …". */
import { describe, expect, test } from 'vitest'
import { onyxiasLair } from '../../raids/onyxias-lair/raid.ts'
import { library } from '../../src/content.ts'
import {
  acts,
  choose,
  decision,
  describeChain,
  describeForce,
  describeStanding,
  events,
  explain,
  type Game,
  glance,
  describe as say,
  start,
  whyNot,
} from '../../src/engine/index.ts'
import type { Library } from '../../src/engine/types.ts'
import { printCard, raidWords } from '../../src/language/print/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import type { RaidDef } from '../../src/raid/format.ts'
import { askedLine, waitingLine } from '../../src/session/who-is-asked.ts'
import { refusalsInWords } from '../../src/session/why-not.ts'

/** Onyxia's Lair, but its Boss is "the Warden", on her cards too. */
const keep: RaidDef = {
  ...(JSON.parse(JSON.stringify(onyxiasLair).replaceAll('Onyxia (Stage', 'the Warden (Stage')) as RaidDef),
  id: 'keep',
  name: 'The Keep',
  calls: 'the Warden',
}
const halls: readonly [string, Library, RaidDef][] = [
  ...library.raids.map((raid): [string, Library, RaidDef] => [raid.name, library, raid]),
  ['a raid whose Boss is called "the Warden"', { ...library, raids: [keep] }, keep],
]

/** What is wrong with a text, as it would be read. */
function fault(text: string): string {
  if (text === '') return ''
  if (!/^[“"([]?[\p{Lu}\d+−]/u.test(text)) return `begins small: ${text}`
  return /[.!?] the |\.\.|undefined|\bThe Boss's turn of\b/.test(text) ? `ill-formed: ${text}` : ''
}

/** All that can be read of a game as it stands. */
function* shown(g: Game, seat: number): Iterable<string> {
  const d = decision(g)
  const now = glance(g, seat)
  if (d) {
    const { prompt, says, answers, why } = say(g, d, seat)
    yield* [prompt, says, ...answers, why]
    yield askedLine(now, d)
    for (const person of [true, false])
      for (const paused of [true, false]) yield waitingLine(now, d, { person, paused, intent: null, lastReason: null })
  }
  yield* describeChain(g, seat)
  yield* describeForce(g, seat)
  for (const { text } of describeStanding(g, now)) yield text
}

/** Why what lies there can't be used, and what its numbers are made of. */
function* asked(g: Game, seat: number): Iterable<string> {
  const now = glance(g, seat)
  const name = (o: number): string => (o < 0 ? now.seats[-1 - o]?.name : now.cards[o]?.def) ?? 'this card'
  for (const id of Object.keys(now.cards).map(Number)) {
    yield* refusalsInWords(g, seat, id, name)
    for (const act of acts) yield whyNot(g, seat, { card: id, act })?.why ?? ''
    for (const stat of ['atk', 'health', 'cost']) for (const { why } of explain(g, id, stat).lines) yield why
  }
}

describe.each(halls)('%s', (_name, lib, raid) => {
  test('prompts, answers, refusals, reasons, the chain and the log begin with a capital', () => {
    const faults = new Set<string>()
    const look = (texts: Iterable<string>): void => {
      for (const text of texts) if (fault(text)) faults.add(fault(text))
    }
    const raiders = lib.decks.slice(0, 3).map((deck, i) => ({ name: ['Ann', 'Ben', 'Cara'][i]!, deck: deck.id }))
    const seed = 1
    const g = start(lib, { raid: raid.id, raiders, seed })
    const bots = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, seed, lib))
    for (let n = 0; n < 300; n++) {
      const d = decision(g)
      if (!d) break
      look(shown(g, d.seat))
      if (n % 50 === 0) look(asked(g, d.seat))
      const { answer, why } = bots[d.seat]!.choose(glance(g, d.seat), d)
      look([why])
      choose(g, answer)
    }
    let lines = 0
    for (const seat of [-1, 0, 1]) {
      const told = events(g, 0, seat).map(({ text }) => text)
      look(told)
      for (const text of told) if (text && !/[.!?]$/.test(text)) faults.add(`does not end: ${text}`)
      lines += told.filter(Boolean).length
    }
    expect([...faults]).toEqual([])
    expect(lines).toBeGreaterThan(200)
  })

  test('its cards say nothing that begins small', () => {
    const words = raidWords(raid)
    const texts = raid.cards.flatMap((card) => printCard(card, words).text.split('\n'))
    expect(texts.map(fault).filter(Boolean)).toEqual([])
  })
})
