/**
 * Plays a card on a table: bounded choices by a seed. It must not stall or throw, every effect that is processed must have been asked
 * what it leaves open, and what the rules read of it is noted.
 */
import { choose, hash, slowHash } from '../../../src/engine/choices.ts'
import { decision, outcome, type RunningGame } from '../../../src/engine/game.ts'
import { keywordTable } from '../../../src/language/keywords.ts'
import { ptrOf } from '../../../src/language/meta.ts'
import { isRecord } from '../../../src/language/schema/shape.ts'
import type { CardDef, Keyword } from '../../../src/language/types.ts'
import type { Game as RulesGame } from '../../../src/rules/core/game.ts'
import { mix } from '../../../src/state/dice.ts'
import { leaksTo } from '../checks.ts'
import { aroundEffects } from '../effects.ts'
import { invariants } from '../invariants.ts'
import { homesOf, isOtherwiseDone } from './follow.ts'
import { type Reading, reading, watch } from './reading.ts'
import type { Standing } from './standing.ts'
import { begin, setTable } from './table.ts'

export interface Played {
  /** What went wrong, if something did. */
  wrong: string[]
  reading: Reading
  /** What became of effects, by word. */
  effects: Map<string, Processed>
  /** The same by place: 'Crush#text[0]'. */
  places: Map<string, Processed>
  /** Names that stood for something at some time. */
  stood: ReadonlySet<string>
  choices: number
}

/** How often an effect was processed, and how often that changed or told anything. */
export interface Processed {
  done: number
  did: number
}

type Data = Readonly<Record<string, unknown>>

/** Read as the card is compiled, or by what it becomes there. */
const compiled = (node: Data, key: string): boolean =>
  (node.do === 'create' && key === 'token') ||
  (node.do === 'play' && key === 'cost') || // it is always 0
  (node.do === 'discard' && key === 'n') ||
  (node.do === 'exchange' && key === 'mods') ||
  (node.mod === 'power' && key === 'power') ||
  (node.during === 'ready' && node.do === undefined && node.mod === undefined) || // of the cards that the modifier is about
  (node.do !== undefined && key === 'when') ||
  (typeof node.keyword === 'string' &&
    node.do === undefined &&
    keywordTable[node.keyword as Keyword]?.means !== undefined) ||
  (node.do === 'keyword' && key === 'keyword') ||
  key === 'tagWord' ||
  key === 'sealed' ||
  key === 'per' ||
  (key === 'in' && ['pay', 'reward', 'when', 'as', 'always', 'play'].some((shape) => shape in node))

/** Tables that are written as anything is processed; whom a proposed combat is against (601.2e) and who loses (102.1) is written there, too. */
const bookkeeping: ReadonlySet<string> = new Set(['links', 'agenda', 'decision', 'misc', 'dice'])
const telling: ReadonlySet<string> = new Set(['defender', 'losing'])

/** Looks on at a game: called before it begins with what will be known of it, then at every decision; returns whether it has seen enough. */
type Onlooker = (g: RunningGame, played: Played) => () => boolean

/** How it is played: with these other cards on the table, these acted with wherever it is legal and these picked (and whom they are attached to), and combats first. */
interface Leaning {
  onlooker?: Onlooker
  others?: readonly CardDef[]
  eager?: readonly string[]
  picked?: readonly string[]
  combat?: boolean
  /** Whether the others mostly let things happen; or always, and nobody protects against the card's player. */
  quiet?: boolean
  calm?: boolean
  /** How the table stands as it begins. */
  standing?: Standing
  /** Whether resources are placed early, face up if they can be. */
  placing?: boolean
  /** Every how many choices a seat's view is tested for leaks; never, if left out. */
  leaks?: number
}

