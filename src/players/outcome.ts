/** What a text would do on this table, in words: "kills 3 allies and deals 2 fire damage to Warrax". */
import type { Obj } from '../engine/types.ts'
import { bounds, holds, keywordTable, listed } from '../language/index.ts'
import type { Do, Effect, Of, SetWho, Who } from '../language/types.ts'
import { isPlayer, seatOf } from '../state/ids.ts'
import { bind, boundTo } from './bindings.ts'
import { type ReadFrame, rebound } from './frame.ts'
import { discarded, isForEach, judgeText, takenOff } from './judge.ts'
import { amountAt, resolve } from './meaning.ts'
import { deedsOfMods } from './outcome-mods.ts'
import {
  byPlayers,
  cardsOfWho,
  counted,
  type Deed,
  deed,
  ids,
  isOpen,
  playersOf,
  sized,
  type Telling,
  whom,
} from './outcome-words.ts'
import { bindPicks, candidates, firstPick, pickedBy } from './picks.ts'
import { hurts, isIdle, lasts, unprevented } from './prohibitions.ts'
import { cardOf, healthLeft, isType, seatView, sideOfObj } from './table.ts'

const none: readonly Deed[] = []

/** What the text does, with the picks that are best for whoever makes them. */
export function deedsOf(told: Telling, f: ReadFrame, text: readonly Effect[]): Deed[] {
  const own = withPicks(told, rebound(f, f.bound), text, 0)
  return text.flatMap((e) => deedsOfEffect(told, own, e))
}

/** At most so many picks are made. */
const deepest = 3

function withPicks(told: Telling, f: ReadFrame, text: readonly Effect[], depth: number): ReadFrame {
  const { t } = told
  const once = text.filter((e) => !isForEach(e))
  const set = depth < deepest ? firstPick(once, f) : null
  if (!set) return f
  const by = pickedBy(t, f, set)
  const worth = (objs: readonly Obj[]): number => judgeText(t, bindPicks(f, set, objs), once)
  const least = worth([])
  const all = candidates(t, f, set).map((o) => ({ o, gain: worth([o]) - least }))
  all.sort((a, b) => (by === 'them' ? a.gain - b.gain : b.gain - a.gain))
  const { min, max } = bounds(t, set.target ?? set.choose ?? set.random ?? 1, f, all.length)
  const taken = all.slice(0, max).filter(({ gain }, i) => i < min || (by === 'us' && gain > 0))
  if (by !== 'us') for (const { o } of taken) told.vague.add(o)
  else if (all.length > min) told.open = true
  return withPicks(
    told,
    bindPicks(
      f,
      set,
      taken.map(({ o }) => o),
    ),
    text,
    depth + 1,
  )
}

function deedsOfEffect(told: Telling, f: ReadFrame, e: Effect): readonly Deed[] {
  if (e.if && e.do !== 'if' && !holds(told.t, e.if, f)) {
    told.silent ||= isOpen(f, e.if)
    return none
  }
  if (isForEach(e) && boundTo(f.names, 'by') === undefined) return byEach(told, f, e)
  const tell = verbs[e.do] as Verb<Do> | undefined
  if (!tell && !idle.has(e.do)) told.silent = true
  const deeds = tell?.(told, f, e) ?? none
  if (e.as && 'n' in e && typeof e.n === 'number' && boundTo(f.numbers, e.as) === undefined)
    f.numbers = bind(f.numbers, e.as, e.n)
  return deeds
}

/** Several players do it, each with their own cards. */
function byEach(told: Telling, f: ReadFrame, e: Effect): readonly Deed[] {
  const { by, ...one } = e as Effect & { by: Who }
  const players = resolve(told.t, f, by).filter(isPlayer)
  const [first] = players.flatMap((player) => {
    const own = { ...f, names: bind(f.names, 'by', [player]), picker: seatOf(player) }
    return deedsOf({ ...told, vague: new Set() }, own, [one as Effect])
  })
  if (!first) return none
  const rest = first.rest.map((part) => (typeof part === 'object' ? 'a card' : part))
  return [deed('make', ...whom(told, players), ` ${first.verb} `, ...rest)]
}

type Verb<D extends Do> = (told: Telling, f: ReadFrame, e: Of<D>) => readonly Deed[]

/** One deed with all that is meant; none if nothing is. */
const to =
  (verb: string, after = '') =>
  (told: Telling, f: ReadFrame, { what }: { what?: Who }): readonly Deed[] => {
    const all = resolve(told.t, f, what)
    return all.length > 0 ? [deed(verb, ...whom(told, all), after)] : none
  }

/** Verbs that change nothing by themselves. */
const idle: ReadonlySet<Do> = new Set(['pay', 'roll', 'name', 'say', 'shuffle'])

