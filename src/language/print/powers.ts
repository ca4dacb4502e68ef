/** The nine shapes of a power, and the parts of a card around them. */

import { must } from '../../state/must.ts'
import { placeOf } from '../events.ts'
import { isAsPlayed, worksInPlay } from '../keywords.ts'
import { capital, inList, inWords, lower } from '../phrases.ts'
import type { Amount, CardDef, Condition, Effect, KeywordWord, PlayTerms, Power, PowerZone, Who } from '../types.ts'
import { changeOf } from './amounts.ts'
import { cost } from './clauses.ts'
import { condition } from './conditions.ts'
import { isOfFlip } from './costs.ts'
import { deckWords } from './deck.ts'
import { after, effects, sentence } from './effects.ts'
import { keywordText } from './keywords.ts'
import { modPieces } from './mods.ts'
import { isPlain } from './results.ts'
import type { Scope } from './scope.ts'
import {
  bindRef,
  endSentence,
  hasOnly,
  inner,
  kindNoun,
  makeThing,
  noticed,
  saidAll,
  say,
  Unprintable,
  unsaid,
} from './scope.ts'
import { apart, piece, under } from './sentences.ts'
import { asText, whenText } from './triggers.ts'
import { thing, who } from './who.ts'

/** "(2), [Activate]"; `later` writes the costs after the first. */
export function costs(s: Scope, pay: readonly Effect[], later = (text: string) => text): string {
  return pay.map((e, i) => (i === 0 ? cost(s, e) : later(cost(s, e)))).join(', ')
}

/** One power as a paragraph, its tag word or "Empower" in front. Its names stay in the given scope. */
export function power(s: Scope, p: Power): string {
  const text = shaped(s, p)
  saidAll(s, p)
  const head = p.tagWord ?? (p.if && 'empowered' in p.if ? `Empower ${p.if.empowered}` : undefined)
  return noticed(s, p, head === undefined ? text : `${head}: ${text}`)
}

function shaped(s: Scope, p: Power): string {
  s.inText = false
  s.spoken = []
  s.said = []
  s.before = []
  s.subject = null
  s.selfZone = p.in === 'hand' || p.in === 'graveyard' ? p.in : ''
  s.zoneSaid = namesZone(p)
  if ('pay' in p && 'then' in p) return payText(s, p)
  if ('reward' in p) return rewardText(s, p)
  if ('when' in p) return whenPower(s, p)
  if ('as' in p) return asPower(s, p)
  if ('always' in p) return alwaysText(s, p)
  if ('play' in p) return playText(s, p)
  if ('keyword' in p) return guard(s, p.if) + keywordPower(s, p)
  return unsaid('no shape of power', p)
}

/** A keyword as a paragraph, followed by the meaning of its number. */
function keywordPower(s: Scope, p: KeywordWord): string {
  const text = keywordText(s, p)
  const behind = [...s.tails.splice(0), ...s.where.splice(0).map((w) => `, where ${w}`)].join('')
  endSentence(s)
  return behind ? `${text}${behind}.` : text
}

type Of<K extends string> = Extract<Power, { [k in K]: unknown }>

/** "Alliance hero: …" for powers that only some heroes have. */
function guard(s: Scope, c: Condition | undefined): string {
  if (!c) return ''
  if (isOfHero(c)) return `${c.trait} hero: `
  return `If ${condition(s, c)}: `
}

const isOfHero = (c: Condition): c is Condition & { trait: string } =>
  'match' in c && c.match === 'yourHero' && c.trait !== undefined && hasOnly(c, 'match', 'trait')

function payText(s: Scope, p: Of<'pay' | 'then'>): string {
  const mine = p.only !== undefined && isMyTurn(p.only) && p.by === undefined
  const front = [
    guard(s, p.if),
    p.basic ? 'Basic ' : '',
    mine ? 'On your turn: ' : '',
    p.limit ? `${times(p.limit.n)} per ${p.limit.per}: ` : '',
  ].join('')
  const pay = costs(s, p.pay)
  endSentence(s)
  s.before = []
  const then = effects(s, p.then)
  const terms = [byText(s, p), p.only && !mine && p.by === undefined ? ` Use only ${only(s, p.only)}.` : '']
  const there = p.in !== undefined && p.in !== 'play'
  const said = there && `${pay} ${then}`.includes(`from your ${String(p.in)}`)
  const where = there && !said ? ` Use only while this card is ${zonesText(p)}.` : ''
  return `${front}${pay} >>> ${then}${terms.join('')}${where}`
}

