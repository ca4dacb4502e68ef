/** Black Temple on the page: a raid among bots comes to its end, and the record replays. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { browser, site } from './here.ts'
import { playOut, replayed, visit } from './table.ts'

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false}')`
const decks = library.decks.slice(0, 2).map(({ id }) => id)

test('R100.2 a raid of Black Temple among bots finishes on the board', { timeout: 300_000 }, async () => {
  const raiders = decks.map((deck, i) => `&raider=${deck},raider,R${i}`).join('')
  const link = `#raid=black-temple&mode=one-construct-each&seed=3&boss=random${raiders}`
  const { page, errors, context } = await visit(browser, `${site.url}${link}`, quiet)
  await playOut(page)
  await replayed(page)
  expect(errors).toEqual([])
  await context.close()
})
