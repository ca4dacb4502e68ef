/** The game in English, as one seat may know it: prompts, answers, events. */

import type { Code } from '../language/compile.ts'
import { once } from '../language/once.ts'
import { capital, inText, plainName, possessive, sentence } from '../language/phrases.ts'
import {
  type Attack,
  answerText,
  briefOf,
  eventText,
  linkSays,
  linkText,
  linkTitle,
  opponentsAsRaiders,
  type PrintCtx,
  pieceText,
  pileText,
  powerAt,
  promptOf,
  raidWords,
  saysOf,
  toRaiders,
  withoutYou,
} from '../language/print/index.ts'
import { clashing } from '../rules/414-uniqueness.ts'
import { isSlow } from '../rules/707-adding-links/options.ts'
import { combat, link, type Recorded } from '../rules/core/game.ts'
import {
  DECK,
  HAND,
  inPlay,
  isLink,
  isPlayer,
  isZone,
  linkOfObj,
  RAID,
  RESOURCES,
  seatOf,
  zoneId,
  zoneKind,
  zoneOfObj,
  zoneSeat,
} from '../state/ids.ts'
import type { Answer, CardId, Decision, Happening, Link, Obj, Seat } from '../state/types.ts'
import { forecast } from './forecast.ts'
import { calledNow, type RunningGame, running } from './game.ts'
import { onRaidTable, threatWarning } from './raid-table.ts'
import { outcomeText } from './turn-text.ts'
import type { EventKind, Game, GameEvent, LinkTold, ModView, View } from './types.ts'
import { knows } from './view/look.ts'
import { view } from './view/view.ts'

const nameOf = (g: RunningGame, o: Obj, def: string): string =>
  g.s.cards[o]?.specified?.name ?? plainName(g.code.cards.get(def)?.def.name ?? def)

/** The context for putting texts into words for one seat. It never reveals hidden information. */
export function context(
  g: RunningGame,
  seat: Seat,
  names: Readonly<Record<number, { def: string; seen: number }>> = {},
): PrintCtx {
  const know = (o: Obj): string | null => {
    const then = names[o]
    if (then) return then.seen === -1 || (seat >= 0 && (then.seen & (1 << seat)) !== 0) ? then.def : null
    const c = g.s.cards[o]
    if (!c) return null
    return knows(g, c, seat) || (c.became !== 0 && inPlay(c.zone) && !c.resource) ? c.def : null
  }
  const seatName = (s: Seat): string => {
    const p = g.s.players[s]
    return p ? inText({ name: calledNow(g, p), boss: p.boss }) : 'nobody'
  }
  return {
    name(o) {
      if (o === RAID) return 'the raid'
      if (isPlayer(o)) return seatName(seatOf(o))
      if (isZone(o)) {
        const z = zoneOfObj(o)
        const pile = zoneKind(z) === DECK ? 'deck' : zoneKind(z) === HAND ? 'hand' : 'graveyard'
        return `${seatName(zoneSeat(z))}’s ${pile}`
      }
      if (isLink(o)) return `the effect of ${know(g.s.links[linkOfObj(o)]?.card ?? 0) ?? 'a card'}`
      const known = know(o)
      return known === null ? 'a card' : nameOf(g, o, known)
    },
    seatName,
    def(o) {
      const name = know(o)
      return name === null ? null : (g.code.cards.get(name)?.def ?? null)
    },
    node: (ptr) => g.code.at.get(ptr),
    words: raidWords(g.def),
    ...heardBy(g, seat),
    you: seat,
    called: (ptr) => g.raid?.called(ptr) ?? '',
    asks: (ptr) => g.raid?.asks(ptr) ?? '',
  }
}

/** The reading of texts from a reader's seat. */
const heardBy = (g: RunningGame, reader: Seat): Pick<PrintCtx, 'asHeard'> =>
  g.s.players[reader]?.boss ? {} : { asHeard: (text, card, ptr) => asHeard(g, text, card, ptr) }

/** A text as raiders read it: on the Boss player's cards, and in the raid's own effects, "you" is the other side. */
function asHeard(g: RunningGame, text: string, card: Obj, ptr = ''): string {
  const owner = g.s.cards[card]?.controller
  const ofRaid = g.code.ofRaid.has(ptr) || g.raid?.only.has(ptr.slice(0, ptr.indexOf('#')))
  if (!(owner === undefined ? ofRaid : g.s.players[owner]?.boss)) return text
  // Of a power that raiders may use, "you" is whoever uses it (705.4).
  const power = g.code.at.get(ptr.slice(0, ptr.indexOf('#') + 1) + powerAt(ptr))
  const isShared = typeof power === 'object' && power !== null && 'by' in power
  return isShared ? opponentsAsRaiders(text) : toRaiders(text, raidWords(g.def))
}

