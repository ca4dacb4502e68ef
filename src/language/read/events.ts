/** Events: "an ally is destroyed", "would deal damage", "can't be targeted", "was dealt damage this turn". */

import { combatStates, type DamageType, damageTypes, purposes, stepNames } from '../lists.ts'
import { isObject } from '../meta.ts'
import { isSetWho, isToken } from '../nodes.ts'
import { type EnglishVerb, purposeVerbs, verbForms } from '../phrases.ts'
import type { EventPattern, EventRole, EventZone, Purpose, StepName, Verb, Who } from '../types.ts'
import { compared } from './amounts.ts'
import type { P } from './parser.ts'
import {
  all,
  as,
  either,
  here,
  ifThere,
  inOrder,
  listOf,
  listOfTwo,
  maybe,
  nothing,
  oneOrMore,
  part,
  said,
  table,
  w,
} from './parts.ts'
import { countedSet, inMood, noun, phrase, whose } from './recursive.ts'
import { isSelf, mentioned } from './refs.ts'
import { counterName, damageType, firstType, ordinals } from './words.ts'

/** The form of the verb: "attacks", "attacked", "didn't attack", "would attack", "can't attack" (the bare form). */
export type Mood = 'present' | 'past' | 'not' | 'base'
type Fields = Partial<EventPattern>

const thing = noun('event')

function active(v: EnglishVerb, mood: Mood): P<string> {
  const f = verbForms[v]
  if (mood === 'base') return said(f.base)
  if (mood === 'not') return said(`didn't ${f.base}`)
  if (mood === 'past') return said(f.past, ...(v === 'be' ? [] : [`has ${f.done}`, `have ${f.done}`]))
  return said(f.s, f.base)
}

const being = {
  present: ['is', 'are', 'becomes'],
  past: ['was', 'were', 'has been', 'have been'],
  not: ["wasn't", "weren't"],
  base: ['be'],
} as const

const passive = (v: EnglishVerb, mood: Mood): P<string> =>
  said(...being[mood].map((be) => `${be} ${verbForms[v].done}`))

const role = (word: string, key: keyof EventPattern): P<Fields> =>
  either<Fields>(
    all([w(word), thing], (who) => ({ [key]: who })),
    nothing({}),
  )
const object = (key: keyof EventPattern): P<Fields> => as(thing, (who) => ({ [key]: who }))
const objectOrNot = (key: keyof EventPattern): P<Fields> => either<Fields>(object(key), nothing({}))

/** "fire", "frost or nature", "magical" (glossary), "non-melee". */
const eventType: P<DamageType | readonly DamageType[]> = part(() =>
  either<DamageType | readonly DamageType[]>(
    either(damageType, firstType),
    listOfTwo(damageType, w('or')),
    as(w('magical'), () => magical),
    table(damageTypes.map((type) => [`non-${type}`, damageTypes.filter((t) => t !== type)] as const)),
  ),
)
const magical = damageTypes.filter((t) => t !== 'melee' && t !== 'ranged')

/** "3 or more fatal combat fire damage". */
export const packet: P<Fields> = part(() =>
  all(
    [
      maybe(as(compared, ([op, n]) => (op === '!=' || typeof n !== 'number' ? undefined : ([op, n] as const)))),
      ifThere(table({ fatal: true, 'non-fatal': false })),
      ifThere(table({ combat: true, 'non-combat': false })),
      ifThere(eventType),
      ifThere(w('smash')),
      w('damage'),
    ],
    (n, fatal, combat, type, smash) => ({
      ...(n === undefined ? {} : { n }),
      ...(fatal === undefined ? {} : { fatal }),
      ...(combat === undefined ? {} : { combat }),
      ...(type ? { type } : {}),
      ...(smash ? { smash: true as const } : {}),
    }),
  ),
)

const zoneWords = table({ graveyard: 'graveyard', hand: 'hand', deck: 'deck', party: 'party' } as const)

/** "play", "play under your control", "your graveyard", "its controller's party". */
const intoZone: P<Fields> = part(() =>
  either<Fields>(
    all([w('play under'), whose, w('control')], (of) => ({ zone: 'play', of })),
    as(w('play'), () => ({ zone: 'play' })),
    all([w("its owner's", "their owner's", "their owners'"), zoneWords], (zone) => ({ zone })),
    as(w("its controller's party"), () => ({ zone: 'party' })),
    all([whose, zoneWords], (of, zone) => ({ zone, of })),
  ),
)

