/** Modifiers that wait for an event: replacement (716), prevention (717), triggered (715). Each is a sentence of its own. */
import type { Amount, Duration, EventPattern, Mod } from '../types.ts'
import { much } from './amounts.ts'
import { condition } from './conditions.ts'
import { duration } from './durations.ts'
import { damageText, eventClause } from './events.ts'
import { type EnglishVerb, present } from './nouns.ts'
import type { Scope } from './scope.ts'
import { bind, makeThing, say } from './scope.ts'
import { bindRoles, turnText, whenText } from './triggers.ts'
import { thing, who } from './who.ts'

/** "If your hero would deal fire damage, it deals double that much damage instead". */
export function insteadText(s: Scope, m: Extract<Mod, { mod: 'instead' }>, until: Duration | undefined): string {
  const { said, verb, subject } = eventClause(s, m.would, 'would', 'a')
  bindRoles(s, m.would)
  const front = `${m.next ? 'the next time' : 'if'} ${said} ${verb}${duration(s, until)}`
  s.subject = null
  if (m.n !== undefined) {
    bind(s, 'n', { number: 'that much damage' })
    const passive = verb.startsWith('would be')
    const does = passive ? `${present('be', subject)} dealt` : present([m.would.on].flat()[0] as EnglishVerb, subject)
    return `${front}, ${say(s, subject, 'subject')} ${does} ${s.g.amount(s, m.n)} instead`
  }
  const may = m.may === undefined ? '' : `${who(s, m.may, 'each', 'subject')} may `
  return `${front}, ${may}${s.g.sentence(s, m.then ?? []) || 'nothing happens'} instead`
}

/** "Prevent the next 5 damage that would be dealt to Onyxia this turn"; "If … would be dealt damage, prevent 1 of it". */
export function preventText(s: Scope, m: Extract<Mod, { mod: 'prevent' }>, until: Duration | undefined): string {
  const prevented = makeThing(s, { first: 'damage', later: 'that damage', way: 'prevented' })
  bind(s, m.as, { number: 'the damage prevented this way', thing: prevented })
  const time = duration(s, until)
  const n = m.n
  const next = typeof n === 'object' && 'next' in n
  if (next || (n === 'all' && m.would.n === undefined)) {
    const amount = next ? `the next ${much(s, n.next).text}` : 'all'
    return `prevent ${amount} ${damageText(s, m.would)} that ${wouldBe(s, m.would)}${time}`
  }
  const { said, verb } = eventClause(s, m.would, 'would', 'a')
  return `if ${said} ${verb}${time}, prevent ${share(s, n)}`
}

/** "it", "1 of it", "all but 1 of it". */
function share(s: Scope, n: 'all' | Amount | { next: Amount } | { allBut: Amount }): string {
  if (n === 'all') return 'it'
  if (typeof n === 'object' && 'allBut' in n) return `all but ${much(s, n.allBut).text} of it`
  return `${much(s, n as Amount).text} of it`
}

/** "opposing allies would deal to your hero", "would be dealt to Onyxia". */
function wouldBe(s: Scope, e: EventPattern): string {
  const to = e.to === undefined || e.to === 'front' || e.to === 'back' ? undefined : e.to
  const dealer = e.by === undefined ? 'would be dealt' : `${say(s, thing(s, e.by, 'bare'), 'subject')} would deal`
  return (
    dealer +
    (to === undefined ? '' : ` to ${who(s, to, 'bare')}`) +
    (e.with === undefined ? '' : ` with ${who(s, e.with, 'bare')}`)
  )
}

/** "When Onyxia deals combat damage to an ally this turn, ready her"; "At end of turn, destroy it". */
export function whenModText(s: Scope, m: Extract<Mod, { mod: 'when' }>, until: Duration | undefined): string {
  const on = [m.event.on].flat()[0]
  const turns = on === 'start' || on === 'end'
  const front = turns ? turnText(s, m.event, true) : whenText(s, m.event, on === 'prevent' ? '' : duration(s, until))
  if (turns) bindRoles(s, m.event)
  const check = m.if ? `if ${condition(s, m.if)}, ` : ''
  s.subject = null
  return `${m.next && !turns ? front.replace(/^When/, 'The next time') : front}, ${check}${s.g.sentence(s, m.then)}`
}
