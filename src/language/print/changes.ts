/** Modifiers that wait for an event: replacement (716), prevention (717), triggered (715). Each is a sentence of its own. */

import { type EnglishVerb, lower, present } from '../phrases.ts'
import type { Amount, Duration, EventPattern, Mod, Who } from '../types.ts'
import { figure } from './amounts.ts'
import { condition } from './conditions.ts'
import { duration } from './durations.ts'
import { damageText, eventClause, nthText } from './events.ts'
import type { Scope, Thing } from './scope.ts'
import { bindRef, hasOnly, say, saysOnly, Unprintable } from './scope.ts'
import { type Piece, piece } from './sentences.ts'
import { range } from './suffixes.ts'
import { asText, bindRoles, nextText, turnText, whenText } from './triggers.ts'
import { atEnd, thing, who } from './who.ts'

/** "If your hero would deal fire damage, it deals double that much damage instead". */
export function insteadText(
  s: Scope,
  m: Extract<Mod, { mod: 'instead' }>,
  until: Duration | undefined,
  tail: () => string,
): string {
  if ([m.would.on].flat()[0] === 'start' && m.then?.length === 0) return skipText(s, m) + duration(s, until) + tail()
  if (m.would.on === 'ready' && m.would.step === 'ready' && m.may !== undefined && m.then?.length === 0)
    return notReadyText(s, m) + duration(s, until) + tail()
  if (m.would.on === 'roll') return dieText(s, m, duration(s, until) + tail())
  if (m.sure && hasOnly(m, 'mod', 'would', 'sure', 'while') && hasOnly(m.would, ...packetRoles))
    return `${damageText(m.would)} that ${wouldBe(s, m.would)}${duration(s, until)}${tail()} is unpreventable`
  const { said, verb, subject } = eventClause(s, m.would, 'would', 'a', ['nth'])
  bindRoles(s, m.would)
  const front = `${m.next ? 'the next time' : 'if'} ${said} ${verb}${nthText(s, m.would).text}${duration(s, until)}${tail()}`
  s.subject = null
  if ([m.would.on].flat()[0] === 'draw' && m.then?.length === 0) return `${front}, ${skipsDrawing(s, m, subject)}`
  const decided = m.may !== undefined && m.then !== undefined && m.then.length > 0
  const may = m.may === undefined || decided ? '' : `${who(s, m.may, 'each', 'subject')} may `
  const have = may && `${may}have `
  const on = [m.would.on].flat()[0] as EnglishVerb
  if (m.then !== undefined) {
    saysOnly(m, ['mod', 'would', 'then', 'next', 'may', 'while'], 'what happens instead', 'Say it in "then".')
    if (decided) {
      const t = atEnd(s, thing(s, m.may as Who, 'each'))
      const said = say(s, t, 'subject')
      return `${front}, ${said} may ${s.g.may(s, m.then, t).replace(/^do this: /, 'do this instead: ')}`.replace(
        /^(?!.* do this instead: )(.*)$/,
        '$1 instead',
      )
    }
    const then = s.g.sentence(s, m.then) || 'nothing happens'
    const several = /, then |; /.test(then)
    return several ? `${front}, ${may}do this instead: ${then}` : `${front}, ${may}${then} instead`
  }
  const kind = [m.sure ? 'unpreventable ' : '', m.combat ? 'combat ' : '', m.type ? `${m.type} ` : ''].join('')
  bindRef(s, 'n', { number: `that much ${kind}damage` })
  if (m.divide !== undefined) {
    if (m.n !== undefined || m.to !== undefined)
      throw new Unprintable('it is changed and divided', m, 'Say each in a modifier of its own.')
    if ('part' in m.divide) {
      const to = who(s, m.divide.to, 'each')
      return m.divide.part === 'any'
        ? `${front}, ${who(s, 'you', 'each', 'subject')} may have any amount of it dealt to ${to} instead`
        : `${front}, ${m.divide.part} of it is dealt to ${to} instead`
    }
    const that = `that ${kind}damage`
    const text =
      'among' in m.divide
        ? `${that} divided as ${who(s, 'you', 'each', 'subject')} choose among any number of ${who(s, m.divide.among, 'bare')}`
        : `exactly fatal ${kind}damage to that ally, and the rest to ${who(s, m.divide.excess, 'each')}`
    return `${front}, ${have}${say(s, subject, 'subject')} ${have ? 'deal' : present(on, subject)} ${text} instead`
  }
  const n =
    m.n === undefined
      ? m.to === undefined || kind
        ? `that much ${kind}damage`
        : 'that damage'
      : changedAmount(s, m.n, kind)
  if (m.to !== undefined) return `${front}, ${have}${n} ${have ? 'be' : 'is'} dealt to ${who(s, m.to, 'each')} instead`
  const passive = verb.startsWith('would be')
  if (passive && m.would.to === undefined)
    return `${front}, ${have}${n} ${have ? 'be' : 'is'} ${on === 'heal' ? 'healed' : 'dealt'} instead`
  const does = passive ? `${have ? 'be' : present('be', subject)} dealt` : have ? on : present(on, subject)
  return `${front}, ${have}${say(s, { ...subject, first: subject.later }, 'subject')} ${does} ${n} instead`
}

