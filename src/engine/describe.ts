/** The game in English, as one seat may know it: prompts, answers, events. */
import {
  answerText,
  eventText,
  linkText,
  type PrintCtx,
  pieceText,
  promptOf,
  saysOf,
  type Words,
} from '../language/print/index.ts'
import { isSlow } from '../rules/707-options.ts'
import {
  DECK,
  HAND,
  inPlay,
  isLink,
  isPlayer,
  isZone,
  linkOfObj,
  seatOf,
  zoneKind,
  zoneOfObj,
  zoneSeat,
} from '../state/ids.ts'
import type { CardId, Decision, Happening, Obj, Seat } from '../state/types.ts'
import type { Game } from './game.ts'
import type { EventKind, GameEvent, ModView, View } from './types.ts'
import { knows, view } from './view.ts'

export function wordsFor(g: Game, seatOfText: Seat): Words {
  const boss = g.s.players[seatOfText]?.boss === true
  return {
    hero: boss && g.def ? g.def.calls : 'your hero',
    ...(boss && g.def?.they ? { they: g.def.they } : {}),
    token: (name) => g.def?.nouns?.[name] ?? null,
  }
}

/** What texts are put into words with, for one seat: it never tells what that seat may not know. */
export function context(
  g: Game,
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
  const seatName = (s: Seat): string => g.s.players[s]?.name ?? 'nobody'
  return {
    name(o) {
      if (isPlayer(o)) return seatName(seatOf(o))
      if (isZone(o)) {
        const z = zoneOfObj(o)
        const pile = zoneKind(z) === DECK ? 'deck' : zoneKind(z) === HAND ? 'hand' : 'graveyard'
        return `${seatName(zoneSeat(z))}’s ${pile}`
      }
      if (isLink(o)) return `the effect of ${know(g.s.links[linkOfObj(o)]?.card ?? 0) ?? 'a card'}`
      const known = know(o)
      return known === null ? 'a card' : (g.s.cards[o]?.specified?.name ?? g.code.cards.get(known)?.def.name ?? known)
    },
    seatName,
    def(o) {
      const name = know(o)
      return name === null ? null : (g.code.cards.get(name)?.def ?? null)
    },
    node: (ptr) => g.code.at.get(ptr),
    words: wordsFor(g, 0),
    you: seat,
    called: (ptr) => g.raid?.called(ptr) ?? '',
  }
}

/** A decision in English: what is asked, what the card says that asks it ('' without one), each answer in order, and why it is asked. */
export interface Described {
  prompt: string
  says: string
  answers: string[]
  why: string
}

/** The open decision in words, as that seat may know it. */
export function describe(g: Game, d: Decision, seat: Seat): Described {
  const ctx = asking(g, d, seat)
  const prompt = closes(g, d) ? 'Act, or pass to end your turn' : promptOf(d, ctx)
  return {
    prompt,
    says: saysOf(d, prompt, ctx),
    answers: d.answers.map((a) => answerText(d, a, ctx)),
    why: `Rule ${d.rule}.`,
  }
}

/** One of its answers in words, by its index; '' if there is none such. */
export function describeAnswer(g: Game, d: Decision, answer: number, seat: Seat): string {
  const a = d.answers[answer]
  return a ? answerText(d, a, asking(g, d, seat)) : ''
}

/** The words of whoever's card asks, as that seat may know them. */
function asking(g: Game, { about: { card = 0 }, seat: asked }: Decision, seat: Seat): PrintCtx {
  const source = card > 0 ? (g.s.cards[card]?.controller ?? asked) : asked
  return { ...context(g, seat), words: wordsFor(g, source) }
}

/** Whether passing ends the action step, unless somebody else acts (502.2). */
const closes = (g: Game, { kind, seat, about, answers }: Decision): boolean =>
  kind === 'priority' && isSlow(g, seat, about.window ?? '') && answers[0]?.do === 'pass'

