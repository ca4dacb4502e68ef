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
import { invariants } from '../invariants.ts'
import { type Reading, reading, watch } from './reading.ts'
import { begin, setTable } from './table.ts'

export interface Played {
  /** What went wrong, if something did. */
  wrong: string[]
  reading: Reading
  /** By word, how often an effect was processed, and how often that changed or told anything. */
  effects: Map<string, { done: number; did: number }>
  /** Names that stood for something at some time. */
  stood: ReadonlySet<string>
  choices: number
}

type Data = Readonly<Record<string, unknown>>

/** Read as the card is compiled, or by what it becomes there. */
const compiled = (node: Data, key: string): boolean =>
  (node.do === 'create' && key === 'token') ||
  (node.do !== undefined && key === 'when') ||
  (typeof node.keyword === 'string' &&
    node.do === undefined &&
    keywordTable[node.keyword as Keyword]?.means !== undefined) ||
  (node.do === 'keyword' && key === 'keyword') ||
  key === 'tagWord' ||
  key === 'sealed' ||
  key === 'per' ||
  (key === 'in' && ['pay', 'reward', 'when', 'as', 'always', 'play'].some((shape) => shape in node))

/** Tables that are written as anything is processed; whom a proposed combat is against (601.2e) is written there, too. */
const bookkeeping: ReadonlySet<string> = new Set(['links', 'agenda', 'decision', 'misc', 'dice'])

/** Looks on at a game: called before it begins, then at every decision; returns whether it has seen enough. */
type Onlooker = (g: RunningGame) => () => boolean

/** How it is played: with these other cards on the table, these acted with wherever it is legal, and combats first. */
interface Leaning {
  onlooker?: Onlooker
  others?: readonly CardDef[]
  eager?: readonly string[]
  combat?: boolean
}

/** Plays it for so many choices, on a table with these other cards. */
export function playCard(
  card: CardDef,
  seed: number,
  most = 80,
  { onlooker, others, eager = [card.name], combat = ofCombat.test(JSON.stringify(card)) }: Leaning = {},
): Played {
  const played = {
    wrong: [] as string[],
    reading: reading(card),
    effects: new Map(),
    stood: new Set<string>(),
    choices: 0,
  }
  const g = setTable(card, seed, others)
  const enough = onlooker?.(g)
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
      const no = choose(g, chosen(g, eager, combat, mix(seed, n, 0x706c6179)))
      if (no) played.wrong.push(no.why)
      played.choices++
    }
    namesIn(g, played.stood)
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
const ofCombat = /"do":"(repropose|defend|uncombat)"/

/** A combat now and then, or first if the card speaks of one; the card where it can be acted with; otherwise mostly passing. */
function chosen(g: RunningGame, names: readonly string[], combat: boolean, roll: number): number {
  const { kind, answers } = decision(g)!
  const some = (roll >>> 8) % answers.length
  if (kind !== 'priority') return some
  const fights = answers.flatMap((a, i) => (a.do === 'attack' ? [i] : []))
  if (fights.length > 0 && (combat || (roll >>> 16) % 5 === 0)) return fights[(roll >>> 20) % fights.length] as number
  const early = combat && g.s.combat[0]?.window !== 'defend' // what is paid for it now is not there then
  const own = answers.flatMap((a, i) => (names.includes(g.s.cards[a.card ?? 0]?.def ?? '') ? [i] : []))
  if (own.length > 0 && roll % 4 > (early ? 2 : 0)) return own[(roll >>> 8) % own.length] as number
  const pass = answers.findIndex((a) => a.do === 'pass')
  return pass >= 0 && (roll >>> 4) % 3 > 0 ? pass : some
}

/** Looks at every effect of the card as it is processed. */
function look(g: RunningGame, name: string, played: Played): void {
  const { text } = g.steps
  g.steps = {
    ...g.steps,
    text: {
      ...text,
      run(game, step) {
        const before = game.journal.table.length
        const d = text.run(game, step)
        if (d || !step.code.startsWith(`${name}#`)) return d
        const e = (game.code.at.get(step.code) as readonly Data[] | undefined)?.[step.at]
        const next = game.s.agenda[0]!.top?.step
        const steps = next?.step !== 'text' || next.code !== step.code
        if (e) processed(game, e, before, played, steps)
        return d
      },
    },
  }
}

function processed(g: RulesGame, e: Data, before: number, { effects, wrong }: Played, on: boolean): void {
  const { table, row, field, old } = g.journal
  let did = on
  let picked: Data | undefined
  for (let i = before; i < table.length; i++) {
    if (!bookkeeping.has(table[i] as string) || field[i] === 'defender') did = true
    if (table[i] === 'links' && field[i] === 'picks' && Object.keys(old[i] as object).length > 0)
      picked = { ...picked, ...(old[i] as Data) }
    if (table[i] === 'links' && field[i] === 'names' && row[i] !== undefined) did ||= e.as !== undefined
  }
  const keys = Object.keys(e).filter((k) => !['as', 'if', 'when', 'do'].includes(k))
  const word = `do ${String(e.do)} ${keys.join(' ')}`
  const known = effects.get(word) ?? { done: 0, did: 0 }
  effects.set(word, { done: known.done + 1, did: known.did + (did ? 1 : 0) })
  if (!did || picked === undefined) return
  for (const site of open(e))
    if (!Object.keys(picked).some((key) => key.split('@')[0] === site))
      wrong.push(`nobody was asked: ${site} in ${word}`)
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
  const { table, field, old } = g.journal
  for (let i = 0; i < table.length; i++) {
    if (field[i] === 'names') note(old[i])
    else if (field[i] === '' || table[i] === 'waiting' || table[i] === 'agenda') rows(old[i])
  }
  for (const t of [g.s.links, g.s.mods, g.s.cards, g.s.waiting[0]!.list]) rows(Object.values(t))
}
