/** Modifiers of costs as sentences: "You pay (1) less to play Elemental abilities, to a minimum of (1)". */
import { must } from '../../state/must.ts'
import { inList, verbForms } from '../phrases.ts'
import type { Amount, Duration, Mod } from '../types.ts'
import { changeOf, figure } from './amounts.ts'
import { cost } from './clauses.ts'
import { duration } from './durations.ts'
import { purposeText } from './events.ts'
import type { Scope } from './scope.ts'
import { looking, say, saysOnly, Unprintable } from './scope.ts'
import { bindRoles } from './triggers.ts'
import { thing, who } from './who.ts'

/** The fields of each way to change a cost, besides its player and action. */
const costRoles = {
  exhaust: ['what', 'n', 'purpose'],
  attack: ['by', 'what', 'n'],
  draw: ['by', 'n'],
  add: ['by', 'what', 'with', 'add'],
  rather: ['by', 'what', 'rather'],
  strike: ['by', 'with', 'n', 'min', 'next'],
  else: ['by', 'what', 'n', 'min', 'next', 'x'],
} as const

/** "You pay (1) less to play Elemental abilities, to a minimum of (1)". */
export function costText(s: Scope, m: Extract<Mod, { mod: 'cost' }>, until: Duration | undefined): string {
  const verbs = [m.on].flat()
  const verb = must(verbs[0])
  const kind = m.add ? 'add' : m.rather ? 'rather' : verb in costRoles ? (verb as keyof typeof costRoles) : 'else'
  saysOnly(m, ['mod', 'on', 'while', ...costRoles[kind]], 'such a cost')
  if (verbs.length > 1 && verbs.some((v) => v === 'exhaust' || v === 'attack' || v === 'draw' || v === 'strike'))
    throw new Unprintable('these costs are said in different words', m, 'Write a modifier for each.')
  const time = duration(s, until)
  if (m.add) return addedCost(s, m, time)
  if (m.rather) return ratherCost(s, m, time)
  const n = m.n ?? 0
  if (verb === 'exhaust') {
    const cards = thing(s, m.what ?? { is: 'card' }, 'bare')
    return `${say(s, cards, 'subject')} can't exhaust${purposeText(s, m)} unless ${cards.plural ? 'their' : 'its'} controller pays (${looking(s, () => figure(s, n))})${time}`
  }
  if (verb === 'attack') {
    const attackers = thing(s, m.by ?? { is: 'character' }, 'bare')
    const said = say(s, attackers, 'subject')
    s.subject = attackers
    const what = m.what === undefined ? '' : ` ${who(s, m.what, 'bareOr')}`
    return `${said} can't attack${what} unless ${attackers.plural ? 'their' : 'its'} controller pays (${looking(s, () => figure(s, n))}) for each attacker${time}`
  }
  if (verb === 'draw') {
    const drawer = thing(s, m.by ?? 'players', 'bare')
    const pays = drawer.you ? 'you pay' : drawer.plural ? 'they pay' : 'that player pays'
    return `${say(s, drawer, 'subject')} can't draw cards unless ${pays} (${looking(s, () => figure(s, n))}) for each card${time}`
  }
  return changedCost(s, m, n, time)
}

const paidFor: Readonly<Record<string, string>> = {
  play: ' cards',
  strike: ' with weapons',
  complete: ' quests',
  use: ' powers',
}

/** "Play a card, use a power, or complete a quest with (X) in its cost": only costs with an actual X. */
const withX: Readonly<Record<string, string>> = { play: ' a card', complete: ' a quest', use: ' a power' }

