/** The turns of others: what comes next is told before it happens; and the hands of several heroes that one person plays. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, made, menu, openPage, speed, unfold, visit } from './table.ts'

/** The log so far: every step, each after its reason. */
const steps = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    window.raidkeeper
      .session()
      .steps()
      .map(({ text }) => text),
  )

test.each([
  [1280, 720, false],
  [844, 390, true],
])(
  'at %i by %i a bot tells its act and why before it acts; it can be held, and hurried on',
  async (width, height, touch) => {
    const context = await browser.newContext({ viewport: { width, height }, hasTouch: touch, isMobile: touch })
    const { page, errors } = await openPage(context, site.url)
    await begin(page, { raiders: 2, seed: 7 })
    await asked(page)
    await speed(page, '0.5')
    const banner = page.getByRole('region', { name: 'What comes next' })
    /** At once: the banner does not wait for a slow machine. */
    const press = (name: string): Promise<void> =>
      banner.getByRole('button', { name }).evaluate((one) => (one as HTMLElement).click())
    await page.keyboard.press('1')
    await banner.waitFor()
    // That a hand is kept is not in the log; the first act that is follows.
    await press('Go')
    await page.waitForFunction(() => {
      const act = document.querySelector('.intent:not([hidden]) .act')?.textContent?.trim()
      return act && act !== 'Keep this hand'
    })
    await press('Pause')
    const lines = await steps(page)
    const count = await made(page)
    const told = (await banner.locator('.act').innerText()).trim()
    const name = await banner.locator('.who').innerText()
    expect(told).not.toBe('')
    await page.waitForTimeout(400)
    expect(await made(page)).toBe(count)
    const room = (await page.locator('.room').boundingBox())!
    const box = (await banner.boundingBox())!
    expect(box.y).toBeGreaterThanOrEqual(room.y)
    expect(box.y + box.height).toBeLessThanOrEqual(height)
    expect(box.x + box.width).toBeLessThanOrEqual(width)
    await press('Resume')
    await page.locator('.accessible-table .asked').evaluate((one) => (one as HTMLElement).focus())
    await page.keyboard.press('Space')
    await page.waitForFunction((old) => window.raidkeeper.made() > old, count, { polling: 20 })
    // An attack is in the log once its target is chosen as well.
    const goesOn = async (): Promise<string> => {
      await page.evaluate(() => document.querySelector<HTMLElement>('.intent:not([hidden]) button')?.click())
      return (await steps(page)).slice(lines.length).join(' ')
    }
    await expect.poll(goesOn, { timeout: 20_000 }).toContain(name)
    const next = await page.waitForFunction(
      () => (window.raidkeeper.waits() ? 'asked' : document.querySelector('.intent:not([hidden])') ? 'told' : ''),
      undefined,
      { polling: 20 },
    )
    if ((await next.jsonValue()) === 'told') await press('Skip to me')
    await asked(page)
    await banner.waitFor({ state: 'hidden' })
    expect(errors).toEqual([])
  },
)

test('in words the decision says what a bot is about to do', async () => {
  const { page } = await visit(browser, site.url, `localStorage.setItem('raidkeeper-settings', '{"text":true}')`)
  await unfold(page)
  await page.getByLabel('Raiders').selectOption('1')
  await page.getByLabel('Seed').fill('7')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await asked(page)
  await page.keyboard.press('1')
  await page.getByRole('region', { name: 'What comes next' }).waitFor()
  const [act, decision] = await page.evaluate(() =>
    ['[aria-label="What comes next"] .act', '[aria-label="Decision"] :is(h2, h3)'].map(
      (where) => document.querySelector(where)?.textContent?.trim() ?? where,
    ),
  )
  expect(act).not.toBe('')
  expect(decision).toContain(act)
})

test('who plays two heroes alone sees the hand of each, by button and by key, and answers only for the one that is asked', async () => {
  const { page, errors } = await visit(browser, site.url)
  await unfold(page)
  await page.getByLabel('Raiders').selectOption('2')
  await page.getByLabel('Who plays seat 2').selectOption('person')
  await begin(page, { raiders: 2, seed: 7 })
  const first = (await asked(page))!
  const hands = page.getByRole('group', { name: 'Hands' }).getByRole('button')
  expect(await hands.count()).toBe(2)
  const shown = (): Promise<{ seat: string; hand: number; decides: boolean }> =>
    page.evaluate(() => {
      const { view, decision } = window.raidkeeper.session().scene()
      return { seat: view.seats[view.seat].name, hand: view.seats[view.seat].hand.length, decides: decision !== null }
    })
  await page.keyboard.press('h')
  await page.waitForTimeout(100)
  const other = await shown()
  expect(other).toMatchObject({ hand: 7, decides: false })
  expect(other.seat).not.toBe(first.viewer)
  const count = await made(page)
  await page.keyboard.press('1')
  expect(await made(page)).toBe(count)
  await hands.filter({ hasText: first.viewer }).click()
  await page.waitForTimeout(100)
  expect(await shown()).toMatchObject({ seat: first.viewer, decides: true })
  await page.keyboard.press('1')
  await page.waitForFunction((old) => window.raidkeeper.made() > old, count)
  expect(errors).toEqual([])
})

test('a card is told to stop asking by one seat, for this game; it is seen, and taken back', async () => {
  const { page, errors } = await visit(browser, site.url)
  await begin(page, { raiders: 1, seed: 7 })
  await asked(page)
  const name = await page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return view.cards[view.seats[view.seat].hand[0]].def!
  })
  await page.evaluate((card) => window.raidkeeper.session().silence(1, card, 'quiet'), name)
  await menu(page, 'Stops')
  const dialog = page.getByRole('dialog', { name: 'Stops' })
  const select = dialog.getByLabel(`When ${name} asks`)
  expect(await select.inputValue()).toBe('quiet')
  await select.selectOption('')
  await page.keyboard.press('Escape')
  const plans = await page.evaluate(() => window.raidkeeper.session().saved().seats)
  expect(plans[1].silent).toEqual({})
  await page.evaluate((card) => window.raidkeeper.session().silence(1, card, 'quiet'), name)
  await menu(page, 'Rematch')
  await asked(page)
  expect(await page.evaluate(() => window.raidkeeper.session().seats[1].silent)).toBeUndefined()
  expect(errors).toEqual([])
})
