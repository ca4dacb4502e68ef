/** The grammar of effects, modifiers and powers as checks. A word that the types gain must be added here to compile. */
import { keywordTable } from '../keywords.ts'
import { tokenDef } from '../tokens.ts'
import {
  classNames,
  combatStates,
  type Effect,
  type Keyword,
  type KeywordWord,
  keywords,
  type Mod,
  type PlayTerms,
  type Power,
  powerZones,
  type TokenSpec,
  tagWords,
} from '../types.ts'
import { checkMod, checkStanding } from './modifiers.ts'
import {
  type Check,
  type Data,
  type Field,
  type Fields,
  isRecord,
  keyed,
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
  tuple,
  word,
  yes,
} from './shape.ts'
import {
  amount,
  cardType,
  condition,
  damageType,
  eventFields,
  keyword,
  name,
  pattern,
  quantity,
  set,
  stat,
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
const effects: Check = (v, at, out) => list(effect, 0)(v, at, out)
const someEffects: Check = (v, at, out) => list(effect, 1)(v, at, out)
const mods: Check = (v, at, out) => list(mod, 1)(v, at, out)

const orAll = or('all', 'all of it', amount)
const orNull = or(null, 'do attach: to null', who)
const amounts: Check = (v, at, out) => (Array.isArray(v) ? list(amount, 1)(v, at, out) : amount(v, at, out))
const upTo = record({ upTo: must(amount) }, 'do put: n')
const upToAmount: Check = (v, at, out) => (isRecord(v) && 'upTo' in v ? upTo : amount)(v, at, out)
const face = word(['up', 'down', 'over'], 'face')
const choice: Check = (v, at, out) => set(v, at, out)

const chosenWord = word(['card', 'made-up', 'ally type'], 'kind of word to choose')
const nameable: Check = (v, at, out) => (Array.isArray(v) ? list(text, 2)(v, at, out) : chosenWord(v, at, out))

const tokenFields: Fields<TokenSpec> = {
  name: may(text),
  type: may(oneOrMore(cardType)),
  tags: must(list(text, 1)),
  atk: may(amount),
  health: may(amount),
  damageType: may(damageType),
  def: may(number),
  strike: may(number),
  powers: may((v, at, out) => powers(v, at, out)),
}
const tokenRecord = record(tokenFields, 'token')
const token: Check = (v, at, out) => {
  tokenRecord(v, at, out)
  if (!isRecord(v)) return
  const def = { ...tokenDef({ tags: [], ...v } as TokenSpec), set: 'token', number: 0 }
  if ([def.type].flat().includes('ally') && (v.atk === undefined || v.health === undefined))
    report(out, at, 'an ally token without ATK or health (404.2)', 'Add "atk" and "health".')
}
const tokens: Check = (v, at, out) =>
  typeof v === 'string' ? text(v, at, out) : Array.isArray(v) ? list(token, 2)(v, at, out) : token(v, at, out)

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
  heal: { n: must(orAll), by: must(who), from: must(who), divided: may(yes) },
  put: { n: must(upToAmount), what: must(text), to: must(who), by: may(who), divided: may(yes) },
  remove: { n: must(orAll), what: must(text), from: must(who) },
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
    type: may(cardType),
    keep: may(list(word(['face', 'damage'], 'keep'), 1)),
  },
  create: {
    n: must(amount),
    token: may((v, at, out) => tokens(v, at, out)),
    copy: may(who),
    state: may(only('exhausted')),
    by: may(who),
  },
  bring: { cards: must(list(tuple(number, text), 0)), what: may(who) },
  drawFrom: { deck: must(text) },
  copy: { what: must(who), by: may(who) },
  exchange: { what: must(who), for: must(who) },
  name: { by: may(who), of: must(nameable), as: must(text) } as EffectFields['name'],
  search: {
    by: may(who),
    of: may(who),
    in: must((v, at, out) => (Array.isArray(v) ? list(zone, 2)(v, at, out) : zone(v, at, out))),
    for: must(choice),
    as: must(text),
  } as EffectFields['search'],
  place: { by: may(who), what: must(who), state: may(only('exhausted')) },
  reveal: { what: must(who), to: may(who) },
  turn: { what: must(who), face: must(face), by: may(who) },
  attach: { what: must(who), to: must(orNull) },
  exhaust: { what: must(who), by: may(who) },
  ready: { what: must(who), by: may(who) },
  activate: {},
  flip: { what: must(who) },
  swap: { what: must(who), for: must(text), keep: may(only('readiness')) },
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
  modify: { mods: must(mods), until: may((v, at, out) => duration(v, at, out)) },
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
    rows: must(list(record({ is: must((v, at, out) => tableRow(v, at, out)), then: must(effects) }), 1)),
  },
}

