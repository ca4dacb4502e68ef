/**
 * Constructors for the commonest effects, powers and cards of a raid, so that a card is a line or two.
 *
 * They build the plain data of the card language; whatever they have no word for is written as data beside them.
 */
import type { Amount, CardDef, DamageType, Effect, Keyword, Mod, Power, SetWho, Who } from '../language/types.ts'

type Kind = NonNullable<SetWho['is']>
/** An effect with this verb. */
type Doing<V extends Effect['do']> = Extract<Effect, { do: V }>
/** The other fields of such an effect. */
type Rest<V extends Effect['do']> = Partial<Omit<Doing<V>, 'do'>>

/**
 * Targets.
 * @param is - What they are: 'ally', ['ability', 'ally'].
 * @param of - Whose; anybody's if left out.
 * @param n - How many.
 * @returns The set.
 */
export const target = (is: Kind, of?: Who, n: SetWho['target'] = 1): SetWho => ({
  target: n,
  is,
  ...(of === undefined ? {} : { of }),
})

/**
 * Everything of a kind.
 * @param is - What it is.
 * @param of - Whose: the raiders', if left out.
 * @returns The set.
 */
export const each = (is: Kind, of: Who = 'opponents'): SetWho => ({ is, of })

/**
 * The number of some cards or players.
 * @param who - The set.
 * @returns The amount.
 */
export const count = (who: Who): Amount => ({ count: who })

/** The number of the present stage. */
export const stageNumber: Amount = { raid: 'stage' }

/**
 * Damage that the Boss deals (405.4).
 * @param n - How much.
 * @param type - Its type.
 * @param to - To whom.
 * @param more - Other fields, such as another `by`.
 * @returns The effect.
 */
export const deal = (n: Doing<'deal'>['n'], type: DamageType, to: Who, more: Rest<'deal'> = {}): Effect => ({
  ...{ do: 'deal', n, type, by: 'boss', to },
  ...more,
})

/**
 * Destroys cards.
 * @param what - Which.
 * @param more - Other fields, such as `by`.
 * @returns The effect.
 */
export const destroy = (what: Who, more: Rest<'destroy'> = {}): Effect => ({ do: 'destroy', ...more, what })

/**
 * Draws cards.
 * @param n - How many.
 * @param by - Who draws; the card's player if left out.
 * @returns The effect.
 */
export const draw = (n: Amount, by?: Who): Effect => ({ do: 'draw', ...(by === undefined ? {} : { by }), n })

/**
 * Creates tokens (404).
 * @param n - How many.
 * @param token - The name of a token of the raid.
 * @param more - Other fields, such as `as`.
 * @returns The effect.
 */
export const create = (n: Amount, token: string, more: Rest<'create'> & { as?: string } = {}): Effect => ({
  ...{ do: 'create', n, token },
  ...more,
})

/**
 * Effects that the card's player may do, or not.
 * @param these - The effects.
 * @returns The effect.
 */
export const may = (...these: readonly Effect[]): Effect => ({ do: 'try', may: 'you', these })

/**
 * Modifiers until the turn is over.
 * @param mods - The modifiers.
 * @returns The effect.
 */
export const thisTurn = (...mods: readonly Mod[]): Effect => ({ do: 'modify', mods, until: 'turn' })

type Changing = Extract<Mod, { mod: 'stat' }>

/**
 * More or less of a number.
 * @param what - Whose.
 * @param stat - Which number.
 * @param n - How much more.
 * @param during - Only while it attacks or defends, or a condition is true.
 * @returns The modifier.
 */
export const plus = (what: Who, stat: Changing['stat'], n: Amount, during?: Changing['while']): Mod => ({
  ...{ mod: 'stat', what, stat, n },
  ...(during === undefined ? {} : { while: during }),
})

/**
 * Prevents damage (717).
 * @param to - Whose.
 * @param n - How much: 'all', `{ next: 5 }`.
 * @returns The modifier.
 */
export const prevent = (to: Who, n: Extract<Mod, { mod: 'prevent' }>['n']): Mod => ({
  ...{ mod: 'prevent', would: { on: 'deal', to } },
  n,
})

/**
 * A keyword that cards have.
 * @param what - Which cards.
 * @param keyword - The keyword.
 * @returns The modifier.
 */
export const grant = (what: Who, keyword: Keyword): Mod => ({ mod: 'keyword', what, keyword })

/**
 * A payment power (701.1).
 * @param pay - Its cost.
 * @param then - Its effects.
 * @returns The power.
 */
export const pays = (pay: Extract<Power, { pay: unknown }>['pay'], ...then: readonly Effect[]): Power => ({ pay, then })

/**
 * A triggered power (703.1).
 * @param event - Its event.
 * @param then - Its effects.
 * @returns The power.
 */
export const whenever = (event: Extract<Power, { when: unknown }>['when'], ...then: readonly Effect[]): Power => ({
  when: event,
  then,
})

/**
 * A continuous power (704.1a).
 * @param mods - Its modifiers.
 * @returns The power.
 */
export const always = (...mods: readonly Mod[]): Power => ({ always: mods })

type More = Partial<CardDef>

/**
 * Makers of the cards of one set.
 * @param set - Its name.
 * @param tags - The words of their type lines.
 * @returns `ability` and `instant` with number, name, cost and text, and `event` without a cost; `more` has other fields, such as `powers`.
 */
export const cardsOf = (set: string, tags: readonly string[]) => ({
  ability: (number: number, name: string, cost: number, text: readonly Effect[], more: More = {}): CardDef =>
    whole({ name, type: 'ability', set, number, tags, cost }, text, more),
  instant: (number: number, name: string, cost: number, text: readonly Effect[], more: More = {}): CardDef =>
    whole({ name, type: 'ability', instant: true, set, number, tags, cost }, text, more),
  event: (number: number, name: string, text: readonly Effect[], more: More = {}): CardDef =>
    whole({ name, type: 'event', set, number, tags }, text, more),
})

/** A card with its fields in one order always, since the hash of a raid depends on that. */
const whole = (card: CardDef, text: readonly Effect[], { prompts, ruling, ...more }: More): CardDef => ({
  ...card,
  ...more,
  ...(text.length > 0 ? { text } : {}),
  ...(prompts ? { prompts } : {}),
  ...(ruling === undefined ? {} : { ruling }),
})
