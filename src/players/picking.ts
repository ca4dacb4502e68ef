/** Picks, modes, numbers and the like: each answer is tried on the text that asks. */
import type { Answer, Decision, Obj, Seat } from '../engine/types.ts'
import type { CardDef, Effect, Power, SetWho } from '../language/types.ts'
import { isPlayer, playerObj } from '../state/ids.ts'
import { capped, ongoing, playValue, thenOf } from './actions.ts'
import { bind } from './bindings.ts'
import { frame, type ReadFrame } from './frame.ts'
import { cardWords, effectWords } from './in-print.ts'
import { judgeText } from './judge.ts'
import { onceForEach } from './once.ts'
import { deedsOf } from './outcome.ts'
import { counted, type Deed, type Telling } from './outcome-words.ts'
import { bindPicks, firstPick } from './picks.ts'
import { follow, pieces } from './pointer.ts'
import { because, type Part, plainReason, type Reason, sentenceOf } from './reason.ts'
import { cardOf, defOf, handOf, healthLeft, heroOf, linkView, seatView, sideOfObj, type Table } from './table.ts'
import { deedsOfCard, saidOf } from './telling.ts'
import type { Weighed } from './types.ts'
import { worth, worthKeeping } from './worth.ts'
import { priceInX } from './xs.ts'

/** The text that asks, and its "you". */
interface Asking {
  f: ReadFrame
  card: Obj
  def: CardDef | undefined
  pick: SetWho | null
  effect: Effect | undefined
  text: readonly Effect[]
  power: Power | undefined
}

export function asking(t: Table, d: Decision): Asking {
  const link = linkView(t, d.about.link)
  const card = d.about.card || link?.card || 0
  const you: Seat = link?.controller ?? cardOf(t, card)?.controller ?? t.me
  const found = follow(t.words, d.about.code) ?? follow(t.words, link?.code)
  const part = found ? pieces(found) : undefined
  const def = defOf(t, card) ?? found?.def
  const text = part?.text ?? def?.text ?? []
  const f = frame(you, card, cardOf(t, card)?.host ?? 0, link?.x ?? 0)
  const pick = part?.pick ?? firstPick(part?.effect ?? text, f) ?? (def?.attach ? firstPick(def.attach, f) : null)
  return { f, card, def, pick, effect: part?.effect, text, power: part?.power }
}

export function weighPick(t: Table, d: Decision): Weighed[] {
  const ask = asking(t, d)
  return d.answers.map((a, answer): Weighed => {
    if (a.do !== 'pick' || a.card === undefined)
      return {
        answer,
        score: a.do === 'done' ? 0.01 : 0,
        say: () => because(t)`${sourceOf(ask)}: ${d.kind === 'target' ? 'no more targets' : 'nothing more'}.`,
      }
    const obj = a.card
    return { answer, score: pickScore(t, d, ask, obj), say: () => saidOfPick(t, d, ask, obj) }
  })
}

const sourceOf = ({ card, def }: Asking): Part => ({ of: card, as: def?.name ?? 'this' })

function saidOfPick(t: Table, { kind }: Decision, ask: Asking, obj: Obj): Reason {
  if (kind === 'discard') return because(t)`Discards ${{ of: obj }}, its weakest card.`
  const source = sourceOf(ask)
  if (kind === 'cost') return because(t)`Pays with ${{ of: obj }} for ${source}.`
  const { def, pick, f, text } = ask
  const own = pick ? bindPicks(f, pick, [obj]) : f
  const deeds = (told: Telling): Deed[] =>
    pick && def?.attach === pick ? deedsOfCard(told, { ...own, host: obj }, def) : deedsOf(told, own, text)
  return saidOf(t, [source], pick ? deeds : () => [], () => inPrint(t, [source, ' on ', { of: obj }], ask))
}

/** The text that asks, where nothing else can be told. */
const inPrint = (t: Table, subject: readonly Part[], { text, def }: Asking, some = text): Reason =>
  sentenceOf(t, [...subject, ': ', effectWords(t, some, def) || (def ? cardWords(t, def) : ''), '.'])

