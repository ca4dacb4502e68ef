/**
 * Random games at tables without a raid: two to six seats, each for himself or in teams, heroes and decks drawn from every card
 * that the project has, those of the test set included. `npm run soak -- --tables` plays five thousand.
 */
import { type RunningGame, running } from '../../src/engine/game.ts'
import { start } from '../../src/engine/new-game.ts'
import type { TableSetup } from '../../src/engine/types.ts'
import { mix } from '../../src/state/dice.ts'
import { library } from '../set/index.ts'
import { type Checks, playOut } from './checks.ts'

const ofType = (type: string): string[] =>
  library.cards.filter((c) => [c.type].flat().includes(type as never) && !c.tags?.includes('Token')).map((c) => c.name)

const heroes = ofType('hero')
const others = library.cards
  .filter((c) => !['hero', 'event'].some((t) => [c.type].flat().includes(t as never)))
  .map((c) => c.name)

/** Cards in a deck: few for short games; more where a certain card, which may be dear, is to be played. */
const SIZE = 12
const LONG = 40

/** A table by its seed: seats, teams, heroes and decks. `must`: cards that it is to be played with, for words still unheard. */
export function tableSetup(seed: number, must: readonly string[] = []): TableSetup {
  const due = must.filter((name) => !heroes.includes(name))
  const led = must.filter((name) => heroes.includes(name))
  let rolled = 0
  const roll = (n: number): number => mix(seed, 0x7461626c, rolled++) % n
  const count = 2 + (seed % 5)
  const teams = count > 2 && roll(3) === 0
  return {
    seed,
    players: Array.from({ length: count }, (_, i) => {
      const name = 'ABCDEF'.charAt(i)
      const cards = [
        ...due,
        ...Array.from(
          { length: (must.length > 0 ? LONG : SIZE) - due.length },
          () => others[roll(others.length)] as string,
        ),
      ]
      const hero = led[i % led.length] ?? (heroes[roll(heroes.length)] as string)
      const deck = {
        id: name,
        name,
        hero,
        about: 'random',
        format: 'open' as const,
        cards: cards.map((c) => [1, c] as const),
      }
      return { name, deck, ...(teams ? { team: i % 2 } : {}) }
    }),
  }
}

/** Plays one such game to its end. Throws at the first thing that is wrong, with seed and choice. */
export const playTable = (
  seed: number,
  checks: Checks & { events?: boolean },
  must: readonly string[] = [],
): RunningGame =>
  playOut(running(start(library, tableSetup(seed, must), { events: checks.events ?? false })), seed, checks)
