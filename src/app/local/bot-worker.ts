/** The worker in which bots think. A piece at a time, so that it hears when it is enough, or when something else is asked. */
import { library } from '../../content.ts'
import { type BotProgress, type BotQuestion, type BotReply, makeReplica } from '../../session/bot-replica.ts'
import { type ReviewQuestion, type ReviewReply, reviewed } from '../../session/reviewed.ts'

const follow = makeReplica(library)
/** The numbers of the last question, and of that for which no more thought is wanted. */
let [last, enough] = [0, 0]

self.onmessage = ({ data }: MessageEvent<BotQuestion | ReviewQuestion | { enough: number }>): void => {
  if ('enough' in data) enough = data.enough
  else void think(data)
}

async function think(question: BotQuestion | ReviewQuestion): Promise<void> {
  last = question.id
  const pieces = 'keep' in question ? follow(question) : reviewed(library, question)
  for (let piece = pieces.next(); ; piece = pieces.next(enough === question.id)) {
    tell(piece.done ? piece.value : { id: question.id, ...piece.value })
    if (piece.done) return
    await messages()
    if (last !== question.id) {
      const dropped = { id: question.id, trouble: 'Something else was asked meanwhile.' }
      pieces.return(dropped)
      return tell(dropped)
    }
  }
}

const tell = (reply: BotReply | ReviewReply | BotProgress): void => self.postMessage(reply)

const channel = new MessageChannel()
/** Lets messages in that have come meanwhile. */
const messages = (): Promise<void> =>
  new Promise((done) => {
    channel.port1.onmessage = () => done()
    channel.port2.postMessage(null)
  })
