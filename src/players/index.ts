/**
 * The bots that can play a seat. README.md says what they know.
 * @module raidkeeper/players
 */
import type { Decision, Library, Seat, View } from '../engine/types.ts'
import { listed } from '../language/index.ts'
import { raidWords, sentence } from '../language/print/index.ts'
import type { Tactic } from '../language/tactics.ts'
import { weigh } from './general.ts'
import { easyOnes, easyReason, noteAttack } from './gentle.ts'
import { isLevel, mistakesIn } from './levels.ts'
import { table } from './meaning.ts'
import { attend, copyMind, keepInMind, type Mind, newMind } from './mind.ts'
import { copyErring, type Erring, errs, mistaken, newErring } from './mistakes.ts'
import { playerNames } from './names.ts'
import { allWaits, nothingNow, valueNow } from './priority.ts'
import { randomPlayer } from './random.ts'
import { plainReason, type Reason } from './reason.ts'
import { balanced, type Role, roles } from './roles.ts'
import { harmless, ruins } from './ruin.ts'
import { stream } from './stream.ts'
import { nameInView, type Table, wordsOf } from './table.ts'
import { decide, isUrged, notHeld, sparing } from './tactics.ts'
import { isVain } from './telling.ts'
import { toldPlan } from './told-plan.ts'
import { type Choice, inOrder, type Thinker, toldAs, type Weighed } from './types.ts'

export { aimsAtFoes, idleAttacks } from './foresight.ts'
export {
  isLevel,
  type Levelled,
  type LevelName,
  levelNames,
  levelOf,
  mistakesAt,
  modeOfLevel,
  otherEngine,
  promised,
} from './levels.ts'
export { botTitle, defaultPlayer, playerNames, presentName, thinksAhead } from './names.ts'
export {
  type BotMaker,
  type BotPlayer,
  type Choice,
  keyOf,
  type Opinion,
  type PlayerName,
  type Pondered,
  type Thinker,
} from './types.ts'
export { type Wish, wishNames } from './wishes.ts'

/**
 * Makes a bot. It gets views of its own seat only, so it can't know what that seat may not know.
 * @param name - One of `playerNames`.
 * @param seat - Its seat: 0 is the Boss player, 1 to 5 the raiders.
 * @param seed - The seed of its random numbers. The same name, seat, seed and questions give the same answers.
 * @param library - The content of the game, for the texts of its cards.
 * @param mistakes - For a Boss: at which share of its acts it errs, from 0 to 1, whatever its level says; otherwise that of its level.
 * @returns The bot, which can also weigh every answer, and be copied; it remembers what it did this turn, so each seat of each game needs its own.
 * @throws Error if the name is not in `playerNames`, or the bot is for the other side.
 */
export function makePlayer(name: string, seat: Seat, seed: number, library: Library, mistakes?: number): Thinker {
  const known = playerNames.find((p) => p.name === name)
  const side = seat === 0 ? 'boss' : 'raider'
  const fit = playerNames.filter((p) => p.for === 'both' || p.for === side).map((p) => `"${p.name}"`)
  if (!known) throw new Error(`There is no player "${name}". For this seat there are ${fit.join(', ')}.`)
  if (known.for !== 'both' && known.for !== side)
    throw new Error(
      `"${name}" plays the ${known.for}'s seat, not seat ${seat}. For this seat there are ${fit.join(', ')}.`,
    )
  if (known.name === 'random') return randomPlayer(seat, seed)
  const boss = side === 'boss'
  const share = (view: View): number => mistakes ?? (isLevel(name) ? mistakesIn(library, name, view) : 0)
  const list = boss ? 'tactics' : 'advice'
  return thinker(
    { seat, library, role: roles[known.name], list, mistakes: boss ? share : () => 0 },
    { mind: newMind(), erring: newErring(stream(seed ^ 0x5eed, seat)) },
  )
}

const none: readonly never[] = []

