import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Table } from '../../src/board/index.ts'
import { browser, fixture } from './here.ts'
import { giveContext, loseContext } from './table.ts'

declare global {
  interface Window {
    /** The table of tests/board/page, and the answers that were given on it. */
    fixture: { table: Table; chosen: number[] }
  }
}

async function open(query: string, width: number, height: number): Promise<{ page: Page; errors: string[] }> {
  const page = await browser.newPage({ viewport: { width, height } })
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${fixture.url}?${query}`)
  await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
  return { page, errors }
}

test.each([
  [1280, 720, 'raiders=5&whelps=24&ask'],
  [1920, 1080, 'raiders=5&whelps=60&links=8&party=12&ask'],
])('a crowded table is drawn at %i by %i, and its cards take clicks', async (width, height, query) => {
  const { page, errors } = await open(query, width, height)
  const spots = await page.evaluate(() => window.fixture.table.spots())
  const single = spots.find(({ key, answers }) => key.startsWith('card:') && answers.length === 1)!
  await page.mouse.click(single.x + single.w / 2, single.y + single.h / 2)
  expect(await page.evaluate(() => window.fixture.chosen)).toEqual([single.answers[0]])
  expect(errors).toEqual([])
  await page.close()
})

test('after a lost WebGL context the table is drawn again, words and all', async () => {
  const { page, errors } = await open('raiders=2&whelps=3', 900, 600)
  const before = await page.screenshot()
  await loseContext(page)
  await giveContext(page)
  await expect.poll(async () => (await page.screenshot()).equals(before), { timeout: 20_000 }).toBe(true)
  expect(errors).toEqual([])
  await page.close()
})

test('a finger on one of several close things is asked which, and each of them has 44 pixels', async () => {
  const page = await browser.newPage({ viewport: { width: 844, height: 392 }, hasTouch: true, isMobile: true })
  await page.goto(`${fixture.url}?raiders=5&whelps=24&ask`)
  await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
  const spots = (): Promise<ReturnType<Table['spots']>> => page.evaluate(() => window.fixture.table.spots())
  const small = (await spots()).find(
    ({ key, answers, h }) => key.startsWith('card:') && answers.length === 1 && h < 20,
  )!
  await page.touchscreen.tap(small.x + small.w / 2, small.y + small.h / 2)
  const among = (await spots()).filter(({ key }) => key.startsWith('among:'))
  expect(among.length).toBeGreaterThan(1)
  for (const { w, h } of among) expect(Math.min(w, h)).toBeGreaterThanOrEqual(44)
  const wanted = among.find(({ key }) => key === `among:${small.key}`)!
  await page.touchscreen.tap(wanted.x + wanted.w / 2, wanted.y + wanted.h / 2)
  expect(await page.evaluate(() => window.fixture.chosen)).toEqual(small.answers)
  expect((await spots()).some(({ key }) => key.startsWith('among:'))).toBe(false)
  await page.close()
})

test('letters on the table follow those of the page, at once', async () => {
  const { page, errors } = await open('raiders=5&whelps=24&ask', 1280, 720)
  const height = (): Promise<number> =>
    page.evaluate(() => window.fixture.table.spots().find(({ key }) => key === 'panel:status')!.h)
  const before = await height()
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect.poll(height).toBeGreaterThan(before * 1.5)
  expect(errors).toEqual([])
  await page.close()
})

test.each([0.67, 1.1])('on a page zoomed to %s every card has its picture', async (zoom) => {
  /** How much light and dark each card has, where a card that has no picture shows the plain table. */
  const contrasts = async (sharp: number): Promise<number[]> => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, deviceScaleFactor: sharp })
    await page.goto(`${fixture.url}?raiders=3&whelps=6`)
    await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
    const shot = (await page.screenshot()).toString('base64')
    const found = await page.evaluate(
      async ([shot, sharp]) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob())
        const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
        pen.drawImage(image, 0, 0)
        return window.fixture.table
          .spots()
          .filter(({ key }) => /^card:\d+$/.test(key))
          .map(({ x, y, w, h }) => {
            const { data } = pen.getImageData(x * sharp, y * sharp, Math.max(1, w * sharp), Math.max(1, h * sharp))
            const light = Array.from(
              { length: data.length / 4 },
              (_, i) => data[i * 4] + data[i * 4 + 1] + data[i * 4 + 2],
            )
            const mean = light.reduce((sum, n) => sum + n, 0) / light.length
            return Math.sqrt(light.reduce((sum, n) => sum + (n - mean) ** 2, 0) / light.length)
          })
      },
      [shot, sharp] as const,
    )
    await page.close()
    return found
  }
  const [whole, zoomed] = [await contrasts(1), await contrasts(zoom)]
  expect(whole.length).toBeGreaterThan(20)
  for (const [i, contrast] of zoomed.entries()) expect(contrast, `card ${i}`).toBeGreaterThan(whole[i] * 0.5)
})