const damageObject: P<Fields> = all([packet, role('to', 'to'), role('with', 'with')], (p, to, tool) => ({
  ...p,
  ...to,
  ...tool,
}))

const purposeOf: P<Purpose> = table(purposes.map((p) => [purposeVerbs[p], p] as const))
/** "to attack or protect", "to use a power of a Cube": what a card is exhausted for. */
export const purpose: P<Pick<Fields, 'purpose' | 'for'>> = all(
  [w('to'), listOf(purposeOf, w('or')), role('of', 'for')],
  (list, of) => ({
    purpose: oneOrMore(list),
    ...of,
  }),
)

const join = (...list: readonly Fields[]): Fields => Object.assign({}, ...list)

/** The predicate of an event: the verb, and the rest; `by` is the key of the subject. */
type Clause = { on: Verb; subject: keyof EventPattern; fields: Fields }

const clause = (on: Verb, subject: keyof EventPattern, v: P<unknown>, ...rest: readonly P<Fields>[]): P<Clause> =>
  all([v, inOrder(rest)], (_v, fields) => ({ on, subject, fields: join(...fields) }))

const just = (...words: readonly string[]): P<Fields> => as(said(...words), () => ({}))
const orNot = (p: P<Fields>): P<Fields> => either<Fields>(p, nothing({}))

/** "this way", "with this item". */
const withIt: P<Fields> = either<Fields>(
  as(w('this way'), () => ({ with: 'self' as const })),
  role('with', 'with'),
)

/** "an ally from your hand" is an ally that is played from there. */
function playedFrom(who: Who): Fields | undefined {
  if (!isSetWho(who) || typeof who.in !== 'string') return undefined
  const { in: zone, of, ...what } = who
  return { what, zone: zone as EventZone, ...(of === undefined ? {} : { of }) }
}
const faced = table<Fields>({ 'face down': { to: 'back' }, 'face up': { to: 'front' } })
const fromZone: P<Fields> = all([w('from'), intoZone], (z) => z)

/** Actions of players. */
function playing(does: (v: EnglishVerb) => P<string>): P<Clause> {
  const plain = (['discard', 'play', 'place', 'complete'] as const).map((v) =>
    clause(v, 'by', does(v), either(just(...bareObjects[v]), object('what'))),
  )
  return either<Clause>(
    ...plain,
    clause('place', 'by', does('place'), either(just(...bareObjects.place), object('what')), faced),
    clause('play', 'by', does('play'), either(just('a card', 'cards'), object('what')), fromZone),
    clause('play', 'by', does('play'), as(thing, playedFrom)),
    clause('draw', 'by', does('draw'), just('a card', 'cards')),
    clause('use', 'by', does('use'), either(just('a power', 'powers'), role('a power of', 'what'))),
    clause('strike', 'by', does('strike'), role('with', 'with')),
    clause('target', 'by', does('target'), object('what'), role('with', 'with')),
    clause('destroy', 'by', does('destroy'), object('what')),
    clause('reveal', 'by', does('reveal'), object('what'), withIt),
    clause('skip', 'by', does('skip'), just('drawing a card'), withIt),
    clause('shuffle', 'by', does('shuffle'), either(just('a deck'), object('what'))),
    clause('lose', 'by', does('lose'), just('the game')),
    clause('roll', 'by', does('roll'), just('a die')),
    clause('propose', 'by', does('propose'), just('a combat')),
    clause('inspire', 'by', does('inspire'), objectOrNot('what')),
    clause('sabotage', 'by', does('sabotage'), objectOrNot('what')),
    clause('activate', 'by', does('activate'), just('a card')),
    clause('search', 'by', does('search'), just('a zone')),
    clause('pay', 'by', does('pay'), just('resources')),
    clause('create', 'by', does('put'), just('a token into play')),
  )
}
const bareObjects = {
  discard: ['a card', 'cards'],
  play: ['a card', 'cards'],
  place: ['a resource', 'resources'],
  complete: ['a quest', 'quests'],
} as const

