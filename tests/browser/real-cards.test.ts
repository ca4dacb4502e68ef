/** At a real table: the raiders' cards lie there, and a few letters say which one is used. */
import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addressOf } from '../../src/app/start/raid-link.ts'
import { library } from '../../src/content.ts'
import { must } from '../../src/state/must.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { allBut, asked, made, menu, openPage, ownTurn, speed, visit } from './table.ts'

test.each([
  ['a desk', { width: 1280, height: 800 }],
  ['a phone', { width: 390, height: 844 }],
])('on %s a card is named, laid, undone, and what can’t be played says why', async (_what, size) => {
  const { page, errors } = await visit(browser, `${site.url}#raid=onyxias-lair&seed=5&real=cards`, '', size)
  expect(await page.getByLabel('Where').inputValue()).toBe('cards')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await ownTurn(page)
  await page.getByRole('region', { name: 'At a real table, in a minute' }).getByRole('button', { name: 'Skip' }).click()
  // What is to be done on the table is told, one thing at a time.
  const work = page.getByRole('region', { name: 'On your table' })
  await allBut(work, 'draw a card')
  const before = await made(page)
  const field = page.getByRole('searchbox', { name: 'Your card' })
  await field.fill('krol')
  const found = page.getByRole('list', { name: 'Cards that may be meant' })
  await found.getByText('The cost can’t be paid in full.').waitFor()
  await field.press('Enter') // it is not laid down instead
  expect(await made(page)).toBe(before)
  await field.fill('kib')
  await found.getByRole('button', { name: /face up: Kibler/ }).waitFor()
  expect(await faults(page), 'the cards that are meant').toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/real-${size.width}.png` })
  await field.press('Enter')
  await page.waitForFunction((before) => window.raidkeeper.made() > before + 2, before)
  await asked(page)
  expect(await page.evaluate(() => JSON.stringify(window.raidkeeper.session().onlooker().cards))).toContain('Kibler')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/real-after-${size.width}.png` })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.waitForFunction((before) => window.raidkeeper.made() <= before + 2, before)
  for (let n = 0; n < 5 && !(await work.getByText('Taken back.').isVisible()); n++) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await asked(page)
  }
  await work.getByText('Taken back.').waitFor()
  // What is taken back besides is added.
  const does = work.locator('.does')
  const first = await does.allTextContents()
  const undo = page.getByRole('button', { name: 'Undo' })
  for (let n = 0; n < 5 && (await does.count()) === first.length && (await undo.isEnabled()); n++) {
    await undo.click()
    await asked(page)
  }
  expect((await does.allTextContents()).slice(0, first.length)).toEqual(first)
  expect(errors).toEqual([])
})

/** The browser dies; its game is continued in a new one. */
async function powerCut(page: Page, context: BrowserContext): ReturnType<typeof openPage> {
  await page.evaluate(() => window.raidkeeper.settled())
  await page.close()
  const again = await openPage(context, site.url)
  await again.page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click()
  return again
}

const threeAt = (seed: number): string =>
  addressOf({
    ...{ raid: 'onyxias-lair', seed, boss: 'tactics', real: 'cards' },
    raiders: ['Ann', 'Ben', 'Cara'].map((name, i) => ({
      ...{ name, who: i === 0 ? 'person' : `person-${i + 1}` },
      deck: must(library.decks[i]).id,
    })),
  })

test('the start screen leads to a lesson of a minute; each thing to do is heard once; windows pass, or wait', async () => {
  const { page, errors } = await visit(browser, site.url)
  await page.getByLabel('Where').selectOption('At a real table: our cards')
  expect(await page.getByLabel('Who plays seat 3').inputValue()).toBe('person-3')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  const lesson = page.getByRole('region', { name: 'At a real table, in a minute' })
  for (let n = 1; n <= 6; n++) {
    await lesson.getByText(`${n} of 6.`).waitFor()
    await lesson.getByRole('button').first().click()
  }
  expect(await lesson.count()).toBe(0)
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const told = document.querySelector('.told [role=status]')!
    new MutationObserver(
      () => told.textContent && heard.at(-1) !== told.textContent && heard.push(told.textContent),
    ).observe(told, { childList: true, subtree: true, characterData: true })
  })
  await ownTurn(page)
  const work = page.getByRole('region', { name: 'On your table' })
  while ((await work.getByRole('button', { name: /^Done/ }).count()) > 0)
    await work.getByRole('button', { name: /^Done/ }).click()
  const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
  expect(heard.length).toBeGreaterThan(1)
  expect(new Set(heard).size, 'each is heard once').toBe(heard.length)
  expect(errors).toEqual([])
})

