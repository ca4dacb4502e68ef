/**
 * Somebody meddles with a random game where no card does: a player leaves at any question or between any two steps. What
 * a meddler does follows from the seed and from what was written so far, so it is done again when a choice is made again.
 */
import { concede } from '../../src/engine/choices.ts'
import type { RunningGame } from '../../src/engine/game.ts'
import type { Decision } from '../../src/engine/types.ts'
import { living, lose, opponentsOf } from '../../src/rules/core/game.ts'
import { hashText, mix } from '../../src/state/dice.ts'
import { playerObj } from '../../src/state/ids.ts'
import type { Seat, Step } from '../../src/state/types.ts'

/** Kinds of moments at which somebody meddled, and how often. */
export type Met = Record<string, number>

export interface Meddler {
  /** Before a decision is answered. Whether something was done, so that another may be open now. */
  at?: (g: RunningGame, d: Decision) => boolean
  met: Met
}

/** From now on `after` is called for each step of the agenda that was carried out, and may write. */
export function afterSteps(g: RunningGame, after: (g: RunningGame, step: Step) => void): void {
  const around = (def: { run: (g: never, step: never) => unknown }) => ({
    ...def,
    run: (game: RunningGame, step: Step) => {
      const asked = def.run(game as never, step as never)
      if (!asked && !game.s.misc[0].outcome) after(game, step)
      return asked
    },
  })
  g.steps = Object.fromEntries(Object.entries(g.steps).map(([name, def]) => [name, around(def)])) as never
}

/** Whether the game would go on without this player. */
const canSpare = (g: RunningGame, seat: Seat): boolean =>
  g.s.misc[0].losing.length === 0 &&
  !g.s.players[seat]!.boss &&
  living(g).some((s) => s !== seat && opponentsOf(g, s).some((o) => o !== seat))

/** A player who can be spared: the one who is spoken of, or any. */
function someone(g: RunningGame, roll: number, spoken: Seat): Seat | undefined {
  const open = living(g).filter((s) => canSpare(g, s))
  return roll % 2 === 0 && open.includes(spoken) ? spoken : open[(roll >>> 1) % open.length]
}

/** The kind of a question, with its step where it isn't asked in the middle. */
const kindOf = ({ kind, step }: Decision): string => `${kind} (${step})`

/** Steps that may be taken once more without a change, if it is not known that nothing has changed. */
const REPEATED: ReadonlySet<string> = new Set(['window', 'before-priority', 'checks', 'triggers'])

/** A number that is the same at the same point of a game, however often it is reached. */
function rollAt(g: RunningGame, seed: number, what: string): number {
  const { log, link, mod, card, stamp } = g.s.misc[0]
  return mix(mix(seed, g.choices.length, log), hashText(what), mix(link + 1000 * mod, card, stamp))
}

/** What comes up all the time: once in so often. */
const common: Readonly<Record<string, number>> = {
  'priority (window)': 300,
  'mulligan (mulligan)': 60,
  'target (add)': 12,
}

/** Whether it is time to meddle: in each game some kinds of steps are often met with, all others seldom; of questions the rare ones. */
const isDue = (g: RunningGame, seed: number, what: string): boolean => {
  const often = what.startsWith('after ') ? (mix(seed, hashText(what), 1) % 8 === 0 ? 4 : 400) : (common[what] ?? 3)
  return rollAt(g, seed, what) % often === 0
}

/** 102.3: players leave. In odd games they concede at questions, in even games they lose between steps. */
export function leaving(g: RunningGame, seed: number): Meddler {
  const met: Met = {}
  const who = (now: RunningGame, what: string, spoken: Seat): Seat | undefined => {
    const seat = isDue(now, seed, what) ? someone(now, rollAt(now, seed, 'who'), spoken) : undefined
    if (seat !== undefined) met[what] = (met[what] ?? 0) + 1
    return seat
  }
  if (seed % 2 === 0) {
    afterSteps(g, (now, { step }) => {
      const seat = REPEATED.has(step) ? undefined : who(now, `after ${step}`, now.s.turn[0].seat)
      if (seat !== undefined) lose(now, seat, '102.1a')
    })
    return { met }
  }
  return {
    met,
    at(now, d) {
      const seat = who(now, kindOf(d), d.seat)
      return seat !== undefined && concede(now, seat) === null
    },
  }
}

/** 102.2: what is wrong with a question while players are out of the game. */
export function ghosts(g: RunningGame, d: Decision): string[] {
  const out = g.s.turn[0].order.filter((s) => g.s.players[s]!.lost)
  if (out.length === 0) return []
  const wrong: string[] = []
  for (const s of out) {
    if (d.seat === s || d.joint?.includes(s)) wrong.push(`seat ${s} is out of the game, and is asked (${kindOf(d)})`)
    if (d.answers.some((a) => a.card === playerObj(s))) wrong.push(`seat ${s} is out, and can be chosen (${kindOf(d)})`)
  }
  for (const a of d.answers) {
    const c = g.s.cards[a.card ?? 0]
    if (c && out.includes(c.owner)) wrong.push(`${c.def} is its owner's who is out, and can be chosen (${kindOf(d)})`)
  }
  for (const id of g.s.chain[0].links)
    if (out.includes(g.s.links[id]!.controller)) wrong.push(`link ${id} is on the chain; its controller is out`)
  for (const c of Object.values(g.s.cards))
    if (c.became === 0 && c.zone < 900 && out.includes(c.owner) && c.zone % 32 !== 3 && c.zone % 32 !== 4)
      wrong.push(`${c.def} (${c.id}) is in zone ${c.zone}, and its owner is out of the game`)
  for (const [zone, { cards }] of Object.entries(g.s.zones))
    if (
      cards.length > 0 &&
      out.includes(Math.floor(Number(zone) / 32)) &&
      Number(zone) % 32 !== 3 &&
      Number(zone) % 32 !== 4 &&
      Number(zone) < 900
    )
      wrong.push(`zone ${zone} of a player who is out has cards`)
  for (const m of Object.values(g.s.mods))
    if (out.includes(m.you)) wrong.push(`modifier ${m.id} is of seat ${m.you}, who is out`)
  for (const w of g.s.waiting[0].list)
    if (out.includes(w.controller)) wrong.push(`an effect of seat ${w.controller}, who is out, waits`)
  const { attacker, defender } = g.s.combat[0]
  for (const o of [attacker, defender])
    if (o > 0 && g.s.cards[o]?.became === 0 && out.includes(g.s.cards[o]!.owner))
      wrong.push(`a card of who is out is in combat`)
  return wrong
}
