/** What stays in memory after raids that are over. */
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { begin, menu, visit } from './table.ts'

interface Used {
  heap: number
  nodes: number
  listeners: number
}

/** What the page uses once everything that can go has gone. */
async function used(page: Page, cdp: CDPSession): Promise<Used> {
  for (let i = 0; i < 3; i++) {
    await cdp.send('HeapProfiler.collectGarbage')
    await page.waitForTimeout(100)
  }
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { heap: usedSize / 1e6, nodes, listeners: jsEventListeners }
}

/** A raid among bots, from the start screen to the middle of it and back; what is kept of it is deleted. */
async function raid(page: Page, seed: number): Promise<void> {
  await begin(page, { raiders: 1, seed, bots: true })
  await page.waitForFunction((long) => window.raidkeeper.made() > long || window.raidkeeper.ended(), long, {
    polling: 50,
  })
  expect(await page.evaluate(() => window.raidkeeper.session().trouble())).toBe('')
  await page.evaluate(() => window.raidkeeper.session().pause(true))
  await page.keyboard.press('Escape')
  await menu(page, 'Leave')
  await page.locator('[data-screen=start]').waitFor()
  const kept = page.locator('[data-save]')
  await kept.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await kept.waitFor({ state: 'detached' })
}

/** Choices of a raid, and raids: those before the first that counts fill what is kept for all. */
const long = 120
const before = 3
const raids = 10

test('ten raids leave nothing behind', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', { width: 640, height: 360 })
  const cdp = await context.newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  for (let i = 0; i < before; i++) await raid(page, 5 + i)
  const first = await used(page, cdp)
  for (let i = 0; i < raids; i++) await raid(page, 5 + (i % before))
  const last = await used(page, cdp)
  const more = (what: keyof Used): number => Math.round((last[what] - first[what]) * 100) / 100
  console.log(
    `Ten raids: ${first.heap.toFixed(1)} MB before, ${more('heap')} MB more after, ${more('nodes')} nodes, ${more('listeners')} listeners`,
  )
  // Less than a card's picture for each.
  expect(more('heap')).toBeLessThan(0.6)
  expect(more('nodes')).toBeLessThan(raids)
  expect(more('listeners')).toBeLessThan(raids)
  expect(errors).toEqual([])
})
