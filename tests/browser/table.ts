/** What browser tests do at the table: they click on the canvas and press keys, as people do. */
import type { Browser, BrowserContext, Download, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { LocalSession } from '../../src/app/local/local-session.ts'
import type { Settings } from '../../src/app/storage/settings.ts'
import type { TableSound } from '../../src/app/table/table-sound.tsx'
import type { Words } from '../../src/board/scene.ts'
import { library } from '../../src/content.ts'
import { type Game, load, outcome, record as recordNow } from '../../src/engine/index.ts'
import type { Decision, GameRecord } from '../../src/engine/types.ts'

export interface Spot {
  key: string
  x: number
  y: number
  w: number
  h: number
  answers: readonly number[]
}

/** The page's own hook for tests; src/board/README.md documents it. */
interface Hook {
  screen(): string
  ended(): boolean
  drawn(): number
  drawing(): boolean
  moving(): number
  reading(): number
  waits(): boolean
  made(): number
  spots(): Spot[]
  session(): LocalSession
  set(part: Partial<Settings>): boolean
  sound(): ReturnType<TableSound['state']>
  settled(): Promise<void>
}

declare global {
  interface Window {
    raidkeeper: Hook
  }
}

export interface Visit {
  context: BrowserContext
  page: Page
  /** Everything that the page complained about. */
  errors: string[]
}

/**
 * A page of its own, of `size` CSS pixels. Unless `sharp` says otherwise the screen has half as many: without a graphics card a
 * drawn frame costs what its pixels cost, and only pictures need all of them.
 */
export async function visit(
  browser: Browser,
  url: string,
  before = '',
  size = { width: 1280, height: 720 },
  sharp = 0.5,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: sharp })
  if (before) await context.addInitScript(before)
  return { context, ...(await openPage(context, url)) }
}

export async function openPage(context: BrowserContext, url: string): Promise<Omit<Visit, 'context'>> {
  const page = await context.newPage()
  page.setDefaultTimeout(60_000) // a busy machine is no fault of the page
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error.stack ?? error)))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  await page.goto(url)
  await page.waitForSelector('[data-screen]')
  return { page, errors }
}

/** Starts a raid from the start screen, bots without waiting. */
export async function begin(
  page: Page,
  raid: { raiders: number; seed: number; bots?: 'raider' | 'random' },
): Promise<void> {
  await unfold(page)
  await page.getByLabel('Raiders').selectOption(`${raid.raiders}`)
  await page.getByLabel('Seed').fill(`${raid.seed}`)
  if (raid.bots) await page.getByLabel('Who plays seat 1').selectOption(raid.bots)
  await page.evaluate(() => localStorage.setItem('raidkeeper-settings', '{}'))
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor() // a selector's handle would keep the screen in memory
  await speed(page, '0')
}

/** Chooses a raid by its tile. */
export const chooseRaid = (page: Page, id: string): Promise<void> => page.locator(`.tile [value=${id}]`).check()

/** Several persons who don't show each other their hands: the table is covered between them. */
export const hideHands = (page: Page): Promise<void> => page.getByLabel('Friends see each other’s hands').uncheck()

/** Shows all of the form for a new raid. */
export async function unfold(page: Page): Promise<void> {
  const more = page.locator('form details')
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
}

/** Chooses from the menu of the table's page. */
export async function menu(page: Page, name: string): Promise<void> {
  await page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }).click()
}

/** Sets how fast bots act and things move, as soon as the table is there; the select for it is in the menu. */
export async function speed(page: Page, to: string): Promise<void> {
  await page.waitForFunction((speed) => window.raidkeeper.set({ speed }), Number(to) as Settings['speed'])
}

export interface Asked {
  decision: Decision
  words: Words
  /** Choices made before this one. */
  made: number
  /** Name of the viewer. */
  viewer: string
}

/** Answers the mulligans and passes until the person has the first action step of the own turn. */
export async function ownTurn(page: Page): Promise<void> {
  for (let i = 0; i < 60; i++) {
    const now = await asked(page)
    if (now?.decision.answers.some(({ do: what }) => what === 'place')) return
    await page.evaluate(() => window.raidkeeper.session().answer(0))
  }
  throw new Error('No resource could be placed in sixty decisions.')
}

