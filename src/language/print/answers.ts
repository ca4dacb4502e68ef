/** Prompts and answers in short imperative sentences: "Choose target ally for Crush", "Protect with Crazy Igvand". */
import type { Answer, Decision, Obj } from '../../state/types.ts'
import type { Effect } from '../types.ts'
import { isData, nodeText, type PrintCtx } from './context.ts'
import { capital, lower, withArticle } from './nouns.ts'
import { printCost, printEffects, printWho } from './print.ts'

/** What a decision asks of its seat. */
export function promptOf(d: Decision, ctx: PrintCtx): string {
  const text = question(d, ctx)
  const joint = d.joint && d.joint.length > 1 ? `The raiders decide together: ${keepName(text)}` : text
  return joint + count(d)
}

const keepName = (text: string): string =>
  /^(Choose|Discard|Pass|Keep|Play|Take|Pay)\b/.test(text) ? lower(text) : text

/** " (1 of 2 chosen)". */
function count(d: Decision): string {
  const { picked, max } = d.about
  if (!picked || max === undefined || max <= 1) return ''
  return picked.length > 0 ? ` (${picked.length} of ${max} chosen)` : max < 50 ? ` (up to ${max})` : ''
}

function question(d: Decision, ctx: PrintCtx): string {
  const card = d.about.card ? ctx.name(d.about.card) : ''
  const of = card ? ` for ${card}` : ''
  switch (d.kind) {
    case 'priority':
      return priority(d.about.window ?? '')
    case 'mulligan':
      return 'Keep this hand, or take a mulligan'
    case 'x':
      return `Choose X${of}`
    case 'mode':
      return `Choose what ${card || 'it'} does`
    case 'target':
      return `Choose ${pickText(d, ctx, 'a target')}${of}`
    case 'cost':
      return costPrompt(d, ctx, card)
    case 'attacker-target':
      return card ? `Choose what ${card} attacks` : 'Choose what to attack'
    case 'strike':
      return card ? `Choose a weapon for ${card} to strike with` : 'Choose a weapon to strike with'
    case 'protect':
      return card ? `Choose who protects against ${card}` : 'Choose a protector'
    case 'armor':
      return `Prevent damage with armor?${packet(d, ctx)}`
    case 'replace':
      return `Choose what applies first${packet(d, ctx)}`
    case 'choose':
      return `Choose ${pickText(d, ctx, 'one')}${of}`
    case 'number':
      return d.about.why ? capital(d.about.why) : `Choose a number${of}`
    case 'yes-no':
      return yesNo(d, ctx, card)
    case 'order':
      return 'Choose which triggered power is added to the chain first'
    case 'discard':
      return 'Discard a card'
    case 'unique':
      return 'Choose one of these to be destroyed: you control too many of its kind'
    case 'face':
      return `Place ${card || 'the resource'} face up or face down`
  }
}

const windows: Readonly<Record<string, string>> = {
  proposed: 'An attack is proposed',
  attack: 'Attack window',
  protect: 'Protect point',
  defend: 'Defend window',
  conclusion: 'Combat conclusion',
}

function priority(window: string): string {
  return windows[window] ? `${windows[window]}: act or pass` : 'Act or pass'
}

/** "target opposing ally", from the set that asks. */
function pickText(d: Decision, ctx: PrintCtx, fallback: string): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  const set = setIn(node)
  if (!set)
    return nodeText(node, ctx, d.about.card) && isData(node) && !('do' in node)
      ? nodeText(node, ctx, d.about.card)
      : fallback
  if (!('among' in set)) return nodeText(set, ctx, d.about.card) || fallback
  const kind =
    typeof set.is === 'string'
      ? printWho({ choose: 1, is: set.is as 'card', in: 'hand' }, ctx.words).replace(/ in any hand$/, '')
      : ''
  return kind ? `${kind} among these` : 'one of these'
}

/** The picking set in a piece of data: the piece itself, or the first one in its roles. */
function setIn(node: unknown): Readonly<Record<string, unknown>> | null {
  if (!isData(node)) return null
  if (['target', 'choose', 'random', 'top'].some((k) => k in node)) return node
  if (!('do' in node)) return null
  for (const role of ['what', 'to', 'from', 'by', 'of']) {
    const found = setIn(node[role])
    if (found) return found
  }
  return null
}

