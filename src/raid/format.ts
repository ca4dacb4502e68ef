/**
 * The raid format: the plain data that a raid's folder exports. The engine, the linter and the printer read it.
 * Built-in raids and other people's raids have the same format and the same abilities.
 */
import type { Noun } from '../language/phrases.ts'
import type { Marked, Tactic } from '../language/tactics.ts'
import type { Amount, CardDef, Condition, Effect, EventPattern, Mod, Power } from '../language/types.ts'
import type { Numbered } from '../rules/numbers/index.ts'
import type { beings, RaidArt } from './art.ts'

export type { Numbered } from '../rules/numbers/index.ts'

/** A way to play the raid: longer, shorter, harder, or by a house rule. */
export interface RaidMode {
  /** The id to choose it by: 'full-clear'. */
  id: string
  name: string
  about: string
  /** Only this many cards of each of these decks are used, drawn at random and unseen by the raiders; the rest are removed from the game. */
  lots?: Readonly<Record<string, Amount>>
  /** Replacements for the raid's own: settings, the Boss that starts in play, and the other cards that start there. */
  draws?: Amount
  handMax?: Amount
  skipsFirstDraw?: boolean
  starts?: string
  startsWith?: readonly (readonly [count: number, card: string])[]
  /** Numbers of copies of these cards in a deck instead: 0 takes a card out, and others are added. */
  decks?: Readonly<Record<string, readonly (readonly [count: number, card: string])[]>>
  /** Modifiers of this mode, in addition to those of the raid (`always`). */
  always?: readonly Mod[]
  /** The least and the most raiders for whom page and terminal suggest it; it is never turned on automatically. */
  suggested?: readonly [number, number]
  /** The side for which this mode is harder than the rules. Levels may use it if the Boss's play alone does not reach them. */
  handicap?: 'raiders' | 'boss'
  /** The mode of a newcomer's first raid, with a coach: how it is dealt, and the decks that take part, the newcomer's first. */
  learning?: { seed: number; decks: readonly string[] }
}

/** An optional set, chosen beside the mode, alone or with others: more cards, harder rules. It may change what a mode may change. */
export type RaidModule = Omit<RaidMode, 'suggested' | 'handicap' | 'learning'>

/** The levels of the Boss, from easiest to hardest. */
export const levelNames = ['story', 'normal', 'heroic', 'mythic'] as const

/** The settings of a level for a number of raiders, and the measured results. `raid calibrate` writes it. */
export interface RaidLevel {
  level: (typeof levelNames)[number]
  raiders: number
  /** The mode, if not the first: a handicap, if the Boss's play alone does not reach the level. */
  mode?: string
  /** The rate of the Boss's errors: 0 never, 1 always. */
  mistakes: number
  /** The results of a party of bots. */
  measured?: {
    /** The raids won of those played; and of the first few, with which a test can check the rest. */
    won: number
    games: number
    first: { won: number; games: number }
    seed: number
    checksum: string
    engine: string
  }
}

/** The mode suggested for this many raiders, if it is not the first. */
export const suggestedMode = ({ modes }: Pick<RaidDef, 'modes'>, raiders: number): RaidMode | undefined =>
  modes?.find(({ suggested }) => suggested && raiders >= suggested[0] && raiders <= suggested[1])

/**
 * The only kind of action of a machine: effects in the card language. `now` processes them without the chain.
 * `sealed` adds them to the chain, where they can't be interrupted; `called` is the effect's name on the chain, in the log and on the map.
 */
export interface DoAction {
  type: 'do'
  params: {
    how: 'now' | 'sealed'
    do: readonly Effect[]
    name?: string
    called?: string
    /** Own words for its questions, by their places in `do`: '0.what' for what the first effect chooses. */
    prompts?: Readonly<Record<string, string>>
  }
}

/** A machine's response to an event: go to another state, do something, or both. */
export interface RaidTransition {
  target?: string
  /** The only kind of guard: a condition of the language. */
  guard?: { type: 'if'; params: Condition }
  /** Its condition in words for the map, if its event alone says little. */
  when?: string
  actions?: readonly DoAction[]
}

