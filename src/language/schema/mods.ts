import { keywordTable } from '../keywords.ts'
import { under } from '../look-up.ts'
import { anyCard } from '../sorts.ts'
import { combatStates, type KeywordWord, type Mod } from '../types.ts'
import { costs, freeOrCosts } from './effects.ts'
import { beside } from './keyword.ts'
import { checkMod, checkStanding } from './modifiers.ts'
import { lookLater } from './names.ts'
import { eventFields, pattern, patternOf, severalVerbs, variants } from './patterns.ts'
import { verb } from './plain.ts'
import {
  also,
  type Check,
  called,
  either,
  type Fields,
  type Form,
  formed,
  isRecord,
  keyed,
  listOf,
  may,
  must,
  namedFields,
  oneOrMore,
  only,
  or,
  picks,
  printed,
  record,
  report,
  show,
  tagged,
  tuple,
  within,
  word,
  yes,
} from './shape.ts'
import { choices, effects, frameText, grantedPower, grown, having, mods, ownText, someEffects, still } from './texts.ts'
import { asksFor } from './things.ts'
import {
  amountCheck,
  atLeast,
  card,
  commonType,
  condition,
  counter,
  damageType,
  deciders,
  fighting,
  givenTag,
  givenType,
  keyword,
  object,
  oneCard,
  player,
  players,
  present,
  set,
  tag,
  who,
} from './words.ts'

type OfMod<M extends Mod['mod']> = Extract<Mod, { mod: M }>
type ModFields = { [M in Mod['mod']]: Fields<Omit<OfMod<M>, 'mod'>> }

const inCombat = word(combatStates, 'state of combat')
/** `it` may occur inside the Who but not alone: a quest does not get its own rewards again. */
const lender: Check = also(within({ it: true }, present), (v, at, out) => {
  if ([v].flat().includes('it')) report(out, at, 'every quest already has its own rewards', 'Name another card.')
})
const whileOf = (it: boolean): Check =>
  within(
    { it, less: picks },
    called(
      'while',
      either(
        [(v) => typeof v === 'string', inCombat],
        [Array.isArray, listOf(inCombat, 2)],
        [having('attacking'), fighting.attacking],
        [having('defending'), fighting.defending],
        [having('inCombat'), fighting.inCombat],
        condition,
      ),
    ),
  )

const parts = {
  next: record({ next: must(atLeast(1)) }, 'mod prevent: n'),
  allBut: record({ allBut: must(atLeast(1)) }, 'mod prevent: n'),
  first: record({ first: must(atLeast(1)) }, 'mod prevent: n'),
}
const prevented = or(
  'all',
  'mod prevent: n all',
  either([having('next'), parts.next], [having('allBut'), parts.allBut], [having('first'), parts.first], atLeast(1)),
)

export const keywordFields: Fields<KeywordWord> = namedFields('keyword', {
  keyword: must(keyword),
  n: may(atLeast(0)),
  of: may(within({ picks: ['choose'] }, object)),
  type: may(givenType),
  then: may(ownText(someEffects)),
})

/** A keyword that a card has, not a word in a text. */
const asked: Check = also(keyword, (v, at, out) => {
  if (under(keywordTable, v)?.does) report(out, at, `${v} is no power`, 'Name a keyword that cards have.')
})

