import { withFields } from '../nodes.ts'
import { describing } from '../tags.ts'
import type { Amount, Keyword, Mod, Verb, WhileState, Who } from '../types.ts'
import { article, count, equalTo, figure, forEach, times } from './amounts.ts'
import { clause } from './clauses.ts'
import { whileState } from './durations.ts'
import { damageSubject, forbidden, nthOf, packet, purpose, toHappen } from './events.ts'
import type { P, Phrase } from './parser.ts'
import { all, as, either, here, ifThere, listOf, maybe, oneOrMore, part, table, w } from './parts.ts'
import { countedSet, inMood, noun, phrase, power, whose } from './recursive.ts'
import { mentioned, refer } from './refs.ts'
import {
  capitalType,
  counterName,
  damageType,
  digits,
  kindWord,
  mark,
  paid,
  plainKeyword,
  tagAsNoun,
  tagWord,
  tokenWord,
  typeIcon,
} from './words.ts'

/** A modifier without its object. */
type Of = (who: Who) => Mod
type Said = readonly Of[]

const stats = table({ ATK: 'atk', health: 'health', DEF: 'def', 'maximum hand size': 'maxHand' } as const)

const signed: P<Amount> = part(() =>
  either<Amount>(
    all([w('+'), figure], (n) => n),
    all([w('-'), digits], (n) => -n),
    all([w('-'), w('X')], () => ({ minus: [0, 'X'] })),
  ),
)

type While = WhileState | undefined
const whilst = (w: While): { while?: WhileState } => (w === undefined ? {} : { while: w })

/** One predicate of "has"; its state and "for each" come at the end of all of them. */
type Had = (who: Who, w: While, each: Amount | undefined) => Mod

const theirPowers = table<{ only?: 'payment' }>({
  'the powers printed on': {},
  'the payment powers of': { only: 'payment' },
})

const had: P<Had> = part(() =>
  either<Had>(
    all([signed, stats], (n, s) => (what, w, each) => ({
      mod: 'stat',
      what,
      stat: s,
      n: timesOf(n, each),
      ...whilst(w),
    })),
    all([figure, stats], (n, s) => (what, w) => ({ mod: 'stat', what, stat: s, n, set: true, ...whilst(w) })),
    all([figure, w('more'), stats], (n, s) => (what, w) => ({ mod: 'stat', what, stat: s, n, ...whilst(w) })),
    as(plainKeyword, (k) => (what, w) => ({ mod: 'keyword', what, keyword: k, ...whilst(w) })),
    all(
      [table({ Assault: 'Assault', Mend: 'Mend', Haste: 'Haste' } as const), figure],
      (k: Keyword, n) => (what, w, each) => ({ mod: 'keyword', what, keyword: k, n: timesOf(n, each), ...whilst(w) }),
    ),
    all([table({ Assault: 'Assault', Mend: 'Mend' } as const), w('X'), equalTo], (k: Keyword, n) => (what, w) => ({
      mod: 'keyword',
      what,
      keyword: k,
      n,
      ...whilst(w),
    })),
    all([capitalType, w('Resistance')], (type) => (what, w) => ({
      mod: 'keyword',
      what,
      keyword: 'Resistance',
      type,
      ...whilst(w),
    })),
    all([here, w('Resistance of that type'), maybe(whileState)], (at, w_) => (what) => ({
      ...{ mod: 'keyword', what, keyword: 'Resistance', type: refer(at, 'word', 'damage type'), ...whilst(w_) },
    })),
    all([w('"'), power, w('"')], (p) => (what, w) => ({ mod: 'power', what, power: p, ...whilst(w) })),
    all([theirPowers, noun('effect')], (only, of) => (what, w) => ({ mod: 'power', what, of, ...only, ...whilst(w) })),
  ),
)

const timesOf = (n: Amount, each: Amount | undefined): Amount =>
  typeof n === 'number' && n < 0 && each !== undefined ? { times: [n, each] } : times(n, each)

const having: P<Said> = part(() =>
  all(
    [w('has', 'have'), listOf(had, w('and')), maybe(forEach), maybe(whileState), maybe(forEach)],
    (list, each, w_, later) =>
      each !== undefined && later !== undefined ? undefined : list.map((h) => (who: Who) => h(who, w_, each ?? later)),
  ),
)