function changedCost(s: Scope, m: Extract<Mod, { mod: 'cost' }>, n: Amount, time: string): string {
  const verbs = [m.on].flat()
  const verb = must(verbs[0])
  const by = thing(s, m.by ?? 'players', 'bare')
  const said = say(s, by, 'subject')
  s.subject = by
  const objectOf = verb === 'strike' ? m.with : m.what
  const nextCard = m.next && m.on === 'play' && !m.x
  const flips = isOfFlip(s, m)
  const word = verb === 'strike' ? ' with' : verb === 'use' && !flips ? ' powers of' : ''
  // What is paid for stands in front of how much more for each.
  const named = objectOf === undefined || nextCard ? '' : `${word} ${who(s, objectOf, m.next || m.x ? 'a' : 'bareOr')}`
  const { size, less, tail } = looking(s, () => changeOf(s, n)) // "it" is what is paid for
  const plainX = m.x && objectOf === undefined
  const act = inList(
    verbs.map((v) => verbForms[flips ? 'flip' : v].base + (plainX ? (withX[v] ?? '') : '')),
    'or',
  )
  const least = m.min === undefined ? '' : `, to a minimum of (${m.min})`
  const end = tail.startsWith(' for each') ? `${tail}${least}` : `${least}${tail}`
  const pay = `${said} pay${by.plural || by.you ? '' : 's'} (${size}) ${less ? 'less' : 'more'}`
  if (nextCard) {
    const card = objectOf === undefined ? 'card' : thing(s, objectOf, 'per').first
    return `${pay} to play ${say(s, by, 'his')} next ${card}${time}${end}`
  }
  const what = m.x ? `${named} with (X) in its cost` : objectOf === undefined ? (paidFor[verb] ?? '') : named
  if (m.next) return `${pay} the next time ${by.you ? 'you' : say(s, by, 'subject')} ${act}${what}${time}${end}`
  return `${pay} to ${act}${what}${time}${end}`
}

/** Whether it is about the powers of a hero that has no other to pay for on this side than to flip. */
export function isOfFlip({ def, side }: Scope, m: Mod): boolean {
  const paid = side === '' ? [] : (def[side] ?? []).filter((p) => 'pay' in p)
  const flips = paid.every(
    (p) => 'then' in p && p.then?.length === 1 && p.then.every((e) => e.do === 'flip' && e.what === 'self'),
  )
  return m.mod === 'cost' && m.on === 'use' && m.what === 'self' && paid.length > 0 && flips
}

/** "you may play abilities without paying their cost". */
function ratherCost(s: Scope, m: Extract<Mod, { mod: 'cost' }>, time: string): string {
  const said = who(s, m.by ?? 'players', 'bare', 'subject')
  const cards = m.what === undefined ? null : thing(s, m.what, 'bareOr')
  const what = cards ? say(s, cards, 'object') : 'cards'
  const their = cards && !cards.plural ? 'its' : 'their'
  if (m.rather!.length === 0) return `${said} may play ${what} without paying ${their} cost${time}`
  const pay = m.rather!.map((e) => cost(s, e, true, m.by ?? 'players'))
  return `${said} may ${inList(pay, 'and')} rather than pay the cost of ${what}${time}`
}

function addedCost(s: Scope, m: Extract<Mod, { mod: 'cost' }>, time: string): string {
  const verbs = [m.on].flat()
  const verb = verbs[0]
  const wrong = verb === 'strike' ? m.what : m.with
  if (wrong !== undefined)
    throw new Unprintable(
      `"${verb === 'strike' ? 'what' : 'with'}" says nothing of this cost`,
      m,
      `Say it in "${verb === 'strike' ? 'with' : 'what'}".`,
    )
  const object = verb === 'strike' ? m.with : m.what
  const word = verb === 'strike' ? ' with' : verb === 'use' ? ' a power of' : ''
  const what = object === undefined ? '' : `${word} ${who(s, object, 'a')}`
  const by = m.by ?? 'players'
  const said = who(s, by, 'bare', 'subject')
  const { on, by: _by, what: w, with: tool } = m
  bindRoles(s, { on, ...(w === undefined ? {} : { what: w }), ...(tool === undefined ? {} : { with: tool }) })
  const add = m.add!.map((e) => cost(s, e, true, by))
  const act = inList(
    verbs.map((v) => verbForms[v].base),
    'or',
  )
  return `as an additional cost to ${act}${what}, ${said} must ${inList(add, 'and')}${time}`
}
