import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, fixture, site } from './here.ts'
import * as overdraw from './overdraw.ts'
import { begin, recordOf, type Spot, visit } from './table.ts'

declare global {
  interface Window {
    counted: { calls: number; corners: number; pixels: number }
  }
}

const packed = /\.(woff2|png|webp|jpe?g|mp3|webm|ogg|opus)$/

test('the first load is small, and the table stands soon', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const loaded = new Map<string, number>()
  page.on('response', async (response) => {
    if (!response.url().startsWith(site.url)) return // pictures that the page made itself
    const path = new URL(response.url()).pathname
    const body = await response.body().catch(() => Buffer.alloc(0))
    loaded.set(path, packed.test(path) ? body.length : gzipSync(body).length)
  })
  const start = performance.now()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Start the raid' }).waitFor()
  const first = performance.now() - start
  await begin(page, { raiders: 3, seed: 7 })
  await page.waitForFunction(() => window.raidkeeper.waits() && window.raidkeeper.drawn() > 0)
  const table = performance.now() - start
  const total = [...loaded.values()].reduce((sum, size) => sum + size, 0)
  console.log(
    `First load: ${loaded.size} files, ${(total / 1e6).toFixed(2)} MB compressed; start screen after ${Math.round(first)} ms, table after ${Math.round(table)} ms`,
  )
  expect(total).toBeLessThan(2_500_000)
  expect(errors).toEqual([])
  await context.close()
})

test('everything that is kept for playing without a network is small, too', async () => {
  const files = await readdir(site.folder, { recursive: true, withFileTypes: true })
  let total = 0
  for (const file of files) {
    if (!file.isFile()) continue
    const body = await readFile(join(file.parentPath, file.name))
    total += packed.test(file.name) ? body.length : gzipSync(body).length
  }
  console.log(`The whole page: ${(total / 1e6).toFixed(2)} MB compressed`)
  expect(total).toBeLessThan(2_500_000)
})

interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  tdur?: number
  args: { name?: string }
}

/** What the page's main thread did while `play` ran, in milliseconds of that thread's own time: its tasks, or what else is named. */
async function traced(page: Page, play: () => Promise<unknown>, what?: string): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata', ...(what ? ['devtools.timeline'] : [])] })
  await play()
  const { traceEvents: all } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const main = new Set(
    all.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? `${pid}/${tid}` : [],
    ),
  )
  const times = all.flatMap(({ name, ph, pid, tid, tdur }) =>
    ph === 'X' && main.has(`${pid}/${tid}`) && tdur && (!what || name === what) ? tdur / 1000 : [],
  )
  expect(times.length).toBeGreaterThan(0)
  return times.sort((a, b) => a - b)
}

/** Counts what WebGL is told to do: calls that draw, corners that they have, pixels that are sent up. */
const counting = `
  window.counted = { calls: 0, corners: 0, pixels: 0 }
  const gl = WebGL2RenderingContext.prototype
  for (const [name, count] of [
    ['drawElements', ([, n]) => { counted.calls++; counted.corners += n }],
    ['drawArrays', ([, , n]) => { counted.calls++; counted.corners += n }],
    ['texImage2D', (all) => { counted.pixels += (all.at(-1)?.width ?? 0) * (all.at(-1)?.height ?? 0) }],
    ['texSubImage2D', (all) => { counted.pixels += (all.at(-1)?.width ?? 0) * (all.at(-1)?.height ?? 0) }],
  ]) {
    const old = gl[name]
    gl[name] = function (...all) { count(all); return old.apply(this, all) }
  }`

