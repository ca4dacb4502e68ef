/** `check --play`: plays a few games of each mode among bots, and says what no linter sees: what never happens in them. */
import { course, decision, type Game, glance, outcome, progress, standing } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import type { Path, Problem } from '../../language/problem.ts'
import type { RaidDef } from '../../raid/format.ts'
import { playedAs } from '../../raid/modes.ts'
import { inWords } from '../../raid/path.ts'
import { add, noCounts } from '../../trials/counts.ts'
import { type Content, watchGame } from '../../trials/game-counts.ts'
import { type Plan, plannedGame, usualDecks } from '../../trials/plan.ts'
import { type Ending, playOut } from '../../trials/play-out.ts'
import { contentOf } from '../../trials/run.ts'
import { botsNamed, seatsWith } from '../named/sitting.ts'

/** The games of each mode, and the turns of the Boss after which one has no end in sight. */
const games = 3
const longest = 40
/** No game that is worth playing is over before this turn of the Boss. */
const soon = 3
/** A card that could be played is told only if it was drawn so often: bots keep one back for a better moment. */
const often = 12
/** More cards than these are told together. */
const few = 3
/** A Boss is hurt more often than once in so many attacks and effects that are aimed at it. */
const aims = 4
/** Less than this is no way at all. */
const little = 0.1

/** The course of some games, added up. */
export interface Seen {
  mode: string
  games: number
  /** Those without an end after so many turns, those that broke off, and those that the raiders lost as the last Boss fell. */
  endless: number
  broken: readonly string[]
  fallen: number
  /** The furthest that the raiders came, from 0 to 1. */
  far: number
  /** The turns of the Boss, the attacks of its side, attacks on a Boss and targetings of one by raiders, and blows that reached one. */
  rounds: readonly number[]
  attacks: number
  aimed: number
  hurt: number
  /** The turn in which the deck that the Boss draws from was empty first, for each game with that. */
  decked: readonly number[]
  /** Cards whose triggers went round for ever. */
  loops: readonly string[]
  /** Cards that could be played at some moment. */
  playable: readonly string[]
  /** The times that each card of the raid was drawn and played. */
  cards: Readonly<Record<string, { drawn: number; played: number }>>
}

/** Plays the games of each mode, and reports what is odd about them. */
export function playCheck(library: Library, raid: RaidDef, tell: (mode: string) => void = () => {}): Problem[] {
  const modes = raid.modes ?? [{ id: '', name: raid.name }]
  const found = modes.map(({ id, name }) => {
    tell(name)
    return oddities(raid, seenIn(library, raid, id))
  })
  const [first = []] = found
  const everywhere = (one: Problem): boolean => found.every((list) => list.some(({ what }) => what === one.what))
  const inMode = (one: Problem, i: number): Problem => ({
    ...one,
    what: `in the mode “${modes[i]?.name}”, ${one.what}`,
  })
  return [
    ...first.filter(everywhere),
    ...found.flatMap((list, i) => list.filter((one) => !everywhere(one)).map((one) => inMode(one, i))),
  ]
}

