/** The table's input, and its questions to the page. It contains no rule of the game. */
import type {
  Answer,
  CardId,
  Decision,
  Forecast,
  GameEvent,
  Hit,
  Ledger,
  Looms,
  Obj,
  RaidTable,
  Seat,
  View,
} from '../engine/types.ts'
import { inText } from '../language/print/index.ts'
import type { Foresight } from '../session/foresight.ts'
import type { LogLine } from '../session/game-log.ts'
import type { GroupDecision } from '../session/group-decision.ts'
import type { Staged } from './art/beings/being.ts'
import type { Look } from './art/own.ts'
import type { Choice } from './places/answers.ts'
import type { InspectorLine } from './places/inspector.ts'

/** The open decision in English, as the engine describes it; `answers` are in the decision's order. */
export interface Words {
  prompt: string
  /** The text of the asking card; '' if there is none, or if the prompt has it all. */
  says: string
  answers: readonly string[]
  why: string
}

/** Things that can be opened: a card, the log at a line, the map of the raid, and dialogs that help to answer. */
export type Opening =
  | { kind: 'card'; card: CardId; name?: string }
  | { kind: 'log'; line?: string }
  | { kind: 'encounter' }
  /** The meaning of a zone or a step. */
  | { kind: 'words'; lines: readonly InspectorLine[] }
  | { kind: 'order' }
  /** A joint decision of several raiders. */
  | { kind: 'together' }
  /** Not to be asked again this turn. */
  | { kind: 'hush' }
  /** A replay of what just happened. */
  | { kind: 'replay' }
  /** All answers, if only few fit on the table at once. */
  | { kind: 'answers'; choices: readonly Choice[]; take(choice: Choice): void }
  | { kind: 'number' }

/** A stage of a raid, as far as it may be known: past, current, to come, unknown, or not in this game. */
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
  /** Whether `Ask.cancel` can take back the viewer's open declaration. */
  cancels?: boolean
  /** Whether the question can be passed for the rest of the turn. */
  hushes?: boolean
  /** The amount that the viewer alone divides among cards, if that is the question; `shares`: as far as it is divided. */
  division?: GroupDecision | null
  shares?: readonly Hit[]
  /** The answer that has been given and is on its way; -1 for a plan. */
  sent?: number
  /** The answer that agrees to what another person proposes. */
  agrees?: number
  /** The foreseeable results of its answers. */
  foresight?: Foresight | null
  /** The asked player and the time: 'Warrax · action step, attack window'. */
  who: string
  /** The text for a viewer with nothing to decide: what the table waits for. */
  waiting: string
  /** The player who must decide now, person or bot. */
  decides?: Seat | null
  /** Whether that is a person who could act, or lets others go on. */
  passes?: boolean
  log: readonly LogLine[]
  /** All events so far, as the viewer may know them: one growing list, replaced after undo or for another seat. */
  events: readonly GameEvent[]
  /** The last reason, shown beside the seat that gave it, and the damage expected from its act. */
  lastReason: { seat: Seat; text: string; hits?: readonly Hit[] } | null
  /** The name of the last event of the event deck, '' before the first. */
  lastEvent: string
  /** The links of the chain in words, bottom first. */
  links: readonly string[]
  /** Ongoing effects that concern no single card, in words, and their side. */
  standing?: readonly { card: CardId; seat: Seat; text: string }[]
  /** The parts of a raid's table besides its cards, in words, most important first. */
  besides?: readonly string[]
  /** The building of the hall and the light of each stage; the display of cards of the raid's own types. */
  hall?: RaidTable['hall']
  lies?: NonNullable<RaidTable['types']>
  /** The raid's own lessons. */
  lessons?: NonNullable<RaidTable['lessons']>
  /** The number of stages; 0 if the raid has none. */
  stages: number
  /** The stages in order, if they have titles of their own. */
  stops?: readonly Stop[]
  /** The way to the next stage, in words; '' if there is none. */
  nextStage?: string
  /** The result of the open combat as it stands. */
  forecast?: Forecast | null
  /** The coach's current lesson, and the keys of its places: they are ringed, and in words described by it. */
  lesson?: { text: string; points: readonly string[] } | null
}

/** A card's printed side. `frame` gives its color: a faction, 'Boss' or ''; classes, race and tags choose its picture. */
export interface PrintedFace {
  name: string
  line: string
  text: readonly string[]
  /** The same from the raiders' seats, if it is a card of the Boss player. */
  told?: readonly string[]
  frame: string
  classes?: readonly string[]
  tags?: readonly string[]
  /** The names of its two sides, if they have names. */
  sides?: readonly string[]
  /** Its effects, for its picture: 'deal fire', 'heal'. */
  deeds?: readonly string[]
  /** An ability's effect, in a sign and a word. */
  gist?: readonly { sign: string; text: string }[]
  look?: Look
}

/** The table's requests to the page. */
export interface Ask {
  choose(index: number): void
  /** Divides an amount as chosen on the table. */
  divide?(shares: ReadonlyMap<CardId, number>): void
  /** Takes back the viewer's open declaration; nothing happens unless the scene `cancels`. */
  cancel?(): void
  printed(def: string): PrintedFace | null
  explain(card: CardId, stat: 'atk' | 'health' | 'def' | 'cost'): Ledger | null
  /** Why the viewer can't act with this card, or choose this card or player, right now; one sentence. */
  whyNot(what: Obj, to?: Obj): string | Promise<string>
  /** Explains a keyword, a zone or a step; '' for any other word. */
  keyword(word: string): string
  /** Opens something for reading or answering. */
  open(what: Opening): void
  /** Called when a place is looked at closely. */
  looked?(key: string): void
  /** Called when a place is picked. Returns whether the page takes that: then it means nothing else. */
  picked?(key: string): boolean
  /** Called when the table can no longer be drawn, and when it can again. */
  trouble?(): void
}

/** The raid's settings for its Boss's light and bonds. */
export const staged = ({ hall, view }: Scene): Staged => ({ ...(hall ? { hall } : {}), bonds: view.raid.bonds })

/** The index in `news` of the link with which the looming effect strikes, -1 if it does not. */
export function strikeIn(looms: Looms | undefined, news: readonly GameEvent[]): number {
  if (!looms) return -1
  const at = news.findIndex(({ on, what }) => on === 'resolve' && what === looms.id)
  return at >= 0 && news.slice(at).some(({ on }) => on === 'deal') ? at : -1
}

export const seatOfObj = (obj: Obj): Seat | null => (obj < 0 && obj > -1000 ? -1 - obj : null)

/** The name of a card, a player or a zone in this view. */
export function nameIn(view: View, obj: Obj): string {
  const seat = seatOfObj(obj)
  if (seat !== null) return view.seats[seat] ? inText(view.seats[seat]) : 'a player'
  if (obj <= 0) return 'a zone'
  return view.cards[obj]?.def ?? 'a hidden card'
}

/** The attacker and its opponents: proposed defenders until there are defenders (602.3). There can be two. */
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
