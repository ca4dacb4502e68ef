/** Events in their moods: "When an ally is destroyed", "would deal damage", "can't be targeted", "was dealt damage this turn". */
import type { EventPattern, Purpose, Verb, Who } from '../types.ts'
import { type EnglishVerb, inWords, list, ordinal, present, verbForms } from './nouns.ts'
import type { Frame, Scope, Thing } from './scope.ts'
import { makeThing, say, Unprintable } from './scope.ts'
import { range } from './suffixes.ts'
import { thing, who } from './who.ts'

export type Mood = 'present' | 'would' | 'cannot' | 'past' | 'base'

/** A verb with its subject; passive where the subject is what it is done to. */
interface Predicate {
  subject: Thing
  /** The role that it is, if the event has it. */
  role?: Who
  passive: boolean
  verb: EnglishVerb
  rest: string
}

const auxiliary = { would: 'would ', cannot: "can't ", base: '' } as const

function inflect(p: Predicate, mood: Mood): string {
  const f = verbForms[p.verb]
  const many = p.subject.plural || p.subject.you
  if (mood === 'past') return `${p.passive ? `${many ? 'were' : 'was'} ${f.done}` : f.past}${p.rest}`
  if (mood === 'present')
    return `${p.passive ? `${many ? 'are' : 'is'} ${f.done}` : present(p.verb, p.subject)}${p.rest}`
  return `${auxiliary[mood]}${p.passive ? `be ${f.done}` : f.base}${p.rest}`
}

/** Subject and verb of an event in a mood, and the subject as a thing ("it deals that much instead"). */
export function eventClause(
  s: Scope,
  e: EventPattern,
  mood: Mood,
  frame: Frame,
): { subject: Thing; said: string; verb: string } {
  const subject = eventSubject(s, e, frame)
  const said = say(s, subject, 'subject')
  s.subject = subject
  return { subject, said, verb: eventVerb(s, e, mood, frame, subject) }
}

/** Who or what an event is about: the one who does it, or what it is done to. */
export const eventSubject = (s: Scope, e: EventPattern, frame: Frame): Thing =>
  predicate(s, e, [e.on].flat()[0], frame).subject

