/** The grammar of effects, modifiers and powers as checks. A word that the types gain must be added here to compile. */
import { keywordTable } from '../keywords.ts'
import { tokenDef } from '../tokens.ts'
import {
  classNames,
  combatStates,
  type Effect,
  type Keyword,
  type KeywordWord,
  type Mod,
  type PlayTerms,
  type Power,
  powerZones,
  ruleTypes,
  type TokenSpec,
  tagWords,
} from '../types.ts'
import { checkDuration, checkEffect } from './acts.ts'
import { beside } from './keyword.ts'
import { checkMod, checkStanding } from './modifiers.ts'
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
  word,
  yes,
} from './shape.ts'
import {
  amount,
  binding,
  cardName,
  commonType,
  condition,
  counter,
  damageType,
  eventFields,
  keyword,
  name,
  pattern,
  quantity,
  set,
  stat,
  tag,
  verb,
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
type OfMod<M extends Mod['mod']> = Extract<Mod, { mod: M }>
type EffectFields = { [D in Effect['do']]: Fields<Omit<OfDo<D>, 'do' | 'if' | 'as' | 'when'>> }
type ModFields = { [M in Mod['mod']]: Fields<Omit<OfMod<M>, 'mod'>> }

/** Lists refer back to themselves, so they are looked up when they are needed. */
const effects: Check = list(
  later(() => effect),
  0,
)
const someEffects: Check = list(
  later(() => effect),
  1,
)
const mods: Check = list(
  later(() => mod),
  1,
)

const has =
  (key: string) =>
  (v: unknown): boolean =>
    isRecord(v) && key in v

const orAll = or('all', 'all of it', amount)
const orNull = or(null, 'do attach: to null', who)
const amounts: Check = oneOrMore(amount)
const upTo = record({ upTo: must(amount) }, 'do put: n')
const upToAmount: Check = either([has('upTo'), upTo], amount)
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
  powers: may(later(() => powers)),
}
const tokenRecord = record(tokenFields, 'token')
const token: Check = also(tokenRecord, (v, at, out) => {
  if (!isRecord(v)) return
  const def = { ...tokenDef({ tags: [], ...v } as TokenSpec), set: 'token', number: 0 }
  if ([def.type].flat().includes('ally') && (v.atk === undefined || v.health === undefined))
    report(out, at, 'an ally token without ATK or health (404.2)', 'Add "atk" and "health".')
})
const tokens: Check = either([(v) => typeof v === 'string', cardName], [Array.isArray, list(token, 2)], token)

const effectFields: EffectFields = {
  deal: {
    n: must(amounts),
    type: may(oneOrMore(damageType)),
    by: must(who),
    to: must(who),
    sure: may(yes),
    combat: may(yes),
    smash: may(yes),
    divided: may(yes),
  },
  heal: { n: must(or('all', 'all of it', amounts)), by: must(who), from: must(who), divided: may(yes) },
  put: { n: must(upToAmount), what: must(counter), to: must(who), by: may(who), divided: may(yes) },
  remove: { n: must(orAll), what: must(counter), from: must(who) },
  switch: { what: must(only('damage')), of: must(who), with: must(who) },
  destroy: { what: must(who), by: may(who) },
  discard: { by: may(who), n: may(amount), what: may(who) },
  draw: { by: may(who), n: may(amount), until: may(only('maxHand')) },
  move: {
    what: must(who),
    to: must(word(['hand', 'deck', 'graveyard', 'removed', 'play', 'resources'], 'zone to move to')),
    at: may(word(['top', 'bottom', 'shuffled'], 'place in a deck')),
    by: may(who),
    of: may(who),
    face: may(word(['up', 'down'], 'move face')),
    state: may(only('exhausted')),
    damage: may(amount),
    type: may(commonType),
    keep: may(list(word(['face', 'damage'], 'keep'), 1)),
  },
  create: {
    n: must(amount),
    token: may(tokens),
    copy: may(who),
    state: may(only('exhausted')),
    by: may(who),
  },
  bring: { cards: must(list(tuple(number, cardName), 0)), what: may(who) },
  drawFrom: { deck: must(textOf('deck')) },
  copy: { what: must(who), by: may(who) },
  exchange: { what: must(who), for: must(who) },
  name: {
    by: may(who),
    of: must(nameable),
    except: may(oneOrMore(oneOf(ruleTypes, 'card type'))),
    as: must(binding),
  } as EffectFields['name'],
  search: {
    by: may(who),
    of: may(who),
    in: must(oneOrMore(zone, 2)),
    for: must(set),
    as: must(binding),
  } as EffectFields['search'],
  place: { by: may(who), what: must(who), state: may(only('exhausted')) },
  reveal: { what: must(who), to: may(who) },
  turn: { what: must(who), face: must(face), by: may(who) },
  attach: { what: must(who), to: must(orNull) },
  exhaust: { what: must(who), by: may(who) },
  ready: { what: must(who), by: may(who) },
  activate: {},
  flip: { what: must(who) },
  swap: { what: must(who), for: must(cardName), keep: may(only('readiness')) },
  pay: { by: may(who), n: must(amount) },
  play: { what: must(who), cost: must(only(0)), after: may(only('self')), copy: may(yes) },
  interrupt: { what: must(who) },
  trigger: { what: must(who) },
  retarget: { by: may(who), what: must(who), to: may(who) },
  uncombat: { what: must(who) },
  repropose: { by: may(who), to: may(who) },
  defend: { what: must(who) },
  extraTurn: { by: may(who) },
  endTurn: {},
  startRaid: { raid: must(text) },
  rebuild: { n: must(number) },
  concede: {},
  keep: { by: may(who), what: must(who) },
  sit: { by: may(who), to: must(who) },
  roll: { by: may(who), n: may(amount), sides: may(only(2)) },
  drop: { what: must(who), onto: must(who) },
  choose: { by: may(who), what: must(who), take: may(yes) },
  modify: { mods: must(mods), until: may(later(() => duration)) },
  keyword: {
    keyword: must(
      word(
        Object.keys(keywordTable).filter((k) => keywordTable[k as Keyword].does),
        'keyword',
      ),
    ),
  },
  win: { by: must(who) },
  lose: { by: must(who) },
  shuffle: { what: must(who) },
  say: { words: must(text) },
  if: { then: must(someEffects), else: may(someEffects) },
  try: { may: may(who), these: must(someEffects), then: may(someEffects), else: may(someEffects) },
  guess: { by: may(who), stat: must(stat), what: must(who), than: must(who) },
  empower: { of: must(oneOf(classNames, 'class')), then: must(someEffects) },
  modes: { n: must(quantity), by: may(who), of: must(list(someEffects, 2)) },
  forEach: { of: must(who), order: may(who), then: must(someEffects) },
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
  when: may(someEffects),
})
const effectVariants = Object.fromEntries(
  Object.entries(effectFields).map(([name, fields]) => [name, { ...common, ...fields }]),
)

