/**
 * The words of the card language as types. Everything here is plain JSON: a card, a power, an effect, a set.
 * One list of verbs serves as effects, costs, events, restrictions and history; only the key in front differs
 * (`do` for effects and costs, `on` for events). README.md in this room explains the grammar with examples.
 */

import type { TokenSpec } from './card.ts'
import type {
  CardState,
  ClassName,
  CombatState,
  CommonType,
  Compare,
  DamageType,
  EventRole,
  EventZone,
  Faction,
  FixedWho,
  Keyword,
  Kind,
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

export * from './lists.ts'

/** A keyword with what stands beside it, which keywords.ts says for each: "Assault 2", "Diplomacy: Dwarf", "Fire Resistance". */
export interface KeywordWord {
  keyword: Keyword
  n?: Amount
  of?: Who
  type?: DamageType
  then?: readonly Effect[]
}

/** Zones a set can look in (415). 'deck' is the one its player draws from (415.3a), others are named: 'deck:event'. */
export type ZoneName = (typeof zones)[number] | `deck:${string}` | `graveyard:${string}`

/** A name bound earlier in the same text (`as`), or a role of the triggering event in a trigger's effects. */
export type NameRef = `$${string}`

/** Who or what a word speaks of: a fixed name, a bound name, a set (with at most one pick), or a list of these. */
export type Who =
  | FixedWho
  | NameRef
  | SetWho
  | { controller: Who }
  | { owner: Who }
  | { together: Who }
  | { case: { if: Condition; use: Who }[]; else: Who }
  | readonly Who[]

/** How many a pick takes. 'any' is any number (104.1), `allBut` leaves that many. */
export type Quantity = Amount | 'any' | { upTo: Amount } | { from: Amount; to: Amount } | { allBut: Amount }

/** Cards or players by what they are: every field that is given must fit. With `choose`, `target`, `random` or `top`, so many of them. */
export interface SetWho {
  /** Picks: at most one of these five. Without a pick the set is all of it, asked anew each time (714.3e). */
  target?: Quantity
  choose?: Quantity
  random?: Quantity
  top?: Amount
  most?: Stat | NumberOf
  least?: Stat | NumberOf
  /** Beside `target`: the targets are chosen at random (706.5). */
  atRandom?: true
  /** Who settles a tie of most or least. */
  ties?: Who
  /** Who picks, if not the one who acts. */
  by?: Who
  /** Names what was picked (or, for a set, what it held at this moment) for later words (714.3f). */
  as?: string
  /** '$name': the card type that was chosen. */
  is?: Kind | NameRef | readonly Kind[]
  /** Controller of cards in play and on the chain, owner elsewhere (401.2). */
  of?: Who
  /** Beside `target`: so many targets of each of these players' (706.1). */
  ofEach?: Who
  /** Of which of its owner's decks it is, for the machine of a raid: 'event' (R101.3c). */
  deck?: string
  /** Owner wherever it is (401.1). */
  owned?: Who
  in?: ZoneName | readonly ZoneName[] | { target: Quantity; is: 'graveyard'; of?: Who; by?: Who; as?: string }
  /** A word of the type line (202.1): 'Night Elf', 'Hunter', 'Totem'. Not a hero's talent spec (202.5). */
  tag?: string | readonly string[]
  /** A hero's trait (206.1): class, faction, profession, race, talent spec, 'Traitor' or 'Loyal'. */
  trait?: string
  /** A trait icon outside the text box (206.1a-b), or no icon at all (206.1d). */
  icon?: ClassName | Faction | 'none'
  /** Has '[that] Reputation', or any at all (100.2d). */
  reputation?: string | true
  /** Restricted to heroes with that trait, or at all (100.2b-c). */
  requires?: string | true
  name?: string
  damageType?: DamageType
  state?: CardState | readonly CardState[]
  /** `gives`: it is the source of a modifier that grants them one of these keywords. */
  has?: { keyword: Keyword } | { counter: string } | { attached: string } | { gives: readonly Keyword[]; to: Who }
  /** A number of each, or one that is worked out for it: `it` is that card or player. */
  where?: readonly [Stat | 'counters' | NumberOf, Compare, Amount] | readonly [Stat | NumberOf, 'odd' | 'even']
  /** `type`: the same types; `shares type`: one of them at least (300.1c). */
  same?: readonly ['cost' | 'name' | 'class' | 'race' | 'type' | 'any type', Who]
  differ?: 'name'
  attachedTo?: Who
  /** Links: with such a target, with a single target (706.1a), or with a single one that is this. */
  targeting?: Who | 'single' | { only: Who }
  /** Cards that could target it if they were added to the chain now (706.6). */
  couldTarget?: Who
  /** Players whose dice show that in all, of a roll in which each rolled for himself. */
  rolled?: readonly [NameRef, 'odd' | 'even'] | readonly [NameRef, Compare, Amount]
  did?: EventPattern & { since?: Since }
  among?: Who
  other?: true | Who
  not?: SetWho
}

/** A number that a text asks for: a constant, X, a name, or something that is counted or read as it is needed. */
export type Amount =
  | number
  | 'X'
  | NameRef
  | { count: Who }
  | { stat: Stat; of: Who }
  | { sum: Stat; of: Who }
  | { counters: string; of: Who }
  /** How many different classes, races or names there are among cards. */
  | { different: Likeness; of: Who }
  | { often: EventPattern; since: Since } // how often such a thing has happened
  | { raid: 'stage' }
  /** Only in keywords.ts: the number of a keyword, as the modifier that grants it reads it. */
  | { granted: Amount }
  | { plus: readonly Amount[] }
  | { minus: readonly Amount[] }
  | { times: readonly Amount[] }
  /** An amount doubled once for each of so many (glossary: Doubled). */
  | { double: Amount; each: Amount }
  | { case: readonly { if: Condition; use: Amount }[]; else: Amount }

/** An amount that has to be worked out. */
export type NumberOf = Exclude<Amount, number | string>

/** What a text asks before it does something: true or false as things stand. */
export type Condition =
  | ({ match: Who } & Omit<SetWho, 'target' | 'choose' | 'random' | 'top' | 'most' | 'least'>)
  | { some: Who }
  | { compare: readonly [Amount, Compare, Amount] }
  | { happened: EventPattern; since: Since }
  /** `first`: the first turn that they take. */
  | { turnOf: Who; first?: true }
  | { done: string }
  /** A hero or ally of that class or tag; beside an ally itself, another one (glossary: Empower). */
  | { empowered: string }
  /** A guess that turned out right (712.8). */
  | { right: string; stat: Stat }
  | { not: Condition }
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }

