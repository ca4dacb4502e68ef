/** The game's data for prompts and the log: names as one seat may know them, and pieces of card data. */
import type { Obj, Ptr, Seat } from '../../state/types.ts'
import { under } from '../look-up.ts'
import { isObject } from '../meta.ts'
import { isEffect, isMod, isPower } from '../nodes.ts'
import type { CardDef } from '../types.ts'
import type { PrintedLink } from './links.ts'
import { printCard, printEffects, printMod, printPiece, printPower, printWho, type RaidWords } from './print.ts'

export interface PrintCtx {
  /** Name of a card or player as this seat may know it; otherwise 'a card'. */
  name(o: Obj): string
  seatName(seat: Seat): string
  /** Definition of a card, null if this seat may not know it. */
  def(o: Obj): CardDef | null
  /** The piece of card data that a pointer points at: a power, an effect, a set, a modifier. */
  node(ptr: Ptr): unknown
  words: RaidWords
  /** A text as the reader's side says it, if "you" in it is the other side; by the card that it stands on, or its place. */
  asHeard?: (text: string, card: Obj, ptr?: Ptr) => string
  you: Seat
  /** The name of an effect of the raid; '' if it has none. */
  called?: (ptr: Ptr) => string
  /** The raid's own words for what its machine asks; '' if it has none. */
  asks?: (ptr: Ptr) => string
  /** The attack that a question is about, and the next link to resolve; null if there is none. */
  attack?: Attack | null
  next?: PrintedLink | null
  /** Whether cards of players who are not asked can be chosen. */
  foreign?: boolean
  /** The names of the targets of the asking text. */
  aims?: readonly string[]
  /** The words chosen by players for it. */
  chosen?: readonly string[]
}

/** The attacker, the defender, and the expected blow to the defender. */
export interface Attack {
  by: Obj
  to: readonly Obj[]
  /** "1 fire", "3"; '' if no damage is expected. */
  blow: string
  fatal: boolean
  sabotage: boolean
}

type Data = Readonly<Record<string, unknown>>
export const isData = (node: unknown): node is Data => typeof node === 'object' && node !== null && !Array.isArray(node)

/** A text from the reader's seat. */
export const heard = (text: string, { asHeard }: PrintCtx, card: Obj, ptr?: Ptr): string =>
  asHeard && text ? asHeard(text, card, ptr) : text

/** The text of a piece as it reads on its card, with its names bound; without context if the card is hidden. */
export const pieceText = (ptr: Ptr | undefined, ctx: PrintCtx, card: Obj = 0): string =>
  ptr ? heard(printedPiece(ptr, ctx, card), ctx, card, ptr) : ''

function printedPiece(ptr: Ptr, ctx: PrintCtx, card: Obj): string {
  const def = card ? ctx.def(card) : null
  const node = def && ptr.startsWith(`${def.name}#`) ? dataAt(def, ptr.slice(def.name.length + 1)) : undefined
  if (def && node !== undefined) {
    try {
      const text = printPiece(def, node, ctx.words)
      if (text) return text
    } catch {
      return ''
    }
  }
  return printedNode(ctx.node(ptr), ctx, card)
}

/** The whole print of a card's first side, in one line; '' if it can't be printed. */
export function sideText(def: CardDef, ctx: PrintCtx, card: Obj): string {
  try {
    return heard(printCard(def, ctx.words).text.replaceAll('\n', ' '), ctx, card)
  } catch {
    return ''
  }
}

/** The text of a power or quest without its cost. */
export const withoutCost = (text: string): string => text.replace(/^.* >>> /, '').replace(/^.* Reward: /, '')

/** The place of the power in which a pointer lies: 'powers.0'; '' if it lies in none. */
export const powerAt = (ptr: Ptr): string => /(?<=#)(?:powers|front|back)\.\d+/.exec(ptr)?.[0] ?? ''

/** The card's own words for what is asked or used at this place, or those of the raid. */
export const ownWords = (ptr: Ptr | undefined, ctx: PrintCtx, card: Obj): string => {
  if (ptr === undefined) return ''
  const def = card > 0 ? ctx.def(card) : null
  return under(def?.prompts, ptr.slice((def?.name.length ?? 0) + 1)) || ctx.asks?.(ptr) || ''
}

/** The node at a path like 'text.0.what'. */
export function dataAt(def: unknown, path: string): unknown {
  let at = def
  for (const key of path.split('.')) at = isObject(at) ? at[key] : undefined
  return at
}

/** Any piece of card data in English; '' if it has no text. */
export const nodeText = (node: unknown, ctx: PrintCtx, card: Obj = 0): string =>
  heard(printedNode(node, ctx, card), ctx, card)

function printedNode(node: unknown, ctx: PrintCtx, card: Obj): string {
  const def = (card ? ctx.def(card) : null) ?? undefined
  try {
    if (Array.isArray(node))
      return node.length > 0 && isData(node[0]) && 'do' in node[0] ? printEffects(node, ctx.words, def) : ''
    if (!isData(node)) return ''
    if (isMod(node)) return printMod(node, ctx.words, def)
    if (isEffect(node)) return printEffects([node], ctx.words, def)
    if (isPower(node)) return printPower(node, ctx.words, def)
    return printWho(node, ctx.words, def)
  } catch {
    return ''
  }
}
