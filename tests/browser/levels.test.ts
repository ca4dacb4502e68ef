import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { chooseRaid, visit } from './table.ts'

test('the level is chosen by keyboard, says what it promises, and is what the link asks for', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  const level = page.getByLabel('Level')
  expect(await level.inputValue()).toBe('normal')
  const promise = page.locator('.promise')
  expect(await promise.innerText()).toMatch(/^Normal/)
  await level.focus()
  await page.keyboard.press('ArrowDown')
  expect(await level.inputValue()).toBe('heroic')
  expect(await promise.innerText()).toMatch(/^Heroic/)
  await level.selectOption('tactics')
  expect(await promise.innerText()).toContain('published tactics')
  await level.selectOption('story')
  expect(await page.getByLabel('Who plays the Boss').inputValue()).toBe('story')
  expect(await faults(page)).toEqual([])
  await page.reload()
  expect(errors).toEqual([])
  await context.close()
})

test('one or two raiders are offered their mode with a button, in every raid', async () => {
  const { page, context } = await visit(browser, site.url, '', { width: 390, height: 844 })
  for (const raid of ['onyxias-lair', 'molten-core', 'magtheridons-lair', 'black-temple', 'drowned-bell']) {
    await chooseRaid(page, raid)
    const take = page.getByRole('button', { name: 'Use this mode' })
    await page.getByLabel('Raiders').selectOption('2')
    expect(await page.getByRole('form').innerText()).toContain('Suggested for two: “')
    await take.press('Enter')
    expect(await page.getByRole('form').innerText()).not.toContain('you will find it very hard to win')
    expect(await take.isVisible()).toBe(false)
    await page.getByLabel('Raiders').selectOption('3')
  }
  await context.close()
})

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false,"speed":0}')`

test('after a second loss in a row the ending offers the level before', { timeout: 300_000 }, async () => {
  const link = '#raid=onyxias-lair&seed=3&boss=normal&raider=warrax,person,Ann'
  const { page, context } = await visit(browser, `${site.url}${link}`, quiet)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await giveUp(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Rematch' }).click()
  await giveUp(page)
  const easier = page.getByRole('dialog').getByRole('button', { name: 'Easier: Story' })
  await easier.click()
  await page.waitForSelector('[data-screen=start]')
  expect(await page.getByLabel('Level').inputValue()).toBe('story')
  await context.close()
})

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Concede' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^.+ concedes$/ })
    .click()
}