/** How far one looks back: to the start of this turn, or of the game. */
export type Since = 'turn' | 'game'
/** An event to watch for, to forbid, to replace or to look back on. Roles left out match anything. */
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
  type?: DamageType
  combat?: boolean
  fatal?: boolean
  n?: readonly [Compare, Amount]
  /** start, end: whose turn. */
  turn?: Who
  step?: StepName
  /**
   * The nth time, counted of all that fits, or with `each` of each one in that role by itself; `of`: on their turns only. Of a turn's
   * start or end `per: 'game'`: that player's nth turn. In what has happened: so many times at least.
   */
  nth?: { n: number; per: 'turn' | 'game'; of?: Who; each?: EventRole }
  last?: true
  cause?: Who
  /** exhaust: only for one of these. */
  purpose?: Purpose | readonly Purpose[]
  /** reveal: by an effect of a quest, which may lie face down by then. */
  quest?: true
}

/**
 * How long a definite modifier lasts (714.3). Left out: the rest of the game. `next`: until the end of a turn that has not begun, not
 * of the nearest one; the start of a turn is always that of the next.
 */
export type Duration =
  | 'turn'
  | 'combat'
  | { until: { on: 'start' | 'end'; turn: Who }; next?: true }
  | { during: 'ready'; of: Who; next: true }
  | { while: Condition }

/** Of several states of combat any will do. */
export type WhileState = CombatState | readonly CombatState[] | { attacking: Who } | { defending: Who } | Condition