const cant: P<Said> = part(() =>
  either<Said>(
    all(
      [
        forbidden,
        ifThere(nthOf),
        ifThere(all([w('except'), noun('event')], (who) => who)),
        maybe(
          w(
            "during its controller's ready step",
            "during their controller's ready step",
            "during their controllers' ready step",
          ),
        ),
        maybe(whileState),
      ],
      (c, nth, except, step, w_) =>
        // A ready step is said with "during".
        c.fields.step !== undefined
          ? undefined
          : [
              (who) => ({
                mod: 'cannot',
                on: c.verbs.length === 1 ? c.on : c.verbs,
                [c.subject]: who,
                ...c.fields,
                ...(nth === undefined ? {} : { nth }),
                ...(except === undefined ? {} : { except }),
                ...(step === undefined ? {} : { during: 'ready' }),
                ...whilst(w_),
              }),
            ],
    ),
    all([w("can't cause"), toHappen, maybe(whileState)], (e, w_) => [
      (cause) => ({ mod: 'cannot', ...e, cause, ...whilst(w_) }) as Mod,
    ]),
    all([w('can attack only'), noun('event'), ifThere(w('if able')), maybe(whileState)], (except, able, w_) => [
      (by) => ({ mod: 'cannot', on: 'attack', by, except, ...(able ? { ifAble: true as const } : {}), ...whilst(w_) }),
    ]),
    all([w('must attack'), ifThere(noun('event')), w('if able'), maybe(whileState)], (what, w_) => [
      (by) => ({ mod: 'must', on: 'attack', by, ...(what === undefined ? {} : { what }), ...whilst(w_) }),
    ]),
    all([w('must strike with'), noun('event'), w('if able'), maybe(whileState)], (what, w_) => [
      (by) => ({ mod: 'must', on: 'strike', by, what, ...whilst(w_) }),
    ]),
    all([w('must target'), noun('event'), w('if able')], (what) => [(by) => ({ mod: 'must', on: 'target', by, what })]),
  ),
)

const can: P<Said> = part(() =>
  either<Said>(
    all([w('can protect'), noun('event'), maybe(whileState)], (for_, w_) => [
      (by) => ({ mod: 'can', on: 'protect', by, for: for_, ...whilst(w_) }),
    ]),
    all([w('can protect against'), noun('event'), maybe(whileState)], (against, w_) => [
      (by) => ({ mod: 'can', on: 'protect', by, against, ...whilst(w_) }),
    ]),
    as(w('can protect'), () => [(by) => ({ mod: 'can', on: 'protect', by })]),
    all([w('can play'), noun('event'), maybe(whileState)], (for_, w_) => [
      (by) => ({ mod: 'can', on: 'play', by, for: for_, ...whilst(w_) }),
    ]),
    all([w('can complete'), noun('event')], (for_) => [(by) => ({ mod: 'can', on: 'complete', by, for: for_ })]),
    all([w('can wield'), noun('event')], (with_) => [(by) => ({ mod: 'can', on: 'strike', by, with: with_ })]),
    all([w('can be shielded with'), noun('event')], (with_) => [
      (by) => ({ mod: 'can', on: 'defendWith', by, with: with_ }),
    ]),
    all([w('can attack'), noun('event'), maybe(whileState)], (for_, w_) => [
      (by) => ({ mod: 'can', on: 'attack', by, for: for_, ...whilst(w_) }),
    ]),
    all(
      [
        w(
          'can place an additional resource on each of your turns',
          'can place an additional resource on each of their turns',
        ),
        maybe(whileState),
      ],
      (w_) => [(by) => ({ mod: 'can', on: 'place', by, ...whilst(w_) })],
    ),
    all(
      [w('can exhaust'), noun('event'), w('to pay costs as though they were resources'), maybe(whileState)],
      (for_, w_) => [(by) => ({ mod: 'can', on: 'pay', by, for: for_, ...whilst(w_) })],
    ),
    all([w('attack at random', 'attacks at random'), maybe(whileState)], (w_) => [
      (by) => ({ mod: 'must', on: 'attack', by, random: true, ...whilst(w_) }),
    ]),
    as(w('can attack two opposing heroes and/or allies at the same time'), () => [
      (by) => ({ mod: 'can', on: 'attackTwo', by }),
    ]),
    as(w('choose targets at random', 'chooses targets at random'), () => [
      (by) => ({ mod: 'must', on: 'target', by, random: true }),
    ]),
  ),
)

