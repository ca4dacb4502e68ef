/**
 * The raid format: what a raid's folder exports. Plain data; the engine, the linter and the printer read it.
 * Built-in raids and other people's are the same format with the same rights.
 */
import type { Tactic } from '../language/tactics.ts'
import type { Amount, CardDef, Condition, Effect, EventPattern, Mod } from '../language/types.ts'
import type { Numbered } from '../rules/numbers/index.ts'

export type { Numbered } from '../rules/numbers/index.ts'

/** A way to play the raid: longer, shorter, harder, or by a house rule. */
export interface RaidMode {
  /** As it is asked for: 'full-clear'. */
  id: string
  name: string
  about: string
  /** Of these decks only so many cards, drawn by lot and unseen by the raiders; the rest is removed from the game. */
  lots?: Readonly<Record<string, number>>
  /** Modifiers of this mode beside those of the raid (`always`). */
  always?: readonly Mod[]
  /** For how many raiders it is suggested: page and terminal say so, whoever begins the raid decides. */
  suggested?: readonly [number, number]
}

/** The mode that is suggested for so many raiders, if it is another than the usual one. */
export const suggestedMode = ({ modes }: Pick<RaidDef, 'modes'>, raiders: number): RaidMode | undefined =>
  modes?.find(({ suggested }) => suggested && raiders >= suggested[0] && raiders <= suggested[1])

/**
 * The only action of a machine: effects in the card language. `now` uses no chain; `sealed` adds an effect that can't be interrupted.
 * `called` is what that effect is called on the chain, in the log and on the map.
 */
export interface DoAction {
  type: 'do'
  params: { how: 'now' | 'sealed'; do: readonly Effect[]; name?: string; called?: string }
}

/** What a machine does as it hears an event: go to another state, do something, or both. */
export interface RaidTransition {
  target?: string
  /** The only guard: a condition of the language. */
  guard?: { type: 'if'; params: Condition }
  /** When it is taken, for people, where its event alone says little. */
  when?: string
  actions?: readonly DoAction[]
}

/** A state of the machine: what it answers, and what the map shows of it. */
export interface RaidStateNode {
  initial?: string
  states?: Readonly<Record<string, RaidStateNode>>
  on?: Readonly<Record<string, RaidTransition | readonly RaidTransition[]>>
  /** `card`: of an ordered deck, the one that brings this state; only its owner knows before whether it is there. */
  meta?: { stage?: number; title?: string; card?: string }
  type?: 'final' | 'parallel'
}

/** What a hall can be built of. */
export const built = ['stone', 'brick', 'temple'] as const

/** The lights in which a hall can stand. */
export const lights = ['ember', 'magma', 'fel', 'shadow', 'frost', 'arcane', 'holy'] as const

/** How cards of a raid's own type lie on the table: alike ones gathered, one beside the other with who mans it, as a place with two sides. */
export const lies = ['pool', 'post', 'site'] as const

/**
 * When a lesson about a raid matters: bonds hold the Boss; they no longer do; a pool is in play; a post can be manned; what looms comes
 * next turn; a raider has nearly as many resources as the threat level; something waits face down; a raider is in the other realm; a
 * character of the raiders has a counter; others stand in for the Boss; the last stage has come.
 */
export const occasions = [
  'bound',
  'free',
  'pool',
  'post',
  'near',
  'threat',
  'waiting',
  'realms',
  'counters',
  'standins',
  'last',
] as const

/** What the table shows and tells of a raid besides its cards. No rule follows from it; all of it is said in words, too. */
export interface RaidTable {
  /** What the hall is built of, and the light of each stage, the first first. */
  hall?: { built?: (typeof built)[number]; lights?: readonly (typeof lights)[number][] }
  /**
   * How its own card types lie; those that are left out lie as stones in a row. Of a pool, `pile` is how many such cards there are, those used as
   * resources among them, and `marks` are the numbers that texts ask for.
   */
  types?: Readonly<Record<string, { as: (typeof lies)[number]; pile?: number; marks?: readonly number[] }>>
  /** What holds the Boss: so many at first, and how many still do. */
  bonds?: { one: string; many: string; of: number; left: Amount }
  /**
   * What is to come: a card with two sides that turns over at the end of each of the Boss player's turns, and strikes as one starts
   * with this side up; and what averts it: `met` of `of`, in a word ("Cubes manned").
   */
  looms?: { called: string; card: string; side: 'front' | 'back'; met: Amount; of: Amount; by: string }
  /** What waits face down: its number is told, and nothing else. */
  waits?: readonly { one: string; many: string; n: Amount }[]
  /** How many resources each raider may keep as the own turn ends; 0: any number. */
  threat?: { called: string; level: Amount }
  /** Who stands in for the Boss, in a few words ("Council Members stand"): of how many, and how many still do. None of none is not shown. */
  standins?: { one: string; many: string; of: Amount; left: Amount }
  /** What a first party should know of it, each told once, when it matters. */
  lessons?: readonly { when: (typeof occasions)[number]; title: string; text: string }[]
}

