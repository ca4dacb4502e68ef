import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, chooseRaid, hideHands, made, menu, recordOf, speed, visit } from './table.ts'

async function begin(page: Page, who: readonly string[]): Promise<void> {
  await page.getByLabel('Raiders').selectOption(`${who.length}`)
  await page.getByLabel('Seed').fill('3')
  for (const [i, one] of who.entries()) await page.getByLabel(`Who plays seat ${i + 1}`).selectOption(one)
  if (who.includes('person-2')) await hideHands(page)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.waitForSelector('[data-screen=table]')
  await speed(page, '0')
}

const seat = (page: Page, id: number, who: string): Promise<unknown> =>
  page.getByRole('dialog').locator(`#seat-${id}`).selectOption(who)

async function whoPlays(page: Page, id: number, who: string): Promise<void> {
  await menu(page, 'Who plays')
  await seat(page, id, who)
  await page.keyboard.press('Escape')
}

test('one person plays two raiders without covers; another person is covered for, with the hand out of the picture', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, ['person', 'person', 'person-2'])
  const names = await page.evaluate(() =>
    window.raidkeeper
      .session()
      .scene()
      .view.seats.flatMap(({ boss, name }) => (boss ? [] : [name])),
  )
  const cover = page.locator('.cover')
  const seen = { covered: 0, open: new Set<string>() }
  let at = ''
  for (let i = 0; i < 60 && (seen.covered < 2 || seen.open.size < 3); i++) {
    await page.waitForFunction(() => window.raidkeeper.waits())
    await page.waitForTimeout(50)
    const before = at
    if (await cover.isVisible()) {
      seen.covered++
      at = (await cover.locator('h2').innerText()).replace('Pass the screen to ', '')
      expect(await cover.innerText()).toContain(`I am ${at}`)
      expect(await page.locator('.table').evaluate((table) => getComputedStyle(table).visibility)).toBe('hidden')
      if (before)
        expect(at === names[2], `the cover is between two persons, from ${before} to ${at}`).toBe(before !== names[2])
      const count = await made(page)
      await page.keyboard.press('1')
      expect(await made(page), 'nobody answers for whom the table is covered').toBe(count)
      await cover.getByRole('button').focus()
      await page.keyboard.press('Enter')
    }
    const now = (await asked(page))!
    at = now.viewer
    seen.open.add(at)
    await page.keyboard.press(
      now.decision.answers.some(({ do: what }) => what === 'pass' || what === 'done') ? 'Space' : '1',
    )
  }
  expect(seen.covered).toBeGreaterThan(1)
  expect([...seen.open].sort()).toEqual([...names].sort())
  expect(errors).toEqual([])
  await context.close()
})

test('a seat goes to a bot and comes back; with nobody left the bots play on, and can be stopped', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, ['person', 'raider', 'raider'])
  const now = (await asked(page))!
  await speed(page, '1')
  await whoPlays(page, 1, 'raider')
  await page.waitForFunction((count) => window.raidkeeper.made() > count, now.made)
  await menu(page, 'Pause')
  await whoPlays(page, 1, 'person')
  await menu(page, 'Resume')
  await speed(page, '0')
  expect((await asked(page))?.viewer).toBe(now.viewer)
  expect(errors).toEqual([])
  await context.close()
})

test('again with the same cards, again with others, and a new raid', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, ['person', 'careful', 'raider'])
  await asked(page)
  await page.keyboard.press('1')
  await asked(page)
  const first = await recordOf(page)
  const again = async (how: string): Promise<void> => {
    const id = page.url()
    await menu(page, 'Save and share')
    await page.getByRole('button', { name: how }).click()
    await page.waitForFunction((old) => location.href !== old, id)
    await asked(page)
  }
  await again('Play again with the same cards')
  expect((await recordOf(page)).setup).toEqual(first.setup)
  expect(await made(page)).toBeLessThan(first.choices.length + 1)
  await again('Play again with other cards')
  const other = await recordOf(page)
  expect({ ...other.setup, seed: 0 }).toEqual({ ...first.setup, seed: 0 })
  expect(other.setup.seed).not.toBe(first.setup.seed)
  const plans = await page.evaluate(() =>
    window.raidkeeper
      .session()
      .saved()
      .seats.map(({ kind, bot }) => `${kind} ${bot}`),
  )
  expect(plans).toEqual(['bot tactics', 'person raider', 'bot careful', 'bot raider'])
  await menu(page, 'Save and share')
  await page.getByRole('button', { name: 'Another raid' }).click()
  await page.waitForSelector('[data-screen=start]')
  expect(await page.getByRole('region', { name: 'Saved games' }).locator('[data-save]').count()).toBe(3)
  // The hall behind the form is that of the raid's own lord.
  const hall = (): Promise<string> =>
    page.locator('.backdrop').evaluate((one) => (one as HTMLCanvasElement).toDataURL())
  const before = await hall()
  await chooseRaid(page, 'molten-core')
  await expect.poll(hall).not.toBe(before)
  await chooseRaid(page, 'onyxias-lair')
  await expect.poll(hall).toBe(before)
  expect(errors).toEqual([])
  await context.close()
})
