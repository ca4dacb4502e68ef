/** Answers as words for a button or a line: "Play Crush (1)", "Protect with Crazy Igvand". */
import { must } from '../../state/must.ts'
import type { Answer, Decision, Obj } from '../../state/types.ts'
import { isEffect, wordsIn } from '../nodes.ts'
import { capital, inList, lower, withArticle } from '../phrases.ts'
import { zonesToSearch } from '../search.ts'
import { tokenDef } from '../tokens.ts'
import type { Effect } from '../types.ts'
import { heard, isData, nodeText, ownWords, type PrintCtx, pieceText, withoutCost } from './context.ts'
import { printCost } from './print.ts'
import { costNode } from './prompts.ts'

/** One answer, as on a button or in a line. */
export function answerText(d: Decision, a: Answer, ctx: PrintCtx): string {
  const card = a.card === undefined ? '' : ctx.name(a.card)
  switch (a.do) {
    case 'pass':
      return pass(d)
    case 'play':
      return `Play ${card}${costOf(a, ctx)}`
    case 'use':
      return useText(a, card, ctx)
    case 'place':
      return `Resource${sideOf(d, a)}: ${card}`
    case 'show':
      return 'Say which card in hand this is…'
    case 'complete':
      return `Complete ${card}${rewardOf(a, ctx)}`
    case 'attack':
      return `Attack with ${card}`
    case 'pick':
      return pick(d, a, card, ctx)
    case 'done':
      return d.kind === 'arrange' ? stay(d, ctx) : 'Done'
    case 'yes':
      return 'Yes'
    case 'no':
      return 'No'
    case 'number':
      return numberText(d, a, ctx)
    case 'mend':
      return 'Put something right…'
    case 'word':
      return a.word ?? ''
    case 'mode':
      if (d.kind === 'arrange') return arranged[a.n ?? 0] ?? 'Arrange them otherwise'
      return modeText(d, a.n ?? 0, ctx)
    case 'strike':
      return `Strike with ${card}${strikeOf(a.card ?? 0, ctx)}`
    case 'protect':
      return `Protect with ${card}`
    case 'prevent':
      return preventText(a, card, ctx)
    case 'trigger':
      return triggerText(a, card, ctx)
    case 'keep':
      return 'Keep this hand'
    case 'mulligan':
      return 'Take a mulligan'
    case 'up':
      return 'Face up'
    case 'down':
      return 'Face down'
  }
}

/** The side that is up, if the card can be placed either way. */
const sideOf = ({ answers }: Decision, { card, n }: Answer): string => {
  if (n === 1) return ', face up'
  return answers.some((one) => one.do === 'place' && one.card === card && one.n === 1) ? ', face down' : ''
}

/** R304: the ready-made arrangements. */
const arranged: readonly string[] = [
  'Spread them out, the weakest farthest from the middle of the table',
  'Put them side by side along your edge of the table, the weakest outermost',
  'Spread them out, your hero farthest from the middle of the table',
]

const stay = (d: Decision, ctx: PrintCtx): string =>
  d.about.picked ? `Leave ${ctx.name(d.about.picked[0] ?? 0)} where it lies` : 'Leave them as they lie'

/** "X is 3"; a way to pay, or the part to pay next, if there are several; a plain number. */
function numberText(d: Decision, a: Answer, ctx: PrintCtx): string {
  const n = a.n ?? 0
  if (d.kind === 'x') return `X is ${n}`
  if (d.kind === 'arrange') return `${n} mm`
  if (d.kind === 'choose' && a.word !== undefined) return a.word
  if (d.kind !== 'cost' || d.about.code) return String(n)
  const def = ctx.def(d.about.card ?? 0)
  const node = a.code ? ctx.node(a.code) : undefined
  if (node === undefined) return def?.cost === undefined ? 'Pay the printed cost' : `Pay (${costText(def)})`
  const list = [node].flat().filter(isEffect)
  return list.length === 0 ? 'Pay nothing for it' : printCost(list, ctx.words, def ?? undefined)
}

function pass(d: Decision): string {
  if (d.kind === 'strike') return "Don't strike"
  if (d.kind === 'protect') return 'Let it through'
  if (d.kind === 'armor' || d.kind === 'replace') return 'Take the damage'
  return 'Pass'
}

/** '3', 'X' or '2+X' (201.3); '' for a card without cost. */
export const costText = ({ cost, x }: { cost?: number | null; x?: boolean }): string =>
  x ? (cost ? `${cost}+X` : 'X') : `${cost ?? ''}`

/** " (2+X)": the printed cost. */
function costOf(a: Answer, ctx: PrintCtx): string {
  const def = ctx.def(a.card ?? 0)
  const cost = costText(def ?? {})
  return cost && ` (${cost})`
}