test('what nobody answers is passed for all, and is asked again once it is taken back', async () => {
  const before = `localStorage.setItem('raidkeeper-real-table', '${JSON.stringify({ taught: true, wait: 8 })}')`
  const { page, errors } = await visit(browser, `${site.url}${threeAt(5)}`, before)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  const wait = page.getByRole('button', { name: 'Wait', exact: true })
  const nothing = page.getByRole('button', { name: 'Nothing', exact: true })
  for (let n = 0; n < 60; n++) {
    await asked(page)
    if (await wait.isVisible()) break
    await page.evaluate(() => {
      const session = window.raidkeeper.session()
      const answers = session.question()?.answers ?? []
      return session.answer(
        Math.max(
          0,
          answers.findIndex(({ do: what }) => what === 'place'),
        ),
      )
    })
  }
  const there = await made(page)
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/anything.png` })
  await nothing.click()
  await page.waitForFunction((there) => window.raidkeeper.made() > there, there)
  for (let n = 0; n < 9 && (await made(page)) > there; n++) {
    await asked(page)
    await page.getByRole('button', { name: 'Undo' }).click()
  }
  expect(await made(page)).toBe(there)
  await nothing.waitFor()
  expect(await wait.isVisible(), 'there is no hurry').toBe(false)
  await page.evaluate(() => window.raidkeeper.settled())
  expect(await made(page), 'it is not passed again').toBe(there)
  await nothing.click()
  await page.waitForFunction((there) => window.raidkeeper.made() > there, there)
  expect(errors).toEqual([])
})

const settings = `localStorage.getItem('raidkeeper-real-table') ?? localStorage.setItem('raidkeeper-real-table', '${JSON.stringify({ taught: true, wait: 2 })}')`

test('what was done wrong is undone, chosen otherwise, and what followed is made again; a power cut loses nothing', async () => {
  const { page, context, errors } = await visit(browser, `${site.url}${threeAt(5)}`, settings)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await ownTurn(page)
  const place = () =>
    page.evaluate(() => {
      const session = window.raidkeeper.session()
      return session.answer(session.question()!.answers.findIndex(({ do: what }) => what === 'place'))
    })
  await place()
  await asked(page)
  const strip = page.getByRole('region', { name: 'What followed before' })
  // By hand: the hero has taken three damage that everybody forgot.
  const right = (text: string) =>
    page.getByRole('region', { name: 'Question' }).getByRole('button', { name: text, exact: true })
  await menu(page, 'Board for the middle')
  await right('Put something right…').click()
  await right('Warrax').click()
  await right('Its damage').click()
  await right('3').click()
  await page.getByRole('region', { name: 'Board for the middle' }).getByText('27').waitFor()
  const whole = await made(page)
  for (let n = 0; n < 5; n++) await page.getByRole('button', { name: 'Undo' }).click()
  await place()
  await strip.getByText('Put something right').waitFor()
  await strip.getByRole('button', { name: 'Play on as before' }).click()
  await page.getByRole('region', { name: 'Board for the middle' }).getByText('27').waitFor()
  expect(await made(page)).toBe(whole)
  expect(await faults(page), 'the board for the middle').toEqual([])
  const again = await powerCut(page, context)
  await again.page.getByRole('region', { name: 'Board for the middle' }).getByText('27').waitFor()
  expect([...errors, ...again.errors]).toEqual([])
})

test('what the table has done is not told again after a power cut', async () => {
  const { page, context } = await visit(browser, `${site.url}${threeAt(5)}`, settings)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await ownTurn(page)
  const work = (at: Page) => at.locator('.told [role=status]')
  const first = await work(page).innerText()
  await page.getByRole('button', { name: /^Done/ }).click()
  const left = await work(page).innerText()
  expect(left).not.toBe(first)
  const again = await powerCut(page, context)
  await again.page.locator('[data-screen=table]').waitFor()
  await asked(again.page)
  expect(await work(again.page).innerText()).toBe(left)
})

test('whoever plays the Boss at this screen can’t have the raid’s decks drawn, and is told what can be done', async () => {
  const { page } = await visit(browser, `${site.url}#raid=onyxias-lair&seed=5&boss=person&real=all`)
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.getByRole('alert').getByText('Choose cards and dice alone, or a bot for the Boss.').waitFor()
})
