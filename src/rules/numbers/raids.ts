/** The numbered rules that all raids share (R1), of the raid rules of 2008; a raid's own stand in its folder. See index.ts. */
import type { Numbered } from './index.ts'

export const raids: readonly Numbered[] = [
  ['R100', 'Raid fundamentals'],
  ['R100.1', 'One Boss player; raiders of one faction'],
  ['R100.2', 'How either side wins'],
  ['R100.3', 'No placing, no look at face-down resources'],
  ['R100.4', 'The Boss player’s end phase; hand of ten'],
  ['R101', 'Boss fundamentals'],
  ['R101.1', 'A Boss is a hero with powers on both sides'],
  ['R101.1a', 'Type line and damage type on either side'],
  ['R101.1b', 'Flipping turns it over, whichever side is up'],
  ['R101.2', 'What stays when a Boss falls'],
  ['R101.3', 'What opponents can’t do to a Boss player', 'definition', 'Introduces the four rules below it.'],
  ['R101.3a', 'Destroyed by fatal damage only; no turning over, no loss of powers'],
  ['R101.3b', 'Nobody else touches the Boss player’s resources'],
  ['R101.3c', 'Own graveyards, decks that never run out'],
  ['R101.3d', 'Immune'],
  ['R101.4', 'Swapping cards of one Boss'],
]
