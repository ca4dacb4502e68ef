/**
 * Somebody meddles with random games as no card does: players leave at any question and between any two steps, cards come under another's control
 * as powers wait for their leaving, what has been exhausted is readied before anybody can answer. What a meddler does follows from the seed and from
 * the position, so that it is done again when a choice is made again. `npm run soak -- --leaving`, `--stealing`, `--readying`.
 */
import { concede } from '../../src/engine/choices.ts'
import { type RunningGame, running } from '../../src/engine/game.ts'
import { allSteps } from '../../src/engine/loop.ts'
import { start } from '../../src/engine/new-game.ts'
import type { Library } from '../../src/engine/types.ts'
import { meta } from '../../src/language/compile.ts'
import type { CardDef, Effect } from '../../src/language/types.ts'
import { wordsOn } from '../../src/language/usage.ts'
import { textStep } from '../../src/rules/709-resolving-links/text.ts'
import { powersOf } from '../../src/rules/714-continuous-modifiers/modifiers.ts'
import { addLink, codeOf, emptyLink, living, lose, opponentsOf, pushAll } from '../../src/rules/core/game.ts'
import { decisionKinds } from '../../src/state/decisions.ts'
import { hashText, mix } from '../../src/state/dice.ts'
import { inPlay, PARTY, ROW, zoneId, zoneKind } from '../../src/state/ids.ts'
import type { CardId, Seat, Step } from '../../src/state/types.ts'
import { library } from '../set/index.ts'
import { type Checks, kindOf, type Meddler, type Met, playOut, reload } from './checks.ts'
import { begun } from './random.ts'
import { tableSetup } from './tables.ts'

/** From now on `after` is called for each step of the agenda that was carried out, and may write. */
function afterSteps(g: RunningGame, after: (g: RunningGame, step: Step) => void): void {
  const around = (def: { run: (g: never, step: never) => unknown }) => ({
    ...def,
    run: (game: RunningGame, step: Step) => {
      const asked = def.run(game as never, step as never)
      if (!asked && !game.s.misc[0].outcome && !REPEATED.has(step.step)) after(game, step)
      return asked
    },
  })
  g.steps = Object.fromEntries(Object.entries(g.steps).map(([name, def]) => [name, around(def)])) as never
}

/** Steps that may be taken once more without a change, if it is not known that nothing has changed. */
const REPEATED: ReadonlySet<string> = new Set(['window', 'before-priority', 'checks', 'triggers'])

/** A number that is the same at the same point of a game, however often it is reached. */
function rollAt(g: RunningGame, seed: number, what: string): number {
  const { log, link, mod, card, stamp } = g.s.misc[0]
  return mix(mix(seed, g.choices.length, log), hashText(what), mix(link + 1000 * mod, card, stamp))
}

const count = (met: Met, what: string): void => {
  met[what] = (met[what] ?? 0) + 1
}

/** A player who can be spared, so that the game goes on: the one who is spoken of, or any. */
function someone(g: RunningGame, roll: number, spoken: Seat): Seat | undefined {
  if (g.s.misc[0].losing.length > 0) return undefined
  const open = living(g).filter(
    (seat) =>
      !g.s.players[seat]!.boss && living(g).some((s) => s !== seat && opponentsOf(g, s).some((o) => o !== seat)),
  )
  return roll % 2 === 0 && open.includes(spoken) ? spoken : open[(roll >>> 1) % open.length]
}

/** What comes up all the time: once in so often. */
const common: Readonly<Record<string, number>> = {
  'priority (window)': 300,
  'mulligan (mulligan)': 60,
  'target (add)': 12,
  'attacker-target (propose)': 12,
}

/** Whether it is time to leave: in each game some kinds of steps are often met with, all others seldom; of questions the rare ones. */
const isDue = (g: RunningGame, seed: number, what: string): boolean => {
  const often = what.startsWith('after ') ? (mix(seed, hashText(what), 1) % 8 === 0 ? 4 : 400) : (common[what] ?? 3)
  return rollAt(g, seed, what) % often === 0
}

