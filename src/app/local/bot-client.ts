/** Bots think in a worker, so that the page never waits for them; without a worker they think on the page. */
import { library as builtIn } from '../../content.ts'
import { type Game, hasRealSeat, played } from '../../engine/index.ts'
import type { Decision, Library, Setup } from '../../engine/types.ts'
import type { Pondered } from '../../players/index.ts'
import { type Asked, atOnce, type BotMove, makeBots, realPatience } from '../../session/bot-move.ts'
import { type BotProgress, type BotQuestion, type BotReply, changesSince } from '../../session/bot-replica.ts'
import type { Review, ReviewQuestion, ReviewReply } from '../../session/reviewed.ts'

export interface BotClient {
  /** The bot’s move for the open decision; null while it is thinking, and `ready` is called when it is done. */
  of(open: Decision, bot: string, how: Asked): BotMove | null
  /** Whether a bot is thinking. */
  busy(): boolean
  /** The lines that a bot who looks ahead has played on; null if none does. */
  pondered(): Pondered | null
  /** Asks what a bot that looks ahead would answer in a person's place; null if the worker could not tell. One that is gone is replaced. */
  advice(weighed?: number): Promise<BotMove | null>
  /** Makes the bot think no longer: it goes by what it has found. */
  enough(): void
  /** Makes the bot think again, because the game changed other than by choices. */
  forget(): void
  stop(): void
}

/** Milliseconds after which a silent worker is given up. */
const timeLimit = 30_000

/** A question to the worker; `tell` if it is for advice. */
interface Waiting {
  open: Decision | null
  bot: string
  id: number
  pondered?: Pondered
  tell?: (move: BotMove | null) => void
}

export function makeBotClient(game: Game, library: Library, ready: () => void): BotClient {
  const { setup } = played(game)
  let worker = makeWorker(receive, giveUp)
  let known: readonly number[] | null = null
  let move: { open: Decision | null; bot: string; is: BotMove } | null = null
  let [asked, last]: [Waiting | null, number] = [null, 0]
  const enough = (): unknown => asked && worker?.postMessage({ enough: asked.id })
  const alarm = newAlarm(giveUp, timeLimit)
  const hurried = newAlarm(enough, realPatience)
  const onPage = pageBots(library, setup.seed)

  /** Without a worker, or after trouble with it, bots think on the page. */
  function giveUp(trouble = ''): void {
    const isBot = asked && !asked.tell
    if (trouble) console.warn(`Bots think on the page: ${trouble}`)
    stop()
    if (isBot) ready()
  }

  function stop(): void {
    alarm(false)
    worker?.terminate()
    ;[worker, known] = [null, null]
    drop()
  }

  /** Nothing is asked any more, and advice does not come. */
  function drop(): void {
    asked?.tell?.(null)
    asked = null
  }

  function receive({ data }: MessageEvent<BotReply | BotProgress>): void {
    if (data.id !== asked?.id) return // for a decision that was undone
    alarm(false)
    if ('trouble' in data) giveUp(data.trouble)
    else if ('done' in data) {
      asked.pondered = data
      alarm(true)
    } else {
      const { open, bot, tell = ready } = asked
      if (!asked.tell) move = { open, bot, is: data.move }
      asked = null
      tell(data.move)
    }
  }

  /** Sends a question about the open decision, instead of any other. */
  function send(about: Pick<Waiting, 'open' | 'tell'>, bot: string, how: Asked): void {
    drop()
    worker?.postMessage({ id: ++last, ...toldOf(game, library, known), bot, asked: how } satisfies BotQuestion)
    known = played(game).choices
    asked = { ...about, bot, id: last }
    alarm(true)
    hurried(!about.tell && hasRealSeat(setup))
  }

  return {
    of(open, bot, how) {
      if (!worker && !isOf(move, open, bot)) move = { open, bot, is: onPage(game, bot, how) }
      if (isOf(move, open, bot)) return move?.is ?? null
      if (!isOf(asked, open, bot)) send({ open }, bot, how)
      return null
    },
    busy: () => asked !== null && !asked.tell,
    pondered: () => asked?.pondered ?? null,
    advice: (weighed) =>
      new Promise((tell) => {
        worker ??= makeWorker(receive, giveUp)
        if (worker) send({ open: null, tell }, 'ahead', weighed === undefined ? {} : { weighed })
        else tell(null)
      }),
    enough,
    forget() {
      move = null
      drop()
    },
    stop,
  }
}

/** Whether a move, or the wait for one, is about this decision and bot. */
const isOf = (one: Pick<Waiting, 'open' | 'bot'> | null, open: Decision, bot: string): boolean =>
  one?.open === open && one.bot === bot

/** Rings after so many milliseconds; told true it begins anew, told false it doesn't ring. */
function newAlarm(ring: () => unknown, after: number): (on: boolean) => void {
  let timer = 0
  return (on) => {
    clearTimeout(timer)
    if (on) timer = window.setTimeout(ring, after)
  }
}

/** Bots that think on the page, which can't wait for a look ahead. */
function pageBots(library: Library, seed: number): (game: Game, bot: string, how: Asked) => BotMove {
  let bots: ReturnType<typeof makeBots> | null = null
  return (game, bot, how) => {
    bots ??= makeBots(library, seed)
    return atOnce(bots.moving(game, bot, how), true)
  }
}

/** The news of a game for the worker; `known`: the choices that it has heard of. */
const toldOf = (game: Game, library: Library, known: readonly number[] | null) => ({
  ...changesSince(game, known),
  ...(known ? {} : furtherIn(library, played(game).setup)),
})

/** The raid and the cards of a game that the worker's library does not have. */
function furtherIn({ raids, cards }: Library, setup: Setup): Pick<BotQuestion, 'raid' | 'cards'> {
  const raid = 'raid' in setup ? raids.find(({ id }) => id === setup.raid) : undefined
  const own = raid && !builtIn.raids.includes(raid) ? { raid } : {}
  return { ...own, cards: cards.filter((card) => !builtIn.cards.includes(card)) }
}

/**
 * Looks back on a finished game in a worker of its own.
 * @param of - The game, its content, and the bot that played the Boss.
 * @param heard - Told how far it is, then the review, or why there is none.
 * @returns The function that stops it.
 */
export function lookBack(
  { game, library, boss }: { game: Game; library: Library; boss?: string | undefined },
  heard: (news: Pondered | { review: Review } | { trouble: string }) => void,
): () => void {
  const failed = (): void =>
    heard({ trouble: 'The program that looks back has failed. Open the replay again to retry.' })
  const worker = makeWorker(({ data }: MessageEvent<ReviewReply | BotProgress>) => heard(data), failed)
  const { setup, choices } = played(game)
  const question: ReviewQuestion = { id: 1, setup, choices, boss, ...furtherIn(library, setup) }
  if (worker) worker.postMessage(question)
  else failed()
  return () => worker?.terminate()
}

/** A worker for bots and for games among them; null where there is none. */
export function makeWorker(receive: (event: MessageEvent) => void, failed: () => void): Worker | null {
  try {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' })
    worker.onmessage = receive
    worker.onerror = (event) => {
      event.preventDefault()
      failed()
    }
    return worker
  } catch {
    return null
  }
}