const times = (n: number): string => (n === 1 ? 'Once' : n === 2 ? 'Twice' : `${capital(inWords(n))} times`)
const isMyTurn = (c: Condition): boolean => 'turnOf' in c && c.turnOf === 'you' && !c.first

/** "if" for facts fixed for the whole game, and for a flip's cost, which is asked once; otherwise "while". */
const whileWord = (s: Scope, p: Of<'always'>): string =>
  (p.while && 'wentFirst' in p.while) || p.always.every((m) => isOfFlip(s, m)) ? 'if' : 'while'

/** "on an opponent's turn", "if you control a Pet", "while it's …". */
function only(s: Scope, c: Condition): string {
  if ('turnOf' in c)
    return `on ${c.turnOf === 'you' ? 'your' : who(s, c.turnOf, 'a', 'his')} ${c.first ? 'first ' : ''}turn`
  return `if ${condition(s, c)}`
}

function byText(s: Scope, p: { by?: Who; only?: Condition }): string {
  if (p.by === undefined) return ''
  const own = p.only !== undefined && isMyTurn(p.only)
  const players = thing(s, p.by, own ? 'a' : 'bare')
  const his = players.you ? 'your' : players.plural ? 'their' : "that player's" // "his" could be the Boss's, or the card's own
  const when = own ? ` only on ${his} turn` : p.only ? ` only ${only(s, p.only)}` : ''
  if (p.by === 'players') return ` Any player can use this power${when && `, but${when}`}.`
  return ` Only ${say(s, players, 'object')} can use this power${when && `, and${when}`}.`
}

function rewardText(s: Scope, p: Of<'reward'>): string {
  const pay = inList(
    p.pay.map((e) => cost(s, e, true)),
    'and',
  )
  const front = p.only === undefined ? '' : 'turnOf' in p.only ? `${only(s, p.only)}, ` : `if ${condition(s, p.only)}, `
  endSentence(s)
  const quest = /^destroy this quest$/.test(pay) ? 'complete it' : 'complete this quest'
  const head = `${guard(s, p.if)}${p.basic ? 'Basic ' : ''}`
  return `${head}${capital(front + pay)} to ${quest}. Reward: ${effects(s, p.reward)}`
}

function whenPower(s: Scope, p: Of<'when'>): string {
  const sealed = p.sealed ? " This effect can't be interrupted." : ''
  const there = whereText(s, p)
  const front = whenText(s, p.when)
  const text = triggered(s, there + (there ? lower(front) : front), p) + sealed
  if (there || p.in === undefined || p.in === 'play' || isImplied(p) || text.includes(` from your ${String(p.in)}`))
    return text
  return `${text} This power works while this card is ${zonesText(p)}.`
}

/** A shared condition makes all the effects one sentence. */
function triggered(s: Scope, front: string, p: { if?: Condition; then: readonly Effect[] }): string {
  if (!p.if) {
    s.subject = null
    return after(s, `${front}, `, p.then, 'event')
  }
  if (isOfHero(p.if)) {
    const ofHero = guard(s, p.if)
    s.subject = null
    return after(s, `${ofHero}${front}, `, p.then, 'event')
  }
  const check = `${front}, if ${condition(s, p.if)}, `
  s.subject = null
  return `${check}${sentence(s, p.then, 'event')}.`
}

/** "As this ally enters play, …" */
function asPower(s: Scope, p: Of<'as'>): string {
  const there = whereText(s, p)
  const front = asText(whenText(s, p.as))
  return triggered(s, there + (there ? lower(front) : front), p)
}

