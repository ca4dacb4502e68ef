/** Cards and decks as data. */
import type {
  Amount,
  CardType,
  ClassName,
  CommonType,
  DamageType,
  DeckKind,
  Effect,
  Faction,
  Power,
  SetWho,
  Who,
} from './types.ts'

/**
 * A card as data (200-206, 300-306). Numbers are the printed ones; a missing number means that the card has none.
 * `text` is processed as the card resolves (709); `powers` work in play. A hero's or Boss's `front` and `back` are the powers of each side (301.2,
 * R101.1).
 */
export interface CardDef {
  name: string
  type: CardType | readonly CardType[]
  /** Its set, such as 'Heroes of Azeroth' or "Onyxia's Lair"; and its collector number in the set. */
  set: string
  number: number
  instant?: true
  faction?: Faction
  /** Trait icons: classes whose decks may include it (100.2a); any class if left out. */
  classes?: readonly ClassName[]
  /** Tags of the type line, restriction tags as printed: 'Pet (1)', 'Unique', 'Unlimited', 'Two-Handed' (202, 414). */
  tags?: readonly string[]
  /** '[Trait] Hero Required' for one of these traits (100.2b); a talent spec makes it a talent (100.2c). */
  requires?: string | readonly string[]
  /** '[Description] Reputation' (100.2d). */
  reputation?: string
  /** A hero's own rules for its deck (100.2e). */
  deckbuilding?: Deckbuilding
  /** A Master Hero, which may be in a deck (100.1, 301.4). */
  master?: true
  /** A hero's traits besides faction and class: race, talent spec. Professions and 'Traitor' are tags (206.1). */
  race?: string
  spec?: string
  cost?: number
  /** Cost has an X beside the number (201.3). */
  x?: true
  atk?: number
  damageType?: DamageType
  health?: number
  def?: number
  strike?: number
  /** A threat level: how many resources each raider may keep as their turn ends (R504.2a). Without one they keep all (R504.2b). */
  threat?: number
  /** The most counters of each name that a location can hold (306.3). */
  capacity?: readonly [counter: string, n: number]
  /** A hero's numbers on its other side, if different (301.2b). */
  turned?: { readonly atk?: number; readonly health?: number }
  /** Attach description (400.1). */
  attach?: Who
  text?: readonly Effect[]
  powers?: readonly Power[]
  front?: readonly Power[]
  back?: readonly Power[]
  /** The names of its two sides, if texts use them. */
  sides?: readonly [front: string, back: string]
  /** Only for the printer: the card's pronoun in its own text ('he', 'she', 'it'; default 'it'). */
  they?: 'he' | 'she' | 'it'
  /**
   * Own words for its questions and acts, by their places in it: 'text.0.what' for what that effect chooses, 'powers.0' for the use of that power.
   * They are asked and listed; they are not printed.
   */
  prompts?: Readonly<Record<string, string>>
  /** A note about this card that its text can't show: FAQ, errata, our ruling. */
  ruling?: string
}

/** A set of printed cards, for deck building. */
export type CardSet = Pick<SetWho, 'tag' | 'icon' | 'reputation' | 'requires' | 'name'> & {
  damageType?: DamageType
  is?: DeckKind | readonly DeckKind[]
  /** Its text deals damage of this type. */
  deals?: DamageType
}

/** 100.2e: the deck may include `only` these (and those of one of `either`), and never those of `not`. */
export interface Deckbuilding {
  only?: readonly CardSet[]
  either?: readonly CardSet[]
  not?: readonly (CardSet & { not?: CardSet })[]
}

/** A deck's introduction, shown before it is played. */
export interface DeckAbout {
  id: string
  name: string
  hero: string
  role?: 'protector' | 'healer' | 'damage'
  about: string
}

/** A legal or playable list of cards around a hero. */
export interface DeckDef extends DeckAbout {
  /** Health of its hero, as it is printed on the real card: for heroes whose health is not in our lists. */
  health?: number
  cards: readonly (readonly [count: number, name: string])[]
  /**
   * Limited decks have 30 cards or more and any number of copies (100.1, 100.4). Constructed if left out.
   * Open decks have any cards that friends agree on, around any hero.
   */
  format?: 'constructed' | 'limited' | 'open'
  /** Side deck, for matches (100.3). */
  side?: readonly (readonly [count: number, name: string])[]
}

/**
 * A token as described by the modifier that makes it (404.2). Without a name, its tags are its name.
 * By default a token with a Totem tag is a limited ongoing ability ally with the damage type of its kind (404.2b).
 */
export interface TokenSpec {
  name?: string
  /** Ally if left out. */
  type?: CommonType | readonly CommonType[]
  tags: readonly string[]
  /** Its trait icon (206.1b), which is no tag: its name does not have it. */
  faction?: Faction
  atk?: Amount
  health?: Amount
  damageType?: DamageType
  def?: number
  strike?: number
  powers?: readonly Power[]
}