const tableRow = or('odd', 'row odd', or('even', 'row even', tuple(number, number)))

const common: Readonly<Record<string, Field>> = named('effect', {
  if: may(condition),
  as: may(text),
  when: may(someEffects),
})
const effectVariants = Object.fromEntries(
  Object.entries(effectFields).map(([name, fields]) => [name, { ...common, ...fields }]),
)

const effectOfVerb = tagged('do', 'effect', effectVariants)

const isConceding = (v: unknown, what: 'concede' | 'keep'): boolean => isRecord(v) && v.do === what

/** An effect or a cost. */
export const effect: Check = (v, at, out) => {
  anyEffect(v, at, out)
  if (isConceding(v, 'concede')) report(out, at, 'nothing but a payment power is paid so', 'Say it in its "pay".')
  if (isConceding(v, 'keep'))
    report(out, at, 'the game does not end here', 'Say it in "then" of a payment power with { do: "concede" }.')
}

const anyEffect: Check = (v, at, out) => {
  effectOfVerb(v, at, out)
  if (!isRecord(v)) return
  if (v.do === 'if' && v.if === undefined) report(out, at, '"if" is missing', 'Add the condition as "if".')
  if (v.when !== undefined && !ways.includes(String(v.do)))
    report(out, `${at}.when`, `nothing waits for "${String(v.do)}"`, `"when" goes with: ${ways.join(', ')}.`)
  if (v.divided !== undefined && (typeof v.n === 'string' ? v.n === 'all' : Array.isArray(v.n)))
    report(out, at, 'what is divided is no one amount', 'Give "n" one amount.')
  if (v.do === 'create' && (v.token === undefined) === (v.copy === undefined))
    report(out, at, 'it says neither or both of "token" and "copy"', 'Name a token, or say of what it is a copy.')
  if (v.do === 'try' && isSeveral(v.may) && (v.as === undefined || v.else !== undefined))
    report(out, at, 'several players decide, each for himself', 'Name those who do it with "as"; there is no "else".')
  if (v.do === 'guess' && v.as === undefined) report(out, at, 'the guess has no name', 'Name it with "as".')
  if (v.do === 'discard' && v.n === undefined && v.what === undefined)
    report(out, at, 'neither "n" nor "what" is given', 'Say how many cards, or which.')
}

/** Whether more than one player may be meant. */
const isSeveral = (v: unknown): boolean =>
  ['players', 'opponents', 'friends'].includes(v as string) ||
  (isRecord(v) && ['player', 'opponent', 'friend'].includes(v.is as string) && !picksSome(v))
const picksSome = (v: Data): boolean => ['target', 'choose', 'random', 'among'].some((k) => v[k] !== undefined)

const untilEvent = record({ on: must(word(['start', 'end'], 'until')), turn: must(who) })
const longer = keyed('duration', {
  until: { until: must(untilEvent), next: may(yes) },
  during: { during: must(only('ready')), of: must(who), next: must(yes) },
  while: { while: must(condition) },
})
const shorter = word(['turn', 'combat'], 'duration')
const duration: Check = (v, at, out) => (isRecord(v) ? longer : shorter)(v, at, out)

const inCombat = word(combatStates, 'state of combat')
const against = {
  attacking: record({ attacking: must(who) }, 'while'),
  defending: record({ defending: must(who) }, 'while'),
}
const whileState: Check = (v, at, out) => {
  if (typeof v === 'string') return inCombat(v, at, out)
  if (Array.isArray(v)) return list(inCombat, 2)(v, at, out)
  const state = isRecord(v) && (['attacking', 'defending'] as const).find((key) => key in v)
  ;(state ? against[state] : condition)(v, at, out)
}

