/** A real table with several devices: a phone for each raider’s own cards, and a tablet in the middle that looks on. */
import { afterAll, expect, test } from 'vitest'
import { testHost } from '../host/server.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { allBut, menu, visit } from './table.ts'
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
  settings,
} from './together.ts'

const host = await testHost(site.folder)
const url = `http://127.0.0.1:${host.port}/`
afterAll(() => host.close())

const phone = { width: 390, height: 844 }

/** Everybody lets the game go on until a raider may use cards in their own turn. */
async function ownTurn(one: Guest, all: readonly Guest[]): Promise<void> {
  for (let i = 0; i < 300; i++) {
    for (const guest of all) {
      const isThere = await guest.page.evaluate(async (mine) => {
        const session = window.raidkeeper.session()
        if (!session.asks()) return false
        if (mine && session.question()?.answers.some(({ do: what }) => what === 'place')) return true
        await session.answer(0)
        return false
      }, guest === one)
      if (isThere) return
    }
    await one.page.waitForTimeout(30)
  }
  throw new Error('No resource could be placed.')
}

/** Lays a card down where that can be done, otherwise lets the game go on. */
const layOrPass = ({ page }: Guest): Promise<void> =>
  page.evaluate(async () => {
    const session = window.raidkeeper.session()
    if (!session.asks()) return
    const answers = session.question()?.answers ?? []
    await session.answer(
      Math.max(
        0,
        answers.findIndex(({ do: what }) => what === 'place'),
      ),
    )
  })

const seenOn = ({ page }: Guest): Promise<string> =>
  page.evaluate(() => JSON.stringify(window.raidkeeper.session().scene().view.cards))

/** Presses Wait as soon as it is there. */
const stops = ({ page }: Guest) =>
  page.waitForFunction(() => {
    const wait = document.querySelector<HTMLElement>('.anything:not([hidden]) .wait')
    wait?.click()
    return wait !== null
  })

/** Presses Nothing if it is there. */
const passes = ({ page }: Guest): Promise<void> =>
  page.evaluate(() => document.querySelector<HTMLElement>('.anything:not([hidden]) button:last-child')?.click())

test('a phone names its own card, the tablet tells the table, and nobody else is shown what is named', async () => {
  const ann = await openRoom(browser, url, 'Ann', { raiders: 3, people: 2, real: 'cards', undo: 'free' })
  const ben = await comeInto(browser, linkOf(ann), 'Ben', phone)
  const tablet = await joinOn(
    await visit(browser, linkOf(ann), settings(), { width: 1280, height: 800 }),
    'Tablet',
    'Only look on',
  )
  await tablet.page.getByText('At a real table: people’s own cards.').waitFor()
  for (const { page } of [ann, ben])
    await page.evaluate(() => localStorage.setItem('raidkeeper-real-table', JSON.stringify({ wait: 8 })))
  await beReady(ann)
  await beReady(ben)
  const all = [ann, ben, tablet]
  await begin(ann, all)
  await ownTurn(ben, all)
  const field = ben.page.getByRole('searchbox', { name: 'Your card' })
  expect(await ann.page.getByRole('searchbox', { name: 'Your card' }).isDisabled()).toBe(true)
  expect(await tablet.page.getByRole('searchbox', { name: 'Your card' }).isVisible()).toBe(false)
  await field.fill('a')
  const found = ben.page.getByRole('list', { name: 'Cards that may be meant' })
  await found
    .getByRole('button', { name: /face down/ })
    .first()
    .waitFor()
  const name = (await found.locator('b').first().textContent()) ?? ''
  expect(await faults(ben.page), 'the cards that are meant').toEqual([])
  if (process.env.SHOTS) await ben.page.screenshot({ path: `${process.env.SHOTS}/room-phone.png` })
  if (process.env.SHOTS) await tablet.page.screenshot({ path: `${process.env.SHOTS}/room-tablet.png` })
  const made = await ben.page.evaluate(() => window.raidkeeper.made())
  await ben.page.evaluate((name) => window.raidkeeper.session().say?.(name), name)
  await ben.page.waitForFunction((made) => window.raidkeeper.made() >= made + 2, made)
  expect(await seenOn(ben)).toContain(`"${name}"`)
  for (const other of [ann, tablet]) {
    await other.page.waitForFunction((made) => window.raidkeeper.made() >= made + 2, made)
    expect(await seenOn(other)).not.toContain(`"${name}"`)
  }
  // The table hears of what it must do with its cardboard; a phone only of its own.
  const work = (guest: Guest) => guest.page.getByRole('region', { name: 'On your table' })
  await ownTurn(ann, all)
  if (process.env.SHOTS) await ann.page.screenshot({ path: `${process.env.SHOTS}/room-desk.png` })
  if (process.env.SHOTS) await tablet.page.screenshot({ path: `${process.env.SHOTS}/room-tablet-2.png` })
  await allBut(work(ann), 'Ann: draw a card.')
  await work(tablet).getByRole('button', { name: /^Done/ }).waitFor()
  // Its board turns towards whoever is asked at another device.
  await menu(tablet.page, 'Board for the middle')
  await tablet.page.getByRole('button', { name: 'Turn the board for Ann' }).click()
  await tablet.page.locator('[data-turn="1"]').waitFor()
  await ownTurn(ben, all)
  await tablet.page.locator('[data-turn="0"]').waitFor()
  // “Anything?” asks both at once: whoever has said “Nothing” before it is their turn to answer is passed then.
  const wait = ({ page }: Guest) => page.getByRole('button', { name: 'Wait', exact: true })
  const isAsked = ({ page }: Guest): Promise<boolean> => page.evaluate(() => window.raidkeeper.session().asks())
  const isForBoth = async (): Promise<boolean> =>
    (await wait(ann).isVisible()) && (await wait(ben).isVisible()) && (await isAsked(ann)) && !(await isAsked(ben))
  for (let i = 0; i < 400 && !(await isForBoth()); i++) {
    if ((await madeOn(ann)) === (await madeOn(ben))) await Promise.all([ann, ben].map(layOrPass))
    await ann.page.waitForTimeout(30)
  }
  expect(await isForBoth()).toBe(true)
  if (process.env.SHOTS) await ben.page.screenshot({ path: `${process.env.SHOTS}/room-anything.png` })
  await passes(ben)
  await wait(ben).waitFor({ state: 'hidden' })
  const passed = await madeOn(ben)
  await passes(ann)
  await ben.page.waitForFunction((passed) => window.raidkeeper.made() > passed + 1, passed)
  allWell(...all)
})

