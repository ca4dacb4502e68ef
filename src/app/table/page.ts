/** The state of the table's page: its game, its table, and what is shown around it. */
import { type Signal, signal } from '@preact/signals'
import type { Choice, PrintedFace, Scene, Table, TableOptions } from '../../board/index.ts'
import type { Answer, Library, Refusal, Seat } from '../../engine/types.ts'
import type { Agreement } from '../../session/group-decision.ts'
import type { Intent } from '../../session/intent.ts'
import { sameAnswer } from '../dialogs/order.ts'
import type { Settings } from '../storage/settings.ts'
import type { Around } from './around.ts'
import { answered, type Coach, newCoach, taughtScene } from './coach-sheet.tsx'
import { type Keeping, snapNowAndThen } from './keeping.ts'
import { newPressing, noteShown, type Pressing } from './pressing.ts'
import { checkReplay, newReplay, type Replay } from './replay-strip.tsx'
import { newsFor, type Told } from './table-news.ts'
import type { Reply, TableSession } from './table-session.ts'
import type { TableSound } from './table-sound.tsx'

/** What the table's page needs, whatever the game. */
export interface PlayUse {
  library: Library
  settings: () => Settings
  setSettings(settings: Settings): void
  /** What the player should know, such as that the game can't be saved; '' if all is well. */
  trouble: () => string
  sound: TableSound
  leave(): void
}

/** Who must come to the screen, why, and what happened since they were last asked. */
export interface Coming {
  seat: Seat
  name: string
  why: string
  since: readonly string[]
}

/** What is shown around the table. */
export interface Shown {
  /** What the table shows; null while it is covered. */
  scene: Scene | null
  /** Who must come to the screen before the table is shown. */
  coming: Coming | null
  /** The answer that the space bar gives. */
  ending: Choice | null
  /** The seats of the person at the screen, and which of them must decide. */
  own: readonly Seat[]
  asked: Seat | null
  canUndo: boolean
  canRedo: boolean
  passing: boolean
  over: boolean
  intent: Intent | null
  paused: boolean
}

export interface Page {
  readonly use: PlayUse
  readonly session: TableSession
  /** The raid's id, '' if there is none. */
  readonly raid: string
  readonly printed: (def: string) => PrintedFace | null
  /** How the raid wants its cards to look and sound. */
  readonly art: Parameters<typeof newsFor>[2]['art']
  readonly shown: Signal<Shown>
  /** What the player should know, '' if there is nothing. */
  readonly notice: Signal<string>
  readonly coach: Coach
  readonly replay: Replay
  readonly pressing: Pressing
  /** What the sound has been told. */
  readonly told: Told
  /** Null until it is mounted. */
  table: Table | null
  /** How the game is kept on this page; null if it is kept elsewhere. */
  readonly keeping: Keeping | null
  /** What lies around the table besides its bar. */
  readonly around: Around | null
  /** The timer of the next refresh, 0 if none is due. */
  queued: number
  /** No motion is shown until a person must decide. */
  skipping: boolean
  /** The end of the game has been shown. */
  ended: boolean
  /** The page has been closed. */
  closed: boolean
}

const nothingShown: Shown = {
  scene: null,
  coming: null,
  ending: null,
  own: [],
  asked: null,
  canUndo: false,
  canRedo: false,
  passing: false,
  over: false,
  intent: null,
  paused: false,
}

type Given = Pick<Page, 'use' | 'session' | 'raid' | 'printed' | 'keeping' | 'around'>

export const newPage = (given: Given): Page => ({
  ...given,
  art: given.use.library.raids.find(({ id }) => id === given.raid)?.art,
  shown: signal(nothingShown),
  notice: signal(''),
  coach: newCoach(),
  replay: newReplay(),
  pressing: newPressing(given.use.library, given.raid),
  told: { events: [], n: 0 },
  table: null,
  queued: 0,
  skipping: false,
  ended: false,
  closed: false,
})

