/** The front of a trigger: "When an ally attacks for the first time each turn", "At the start of your turn". */
import { must } from '../../state/must.ts'
import { events } from '../events.ts'
import { under } from '../look-up.ts'
import { capital, ordinal } from '../phrases.ts'
import type { EventPattern, Verb } from '../types.ts'
import { checkEvent, eventClause, nthText, roleThing } from './events.ts'
import { tokenNoun } from './heads.ts'
import type { Scope, Thing } from './scope.ts'
import { bindRef, makeThing, saysOnly, Unprintable } from './scope.ts'
import { who } from './who.ts'

/** The front part of a trigger: "When an ally attacks", "At the start of your turn"; binds the roles of the event. */
export function whenText(s: Scope, e: EventPattern, extra = ''): string {
  const verbs = [e.on].flat()
  const text = verbs[0] === 'start' || verbs[0] === 'end' ? turnText(s, e) : eventText(s, e, extra)
  bindRoles(s, e)
  return text
}

/** "When an ally attacks", "When your hero attacks for the first time each turn", "The first time each turn that an ally attacks". */
function eventText(s: Scope, e: EventPattern, extra: string): string {
  const clause = lastOf(s, e, present_(s, e))
  const now = extra === ' this turn' && e.nth?.per === 'turn' && e.nth.of === undefined
  const { text, lead } = nthText(s, e, now)
  return capital(lead ? `${lead} ${clause}` : `when ${clause}${text}`) + (now ? '' : extra)
}

/** The same for modifiers made "as" it happens: "As your turn starts", "As this ally enters play". */
export const asText = (front: string): string =>
  front
    .replace(/^When/, 'As')
    .replace(/^The (.*?) that (.*)$/, 'As $2, the $1 that one does')
    .replace(/^At (?:the )?start of (.*)$/, 'As $1 starts')

/** The same for what is waited for once: "The next time your hero attacks". */
export const nextText = (front: string): string =>
  front.replace(/^When/, 'The next time').replace(/^The (?!next)/, 'Once, the ')

const present_ = (s: Scope, e: EventPattern): string => {
  const { said, verb } = eventClause(s, e, 'present', 'a', ['nth', 'last'])
  return `${said} ${verb}`
}

/** "the last Whelp leaves play", "is dealt fatal damage": of a card's own kind too. */
function lastOf(s: Scope, e: EventPattern, text: string): string {
  if (!e.last) return text
  if (e.on === 'deal' && (!e.fatal || e.by !== undefined))
    throw new Unprintable('the last that is dealt damage', e, 'Write fatal: true, without "by".')
  const own = (e.on === 'deal' ? e.to : e.what) === 'self'
  const last = own
    ? text.replace(/^this \w+/, `the last ${tokenNoun(s, s.def.name).one}`)
    : text.replace(/^(an? |each |an(?=other ))/, 'the last ')
  if (last === text) throw new Unprintable('the last of what there is one of', e, 'Leave "last" out, or name a set.')
  return last
}

/**
 * "At the start of your turn", "of your third turn", "At the end of each turn".
 * For a modifier that triggers once: "At end of turn", "At the start of your next turn".
 */
export function turnText(s: Scope, e: EventPattern, once?: true | 'turn'): string {
  const on = [e.on].flat()[0]
  checkTurn(e)
  if (e.step === 'game') return `At the ${on} of the game`
  const turn = e.turn ?? 'players'
  const of = e.step ? `${e.step} step` : 'turn'
  if (e.nth?.per === 'game') {
    const his = who(s, turn, 'each', 'his')
    return `At the ${on} of ${his} ${ordinal(e.nth.n)} turn${e.step ? `'s ${of}` : ''}`
  }
  const later = once === 'turn' || (once && on === 'start') ? 'next ' : ''
  if (turn === 'players') {
    if (once) return later ? `At the ${on} of the next ${of}` : `At ${on} of ${of}`
    return `At the ${on} of each ${of === 'turn' ? 'turn' : `player's ${of}`}`
  }
  return `At the ${on} of ${who(s, turn, once ? 'a' : 'each', 'his')} ${later}${of}`
}

/** Turns are counted by the game, and the game itself has one start. */
function checkTurn(e: EventPattern): void {
  checkEvent(e, ['nth'])
  if (e.step === 'game') saysOnly(e, ['on', 'step'], 'the start of the game')
  if (e.nth?.per === 'turn') throw new Unprintable('a turn starts and ends once', e, 'Write per: "game".')
  if (e.nth) saysOnly(e.nth, ['n', 'per'], 'the turns of a player')
}

/** From here on `$by`, `$what`, `$to`, `$with`, `$n` speak of the event. */
export function bindRoles(s: Scope, e: EventPattern): void {
  const roles = {
    by: e.by,
    what: e.what,
    to: e.to,
    from: e.from,
    with: e.with,
    for: e.for,
    against: e.against,
    turn: e.turn,
    of: e.of,
  } as const
  for (const [name, role] of Object.entries(roles)) {
    if (role === 'front' || role === 'back') continue
    const part = role ?? (name !== 'of' && isPlayers(e, name) ? 'players' : undefined)
    const t = part === undefined ? null : roleThing(s, e, part, 'a')
    const later =
      name === 'by' && ['deal', 'prevent'].includes(must([e.on].flat()[0])) && role === undefined
        ? 'the source of that damage'
        : null
    if (t && role === 'you') bindRef(s, name, { thing: t })
    else if (t) bindRef(s, name, { thing: alias(s, t, name) })
    else {
      // What the event leaves out can be spoken of where its text says "a card" or "a hero or ally", or deals damage.
      const told = s.said.find((o) => o.key.startsWith('#') && o.first === anything[name])
      if (told) told.key = `$${name}`
      const first = later ?? (name === 'to' && e.on === 'deal' ? 'that character' : undefined)
      if (told) bindRef(s, name, { thing: told })
      else if (first) bindRef(s, name, { thing: makeThing(s, { key: `$${name}`, first, later: first }) })
    }
  }
  bindRef(s, 'n', { number: amounts[must([e.on].flat()[0])] ?? 'that number' })
}

/** The amount of an event as a noun. */
const amounts: Readonly<Partial<Record<Verb, string>>> = {
  deal: 'the damage dealt',
  heal: 'the damage healed',
  prevent: 'the damage prevented',
  put: 'the damage put',
  remove: 'the damage removed',
  roll: 'the number rolled',
}

/** Whether only players play this part in it. */
const isPlayers = ({ on }: EventPattern, role: string): boolean =>
  [on].flat().every((verb) => under(events[verb].roles, role)?.every((sort) => sort === 'player'))

const anything: Readonly<Record<string, string>> = { what: 'a card', by: 'a hero or ally' }

/** The role as it was said in the event: the same key, so that "it" finds it. */
function alias(s: Scope, t: Thing, name: string): Thing {
  const said = s.said.find((o) => o.first === t.first)
  if (!said) return { ...t, key: `$${name}` }
  if (!said.key.startsWith('#')) return said
  said.key = `$${name}`
  return said
}
