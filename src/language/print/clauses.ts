/** One verb and its roles as a clause: its subject and the predicate ("deals 5 fire damage to target ally"). */

import { capital, coinNoun, dieNoun, inList, inWords, type Noun, nameNoun, present, verbForms } from '../phrases.ts'
import type { Amount, DamageType, Effect, Kept, Of, Who } from '../types.ts'
import { dealtThisWay, figure, much, quantityText } from './amounts.ts'
import { isChosen } from './deck.ts'
import { moveParts } from './moves.ts'
import {
  counted,
  counters,
  counting,
  his,
  isPlain,
  landed,
  nameResult,
  type Parts,
  type Plain,
  result,
  severally,
  spaced,
} from './results.ts'
import type { Scope, Thing } from './scope.ts'
import { bindingName, bindRef, lookUp, makeThing, noticed, say, Unprintable } from './scope.ts'
import { createdNoun, laterToken, nameParts } from './tokens.ts'
import { atEnd, thing, who } from './who.ts'

/** The subject: deal and heal have a source, other verbs a player (you by default). */
export function doer(s: Scope, e: Plain): Thing | null {
  const by = e.do === 'defend' ? e.what : 'by' in e ? e.by : undefined
  if (by === undefined || by === 'you') {
    return e.do === 'win' || e.do === 'lose' ? thing(s, 'you', 'each') : null
  }
  const t = thing(s, by, 'each')
  return Array.isArray(by) && t.player ? { ...t, first: `${t.first} each` } : t
}

/** Prints the subject of a clause and makes it `$by`; '' for the imperative. */
export function sayDoer(s: Scope, t: Thing | null): string {
  s.subject = t ?? thing(s, 'you', 'each')
  s.actor = t?.player && !t.you ? t : null
  if (t?.player) bindRef(s, 'by', { thing: { ...t, later: t.plural ? t.later : 'that player' } })
  if (t?.tail) s.tails.push(t.tail)
  return t ? say(s, t, 'subject') : s.aloud ? 'you' : ''
}

/** The predicate in the form that agrees with its subject; `base` for "may", "unless" and costs. */
export function predicate(s: Scope, e: Plain, subject: Thing | null, form: 'present' | 'base' = 'present'): string {
  const { verb, rest } = parts(s, e)
  if (counting.has(e.do) && e.as === undefined) s.last = {} // "that many" would be of this one
  noticed(s, e, verbForms[verb].base + rest)
  return (form === 'base' ? verbForms[verb].base : present(verb, subject)) + rest
}

/** "destroy target ally": the verb and its object. */
const doneTo = (s: Scope, e: Of<'destroy' | 'exhaust' | 'ready' | 'interrupt' | 'trigger' | 'flip'>): Parts => ({
  verb: e.do,
  rest: ` ${object(s, e, e.what, verbForms[e.do].done)}`,
})

/** The player whose aim is changed: a link's target (706.2), or the defender of a proposed combat (601.2e). */
function aimOf(s: Scope, link: Who | undefined): string {
  if (link === undefined) return 'the proposed defender'
  const what = atEnd(s, thing(s, link, 'each'))
  return typeof link === 'string' ? `${say(s, what, 'his')} target` : `the target of ${say(s, what, 'object')}`
}

