/** Bots think in a worker, so that the page never waits for them; where the browser refuses one they think on the page. */
import type { Game } from '../engine/index.ts'
import type { Decision, Library } from '../engine/types.ts'
import { catchUp, makeMinds, type Question, type Reply, type Thought } from './thought.ts'

export interface Thoughts {
  /** What the bot thinks of the open decision; null as long as it thinks, and `ready` is called when it has thought. */
  of(open: Decision, bot: string): Thought | null
  /** Whether a bot is thinking. */
  busy(): boolean
  /** Thinks anew, about a table that changed otherwise than by choices. */
  forget(): void
  stop(): void
}

/** Milliseconds after which a worker that says nothing is given up. */
const patience = 30_000

export function makeThoughts(game: Game, library: Library, ready: () => void): Thoughts {
  let worker = makeWorker()
  let known: number[] | null = null
  let thought: { open: Decision; bot: string; is: Thought } | null = null
  let asked: { open: Decision; bot: string; id: number } | null = null
  let last = 0
  let timer = 0
  let here: ReturnType<typeof makeMinds> | null = null

  /** Without a worker, or after trouble with it: from now on the page thinks. */
  function giveUp(): void {
    clearTimeout(timer)
    worker?.terminate()
    worker = null
    if (!asked) return
    asked = null
    ready()
  }

  function hear({ data }: MessageEvent<Reply>): void {
    if (data.id !== asked?.id) return // of a decision that was taken back
    clearTimeout(timer)
    if ('trouble' in data) {
      console.warn(`Bots think on the page: ${data.trouble}`)
      giveUp()
      return
    }
    thought = { ...asked, is: data.thought }
    asked = null
    ready()
  }

  if (worker) {
    worker.onmessage = hear
    worker.onerror = (event) => {
      event.preventDefault()
      giveUp()
    }
  }

  return {
    of(open, bot) {
      if (thought?.open === open && thought.bot === bot) return thought.is
      if (!worker) {
        here ??= makeMinds(library, game.setup.seed)
        thought = { open, bot, is: here.think(game, bot) }
        return thought.is
      }
      if (asked?.open === open && asked.bot === bot) return null
      asked = { open, bot, id: ++last }
      const question: Question = { id: last, ...catchUp(game, known), bot }
      known = game.choices.slice()
      worker.postMessage(question)
      clearTimeout(timer)
      timer = window.setTimeout(giveUp, patience)
      return null
    },
    busy: () => asked !== null,
    forget() {
      thought = null
      asked = null
    },
    stop() {
      clearTimeout(timer)
      asked = null
      worker?.terminate()
      worker = null
    },
  }
}

function makeWorker(): Worker | null {
  try {
    return new Worker(new URL('./thoughts.worker.ts', import.meta.url), { type: 'module', name: 'thoughts' })
  } catch {
    return null
  }
}
