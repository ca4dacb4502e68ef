/** Magtheridon's Lair on the page: one sees and hears who mans what before the Nova. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, record as recordNow, start, view } from '../../src/engine/index.ts'
import type { Decision, View } from '../../src/engine/types.ts'
import { makePlayer } from '../../src/players/index.ts'
import { browser, site } from './here.ts'
import { asked, click, drawn, made, menu, visit } from './table.ts'

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false}')`
const decks = library.decks.slice(0, 2).map(({ id }) => id)

/** A raid among bots up to the first moment that fits, as a file; 0 in the place of a person is a bot. */
function fileAt(seed: number, fits: (now: View, open: Decision) => boolean, persons = [1, 1, 1]): string {
  const raiders = decks.map((deck, i) => ({ name: `R${i + 1}`, deck }))
  const game = start(library, { raid: 'magtheridons-lair', raiders, seed })
  const players = [0, 1, 2].map((seat) => makePlayer(seat === 0 ? 'random' : 'raider', seat, seed, library))
  for (let open = decision(game); open; open = decision(game)) {
    if (fits(view(game, -1), open)) break
    choose(game, open.answers.length === 1 ? 0 : players[open.seat]!.choose(view(game, open.seat), open).answer)
  }
  expect(decision(game)).not.toBeNull()
  const seats = persons.map((person, seat) => ({
    ...(person > 0 ? { kind: 'person', person } : { kind: 'bot' }),
    bot: seat === 0 ? 'tactics' : 'raider',
  }))
  return JSON.stringify({ ...recordNow(game), table: { name: '', seats, reasons: [] } })
}

async function opened(file: string) {
  const visited = await visit(browser, site.url, quiet)
  const { page } = visited
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'lair.json', mimeType: 'application/json', buffer: Buffer.from(file) })
  await page.locator('[data-screen=table]').waitFor()
  await asked(page)
  return visited
}

test('R402.4c Cubes, who mans them and the Nova’s clock are on the table, in words, and on the map', async () => {
  const file = fileAt(3, ({ raid }, { kind }) => raid.looms?.turns === 1 && kind === 'priority')
  const { page, errors, context } = await opened(file)
  const spots = await page.evaluate(() => window.raidkeeper.spots().map(({ key, w, h }) => ({ key, w, h })))
  const { row, cards } = await page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return { row: view.seats[0].row, cards: view.cards }
  })
  const typed = (type: string): number[] => row.filter((id) => cards[id].types.includes(type))
  const placed = (id: number) => spots.find(({ key }) => key === `card:${id}`)
  for (const id of [...typed('Cube'), ...typed('Lair'), typed('Blood')[0]!])
    expect(placed(id), cards[id].def!).toBeDefined()
  expect(placed(typed('Lair')[0]!)!.w).toBeGreaterThan(100)

  const told = await page.getByRole('region', { name: 'Raid', exact: true }).innerText()
  expect(told).toMatch(/Nova as Magtheridon's next turn starts: 10 fire to all .+\. \d of \d Cubes manned/)
  expect(told).toMatch(/Bloods: \d+ in play, \d+ of 29 used/)
  const boss = page.getByRole('region', { name: 'Boss: Magtheridon' })
  expect(await boss.innerText()).toMatch(/Magtheridon's Lair, Lair, (Cooldown|Nova)/)
  await menu(page, 'Map')
  expect(await page.getByRole('dialog').innerText()).toContain(
    'When the last Channeler leaves, or with his fifth resource',
  )
  expect(errors).toEqual([])
  await context.close()
})

test('R403 damage is divided on the table, card by card or evenly, and dealt as it was agreed', async () => {
  const file = fileAt(3, (_now, { joint, about }) => (joint?.length ?? 0) > 1 && about.share !== undefined)
  const { page, errors, context } = await opened(file)
  const before = await page.evaluate(() => window.raidkeeper.made())
  const asks = page.getByRole('region', { name: 'Decision' })
  expect(await asks.innerText()).toMatch(/Divide 15 in all among these; none can take more than fatal damage/)
  const heroes = await page.evaluate(() => {
    const { seats } = window.raidkeeper.session().scene().view
    return seats.filter(({ boss }) => !boss).map(({ hero }) => hero)
  })
  await click(page, `card:${heroes[0]}`)
  await click(page, `card:${heroes[1]}`)
  await click(page, `card:${heroes[1]}`)
  expect(await asks.getByRole('heading').innerText()).toMatch(/Fiery Pits: divide 15, 12 left$/)
  const answer = (name: string): Promise<void> => asks.getByRole('button', { name }).press('Enter')
  await answer('Take back')
  await click(page, `card:${heroes[1]}`)
  await answer('Agreed')
  expect(await page.locator('.live').innerText()).toBe('13 still to assign.')
  expect(await page.evaluate(() => window.raidkeeper.made())).toBe(before)
  await answer('Spread evenly')
  expect(await asks.getByRole('heading').innerText()).toMatch(/, 0 left$/)
  await answer('Agreed')
  await drawn(page)
  expect(await page.evaluate(() => window.raidkeeper.made())).toBeGreaterThan(before)
  const put = await page.evaluate(() =>
    window.raidkeeper
      .session()
      .scene()
      .events.filter(({ on }) => on === 'put'),
  )
  expect(put.slice(-15).reduce((sum, { n = 0 }) => sum + n, 0)).toBeGreaterThanOrEqual(15)
  expect(errors).toEqual([])
  await context.close()
})

test('R403 what one person proposes is done once the other agrees', async () => {
  const shares = (_now: View, { joint, about }: Decision) => (joint?.length ?? 0) > 1 && about.share !== undefined
  const { page, errors, context } = await opened(fileAt(3, shares, [0, 1, 2]))
  const before = await made(page)
  const prompt = (): Promise<string> => page.locator('.accessible-table .asked').innerText()
  const dialog = page.getByRole('dialog', { name: 'The raiders decide together' })
  await click(page, 'together')
  const fields = dialog.getByRole('spinbutton')
  for (let left = 15, i = 0; left > 0; i++) {
    const most = Math.min(left, Number(await fields.nth(i).getAttribute('max')))
    await fields.nth(i).fill(`${most}`)
    left -= most
  }
  await dialog.getByRole('button', { name: 'Propose' }).click()
  await drawn(page)
  expect(await made(page)).toBe(before)
  expect(await prompt()).toMatch(/^R2 .*: R1 has a plan: agree to it or change it/)
  await click(page, 'together')
  expect(await dialog.innerText()).toContain('R1 proposes this. Agree, or change it and propose that.')
  const first = await fields.first().inputValue()
  await fields.first().fill(`${Number(first) - 1}`)
  await fields.last().fill(`${Number(await fields.last().inputValue()) + 1}`)
  await dialog.getByRole('button', { name: 'Propose' }).waitFor()
  await fields.first().fill(first)
  await fields.last().fill(`${Number(await fields.last().inputValue()) - 1}`)
  await dialog.getByRole('button', { name: 'Agree' }).click()
  await page.waitForFunction((old) => window.raidkeeper.made() > old, before)
  expect(errors).toEqual([])
  await context.close()
})
