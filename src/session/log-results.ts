/**
 * The log of results: one line for each act with its results. "Apprentice Teep attacks Onyxia: 2 frost." Pure.
 * Events are added one after another; lines are only appended, and only the last one still changes.
 */
import type { CardId, EventKind, GameEvent, LinkTold, View } from '../engine/types.ts'
import { plainName } from '../language/print/index.ts'
import type { LogAbout } from './game-log.ts'
import { add, joins, type ResultLine, type ResultLines, write } from './result-lines.ts'
import { emptyResult, type Result } from './result-text.ts'

/** An act: an attack, a link of the chain, or an event without one. */
interface Deed {
  /** The link on the chain; 0 for none. */
  readonly link: number
  readonly kind: 'attack' | 'link' | 'loose'
  readonly title: string
  /** The player who plays or uses it; '' for triggers. */
  readonly who: string
  readonly seat: number
  readonly attacker: CardId
  /** The last line written for it, and the choice of its last result. */
  line: ResultLine | null
  choice: number
}

export interface ResultLog extends ResultLines {
  readonly links: Map<number, Deed>
  /** Cards and powers on the chain. */
  readonly pending: Set<number>
  /** The current act, and the open attack. */
  now: Deed | null
  fight: Deed | null
  /** The card that was turned over last: still public, though it may be hidden again. */
  turned: string
}

export const newResultLog = (): ResultLog => ({
  lines: [],
  choices: [],
  links: new Map(),
  pending: new Set(),
  now: null,
  fight: null,
  last: null,
  turned: '',
})

/** Adds events, in their order, as one seat knows them. */
export function addResults(log: ResultLog, events: readonly GameEvent[], { seats }: Pick<View, 'seats'>): void {
  const nameOf = (seat: number | undefined): string => seats[seat ?? -1]?.name ?? ''
  for (const e of events) {
    if (e.round !== undefined) heading(log, e, `Round ${e.round} · ${nameOf(e.seat)}`)
    else if (e.on === 'start' || e.on === 'end') quiet(log)
    else if (e.link) ofLink(log, e, e.link, nameOf(e.link.kind === 'proposal' ? -1 : e.whose))
    else if (alone[e.on]) sentence(log, e)
    else if (inCombat[e.on] || e.combat) ofCombat(log, e)
    else if (e.brief) happens(log, e)
    else {
      if (e.on === 'turn') log.turned = nameIn(e, e.what)
      joins(log.last, e)
    }
  }
}

/** Events with a line of their own, and its subject. */
const alone: Readonly<Partial<Record<EventKind, LogAbout>>> = {
  ...{ lose: 'damage', win: 'turns', extraTurn: 'turns', loop: 'turns', skip: 'turns' },
  ...{ mulligan: 'cards', place: 'cards', drop: 'cards' },
}

function quiet(log: ResultLog): void {
  log.pending.clear()
  log.now = null
  log.fight = null
}

function heading(log: ResultLog, e: GameEvent, text: string): void {
  quiet(log)
  write(log, e, { ...emptyResult, front: text, whole: true }, { about: 'turns' })
  log.last = null
}

function sentence(log: ResultLog, e: GameEvent): void {
  if (e.text === '') return
  write(log, e, { ...emptyResult, front: e.text, whole: true }, { about: alone[e.on] ?? 'cards' })
  log.last = null
}

/** The verb for a player and a link; '' for one that nobody plays or uses. */
const verbs: Readonly<Record<LinkTold['kind'], string>> = {
  ...{ card: 'plays', power: 'uses', reward: 'completes' },
  ...{ resource: '', trigger: '', proposal: '', game: '' },
}

function ofLink(log: ResultLog, e: GameEvent, link: LinkTold, who: string): void {
  log.pending.delete(link.id)
  if (e.on === 'link' || e.on === 'trigger') begins(log, e, link, who)
  else if (e.on === 'resolve') resolves(log, e, link)
  else {
    sentence(log, e)
    log.now = log.fight
  }
}

/** A link is added; one that nobody plays or uses gets its line with its first result. */
function begins(log: ResultLog, e: GameEvent, { id, kind, title, aims }: LinkTold, who: string): void {
  const attack = kind === 'proposal'
  const verb = verbs[kind]
  const deed = newDeed(attack ? 'attack' : 'link', e, title === 'a card' ? log.turned || title : title, verb && who)
  log.links.set(id, deed)
  log.now = deed
  if (attack) {
    log.fight = deed
    open(log, deed, e, { front: e.text.replace(/\.$/, ''), aims: [], target: aims[0] ?? '' })
  } else if (verb) {
    open(log, deed, e, { front: `${who} ${verb} ${deed.title}`, who, aims })
    log.pending.add(id)
  }
}

function resolves(log: ResultLog, e: GameEvent, { id, kind, title, says }: LinkTold): void {
  const deed = log.links.get(id) ?? newDeed('link', e, title)
  log.now = deed
  deed.choice = e.choice
  if (kind !== 'resource' && kind !== 'proposal' && deed.line === log.last && deed.line) {
    deed.line.result.says = says
    add(log, deed.line, e)
  } else joins(log.last, e)
}

const newDeed = (kind: Deed['kind'], { whose, choice, link }: GameEvent, title: string, who = ''): Deed => ({
  ...{ link: link?.id ?? 0, kind, title, who, seat: whose, attacker: link?.attacker ?? 0, line: null, choice },
})

type Opening = Partial<Result> & { front: string }

