import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Table } from '../../src/board/index.ts'
import { browser, fixture } from './here.ts'

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
  await page.evaluate(async () => {
    const canvas = document.querySelector('canvas')!
    const loss = canvas.getContext('webgl2')!.getExtension('WEBGL_lose_context')!
    const hears = (event: string) => new Promise((done) => canvas.addEventListener(event, done, { once: true }))
    const lost = hears('webglcontextlost')
    loss.loseContext()
    await lost
    await new Promise((done) => setTimeout(done)) // it may be restored once all have heard that it is lost
    const restored = hears('webglcontextrestored')
    loss.restoreContext()
    await restored
  })
  await expect.poll(async () => (await page.screenshot()).equals(before), { timeout: 20_000 }).toBe(true)
  expect(errors).toEqual([])
  await page.close()
})