/** What each verb does, in words, if that can be told in advance. */
const verbs: { readonly [D in Do]?: Verb<D> } = {
  deal,
  heal(told, f, e) {
    const all = cardsOfWho(told.t, f, e.from).filter(({ damage }) => damage > 0)
    const n = e.n === 'all' ? 'all' : sized(told.t, f, listed(e.n)[0] ?? 0)
    return all.length > 0 && n !== 0 ? [deed('heal', `${n} damage from `, ...whom(told, ids(all)))] : none
  },
  put(told, f, e) {
    const n = sized(told.t, f, typeof e.n === 'object' && 'upTo' in e.n ? e.n.upTo : e.n)
    if (n === 0) return none
    if (e.to === 'raid') return [deed('put', `${n} on the ${e.what} counter`)]
    const all = resolve(told.t, f, e.to)
    const what = e.what === 'damage' ? `${n} damage` : counted(n, `${e.what} counter`)
    return all.length > 0 ? [deed('put', `${what} on `, ...whom(told, all))] : none
  },
  remove(told, f, e) {
    const n = e.n === 'all' ? 'all' : sized(told.t, f, e.n)
    if (n === 0) return none
    if (e.from === 'raid') return lessOfRaid(told, f, e, n)
    const all = resolve(told.t, f, e.from)
    const gone = takenOff(told.t, f, e)
    if (e.as) f.numbers = bind(f.numbers, e.as, gone)
    return gone > 0 ? [deed('take', `${gone} ${e.what} off `, ...whom(told, all))] : none
  },
  destroy(told, f, e) {
    const all = cardsOfWho(told.t, f, e.what).filter(
      (card) => !lasts(told.t, card) && !(isType(card, 'hero') && seatView(told.t, card.controller)?.boss),
    )
    return all.length > 0 ? [deed('destroy', ...whom(told, ids(all)))] : none
  },
  discard(told, f, e) {
    const players = playersOf(told.t, f, e.by).filter((o) => discarded(told.t, f, e, seatOf(o)) > 0)
    if (e.as && players.length === 0) f.names = bind(f.names, e.as, [])
    return byPlayers(told, players, deed('discard', counted(e.n === undefined ? 1 : sized(told.t, f, e.n), 'card')))
  },
  draw: (told, f, e) =>
    byPlayers(
      told,
      playersOf(told.t, f, e.by),
      deed('draw', e.until ? 'a full hand' : counted(sized(told.t, f, e.n ?? 1), 'card')),
    ),
  move,
  create(told, f, e) {
    const [spec] = listed(e.token)
    const name = typeof spec === 'string' ? spec : (spec?.name ?? 'token')
    return byPlayers(told, playersOf(told.t, f, e.by), deed('add', counted(sized(told.t, f, e.n), name)))
  },
  bring: ({ t }, f, e) => e.cards.map(([n, name]) => deed('add', counted(sized(t, f, n), name))),
  search: (told, f, e) => byPlayers(told, playersOf(told.t, f, e.by), deed('find', 'a card')),
  place: to('place', ' as a resource'),
  turn: to('turn', ' over'),
  exhaust: (told, f, e) => standing(told, f, e, false),
  ready: (told, f, e) => standing(told, f, e, true),
  flip: to('flip'),
  swap: to('replace'),
  play: to('play', ' for nothing'),
  copy: to('copy'),
  exchange: to('take', ' in exchange'),
  interrupt: to('interrupt'),
  reveal: to('reveal'),
  uncombat: to('take', ' out of combat'),
  extraTurn: (told, f, e) => byPlayers(told, playersOf(told.t, f, e.by), deed('take', 'another turn')),
  endTurn: () => [deed('end', 'this turn')],
  win: (told, f, e) => byPlayers(told, playersOf(told.t, f, e.by), deed('win', 'the game')),
  lose: (told, f, e) => byPlayers(told, playersOf(told.t, f, e.by), deed('lose', 'the game')),
  modify: (told, f, { mods, until }) => deedsOfMods({ told, f, then: (text) => deedsOf(told, f, text) }, mods, until),

  if: (told, f, e) => deedsOf(told, f, (!e.if || holds(told.t, e.if, f) ? e.then : e.else) ?? []),
  try(told, f, e) {
    const empty = e.these.every((x) => x.do === 'destroy' && resolve(told.t, f, x.what).length === 0)
    return deedsOf(told, f, empty ? (e.else ?? []) : [...e.these, ...(e.then ?? [])])
  },
  modes(told, f, e) {
    const all = e.of.map((mode) => ({ mode, n: judgeText(told.t, f, mode) })).sort((a, b) => b.n - a.n)
    const many = Math.max(1, bounds(told.t, e.n, f, all.length).min)
    if (all.length > many) told.open = true
    return all.slice(0, many).flatMap(({ mode }) => deedsOf(told, f, mode))
  },
  forEach(told, f, e) {
    const done = (objs: readonly Obj[]): readonly Deed[] =>
      deedsOf(told, { ...f, names: e.as ? bind(f.names, e.as, objs) : f.names }, e.then)
    const all = resolve(told.t, f, e.of).filter((o) => done([o]).length > 0)
    const [first] = all
    if (first === undefined) return none
    const set = firstPick(e.then, f)
    if (all.length === 1 || !set || set.random !== undefined) return done(all)
    return done([first]).map(({ verb, rest }) => deed(verb, ...rest, `, ${all.length} times`))
  },
  repeat: (told, f, e) => deedsOf(told, f, e.these),
  empower: (told, f, e) => (holds(told.t, { empowered: e.of }, f) ? deedsOf(told, f, e.then) : none),
  keyword: (told, f, e) => deedsOf(told, f, keywordTable[e.keyword].does ?? []),
  table(told, f, e) {
    told.open = told.silent = true
    const all = e.rows.map(({ then }) => ({ then, n: judgeText(told.t, f, then) })).sort((a, b) => b.n - a.n)
    return deedsOf(told, f, all[0]?.then ?? [])
  },
  choose(told, f, e) {
    if (e.as) f.names = bind(f.names, e.as, resolve(told.t, f, e.what))
    return none
  },
}