/** "is also a Sheep", "is instant", "loses and can't have powers". */
const being: P<Said> = part(() =>
  either<Said>(
    as(w("loses and can't have powers", "lose and can't have powers"), () => [(what) => ({ mod: 'noPowers', what })]),
    as(w("loses and can't have flip powers", "lose and can't have flip powers"), () => [
      (what) => ({ mod: 'noPowers', what, only: 'flip' }),
    ]),
    all([w("can't gain or lose ATK or health"), maybe(whileState)], (w_) => [
      (what) => ({ mod: 'fixed', what, ...whilst(w_) }),
    ]),
    as(w('loses all powers', 'lose all powers'), () => [(what) => ({ mod: 'noPowers', what, gains: true })]),
    all(
      [
        w("loses and can't have", "lose and can't have"),
        listOf(either<Keyword>(plainKeyword, table({ Resistance: 'Resistance' } as const)), w('and', 'or', 'and/or')),
        maybe(whileState),
      ],
      (list, w_) => [(what) => ({ mod: 'noKeyword', what, keyword: oneOrMore(list), ...whilst(w_) })],
    ),
    all([w('has the reward powers of', 'have the reward powers of'), noun('effect')], (of) => [
      (what) => ({ mod: 'rewards', what, of }),
    ]),
    all([w('becomes a copy of', 'become copies of'), noun('effect')], (of) => [(what) => ({ mod: 'copy', what, of })]),
    all([here, w('is also of that type', 'are also of that type')], (at) => [
      (what) => ({ mod: 'is', what, tag: refer(at, 'word', 'ally type') }),
    ]),
    all([here, w('is also of that word', 'are also of that word')], (at) => [
      (what) => ({ mod: 'is', what, tag: refer(at, 'word', 'word') }),
    ]),
    all(
      [here, w('is of that class and loses all other classes', 'are of that class and lose all other classes')],
      (at) => [(what) => ({ mod: 'is', what, tag: refer(at, 'word', 'class'), becomes: true })],
    ),
    all([w('loses', 'lose'), tagged], (loses) => [(what) => ({ mod: 'is', what, loses })]),
    all([w('becomes a', 'becomes an'), kindWord], (k) =>
      k.many ? undefined : [(what) => ({ mod: 'is', what, type: k.value as never, becomes: true })],
    ),
    all([w('becomes', 'become'), typeIcon], (type) => [
      (what) => ({ mod: 'is', what, damageType: type, becomes: true }),
    ]),
    all([w('is also a', 'is also an'), tagged], (tag) => [(what) => ({ mod: 'is', what, tag })]),
    all([w('is also a', 'is also an', 'are also'), tagWord, kindWord], (tag) =>
      describing.has(tag) ? [(what) => ({ mod: 'is', what, tag })] : undefined,
    ),
    as(w("loses and can't have instant", "lose and can't have instant"), () => [
      (what) => ({ mod: 'is', what, loses: 'instant' }),
    ]),
    as(w('is instant', 'are instant'), () => [(what) => ({ mod: 'is', what, tag: 'instant' })]),
    all([w('is also a', 'is also an'), tagAsNoun], (t) => [(what) => ({ mod: 'is', what, tag: t.value })]),
    all([w('are also'), tagAsNoun], (t) =>
      t.many || t.either ? [(what) => ({ mod: 'is', what, tag: t.value })] : undefined,
    ),
    all([w('is', 'are'), mark], (tag) => [(what) => ({ mod: 'is', what, tag })]),
    all([w('is no longer', 'are no longer'), mark], (loses) => [(what) => ({ mod: 'is', what, loses })]),
    all([w('is'), ifThere(article), tokenWord], (_a, t) => [(what) => ({ mod: 'is', what, tag: t.value })]),
    all([w('is also', 'are also'), either(typeIcon, damageType)], (type) => [
      (what) => ({ mod: 'is', what, damageType: type }),
    ]),
    all([w('is also a', 'is also an'), kindWord], (k) => [(what) => ({ mod: 'is', what, type: k.value as never })]),
  ),
)

