/** The grammar of effects as checks. A word that the types gain must be added here to compile. */
import { keywordTable } from '../keywords.ts'
import { entriesOf } from '../look-up.ts'
import { anything } from '../sorts.ts'
import { tokenDef } from '../tokens.ts'
import { classNames, type Effect, keptBySwap, ruleTypes, type TokenSpec } from '../types.ts'
import { checkCost, checkDuration, checkEffect, checkRow, payable } from './acts.ts'
import { pattern } from './patterns.ts'
import {
  also,
  type Check,
  called,
  either,
  type Field,
  type Fields,
  formed,
  isRecord,
  keyed,
  later,
  listOf,
  may,
  must,
  namedFields,
  oneOf,
  oneOrMore,
  only,
  or,
  picks,
  printed,
  record,
  report,
  tagged,
  text,
  textOf,
  textsIn,
  tuple,
  within,
  word,
  yes,
} from './shape.ts'
import { choices, effects, frameText, grown, having, mods, ownText, someEffects, still, tokenPowers } from './texts.ts'
import {
  amountCheck,
  atLeast,
  bearer,
  binding,
  boundName,
  card,
  cardName,
  commonType,
  condition,
  counter,
  damageType,
  decider,
  deciders,
  isName,
  object,
  oneCard,
  onePresent,
  onTheChain,
  player,
  players,
  present,
  quantity,
  set,
  stat,
  who,
  zone,
} from './words.ts'

type OfDo<D extends Effect['do']> = Effect extends infer E
  ? E extends { do: string }
    ? D extends E['do']
      ? E
      : never
    : never
  : never
type EffectFields = { [D in Effect['do']]: Fields<Omit<OfDo<D>, 'do' | 'if' | 'as' | 'when'>> }

const orAll = or('all', 'all of it', amountCheck)
const orNull = or(null, 'do attach: to null', onePresent)
const amounts: Check = oneOrMore(amountCheck)
const upTo = record({ upTo: must(atLeast(1)) }, 'do put: n')
const upToAmount: Check = either([having('upTo'), upTo], amountCheck)
const face = word(['up', 'down'], 'face')

const chosenWord = word(
  ['card', 'made-up', 'ally type', 'card type', 'class', 'race', 'damage type', 'number'],
  'kind of word to choose',
)
const between = record({ from: must(atLeast(0)), to: may(atLeast(1)) }, 'number to choose')

const tokenFields: Fields<TokenSpec> = {
  name: may(text),
  type: may(oneOrMore(commonType)),
  tags: must(listOf(textOf('printed tag'), 1)),
  faction: may(oneOf(['Alliance', 'Horde'], 'faction')),
  atk: may(atLeast(0)),
  health: may(atLeast(1)),
  damageType: may(damageType),
  def: may(printed),
  strike: may(printed),
  powers: may(still(tokenPowers)),
}
const tokenRecord = record(tokenFields, 'token')
const token: Check = also(tokenRecord, (v, at, out) => {
  if (!isRecord(v)) return
  const type = v.type === undefined ? {} : { type: v.type as TokenSpec['type'] & {} }
  const def = tokenDef({ ...type, tags: textsIn(v.tags) })
  if ([def.type].flat().includes('ally') && (v.atk === undefined || v.health === undefined))
    report(out, at, 'an ally token without ATK or health (404.2)', 'Add "atk" and "health".')
})
const tokens: Check = either([(v) => typeof v === 'string', cardName], [Array.isArray, listOf(token, 2)], token)

const inHand = within({ sorts: ['hand'] }, who)
const turnable = within({ sorts: ['play', 'pile'] }, who)
const pile = within({ sorts: ['pile'] }, who)
const choosable = within({ sorts: [...anything, 'number'] }, who)
const guessable = within({ less: choices }, oneCard)
const described = within({ less: picks, anywhere: true }, set)
/** Without a zone it is about printed cards: their types and costs. */
const toName: Check = also(described, (v, at, out) => {
  if (!isRecord(v) || v.in !== undefined || v.among !== undefined) return
  const more = Object.keys(v).find(
    (key) => key !== 'is' && !(key === 'where' && Array.isArray(v.where) && v.where[0] === 'cost'),
  )
  if (more !== undefined)
    report(out, `${at}.${more}`, 'any card may be named, by its type and cost', 'Say where it lies.')
})
const nameable: Check = either(
  [Array.isArray, listOf(textOf('word'), 2)],
  [having('card'), record({ card: must(toName) }, 'name to choose')],
  [isRecord, between],
  chosenWord,
)

