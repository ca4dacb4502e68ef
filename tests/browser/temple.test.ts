/** Black Temple on the page: threat and what waits stand on the table and in words. */
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { choose, decision, record as recordNow, start, view } from '../../src/engine/index.ts'
import { makePlayer } from '../../src/players/index.ts'
import { browser, site } from './here.ts'
import { asked, visit } from './table.ts'

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false}')`
const decks = library.decks.slice(0, 2).map(({ id }) => id)

/** The first turn on which a raider who always places is at the threat level, as a file with a person for every seat. */
function greedy(): string {
  const raiders = decks.map((deck, i) => ({ name: `R${i + 1}`, deck }))
  const game = start(library, { raid: 'black-temple', raiders, seed: 3 })
  const players = [0, 1, 2].map((seat) => makePlayer(seat === 0 ? 'random' : 'raider', seat, 3, library))
  for (let open = decision(game); open; open = decision(game)) {
    const now = view(game, open.seat)
    const place = open.seat === 1 ? open.answers.findIndex(({ do: what }) => what === 'place') : -1
    const { threat } = now.raid
    if (place >= 0 && threat && now.seats[1]!.resources.length >= threat.level) break
    choose(game, place >= 0 ? place : players[open.seat]!.choose(now, open).answer)
  }
  const seats = [0, 1, 2].map((seat) => ({ kind: 'person', bot: seat === 0 ? 'tactics' : 'raider', person: 1 }))
  return JSON.stringify({ ...recordNow(game), table: { name: '', seats, reasons: [] } })
}

test('R504.2 threat, its warning and what waits stand on the table and in words', async () => {
  const { page, errors, context } = await visit(browser, site.url, quiet)
  const buffer = Buffer.from(greedy())
  await page.locator('input[type=file]').setInputFiles({ name: 'temple.json', mimeType: 'application/json', buffer })
  await page.locator('[data-screen=table]').waitFor()
  const open = await asked(page)
  expect(open!.words.says).toMatch(/^Threat level \d+, and you have \d+ resources: with one more, one is destroyed/)
  expect(open!.words.answers.filter((text) => text.includes('over threat level')).length).toBeGreaterThan(0)
  const keys = await page.evaluate(() => window.raidkeeper.spots().map(({ key }) => key))
  for (const key of ['threat', 'threat:1', 'threat:2', 'waits:0']) expect(keys).toContain(key)
  const told = await page.getByRole('region', { name: 'Raid', exact: true }).innerText()
  expect(told).toMatch(/Threat level \d+: .*R1 can have no more/)
  expect(told).toMatch(/Face down: \d+ Minions? .*wait/)
  const raider = page.getByRole('region', { name: 'Raider: R1' })
  expect(await raider.innerText()).toMatch(/threat (\d+) of \1/)
  expect(errors).toEqual([])
  await context.close()
})
