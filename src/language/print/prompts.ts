/** Prompts: short imperative sentences, "Choose target ally for Crush". */
import type { Decision, Obj, Share } from '../../state/types.ts'
import { isEffect, isEffects, replaced } from '../nodes.ts'
import { capital, inList, inWords, lower, objectives } from '../phrases.ts'
import type { Effect } from '../types.ts'
import {
  type Attack,
  heard,
  isData,
  nodeText,
  ownWords,
  type PrintCtx,
  pieceText,
  powerAt,
  sideText,
  withoutCost,
} from './context.ts'
import { linkTitle } from './links.ts'
import { printCost, printEffects, printWho } from './print.ts'

/** The question of a decision. */
export function promptOf(d: Decision, ctx: PrintCtx): string {
  const { card = 0, code = '' } = d.about
  const own = isPower(code) ? '' : ownWords(code, ctx, card)
  if (own) return `${ctx.name(card)}: ${lower(own)}${count(d, own)}`
  const text = question(d, ctx)
  return (d.joint && d.joint.length > 1 ? jointly(text) : text) + count(d, text)
}

/** A whole power, whose own words name the act. */
const isPower = (code: string): boolean => powerAt(code) !== '' && code.endsWith(powerAt(code))

/** "Seize the Moment: which raider?" */
function jointly(text: string): string {
  const [, choose = '', card = ''] = /^Choose (.*) for (.+?)$/.exec(text) ?? []
  const [, which = ''] =
    /^(?:an?|one|one of the|1) (player|raider|opponent|hero|ally|character|resource)\b/.exec(choose) ?? []
  return which ? `${card}: which ${which}?` : card ? `${card}: choose ${choose}` : text
}

/** The text of the asking card: the power or text with the question, without its cost; '' if `prompt` already has it all. */
export function saysOf(d: Decision, prompt: string, ctx: PrintCtx): string {
  const { card, code = '' } = d.about
  const def = card && ofCards.includes(d.kind) ? ctx.def(card) : null
  if (!def || (code && !code.startsWith(`${def.name}#`))) return ''
  const whole = powerAt(code) || 'text'
  const piece = code.endsWith('#attach') ? '' : withoutCost(pieceText(`${def.name}#${whole}`, ctx, card))
  const text = piece || sideText(def, ctx, card ?? 0)
  const told = (said: string): string => said.toLowerCase().replace(/[^a-z0-9]/g, '')
  return told(prompt).includes(told(text)) ? '' : text
}

/** The kinds of question that a card's text explains. */
const ofCards: readonly Decision['kind'][] = ['x', 'mode', 'target', 'choose', 'number', 'yes-no', 'cost', 'arrange']

/** " (1 of 2 chosen)", " (up to 3)". */
function count(d: Decision, text: string): string {
  const { picked, min, max } = d.about
  if (!picked || max === undefined || max <= 1) return ''
  if (picked.length > 0) return ` (${picked.length} of ${max} chosen)`
  return min === max || /\b(up to|any number)\b/.test(text) ? '' : ` (up to ${max})`
}

