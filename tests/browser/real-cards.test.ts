/** At a real table: the raiders' cards lie there, and a few letters say which one is used. */
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, made, ownTurn, speed, visit } from './table.ts'

test.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('on %s a card is named, laid, undone, and what can’t be played says why', async (_what, size) => {
  const { page, errors } = await visit(browser, `${site.url}#raid=onyxias-lair&seed=5&real=cards`, '', size)
  expect(await page.getByLabel('At a real table').inputValue()).toBe('cards')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await ownTurn(page)
  // What has become of the cards on the table since the last act is told.
  await page.getByRole('region', { name: 'On your table' }).getByText('draw a card').waitFor()
  const before = await made(page)
  const field = page.getByRole('searchbox', { name: 'Your card' })
  await field.fill('krol')
  const found = page.getByRole('list', { name: 'Cards that may be meant' })
  await found.getByText('The cost can’t be paid in full.').waitFor()
  await field.press('Enter') // it is not laid down instead
  expect(await made(page)).toBe(before)
  await field.fill('kib')
  await found.getByRole('button', { name: /face up: Kibler/ }).waitFor()
  expect(await faults(page), 'the cards that are meant').toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/real-${size.width}.png` })
  await field.press('Enter')
  await page.waitForFunction((before) => window.raidkeeper.made() > before + 2, before)
  await asked(page)
  expect(await page.evaluate(() => JSON.stringify(window.raidkeeper.session().onlooker().cards))).toContain('Kibler')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/real-after-${size.width}.png` })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction((before) => window.raidkeeper.made() <= before + 2, before)
  expect(errors).toEqual([])
})