const effectFields: EffectFields = {
  deal: {
    n: must(within({ it: true }, atLeast(1, amounts))),
    type: may(either([(v) => !isName(v), oneOrMore(damageType)], boundName(['damage type']))),
    by: must(oneCard),
    to: must(present),
    sure: may(yes),
    combat: may(yes),
    smash: may(yes),
    divided: may(yes),
  },
  heal: {
    n: must(within({ it: true }, or('all', 'all of it', atLeast(1, amounts)))),
    by: must(oneCard),
    from: must(present),
    divided: may(yes),
  },
  put: {
    n: must(within({ it: true }, atLeast(1, upToAmount))),
    what: must(counter),
    to: must(bearer),
    by: may(deciders),
    divided: may(yes),
    set: may(yes),
  },
  remove: { n: must(atLeast(1, orAll)), what: must(counter), from: must(bearer) },
  switch: { what: must(only('damage')), of: must(onePresent), with: must(onePresent) },
  destroy: { what: must(present), by: may(deciders) },
  discard: { by: may(deciders), n: may(atLeast(1)), what: may(inHand) },
  draw: { by: may(deciders), n: may(atLeast(1)), until: may(only('maxHand')) },
  move: {
    what: must(within({ beside: true }, card)),
    to: must(word(['hand', 'deck', 'graveyard', 'removed', 'play', 'resources'], 'zone to move to')),
    at: may(word(['top', 'bottom', 'shuffled'], 'place in a deck')),
    by: may(deciders),
    of: may(player),
    face: may(word(['up', 'down'], 'move face')),
    state: may(only('exhausted')),
    damage: may(atLeast(1)),
    type: may(commonType),
    same: may(yes),
  },
  create: {
    n: must(atLeast(1)),
    token: may(tokens),
    copy: may(card),
    to: may(only('resources')),
    state: may(only('exhausted')),
    by: may(deciders),
  },
  bring: { cards: must(listOf(tuple(atLeast(1), cardName), 1)), what: may(card) },
  drawFrom: { deck: must(textOf('deck')) },
  copy: { what: must(onTheChain), by: may(deciders) },
  exchange: { what: must(onePresent), for: must(onePresent) },
  name: {
    by: may(deciders),
    of: must(nameable),
    except: may(oneOrMore(oneOf(ruleTypes, 'card type'))),
    secret: may(yes),
    as: must(binding),
  } as EffectFields['name'],
  search: {
    by: may(deciders),
    of: may(within({ less: choices }, player)),
    in: must(within({ beside: true }, oneOrMore(zone, 2))),
    for: must(within({ less: ['target', 'most', 'least', 'random'], anywhere: true }, set)),
    as: must(binding),
  } as EffectFields['search'],
  place: { by: may(deciders), what: must(card), state: may(only('exhausted')) },
  reveal: { by: may(deciders), what: must(card), to: may(player) },
  turn: { what: must(turnable), face: may(face), by: may(deciders) },
  attach: { what: must(card), to: must(orNull) },
  exhaust: { what: must(present), by: may(deciders) },
  ready: { what: must(present), by: may(deciders) },
  activate: {},
  flip: { what: must(present) },
  swap: { what: must(onePresent), for: must(cardName), keep: may(oneOrMore(word(keptBySwap, 'swap: keep'))) },
  pay: { by: may(deciders), n: must(atLeast(0)) },
  play: { what: must(card), cost: must(only(0)), after: may(only('self')), copy: may(yes) },
  interrupt: { what: must(onTheChain) },
  trigger: { what: must(present) },
  retarget: { by: may(deciders), what: may(onTheChain), to: may(within({ one: true }, object)) },
  uncombat: { what: must(present) },
  defend: { what: must(onePresent) },
  extraTurn: { by: may(players) },
  endTurn: {},
  startRaid: { raid: must(textOf('raid')) },
  rebuild: { n: must(printed) },
  concede: {},
  keep: { by: may(deciders), what: must(card) },
  sit: { by: may(player), to: must(player) },
  roll: { by: may(players), n: may(atLeast(1)), sides: may(only(2)) },
  drop: { what: must(card), onto: must(present) },
  choose: { by: may(deciders), what: must(choosable), take: may(yes) },
  modify: { mods: must(mods), until: may(later(() => duration)) },
  keyword: {
    keyword: must(
      word(
        entriesOf(keywordTable).flatMap(([k, { does }]) => (does ? [k] : [])),
        'keyword',
      ),
    ),
  },
  win: { by: must(players) },
  lose: { by: must(players) },
  shuffle: { what: must(pile) },
  say: { words: must(text) },
  if: { then: must(someEffects), else: may(someEffects) },
  try: {
    may: may(within({ less: choices }, deciders)),
    these: must(someEffects),
    then: may(someEffects),
    else: may(someEffects),
  },
  guess: {
    by: may(deciders),
    what: must(guessable),
    stat: may(stat),
    than: may(guessable),
    whether: may(described),
  } as EffectFields['guess'],
  empower: { of: must(oneOf(classNames, 'class')), then: must(someEffects) },
  modes: {
    n: must(quantity),
    by: may(within({ less: ['random', 'most', 'least'] }, decider)),
    atRandom: may(yes),
    of: must(listOf(someEffects, 2)),
  },
  // 707.1d: targets are chosen once, as the link is added, not for each repetition.
  forEach: { of: must(object), order: may(player), then: must(within({ less: ['target'] }, someEffects)) },
  repeat: { these: must(someEffects), while: must(condition) },
  table: {
    of: must(boundName(['number'])),
    rows: must(listOf(record({ is: must(later(() => tableRow)), then: must(effects) }), 1)),
  },
}

