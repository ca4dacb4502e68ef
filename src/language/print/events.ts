/** Events in their moods: "When an ally is destroyed", "would deal damage", "can't be targeted", "was dealt damage this turn". */

import { must } from '../../state/must.ts'
import { events } from '../events.ts'
import { type DamageType, damageTypes } from '../lists.ts'
import { isToken } from '../nodes.ts'
import {
  counterName,
  type EnglishVerb,
  inList,
  inWords,
  ordinal,
  present,
  purposeVerbs,
  verbForms,
  withArticle,
} from '../phrases.ts'
import type { EventPattern, Since, Verb, Who } from '../types.ts'
import { acting, actor } from './acting.ts'
import type { NounFrame, Scope, Thing } from './scope.ts'
import { makeThing, say, saysOnly, Unprintable } from './scope.ts'
import { cardsOf } from './sets.ts'
import { range } from './suffixes.ts'
import { thing, who } from './who.ts'

export type Mood = 'present' | 'would' | 'cannot' | 'past' | 'not' | 'base'

/** A verb with its subject; passive if the subject is its object. */
interface Predicate {
  subject: Thing
  /** The role that it is, if the event has it. */
  role?: Who
  passive: boolean
  verb: EnglishVerb
  rest: string
}

const auxiliary = { would: 'would ', cannot: "can't ", not: "didn't ", base: '' } as const

function inflect(p: Predicate, mood: Mood): string {
  const f = verbForms[p.verb]
  const many = p.subject.plural || p.subject.you
  if (mood === 'past') return `${p.passive ? `${many ? 'were' : 'was'} ${f.done}` : f.past}${p.rest}`
  if (mood === 'not' && p.passive) return `${many ? 'were' : 'was'}n't ${f.done}${p.rest}`
  if (mood === 'present')
    return `${p.passive ? `${many ? 'are' : 'is'} ${f.done}` : present(p.verb, p.subject)}${p.rest}`
  return `${auxiliary[mood]}${p.passive ? `be ${f.done}` : f.base}${p.rest}`
}

/** Subject and verb of an event in a mood, and the subject as a thing ("it deals that much instead"). `also`: fields printed elsewhere. */
export function eventClause(
  s: Scope,
  e: EventPattern,
  mood: Mood,
  frame: NounFrame,
  also: readonly string[] = [],
): { subject: Thing; said: string; verb: string } {
  checkEvent(e, also)
  if (e.cause !== undefined) return causedClause(s, e, e.cause, mood, frame)
  const subject = eventSubject(s, e, frame)
  const said = say(s, subject, 'subject')
  s.subject = subject
  return { subject, said, verb: eventVerb(s, e, mood, frame, subject) }
}

/** "an opponent causes you to discard this card": the effect of a player makes it happen. */
function causedClause(
  s: Scope,
  e: EventPattern,
  cause: Who,
  mood: Mood,
  frame: NounFrame,
): { subject: Thing; said: string; verb: string } {
  const { cause: _, ...event } = e
  const subject = thing(s, cause, frame)
  const said = say(s, subject, 'subject')
  s.subject = subject
  const verb = inflect({ subject, passive: false, verb: 'cause', rest: '' }, mood)
  const mine = event.on === 'discard' && event.what === 'self' && event.by === undefined
  const whole: EventPattern = mine ? { ...event, by: 'you' } : event
  const object = eventSubject(s, whole, frame)
  const text = say(s, object, 'object')
  s.subject = object
  return { subject: object, said, verb: `${verb} ${text} to ${eventVerb(s, whole, 'base', frame, object)}` }
}

/** The fields of each event in any mood; its sentence expresses all of them. */
const rolesOf = (verb: Verb): readonly string[] => Object.values(events[verb].moods).flat()

/** Fields that count events have phrases of their own, or none. */
const counting: ReadonlySet<string> = new Set(['nth', 'last'])

/** Refuses a role that no verb of the event has: it would match nothing, and no sentence could express it. */
export function checkEvent(e: EventPattern, also: readonly string[] = []): void {
  const verbs = [e.on].flat()
  for (const verb of verbs) if (!(verb in events)) throw new Unprintable(`"${verb}" is not a verb`, e)
  const known = ['on', ...also, ...verbs.flatMap(rolesOf)].filter((key) => also.includes(key) || !counting.has(key))
  saysOnly(e, known, `"${verbs.join('" or "')}"`)
  const turned = verbs.every((verb) => verb === 'flip' || verb === 'turn' || verb === 'place')
  if (e.to !== undefined && turned !== (e.to === 'front' || e.to === 'back'))
    throw new Unprintable(`"to" of "${verbs.join()}"`, e, turned ? 'Write to: "front" or to: "back".' : 'Say to whom.')
}