/** The games of one mode. */
function seenIn(library: Library, raid: RaidDef, mode: string): Seen {
  const { suggested: [from, to] = raid.raiders.meant } = raid.modes?.find(({ id }) => id === mode) ?? {}
  const plan: Plan = {
    raid: raid.id,
    mode: mode || undefined,
    sizes: [...new Set([from, to])],
    decks: usualDecks(library).map(({ id }) => id),
    bosses: botsNamed(undefined, 'boss', ''),
    bots: botsNamed(undefined, 'raider', ''),
    games,
    seed: 1,
  }
  const content = contentOf(library, raid, plan)
  const counts = noCounts()
  const seen = { mode, games, endless: 0, fallen: 0, far: 0, attacks: 0, aimed: 0, hurt: 0 }
  const [broken, loops, rounds, decked]: [string[], string[], number[], number[]] = [[], [], [], []]
  const playable = new Set<string>()
  const bosses = new Set(raid.cards.filter(({ type }) => type === 'hero').map(({ name }) => name))
  for (let i = 0; i < games; i++) {
    const { ending, empty, counted } = playOne(library, content, { plan, i, playable })
    const { game, end, error = '' } = ending
    if (end === 'stalled') seen.endless++
    if (end === 'crashed') broken.push(error.split('\n')[0] ?? '')
    if (!game) continue
    if (end === 'over') add(counts, counted)
    rounds.push(standing(game).rounds)
    seen.far = Math.max(seen.far, progress(game).far)
    if (empty > 0) decked.push(empty)
    if (end === 'over' && outcome(game)?.result === 'boss' && progress(game).far >= 1) seen.fallen++
    for (const { h, names, whose } of course(game)) {
      const to = h.on === 'deal' ? h.to : h.on === 'put' && h.type === 'damage' ? h.what : undefined
      if (to !== undefined && bosses.has(names[to]?.def ?? '')) seen.hurt++
      if (h.on === 'attack' && whose === 0) seen.attacks++
      if ((h.on === 'attack' || h.on === 'target') && whose > 0 && bosses.has(names[h.what ?? 0]?.def ?? ''))
        seen.aimed++
      if (h.on === 'loop') loops.push(names[h.what ?? 0]?.def ?? 'a card')
    }
  }
  return {
    ...seen,
    broken,
    rounds,
    decked,
    loops: [...new Set(loops)],
    playable: [...playable],
    cards: counts.cards[''] ?? {},
  }
}

/** One game: its end, the turn of the Boss after which its deck was empty (0 for never), and its counts. */
function playOne(
  library: Library,
  content: Content,
  { plan, i, playable }: { plan: Plan; i: number; playable: Set<string> },
) {
  const planned = plannedGame(plan, i)
  const watch = watchGame(content)
  let [now, empty, turn]: [Game | null, number, number] = [null, 0, 0]
  const look = (game: Game): void => {
    now = game
    watch.look(game)
    const asked = decision(game)
    const sight = glance(game, 0)
    if (asked?.seat === 0 && asked.kind === 'priority')
      for (const { do: act, card } of asked.answers) if (act === 'play') playable.add(sight.cards[card ?? 0]?.def ?? '')
    const { turns, rounds } = standing(game)
    if (empty > 0 || turns === turn) return
    turn = turns
    const { decks = [], draws } = sight.seats[0] ?? {}
    if (decks.some(({ name, count }) => name === draws && count === 0)) empty = rounds
  }
  const playing = playOut(library, planned.setup, seatsWith(planned.players), { watch: look, events: true })
  let ending: Ending = { game: null, end: 'stalled' }
  for (let step = playing.next(); ; step = playing.next()) {
    ending = step.done ? step.value : { game: now, end: 'stalled' }
    if (step.done || (now !== null && standing(now).rounds > longest)) break
  }
  return { ending, empty, counted: watch.close(ending, planned) }
}