/** Who plays: for which seat, by which of a raid's lists, and at which share of its acts it errs. */
interface Self {
  seat: Seat
  library: Library
  role: Role
  list: 'tactics' | 'advice'
  mistakes(view: View): number
}

/** What a raid's list says; nothing if it has none. */
const raidIn = ({ raids }: Library, { raid: { id } }: View): Library['raids'][number] | undefined =>
  raids.find((raid) => raid.id === id)

const tacticsOf = ({ library, list }: Self, view: View): readonly Tactic[] => raidIn(library, view)?.[list] ?? none

/** Whether the Boss's fall is the end in the state in which the raid is: not every raid has its stages one after another. Null if that state does not say. */
function losesHere(library: Library, view: View): boolean | null {
  const falls = listed(raidIn(library, view)?.machine.states[view.raid.state]?.on?.fatallyDamaged ?? [])
  const ends = falls.some(({ actions = [] }) => actions.some(({ params }) => params.do.some((e) => e.do === 'lose')))
  return ends || (falls.length > 0 && falls.every(({ target }) => target !== undefined) ? ends : null)
}

/** The people at the table: what they ask of this bot, and where they sit. */
type Company = Pick<Table, 'wishes' | 'people'>

interface Asked extends Company {
  view: View
  decision: Decision
  tactics: readonly Tactic[]
}

const alone: Company = { wishes: none, people: none }

/** What a bot remembers. */
interface Memory {
  mind: Mind
  erring: Erring
}

/** A choice among some of the answers, as if there were no others. */
function among(decision: Decision, open: readonly number[], choose: (few: Decision) => Choice): Choice {
  const choice = choose({ ...decision, answers: open.map((i) => decision.answers[i]!) })
  return { ...choice, answer: open[choice.answer] ?? 0 }
}

function thinker(self: Self, { mind, erring }: Memory): Thinker {
  const { seat, role } = self
  return {
    choose(view, decision, wishes = none, people = none) {
      const choice = choose(view, decision, { wishes, people }, false)
      return { ...choice, why: sentence(choice.why) }
    },
    answer: (view, decision) => choose(view, decision, alone, true).answer,
    weigh(view, decision, wishes = [], people = []) {
      const tactics = tacticsOf(self, view)
      const t = look(self, mind, { view, decision, tactics, wishes, people })
      const choice = chosen(t, decision, tactics, copyErring(erring))
      const all = weigh(t, decision, mind).map(toldAs)
      return inOrder(choice, all).map((one) => ({ ...one, why: sentence(one.why) }))
    },
    note(view, decision, answer) {
      const t = look(self, mind, { view, decision, tactics: none, ...alone })
      remember(mind, t, decision, { answer, why: '' })
    },
    copy: () => thinker(self, { mind: copyMind(mind), erring: copyErring(erring) }),
  }

  function choose(view: View, decision: Decision, company: Company, silent: boolean): Choice {
    const tactics = tacticsOf(self, view)
    const pass = decision.kind === 'priority' ? decision.answers.findIndex((a) => a.do === 'pass') : -1
    if (pass >= 0 && !role.easy && allWaits(view, seat) && !isUrged(view, decision, tactics))
      return { answer: pass, ...plainReason(nothingNow) }
    const t = look(self, mind, { view, decision, tactics, ...company })
    t.silent = silent
    const choice = chosen(t, decision, tactics, erring)
    remember(mind, t, decision, choice)
    return choice
  }

  function chosen(t: Table, decision: Decision, tactics: readonly Tactic[], by: Erring): Choice {
    const choice = prudent(t, decision, tactics, either(t, decision, tactics, by))
    if (t.followed.size === 0) return choice
    return { ...choice, tactics: [...t.followed].map((tactic) => tactics.indexOf(tactic)) }
  }

  function either(t: Table, decision: Decision, tactics: readonly Tactic[], by: Erring): Choice {
    if (role.easy) return gently(t, decision, tactics)
    const mistakes = self.mistakes(t.view)
    if (mistakes <= 0 || !errs(by, decision, mistakes)) return think(t, decision, tactics)
    return mistaken(t, decision, weigh(t, decision, mind), by)
  }

  function think(t: Table, decision: Decision, tactics: readonly Tactic[]): Choice {
    const value = (i: number) => valueNow(t, decision, i, mind)
    const open = notHeld(t, decision, tactics, value)
    const all = open.length === decision.answers.length
    const weighed = () => (all ? weigh(t, decision, mind) : some(t, decision, open, mind))
    return decide(t, decision, { open, value, weighed }, tactics)
  }

  /** The same, unless it ends its own game, or a friend's, or changes nothing, and there is another answer: then the best of the others. */
  function prudent(t: Table, decision: Decision, tactics: readonly Tactic[], choice: Choice): Choice {
    const isIdle = (i: number): boolean => decision.kind === 'priority' && isVain(t, decision.answers[i]!)
    if (!isIdle(choice.answer) && !ruins(t, decision, choice.answer)) return choice
    const safe = harmless(t, decision)
    const some = safe.filter((i) => !isIdle(i))
    t.followed.clear()
    return among(decision, some.length > 0 ? some : safe, (few) => (role.easy ? gently : think)(t, few, tactics))
  }

  /** The best of the answers that are easy enough, as if there were no others. */
  function gently(t: Table, decision: Decision, tactics: readonly Tactic[]): Choice {
    const all = weigh(t, decision, mind)
    const choice = among(decision, easyOnes(t, decision, mind, all), (few) => think(t, few, tactics))
    return easyReason(t, decision, choice)
  }
}

