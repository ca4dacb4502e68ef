/** A deck of one's own, built from nothing with keys alone: kept, checked by the rules, and played. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { DeckDef } from '../../src/language/types.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, recordOf, visit } from './table.ts'

const said = (page: Page): Promise<string> => page.locator('.said').getByRole('status').innerText()
const verdict = (page: Page, text: string): Promise<void> => page.locator('.verdict').getByText(text).waitFor()
const inFocus = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.closest('tr')?.dataset.card ?? '')
/** How many cards the browser's database keeps for each hero. */
const kept = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(async () => {
    const done = <T>(asked: IDBRequest<T>): Promise<T> =>
      new Promise((good, bad) => {
        asked.onsuccess = () => good(asked.result)
        asked.onerror = () => bad(asked.error)
      })
    const base = await done(indexedDB.open('raidkeeper'))
    const rows: { deck: DeckDef }[] = await done(base.transaction('decks').objectStore('decks').getAll())
    base.close()
    return Object.fromEntries(rows.map(({ deck }) => [deck.hero, deck.cards.reduce((sum, [n]) => sum + n, 0)]))
  })

/** Chooses who leads the deck: the first hero that a search finds. */
async function lead(page: Page, words: string): Promise<void> {
  await page.locator('#hero').press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a hero' })
  await dialog.getByRole('searchbox').fill(words)
  expect(await faults(page), 'heroes').toEqual([])
  await dialog.getByRole('listitem').first().getByRole('button').press('Enter')
}

test('a deck of sixty is built by keyboard, breaks rules in words, is there after a reload, and is played', async () => {
  const { page, context, errors } = await visit(browser, site.url, '', { width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Decks', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Your decks' }).waitFor()
  expect(await faults(page), 'all decks').toEqual([])
  await page.getByRole('button', { name: 'New deck' }).press('Enter')
  await page.waitForSelector('[data-screen=deck]')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('hero')
  await verdict(page, 'No hero yet (100.1).')
  await lead(page, 'Elendrl')
  await page.getByLabel('Class', { exact: true }).selectOption('Hunter')
  await page.locator('#words').press('ArrowDown')
  const first = await inFocus(page)
  expect(first).not.toBe('')
  for (let i = 0; i < 15; i++) {
    await page.keyboard.press('4')
    await page.keyboard.press('ArrowDown')
  }
  await verdict(page, '60 of 60 cards')
  await verdict(page, 'legal')
  await page.keyboard.press('Home')
  expect(await inFocus(page)).toBe(first)
  await page.keyboard.press('+')
  expect(await said(page)).toMatch(/^.+: at most four of a name.*100\.4/)
  await page.keyboard.press('End')
  const rows = page.getByRole('grid', { name: 'Cards', exact: true }).getByRole('row')
  expect(await rows.count()).toBeLessThan(40)
  expect(Number(await rows.last().getAttribute('aria-rowindex'))).toBeGreaterThan(40)

  await page.getByRole('button', { name: 'Show all' }).press('Enter')
  await page.getByLabel('Only what the hero may have').uncheck()
  await page.locator('#words').fill('fireball')
  await page.locator('#words').press('Enter')
  await page.keyboard.press('+')
  expect(await said(page)).toContain('its class icons do not fit the hero (100.2a)')
  expect(await faults(page), 'the builder').toEqual([])
  await lead(page, 'Warrax')
  await verdict(page, 'problems')
  expect(await page.getByRole('list', { name: 'What is wrong' }).innerText()).toContain('(100.2a)')
  await page.getByRole('button', { name: 'Undo' }).press('Enter')
  await verdict(page, 'legal')
  await expect.poll(() => kept(page), { timeout: 30_000 }).toEqual({ Elendril: 60 })

  await page.reload()
  await page.waitForSelector('[data-screen=deck]')
  await verdict(page, '60 of 60 cards')
  await page.getByRole('button', { name: 'Raid with this deck' }).press('Enter')
  await page.waitForSelector('[data-screen=table]')
  await asked(page)
  const { setup } = await recordOf(page)
  expect(setup).toMatchObject({ raiders: [{ name: 'Elendril', deck: { hero: 'Elendril' } }] })
  expect(errors).toEqual([])
  await context.close()
})