/** "If 1 would be rolled on a die, you may change it to any value on that die instead". */
function dieText(s: Scope, m: Extract<Mod, { mod: 'instead' }>, time: string): string {
  saysOnly(m, ['mod', 'would', 'n', 'next', 'may', 'while'], 'a die that shows another number', 'Say it in "n".')
  saysOnly(m.would, ['on', 'by', 'n'], 'a die that is rolled')
  if (m.n === undefined) throw new Unprintable('it does not say what the die shows instead', m, 'Say it in "n".')
  const { by, n } = m.would
  const number = n ? range(...n) : 'any number'
  const rolled = by === undefined ? `${number} would be rolled` : `${who(s, by, 'a', 'subject')} would roll ${number}`
  const front = `${m.next ? 'the next time' : 'if'} ${rolled} on a die${time}`
  bindRoles(s, m.would)
  bindRef(s, 'n', { number: 'that number' })
  s.subject = null
  const t = atEnd(s, thing(s, m.may ?? 'you', 'each'))
  const may = m.may === undefined ? '' : `${say(s, t, 'subject')} may `
  const value = m.n === 'any' ? 'any value on that die' : s.g.amount(s, m.n)
  return `${front}, ${may}change it to ${value} instead`
}

/** "you may skip drawing it instead", "he skips drawing it instead" (413). */
function skipsDrawing(s: Scope, m: Extract<Mod, { mod: 'instead' }>, subject: Thing): string {
  saysOnly(m, ['mod', 'would', 'then', 'next', 'may', 'while'], 'a card that is not drawn')
  const who_ = say(s, subject, 'subject')
  return m.may === undefined
    ? `${who_} ${present('skip', subject)} drawing it instead`
    : `${who(s, m.may, 'each', 'subject')} may skip drawing it instead`
}

/** "double that much damage", "that much damage plus 1"; an amount of its own is followed by its noun. */
function changedAmount(s: Scope, n: Amount | 'any', kind: string): string {
  if (n === 'any') throw new Unprintable('damage is no die', n, 'Say how much it is.')
  const text = s.g.amount(s, n)
  return text.includes('damage') ? text : `${text} ${kind}damage`
}

/** "Skip your draw step", "target player skips his next turn" (500.4). */
function skipText(s: Scope, m: Extract<Mod, { mod: 'instead' }>): string {
  saysOnly(m, ['mod', 'would', 'then', 'next', 'while'], 'a turn or step that is skipped')
  saysOnly(m.would, ['on', 'turn', 'step'], 'a turn or step that is skipped')
  const t = atEnd(s, thing(s, m.would.turn ?? 'players', 'each'))
  const what = m.would.step ? `${m.would.step} step` : 'turn'
  const subject = t.you ? '' : `${say(s, t, 'subject')} `
  return `${subject}${present('skip', t)} ${say(s, t, 'his')} ${m.next ? 'next ' : ''}${what}`
}

/** "You may choose not to ready this ally during your ready step." */
function notReadyText(s: Scope, m: Extract<Mod, { mod: 'instead' }>): string {
  saysOnly(m, ['mod', 'would', 'then', 'may', 'while'], 'a card that is not readied')
  saysOnly(m.would, ['on', 'what', 'step'], 'a card that is not readied')
  const chooser = atEnd(s, thing(s, m.may ?? 'you', 'each'))
  const said = say(s, chooser, 'subject')
  const whose = chooser.you ? 'your' : say(s, chooser, 'his')
  return `${said} may choose not to ready ${who(s, m.would.what ?? { is: 'card' }, 'bare')} during ${whose} ready step`
}

const packetRoles = ['on', 'by', 'to', 'with', 'type', 'combat', 'fatal'] as const

