/** What the table is told, and what it may ask. It never knows how a rule works. */
import type {
  Answer,
  CardId,
  Decision,
  Forecast,
  GameEvent,
  Ledger,
  Looms,
  Obj,
  RaidTable,
  Seat,
  View,
} from '../engine/types.ts'
import { inText } from '../language/print/index.ts'
import type { LogLine } from '../session/game-log.ts'
import type { Staged } from './art/beings/being.ts'
import type { Look } from './art/own.ts'
import type { Choice } from './places/answers.ts'
import type { InspectorLine } from './places/inspector.ts'

/** The open decision in English, as the engine describes it; `answers` are in the decision's order. */
export interface Words {
  prompt: string
  /** The text of the asking card; '' if no card asks, or the prompt says it all. */
  says: string
  answers: readonly string[]
  why: string
}

/** What can be opened: a card, the log at a line, the map of the raid, and dialogs that help to answer. */
export type Opening =
  | { kind: 'card'; card: CardId; name?: string }
  | { kind: 'log'; line?: string }
  | { kind: 'encounter' }
  /** What a zone or a step is. */
  | { kind: 'words'; lines: readonly InspectorLine[] }
  | { kind: 'order' }
  /** What several raiders decide together. */
  | { kind: 'together' }
  /** Not to be asked again this turn. */
  | { kind: 'hush' }
  /** A replay of what just happened. */
  | { kind: 'replay' }
  /** All answers, where few fit on the table at once. */
  | { kind: 'answers'; choices: readonly Choice[]; take(choice: Choice): void }
  | { kind: 'number' }

/** Expected damage on a card. */
export interface Hit {
  obj: Obj
  n: number
  type: string
  /** At most that much: its player divides it. */
  upTo?: boolean
}

/** What can be foreseen of the answers to a question. */
export interface Foresight {
  /** What each answer would deal, as damage and in a few words; '' if nothing is known. */
  results: readonly { hits: readonly Hit[]; text: string }[]
  /** The answers that are attacks for nothing. */
  idle: readonly number[]
  /** Whether targets are best sought on the other side. */
  harms: boolean
}

/** A stage of a raid, and what may be known of it: past, current, to come, unknown, or not in this game. */
export interface Stop {
  title: string
  fate: 'past' | 'here' | 'comes' | 'secret' | 'out'
}

/** Everything that the table shows at one moment. */
export interface Scene {
  view: View
  /** The open decision and its words, if the viewer answers it. */
  decision: Decision | null
  words: Words | null
  /** Whether `Ask.cancel` can take back what the viewer has begun to declare. */
  cancels?: boolean
  /** Whether the question can be passed for the rest of the turn. */
  hushes?: boolean
  /** What can be foreseen of its answers. */
  foresight?: Foresight | null
  /** Who is asked, and when: 'Warrax · action step, attack window'. */
  who: string
  /** What the table waits for when the viewer has nothing to decide. */
  waiting: string
  /** Who must decide now, person or bot. */
  decides?: Seat | null
  log: readonly LogLine[]
  /** Everything that happened so far, as the viewer may know it: one growing list, replaced after undo or for another seat. */
  events: readonly GameEvent[]
  /** The last reason, shown beside the seat that gave it, and the damage expected from its act. */
  lastReason: { seat: Seat; text: string; hits?: readonly Hit[] } | null
  /** The name of the last event of the event deck, '' before the first. */
  lastEvent: string
  /** The links of the chain in words, bottom first. */
  links: readonly string[]
  /** Ongoing effects that are about no single card, in words, and whose side they are on. */
  standing?: readonly { card: CardId; seat: Seat; text: string }[]
  /** What the raid's table shows besides its cards, in words, most important first. */
  besides?: readonly string[]
  /** How the hall is built and the light of each stage; how cards of the raid's own types are shown. */
  hall?: RaidTable['hall']
  lies?: NonNullable<RaidTable['types']>
  /** The raid's own lessons. */
  lessons?: NonNullable<RaidTable['lessons']>
  /** The number of stages; 0 if the raid has none. */
  stages: number
  /** The stages in order, if they have titles of their own. */
  stops?: readonly Stop[]
  /** What leads to the next stage, in words; '' if nothing does. */
  nextStage?: string
  /** What the open combat will do as it stands. */
  forecast?: Forecast | null
  /** The coach's current lesson, and the keys of the places that it speaks of: they are ringed, and in words described by it. */
  lesson?: { text: string; points: readonly string[] } | null
}