function question(d: Decision, ctx: PrintCtx): string {
  const asks = d.about.card ?? 0
  const card = asks < 0 || (asks > 0 && ctx.def(asks)) ? ctx.name(asks) : ''
  const of = card ? ` for ${card}` : ''
  switch (d.kind) {
    case 'priority':
      return priority(d.about.window ?? '', ctx)
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
      return protect(d, ctx)
    case 'armor':
      return `Prevent damage with armor?${packet(d, ctx)}`
    case 'replace':
      return `Choose what applies first${packet(d, ctx)}`
    case 'choose':
      if (d.about.why === 'real')
        return d.about.whose === undefined
          ? 'Which card is it?'
          : `Which of ${ctx.seatName(d.about.whose)}'s cards is it?`
      if (d.about.why === 'mend') return card ? `Put ${card} right` : 'Put something right'
      if (d.rule === '101.1') return 'Choose who takes the first turn'
      if (naming(d, ctx)) return naming(d, ctx) + of
      if (d.rule === '712.8') return guessPrompt(d, ctx)
      if (d.rule === '717.4b') return `Choose who is dealt the damage instead${packet(d, ctx)}`
      if (d.rule === '802.2') return 'Choose whose damage is processed next'
      if (d.rule === '415.3c') return orderPrompt(d, ctx, card)
      return d.rule === '802' ? `Choose which comes next${of}` : `Choose ${pickText(d, ctx, 'one')}${of}`
    case 'number':
      return naming(d, ctx) ? naming(d, ctx) + of : numberPrompt(d, ctx, of)
    case 'yes-no':
      return yesNo(d, ctx, card)
    case 'order':
      return 'Choose which triggered power is added to the chain first'
    case 'discard':
      return d.about.min === d.about.max && (d.about.max ?? 1) > 1
        ? `Discard ${inWords(d.about.max!)} cards`
        : 'Discard a card'
    case 'unique':
      return d.answers.length === 2
        ? 'You can keep only one of these. Destroy which?'
        : 'You have one too many. Destroy which?'
    case 'arrange':
      return arrangePrompt(d, ctx, card)
    case 'face':
      return `Place ${card || 'the resource'} face up or face down`
  }
}

/** "Big Game Hunter: order the cards under the deck. Which comes next?" (415.3c). */
function orderPrompt(d: Decision, ctx: PrintCtx, card: string): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  const under = isData(node) && node.at === 'bottom'
  const text = `order the cards ${under ? 'under' : 'on'} the deck. Which comes next?`
  return card ? `${card}: ${text}` : capital(text)
}

/** "Name a card", "Choose a number from 1 to 6": the question for a word or a number; '' for all else. */
function naming(d: Decision, ctx: PrintCtx): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  return isData(node) && node.do === 'name'
    ? capital(pieceText(d.about.code, ctx, d.about.card).replace(/\.$/, ''))
    : ''
}

/** "Guess whether it is a card of that card type: ally", with the words chosen before. */
function guessPrompt(d: Decision, ctx: PrintCtx): string {
  const text = pieceText(d.about.code, ctx, d.about.card).replace(/\.$/, '')
  const whether = /\bguess(?:es)? (.*)$/.exec(text)?.[1] ?? 'which'
  return `Guess ${[whether, ...(ctx.chosen ?? [])].join(': ')}`
}

/** R304: the places of a player's characters before something falls on the table; in millimetres, as they see their play area. */
function arrangePrompt(d: Decision, ctx: PrintCtx, card: string): string {
  const moved = d.about.picked?.[0]
  if (moved === undefined) return `Arrange your characters: ${card || 'a card'} is about to fall on the table`
  const from = d.about.site === 'x' ? 'left edge of your play area' : 'far edge, towards the middle of the table'
  return `Move ${ctx.name(moved)}: how many millimetres from the ${from}?`
}

/** "Onyxia attacks Freya Lightsworn for 1 (fatal). Protect her?" */
function protect(d: Decision, ctx: PrintCtx): string {
  const { card = 0 } = d.about
  const front = ctx.attack ? `${attackText(ctx.attack, ctx)}. ` : ''
  return `${front}Protect ${front ? objective(card, ctx) : ctx.name(card)}?`
}

/** "Onyxia attacks Freya Lightsworn for 1 fire (fatal)". */
function attackText({ by, to, blow, fatal, sabotage }: Attack, ctx: PrintCtx): string {
  const whom = inList(to.map(ctx.name), 'and')
  const hard = blow && !sabotage ? ` for ${blow}${fatal ? ' (fatal)' : ''}` : ''
  return `${ctx.name(by)} ${sabotage ? 'sabotages' : 'attacks'} ${whom}${hard}`
}

/** "her"; the name, if no pronoun is defined. */
function objective(o: Obj, ctx: PrintCtx): string {
  const they = ctx.def(o)?.they
  return they ? objectives[they] : ctx.name(o)
}

