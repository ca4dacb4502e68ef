/** The beginning of a clause: its verb in this form, and its subject. */
import { type EnglishVerb, verbForms } from '../phrases.ts'
import type { Effect, Who } from '../types.ts'
import { w } from './parts.ts'
import { noun } from './recursive.ts'

/** An effect without its actor. */
export type Done = (by: Who | undefined) => Effect | undefined
/** `form` of the verb: bare for orders and "may", with an s for a single subject. */
export type Form = 'base' | 's'

export const object = noun('effect')
export const v = (verb: EnglishVerb, form: Form) => w(verbForms[verb][form])

/** Done by a player: left out, it is you. */
export const byPlayer = (by: Who | undefined): { by?: Who } => (by === undefined ? {} : { by })
