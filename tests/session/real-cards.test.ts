/** Which real cards a few letters mean, and why others can't be. */
import { expect, test } from 'vitest'
import { library, loadAllCards } from '../../src/content.ts'
import { choose, decision, type Game, libraryFor, type RaidSetup, record, start } from '../../src/engine/index.ts'
import type { Decision } from '../../src/engine/types.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { cardsMeant, maySay, sayCard } from '../../src/session/real-cards.ts'
import { realSeat } from '../../src/session/real-things.ts'
import { newSession } from '../../src/session/session.ts'
import { must } from '../../src/state/must.ts'

await loadAllCards()
const [listed] = library.decks as readonly [DeckDef]
const own = { kind: 'person', bot: 'raider' } as const

/** A raid of one with this deck on the table, where a card may be named. */
function atTable(deck: DeckDef) {
  const setup: RaidSetup = { raid: 'onyxias-lair', raiders: [realSeat({ name: 'Ann', deck })], seed: 5 }
  const game: Game = start(libraryFor(library, { setup }), setup)
  const session = newSession(library, game, [{ kind: 'bot', bot: 'tactics' }, own], {
    stops: { stop: 'matters', marks: [] },
  })
  const open = (): Decision => must(decision(game))
  for (let n = 0; n < 60 && !(open().seat === 1 && maySay(open())); n++) choose(game, 0)
  const meant = (letters: string): string[] =>
    cardsMeant(session, open(), letters).map(({ name, whyNot }) => `${name}: ${whyNot}`)
  return { session, open, meant }
}

test('of a list are its cards, as they are typed or dictated; others say that they are not in it, or all named', () => {
  const { session, open, meant } = atTable(listed)
  const [[copies, name]] = listed.cards as [readonly [number, string]]
  expect(meant(name)).toHaveLength(1)
  expect(meant(`Play ${name}.`)).toEqual(meant(name))
  expect(meant('Fireball')).toEqual(['Fireball: It is not in the list of this deck.'])
  expect(meant('xyzzy')).toEqual([])
  for (let n = 0; n < copies; n++) expect(sayCard(session, open(), name)).toBe(true)
  expect(meant(name)).toEqual([`${name}: All ${copies} of the list have been named.`])
  expect(sayCard(session, open(), name)).toBe(false)
})

test('of a deck with its hero alone is any card that suits the hero (100.2), four of a name (100.4), of sixty cards (100.1)', () => {
  const { session, open, meant } = atTable({ ...listed, cards: [] })
  expect(record(session.game).setup).toMatchObject({ raiders: [{ real: { cards: 60 } }] })
  const name = must(listed.cards[0])[1]
  expect(meant('fireball')[0]).toBe('Fireball: Its class icons do not fit the hero (100.2a).')
  for (let n = 0; n < 4; n++) expect(sayCard(session, open(), name)).toBe(true)
  expect(meant(name)).toEqual([`${name}: Four of that name have been named (100.4).`])
})
