/**
 * The types of the card language, all plain JSON: a card, a power, an effect, a set. README.md in this room has the grammar with examples.
 * The same list of verbs serves for effects, costs, events, restrictions and history, with different keys (`do` for effects and costs, `on` for
 * events).
 */

import type { TokenSpec } from './card.ts'
import type {
  CardState,
  ClassName,
  CommonType,
  Compare,
  DamageType,
  EventRole,
  EventZone,
  Faction,
  FixedWho,
  Keyword,
  Kind,
  keptBySwap,
  Likeness,
  PowerZone,
  Purpose,
  RuleType,
  Stat,
  StepName,
  TagWord,
  Verb,
  zones,
} from './lists.ts'
import type { Duration, Fighting, Mod } from './modifiers.ts'

export * from './lists.ts'

/** A keyword with its parameter, as defined in keywords.ts: "Assault 2", "Diplomacy: Dwarf", "Fire Resistance". */
export interface KeywordWord {
  keyword: Keyword
  n?: Amount
  of?: Who
  /** '$name': the chosen damage type. */
  type?: DamageType | NameRef
  then?: readonly Effect[]
}

/** Zones a set can look in (415). 'deck' is the one its player draws from (415.3a), others are named: 'deck:event'. */
export type ZoneName = (typeof zones)[number] | `deck:${string}` | `graveyard:${string}`

/** A name bound earlier in the same text (`as`), or a role of the triggering event in a trigger's effects. */
export type NameRef = `$${string}`

/** A Who stands for cards, players or zones: a fixed word, a bound name, a set (with at most one pick), or a list of these. */
export type Who =
  | FixedWho
  | NameRef
  | SetWho
  | { controller: Who }
  | { owner: Who }
  | { together: Who }
  | { case: { if: Condition; use: Who }[]; else: Who }
  | readonly Who[]

export type TraitIcon = ClassName | Faction | 'none'

/** The number that a pick takes. 'any' is any number (104.1), `allBut` leaves that many. */
export type Quantity = Amount | 'any' | { upTo: Amount } | { from: Amount; to: Amount } | { allBut: Amount }

/** A set of cards or players: every given field must fit. With `choose`, `target`, `random` or `top`, a pick of that many. */
export interface SetWho {
  /** Picks: at most one of these five. Without a pick, the set means all of its members, evaluated anew each time (714.3e). */
  target?: Quantity
  choose?: Quantity
  random?: Quantity
  top?: Amount
  /** Beside `top`, in place of those on top: from the bottom, or the one so far down. */
  place?: 'bottom' | number
  most?: Stat | NumberOf
  least?: Stat | NumberOf
  /** Beside `target`: the targets are chosen at random (706.5). */
  atRandom?: true
  /** The player who decides ties of most or least. */
  ties?: Who
  /** The player who picks, if not the actor. */
  by?: Who
  /** Names the picked objects (or, without a pick, the present members) for later use (714.3f). */
  as?: string
  /** '$name': the chosen card type. */
  is?: Kind | NameRef | readonly Kind[]
  /** Controller of cards in play and on the chain, owner elsewhere (401.2). */
  of?: Who
  /** Beside `target`: this many targets of each of these players (706.1). */
  ofEach?: Who
  /** The deck of its owner that it is from, in a raid: 'event' (R101.3c). */
  deck?: string
  /** Beside several picked: all of them are of one player, as `of` understands it. */
  ofOne?: true
  /** Owner wherever it is (401.1). */
  owned?: Who
  in?: ZoneName | readonly ZoneName[] | { target: Quantity; is: 'graveyard'; of?: Who; by?: Who; as?: string }
  /** A word of the type line (202.1): 'Night Elf', 'Hunter', 'Totem'. Not a hero's talent spec (202.5). */
  tag?: string | readonly string[]
  /** A hero's trait (206.1): class, faction, profession, race, talent spec, 'Traitor' or 'Loyal'. */
  trait?: string
  /** A trait icon outside the text box (206.1a-b), any of several, or no icon at all (206.1d). */
  icon?: TraitIcon | readonly TraitIcon[]
  /** Has '[this] Reputation', or any reputation (100.2d). */
  reputation?: string | true
  /** Restricted to heroes with this trait, or restricted at all (100.2b-c). */
  requires?: string | true
  name?: string
  /** This stands in its name: "with Scarlet in its name". */
  nameWith?: string
  /** '$name': the chosen one. */
  damageType?: DamageType | NameRef
  state?: CardState | readonly CardState[]
  /** Characters that are attacking this, defending against it, or either (602.2). */
  fighting?: Fighting
  /** `attached`: such a card is attached to it, or any. `gives`: it is the source of a modifier that grants `to` one of these keywords. */
  has?:
    | { keyword: Keyword }
    | { counter: string }
    | { attached: string | true | SetWho }
    | { gives: readonly Keyword[]; to: Who }
  /** A number of each member, or an amount computed for it, in which `it` is that card or player. */
  where?: readonly [Stat | 'counters' | NumberOf, Compare, Amount] | readonly [Stat | NumberOf, 'odd' | 'even']
  /** `type`: the same types; `shares type`: at least one type in common (300.1c). */
  same?: readonly ['cost' | 'name' | 'class' | 'race' | 'type' | 'any type', Who]
  differ?: 'name'
  /** Beside a number of choices that is open: so much in all at most. */
  combined?: readonly [Stat, Amount]
  attachedTo?: Who
  /** Links with such a target, with a single target (706.1a), or whose single target is this. */
  targeting?: Who | 'single' | { only: Who }
  /** Cards that could target it if they were added to the chain now (706.6). */
  couldTarget?: Who
  /** Players whose own dice total this, after each player rolled. */
  rolled?: readonly [NameRef, 'odd' | 'even'] | readonly [NameRef, Compare, Amount]
  did?: EventPattern & { since?: Since }
  among?: Who
  other?: true | Who
  not?: SetWho
  /** Fits at least one of these descriptions: "a Fire or [Fire] card". */
  either?: readonly SetWho[]
}

