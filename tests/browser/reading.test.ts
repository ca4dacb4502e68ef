/** Reading and deciding by mouse and keys: cards in full, the log, the map, stops, dragging. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, drawn, made, menu, ownTurn, spot, visit } from './table.ts'

const middle = async (page: Page, key: string): Promise<[number, number]> => {
  const found = await spot(page, key)
  expect(found, `a place ${key} on the table`).not.toBeNull()
  return found ? [found.x + found.w / 2, found.y + found.h / 2] : [0, 0]
}

test('a card is read in full by key and by right click; its rules, its silence; the map; the log leads to cards', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await ownTurn(page)
  const hero = await page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return { id: view.seats[view.seat].hero, name: view.cards[view.seats[view.seat].hero].def ?? '' }
  })
  const [x, y] = await middle(page, `card:${hero.id}`)
  await page.mouse.move(x, y)
  await page.keyboard.press('i')
  const card = page.getByRole('dialog', { name: hero.name })
  await card.waitFor()
  const rule = card.locator('button.rule').first()
  await rule.click()
  expect(await rule.getAttribute('aria-expanded')).toBe('true')
  expect(await card.locator('.rule-note:not(:empty)').first().textContent()).toContain(await rule.textContent())
  await card.getByLabel(`When ${hero.name} asks`).selectOption('quiet')
  await page.keyboard.press('Escape')

  await page.mouse.click(x, y, { button: 'right' })
  await card.waitFor()
  expect(await card.getByLabel(`When ${hero.name} asks`).inputValue()).toBe('quiet')
  await card.getByLabel(`When ${hero.name} asks`).selectOption('')
  await page.keyboard.press('Escape')

  await menu(page, 'Map')
  const here = page.locator('.encounter [aria-current=step]')
  expect(await here.textContent()).toContain('Stage 1')
  expect(await here.textContent()).toContain('drops to 0')
  await page.keyboard.press('Escape')

  await page.keyboard.press('l')
  const log = page.getByRole('dialog', { name: 'Log' })
  const lines = log.locator('.whole-log > li')
  const all = await lines.count()
  await log.getByLabel('How much').selectOption('steps')
  expect(await lines.count()).toBeGreaterThan(all)
  await log.getByLabel('How much').selectOption('results')
  await log.getByLabel('Reasons').uncheck()
  await log.getByLabel('Cards', { exact: true }).uncheck()
  expect(await lines.count()).toBeLessThan(all)
  await log.getByLabel('Cards', { exact: true }).check()
  const named = lines.locator('button').first()
  const name = (await named.textContent()) ?? ''
  await named.click()
  await page.getByRole('dialog', { name }).waitFor()
  await page.keyboard.press('Escape')
  expect(errors).toEqual([])
  await context.close()
}, 240_000)

test('stops are set and kept; everywhere is more often than where it is useful', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 1, seed: 7 })
  await ownTurn(page)
  await menu(page, 'Stops')
  await page.getByLabel('End step on my turns').check()
  await page.getByLabel('Stop for me').selectOption('always')
  await page.keyboard.press('Escape')
  const before = await made(page)
  await page.evaluate(() => {
    const session = window.raidkeeper.session()
    const at = session.scene().decision?.answers.findIndex(({ do: what }) => what === 'pass') ?? 0
    session.answer(at)
  })
  await asked(page)
  expect(await made(page)).toBeLessThan(before + 4)
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('raidkeeper-settings') ?? '{}'))
  expect(kept).toMatchObject({ stop: 'always', marks: ['own:end'] })
  expect(errors).toEqual([])
  await context.close()
}, 240_000)

test('a card is dragged: onto the own name it is placed, back into the hand nothing happens', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', { width: 1024, height: 600 })
  await begin(page, { raiders: 1, seed: 7 })
  await ownTurn(page)
  const now = (await asked(page))!
  const places = now.decision.answers.filter(({ do: what }) => what === 'place')
  const once = places.find(({ card }) => places.filter((one) => one.card === card).length === 1)!
  const seat = now.decision.seat
  const drag = async (to: string): Promise<void> => {
    await page.mouse.move(...(await middle(page, `card:${once.card}`)))
    await page.mouse.down()
    await page.mouse.move(...(await middle(page, to)), { steps: 3 })
    await page.mouse.up()
    await drawn(page)
  }
  await drag('panel:hand')
  expect(await made(page)).toBe(now.made)
  await drag(`seat:${seat}`)
  await asked(page)
  expect(await made(page)).toBeGreaterThan(now.made)
  const placed = await page.evaluate((id) => {
    const { view } = window.raidkeeper.session().scene()
    return view.seats[view.seat].hand.includes(id)
  }, once.card ?? 0)
  expect(placed).toBe(false)
  expect(errors).toEqual([])
  await context.close()
}, 240_000)
