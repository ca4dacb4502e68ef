/** The reference of the language, a page of the site beside the game's: its search, its anchors, what axe finds, and its policy. */
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, forbidden, site } from './here.ts'
import { visit } from './table.ts'

test('every word can be found from the start screen, by the search, and by its address', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await page.getByRole('link', { name: 'every word of cards and raids' }).click()
  await page.waitForURL(`${site.url}reference.html`)
  expect(await faults(page)).toEqual([])
  const words = page.getByRole('article')
  const all = await words.count()
  expect(all).toBeGreaterThan(100)
  const search = page.getByRole('searchbox', { name: 'Search' })
  const found = page.getByRole('status')
  await search.fill('  PREVENT ')
  const some = await words.count()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(all)
  expect(await found.innerText()).toBe(`${some} found`)
  for (const text of await words.allInnerTexts()) expect(text.toLowerCase()).toContain('prevent')
  expect(await faults(page), 'after a search').toEqual([])
  await search.fill('no word says this')
  expect(await words.count()).toBe(0)
  expect(await page.getByRole('heading', { level: 2 }).count(), 'no heading stands above nothing').toBe(0)
  expect(await found.innerText()).toBe('0 found')
  await search.fill('')
  expect(await words.count()).toBe(all)
  expect(await found.innerText()).toBe('')
  await page.locator('#deal').getByRole('link').click()
  expect(page.url()).toBe(`${site.url}reference.html#deal`)
  expect(errors).toEqual([])
  await context.close()
})

test('its policy lets nothing run that was smuggled into it, on a phone too axe finds nothing', async () => {
  const address = `${site.url}reference.html`
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await context.route(address, async (route) => {
    const response = await route.fetch()
    const smuggled = '<script>window.ran = ["inline"]</script><img src="data:," alt="" onerror="window.ran = [1]">'
    await route.fulfill({ response, body: (await response.text()).replace('<main>', `${smuggled}$&`) })
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('searchbox', { name: 'Search' }).fill('prevent')
  expect(await page.getByRole('status').innerText()).toMatch(/^\d+ found$/)
  expect(forbidden.splice(0).sort()).toEqual(['script-src-attr inline', 'script-src-elem inline'])
  expect(await page.evaluate(() => 'ran' in window)).toBe(false)
  await context.unroute(address)
  await page.goto(`${address}#deal`)
  await page.reload()
  expect(await faults(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})