/** 102.3: players leave. In odd games they concede at questions, in even games they lose between steps. */
function leaving(g: RunningGame, seed: number): Meddler {
  const met: Met = {}
  const who = (now: RunningGame, what: string, spoken: Seat): Seat | undefined => {
    const seat = isDue(now, seed, what) ? someone(now, rollAt(now, seed, 'who'), spoken) : undefined
    if (seat !== undefined) count(met, what)
    return seat
  }
  if (seed % 2 === 0) {
    afterSteps(g, (now, { step }) => {
      const seat = who(now, `after ${step}`, now.s.turn[0].seat)
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

const trick = (name: string, ...text: Effect[]): CardDef => ({
  name,
  type: 'ability',
  set: 'test',
  number: 0,
  cost: 0,
  text,
})
const tricks = [
  trick('Stolen for a Turn', {
    do: 'modify',
    mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }],
    until: 'turn',
  }),
  trick('Stolen for Good', { do: 'modify', mods: [{ mod: 'control', what: { target: 1, is: 'ally' }, by: 'you' }] }),
  trick('Readied', { do: 'ready', what: { target: 1, is: 'card' } }),
]

/** Has a trick done at once, as if it were part of what has just been done. */
function play(g: RunningGame, name: string, it: CardId, seat: Seat): void {
  const { textPtr: code } = g.code.cards.get(name)!
  const [site] = meta(g.code.at.get(code) as object).targets
  const by = { kind: 'game', card: g.s.players[seat]!.hero, controller: seat } as const
  const { id } = addLink(g, { ...emptyLink, ...by, code, targets: { [meta(site!).ptr]: [it] } })
  pushAll(g, [textStep(id, code), { step: 'resolved', link: id }])
}

/** Cards in play with a power that waits for the last of some cards to leave their party, and which of these are there. */
function watchers(g: RunningGame): { key: string; card: CardId; all: readonly CardId[] }[] {
  const inParty = Object.values(g.s.cards).filter((c) => c.became === 0 && zoneKind(c.zone) === PARTY)
  return inParty.flatMap((c) =>
    powersOf(g, c.id).flatMap((p) => {
      const { on, last, zone, what } = p.shape === 'when' ? p.node.when : {}
      if (on !== 'leave' || !last || zone !== 'party' || typeof what !== 'object' || !('of' in what)) return []
      const { name, tag } = what as { name?: string; tag?: string }
      const is = (id: CardId): boolean => {
        const { def } = codeOf(g, g.s.cards[id]!)
        return name === undefined ? def.tags?.includes(tag ?? '') === true : def.name === name
      }
      const all = (g.s.zones[zoneId(c.controller, PARTY)]?.cards ?? []).filter(is)
      return [{ key: `${c.id} ${c.faceDown} ${c.controller}`, card: c.id, all }]
    }),
  )
}

/** 415.8b: cards come under the control of others, and powers that wait for the last of them to leave must have triggered. */
function stealing(g: RunningGame, seed: number): Meddler {
  const met: Met = {}
  afterSteps(g, (now, { step }) => {
    const roll = rollAt(now, seed, step)
    if (!['resolved', 'phase.ready', 'phase.end', 'conclude'].includes(step) || roll % 3 !== 0) return
    const watched = watchers(now).flatMap(({ all }) => all)
    const allies = Object.values(now.s.cards).filter((c) => c.became === 0 && zoneKind(c.zone) === PARTY)
    const open = watched.length > 0 ? watched : allies.map(({ id }) => id).filter((id) => now.ask.kind(now, id, 'ally'))
    const it = open[(roll >>> 12) % open.length]
    const others = living(now).filter((s) => s !== now.s.cards[it ?? 0]?.controller)
    const to = others[(roll >>> 8) % others.length]
    if (it === undefined || to === undefined) return
    count(met, `after ${step}`)
    play(now, watched.length > 0 || roll % 2 === 0 ? 'Stolen for Good' : 'Stolen for a Turn', it, to)
  })
  let before = watchers(g)
  return {
    met,
    wrong(now) {
      const is = watchers(now)
      const left = before.filter(({ key, all }) => all.length > 0 && is.find((w) => w.key === key)?.all.length === 0)
      before = is
      return left.flatMap(({ card }) => {
        count(met, 'the last left')
        const waits = now.s.waiting[0].list.some((w) => w.card === card)
        if (waits || now.s.chain[0].links.some((id) => now.s.links[id]!.card === card)) return []
        return [`the last has left, and ${now.s.cards[card]!.def} has not heard it`]
      })
    },
  }
}

/** So often in a turn: whoever is always readied would attack for ever. */
const READIED = 40

/** 714.3b: what has been exhausted is readied again at once, and nothing that lasts while it remains exhausted lasts longer. */
function readying(g: RunningGame, seed: number): Meddler {
  const met: Met = {}
  afterSteps(g, (now, { step }) => {
    const log = Object.values(now.s.log)
    const it = log.findLast((h) => h.on === 'exhaust')?.what ?? 0
    if (log.filter((h) => h.on === 'ready').length >= READIED) return
    const c = now.s.cards[it]
    if (!c?.exhausted || c.became !== 0 || !inPlay(c.zone) || rollAt(now, seed, step) % 2 !== 0) return
    count(met, `after ${step}`)
    play(now, 'Readied', it, living(now)[rollAt(now, seed, 'who') % living(now).length]!)
  })
  return { met, wrong: stillInForce }
}

/** What is in force only while a card is exhausted that is ready. */
function stillInForce(g: RunningGame): string[] {
  const mods = Object.values(g.s.mods).filter((m) => {
    const c = g.s.cards[m.self]
    const { match, state } = (m.ends === 'while' ? g.code.at.get(m.while) : {}) as { match?: unknown; state?: unknown }
    return match === 'self' && state === 'exhausted' && (c?.became !== 0 || !c.exhausted)
  })
  const cubes = Object.values(g.s.cards).filter((c) => {
    const freed = c.became === 0 && zoneKind(c.zone) === ROW && c.host !== 0
    return freed && codeOf(g, c).def.powers?.some((p) => 'as' in p) && g.s.cards[c.host]?.exhausted !== true
  })
  return [
    ...mods.map((m) => `modifier ${m.id} of ${g.s.cards[m.self]?.def} lasts while it is exhausted, and it is ready`),
    ...cubes.map((c) => `${c.def} is on ${g.s.cards[c.host]?.def}, which is ready`),
  ]
}

const meddlers = { leaving, stealing, readying }
export type Meddling = keyof typeof meddlers
export const meddlings = Object.keys(meddlers) as Meddling[]

/** Kinds of questions and steps of games at which nobody left. */
export const neverLeft = (met: Readonly<Met>): string[] => [
  ...decisionKinds.filter((kind) => !Object.keys(met).some((what) => what.startsWith(`${kind} (`))),
  ...Object.keys(allSteps).filter((step) => !REPEATED.has(step) && met[`after ${step}`] === undefined),
]

const halls = library.raids.flatMap(({ id, modes }) =>
  modes ? modes.map((m) => ({ raid: id, mode: m.id })) : [{ raid: id }],
)
const bag: Library = { ...library, cards: [...library.cards, ...tricks] }

/** Of every word of the language, the cards that have it: so that what is rare on cards is not rare in games. */
const users = new Map<string, string[]>()
for (const card of library.cards.filter(
  ({ type, tags }) => !['hero', 'event'].includes([type].flat()[0]!) && !tags?.includes('Token'),
))
  for (const word of wordsOn(card)) users.set(word, [...(users.get(word) ?? []), card.name])
const words = [...users.values()]

/** Choices after which a table is left: long decks make long games. */
const LONG = 1500

/** Plays one game with which somebody meddles: every third at a table without a raid, the others in all raids and modes. Says what was done. */
export function playMeddled(
  seed: number,
  how: Meddling,
  checks: Checks & { events?: boolean },
): { g: RunningGame; met: Met } {
  const table = seed % 3 === 0
  const eager = Array.from({ length: 8 }, (_, i) => {
    const cards = words[mix(seed, 0x6d656464, i) % words.length]!
    return cards[mix(seed, 0x6d656465, i) % cards.length]!
  })
  const events = checks.events ?? false
  const g = table
    ? running(start(bag, tableSetup(seed, eager), { events }))
    : begun(bag, seed, events, halls[Math.floor(seed / 3) % halls.length]!)
  const meddler = meddlers[how](g, seed)
  const more = table ? { eager: new Set(eager), enough: () => g.choices.length > LONG } : {}
  playOut(g, seed, { ...checks, ...more, meddler })
  if (how === 'leaving' && seed % 10 === 1) reload(bag, g)
  return { g, met: meddler.met }
}
