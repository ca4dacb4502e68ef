/** What stays in memory after raids that are over. */
import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { begin, menu, visit } from './table.ts'

interface Used {
  /** Megabytes of what the page itself keeps. */
  kept: number
  /** Megabytes of everything, with the code that the browser has compiled so far: that grows with every raid, up to a bound. */
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
  const kept = (await keptBytes(cdp)) / 1e6
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters')
  return { kept, heap: usedSize / 1e6, nodes, listeners: jsEventListeners }
}

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[]] } }
  nodes: number[]
}

/** Kinds of things on the heap that the page's own program makes. */
const own = ['object', 'array', 'closure', 'string', 'concatenated string', 'sliced string', 'number', 'regexp']

/** The size of the page's own objects, by a snapshot of the heap. */
async function keptBytes(cdp: CDPSession): Promise<number> {
  const parts: string[] = []
  const hear = ({ chunk }: { chunk: string }): number => parts.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', hear)
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', hear)
  const { snapshot, nodes } = JSON.parse(parts.join('')) as Snapshot
  const { node_fields: fields, node_types: kinds } = snapshot.meta
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let sum = 0
  for (let i = 0; i < nodes.length; i += fields.length)
    if (own.includes(kinds[0][nodes[i + kind]])) sum += nodes[i + size]
  return sum
}

/** A raid among bots, from the start screen to the middle of it and back; what is kept of it is deleted. */
async function raid(page: Page, seed: number): Promise<void> {
  await begin(page, { raiders: 1, seed, bots: 'raider' })
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

/** Choices of a raid; raids before the first that counts fill what is kept for all: pictures of cards, widths of texts. */
const long = 120
const before = 9
const raids = 10

test('ten raids leave nothing behind', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', { width: 640, height: 360 })
  const cdp = await context.newCDPSession(page)
  await cdp.send('HeapProfiler.enable')
  const play = async (times: number): Promise<Used> => {
    for (let i = 0; i < times; i++) await raid(page, 5 + (i % 3))
    return used(page, cdp)
  }
  const first = await play(before)
  const middle = await play(raids / 2)
  const last = await play(raids / 2)
  const more = (what: keyof Used, since = first): number => Math.round((last[what] - since[what]) * 100) / 100
  console.log(
    `Ten raids: ${first.kept.toFixed(2)} MB kept before, ${more('kept')} MB more after (${more('kept', middle)} of the last five), ` +
      `${more('heap')} MB with compiled code, ${more('nodes')} nodes (${more('nodes', middle)} of the last five), ${more('listeners')} listeners`,
  )
  // What is kept for all fills up, and then stays: what each raid leaves behind would grow in the last five as before.
  expect(more('kept')).toBeLessThan(1)
  expect(more('kept', middle)).toBeLessThan(0.25)
  expect(more('nodes', middle)).toBeLessThan(raids / 2)
  expect(more('listeners')).toBeLessThan(raids / 2)
  expect(errors).toEqual([])
}, 400_000)
