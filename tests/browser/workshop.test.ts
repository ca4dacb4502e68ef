/** The workshop: a raid that the game brings is made one's own, changed while it is played, seen at the same moment, and passed on. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { largeRaid } from '../app/yard.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, chooseRaid, made, recordOf, speed, visit } from './table.ts'

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const says = (page: Page, text: string): Promise<void> =>
  page.locator('.workshop').getByRole('status').first().filter({ hasText: text }).waitFor()

/** Writes over what is found in the text. */
async function write(page: Page, found: string, text: string): Promise<void> {
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.type(found)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await page.keyboard.insertText(text)
}

test('The Drowned Bell is changed while it is played, seen at the same moment, and shared', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', { width: 1440, height: 900 })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await chooseRaid(page, 'drowned-bell')
  await press(page, 'Make your own of it in the workshop')
  await page.waitForSelector('[data-screen=workshop]')
  await page.locator('.cm-content').waitFor()
  expect(await faults(page)).toEqual([])

  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.classList.contains('text'))).toBe(false)

  await press(page, 'Play')
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  for (let i = 0; i < 3; i++) {
    await asked(page)
    await page.evaluate(() => window.raidkeeper.session().answer(0))
  }
  await asked(page)
  const [before, choices] = [await recordOf(page), await made(page)]
  const bellkeeper = () =>
    page.evaluate(() => {
      const { cards } = window.raidkeeper.session().onlooker()
      return Object.values(cards).find(({ def }) => def?.startsWith('The Bellkeeper'))?.health
    })

  const printed = await bellkeeper()
  await write(page, '"health": 16', '"health": 19')
  await says(page, 'The raid has changed. This is the same moment.')
  await speed(page, '0')
  await asked(page)
  expect(await made(page)).toBe(choices)
  const after = await recordOf(page)
  expect([after.choices, after.setup.seed]).toEqual([before.choices, before.setup.seed])
  expect(await bellkeeper()).toBeGreaterThan(printed!)
  expect(await page.evaluate(() => document.activeElement?.classList.contains('text'))).toBe(true)

  await write(page, '"damageType": "melee"', '"damageType": "meele"')
  await says(page, 'One problem.')
  const problems = page.getByRole('list', { name: 'Problems' })
  await problems.getByRole('button', { name: /^Line \d+, .*"meele"/ }).waitFor()
  await problems.getByRole('button', { name: 'Write "melee"' }).click()
  await says(page, 'No problems. Kept on your shelf.')

  await page.getByRole('tab', { name: 'Share' }).click()
  await press(page, 'Copy a link that carries it')
  await page.getByText('Copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(errors).toEqual([])

  const friend = await visit(browser, link, '', { width: 390, height: 844 })
  await press(friend.page, 'Keep')
  await friend.page.getByText('is on your shelf').waitFor()
  await press(friend.page, 'Change it in the workshop')
  await friend.page.locator('.cm-content').getByText('"health": 19').first().waitFor()
  expect(await friend.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await press(friend.page, 'Play')
  await friend.page.locator('[data-screen=table]').waitFor()
  await speed(friend.page, '0')
  await asked(friend.page)
  await press(friend.page, 'Text or game')
  await friend.page.locator('.cm-content').waitFor()
  expect(await faults(friend.page)).toEqual([])
  expect(friend.errors).toEqual([])
})