/** A card's printed side. `frame` gives its color: a faction, 'Boss' or ''; classes, race and tags choose its picture. */
export interface PrintedFace {
  name: string
  line: string
  text: readonly string[]
  frame: string
  classes?: readonly string[]
  tags?: readonly string[]
  /** The names of its two sides, if they have names. */
  sides?: readonly string[]
  /** What it does, for its picture: 'deal fire', 'heal'. */
  deeds?: readonly string[]
  /** What an ability does, in a sign and a word. */
  gist?: readonly { sign: string; text: string }[]
  look?: Look
}

/** What the table asks of the page. */
export interface Ask {
  choose(index: number): void
  /** Takes back what the viewer has begun to declare; nothing happens unless the scene `cancels`. */
  cancel?(): void
  printed(def: string): PrintedFace | null
  explain(card: CardId, stat: 'atk' | 'health' | 'def' | 'cost'): Ledger | null
  /** Why the viewer can't act with this card, or choose this card or player, right now; one sentence. */
  whyNot(what: Obj, to?: Obj): string | Promise<string>
  /** Explains a keyword, a zone or a step; '' for any other word. */
  keyword(word: string): string
  /** Opens something for reading or answering. */
  open(what: Opening): void
  /** Told when a place is looked at closely. */
  looked?(key: string): void
}

/** What the raid says about its Boss's light and bonds. */
export const staged = ({ hall, view }: Scene): Staged => ({ ...(hall ? { hall } : {}), bonds: view.raid.bonds })

/** The index in `news` of the link with which the looming effect strikes, -1 if it does not. */
export function strikeIn(looms: Looms | undefined, news: readonly GameEvent[]): number {
  if (!looms) return -1
  const at = news.findIndex(({ on, what }) => on === 'resolve' && what === looms.id)
  return at >= 0 && news.slice(at).some(({ on }) => on === 'deal') ? at : -1
}

export const seatOfObj = (obj: Obj): Seat | null => (obj < 0 && obj > -1000 ? -1 - obj : null)

/** The name of a card, a player or a zone as this view knows it. */
export function nameIn(view: View, obj: Obj): string {
  const seat = seatOfObj(obj)
  if (seat !== null) return view.seats[seat] ? inText(view.seats[seat]) : 'a player'
  if (obj <= 0) return 'a zone'
  return view.cards[obj]?.def ?? 'a hidden card'
}

/** Who fights whom: proposed defenders until there are defenders (602.3). There can be two. */
export function fighters(view: View): { attacker: CardId; defenders: readonly Obj[] } | null {
  const { combat } = view
  if (!combat) return null
  const { attacker, defender, second, proposed, proposedToo } = combat
  const both = defender !== 0 ? [defender, second] : [proposed, proposedToo]
  return { attacker, defenders: both.filter((obj) => obj !== 0) }
}

/** The key of the place that an answer points at, '' if none. */
export function placeOf(answer: Answer): string {
  if (answer.card === undefined) return ''
  const seat = seatOfObj(answer.card)
  return seat === null ? `card:${answer.card}` : `seat:${seat}`
}

/** Indices of the answers that point at each place. */
export function answersByPlace(decision: Decision | null): Map<string, number[]> {
  const found = new Map<string, number[]>()
  decision?.answers.forEach((answer, index) => {
    const place = placeOf(answer)
    if (place) found.set(place, [...(found.get(place) ?? []), index])
  })
  return found
}

/** The reason for a question, followed by its rule unless it already names it. */
export const ruleIn = (why: string, rule: string): string =>
  why.includes(rule) ? why : [why, rule && `Rule ${rule}.`].filter(Boolean).join(' ')
