/** A raid of the host's own in a room: everybody's page gets it. In it: mulligans at once, a decision that people make together, a seat that is handed over, a bot that answers. */
import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import type { CardDef } from '../../src/language/types.ts'
import { raid } from '../../src/raid/build.ts'
import { openRoom as openAsClient } from '../host/client.ts'
import { testHost } from '../host/server.ts'
import { golem, parts, states } from '../raid/golem-yard.ts'
import { browser, site } from './here.ts'
import { openPage, visit } from './table.ts'
import { allWell, answerOnce, atTable, begin, beReady, comeInto, type Guest, linkOf, playUntil } from './together.ts'

const host = await testHost(site.folder)
const url = `http://127.0.0.1:${host.port}/`
afterAll(() => host.close())

/** What the raiders must decide together: who takes the damage (R403). */
const spill: CardDef = {
  name: 'Spilt Oil',
  type: 'ability',
  set: 'Golem Yard',
  number: 2,
  cost: 0,
  text: [
    {
      ...{ do: 'put', n: 4, what: 'damage', divided: true },
      ...{ by: { together: 'opponents' }, to: { is: 'character', of: 'opponents' } },
    },
  ],
}
const yard = raid(
  { ...parts, cards: [golem, spill], decks: { main: [[30, spill.name]] } },
  { machine: { initial: 'fight', states } },
)

const settings = `localStorage.setItem('raidkeeper-settings', '{"speed":0,"sound":false,"text":true}')`
const small = { width: 640, height: 400 }

/** What a page is asked: the kind of the question, '' if it is asked nothing. */
const askedOn = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => (window.raidkeeper.session().asks() ? (window.raidkeeper.session().question()?.kind ?? '') : ''))

const isJoint = ({ page }: Guest): Promise<boolean> =>
  page.evaluate(() => (window.raidkeeper.session().question()?.joint?.length ?? 0) > 1)

const damage = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { cards, seats } = window.raidkeeper.session().onlooker()
    return seats.reduce((sum, { boss, hero }) => sum + (boss ? 0 : (cards[hero]?.damage ?? 0)), 0)
  })

test('friends raid in a raid of the host’s own: hands are kept at once, damage is divided together, a seat is handed over', async () => {
  const { page, errors } = await visit(browser, url, settings)
  const file = { name: 'yard.raid.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(yard)) }
  await page.getByLabel('Game, deck or raid file').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('status').getByText('on your shelf').waitFor()
  await page.getByRole('button', { name: 'Open a room' }).click()
  const form = page.getByRole('dialog', { name: 'Open a room' })
  await form.getByLabel('Your name').fill('Ann')
  await form.getByLabel('Raid of the room').selectOption('Golem Yard')
  await form.getByLabel('Raiders of the room').selectOption('2')
  await form.getByLabel('Seats for people').selectOption('2')
  await form.getByLabel('Pace of bots').selectOption('0')
  await form.getByLabel('When a bot answers').selectOption('180')
  await form.getByLabel('Raiders see each other’s hands').check()
  await form.getByRole('button', { name: 'Open the room' }).click()
  await page.locator('[data-screen=lobby] .seats li').first().waitFor()
  const ann: Guest = { page, errors }

  const ben = await comeInto(browser, linkOf(ann), 'Ben', small, true)
  await ben.page.getByRole('heading', { name: 'Golem Yard' }).waitFor()
  await ben.page.getByText('A bot answers for anyone who hasn’t answered after 3 minutes.').waitFor()
  await ben.page.getByText('House rule: raiders see each other’s hands.').waitFor()
  for (const one of [ann, ben]) await beReady(one)
  await begin(ann, [ann, ben])
  const eve = await openPage(await browser.newContext({ viewport: small }), linkOf(ann))
  await eve.page.getByRole('dialog').getByLabel('Your name').fill('Eve')
  await eve.page.getByRole('dialog').getByRole('button', { name: 'Only look on' }).click()
  await atTable(eve.page)

  expect(await ann.page.evaluate(() => window.raidkeeper.session().scene().view.seats[2]?.hand.length)).toBe(7)
  await expect.poll(() => Promise.all([askedOn(ann), askedOn(ben)])).toEqual(['mulligan', 'mulligan'])
  const thinking = eve.page.locator('.company button.thinks')
  await expect
    .poll(() => thinking.allInnerTexts())
    .toEqual([expect.stringContaining('Ann'), expect.stringContaining('Ben')])
  await answerOnce(ben)
  await expect.poll(() => thinking.allInnerTexts()).toEqual([expect.stringContaining('Ann')])
  expect(await askedOn(ann)).toBe('mulligan')
  await answerOnce(ann)

  await playUntil([ann, ben], () => isJoint(ann), 200)
  await expect.poll(() => isJoint(ben)).toBe(true)
  const before = await damage(ann.page)
  await ann.page
    .getByRole('button', { name: /Decide all at once/ })
    .first()
    .press('Enter')
  const plan = ann.page.getByRole('dialog', { name: 'The raiders decide together' })
  await plan.getByRole('spinbutton').first().fill('4')
  await plan.getByRole('button', { name: 'Propose' }).click()
  await expect.poll(() => ann.page.evaluate(() => window.raidkeeper.session().asks())).toBe(false)
  expect(await damage(ann.page)).toBe(before)
  await expect.poll(() => thinking.allInnerTexts()).toEqual([expect.stringContaining('Ben')])
  await ben.page
    .getByRole('button', { name: /Decide all at once/ })
    .first()
    .press('Enter')
  const agree = ben.page.getByRole('dialog', { name: 'The raiders decide together' })
  await agree.getByText('Ann proposes this.').waitFor()
  await agree.getByRole('button', { name: 'Agree' }).click()
  await expect.poll(() => damage(eve.page)).toBe(before + 4)

  await ann.page.locator('.company').getByRole('button', { name: 'Eve' }).click()
  await ann.page.getByRole('button', { name: 'Give Eve your seat' }).click()
  await expect.poll(() => eve.page.evaluate(() => window.raidkeeper.session().viewer())).toBe(1)
  await expect.poll(() => ann.page.evaluate(() => window.raidkeeper.session().viewer())).toBe(-1)
  for (let i = 0; i < 40 && (await askedOn(eve)) === ''; i++) {
    if (!(await answerOnce(ben))) await ben.page.waitForTimeout(50)
  }
  expect(await answerOnce(eve)).toBe(true)
  allWell(ann, ben, eve)
}, 180_000)

test('a bot answers for somebody at a page who doesn’t, and plays for them while they are gone, after the room’s times', async () => {
  const ann = await openAsClient(host.port, { raiders: ['person', 'person'], clock: 1, grace: 1, speed: 0 })
  const ben = await comeInto(browser, `${url}#room=${ann.code}`, 'Ben', small, true)
  await beReady(ben)
  ann.ask('ready', { ready: true })
  await expect.poll(() => ann.state?.waits).toBe('')
  ann.ask('begin', {})
  await atTable(ben.page)
  await expect.poll(() => ben.page.evaluate(() => window.raidkeeper.made()), { timeout: 30_000 }).toBeGreaterThan(6)
  const stands = () => ann.state?.seats[2]?.stands
  expect(stands()).toBe(false)
  const [place, link] = [ben.page.context(), linkOf(ben)]
  await ben.page.close()
  await expect.poll(stands, { timeout: 20_000 }).toBe(true)
  const back = await openPage(place, link)
  await atTable(back.page)
  await expect.poll(stands, { timeout: 20_000 }).toBe(false)
  allWell(ben, back)
  await ann.leave()
})