const tableRow = or('odd', 'row odd', or('even', 'row even', also(tuple(printed, printed), checkRow)))

const common: Readonly<Record<string, Field>> = namedFields('effect', {
  if: may(condition),
  as: may(binding),
  when: may(ownText(someEffects)),
})
const effectVariants = Object.fromEntries(
  Object.entries(effectFields).map(([name, fields]) => [name, { ...common, ...fields }]),
)

const effectOfVerb = tagged('do', 'effect', effectVariants)

export const isConceding = (v: unknown, what: 'concede' | 'keep'): boolean => isRecord(v) && v.do === what

export const effect: Check = grown(
  'effect',
  also(
    later(() => anyEffect),
    (v, at, out) => {
      if (isConceding(v, 'concede')) report(out, at, 'only a payment power can have this cost', 'Put it in "pay".')
      if (isConceding(v, 'keep'))
        report(out, at, 'the game does not end here', 'Put it in "then" of a payment power with { do: "concede" }.')
    },
  ),
)

export const anyEffect: Check = called('effect', also(effectOfVerb, checkEffect))

const plainly = ({ if: _, when: __, ...fields }: Readonly<Record<string, Field>>): Readonly<Record<string, Field>> =>
  fields

/** A part of a cost (403): an effect of few kinds. */
const costOf = (effect: Check): Check =>
  also(
    formed(
      () => ({
        name: 'cost',
        is: 'one of',
        of: Object.entries(effectVariants).flatMap(([verb, fields]) =>
          payable.has(verb) ? [called(`pay ${verb}`, record({ do: must(only(verb)), ...plainly(fields) }))] : [],
        ),
      }),
      effect,
    ),
    checkCost,
  )
const aCost: Check = costOf(effect)
/** Only in a payment power: the cost that ends the game (800.1a). */
const lastCost: Check = costOf(anyEffect)
export const costs: Check = frameText(listOf(aCost, 1))
export const freeOrCosts: Check = frameText(listOf(aCost, 0))
export const lastCosts: Check = frameText(listOf(lastCost, 1))

const isTurnPoint = (v: unknown): boolean => isRecord(v) && (v.on === 'start' || v.on === 'end')
const untilEvent = record({ on: must(word(['start', 'end'], 'until')), turn: must(players) })
const longer = keyed('duration', {
  until: {
    until: must(
      either(
        [isTurnPoint, untilEvent],
        [
          Array.isArray,
          listOf(
            later(() => pattern),
            2,
          ),
        ],
        later(() => pattern),
      ),
    ),
    next: may(yes),
  },
  during: { during: must(only('ready')), of: must(players), next: must(yes) },
  while: { while: must(condition) },
})
const shorter = word(['turn', 'combat'], 'duration')
const duration: Check = called('duration', either([isRecord, also(longer, checkDuration)], shorter))
