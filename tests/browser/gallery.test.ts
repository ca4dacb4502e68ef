import { expect, test } from 'vitest'
import emblems from '../../assets/icons.json'
import { kinds } from '../../src/board/art/beings/kinds.ts'
import { built, lights } from '../../src/raid/format.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { visit } from './table.ts'

test('every being, hall, light and emblem is there with its name, by keys alone and on a narrow page', async () => {
  const { page, context } = await visit(browser, site.url, '', { width: 320, height: 640 })
  await page.getByRole('link', { name: 'every picture with its name' }).press('Enter')
  await page.waitForSelector('[data-screen=gallery]')
  const names = (section: string) => page.getByRole('region', { name: section }).locator('code').allTextContents()
  expect([...new Set(await names('Beings'))]).toEqual([...kinds])
  expect(await names('Halls')).toEqual([...built])
  expect(await names('Lights')).toEqual([...lights])
  expect((await names('Emblems')).sort()).toEqual(Object.keys(emblems).sort())
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  const first = page.locator('.hall-picture').first()
  const drawn = () => first.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const ember = await drawn()
  await page.getByLabel('Light of beings and halls').selectOption('frost')
  await expect.poll(drawn).not.toBe(ember)
  await page.getByLabel('Find').fill('dragon head')
  expect(await names('Emblems')).toEqual(['dragon-head', 'spiked-dragon-head'])
  expect(await page.locator('.gallery').getByRole('status').textContent()).toBe(
    `2 of ${Object.keys(emblems).length} emblems`,
  )
  expect(await faults(page)).toEqual([])
  await page.getByRole('button', { name: '‹ Start' }).press('Enter')
  await page.waitForSelector('[data-screen=start]')
  await context.close()
})
