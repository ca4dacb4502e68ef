/** Reads the raid in the workshop in a worker, so that whoever writes never waits for it; without a worker on the page. */
import { formOf } from '../../raid/read.ts'
import { makeWorker } from '../local/bot-client.ts'
import type { Words } from './complete.ts'
import { newReading, type ReadingQuestion, type ReadingReply } from './reading.ts'
import { slipIn } from './slip.ts'
import type { Source } from './source.ts'

export interface Reader {
  read(text: string): Promise<Source>
  words(text: string, at: number): Promise<Words | null>
  stop(): void
}

/** `before`: the raid as it was kept. */
export function makeReader(before: string): Reader {
  const asked = new Map<number, { question: ReadingQuestion; tell: (reply: ReadingReply) => void }>()
  const here = newReading()
  let last = 0
  let worker = makeWorker(({ data }: MessageEvent<ReadingReply>) => {
    asked.get(data.reading)?.tell(data)
    asked.delete(data.reading)
  }, giveUp)

  function giveUp(): void {
    worker = null
    for (const { question, tell } of asked.values()) tell(here({ before, ...question }))
    asked.clear()
  }

  const ask = (what: Omit<ReadingQuestion, 'reading'>): Promise<ReadingReply> =>
    new Promise((tell) => {
      const question = { reading: ++last, ...what, ...(last === 1 ? { before } : {}) }
      if (!worker) return tell(here({ before, ...question }))
      asked.set(last, { question, tell })
      worker.postMessage(question)
    })
  return {
    async read(text) {
      const slip = slipIn(text)
      if (slip) return { raid: null, marks: [slip] }
      const { marks = [] } = await ask({ text })
      const form = marks.length === 0 ? formOf(JSON.parse(text)) : null
      return { raid: form && 'raid' in form ? form.raid : null, marks }
    },
    words: async (text, at) => (await ask({ text, at })).words ?? null,
    stop: () => worker?.terminate(),
  }
}