/** Begins a line; an event just revealed, or a card flipped for it, continues the line of that. */
function open(log: ResultLog, deed: Deed, e: GameEvent, opening: Opening): void {
  const { last } = log
  const [shown, ...more] = last?.result.clauses ?? []
  const revealed = shown?.does === 'reveals' && shown.what === deed.title
  const flipped = shown?.does === `${deed.title} flips`
  if (last && shown && more.length === 0 && (revealed || flipped)) {
    const front = revealed ? deed.title : shown.does
    const before = revealed ? `${shown.who} reveals ${shown.what}` : ''
    const who = revealed ? '' : opening.who
    Object.assign(last.result, { ...opening, who, front, before, title: deed.title, clauses: [], loose: '' })
    deed.line = last
    add(log, last, e)
    return
  }
  const result: Result = { ...emptyResult, ...opening, title: deed.title, clauses: [], blows: [] }
  deed.line = write(log, e, result, { about: aboutDeed(deed), within: isWithin(log, deed) })
}

/** Whether something happens within another act: in an attack, or in response to links waiting on the chain. */
const isWithin = ({ fight, pending }: ResultLog, deed: Deed | null): boolean =>
  (fight !== null && fight !== deed) || [...pending].some((id) => id !== deed?.link)

const aboutDeed = ({ kind }: Deed): LogAbout => (kind === 'attack' ? 'combat' : kind === 'link' ? 'chain' : 'cards')

function ofCombat(log: ResultLog, e: GameEvent): void {
  const { fight } = log
  if (!fight) {
    happens(log, e)
    return
  }
  log.now = fight
  fight.choice = e.choice
  const line = fight.line === log.last ? fight.line : null
  const changed = line !== null && inCombat[e.on]?.(line.result, e, fight) === true
  if (e.on === 'combat-over') {
    if (line) add(log, line, e)
    log.fight = null
    log.now = null
  } else if (line && changed) add(log, line, e)
  else if (e.brief) happens(log, e)
  else if (line) joins(line, e)
}

/** Events of a combat, and their change of its line: whether it reads differently now. */
const inCombat: Readonly<Partial<Record<EventKind, (result: Result, e: GameEvent, fight: Deed) => boolean>>> = {
  attack: () => false,
  fight: () => false,
  protect(result, e) {
    if (result.blows.length > 0) return false
    result.front += `, ${nameIn(e, e.by)} protects`
    result.target = nameIn(e, e.by)
    return true
  },
  strike(result, e, { seat }) {
    if (result.blows.length > 0 || e.whose !== seat) return false
    result.front += ` with ${nameIn(e, e.with ?? e.what)}`
    return true
  },
  defend(result, e) {
    Object.assign(result, { met: true, target: nameIn(e, e.by) || result.target })
    return false
  },
  'combat-over'({ met, blows, clauses }) {
    const nothing = met && blows.length + clauses.length === 0
    if (nothing) clauses.push({ who: '', does: 'no damage', many: '', what: '' })
    return nothing
  },
}

const nameIn = ({ names }: GameEvent, card: CardId | undefined): string => plainName(names[card ?? 0] ?? '')

/** Adds a result to the current act; without one, the event has a line of its own. */
function happens(log: ResultLog, e: GameEvent): void {
  const { brief } = e
  if (!brief || ownEnd(log.now, e)) return
  const deed = log.now
  // What a player does next, such as paying for it, begins with a choice.
  if (!deed || (e.during !== deed.link && e.choice > deed.choice)) {
    loose(log, e)
    return
  }
  deed.choice = e.choice
  const fits = deed.line && deed.line === log.last
  const to = fits ? (deed.line as ResultLine) : resumed(log, deed, e)
  if (brief.blow) {
    const back = deed.kind === 'attack' && e.to === deed.attacker
    const own = deed.kind === 'attack' && e.by === deed.attacker
    to.result.blows.push({ ...brief.blow, by: back ? 'back' : own ? 'attacker' : '' })
  }
  if (brief.clause) to.result.clauses.push(brief.clause)
  add(log, to, e)
}

/** An interrupted act continues in a new line. */
function resumed(log: ResultLog, deed: Deed, e: GameEvent): ResultLine {
  const whose = deed.who ? `${deed.who}'s ${deed.title}` : deed.title
  const front = deed.kind === 'attack' ? nameIn(e, deed.attacker) : whose
  const result: Result = {
    ...emptyResult,
    front,
    title: deed.title,
    resumed: deed.kind === 'attack',
    clauses: [],
    blows: [],
  }
  const within = deed.line !== null || isWithin(log, deed)
  deed.line = write(log, e, result, { about: aboutDeed(deed), within })
  return deed.line
}

/** Whether an event of the raid becomes a resource by itself, as every event does (R201.2a). */
const ownEnd = (deed: Deed | null, { on, names, what = 0 }: GameEvent): boolean =>
  deed !== null && on === 'enter' && deed.kind === 'link' && plainName(names[what] ?? '') === deed.title

function loose(log: ResultLog, e: GameEvent): void {
  const { last } = log
  if (e.on === 'exhaust' || e.on === 'ready') return
  const clause = e.brief?.clause ?? { who: '', does: e.text.replace(/\.$/, ''), many: '', what: '' }
  if (last && last.result.loose === `${e.on} ${e.choice}`) {
    last.result.clauses.push(clause)
    add(log, last, e)
    return
  }
  const result: Result = { ...emptyResult, loose: `${e.on} ${e.choice}`, clauses: [clause], blows: [] }
  write(log, e, result, { about: 'cards', within: isWithin(log, null) })
}
