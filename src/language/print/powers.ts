/** The nine shapes of a power, and the parts of a card around them. */
import type { Amount, CardDef, CardType, Condition, Effect, KeywordWord, PlayTerms, Power, Who } from '../types.ts'
import { much } from './amounts.ts'
import { cost } from './clauses.ts'
import { condition } from './conditions.ts'
import { deckWords } from './deck.ts'
import { effects, uncapital } from './effects.ts'
import { keywordText } from './keywords.ts'
import { modSentences } from './mods.ts'
import { capital, list } from './nouns.ts'
import { isPlain } from './results.ts'
import type { Scope } from './scope.ts'
import { endSentence, kindNoun, noticed, Unprintable } from './scope.ts'
import { asText, whenText } from './triggers.ts'
import { who } from './who.ts'

/** "(2), [Activate]". */
export function costs(s: Scope, pay: readonly Effect[]): string {
  return pay.map((e) => cost(s, e)).join(', ')
}

/** One power as a paragraph, its tag word or "Empower" in front. Names that it binds stay in the scope it is given. */
export function power(s: Scope, p: Power): string {
  const text = shaped(s, p)
  const head = p.tagWord ?? (p.if && 'empowered' in p.if ? `Empower ${p.if.empowered}` : undefined)
  return noticed(s, p, head === undefined ? text : `${head}: ${text}`)
}

function shaped(s: Scope, p: Power): string {
  s.said = []
  s.before = []
  s.subject = null
  s.selfZone = p.in === 'hand' || p.in === 'graveyard' ? p.in : ''
  if ('pay' in p && 'then' in p) return payText(s, p)
  if ('reward' in p) return rewardText(s, p)
  if ('when' in p) return whenPower(s, p)
  if ('as' in p) return asPower(s, p)
  if ('always' in p) return alwaysText(s, p)
  if ('play' in p) return playText(s, p as Of<'play'>)
  if ('keyword' in p) return guard(s, p.if) + keywordPower(s, p)
  throw new Unprintable('no shape of power', p)
}

/** A keyword as a paragraph; what its number stands for is said behind it. */
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
  if ('match' in c && c.match === 'yourHero' && c.trait) return `${c.trait} hero: `
  return `If ${condition(s, c)}: `
}

function payText(s: Scope, p: Of<'pay' | 'then'>): string {
  const mine = p.only !== undefined && isMyTurn(p.only) && p.by === undefined
  const front = [
    guard(s, p.if),
    p.basic ? 'Basic ' : '',
    mine ? 'On your turn: ' : '',
    p.limit ? `${times(p.limit.n)} per turn: ` : '',
  ].join('')
  const pay = costs(s, p.pay)
  endSentence(s)
  s.before = []
  const then = effects(s, p.then)
  const after = [byText(s, p), p.only && !mine && p.by === undefined ? ` Use only ${only(s, p.only)}.` : '']
  const there = p.in === 'graveyard' || p.in === 'hand'
  const where = there && !then.includes(`from your ${p.in}`) ? ` Use only while this card is in your ${p.in}.` : ''
  return `${front}${pay} >>> ${then}${after.join('')}${where}`
}

const times = (n: number): string => (n === 1 ? 'Once' : n === 2 ? 'Twice' : `${n} times`)
const isMyTurn = (c: Condition): boolean => 'turnOf' in c && c.turnOf === 'you' && !c.first

/** "on an opponent's turn", "if you control a Pet", "while it's …". */
function only(s: Scope, c: Condition): string {
  if ('turnOf' in c)
    return `on ${c.turnOf === 'you' ? 'your' : who(s, c.turnOf, 'a', 'his')} ${c.first ? 'first ' : ''}turn`
  return `if ${condition(s, c)}`
}

function byText(s: Scope, p: { by?: Who; only?: Condition }): string {
  if (p.by === undefined) return ''
  const turns = p.only && isMyTurn(p.only) ? ', and only on their turns' : p.only ? `, and only ${only(s, p.only)}` : ''
  if (p.by === 'players') return ` Any player can use this power${turns}.`
  return ` Only ${who(s, p.by, 'bare')} can use this power${turns}.`
}

function rewardText(s: Scope, p: Of<'reward'>): string {
  const pay = list(
    p.pay.map((e) => cost(s, e, true)),
    'and',
  )
  const front = p.only === undefined ? '' : 'turnOf' in p.only ? `${only(s, p.only)}, ` : `if ${condition(s, p.only)}, `
  endSentence(s)
  const quest = /^destroy this quest$/.test(pay) ? 'complete it' : 'complete this quest'
  return `${p.basic ? 'Basic ' : ''}${capital(front + pay)} to ${quest}. Reward: ${effects(s, p.reward)}`
}

function whenPower(s: Scope, p: Of<'when'>): string {
  const front = whenText(s, p.when)
  const check = p.if ? `if ${condition(s, p.if)}, ` : ''
  s.subject = null
  const text = `${front}, ${check}${uncapital(s, effects(s, p.then))}`
  return p.in === 'hand' ? `${text} (This works while the card is in your hand.)` : text
}

