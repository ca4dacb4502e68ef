/** A room over a bad line: everything takes 300 ms each way, and one part in twenty comes two seconds late; the clock of one page is wrong by a day. */
import { afterAll, expect, test } from 'vitest'
import { testHost } from '../host/server.ts'
import { slowLine } from '../host/slow-proxy.ts'
import { browser, site } from './here.ts'
import { visit } from './table.ts'
import {
  allWell,
  answerOnce,
  begin,
  beReady,
  type Guest,
  joinOn,
  linkOf,
  madeOn,
  openRoom,
  settings,
} from './together.ts'

const host = await testHost(site.folder)
const line = await slowLine(host.port, { delay: 300, stall: 20 })
afterAll(async () => {
  await line.close()
  await host.close()
})

/** The page believes that it is yesterday, and that a second takes two. */
const wrongClock = `{
  const now = Date.now.bind(Date)
  const began = now()
  Date.now = () => began - 86_400_000 + (now() - began) / 2
}`

/** Everything that a page knows of the table and of who decides. */
const tableOn = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => {
    const session = window.raidkeeper.session()
    const { turn, seats, outcome } = session.onlooker()
    return JSON.stringify([
      session.choices(),
      turn,
      outcome,
      seats.map(({ name, handCount, party }) => [name, handCount, party]),
    ])
  })

test('people far away with a wrong clock play on: nobody is asked twice, no answer is lost, and all see the same', async () => {
  const ann = await openRoom(browser, `http://127.0.0.1:${line.port}/`, 'Ann', {
    raiders: 2,
    people: 2,
    undo: 'free',
    text: true,
  })
  const first = `${wrongClock}${settings(true)}`
  const ben = await joinOn(await visit(browser, linkOf(ann), first, { width: 640, height: 400 }), 'Ben')
  for (const one of [ann, ben]) await beReady(one)
  await begin(ann, [ann, ben])
  expect(await ben.page.evaluate(() => Date.now())).toBeLessThan(Date.now() - 80_000_000)
  let answers = 0
  const begun = performance.now()
  while (answers < 12 && performance.now() - begun < 100_000) {
    const asked = await Promise.all([answerOnce(ann), answerOnce(ben)])
    answers += asked.filter(Boolean).length
    if (!asked.some(Boolean)) await ann.page.waitForTimeout(100)
  }
  const took = performance.now() - begun
  expect(answers).toBeGreaterThanOrEqual(12)
  expect(await madeOn(ann)).toBeGreaterThanOrEqual(answers)
  await expect.poll(async () => (await tableOn(ann)) === (await tableOn(ben)), { timeout: 20_000 }).toBe(true)
  for (const { page } of [ann, ben]) {
    expect(
      await page
        .getByRole('alert')
        .allInnerTexts()
        .then((all) => all.filter(Boolean)),
    ).toEqual([])
    expect(await page.getByRole('button', { name: 'Connecting' }).count()).toBe(0)
  }
  console.log(`Over a line of 600 ms: ${answers} answers in ${(took / 1000).toFixed(1)} s`)
  allWell(ann, ben)
}, 180_000)