function alwaysText(s: Scope, p: Of<'always'>): string {
  const front = guard(s, p.if)
  const there = onlyOnChain(p) ? '' : whereText(s, p)
  const all = modPieces(s, p.always)
  const [first, ...others] = all
  // "+X ATK, where X is the highest ATK among allies you control while …" would be a state of those.
  const whiles = p.always.some((m) => 'while' in m && m.while !== undefined)
  const alone = first && others.length === 0 && first.more.length === 0 && !first.text.includes(', where ')
  const one = alone && !whiles ? first : null
  const turn = p.while !== undefined && 'turnOf' in p.while
  const text =
    p.while === undefined
      ? under(lower(there), all, ', and')
      : one && !turn
        ? [{ ...one, text: `${lower(there)}${one.text} ${whileWord(s, p)} ${condition(s, p.while)}` }]
        : under(`${lower(there)}${turn ? only(inner(s), p.while) : `while ${apartFrom(s, p.while)}`}, `, all, ', and')
  return front + apart(text)
}

/** A condition without earlier mentions. */
function apartFrom(s: Scope, c: Condition): string {
  const own = inner(s)
  const text = condition(own, c)
  saidAll(own, c)
  return text
}

/** Whether it implies a card on the chain: "This ability can't be interrupted". */
function onlyOnChain(p: Of<'always'>): boolean {
  const of = p.always.filter((m) => m.mod === 'cannot' && m.on === 'interrupt' && m.what === 'self').length
  if (of === p.always.length) {
    if (p.in === 'chain') return true
    throw new Unprintable('a card in play is not interrupted', p, 'Add in: "chain".')
  }
  return false
}

const zoneTexts: Readonly<Record<PowerZone, string>> = {
  play: 'in play',
  chain: 'on the chain',
  hand: 'in your hand',
  deck: 'in your deck',
  graveyard: 'in your graveyard',
  removed: 'removed from the game',
}

const zonesOf = (p: Power): readonly PowerZone[] => ('in' in p ? [p.in ?? 'play'].flat() : ['play'])

/** "in your graveyard", "in play or on the chain". */
const zonesText = (p: Power): string =>
  inList(
    zonesOf(p).map((z) => zoneTexts[z]),
    'or',
  )

/** Whether the zone of the power (700.2) is printed in front: not for a cost, nor for events of the card itself, which may be on its way. */
const namesZone = (p: Power): boolean => {
  const [zone, ...others] = zonesOf(p)
  const elsewhere = zone !== 'play' || others.length > 0
  return elsewhere && !('pay' in p) && !('when' in p && p.when.what === 'self')
}

/** "While this ally is in your graveyard, ": the zone of the power, if not only play (700.2, 703.3b). */
const whereText = (s: Scope, p: Power): string =>
  namesZone(p) ? `While ${who(s, 'self', 'each')} is ${zonesText(p)}, ` : ''

/** "When this ally is revealed from your deck": the event names the card's zone. */
const isImplied = (p: Of<'when'>): boolean => placeOf(p.when) === p.in

/** "Stage 3 only.", "Play only if …", "As an additional cost to play, …", "You may … rather than pay this card's cost." */
function playText(s: Scope, power: Of<'play'>): string {
  if (power.in !== undefined)
    throw new Unprintable('what is said of playing a card works wherever it is played from', power, 'Leave out "in".')
  const text = playTerms(s, power.play)
  if (!power.if) return apart(text.map((t) => piece(t)))
  const front = 'turnOf' in power.if ? `${only(s, power.if)}, ` : `if ${condition(s, power.if)}, `
  return apart([piece(front + text.join('; '))])
}

function playTerms(s: Scope, p: PlayTerms): string[] {
  const out: string[] = []
  if (p.min !== undefined && p.n === undefined)
    throw new Unprintable('"min" is about a cost that changes', p, 'Say in "n" how it changes.')
  if (p.only) out.push(playOnly(s, p.only))
  if (p.x !== undefined && !p.add) out.push(`X can't be more than ${p.x}`)
  const placed = s.def.type === 'quest' || s.def.type === 'location'
  const add =
    p.add &&
    inList(
      p.add.map((e) => cost(s, e, true)),
      'and',
    )
  const most = p.x === undefined ? '' : `, where X is ${p.x} or less`
  if (add)
    out.push(
      `as ${placed ? `a cost to place this ${String(s.def.type)} face up` : 'an additional cost to play'}, ${add}${most}`,
    )
  if (p.rather) out.push(ratherText(s, p.rather))
  if (p.choose) {
    const race = makeThing(s, { key: '$race', first: 'that race', later: 'that race' })
    bindRef(s, 'race', { thing: race })
    out.push('as you play this card, choose an Alliance or Horde race')
  }
  if (p.n !== undefined) out.push(lessText(s, p.n, p.min))
  return out
}

