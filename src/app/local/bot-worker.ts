/**
 * The worker in which bots think, games among them are played, and raids are read while they are written.
 *
 * It works a piece at a time, so that it hears when it is enough, or when something else is asked.
 */
import { library, loadDecks } from '../../content.ts'
import { withRaid } from '../../engine/index.ts'
import { type BotProgress, type BotQuestion, type BotReply, makeReplica } from '../../session/bot-replica.ts'
import { type ReviewQuestion, type ReviewReply, reviewed } from '../../session/reviewed.ts'
import { contentOf, playPlanned } from '../../trials/run.ts'
import { newReading, type ReadingQuestion, type ReadingReply } from '../workshop/reading.ts'
import type { Trial, TrialRow } from './trial.ts'

type Asked = BotQuestion | ReviewQuestion | Trial | ReadingQuestion | { enough: number }

const follow = makeReplica(library)
const read = newReading()
/** The numbers of the last question, and of that for which no more thought is wanted. */
let [last, enough] = [0, 0]

self.onmessage = ({ data }: MessageEvent<Asked>): void => {
  if ('enough' in data) enough = data.enough
  else if ('reading' in data) self.postMessage(read(data) satisfies ReadingReply)
  else if ('raids' in data) void playAll(data)
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

/** Plays every so many of the games, each with every version of the raid. */
async function playAll({ raids, plan, first, step }: Trial): Promise<void> {
  await loadDecks(plan.decks)
  const all = raids.map((raid) => {
    const own = withRaid(library, raid)
    const named = { ...plan, raid: raid.id }
    return { library: own, plan: named, content: contentOf(own, raid, named) }
  })
  for (let i = first; i < plan.games; i += step)
    for (const [version, of] of all.entries()) {
      const game = playPlanned(of, i)
      let now = game.next()
      while (!now.done) now = game.next()
      self.postMessage({ version, row: now.value } satisfies TrialRow)
    }
}

const tell = (reply: BotReply | ReviewReply | BotProgress): void => self.postMessage(reply)

const { port1, port2 } = new MessageChannel()
port1.start()
/** Lets messages in that have come meanwhile; several thoughts may wait at once. */
const messages = (): Promise<void> =>
  new Promise((done) => {
    port1.addEventListener('message', () => done(), { once: true })
    port2.postMessage(null)
  })
