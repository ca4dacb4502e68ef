/**
 * A raider who thinks ahead, written against the doors of the package. For each answer that a known player takes seriously it imagines games that
 * could be true, gives the answer there, lets known players go on quietly to its own next turn, and looks how the raid stands.
 */
import {
  back,
  choose,
  decision,
  type Game,
  glance,
  hash,
  imagine,
  mark,
  outcome,
  quiet,
  type Seat,
  start,
  view,
} from 'raidkeeper'
import { library } from 'raidkeeper/content'
import { makePlayer, type Thinker } from 'raidkeeper/players'

const SEED = 3
const HEALTH = 3
const names = ['tactics', 'raider', 'raider', 'raider']

/** The damage on the Boss, less what the raiders have taken and whom they have lost. */
function standing(game: Game, seat: Seat): number {
  const { seats, cards, raid } = glance(game, seat)
  const ended = outcome(game)?.result
  if (ended) return ended === 'raiders' ? 1000 : -1000
  return seats.reduce((sum, { boss, lost, hero }) => {
    const damage = cards[hero]?.damage ?? 0
    return sum + (boss ? damage : lost ? -60 : -damage / HEALTH)
  }, 40 * raid.stage)
}

/** How the raid stands on this seat's next turn after an answer, on average over a few games that could be true. */
function foreseen(game: Game, seat: Seat, answer: number, minds: readonly Thinker[], seeds: readonly number[]): number {
  let sum = 0
  for (const seed of seeds) {
    const maybe = imagine(game, seat, seed)
    const now = view(maybe, seat).turn.n
    const players = minds.map((mind) => mind.copy())
    choose(maybe, answer)
    const before = mark(maybe)
    // Only on their own turns are the others asked; after a round nothing is left to wait for.
    quiet(maybe, ({ seat: who, turn }) => who === turn.seat)
    for (let open = decision(maybe); open; open = decision(maybe)) {
      if (glance(maybe, seat).turn.n >= now + names.length) break
      choose(maybe, players[open.seat]!.choose(glance(maybe, open.seat), open).answer)
    }
    sum += standing(maybe, seat)
    back(maybe, before)
  }
  return sum / seeds.length
}

const game = start(library, {
  raid: 'onyxias-lair',
  raiders: ['graccus', 'warrax', 'elendril'].map((deck, i) => ({ name: `Raider ${i + 1}`, deck })),
  seed: SEED,
})
const minds = names.map((name, seat) => makePlayer(name, seat, SEED, library))

const ME = 1
let thoughts = 0
let changed = 0
/** How often the answers led to different ends. */
let differed = 0
for (let open = decision(game); open && thoughts < 6; open = decision(game)) {
  const { seat, answers, kind } = open
  const mind = minds[seat]!
  let { answer } = mind.copy().choose(glance(game, seat), open)
  const real = hash(game)
  if (seat === ME && kind === 'priority' && answers.length > 2 && view(game, ME).turn.seat === ME) {
    const few = mind.weigh(glance(game, seat), open).slice(0, 3)
    const worth = few.map((one) => foreseen(game, ME, one.answer, minds, [thoughts, thoughts + 100]))
    const best = few[worth.indexOf(Math.max(...worth))]!.answer
    thoughts++
    if (best !== answer) changed++
    if (new Set(worth).size > 1) differed++
    answer = best
  }
  if (hash(game) !== real) throw new Error('Thinking changed the game.')
  mind.choose(glance(game, seat), open)
  choose(game, answer)
}
console.log(JSON.stringify({ thoughts, changed, differed }))