/** Actions of cards. */
function doing(mood: Mood): P<Clause> {
  const does = (v: EnglishVerb): P<string> => active(v, mood)
  const step = all([w("during its controller's"), table({ ready: 'ready' } as const), w('step')], (step) => ({ step }))
  return either<Clause>(
    playing(does),
    clause('deal', 'by', does('deal'), damageObject),
    clause('heal', 'by', does('heal'), packet, role('from', 'from'), role('with', 'with')),
    clause('attack', 'by', does('attack'), objectOrNot('what')),
    clause('defend', 'by', does('defend'), role('against', 'against')),
    clause('protect', 'by', does('protect'), objectOrNot('for'), role('against', 'against')),
    clause('fight', 'by', does('fight'), just('combat'), role('with', 'against')),
    clause('enter', 'what', does('enter'), intoZone),
    clause('leave', 'what', does('leave'), intoZone),
    clause(
      'flip',
      'what',
      does('flip'),
      orNot(
        either<Fields>(
          as(w('to this side'), (_, { world }) => ({ to: world.side ?? 'back' })),
          table({ 'to its front': { to: 'front' }, 'to its back': { to: 'back' } } as const),
        ),
      ),
    ),
    clause('ready', 'what', does('ready'), orNot(step)),
    clause('exhaust', 'what', does('become'), just('exhausted')),
    clause('exhaust', 'what', does('exhaust'), purpose),
    clause('exhaust', 'what', does('exhaust'), nothing({})),
    clause('prevent', 'what', does('prevent'), packet),
    clause('attach', 'what', does('become'), just('attached'), role('to', 'to')),
    clause('become', 'what', does('become'), object('what')),
    clause('become', 'what', does('become'), just('another')),
  )
}

const byWhom = role('by', 'by')

function done(mood: Mood): P<Clause> {
  const is = (v: EnglishVerb): P<string> => passive(v, mood)
  const plainly = (
    [
      'interrupt',
      'target',
      'attack',
      'play',
      'discard',
      'complete',
      'place',
      'sabotage',
      'inspire',
      'turn',
      'reveal',
      'activate',
      'use',
      'swap',
      'trigger',
      'shuffle',
    ] as const
  ).map((v) => clause(v, 'what', is(v), byWhom))
  return either<Clause>(
    clause('deal', 'to', is('deal'), packet, byWhom, role('with', 'with')),
    clause(
      'destroy',
      'what',
      is('destroy'),
      either<Fields>(
        as(w('by fatal damage'), () => ({ fatal: true })),
        byWhom,
      ),
    ),
    clause('create', 'what', is('put'), just('into play as a token')),
    clause(
      'move',
      'what',
      is('move'),
      all([w('into'), intoZone], (z) => z),
    ),
    clause('move', 'what', is('put'), just('elsewhere')),
    clause(
      'move',
      'what',
      is('remove'),
      as(w('from the game'), () => ({ zone: 'removed' as const })),
    ),
    clause('uncombat', 'what', is('uncombat'), just('from combat')),
    clause(
      'turn',
      'what',
      is('turn'),
      either<Fields>(
        as(w('face up or face down'), () => ({})),
        faced,
      ),
    ),
    clause('protect', 'for', is('protect'), role('against', 'against')),
    clause('protect', 'against', is('protect'), just('against')),
    clause('heal', 'from', is('heal'), nothing({})),
    clause('play', 'what', is('play'), byWhom, fromZone),
    clause('reveal', 'what', is('reveal'), withIt),
    clause(
      'reveal',
      'what',
      is('reveal'),
      all([w('from'), intoZone, ifThere(w('by a quest'))], (from, quest) => ({
        ...from,
        ...(quest ? { quest: true as const } : {}),
      })),
    ),
    ...plainly,
  )
}

/** Damage as a subject: "damage that your hero deals with this weapon can't be prevented". */
export const damageSubject: P<Fields> = part(() =>
  either<Fields>(
    all(
      [packet, w('that', 'which'), thing, w('deal', 'deals'), role('to', 'to'), role('with', 'with')],
      (p, by, to, tool) => join(p, { by }, to, tool),
    ),
    all([packet, w('dealt'), role('to', 'to'), role('with', 'with')], (p, to, tool) => join(p, to, tool)),
    packet,
  ),
)

