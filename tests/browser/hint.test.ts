/** Hints, and bots that think ahead, in a worker beside the page. */
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, openPage, unfold } from './table.ts'

test('a hint says more each time it is asked for, and leaves the answer to the player; a bot thinks ahead', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } })
  const { page, errors } = await openPage(context, site.url)
  await unfold(page)
  const second = page.getByLabel('Who plays seat 2')
  expect(await second.locator('option').allTextContents()).toContain('Bot: thinks ahead')
  await begin(page, { raiders: 2, seed: 7 })
  await page.evaluate(() => window.raidkeeper.session().seat(2, { kind: 'bot', bot: 'ahead' }))
  await asked(page)
  const made = await page.evaluate(() => window.raidkeeper.made())
  const said = page.getByText(/Look at|worth doing/)
  await page.keyboard.press('!')
  await said.first().waitFor({ state: 'attached', timeout: 30_000 })
  expect(await said.first().textContent()).toContain('Ask again for more')
  await page.keyboard.press('!')
  await page.keyboard.press('!')
  await page
    .getByText(/hand.*\.|mulligan/i)
    .first()
    .waitFor({ state: 'attached' })
  expect(await page.evaluate(() => window.raidkeeper.made())).toBe(made)
  await page.evaluate(() => window.raidkeeper.session().passOn())
  const round = (): Promise<number> => page.evaluate(() => window.raidkeeper.session().onlooker().turn.round)
  for (let n = 0; n < 40 && (await round()) < 2; n++) {
    const now = await asked(page)
    if (!now) break
    await page.keyboard.press(now.decision.answers.length > 1 ? '1' : ' ') // only the end of the turn is left
  }
  expect(await round()).toBe(2)
  expect(errors).toEqual([])
  await context.close()
})
