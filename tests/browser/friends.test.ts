/** Five people in one room: the host dies in the lobby, in mid-raid and at the end; a phone is swapped; a seat is given back; two raids. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { testHost } from '../host/server.ts'
import { browser, site } from './here.ts'
import { openPage, visit } from './table.ts'
import {
  allWell,
  atTable,
  begin,
  beReady,
  comeInto,
  type Guest,
  joinOn,
  linkOf,
  madeOn,
  openRoom,
  playUntil,
  settings,
} from './together.ts'

const host = await testHost(site.folder)
const url = `http://127.0.0.1:${host.port}/`
afterAll(() => host.close())

const phone = { width: 390, height: 844 }
const code = (guest: Guest): string => linkOf(guest).split('=')[1] ?? ''

/** Everybody gives up: the raid is over. */
const concede = async (all: readonly Guest[]): Promise<void> => {
  for (const { page } of all)
    await page.evaluate(async () => {
      const session = window.raidkeeper.session()
      if (session?.outcome() === null && session.players().length > 0) await session.concede(session.players()[0] ?? 0)
    })
  for (const { page } of all) await page.getByRole('dialog').getByText('Back to the lobby with everybody').waitFor()
}

const chip = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) })

test('a room of five outlives its hosts, a dead phone and a seat that was given away', async () => {
  const ann = await openRoom(browser, url, 'Ann', { raiders: 5, people: 5, gone: '300', text: true })
  expect(await ann.page.getByText('which only this machine understands').isVisible()).toBe(true)

  // A wrong code is told before a name is asked; a code is understood in small letters.
  const ben = await visit(browser, url, settings(true))
  await ben.page.getByLabel('or join by its code').fill('aaaa aaaa')
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click()
  await ben.page.getByRole('alert').getByText('There is no room of this code.').waitFor()
  const typed = code(ann)
    .toLowerCase()
    .replace(/(....)/, '$1 ')
  await ben.page.getByLabel('or join by its code').fill(typed)
  await ben.page.getByRole('button', { name: 'Join', exact: true }).click()
  await joinOn(ben, 'Ben')
  const cy = await comeInto(browser, linkOf(ann), 'Cy', phone, true)
  const dan = await comeInto(browser, linkOf(ann), 'Dan', undefined, true)

  // An empty seat is a bot's in one press; a full room says so, and offers that seat.
  await ann.page.locator('[data-seat="5"]').getByRole('button', { name: 'A bot here' }).click()
  const eve = await comeInto(browser, linkOf(ann), 'Eve', undefined, true)
  const full = eve.page.getByRole('dialog', { name: 'All seats are taken' })
  await full.getByRole('button', { name: 'Ask for the bot’s seat 5' }).click()
  await ann.page.getByRole('button', { name: 'Let Eve sit there' }).click()
  await eve.page.locator('[data-seat="5"].mine').waitFor()

  // The host dies in the lobby: somebody else leads within a minute, and starts the raid without them.
  await ann.page.context().close()
  const four = [ben, cy, dan, eve]
  await ben.page.getByRole('button', { name: 'Start the raid' }).waitFor({ timeout: 70_000 })
  await ben.page.getByRole('button', { name: 'Ann' }).click()
  await ben.page.getByRole('button', { name: 'Show Ann out' }).click()
  await ben.page.locator('[data-seat="1"]').getByRole('button', { name: 'A bot here' }).click()
  for (const one of four) await beReady(one)
  await begin(ben, four)

  // A phone dies in mid-raid: on another one Cy is let back in by two friends, to the same seat at once.
  await playUntil(four, async () => (await madeOn(ben)) > 40)
  await cy.page.context().close()
  await dan.page.getByText(/a bot plays in [0-5]:/).waitFor()
  const again = await openPage(await browser.newContext({ viewport: phone }), linkOf(ben))
  await again.page.evaluate(settings(true))
  const dialog = again.page.getByRole('dialog', { name: 'Join room' })
  await dialog.getByLabel('Your name').fill('Cy')
  await dialog.getByRole('button', { name: 'Join', exact: true }).click()
  await again.page.getByRole('dialog', { name: 'Is this your seat?' }).getByRole('button', { name: 'Close' }).click()
  for (const { page } of [dan, eve]) await page.getByRole('button', { name: 'Let Cy 2 sit there' }).click()
  await again.page.waitForFunction(() => (window.raidkeeper.session()?.viewer() ?? -1) === 3)
  expect(await dan.page.getByRole('button', { name: 'Cy 2' }).count()).toBe(0)

  // The host dies in mid-raid: the bot plays as soon as a friend says so, somebody leads, and the seat is given back.
  const home = ben.page.context()
  const link = linkOf(ben)
  await ben.page.close()
  await chip(dan.page, 'Ben').click()
  await dan.page.getByRole('button', { name: 'Let the bot play for Ben now' }).click()
  const three = [again, dan, eve]
  const made = await madeOn(dan)
  await playUntil(three, async () => (await madeOn(dan)) > made + 20)
  const back = await openPage(home, link)
  await atTable(back.page)
  await back.page.waitForFunction(() => (window.raidkeeper.session()?.viewer() ?? -1) === 2)

  // The end: one watches the replay without leaving; the host is gone for good; anybody takes all back to the lobby.
  const all = [back, ...three]
  await concede(all)
  await dan.page.getByRole('button', { name: 'Watch the replay' }).click()
  await dan.page.getByRole('button', { name: 'Back to the room' }).first().waitFor()
  expect(await eve.page.locator('.company .gone').count()).toBe(0)
  await back.page.context().close()
  await eve.page.getByRole('dialog').getByRole('button', { name: 'Rematch with everybody' }).click()
  await eve.page.locator('[data-screen=lobby]').waitFor()
  await dan.page.getByRole('dialog', { name: 'The others go on' }).getByRole('button', { name: 'To the room' }).click()
  await dan.page.locator('[data-screen=lobby]').waitFor()

  // The second raid in the same room.
  const leads = await Promise.any(
    three.map(async (one) => {
      await one.page.getByRole('button', { name: 'Start the raid' }).waitFor({ timeout: 70_000 })
      return one
    }),
  )
  await leads.page.getByRole('button', { name: 'Ben' }).click()
  await leads.page.getByRole('button', { name: 'Show Ben out' }).click()
  await leads.page.locator('[data-seat="2"]').getByRole('button', { name: 'A bot here' }).click()
  for (const one of [again, dan]) await beReady(one) // Eve is, who asked for the same again
  await begin(leads, three)
  await playUntil(three, async () => (await madeOn(dan)) > 20)
  allWell(...three)
}, 600_000)
