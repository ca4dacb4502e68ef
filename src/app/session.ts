/** A game being played: who answers for each seat, the bots' pace, undo, the autosave after every choice. */
import type { Scene, Words } from '../board/index.ts'
import {
  canRedo,
  canUndo,
  choices,
  choose,
  concede,
  decision,
  describe,
  describeChain,
  describeRaid,
  describeStanding,
  forecast,
  type Game,
  outcome,
  played,
  raidSetup,
  record,
  redo,
  timing,
  undo,
  view,
} from '../engine/index.ts'
import type { Decision, Library, Outcome, Refusal, Seat, View } from '../engine/types.ts'
import { makeGameLog } from '../session/game-log.ts'
import { askPersonFirst } from '../session/group-decision.ts'
import { answerFor, passed, type Silence, type Since, sinceNow } from '../session/passing.ts'
import { type Played, personOf, type Reason, type SeatPlan } from '../session/saved-game.ts'
import { type Intent, partyOf, readingTime, type ShownReason, waitingFor, whoOf } from '../session/who-is-asked.ts'
import { makeBotClient } from './bot-client.ts'
import { nextStage, stopsOf } from './dialogs/raid-map.ts'
import type { Settings } from './storage/settings.ts'

export interface SessionUse {
  library: Library
  settings: () => Settings
  /** Something is different: show it. */
  changed(): void
  /** Milliseconds until the table is still; bots wait for that. */
  rest(): number
  /** A choice was made: keep it. */
  save(saved: Played): void
}

export interface Session {
  readonly game: Game
  readonly seats: readonly SeatPlan[]
  scene(): Scene
  /** The seat whose cards are shown, -1 for nobody's. */
  viewer(): Seat
  /** The seats in the game whose hands the person at the screen has. */
  own(): readonly Seat[]
  /** Shows the hand of another of one's own seats, until one of them is asked anew; without a seat, of the next one. */
  look(seat?: Seat): void
  /** What a bot is about to do, while it waits. */
  intent(): Intent | null
  /** What went wrong in the program itself, '' if nothing did. */
  trouble(): string
  /** Whether a person is asked now. */
  asks(): boolean
  /** The seat whose person must come to the screen first, null if that one is there. */
  covered(): Seat | null
  /** Whether several persons share this screen. */
  several(): boolean
  uncover(): void
  /** Answers the open decision for the person in turn. Returns why not, if the engine refuses. */
  answer(index: number): Refusal | null
  /** A person leaves the game (102.1b), whoever is asked. Returns why not, if that can't be. */
  concede(seat: Seat): Refusal | null
  /** The seats that persons at this screen have, of those still in the game. */
  players(): readonly Seat[]
  /** Back to the last decision of a person, or one choice where no person plays. */
  back(): void
  forward(): void
  canBack(): boolean
  canForward(): boolean
  /** Hands a seat to a person or a bot, at any time. */
  seat(seat: Seat, plan: SeatPlan): void
  /** Tells a card to stop asking a seat, as long as this game lasts; null lets it ask again. */
  silence(seat: Seat, card: string, to: Silence | null): void
  /** Passes for the persons until something happens; again, it stops that. */
  passOn(): void
  passing(): boolean
  /** Bots act without waiting until a person is asked. */
  hurry(): void
  /** The bot that waits acts now. */
  nudge(): void
  pause(on: boolean): void
  paused(): boolean
  outcome(): Outcome | null
  saved(): Played
  /** Goes on after the settings changed. */
  go(): void
  stop(): void
}

/** Milliseconds of bots' work in one go, and between two drawings while they act without waiting. */
const slice = 12
const between = 200
/** Milliseconds from when the table is still to the next act. */
const breath = 350