/** Plays it for so many choices, on a table with these other cards. */
export function playCard(
  card: CardDef,
  seed: number,
  most = 80,
  {
    onlooker,
    others,
    eager = [card.name],
    picked = [],
    combat = ofCombat.test(JSON.stringify(card)),
    quiet = false,
    calm = false,
    placing = false,
    standing = {},
    leaks = Number.POSITIVE_INFINITY,
  }: Leaning = {},
): Played {
  const stood = new Set<string>()
  const played: Played = {
    wrong: [],
    reading: reading(card),
    effects: new Map(),
    places: new Map(),
    stood,
    choices: 0,
  }
  const g = setTable(card, seed, others, standing)
  const enough = onlooker?.(g, played)
  const acting = calm && eager.includes(card.name) ? [...eager, ...homesOf(g, card.name).keys()] : eager
  const watchful = acting.some((name) => ofDefence.test(JSON.stringify(g.code.cards.get(name)?.def)))
  const taken = new Set<string>()
  const def = g.code.cards.get(card.name)!.def
  watch(
    { attach: def.attach, text: def.text, powers: def.powers, front: def.front, back: def.back },
    played.reading,
    compiled,
  )
  look(g, card.name, played)
  try {
    begin(g)
    for (let n = 0; n < most && !outcome(g) && !enough?.(); n++) {
      const d = decision(g)
      if (!d || d.answers.length === 0) {
        played.wrong.push(d ? `${d.kind} without an answer` : 'nobody is asked, and the game is not over')
        break
      }
      if (n % leaks === leaks - 1) {
        played.reading.asleep = true
        const seat = Math.floor(n / leaks) % 5
        if (leaksTo(g, seat - 1, n)) played.wrong.push(`choice ${n}: seat ${seat - 1} is shown what it may not know`)
        played.reading.asleep = false
      }
      played.reading.asleep = true
      const answer = chosen(
        g,
        { eager: acting, picked, combat, watchful, quiet, calm, placing, taken },
        mix(seed, n, 0x706c6179),
      )
      played.reading.asleep = false
      const no = choose(g, answer)
      if (no) played.wrong.push(no.why)
      played.choices++
    }
    namesIn(g, stood)
    if (hash(g) !== slowHash(g)) played.wrong.push('the kept hash is not that of the state')
    played.wrong.push(...invariants(g))
  } catch (e) {
    played.wrong.push(
      String((e as Error).stack)
        .split('\n')
        .slice(0, 6)
        .join('\n'),
    )
  }
  return played
}

/** Of combats: nothing of it is done where none is under way. */
const ofCombat = /"do":"(retarget|defend|uncombat)"/

/** Of who defends, or of a combat under way. */
const ofDefence = /"(defending|inCombat)"/

/** What is done with whom, and which ways of acting were taken. */
interface Taste {
  eager: readonly string[]
  picked: readonly string[]
  combat: boolean
  /** Whether what is acted with asks who defends. */
  watchful: boolean
  quiet: boolean
  calm: boolean
  placing: boolean
  taken: Set<string>
}

/**
 * A combat now and then, or first if the card speaks of one; the card where it can be acted with, before all in a way that was not taken yet;
 * otherwise mostly passing.
 */
