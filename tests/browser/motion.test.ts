import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, drawn, made, menu, speed, visit } from './table.ts'

const moving = (page: Page): Promise<number> => page.evaluate(() => window.raidkeeper.moving())
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.raidkeeper.waits() && window.raidkeeper.moving() === 0, undefined, { polling: 30 })
const moves = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => window.raidkeeper.moving() > 0, undefined, { polling: 15 })

/** Some answer with the keyboard. */
const press = (page: Page, i: number): Promise<void> => page.keyboard.press(i % 2 ? 'Space' : '1')

/** Plays on until something moves. */
async function playUntilMoving(page: Page): Promise<void> {
  for (let i = 0; i < 12 && (await moving(page)) === 0; i++) {
    if (!(await asked(page))) return
    await press(page, i)
    await moves(page).catch(() => undefined)
  }
}

test('a raid is played on while things move; a click ends that; nothing is drawn at rest; the last steps are shown again', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 2, seed: 7 })
  await asked(page)
  await speed(page, '1')
  let seen = 0
  for (let i = 0; i < 8 && (i < 3 || seen === 0); i++) {
    await page.keyboard.press('s')
    const now = await asked(page)
    if (!now) break
    if ((await moving(page)) > 0) seen++
    // A key may only move on from a card that is presented, or tell what is left to do.
    for (let k = 0; k < 4 && (await made(page)) === now.made; k++) {
      await page.waitForFunction(() => window.raidkeeper.waits() || window.raidkeeper.moving() > 0)
      await press(page, i)
      await drawn(page)
    }
    expect(await made(page), `a choice was made for "${now.words.prompt}"`).toBeGreaterThan(now.made)
  }
  expect(seen, 'answers were given while things moved').toBeGreaterThan(0)

  await playUntilMoving(page)
  expect(await moving(page)).toBeGreaterThan(0)
  const before = await page.evaluate(() => window.raidkeeper.drawn())
  await expect.poll(() => page.evaluate(() => window.raidkeeper.drawn()), { timeout: 10_000 }).toBeGreaterThan(before)
  if ((await moving(page)) > 0) {
    const status = await page.evaluate(() => window.raidkeeper.spots().find(({ key }) => key === 'panel:status'))
    // A click ends a card that is being presented, the next one everything else.
    for (let i = 0; i < 5 && (await moving(page)) > 0; i++)
      await page.mouse.click((status?.x ?? 0) + 5, (status?.y ?? 0) + 5)
    expect(await moving(page)).toBe(0)
  }

  await speed(page, '4')
  await still(page)
  await page.waitForTimeout(400)
  const count = await page.evaluate(() => window.raidkeeper.drawn())
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.raidkeeper.drawn())).toBe(count)

  const choices = await made(page)
  await menu(page, 'Replay the Boss’s turn')
  const strip = page.getByRole('region', { name: 'What just happened' })
  expect(await strip.innerText()).toContain('1 of ')
  expect(await moving(page)).toBeGreaterThan(0)
  expect(await strip.getByRole('status').innerText()).toMatch(/^Round \d+ · /)
  await page.keyboard.press('1')
  expect([await moving(page), await made(page)]).toEqual([0, choices])
  expect(await strip.isVisible()).toBe(false)
  await page.keyboard.press('w')
  // At once: a mouse would wait until nothing moves, and the steps go on meanwhile.
  await strip.getByRole('button', { name: 'Pause' }).evaluate((pause: HTMLElement) => pause.click())
  await page.keyboard.press('ArrowRight')
  expect(await strip.innerText()).toContain('2 of ')
  // What was seen stays, and nothing is drawn meanwhile.
  await still(page)
  await page.waitForTimeout(100)
  const held = await page.evaluate(() => window.raidkeeper.drawn())
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => window.raidkeeper.drawn())).toBe(held)
  await page.keyboard.press('Escape')
  expect([await strip.isVisible(), await made(page)]).toEqual([false, choices])
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(errors).toEqual([])
  await context.close()
})

test('at once nothing moves, and a system that asks for less motion gets fades', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page, { raiders: 1, seed: 7 })
  for (let i = 0; i < 4; i++) {
    await asked(page)
    expect(await moving(page)).toBe(0)
    await press(page, i)
  }
  await asked(page)
  await speed(page, '1')
  await playUntilMoving(page)
  expect(await moving(page)).toBeGreaterThan(0)
  await menu(page, 'Settings')
  await page.getByLabel('Motion on the table').selectOption('none')
  expect(await moving(page)).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('raidkeeper-settings'))).toContain('"motion":"none"')
  expect(errors).toEqual([])
  await context.close()
})
