/**
 * Ten states of the page at three sizes, compared with the pictures that are kept of them. `npm run pictures` renews those. A
 * browser that draws differently is told from a page that looks different: there, and where no picture is kept yet, each state is
 * only drawn twice.
 */
import { rm } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, expect, inject, test } from 'vitest'
import { browser, fixture, site } from './here.ts'
import {
  type Darkroom,
  darkroom,
  differing,
  drawnBy,
  fingerprint,
  keep,
  kept,
  photograph,
  putAside,
  signKept,
} from './pictures.ts'
import { asked, drawn, ownTurn, spot, unfold, visit } from './table.ts'

const sizes = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
  { width: 844, height: 390 },
]
const renews = inject('renews')
/** Squares of eight pixels that may differ: fewer than a word has. */
const tolerated = 6

let here: unknown
let comparable = false
beforeAll(async () => {
  here = await fingerprint()
  if (renews) await signKept(here)
  const there = await drawnBy()
  comparable = JSON.stringify(here) === JSON.stringify(there)
  if (!comparable)
    console.log(
      `The kept pictures were drawn by ${JSON.stringify(there)}, this is ${JSON.stringify(here)}: each state is only compared with itself. "npm run pictures" draws them anew.`,
    )
  await rm(differing, { recursive: true, force: true })
})

/** Who the players are, and what the first one has set. */
interface Raid {
  who: readonly string[]
  seed: number
  settings?: object
}

/** A raid of the built page that has just begun. */
async function raid(page: Page, { who, seed, settings = {} }: Raid): Promise<void> {
  await page.evaluate((all) => localStorage.setItem('raidkeeper-settings', JSON.stringify(all)), {
    speed: 0,
    motion: 'none',
    sound: false,
    ...settings,
  })
  await page.reload()
  await unfold(page)
  await page.getByLabel('Raiders').selectOption(`${who.length}`)
  await page.getByLabel('Seed').fill(`${seed}`)
  for (const [i, one] of who.entries()) await page.getByLabel(`Who plays seat ${i + 1}`).selectOption(one)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.waitForSelector('[data-screen=table]')
}

const alone = { who: ['person', 'raider'], seed: 7 }

async function table(page: Page, query: string): Promise<void> {
  await page.goto(`${fixture.url}?${query}`)
  await page.waitForFunction(() => window.fixture?.table.drawn() > 0)
}

/** How each state comes about, on the start screen of the built page. */
const states: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  async start(page) {
    await page.getByRole('button', { name: 'Start the raid' }).waitFor()
    await page.getByText('Works offline').waitFor() // it comes when all files are kept
    await page.getByLabel('Seed').evaluate((field) => ((field as HTMLInputElement).value = '7'))
  },
  cover: async (page) => {
    await raid(page, { who: ['person', 'person-2', 'raider'], seed: 7, settings: { openHands: false } })
    await page.locator('.cover').waitFor()
  },
  turn: async (page) => {
    await raid(page, alone)
    await ownTurn(page)
  },
  chain: (page) => table(page, 'raiders=3&whelps=4&links=4&ask'),
  combat: (page) => table(page, 'raiders=3&whelps=6&links=0&ask'),
  crowded: (page) => table(page, 'raiders=5&whelps=20&ask'),
  boss: (page) => table(page, 'raiders=3&whelps=6&links=1'),
  card: async (page) => {
    await raid(page, alone)
    await ownTurn(page)
    const hero = await page.evaluate(() => {
      const { view } = window.raidkeeper.session().scene()
      return view.seats[view.seat].hero
    })
    const at = await spot(page, `card:${hero}`)
    await page.mouse.move((at?.x ?? 0) + 10, (at?.y ?? 0) + 10)
    await page.keyboard.press('i')
    await page.getByRole('dialog').waitFor()
  },
  log: async (page) => {
    await raid(page, alone)
    await ownTurn(page)
    await page.keyboard.press('l')
    await page.getByRole('dialog', { name: 'Log' }).waitFor()
  },
  end: async (page) => {
    await raid(page, { who: ['person', 'person'], seed: 7 })
    await asked(page)
    await page.evaluate(() => {
      const session = window.raidkeeper.session()
      for (const seat of session.players()) session.concede(seat)
    })
    await page.getByRole('dialog', { name: /Victory|Defeat|won|draw/ }).waitFor()
  },
}

/** A state at every size: the page is made smaller in between. */
async function drawAll(state: string, room: Darkroom): Promise<Buffer[]> {
  const { page, context } = await visit(browser, site.url, '', sizes[0], 1)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await states[state](page)
  const pictures: Buffer[] = []
  for (const size of sizes) {
    await page.setViewportSize(size)
    await page.waitForTimeout(100)
    await drawn(page)
    pictures.push(await room.develop(await photograph(page)))
  }
  await context.close()
  return pictures
}

test.each(Object.keys(states))('%s looks as it did, at every size', async (state) => {
  const room = await darkroom()
  const now = await drawAll(state, room)
  if (renews) for (const [i, { width }] of sizes.entries()) await keep(`${state}-${width}`, now[i])
  const all = await Promise.all(sizes.map(({ width }) => kept(`${state}-${width}`)))
  const again = comparable && all.every(Boolean) ? all : await drawAll(state, room)
  for (const [i, { width }] of sizes.entries()) {
    const name = `${state}-${width}`
    const { apart, of } = await room.compare(again[i] ?? now[i], now[i])
    const where = apart > tolerated ? await putAside(name, now[i]) : ''
    expect
      .soft(apart, `${name}: squares of ${of} that look different; see ${where}; if it is meant, "npm run pictures"`)
      .toBeLessThanOrEqual(tolerated)
  }
})