function chosen(
  g: RunningGame,
  { eager, picked, combat, watchful, quiet, calm, placing, taken }: Taste,
  roll: number,
): number {
  const { kind, rule, answers } = decision(g)!
  const some = (roll >>> 8) % answers.length
  const one = (list: readonly number[]): number => list[(roll >>> 8) % list.length] as number
  const those = (is: (o: number) => boolean): number[] =>
    answers.flatMap((a, i) => (a.card !== undefined && is(a.card) ? [i] : []))
  const named = (names: readonly string[]): number[] =>
    answers.flatMap(({ card: o = 0, code = '' }, i) =>
      names.includes(g.s.cards[o]?.def ?? '') || names.includes(code.split('#')[0] ?? '') ? [i] : [],
    )
  const hosts = (names: readonly string[]): number[] => {
    const all = Object.values(g.s.cards).flatMap((c) => (c.host !== 0 && names.includes(c.def) ? [c.host] : []))
    return those((o) => all.includes(o))
  }
  // What it has chosen for later: "when that ally is destroyed this turn".
  const meant = (names: readonly string[]): number[] => {
    const mods = Object.values(g.s.mods).filter(({ code }) => names.includes(code.split('#')[0] ?? ''))
    const all = mods.flatMap((m) => Object.values(m.names).flatMap(({ o = [] }) => o))
    return those((o) => all.includes(o))
  }
  if (kind !== 'priority') {
    if (kind === 'unique') {
      const own = named(eager)
      const kept = rule === '410.6g' // the location that stays, and not a card that goes to the graveyard (414)
      const those = answers.flatMap((_, i) => (own.includes(i) === kept ? [i] : []))
      return those.length > 0 ? one(those) : some
    }
    if (answers.every((a) => a.do === 'number') && roll % 2 === 0) return answers.length - 1
    if (calm && kind === 'yes-no' && roll % 4 > 0) return 0 // yes, if it can be
    const others = decision(g)!.seat % 2 === 1
    if (calm && others && (kind === 'protect' || (kind === 'strike' && roll % 2 === 0)))
      return answers.findIndex((a) => a.do === 'pass')
    const heroes = Object.values(g.s.players).flatMap(({ hero, seat }) => (calm && seat > 1 ? [] : [hero]))
    const { attacker = 0, defender = 0 } = combat ? g.s.combat[0]! : {}
    const aimed =
      (kind === 'attacker-target' && roll % 2 === 0) || (calm && kind === 'target' && (roll >>> 6) % 4 === 0)
    const fighting =
      aimed || (calm && kind === 'protect')
        ? those((o) => heroes.includes(o))
        : those((o) => o > 0 && (o === attacker || o === defender))
    const first = calm && (roll >>> 4) % 2 === 0 ? named(picked.slice(0, 1)) : []
    const ahead = calm ? [meant(eager), ...(aimed ? [fighting] : [])] : []
    const [mine = []] = [...ahead, first, named(picked), fighting, hosts(picked)].filter((list) => list.length > 0)
    return mine.length > 0 && (calm ? roll >>> 2 : roll) % 4 > 0 ? one(mine) : some
  }
  const way = (i: number): string => {
    const { do: act, card, code = '' } = answers[i]!
    return `${act} ${code} ${g.s.cards[card ?? 0]?.def}`
  }
  const take = (list: readonly number[]): number => {
    const i = one(list)
    taken.add(way(i))
    return i
  }
  const placed = (up: boolean): number[] =>
    answers.flatMap((a, i) => (a.do === 'place' && (!up || a.n === 1) ? [i] : []))
  const laid = placing ? [placed(calm), placed(false)].find((list) => list.length > 0) : undefined
  if (laid && roll % 3 === 0) return one(laid)
  const own = [...named(eager), ...hosts(eager)]
  const early = combat && g.s.combat[0]?.window !== 'defend' // what is paid for it now is not there then
  const fresh = own.filter((i) => !taken.has(way(i)))
  const least = calm && combat ? patienceInCombat(g, watchful) : early ? 4 : 0
  const slow = calm ? fresh.filter((i) => answers[i]!.do === 'play' && !isInstant(g, answers[i]!.card)) : []
  if (fresh.length > 0 && roll % 8 > least) return take(slow.length > 0 ? slow : fresh)
  const fights = answers.flatMap((a, i) => (a.do === 'attack' ? [i] : []))
  if (fights.length > 0 && (combat || (!calm && (roll >>> 16) % 5 === 0))) {
    const leaders = fights.filter((i) => answers[i]?.card === g.s.players[g.s.turn[0]!.seat]?.hero)
    const lead = [leaders, fights.filter((i) => own.includes(i)), fights].filter((list) => list.length > 0)
    if (!calm || lead.length > 1 || roll % 4 === 0) return one(lead[(roll >>> 20) % lead.length] ?? fights)
  }
  if (own.length > 0 && roll % 4 > (calm ? (least + 1) / 2 : early ? 2 : 0)) return take(own)
  const pass = answers.findIndex((a) => a.do === 'pass')
  if (calm && pass >= 0) return pass
  const acts = !quiet ? (roll >>> 4) % 3 === 0 : (roll >>> 4) % (g.s.chain[0]!.links.length > 0 ? 20 : 6) === 0
  return pass >= 0 && !acts ? pass : some
}

const isInstant = (g: RunningGame, o = 0): boolean => g.code.cards.get(g.s.cards[o]!.def)?.def.instant === true