/** A decision in English: the question (`prompt`), the text of the asking card (`says`, '' if none), each answer in order, and the rule (`why`). */
export interface Described {
  prompt: string
  says: string
  answers: string[]
  why: string
}

/**
 * The open decision in English, in words that one seat may read.
 * @param game - The game.
 * @param decision - The open decision.
 * @param seat - The seat of the reader.
 * @returns The question, the text of the card that asks it, and every answer in the order of the decision.
 */
export function describe(game: Game, decision: Decision, seat: Seat): Described {
  const g = running(game)
  const ctx = { ...asking(g, decision, seat), attack: attackNow(game), next: nextLink(g) }
  const heard = decision.seat === seat ? (text: string) => text : heardByOthers(g, decision, ctx)
  const turn = decision.seat === seat ? 'Your turn' : `${possessive(ctx.seatName(decision.seat), false)} turn`
  const prompt = heard(closes(g, decision) ? turn : promptOf(decision, ctx))
  const { says, placing } = warningOf(g, decision)
  const beside = (a: Answer): string => {
    const note = a.do === 'place' ? placing : clashText(g, decision, a, ctx)
    return note && ` (${note})`
  }
  return {
    prompt: capital(prompt),
    says: heard(says || capital(saysOf(decision, prompt, ctx))),
    answers: decision.answers.map((a) => heard(capital(wordsOf(g, decision, a, ctx)) + beside(a))),
    why: `Rule ${decision.rule}.`,
  }
}

/** Names for others the player who is "you" in a question: in a card's text its controller, else the one who is asked. */
function heardByOthers(g: RunningGame, { seat, about }: Decision, ctx: PrintCtx): (text: string) => string {
  const owner = about.code ? (g.s.links[about.link ?? 0] ?? g.s.cards[about.card ?? 0])?.controller : undefined
  const who = ctx.seatName(owner ?? seat)
  const hero = g.s.players[owner ?? seat]?.boss ? who : `${possessive(who, false)} hero`
  // Names of cards stay as they are: "Your Fortune Awaits You".
  const mark = (i: number): string => `\u0001${i}\u0001`
  return (text) => {
    if (!/\byou/i.test(text)) return text
    const names = calledYou(g.code)
    const marked = names.reduce((now, name, i) => now.replaceAll(name, mark(i)), text)
    return names.reduce((now, name, i) => now.replaceAll(mark(i), name), withoutYou(marked, who, hero))
  }
}

const calledYou = once((code: Code): readonly string[] => [...code.cards.keys()].filter((name) => /\byou/i.test(name)))

/** Adds to passing that it ends the turn, if it does. */
const wordsOf = (g: RunningGame, d: Decision, a: Answer, ctx: PrintCtx): string =>
  a.do === 'pass' && closes(g, d) ? 'End turn' : answerText(d, a, ctx)

/** The open attack and what its defender is about to take (603). */
function attackNow(game: Game): Attack | null {
  const { attacker: by, defender, proposed, second, proposedToo, sabotage } = combat(running(game))
  const to = [defender || proposed, defender ? second : proposedToo].filter(Boolean)
  if (by === 0 || to.length === 0) return null
  const blow = forecast(game)?.blows.find((one) => one.by === by && one.to === to[0])
  const said = blow && blow.n > 0 && to.length === 1 ? [blow.n, blow.types.join(' and ')].join(' ').trim() : ''
  return { by, to, blow: said, fatal: said !== '' && blow !== undefined && blow.left <= 0, sabotage }
}

const nextLink = (g: RunningGame): Link | null => g.s.links[g.s.chain[0].links.at(-1) ?? 0] ?? null

/** Explains an answer in terms of uniqueness (414): the card that a new one would replace, and which of several is new. */
function clashText(g: RunningGame, { kind, seat, answers }: Decision, a: Answer, ctx: PrintCtx): string {
  const id = a.card ?? 0
  if (kind === 'unique') {
    const newest = answers.reduce((last, { card = 0 }) => Math.max(last, g.s.cards[card]?.stamp ?? 0), 0)
    return g.s.cards[id]?.stamp === newest ? 'the new one' : ''
  }
  if (a.do !== 'play' || ctx.def(id) === null) return '' // of a card that this seat can't see, nothing is told
  const [old, ...others] = clashing(g, seat, id)
  return old === undefined ? '' : others.length > 0 ? 'you would have one too many' : `replaces ${ctx.name(old)}`
}