/** "Prevent the next 5 damage that would be dealt to Onyxia this turn"; "If … would be dealt damage, prevent 1 of it". */
export function preventText(
  s: Scope,
  m: Extract<Mod, { mod: 'prevent' }>,
  until: Duration | undefined,
  tail: () => string,
): Piece {
  const time = duration(s, until)
  const n = m.n
  const all = typeof n === 'object' && ('next' in n || 'first' in n)
  const shortly = m.these === undefined && m.may === undefined && !m.next && hasOnly(m.would, ...packetRoles)
  const then = (): string => {
    bindRoles(s, m.would)
    s.subject = null
    return m.then === undefined ? '' : s.g.sentence(s, m.then)
  }
  if (shortly && (all || n === 'all')) {
    const amount =
      n === 'all' ? 'all' : all && 'next' in n ? `the next ${figure(s, n.next)}` : `the first ${figure(s, n.first)}`
    const each = all && 'first' in n ? ' each turn' : ''
    const text = `prevent ${amount} ${damageText(m.would)} that ${wouldBe(s, m.would)}${each}${time}${tail()}`
    const after = then()
    return after
      ? piece(text, { more: [`when damage is prevented this way, ${after}`], next: 'in any case' })
      : piece(text)
  }
  if (typeof n === 'object' && 'next' in n)
    throw new Unprintable('the next damage in all, of some events only', m, 'Write an amount of each: n: 2.')
  const { said, verb } = eventClause(s, m.would, 'would', 'a', ['nth'])
  const front = `${m.next ? 'the next time' : 'if'} ${said} ${verb}${nthText(s, m.would).text}${time}${tail()}`
  const may = m.may === undefined ? '' : `${who(s, m.may, 'each', 'subject')} may `
  if (m.these === undefined) {
    const prevented = `${front}, ${may}prevent ${share(s, n)}`
    const after = then()
    const done = may ? 'if damage is prevented this way, ' : ''
    if (!after) return piece(prevented, { next: 'in any case' })
    return may
      ? piece(prevented, { more: [`${done}${after}`] })
      : piece(`${prevented}, then ${after}`, { next: 'in any case' })
  }
  bindRoles(s, m.would)
  s.subject = null
  const these = s.g.sentence(s, m.these)
  const known = s.where.length
  const what = n === 'all' ? 'that damage' : share(s, n).replace(/it$/, 'that damage')
  const where = s.where
    .splice(known)
    .map((w) => `, where ${w}`)
    .join('')
  const after = then()
  return piece(`${front}, ${may}${these}`, {
    more: [`if you do, prevent ${what}${where}${after ? `, then ${after}` : ''}`],
  })
}

/** "it", "1 of it", "all but 1 of it". */
function share(s: Scope, n: Exclude<Extract<Mod, { mod: 'prevent' }>['n'], { next: Amount }>): string {
  if (n === 'all') return 'it'
  if (typeof n === 'object' && 'first' in n) return `the first ${figure(s, n.first)} of it each turn`
  if (typeof n === 'object' && 'allBut' in n) return `all but ${figure(s, n.allBut)} of it`
  return `${figure(s, n)} of it`
}

/** "opposing allies would deal to your hero", "would be dealt to Onyxia". */
function wouldBe(s: Scope, e: EventPattern): string {
  const to = e.to === undefined || e.to === 'front' || e.to === 'back' ? undefined : e.to
  const dealer =
    e.by === undefined ? 'would be dealt' : `${say(s, atEnd(s, thing(s, e.by, 'bare')), 'subject')} would deal`
  return (
    dealer +
    (to === undefined ? '' : ` to ${who(s, to, 'bare')}`) +
    (e.with === undefined ? '' : ` with ${who(s, e.with, 'bare')}`)
  )
}

/** "When Onyxia deals combat damage to an ally this turn, ready her"; "At end of turn, destroy it". */
export function whenModText(s: Scope, m: Extract<Mod, { mod: 'when' }>, until: Duration | undefined): Piece {
  const on = [m.event.on].flat()[0]
  const turns = on === 'start' || on === 'end'
  const said = turns && m.next !== undefined && until === 'turn' && m.event.turn === 'players' // "at end of turn"
  const time = said ? '' : duration(s, until)
  const front = turns ? turnText(s, m.event, m.next) + time : whenText(s, m.event, time)
  if (turns) bindRoles(s, m.event)
  const check = m.if ? `if ${condition(s, m.if)}, ` : ''
  s.subject = null
  const head = m.as ? asText(front) : m.next && !turns ? nextText(front) : front
  return piece(lower(`${head}, ${check}${s.g.sentence(s, m.then, 'event')}`), { next: 'in any case' })
}
