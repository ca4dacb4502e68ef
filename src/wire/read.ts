/** Checks a message: returns the parsed message, or its fault. */
import type { z } from 'zod'
import { outsideProblem } from '../language/outside.ts'
import { plainText } from '../language/plain-text.ts'
import { type Ask, type AskName, askShapes, type Join, joinShape, type Open, openShape, wireVersion } from './asks.ts'
import { type Tell, type TellName, tellShapes } from './tells.ts'

/** The fault of a message, and its fix. */
export interface Fault {
  why: string
  fix: string
}

/** Whether there is a message of this name. */
export const isAskName = (name: unknown): name is AskName => typeof name === 'string' && Object.hasOwn(askShapes, name)

/** Reads a message of a client; unknown fields are left out. */
export const readAsk = <N extends AskName>(name: N, data: unknown): { ask: Ask<N> } | { fault: Fault } => {
  const read = askShapes[name].safeParse(data ?? {})
  return read.success ? { ask: read.data as Ask<N> } : { fault: faultOf(name, read.error) }
}

/** Reads a message of the server. */
export const readTell = <N extends TellName>(name: N, data: unknown): { tell: Tell<N> } | { fault: Fault } => {
  const read = tellShapes[name].safeParse(data)
  return read.success ? { tell: read.data as Tell<N> } : { fault: faultOf(name, read.error) }
}

/** Reads a request to open a room. */
export const readOpen = (data: unknown): { open: Open } | { fault: Fault } => {
  const old = otherVersion(data)
  const read = openShape.safeParse(data)
  return old ? { fault: old } : read.success ? { open: read.data } : { fault: faultOf('open', read.error) }
}

/** Reads a request to join a room. */
export const readJoin = (data: unknown): { join: Join } | { fault: Fault } => {
  const old = otherVersion(data)
  const read = joinShape.safeParse(data)
  return old ? { fault: old } : read.success ? { join: read.data } : { fault: faultOf('join', read.error) }
}

/** The fault of a client of another version; null if it doesn't state its version. */
function otherVersion(data: unknown): Fault | null {
  const { version } = (data ?? {}) as { version?: unknown }
  if (typeof version !== 'number' || version === wireVersion) return null
  return { why: 'This page is of another version than the server.', fix: 'Load the page again.' }
}

function faultOf(name: string, error: z.ZodError): Fault {
  const { path, what } = outsideProblem(error)
  return {
    why: plainText(`The message can’t be read: ${[name, ...path].join('.')}: ${what}.`, 200),
    fix: 'Load the page again.',
  }
}
