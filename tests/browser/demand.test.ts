/** The rules and cards come after the start screen: in the background, or when a game needs them. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, made, openPage } from './table.ts'

const games = /\/games-[^/]+\.js$/

/** Keeps the rules and cards from being loaded, until the returned function is called. */
async function withhold(context: BrowserContext): Promise<() => Promise<void>> {
  await context.route(games, (route) => route.abort())
  return () => context.unroute(games)
}

const lost = 'The rules and cards could not be loaded'

test('if the cards can’t be loaded the page says so, and keeps what was chosen', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const allow = await withhold(context)
  const { page } = await openPage(context, site.url)
  await page.getByLabel('Raiders').selectOption('2')
  await page.getByRole('button', { name: 'How to raid' }).click()
  await page.getByRole('alert').getByText(lost).waitFor()
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.getByRole('alert').getByText(lost).waitFor()
  await allow()
  await page.reload()
  expect(await page.getByLabel('Raiders').inputValue()).toBe('2')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  expect(await asked(page)).not.toBeNull()
  await context.close()
})

test('a saved game is opened when the cards have come; until then the page says what it waits for', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const { page } = await openPage(context, site.url)
  await begin(page, { raiders: 1, seed: 7 })
  await asked(page)
  await page.evaluate(() => window.raidkeeper.settled())
  const [address, count] = [page.url(), await made(page)]
  await page.close()

  const allow = await withhold(context)
  const { page: cut } = await openPage(context, address)
  const dialog = cut.getByRole('dialog', { name: 'This game can’t be opened yet' })
  expect(await dialog.innerText()).toContain(lost)
  await cut.keyboard.press('Escape')
  const again = (page: Page) =>
    page.getByRole('region', { name: 'Saved games' }).getByRole('button', { name: 'Continue' })
  await again(cut).click()
  await dialog.waitFor()
  await allow()
  await dialog.getByRole('button', { name: 'Reload this page' }).click()
  await dialog.waitFor({ state: 'detached' })
  await again(cut).click()
  await asked(cut)
  expect(await made(cut)).toBe(count)
  await cut.close()

  let release = (): void => undefined
  const held = new Promise<void>((done) => (release = done))
  await context.route(games, async (route) => {
    await held
    await route.continue()
  })
  const { page: slow } = await openPage(context, site.url)
  await again(slow).click()
  await slow.getByRole('status').getByText('Loading the rules and cards').waitFor()
  expect(await slow.getByRole('progressbar').count()).toBe(1)
  release()
  await asked(slow)
  expect(await slow.getByRole('progressbar').count()).toBe(0)
  await context.close()
})
