import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { begin, recordOf, visit } from './table.ts'

const packed = /\.(woff2|png|webp|jpe?g|mp3|webm|ogg|opus)$/

test('the first load is small, and the table stands soon', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(String(error)))
  const loaded = new Map<string, number>()
  page.on('response', async (response) => {
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

/** The longest task of the page's main thread while `play` runs, in milliseconds of that thread's own time. */
async function longestTask(page: Page, play: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] })
  await play()
  const { traceEvents: all } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] }
  const main = new Set(
    all.flatMap(({ name, args, pid, tid }) =>
      name === 'thread_name' && args.name === 'CrRendererMain' ? `${pid}/${tid}` : [],
    ),
  )
  const times = all.flatMap(({ ph, pid, tid, tdur }) => (ph === 'X' && main.has(`${pid}/${tid}`) && tdur ? tdur : []))
  expect(times.length).toBeGreaterThan(0)
  return Math.max(...times) / 1000
}

test('the page does not freeze while bots think, and without a worker they choose the same', async () => {
  const records: unknown[] = []
  for (const refused of ['', `window.Worker = class { constructor() { throw new Error('no') } }`]) {
    // The table is in words: what a processor needs to draw is no matter of thinking.
    const words = `localStorage.setItem('raidkeeper-settings', '{"text":true}');`
    const { page, errors, context } = await visit(browser, site.url, words + refused)
    await begin(page, { raiders: 1, seed: 5, bots: true })
    await page.waitForFunction(() => window.raidkeeper.made() > 0)
    expect(page.workers().filter((one) => one.url().includes('thoughts')).length).toBe(refused ? 0 : 1)
    const longest = await longestTask(page, () =>
      page.waitForFunction(
        () => window.raidkeeper.ended() || window.raidkeeper.session()?.trouble() !== '',
        undefined,
        { timeout: 100_000 },
      ),
    )
    console.log(`Bots ${refused ? 'on the page' : 'in a worker'}: longest task ${longest.toFixed(1)} ms`)
    expect(longest).toBeLessThan(100)
    records.push((await recordOf(page)).choices)
    expect(errors).toEqual([])
    await context.close()
  }
  expect(records[1]).toEqual(records[0])
})