/** "Melee (1)": a tag with its number. */
const tagged: P<string> = all([tagWord, w('('), digits, w(')')], (tag, n) => `${tag} (${n})`)

const entering: P<Said> = part(() =>
  either<Said>(
    as(w('enters play exhausted', 'enter play exhausted'), () => [
      (what) => ({ mod: 'enters', what, state: 'exhausted' }),
    ]),
    all([w('enters play with', 'enter play with'), figure, w('damage'), maybe(forEach)], (damage, each) => [
      (what) => ({ mod: 'enters', what, damage: times(damage, each) }),
    ]),
    all([w('enters play with', 'enter play with'), countersOf], (counters) => [
      (what) => ({ mod: 'enters', what, counters }),
    ]),
  ),
)

const countersOf: P<readonly [string, Amount]> = part(() =>
  all(
    [countWord, counterName, w('counter', 'counters'), ifThere(forEach)],
    (n, name, each) => [name, times(n, each)] as const,
  ),
)
const countWord: P<Amount> = either<Amount>(
  as(w('a', 'an'), () => 1),
  count,
)

const predicates: P<Said> = part(() =>
  as(listOf(either(having, cant, can, being, entering), w('and')), (list) => list.flat()),
)

const aboutSubject: P<readonly Mod[]> = part(() =>
  all([phrase, predicates], (p, said) => {
    if ('set' in p && p.article === 'a' && Object.keys(p.set).length > 0) return ofAnybody(p.set, said)
    const who = inMood(p, 'event')
    const at = typeof who === 'object' && '@' in who ? Number(who['@']) : undefined
    const picked = typeof who === 'object' && ('target' in who || 'choose' in who || 'random' in who)
    // What is picked is picked once: the other modifiers are about the same.
    return said.map((make, i) => make(i > 0 && picked && at !== undefined ? refer(at, 'same') : who))
  }),
)

/** "A card can't ready", "a player can't draw cards": nobody is named. */
function ofAnybody(set: object, said: Said): readonly Mod[] | undefined {
  if (Object.keys(set).some((key) => key !== 'is' && key !== '@')) return undefined
  const mods = said.map((make) => make(nobody))
  return mods.every((m) => m.mod === 'cannot')
    ? mods.map((m) => Object.fromEntries(Object.entries(m).filter(([, v]) => v !== nobody)) as Mod)
    : undefined
}
const nobody: Who = { is: 'card' }

/** A condition behind several predicates is that of all of them. */
const underOne: P<readonly Mod[]> = part(() =>
  as(aboutSubject, (mods) => {
    const last = mods.at(-1)
    const state = last && 'while' in last ? last.while : undefined
    if (mods.length < 2 || state === undefined || isOfCombat(state)) return undefined
    if (mods.slice(0, -1).some((m) => 'while' in m)) return undefined
    return mods.map((m) => withFields(m, { while: state }))
  }),
)
const isOfCombat = (w: WhileState): boolean =>
  typeof w === 'string' || Array.isArray(w) || 'attacking' in w || 'defending' in w || 'inCombat' in w

/** "Damage that your hero deals can't be prevented." */
const aboutDamage: P<readonly Mod[]> = part(() =>
  either<readonly Mod[]>(
    all([damageSubject, w("can't be prevented"), maybe(whileState)], (p, w_) => [
      { mod: 'cannot', on: 'prevent', ...p, ...whilst(w_) },
    ]),
    all([packet, w("can't be healed from"), noun('event')], (p, from) => [{ mod: 'cannot', on: 'heal', ...p, from }]),
    all(
      [
        packet,
        table({ "can't be healed": 'heal', "can't be dealt": 'deal' } as const),
        maybe(nthOf),
        maybe(whileState),
      ],
      (p, on, nth, w_) => [{ mod: 'cannot', on, ...p, ...(nth === undefined ? {} : { nth }), ...whilst(w_) }],
    ),
  ),
)