/** What a person is asked, as soon as one is, or null once the raid is over. */
export async function asked(page: Page): Promise<Asked | null> {
  await page.waitForFunction(
    () => window.raidkeeper.waits() || (window.raidkeeper.session()?.trouble() ?? '') !== '',
    undefined,
    { polling: 40 },
  )
  expect(await page.evaluate(() => window.raidkeeper.session().trouble())).toBe('')
  await drawn(page)
  return page.evaluate(() => {
    const { decision, words, view } = window.raidkeeper.session().scene()
    if (!decision || !words) return null
    return { decision, words, made: window.raidkeeper.made(), viewer: view.seats[view.seat]?.name ?? '' }
  })
}

/** Confirms instructions until this one is shown. */
export async function allBut(work: Locator, text: string): Promise<void> {
  for (let n = 0; n < 30 && !(await work.getByText(text).isVisible()); n++)
    await work.getByRole('button', { name: /^Done/ }).click()
  await work.getByText(text).waitFor()
}

export const made = (page: Page): Promise<number> => page.evaluate(() => window.raidkeeper.made())

/** Waits until the table has been drawn with what it was told last. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => setTimeout(() => requestAnimationFrame(done), 20)))
}

export async function spot(page: Page, key: string): Promise<Spot | null> {
  return page.evaluate((wanted) => window.raidkeeper.spots().findLast((one) => one.key === wanted) ?? null, key)
}

/** Clicks in the middle of a place on the canvas. */
export async function click(page: Page, key: string): Promise<void> {
  const found = await spot(page, key)
  expect(found, `a place ${key} on the table`).not.toBeNull()
  if (found) await page.mouse.click(found.x + found.w / 2, found.y + found.h / 2)
  await drawn(page)
}

/** The record of the game, short enough to compare: its choices, and its hashes. */
export async function recordOf(page: Page): Promise<GameRecord> {
  await page.waitForFunction(() => window.raidkeeper.session() !== null) // not while its table is still being laid
  return page.evaluate(() => window.raidkeeper.session().saved().record)
}

/** Starts the raid that a link has filled in, and lets its bots play it to the end at full speed. */
export async function playOut(page: Page): Promise<void> {
  await page.getByText('The link has filled in the new raid').waitFor()
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  const done = (): boolean => window.raidkeeper.ended() || window.raidkeeper.session().trouble() !== ''
  await page.waitForFunction(done, undefined, { timeout: 280_000, polling: 500 })
  expect(await page.evaluate(() => window.raidkeeper.session().trouble())).toBe('')
  expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/Victory|Defeat|won|draw/)
}

/** The game that its record makes again: it ends in the same way, with the same hashes. */
export async function replayed(page: Page): Promise<Game> {
  const record = await recordOf(page)
  const game = load(library, record)
  expect(outcome(game)?.result).toBe(await page.evaluate(() => window.raidkeeper.session().outcome()?.result))
  expect(recordNow(game).hashes).toBe(record.hashes)
  return game
}

/** What is in a file that the page gave to be kept. */
export async function bytesOf(file: Download): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of await file.createReadStream()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

/** A question as the table would show it, though the game asks another: for what is seldom asked. */
export async function posed(
  page: Page,
  kind: Decision['kind'],
  answers: Decision['answers'],
  words: readonly string[],
): Promise<void> {
  await page.evaluate(
    ([kind, answers, words]) => {
      const session = window.raidkeeper.session()
      const scene = session.scene()
      const decision = { ...scene.decision!, kind, answers, about: {} }
      const asks: Words = { prompt: 'A question', says: '', answers: words, why: 'Rule 708.1a.' }
      const posed = { ...scene, decision, words: asks }
      Object.assign(session, { scene: () => posed })
      window.raidkeeper.set({})
    },
    [kind, answers, words] as const,
  )
  await drawn(page)
}

/** Takes the WebGL context from the table; `giveContext` gives it back. */
export const loseContext = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.table canvas')!
    const loss = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!
    Object.assign(window, { loss }) // a lost context has no extensions any more
    const lost = new Promise((done) => canvas.addEventListener('webglcontextlost', done, { once: true }))
    loss.loseContext()
    await lost
    await new Promise((done) => setTimeout(done)) // it may be restored once all have heard that it is lost
  })

export const giveContext = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('.table canvas')!
    const restored = new Promise((done) => canvas.addEventListener('webglcontextrestored', done, { once: true }))
    ;(window as unknown as { loss: WEBGL_lose_context }).loss.restoreContext()
    await restored
  })