/** The subject of a response: the attack, or the next link to resolve. */
function priority(window: string, ctx: PrintCtx): string {
  if (ctx.next && ctx.next.kind !== 'proposal') return `${capital(linkTitle(ctx.next, ctx))} resolves next. Respond?`
  if (!ctx.attack) return window === 'end' ? 'Before this turn ends: act or pass' : 'Act or pass'
  if (window === 'conclusion') return 'The blows have been dealt. Act or pass'
  const last = window === 'defend' ? 'Last chance before damage: ' : ''
  return `${last}${attackText(ctx.attack, ctx)}. Respond?`
}

/** "target opposing ally", from the asking set, as seen by the one who answers. */
function pickText(d: Decision, ctx: PrintCtx, fallback: string): string {
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  if (isData(node) && node.do === 'search') return pieceText(`${d.about.code}.for`, ctx, d.about.card) || fallback
  const set = setIn(node)
  if (set && 'among' in set) return amongText(d, set, ctx)
  const known = set ? bounded(set, d.about) : null
  const own = d.seat === ctx.you
  const whose = (text: string): string => mine(isData(set?.by) || ctx.foreign ? text.replace(whosePick, '') : text, own)
  if (known) return whose(nodeText(known, ctx, d.about.card))
  const whole = set === node || set === null
  const text = whole ? pieceText(d.about.code, ctx, d.about.card) : nodeText(set, ctx, d.about.card)
  if (text === '' || (set === null && isData(node) && 'do' in node)) return fallback
  return whose(text)
}

/** Phrases about owners; the choosing player may be another (`by` of the set), and can see it from the answers. */
const whosePick = / (in (his|her|its|their) party|(he|she|they) controls?)\b/

