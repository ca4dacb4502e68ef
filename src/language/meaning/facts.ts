/** Questions of the language's words to a table: the state of a game answers them for the rules, the view of a seat for its bot. */
import type { Obj, Seat, Val } from '../../state/types.ts'
import type { Amount, CardDef, CardState, Condition, EventPattern, Keyword, SetWho, Since, Stat } from '../types.ts'

/** The side and card of a text: the common part of every context. */
export interface Context {
  you: Seat
  self: Obj
  x: number
  /** The candidate being tested inside a set (`it`). */
  it: Obj
}

/** Something that can be asked about a table, in a context of its own kind. */
export interface Asked<G, E> {
  readonly ask: Facts<G, E>
}

/** A card's data without its text. */
export interface CardFacts {
  readonly exhausted: boolean
  readonly faceDown: boolean
  readonly token: boolean
  readonly damage: number
  readonly host: Obj
}

/** States that need more than the card to tell. */
export type TableState = Extract<
  CardState,
  'attacking' | 'defending' | 'protecting' | 'inCombat' | 'ongoing' | 'attached'
>

/** Questions about players. */
interface PlayerFacts<G> {
  /** Those who are still in the game, in the order in which their cards are listed. */
  living(g: G): readonly Seat[]
  opposed(g: G, a: Seat, b: Seat): boolean
  /** The seat of the Boss player; -1 at a table without one. */
  boss(g: G): Seat
  /** The number of raiders at the start of the raid, including those who have lost. */
  raiders(g: G): number
  /** A player's hero, also one of a Boss who is away; 0 for none. */
  hero(g: G, seat: Seat): Obj
  startingHero(g: G, seat: Seat): Obj
  /** Whether a player's hero, who is in play, has this trait (206.1b). */
  playerTrait(g: G, seat: Seat, trait: string): boolean
  /** The names of a player's decks, and the number of the one that they draw from. */
  decks(g: G, seat: Seat): readonly string[]
  draws(g: G, seat: Seat): number
  /** The player whose turn it is, the one who had the first, and the number that a player has begun. */
  turn(g: G): Seat
  first(g: G): Seat
  turns(g: G, seat: Seat): number
  stage(g: G): number
  /** The title of the raid's state; undefined without a raid. */
  title(g: G): string | undefined
}

/** Questions about cards, and what some of them ask of players, zones and links too, as they are now, after all modifiers (712-719). */
interface ObjectFacts<G> {
  card(g: G, o: Obj): CardFacts | undefined
  /** The definition of a card whose text is open (412.1b). */
  text(g: G, o: Obj): CardDef | undefined
  /** The name of a card; '' for a blank card (200.1). */
  name(g: G, o: Obj): string
  /** The player that an object is, or who has it; -1 if nobody has. */
  controller(g: G, o: Obj): Seat
  owner(g: G, o: Obj): Seat
  /** Whether a card is from the deck of that name (R101.3c). */
  isFrom(g: G, o: Obj, deck: string): boolean
  stat(g: G, o: Obj, stat: Stat): number
  /** As it is printed, before modifiers (205.1). */
  printed(g: G, o: Obj, stat: Stat): number
  counters(g: G, o: Obj): Readonly<Record<string, number>>
  keyword(g: G, o: Obj, keyword: string): boolean
  kind(g: G, o: Obj, kind: string): boolean
  isResource(g: G, o: Obj): boolean
  tag(g: G, o: Obj, tag: string): boolean
  /** The same types, or at least one in common (300.1c). */
  alike(g: G, a: Obj, b: Obj, all: boolean): boolean
  damageTypes(g: G, o: Obj): readonly string[]
  inState(g: G, o: Obj, state: TableState): boolean
  attachments(g: G, host: Obj): readonly Obj[]
  /** Whether it is the source of a modifier that grants one of them one of these keywords. */
  gives(g: G, o: Obj, keywords: readonly Keyword[], to: readonly Obj[]): boolean
  /** The effects on the chain, and whether one is an effect, or a reward (705.3). */
  effects(g: G): readonly Obj[]
  isEffect(g: G, o: Obj, kind: string): boolean
  /** All targets of a card or an effect on the chain, each as often as it was chosen (706.1a). */
  targets(g: G, o: Obj): readonly Obj[]
  /** Whether that card could target this if it were added to the chain now (706.6). */
  couldTarget(g: G, card: Obj, o: Obj): boolean
  /** The set of "if it is …" for an object, with the zone where it lies, if the set names none. */
  withZone(g: G, set: SetWho, o: Obj): SetWho
  /** The later self of a card that has moved; 0 if it has not. */
  became(g: G, o: Obj): Obj
}

/** Questions about a text in its context. */
interface TextFacts<G, E> {
  /** The value of a name, also if that object no longer fits (712.3a). */
  named(g: G, ref: string, env: E): Val
  /** The host of the text's own card; 0 for none. */
  host(g: G, env: E): Obj
  /** The members of a set that picks, and what it names. */
  picked(g: G, set: SetWho, env: E): readonly Obj[]
  /** Calls `is` with the cards in the zones that a set looks in until one is as asked. */
  anyIn(g: G, set: SetWho, env: E, is: (o: Obj) => boolean): boolean
  /** Whether a card is where the set looks for it; `anywhere`: sets without a zone mean cards in all zones. */
  liesIn(g: G, set: SetWho, o: Obj, env: E, anywhere: boolean): boolean
  /** The controller of a card in play or on the chain, its owner elsewhere (401.2). */
  side(g: G, o: Obj, env: E): Seat
  /** The number of a keyword, from the side of the modifier that grants it. */
  granted(g: G, n: Amount, env: E): number
  /** Whether a character is in such a combat (602.2). */
  during(g: G, fighting: NonNullable<SetWho['fighting']>, o: Obj, env: E): boolean
  /** The total that one of several players rolled, or the number chosen; undefined if they did not. */
  result(g: G, name: string, player: Obj, env: E): number | undefined
  /** Whether a player's dice of a roll show that. */
  rolled(g: G, o: Obj, roll: NonNullable<SetWho['rolled']>, env: E): boolean
  /** Whether such a thing has happened this turn, or in this game, and how often. */
  happened(g: G, p: EventPattern, since: Since, env: E): boolean
  often(g: G, p: EventPattern, since: Since, env: E): number
  /** Whether this object, as `it`, is one of those to which that happened. */
  did(g: G, p: NonNullable<SetWho['did']>, env: E): boolean
  /** Whether a guess is right (712.8). */
  right(g: G, guess: Val, env: E): boolean
  /** Whether it has been so all the time since the link was created (714.3b). */
  remained(g: G, c: Condition, env: E): boolean
}

export interface Facts<G, E> extends PlayerFacts<G>, ObjectFacts<G>, TextFacts<G, E> {}
