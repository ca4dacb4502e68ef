/** The context in which a bot reads a text. */
import type { Obj, Seat } from '../engine/types.ts'
import type { Bindings, Picks } from './bindings.ts'

/** The context of a text: its "you" and what is bound so far. */
export interface ReadFrame {
  you: Seat
  self: Obj
  host: Obj
  x: number
  it: Obj
  /** The player who decides whether it is done, if not `you`. */
  decider: Seat | undefined
  /** The player who makes the picks that a text leaves to whoever carries it out. */
  picker: Seat | undefined
  /** The picks made so far, by the set that asked. */
  bound: Picks
  names: Bindings<readonly Obj[]>
  numbers: Bindings<number>
  /** Chosen words, by name. */
  words: Bindings<string>
}

export const frame = (you: Seat, self: Obj, host: Obj = 0, x = 0): ReadFrame => ({
  you,
  self,
  host,
  x,
  it: 0,
  decider: undefined,
  picker: undefined,
  bound: null,
  names: null,
  numbers: null,
  words: null,
})

/** The same with other bindings. All frames are made alike, field by field, so that V8 gives them one shape: a spread costs several times as much. */
export const rebound = (f: ReadFrame, bound: Picks, names = f.names): ReadFrame => ({
  you: f.you,
  self: f.self,
  host: f.host,
  x: f.x,
  it: f.it,
  decider: f.decider,
  picker: f.picker,
  bound,
  names,
  numbers: f.numbers,
  words: f.words,
})
