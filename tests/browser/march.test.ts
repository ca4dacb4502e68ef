/** All of Molten Core among bots on the page: it comes to its end, the map says how far it went, the record replays the same. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { view } from '../../src/engine/index.ts'
import { browser, site } from './here.ts'
import { drawn, menu, playOut, replayed, visit } from './table.ts'

const decks = library.decks.slice(0, 3).map(({ id }) => id)
/** Three raiders against a Boss player who takes any legal answer: they come as far as the ninth or tenth Boss. */
const marchers = decks.map((deck, i) => `&raider=${deck},raider,R${i}`).join('')
const march = `#raid=molten-core&mode=full-clear&seed=10&boss=random${marchers}`

test('R301.5a a full clear with bots finishes on the board', { timeout: 300_000 }, async () => {
  const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false}')`
  const { page, errors, context } = await visit(browser, `${site.url}${march}`, quiet)
  await page.getByText('The link has filled in the new raid').waitFor()
  expect(await page.getByLabel('Mode').inputValue()).toBe('full-clear')
  await playOut(page)
  await page.keyboard.press('Escape')
  await drawn(page)

  const now = view(await replayed(page), -1)
  expect(['executus', 'ragnaros']).toContain(now.raid.state)

  await menu(page, 'Map')
  const stages = page.getByRole('dialog').getByRole('list', { name: 'Stages' }).getByRole('listitem')
  expect(await stages.count()).toBe(10)
  const told = await stages.allInnerTexts()
  expect(told.filter((text) => text.includes('Secret'))).toEqual([])
  expect(told.filter((text) => text.includes('Over')).length).toBe(
    now.raid.past.filter((name) => name !== 'between').length,
  )
  expect(errors).toEqual([])
  await context.close()
})