/** What each pick brings by itself. */
export const gainsOf = onceForEach((t: Table, d: Decision): ReadonlyMap<Obj, number> => {
  const ask = asking(t, d)
  return new Map(
    d.answers.flatMap(({ do: what, card }) => (what === 'pick' && card ? [[card, gainOf(t, d, ask, card)]] : [])),
  )
})

function pickScore(t: Table, d: Decision, ask: Asking, obj: Obj): number {
  if (d.kind === 'discard') return -worthKeeping(t, obj, t.me)
  if (!ask.pick) return blind(t, obj)
  const gain = gainOf(t, d, ask, obj)
  return gain + (gain === 0 ? 0.01 * blind(t, obj) : 0)
}

function gainOf(t: Table, d: Decision, ask: Asking, obj: Obj): number {
  const { def, pick, f } = ask
  if (!pick) return 0
  if (def?.attach === pick) {
    const host = { ...bindPicks(f, pick, [obj]), host: obj }
    return capped(t, host, judgeText(t, host, def.text ?? []) + ongoing(t, host, def.powers ?? []))
  }
  const before = inOrder(ask.text) ? (d.about.picked ?? []) : [] // 707.1d: which amount it would get
  const had = before.length === 0 ? 0 : judgeText(t, bindPicks(f, pick, before), ask.text)
  return judgeText(t, bindPicks(f, pick, [...before, obj]), ask.text) - had
}

/** Whether each of several targets gets a different amount. */
const inOrder = (text: readonly Effect[]): boolean =>
  text.some((e) => (e.do === 'deal' || e.do === 'heal') && Array.isArray(e.n))

/** If there is no text to judge by: the opponents' best card, or our least. */
function blind(t: Table, obj: Obj): number {
  const side = sideOfObj(t, obj)
  if (isPlayer(obj)) return side
  const card = cardOf(t, obj)
  if (!card) return 0
  if (card.zone === 'hand')
    return side > 0 ? -worthKeeping(t, obj, card.controller) : worthKeeping(t, obj, card.controller)
  return -side * worth(t, card)
}

export function weighMode(t: Table, d: Decision): Weighed[] {
  const ask = asking(t, d)
  const { f, effect, text } = ask
  const modal = effect?.do === 'modes' ? effect : text.find((e) => e.do === 'modes')
  return d.answers.map((a, answer) => {
    const mode = modal?.do === 'modes' ? modal.of[a.n ?? answer] : undefined
    return {
      answer,
      score: mode ? judgeText(t, f, mode) : -answer,
      say: () =>
        saidOf(
          t,
          [sourceOf(ask)],
          (told) => deedsOf(told, f, mode ?? []),
          () => inPrint(t, [sourceOf(ask)], ask, mode),
        ),
    }
  })
}

/** X, an amount of damage to put, a die: the number that makes the text worth most. */
export function weighNumber(t: Table, d: Decision): Weighed[] {
  if (d.about.secret) return weighBid(t, d)
  const ask = asking(t, d)
  return d.answers.map((a, answer): Weighed => {
    const n = a.n ?? 0
    const score = a.do === 'number' ? numberScore(t, d, ask, n) : 0
    return { answer, score, say: () => saidOfNumber(t, d, ask, n) }
  })
}

function saidOfNumber(t: Table, { kind, about: { share } }: Decision, ask: Asking, n: number): Reason {
  const [taker] = share?.rooms[0] ?? []
  if (share && taker !== undefined) return because(t)`${{ of: taker }} takes ${n || 'none'} of the ${share.total}.`
  const source = sourceOf(ask)
  const { effect, text, power, def, f } = ask
  const own = kind === 'x' || !effect?.as ? { ...f, x: n } : { ...f, numbers: bind(f.numbers, effect.as, n) }
  const deeds = (told: Telling): Deed[] =>
    kind === 'x' && def && !power
      ? deedsOfCard(told, own, def)
      : deedsOf(told, own, power && 'pay' in power ? thenOf(power) : text)
  return saidOf(t, [`With ${n}, `, source], deeds, () => inPrint(t, [`With ${n}, `, source], ask))
}

/** Where players outdo each other in secret: as much as their hero could lose without danger. */
function weighBid(t: Table, d: Decision): Weighed[] {
  const hero = heroOf(t, t.me)
  const bid = hero ? Math.floor(healthLeft(hero) / 6) : 0
  return d.answers.map(({ n = 0 }, answer) => ({
    answer,
    score: -Math.abs(n - bid),
    say: () => ({
      ...plainReason(`Bids ${n}: a hero with ${hero ? healthLeft(hero) : 0} health left can lose that.`),
      own: true,
    }),
  }))
}

