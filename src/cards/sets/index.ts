/** The cards that are no part of the first decks, by set. Each set is a file of its own, loaded when a game or a deck needs it. */
import type { CardDef } from '../../language/types.ts'
import { cardSets, type SetCode } from './list.ts'

export { cardSets, type SetCode } from './list.ts'

/** A card's print outside its text box, and the code of its set. */
export type CardLine = Omit<CardDef, 'set' | 'attach' | 'text' | 'powers' | 'front' | 'back'> & { set: SetCode }

/** A set as its file has it. */
export interface SetFile {
  set: string
  cards: readonly Omit<CardDef, 'set'>[]
}

const loaded = new Map<string, Promise<unknown>>()

/** A file of this folder, once; a failed load may be tried again. */
function fileOf<T>(name: string): Promise<T> {
  const known = loaded.get(name)
  if (known) return known as Promise<T>
  const coming = import(`./data/${name}.json`).then(({ default: file }: { default: T }) => file)
  loaded.set(name, coming)
  coming.catch(() => loaded.delete(name))
  return coming
}

/** The lines of all cards of the sets, by name: enough to list, to filter and to judge by 100.2a-d. */
export const cardIndex = (): Promise<readonly CardLine[]> => fileOf('index')

/** The cards of a set's file, in its order. */
export const setOf = ({ set, cards }: SetFile): readonly CardDef[] => cards.map((card) => ({ ...card, set }))

const sets = new Map<SetCode, Promise<readonly CardDef[]>>()

/** The cards of a set, by number; the same objects each time. */
export function cardsOfSet(code: SetCode): Promise<readonly CardDef[]> {
  const known = sets.get(code)
  if (known) return known
  const cards = fileOf<SetFile>(code.toLowerCase()).then(setOf)
  sets.set(code, cards)
  cards.catch(() => sets.delete(code))
  return cards
}

/** Of these names the cards of the sets, in the order of sets and numbers, whatever the order of the names. Loads only their sets. */
export async function cardsNamed(names: ReadonlySet<string>): Promise<CardDef[]> {
  const cards = await cardsOfLines((await cardIndex()).filter(({ name }) => names.has(name)))
  return cards.filter(({ name }) => names.has(name))
}

/** All cards of the sets, in the order of sets and numbers. */
export const allCards = async (): Promise<CardDef[]> => cardsOfLines(await cardIndex())

/** All cards of the sets of these lines. */
async function cardsOfLines(lines: readonly CardLine[]): Promise<CardDef[]> {
  const codes = cardSets.flatMap(([code]) => (lines.some(({ set }) => set === code) ? [code] : []))
  return (await Promise.all(codes.map(cardsOfSet))).flat()
}