/** The subject of an event: its actor, or its object. */
export const eventSubject = (s: Scope, e: EventPattern, frame: NounFrame): Thing =>
  predicate(s, e, must([e.on].flat()[0]), frame).subject

/** The verb after its subject: objects can then be pronouns. */
export function eventVerb(s: Scope, e: EventPattern, mood: Mood, frame: NounFrame, subject: Thing): string {
  const parts = [e.on].flat().map((v) => {
    const p = predicate(s, e, v, frame)
    return inflect({ ...p, subject, rest: rest(s, e, v, p.passive, frame) }, mood)
  })
  const again = ['would', 'cannot', 'not'].includes(mood) ? /^(can't|would|didn't) / : /^$/
  return joinRests(parts.map((p, i) => (i === 0 ? p : p.replace(again, '')))) + whileActing(s, e, frame)
}

function whileActing(s: Scope, e: EventPattern, frame: NounFrame): string {
  const state = acting(predicate(s, e, must([e.on].flat()[0]), frame).role)?.state
  return state === undefined ? '' : ` while ${state === 'inCombat' ? 'in combat' : state}`
}

/** "attack or protect": prints words shared by several verbs once. */
const joinRests = (parts: readonly string[]): string => inList([...new Set(parts)], 'or')

const special: ReadonlySet<unknown> = new Set(['self', 'it', 'host'])

function predicate(s: Scope, e: EventPattern, verb: Verb, frame: NounFrame): Predicate {
  const active = (role: Who | undefined, v: EnglishVerb = verb): Predicate => ({
    subject: role === undefined ? unnamed(s, verb) : roleThing(s, e, actor(role), frame),
    role: role ?? 'players',
    passive: false,
    verb: v,
    rest: '',
  })
  const passive = (role: Who | undefined): Predicate => ({
    subject: role === undefined ? damage(s, e, frame) : roleThing(s, e, actor(role), frame),
    role,
    passive: true,
    verb: verb,
    rest: '',
  })
  const to = e.to === 'front' || e.to === 'back' ? undefined : e.to
  switch (verb) {
    case 'deal':
      return e.by === undefined || (e.by !== 'it' && special.has(to === undefined ? to : actor(to)))
        ? passive(to)
        : active(e.by)
    case 'heal':
      return e.by === undefined ? passive(undefined) : active(e.by)
    case 'prevent':
      return passive(undefined)
    case 'put':
    case 'remove':
      return { ...passive('it'), subject: counted(s, e) }
    case 'become':
      return { ...active('yourHero'), subject: becoming(s, e) }
    case 'start':
    case 'end':
      return { ...active('it'), subject: turnOrStep(s, e) }
    case 'enter':
      return e.zone === 'removed' ? { ...passive(e.what ?? { is: 'card' }), verb: 'remove' } : active(e.what)
    case 'leave':
      return active(e.what)
    case 'flip':
    case 'ready':
      return active(e.by ?? e.what)
    case 'exhaust':
      return e.by === undefined && e.purpose === undefined ? active(e.what, 'become') : active(e.by ?? e.what)
    case 'attach':
      return e.by === undefined ? active(e.what, 'become') : active(e.by)
    case 'protect':
      return e.by === undefined && (e.for ?? e.against) !== undefined ? passive(e.for ?? e.against) : active(e.by)
    case 'move':
      if (e.zone === 'removed')
        return e.what === undefined && e.by !== undefined
          ? active(e.by, 'remove')
          : { ...passive(e.what ?? { is: 'card' }), verb: 'remove' }
      return passively(e, active, passive)
    case 'destroy':
    case 'interrupt':
    case 'trigger':
    case 'target':
    case 'turn':
    case 'swap':
    case 'reveal':
    case 'uncombat':
    case 'shuffle':
    case 'activate':
      return passively(e, active, passive)
    case 'discard':
    case 'play':
    case 'place':
    case 'complete':
    case 'use':
    case 'create':
    case 'attack':
    case 'sabotage':
    case 'inspire':
      return e.by === undefined && e.what !== undefined ? passive(e.what) : active(e.by)
    case 'propose':
      return active(e.by)
    default:
      return active(e.by ?? e.what)
  }
}

