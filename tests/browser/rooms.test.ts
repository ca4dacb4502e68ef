/** Two people in one room, each on a page of their own, with a bot: they play, talk, point, take back by vote; one reloads and is back. */
import { afterAll, expect, test } from 'vitest'
import { testHost } from '../host/server.ts'
import { browser, site } from './here.ts'
import { allWell, atTable, begin, beReady, comeInto, linkOf, madeOn, openRoom, playUntil } from './together.ts'

const host = await testHost(site.folder)
const url = `http://127.0.0.1:${host.port}/`
afterAll(() => host.close())

test('two people raid in one room: they see their own hands, talk, point, vote, and one comes back', async () => {
  const ann = await openRoom(browser, url, 'Ann', { raiders: 3, people: 2 })
  const ben = await comeInto(browser, linkOf(ann), 'Ben', { width: 390, height: 844 })
  await ben.page.getByLabel('Say something to everybody').fill('Hello')
  await ben.page.getByRole('button', { name: 'Say' }).click()
  await ann.page.getByRole('log').getByText('Ben: Hello').waitFor()
  expect(await ann.page.getByRole('button', { name: 'Start the raid' }).isDisabled()).toBe(true)
  await beReady(ann)
  await beReady(ben)
  await begin(ann, [ann, ben])

  const hands = await Promise.all(
    [ann, ben].map(({ page }) =>
      page.evaluate(() => {
        const { view } = window.raidkeeper.session().scene()
        return {
          own: view.seats[view.seat].hand.map((id) => view.cards[id]?.def),
          names: view.seats.map((one) => one.name),
        }
      }),
    ),
  )
  expect(hands[0].names.slice(1, 3)).toEqual(['Ann', 'Ben'])
  expect(hands.every(({ own }) => own.length > 0 && own.every(Boolean))).toBe(true)

  const before = await madeOn(ann)
  await playUntil([ann, ben], async () => (await madeOn(ann)) >= before + 30, 200)

  await ben.page.keyboard.press('.')
  await ben.page.locator('[data-place^="card:"]').first().press('Enter')
  await ben.page
    .getByRole('group', { name: /^Point at/ })
    .getByRole('button', { name: 'Attack this' })
    .click()
  await ann.page.locator('.ping.attack').waitFor()

  const made = await madeOn(ann)
  await ann.page.getByRole('button', { name: 'Undo' }).click()
  await ben.page.getByText('Ann asks to take back: ').waitFor()
  await ben.page.getByRole('button', { name: 'Agree' }).click()
  await ann.page.waitForFunction((made) => window.raidkeeper.made() < made, made)

  await ben.page.reload()
  await atTable(ben.page)
  await ann.page.waitForFunction(() => window.raidkeeper.session().scene().view.seats.length > 0)
  expect(await madeOn(ben)).toBe(await madeOn(ann))
  allWell(ann, ben)
})