/** "you may exhaust a Shield you control rather than pay this card's cost" */
function ratherText(s: Scope, rather: readonly Effect[]): string {
  if (rather.length === 0) return 'you may play this card without paying its cost'
  const pay = inList(
    rather.map((e) => cost(s, e, true)),
    'and',
  )
  return `you may ${pay} rather than pay this card's cost`
}

/** "you pay (1) less to play this card" */
function lessText(s: Scope, n: Amount, least: number | undefined): string {
  const { size, less, tail } = changeOf(s, n)
  const min = least === undefined ? '' : `, to a minimum of (${least})`
  const where = s.where.splice(0).map((w) => `, where ${w}`)
  return `you pay (${size}) ${less ? 'less' : 'more'} to play this card${min}${tail}${where.join('')}`
}

function playOnly(s: Scope, c: Condition): string {
  if ('compare' in c) {
    const [a, op, b] = c.compare
    if (typeof a === 'object' && 'raid' in a && a.raid === 'stage' && op === '=' && typeof b === 'number')
      return `stage ${b} only`
  }
  if ('stage' in c) return `"${c.stage}" only`
  return `play only ${only(s, c)}`
}

/** All paragraphs of a side or of a card's powers, in the order that the card shows them. */
export function paragraphs(s: Scope, def: CardDef): string[] {
  const powers = def.powers ?? []
  const early: readonly Power[] = powers.filter(isAsPlayed)
  const asPlayed = powers.filter((p) => !isAsPlayed(p) && (p.in === 'chain' || isEnters(p)))
  const later = powers.filter((p) => !early.includes(p) && !asPlayed.includes(p))
  const out = [
    ...deckWords(def),
    ...early.map((p) => power(s, p)),
    noticed(s, def.text, attachAndText(s, def)),
    ...asPlayed.map((p) => power(s, p)),
  ]
  const types = [def.type].flat()
  const ongoing = types.includes('ability') || types.includes('event')
  let first = true
  for (const p of later) {
    const text = power(s, p)
    const lasts = ongoing && first && p.in === undefined && !('keyword' in p && !worksInPlay(p))
    if (lasts) first = false
    out.push(lasts ? `Ongoing: ${text}` : text)
  }
  return out.filter(Boolean)
}

/** The card's own way of entering play comes before its powers there. */
const isEnters = (p: Power): boolean => 'always' in p && p.always.every((m) => m.mod === 'enters' && m.what === 'self')

/** 400.4: "target ally from your graveyard", for a host that is put into play first; '' for one already in play. */
function broughtBack(s: Scope, attach: Who): string {
  if (typeof attach !== 'object' || !('in' in attach) || attach.in === undefined || attach.in === 'play') return ''
  s.zoneWord = 'from'
  const text = who(s, attach, 'a')
  s.zoneWord = 'in'
  return text
}

const selfNoun = (s: Scope, def: CardDef): string => kindNoun(s, must([def.type].flat()[0])).one

/** "Attach to target ally and exhaust it." and the rest of the text. */
function attachAndText(s: Scope, def: CardDef): string {
  const text = attached(s, def)
  saidAll(s, def.attach ?? def.text)
  return text
}

function attached(s: Scope, def: CardDef): string {
  const text = def.text ?? []
  s.inText = true
  if (def.attach === undefined) {
    s.said = []
    s.before = []
    return text.length === 0 ? '' : effects(s, text)
  }
  const from = broughtBack(s, def.attach)
  const at = from || who(s, def.attach, 'a')
  s.attached = true
  s.said = []
  if (from) {
    endSentence(s)
    return [`Put ${from} into play and attach this ${selfNoun(s, def)} to it.`, effects(s, text)]
      .filter(Boolean)
      .join(' ')
  }
  const [e] = text
  if (!e) {
    endSentence(s)
    return `Attach to ${at}.`
  }
  const mine = isPlain(e) && e.if === undefined && (!('by' in e) || e.by === undefined || e.by === 'you')
  return after(s, `Attach to ${at}${mine ? '' : ','} and `, text)
}
