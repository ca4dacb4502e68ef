import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, begin, click, hideHands, made, menu, posed, speed, spot, visit } from './table.ts'

const small = { width: 640, height: 360 }

/** Opens each dialog of the menu in turn; Escape closes it, and the focus is where the menu was opened. */
async function dialogs(page: Page): Promise<void> {
  const button = page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' })
  await page.keyboard.press('Escape')
  expect(await faults(page), 'Menu').toEqual([])
  await page.keyboard.press('Escape')
  for (const name of ['Concede', 'Who plays', 'Settings', 'Help', 'Stops', 'Log', 'Map', 'Save and share']) {
    await button.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name, exact: true }).press('Enter')
    await page.getByRole('dialog').waitFor()
    expect(await faults(page), name).toEqual([])
    await page.keyboard.press('Escape')
    expect(await button.evaluate((one) => one === document.activeElement), `the focus after ${name}`).toBe(true)
  }
}

test('axe finds nothing on the start screen, also with saved games, nor at the table and in its dialogs', async () => {
  const { page, context } = await visit(browser, site.url, '', small)
  expect(await faults(page), 'start').toEqual([])
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  expect(await faults(page), 'table').toEqual([])
  await dialogs(page)
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')
  expect(await faults(page), 'start with saved games').toEqual([])
  for (const name of ['Credits', 'Rename', 'Delete']) {
    const button = page.getByRole('button', { name, exact: true }).first()
    await button.click()
    await page.getByRole('dialog').waitFor()
    expect(await faults(page), name).toEqual([])
    await page.keyboard.press('Escape')
    expect(await button.evaluate((one) => one === document.activeElement), `the focus after ${name}`).toBe(true)
  }
  await context.close()
})

test('axe finds nothing at the table in words, under the cover, and at the end', async () => {
  const words = `localStorage.setItem('raidkeeper-settings', '{"text":true}')`
  const { page, context } = await visit(browser, site.url, words, { width: 1280, height: 720 })
  await page.getByLabel('Who plays seat 2').selectOption('person-2')
  await hideHands(page)
  await begin(page, { raiders: 2, seed: 3 })
  await page.locator('.cover').waitFor()
  expect(await faults(page), 'cover').toEqual([])
  await page.keyboard.press('Enter')
  await asked(page)
  expect(await faults(page), 'words').toEqual([])
  await page.evaluate(() => {
    const session = window.raidkeeper.session()
    for (const seat of session.players()) session.concede(seat)
  })
  await page.getByRole('dialog').waitFor()
  expect(await faults(page), 'end').toEqual([])
  await context.close()
})

test('axe finds nothing at a number pad, a slider, an order, a list of all answers, a strip of what happened, words on demand', async () => {
  const { page, context } = await visit(browser, site.url, '', small)
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  const numbers = (n: number) => Array.from({ length: n }, (_, i) => ({ do: 'number', n: i }) as const)
  const dialog = page.getByRole('dialog')
  const seen = async (what: string): Promise<void> => {
    await dialog.waitFor()
    expect(await faults(page), what).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  }
  await posed(
    page,
    'x',
    numbers(6),
    numbers(6).map(({ n }) => `${n}`),
  )
  expect(await faults(page), 'number pad').toEqual([])
  await posed(
    page,
    'choose',
    numbers(40),
    numbers(40).map(({ n }) => `${n}`),
  )
  await click(page, 'number')
  const slider = dialog.getByRole('slider', { name: 'A question' })
  await slider.press('ArrowRight')
  expect(await slider.getAttribute('aria-valuetext')).toBe('1')
  await seen('slider')
  const cards = [1, 2, 3].map((card) => ({ do: 'pick', card }) as const)
  await posed(page, 'order', cards, ['One', 'Two', 'Three'])
  await click(page, 'order')
  await dialog.getByRole('button', { name: 'Later: One' }).press('Enter')
  const order = (await dialog.getByRole('listitem').allInnerTexts()).map((text) => text.split(/\s/)[0])
  expect(order).toEqual(['Two', 'One', 'Three'])
  await seen('order')
  const many = Array.from({ length: 30 }, (_, i) => `Answer ${i + 1}`)
  await posed(
    page,
    'choose',
    many.map((_, n) => ({ do: 'mode', n }) as const),
    many,
  )
  await click(page, 'page:all')
  expect(await dialog.getByRole('listitem').allInnerTexts()).toEqual(many)
  await seen('all answers')
  await page.keyboard.press('w')
  await page.getByRole('region', { name: 'What just happened' }).waitFor()
  expect(await faults(page), 'what just happened').toEqual([])
  await page.keyboard.press('Escape')
  const deck = (await spot(page, 'zone:0:deck:event')) ?? (await spot(page, 'seat:0'))!
  await page.mouse.click(deck.x + deck.w / 2, deck.y + deck.h / 2, { button: 'right' })
  await seen('words on demand')
  await context.close()
})

test('after the menu was opened with the mouse and closed by a key, the next key is the table’s', async () => {
  const { page, context } = await visit(browser, site.url, '', small)
  await begin(page, { raiders: 3, seed: 7 })
  const before = await asked(page)
  await page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.waitForFunction((made) => window.raidkeeper.made() > made, before!.made)
  await context.close()
})

test('the first raid has a coach: a lesson at a time, learnt by doing it or skipped, ended at any time', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', small)
  await page.getByRole('button', { name: 'How to raid' }).click()
  await page.waitForSelector('[data-screen=table]')
  await speed(page, '0')
  await asked(page)
  const coach = page.getByRole('region', { name: 'Coach' })
  const first = await coach.getByRole('status').innerText()
  expect(first).toContain('Beat this Boss')
  const boss = page
    .getByRole('region', { name: /^Boss: / })
    .getByRole('button')
    .first()
  expect(await boss.getAttribute('aria-description'), 'what is lit is said in words').toContain(first)
  expect(await faults(page)).toEqual([])
  // What comes and goes must not lay the table out anew: what moves there would be cut short.
  const room = (): Promise<number | undefined> => page.locator('.table').evaluate((table) => table.clientHeight)
  const high = await room()
  await coach.getByRole('button', { name: 'Got it' }).click()
  expect((await coach.isVisible()) ? await coach.getByRole('status').innerText() : '').not.toContain(first)
  const told: string[] = []
  for (let i = 0; i < 8; i++) {
    const read = (await coach.isVisible()) && (await coach.getByRole('button', { name: 'Got it' }).isVisible())
    if (read) told.push(await coach.getByRole('status').innerText())
    const before = await made(page)
    await page.keyboard.press(i % 2 === 0 ? '1' : 'Space')
    await asked(page)
    if ((await made(page)) > before) continue
    // The line of resources opens a list; the first press that would end the turn only says what is left.
    const opened = await page.evaluate(() => document.querySelector('[data-place="open:back"]') !== null)
    await page.keyboard.press(opened ? '1' : 'Space')
    await asked(page)
  }
  // Whoever answers has read it, and is not told again; what is to be done comes again until it is done.
  expect(told.length).toBeGreaterThan(1)
  expect(told).toEqual([...new Set(told)])
  for (let i = 0; i < 5 && !(await coach.isVisible()); i++) {
    await page.keyboard.press(i % 2 === 0 ? '1' : 'Space')
    await asked(page)
  }
  await coach.getByRole('button', { name: 'Skip all' }).click()
  expect(await coach.isVisible()).toBe(false)
  expect(await room()).toBe(high)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await menu(page, 'Help')
  await page.getByRole('dialog').getByText('Keywords').click()
  expect(await page.getByRole('dialog').innerText()).toContain('Berserking')
  expect(await faults(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})
