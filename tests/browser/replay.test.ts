/** A raid that has been played, watched again: by buttons and keys, from any eyes, as a link, and played on from the middle. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { start } from '../../src/engine/index.ts'
import { runToPerson } from '../../src/session/moves.ts'
import { savedGame } from '../../src/session/save.ts'
import { savedFileText } from '../../src/session/saved-game.ts'
import { newSession } from '../../src/session/session.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { menu, openPage, visit } from './table.ts'

const still = `localStorage.setItem('raidkeeper-settings', '{"speed":0,"sound":false}')`

/** The file of a raid that bots have played to its end. */
function playedFile(): { name: string; mimeType: string; buffer: Buffer } {
  const raiders = library.decks.slice(0, 2).map(({ id }, i) => ({ name: `R${i + 1}`, deck: id }))
  const game = start(library, { raid: 'onyxias-lair', raiders, seed: 4 }, { events: true })
  const seats = ['normal', 'raider', 'raider'].map((bot) => ({ kind: 'bot', bot }) as const)
  const session = newSession(library, game, seats, { stops: { stop: 'matters', marks: [] } })
  runToPerson(session)
  const text = savedFileText({ ...savedGame(session, 'a', 0), name: 'Once' })
  return { name: 'once.json', mimeType: 'application/json', buffer: Buffer.from(text) }
}

const at = async (page: Page): Promise<number> => Number(await page.getByLabel('Moment of the game').inputValue())

/** The hands that are known on this page, by the names of their cards. */
const hands = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return view.seats.map(({ hand }) => hand.filter((id) => view.cards[id]?.def).length)
  })

test('a raid is watched again: on and back, by turns, through other eyes, as a link; and played on from the middle', async () => {
  const { page, errors, context } = await visit(browser, site.url, still)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByLabel('Game, deck or raid file').setInputFiles(playedFile())
  await page.getByRole('button', { name: 'Watch the replay' }).click()
  const told = page.locator('.replay .told')
  await told.getByText('Before the first turn, 0 of').waitFor()
  expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0)
  expect(await faults(page)).toEqual([])

  for (let i = 0; i < 3; i++) await page.keyboard.press('.')
  await page.waitForFunction(() => window.raidkeeper.made() > 2)
  expect(await at(page)).toBe(3)
  await page.keyboard.press(',')
  expect(await at(page)).toBe(2)
  await page.getByLabel('Turn', { exact: true }).selectOption({ index: 7 })
  await expect.poll(() => page.evaluate(() => window.raidkeeper.session().onlooker().turn.n)).toBeGreaterThan(5)
  await expect.poll(() => hands(page).then((known) => known.every((n) => n > 0)), { timeout: 30_000 }).toBe(true)
  await page.getByLabel('Seen').selectOption({ label: 'What R1 sees' })
  await expect
    .poll(() => hands(page).then(([boss, first, second]) => [boss, (first ?? 0) > 0, second]))
    .toEqual([0, true, 0])

  const middle = await at(page)
  await page.getByLabel('Pace of the replay').selectOption({ label: 'Very fast' })
  await page.keyboard.press('p')
  await expect.poll(() => at(page), { timeout: 30_000 }).toBeGreaterThan(middle + 2)
  await page.getByRole('button', { name: 'Pause' }).click()
  const stays = await at(page)
  await told.getByText(`${stays} of`).waitFor()

  await menu(page, 'Copy a link')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('#replay=')
  const other = await openPage(await browser.newContext(), await page.evaluate(() => navigator.clipboard.readText()))
  await other.page.locator('.replay .told').getByText('Before the first turn, 0 of').waitFor()

  await page.getByRole('button', { name: 'What decided it' }).click()
  const review = page.getByRole('dialog')
  await review.getByRole('heading', { name: 'Turning points' }).waitFor({ timeout: 120_000 })
  expect(await review.getByRole('img').getAttribute('aria-label')).toMatch(/Round 1: \d+ % of the way\./)
  expect(await faults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/review.png` })
  await review
    .getByRole('button', { name: /^See round/ })
    .first()
    .click()
  await review.waitFor({ state: 'detached' })
  expect(await at(page)).toBeGreaterThan(0)

  const made = await page.evaluate(() => window.raidkeeper.made())
  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('dialog').getByLabel('Who plays R2').selectOption('person')
  await page.getByRole('dialog').getByRole('button', { name: 'Play on', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).waitFor()
  await page.waitForFunction(() => window.raidkeeper.waits())
  const record = await page.evaluate(() => window.raidkeeper.session().saved().record.choices)
  expect(record.slice(0, made)).toEqual(JSON.parse(playedFile().buffer.toString()).choices.slice(0, made))
  expect([...errors, ...other.errors]).toEqual([])
})
