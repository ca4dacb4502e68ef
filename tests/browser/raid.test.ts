import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, click, drawn, made, openPage, recordOf, spot, visit } from './table.ts'

/** Finds the answer's button, turning pages until it shows. */
async function clickAnswer(page: Page, index: number): Promise<void> {
  if (!(await spot(page, `answer:${index}`)) && (await spot(page, 'open:place'))) await click(page, 'open:place')
  for (let i = 0; i < 12 && !(await spot(page, `answer:${index}`)); i++) await click(page, 'page:next')
  await click(page, `answer:${index}`)
}

/** A card that can only be placed shows its menu first, and the first press that would end a turn only says what is left to do. */
async function insist(page: Page, before: number, again: () => Promise<unknown>): Promise<void> {
  if ((await made(page)) > before) return
  const menu = (await page.evaluate(() => window.raidkeeper.spots())).find(({ key }) => key.startsWith('menu:'))
  if (menu) return click(page, menu.key)
  await page.waitForFunction(() => window.raidkeeper.waits())
  await again()
  await drawn(page)
}

/** Cards on the canvas, their menus, the list of answers. */
async function byMouse(page: Page): Promise<void> {
  const ways = { card: 0, menu: 0, list: 0, pass: 0 }
  for (let i = 0; i < 30 && Object.values(ways).includes(0); i++) {
    const now = await asked(page)
    if (!now) break
    const spots = await page.evaluate(() => window.raidkeeper.spots())
    const cards = spots.filter(({ key, answers }) => key.startsWith('card:') && answers.length > 0)
    const several = cards.find(({ answers }) => answers.length > 1)
    const pass = now.decision.answers.findIndex(({ do: what }) => what === 'pass')
    if (several && ways.menu === 0) {
      await click(page, several.key)
      expect(await made(page)).toBe(now.made)
      await click(page, `menu:${several.answers[1]}`)
      ways.menu++
    } else if (cards.length > 0 && cards[0].answers.length === 1 && ways.card <= ways.list) {
      await click(page, cards[0].key)
      await insist(page, now.made, () => click(page, cards[0].key))
      ways.card++
    } else if (ways.list <= ways.pass || pass < 0) {
      await clickAnswer(page, now.decision.answers.length - 1)
      ways.list++
    } else {
      await clickAnswer(page, pass)
      await insist(page, now.made, () => clickAnswer(page, pass))
      ways.pass++
    }
    expect(await made(page), `a choice was made for "${now.words.prompt}"`).toBeGreaterThan(now.made)
  }
  expect(Object.entries(ways).filter(([, times]) => times === 0)).toEqual([])
}

/** The focus is never lost, answers have keys, cards are buttons. */
async function byKeyboard(page: Page): Promise<void> {
  const focus = (): Promise<string> =>
    page.evaluate(() => {
      const at = document.activeElement
      return !at || at === document.body ? 'lost' : ((at as HTMLElement).dataset.place ?? at.className)
    })
  const ways = { key: 0, enter: 0, space: 0 }
  for (let i = 0; i < 15 && (i < 5 || Object.values(ways).includes(0)); i++) {
    const now = await asked(page)
    if (!now) break
    if (i > 0) expect(await focus()).toMatch(/^answer:/)
    const ends = now.decision.answers.some(({ do: what }) => what === 'pass' || what === 'done')
    let last = 'Space'
    if (ends && ways.space <= ways.key) {
      await page.keyboard.press('Space')
      ways.space++
    } else if (ways.enter < ways.key) {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowUp')
      last = 'Enter'
      await page.keyboard.press(last)
      ways.enter++
    } else {
      last = now.decision.answers.length > 1 || !ends ? '1' : 'Space'
      await page.keyboard.press(last)
      ways.key++
    }
    await drawn(page)
    await insist(page, now.made, () => page.keyboard.press(last))
    expect(await made(page), `a choice was made for "${now.words.prompt}"`).toBeGreaterThan(now.made)
  }
  expect(Object.entries(ways).filter(([, times]) => times === 0)).toEqual([])
  await asked(page)
  expect(await page.getByRole('log').locator('li').count()).toBeGreaterThan(5)
  expect(await page.getByRole('region', { name: 'Decision' }).getByRole('button').count()).toBeGreaterThan(0)

  const hand = page.getByRole('region', { name: /^Hand of/ }).getByRole('button')
  await hand.first().focus()
  await page.keyboard.press('ArrowDown')
  expect(await focus()).toMatch(/^card:/)
  expect(await page.getByRole('region', { name: 'Card', exact: true }).innerText()).not.toBe('')

  const before = await recordOf(page)
  await page.keyboard.press('u')
  await asked(page)
  expect((await recordOf(page)).choices.length).toBeLessThan(before.choices.length)
  await page.keyboard.press('r')
  await asked(page)
  expect((await recordOf(page)).choices).toEqual(before.choices)
}

test('a turn by mouse and by keyboard; it goes on where it was left, after the tab was closed', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', undefined, 0.25)
  await begin(page, { raiders: 3, seed: 7 })
  await byMouse(page)
  await byKeyboard(page)
  expect(errors).toEqual([])
  await page.evaluate(() => window.raidkeeper.settled())
  const before = await recordOf(page)
  const log = await page.getByRole('log').locator('li').allInnerTexts()
  await page.close()

  const again = await openPage(context, site.url)
  await again.page.getByRole('region', { name: 'Saved games' }).getByRole('button', { name: 'Continue' }).click()
  await again.page.waitForSelector('[data-screen=table]')
  await asked(again.page)
  expect(await recordOf(again.page)).toEqual(before)
  expect(await again.page.getByRole('log').locator('li').allInnerTexts()).toEqual(log)

  await again.page.reload()
  await again.page.waitForSelector('[data-screen=table]')
  await asked(again.page)
  expect(await recordOf(again.page)).toEqual(before)
  expect(again.errors).toEqual([])
}, 240_000)

test('bots finish a raid: the result, a rematch, and nothing is drawn while nothing changes', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', undefined, 0.25)
  await begin(page, { raiders: 1, seed: 5, bots: 'random' })
  const done = (): boolean => window.raidkeeper.ended() || window.raidkeeper.session().trouble() !== ''
  await page.waitForFunction(done, undefined, { timeout: 100_000 })
  expect(await page.evaluate(() => window.raidkeeper.session().trouble())).toBe('')
  const outcome = await page.evaluate(() => window.raidkeeper.session().outcome()?.result)
  expect(['raiders', 'boss', 'draw']).toContain(outcome)
  expect(await page.getByRole('dialog').getByRole('heading').innerText()).toMatch(/Victory|Defeat|won|draw/)
  await page.evaluate(() => window.raidkeeper.settled())
  await drawn(page)
  await page.waitForFunction(() => !window.raidkeeper.drawing())
  const count = await page.evaluate(() => window.raidkeeper.drawn())
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => window.raidkeeper.drawn())).toBe(count)
  const seed = await page.evaluate(() => window.raidkeeper.session().saved().record.setup.seed)
  await page.getByRole('button', { name: 'Same cards again' }).click()
  // The old game is there for a moment, then none, then the new one.
  await page.waitForFunction(() => {
    const play = window.raidkeeper.session()
    return Boolean(play) && !play.outcome() && window.raidkeeper.made() > 0
  })
  expect(await page.evaluate(() => window.raidkeeper.session().saved().record.setup.seed)).toBe(seed)
  expect(errors).toEqual([])
  await context.close()
})