export function makeSession(
  game: Game,
  seats: SeatPlan[],
  from: Pick<Played, 'id' | 'reasons'>,
  use: SessionUse,
): Session {
  const raid = use.library.raids.find(({ id }) => id === raidSetup(played(game)).raid)
  const stages = raid ? Object.values(raid.machine.states).filter((node) => node.meta?.stage).length : 0
  let reasons: Reason[] = [...from.reasons]
  const eventCards = new Set(raid?.cards.flatMap(({ name, type }) => ([type].flat().includes('event') ? [name] : [])))
  const gameLog = makeGameLog(game, eventCards, () => reasons.filter(({ choice }) => choice < choices(game)))
  let timer = 0
  let unsaved = false
  let broken = ''
  let seen = view(game, -1)
  const botClient = makeBotClient(game, use.library, go)
  let drawn = 0
  let said: ShownReason | null = null
  let intent: Intent | null = null
  let last: Seat = -1
  /** The hand that is looked at instead of that of the seat which is asked, and the question at which that began to matter. */
  let looked: Seat | null = null
  let asked: Decision | null = null
  /** The person at the screen, as far as we know. */
  let there: number | null = null
  let hurried = false
  /** What a bot does when it has waited. */
  let waiting: (() => void) | null = null
  let paused = false
  let closed = false
  let handed: { of: Decision | null; as: Decision | null } | null = null
  /** What stood on the table as a person said to pass on. */
  let since: Since | null = null

  const party = partyOf(seen)
  const see = (seat: Seat): View => {
    seen = view(game, seat)
    return seen
  }
  const isPerson = (seat: Seat): boolean => seats[seat]?.kind === 'person'
  /** The open question, the same object as long as it is open. */
  function ask(): Decision | null {
    const of = decision(game)
    if (handed?.of !== of) handed = { of, as: askPersonFirst(of, isPerson) }
    return handed.as
  }
  /** Whether several persons share this screen. */
  const several = (): boolean => new Set(persons().map((seat) => personOf(seats[seat]))).size > 1
  const persons = (): Seat[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

  /** The hands that the person at the screen may see. */
  function own(): Seat[] {
    const person = personOf(seats[seatAsked()])
    const { seats: all } = seen
    return person === 0 ? [] : persons().filter((seat) => personOf(seats[seat]) === person && !all[seat]?.lost)
  }

  const viewer = (): Seat => (looked !== null && own().includes(looked) ? looked : seatAsked())

  /** The person's seat that is asked, or was last. */
  function seatAsked(): Seat {
    const all = persons()
    if (all.length === 0) return -1
    if (all.length === 1) return all[0]
    const open = ask()
    if (open && isPerson(open.seat)) last = open.seat
    return isPerson(last) ? last : all[0]
  }

  function covered(): Seat | null {
    if (!several() || !use.settings().cover || outcome(game)) return null
    const open = ask()
    if (!open || !isPerson(open.seat) || there === personOf(seats[open.seat])) return null
    return open.seat
  }

  /** The last decision that was asked whether it stops for its person, and what is answered for them, null if it does. */
  let stopped: {
    open: Decision
    by: Settings
    silent: SeatPlan['silent']
    since: Since | null
    answer: number | null
  } | null = null

  /** What is answered for a person: nothing to decide, nothing of use, or they said to pass on. Null: they are asked. */
  function skips(open: Decision): number | null {
    const by = use.settings()
    const { silent } = seats[open.seat]
    if (stopped?.open !== open || stopped.by !== by || stopped.since !== since || stopped.silent !== silent) {
      const stopping = { ...by, silent: silent ?? {} }
      const answer = answerFor(open, view(game, open.seat), stopping, since, timing(game, open))
      stopped = { open, by, silent, since, answer }
    }
    return stopped.answer
  }

  function take(index: number, reason?: Omit<Reason, 'choice' | 'seat'>): Refusal | null {
    const before = choices(game)
    const open = ask()
    const refusal = choose(game, index)
    if (refusal) return refusal
    intent = null
    reasons = reasons.filter(({ choice }) => choice < before)
    if (reason && open) reasons.push({ choice: before, seat: open.seat, ...reason })
    unsaved = true
    return null
  }

  /** Works through what bots and skipped decisions answer, a slice at a time, until a person must choose. */
  function go(): void {
    clearTimeout(timer)
    if (closed) return
    const start = performance.now()
    let waits = false
    const sound = guarded(() => {
      while (!waits && performance.now() - start < slice) waits = step()
    })
    if (!sound) return
    if (!waits) timer = window.setTimeout(go, 0)
    if ((!waits || botClient.busy()) && start - drawn < between) return
    drawn = start
    if (unsaved) use.save(saved())
    use.changed()
  }

  /**
   * Does the work and returns true. After an error of the program's own the game stands still; what was played is kept,
   * undo and saving to a file still work.
   */
  function guarded(work: () => void): boolean {
    try {
      work()
      return true
    } catch (error) {
      console.error(error)
      const what = error instanceof Error ? error.message : String(error)
      broken = `The program made a mistake (${what}). Undo and choose otherwise, or save the game to a file and report it.`
      botClient.forget()
      use.changed()
      return false
    }
  }

  /** One decision. Returns whether something must be waited for: a person, a reason that is shown, the end. */
  function step(): boolean {
    const open = ask()
    if (!open) {
      said = null
      return true
    }
    if (!isPerson(open.seat)) return paused || act(open)
    const given = skips(open)
    if (given !== null) {
      take(given)
      if (since) since = passed(since, view(game, open.seat))
      return false
    }
    since = null
    hurried = false
    if (asked !== open) looked = null
    asked = open
    return true
  }

  /** A bot's choice: at once, or after its reason has been shown for a while. Returns whether it waits. */
  function act(open: Decision): boolean {
    const move = botClient.of(open, seats[open.seat].bot)
    if (!move) return true
    const { answer, act: does, why, quiet, ends, secret, hits } = move
    const { speed } = use.settings()
    const hidden = secret && open.seat !== viewer()
    const shown = { act: does, why: hidden ? '' : why }
    const { name, boss } = seen.seats[open.seat]
    const wait = quiet || hurried || speed === 0 ? 0 : readingTime(open, boss, shown) / speed
    const told = why !== '' && (!quiet || (ends && lastReason(open.seat) !== why))
    // Of a part of an act that has no reason of its own the reason of the act still stands.
    const text = why || (said?.seat === open.seat ? said.text : '')
    if (!quiet) said = hidden ? null : { seat: open.seat, text, hits }
    const reason = told ? { text: why, secret } : undefined
    if (wait === 0) {
      take(answer, reason)
      return false
    }
    if (!quiet) intent = { seat: open.seat, name, boss, ...shown, wait }
    waiting = () => {
      waiting = null
      clearTimeout(timer)
      if (guarded(() => take(answer, reason))) go()
    }
    timer = window.setTimeout(onceStill, wait)
    return true
  }

  /** A bot's act waits for what is still moving on the table. */
  function onceStill(): void {
    const left = use.rest()
    if (left > 0) timer = window.setTimeout(onceStill, left + breath / (use.settings().speed || 1))
    else waiting?.()
  }

  const lastReason = (seat: Seat): string | undefined => reasons.findLast((reason) => reason.seat === seat)?.text

  function saved(): Played {
    unsaved = false
    const done = outcome(game) !== null
    see(-1)
    const turn = `turn ${seen.turn.n}${seen.raid.title === '' ? '' : `, ${seen.raid.title.replace(/^Stage/, 'stage')}`}`
    return {
      id: from.id,
      title: seen.raid.name,
      party,
      note: done ? `over after ${turn}` : turn,
      when: Date.now(),
      over: done,
      seats: seats.map((plan) => ({ ...plan })),
      reasons,
      record: record(game),
    }
  }

  /** A character that has been taken up but not put down yet (R304): the column or row of a move is no place to stop at. */
  const midMove = (open: Decision): boolean => open.kind === 'arrange' && open.about.picked !== undefined

  /** Undoes or redoes to the next decision of a person in that direction. */
  function travel(step: (game: Game) => boolean, revert: (game: Game) => boolean): void {
    clearTimeout(timer)
    waiting = null
    botClient.forget()
    broken = ''
    said = null
    intent = null
    looked = null
    since = null
    let steps = 0
    const noPersons = persons().length === 0
    while (step(game)) {
      steps++
      const open = ask()
      if (noPersons || (open && isPerson(open.seat) && skips(open) === null && !midMove(open))) break
    }
    const open = ask()
    const found = noPersons || (open !== null && isPerson(open.seat)) || step === redo
    if (!found) while (steps-- > 0) revert(game)
    if (noPersons && steps > 0) paused = true
    gameLog.reset()
    use.save(saved())
    go()
  }

  function scene(): Scene {
    const seat = viewer()
    const now = see(seat)
    const open = ask()
    const mine = open && isPerson(open.seat) && open.seat === seat && skips(open) === null ? open : null
    const words: Words | null = mine ? describe(game, mine, seat) : null
    const { log, lastEvent, events } = gameLog.read(seat, now)
    return {
      view: now,
      decision: mine,
      words,
      who: whoOf(now, mine),
      waiting: waitingFor(now, open, { person: open !== null && isPerson(open.seat), paused, intent, said }),
      decides: open?.seat ?? null,
      log,
      events,
      // What was to be expected of an act is over once it has been done.
      said: said && !intent && !now.combat && now.chain.length === 0 ? { ...said, hits: [] } : said,
      lastEvent,
      links: describeChain(game, seat),
      standing: describeStanding(game, now),
      besides: describeRaid(now),
      hall: raid?.table?.hall,
      lies: raid?.table?.types ?? {},
      lessons: raid?.table?.lessons ?? [],
      stages,
      stops: raid ? stopsOf(raid, now) : [],
      nextStage: raid ? nextStage(raid, now) : '',
      forecast: forecast(game),
    }
  }

  return {
    game,
    seats,
    scene,
    viewer,
    own,
    look(seat) {
      const all = own()
      looked = seat ?? all[(all.indexOf(viewer()) + 1) % all.length] ?? null
      use.changed()
    },
    intent: () => intent,
    trouble: () => broken,
    asks() {
      const open = ask()
      return open !== null && isPerson(open.seat) && skips(open) === null
    },
    covered,
    several,
    uncover() {
      there = personOf(seats[viewer()])
      use.changed()
    },
    answer(index) {
      const open = ask()
      if (!open || !isPerson(open.seat) || covered() !== null) return null
      said = null
      let refusal: Refusal | null = null
      const sound = guarded(() => {
        refusal = take(index)
      })
      if (!sound || refusal) return refusal
      use.save(saved())
      go()
      return null
    },
    concede(seat) {
      if (!isPerson(seat)) return { rule: '102.1b', why: 'Nobody at this screen plays that seat.' }
      const before = choices(game)
      let refusal: Refusal | null = null
      const sound = guarded(() => {
        refusal = concede(game, seat)
      })
      if (!sound || refusal) return refusal
      said = null
      botClient.forget()
      reasons = reasons.filter(({ choice }) => choice < before)
      use.save(saved())
      go()
      return null
    },
    players: () => persons().filter((seat) => !view(game, -1).seats[seat]?.lost),
    back: () => travel(undo, redo),
    forward: () => travel(redo, undo),
    canBack: () => canUndo(game),
    canForward: () => canRedo(game),
    seat(seat, plan) {
      there ??= personOf(seats[viewer()])
      handed = null
      seats[seat] = { ...plan, silent: seats[seat].silent }
      botClient.forget()
      said = null
      intent = null
      looked = null
      use.save(saved())
      go()
    },
    silence(seat, card, to) {
      const { [card]: _old, ...others } = seats[seat].silent ?? {}
      seats[seat] = { ...seats[seat], silent: to ? { ...others, [card]: to } : others }
      use.save(saved())
      go()
    },
    passOn() {
      const open = ask()
      since = since === null ? sinceNow(view(game, open?.seat ?? -1), open?.about.window) : null
      go()
    },
    passing: () => since !== null,
    hurry() {
      hurried = true
      go()
    },
    nudge: () => waiting?.(),
    pause(on) {
      paused = on
      go()
    },
    paused: () => paused,
    outcome: () => outcome(game),
    saved,
    go,
    stop() {
      closed = true
      botClient.stop()
      clearTimeout(timer)
    },
  }
}
