/** Places in a designer's files: the line and column of what a path of the raid leads to. */
import type { Path } from '../../language/problem.ts'
import { type Spot, spotAt } from '../../raid/json-tree.ts'

export interface Place extends Spot {
  file: string
}

/** Finds the place of a path, and of a letter in the text there; null if the files do not show it. */
export type Places = (path: Path, letter?: number) => Place | null

/** The line and column of an offset, from 1. */
export const placeAt = (file: string, text: string, offset: number): Place => ({ file, ...spotAt(text, offset) })

export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`
