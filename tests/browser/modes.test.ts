/** The modes of Molten Core on the page: each says what it is, and standard mode keeps its runes secret. */
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, chooseRaid, menu, visit } from './table.ts'

test('R300.2 the mode is chosen at the start; in standard mode no secret rune can be read anywhere', async () => {
  const { page, errors, context } = await visit(browser, `${site.url}#raid=molten-core&mode=easy`)
  const wrong = page.getByRole('alert').filter({ hasText: 'has no mode' })
  expect(await wrong.innerText()).toContain(
    'Molten Core has no mode "easy": it has "standard", "extra-cards", "hard-mode", "small-party" and "full-clear".',
  )
  const mode = page.getByLabel('Mode')
  await chooseRaid(page, 'onyxias-lair')
  expect(await mode.locator('option').allInnerTexts()).toEqual([
    'By the rules',
    'Hard mode',
    'Nightmare',
    'Small party',
    'First raid',
  ])
  await chooseRaid(page, 'molten-core')
  expect(await mode.locator('option').allInnerTexts()).toEqual([
    'Standard',
    'Extra cards',
    'Hard mode',
    'Small party',
    'Full clear',
  ])
  await mode.selectOption('full-clear')
  await page.getByText('All ten Bosses').waitFor()
  await mode.selectOption('standard')
  await page.getByText('the raiders do not know which').waitFor()

  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await asked(page)
  const told = await page.evaluate(() => JSON.stringify(window.raidkeeper.session().scene()))
  expect(told).not.toContain('Rune of')
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('Rune of')
  await menu(page, 'Map')
  const stages = page.getByRole('dialog').getByRole('list', { name: 'Stages' }).getByRole('listitem')
  expect((await stages.allInnerTexts()).filter((text) => text.includes('Secret'))).toHaveLength(7)
  expect(errors).toEqual([])
  await context.close()
})
