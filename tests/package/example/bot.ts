/** A bot of one's own, written against the doors of the package: two raiders that rush the Boss play a whole raid. */
import {
  type CardView,
  choose,
  type Decision,
  decision,
  describe,
  explain,
  type Game,
  hash,
  lint,
  load,
  outcome,
  parseRecord,
  print,
  record,
  type Seat,
  start,
  type View,
  view,
} from 'raidkeeper'
import { library } from 'raidkeeper/content'
import { type BotPlayer, makePlayer } from 'raidkeeper/players'
import { CARD } from 'raidkeeper/tabletop'
import { checkGame } from 'raidkeeper/testing'
import { nest, whelp } from './nest.ts'

/** Attacks whenever it can, protects nobody, and plays whatever it can pay for. Powers are left alone, so that it comes to an end. */
const rush: BotPlayer = {
  choose(seen: View, { answers }: Decision) {
    const wanted = ['attack', 'play', 'complete', 'place', 'keep', 'done', 'pass'] as const
    for (const what of wanted) {
      const answer = answers.findIndex((a) => a.do === what)
      if (answer >= 0) return { answer, why: `I ${what} whenever I can.` }
    }
    const boss = seen.seats.find((seat) => seat.boss)?.hero
    const atBoss = answers.findIndex(({ card }) => card === boss)
    return { answer: Math.max(0, atBoss), why: atBoss < 0 ? '' : 'The Boss first.' }
  },
}

const game: Game = start(library, {
  raid: 'onyxias-lair',
  raiders: ['graccus', 'warrax'].map((deck, i) => ({ name: `Rusher ${i + 1}`, deck })),
  seed: 7,
})
// @ts-expect-error: a game shows nothing of its inside; `view` says what a seat may know.
game.s satisfies unknown
const boss = makePlayer('tactics', 0, 7, library)

let asked = 0
for (let open = decision(game); open; open = decision(game)) {
  const { seat }: { seat: Seat } = open
  const { answer } = (seat === 0 ? boss : rush).choose(view(game, seat), open)
  const refusal = choose(game, answer)
  if (refusal) throw new Error(`${refusal.why} (${refusal.rule}): ${describe(game, open, seat).prompt}`)
  asked++
  if (asked === 50) checkGame(library, game)
}

const read = parseRecord(JSON.stringify(record(game)))
if ('error' in read) throw read.error
const heroes: CardView[] = Object.values(view(game, -1).cards).filter(({ types }) => types.includes('hero'))
console.log(
  JSON.stringify({
    ...outcome(game),
    asked,
    same: hash(load(library, read.record)) === hash(game),
    health: heroes.every(({ id, health }) => health === null || explain(game, id, 'health').total === health),
    cardWidth: CARD.w,
    problems: lint(nest),
    whelp: print(whelp, nest).type,
  }),
)