/** A role of an event: "each hero" if counted separately ("when each hero attacks for the first time"); a target is a card. */
export function roleThing(s: Scope, e: EventPattern, role: Who, frame: NounFrame): Thing {
  const t = thing(s, e.on === 'target' ? cardsOf(role) : role, frame)
  if (frame !== 'a' || e.nth?.each === undefined || e[e.nth.each] !== role) return t
  return { ...t, first: t.first.replace(/^another /, 'each other ').replace(/^an? /, 'each ') }
}

/** An event's count, for the end of its clause or the front of its sentence. */
interface Nth {
  /** " for the first time each turn", " for the second time in all on each of your turns"; '' if nothing is counted. */
  text: string
  /** "The first time each turn that": for several actors counted together, "for the first time" would refer to each of them. */
  lead: string
}

/** `now`: the modifier that counts lasts this turn only. */
export function nthText(s: Scope, e: EventPattern, now = false): Nth {
  const { nth } = e
  if (nth === undefined || isTurn(e)) return { text: '', lead: '' }
  const together = countsTogether(s, e)
  const per = nth.per === 'game' ? 'this game' : now ? 'this turn' : 'each turn'
  const when = nth.of !== undefined ? `on each of ${who(s, nth.of, 'a', 'his')} turns` : per
  const time = `${ordinal(nth.n)} time`
  return {
    text: ` for the ${time}${together ? ' in all' : ''} ${when}`,
    lead: together ? `the ${time} ${when} that` : '',
  }
}

/** The start or end of a turn: its player's turns are counted, in a phrase of its own. */
const isTurn = (e: EventPattern): boolean => [e.on].flat().some((on) => on === 'start' || on === 'end')

/** Whether several actors are counted together: "for the first time" would seem to refer to each of them. */
function countsTogether(s: Scope, e: EventPattern): boolean {
  if (e.nth === undefined || e.nth.each !== undefined || isTurn(e)) return false
  const { role: raw } = predicate(s, e, must([e.on].flat()[0]), 'a')
  const role = raw === undefined ? raw : actor(raw)
  return role !== undefined && !(typeof role === 'string' && (single.has(role) || role.startsWith('$')))
}

const single: ReadonlySet<string> = new Set(['self', 'host', 'yourHero', 'boss', 'startingHero', 'you', 'it'])

/** In the passive, "is destroyed", unless only the actor is named. */
function passively(
  e: EventPattern,
  active: (role: Who | undefined) => Predicate,
  passive: (role: Who | undefined) => Predicate,
): Predicate {
  return e.what === undefined && e.by !== undefined ? active(e.by) : passive(e.what ?? { is: 'card' })
}

const fighters: ReadonlySet<Verb> = new Set(['attack', 'defend', 'fight', 'protect', 'sabotage'])
const ofCards: ReadonlySet<Verb> = new Set(['flip', 'ready', 'exhaust', 'attach', 'enter', 'leave', 'inspire'])

/** The subject of events without a named player. */
function unnamed(s: Scope, verb: Verb): Thing {
  if (fighters.has(verb)) return makeThing(s, { first: 'a hero or ally', later: 'that character', living: true })
  if (ofCards.has(verb)) return makeThing(s, { first: 'a card', later: 'that card' })
  return makeThing(s, { first: 'a player', later: 'that player', player: true })
}

/** "your turn", "each player's draw step", "the game". */
function turnOrStep(s: Scope, e: EventPattern): Thing {
  if (e.step === 'game') return makeThing(s, { first: 'the game', later: 'it' })
  const of = e.step ? `${e.step} step` : 'turn'
  const first = e.turn === undefined || e.turn === 'players' ? `a ${of}` : `${who(s, e.turn, 'a', 'his')} ${of}`
  return makeThing(s, { first, later: `that ${of}` })
}

/** The new hero: "your hero", "an opponent's hero", "a hero". */
function becoming(s: Scope, e: EventPattern): Thing {
  if (e.by === 'you' || (e.by === undefined && e.what === 'self')) return thing(s, 'yourHero', 'a')
  if (e.by === undefined) return makeThing(s, { first: 'a hero', later: 'that hero', living: true })
  return makeThing(s, { first: `${who(s, e.by, 'a', 'his')} hero`, later: 'that hero', living: true })
}

