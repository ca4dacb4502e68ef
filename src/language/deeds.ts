/** The main effects of a card, in a few words of the language, for its picture. */
import type { CardDef } from './types.ts'

/** The most characteristic effects come first. */
const telling = [
  'deal',
  'heal',
  'destroy',
  'interrupt',
  'prevent',
  'create',
  'draw',
  'discard',
  'search',
  'ready',
  'exhaust',
  'copy',
  'turn',
  'move',
  'put',
  'remove',
  'reveal',
  'modify',
  'attach',
] as const

/** The effects of a card's texts and powers, the most characteristic first: 'deal fire', 'heal', 'draw'; without their costs. */
export function deedsOf(card: CardDef): string[] {
  const found = new Set<string>()
  for (const part of [card.text, card.powers, card.front, card.back]) collect(part, found)
  if (card.attach) found.add('attach')
  return telling.flatMap((verb) => [...found].filter((deed) => deed.split(' ')[0] === verb))
}

/** Goes through data of the language as data: a new word that contains others needs no line here. */
function collect(node: unknown, found: Set<string>): void {
  if (typeof node !== 'object' || node === null) return
  if ('do' in node && typeof node.do === 'string') found.add(node.do === 'deal' ? `deal ${typeOf(node)}` : node.do)
  if ('mod' in node && node.mod === 'prevent') found.add('prevent')
  for (const [key, value] of Object.entries(node)) if (key !== 'pay') collect(value, found)
}

const typeOf = (deal: object): string => {
  const [type] = 'type' in deal ? [deal.type].flat() : []
  return typeof type === 'string' ? type : 'melee'
}
