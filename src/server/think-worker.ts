/** A thread in which bots think, with a copy of the game of each room that asks there. */
import { library } from '../content.ts'
import type { InPieces } from '../session/bot-move.ts'
import { type BotProgress, type BotQuestion, type BotReply, makeReplica } from '../session/bot-replica.ts'
import { budgets } from './budgets.ts'

/** A room's question; 'on': it thinks on about the last one, or (`enough`) comes to its end; null: the room is gone, and its copy is dropped. */
export interface ThinkJob {
  room: number
  question: BotQuestion | 'on' | null
  enough: boolean
}
export type ThinkReply = BotReply | BotProgress | null

interface Copy {
  readonly follow: ReturnType<typeof makeReplica>
  thought: InPieces<BotReply> | null
}

const copies = new Map<number, Copy>()
const { lines, milliseconds } = budgets.ahead

/** Thinks for a moment at a time, so that other rooms have their turn. */
export function doJob({ room, question, enough }: ThinkJob): ThinkReply {
  if (!question) {
    copies.delete(room)
    return null
  }
  const copy = copies.get(room) ?? { follow: makeReplica(library), thought: null }
  copies.set(room, copy)
  if (question !== 'on') copy.thought = copy.follow(question)
  const start = performance.now()
  for (let goesOn = !enough; copy.thought; ) {
    const { done, value } = copy.thought.next(!goesOn)
    if (done) copy.thought = null
    if (done) return value
    goesOn &&= value.done < lines
    if (goesOn && performance.now() - start >= milliseconds)
      return { id: 0, done: value.done, of: Math.min(value.of, lines) }
  }
  return null
}