const whiles = namedFields('mod', { while: may(whileOf(true)) })
/** A modifier for no particular object. */
const ownWhile = namedFields('mod', { while: may(whileOf(false)) })
const numbered = within({ sorts: ['player', ...anyCard] }, who)
const onTop = within({ sorts: ['deck', 'hand'], tops: true }, who)
const modFields: ModFields = {
  stat: {
    what: must(numbered),
    stat: must(word(['atk', 'health', 'def', 'maxHand'], 'stat that can change')),
    n: must(within({ it: true }, amountCheck)),
    set: may(yes),
    ...whiles,
  },
  double: { what: must(present), stat: must(word(['atk', 'health', 'def'], 'stat that can be doubled')), ...whiles },
  switch: { what: must(present), ...whiles },
  keyword: { what: must(card), ...keywordFields, n: may(within({ it: true }, atLeast(0))), ...whiles },
  power: { what: must(present), power: may(still(grantedPower)), of: may(card), only: may(only('payment')), ...whiles },
  rewards: { what: must(present), of: must(lender), ...whiles },
  fixed: { what: must(card), ...whiles },
  noPowers: { what: must(card), gains: may(yes), only: may(only('flip')), ...whiles },
  noKeyword: { what: must(card), keyword: must(oneOrMore(asked)), ...whiles },
  is: {
    what: must(numbered),
    tag: may(givenTag),
    loses: may(givenTag),
    type: may(commonType),
    damageType: may(damageType),
    becomes: may(yes),
    ...whiles,
  },
  control: { what: must(present), by: must(player) },
  see: { what: must(onTop), by: must(players) },
  copy: { what: must(present), of: must(oneCard) },
  cannot: {
    ...eventFields,
    except: may(within({ anywhere: true }, object)),
    ifAble: may(yes),
    during: may(only('ready')),
    ...whiles,
  },
  must: {
    on: must(word(['attack', 'target', 'strike'], 'must')),
    by: must(object),
    what: may(object),
    random: may(yes),
    ...whiles,
  },
  can: {
    on: must(
      word(['protect', 'strike', 'defendWith', 'play', 'complete', 'attackTwo', 'attack', 'place', 'pay'], 'can'),
    ),
    by: must(object),
    for: may(card),
    against: may(present),
    with: may(present),
    ...whiles,
  },
  cost: {
    on: must(oneOrMore(verb)),
    by: eventFields.by,
    what: eventFields.what,
    with: eventFields.with,
    purpose: eventFields.purpose,
    n: may(within({ it: true }, amountCheck)),
    min: may(printed),
    add: may(costs),
    rather: may(freeOrCosts),
    x: may(yes),
    next: may(yes),
    ...whiles,
  },
  instead: {
    would: must(patternOf('would')),
    n: may(or('any', 'mod instead: n any', amountCheck)),
    type: may(damageType),
    combat: may(yes),
    sure: may(yes),
    to: may(within({ picks: ['choose', 'random'] }, present)),
    divide: may(
      still(
        keyed('division', {
          among: { among: must(set) },
          excess: { excess: must(present) },
          part: { part: must(or('any', 'division: part any', atLeast(1))), to: must(within({ one: true }, present)) },
        }),
      ),
    ),
    then: may(frameText(effects)),
    next: may(yes),
    may: may(still(deciders)),
    ...whiles,
  },
  prevent: {
    would: must(patternOf('would')),
    n: must(prevented),
    these: may(frameText(someEffects)),
    may: may(still(deciders)),
    then: may(frameText(someEffects)),
    next: may(yes),
    ...whiles,
  },
  limit: { tag: must(tag), n: must(or('any', 'mod limit: n any', atLeast(1))), ...ownWhile },
  when: {
    event: must(within({ less: choices }, pattern)),
    if: may(condition),
    then: must(ownText(someEffects)),
    next: may(or('turn', 'mod when: next turn', yes)),
    as: may(yes),
  },
  enters: {
    what: must(within({ anywhere: true }, card)),
    state: may(only('exhausted')),
    counters: may(tuple(counter, atLeast(1))),
    damage: may(atLeast(1)),
  },
}

const modOfKind = tagged('mod', 'modifier', modFields)
/** Restrictions and costs have a different record for each verb (events.ts). */
const byVerb = (mod: 'cannot' | 'cost'): { one: readonly Check[]; several: Check } => {
  const own = Object.entries(modFields[mod]).filter(
    ([key]) => !Object.hasOwn(eventFields, key) || (mod === 'cost' && key === 'n'),
  )
  const more = { mod: must(only(mod)), ...Object.fromEntries(own) }
  return { one: variants(mod, more, `mod ${mod}`), several: severalVerbs(mod, more, `mod ${mod}`) }
}
const others = Object.entries(modFields).filter(([mod]) => mod !== 'cannot' && mod !== 'cost')
const modForm = (): Form => ({
  name: 'modifier',
  is: 'one of',
  of: [
    ...others.map(([mod, fields]) => called(`mod ${mod}`, record({ mod: must(only(mod)), ...fields }))),
    ...byVerb('cannot').one,
    ...byVerb('cost').one,
  ],
  rarely: [byVerb('cannot').several, byVerb('cost').several],
})

/** Events on which a definite power can act. */
const asForm = (): Form => ({ is: 'one of', of: variants('when', {}, 'when', ['enter', 'start', 'ready', 'exhaust']) })
export const asPattern: Check = also(formed(asForm, pattern), (v, at, out) => {
  if (!isRecord(v) || v.on === undefined || v.on === 'enter' || v.on === 'ready' || v.on === 'exhaust') return
  if (v.on !== 'start' || (v.step !== undefined && v.step !== 'game' && v.step !== 'wrap-up'))
    report(
      out,
      `${at}.on`,
      `a definite power can’t act on ${show(v.on)}`,
      'It can act as a card enters play, readies or exhausts, or on "start" of a turn or its wrap-up step (704.1b, 710.1a, 501.1a, R504.2a).',
    )
})

export const mod: Check = grown(
  'mod',
  also(formed(modForm, modOfKind), (v, at, out) => {
    if (!isRecord(v)) return
    if (v.mod === 'keyword') beside(v, at, out)
    if ((v.mod === 'stat' || v.mod === 'double') && typeof v.stat === 'string')
      lookLater(out, at, asksFor(v.what, v.stat, `${at}.stat`, out))
    if (v.mod === 'when' && v.as !== undefined && v.event !== undefined) asPattern(v.event, `${at}.event`, out)
    checkMod(v, at, out)
  }),
)

/** Permanent modifiers of a card. */
export const standing: Check = also(mods, checkStanding)
