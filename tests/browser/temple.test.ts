/** Black Temple on the page: a raid among bots comes to its end, and the record replays. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { load, outcome, record as recordNow } from '../../src/engine/index.ts'
import type { GameRecord } from '../../src/engine/types.ts'
import { browser, site } from './here.ts'
import { recordOf, speed, visit } from './table.ts'

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false}')`
const decks = library.decks.slice(0, 2).map(({ id }) => id)

test('R100.2 a raid of Black Temple among bots finishes on the board', { timeout: 300_000 }, async () => {
  const raiders = decks.map((deck, i) => `&raider=${deck},raider,R${i}`).join('')
  const link = `#raid=black-temple&mode=one-construct-each&seed=3&boss=random${raiders}`
  const { page, errors, context } = await visit(browser, `${site.url}${link}`, quiet)
  await page.getByText('The link has filled in the new raid').waitFor()
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  const done = (): boolean => window.raidkeeper.ended() || window.raidkeeper.session().trouble() !== ''
  await page.waitForFunction(done, undefined, { timeout: 280_000, polling: 500 })
  expect(await page.evaluate(() => window.raidkeeper.session().trouble())).toBe('')
  expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/Victory|lost|draw/)

  const record: GameRecord = await recordOf(page)
  const game = load(library, record)
  expect(outcome(game)?.result).toBe(await page.evaluate(() => window.raidkeeper.session().outcome()?.result))
  expect(recordNow(game).hashes).toBe(record.hashes)
  expect(errors).toEqual([])
  await context.close()
})
