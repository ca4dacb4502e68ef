/** Looks on at a raid among bots, and tells who ended its own game: was decked, or lost its hero, by something that its own side did. */
import { outcome, type RunningGame } from '../../src/engine/game.ts'
import { glance } from '../../src/engine/index.ts'
import { combat, player } from '../../src/rules/core/game.ts'
import { DECK, zoneId } from '../../src/state/ids.ts'
import type { Seat } from '../../src/state/types.ts'

/** How things stand at a decision, and who does what is about to happen: the controller of the link on top of the chain, or else the attacker's. */
interface Moment {
  by: Seat | null
  what: string
  left: readonly number[]
  lost: readonly boolean[]
}

const cardsLeft = (g: RunningGame, seat: Seat): number =>
  g.s.zones[zoneId(seat, DECK, player(g, seat).draws)]?.cards.length ?? 0

function moment(g: RunningGame): Moment {
  const seats = Object.keys(g.s.players).map(Number)
  const { chain, cards } = glance(g, -1)
  const link = chain.findLast(({ kind }) => kind !== 'proposal')
  const attacker = combat(g).attacker
  const card = link ? link.card : attacker
  return {
    by: link ? link.controller : attacker ? (g.s.cards[attacker]?.controller ?? null) : null,
    what: `${link ? 'text of' : 'attack of'} ${cards[card]?.def ?? card}`,
    left: seats.map((seat) => cardsLeft(g, seat)),
    lost: seats.map((seat) => player(g, seat).lost),
  }
}

/** What to call before each choice and at the end; `names`: who plays the seats. Random players may end their own game. */
export function ownEnds(g: RunningGame, names: readonly string[]): { look(): void; told(): readonly string[] } {
  let before = moment(g)
  const found: { seat: Seat; told: string }[] = []
  const side = (seat: Seat): number => Math.min(seat, 1)
  function look(): void {
    const now = moment(g)
    const { by, what } = before
    if (by !== null && names[by] !== 'random')
      now.left.forEach((left, seat) => {
        if (side(by) !== side(seat)) return
        const why =
          now.lost[seat] && !before.lost[seat]
            ? 'falls'
            : left === 0 && before.left[seat]! > 0 && seat > 0
              ? 'has no deck left'
              : ''
        if (why)
          found.push({ seat, told: `seat ${seat} (${names[seat]}) ${why} by the ${what} of seat ${by} (${names[by]})` })
      })
    before = now
  }
  return {
    look,
    told: () =>
      found.filter(({ seat }) => outcome(g)?.result !== (seat === 0 ? 'boss' : 'raiders')).map(({ told }) => told),
  }
}
