/** A thread in which bots think, with a copy of the game of each room that asks there. */
import { library } from '../content.ts'
import { atOnce } from '../session/bot-move.ts'
import { type BotQuestion, type BotReply, makeReplica } from '../session/bot-replica.ts'

/** A room's question; without one the room is gone, and its copy is dropped. */
export interface ThinkJob {
  room: number
  question: BotQuestion | null
}
export type ThinkReply = BotReply | null

const replicas = new Map<number, ReturnType<typeof makeReplica>>()

export function doJob({ room, question }: ThinkJob): ThinkReply {
  if (!question) {
    replicas.delete(room)
    return null
  }
  const replica = replicas.get(room) ?? makeReplica(library)
  replicas.set(room, replica)
  return atOnce(replica(question))
}