function counted(s: Scope, e: EventPattern): Thing {
  const plural = e.counter !== undefined && e.counter !== 'damage' && e.n !== undefined
  return makeThing(s, { first: damageOrCounter(e), later: plural ? 'they' : 'it', plural })
}

/** The object of putting and removing: damage, and counters of all kinds. */
function damageOrCounter(e: EventPattern): string {
  const many = e.n && range(...e.n)
  if (e.counter === 'damage') return many ? `${many} damage` : 'damage'
  if (e.counter !== undefined)
    return many ? `${many} ${counterName(e.counter)} counters` : withArticle(`${counterName(e.counter)} counter`)
  return e.n ? `${range(...e.n)} damage or counters` : 'damage or a counter'
}

/** Damage as a subject: "combat damage that your hero deals with this weapon". */
function damage(s: Scope, e: EventPattern, frame: NounFrame): Thing {
  const to = e.to === undefined || e.to === 'front' || e.to === 'back' ? '' : ` to ${who(s, e.to, frame)}`
  const dealt = (): string => `${to}${e.with === undefined ? '' : ` with ${who(s, e.with, frame)}`}`
  if ([e.on].flat()[0] !== 'prevent') return makeThing(s, { first: damageText(e), later: 'that damage' })
  const by = e.by === undefined ? null : thing(s, e.by, frame)
  const source = by
    ? ` that ${say(s, by, 'subject')} ${present('deal', by)}${dealt()}`
    : to || e.with !== undefined
      ? ` dealt${dealt()}`
      : ''
  return makeThing(s, { first: damageText(e) + source, later: 'that damage' })
}

/** "fire", "frost or nature", "magical" of the six magical types (glossary: Damage Type, Magical), "non-melee" of all but one. */
function typesText(types: readonly DamageType[]): string {
  const others = damageTypes.filter((t) => !types.includes(t))
  if (others.length === 1) return `non-${others[0]}`
  return others.join() === 'melee,ranged' ? 'magical' : inList(types, 'or')
}
/** "3 or more combat fire damage". */
export function damageText(e: EventPattern): string {
  const n = e.n ? range(...e.n) : ''
  return [
    n,
    e.fatal ? 'fatal' : e.fatal === false ? 'non-fatal' : '',
    e.combat ? 'combat' : e.combat === false ? 'non-combat' : '',
    e.type === undefined ? '' : typesText([e.type].flat()),
    e.smash ? 'Smash' : '',
    'damage',
  ]
    .filter(Boolean)
    .join(' ')
}

/** The context of a clause's rest: the event, its printed roles, and the actor ("by …") if the clause is passive. */
interface Rest {
  s: Scope
  e: EventPattern
  passive: boolean
  frame: NounFrame
  to: Who | undefined
  agent: string
  obj(role: Who | undefined, word?: string): string
  own(): string
}

const plainRest = ({ passive, agent, obj, e }: Rest): string => (passive ? agent : obj(e.what))

