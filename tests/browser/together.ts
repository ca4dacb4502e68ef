/** People who raid together, each on a page of their own, in a room of the host that serves it. */
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './table.ts'

export interface Guest {
  page: Page
  errors: string[]
}

/** Nothing moves, and there is no sound; `text`: the table as text, which costs little. */
export const settings = (text = false): string =>
  `localStorage.setItem('raidkeeper-settings', '{"speed":0,"sound":false,"text":${text}}')`

type Size = { width: number; height: number }

/** `gone`: the seconds after which a bot plays for whoever is gone. */
interface Opening {
  raiders: number
  people: number
  undo?: string
  gone?: string
  real?: string
  text?: boolean
}

/** Opens a room of so many raiders, of them so many people; bots act at once. */
export async function openRoom(
  browser: Browser,
  url: string,
  name: string,
  { raiders, people, undo = 'vote', gone, real, text }: Opening,
): Promise<Guest> {
  const { page, errors } = await visit(browser, url, settings(text))
  await page.getByRole('button', { name: 'Open a room' }).click()
  const form = page.getByRole('dialog', { name: 'Open a room' })
  await form.getByLabel('Your name').fill(name)
  await form.getByLabel('Raiders of the room').selectOption(`${raiders}`)
  await form.getByLabel('Seats for people').selectOption(`${people}`)
  await form.getByLabel('Pace of bots').selectOption('0')
  await form.getByLabel('Who takes choices back').selectOption(undo)
  if (real) await form.getByLabel('At a real table').selectOption(real)
  if (gone) await form.getByLabel('When a bot takes over').selectOption(gone)
  await form.getByRole('button', { name: 'Open the room' }).click()
  await page.locator('[data-screen=lobby] .seats li').first().waitFor()
  return { page, errors }
}

/** The address that leads into the room that a page shows. */
export const linkOf = ({ page }: Guest): string => page.url()

/** Comes into a room by its link; `text`: with the table as text. */
export async function comeInto(
  browser: Browser,
  link: string,
  name: string,
  size?: Size,
  text = false,
): Promise<Guest> {
  return joinOn(await visit(browser, link, settings(text), size), name)
}

/** The same on a page that shows the link already; `how`: the button that is pressed. */
export async function joinOn({ page, errors }: Guest, name: string, how = 'Join'): Promise<Guest> {
  const dialog = page.getByRole('dialog', { name: 'Join room' })
  await dialog.getByLabel('Your name').fill(name)
  await dialog.getByRole('button', { name: how, exact: true }).click()
  await page.locator('[data-screen=lobby] .seats li').first().waitFor()
  return { page, errors }
}

export const beReady = ({ page }: Guest): Promise<void> => page.getByRole('button', { name: 'I’m ready' }).click()

/** The host starts the raid; everybody is at the table once this resolves. */
export async function begin(host: Guest, all: readonly Guest[]): Promise<void> {
  await host.page.getByRole('button', { name: 'Start the raid' }).click()
  await Promise.all(all.map(({ page }) => atTable(page)))
}

export async function atTable(page: Page): Promise<void> {
  await page.locator('[data-screen=table]').waitFor()
  await page.waitForFunction(() => window.raidkeeper.session() !== null)
}

/** Answers what this page is asked, if it is asked: ends with what there is to pass. Returns whether it was asked. */
export const answerOnce = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(async () => {
    const session = window.raidkeeper.session()
    if (!session?.asks()) return false
    const pass = session.question()?.answers.findIndex(({ do: what }) => what === 'pass') ?? 0
    await session.answer(Math.max(0, pass))
    return true
  })

/** Everybody answers, as they are asked, until something is so; fails if it never is. */
export async function playUntil(all: readonly Guest[], isSo: () => Promise<boolean>, most = 400): Promise<void> {
  for (let i = 0; i < most && !(await isSo()); i++) {
    const asked = await Promise.all(all.map(answerOnce))
    if (!asked.some(Boolean)) await all[0]?.page.waitForTimeout(30)
  }
  expect(await isSo()).toBe(true)
}

/** How many choices a page knows of. */
export const madeOn = ({ page }: Guest): Promise<number> => page.evaluate(() => window.raidkeeper.made())

/** Nobody has complained. */
export function allWell(...guests: readonly Guest[]): void {
  for (const { errors } of guests) expect(errors).toEqual([])
}