/** A continuous, triggered, replacement or prevention modifier (712-719). `while` is a condition, not a duration (714.3a). */
export type Mod =
  /** Adds n to a number; `set`: gives it that value instead, also where the card has none of its own. */
  | { mod: 'stat'; what: Who; stat: 'atk' | 'health' | 'def' | 'maxHand'; n: Amount; set?: true; while?: WhileState }
  | { mod: 'double'; what: Who; stat: 'atk' | 'health' | 'def'; while?: WhileState }
  /** ATK and health change places (712.9). */
  | { mod: 'switch'; what: Who; while?: WhileState }
  | ({ mod: 'keyword'; what: Who; while?: WhileState } & KeywordWord)
  /** A power of its own, or the powers printed on another card (200.1a). */
  | { mod: 'power'; what: Who; power?: Power; of?: Who; while?: WhileState }
  /** Quests have the reward powers of others too (702.2a). */
  | { mod: 'rewards'; what: Who; of: Who; while?: WhileState }
  /** Loses and can't have powers (700.3); with `gains` it only loses those that it has, and later ones are its own. */
  | { mod: 'noPowers'; what: Who; gains?: true; while?: WhileState }
  /** What it is besides (202.3), or no longer: tags with `loses`, of types and damage types all others with `becomes` (300.1a, 205.1c). */
  | {
      mod: 'is'
      what: Who
      tag?: string
      loses?: string
      type?: CommonType
      damageType?: DamageType
      becomes?: true
      while?: WhileState
    }
  | { mod: 'control'; what: Who; by: Who }
  /** Cards on top of decks that a player may look at (415.3e), or with 'players' everyone (415.3f). */
  | { mod: 'see'; what: Who; by: Who }
  /** It becomes a copy of another card (402.3). Only effects make it. */
  | { mod: 'copy'; what: Who; of: Who }
  | ({ mod: 'cannot'; except?: Who; ifAble?: true; during?: 'ready'; while?: WhileState } & EventPattern)
  /** `target`: links must target it if able (706.4); with `random`, what they target is chosen at random (706.5). */
  | { mod: 'must'; on: 'attack' | 'target'; by: Who; what?: Who; random?: true; while?: WhileState }
  /** `play`: from where else than a hand cards may be played (409.1); `complete`: others' quests (702.2b); `attackTwo`: two defenders at once. */
  | {
      mod: 'can'
      on: 'protect' | 'strike' | 'defendWith' | 'play' | 'complete' | 'attackTwo'
      by: Who
      for?: Who
      against?: Who
      with?: Who
      while?: WhileState
    }
  | {
      mod: 'cost'
      on: Verb | readonly Verb[]
      by?: Who
      what?: Who
      with?: Who
      /** exhaust: what for. */
      purpose?: Purpose | readonly Purpose[]
      /** Added to the resource cost; negative is a reduction (707.1e). */
      n?: Amount
      /** What this reduction leaves at least; others may go below (707.1e). */
      min?: number
      add?: readonly Effect[]
      /** An alternate cost of playing (403.3); an empty one is "without paying". */
      rather?: readonly Effect[]
      /** Only costs with an actual (X): resources, as many as whoever pays them says (R505). */
      x?: true
      next?: true
      while?: WhileState
    }
  | {
      mod: 'instead'
      would: EventPattern
      /** Of packets (717.1): another amount, type, flag or destination; `$n` is the amount as it was. */
      n?: Amount
      type?: DamageType
      combat?: true
      sure?: true
      to?: Who
      /** Divides a packet, after all else (717.4c): among any of these as its controller chooses, or what is more than fatal. */
      divide?: { among: SetWho } | { excess: Who }
      then?: readonly Effect[]
      next?: true
      may?: Who
      while?: WhileState
    }
  | {
      mod: 'prevent'
      would: EventPattern
      /** `next`: until so much is prevented (717.2a); `first`: of each turn (717.6). */
      n: 'all' | Amount | { next: Amount } | { allBut: Amount } | { first: Amount }
      /** What is done first; if it was, that much is prevented (717.3). */
      these?: readonly Effect[]
      may?: Who
      /** What is done then; `$n` is the amount prevented, or after `these` the damage as it was. */
      then?: readonly Effect[]
      next?: true
      while?: WhileState
    }
  /** "You can control an additional Pet" (414.3b). */
  | { mod: 'limit'; tag: string; n: Amount | 'any'; while?: WhileState }
  /**
   * `next`: triggers once; at the start of a turn, that is one which had not begun as the modifier was made ("your next turn"), and
   * with 'turn' also at the end of one. `as`: done as the event happens, without the chain (704.1b).
   */
  | { mod: 'when'; event: EventPattern; if?: Condition; then: readonly Effect[]; next?: true | 'turn'; as?: true }
  | {
      mod: 'enters'
      what: Who
      state?: 'exhausted'
      counters?: readonly [string, Amount]
      damage?: Amount
    }