test('the tools: stages, decks, a moment set by hand, trials beside an earlier version, versions, pictures; raids that are pasted play', async () => {
  const { page, errors } = await visit(browser, `${site.url}#workshop=new`, '', { width: 1280, height: 720 })
  await page.locator('.cm-content').waitFor()
  await says(page, 'No problems.')
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.type('x') // over several lines: nothing that the policy forbids
  await page.locator('.workshop [role=status].warn').waitFor()
  await page.keyboard.press('Control+z')
  await says(page, 'No problems.')
  const panel = page.getByRole('tabpanel')
  const tool = async (name: string): Promise<void> => {
    await page.getByRole('tab', { name, exact: true }).click()
    expect(await faults(page), name).toEqual([])
  }
  await page.getByRole('tab', { name: 'Card' }).focus()
  await page.keyboard.press('ArrowRight')
  await panel.getByText('You are here').waitFor()
  expect(await page.getByRole('tab', { name: 'Stages' }).getAttribute('aria-selected')).toBe('true')
  await tool('Decks')
  await panel.getByRole('button', { name: 'One Stamp more' }).click()
  await says(page, 'No problems.')
  await panel.getByRole('button', { name: 'One Stamp fewer' }).click()
  await says(page, 'No problems.')
  await panel.getByRole('button', { name: 'Stamp', exact: true }).click()
  await tool('Card')
  await panel.getByText('The Golem deals 1 melee damage to each opposing hero and ally.').waitFor()

  await write(page, '"health": 25', '"health": 2')
  await says(page, 'No problems.')
  await tool('Simulate')
  await panel.getByLabel('How many games').selectOption('10')
  await panel.getByLabel('How many raiders').selectOption('1')
  await panel.getByLabel('Beside which version').selectOption({ index: 1 })
  await press(page, 'Simulate')
  await panel.getByRole('table', { name: 'Two versions' }).waitFor()
  await panel
    .getByRole('row', { name: /^The heart/ })
    .first()
    .waitFor()
  expect(await faults(page), 'a report').toEqual([])

  await tool('Versions')
  await panel.getByText('since then 1 line new, 1 gone').waitFor()
  await panel
    .getByRole('button', { name: /^Go back to it/ })
    .last()
    .click()
  await says(page, 'No problems.')
  await page.locator('.cm-content').getByText('"health": 25').waitFor()

  await write(page, '"$schema": "raid.v1.schema.json"', '"$schema": ""')
  await page.keyboard.press('ArrowLeft')
  await tool('Pictures')
  await panel.getByRole('button', { name: 'dragon', exact: true }).first().click()
  await page.locator('.cm-content').getByText('"$schema": "dragon"').waitFor()
  await tool('Share')

  await tool('Moment')
  await panel.getByLabel('Stage').selectOption({ label: 'Stage 2: The heart' })
  await panel.getByRole('group', { name: 'The Boss' }).getByLabel('Damage on the hero').fill('7')
  await panel.getByRole('group').nth(1).getByLabel('Cards in hand').fill('Parvink\nKrol Blade')
  await panel.getByRole('button', { name: 'Play from here' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await asked(page)
  const seen = () =>
    page.evaluate(() => {
      const { view } = window.raidkeeper.session().scene()
      const boss = view.cards[view.seats[0]!.hero]!
      return [view.raid.stage, boss.def, boss.damage, view.seats[1]!.handCount]
    })
  expect(await seen()).toEqual([2, 'Golem’s Heart', 7, 2])
  await panel.getByRole('button', { name: 'Fill in the game at hand' }).click()
  expect(await panel.getByRole('group').nth(1).getByLabel('Cards in hand').inputValue()).toContain('Krol Blade')
  await tool('Stages')
  await panel.getByText('The game at hand').waitFor()

  await page.reload()
  await page.locator('[data-screen=table]').waitFor()
  await page.locator('.cm-content').getByText('"health": 25').waitFor()
  await asked(page)
  expect(await seen()).toEqual([2, 'Golem’s Heart', 7, 2])
  await press(page, 'Menu')
  await page.getByRole('button', { name: 'Leave' }).click()
  await page.locator('[data-screen=workshop]').waitFor()

  for (const file of [
    'docs/write-a-raid/step-8.raid.json',
    'tests/raid/mistakes/yard.raid.json',
    'tests/browser/low-mines.raid.json',
  ]) {
    await page.locator('.cm-content').focus()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(readFileSync(file, 'utf8'))
    await says(page, 'No problems.')
    await press(page, 'Play')
    await page.locator('[data-screen=table]').waitFor()
    expect(await asked(page), file).not.toBeNull()
  }
  await speed(page, '0')
  while (await asked(page)) await page.evaluate(() => window.raidkeeper.session().answer(0))
  expect(await page.evaluate(() => window.raidkeeper.ended())).toBe(true)
  expect((await recordOf(page)).setup).toMatchObject({ raid: 'low-mines' })
  expect(errors).toEqual([])
})

test('a hundred cards, over a thousand lines: what a key takes, and a change until it is seen, is told', async () => {
  const { page, errors } = await visit(browser, `${site.url}#workshop=new`, '', { width: 1280, height: 720 })
  await page.locator('.cm-content').waitFor()
  await page.locator('.cm-content').focus()
  await page.keyboard.press('Control+a')
  const text = largeRaid(100)
  await page.keyboard.insertText(text)
  await says(page, 'No problems.')
  await press(page, 'Play')
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  const first = await asked(page)
  await write(page, 'A golem guards the yard.', 'A golem guards')
  const taken = await page.evaluateHandle(() => {
    const times: number[] = []
    const frame = (since: number) =>
      requestAnimationFrame(() => setTimeout(() => times.push(performance.now() - since)))
    addEventListener('keydown', () => frame(performance.now()), true)
    return times
  })
  const typed = ' the yard by day and by night, in any weather, alone.'
  for (const key of typed) await page.keyboard.type(key, { delay: 40 })
  const times = (await taken.jsonValue()).sort((a, b) => a - b)
  expect(times).toHaveLength(typed.length)

  const picture = page.evaluate(async () => {
    const begun = await new Promise<number>((done) => addEventListener('input', () => done(performance.now()), true))
    const atk = (): number | null | undefined => {
      const session: ReturnType<typeof window.raidkeeper.session> | null = window.raidkeeper.session()
      const { cards, seats } = session?.onlooker() ?? {} // there is none while the table is laid anew
      return cards?.[seats?.at(0)?.hero ?? 0]?.atk
    }
    const before = atk()
    const seen = (): boolean => ![before, undefined].includes(atk()) && window.raidkeeper.drawn() > 0
    while (!seen()) await new Promise((done) => setTimeout(done, 10))
    return performance.now() - begun
  })
  await write(page, '"atk": 2,', '"atk": 3,')
  const [lines, at] = [
    text.split('\n').length,
    (share: number): number => Math.round(times[Math.floor(share * times.length)]!),
  ]
  console.log(
    `Workshop, ${lines} lines, 100 cards: a key is drawn after ${at(0.5)} ms (median; p95 ${at(0.95)}), a change is seen at the same moment after ${Math.round(await picture)} ms, the pause of 200 ms included`,
  )
  expect((await asked(page))?.decision).toEqual(first?.decision)
  expect(lines).toBeGreaterThan(1000)
  expect(errors).toEqual([])
})