/** The wording of each verb; a missing verb does not compile. */
const clauses: { readonly [D in Plain['do']]: (s: Scope, e: Of<D>) => Parts } = {
  deal: dealParts,
  heal: healParts,
  put: putParts,
  remove(s, e) {
    const from = thing(s, e.from, e.n === 'all' ? 'all' : 'each')
    const source = say(s, from, 'object') // before how much, as with "put"
    if (e.what === 'any') return { verb: 'remove', rest: ` a counter from ${source}${from.tail}` }
    const n =
      e.n === 'all' ? { text: 'all', many: true, tail: '' } : e.what === 'damage' ? much(s, e.n) : quantityText(s, e.n)
    const what = e.what === 'damage' ? `${spaced(n.text)}damage` : counters(e.what, n)
    result(s, e, from, 'removed', `the number of ${e.what === 'damage' ? 'damage' : 'counters'} removed this way`)
    return { verb: 'remove', rest: ` ${what} from ${source}${n.tail}${from.tail}` }
  },
  switch(s, e) {
    return {
      verb: 'switch',
      rest: ` all damage on ${who(s, e.of, 'each')} with the damage on ${who(s, e.with, 'each')}`,
    }
  },
  destroy: doneTo,
  exhaust: doneTo,
  ready: doneTo,
  interrupt: doneTo,
  trigger: doneTo,
  flip: doneTo,
  retarget(s, e) {
    return { verb: 'retarget', rest: ` ${aimOf(s, e.what)}${e.to === undefined ? '' : ` to ${who(s, e.to, 'a')}`}` }
  },
  uncombat(s, e) {
    return { verb: 'uncombat', rest: ` ${object(s, e, e.what, 'removed')} from combat` }
  },
  defend() {
    return { verb: 'become', rest: ' a defender' }
  },
  extraTurn() {
    return { verb: 'extraTurn', rest: ' an extra turn after this one' }
  },
  endTurn() {
    return { verb: 'endTurn', rest: ' the turn' }
  },
  startRaid(_s, e) {
    return {
      verb: 'startRaid',
      rest: ` all your cards out of the game and start the raid ${e.raid} as its Boss player`,
    }
  },
  rebuild(_s, e) {
    return {
      verb: 'rebuild',
      rest: ` your deck and graveyard from the game and build a new deck of ${inWords(e.n)} cards from your collection`,
    }
  },
  concede() {
    return { verb: 'concede', rest: ' the game' }
  },
  keep(s, e) {
    return { verb: 'keep', rest: ` ${object(s, e, e.what, 'kept')} in play for the next game` }
  },
  sit(s, e) {
    return { verb: 'sit', rest: ` to the right of ${who(s, e.to, 'each')}` }
  },
  discard: discardParts,
  draw(s, e) {
    if (e.until) return { verb: 'draw', rest: ` cards until ${they(s)} ${reach(s)} ${his(s)} maximum hand size` }
    const n = quantityText(s, e.n ?? 1)
    result(
      s,
      e,
      makeThing(s, { first: 'cards', later: 'those cards', plural: true }),
      'drawn',
      'the number of cards drawn this way',
    )
    return { verb: 'draw', rest: ` ${counted(n, { one: 'card', many: 'cards' })}${n.tail}` }
  },
  move: moveParts,
  create(s, e) {
    const n = quantityText(s, e.n)
    const ready = e.state === undefined ? '' : ` ${e.state}`
    const place = e.to === 'resources' ? `face down into ${his(s)} resource row` : 'into play'
    if (e.copy !== undefined) {
      const of = atEnd(s, thing(s, e.copy, 'each'))
      const noun: Noun = { one: 'token copy', many: 'token copies' }
      const later = n.many || of.plural || of.first.startsWith('each ') ? 'those tokens' : 'that token'
      nameResult(s, e, makeThing(s, { first: noun.many, later, plural: later === 'those tokens' }))
      return { verb: 'create', rest: ` ${counted(n, noun)} of ${say(s, of, 'object')} ${place}${ready}${n.tail}` }
    }
    if (e.token === undefined) throw new Unprintable('neither token nor copy', e)
    const noun = createdNoun(s, e.token)
    const short = laterToken(s, e.token)
    const plural = n.many || n.tail !== ''
    const made = makeThing(s, {
      first: noun.many,
      later: plural ? `those ${short.many}` : `that ${short.one}`,
      plural,
    })
    nameResult(s, e, made)
    return { verb: 'create', rest: ` ${counted(n, noun)} ${place}${ready}${n.tail}` }
  },
  bring(s, e) {
    const nouns = e.cards.map(([n, name]) => {
      const noun = s.words.token?.(name) ?? nameNoun(name)
      if (n === 1) return name
      const much = quantityText(s, n)
      return much.many || much.tail !== '' ? `${counted(much, noun)}${much.tail}` : name
    })
    const all = [...nouns, ...(e.what === undefined ? [] : [who(s, e.what, 'all')])]
    if (e.as) bindRef(s, e.as, { thing: makeThing(s, { first: 'those cards', later: 'those cards', plural: true }) })
    return { verb: 'bring', rest: ` ${inList(all, 'and')} into play` }
  },
  drawFrom(_s, e) {
    return { verb: 'drawFrom', rest: ` from the ${e.deck} deck from now on` }
  },
  copy(s, e) {
    return { verb: 'copy', rest: ` ${object(s, e, e.what, 'copied')}` }
  },
  exchange(s, e) {
    const one = object(s, e, e.what, 'exchanged')
    return { verb: 'exchange', rest: ` control of ${one} and ${who(s, e.for, 'each')}` }
  },
  place(s, e) {
    const ready = e.state === 'exhausted' ? 'exhausted' : 'ready'
    const what = object(s, e, e.what, 'placed')
    return { verb: 'place', rest: ` ${what} into ${his(s)} resource row ${ready} as an additional resource` }
  },
  name: nameParts,
  search(s, e) {
    const cards = atEnd(s, thing(s, { ...e.for, in: 'chain', as: e.as }, 'a'))
    const found = { ...cards, first: cards.first.replace(' on the chain', '') } // the search says where
    noticed(s, e.for, found.first)
    bindRef(s, e.as, { thing: { ...found, owner: his(s) } })
    const whose = e.of === undefined ? his(s) : who(s, e.of, 'each', 'his')
    const zones = inList([e.in].flat().map(zoneOnly), 'and/or')
    const what = say(s, found, 'object')
    return { verb: 'search', rest: ` ${whose} ${zones} for ${what}` }
  },
  reveal(s, e) {
    const what = atEnd(s, thing(s, e.what, 'all'))
    bindRef(s, bindingName(e.what), { thing: { ...what, way: e.to === undefined ? 'revealed' : '' } })
    result(s, e, what, 'revealed', 'the number of cards revealed this way')
    const seen = say(s, what, 'object')
    if (e.to !== undefined && e.to !== 'you') return { verb: 'reveal', rest: ` ${seen} to ${who(s, e.to, 'each')}` }
    return { verb: e.to === 'you' ? 'look' : 'reveal', rest: ` ${seen}` }
  },
  turn(s, e) {
    const way = e.face === undefined ? 'over' : `face ${e.face}`
    return { verb: 'turn', rest: ` ${object(s, e, e.what, 'turned')} ${way}` }
  },
  attach(s, e) {
    if (e.to === null) return { verb: 'detach', rest: ` ${object(s, e, e.what, 'detached')}` }
    return { verb: 'attach', rest: ` ${object(s, e, e.what, 'attached')} to ${who(s, e.to, 'each')}` }
  },
  activate() {
    return { verb: 'activate', rest: ' this card' }
  },
  swap(s, e) {
    const what = object(s, e, e.what, 'swapped')
    return { verb: 'swap', rest: ` ${what}${keeping(s, [e.keep ?? []].flat())} with ${e.for}` }
  },
  pay(s, e) {
    const n = much(s, e.n)
    return { verb: 'pay', rest: ` (${n.text || '0'})${n.tail}` }
  },
  play(s, e) {
    const what = object(s, e, e.what, 'played')
    if (e.copy) {
      s.after.push('Play that copy without paying its cost.')
      return { verb: 'copy', rest: ` ${what}` }
    }
    const costs = e.after && [s.def.type].flat().includes('event') // events cost nothing
    const after = e.after === undefined ? '' : ` after ${s.inText ? who(s, 'self', 'each') : 'this effect'}`
    return { verb: 'play', rest: ` ${what}${costs ? '' : ' without paying its cost'}${after}` }
  },
  roll: rollParts,
  drop(s, e) {
    const what = thing(s, e.what, 'all')
    const it = what.plural ? 'they land' : `${what.pron} lands`
    landed(s, e, thing(s, e.onto, 'each'), it)
    return { verb: 'drop', rest: ` ${say(s, what, 'object')}${what.tail} from at least three feet above the table` }
  },
  choose(s, e) {
    const t = thing(s, e.what, 'all')
    nameResult(s, e, s.actor?.first.startsWith('each ') ? severally(s, t) : t)
    return { verb: 'choose', rest: ` ${say(s, t, 'object')}${e.take ? ' not yet chosen' : ''}${t.tail}` }
  },
  win: () => ({ verb: 'win', rest: ' the game' }),
  lose: () => ({ verb: 'lose', rest: ' the game' }),
  shuffle(s, e) {
    return { verb: 'shuffle', rest: ` ${who(s, e.what, 'all')}` }
  },
  keyword(_s, e) {
    return { verb: 'keyword', rest: e.keyword }
  },
  say(_s, e) {
    return { verb: 'say', rest: ` "${e.words}"` }
  },
}