/** What may be chosen by name; what is chosen then is a word, or a number. */
export type Nameable =
  | 'card'
  | 'made-up'
  | 'ally type'
  | 'card type'
  | 'number'
  | { from: Amount; to?: Amount }
  | readonly string[]

/**
 * An effect or a cost: one verb with its roles. `if` is checked as it is processed; `as` names the result; `when` triggers
 * each time that it is done this way (715.1).
 */
export type Effect = { if?: Condition; as?: string; when?: readonly Effect[] } & (
  | {
      do: 'deal'
      n: Amount | readonly Amount[]
      type?: DamageType | readonly DamageType[]
      by: Who
      to: Who
      sure?: true
      combat?: true
      smash?: true
      /** `n` in all, divided among them as the player chooses (707.1d). */
      divided?: true
    }
  /** Of several amounts each belongs to one of those that are named or picked, in that order: "respectively" (707.1d). So with deal. */
  | { do: 'heal'; n: Amount | readonly Amount[] | 'all'; by: Who; from: Who; divided?: true }
  | { do: 'put'; n: Amount | { upTo: Amount }; what: 'damage' | string; to: Who; by?: Who; divided?: true }
  | { do: 'remove'; n: Amount | 'all'; what: 'damage' | string; from: Who }
  /** All damage on one character with the damage on another (405.7). */
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
      /** `up`: removed from the game for all to see, also what lay face down. */
      face?: 'up' | 'down'
      state?: 'exhausted'
      damage?: Amount
      /** Into play: as which type, if not its own (300.1d). */
      type?: CommonType
      /** Into play: how it was when it last was there. */
      keep?: readonly ('face' | 'damage')[]
    }
  /** A card that a raid calls a token, by name; or a token as said here (404.2), of a list one of the maker's choice. */
  | {
      do: 'create'
      n: Amount
      token?: string | TokenSpec | readonly TokenSpec[]
      /** Token copies of cards instead, that many of each (402.4). */
      copy?: Who
      /** Face down into the resource row of whoever makes them, not into the party. */
      to?: 'resources'
      state?: 'exhausted'
      by?: Who
    }
  /** Only in a raid: cards and tokens of it from beside the game enter play, and `what` with them, all at the same time (R301.5a). */
  | { do: 'bring'; cards: readonly (readonly [n: number, card: string])[]; what?: Who }
  /** Only in a raid: the deck that you draw from for the rest of the game (R303.1b). */
  | { do: 'drawFrom'; deck: string }
  /** Cards on the chain: a duplicate of each (402.1). */
  | { do: 'copy'; what: Who; by?: Who }
  /** Of control (415.8e). */
  | { do: 'exchange'; what: Who; for: Who }
  /**
   * Chooses a word: any card's name, a name that no card has (200.3), an ally type (202.4), a card type (300.1) but none of
   * `except`, one of these words; or a number: any, or between these (104.1).
   */
  | { do: 'name'; by?: Who; of: Nameable; except?: RuleType | readonly RuleType[]; as: string }
  /** `of`: whose zones, if not the searcher's; of several zones as many as he likes (413.2). */
  | { do: 'place'; by?: Who; what: Who; state?: 'exhausted' }
  | { do: 'search'; by?: Who; of?: Who; in: ZoneName | readonly ZoneName[]; for: SetWho; as: string }
  | { do: 'reveal'; what: Who; to?: Who }
  /** 'over': a deck, whichever side shows (415.3d). */
  | { do: 'turn'; what: Who; face: 'up' | 'down' | 'over'; by?: Who }
  | { do: 'attach'; what: Who; to: Who | null }
  | { do: 'exhaust' | 'ready'; what: Who; by?: Who }
  | { do: 'activate' }
  | { do: 'flip'; what: Who }
  /** `keep`: the new card enters ready or exhausted as the old one was, not ready (R101.4, R202.1). */
  | { do: 'swap'; what: Who; for: string; keep?: 'readiness' }
  | { do: 'pay'; by?: Who; n: Amount }
  /** `copy`: a copy of it is played, and it stays where it is (402.2). */
  | { do: 'play'; what: Who; cost: 0; after?: 'self'; copy?: true }
  | { do: 'interrupt'; what: Who }
  /** Triggers all triggered powers of cards, as if their events had happened (703.5). */
  | { do: 'trigger'; what: Who }
  /** Changes the single target of a link (706.2), to one that whoever does it chooses if none is named. */
  | { do: 'retarget'; by?: Who; what: Who; to?: Who }
  | { do: 'uncombat'; what: Who }
  /** Changes the proposed defender of the combat on the chain to another legal one, which whoever does it chooses (601.2e). */
  | { do: 'repropose'; by?: Who; to?: Who }
  /** It becomes the defender in mid-combat, in the place of whatever defends (602.3a). */
  | { do: 'defend'; what: Who }
  /** An extra turn after this one (500.3); the end of this one (500.5); a seat to the right of another player (500.6). */
  | { do: 'extraTurn'; by?: Who }
  | { do: 'endTurn' }
  /** All of your cards are removed from the game, and a raid starts with you as its Boss player (800.3). */
  | { do: 'startRaid'; raid: string }
  /** Your deck and graveyard are removed from the game; a new deck of n cards comes from beside it (800.2). */
  | { do: 'rebuild'; n: number }
  /** A cost (800.1a): the game is conceded for the player's whole side. The power makes no link, and is done before the game ends. */
  | { do: 'concede' }
  /** Own cards that start the next game in play (800.1d); only where the game is conceded. */
  | { do: 'keep'; by?: Who; what: Who }
  | { do: 'sit'; by?: Who; to: Who }
  | { do: 'roll'; by?: Who; n?: Amount; sides?: 2 }
  /** Drops cards from above the table (R304), after players have arranged their characters; `as` are those of `onto` that they land on. */
  | { do: 'drop'; what: Who; onto: Who }
  | { do: 'choose'; by?: Who; what: Who; take?: true }
  | { do: 'modify'; mods: readonly Mod[]; until?: Duration }
  | { do: 'win' | 'lose'; by: Who }
  | { do: 'shuffle'; what: Who }
  | { do: 'say'; words: string }
  /** A keyword that is something done: what keywords.ts says it does. */
  | { do: 'keyword'; keyword: Keyword }
  | { do: 'if'; then: readonly Effect[]; else?: readonly Effect[] }
  /** Of several players each says for himself whether he does it, and `as` are those who do. */
  | { do: 'try'; may?: Who; these: readonly Effect[]; then?: readonly Effect[]; else?: readonly Effect[] }
  /** Of two cards, whether the first has a higher number (712.8); `right` asks whether it was so. */
  | { do: 'guess'; by?: Who; stat: Stat; what: Who; than: Who }
  /** A text that counts for whoever has a hero or ally of that class, as it is added and as it resolves (Empower). */
  | { do: 'empower'; of: ClassName; then: readonly Effect[] }
  | { do: 'modes'; n: Quantity; by?: Who; of: readonly (readonly Effect[])[] }
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
 * What a card says about being played: when only, costs added to its own, an alternate cost ([] is "without paying", 403.3), a
 * change of what it costs (707.1e; `min` as in a cost modifier), and the highest X, where its additional cost has one (707.1b).
 * `choose` names a race as it is played: a tag '$race' in `n` is that race.
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
  /** A definite power (704.1b): done as the event happens, without the chain. */
  | { as: EventPattern; then: readonly Effect[] }
  | { always: readonly Mod[]; while?: Condition }
  | { play: PlayTerms }
  | KeywordWord
)

export type { CardDef, CardSet, Deckbuilding, DeckDef, TokenSpec } from './card.ts'