const effectOfVerb = tagged('do', 'effect', effectVariants)

const isConceding = (v: unknown, what: 'concede' | 'keep'): boolean => isRecord(v) && v.do === what

/** An effect or a cost. */
export const effect: Check = also(
  later(() => anyEffect),
  (v, at, out) => {
    if (isConceding(v, 'concede')) report(out, at, 'nothing but a payment power is paid so', 'Say it in its "pay".')
    if (isConceding(v, 'keep'))
      report(out, at, 'the game does not end here', 'Say it in "then" of a payment power with { do: "concede" }.')
  },
)

const anyEffect: Check = also(effectOfVerb, checkEffect)

const untilEvent = record({ on: must(word(['start', 'end'], 'until')), turn: must(who) })
const longer = keyed('duration', {
  until: { until: must(untilEvent), next: may(yes) },
  during: { during: must(only('ready')), of: must(who), next: must(yes) },
  while: { while: must(condition) },
})
const shorter = word(['turn', 'combat'], 'duration')
const duration: Check = either([isRecord, also(longer, checkDuration)], shorter)

const inCombat = word(combatStates, 'state of combat')
const against = {
  attacking: record({ attacking: must(who) }, 'while'),
  defending: record({ defending: must(who) }, 'while'),
}
const whileState: Check = either(
  [(v) => typeof v === 'string', inCombat],
  [Array.isArray, list(inCombat, 2)],
  [has('attacking'), against.attacking],
  [has('defending'), against.defending],
  condition,
)

const parts = {
  next: record({ next: must(amount) }, 'mod prevent: n'),
  allBut: record({ allBut: must(amount) }, 'mod prevent: n'),
  first: record({ first: must(amount) }, 'mod prevent: n'),
}
const prevented = or(
  'all',
  'mod prevent: n all',
  either([has('next'), parts.next], [has('allBut'), parts.allBut], [has('first'), parts.first], amount),
)

const keywordFields: Fields<KeywordWord> = named('keyword', {
  keyword: must(keyword),
  n: may(amount),
  of: may(who),
  type: may(damageType),
  then: may(someEffects),
})