/** A number in a text: a constant, X, a name, or a count or number read when it is needed. */
export type Amount =
  | number
  | 'X'
  | NameRef
  | { count: Who }
  /** `printed`: without modifiers (205.1). */
  | { stat: Stat; of: Who; printed?: true }
  | { sum: Stat; of: Who }
  /** The highest or lowest number among cards; 0 if there is none. */
  | { highest: Stat; of: Who }
  | { lowest: Stat; of: Who }
  | { counters: string; of: Who }
  /** The number of different classes, races, names … among cards. */
  | { different: Likeness; of: Who }
  /** The most cards among them that have the same name. */
  | { alike: 'name'; of: Who }
  | { often: EventPattern; since: Since } // how often this has happened
  /** The stage; the number of raiders at the start of the raid. */
  | { raid: 'stage' | 'raiders' }
  /** The total that this player rolled, or the number chosen, if several did. */
  | { result: NameRef; of: Who }
  /** Only in keywords.ts: the number of a keyword, from the side of the modifier that grants it. */
  | { granted: Amount }
  | { plus: readonly Amount[] }
  | { minus: readonly Amount[] }
  | { times: readonly Amount[] }
  /** The greatest, or the least, of several amounts. */
  | { greater: readonly Amount[] }
  | { lesser: readonly Amount[] }
  /** One for each full `every` of an amount. */
  | { every: number; of: Amount }
  /** An amount, doubled this many times (glossary: Doubled). */
  | { double: Amount; each: Amount }
  | { case: readonly { if: Condition; use: Amount }[]; else: Amount }

/** An amount that has to be computed. */
export type NumberOf = Exclude<Amount, number | string>

/** A condition of a text: true or false at the time it is checked. */
export type Condition =
  /** `remained`: true as the link was created, and ever since (714.3b). */
  | ({ match: Who; remained?: true } & Omit<SetWho, 'target' | 'choose' | 'random' | 'top' | 'most' | 'least'>)
  | { some: Who }
  | { compare: readonly [Amount, Compare, Amount] | readonly [Amount, 'odd' | 'even'] }
  | { happened: EventPattern; since: Since }
  /** `first`: only the first turn that they take. */
  | { turnOf: Who; first?: true }
  /** They took the first turn of the game (101.1). */
  | { wentFirst: Who }
  | { done: string }
  /** The raid is in the state with this title. */
  | { stage: string }
  /** You have a hero or ally of this class or tag; in an ally's text, another one (glossary: Empower). */
  | { empowered: string }
  /** The guess of this name turned out right (712.8). */
  | { right: string }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

