/** What the Boss plays stays on the screen until it is read, or until a key or click; the live region has its text. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { begin, visit } from './table.ts'

const reading = (page: Page): Promise<number> => page.evaluate(() => window.raidkeeper.reading())

/** Passes and hurries the bots until a card of the Boss is presented. Returns what is said of it. */
const untilPresented = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const { raidkeeper } = window
    for (let i = 0; i < 3000 && raidkeeper.reading() === 0; i++) {
      const session = raidkeeper.session()
      const { decision } = session.scene()
      if (decision) {
        const end = decision.answers.findIndex((answer) => answer.do === 'pass' || answer.do === 'done')
        session.answer(Math.max(0, end))
      } else session.nudge()
      await new Promise((done) => setTimeout(done, 20))
    }
    return document.querySelector('.live')?.textContent ?? ''
  })

test('an event is presented with its text, long enough to read; a key moves on; what comes next is told only then', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 2, seed: 7 })
  await page.waitForFunction(() => window.raidkeeper.set({ speed: 0.5, motion: 'full', letters: true }))
  const said = await untilPresented(page)
  expect(said).toMatch(/\. Event/)
  expect(said.length).toBeGreaterThan(40)
  expect(await reading(page)).toBeGreaterThan(1500)
  expect(await page.evaluate(() => document.querySelector<HTMLElement>('.intent')?.hidden)).toBe(true)
  // Each key moves on by one card.
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Space')
        return reading(page)
      },
      { timeout: 20_000, interval: 300 },
    )
    .toBe(0)
  expect(errors).toEqual([])
  await context.close()
})
