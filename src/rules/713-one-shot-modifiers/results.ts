/** Shared parts of verbs that several players carry out: their objects and results. */
import type { Who } from '../../language/types.ts'
import type { Obj } from '../../state/types.ts'
import type { Done } from '../709-resolving-links/text.ts'
import { follow } from '../core/facts.ts'
import type { Game } from '../core/game.ts'
import { type Env, objs } from '../core/words.ts'

/** All objects of all acting players, each once; what this text has moved is found where it went (415.9b). */
export const unique = (g: Game, envs: readonly Env[], who: Who | undefined): Obj[] => [
  ...new Set(envs.flatMap((e) => objs(g, who, e).map((o) => follow(g, o, e.notes)))),
]

/** Whether everything was done, for "if you do" (709.2f). */
export const result = (o: readonly Obj[], wanted: number): Done => ({
  done: o.length === wanted && wanted > 0,
  val: { o, n: o.length },
})