/** Properties that a swapped card keeps besides its attachments and counters. */
export type Kept = (typeof keptBySwap)[number]

/** The period to look back on: since the start of this turn, or of the game. */
export type Since = 'turn' | 'game'
/** An event pattern, to watch for, forbid, replace or look back on. Roles that are left out match anything. */
export interface EventPattern {
  on: Verb | readonly Verb[]
  by?: Who
  what?: Who
  to?: Who | 'front' | 'back'
  from?: Who
  with?: Who
  for?: Who
  against?: Who
  zone?: EventZone
  of?: Who
  /** Of several, any of them. */
  type?: DamageType | readonly DamageType[]
  /** put, remove: counters of this name, or 'damage'. */
  counter?: string
  combat?: boolean
  fatal?: boolean
  /** deal: more than fatal damage to an ally, which goes to a hero (405.8, glossary: Smash). */
  smash?: true
  /** Its amount. Over a turn, damage and healing are totals: for each object that received it, or else for each source. */
  n?: readonly [Exclude<Compare, '!='>, number]
  /** start, end: the player whose turn it is. */
  turn?: Who
  step?: StepName
  /**
   * The nth time, counted over all matching events, or with `each` separately for each object in that role; `of`: only on their turns.
   * For a turn's start or end with `per: 'game'`: that player's nth turn. In `happened` and `did`: at least this many times.
   */
  nth?: { n: number; per: 'turn' | 'game'; of?: Who; each?: EventRole }
  last?: true
  cause?: Who
  /** exhaust: only for one of these. */
  purpose?: Purpose | readonly Purpose[]
  /** reveal: by an effect of a quest, which may be face down by then. */
  quest?: true
}

/** Things that may be named; the choice is a word or a number. */
export type Nameable =
  | 'card'
  | 'made-up'
  | 'ally type'
  | 'card type'
  | 'class'
  | 'race'
  | 'damage type'
  | 'number'
  | { from: Amount; to?: Amount }
  /** The name of such a card: of one in those zones, or without `in` of any that there is. */
  | { card: SetWho }
  | readonly string[]

/**
 * An effect or a cost: a verb with its roles. `if` is checked as it is processed; `as` names the result; `when` triggers each time it is done this
 * way (715.1).
 */
