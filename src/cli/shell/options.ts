/** Reads option values. Each refusal has the option's name and an example. */
import { CliError } from './problem.ts'

export interface Common {
  json?: boolean
}

/** A whole number within bounds. cac passes numbers as numbers, and anything else as text. */
export function wholeNumber(value: unknown, option: string, fallback: number, least: number, most: number): number {
  if (value === undefined) return fallback
  const text = String(value).trim()
  const n = text === '' ? Number.NaN : Number(text)
  if (Number.isInteger(n) && n >= least && n <= most) return n
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`
  throw new CliError(
    `${option} is "${String(value)}"`,
    option,
    `Give a whole number ${range}, such as ${option} ${fallback}.`,
  )
}

export const SEEDS = 0xffffffff

/** A seed: any whole number that fits 32 bits. */
export const seed = (value: unknown, fallback: number): number => wholeNumber(value, '--seed', fallback, 0, SEEDS)

/** A list separated by commas, trimmed; undefined if the option was not given. */
export function listOption(value: unknown, option: string, example: string): string[] | undefined {
  if (value === undefined) return undefined
  const words = [value]
    .flat()
    .flatMap((part) => String(part).split(','))
    .map((word) => word.trim())
  if (words.some((word) => word === '')) {
    throw new CliError(
      `${option} has an empty entry`,
      option,
      `Separate names with commas, such as ${option} ${example}.`,
    )
  }
  return words
}

/** The single value of an option; undefined if it was not given. */
export const wordOption = (value: unknown, option: string): string | undefined => {
  if (typeof value === 'object') throw new CliError(`${option} has parts`, option, 'Give it one value.')
  return value === undefined ? undefined : String(value)
}

/** The path of a file or folder to write; undefined if the option was not given. */
export function pathOption(value: unknown, option: string): string | undefined {
  const path = wordOption(value, option)
  if (path?.trim() === '') throw new CliError(`${option} is empty`, option, 'Write a path after it, or leave it out.')
  return path
}