/** The resources that a player may lose to threat on their own turn (R504.2), if the raid's table shows threat. */
function warningOf(g: RunningGame, { kind, seat, answers }: Decision): ReturnType<typeof threatWarning> {
  const asks = kind === 'priority' && g.s.turn[0].seat === seat && g.s.players[seat]?.boss === false
  const threat = asks ? onRaidTable(g, 'threat') : undefined
  if (!threat) return threatWarning(undefined, 0, false)
  const have = g.s.zones[zoneId(seat, RESOURCES)]?.cards.length ?? 0
  return threatWarning(
    threat,
    have,
    answers.some((a) => a.do === 'place'),
  )
}

/**
 * One answer in English; cheaper than `describe` if only a few are needed.
 * @param game - The game.
 * @param decision - The open decision.
 * @param answer - The index of the answer.
 * @param seat - The seat of the reader.
 * @param reader - Whose side it is said for, if another seat may read what this seat knows.
 * @returns The answer in words; '' if there is no such answer.
 */
export function describeAnswer(game: Game, decision: Decision, answer: number, seat: Seat, reader = seat): string {
  const g = running(game)
  const a = decision.answers[answer]
  const { asHeard: _, ...ctx } = asking(g, decision, seat)
  return a ? capital(wordsOf(g, decision, a, { ...ctx, ...heardBy(g, reader) })) : ''
}

/** The words for the card that asks, as its player's seat may know them. */
function asking(
  g: RunningGame,
  { about: { link = 0 }, seat: decider, joint, answers }: Decision,
  seat: Seat,
): PrintCtx {
  const ctx = context(g, seat)
  const aims = [...new Set(Object.values(g.s.links[link]?.targets ?? {}).flat())].map(ctx.name)
  const chosen = Object.values(g.s.links[link]?.names ?? {}).flatMap(({ w }) => w ?? [])
  const asked = joint ?? [decider]
  const foreign = answers.some(({ card = 0 }) => g.s.cards[card] && !asked.includes(g.s.cards[card].controller))
  return { ...ctx, aims, chosen, foreign }
}

/** Whether passing ends the action step, unless somebody else acts (502.2). */
const closes = (g: RunningGame, { kind, seat, about, answers }: Decision): boolean =>
  kind === 'priority' && isSlow(g, seat, about.window ?? '') && answers[0]?.do === 'pass'

/**
 * The chain in English (408).
 * @param game - The game.
 * @param seat - The seat of the reader.
 * @returns One line for each link, the bottom one first.
 */
export function describeChain(game: Game, seat: Seat): string[] {
  const g = running(game)
  const ctx = context(g, seat)
  return g.s.chain[0].links.map((id) => capital(linkText(link(g, id), ctx)))
}

/**
 * The temporary modifiers in English (714.3): the card that made each, its effect, its objects, its duration.
 * @param game - The game.
 * @param seat - The seat of the reader.
 * @returns One sentence each, the oldest first.
 */
export const describeForce = (game: Game, seat: Seat): string[] =>
  view(game, seat).modifiers.map((m) => forceText(running(game), m, seat))

/**
 * The temporary modifiers (714.3) that are not about a particular card or player.
 * @param game - The game.
 * @param view - The view of the reader.
 * @returns Each with the card that made it, the seat of its controller, and a sentence; the oldest first.
 */
export const describeStanding = (game: Game, view: View): { card: CardId; seat: Seat; text: string }[] =>
  view.modifiers
    .filter(({ on }) => on.length === 0)
    .map((m) => ({ card: m.card, seat: m.controller, text: forceText(running(game), m, view.seat) }))

function forceText(g: RunningGame, m: ModView, seat: Seat): string {
  const heard = heardBy(g, seat).asHeard && g.s.players[m.controller]?.boss
  const ctx: PrintCtx = { ...context(g, seat), asHeard: (text) => (heard ? toRaiders(text, raidWords(g.def)) : text) }
  const from = g.code.ofRaid.has(m.code) ? '' : `${m.code.slice(0, m.code.indexOf('#'))}: `
  const of = m.on.length > 0 && m.on.length <= 5 ? ` (${m.on.map((o) => ctx.name(o)).join(', ')})` : ''
  return sentence(`${from}${pieceText(m.code, ctx).replace(/\.$/, '')}${of}${lasts(g, m, ctx.seatName)}`)
}