const ofDamage = (mood: Mood): P<EventPattern> =>
  either<EventPattern>(
    all([damageSubject, passive('prevent', mood), role('by', 'what')], (p, _v, what) => ({
      on: 'prevent',
      ...p,
      ...what,
    })),
    all([packet, passive('heal', mood), role('from', 'from')], (p, _v, from) => ({ on: 'heal', ...p, ...from })),
    all([packet, passive('deal', mood), role('by', 'by'), role('with', 'with')], (p, _v, by, tool) => ({
      on: 'deal',
      ...p,
      ...by,
      ...tool,
    })),
  )

/** "damage would be dealt with a weapon you control". */
const damageWouldBe: P<EventPattern> = part(() =>
  either<EventPattern>(
    all([w('damage would be healed from'), thing], (from) => ({ on: 'heal', from })),
    all([packet, w('would'), passive('deal', 'base'), role('by', 'by'), role('with', 'with')], (p, _v, by, tool) =>
      by.by === undefined && tool.with === undefined ? undefined : { on: 'deal', ...p, ...by, ...tool },
    ),
  ),
)

/** "a spine counter is put on it". */
const ofCounters = (mood: Mood): P<EventPattern> =>
  either<EventPattern>(
    all([w('a', 'an'), counterName, w('counter'), passive('put', mood), w('on'), thing], (counter, _v, what) => ({
      on: 'put',
      counter,
      what,
    })),
    all([w('damage or a counter'), passive('put', mood), w('on anything')], () => ({ on: 'put' })),
    all([w('damage or a counter'), passive('remove', mood), w('from anything')], () => ({ on: 'remove' })),
    all([w('damage'), passive('put', mood), w('on'), thing], (_v, what) => ({
      on: 'put',
      counter: 'damage',
      what,
    })),
    all([w('a', 'an'), counterName, w('counter'), passive('remove', mood), w('from'), thing], (counter, _v, what) => ({
      on: 'remove',
      counter,
      what,
    })),
  )

/** Actions or events of a subject: one verb, or several with one rest. */
export function verbs(mood: Mood, auxiliary: string | undefined): P<Clause & { verbs: readonly Verb[] }> {
  const aux = auxiliary === undefined ? nothing('') : said(auxiliary)
  const one = either(doing(mood), done(mood))
  return all(
    [
      aux,
      listOf(
        all([ifThere(aux), one], (_a, c) => c),
        w('or'),
      ),
    ],
    (_aux, list) => {
      const [first] = list
      if (first === undefined || list.some((c) => c.subject !== first.subject)) return undefined
      const fields = join(...list.map((c) => c.fields))
      return { on: first.on, subject: first.subject, fields, verbs: list.map((c) => c.on) }
    },
  )
}

/** "Your hero becomes Neptulon": nobody else's does. */
const becoming = (who: Who, what: Who | undefined): Fields =>
  typeof who === 'object' && 'is' in who && who.is === 'hero' && what === undefined
    ? {}
    : typeof who === 'string' && who.endsWith(':yourHero')
      ? isSelf(what)
        ? {}
        : { by: 'you' }
      : { by: who }

export const built = (who: Who, c: Clause & { verbs: readonly Verb[] }): EventPattern | undefined =>
  c.fields[c.subject] !== undefined && c.on !== 'become'
    ? undefined
    : c.on === 'move' && c.fields.zone === 'play' && isToken(who)
      ? { on: 'create', what: who }
      : {
          on: c.verbs.length === 1 ? c.on : c.verbs,
          ...(c.on === 'become' ? becoming(who, c.fields.what) : { [c.subject]: who }),
          ...c.fields,
        }

const acting = table(combatStates.flatMap((s) => (s === 'inCombat' ? [] : [[s, s] as const])))
const isFixed = (who: Who): boolean => typeof who === 'string' && /:(?:self|host|yourHero|boss)$/.test(who)

export function clauseOf(mood: Mood, auxiliary?: string): P<EventPattern> {
  return part(() =>
    either<EventPattern>(
      all([phrase, verbs(mood, auxiliary)], (p, c) => built(inMood(p, 'event'), c)),
      all([phrase, verbs(mood, auxiliary), w('while'), acting], (p, c, state) => {
        const who = inMood(p, 'event')
        return isFixed(who) ? built({ among: who, state }, c) : undefined
      }),
      ...(auxiliary === undefined ? [ofDamage(mood), ofCounters(mood)] : [damageWouldBe]),
    ),
  )
}