type CostVerb = readonly [on: Verb, key: 'what' | 'with', bare: string]
const costVerbs: P<CostVerb> = table<CostVerb>({
  play: ['play', 'what', 'cards'],
  attack: ['attack', 'what', ''],
  complete: ['complete', 'what', 'quests'],
  'strike with': ['strike', 'with', 'weapons'],
  'use powers of': ['use', 'what', ''],
  flip: ['use', 'what', ''],
})

const lessOrMore = table({ less: -1, more: 1 })

const change = (n: Amount, sign: number): Amount => (sign > 0 ? n : typeof n === 'number' ? -n : { minus: [0, n] })

export const min: P<number> = all([w(', to a minimum of ('), digits, w(')')], (n) => n)

/** "pay (1) less": the change of a cost. */
const payment: P<Amount> = all([w('pay', 'pays'), paid, lessOrMore], change)

/** "play Elemental abilities", "strike with weapons". */
const isAnyPlayer = (p: Phrase): boolean => 'who' in p && typeof p.who === 'string' && p.who.endsWith(':players')

const paidFor: P<Pick<Extract<Mod, { mod: 'cost' }>, 'on' | 'what' | 'with'>> = part(() =>
  all([costVerbs, phrase], ([on, key, plain], o) => {
    const any = 'set' in o && Object.keys(o.set).length === 2 && o.set.is === plain.replace(/s$/, '')
    return { on, ...(any ? {} : { [key]: inMood(o, 'event') }) }
  }),
)

/** " for each ally you control, to a minimum of (1) while attacking". */
const costTail: P<{ min?: number; each?: Amount; while?: WhileState }> = part(() =>
  all([maybe(forEach), maybe(min), maybe(whileState)], (each, min, state) => ({
    ...(min === undefined ? {} : { min }),
    ...(each === undefined ? {} : { each }),
    ...whilst(state),
  })),
)

/** "You pay (1) less to play Elemental abilities, to a minimum of (1)". */
const cost: P<readonly Mod[]> = part(() =>
  either<readonly Mod[]>(
    all([phrase, payment, w('to'), paidFor, costTail], (p, n, what, { each, ...tail }) => [
      { mod: 'cost', by: inMood(p, 'event'), n: times(n, each), ...what, ...tail },
    ]),
    all([phrase, payment, w('to play'), whoseNext, nextCard, maybe(min)], (p, n, what, least) => [
      {
        mod: 'cost',
        on: 'play',
        by: inMood(p, 'event'),
        ...what,
        n,
        ...(least === undefined ? {} : { min: least }),
        next: true,
      },
    ]),
    all([phrase, payment, w('the next time you'), listOf(costVerbs, w('or')), phrase], (p, n, verbs, o) => {
      const [[, key] = ['', 'what']] = verbs
      if (verbs.some(([, other]) => other !== key)) return undefined
      const on = oneOrMore(verbs.map(([verb]) => verb))
      return [{ mod: 'cost', on, by: inMood(p, 'event'), [key]: inMood(o, 'event'), n, next: true } as Mod]
    }),
    all(
      [phrase, payment, w('the next time you'), listOf(withX, w('or')), w('with'), paid, w('in its cost')],
      (p, n, on, x) =>
        x === 'X' ? [{ mod: 'cost', on, by: inMood(p, 'event'), n, x: true, next: true } as Mod] : undefined,
    ),
    all(
      [w('as an additional cost to'), costVerbs, phrase, w(','), phrase, w('must'), listOf(clause.base, w('and'))],
      ([on, key], o, p, list) => [
        {
          mod: 'cost',
          on,
          ...(isAnyPlayer(p) ? {} : { by: inMood(p, 'event') }),
          [key]: inMood(o, 'event'),
          add: list.map((d) => d(undefined)),
        } as Mod,
      ],
    ),
    all([phrase, w("can't exhaust"), maybe(purpose), unlessPaid, paid], (p, to, n) => [
      { mod: 'cost', on: 'exhaust', what: inMood(p, 'event'), ...to, n },
    ]),
    all(
      [phrase, w('may play'), noun('event'), w('without paying its cost', 'without paying their cost')],
      (p, what) => [{ mod: 'cost', on: 'play', by: inMood(p, 'event'), what, rather: [] }],
    ),
    all([phrase, w("can't draw cards unless"), payers, paid, w('for each card')], (p, n) => [
      { mod: 'cost', on: 'draw', ...(isAnyPlayer(p) ? {} : { by: inMood(p, 'event') }), n },
    ]),
    all(
      [phrase, w('may'), listOf(clause.base, w('and')), w('rather than pay the cost of'), noun('event')],
      (p, list, what) => [
        { mod: 'cost', on: 'play', by: inMood(p, 'event'), what, rather: list.map((d) => d(undefined)) } as Mod,
      ],
    ),
    all([phrase, w("can't attack"), ifThere(noun('event')), unlessPaid, paid, w('for each attacker')], (p, what, n) => [
      { mod: 'cost', on: 'attack', by: inMood(p, 'event'), ...(what === undefined ? {} : { what }), n },
    ]),
  ),
)
const payers = w('they pay', 'you pay', 'that player pays')
const unlessPaid = w('unless its controller pays', 'unless their controller pays', 'unless their controllers pay')

