/** Practice: a drill is tried, missed, and its way is seen; a running game is left for a "what if", and its position saved and opened. */
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, begin, bytesOf, made, menu, ownTurn, speed, visit } from './table.ts'

test('a drill is missed by doing nothing, counted, and its way is shown', async () => {
  const { page, errors } = await visit(browser, site.url, '', { width: 390, height: 844 })
  await page.getByRole('button', { name: /^Practice/ }).click()
  const lair = page.getByRole('region', { name: 'Onyxia' })
  await lair.getByRole('button', { name: 'Try it' }).first().waitFor()
  expect(await faults(page), 'the drills').toEqual([])
  const stage = lair.getByRole('listitem').filter({ hasText: 'in this turn' }).first()
  await stage.getByRole('button', { name: 'Try it' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await asked(page)
  await page.getByRole('region', { name: 'Goal' }).getByText('in this turn').waitFor()
  const over = page.getByRole('dialog', { name: 'Not this time' })
  for (let i = 0; i < 60 && !(await over.isVisible()); i++) {
    await page.waitForFunction(() => window.raidkeeper.waits() || document.querySelector('dialog[open]') !== null)
    if (await over.isVisible()) break
    const now = await asked(page)
    const pass = now?.decision.answers.findIndex(({ do: what }) => what === 'pass' || what === 'done') ?? 0
    await page.evaluate((n) => window.raidkeeper.session().answer(n), Math.max(0, pass))
  }
  await over.getByRole('button', { name: 'Show a way' }).click()
  await page.getByRole('region', { name: 'Replay' }).getByRole('button', { name: 'Back to practice' }).click()
  await page.getByText('tried once').waitFor()
  expect(errors).toEqual([])
})

test('"what if" leaves the game as it was; its position is saved, and begins another', async () => {
  const { page, errors } = await visit(browser, site.url)
  await begin(page, { raiders: 1, seed: 5 })
  await ownTurn(page)
  const before = await made(page)
  await menu(page, 'What if …')
  const strip = page.getByRole('region', { name: 'What if' })
  await strip.waitFor()
  await asked(page)
  await page.evaluate(() => window.raidkeeper.session().answer(0))
  await page.waitForFunction((before) => window.raidkeeper.made() > before, before)
  // A second try of the same cards, and both side by side.
  const beside = page.getByRole('dialog', { name: 'Two tries side by side' })
  await strip.getByRole('button', { name: 'Side by side' }).click()
  await beside.getByText('This is the first try.').waitFor()
  await beside.getByRole('button', { name: 'Close' }).click()
  await strip.getByRole('button', { name: 'Try again' }).click()
  await page.waitForFunction((before) => window.raidkeeper.made() === before, before)
  await asked(page)
  await page.evaluate(() => window.raidkeeper.session().answer(1))
  await page.waitForFunction((before) => window.raidkeeper.made() > before, before)
  await strip.getByRole('button', { name: 'Side by side' }).click()
  await beside.getByRole('row', { name: /^Damage dealt by raiders/ }).waitFor()
  expect(
    await beside
      .getByRole('row', { name: /^Chosen/ })
      .getByRole('cell')
      .count(),
  ).toBe(2)
  expect(await faults(page), 'two tries').toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/tries.png` })
  await beside.getByRole('button', { name: 'Close' }).click()
  await strip.getByRole('button', { name: 'Back to the game' }).click()
  await strip.waitFor({ state: 'detached' })
  await asked(page)
  expect(await made(page)).toBe(before)

  await menu(page, 'Save and share')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save this position to a file' }).click(),
  ])
  await page.getByRole('status').getByText('Saved').waitFor()
  const path = join(tmpdir(), `raidkeeper-${process.pid}.table.json`)
  writeFileSync(path, await bytesOf(file))
  await page.getByRole('button', { name: 'Another raid' }).click()
  await page.locator('input[type=file]').first().setInputFiles(path)
  await page.locator('[data-screen=table]').waitFor()
  const now = await asked(page)
  expect([now?.made, now?.decision.answers.some(({ do: what }) => what === 'place')]).toEqual([0, true])
  expect(errors).toEqual([])
})

test('a table of one’s own: a stage, damage, cards in play; a wrong name is told with its place', async () => {
  const { page, errors } = await visit(browser, site.url)
  await page.getByRole('button', { name: /^Practice/ }).click()
  const form = page.getByRole('region', { name: 'A table of your own' })
  await form.getByLabel('Stage').selectOption({ index: 2 })
  const boss = form.getByRole('group', { name: 'The Boss' })
  await boss.getByLabel('Damage on the hero').fill('45')
  await boss.getByLabel('In play').fill('2 Onyxian Whelp')
  await form.getByRole('group').nth(1).getByLabel('In play').fill('Parvnik\nParvink (2 damage, exhausted)')
  expect(await faults(page), 'the editor').toEqual([])
  await form.getByRole('button', { name: 'Play from here' }).click()
  await form.getByRole('alert').getByText('There is no card "Parvnik". Did you mean "Parvink"?').waitFor()
  await form.getByRole('group').nth(1).getByLabel('In play').fill('Parvink (1 damage, exhausted)')
  await form.getByRole('button', { name: 'Play from here' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await asked(page)
  const seen = await page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    const own = Object.values(view.cards).filter(({ def }) => def === 'Parvink' || def === 'Onyxian Whelp')
    return [view.raid.stage, view.cards[view.seats[0]!.hero]!.damage, own.filter(({ zone }) => zone === 'party').length]
  })
  expect(seen).toEqual([3, 45, 3])
  expect(errors).toEqual([])
})