/** Counters that leave the raid: no more than there are. */
function lessOfRaid({ t }: Telling, f: ReadFrame, { what, as }: Of<'remove'>, n: number | string): readonly Deed[] {
  const there = t.view.raid.counters?.[what] ?? 0
  const gone = typeof n === 'number' ? Math.min(n, there) : there
  if (as) f.numbers = bind(f.numbers, as, gone)
  return gone > 0 ? [deed('take', `${gone} off the ${what} counter`)] : none
}

/** Whom it kills and whom it only hurts, opponents first. */
function deal(told: Telling, f: ReadFrame, e: Of<'deal'>): readonly Deed[] {
  const { t } = told
  if (isIdle(t, f.self) || resolve(t, f, e.by).some((o) => isIdle(t, o))) return none
  const type = listed(e.type)[0]
  const known = !Array.isArray(e.n) && sized(t, f, listed(e.n)[0] ?? 0) === 'some' ? 'some' : null
  const hits = cardsOfWho(t, f, e.to).flatMap((card, i) => {
    const n = hurts(t, card, type) ? unprevented(t, card, amountAt(t, f, e.n, i)) : 0
    const fatal = !known && !e.divided && n >= healthLeft(card) && !lasts(t, card)
    return n > 0 ? [{ id: card.id, n, fatal, side: sideOfObj(t, card.id) }] : []
  })
  return [-1, 1].flatMap((side) => {
    const ours = hits.filter((hit) => hit.side === side)
    const fatal = ours.filter((hit) => hit.fatal)
    const hurt = ours.filter((hit) => !hit.fatal)
    const n = known ?? Math.max(...hurt.map((hit) => hit.n))
    const size = hurt.some((hit) => hit.n !== n) && !known ? `up to ${n}` : n
    return [
      ...(fatal.length > 0 ? [deed('kill', ...whom(told, ids(fatal)))] : []),
      ...(hurt.length > 0
        ? [deed('deal', `${size} ${type ? `${type} ` : ''}damage to `, ...whom(told, ids(hurt)))]
        : []),
    ]
  })
}

/** Exhausts or readies those that are not so yet. */
function standing(told: Telling, f: ReadFrame, { what }: { what: Who }, ready: boolean): readonly Deed[] {
  const all = cardsOfWho(told.t, f, what).filter(({ exhausted }) => exhausted === ready)
  return all.length > 0 ? [deed(ready ? 'ready' : 'exhaust', ...whom(told, ids(all)))] : none
}

const places = {
  hand: ' to hand',
  deck: ' into the deck',
  graveyard: ' into the graveyard',
  removed: ' out of the game',
  play: ' into play',
  resources: ' among the resources',
} as const

/** Cards that leave hands: how many is known, if not which. */
function movedHands(told: Telling, f: ReadFrame, { choose, random, of }: SetWho, { to }: Of<'move'>): readonly Deed[] {
  const most = bounds(told.t, choose ?? random ?? Infinity, f, Infinity).max
  const n = playersOf(told.t, f, of).reduce(
    (sum, o) => sum + Math.min(most, seatView(told.t, seatOf(o))?.handCount ?? 0),
    0,
  )
  return n > 0 ? [deed(to === 'hand' ? 'return' : 'put', counted(n, 'card'), places[to])] : none
}

function move(told: Telling, f: ReadFrame, e: Of<'move'>): readonly Deed[] {
  const { t } = told
  const set = typeof e.what === 'object' && 'in' in e.what ? e.what : undefined
  if (set?.in === 'hand' && !boundTo(f.bound, set)?.length) return movedHands(told, f, set, e)
  const hidden = [set?.in].flat().some((zone) => typeof zone === 'string' && /^(deck|collection)/.test(zone))
  if (set && hidden) {
    const n = set.top === undefined ? 1 : sized(t, f, set.top)
    const done = e.to === 'hand' ? deed('draw', counted(n, 'card')) : deed('put', counted(n, 'card'), places[e.to])
    return byPlayers(told, playersOf(told.t, f, set.of), done)
  }
  const all = resolve(t, f, e.what).filter((o) => cardOf(t, o) !== undefined)
  return all.length > 0 ? [deed(e.to === 'hand' ? 'return' : 'put', ...whom(told, all), places[e.to])] : none
}
