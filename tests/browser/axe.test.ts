import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, begin, menu, visit } from './table.ts'

const small = { width: 640, height: 360 }

/** Opens each dialog of the menu in turn; Escape closes it, and the focus is where the menu was opened. */
async function dialogs(page: Page): Promise<void> {
  const button = page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' })
  await page.keyboard.press('Escape')
  expect(await faults(page), 'Menu').toEqual([])
  await page.keyboard.press('Escape')
  for (const name of ['Concede', 'Who plays', 'Settings', 'Help', 'Stops', 'Log', 'Map', 'Game']) {
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

test('the first raid has a coach: a lesson at a time, read by answering or by its button, ended at any time', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', small)
  await page.getByRole('button', { name: 'How to raid' }).click()
  await page.waitForSelector('[data-screen=table]')
  await asked(page)
  const coach = page.getByRole('region', { name: 'Coach' })
  const first = await coach.getByRole('status').innerText()
  expect(first).toContain('Welcome')
  expect(await faults(page)).toEqual([])
  await coach.getByRole('button', { name: 'Got it' }).click()
  expect((await coach.isVisible()) ? await coach.getByRole('status').innerText() : '').not.toContain('Welcome')
  for (let i = 0; i < 15 && !(await coach.isVisible()); i++) {
    await page.keyboard.press(i % 2 === 0 ? '1' : 'Space')
    await asked(page)
  }
  await coach.getByRole('button', { name: 'No more lessons' }).click()
  expect(await coach.isVisible()).toBe(false)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  await menu(page, 'Help')
  await page.getByRole('dialog').getByText('Keywords').click()
  expect(await page.getByRole('dialog').innerText()).toContain('Berserking')
  expect(await faults(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})