export const home = (page: Page): void => page.table?.home()

export function tell({ notice }: Page, refusal: Refusal | null): void {
  if (refusal) notice.value = `${refusal.why} (${refusal.rule})`
}

/** Resolves once the answer is taken, or refused. */
export async function answer(page: Page, index: number): Promise<void> {
  const given = page.session.question()?.answers[index]
  if (given) answered(page, given)
  await told(page, page.session.answer(index))
}

/** Answers one question after another, as long as they match this order. */
export async function answerInOrder(page: Page, order: readonly Answer[]): Promise<void> {
  for (const wanted of order) {
    const index = sameAnswer(page.session.question(), wanted)
    if (index < 0) return
    await answer(page, index)
  }
}

/** Answers one question after another as the raiders agreed, or proposes that to the other persons. */
export const answerAsAgreed = (page: Page, agreement: Agreement): Promise<void> =>
  told(page, page.session.agree(agreement))

/** Says whether something is done or refused, as soon as that is known. */
async function told(page: Page, reply: Reply): Promise<void> {
  const refusal = reply instanceof Promise ? await reply : reply
  page.use.sound.cue(refusal ? 'error' : 'choose', refusal?.why)
  tell(page, refusal)
}

/** Skips motion and lets bots act at once, until a person must decide. */
export function skip(page: Page): void {
  page.skipping = true
  page.table?.finish()
  page.session.hurry()
}

/** Applies new settings, wherever they were changed. */
export function changeSettings(page: Page, settings: Settings): void {
  page.use.setSettings(settings)
  page.table?.options(tableOptions(settings))
  page.use.sound.refresh()
  page.session.go()
}

export function mute(page: Page): void {
  const settings = page.use.settings()
  changeSettings(page, { ...settings, sound: !settings.sound })
}

export const tableOptions = ({ letters, text, motion, speed }: Settings): TableOptions => ({
  letters,
  text,
  motion: { style: motion, speed },
  passes: true,
})

/** Shows the current state of the game. `ended` is called once, when the game is over and the table is still. */
export function refresh(page: Page, ended: () => void): void {
  page.queued = 0
  const { session, table, use } = page
  const coming = comingTo(page)
  const scene = coming ? null : session.scene()
  if (scene) {
    const impacts = table?.update(taughtScene(page, scene), page.skipping)
    use.sound.tell(newsFor(page.told, scene, { light: table?.light() ?? '', art: page.art }, impacts))
  }
  if (session.asks() || session.outcome()) page.skipping = false
  checkReplay(page)
  snapNowAndThen(page)
  page.shown.value = shownNow(page, scene, coming)
  noteShown(page, scene?.decision ?? null)
  page.notice.value = [session.trouble(), canvasTrouble(page), use.trouble()].filter(Boolean).join(' ')
  const over = session.outcome() !== null
  if (over && !page.ended) window.setTimeout(ended, table?.moving() ?? 0)
  page.ended = over
}

function comingTo({ session }: Page): Coming | null {
  const seat = session.covered()
  if (seat === null) return null
  const [named, plan] = [session.onlooker().seats[seat], session.seats[seat]]
  return named && plan ? { seat, name: named.name, ...session.calls() } : null
}

const shownNow = ({ session, table }: Page, scene: Scene | null, coming: Coming | null): Shown => ({
  scene,
  coming,
  ending: (scene && table?.ending()) ?? null,
  own: session.own(),
  asked: session.asks() ? (scene?.decides ?? coming?.seat ?? null) : null,
  canUndo: session.canBack(),
  canRedo: session.canForward(),
  passing: session.passing(),
  over: session.outcome() !== null,
  intent: coming ? null : session.intent(),
  paused: session.paused(),
})

const canvasTrouble = ({ table }: Page): string =>
  table?.trouble
    ? `${table.trouble} To see it, turn on WebGL or hardware acceleration in the browser’s settings, or use another browser. You can play it here as text.`
    : ''