/** A state of the machine: its transitions, and what the map shows for it. */
export interface RaidStateNode {
  initial?: string
  states?: Readonly<Record<string, RaidStateNode>>
  /** Done as the state is entered, after the actions of the transition that leads to it; in the initial state as the game starts. */
  entry?: readonly DoAction[]
  on?: Readonly<Record<string, RaidTransition | readonly RaidTransition[]>>
  /** `card`: the card of an ordered deck that brings this state; only the deck's owner may know whether it is in the deck. */
  meta?: { stage?: number; title?: string; card?: string }
  type?: 'final' | 'parallel'
}

/** The materials of halls. */
export const built = ['stone', 'brick', 'temple'] as const

/** The lights of halls. */
export const lights = ['ember', 'magma', 'fel', 'shadow', 'frost', 'arcane', 'holy'] as const

/** The display of cards of a raid's own type: identical ones gathered in a pool, posts beside each other with their crews, or a two-sided site. */
export const lies = ['pool', 'post', 'site'] as const

/**
 * The occasions of a lesson: an event has come up; the Boss has a clock; the Boss has allies; cards lie beside the Boss; no Boss is in play.
 * Something is about to fall on the table; a stage other than the first and last has come; bonds hold the Boss; they no longer do.
 * A pool is in play; a post can be manned; the looming danger strikes next turn; a raider has nearly as many resources as the threat level.
 * Cards wait face down; a raider is in the other realm; a raider's character has a counter; others stand in for the Boss; the last stage.
 * The lesson's `lit` is highlighted, or else the occasion's own subject.
 */
