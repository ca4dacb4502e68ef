/** The worker in which bots think. */
import { library } from '../../content.ts'
import { type BotQuestion, makeReplica } from '../../session/bot-replica.ts'

const follow = makeReplica(library)
self.onmessage = ({ data }: MessageEvent<BotQuestion>): void => self.postMessage(follow(data))
