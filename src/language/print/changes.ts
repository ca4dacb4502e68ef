/** Modifiers that wait for an event: replacement (716), prevention (717), triggered (715). Each is a sentence of its own. */
import type { Amount, Duration, EventPattern, Mod } from '../types.ts'
import { much } from './amounts.ts'
import { condition } from './conditions.ts'
import { duration } from './durations.ts'
import { damageText, eventClause } from './events.ts'
import { type EnglishVerb, present } from './nouns.ts'
import type { Scope } from './scope.ts'
import { bind, say } from './scope.ts'
import { asText, bindRoles, nextText, turnText, whenText } from './triggers.ts'
import { thing, who } from './who.ts'

/** "If your hero would deal fire damage, it deals double that much damage instead". */
export function insteadText(s: Scope, m: Extract<Mod, { mod: 'instead' }>, until: Duration | undefined): string {
  if ([m.would.on].flat()[0] === 'start' && m.then?.length === 0) return skipText(s, m)
  if (m.would.on === 'ready' && m.would.step === 'ready' && m.may !== undefined && m.then?.length === 0)
    return notReadyText(s, m)
  const { said, verb, subject } = eventClause(s, m.would, 'would', 'a')
  bindRoles(s, m.would)
  const front = `${m.next ? 'the next time' : 'if'} ${said} ${verb}${duration(s, until)}`
  s.subject = null
  const may = m.may === undefined ? '' : `${who(s, m.may, 'each', 'subject')} may `
  const have = may && `${may}have `
  const on = [m.would.on].flat()[0] as EnglishVerb
  if (m.divide !== undefined) {
    const text =
      'among' in m.divide
        ? `that damage divided as ${who(s, 'you', 'each', 'subject')} choose among any number of ${who(s, m.divide.among, 'bare')}`
        : `exactly fatal damage to that ally, and the rest to ${who(s, m.divide.excess, 'each')}`
    return `${front}, ${have}${say(s, subject, 'subject')} ${have ? 'deal' : present(on, subject)} ${text} instead`
  }
  if (m.then !== undefined) return `${front}, ${may}${s.g.sentence(s, m.then) || 'nothing happens'} instead`
  const kind = [m.sure ? 'unpreventable ' : '', m.combat ? 'combat ' : '', m.type ? `${m.type} ` : ''].join('')
  bind(s, 'n', { number: `that much ${kind}damage` })
  const n =
    m.n === undefined ? (m.to === undefined || kind ? `that much ${kind}damage` : 'that damage') : s.g.amount(s, m.n)
  if (m.to !== undefined) return `${front}, ${have}${n} ${have ? 'be' : 'is'} dealt to ${who(s, m.to, 'each')} instead`
  const passive = verb.startsWith('would be')
  const does = passive ? `${have ? 'be' : present('be', subject)} dealt` : have ? on : present(on, subject)
  return `${front}, ${have}${say(s, subject, 'subject')} ${does} ${n} instead`
}

/** "Skip your draw step", "target player skips his next turn" (500.4). */
function skipText(s: Scope, m: Extract<Mod, { mod: 'instead' }>): string {
  const t = thing(s, m.would.turn ?? 'players', 'each')
  const what = m.would.step ? `${m.would.step} step` : 'turn'
  const subject = t.you ? '' : `${say(s, t, 'subject')} `
  return `${subject}${present('skip', t)} ${say(s, t, 'his')} ${m.next ? 'next ' : ''}${what}`
}

/** "You may choose not to ready this ally during your ready step." */
function notReadyText(s: Scope, m: Extract<Mod, { mod: 'instead' }>): string {
  const chooser = thing(s, m.may ?? 'you', 'each')
  const whose = chooser.you ? 'your' : 'their'
  return `${say(s, chooser, 'subject')} may choose not to ready ${who(s, m.would.what ?? 'self', 'bare')} during ${whose} ready step`
}

/** "Prevent the next 5 damage that would be dealt to Onyxia this turn"; "If … would be dealt damage, prevent 1 of it". */
export function preventText(s: Scope, m: Extract<Mod, { mod: 'prevent' }>, until: Duration | undefined): string {
  const time = duration(s, until)
  const n = m.n
  const next = typeof n === 'object' && 'next' in n
  const first = typeof n === 'object' && 'first' in n
  const then = (): string => {
    bindRoles(s, m.would)
    bind(s, 'n', { number: 'that much' })
    s.subject = null
    return m.then === undefined ? '' : `. ${m.these ? 'Then, ' : ''}${s.g.sentence(s, m.then)}`
  }
  if (
    m.these === undefined &&
    m.may === undefined &&
    !m.next &&
    (next || first || (n === 'all' && m.would.n === undefined))
  ) {
    const amount = next ? `the next ${much(s, n.next).text}` : first ? `the first ${much(s, n.first).text}` : 'all'
    return `prevent ${amount} ${damageText(s, m.would)} that ${wouldBe(s, m.would)}${first ? ' each turn' : time}${capitalized(then())}`
  }
  const { said, verb } = eventClause(s, m.would, 'would', 'a')
  const front = `${m.next ? 'the next time' : 'if'} ${said} ${verb}${time}`
  const may = m.may === undefined ? '' : `${who(s, m.may, 'each', 'subject')} may `
  if (m.these === undefined) return `${front}, ${may}prevent ${share(s, n)}${capitalized(then())}`
  bindRoles(s, m.would)
  s.subject = null
  const these = s.g.sentence(s, m.these)
  const what = n === 'all' ? 'that damage' : share(s, n).replace(/it$/, 'that damage')
  return `${front}, ${may}${these}. If you do, prevent ${what}${capitalized(then())}`
}

const capitalized = (text: string): string => text.replace(/^\. ([a-z])/, (_, c: string) => `. ${c.toUpperCase()}`)

/** "it", "1 of it", "all but 1 of it". */
function share(s: Scope, n: Extract<Mod, { mod: 'prevent' }>['n']): string {
  if (n === 'all') return 'it'
  if (typeof n === 'object' && 'first' in n) return `the first ${much(s, n.first).text} of it`
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
  const said = turns && m.next !== undefined && until === 'turn' && m.event.turn === 'players' // "at end of turn"
  const time = said || on === 'prevent' ? '' : duration(s, until)
  const front = turns ? turnText(s, m.event, m.next) + time : whenText(s, m.event, time)
  if (turns) bindRoles(s, m.event)
  const check = m.if ? `if ${condition(s, m.if)}, ` : ''
  s.subject = null
  if (m.as) return `${asText(front)}, ${check}${s.g.sentence(s, m.then)}`
  return `${m.next && !turns ? nextText(front) : front}, ${check}${s.g.sentence(s, m.then)}`
}