/** Standing numbers and rules of a raid; each cites its rule in the raid's file. */
export interface RaidDef {
  /** Folder name and identity: 'onyxias-lair'. */
  id: string
  name: string
  /** Its own numbered rules, for whoever looks a number up. */
  rules?: readonly Numbered[]
  about: string
  /** How many raiders may play, and for how many it is meant. */
  raiders: { min: number; max: number; meant: readonly [number, number] }
  /** How printed text calls the Boss: by its name, or 'your hero' where there are several. */
  calls: string
  /** What the Boss player is called, if not as the Boss. */
  player?: string
  /** Pronoun of the Boss in printed text: 'it' if left out. */
  they?: 'he' | 'she' | 'it'
  /** What its texts call a token, a designation or a tag, by name: 'Onyxian Whelp' is a Whelp; `bare`: without an article, as an adjective. */
  nouns?: Readonly<Record<string, { one: string; many: string; bare?: true }>>
  /** Boss card that starts the game in play, and other cards and tokens that do. */
  starts: string
  startsWith?: readonly (readonly [count: number, card: string])[]
  /** Every card of the raid by name: Boss cards, decks, tokens. */
  cards: readonly CardDef[]
  /**
   * Card types of its own ('Rune', 'Cube'), and what their cards are called. Such cards lie in a row beside the Boss player's party;
   * their powers work while they are face up. `pays`: they can be exhausted to pay resource costs, as resources can (R303.3a).
   * `apart`: raiders can't do anything to them but by their own powers (R402.2b, R402.3a, R402.4a).
   */
  types?: Readonly<Record<string, { one: string; many: string; pays?: true; apart?: true }>>
  /** Ways to play it; the first is the usual one. */
  modes?: readonly RaidMode[]
  /** Decks by name: the first is the one the Boss player draws from. */
  decks: Readonly<Record<string, readonly (readonly [count: number, card: string])[]>>
  /** Decks that are not shuffled: the first of the list lies on top, and the Boss player knows them. */
  ordered?: readonly string[]
  /** The one deck whose cards become resources: no other card enters the resource row, and what a text puts there from another deck comes from this. */
  resourceDeck?: string
  tokens: readonly string[]
  /** Cards of it that players may have in decks of their own, in any game (R504.1b). */
  regular?: readonly string[]
  /** A tag, of players and of allies, that parts the table in two: those who have it can't interact with those who have not (R503.1). */
  realm?: string
  /** Modifiers of the raid itself, from the Boss player's side, as long as it lasts. */
  always?: readonly Mod[]
  /** Cards drawn at the Boss player's draw step. */
  draws: Amount
  handMax: number
  /** Who takes the first turn, and whether that first draw step is skipped. */
  firstTurn: 'boss' | 'left of boss'
  skipsFirstDraw: boolean
  bossMulligans: boolean
  /** Steps of the Boss player's turn, and phases of the raid's own: the machine hears their names as they start. */
  turn: readonly string[]
  /** Names of those phases for people: { minion: 'Minion phase' }. */
  phases?: Readonly<Record<string, string>>
  /** Deck whose top card is the event of the event step. */
  eventDeck?: string
  /** Where a resolved event goes. */
  afterEvent?: 'resource' | 'graveyard'
  /** Names for events that the machine listens to, beside the built-in 'gameStarts', 'fatallyDamaged', 'done' and its phases. */
  listens: Readonly<Record<string, EventPattern>>
  machine: { id: string; initial: string; states: Readonly<Record<string, RaidStateNode>> }
  /** What its table shows besides. */
  table?: RaidTable
  /** Published advice to the automated Boss, most important first. */
  tactics?: readonly Tactic[]
  /** Published advice to the raiders' bots: what a party that knows this raid does. */
  advice?: readonly Tactic[]
}