function parts<D extends Plain['do']>(s: Scope, e: Of<D>): Parts {
  if (!(e.do in clauses)) throw new Unprintable(`"${e.do}" is not an effect`, e)
  const say: (s: Scope, e: Of<D>) => Parts = clauses[e.do]
  return say(s, e)
}

const they = (s: Scope): string => (s.subject && !s.subject.you ? say(s, s.subject, 'subject') : 'you')
const reach = (s: Scope): string => (s.subject && !s.subject.you && !s.subject.plural ? 'reaches' : 'reach')

/** The object of a verb in print; binds the effect's own `as` to the objects really affected. */
function object(s: Scope, e: Plain, what: Who, way: string): string {
  const t = thing(s, what, 'all')
  result(s, e, t, way, `the number of cards ${way} this way`)
  return say(s, t, 'object') + t.tail
}

/** An amount in which "it" is its receiver; beside a source of damage or healing, "it" would mean the source. */
function ofEach<T>(s: Scope, to: Thing, amount: () => T): T {
  const { looked, it } = s
  if (s.subject && !s.subject.you) s.it = { ...to, key: 'it', first: to.later }
  else s.looked = to.key !== 'self'
  const said = amount()
  Object.assign(s, { looked, it })
  return said
}

/** Amounts of which each belongs to one of several. */
const inOrder = (n: Amount | readonly Amount[] | 'all'): readonly Amount[] | null =>
  typeof n === 'object' && 'map' in n ? n : null