function strikeOf(card: Obj, ctx: PrintCtx): string {
  const cost = ctx.def(card)?.strike
  return cost === undefined ? '' : ` (${cost})`
}

/** "Flip Warrax (1): Protector this turn. Once per game.", "Use Freya Lightsworn (exhaust): She heals 3 damage from target hero or ally" */
function useText(a: Answer, card: string, ctx: PrintCtx): string {
  const node = a.code ? ctx.node(a.code) : undefined
  const text = withoutCost(nodeText(node, ctx, a.card)).replace(/\.$/, '')
  if (!isData(node) || !Array.isArray(node.pay)) return text ? `Use ${card}: ${text}` : `Use ${card}`
  const def = ctx.def(a.card ?? 0) ?? undefined
  const pay = node.pay as Effect[]
  const flips = pay.some((e) => e.do === 'flip' && e.what === 'self')
  const paid = pay.filter((e) => !(e.do === 'flip' && e.what === 'self'))
  const said = printCost(paid, ctx.words, def)
  const cost = node.by === undefined ? heard(said, ctx, a.card ?? 0) : said
  const price = cost.replace(/[()[\]]/g, '').replace('Activate', 'exhaust')
  const once = flips && def?.type === 'hero' && !def.back ? '. Once per game.' : ''
  const own = ownWords(a.code, ctx, a.card ?? 0)
  if (own) return price ? `${own}: ${lower(price)}` : own
  const does = text.replace(/^[^.,]{1,40}? has (?=[A-Z])/, '').replace(restriction, '')
  return `${flips ? 'Flip' : 'Use'} ${card}${price ? ` (${lower(price)})` : ''}: ${capital(does)}${once}`
}

/** The limits on a power's use: whoever sees the answer may use it. */
const restriction = /\. (?:Only [^.]* can use this power|Use this power only|Use only)\b[^.]*/g

function rewardOf(a: Answer, ctx: PrintCtx): string {
  const node = a.code ? ctx.node(a.code) : undefined
  if (!isData(node) || !Array.isArray(node.pay)) return ''
  return ` (${printCost(node.pay, ctx.words, ctx.def(a.card ?? 0) ?? undefined).replace(/^\((.*)\)$/, '$1')})`
}

/** Names a pick by the action that follows, if that is simple. */
function pick(d: Decision, a: Answer, card: string, ctx: PrintCtx): string {
  if (d.kind === 'attacker-target') return `${a.n === 1 ? 'Sabotage' : 'Attack'} ${card}`
  if (d.kind === 'discard') return `Discard ${card}`
  if (d.kind === 'arrange') return `Move ${card}`
  if (d.kind === 'unique') return `Destroy ${card}`
  const node = d.kind === 'cost' ? costNode(d, ctx) : null
  if (node && (node.do === 'exhaust' || node.do === 'destroy' || node.do === 'discard'))
    return `${capital(node.do)} ${card}`
  return capital(card)
}

function modeText(d: Decision, n: number, ctx: PrintCtx): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  if (isData(node) && node.do === 'search') return capital(inList(must(zonesToSearch(wordsIn(node.in))[n]), 'and'))
  if (isData(node) && Array.isArray(node.token)) return tokenDef(node.token[n]).name
  const text = d.about.code ? pieceText(`${d.about.code}.of.${n}`, ctx, d.about.card) : ''
  const mode = isData(node) && Array.isArray(node.of) ? node.of[n] : undefined
  return (text || nodeText(mode, ctx, d.about.card)).replace(/\.$/, '') || `Mode ${n + 1}`
}

/** "Exhaust Golem Skull Helm (3 DEF) to prevent damage", or the modifier that prevents or replaces. */
function preventText(a: Answer, card: string, ctx: PrintCtx): string {
  if (a.code) return modifier(a, card, ctx)
  const def = a.card === undefined ? undefined : ctx.def(a.card)?.def
  return `Exhaust ${card}${def === undefined ? '' : ` (${def} DEF)`} to prevent damage`
}

function modifier(a: Answer, card: string, ctx: PrintCtx): string {
  const text = nodeText(ctx.node(a.code!), ctx, a.card).replace(/\.$/, '')
  return card ? `${card}${text ? `: ${text}` : ''}` : text || 'Apply it'
}

function triggerText(a: Answer, card: string, ctx: PrintCtx): string {
  const text = pieceText(a.code, ctx, a.card).replace(/\.$/, '')
  const of = a.of && a.of !== a.card ? ` (${ctx.name(a.of)})` : ''
  return `${card || capital(withArticle('triggered power'))}${text ? `: ${text}` : ''}${of}`
}