/** "an ally attacks". */
const present: P<EventPattern> = clauseOf('present')
/** "your hero would deal fire damage". */
export const wouldBe: P<EventPattern> = clauseOf('base', 'would')

export const nthOf: P<NonNullable<EventPattern['nth']>> = part(() =>
  either<NonNullable<EventPattern['nth']>>(
    all([w('for the'), ordinals, w('time each turn', 'time in all each turn')], (n) => ({ n, per: 'turn' }) as const),
    all([w('for the'), ordinals, w('time this game')], (n) => ({ n, per: 'game' }) as const),
    all(
      [here, w('for the'), ordinals, w('time on each of your turns')],
      (at, n) => ({ n, per: 'turn', of: mentioned(at, 'you') }) as const,
    ),
  ),
)

/** The event of "When …", with how often it is counted. */
export const counted: P<EventPattern> = part(() =>
  either<EventPattern>(
    present,
    caused('causes', 'cause'),
    all([phrase, verbs('present', undefined), nthOf], (p, c, nth) => {
      const e = built(inMood(p, 'event'), c)
      const each = 'set' in p && p.article === 'each' ? { each: c.subject as EventRole } : {}
      return e && { ...e, nth: { ...nth, ...each } }
    }),
    all([here, w('the last'), countedSet, verbs('present', undefined)], (at, set, c, { world }) => {
      const own = isObject(set) && 'name' in set && set.name === world.def.name && Object.keys(set).length === 2
      const e = built(own ? mentioned(at, 'self') : set, c)
      return e && { ...e, last: true }
    }),
  ),
)

const step: P<StepName> = table(stepNames.flatMap((name) => (name === 'game' ? [] : [[name, name] as const])))

/** "the start of your turn", "the end of each turn": after "At". */
export const turnPoint: P<EventPattern> = part(() =>
  either<EventPattern>(
    all([here, ifThere(w('the')), startOrEnd, w('of each turn', "of each player's turn")], (at, _t, on) => ({
      on,
      turn: mentioned(at, 'players'),
    })),
    all([ifThere(w('the')), startOrEnd, w('of'), whoseTurn, ifThere(w('next')), w('turn')], (_t, on, turn, next) =>
      next ? undefined : { on, turn },
    ),
    all([w('the'), startOrEnd, w('of'), whoseTurn, ordinals, w('turn')], (on, turn, n) => ({
      on,
      turn,
      nth: { n, per: 'game' },
    })),
    all([w('the'), startOrEnd, w('of'), whoseTurn, step, w('step')], (on, turn, s) => ({
      on,
      turn,
      step: s,
    })),
    all([w('the start of the game')], () => ({ on: 'start', step: 'game' })),
  ),
)
const startOrEnd = table({ start: 'start', end: 'end' } as const)
export const whoseTurn: P<Who> = part(() =>
  either<Who>(
    all([here, w("each opponent's")], (at) => mentioned(at, 'opponents')),
    all([here, w("an opponent's")], (at) => mentioned(at, 'opponents')),
    whose,
  ),
)

/** "you to discard this ability". */
export const toHappen: P<EventPattern> = part(() =>
  all([phrase, w('to'), either(doing('base'), done('base'))], (p, c) => {
    const who = inMood(p, 'event')
    const mine = c.on === 'discard' && typeof who === 'string' && who.endsWith(':you') && isSelf(c.fields.what)
    return mine ? { on: c.on, ...c.fields } : built(who, { ...c, verbs: [c.on] })
  }),
)

/** "an opponent causes you to discard this ability": an effect of that player makes it happen (703.3). */
export const caused = (...verb: readonly string[]): P<EventPattern> =>
  part(() => all([noun('event'), w(...verb), toHappen], (cause, e) => ({ ...e, cause })))

/** "can't attack", "can't be targeted by opponents": the forbidden event, of a subject. */
export const forbidden: P<Clause & { verbs: readonly Verb[] }> = part(() => verbs('base', "can't"))