export const occasions = [
  'event',
  'clock',
  'swarm',
  'row',
  'between',
  'falling',
  'later',
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

/** An occasion of the raid's own: so many counters on the raid, or somebody in play who is so marked. */
export type MarkedOccasion = { counters: string; n: number } | { of: 'boss' | 'raiders'; is: Marked }

/** The parts that a raid's lesson may highlight: the Boss, its resources, its allies, the cards beside it. */
export const lit = ['boss', 'bossResources', 'allies', 'row'] as const

/**
 * The clock of a Boss: a count with an effect at a number printed on the Boss, so that it surprises nobody.
 * 'Resources 4/10, at 10: a hero dies.'
 */
export interface RaidClock {
  /** The Boss card that prints it, and which side; both sides if left out. Without a Boss it is the raid's own, shown all the time. */
  boss?: string
  side?: 'front' | 'back'
  /** The things counted, in a word or two: 'Resources'. */
  counts: string
  /** `turns`: the turns that the Boss player has begun. */
  n: Amount | 'turns'
  at: Amount
  /** The effect at the end: 'a hero is destroyed'. */
  says: string
  /** The number before the end from which it is shown as near. */
  near: number
  /** It counts down to `at`. */
  down?: true
}

/** The parts of a raid's table besides its cards. It has no effect on the rules; everything is also shown in words. */
export interface RaidTable {
  /** The material of the hall, and the light of each stage, in order. */
  hall?: { built?: (typeof built)[number]; lights?: readonly (typeof lights)[number][] }
  /**
   * The display of its own card types; by default as stones in a row.
   * For a pool, `pile` is the number of such cards, including those used as resources, and `marks` are the thresholds in card texts.
   */
  types?: Readonly<Record<string, { as: (typeof lies)[number]; pile?: number; marks?: readonly number[] }>>
  /** The things that hold the Boss: how many there are at first, and how many are left. */
  bonds?: { one: string; many: string; of: number; left: Amount }
  /**
   * The looming danger: a two-sided card that flips at the end of each of the Boss player's turns, and strikes as a turn starts with this side up.
   * `met` of `of` count towards averting it, in words ("Cubes manned").
   */
  looms?: { called: string; card: string; side: 'front' | 'back'; met: Amount; of: Amount; by: string }
  /** Cards that wait face down: only their number is shown. */
  waits?: readonly { one: string; many: string; n: Amount }[]
  /** The number of resources that each raider may keep as their turn ends; 0: any number. */
  threat?: { called: string; level: Amount }
  /**
   * The characters that stand in for the Boss, in a few words ("Council Members stand"): how many there were, and how many are left. Not shown for 0.
   */
  standins?: { one: string; many: string; of: Amount; left: Amount }
  /** The clocks of the raid's Bosses; the first that is printed on the visible side of the Boss in play is shown. */
  clocks?: readonly RaidClock[]
  /** The coach's lessons for new players, each given once, at its occasion: one short sentence, or two. */
  lessons?: readonly {
    when: (typeof occasions)[number] | MarkedOccasion
    title: string
    text: string
    lit?: (typeof lit)[number]
  }[]
}

/** A list that a file may have as sentences of the cards' English, in it or instead of it. */
type Said<T> = string | readonly (string | T)[]

/** A raid as its file may have it: with English where effects, powers or the whole text of a card stand; `readRaid` reads it. */
export type RaidFile = Omit<RaidDef, 'cards' | 'always' | 'modes' | 'modules' | 'machine'> & {
  cards: readonly (Omit<CardDef, 'text' | 'powers' | 'front' | 'back'> & {
    text?: Said<Effect>
    powers?: Said<Power>
    front?: Said<Power>
    back?: Said<Power>
  })[]
  always?: Said<Mod>
  modes?: readonly (Omit<RaidMode, 'always'> & { always?: Said<Mod> })[]
  modules?: readonly (Omit<RaidModule, 'always'> & { always?: Said<Mod> })[]
  machine: object
}

/** A raid's introduction. A raid's `about.ts` has it apart from the cards, so that a page can offer raids without loading them. */
export type RaidAbout = Pick<RaidDef, 'id' | 'name' | 'version' | 'author' | 'licence' | 'about' | 'modes'> &
  Partial<Pick<RaidDef, 'raiders' | 'levels' | 'leaves'>>

/** The difficulty of raids for the built-in decks, from easiest to hardest. */
export const hardness = ['Medium', 'Hard', 'Very hard', 'Brutal'] as const
export type Hardness = (typeof hardness)[number]

/**
 * A raid's face before it is played: its mightiest Boss in its hall, minutes of play, difficulty, and place among the built-in raids.
 * Also the code of the set from which a winning party draws treasures in a campaign.
 */
export type RaidFace = Pick<CardDef, 'name' | 'tags' | 'health'> &
  Pick<RaidTable, 'hall'> & { minutes?: number; hard?: Hardness; place?: number; treasure?: string }

/** A raid as the start screen offers it. */
export type Offer = RaidAbout & { face: RaidFace & { being?: (typeof beings)[number] } }

/** The version of the raid format that this raidkeeper reads. */
export const raidFormat = 1

/** A raid: its cards, settings and rules. Each setting cites its rule in the raid's file. */
export interface RaidDef {
  /** The version of the format that it is written in. */
  format: typeof raidFormat
  /** Folder name and identity: 'onyxias-lair'. */
  id: string
  name: string
  /** Its own version: '1.0.0'. */
  version: string
  /** Its author, and the licence under which others may use it: 'CC-BY-4.0'. */
  author?: string
  licence?: string
  /** The language that its names and texts are in. */
  language: 'en'
  /** Its own numbered rules, for looking up a number. */
  rules?: readonly Numbered[]
  about: string
  /** The number of raiders that may play it, and the number it is meant for. */
  raiders: { min: number; max: number; meant: readonly [number, number] }
  /** The words of texts for `boss`: its name; 'your hero' in raids with several Bosses, whose cards call it “the Boss”. */
  calls: string
  /** The Boss player's name, if not the same as the Boss's. */
  player?: string
  /** The Boss's pronoun in card texts; 'it' by default. */
  they?: 'he' | 'she' | 'it'
  /**
   * The words of card texts for a token, a designation or a tag: an 'Onyxian Whelp' is a Whelp.
   * `bare`: without an article, as an adjective; `the`: only one player, or card, has it.
   */
  nouns?: Readonly<Record<string, Noun>>
  /** The Boss card that starts the game in play, if one does; and other cards and tokens that do. */
  starts?: string
  startsWith?: readonly (readonly [count: number, card: string])[]
  /** Every card of the raid by name: Boss cards, decks, tokens. */
  cards: readonly CardDef[]
  /**
   * Card types of its own ('Rune', 'Cube'), and the names of their cards, which lie in a row beside the Boss player's party.
   * Their powers work while they are face up. `pays`: they can be exhausted to pay resource costs, as resources can (R303.3a).
   * `apart`: raiders can affect them only with the cards' own powers (R402.2b, R402.3a, R402.4a).
   */
  types?: Readonly<Record<string, { one: string; many: string; pays?: true; apart?: true }>>
  /** Modes; the first is the default. */
  modes?: readonly RaidMode[]
  /** Modules: each choice of them with a mode is a mode of its own ('standard+plague'), which `readRaid` adds to `modes`. */
  modules?: readonly RaidModule[]
  /** Decks by name: the first is the one the Boss player draws from. */
  decks: Readonly<Record<string, readonly (readonly [count: number, card: string])[]>>
  /** Decks that are not shuffled: the first of the list is on top, and the Boss player may know their order. */
  ordered?: readonly string[]
  /** Decks that are gone through once: as they run out, their graveyards stay where they are (otherwise R101.3c). */
  once?: readonly string[]
  /**
   * The one deck whose cards become resources: no other card enters the resource row; one put there from another deck is replaced by one from this.
   */
  resourceDeck?: string
  tokens: readonly string[]
  /** Cards that players may have in their own decks, in any game (R504.1b). */
  regular?: readonly string[]
  /** Counters on the raid that it leaves to the next raid of a campaign which has the same: experience, keys, what was found out. */
  leaves?: readonly string[]
  /** A tag of players and allies that divides the table in two: those with the tag can't interact with those without (R503.1). */
  realm?: string
  /** The lowest threat level in play, on a Boss or a token, limits each raider's resources (R504.2a). */
  threat?: true
  /** Modifiers of the raid itself, from the Boss player's side, in force for the whole raid. */
  always?: readonly Mod[]
  /** The number of cards drawn in the Boss player's draw step. */
  draws: Amount
  handMax: Amount
  /** The player who takes the first turn, and whether that first draw step is skipped. */
  firstTurn: 'boss' | 'left of boss'
  skipsFirstDraw: boolean
  bossMulligans: boolean
  /** The steps of the Boss player's turn, with phases of the raid's own, whose names are events of the machine as they start. */
  turn: readonly string[]
  /** The display names of those phases: { minion: 'Minion phase' }. */
  phases?: Readonly<Record<string, string>>
  /** The deck whose top card is the event of the event step. */
  eventDeck?: string
  /** The place of a resolved event. */
  afterEvent?: 'resource' | 'graveyard'
  /** Events that the machine listens to, by name, besides the built-in 'gameStarts', 'fatallyDamaged', 'done' and its phases. */
  listens: Readonly<Record<string, EventPattern>>
  machine: { id: string; initial: string; states: Readonly<Record<string, RaidStateNode>> }
  /** The parts of its table besides its cards. */
  table?: RaidTable
  /** Its face before it is played; by default its mightiest Boss. */
  face?: RaidFace
  /** Its art: beings, emblems and cues by name, and pictures and sounds of its own. */
  art?: RaidArt
  /** The published tactics of the automated Boss, most important first. */
  tactics?: readonly Tactic[]
  /** The published tactics of the raiders' bots in this raid. */
  advice?: readonly Tactic[]
  /** The settings for the Boss's levels, for each number of raiders. */
  levels?: readonly RaidLevel[]
}
