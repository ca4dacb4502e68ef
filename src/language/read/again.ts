/** Reads back what a card prints: the reader is the printer turned round, so a text that is read as other data says something else than its card does. */
import { PrintError, printCard } from '../print/index.ts'
import type { Problem } from '../problem.ts'
import type { CardDef } from '../types.ts'
import { otherSide, plainWorld, readCard, type World } from './index.ts'
import { type Piece, piecesOf } from './sense.ts'

/** The pieces of a card that its print does not give back, and what stands there instead. */
export type Otherwise = readonly [mine: readonly Piece[], its: readonly Piece[]]

/** The fate of a print: read as the same data; not read, with the reason; or read as something else, with the card as it was read. */
export type Again = { same: true } | { unread: string } | { other: Otherwise; card: CardDef }

/** Only the printed line: all that is read of the text is left out. */
export const lineOf = ({
  text: _t,
  powers: _p,
  attach: _a,
  requires: _r,
  reputation: _n,
  front: _f,
  back: _b,
  deckbuilding: _d,
  ...line
}: CardDef): CardDef => line as CardDef

/** Prints a card and reads the print: it is read only if the reading prints word for word the same. */
export function again(def: CardDef, worldOf: (def: CardDef) => World = plainWorld): Again {
  const line = lineOf(def)
  const world = worldOf(line)
  const { text, back } = printCard(def, world.words)
  const reading = readCard(line, back === null ? text : `${text}\n${otherSide}\n${back}`, world)
  if ('refusal' in reading) return { unread: `${reading.refusal.why}: ${reading.refusal.line}` }
  const printed = printCard(reading.card, world.words)
  if (printed.text !== text || (printed.back ?? '') !== (back ?? ''))
    return { unread: `printed otherwise: ${printed.text}` }
  const [mine, its] = [piecesOf(def), piecesOf(reading.card)]
  const other = [without(mine, its), without(its, mine)] as const
  return other.flat().length > 0 ? { other, card: reading.card } : { same: true }
}

/** The pieces without as many that mean the same. */
function without(pieces: readonly Piece[], others: readonly Piece[]): readonly Piece[] {
  const left = others.map(({ sense }) => sense)
  return pieces.filter(({ sense }) => {
    const i = left.indexOf(sense)
    if (i >= 0) left.splice(i, 1)
    return i < 0
  })
}

/** The same two, for somebody who looks for what is between them. */
export const inFull = (other: Otherwise): string =>
  other.map((pieces) => pieces.map(({ sense }) => sense).join('\n')).join('\n  not ')

/** Whether two cards mean the same. */
export const meansSame = (a: CardDef, b: CardDef): boolean => {
  const [mine, its] = [piecesOf(a), piecesOf(b)]
  return mine.length === its.length && without(mine, its).length === 0
}

/** The same of a card that may have no print. */
export function againOrNone(def: CardDef, worldOf?: (def: CardDef) => World): Again {
  try {
    return again(def, worldOf)
  } catch (error) {
    if (error instanceof PrintError) return { unread: error.message }
    throw error
  }
}

/** Refuses a card that has passed `checkCard` if its text says something else than its data. Takes some milliseconds; a text that isn't read can't be judged. */
export function checkAgain(def: CardDef, at = def.name, worldOf?: (def: CardDef) => World): Problem[] {
  const result = againOrNone(def, worldOf)
  if (!('other' in result)) return []
  const [mine, its] = result.other
  const place = mine[0]?.at ?? its[0]?.at
  const said = its.find(({ at }) => at === place) ?? its[0]
  return [
    {
      where: `${at}.${place}`,
      what: 'its text means something else',
      fix: `${said ? `The text is that of ${JSON.stringify(said.data)}: write that if it is meant` : 'Leave it out if it is meant to say nothing'}; otherwise express it with other words of the language.`,
    },
  ]
}
