/** A raid of one's own, from cards that are there. */
import type { CardDef } from 'raidkeeper'
import { library } from 'raidkeeper/content'
import { copies, now, raid, stage, stays } from 'raidkeeper/raid'

function card(name: string): CardDef {
  const found = library.raids.flatMap(({ cards }) => cards).find((one) => one.name === name)
  if (!found) throw new Error(`The library has no ${name}.`)
  return found
}

export const whelp = card('Onyxian Whelp')

export const nest = raid(
  {
    id: 'nest',
    name: 'The Nest',
    about: 'Whelps, and their mother.',
    calls: 'Onyxia',
    starts: 'Onyxia (Stage 3)',
    cards: [card('Onyxia (Stage 3)'), whelp],
    decks: { main: copies(30, [whelp]) },
    tokens: [],
  },
  {
    machine: {
      initial: 'fight',
      states: { fight: stage(1, 'The nest', { fatallyDamaged: stays(now({ do: 'lose', by: 'you' })) }) },
    },
  },
)