/** Actions with X in their cost (R505). */
const withX: P<Verb> = table<Verb>({ 'play a card': 'play', 'use a power': 'use', 'complete a quest': 'complete' })
const whoseNext = w('your next', 'their next', 'his next')
const nextCard: P<{ what?: Who }> = part(() =>
  either<{ what?: Who }>(
    as(w('card'), () => ({})),
    as(countedSet, (what) => (isAnyCard(what) ? undefined : { what })),
  ),
)
const isAnyCard = (what: Who): boolean =>
  typeof what === 'object' && 'is' in what && what.is === 'card' && !('either' in what)
/** "you can control an additional Pet". */
const limit: P<readonly Mod[]> = part(() =>
  either<readonly Mod[]>(
    all([w('you can control any number of'), tagAsNoun], (t) => [{ mod: 'limit', tag: t.value, n: 'any' }]),
    as(w('you have no maximum hand size'), () => [{ mod: 'limit', tag: 'hand', n: 'any' }]),
    all([w('you can control an additional'), tagAsNoun], (t) => [{ mod: 'limit', tag: t.value, n: 1 }]),
    all([w('you can control'), count, w('additional'), tagAsNoun], (n, t) => [{ mod: 'limit', tag: t.value, n }]),
  ),
)

const control: P<readonly Mod[]> = part(() =>
  all([phrase, w('control', 'controls'), noun('effect')], (p, what) =>
    'set' in p && p.article !== 'bare' ? undefined : [{ mod: 'control', what, by: inMood(p, 'effect') }],
  ),
)

const see: P<readonly Mod[]> = part(() =>
  either<readonly Mod[]>(
    all([w('play with'), noun('effect'), w('revealed')], (what) => [{ mod: 'see', what, by: 'players' }]),
    all([phrase, w('plays with', 'play with'), whose, w('hand revealed', 'hands revealed')], (p) => [
      { mod: 'see', what: { is: 'card', in: 'hand', of: inMood(p, 'event') }, by: 'players' },
    ]),
    all([here, w('play with your hand revealed')], (at) => [
      { mod: 'see', what: { is: 'card', in: 'hand', of: mentioned(at, 'you') }, by: 'players' },
    ]),
    all([w('you may look at'), noun('effect'), w('at any time')], (what) => [{ mod: 'see', what, by: 'you' }]),
  ),
)

const switched: P<readonly Mod[]> = part(() =>
  all([w('switch the ATK and health of'), noun('effect')], (what) => [{ mod: 'switch', what }]),
)

const doubled: P<readonly Mod[]> = part(() =>
  all([w('double the'), stats, w('of'), noun('effect'), maybe(whileState)], (s, what, state) =>
    s === 'maxHand' ? undefined : [{ mod: 'double', what, stat: s, ...whilst(state) }],
  ),
)

/** The modifiers of one clause. */
export const modifiers: P<readonly Mod[]> = part(() =>
  either(underOne, aboutSubject, aboutDamage, cost, limit, control, see, switched, doubled),
)
