/** The printed side of every card in a game, for the table. */
import type { Look, PrintedFace } from '../../board/index.ts'
import { cardsFor } from '../../engine/index.ts'
import type { Library } from '../../engine/types.ts'
import { deedsOf } from '../../language/deeds.ts'
import { gistOf } from '../../language/gist.ts'
import { once, withTokens } from '../../language/index.ts'
import { costText, plainWords, printCard, raidWords, toRaiders } from '../../language/print/index.ts'
import type { CardDef } from '../../language/types.ts'

/** Looks cards up by name, including the tokens they describe (404.2). A card that can't be printed still has its name. */
export function printedCards(library: Library, raidId: string): (def: string) => PrintedFace | null {
  const played = library.raids.filter(({ id }) => id === raidId)
  const raids = played.length > 0 ? played : library.raids // without a raid, a game may start from the middle (800.3)
  const own = raids.map((raid) => ({ words: raidWords(raid), names: withTokens(raid.cards) }))
  const cards = cardsFor(library, played.length > 0 ? raidId : '')
  const all = withTokens([...cards, ...raids.flatMap((raid) => raid.cards)])
  const known = new Map<string, PrintedFace | null>()
  const print = (def: string): PrintedFace | null => {
    const card = all.get(def)
    if (!card) return null
    const words = own.find(({ names }) => names.get(def)?.set === card.set)?.words
    const look =
      words &&
      lookOf(
        raids.find(({ cards }) => cards.includes(card)),
        def,
      )
    const looks = {
      ...(look ? { look } : {}),
      ...looksOf(card),
      ...(words ? { frame: 'Boss' } : {}),
      sides: card.sides ?? [],
      gist: gistOf(card),
    }
    try {
      const { type, text, back } = printCard(card, words ?? plainWords)
      const all = [...lines(text), ...otherSide(back)]
      const told = words ? { told: all.map((line) => toRaiders(line, words)) } : {}
      return { name: card.name, line: `${numbers(card)}${type}`, text: all, ...told, ...looks }
    } catch (error) {
      return { name: card.name, line: '', text: [`(${error instanceof Error ? error.message : error})`], ...looks }
    }
  }
  return (def) => {
    if (!known.has(def)) known.set(def, print(def))
    return known.get(def) ?? null
  }
}

/** A card as it reads on the table of raiders. */
export const fromRaidersSeat = once((face: PrintedFace): PrintedFace => ({ ...face, text: face.told ?? face.text }))

/** The source of the picture of a raider's card. */
export const looksOf = (card: CardDef): Required<Pick<PrintedFace, 'frame' | 'classes' | 'tags' | 'deeds'>> => ({
  frame: card.faction ?? '',
  classes: card.classes ?? [],
  tags: [card.race ?? '', card.spec ?? '', ...(card.tags ?? [])].filter(Boolean),
  deeds: deedsOf(card),
})

/** The raid's art for one of its cards. */
function lookOf(raid: Library['raids'][number] | undefined, def: string): Look | undefined {
  const { beings, emblems, pictures } = raid?.art ?? {}
  const [being, emblem] = [beings?.[def], emblems?.[def]]
  const look = {
    ...(being ? { being } : {}),
    ...(emblem ? { emblem } : {}),
    ...(pictures?.[def] ? { picture: def } : {}),
  }
  return Object.keys(look).length > 0 ? look : undefined
}

const lines = (text: string): string[] => text.split('\n').filter(Boolean)
const otherSide = (back: string | null): string[] =>
  back ? lines(back).map((line, i) => (i === 0 ? `Other side: ${line}` : line)) : []

/** The printed numbers, for comparison with the current ones. */
function numbers(card: CardDef): string {
  const cost = costText(card) && `(${costText(card)}) `
  const body = [
    card.atk === undefined ? '' : `${card.atk} ATK`,
    card.strike === undefined ? '' : `strike cost ${card.strike}`,
    card.def === undefined ? '' : `${card.def} DEF`,
    card.health === undefined ? '' : `${card.health} health`,
  ]
  const printed = body.filter(Boolean).join(', ')
  return `${cost}${printed ? `${printed} · ` : ''}`
}
