/** What a thread runs in which bots think: a copy of the game of each room that asks there. It also reads raids that people bring. */
import { library } from '../content.ts'
import { type BotQuestion, type BotReply, makeReplica } from '../session/bot-replica.ts'
import { readOwnRaid } from './own-raid.ts'

/** What a room asks; without a question it is gone, and its copy is let go of. Or a packed raid, to be read. */
export type ThinkJob = { room: number; question: BotQuestion | null } | { own: string }
export type ThinkReply = BotReply | null | Awaited<ReturnType<typeof readOwnRaid>>

const replicas = new Map<number, ReturnType<typeof makeReplica>>()

export function doJob(job: ThinkJob): ThinkReply | Promise<ThinkReply> {
  if ('own' in job) return readOwnRaid(library, job.own)
  const { room, question } = job
  if (!question) {
    replicas.delete(room)
    return null
  }
  const replica = replicas.get(room) ?? makeReplica(library)
  replicas.set(room, replica)
  return replica(question)
}