/** The word that makes the rest of the text worth most. */
export function weighWord(t: Table, d: Decision): Weighed[] {
  const ask = asking(t, d)
  const { f, effect, text } = ask
  return d.answers.map(({ word = '' }, answer): Weighed => {
    const own = { ...f, words: bind(f.words, effect?.as ?? '', word) }
    const say = () =>
      saidOf(
        t,
        [`With “${word}”, `, sourceOf(ask)],
        (told) => deedsOf(told, own, text),
        () => inPrint(t, [`With “${word}”, `, sourceOf(ask)], ask),
      )
    return { answer, score: judgeText(t, own, text), say }
  })
}

function numberScore(t: Table, d: Decision, ask: Asking, n: number): number {
  const { effect, f } = ask
  if (d.kind === 'x') return xScore(t, ask, n)
  const name = effect?.as
  if (effect?.do === 'put' && name && ask.def?.text) return playValue(t, ask.card, { number: n })
  const numbers = name ? bind(f.numbers, name, n) : f.numbers
  return judgeText(t, { ...f, numbers }, ask.text) + 0.01 * n * (f.you === t.me ? 1 : -1)
}

/** The score of a value of X: the worth of the power's effects or of playing the card, minus the cost in resources and anything else. */
function xScore(t: Table, { card, f, power }: Asking, x: number): number {
  if (!power || !('pay' in power)) return playValue(t, card, { x }) - 0.001 * x
  const text = [...priceInX(power.pay), ...thenOf(power)]
  return judgeText(t, { ...f, x }, text) - (power.pay.some((e) => e.do === 'pay' && e.n === 'X') ? 0.3 : 0.001) * x
}

export function weighYesNo(t: Table, d: Decision): Weighed[] {
  const ask = asking(t, d)
  const { f, effect, text } = ask
  const tried = effect?.do === 'try' ? effect : text.find((e) => e.do === 'try')
  const names = tried?.as ? bind(f.names, tried.as, [playerObj(t.me)]) : f.names
  const own: ReadFrame = { ...f, names, decider: t.me }
  const yes = tried?.do === 'try' ? judgeText(t, own, [...tried.these, ...(tried.then ?? [])]) : judgeText(t, f, text)
  const no = tried?.do === 'try' ? judgeText(t, f, tried.else ?? []) : 0
  const gain = yes - no
  return d.answers.map((a, answer) => ({
    answer,
    score: a.do === 'yes' ? gain - 0.05 : 0,
    say: () =>
      saidOfYes(t, ask, { yes: a.do === 'yes', text: tried ? [...tried.these, ...(tried.then ?? [])] : text, f: own }),
  }))
}

/** What it brings, or what is done without. */
function saidOfYes(
  t: Table,
  ask: Asking,
  { yes, text, f }: { yes: boolean; text: readonly Effect[]; f: ReadFrame },
): Reason {
  const source = sourceOf(ask)
  const deeds = (told: Telling): Deed[] => {
    told.open ||= !yes
    return deedsOf(told, f, text)
  }
  const subject = yes ? [source] : ['Does without it: ', source]
  return saidOf(t, subject, deeds, () => inPrint(t, subject, ask, text))
}

/** Keeps a hand if some of it can be played in the first turns (101.2). */
export function weighMulligan(t: Table, d: Decision): Weighed[] {
  const hand = handOf(t).map((id) => defOf(t, id))
  const boss = !!seatView(t, t.me)?.boss
  const early = hand.filter((def) => def && (def.cost ?? 9) <= (boss ? 2 : 3) && def.type !== 'quest').length
  const good = early >= 2
  return d.answers.map((a: Answer, answer) => ({
    answer,
    score: a.do === 'keep' ? (good ? 1 : 0) : good ? 0 : 1,
    say: () => ({
      ...plainReason(
        good ? `Keeps: ${early} cards to play early.` : `Mulligan: only ${counted(early, 'card')} to play early.`,
      ),
      own: true,
    }),
  }))
}
