/** The grammar of effects as checks. A word that the types gain must be added here to compile. */
import { keywordTable } from '../keywords.ts'
import { anything } from '../sorts.ts'
import { tokenDef } from '../tokens.ts'
import { classNames, type Effect, type Keyword, ruleTypes, type TokenSpec } from '../types.ts'
import { checkDuration, checkEffect } from './acts.ts'
import {
  also,
  type Check,
  either,
  type Field,
  type Fields,
  isRecord,
  keyed,
  later,
  list,
  may,
  must,
  named,
  number,
  oneOf,
  oneOrMore,
  only,
  or,
  record,
  report,
  tagged,
  text,
  textOf,
  tuple,
  within,
  word,
  yes,
} from './shape.ts'
import { choices, effects, grown, having, mods, ownText, someEffects, still, tokenPowers } from './texts.ts'
import {
  amount,
  binding,
  card,
  cardName,
  commonType,
  condition,
  counter,
  damageType,
  name,
  object,
  onTheChain,
  player,
  present,
  quantity,
  set,
  stat,
  tag,
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

const orAll = or('all', 'all of it', amount)
const orNull = or(null, 'do attach: to null', present)
const amounts: Check = oneOrMore(amount)
const upTo = record({ upTo: must(amount) }, 'do put: n')
const upToAmount: Check = either([having('upTo'), upTo], amount)
const face = word(['up', 'down', 'over'], 'face')

const chosenWord = word(['card', 'made-up', 'ally type', 'card type', 'number'], 'kind of word to choose')
const between = record({ from: must(amount), to: may(amount) }, 'number to choose')
const nameable: Check = either([Array.isArray, list(textOf('word'), 2)], [isRecord, between], chosenWord)

const tokenFields: Fields<TokenSpec> = {
  name: may(text),
  type: may(oneOrMore(commonType)),
  tags: must(list(tag, 1)),
  atk: may(amount),
  health: may(amount),
  damageType: may(damageType),
  def: may(number),
  strike: may(number),
  powers: may(still(tokenPowers)),
}
const tokenRecord = record(tokenFields, 'token')
const token: Check = also(tokenRecord, (v, at, out) => {
  if (!isRecord(v)) return
  const def = { ...tokenDef({ tags: [], ...v } as TokenSpec), set: 'token', number: 0 }
  if ([def.type].flat().includes('ally') && (v.atk === undefined || v.health === undefined))
    report(out, at, 'an ally token without ATK or health (404.2)', 'Add "atk" and "health".')
})
const tokens: Check = either([(v) => typeof v === 'string', cardName], [Array.isArray, list(token, 2)], token)

const inHand = within({ sorts: ['hand'] }, who)
const turnable = within({ sorts: ['play', 'pile'] }, who)
const pile = within({ sorts: ['pile'] }, who)
const choosable = within({ sorts: [...anything, 'number'] }, who)
const guessable = within({ less: choices }, card)

const effectFields: EffectFields = {
  deal: {
    n: must(within({ it: true }, amounts)),
    type: may(oneOrMore(damageType)),
    by: must(card),
    to: must(present),
    sure: may(yes),
    combat: may(yes),
    smash: may(yes),
    divided: may(yes),
  },
  heal: {
    n: must(within({ it: true }, or('all', 'all of it', amounts))),
    by: must(card),
    from: must(present),
    divided: may(yes),
  },
  put: {
    n: must(within({ it: true }, upToAmount)),
    what: must(counter),
    to: must(present),
    by: may(player),
    divided: may(yes),
  },
  remove: { n: must(orAll), what: must(counter), from: must(present) },
  switch: { what: must(only('damage')), of: must(present), with: must(present) },
  destroy: { what: must(present), by: may(player) },
  discard: { by: may(player), n: may(amount), what: may(inHand) },
  draw: { by: may(player), n: may(amount), until: may(only('maxHand')) },
  move: {
    what: must(card),
    to: must(word(['hand', 'deck', 'graveyard', 'removed', 'play', 'resources'], 'zone to move to')),
    at: may(word(['top', 'bottom', 'shuffled'], 'place in a deck')),
    by: may(player),
    of: may(player),
    face: may(word(['up', 'down'], 'move face')),
    state: may(only('exhausted')),
    damage: may(amount),
    type: may(commonType),
    keep: may(list(word(['face', 'damage'], 'keep'), 1)),
  },
  create: {
    n: must(amount),
    token: may(tokens),
    copy: may(card),
    to: may(only('resources')),
    state: may(only('exhausted')),
    by: may(player),
  },
  bring: { cards: must(list(tuple(number, cardName), 0)), what: may(card) },
  drawFrom: { deck: must(textOf('deck')) },
  copy: { what: must(onTheChain), by: may(player) },
  exchange: { what: must(present), for: must(present) },
  name: {
    by: may(player),
    of: must(nameable),
    except: may(oneOrMore(oneOf(ruleTypes, 'card type'))),
    as: must(binding),
  } as EffectFields['name'],
  search: {
    by: may(player),
    of: may(within({ less: choices }, player)),
    in: must(oneOrMore(zone, 2)),
    for: must(within({ less: ['target', 'most', 'least', 'random'], anywhere: true }, set)),
    as: must(binding),
  } as EffectFields['search'],
  place: { by: may(player), what: must(card), state: may(only('exhausted')) },
  reveal: { what: must(card), to: may(player) },
  turn: { what: must(turnable), face: must(face), by: may(player) },
  attach: { what: must(card), to: must(orNull) },
  exhaust: { what: must(present), by: may(player) },
  ready: { what: must(present), by: may(player) },
  activate: {},
  flip: { what: must(present) },
  swap: { what: must(present), for: must(cardName), keep: may(only('readiness')) },
  pay: { by: may(player), n: must(amount) },
  play: { what: must(card), cost: must(only(0)), after: may(only('self')), copy: may(yes) },
  interrupt: { what: must(onTheChain) },
  trigger: { what: must(present) },
  retarget: { by: may(player), what: must(onTheChain), to: may(object) },
  uncombat: { what: must(present) },
  repropose: { by: may(player), to: may(object) },
  defend: { what: must(present) },
  extraTurn: { by: may(player) },
  endTurn: {},
  startRaid: { raid: must(text) },
  rebuild: { n: must(number) },
  concede: {},
  keep: { by: may(player), what: must(card) },
  sit: { by: may(player), to: must(player) },
  roll: { by: may(player), n: may(amount), sides: may(only(2)) },
  drop: { what: must(card), onto: must(present) },
  choose: { by: may(player), what: must(choosable), take: may(yes) },
  modify: { mods: must(mods), until: may(later(() => duration)) },
  keyword: {
    keyword: must(
      word(
        Object.keys(keywordTable).filter((k) => keywordTable[k as Keyword].does),
        'keyword',
      ),
    ),
  },
  win: { by: must(player) },
  lose: { by: must(player) },
  shuffle: { what: must(pile) },
  say: { words: must(text) },
  if: { then: must(someEffects), else: may(someEffects) },
  try: {
    may: may(within({ less: choices }, player)),
    these: must(someEffects),
    then: may(someEffects),
    else: may(someEffects),
  },
  guess: { by: may(player), stat: must(stat), what: must(guessable), than: must(guessable) },
  empower: { of: must(oneOf(classNames, 'class')), then: must(someEffects) },
  modes: {
    n: must(quantity),
    by: may(within({ less: ['random', 'most', 'least'] }, player)),
    of: must(list(someEffects, 2)),
  },
  // 707.1d: targets are chosen once, as the link is added, and not for each.
  forEach: { of: must(object), order: may(player), then: must(within({ less: ['target'] }, someEffects)) },
  repeat: { these: must(someEffects), while: must(condition) },
  table: {
    of: must(name),
    rows: must(list(record({ is: must(later(() => tableRow)), then: must(effects) }), 1)),
  },
}

const tableRow = or('odd', 'row odd', or('even', 'row even', tuple(number, number)))

const common: Readonly<Record<string, Field>> = named('effect', {
  if: may(condition),
  as: may(binding),
  when: may(ownText(someEffects)),
})
const effectVariants = Object.fromEntries(
  Object.entries(effectFields).map(([name, fields]) => [name, { ...common, ...fields }]),
)

const effectOfVerb = tagged('do', 'effect', effectVariants)

export const isConceding = (v: unknown, what: 'concede' | 'keep'): boolean => isRecord(v) && v.do === what

/** An effect or a cost. */
export const effect: Check = grown(
  'effect',
  also(
    later(() => anyEffect),
    (v, at, out) => {
      if (isConceding(v, 'concede')) report(out, at, 'nothing but a payment power is paid so', 'Say it in its "pay".')
      if (isConceding(v, 'keep'))
        report(out, at, 'the game does not end here', 'Say it in "then" of a payment power with { do: "concede" }.')
    },
  ),
)

export const anyEffect: Check = also(effectOfVerb, checkEffect)

const untilEvent = record({ on: must(word(['start', 'end'], 'until')), turn: must(player) })
const longer = keyed('duration', {
  until: { until: must(untilEvent), next: may(yes) },
  during: { during: must(only('ready')), of: must(player), next: must(yes) },
  while: { while: must(condition) },
})
const shorter = word(['turn', 'combat'], 'duration')
const duration: Check = either([isRecord, also(longer, checkDuration)], shorter)
