/** Sets, amounts and conditions mean to a bot, which reads its seat's view, what they mean to the rules, which read the state. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { running } from '../../src/engine/game.ts'
import { choose, decision, type Game, glance, start, view } from '../../src/engine/index.ts'
import { amount, holds, objs } from '../../src/language/index.ts'
import type { Asked, Context } from '../../src/language/meaning/facts.ts'
import { isObject } from '../../src/language/meta.ts'
import { mentions } from '../../src/language/nodes.ts'
import { once } from '../../src/language/once.ts'
import type { Amount, CardDef, Condition, SetWho } from '../../src/language/types.ts'
import { frame } from '../../src/players/frame.ts'
import { makePlayer } from '../../src/players/index.ts'
import { table } from '../../src/players/meaning.ts'
import { wordsOf } from '../../src/players/table.ts'
import { envFor } from '../../src/rules/core/words.ts'

/** Fields that ask for more than a view shows: what happened, what was picked, what could be targeted. */
const untold = 'target choose random top most least happened often did done right granted result remained couldTarget rolled gives wentFirst'.split(' ') // biome-ignore format: a list
const amounts = 'count sum highest lowest counters different plus minus times every double stat'.split(' ')
const conditions = 'match some compare turnOf stage empowered all any'.split(' ')

const isUntold = (part: unknown): boolean =>
  (typeof part === 'string' && (part.startsWith('$') || part === 'X')) ||
  (isObject(part) && untold.some((field) => part[field] !== undefined))

interface Parts {
  sets: SetWho[]
  amounts: Amount[]
  conditions: Condition[]
}

/** The sets, amounts and conditions in the text of a card, as far as a view can tell what they mean. */
const partsOf = once((def: CardDef): Parts => {
  const found: Parts = { sets: [], amounts: [], conditions: [] }
  const visit = (node: unknown): void => {
    if (!isObject(node)) return
    const has = (names: readonly string[]) => names.some((name) => name in node)
    if (!has(['do', 'mod', 'on']) && !mentions(node, isUntold)) {
      if (has(conditions)) found.conditions.push(node as Condition)
      else if ('is' in node) found.sets.push(node as SetWho)
      else if (has(amounts)) found.amounts.push(node as unknown as Amount)
    }
    for (const part of Object.values(node)) visit(part)
  }
  for (const part of [def.text, def.powers, def.front, def.back]) visit(part)
  return found
})

/** What the parts mean on a table, in a context: the members of the sets that a seat can see, the numbers, the truth of the conditions. */
function meanings<E extends Context, G extends Asked<G, E>>(g: G, env: E, parts: Parts, sees: (o: number) => boolean) {
  return [
    ...parts.sets.map((set) => [set, [...objs(g, set, env)].filter(sees).sort((a, b) => a - b)]),
    ...parts.amounts.map((n) => [n, amount(g, n, env)]),
    ...parts.conditions.map((c) => [c, holds(g, c, env)]),
  ]
}

/** Compares all cards in play and in hand that a seat knows; returns how many parts of their texts were compared. */
function compareAll(game: Game, seat: number): number {
  const seen = view(game, seat)
  const t = table(seen, wordsOf(library, seen.raid.id), seat)
  const sees = (o: number) => o < 0 || seen.cards[o] !== undefined
  let compared = 0
  for (const { id, def, zone, faceDown, controller, host } of Object.values(seen.cards)) {
    const text = t.words.get(def ?? '')
    if (!text || !['party', 'row', 'hand', 'resources'].includes(zone) || (zone === 'resources' && faceDown)) continue
    const rules = meanings(running(game), envFor(controller, id), partsOf(text), sees)
    expect(meanings(t, frame(controller, id, host), partsOf(text), sees), `${def} in the view of seat ${seat}`).toEqual(
      rules,
    )
    compared += rules.length
  }
  return compared
}

test.each([
  ['onyxias-lair', undefined],
  ['molten-core', 'full-clear'],
  ['magtheridons-lair', undefined],
  ['black-temple', undefined],
])('%s: bots read the words of cards as the rules do', (raid, mode) => {
  const raiders = library.decks.slice(0, 3).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid, ...(mode ? { mode } : {}), raiders, seed: 7 })
  const players = [0, 1, 2, 3].map((seat) => makePlayer(seat === 0 ? 'tactics' : 'raider', seat, 3, library))
  let compared = 0
  for (let n = 0, open = decision(game); open && n < 1000; open = decision(game), n++) {
    if (n % 50 === 0) compared += compareAll(game, n % 4)
    choose(game, players[open.seat]!.choose(glance(game, open.seat), open).answer)
  }
  expect(compared).toBeGreaterThan(500)
})