export type Effect = { if?: Condition; as?: string; when?: readonly Effect[] } & (
  | {
      do: 'deal'
      n: Amount | readonly Amount[]
      type?: DamageType | NameRef | readonly DamageType[]
      by: Who
      to: Who
      sure?: true
      combat?: true
      smash?: true
      /** `n` in all, divided among them as the player chooses (707.1d). */
      divided?: true
    }
  /** A list of amounts belongs to the named or picked objects in order: "respectively" (707.1d). The same for deal. */
  | { do: 'heal'; n: Amount | readonly Amount[] | 'all'; by: Who; from: Who; divided?: true }
  /** `set`: this many counters instead of the present number. Of 'any', one of a kind that lies there. */
  | { do: 'put'; n: Amount | { upTo: Amount }; what: 'damage' | string; to: Who; by?: Who; divided?: true; set?: true }
  | { do: 'remove'; n: Amount | 'all'; what: 'damage' | string; from: Who }
  /** Switches all damage on one character with the damage on another (405.7). */
  | { do: 'switch'; what: 'damage'; of: Who; with: Who }
  | { do: 'destroy'; what: Who; by?: Who }
  | { do: 'discard'; by?: Who; n?: Amount; what?: Who }
  | { do: 'draw'; by?: Who; n?: Amount; until?: 'maxHand' }
  | {
      do: 'move'
      what: Who
      to: 'hand' | 'deck' | 'graveyard' | 'removed' | 'play' | 'resources'
      at?: 'top' | 'bottom' | 'shuffled'
      by?: Who
      of?: Who
      /** `up`: removed from the game face up, even if it lay face down. */
      face?: 'up' | 'down'
      state?: 'exhausted'
      damage?: Amount
      /** Into play: its type, if not its own (300.1d). */
      type?: CommonType
      /** Into play: flipped as it was when it was last in play, and with the damage that it had. */
      same?: true
    }
  /** The name of a raid's token, or a token described here (404.2); from a list, the player who creates it chooses one. */
  | {
      do: 'create'
      n: Amount
      token?: string | TokenSpec | readonly TokenSpec[]
      /** Token copies of cards instead, this many of each (402.4). */
      copy?: Who
      /** Face down into the resource row of the player who creates them, not into the party. */
      to?: 'resources'
      state?: 'exhausted'
      by?: Who
    }
  /** Only in a raid: its cards and tokens from outside the game enter play, and `what` with them, all at the same time (R301.5a). */
  | { do: 'bring'; cards: readonly (readonly [n: Amount, card: string])[]; what?: Who }
  /** Only in a raid: the deck that you draw from for the rest of the game (R303.1b). */
  | { do: 'drawFrom'; deck: string }
  /** Copies cards on the chain: a duplicate of each (402.1). */
  | { do: 'copy'; what: Who; by?: Who }
  /** Exchanges control (415.8e). */
  | { do: 'exchange'; what: Who; for: Who }
  /**
   * Chooses a word: a card's name, an unused one (200.3), an ally type (202.4), card type (R403), standard class or race,
   * damage type (408.3a), or one of these.
   *
   * Or a number: any, or between these (104.1). Of several players each chooses a number; `secret`: revealed once all have chosen.
   */
  | { do: 'name'; by?: Who; of: Nameable; except?: RuleType | readonly RuleType[]; secret?: true; as: string }
  /** `of`: the owners of the zones, if not the searcher; of several zones, the searcher chooses any (413.2). */
  | { do: 'place'; by?: Who; what: Who; state?: 'exhausted' }
  | { do: 'search'; by?: Who; of?: Who; in: ZoneName | readonly ZoneName[]; for: SetWho; as: string }
  | { do: 'reveal'; by?: Who; what: Who; to?: Who }
  /** Without `face` it turns a deck over, whichever side shows (415.3d). */
  | { do: 'turn'; what: Who; face?: 'up' | 'down'; by?: Who }
  | { do: 'attach'; what: Who; to: Who | null }
  | { do: 'exhaust' | 'ready'; what: Who; by?: Who }
  | { do: 'activate' }
  | { do: 'flip'; what: Who }
  /** `keep`: the new card has the old one's readiness or damage, instead of being ready and undamaged (R101.4, R202.1). */
  | { do: 'swap'; what: Who; for: string; keep?: Kept | readonly Kept[] }
  | { do: 'pay'; by?: Who; n: Amount }
  /** `copy`: a copy of the card is played, and the card stays where it is (402.2). */
  | { do: 'play'; what: Who; cost: 0; after?: 'self'; copy?: true }
  | { do: 'interrupt'; what: Who }
  /** Triggers all triggered powers of cards, as if their events had happened (703.5). */
  | { do: 'trigger'; what: Who }
  /**
   * Changes the single target of a link (706.2); without `to`, the acting player chooses the new target.
   * Without `what`, the proposed defender of the combat on the chain becomes another legal one, among `to` (601.2e).
   */
  | { do: 'retarget'; by?: Who; what?: Who; to?: Who }
  | { do: 'uncombat'; what: Who }
  /** It becomes the defender in mid-combat, in place of the current defender (602.3a). */
  | { do: 'defend'; what: Who }
  /** An extra turn after this one (500.3); the end of this one (500.5); a seat to the right of another player (500.6). */
  | { do: 'extraTurn'; by?: Who }
  | { do: 'endTurn' }
  /** All of your cards are removed from the game, and a raid starts with you as its Boss player (800.3). */
  | { do: 'startRaid'; raid: string }
  /** Your deck and graveyard are removed from the game; a new deck of n cards comes from outside it (800.2). */
  | { do: 'rebuild'; n: number }
  /** A cost (800.1a): the player's whole side concedes the game. The power makes no link, and is carried out before the game ends. */
  | { do: 'concede' }
  /** The player's own cards that start the next game in play (800.1d); only if the game is conceded. */
  | { do: 'keep'; by?: Who; what: Who }
  | { do: 'sit'; by?: Who; to: Who }
  | { do: 'roll'; by?: Who; n?: Amount; sides?: 2 }
  /** Drops cards from above the table (R304), after players have arranged their characters; `as` names the members of `onto` that they land on. */
  | { do: 'drop'; what: Who; onto: Who }
  | { do: 'choose'; by?: Who; what: Who; take?: true }
  | { do: 'modify'; mods: readonly Mod[]; until?: Duration }
  | { do: 'win' | 'lose'; by: Who }
  | { do: 'shuffle'; what: Who }
  | { do: 'say'; words: string }
  /** A keyword with effects, as defined in keywords.ts. */
  | { do: 'keyword'; keyword: Keyword }
  | { do: 'if'; then: readonly Effect[]; else?: readonly Effect[] }
  /** If `may` has several players, each decides whether to do it, and `as` names those who do. */
  | { do: 'try'; may?: Who; these: readonly Effect[]; then?: readonly Effect[]; else?: readonly Effect[] }
  /** A guess whether the first of two cards has the higher number, or whether a card is one of those (712.8); `right` checks the guess. */
  | { do: 'guess'; by?: Who; what: Who; stat: Stat; than: Who }
  | { do: 'guess'; by?: Who; what: Who; whether: SetWho }
  /** A text that applies if you have a hero or ally of this class, as it is added and as it resolves (Empower). */
  | { do: 'empower'; of: ClassName; then: readonly Effect[] }
  | { do: 'modes'; n: Quantity; by?: Who; atRandom?: true; of: readonly (readonly Effect[])[] }
  | { do: 'forEach'; of: Who; order?: Who; then: readonly Effect[] }
  | { do: 'repeat'; these: readonly Effect[]; while: Condition }
  | {
      do: 'table'
      of: NameRef
      rows: readonly { is: readonly [number, number] | 'odd' | 'even'; then: readonly Effect[] }[]
    }
)
export type Do = Effect['do']
/** The effect of a verb. */
export type Of<D extends Do> = Effect & { do: D }