/** The rest of the clause for each verb; a missing verb does not compile. */
const rests: { readonly [V in Verb]: (r: Rest) => string } = {
  deal: ({ e, passive, obj, to, agent }) =>
    (passive ? (to === undefined ? '' : ` ${damageText(e)}`) : ` ${damageText(e)}${obj(to, 'to ')}`) +
    agent +
    obj(e.with, 'with '),
  heal: ({ e, passive, obj }) => (passive ? '' : ` ${damageText(e)}`) + obj(e.from, 'from ') + obj(e.with, 'with '),
  put: ({ e, obj }) => (e.what === undefined ? ' on anything' : obj(e.what, 'on ')),
  remove: ({ e, obj }) => (e.what === undefined ? ' from anything' : obj(e.what, 'from ')),
  destroy: ({ s, e, passive, obj, agent }) =>
    (passive ? agent : obj(e.what ?? { is: 'card' })) + byDamage(e.fatal) + into(s, e),
  discard: (r) => handled('discard', r) + into(r.s, r.e),
  draw: ({ e, frame, obj }) =>
    e.what === undefined ? (frame === 'bare' || frame === 'bareOr' ? ' cards' : ' a card') : obj(e.what),
  move: ({ s, e, passive, obj, agent }) => moved(s, e, passive ? '' : obj({ is: 'card' })) + agent,
  create: ({ e, passive, obj, agent }) =>
    `${passive ? '' : obj(e.what) || ' a token'} into play${e.what === undefined || isToken(e.what) ? '' : ' as a token'}${together(e)}${agent}`,
  search: ({ s, e }) => searched(s, e),
  reveal: ({ s, e, passive, obj, agent }) =>
    `${passive ? '' : obj({ is: 'card' })}${fromZone(s, e)}` +
    `${agent}${e.quest ? (agent ? ' through a quest' : ' by a quest') : ''}${e.with === 'self' ? ' this way' : obj(e.with, 'with ')}`,
  turn: ({ e, passive, obj, agent }) => (passive ? agent : obj({ is: 'card' })) + faceText(e),
  attach: ({ e, obj, to }) => (e.by === undefined ? ` attached${obj(to, 'to ')}` : obj(e.what) + obj(to, 'to ')),
  enter: ({ s, e }) => (e.zone === 'removed' ? ` from the game${whose(s, e)}` : ` ${zoneText(s, e)}`),
  leave: ({ s, e }) => (e.zone === 'removed' ? ` from the game${whose(s, e)}` : ` ${zoneText(s, e)}`),
  exhaust({ s, e, obj }) {
    const purpose = purposeText(s, e)
    return (e.by !== undefined ? obj(e.what) : purpose === '' ? ' exhausted' : '') + purpose
  },
  ready: ({ e, own }) =>
    own() + (e.step === undefined ? '' : ` during ${e.by === undefined ? "its controller's" : 'the'} ${e.step} step`),
  activate: ({ e, passive, obj, agent }) => (passive ? agent : obj(e.what ?? { is: 'card' })),
  flip: ({ s, e, own }) => own() + sideText(s, e),
  swap: ({ passive, obj, to, agent }) => (passive ? agent : obj({ is: 'card' })) + obj(to, 'for '),
  become: ({ e, obj }) => obj(e.what) || ' another',
  pay: ({ e }) => (e.n ? ` (${range(...e.n)})` : ' resources'),
  play: (r) => handled('play', r) + fromZone(r.s, r.e),
  place: (r) => handled('place', r) + (r.e.to === undefined ? '' : faceText(r.e)),
  complete: (r) => handled('complete', r) + into(r.s, r.e),
  strike: ({ e, obj }) => obj(e.with, 'with '),
  target: ({ e, passive, obj, agent }) => (passive ? agent : obj({ is: 'card' })) + obj(e.with, 'with '),
  interrupt: ({ e, passive, obj, agent }) => (passive ? agent : obj(e.what ?? { is: 'card' })),
  trigger: ({ e, passive, obj, agent }) => (passive ? agent : obj(e.what ?? { is: 'card' })),
  use: ({ e, passive, obj, agent }) =>
    passive ? agent : e.what === undefined ? ' a power' : obj(e.what, 'a power of '),
  prevent: ({ e, obj }) => obj(e.what, 'by '),
  propose: ({ e, obj, to }) => ` a combat${obj(e.what, 'with ')}${obj(to, 'against ')}`,
  attack: ({ e, passive, obj, agent }) => (passive ? agent : obj(e.what)) + obj(e.with, 'with '),
  defend: ({ e, obj }) => obj(e.against, 'against '),
  fight: ({ e, obj }) => ` combat${obj(e.against, 'with ')}`,
  protect({ e, passive, obj }) {
    if (!passive) return obj(e.for) + obj(e.against, 'against ')
    return e.for === undefined ? ' against' : obj(e.against, 'against ')
  },
  sabotage: plainRest,
  inspire: plainRest,
  uncombat: ({ passive, obj, agent }) => `${passive ? '' : obj({ is: 'card' })} from combat${agent}`,
  start: () => '',
  end: () => '',
  roll: ({ e }) => (e.n ? ` a total of ${range(...e.n)}` : ' a die'),
  lose: () => ' the game',
  shuffle: ({ e, passive, obj, agent }) => (passive ? agent : obj(e.what) || ' a deck'),
  skip: ({ e, obj }) => ` drawing a card${e.with === 'self' ? ' this way' : obj(e.with, 'with ')}`,
}

function rest(s: Scope, e: EventPattern, verb: Verb, passive: boolean, frame: NounFrame): string {
  const obj = (role: Who | undefined, word = ''): string =>
    role === undefined ? '' : ` ${word}${say(s, roleThing(s, e, role, frame), 'object')}`
  const to = e.to === 'front' || e.to === 'back' ? undefined : e.to
  const own = (): string => (e.by === undefined ? '' : obj(e.what))
  return rests[verb]({ s, e, passive, frame, to, agent: passive ? obj(e.by, 'by ') : '', obj, own })
}