function costPrompt(d: Decision, ctx: PrintCtx, card: string): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  const of = card ? ` of ${card}` : ''
  if (isData(node) && 'do' in node)
    return `Pay the cost${of}: ${lower(printCost([node as Effect], ctx.words, ctx.def(d.about.card ?? 0) ?? undefined))}`
  const pick = pickText(d, ctx, '')
  return pick ? `Pay the cost${of}: choose ${pick}` : `Pay the cost${of}`
}

/** "Trample: exhaust target ally?" */
function yesNo(d: Decision, ctx: PrintCtx, card: string): string {
  if (d.about.why) return capital(d.about.why)
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  const def = ctx.def(d.about.card ?? 0) ?? undefined
  const these = isData(node) && Array.isArray(node.these) ? (node.these as Effect[]) : null
  const text = these ? printEffects(these, ctx.words, def) : nodeText(node, ctx, d.about.card)
  const front = card ? `${card}: ` : ''
  return text ? `${front}${text.replace(/\.$/, '')}?` : front ? `${front}do it?` : 'Do it?'
}

/** " (5 fire damage from Onyxia to Warrax)". */
function packet(d: Decision, ctx: PrintCtx): string {
  const p = d.about.packet
  if (!p) return ''
  const kind = p.types.length > 0 ? `${p.types.join(' and ')} ` : ''
  return ` (${p.n} ${kind}damage from ${ctx.name(p.by)} to ${ctx.name(p.to)})`
}

/** One answer, as a button or a line says it. */
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
      return `Place ${card} as a resource, face ${a.n === 1 ? 'up' : 'down'}`
    case 'complete':
      return `Complete ${card}${rewardOf(a, ctx)}`
    case 'attack':
      return `Attack with ${card}`
    case 'pick':
      return pick(d, card, ctx)
    case 'done':
      return 'Done'
    case 'yes':
      return 'Yes'
    case 'no':
      return 'No'
    case 'number':
      return d.kind === 'x' ? `X is ${a.n ?? 0}` : String(a.n ?? 0)
    case 'mode':
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

function pass(d: Decision): string {
  if (d.kind === 'strike') return "Don't strike"
  if (d.kind === 'protect') return "Don't protect"
  if (d.kind === 'armor' || d.kind === 'replace') return 'Take the damage'
  return 'Pass'
}

/** " (2+X)": the printed cost. */
function costOf(a: Answer, ctx: PrintCtx): string {
  const def = ctx.def(a.card ?? 0)
  if (!def || def.cost === undefined) return def?.x ? ' (X)' : ''
  return ` (${def.cost}${def.x ? '+X' : ''})`
}

function strikeOf(card: Obj, ctx: PrintCtx): string {
  const cost = ctx.def(card)?.strike
  return cost === undefined ? '' : ` (${cost})`
}

/** "Use Warrax: (1), Flip Warrax >>> Warrax has Protector this turn." */
function useText(a: Answer, card: string, ctx: PrintCtx): string {
  const text = a.code ? nodeText(ctx.node(a.code), ctx, a.card) : ''
  return text ? `Use ${card}: ${text.replace(/\.$/, '')}` : `Use ${card}`
}

function rewardOf(a: Answer, ctx: PrintCtx): string {
  const node = a.code ? ctx.node(a.code) : undefined
  if (!isData(node) || !Array.isArray(node.pay)) return ''
  return ` (${printCost(node.pay as Effect[], ctx.words, ctx.def(a.card ?? 0) ?? undefined).replace(/^\((.*)\)$/, '$1')})`
}

/** A pick says what will be done with it, where that is plain. */
function pick(d: Decision, card: string, ctx: PrintCtx): string {
  if (d.kind === 'attacker-target') return `Attack ${card}`
  if (d.kind === 'discard') return `Discard ${card}`
  if (d.kind === 'unique') return `Destroy ${card}`
  const node = d.kind === 'cost' && d.about.code ? ctx.node(d.about.code) : undefined
  if (isData(node) && (node.do === 'exhaust' || node.do === 'destroy' || node.do === 'discard'))
    return `${capital(node.do)} ${card}`
  return capital(card)
}

function modeText(d: Decision, n: number, ctx: PrintCtx): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  const mode = isData(node) && Array.isArray(node.of) ? node.of[n] : undefined
  return nodeText(mode, ctx, d.about.card).replace(/\.$/, '') || `Mode ${n + 1}`
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
  const text = a.code ? nodeText(ctx.node(a.code), ctx, a.card).replace(/\.$/, '') : ''
  return `${card || capital(withArticle('triggered power'))}${text ? `: ${text}` : ''}`
}
