import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, click, recordOf, visit } from './table.ts'

test('102.1b conceding: by keyboard, after a dialog that a mistake closes; the log says it, undo takes it back', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 2, seed: 7 })
  await asked(page)
  const before = await recordOf(page)
  const open = page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Concede' })
  const openMenu = async (): Promise<void> => {
    await page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' }).focus()
    await page.keyboard.press('Enter')
    await open.waitFor()
  }
  const dialog = page.getByRole('dialog', { name: 'Concede' })

  await openMenu()
  await page.keyboard.press('End') // the last is Leave
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  expect(await dialog.innerText()).toContain('You can undo it.')
  await page.keyboard.press('Enter') // the focus is on "Close"
  expect(await dialog.count()).toBe(0)
  expect(await recordOf(page)).toEqual(before)

  await openMenu()
  await page.keyboard.press('End') // the last is Leave
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Shift+Tab')
  expect(
    await dialog.getByRole('button', { name: /^.+ concedes$/ }).evaluate((it) => it === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('Enter')
  await page
    .getByRole('log')
    .getByText(/ concedes and is out of the game\.$/)
    .waitFor({ state: 'attached' })
  expect((await recordOf(page)).choices).toContain(-2)
  await page.waitForFunction(() => window.raidkeeper.session().players().length === 0)
  await openMenu()
  expect(await open.isDisabled()).toBe(true)
  await page.keyboard.press('Escape')

  await page.waitForFunction(() => window.raidkeeper.session().canBack())
  await page.evaluate(() => window.raidkeeper.session().back())
  await asked(page)
  expect((await recordOf(page)).choices).toEqual(before.choices)
  expect(errors).toEqual([])
  await context.close()
})

test('410.2 clicking what does not glow says why, with the rule', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 1, seed: 3 })
  let idle: string | undefined
  for (let i = 0; i < 20 && !idle; i++) {
    const now = await asked(page)
    if (!now) break
    // Once a resource is placed, most cards in hand can neither be placed nor be paid for.
    const place = now.decision.answers.findIndex(({ do: what }) => what === 'place')
    await page.evaluate((answer) => void window.raidkeeper.session().answer(answer), Math.max(0, place))
    await asked(page)
    idle = await page.evaluate(() => {
      const hand = window.raidkeeper.session().scene().view.seats[1]?.hand ?? []
      const spots = window.raidkeeper.spots().filter(({ answers }) => answers.length === 0)
      return window.raidkeeper.session().scene().view.seats[1]?.placed
        ? spots.find(({ key }) => hand.some((id) => key === `card:${id}`))?.key
        : undefined
    })
  }
  await click(page, idle ?? '')
  const reason = page
    .getByRole('status')
    .getByText(/can’t be played.*\(R?\d{3}(\.\d+[a-z]?)?\)| costs \d+; you have \d+ ready/)
  await reason.waitFor({ state: 'attached' })
  expect(errors).toEqual([])
  await context.close()
})
