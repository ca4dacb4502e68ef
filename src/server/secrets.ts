/** What nobody may foresee: tokens, codes, seeds. The only place where the server takes chance from. */
import { createHash, randomBytes, randomInt } from 'node:crypto'

/** A token: whoever has it has the seat. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What is kept of a token, from which nobody can make it again. */
export const keyOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** Letters and digits that nobody takes for others. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A room's code, short enough to be read out: there are a million millions of them. */
export const newCode = (): string => Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')

export const isCode = (text: unknown): text is string => typeof text === 'string' && /^[A-HJ-NP-Z2-9]{8}$/.test(text)

export const newSeed = (): number => randomInt(2 ** 32)
