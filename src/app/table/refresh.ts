/** Shows the current state of the game, and applies settings. */
import type { Scene, TableOptions } from '../../board/index.ts'
import type { Settings } from '../storage/settings.ts'
import { taughtScene } from './coach-sheet.tsx'
import { snapNowAndThen } from './keeping.ts'
import type { Coming, Page, Shown } from './page.ts'
import { noteShown } from './press.ts'
import { checkReplay } from './replay-strip.tsx'
import { newsFor } from './table-news.ts'

/** Applies new settings, wherever they were changed. */
export function changeSettings(page: Page, settings: Settings): void {
  page.app.change(settings)
  page.table?.options(tableOptions(settings))
  page.session.go()
}

export function mute(page: Page): void {
  const settings = page.app.settings()
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
  const { session, table, app, keeping } = page
  const coming = comingTo(page)
  const scene = coming ? null : session.scene()
  if (scene) {
    const impacts = table?.update(taughtScene(page, scene), page.skipping)
    app.sound.tell(newsFor(page.told, scene, { light: table?.light() ?? '', art: page.art }, impacts))
  }
  if (session.asks() || session.outcome()) page.skipping = false
  checkReplay(page)
  snapNowAndThen(page)
  page.shown.value = shownNow(page, scene, coming)
  noteShown(page, scene?.decision ?? null)
  page.notice.value = [session.trouble(), page.table?.trouble(), keeping?.trouble()].filter(Boolean).join(' ')
  const over = session.outcome() !== null
  if (over && !page.ended) window.setTimeout(() => endOnceStill(page, ended), 0)
  page.ended = over
}

/** Milliseconds between looks at whether the table is still: it can be hurried. */
const lookEvery = 200

function endOnceStill(page: Page, ended: () => void): void {
  const left = page.table?.moving() ?? 0
  if (left > 0) window.setTimeout(() => endOnceStill(page, ended), Math.min(left, lookEvery))
  else ended()
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
  intent: coming ? null : session.intent(),
  paused: session.paused(),
})