/** " until the end of Onyxia's next turn". */
function lasts(g: RunningGame, { id, ends, seat }: ModView, name: (seat: Seat) => string): string {
  if (ends === 'turn' || ends === 'combat') return ` this ${ends}`
  if (ends !== 'start' && ends !== 'end') return ''
  const now = ends === 'end' && (seat < 0 || g.s.turn[0].seat === seat) && (g.s.mods[id]?.after ?? 0) < g.s.turn[0].n
  const whose = seat < 0 ? 'the' : possessive(name(seat), false)
  return ` until the ${ends} of ${now ? 'this turn' : `${whose} next turn`}`
}

/**
 * The number of events so far.
 * @param game - The game.
 * @returns The position of the next event; 0 if the game records none.
 */
export const eventCount = (game: Game): number => running(game).recorder?.list.length ?? 0

const roleNames = [
  'what',
  'by',
  'to',
  'with',
  'n',
  'type',
  'types',
  'rolled',
  'zone',
  'seat',
  'step',
  'fall',
  'tos',
  'combat',
] as const

/**
 * The events as one seat may see them: for logs, announcements and watching bots.
 * @param game - The game.
 * @param since - The position of the first event to return: 0 for all, or the `i` of the last event read, plus one.
 * @param seat - The seat of the reader; -1 is an onlooker.
 * @param most - About the most to return: those of one choice stay together.
 * @returns The events in order, each with an English sentence (`text`, '' if another event's sentence covers it). Empty if the game records none.
 */
export function events(game: Game, since: number, seat: Seat, most = Number.POSITIVE_INFINITY): GameEvent[] {
  const g = running(game)
  const recorded = g.recorder?.list ?? []
  let end = Math.min(recorded.length, since + most)
  while (end < recorded.length && recorded[end]?.choice === recorded[end - 1]?.choice) end++
  const list = recorded.slice(since, end)
  const all = list.map((e): Told => {
    const ctx = context(g, seat, e.names)
    return { e, ctx, text: eventSentence(g, e, ctx) }
  })
  summarize(g, all)
  const told = all.map((one, k): GameEvent => {
    const { e, ctx, text, n, dull } = one
    const h: Happening = e.h
    const shown: Record<number, string> = {}
    for (const o of Object.keys(e.names)) {
      const name = ctx.def(Number(o))?.name
      if (name) shown[Number(o)] = name
    }
    const roles = Object.fromEntries(roleNames.flatMap((r) => (h[r] === undefined ? [] : [[r, h[r]]])))
    const more = {
      ...(e.link ? { link: linkTold(e.link, ctx) } : {}),
      ...(turnStarts(h) ? { round: e.round } : {}),
      ...(e.during ? { during: e.during } : {}),
      ...(concedes(g, e.choice, h) ? { conceded: true as const } : {}),
    }
    const brief =
      dull || e.quiet || e.link || leavesUnseen(one)
        ? null
        : briefOf(n === undefined ? h : { ...h, n }, ctx, e.path, text)
    const on = h.on as EventKind
    return {
      i: since + k,
      choice: e.choice,
      on,
      ...roles,
      ...more,
      whose: e.whose,
      ...(brief ? { brief } : {}),
      names: shown,
      text,
    }
  })
  return turnsFirst(told)
}

/** 501.1a: cards ready, and some come, before the turn starts, but a reader expects the turn first. */
function turnsFirst(told: readonly GameEvent[]): GameEvent[] {
  const out: GameEvent[] = []
  for (const e of told) {
    const ready = e.on === 'start' && e.step === undefined ? out.findLastIndex((one) => !isReadying(one, e)) + 1 : -1
    if (ready < 0) out.push(e)
    else out.splice(ready, 0, e)
  }
  return out
}

const isReadying = ({ on, choice, whose }: GameEvent, turn: GameEvent): boolean =>
  choice === turn.choice &&
  (on === 'ready' || on === 'inspire' || (whose === turn.seat && (on === 'create' || on === 'enter')))

const turnStarts = ({ on, step }: Happening): boolean => on === 'start' && step === undefined

function linkTold(link: Link, ctx: PrintCtx): LinkTold {
  const { id, kind, attacker, defender, second } = link
  const aims = kind === 'proposal' ? [defender, second].filter(Boolean) : Object.values(link.targets).flat()
  const title = kind === 'resource' && link.faceDown ? 'a card' : linkTitle(link, ctx)
  return { id, kind, title, aims: [...new Set(aims)].map(ctx.name), says: linkSays(link, ctx), attacker }
}

