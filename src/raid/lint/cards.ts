/** Checks a raid's cards and types: each card by itself, names that appear twice, cards that can never come into the game. */
import { nearest } from '../../language/problem.ts'
import type { Data } from '../../language/schema/shape.ts'
import { checkCard } from '../../language/schema.ts'
import { isOwnType } from '../../language/types.ts'
import type { RaidDef } from '../format.ts'
import { playedAs } from '../modes.ts'
import { brings } from './names.ts'
import { nodesIn } from './nodes.ts'
import type { Lint } from './report.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function lintCards(lint: Lint): void {
  const { def, say, text, types, library } = lint
  const names = new Set<string>()
  def.cards.forEach((card, i) => {
    const path = ['cards', i]
    if (names.has(card.name)) say(path, 'appears twice.', 'Names must differ: rename one of them.')
    names.add(card.name)
    text(path, (where, heard) => checkCard(card, where, types, heard), card.name)
  })
  const theirs = new Set(library.map(({ name }) => name))
  def.cards.forEach(({ name }, i) => {
    if (theirs.has(name)) say(['cards', i], 'has the name of a raiders’ card.', 'Rename it.')
  })
  ownTypes(lint)
  threats(lint)
}

/** A printed threat level is a number like any other: some text must make it a rule (R504.2). */
function threats({ def, say }: Lint): void {
  const asks = (node: Data): boolean =>
    node.stat === 'threat' || (Array.isArray(node.where) && node.where[0] === 'threat')
  const printed = def.cards.some(({ threat }) => threat !== undefined)
  if (def.threat && !printed) say(['threat'], 'no card has a threat level.', 'Print one: "threat": 6 on the Boss.')
  if (def.threat || [...nodesIn([def.cards, def.machine, def.always, def.modes])].some(asks)) return
  def.cards.forEach(({ threat }, i) => {
    if (threat !== undefined)
      say(
        ['cards', i, 'threat'],
        `“Threat level ${threat}” is printed, but no text makes it a rule.`,
        'Write "threat": true beside the cards, or leave it out.',
      )
  })
}

/** Checks the names of its own card types. */
function ownTypes({ def, say }: Lint): void {
  for (const name of Object.keys(def.types ?? {})) {
    if (!isOwnType(name)) say(['types', name], 'does not begin with a capital.', `Call it "${capital(name)}".`)
    if (!def.cards.some((card) => card.type === name))
      say(['types', name], 'no card has this type.', 'Give it to a card, or remove it.')
  }
}

/** The way for a card to come into the game. */
function way({ tokens, cards }: RaidDef, name: string): string {
  if (tokens.includes(name)) return 'Create or bring it in some text, or remove it.'
  if (cards.some((card) => card.name === name && card.type === 'hero'))
    return `Start with it, or let the machine do { do: "swap", what: "boss", for: "${name}" }; or remove it.`
  return 'Put it into a deck, or remove it.'
}

/** Reports cards that are in no deck and that nothing brings, since they can never come into the game. */
export function lintUnused(lint: Lint): void {
  const { def, cards, said, say } = lint
  const named = new Set<string>()
  for (const id of ['', ...(def.modes ?? []).map((mode) => mode.id)]) {
    const { starts, startsWith, decks } = playedAs(def, id)
    for (const name of [starts, ...[startsWith, ...Object.values(decks)].flat().map(([, one]) => one)]) named.add(name)
  }
  for (const one of said)
    if (brings(lint, one) && !(one.path[0] === 'cards' && def.cards[Number(one.path[1])]?.name === one.name))
      named.add(cards.has(one.name) ? one.name : (nearest(one.name, [...cards.keys()]) ?? ''))
  def.cards.forEach(({ name }, i) => {
    if (named.has(name) || cards.get(name) !== def.cards[i]) return
    say(['cards', i], 'can never come into the game.', way(def, name))
  })
}