const whiles = named('mod', { while: may(whileState) })
const modFields: ModFields = {
  stat: {
    what: must(who),
    stat: must(word(['atk', 'health', 'def', 'maxHand'], 'stat that can change')),
    n: must(amount),
    set: may(yes),
    ...whiles,
  },
  double: { what: must(who), stat: must(word(['atk', 'health', 'def'], 'stat that can be doubled')), ...whiles },
  switch: { what: must(who), ...whiles },
  keyword: { what: must(who), ...keywordFields, ...whiles },
  power: { what: must(who), power: may(later(() => power)), of: may(who), ...whiles },
  rewards: { what: must(who), of: must(who), ...whiles },
  noPowers: { what: must(who), gains: may(yes), ...whiles },
  is: {
    what: must(who),
    tag: may(tag),
    loses: may(tag),
    type: may(commonType),
    damageType: may(damageType),
    becomes: may(yes),
    ...whiles,
  },
  control: { what: must(who), by: must(who) },
  see: { what: must(who), by: must(who) },
  copy: { what: must(who), of: must(who) },
  cannot: { ...eventFields, except: may(who), ifAble: may(yes), during: may(only('ready')), ...whiles },
  must: { on: must(word(['attack', 'target'], 'must')), by: must(who), what: may(who), random: may(yes), ...whiles },
  can: {
    on: must(word(['protect', 'strike', 'defendWith', 'play', 'complete', 'attackTwo'], 'can')),
    by: must(who),
    for: may(who),
    against: may(who),
    with: may(who),
    ...whiles,
  },
  cost: {
    on: must(oneOrMore(verb)),
    by: may(who),
    what: may(who),
    with: may(who),
    n: may(amount),
    min: may(number),
    add: may(someEffects),
    rather: may(effects),
    next: may(yes),
    ...whiles,
  },
  instead: {
    would: must(pattern),
    n: may(amount),
    type: may(damageType),
    combat: may(yes),
    sure: may(yes),
    to: may(who),
    divide: may(keyed('division', { among: { among: must(set) }, excess: { excess: must(who) } })),
    then: may(effects),
    next: may(yes),
    may: may(who),
    ...whiles,
  },
  prevent: {
    would: must(pattern),
    n: must(prevented),
    these: may(someEffects),
    may: may(who),
    then: may(someEffects),
    next: may(yes),
    ...whiles,
  },
  limit: { tag: must(tag), n: must(or('any', 'mod limit: n any', amount)), ...whiles },
  when: {
    event: must(pattern),
    if: may(condition),
    then: must(someEffects),
    next: may(or('turn', 'mod when: next turn', yes)),
    as: may(yes),
  },
  enters: {
    what: must(who),
    state: may(only('exhausted')),
    counters: may(tuple(counter, amount)),
    damage: may(amount),
  },
}

const modOfKind = tagged('mod', 'modifier', modFields)

/** A modifier. */
export const mod: Check = also(modOfKind, (v, at, out) => {
  if (!isRecord(v)) return
  if (v.mod === 'keyword') beside(v, at, out)
  if (v.mod === 'when' && v.as !== undefined) asPattern(v.event, `${at}.event`, out)
  checkMod(v, at, out)
})

/** Modifiers that a card always has. */
const standing: Check = also(mods, checkStanding)

type PowerKey = Power extends infer P ? (P extends object ? keyof P : never) : never
const about: Readonly<Record<string, Field>> = named('power', {
  if: may(condition),
  in: may(oneOrMore(word(powerZones, 'zone that a power works in'))),
  tagWord: may(word(tagWords, 'tag word')),
})
const limit = record({ n: must(number), per: must(only('turn')) })
const play = record(
  {
    only: may(condition),
    add: may(someEffects),
    rather: may(effects),
    n: may(amount),
    min: may(number),
    x: may(number),
    choose: may(only('race')),
  } satisfies Fields<PlayTerms>,
  'play',
)

/** Events that a definite power can be set off by. */
const asPattern: Check = also(pattern, (v, at, out) => {
  if (isRecord(v) && v.on !== 'enter' && (v.on !== 'start' || (v.step !== undefined && v.step !== 'game')))
    report(
      out,
      `${at}.on`,
      `nothing is made as a card "${String(v.on)}"`,
      'It can be made as a card enters play, on "enter", or as a turn starts, on "start" (710.1a, 501.1a).',
    )
})

/** What a power does whose cost ends the game (800.1c). */
const keeping: Check = either([(v) => isConceding(v, 'keep'), anyEffect], effect)

const costs = list(either([(v) => isConceding(v, 'concede'), anyEffect], effect), 1)
/** One of the nine shapes; a reward has a cost too, so it is asked for first. */
const shapes = (then: Check): Check =>
  keyed('power', {
    reward: { ...about, reward: must(someEffects), pay: must(someEffects), only: may(condition), basic: may(yes) },
    pay: {
      ...about,
      pay: must(costs),
      then: must(list(then, 1)),
      only: may(condition),
      limit: may(limit),
      by: may(who),
      basic: may(yes),
    },
    when: { ...about, when: must(pattern), then: must(someEffects) },
    as: { ...about, as: must(asPattern), then: must(someEffects) },
    always: { ...about, always: must(standing), while: may(condition) },
    play: { ...about, play: must(play) },
    keyword: { ...about, ...keywordFields },
  } satisfies { [K in PowerKey]?: Readonly<Record<string, Field>> })
const powerOfShape = shapes(effect)
const lastPower = shapes(keeping)

const ends = (v: unknown): boolean =>
  isRecord(v) && Array.isArray(v.pay) && v.pay.some((e) => isConceding(e, 'concede'))
export const power: Check = also(either([ends, lastPower], powerOfShape), beside)

export const powers: Check = list(power, 0)
export const texts: Check = effects
