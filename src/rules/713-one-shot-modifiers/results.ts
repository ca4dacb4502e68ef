/** What verbs for several players share: what their words name, and what comes of it. */
import type { Who } from '../../language/types.ts'
import type { Obj, Seat } from '../../state/types.ts'
import type { Done } from '../709-resolving-links/text.ts'
import type { Game } from '../core/game.ts'
import { type Env, objs } from '../core/words.ts'

/** All that the words name for any of those who do it, each once. */
export const unique = (g: Game, envs: readonly Env[], who: Who): Obj[] => [
  ...new Set(envs.flatMap((e) => [...objs(g, who, e)])),
]

/** Who does it. */
export const seatOfEnv = (env: Env): Seat => (env.actor >= 0 ? env.actor : env.you)

/** Whether all that the words named was done, which is what "if you do" asks (709.2f). */
export const result = (o: readonly Obj[], wanted: number): Done => ({
  done: o.length === wanted && wanted > 0,
  val: { o, n: o.length },
})
