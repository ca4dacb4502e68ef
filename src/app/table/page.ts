/** The state of the table's page: its game, its table, and what is shown around it. */
import { type Signal, signal } from '@preact/signals'
import type { Choice, PrintedFace, Scene, Table, TableOptions } from '../../board/index.ts'
import { decision, type Game, view } from '../../engine/index.ts'
import type { Answer, Library, Outcome, Refusal, Seat } from '../../engine/types.ts'
import type { Agreement } from '../../session/group-decision.ts'
import type { Intent } from '../../session/intent.ts'
import type { Saved, SessionSave } from '../../session/saved-game.ts'
import type { Try } from '../dialogs/ending.ts'
import { sameAnswer } from '../dialogs/order.ts'
import type { Settings } from '../storage/settings.ts'
import { answered, type Coach, newCoach, taughtScene } from './coach-sheet.tsx'
import { newPressing, noteShown, type Pressing } from './pressing.ts'
import { checkReplay, newReplay, type Replay } from './replay-strip.tsx'
import { newsFor, type Told } from './table-news.ts'
import type { TableSession } from './table-session.ts'
import type { TableSound } from './table-sound.tsx'

/** What the page needs from games.tsx. */
export interface PlayUse {
  library: Library
  settings: () => Settings
  setSettings(settings: Settings): void
  save(saved: Saved): void
  /** Whether games are saved with their raid in them. */
  embed(): boolean
  /** What the player should know about saving, '' if all is well. */
  trouble: () => string
  file(saved: Saved): void
  sound: TableSound
  /** Saves a copy of the game under a name. */
  copy(saved: Saved, name: string): Promise<string>
  /** The same raid again; after the end of a game, the next game of its match, with the kept cards (800.1d). */
  again(saved: Saved, sameSeed: boolean, outcome?: Outcome): void
  /** Copies a link to the raid's setup; returns a message for the player. */
  link(saved: Saved): Promise<string>
  leave(): void
  /** What to try after a finished raid. */
  tries(saved: Saved, won: boolean): readonly Try[]
  /** Leaves the game, and fills in the form for another raid. */
  plan(next: Try): void
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
  readonly game: Game
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
  /** The game's name and its last picture, for the list of saved games. */
  name: string
  picture: string
  /** When that picture was taken. */
  snapped: number
  /** The timer of the next refresh, 0 if none is due. */
  queued: number
  /** No motion is shown until a person must decide. */
  skipping: boolean
  /** The end of the game has been shown. */
  ended: boolean
  /** The page has been closed. */
  closed: boolean
}

/** Milliseconds between two pictures of the table. */
const pictured = 20_000

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

type Given = Pick<Page, 'game' | 'use' | 'session' | 'raid' | 'printed' | 'name' | 'picture'>

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
  snapped: performance.now() - pictured + 2_000,
  queued: 0,
  skipping: false,
  ended: false,
  closed: false,
})

/** The game as it is saved. */
export const wholeSave = ({ name, picture }: Page, played: SessionSave): Saved => ({ ...played, name, picture })
export const saved = (page: Page): Saved => wholeSave(page, page.session.saved())
export const keep = (page: Page): void => page.use.save(saved(page))

/** Takes a new picture for the list of saved games, without any hand that not everyone at the screen may see. */
export function snap(page: Page): void {
  const { table, session, use } = page
  if (!table || session.covered() !== null) return
  page.snapped = performance.now()
  page.picture = table.picture(session.several() && use.settings().cover) || page.picture
}

export const home = (page: Page): void => page.table?.home()

export function tell({ notice }: Page, refusal: Refusal | null): void {
  if (refusal) notice.value = `${refusal.why} (${refusal.rule})`
}

export function answer(page: Page, index: number): void {
  const given = page.session.asks() ? decision(page.game)?.answers[index] : undefined
  if (given) answered(page, given)
  const refusal = page.session.answer(index)
  page.use.sound.cue(refusal ? 'error' : 'choose', refusal?.why)
  tell(page, refusal)
}

/** Answers one question after another, as long as they match this order. */
export function answerInOrder(page: Page, order: readonly Answer[]): void {
  for (const wanted of order) {
    const index = sameAnswer(decision(page.game), wanted)
    if (index < 0) return
    answer(page, index)
  }
}

/** Answers one question after another as the raiders agreed, or proposes that to the other persons. */
export function answerAsAgreed(page: Page, agreement: Agreement): void {
  const refusal = page.session.agree(agreement)
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
  if (performance.now() - page.snapped > pictured) snap(page)
  page.shown.value = shownNow(page, scene, coming)
  noteShown(page, scene?.decision ?? null)
  page.notice.value = [session.trouble(), canvasTrouble(page), use.trouble()].filter(Boolean).join(' ')
  const over = session.outcome() !== null
  if (over && !page.ended) window.setTimeout(ended, table?.moving() ?? 0)
  page.ended = over
}

function comingTo({ session, game }: Page): Coming | null {
  const seat = session.covered()
  if (seat === null) return null
  const [named, plan] = [view(game, -1).seats[seat], session.seats[seat]]
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
