/** Unpredictable values: tokens, codes, seeds. The only place where the server uses chance. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token: whoever has it has the seat. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** The hash of a token, from which it can't be recovered. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Letters and digits that can't be confused. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A room's code, short enough to be read out; there are a trillion of them. */
export const newCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

export const isCode = (text: unknown): text is string => typeof text === 'string' && /^[A-HJ-NP-Z2-9]{8}$/.test(text)

export const newSeed = (): number => randomInt(2 ** 32)
