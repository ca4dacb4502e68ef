/** A whole raid of five people, each on a page of their own; what happens around it: a vote, leaving, a bot that takes over, coming back, looking on, two tabs, the next raid. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { testHost } from '../host/server.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { openPage } from './table.ts'
import {
  allWell,
  answerOnce,
  atTable,
  begin,
  beReady,
  comeInto,
  type Guest,
  linkOf,
  madeOn,
  openRoom,
  playUntil,
} from './together.ts'

const host = await testHost(site.folder)
const url = `http://127.0.0.1:${host.port}/`
afterAll(() => host.close())

const small = { width: 640, height: 400 }

/** Gives the first answer of a kind that gets on with the game. */
const playOn = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(async () => {
    const session = window.raidkeeper.session()
    const answers = session?.asks() ? (session.question()?.answers ?? []) : []
    if (answers.length === 0) return false
    const wanted = ['attack', 'play', 'place', 'complete', 'pass']
    const found = wanted.map((what) => answers.findIndex((one) => one.do === what)).find((at) => at >= 0)
    await session.answer(found ?? 0)
    return true
  })

const isOver = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => window.raidkeeper.session()?.outcome() !== null)

async function gather(names: readonly string[]): Promise<Guest[]> {
  const [first = '', ...others] = names
  const leader = await openRoom(browser, url, first, {
    ...{ raiders: names.length, people: names.length, gone: '15', text: true },
  })
  const guests = [leader]
  for (const name of others) guests.push(await comeInto(browser, linkOf(leader), name, small, true))
  return guests
}

/** One asks to take a choice back, and all others agree. */
async function takeBack(one: Guest, others: readonly Guest[]): Promise<void> {
  const made = await madeOn(one)
  await one.page.getByRole('button', { name: 'Undo' }).click()
  for (const { page } of others) await page.getByRole('button', { name: 'Agree' }).click()
  for (const { page } of [one, ...others]) await page.waitForFunction((made) => window.raidkeeper.made() < made, made)
}

test('five people play a whole raid; they vote, a bot plays for one who is gone, one more looks on; then everybody is in the lobby again', async () => {
  const all = await gather(['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'])
  const [ann, ben] = all as [Guest, Guest]
  for (const one of all) await beReady(one)
  await begin(ann, all)
  const onlooker = await openPage(await browser.newContext({ viewport: small }), linkOf(ann))
  await onlooker.page.getByRole('dialog').getByRole('button', { name: 'Only look on' }).click()
  await atTable(onlooker.page)
  const hand = await onlooker.page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return view.seats.flatMap((seat) => seat.hand.map((id) => view.cards[id]?.def ?? null))
  })
  expect(hand.filter(Boolean)).toEqual([])

  for (let i = 0; i < 60; i++) await Promise.all(all.map(answerOnce))
  await takeBack(ann, all.slice(1))
  const place = ben.page.context()
  const link = linkOf(ben)
  await ben.page.close()
  await ann.page.locator('.company .people .gone').first().waitFor()
  await ann.page.getByText('away (a bot is playing)').waitFor({ state: 'attached' })
  const others = all.filter((one) => one !== ben)
  const made = await madeOn(ann)
  await playUntil(others, async () => (await madeOn(ann)) >= made + 40)
  const back = await openPage(place, link)
  await atTable(back.page)
  const players = [ann, back, ...all.slice(2)]
  expect(await ann.page.locator('.company .people .gone').count()).toBe(0)

  for (let i = 0; i < 4000 && !(await isOver(ann)); i++) {
    // They play on for a while, and then let the Boss do what she wants.
    const asked = await Promise.all(players.map(i < 80 ? playOn : answerOnce))
    if (!asked.some(Boolean)) await ann.page.waitForTimeout(30)
  }
  const outcomes = await Promise.all(
    [...players, onlooker].map(({ page }) => {
      return page.waitForFunction(() => window.raidkeeper.session()?.outcome()?.result).then((is) => is.jsonValue())
    }),
  )
  expect(new Set(outcomes).size).toBe(1)
  const later = await openPage(await browser.newContext({ viewport: small }), linkOf(ann))
  await later.page.locator('.replay .told').getByText('Before the first turn, 0 of').waitFor()
  await onlooker.page.getByRole('button', { name: 'Watch the replay' }).click()
  await onlooker.page.locator('.replay .told').getByText('Before the first turn, 0 of').waitFor()
  await onlooker.page.goto(linkOf(ann))
  await onlooker.page.reload()
  await atTable(onlooker.page)
  console.log(`A raid of five people: ${outcomes[0]}, ${await madeOn(ann)} choices`)
  await ann.page.getByRole('button', { name: 'Back to the lobby with everybody' }).click()
  for (const { page } of [...players, onlooker]) await page.locator('[data-screen=lobby] .seats li').first().waitFor()
  allWell(...players, onlooker, later)
}, 900_000)

