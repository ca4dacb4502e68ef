/** Links on the chain: "Crush, targeting Kor Cindervein", "Warrax attacks Onyxia". */
import type { Link, Obj } from '../../state/types.ts'
import { capital, inList } from '../phrases.ts'
import { type PrintCtx, pieceText, withoutCost } from './context.ts'

/** The printed parts of a link; a state's link and a view's link both have them. */
export type PrintedLink = Pick<
  Link,
  'kind' | 'card' | 'code' | 'x' | 'attacker' | 'defender' | 'second' | 'sabotage' | 'faceDown'
> & {
  power?: string
  targets: Link['targets'] | readonly Obj[]
}

/** One line for a link on the chain; `full`: with its text, if that is not shown elsewhere. */
export function linkText(link: PrintedLink, ctx: PrintCtx, full = true): string {
  const text = full ? says(link, ctx) : ''
  const name = link.card > 0 ? ctx.name(link.card) : 'The game'
  const x = link.x > 0 ? ` with X ${link.x}` : ''
  const at = targetText(link, ctx)
  switch (link.kind) {
    case 'proposal':
      return `${ctx.name(link.attacker)} ${link.sabotage ? 'is to sabotage' : 'attacks'} ${inList([link.defender, link.second].filter(Boolean).map(ctx.name), 'and')}`
    case 'resource':
      return link.faceDown ? 'A card, face down, as a resource' : `${name}, as a resource`
    case 'card':
      return `${name}${x}${at}`
    case 'power':
      return `Power of ${name}${x}${at}${text}`
    case 'reward':
      return `Reward of ${name}${at}${text}`
    case 'trigger':
      return `Triggered power of ${name}${at}${text}`
    case 'game':
      return ctx.called?.(link.code) || `${name}${at}${text}`
  }
}

/** A link in a word or two: the card that it comes from, or the name of the raid's effect. */
export const linkTitle = (link: PrintedLink, ctx: PrintCtx): string =>
  (link.kind === 'game' && ctx.called?.(link.code)) || (link.card > 0 ? ctx.name(link.card) : 'the game')

function targetText(link: PrintedLink, ctx: PrintCtx): string {
  const targets: readonly Obj[] =
    'length' in link.targets ? (link.targets as readonly Obj[]) : Object.values(link.targets).flat()
  return targets.length === 0
    ? ''
    : `, targeting ${inList(
        [...new Set(targets)].map((t) => ctx.name(t)),
        'and',
      )}`
}

/** ": Draw a card", with X filled in. A power without its cost, a quest without its condition. */
function says(link: PrintedLink, ctx: PrintCtx): string {
  const text = linkSays(link, ctx)
  return text && `: ${text}`
}

/** The effects of a link as it resolves, without a full stop; '' for a card that just enters play. */
export function linkSays(link: PrintedLink, ctx: PrintCtx): string {
  const whole = link.kind === 'trigger' ? pieceText(link.code.replace(/\.then$/, ''), ctx, link.card) : ''
  const text = whole || pieceText(link.code, ctx, link.card) || pieceText(link.power, ctx, link.card)
  const effect = withoutCost(text).replace(/\.$/, '')
  const filled = link.x > 0 ? effect.replace(/\bX\b/g, String(link.x)) : effect
  return capital(filled)
}
