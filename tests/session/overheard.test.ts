/** Questions as others read them: they speak of the one who is asked by name, never of "you". */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, describe, start } from '../../src/engine/index.ts'
import { mix } from '../../src/state/dice.ts'

const known = new Set(library.cards.map(({ name }) => name))
const decks = library.decks.filter(({ hero, cards }) =>
  [hero, ...cards.map(([, name]) => name)].every((it) => known.has(it)),
)
/** Names of cards may say "you". */
const named = [...known, ...library.raids.flatMap(({ cards }) => cards.map(({ name }) => name))].filter((name) =>
  /\byou/i.test(name),
)
const bare = (text: string): string => named.reduce((now, name) => now.replaceAll(name, ''), text)

/** The texts that address somebody who is not asked, in so many questions of a raid with random answers. */
function addressed(raid: string, seed: number, most: number): string[] {
  const raiders = [0, 3, 6].map((i) => ({ name: `R${i}`, deck: decks[(i + seed) % decks.length]!.id }))
  const game = start(library, { raid, raiders, seed })
  const found: string[] = []
  for (let n = 0, open = decision(game); open && n < most; n++, open = decision(game)) {
    const { seat, kind, answers } = open
    for (const reader of [-1, 0, 1].filter((one) => one !== seat)) {
      const words = describe(game, open, reader)
      found.push(...[words.prompt, words.says, ...words.answers].filter((text) => /\byou/i.test(bare(text))))
    }
    const from = answers.length > 1 && kind === 'priority' && mix(seed, n, 1) % 4 > 0 ? 1 : 0
    choose(game, from + (mix(seed, n, 0) % (answers.length - from)))
  }
  return found
}

test.each(library.raids.map(({ id }, i) => [id, 10 + i] as const))('%s: nobody else is called "you"', (raid, seed) => {
  expect(addressed(raid, seed, 350)).toEqual([])
})