/** Without "of their choice"; from the point of view of the choosing player, if that is the reader: "you control". */
function mine(text: string, own: boolean): string {
  const bare = text.replace(/^each of /, '').replace(/ of (his|their|\w+s'?) choice$/, '')
  return own
    ? bare
        .replace(/ (he|they) controls?\b/g, ' you control')
        .replace(/ in (his|her|its|their) party\b/g, ' in your party')
    : bare
}

/** "X" and "up to X" with their present numbers. */
function bounded(set: Readonly<Record<string, unknown>>, { min, max }: Decision['about']): object | null {
  const pick = set.target === undefined ? 'choose' : 'target'
  const q = set[pick]
  if (max === undefined || q === undefined || q === 'any' || typeof q === 'number') return null
  if (!isData(q)) return min === max ? { ...set, [pick]: max } : null
  return 'upTo' in q && typeof q.upTo !== 'number' ? { ...set, [pick]: { upTo: max } } : null
}

/** "an ally card among these". */
function amongText(d: Decision, set: Readonly<Record<string, unknown>>, ctx: PrintCtx): string {
  if (d.answers.some((a) => a.do === 'number')) return 'one of these dice'
  if (typeof set.is !== 'string') return 'one of these'
  const kind = printWho({ choose: 1, is: set.is as 'card', in: 'hand' }, ctx.words).replace(/ in any hand$/, '')
  return `${kind} among these`
}

/** The picking set in a piece of data: the piece itself, or the first one in its roles. */
function setIn(node: unknown): Readonly<Record<string, unknown>> | null {
  if (!isData(node)) return null
  if (['target', 'choose', 'random', 'top', 'most', 'least'].some((k) => k in node)) return node
  if (!('do' in node)) return null
  for (const role of ['what', 'to', 'from', 'by', 'of']) {
    const found = setIn(node[role])
    if (found) return found
  }
  return null
}

/** "Pay the cost of Crush: destroy a Pet you control". */
function costPrompt(d: Decision, ctx: PrintCtx, card: string): string {
  const of = card ? ` of ${card}` : ''
  const act = costText(d, ctx)
  return act
    ? `Pay the cost${of}: ${lower(act)}`
    : d.about.code
      ? `Pay the cost${of}`
      : `Choose how to pay the cost${of}`
}

/** The verb of the cost: the code points at it, or at a set in one of its roles. */
export function costNode(d: Decision, ctx: PrintCtx): Effect | null {
  const code = d.about.code
  if (!code) return null
  for (const ptr of [code, code.replace(/\.\w+$/, '')]) {
    const node = ctx.node(ptr)
    if (isEffect(node)) return node
  }
  return null
}

function costText(d: Decision, ctx: PrintCtx): string {
  const node = costNode(d, ctx)
  if (!node) return pickText(d, ctx, '')
  const said = printCost([node], ctx.words, ctx.def(d.about.card ?? 0) ?? undefined)
  return d.seat === ctx.you ? said : heard(said, ctx, d.about.card ?? 0)
}

/** "Head Slam: put up to 5 damage on Onyxia: how much?" */
function numberPrompt(d: Decision, ctx: PrintCtx, of: string): string {
  if (d.about.why) return capital(d.about.why)
  if (d.rule === '717.7') return `How much of it is dealt to ${ctx.name(d.about.card ?? 0)}?${packet(d, ctx)}`
  if (d.about.share && d.about.picked) return sharePrompt(d.about.share, d.about.picked[0] ?? 0, ctx, of)
  const text = pieceText(d.about.code, ctx, d.about.card).replace(/\.$/, '')
  return text ? `How much${of}: ${lower(text)}` : `Choose a number${of}`
}

/** "Fiery Pits: split 15. How much goes to Warrax? 6 left, at most 4 for it (fatal)" */
function sharePrompt({ total, given, rooms, fatal }: Share, to: Obj, ctx: PrintCtx, of: string): string {
  const left = given.reduce((rest, [, n]) => rest - n, total)
  const room = rooms[0]?.[1] ?? left
  const most = room < left ? `, at most ${room} for it${fatal ? ' (fatal)' : ''}` : ''
  return `${of ? `${of.slice(5)}: split` : 'Split'} ${total}. How much goes to ${ctx.name(to)}? ${left} left${most}`
}

/** "Trample: exhaust target ally?" */
function yesNo(d: Decision, ctx: PrintCtx, card: string): string {
  if (d.about.why) return capital(d.about.why)
  const node = d.about.code ? ctx.node(d.about.code) : undefined
  const these = isData(node) && isEffects(node.these) ? node.these : null
  const text =
    pieceText(d.about.code, ctx, d.about.card) ||
    (these ? printEffects(numbered(these), ctx.words, ctx.def(d.about.card ?? 0) ?? undefined) : '')
  const asked = (isData(node) && node.may !== 'you' ? yours(text, ctx) : text).replace(/^you may /i, '')
  const front = card ? `${card}: ` : ''
  const may = isData(node) && 'mod' in node ? 'apply this? ' : ''
  const body = may ? `${may}${asked.replace(/\.$/, '')}` : `${lower(asked.replace(/\.$/, '')) || 'do it'}?`
  const told = aimedAt(body, ctx.aims)
  return front + (front ? told : capital(told))
}

/** The text with the number granted together with its keyword (709.2d), which no keyword has itself. */
const numbered = (text: readonly Effect[]): readonly Effect[] =>
  replaced(text, (part) => (isData(part) && 'granted' in part ? part.granted : undefined))

const aimWords =
  /\btarget (?:(?:ready|exhausted|opposing|friendly) )?(?:hero or ally|hero|ally|player|opponent|ability|equipment|weapon|armor|item)\b/i

/** A text's effect, with the name of its only target: "destroy Rend". */
export const aimedAt = (text: string, aims: readonly string[] = []): string =>
  text.replace(aimWords, (it) => (aims.length === 1 ? `${aims[0]}` : it))

/** "his hand" of the one who is asked is "your hand". */
function yours(text: string, ctx: PrintCtx): string {
  const own = text.replace(/ of (his|their) choice\b/g, '').replace(/ (he|they) controls?\b/g, ' you control')
  return ctx.words.they === 'he' && text.includes(ctx.words.boss) ? own : own.replace(/\bhis\b/g, 'your')
}

/** " (5 fire damage from Onyxia to Warrax)". */
function packet(d: Decision, ctx: PrintCtx): string {
  const p = d.about.packet
  if (!p) return ''
  const kind = p.types.length > 0 ? `${p.types.join(' and ')} ` : ''
  return ` (${p.n} ${kind}damage from ${ctx.name(p.by)} to ${ctx.name(p.to)})`
}