/**
 * The playing of a card: a condition (`only`), additional costs, an alternate cost ([] is "without paying", 403.3).
 * A change of its cost (707.1e; `min` as in a cost modifier), and the highest X, if its additional cost has one (707.1b).
 * `choose` names a race as the card is played: a tag '$race' in `n` is that race.
 */
export interface PlayTerms {
  only?: Condition
  add?: readonly Effect[]
  rather?: readonly Effect[]
  n?: Amount
  min?: number
  x?: number
  choose?: 'race'
}

/** The shapes of a power (700). `in` names the zones in which it works, if not in play (700.2, 703.3b). */
export type Power = { if?: Condition; in?: PowerZone | readonly PowerZone[]; tagWord?: TagWord } & (
  | {
      pay: readonly Effect[]
      then: readonly Effect[]
      only?: Condition
      limit?: { n: number; per: 'turn' }
      by?: Who
      basic?: true
    }
  | { reward: readonly Effect[]; pay: readonly Effect[]; only?: Condition; basic?: true }
  /** `sealed`: players can't interrupt the effect. */
  | { when: EventPattern; then: readonly Effect[]; sealed?: true }
  /** A definite power (704.1b): carried out as the event happens, without the chain. */
  | { as: EventPattern; then: readonly Effect[] }
  | { always: readonly Mod[]; while?: Condition }
  | { play: PlayTerms }
  | KeywordWord
)

export type { CardDef, CardSet, DeckAbout, Deckbuilding, DeckDef, TokenSpec } from './card.ts'
export type { Duration, Mod, WhileState } from './modifiers.ts'