/** Links on the chain in words, bottom first. */
export const describeChain = (g: Game, seat: Seat): string[] =>
  g.s.chain[0]!.links.map((id) =>
    linkText(g.s.links[id]!, { ...context(g, seat), words: wordsFor(g, g.s.links[id]!.controller) }),
  )

/** What is in force for a time (714.3), in words, oldest first: which card made it, what it says, of whom, and for how long. */
export const describeForce = (g: Game, seat: Seat): string[] =>
  view(g, seat).modifiers.map((m) => forceText(g, m, seat))

/** Of that, what is about no card or player in particular, and on whose side it is. */
export const describeStanding = (g: Game, { seat, modifiers }: View): { card: CardId; seat: Seat; text: string }[] =>
  modifiers
    .filter(({ on }) => on.length === 0)
    .map((m) => ({ card: m.card, seat: m.controller, text: forceText(g, m, seat) }))

function forceText(g: Game, m: ModView, seat: Seat): string {
  const ctx = { ...context(g, seat), words: wordsFor(g, m.controller) }
  const from = m.code.startsWith('raid:') ? '' : `${m.code.slice(0, m.code.indexOf('#'))}: `
  const of = m.on.length > 0 && m.on.length <= 5 ? ` (${m.on.map((o) => ctx.name(o)).join(', ')})` : ''
  return `${from}${pieceText(m.code, ctx).replace(/\.$/, '')}${of}${lasts(m, ctx.seatName)}.`
}

function lasts({ ends, seat }: ModView, name: (seat: Seat) => string): string {
  if (ends === 'turn' || ends === 'combat') return `, for this ${ends}`
  if (ends === 'start') return `, until the next turn${seat < 0 ? '' : ` of ${name(seat)}`} starts`
  return ends === 'end' ? `, until a turn${seat < 0 ? '' : ` of ${name(seat)}`} ends` : ''
}

export const eventCount = (g: Game): number => g.recorder?.list.length ?? 0

const told = [
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
] as const

/** What happened since an event's position, as a seat may know it. */
export function events(g: Game, since: number, seat: Seat): GameEvent[] {
  const list = g.recorder?.list ?? []
  return list.slice(since).map((e, k) => {
    const ctx = context(g, seat, e.names)
    const h: Happening = e.h
    const shown: Record<number, string> = {}
    for (const o of Object.keys(e.names)) {
      const name = ctx.def(Number(o))?.name
      if (name) shown[Number(o)] = name
    }
    const roles = Object.fromEntries(told.flatMap((r) => (h[r] === undefined ? [] : [[r, h[r]]])))
    const text = e.link
      ? linkSentence(g, h, e.link, ctx)
      : e.quiet
        ? ''
        : concedes(g, e.choice, h)
          ? `${ctx.seatName(h.seat ?? -1)} concedes and is out of the game.`
          : eventText(h, ctx)
    return { i: since + k, choice: e.choice, on: h.on as EventKind, ...roles, whose: e.whose, names: shown, text }
  })
}

/** Whether that is a player's leaving by the choice that led to it (102.1b). */
const concedes = (g: Game, choice: number, h: Happening): boolean =>
  h.on === 'lose' && h.seat !== undefined && g.choices[choice - 1] === -1 - h.seat

function linkSentence(
  g: Game,
  h: Happening,
  l: NonNullable<NonNullable<Game['recorder']>['list'][number]['link']>,
  ctx: PrintCtx,
): string {
  const c = { ...ctx, words: wordsFor(g, l.controller) }
  const what = linkText(l, c)
  if (h.on === 'resolve') return `Resolves: ${what}.`
  if (h.on === 'cease') return `Comes to nothing: ${what}.`
  if (h.on === 'interrupt') return h.cause === -1 ? `Does not resolve: ${what}.` : `Interrupted: ${what}.`
  if (h.on !== 'link' && h.on !== 'trigger') return ''
  if (l.kind === 'proposal') return `${what}.`
  return l.kind === 'card' ? `${ctx.seatName(l.controller)} plays ${what}.` : `${ctx.seatName(l.controller)}: ${what}.`
}