const parts = {
  next: record({ next: must(amount) }, 'mod prevent: n'),
  allBut: record({ allBut: must(amount) }, 'mod prevent: n'),
  first: record({ first: must(amount) }, 'mod prevent: n'),
}
const prevented = or('all', 'mod prevent: n all', (v, at, out) => {
  const part = isRecord(v) && (['next', 'allBut', 'first'] as const).find((key) => key in v)
  ;(part ? parts[part] : amount)(v, at, out)
})

const keywordFields: Fields<KeywordWord> = named('keyword', {
  keyword: must(keyword),
  n: may(amount),
  of: may(who),
  type: may(damageType),
  then: may(someEffects),
})

/** What may stand beside a keyword, and for most must (10: the glossary). */
const beside: Check = (v, at, out) => {
  if (!isRecord(v) || !keywords.includes(v.keyword as Keyword)) return
  const { takes = 'nothing', does } = keywordTable[v.keyword as Keyword]
  if (does && v.do === undefined)
    report(
      out,
      at,
      `${String(v.keyword)} is something done, not a power`,
      `Write { do: "keyword", keyword: "${String(v.keyword)}" }.`,
    )
  const word = String(v.keyword)
  const want = takes === 'nothing' ? '' : parameter[takes]
  for (const key of ['n', 'of', 'type', 'then'])
    if (v[key] !== undefined && key !== want)
      report(out, `${at}.${key}`, `${word} takes no "${key}"`, want ? `It takes "${want}".` : 'It stands alone.')
  if (want && takes !== 'optional description' && v[want] === undefined)
    report(
      out,
      at,
      `"${want}" is missing`,
      `${word} needs ${takes === 'effects' ? 'its effects' : `a ${takes}`}: add "${want}".`,
    )
}
const parameter = {
  number: 'n',
  description: 'of',
  'optional description': 'of',
  'damage type': 'type',
  effects: 'then',
} as const

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
  power: { what: must(who), power: may((v, at, out) => power(v, at, out)), of: may(who), ...whiles },
  rewards: { what: must(who), of: must(who), ...whiles },
  noPowers: { what: must(who), gains: may(yes), ...whiles },
  is: {
    what: must(who),
    tag: may(text),
    loses: may(text),
    type: may(cardType),
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
  limit: { tag: must(text), n: must(or('any', 'mod limit: n any', amount)), ...whiles },
  when: { event: must(pattern), if: may(condition), then: must(someEffects), next: may(yes), as: may(yes) },
  enters: { what: must(who), state: may(only('exhausted')), counters: may(tuple(text, amount)), damage: may(amount) },
}

const modOfKind = tagged('mod', 'modifier', modFields)

/** A modifier. */
export const mod: Check = (v, at, out) => {
  modOfKind(v, at, out)
  if (!isRecord(v)) return
  if (v.mod === 'keyword') beside(v, at, out)
  if (v.mod === 'when' && v.as !== undefined) asPattern(v.event, `${at}.event`, out)
  checkMod(v, at, out)
}

/** Modifiers that a card always has. */
const standing: Check = (v, at, out) => {
  mods(v, at, out)
  checkStanding(v, at, out)
}

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
const asPattern: Check = (v, at, out) => {
  pattern(v, at, out)
  if (isRecord(v) && v.on !== 'enter' && (v.on !== 'start' || (v.step !== undefined && v.step !== 'game')))
    report(
      out,
      `${at}.on`,
      `nothing is made as a card "${String(v.on)}"`,
      'It can be made as a card enters play, on "enter", or as a turn starts, on "start" (710.1a, 501.1a).',
    )
}

/** What a power does whose cost ends the game (800.1c). */
const keeping: Check = (v, at, out) => (isConceding(v, 'keep') ? anyEffect : effect)(v, at, out)

/** What an effect does that others may wait for "this way" (715.1). */
const ways = ['deal', 'heal', 'destroy', 'discard', 'move', 'create', 'reveal']

const costs = list((v, at, out) => (isConceding(v, 'concede') ? anyEffect : effect)(v, at, out), 1)
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

export const power: Check = (v, at, out) => {
  const ending = isRecord(v) && Array.isArray(v.pay) && v.pay.some((e) => isConceding(e, 'concede'))
  ;(ending ? lastPower : powerOfShape)(v, at, out)
  beside(v, at, out)
}

export const powers: Check = (v, at, out) => list(power, 0)(v, at, out)
export const texts: Check = effects