/** "As this ally enters play, …" */
function asPower(s: Scope, p: Of<'as'>): string {
  const front = asText(whenText(s, p.as))
  const check = p.if ? `if ${condition(s, p.if)}, ` : ''
  s.subject = null
  return `${front}, ${check}${uncapital(s, effects(s, p.then))}`
}

function alwaysText(s: Scope, p: Of<'always'>): string {
  const text = guard(s, p.if) + modSentences(s, p.always)
  const trailing = p.while === undefined ? text : text.replace(/\.$/, ` while ${condition(s, p.while)}.`)
  return p.in === 'hand' || p.in === 'graveyard'
    ? `${trailing} (This works while the card is in your ${p.in}.)`
    : trailing
}

/** "Stage 3 only.", "Play only if …", "As an additional cost to play, …", "You may … rather than pay this card's cost." */
function playText(s: Scope, power: Of<'play'>): string {
  const p = power.play
  const front = !power.if
    ? ''
    : 'turnOf' in power.if
      ? `${capital(only(s, power.if))}, `
      : `If ${condition(s, power.if)}, `
  const text = playSentences(s, p)
  return front ? front + uncapital(s, text) : text
}

function playSentences(s: Scope, p: PlayTerms): string {
  const out: string[] = []
  if (p.only) out.push(playOnly(s, p.only))
  const placed = s.def.type === 'quest' || s.def.type === 'location'
  if (p.add)
    out.push(
      `As ${placed ? `a cost to place this ${String(s.def.type)} face up` : 'an additional cost to play'}, ${list(
        p.add.map((e) => cost(s, e, true)),
        'and',
      )}.`,
    )
  if (p.x !== undefined && p.add) out[out.length - 1] = `${out.at(-1)!.slice(0, -1)}, where X is ${p.x} or less.`
  if (p.rather) out.push(ratherText(s, p.rather, 'this card', "this card's"))
  if (p.choose) out.push('As you play this card, choose an Alliance or Horde race.')
  if (p.n !== undefined) out.push(lessText(s, p))
  return out.join(' ')
}

/** "You may exhaust a Shield you control rather than pay this card's cost." */
function ratherText(s: Scope, rather: readonly Effect[], it: string, its: string): string {
  if (rather.length === 0) return `You may play ${it} without paying ${its === "this card's" ? 'its' : its} cost.`
  const pay = list(
    rather.map((e) => cost(s, e, true)),
    'and',
  )
  return `You may ${pay} rather than pay ${its} cost.`
}

/** "You pay (1) less to play this card." */
function lessText(s: Scope, p: PlayTerms): string {
  const n = p.n!
  const less = typeof n === 'number' ? n < 0 : 'minus' in (n as object)
  const size = typeof n === 'number' ? { text: String(Math.abs(n)), tail: '' } : much(s, positive(n))
  const min = p.min === undefined ? '' : `, to a minimum of (${p.min})`
  return `You pay (${size.text || 'X'}) ${less ? 'less' : 'more'} to play this card${min}${size.tail}.`
}

/** What is taken off: { minus: [0, n] } is n less. */
const positive = (n: Amount): Amount =>
  typeof n === 'object' && 'minus' in n && n.minus[0] === 0 && n.minus.length === 2 ? (n.minus[1] as Amount) : n

function playOnly(s: Scope, c: Condition): string {
  if ('compare' in c) {
    const [a, op, b] = c.compare
    if (typeof a === 'object' && 'raid' in a && op === '=' && typeof b === 'number') return `Stage ${b} only.`
  }
  return `Play only ${only(s, c)}.`
}

/** All paragraphs of a side or of a card's powers, in the order that the card shows them. */
export function paragraphs(s: Scope, def: CardDef): string[] {
  const powers = def.powers ?? []
  const early: readonly Power[] = powers.filter((p) => 'play' in p)
  const asPlayed = powers.filter((p) => !('play' in p) && (p.in === 'chain' || isEnters(p)))
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
    const lasts = ongoing && first && p.in === undefined
    if (lasts) first = false
    out.push(lasts ? `Ongoing: ${text}` : text)
  }
  return out.filter(Boolean)
}

const isEnters = (p: Power): boolean => 'always' in p && p.always.every((m) => m.mod === 'enters')

/** 400.4: "target ally from your graveyard", for a host that is put into play first; '' for one that is there. */
function broughtBack(s: Scope, attach: Who): string {
  if (typeof attach !== 'object' || !('in' in attach) || attach.in === undefined || attach.in === 'play') return ''
  s.zoneWord = 'from'
  const text = who(s, attach, 'a')
  s.zoneWord = 'in'
  return text
}

const selfNoun = (s: Scope, def: CardDef): string => kindNoun(s, [def.type].flat()[0] as CardType).one

/** "Attach to target ally and exhaust it." and the rest of the text. */
function attachAndText(s: Scope, def: CardDef): string {
  const text = def.text ?? []
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
  if (text.length === 0) {
    endSentence(s)
    return `Attach to ${at}.`
  }
  const first = effects(s, text.slice(0, 1))
  const restOf = effects(s, text.slice(1))
  const e = text[0]
  const mine = isPlain(e) && (!('by' in e) || e.by === undefined || e.by === 'you')
  const front = `Attach to ${at}${mine ? '' : ','} and ${uncapital(s, first)}`
  return restOf ? `${front} ${restOf}` : front
}