interface Told {
  e: Recorded
  ctx: PrintCtx
  text: string
  /** The number of events that its sentence covers, if more than one; whether another's covers it. */
  n?: number
  dull?: boolean
}

/** Events that happen to several alike at once share one sentence, at the first of them: draws, tokens, a pile that is cleared away. */
function summarize(g: RunningGame, all: readonly Told[]): void {
  const alike: Told[] = []
  for (const one of all) {
    if (alike[0] && !isAlike(alike[0], one)) share(g, alike.splice(0))
    alike.push(one)
  }
  share(g, alike)
}

/** From this many cards on, a pile is reported in one sentence. */
const manyCards = 4

/** Gives the first of events that are alike the sentence for all of them; large piles have one too. */
function share(g: RunningGame, [first, ...rest]: readonly Told[]): void {
  if (!first) return
  const n = rest.length + 1
  const { path } = first.e
  if (path && isPile(first)) {
    if (n < manyCards) return
    first.text = pileText(n, path, first.ctx)
  } else if (n > 1) first.text = eventSentence(g, first.e, first.ctx, n)
  else return
  first.n = n
  for (const one of rest) Object.assign(one, { text: '', dull: true })
}

const isPile = ({ e: { h, path } }: Told): boolean =>
  h.on === 'move' && path?.to === 'removed' && ['hand', 'deck', 'graveyard'].includes(path.from)

/** Cards that nobody may know, or a whole pile, removed from the game: no line of the log needs to mention them. */
const leavesUnseen = ({ e: { h, path }, ctx, n = 1 }: Told): boolean =>
  h.on === 'move' && path?.to === 'removed' && (n > 1 || !ctx.def(h.what ?? 0))

function isAlike(a: Told, b: Told): boolean {
  if (a.text === '' || b.text === '' || a.e.choice !== b.e.choice || a.e.h.on !== b.e.h.on) return false
  if (isPile(a) && isPile(b)) return a.e.path?.from === b.e.path?.from && a.e.path?.seat === b.e.path?.seat
  if (isPile(a) || isPile(b) || a.text !== b.text) return false
  if (a.e.h.on === 'create' || a.e.h.on === 'shuffle') return true
  return ['draw', 'discard', 'move', 'enter'].includes(a.e.h.on) && !a.ctx.def(a.e.h.what ?? 0)
}

/** `n`: how many events the sentence covers. */
function eventSentence(g: RunningGame, e: Recorded, ctx: PrintCtx, n = e.h.n): string {
  const h = n === e.h.n ? e.h : { ...e.h, n }
  if (e.link) return sentence(linkSentence(h, e.link, ctx))
  if (e.quiet) return ''
  if (concedes(g, e.choice, h)) return sentence(`${ctx.seatName(h.seat ?? -1)} concedes and is out of the game`)
  if (h.on === 'win') return wonText(g)
  // Nobody needs to read which of several decks is shuffled.
  if (h.on === 'shuffle' && (g.s.players[h.seat ?? -1]?.decks.length ?? 1) > 1)
    return eventText({ ...h, zone: 'decks' }, ctx)
  return eventText(h, ctx, e.path)
}

const wonText = (g: RunningGame): string =>
  outcomeText({ outcome: g.s.misc[0].outcome, seats: Object.values(g.s.players) })

/** Whether a player left by conceding (102.1b). */
const concedes = (g: RunningGame, choice: number, h: Happening): boolean =>
  h.on === 'lose' && h.seat !== undefined && g.choices[choice - 1] === -1 - h.seat

function linkSentence(h: Happening, l: Link, ctx: PrintCtx): string {
  // Its text was reported as it was added.
  const what = linkText(l, ctx, h.on === 'link' || h.on === 'trigger')
  if (h.on === 'resolve') return `Resolves: ${what}`
  // What can't be added lacks a legal choice (708.2).
  if (h.on === 'cease') return `${linkTitle(l, ctx)} has no legal target`
  if (h.on === 'interrupt') return `${linkTitle(l, ctx)} ${h.cause === -1 ? 'doesn’t resolve' : 'is interrupted'}`
  if (h.on !== 'link' && h.on !== 'trigger') return ''
  if (l.kind === 'proposal') return what
  return l.kind === 'card' ? `${ctx.seatName(l.controller)} plays ${what}` : `${ctx.seatName(l.controller)}: ${what}`
}
