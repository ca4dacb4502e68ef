/** Errors of a disk in words: for the people in a room, and for the server's operator. */
import type { Fault } from '../wire/index.ts'

/** Refusals of a disk, or of a limit on one file, that has no space left. */
const fullCodes: readonly string[] = ['ENOSPC', 'EDQUOT', 'EFBIG']

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
/** An error in words for a client. */
export const whyOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'The server could not do that. Try again.'

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Refusals of a system that lets a program have so many files and connections open at one time. */
const openCodes: readonly string[] = ['EMFILE', 'ENFILE']

const isFull = (error: unknown): boolean => fullCodes.includes(codeOf(error))
const isOut = (error: unknown): boolean => openCodes.includes(codeOf(error))
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT'

const fullWords: Fault = {
  why: 'The server’s disk is full, so that nothing can be kept.',
  fix: 'The room stands still; it goes on by itself, with what was done last, once there is space again.',
}
const otherWords: Fault = {
  why: 'The server can’t write down what happens here.',
  fix: 'The room stands still; it goes on by itself, with what was done last, once the server can. Tell whoever runs it.',
}

/** The changes in a room could not be written; everything written before is intact. Pages try again by themselves. */
export class NotKept extends Error {
  readonly fault: Fault
  constructor(fault: Fault) {
    super(`${fault.why} ${fault.fix}`)
    this.fault = fault
  }
}

export const notKept = (error: unknown): NotKept => new NotKept(isFull(error) ? fullWords : otherWords)

const allowMore = 'too many files and connections are open. Allow more of them (ulimit -n 4096).'

/** A folder in which no rooms can be kept; the message has the reason, and the fix. */
export class UselessFolder extends Error {
  constructor(directory: string, error: unknown) {
    if (isFull(error))
      super(`The disk of the folder ${directory} is full. Make space there, or choose another folder: --data DIR`)
    else if (isOut(error)) super(`The server may not open the files in ${directory}: ${allowMore}`)
    else super(`The folder ${directory} can’t be used for rooms: ${reasonOf(error)}. Choose another one: --data DIR`)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ...{ EACCES: 'it may not be written', EPERM: 'it may not be written', EROFS: 'it may not be written' },
  ...{ EEXIST: 'it is a file', ENOTDIR: 'it is a file, or in one', EISDIR: 'a folder is in it where a file belongs' },
  ENOENT: 'no folder can be made there',
  ...{ ENOTSUP: 'it can’t hold the socket that keeps other servers out' },
}

const reasonOf = (error: unknown): string => reasons[codeOf(error)] ?? messageOf(error)

function standing(directory: string, error: unknown): string {
  if (isFull(error))
    return `The disk of ${directory} is full: rooms stand still, and lose nothing. Make space there; they go on by themselves.`
  const why = isOut(error) ? allowMore : `${messageOf(error)}.`
  return `Rooms can’t be written in ${directory}: ${why} They stand still, and go on by themselves once that is mended.`
}

/** Logs once that rooms can't be kept, and once that they can again. */
export interface Trouble {
  fails(code: string, error: unknown): void
  /** This room is kept. */
  ends(code: string): void
  /** This room no longer tries. */
  leaves(code: string): void
  /** Written data is not flushed to the disk. */
  lags(error: unknown): void
}

export function watchTrouble(directory: string, log: (line: string) => void): Trouble {
  const rooms = new Set<string>()
  let lagged = false
  return {
    fails(code, error) {
      if (rooms.size === 0) log(standing(directory, error))
      rooms.add(code)
    },
    ends(code) {
      if (rooms.delete(code) && rooms.size === 0) log(`Rooms in ${directory} can be written again, and go on.`)
    },
    leaves: (code) => void rooms.delete(code),
    lags(error) {
      if (isOut(error)) return // said where a room is written, which flushes it again
      if (!lagged)
        log(
          `What is kept in ${directory} does not get to the disk itself: ${messageOf(error)}. A power cut would lose it.`,
        )
      lagged = true
    },
  }
}
