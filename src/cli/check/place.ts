/** Places in a designer's files: the line and column of what a path of the raid leads to. */
import type { Path } from '../../language/problem.ts'

export interface Place {
  file: string
  line: number
  column: number
}

/** Finds the place of a path; null if the files do not show it. */
export type Places = (path: Path) => Place | null

/** The line and column of an offset, from 1. */
export function placeAt(file: string, text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const start = before.lastIndexOf('\n') + 1
  return { file, line: before.split('\n').length, column: offset - start + 1 }
}

export const placeText = ({ file, line, column }: Place): string => `${file}:${line}:${column}`