/** " to attack or protect", " to use a power", " to use a power of a Cube". */
export function purposeText(s: Scope, e: Pick<EventPattern, 'purpose' | 'for'>): string {
  if (e.purpose === undefined && e.for !== undefined)
    throw new Unprintable('it is not said to what end', e, 'Name a purpose, such as "use".')
  if (e.purpose === undefined) return ''
  const to = inList(
    [e.purpose].flat().map((p) => purposeVerbs[p]),
    'or',
  )
  return ` to ${to}${e.for === undefined ? '' : ` of ${who(s, e.for, 'a')}`}`
}

const together = (e: EventPattern): string => (e.n === undefined ? '' : `, ${range(...e.n)} together,`)

/** The card's destination, and its owner, if the pattern asks. */
const into = (s: Scope, e: EventPattern): string =>
  `${e.zone === undefined || [e.on].flat().includes('move') ? '' : ` into ${zoneText(s, { on: e.on, zone: e.zone })}`}${whose(s, e)}`

const byDamage = (fatal: boolean | undefined): string =>
  fatal === undefined ? '' : fatal ? ' by fatal damage' : ' otherwise than by fatal damage'

/** "to this side" on that side of the card itself. */
function sideText(s: Scope, e: EventPattern): string {
  if (e.to !== 'front' && e.to !== 'back') return ''
  return e.what === 'self' && s.side === e.to ? ' to this side' : ` to its ${e.to}`
}

const faceText = (e: EventPattern): string =>
  e.to === 'front' ? ' face up' : e.to === 'back' ? ' face down' : ' face up or face down'

const searched = (s: Scope, e: EventPattern): string => {
  const his = e.of === undefined ? 'a' : who(s, e.of, 'a', 'his')
  return ` ${his} ${e.zone ?? 'zone'}`
}

/** "is put into its owner's graveyard"; "is removed from the game". */
function moved(s: Scope, e: EventPattern, what: string): string {
  if (e.zone === undefined) return `${what} elsewhere${whose(s, e)}`
  return e.zone === 'removed' ? `${what} from the game${whose(s, e)}` : `${what} into ${zoneText(s, e)}`
}

/** " under your control": its former controller. */
const whose = (s: Scope, e: EventPattern): string =>
  e.of === undefined ? '' : ` under ${who(s, e.of, 'a', 'his')} control`

/** " from your deck", " from any of your zones". */
function fromZone(s: Scope, e: EventPattern): string {
  if (e.zone !== undefined) return ` from ${zoneText(s, e)}`
  return e.of === undefined ? '' : ` from any of ${who(s, e.of, 'a', 'his')} zones`
}

const defaultNoun = { discard: 'card', play: 'card', place: 'resource', complete: 'quest' } as const

/** " a card": what a player does that to; " by an opponent" if it is done. */
function handled(verb: keyof typeof defaultNoun, { e, passive, frame, obj, agent }: Rest): string {
  if (passive) return agent
  if (e.what !== undefined) return obj(e.what)
  return frame === 'bare' || frame === 'bareOr' ? ` ${defaultNoun[verb]}s` : ` a ${defaultNoun[verb]}`
}

/** The party's owner, for cards that you control. */
const controllerIn = (what: Who | undefined): Who | undefined =>
  typeof what === 'object' && 'of' in what && what.of === 'you' ? 'you' : undefined

function zoneText(s: Scope, e: EventPattern): string {
  if (e.zone === undefined || e.zone === 'play')
    return e.of === undefined ? 'play' : `play under ${who(s, e.of, 'a', 'his')} control`
  const of = e.of ?? (e.zone === 'party' ? controllerIn(e.what) : undefined)
  const whose = e.zone === 'party' ? "its controller's" : "its owner's" // 415.2
  const his = of === undefined ? whose : who(s, of, 'a', 'his')
  return `${his} ${e.zone}`
}

/** "it was dealt combat damage by your hero this turn", "you played an ability two or more times this turn". */
export function didText(s: Scope, e: EventPattern, since: Since = 'turn'): string {
  const together = countsTogether(s, e)
  const { nth, ...event } = e
  const { said, verb } = eventClause(s, event, 'past', together ? 'bare' : 'a', ['since'])
  const times = nth === undefined ? '' : ` ${inWords(nth.n)} or more times${together ? ' in all' : ''}`
  return `${said} ${verb}${times} this ${since}`
}