/** Puts so many more resources on the table, in the own turn. */
async function enrich({ page }: Guest, n: number): Promise<void> {
  for (let i = 0; i < 2 * n; i++) {
    const made = await page.evaluate(
      async (says) => {
        const session = window.raidkeeper.session()
        const at = session.scene().words!.answers.findIndex((text) => text.startsWith(says))
        await session.answer(at)
        return window.raidkeeper.made()
      },
      i % 2 === 0 ? 'Put something right' : 'One more resource',
    )
    await page.waitForFunction((made) => window.raidkeeper.made() >= made && window.raidkeeper.session().asks(), made)
  }
}

test('three phones are asked at once; one answers with a card, one loads its page again, and one takes it back', async () => {
  const ann = await openRoom(browser, url, 'Ann', {
    ...{ raiders: 3, people: 3, real: 'cards', undo: 'free' },
    text: true,
  })
  await ann.page.setViewportSize(phone)
  const ben = await comeInto(browser, linkOf(ann), 'Ben', phone, true)
  const cara = await comeInto(browser, linkOf(ann), 'Cara', phone, true)
  const tablet = await joinOn(
    await visit(browser, linkOf(ann), settings(true), { width: 1280, height: 800 }),
    'Tablet',
    'Only look on',
  )
  const raiders = [ann, ben, cara]
  const all = [...raiders, tablet]
  for (const { page } of all) {
    const own = { taught: true, middle: page === tablet.page, wait: 8 }
    await page.evaluate((own) => localStorage.setItem('raidkeeper-real-table', JSON.stringify(own)), own)
    await page.reload()
    await page.locator('[data-screen=lobby] .seats li').first().waitFor()
  }
  for (const one of raiders) await beReady(one)
  await begin(ann, all)
  await ownTurn(ben, all)
  await enrich(ben, 3)
  await ownTurn(cara, all)
  await enrich(cara, 2)
  await ownTurn(ann, all)
  await enrich(ann, 3)
  const button = ({ page }: Guest, name: string) => page.getByRole('button', { name, exact: true })
  const work = ({ page }: Guest) => page.getByRole('region', { name: 'On your table' })
  const plays = async ({ page }: Guest, letters: string): Promise<void> => {
    await page.getByRole('searchbox', { name: 'Your card' }).fill(letters)
    await page.getByRole('list', { name: 'Cards that may be meant' }).getByRole('button', { name: /^Play/ }).click()
  }
  await plays(ann, 'parv')
  await Promise.all([ben, cara].map(stops))
  expect(await button(ann, 'Wait').isVisible(), 'her own card').toBe(false)
  await button(ben, 'Nothing').click()
  await cara.page.waitForFunction(() => window.raidkeeper.session().asks())
  await plays(cara, 'fire bl')
  await cara.page.waitForFunction(() => window.raidkeeper.session().question()?.kind === 'target')
  const before = await madeOn(cara)
  // Her target is Warrax, whose player is told what to do; the others are not.
  await cara.page.evaluate(() => {
    const session = window.raidkeeper.session()
    return session.answer(session.scene().words!.answers.indexOf('Warrax'))
  })
  await stops(ben)
  await button(cara, 'Wait').waitFor({ state: 'hidden' }) // her own card
  await ben.page.reload()
  await atTable(ben.page)
  for (let i = 0; i < 200 && !(await work(ann).getByText('damage on Warrax').isVisible()); i++) {
    await Promise.all(raiders.map(passes))
    await ann.page.waitForTimeout(50)
  }
  await work(ann)
    .getByText(/^Ann: put \d damage on Warrax/)
    .waitFor()
  for (const [one, name] of [
    [ben, 'Ben'],
    [cara, 'Cara'],
  ] as const)
    expect((await work(one).locator('.does').allInnerTexts()).filter((line) => !line.startsWith(name))).toEqual([])
  if (process.env.SHOTS)
    for (const [i, { page }] of all.entries()) await page.screenshot({ path: `${process.env.SHOTS}/phones-${i}.png` })
  while ((await madeOn(ben)) > before) {
    const made = await madeOn(ben)
    await button(ben, 'Undo').click()
    await ben.page.waitForFunction((made) => window.raidkeeper.made() < made, made)
  }
  await ann.page.waitForFunction((before) => window.raidkeeper.made() <= before, before)
  allWell(...all)
}, 240_000)
