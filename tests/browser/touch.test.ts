/** What fingers do besides tapping: real touches, as a phone sends them. */
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, fixture } from './here.ts'

type At = readonly [x: number, y: number]

async function phone(query: string): Promise<{ page: Page; cdp: CDPSession }> {
  const context = await browser.newContext({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto(`${fixture.url}?${query}`)
  await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
  return { page, cdp: await context.newCDPSession(page) }
}

const touch = (cdp: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: At): Promise<unknown> =>
  cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [{ x: at[0], y: at[1] }] : [] })

async function dragged(cdp: CDPSession, [x, y]: At, [toX, toY]: At): Promise<void> {
  await touch(cdp, 'touchStart', [x, y])
  for (let i = 1; i <= 6; i++) await touch(cdp, 'touchMove', [x + ((toX - x) * i) / 6, y + ((toY - y) * i) / 6])
  await touch(cdp, 'touchEnd')
}

test('several things are put in order by their grips; the way out stays in sight', async () => {
  const { page, cdp } = await phone('order')
  const dialog = page.getByRole('dialog')
  const grips = dialog.locator('.grip')
  const middle = async (i: number): Promise<At> => {
    const { x, y, width, height } = (await grips.nth(i).boundingBox())!
    return [x + width / 2, y + height / 2]
  }
  await grips.nth(0).evaluate((grip) => grip.closest('dialog')?.scrollTo(0, 0))
  const [first, second] = [await middle(0), await middle(1)]
  await dragged(cdp, first, [second[0], second[1] + 12])
  const order = dialog.getByRole('listitem').locator('.what')
  expect((await order.allTextContents()).map((text) => Number(text[0]))).toEqual([1, 0, 2, 3])
  const close = (await dialog.getByRole('button', { name: 'Close' }).boundingBox())!
  expect(close.y + close.height).toBeLessThanOrEqual(390)
  await page.waitForTimeout(600) // a touch that follows at once is no tap to the browser, and no finger is that fast
  await dialog.getByRole('button', { name: 'Use this order' }).tap()
  await expect.poll(() => page.evaluate(() => window.fixture.chosen)).toEqual([1, 0, 2, 3])
})

test('where targets lie behind the name of a raider, a tap on it opens them', async () => {
  const { page } = await phone('raiders=3&ask&target')
  const spots = () => page.evaluate(() => window.fixture.table.spots())
  const tap = async (wanted: string): Promise<void> => {
    const { x, y, w, h } = (await spots()).find(({ key }) => key === wanted)!
    await page.touchscreen.tap(x + w / 2, y + h / 2)
  }
  await tap('seat:1')
  await expect.poll(async () => (await spots()).some(({ key }) => key === 'close')).toBe(true)
})
