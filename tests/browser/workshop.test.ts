/** The workshop: a raid that the game brings is made one's own, changed while it is played, seen at the same moment, and passed on. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, chooseRaid, made, recordOf, speed, visit } from './table.ts'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string): Promise<void> =>
  page.locator('.workshop').getByRole('status').first().filter({ hasText: text }).waitFor()

/** Writes over what is found in the text. */
async function write(page: Page, found: string, text: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.type(found)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(text)
}

test('The Drowned Bell is changed while it is played, seen at the same moment, and shared', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', { width: 1440, height: 900 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await chooseRaid(page, 'drowned-bell')
  await press(page, 'Make your own of it in the workshop')
  await page.waitForSelector('[data-screen=workshop]')
  await page.locator('.cm-content').waitFor()
  expect(await faults(page)).toEqual([])

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.classList.contains('text'))).toBe(false)

  await press(page, 'Play')
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  for (let i = 0; i < 3; i++) {
    await asked(page)
    await page.evaluate(() => window.raidkeeper.session().answer(0))
  }
  await asked(page)
  const [before, choices] = [await recordOf(page), await made(page)]
  const bellkeeper = () =>
    page.evaluate(() => {
      const { cards } = window.raidkeeper.session().onlooker()
      return Object.values(cards).find(({ def }) => def?.startsWith('The Bellkeeper'))?.health
    })

  const printed = await bellkeeper()
  await write(page, '"health": 16', '"health": 19')
  await says(page, 'The raid has changed. This is the same moment.')
  await speed(page, '0')
  await asked(page)
  expect(await made(page)).toBe(choices)
  const after = await recordOf(page)
  expect([after.choices, after.setup.seed]).toEqual([before.choices, before.setup.seed])
  expect(await bellkeeper()).toBeGreaterThan(printed!)
  expect(await page.evaluate(() => document.activeElement?.classList.contains('text'))).toBe(true)

  await write(page, '"damageType": "melee"', '"damageType": "meele"')
  await says(page, 'One problem.')
  await page.getByRole('list', { name: 'Problems' }).getByRole('button', { name: 'Write "melee"' }).click()
  await says(page, 'No problems. Kept on your shelf.')

  await page.locator('.workshop summary').click()
  await press(page, 'Copy a link that carries it')
  await page.getByText('Copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(errors).toEqual([])

  const friend = await visit(browser, link, '', { width: 390, height: 844 })
  await press(friend.page, 'Keep')
  await friend.page.getByText('is on your shelf').waitFor()
  await press(friend.page, 'Change it in the workshop')
  await friend.page.locator('.cm-content').getByText('"health": 19').first().waitFor()
  expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await press(friend.page, 'Play')
  await friend.page.locator('[data-screen=table]').waitFor()
  await speed(friend.page, '0')
  await asked(friend.page)
  await press(friend.page, 'Text or game')
  await friend.page.locator('.cm-content').waitFor()
  expect(await faults(friend.page)).toEqual([])
  expect(friend.errors).toEqual([])
})