/** Looks at a decision, as this player does: with its memory, and what people ask of it. */
function look({ seat, library, list, role }: Self, mind: Mind, asked: Asked): Table {
  const { view, decision, tactics, wishes, people } = asked
  const t = table(view, wordsOf(library, view.raid.id), seat, decision, mind.names)
  t.role = role
  t.print = () => raidWords(raidIn(library, view))
  t.lastStand = losesHere(library, view) ?? t.lastStand
  attend(mind, t)
  t.spares = sparing(t, tactics)
  t.wishes = list === 'advice' ? wishes : none
  t.people = list === 'advice' ? people : none
  return t
}

/** Scores only these answers, as if there were no others. */
function some(t: Table, decision: Decision, open: readonly number[], mind: Mind): Weighed[] {
  const answers = open.map((i) => decision.answers[i]!)
  return weigh(t, { ...decision, answers }, mind).map((w) => ({ ...w, answer: open[w.answer] ?? -1 }))
}

/**
 * What a raider's bot says of the plan that all of them share, as its turn begins: who could fall, who protects, what is coming, who lands the last blow.
 * @param view - The table as everybody may see it, so that the line tells nothing else.
 * @param decision - The open decision of that bot.
 * @param library - The content of the game.
 * @param people - The seats of persons.
 * @returns One line with the cards that it names; null if nothing needs to be said.
 */
export function planLine(view: View, decision: Decision, library: Library, people: readonly Seat[]): Reason | null {
  const self: Self = { seat: decision.seat, library, role: balanced, list: 'advice', mistakes: () => 0 }
  const tactics = tacticsOf(self, view)
  const said = toldPlan(look(self, newMind(), { view, decision, tactics: none, wishes: none, people }), tactics)
  return said && { ...said, why: sentence(said.why) }
}

/** Counts actions with priority, so that the bot stops using free powers. */
function remember(mind: Mind, t: Table, decision: Decision, choice: Choice): void {
  const answer = decision.answers[choice.answer]
  noteAttack(t, decision, choice, mind.attacked)
  if (decision.kind !== 'priority' || !answer || answer.do === 'pass') return
  const key = answer.do === 'attack' ? `attack ${answer.card}` : `${answer.do} ${answer.card ?? 0} ${answer.code ?? ''}`
  keepInMind(mind, key, nameInView(t, answer.card))
}