test('a seat is played in one tab at a time; whoever is shown out is told so', async () => {
  const ann = await openRoom(browser, url, 'Ann', { raiders: 3, people: 2 })
  const ben = await comeInto(browser, linkOf(ann), 'Ben', small)
  const again = await openPage(ben.page.context(), linkOf(ben))
  await again.page.locator('[data-screen=lobby] .seats .mine').waitFor()
  await ben.page.locator('[data-screen=start]').waitFor()
  expect(await ben.page.getByRole('alert').allInnerTexts()).toEqual([expect.stringMatching(/another|elsewhere/i)])
  await ann.page.getByRole('list', { name: 'People' }).getByRole('button', { name: 'Ben' }).click()
  await ann.page.getByRole('button', { name: 'Show Ben out' }).click()
  await again.page.locator('[data-screen=start]').waitFor()
  await again.page.getByRole('alert').getByText('shown you out').waitFor()
  allWell(ann)
})

test('a lost connection is told, and made again', async () => {
  const ann = await openRoom(browser, url, 'Ann', { raiders: 3, people: 1 })
  await beReady(ann)
  await begin(ann, [ann])
  await ann.page.context().setOffline(true)
  await ann.page.getByRole('button', { name: 'Connecting' }).waitFor()
  await ann.page.getByRole('alert').getByText('The connection is lost').waitFor()
  await ann.page.context().setOffline(false)
  await ann.page.getByRole('button', { name: 'Connecting' }).waitFor({ state: 'detached' })
  const before = await madeOn(ann)
  for (let i = 0; i < 30 && (await madeOn(ann)) === before; i++) await answerOnce(ann)
  expect(await madeOn(ann)).toBeGreaterThan(before)
})

test('axe finds nothing in a room: opening and joining it, the lobby, the table with its people, talk, pointing', async () => {
  const { page } = await openPage(await browser.newContext({ viewport: small }), url)
  const clean = async (what: string, on: Page = page): Promise<void> => expect(await faults(on), what).toEqual([])
  await page.getByRole('button', { name: 'Open a room' }).click()
  await clean('open a room')
  await page.keyboard.press('Escape')
  await clean('start')
  const ann = await openRoom(browser, url, 'Ann', { raiders: 3, people: 2 })
  await page.goto(linkOf(ann))
  await page.getByRole('dialog', { name: 'Join room' }).waitFor()
  await clean('join')
  const ben = await comeInto(browser, linkOf(ann), 'Ben', small)
  for (const summary of ['QR code', 'Change it']) await ann.page.getByText(summary, { exact: true }).click()
  await clean('lobby', ann.page)
  await clean('lobby of a guest', ben.page)
  await ann.page.getByRole('list', { name: 'People' }).getByRole('button', { name: 'Ben' }).press('Enter')
  await clean('somebody', ann.page)
  await ann.page.keyboard.press('Escape')
  await beReady(ann)
  await beReady(ben)
  await begin(ann, [ann, ben])
  await clean('table', ben.page)
  for (let i = 0; i < 10; i++) await Promise.all([answerOnce(ann), answerOnce(ben)])
  await ben.page.keyboard.press('/')
  await ben.page.getByLabel('Say something to everybody').fill('Hello')
  await ben.page.keyboard.press('Enter')
  await clean('talk', ben.page)
  await ben.page.keyboard.press('Escape')
  await ben.page.getByRole('complementary', { name: 'Talk' }).waitFor({ state: 'detached' })
  await ben.page.keyboard.press('.')
  await ben.page.locator('[data-place^="card:"]').first().press('Enter')
  await ben.page.getByRole('group', { name: /^Point at/ }).waitFor()
  await clean('pointing', ben.page)
  await ben.page
    .getByRole('group', { name: /^Point at/ })
    .getByRole('button', { name: 'Protect' })
    .press('Enter')
  await ann.page.locator('.ping.protect').waitFor()
  await clean('pinged', ann.page)
  await ann.page.getByRole('button', { name: 'Undo' }).click()
  await ben.page.getByRole('button', { name: 'Agree' }).waitFor()
  await clean('vote', ben.page)
  allWell(ann, ben)
})
