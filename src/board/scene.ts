/** What the table is told, and what it may ask. It is never told how a rule works. */
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
import type { Choice } from './places/answers.ts'
import type { CloseLine } from './places/inspector.ts'

/** The open decision in English, as the engine describes it; `answers` are in the decision's order. */
export interface Words {
  prompt: string
  /** What the card says that asks; '' if none asks, or if the prompt says it all. */
  says: string
  answers: readonly string[]
  why: string
}

/** What can be opened: a card, the log at a line, the map of the raid, what is to be put in order, a slider for a number. */
export type Opening =
  | { kind: 'card'; card: CardId; name?: string }
  | { kind: 'log'; line?: string }
  | { kind: 'encounter' }
  /** What a zone or a step is. */
  | { kind: 'words'; lines: readonly CloseLine[] }
  | { kind: 'order' }
  /** What several raiders decide as one. */
  | { kind: 'together' }
  /** What just happened, once more. */
  | { kind: 'replay' }
  /** All answers, where few fit on the table at once. */
  | { kind: 'answers'; choices: readonly Choice[] }
  | { kind: 'number' }

/** Damage that is to be expected on a card. */
export interface Hit {
  obj: Obj
  n: number
  type: string
  /** That much at most: it is divided as its player chooses. */
  upTo?: boolean
}

/** A stage of a raid, and what may be known of it: over, present, still to come, nobody may say, not in this game. */
export interface Stop {
  title: string
  fate: 'past' | 'here' | 'comes' | 'secret' | 'out'
}

/** Everything that one moment of the table shows. */
export interface Scene {
  view: View
  /** The open decision, if the viewer answers it, with its words. */
  decision: Decision | null
  words: Words | null
  /** Who is asked, and when: 'Warrax · action step, attack window'. */
  who: string
  /** What the table waits for when nothing is asked of the viewer. */
  waiting: string
  /** Who decides now, person or bot. */
  decides?: Seat | null
  log: readonly LogLine[]
  /** All that happened so far, as the viewer may know it: one list that grows, another one after undo or for another seat. */
  events: readonly GameEvent[]
  /** The last reason, shown beside the one who gave it, and the damage that is to be expected of what it is given for. */
  lastReason: { seat: Seat; text: string; hits?: readonly Hit[] } | null
  /** Name of the last event of the event deck, '' before the first. */
  lastEvent: string
  /** The links of the chain in words, bottom first. */
  links: readonly string[]
  /** What holds for a time and is about no single card, in words, and on whose side it is. */
  standing?: readonly { card: CardId; seat: Seat; text: string }[]
  /** What the raid's table shows besides its cards, in words, what matters most first. */
  besides?: readonly string[]
  /** What the hall is built of, the light of each stage; how cards of the raid's own types lie. */
  hall?: RaidTable['hall']
  lies?: NonNullable<RaidTable['types']>
  /** What a first party should know of this raid. */
  lessons?: NonNullable<RaidTable['lessons']>
  /** How many stages the raid has; 0 if it has none. */
  stages: number
  /** The stages in their order, if they are more than numbers. */
  stops?: readonly Stop[]
  /** What brings the next stage, in words; '' if nothing does. */
  nextStage?: string
  /** What the open combat will do as it stands. */
  forecast?: Forecast | null
}

/** A card's printed side. `frame` is what colors it: a faction, 'Boss' or ''; classes, race and tags choose its picture. */
export interface Printed {
  name: string
  line: string
  text: readonly string[]
  frame: string
  classes?: readonly string[]
  tags?: readonly string[]
  /** The names of its two sides, if they have some. */
  sides?: readonly string[]
}

/** What the table asks of the page. */
export interface Ask {
  choose(index: number): void
  printed(def: string): Printed | null
  explain(card: CardId, stat: 'atk' | 'health' | 'def' | 'cost'): Ledger | null
  /** Why the viewer can't act with this card, or choose this card or player, just now, in one sentence. */
  whyNot(what: Obj, to?: Obj): string
  /** What a keyword, a zone or a step means, in our words; '' if it is none of them. */
  keyword(word: string): string
  /** Opens something to read it in full. */
  open(what: Opening): void
}

/** What the raid says of the light in which its Boss stands, and what holds it. */
export const staged = ({ hall, view }: Scene): Staged => ({ ...(hall ? { hall } : {}), bonds: view.raid.bonds })

/** The position in `news` of the link that strikes, -1 if nothing of what was to come does. */
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

/** Who fights whom: the proposed defenders until there are defenders (602.3); there can be two of them. */
export function fighters(view: View): { attacker: CardId; defenders: readonly Obj[] } | null {
  const { combat } = view
  if (!combat) return null
  const { attacker, defender, second, proposed, proposedToo } = combat
  const both = defender !== 0 ? [defender, second] : [proposed, proposedToo]
  return { attacker, defenders: both.filter((obj) => obj !== 0) }
}

/** The key of the place on the table that an answer points at, '' if none. */
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

/** The reason for a question, with its rule if it does not name it. */
export const ruleIn = (why: string, rule: string): string =>
  why.includes(rule) ? why : [why, rule && `Rule ${rule}.`].filter(Boolean).join(' ')