/** " 3, 2, and 1 fire damage to up to three target allies, respectively" */
function orderedText(s: Scope, several: readonly Amount[], what: string, to: Thing): string {
  const ns = several.map((n) => ofEach(s, to, () => much(s, n)).text)
  const them = say(s, to, 'object').replace(/^each of /, '')
  return ` ${inList(ns, 'and')} ${what} ${them}${several.length > 1 ? ', respectively' : ''}${to.tail}`
}

function healParts(s: Scope, e: Extract<Plain, { do: 'heal' }>): Parts {
  const several = inOrder(e.n)
  const from = thing(s, e.from, several ? 'all' : 'each')
  result(s, e, from, 'healed', 'the damage healed this way')
  if (several) return { verb: 'heal', rest: orderedText(s, several, 'damage from', from) }
  const split = dividedText(s, e, from)
  const source = say(s, from, 'object') // before how much, as with "put"
  const n = e.n === 'all' ? { text: 'all', tail: '' } : ofEach(s, from, () => much(s, e.n as Amount))
  return { verb: 'heal', rest: ` ${spaced(n.text)}damage${split} from ${source}${n.tail}${from.tail}` }
}

function dealParts(s: Scope, e: Extract<Plain, { do: 'deal' }>): Parts {
  if (typeof e.type === 'string' && isChosen(e.type)) {
    const { type, ...plain } = e
    const said = dealParts(s, plain)
    return { ...said, rest: said.rest.replace('damage', `damage of ${lookUp(s, type).thing?.later ?? 'that type'}`) }
  }
  const type = `${e.sure ? 'unpreventable ' : ''}${e.type ? `${damageWord(e.type)} ` : ''}`
  const verb = e.smash ? 'smash' : 'deal'
  const several = inOrder(e.n)
  const to = thing(s, e.to, several ? 'all' : 'each')
  result(s, e, to, 'dealt damage', dealtThisWay)
  if (e.combat) s.after.push('that damage counts as combat damage')
  if (several) return { verb, rest: orderedText(s, several, `${type}damage to`, to) }
  const stat = isEqual(e.n) ? e.n : null
  const n = stat && ofEach(s, to, () => much(s, stat))
  const split = dividedText(s, e, to)
  if (n) return { verb, rest: ` ${type}damage${n.tail}${split} to ${say(s, to, 'object')}${to.tail}` }
  return { ...dealTo(s, e.n as Amount, type, to, split), verb }
}

