/** The printed side of every card of a game, for the table. */
import type { Printed } from '../board/index.ts'
import type { Library } from '../engine/types.ts'
import { plainWords, printCard, raidWords } from '../language/print/index.ts'
import type { CardDef } from '../language/types.ts'

/** Looks cards up by name: the raid's own first. A card that can't be printed still has its name. */
export function printedCards(library: Library, raidId: string): (def: string) => Printed | null {
  const raid = library.raids.find(({ id }) => id === raidId)
  const own = new Set(raid?.cards)
  const all = new Map<string, CardDef>()
  for (const card of [...library.cards, ...(raid?.cards ?? [])]) all.set(card.name, card)
  const known = new Map<string, Printed | null>()
  const print = (def: string): Printed | null => {
    const card = all.get(def)
    if (!card) return null
    const frame = own.has(card) ? 'Boss' : (card.faction ?? '')
    try {
      const words = own.has(card) && raid ? raidWords(raid) : plainWords
      const { type, text, back } = printCard(card, words)
      return { name: card.name, line: `${numbers(card)}${type}`, text: [...lines(text), ...otherSide(back)], frame }
    } catch (error) {
      return { name: card.name, line: '', text: [`(${error instanceof Error ? error.message : error})`], frame }
    }
  }
  return (def) => {
    if (!known.has(def)) known.set(def, print(def))
    return known.get(def) ?? null
  }
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean)
const otherSide = (back: string | null): string[] =>
  back ? lines(back).map((line, i) => (i === 0 ? `Other side: ${line}` : line)) : []

/** The printed numbers: they stay readable when the present ones differ. */
function numbers(card: CardDef): string {
  const cost = card.cost === undefined ? '' : `(${card.cost}${card.x ? '+X' : ''}) `
  const body = [
    card.atk === undefined ? '' : `${card.atk} ATK`,
    card.health === undefined ? '' : `${card.health} health`,
  ]
  const printed = body.filter(Boolean).join(', ')
  return `${cost}${printed ? `${printed} · ` : ''}`
}
