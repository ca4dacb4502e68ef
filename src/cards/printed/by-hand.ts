/** Cards that can't be played here yet, for those who have them on a real table: their lines, without their texts. */
import type { CardDef } from '../../language/types.ts'
import { byHand } from '../../language/unknown-card.ts'

/** All of them, as cards whose text the table carries out. Where we don't know a hero's health, its deck tells it. */
export const cardsByHand = async (): Promise<CardDef[]> =>
  (await import('./by-hand.json')).default.map((line) => byHand(line as Parameters<typeof byHand>[0]))
