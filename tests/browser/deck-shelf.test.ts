/** Decks that come and go: lists, links and files, good and bad; copies, names, deleting; seats; a phone. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { cardNames, deckLink, readDecks } from '../../src/decks/index.ts'
import type { DeckDef } from '../../src/language/types.ts'
import { testHost } from '../host/server.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, bytesOf, recordOf, visit } from './table.ts'
import { allWell, begin, beReady, openRoom } from './together.ts'

const names = cardNames(library.cards)
const [warrax] = library.decks
/** With cards of a set that is loaded on demand. */
const further: DeckDef['cards'] = [...warrax.cards, [4, 'Apprentice Merry']]

/** The dialog for decks from elsewhere, with what was made of a text. */
async function read(page: Page, text: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Bring in decks' })
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: 'Bring in decks' }).click()
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: 'Read it' }).click()
  await dialog.getByRole('status').getByRole('paragraph').first().waitFor()
  return dialog.getByRole('status').innerText()
}

const titles = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Decks', exact: true }).getByRole('heading').allInnerTexts()

test('decks come as lists with misspelt names, as links and as files; what is broken changes nothing', async () => {
  const { page, context, errors } = await visit(browser, site.url, '', { width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Decks', exact: true }).click()
  for (const [bad, wrong] of [
    ['{"format":', 'not valid JSON'],
    ['{"format":"raidkeeper-deck","version":1,"deck":{"id":1}}', 'deck.id'],
    ['#deck-data=%%%', 'damaged'],
    [`{"format":"raidkeeper-decks","decks":[${'{},'.repeat(9)}{}]}`, 'version'],
    ['', 'nothing to read'],
  ] as const)
    expect(await read(page, bad)).toContain(wrong)
  const huge = await read(page, `4 ${'\u202E<img src=x onerror=alert(1)>'.repeat(40)}\n`.repeat(900))
  expect(huge).toContain('the list goes on')
  const dialog = page.getByRole('dialog')
  expect(await read(page, 'Hero: Warraxx\n4 Leroy Jenkins\n2 Parvink\nSideboard\n1 Fury\n')).toContain(
    'Line 2: there is no',
  )
  expect(await faults(page), 'a list with faults').toEqual([])
  await dialog.getByRole('button', { name: 'Use “Warrax”' }).click()
  await dialog.getByRole('button', { name: 'Use “Leeroy Jenkins”' }).click()
  await dialog.getByText('6 cards (100.1).').waitFor()
  await dialog.getByRole('button', { name: 'Keep this deck' }).click()
  await page.waitForSelector('[data-screen=deck]')
  expect(await page.locator('.deck').innerText()).toMatch(/side deck \(1 of 10\)/i)
  await page.getByRole('button', { name: 'All decks' }).click()
  expect(await titles(page)).toEqual(['Warrax'])

  await page.goto(`${site.url}${await deckLink({ ...warrax, name: 'From a friend' })}`)
  await page.getByRole('dialog').getByText('All of it was read, and the deck is legal.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Keep this deck' }).click()
  await page.waitForSelector('[data-screen=deck]')
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.getByRole('dialog').getByRole('textbox').inputValue()).toContain('# From a friend\nHero: Warrax')
  expect(await faults(page), 'sharing').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Test hand' }).click()
  const hand = page.getByRole('list', { name: 'Hand' }).getByRole('listitem')
  const before = await hand.allInnerTexts()
  expect(before).toHaveLength(7)
  await page.getByRole('button', { name: 'Mulligan' }).click()
  expect(await hand.allInnerTexts()).not.toEqual(before)
  await page.getByRole('button', { name: 'Draw the next card' }).click()
  expect(await hand.count()).toBe(8)
  expect(await faults(page), 'a test hand').toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'All decks' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save all decks to a file' }).click(),
  ])
  const buffer = await bytesOf(file)
  const all = await readDecks(buffer.toString('utf8'), names)
  expect('wrong' in all ? all : all.map(({ deck }) => deck.name)).toEqual(['From a friend', 'Warrax'])
  await page.getByRole('button', { name: 'Delete' }).first().click()
  await page.getByText('“From a friend” is deleted.').waitFor()
  expect(await titles(page)).toEqual(['Warrax'])
  await page.getByRole('button', { name: 'Bring back “From a friend”' }).click()
  await page.getByText('“From a friend” is back.').waitFor()
  expect(await titles(page)).toEqual(['From a friend', 'Warrax'])
  await page.getByRole('button', { name: 'Rename' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill('Mine now')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Mine now' }).waitFor()
  expect(await faults(page), 'decks').toEqual([])
  await page.getByRole('button', { name: 'Start' }).click()

  await page.locator('#file').setInputFiles({ name: 'decks.json', mimeType: 'application/json', buffer })
  await page.getByRole('dialog').getByRole('button', { name: 'Keep all 2 decks' }).click()
  await page.getByText('2 decks are kept.').waitFor()
  expect(await titles(page)).toHaveLength(4)
  await page.getByRole('button', { name: 'Start' }).click()
  await page.getByLabel('Deck of seat 1').selectOption({ label: 'Warrax, tank: Mine now (your own)' })
  await page.getByLabel('Raiders').selectOption('3')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await asked(page)
  expect((await recordOf(page)).setup).toMatchObject({
    raiders: [{ deck: { name: 'Mine now', cards: warrax.cards } }, {}, {}],
  })
  expect(errors).toEqual([])
  await context.close()
})