test('a frame of a full board is little work: for the page, and for what draws', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  await page.addInitScript(counting)
  await page.goto(`${fixture.url}?raiders=5&whelps=24&ask`)
  await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
  const spots: Spot[] = await page.evaluate(() => window.fixture.table.spots().filter((one) => one.answers.length > 0))
  expect(spots.length).toBeGreaterThan(5)
  const frames = 24
  const before = await page.evaluate(() => window.fixture.table.drawn())
  await page.evaluate(() => Object.assign(window.counted, { calls: 0, corners: 0, pixels: 0 }))
  const times = await traced(
    page,
    async () => {
      for (let i = 0; i < frames; i++) {
        const { x, y } = spots[i % spots.length]
        const now = before + i
        await page.mouse.move(x + 4, y + 4)
        await page.waitForFunction((now) => window.fixture.table.drawn() > now, now)
      }
    },
    'FireAnimationFrame',
  )
  const drawn = (await page.evaluate(() => window.fixture.table.drawn())) - before
  const { calls, corners, pixels } = await page.evaluate(() => window.counted)
  const usual = times[Math.floor(times.length * 0.9)]
  console.log(
    `A frame of five raiders and 24 Whelps: ${usual.toFixed(1)} ms of the page's time (nine of ten), ${Math.round(calls / drawn)} calls, ${Math.round(corners / drawn / 3)} triangles, ${Math.round(pixels / drawn)} pixels sent up`,
  )
  expect(usual).toBeLessThan(16)
  expect(calls / drawn).toBeLessThan(20)
  expect(corners / drawn).toBeLessThan(60_000)
  expect(pixels / drawn).toBeLessThan(100_000)
  await page.waitForTimeout(1000)
  const rest = await page.evaluate(() => window.fixture.table.drawn())
  await page.waitForTimeout(1000)
  expect(await page.evaluate(() => window.fixture.table.drawn())).toBe(rest)
})

test('a frame of a full board paints its pixels less than three times', async () => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.addInitScript(overdraw.counting)
  await page.goto(`${fixture.url}?raiders=5&whelps=24&ask`)
  await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
  const spots: Spot[] = await page.evaluate(() => window.fixture.table.spots().filter((one) => one.answers.length > 0))
  await page.waitForTimeout(500)
  const before = await page.evaluate(() => window.fixture.table.drawn())
  await overdraw.forget(page)
  await page.mouse.move(spots[0].x + 4, spots[0].y + 4)
  await page.waitForFunction((now) => window.fixture.table.drawn() > now, before)
  await page.waitForTimeout(1000)
  const frames = (await page.evaluate(() => window.fixture.table.drawn())) - before
  const times = (await overdraw.painted(page)) / frames
  console.log(`Each of ${frames} frames paints a pixel ${times.toFixed(2)} times, on an average`)
  expect(times).toBeGreaterThan(0.5)
  expect(times).toBeLessThan(3)
})

test('the page does not freeze while bots think, and without a worker they choose the same', async () => {
  const records: unknown[] = []
  for (const refused of ['', `window.Worker = class { constructor() { throw new Error('no') } }`]) {
    // The table is in words: what a processor needs to draw is no matter of thinking.
    const words = `localStorage.setItem('raidkeeper-settings', '{"text":true}');`
    const { page, errors, context } = await visit(browser, site.url, words + refused)
    await begin(page, { raiders: 1, seed: 5, bots: 'raider' })
    await page.waitForFunction(() => window.raidkeeper.made() > 0)
    expect(page.workers().filter((one) => one.url().includes('bot-worker')).length).toBe(refused ? 0 : 1)
    const tasks = await traced(page, () =>
      page.waitForFunction(
        () => window.raidkeeper.ended() || window.raidkeeper.session()?.trouble() !== '',
        undefined,
        { timeout: 100_000 },
      ),
    )
    const longest = tasks[tasks.length - 1]
    console.log(`Bots ${refused ? 'on the page' : 'in a worker'}: longest task ${longest.toFixed(1)} ms`)
    expect(longest).toBeLessThan(100)
    records.push((await recordOf(page)).choices)
    expect(errors).toEqual([])
    await context.close()
  }
  expect(records[1]).toEqual(records[0])
})