/** The verb, after its subject has been said: objects can then be pronouns. */
export function eventVerb(s: Scope, e: EventPattern, mood: Mood, frame: Frame, subject: Thing): string {
  const parts = [e.on].flat().map((v) => {
    const p = predicate(s, e, v, frame)
    return inflect({ ...p, subject, rest: rest(s, e, v, p.passive, frame) }, mood)
  })
  const again = mood === 'would' || mood === 'cannot' ? /^(can't|would) / : /^$/
  return joinRests(parts.map((p, i) => (i === 0 ? p : p.replace(again, ''))))
}

/** "attack or protect": what follows the same object is said once. */
const joinRests = (parts: readonly string[]): string => list([...new Set(parts)], 'or')

const special: ReadonlySet<unknown> = new Set(['self', 'it', 'host'])

function predicate(s: Scope, e: EventPattern, verb: Verb, frame: Frame): Predicate {
  const active = (role: Who | undefined, v: EnglishVerb = verb as EnglishVerb): Predicate => ({
    subject: role === undefined ? anyone(s) : roleThing(s, e, role, frame),
    role: role ?? 'players',
    passive: false,
    verb: v,
    rest: '',
  })
  const passive = (role: Who | undefined): Predicate => ({
    subject: role === undefined ? damage(s, e, frame) : roleThing(s, e, role, frame),
    role,
    passive: true,
    verb: verb as EnglishVerb,
    rest: '',
  })
  const to = e.to === 'front' || e.to === 'back' ? undefined : e.to
  if (!(verb in verbForms)) throw new Unprintable(`"${verb}" is no verb`, e)
  switch (verb) {
    case 'deal':
      return e.by === undefined || special.has(to) ? passive(to) : active(e.by)
    case 'heal':
      return e.by === undefined ? passive(undefined) : active(e.by)
    case 'prevent':
    case 'put':
    case 'remove':
      return passive(undefined)
    case 'become':
      return { subject: thing(s, 'yourHero', frame), passive: false, verb: 'become', rest: '' }
    case 'enter':
      if (e.zone === 'removed') return { ...passive(e.what), verb: 'remove' }
      return active(e.what ?? e.by)
    case 'leave':
    case 'flip':
    case 'ready':
      return active(e.what ?? e.by)
    case 'exhaust':
      return e.by === undefined && e.purpose === undefined ? active(e.what, 'become') : active(e.by ?? e.what)
    case 'attach':
      return e.by === undefined ? active(e.what, 'become') : active(e.by)
    case 'destroy':
    case 'interrupt':
    case 'trigger':
    case 'target':
    case 'move':
    case 'turn':
    case 'swap':
    case 'reveal':
    case 'uncombat':
    case 'shuffle':
      return e.what === undefined ? active(e.by) : passive(e.what)
    case 'discard':
    case 'play':
    case 'place':
    case 'complete':
    case 'use':
    case 'create':
    case 'attack':
      return e.by === undefined && e.what !== undefined ? passive(e.what) : active(e.by)
    default:
      return active(e.by ?? e.what)
  }
}

/** A role of an event; one that is counted by itself says so: "when each hero or ally attacks for the first time". */
export function roleThing(s: Scope, e: EventPattern, role: Who, frame: Frame): Thing {
  const t = thing(s, role, frame)
  if (frame !== 'a' || e.nth?.each === undefined || e[e.nth.each] !== role) return t
  return { ...t, first: t.first.replace(/^another /, 'each other ').replace(/^an? /, 'each ') }
}

/** What an event counts, for the end of its clause or the front of its sentence. */
interface Nth {
  /** " for the first time each turn", " for the second time in all on each of your turns"; '' if nothing is counted. */
  text: string
  /** "The first time each turn that": where several do it and all are counted together, "for the first time" would be said of each. */
  lead: string
}

/** `now`: what counts it lasts this turn only. */
export function nthText(s: Scope, e: EventPattern, now = false): Nth {
  const { nth } = e
  if (nth === undefined || nth.per === 'game') return { text: '', lead: '' }
  const together = countsTogether(s, e)
  const when = nth.of !== undefined ? `on each of ${who(s, nth.of, 'a', 'his')} turns` : now ? 'this turn' : 'each turn'
  const time = `${ordinal(nth.n)} time`
  return {
    text: ` for the ${time}${together ? ' in all' : ''} ${when}`,
    lead: together ? `the ${time} ${when} that` : '',
  }
}

/** Whether what several do is counted together: "for the first time" would be understood of each of them. */
function countsTogether(s: Scope, e: EventPattern): boolean {
  if (e.nth === undefined || e.nth.each !== undefined || e.nth.per === 'game') return false
  const { role } = predicate(s, e, [e.on].flat()[0], 'a')
  return role !== undefined && !(typeof role === 'string' && (single.has(role) || role.startsWith('$')))
}

const single: ReadonlySet<string> = new Set(['self', 'host', 'yourHero', 'startingHero', 'you', 'it'])

const anyone = (s: Scope): Thing => makeThing(s, { first: 'a player', later: 'that player', player: true })
/** Damage as a subject: "combat damage that your hero deals with this weapon". */
function damage(s: Scope, e: EventPattern, frame: Frame): Thing {
  const to = e.to === undefined || e.to === 'front' || e.to === 'back' ? '' : ` to ${who(s, e.to, frame)}`
  const tool = (): string => (e.with === undefined ? '' : ` with ${who(s, e.with, frame)}`)
  if ([e.on].flat()[0] !== 'prevent') return makeThing(s, { first: damageText(s, e), later: 'that damage' })
  const by = e.by === undefined ? null : thing(s, e.by, frame)
  const source = by
    ? ` that ${say(s, by, 'subject')} ${present('deal', by)}${to}${tool()}`
    : to
      ? ` dealt${to}${tool()}`
      : tool()
  return makeThing(s, { first: damageText(s, e) + source, later: 'that damage' })
}

/** "3 or more combat fire damage". */
export function damageText(s: Scope, e: EventPattern): string {
  const n = e.n ? range(e.n[0], s.g.amount(s, e.n[1])) : ''
  return [
    n,
    e.fatal ? 'fatal' : '',
    e.combat ? 'combat' : e.combat === false ? 'non-combat' : '',
    e.type ?? '',
    'damage',
  ]
    .filter(Boolean)
    .join(' ')
}

function rest(s: Scope, e: EventPattern, verb: Verb, passive: boolean, frame: Frame): string {
  const obj = (role: Who | undefined, word = ''): string =>
    role === undefined ? '' : ` ${word}${say(s, roleThing(s, e, role, frame), 'object')}`
  const to = e.to === 'front' || e.to === 'back' ? undefined : e.to
  const agent = passive ? obj(e.by, 'by ') : ''
  switch (verb) {
    case 'deal':
      return (
        (passive ? (to === undefined ? '' : ` ${damageText(s, e)}`) : ` ${damageText(s, e)}${obj(to, 'to ')}`) +
        agent +
        obj(e.with, 'with ')
      )
    case 'heal':
      return (passive ? '' : ` ${damageText(s, e)}`) + obj(e.from, 'from ')
    case 'prevent':
      return obj(e.what, 'by ')
    case 'put':
      return obj(e.what, 'on ') + agent
    case 'remove':
      return obj(e.what, 'from ') + agent
    case 'become':
      return obj(e.what)
    case 'uncombat':
      return ` from combat${agent}`
    case 'create':
      return `${passive ? '' : obj(e.what) || ' a token'} into play${agent}`
    case 'reveal':
      return `${e.zone === undefined ? '' : ` from ${e.of === undefined ? 'your' : who(s, e.of, 'a', 'his')} ${e.zone}`}${e.quest ? ' by a quest' : e.with === 'self' ? ' this way' : agent}`
    case 'move':
      return (e.zone === undefined ? '' : ` into ${zoneText(s, e)}`) + agent
    case 'enter':
    case 'leave':
      return e.zone === 'removed' ? ' from the game' : ` ${zoneText(s, e)}`
    case 'flip':
      return e.to === 'front' || e.to === 'back' ? ' to this side' : ''
    case 'exhaust': {
      const to = purposeText(e)
      return (e.by !== undefined ? obj(e.what) : to === '' ? ' exhausted' : '') + to
    }
    case 'attach':
      return e.by === undefined ? ` attached${obj(to, 'to ')}` : obj(e.what) + obj(to, 'to ')
    case 'strike':
      return obj(e.with, 'with ')
    case 'attack':
      return passive ? agent : obj(e.what) + obj(e.with, 'with ')
    case 'protect':
      return obj(e.for) + obj(e.against, 'against ')
    case 'propose':
      return ` a combat${obj(e.what, 'with ')}${obj(to, 'against ')}`
    case 'fight':
      return ` combat${obj(e.against, 'with ')}`
    case 'defend':
      return obj(e.against, 'against ')
    case 'draw':
      return e.what === undefined ? (frame === 'bare' || frame === 'bareOr' ? ' cards' : ' a card') : obj(e.what)
    case 'roll':
      return ' a die'
    case 'lose':
      return ' the game'
    case 'use':
      return passive ? agent : e.what === undefined ? ' a power' : obj(e.what, 'a power of ')
    case 'discard':
    case 'play':
    case 'place':
    case 'complete':
      return passive ? agent : e.what === undefined ? ` ${defaultObject(verb, frame)}` : obj(e.what)
    case 'ready':
    case 'start':
    case 'end':
      return ''
    default:
      return passive ? agent : obj(e.what)
  }
}

/** " to attack or protect", " to use a power". */
export function purposeText({ purpose }: Pick<EventPattern, 'purpose'>): string {
  if (purpose === undefined) return ''
  return ` to ${list(
    [purpose].flat().map((p) => purposeVerbs[p]),
    'or',
  )}`
}

const purposeVerbs: Readonly<Record<Purpose, string>> = {
  attack: 'attack',
  protect: 'protect',
  prevent: 'prevent damage',
  strike: 'strike',
  pay: 'pay a resource cost',
  play: 'play a card',
  use: 'use a power',
  complete: 'complete a quest',
  place: 'place a resource',
}

const defaultNoun = { discard: 'card', play: 'card', place: 'resource', complete: 'quest' } as const

const defaultObject = (verb: keyof typeof defaultNoun, frame: Frame): string =>
  frame === 'bare' || frame === 'bareOr' ? `${defaultNoun[verb]}s` : `a ${defaultNoun[verb]}`

function zoneText(s: Scope, e: EventPattern): string {
  if (e.zone === undefined || e.zone === 'play')
    return e.of === undefined ? 'play' : `play under ${who(s, e.of, 'a', 'his')} control`
  const his = e.of === undefined ? "its controller's" : who(s, e.of, 'a', 'his')
  return `${his} ${e.zone}`
}

/** "it was dealt combat damage by your hero this turn", "you played an ability two or more times this turn". */
export function didText(s: Scope, e: EventPattern, since = 'this turn'): string {
  const together = countsTogether(s, e)
  const { nth, ...event } = e
  const { said, verb } = eventClause(s, event, 'past', together ? 'bare' : 'a')
  const times = nth === undefined ? '' : ` ${inWords(nth.n)} or more times${together ? ' in all' : ''}`
  return `${said} ${verb}${times}${since ? ` ${since}` : ''}`
}