test('on a phone: cards and deck by turns, a card over the page, nothing beyond its edges', async () => {
  const { page, context, errors } = await visit(browser, site.url, '', { width: 390, height: 844 })
  await page.getByRole('button', { name: 'Decks', exact: true }).click()
  await page.getByRole('button', { name: 'Copy Shield of Ironforge' }).click()
  await page.waitForSelector('[data-screen=deck]')
  await page.getByText('Filters').click()
  await page.getByLabel('Type', { exact: true }).selectOption('quest')
  const quest = page.getByRole('grid', { name: 'Cards', exact: true }).getByRole('row').first()
  await quest.getByRole('button').first().click()
  const name = await quest.getAttribute('data-card')
  const card = page.getByRole('dialog', { name: name! })
  await card.getByRole('button', { name: 'Add one' }).click()
  await card.getByText('1 in the deck').waitFor()
  expect(await faults(page), 'a card').toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Your deck (61)' }).click()
  await page.getByRole('table', { name: 'Cost curve' }).waitFor()
  expect(await faults(page), 'the deck').toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(844)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(390)
  expect(errors).toEqual([])
  await context.close()
})

test('in a room a deck of one’s own is chosen like any other, or brought as a list', async () => {
  const host = await testHost(site.folder)
  const ann = await openRoom(browser, `http://127.0.0.1:${host.port}/`, 'Ann', { raiders: 3, people: 1 })
  const { page } = ann
  await page.goto(`${new URL(page.url()).origin}/${await deckLink({ ...warrax, name: 'Mine', cards: further })}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep this deck' }).click()
  await page.getByRole('button', { name: 'All decks' }).click()
  await page.getByRole('button', { name: 'Start', exact: false }).first().click()
  await page.getByRole('button', { name: 'Come back' }).click()
  const seat = page.getByLabel('Deck of seat 1')
  await seat.selectOption({ label: 'Warrax, tank: Mine (your own)' })
  await page.getByRole('listitem').getByText('Tank').first().waitFor()
  const bring = async (text: string): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Own deck…' }).click()
    await (await chosen).setFiles({ name: 'deck.txt', mimeType: 'text/plain', buffer: Buffer.from(text) })
  }
  await bring('Hero: Warrax\n4 Parvinkk\n')
  await page.getByText('line 2: there is no card "Parvinkk". Did you mean "Parvink"?').waitFor()
  await beReady(ann)
  await begin(ann, [ann])
  const hero = await page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return view.cards[view.seats[1].hero!]?.def
  })
  expect(hero).toBe('Warrax')
  allWell(ann)
  await host.close()
})