/** Whether it is "equal to" a number of a card: damage and cards in hand are counted one for each. */
const isEqual = (n: Amount | readonly Amount[]): n is Extract<Amount, { stat: unknown }> =>
  typeof n === 'object' && 'stat' in n && n.stat !== 'damage' && n.stat !== 'hand'

/** "shadowfire", "frostfire", "arcane and nature" (408.3a). */
function damageWord(type: DamageType | readonly DamageType[]): string {
  const types = [type].flat()
  const fire = types.length === 2 && types[1] === 'fire' && (types[0] === 'shadow' || types[0] === 'frost')
  return fire ? types.join('') : inList(types, 'and')
}

const countsEach = (n: Amount): boolean =>
  typeof n === 'object' && ['count', 'counters', 'times'].some((key) => key in n)

function dealTo(s: Scope, amount: Amount, type: string, to: Thing, split: string): Parts {
  const target = say(s, to, 'object')
  // "the hero with the least damage for each counter" would count the damage that it has.
  const far = countsEach(amount) && / with | who /.test(target)
  const n = ofEach(s, to, () => (far ? { text: figure(s, amount), tail: '' } : much(s, amount)))
  return { verb: 'deal', rest: ` ${spaced(n.text)}${type}damage${split} to ${target}${n.tail}${to.tail}` }
}

/** " divided as you choose". */
function dividedText(s: Scope, e: { divided?: true }, among: Thing): string {
  if (!e.divided) return ''
  among.first = among.first.replace(/^each of /, '')
  const by =
    s.subject?.player && !s.subject.you ? `${they(s)} ${s.subject.plural ? 'choose' : 'chooses'}` : 'you choose'
  return ` divided as ${by}`
}

function putParts(s: Scope, e: Extract<Plain, { do: 'put' }>): Parts {
  const upTo = typeof e.n === 'object' && 'upTo' in e.n
  const amount = typeof e.n === 'object' && 'upTo' in e.n ? e.n.upTo : e.n
  const to = thing(s, e.to, e.divided && hasNoPick(e.to) ? 'bare' : 'each')
  if (e.as)
    bindRef(s, e.as, {
      number: e.what === 'damage' ? 'the damage put this way' : 'the number of counters put this way',
    })
  const split = dividedText(s, e, to)
  const on = split && hasNoPick(e.to) ? 'among' : 'on'
  if (e.set) return setParts(s, amount, e, to)
  if (e.what === 'any')
    return { verb: 'put', rest: ` a counter of a kind that is there on ${say(s, to, 'object')}${to.tail}` }
  const target = say(s, to, 'object') // before how much: "on each ally for each counter on it"
  const n = ofEach(s, to, () => (e.what === 'damage' ? much(s, amount) : quantityText(s, amount)))
  const what = e.what === 'damage' ? `${spaced(n.text)}damage` : counters(e.what, n)
  return { verb: 'put', rest: ` ${upTo ? 'up to ' : ''}${what}${split} ${on} ${target}${n.tail}${to.tail}` }
}