/** How long, of eight, the player who may act waits at a calm table: not while the own hero defends, and else for that if the card asks who defends. */
function patienceInCombat(g: RunningGame, watchful: boolean): number {
  const { window, attacker, defender } = g.s.combat[0]!
  const { seat } = decision(g)!
  const own = (o: number): boolean => window === 'defend' && g.s.cards[o]?.controller === seat
  if (own(defender)) return defender === g.s.players[seat]!.hero ? 0 : 4
  if (watchful) return 7
  return own(attacker) ? 5 : 6
}

/** Looks at every effect of the card as it is processed. */
function look(g: RunningGame, name: string, played: Played): void {
  aroundEffects(g, (run, game, step) => {
    const before = game.journal.writes.length
    const d = run()
    if (d || !step.code.startsWith(`${name}#`)) return d
    const e = (game.code.at.get(step.code) as readonly Data[] | undefined)?.[step.at]
    const next = game.s.agenda[0]!.top?.step
    const steps = next?.step !== 'dealt' && (next?.step !== 'text' || next.code !== step.code)
    played.reading.asleep = true
    if (e) processed(game, e, { before, on: steps, place: `${step.code}[${step.at}]` }, played)
    played.reading.asleep = false
    return d
  })
}

/** How an effect was processed: the journal's length before it, whether steps of its own follow, and where it stands. */
interface Course {
  before: number
  on: boolean
  place: string
}

function processed(g: RulesGame, e: Data, { before, on, place }: Course, { effects, places, wrong }: Played): void {
  let did = on || e.do === 'say' // which changes nothing but is told
  let picked: Data | undefined
  for (const { table, field, old } of g.journal.writes.slice(before)) {
    if (!bookkeeping.has(table) || telling.has(field)) did = true
    if (table === 'links' && field === 'picks' && isRecord(old) && Object.keys(old).length > 0)
      picked = { ...picked, ...old }
    if (table === 'links' && field === 'names') did ||= e.as !== undefined
  }
  const keys = Object.keys(e).filter((k) => !['as', 'if', 'when', 'do'].includes(k))
  const word = `do ${String(e.do)} ${keys.join(' ')}`
  const able = e.do !== 'defend' || g.s.combat[0]?.window === 'defend' // 602.3a
  if (able) count(effects, word, { done: 1, did: did ? 1 : 0 })
  if (!isOtherwiseDone(place)) count(places, place, { done: 1, did: did ? 1 : 0 })
  if (!did || picked === undefined) return
  for (const site of open(e))
    if (!Object.keys(picked).some((key) => key.split('@')[0] === site))
      wrong.push(`nobody was asked: ${site} in ${word}`)
}

/** Adds to what is known of an effect. */
export function count(known: Map<string, Processed>, key: string, { done, did }: Processed): void {
  const before = known.get(key) ?? { done: 0, did: 0 }
  known.set(key, { done: before.done + done, did: before.did + did })
}

const texts = ['then', 'else', 'these', 'rows', 'when', 'token', 'power', 'event', 'would', 'add', 'rather']
/** Sets in the roles of an effect that pick as it is processed. */
function open(node: unknown, top = true): string[] {
  if (Array.isArray(node)) return node.flatMap((x) => open(x, false))
  if (!isRecord(node)) return []
  const picks = !top && node.mod === undefined && ['choose', 'random', 'most', 'least'].some((k) => k in node)
  const own = picks ? [ptrOf(node)] : []
  return [
    ...own,
    ...Object.entries(node).flatMap(([key, v]) =>
      texts.includes(key) || (top && (key === 'if' || (key === 'of' && node.do === 'modes'))) ? [] : open(v, false),
    ),
  ]
}

/** Every name that stood for something in a text, a modifier, a trigger that waited, or with a card. */
function namesIn(g: RunningGame, found: Set<string>): void {
  const note = (names: unknown): void => {
    if (isRecord(names))
      for (const [name, v] of Object.entries(names)) if (Object.keys(v as object).length > 0) found.add(name)
  }
  const rows = (row: unknown): void => {
    if (Array.isArray(row)) row.forEach(rows)
    else if (isRecord(row)) note(row.names)
  }
  for (const { table, field, old } of g.journal.writes) {
    if (field === 'names') note(old)
    else if (field === '' || table === 'waiting' || table === 'agenda') rows(old)
  }
  for (const t of [g.s.links, g.s.mods, g.s.cards, g.s.waiting[0]!.list]) rows(Object.values(t))
}
