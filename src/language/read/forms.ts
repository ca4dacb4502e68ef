/** How a clause begins: its verb in this form, and who does it. */
import { type EnglishVerb, verbForms } from '../phrases.ts'
import type { Effect, Who } from '../types.ts'
import { w } from './parts.ts'
import { noun } from './recursive.ts'

/** What an effect still lacks: who does it. */
export type Done = (by: Who | undefined) => Effect | undefined
/** `form` of the verb: bare for orders and "may", with an s for one who does it. */
export type Form = 'base' | 's'

export const object = noun('effect')
export const v = (verb: EnglishVerb, form: Form) => w(verbForms[verb][form])

/** Done by a player: left out, it is you. */
export const byPlayer = (by: Who | undefined): { by?: Who } => (by === undefined ? {} : { by })