/** "set the number of Doom counters on the raid to three". */
function setParts(s: Scope, amount: Amount, { what }: Of<'put'>, to: Thing): Parts {
  const target = say(s, to, 'object')
  const n = quantityText(s, amount)
  const one = n.tail ? { text: figure(s, amount), tail: '' } : n
  return { verb: 'set', rest: ` the number of ${what} counters on ${target} to ${one.text}${to.tail}` }
}

const asItIs: Readonly<Record<Kept, string>> = { damage: 'as damaged', readiness: 'ready or exhausted' }

/** ", ready or exhausted as she is,": the properties kept by the card just swapped. */
function keeping(s: Scope, keep: readonly Kept[]): string {
  if (keep.length === 0) return ''
  const { pron } = s.said.at(-1) ?? {}
  const kept = inList(
    keep.map((what) => asItIs[what]),
    'and',
  )
  return `, ${kept} as ${pron === 'he' || pron === 'she' ? pron : 'it'} is,`
}

/** All of a set: a divided amount goes among them. */
const hasNoPick = (to: Who): boolean =>
  typeof to === 'object' && !Array.isArray(to) && !['target', 'choose', 'random'].some((pick) => pick in to)

function discardParts(s: Scope, e: Extract<Plain, { do: 'discard' }>): Parts {
  if (e.what !== undefined && e.n === undefined) {
    s.zoneWord = 'from'
    const what = object(s, e, e.what, 'discarded')
    s.zoneWord = 'in'
    const from = e.what === 'self' && s.selfZone === 'hand' && !s.zoneSaid ? ' from your hand' : ''
    return { verb: 'discard', rest: ` ${what}${from}` }
  }
  const n = quantityText(s, e.n ?? 1)
  const cards = makeThing(s, { first: 'cards', later: 'those cards', plural: true })
  result(s, e, cards, 'discarded', 'the number of cards discarded this way')
  return { verb: 'discard', rest: ` ${counted(n, { one: 'card', many: 'cards' })}${n.tail}` }
}

function rollParts(s: Scope, e: Extract<Plain, { do: 'roll' }>): Parts {
  const noun = e.sides === 2 ? coinNoun : dieNoun
  const n = quantityText(s, e.n ?? 1)
  const plural = n.many || n.tail !== ''
  const t = makeThing(s, {
    first: noun.many,
    later: plural ? `those ${noun.many}` : `that ${noun.one}`,
    plural,
    noun: noun.one,
  })
  if (e.as) {
    t.key = `$${e.as}`
    const each = e.sides === 2 ? 'flipped' : 'rolled'
    bindRef(s, e.as, { thing: t, number: `the ${e.sides === 2 ? 'side' : 'number'} ${each}`, each })
  }
  return { verb: e.sides === 2 ? 'flip' : 'roll', rest: ` ${counted(n, noun)}${n.tail}` }
}

const zoneOnly = (zone: string): string => {
  if (zone === 'removed') return 'removed cards'
  const [kind = zone, of] = zone.split(':')
  return of ? `${of} ${kind}` : kind
}

/** A cost: "(2)", "[Activate]", "Destroy this ability". */
export function cost(s: Scope, e: Effect, within = false, payer: Who = 'you'): string {
  const own = (text: string): string => (within ? text : capital(text))
  if (e.do === 'try') return own(s.g.sentence(s, [e]))
  if (!isPlain(e)) throw new Unprintable(`"${e.do}" is not a cost`, e)
  if (e.do === 'activate') return '[Activate]'
  const by = 'by' in e ? e.by : undefined
  if (by !== undefined && by !== 'you') {
    const t = thing(s, by, 'each')
    const said = sayDoer(s, t)
    return own(`${said} ${predicate(s, e, t)}`)
  }
  s.subject = thing(s, payer, 'bare')
  s.actor = s.subject.you ? null : s.subject
  bindRef(s, 'by', { thing: s.subject })
  if (e.do === 'pay' && !within) return predicate(s, e, null).replace(/^pay /, '')
  return own(predicate(s, e, null))
}