/** All that is odd about some games. */
export function oddities(raid: RaidDef, seen: Seen): Problem[] {
  const out: Problem[] = []
  const say = (path: Path, what: string, fix: string): void => {
    out.push({ where: `${raid.id}.${inWords(raid, path)}`, what, fix, path })
  }
  const { starts, decks } = playedAs(raid, seen.mode)
  const boss = cardPath(raid, starts)
  const turns = Math.max(0, ...seen.rounds)
  for (const error of new Set(seen.broken))
    say([], `a game broke off: ${error}`, 'This is a bug in raidkeeper: please report it.')
  if (seen.endless > 0)
    say(
      boss,
      `${seen.endless} of ${seen.games} games among bots had no end after ${longest} of the Boss’s turns.`,
      'Can the Boss be beaten (health, prevented damage), and can the raiders be?',
    )
  else if (turns > 0 && turns < soon)
    say(['machine'], `every game among bots was over in turn ${turns} of the Boss.`, 'Who loses so soon, and by what?')
  if (seen.hurt === 0)
    say(boss, 'no damage ever reached the Boss.', 'Look for what prevents it, or what keeps raiders from attacking it.')
  else if (seen.aimed === 0)
    say(boss, 'no raider ever attacked or targeted the Boss.', 'Look for what keeps them from it.')
  else if (seen.aimed > aims && aims * seen.hurt < seen.aimed)
    say(
      boss,
      `${seen.aimed} attacks and effects were aimed at the Boss, and only ${seen.hurt} times damage reached it.`,
      'Look for what prevents it.',
    )
  else if (seen.far < little)
    say(
      boss,
      `the raiders never came further than ${Math.round(100 * seen.far)} % of the way.`,
      'Give the Boss less health, or the raiders more time.',
    )
  if (seen.fallen > 0)
    say(
      ['machine'],
      'the raiders lost though the last Boss had fallen.',
      'Let fatallyDamaged of the last Boss do { do: "lose", by: "you" }, also where two fall at the same time.',
    )
  if (seen.attacks === 0 && turns > 4)
    say(
      ['turn'],
      'neither the Boss nor its allies ever attacked.',
      raid.turn.includes('action') ? 'Has it ATK, and may it attack?' : 'Add "action" to the turn.',
    )
  for (const name of seen.loops)
    say(cardPath(raid, name), 'goes round for ever, and is cut (803.3).', 'Let it happen once each turn, or to others.')
  emptyDecks(raid, seen, decks, say)
  unplayed(raid, seen, say)
  return out
}

type Say = (path: Path, what: string, fix: string) => void

const cardPath = ({ cards }: RaidDef, name: string): Path => [
  'cards',
  Math.max(
    0,
    cards.findIndex((card) => card.name === name),
  ),
]

/** Decks that are used up in the first half of a game. */
function emptyDecks({ eventDeck }: RaidDef, { decked, rounds }: Seen, decks: RaidDef['decks'], say: Say): void {
  const turns = Math.max(0, ...rounds)
  const [first] = [...decked].sort((a, b) => a - b)
  const [main = ''] = Object.keys(decks)
  if (first !== undefined && 2 * first <= turns + 1)
    say(['decks', main], `is empty in turn ${first} of ${turns}.`, 'Put more cards into it, or draw fewer.')
  const events = (eventDeck === undefined ? [] : (decks[eventDeck] ?? [])).reduce((sum, [n]) => sum + n, 0)
  if (eventDeck !== undefined && 2 * events <= turns)
    say(
      ['decks', eventDeck],
      `its ${events} events were used up in turn ${events} of ${turns}.`,
      'Put more events into it.',
    )
}

/** Cards that the Boss has in hand and can't play, or never does. */
function unplayed(raid: RaidDef, { cards, mode, playable }: Seen, say: Say): void {
  const { decks } = playedAs(raid, mode)
  const inHand = new Set(
    Object.entries(decks).flatMap(([deck, list]) => (deck === raid.eventDeck ? [] : list.map(([, name]) => name))),
  )
  const drawn = Object.entries(cards).filter(([name, { drawn: n }]) => inHand.has(name) && n > 2)
  const never = drawn.filter(([name, { drawn: n, played }]) => played === 0 && (n >= often || !playable.includes(name)))
  const fix = 'Does it cost too much? Is there never a target?'
  if (never.length > 1 && never.length === drawn.length)
    say(
      ['decks'],
      'the Boss never played a card from its hand.',
      'Can it pay for them (R100.3), and are there targets?',
    )
  else if (never.length > few)
    say(
      ['decks'],
      `the Boss never played ${never.length} of the ${drawn.length} cards that it drew: ${never.map(([name]) => name).join(', ')}.`,
      fix,
    )
  else
    for (const [name, { drawn: n }] of never)
      if (playable.includes(name))
        say(
          cardPath(raid, name),
          `was drawn ${n} times, and never played though it could be.`,
          'Is it worth its cost? Does a tactic hold it? One with "play" has it played.',
        )
      else say(cardPath(raid, name), `was drawn ${n} times, and could never be played.`, fix)
}
