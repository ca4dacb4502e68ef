import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { launchIn } from './chromium.ts'
import { browser, site } from './here.ts'
import { asked, begin, bytesOf, made, menu, openPage, recordOf, visit } from './table.ts'

const slots = (page: Page): Locator => page.getByRole('region', { name: 'Saved games' }).locator('[data-save]')

async function leave(page: Page): Promise<void> {
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')
}

async function choose(page: Page, times: number): Promise<void> {
  for (let i = 0; i < times && (await asked(page)); i++) await page.keyboard.press('1')
  await asked(page)
}

test('after every choice the game is safe: the browser is killed, and it goes on where it was', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'raidkeeper-profile-'))
  const first = await launchIn(profile)
  const { page } = await openPage(first.context, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await page.waitForTimeout(2_500)
  await choose(page, 4)
  const safe = await made(page)
  await choose(page, 1)
  const before = await recordOf(page)
  expect(safe).toBeGreaterThan(3)
  await first.kill()

  const second = await launchIn(profile)
  const again = await openPage(second.context, site.url)
  expect(await slots(again.page).count()).toBe(1)
  await slots(again.page).getByRole('button', { name: 'Continue' }).click()
  await again.page.waitForSelector('[data-screen=table]')
  await asked(again.page)
  const { choices } = await recordOf(again.page)
  expect(choices.slice(0, safe)).toEqual(before.choices.slice(0, safe)) // at most the last choice is lost
  expect(again.errors).toEqual([])
  await second.kill()
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

test('slots: picture, name, date, stage, party; a copy, another name, and away only after a question', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await choose(page, 3)
  await menu(page, 'Save and share')
  await page.getByLabel('Name of this game').fill('Before the flight')
  await page.getByRole('button', { name: 'Save a copy of this moment' }).click()
  await page.getByText('Saved: Before the flight').waitFor()
  await page.keyboard.press('Escape')
  await choose(page, 3)
  await leave(page)

  expect(await slots(page).count()).toBe(2)
  expect(await slots(page).getByRole('heading').allInnerTexts()).toEqual(["Onyxia's Lair", 'Before the flight'])
  expect(await slots(page).first().innerText()).toMatch(
    /Onyxia's Lair[\s\S]*round \d+, stage 1[\s\S]*\(.*\),[\s\S]*20\d\d/,
  )
  const width = await slots(page)
    .first()
    .locator('img')
    .evaluate((image) => (image as HTMLImageElement).naturalWidth)
  expect(width).toBe(320)

  await slots(page).first().getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name', { exact: true }).fill('The long one')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'The long one' }).waitFor()
  await page.reload()
  await page.waitForSelector('[data-screen=start]')
  expect(await slots(page).getByRole('heading').allInnerTexts()).toEqual(['The long one', 'Before the flight'])

  const old = slots(page).filter({ hasText: 'Before the flight' })
  await old.getByRole('button', { name: 'Delete' }).click()
  await page.keyboard.press('Escape')
  expect(await slots(page).count()).toBe(2)
  await old.getByRole('button', { name: 'Delete' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file first' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^raidkeeper-before-the-flight-round/)
  const saved = { name: 'game.json', mimeType: 'application/json', buffer: await bytesOf(file) }
  await old.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await old.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BUTTON')

  await page.setInputFiles('#file', [saved, saved])
  await page.getByText('Games saved from files: 2.').waitFor()
  expect(await slots(page).count()).toBe(3)
  expect(errors).toEqual([])
  await context.close()
})

test('where the storage is full the game goes on, the page says what to do, and says when it is well again', async () => {
  const { page, context } = await visit(browser, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype
    Object.assign(window, { free: () => Object.assign(IDBObjectStore.prototype, { put }) })
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await choose(page, 2)
  await page.locator('.notice').getByText('no room left').waitFor()
  const count = await made(page)
  await choose(page, 1)
  expect(await made(page)).toBeGreaterThan(count)
  await leave(page)
  expect(await slots(page).count()).toBe(1)
  expect(await page.getByRole('alert').first().innerText()).toContain('delete old ones')
  await slots(page).getByRole('button', { name: 'Continue' }).click()
  await page.waitForSelector('[data-screen=table]')
  expect(await made(page)).toBeGreaterThan(count)
  await page.evaluate('free()')
  await choose(page, 2)
  await page.locator('.notice').waitFor({ state: 'hidden' })
  await context.close()
})

test('a game that is open in two tabs goes on as a copy in the second', async () => {
  const { page, context } = await visit(browser, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  await page.evaluate(() => window.raidkeeper.settled())
  const other = await openPage(context, page.url())
  await asked(other.page)
  await other.page.locator('.notice').getByText('another tab').waitFor()
  expect(other.page.url()).not.toBe(page.url())
  await leave(other.page)
  expect(await slots(other.page).count()).toBe(2)
  await context.close()
})

test('a link sets a raid up; a broken one says what is wrong, and nothing is lost', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.getByLabel('Raiders').selectOption('4')
  await page.getByLabel('Seed').fill('99')
  await page.getByLabel('Name of seat 2').fill('Zoë, of “Ö”')
  await page.getByLabel('Who plays seat 3').selectOption('person-2')
  await page.evaluate(() => {
    const clipboard = { writeText: async (text: string) => void Object.assign(window, { copied: text }) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard })
  })
  await page.getByRole('button', { name: 'Copy a link' }).click()
  await page.getByText('Copied.').waitFor()
  const link = String(await page.evaluate('copied'))
  expect(link.startsWith(`${site.url}#raid=`)).toBe(true)

  const other = await openPage(context, link)
  await other.page.getByText('The link has filled in').waitFor()
  expect(await other.page.getByLabel('Seed').inputValue()).toBe('99')
  expect(await other.page.getByLabel('Name of seat 2').inputValue()).toBe('Zoë, of “Ö”')
  expect(await other.page.getByLabel('Who plays seat 3').inputValue()).toBe('person-2')
  await other.page.getByRole('button', { name: 'Start the raid' }).click()
  await other.page.waitForSelector('[data-screen=table]')
  await other.page.evaluate(() => window.raidkeeper.settled())
  const { setup } = await recordOf(other.page)
  expect('raid' in setup && setup.raiders.map(({ name }) => name)[1]).toBe('Zoë, of “Ö”')

  await other.page.evaluate(() => {
    location.hash = '#raid=blackwing&seed=many&raider=no-deck,person,Ann'
  })
  await other.page.waitForSelector('[data-screen=start]')
  const said = await other.page.getByRole('alert').first().innerText()
  for (const words of ['no raid called "blackwing"', '"many" is not a seed', 'no deck called "no-deck"'])
    expect(said).toContain(words)
  expect(await slots(other.page).count()).toBe(1)
  expect(await other.page.getByLabel('Name of seat 1').inputValue()).toBe('Ann')
  expect(other.errors).toEqual([])
  await context.close()
})

test('settings and the last raid are remembered', async () => {
  const { page, context } = await visit(browser, site.url)
  await begin(page, { raiders: 2, seed: 7 })
  await asked(page)
  await menu(page, 'Settings')
  await page.getByLabel('Hide the table between players').uncheck()
  await page.keyboard.press('Escape')
  await leave(page)
  await page.close()
  const again = await openPage(context, site.url)
  expect(await again.page.getByLabel('Raiders').inputValue()).toBe('2')
  await slots(again.page).getByRole('button', { name: 'Continue' }).click()
  await again.page.waitForSelector('[data-screen=table]')
  await menu(again.page, 'Settings')
  expect(await again.page.getByLabel('Bot speed').inputValue()).toBe('0')
  expect(await again.page.getByLabel('Hide the table between players').isChecked()).toBe(false)
  await context.close()
})
