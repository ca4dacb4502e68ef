/** A campaign by hand: off until it is begun, a won raid, its treasure, and the next raid with it. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import newRaid from '../../src/raid/new.raid.json' with { type: 'json' }
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, bytesOf, recordOf, visit } from './table.ts'

const quiet = `localStorage.setItem('raidkeeper-settings', '{"motion":"none","sound":false,"speed":0}')`
const link =
  '#raid=onyxias-lair&mode=standard&seed=3&boss=person&raider=warrax,person,Ann&raider=boris-brightbeard,raider,Bo'

/** A raid that the Boss gives up; `begun`: once everybody has kept a hand. */
async function win(page: Page, begun = false): Promise<void> {
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.waitForSelector('[data-screen=table]')
  while (begun && (await asked(page))?.decision.kind === 'mulligan')
    await page.evaluate(() => {
      const session = window.raidkeeper.session()
      return session.answer(session.question()!.answers.findIndex(({ do: what }) => what === 'keep'))
    })
  await page.getByRole('toolbar', { name: 'Game' }).getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Concede' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(The Boss|Onyxia|The Golem).* concedes$/ })
    .click()
  await page.waitForFunction(() => window.raidkeeper.ended())
}

const shown = (page: Page): Promise<string> => page.getByRole('dialog').innerText()

/** A raid that leaves experience, with a module. */
function yard(): object {
  const { shell, ...others } = newRaid.machine.states
  const learns = { how: 'now', do: [{ do: 'put', n: 1, what: 'Experience', to: 'raid' }] }
  const on = { ...shell.on, gameStarts: { actions: [{ type: 'do', params: learns }] } }
  const modules = [{ id: 'plague', name: 'Plague', about: 'The Golem draws more.', draws: 2 }]
  const machine = { ...newRaid.machine, states: { shell: { ...shell, on }, ...others } }
  return { ...newRaid, id: 'yard', name: 'Long Yard', leaves: ['Experience'], modules, machine }
}

test('what a raid leaves lies on the next one; a module is chosen beside its mode', async () => {
  const { page, errors, context } = await visit(browser, site.url, quiet)
  const buffer = Buffer.from(JSON.stringify(yard()))
  await page.setInputFiles('#file', { name: 'yard.raid.json', mimeType: 'application/json', buffer })
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('button', { name: 'Campaign' }).click()
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  await page.getByRole('dialog').getByText('The campaign has begun').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  const raids = [
    [3, undefined],
    [4, { Experience: 1 }],
  ] as const
  for (const [seed, left] of raids) {
    await page.evaluate(
      (hash) => (location.hash = hash),
      link.replace(/^#.*seed=3/, `#raid=yard&mode=usual%2Bplague&seed=${seed}`),
    )
    await page.getByText('The link has filled in the new raid').waitFor()
    expect(await page.locator('#mode option:checked').innerText()).toBe('Usual + Plague')
    expect(await faults(page)).toEqual([])
    await win(page, true)
    const { setup } = await recordOf(page)
    expect('raid' in setup && [setup.mode, setup.left]).toEqual(['usual+plague', left])
    await page.getByRole('button', { name: 'Back to the start' }).click()
  }
  await page.getByRole('button', { name: 'Campaign' }).click()
  await page.getByText('The raids have left 2 Experience to the next.').waitFor()
  expect(await faults(page)).toEqual([])
  expect(errors).toEqual([])
  await context.close()
})

test('a party that wins shares a treasure, puts it into its decks, and raids on with them', async () => {
  const { page, errors, context } = await visit(browser, `${site.url}${link}`, quiet)
  await win(page)
  expect(await shown(page)).not.toContain('Share the treasure')
  await page.getByRole('button', { name: 'Back to the start' }).click()

  await page.getByRole('button', { name: 'Campaign' }).click()
  await page.getByRole('button', { name: 'Begin a campaign' }).click()
  await page.getByRole('dialog').getByText('The campaign has begun').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.evaluate((hash) => (location.hash = hash), link)
  await page.getByText('The link has filled in the new raid').waitFor()
  await win(page)
  await page.getByRole('button', { name: 'Share the treasure' }).click()
  const treasure = page.getByRole('dialog', { name: 'Treasure' })
  await treasure.waitFor()
  const cards = await treasure.locator('.treasure summary').allInnerTexts()
  expect(new Set(cards).size).toBe(4)
  expect(await faults(page)).toEqual([])
  await treasure.getByRole('combobox').first().selectOption('Warrax')
  await treasure.getByRole('button', { name: 'Take the treasure' }).click()

  const campaign = page.getByRole('dialog', { name: 'Campaign' })
  await campaign.getByText('Tried once, won once.').waitFor()
  for (const card of cards) expect(await campaign.innerText()).toContain(card)
  expect(await faults(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    campaign.getByRole('button', { name: 'Save to file' }).click(),
  ])
  const buffer = await bytesOf(file)
  expect(JSON.parse(buffer.toString()).campaign.wins).toHaveLength(1)

  await campaign.getByRole('button', { name: /^Next raid: / }).click()
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.waitForSelector('[data-screen=table]')
  const { setup } = await recordOf(page)
  const decks = 'raid' in setup ? setup.raiders.map(({ deck }) => deck) : []
  const brought = decks.flatMap((deck) => (typeof deck === 'string' ? [] : deck.cards.map(([, name]) => name)))
  expect('raid' in setup && setup.raid).toBe('molten-core')
  expect(cards.filter((card) => brought.includes(card)).length).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await context.close()
  await openElsewhere(buffer, cards)
})

/** Its file brings a campaign and its decks to another browser; a broken one changes nothing. */
async function openElsewhere(buffer: Buffer, cards: readonly string[]): Promise<void> {
  const { page, errors, context } = await visit(browser, site.url, quiet)
  const open = async (text: Buffer): Promise<void> => {
    const chosen = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: 'Open a campaign’s file' }).click()
    await (await chosen).setFiles({ name: 'campaign.json', mimeType: 'application/json', buffer: text })
  }
  await page.getByRole('button', { name: 'Campaign' }).click()
  await open(Buffer.from(buffer.toString().replace('"raidkeeper-campaign"', '"raidkeeper"')))
  await page.getByRole('dialog').getByText('The file can’t be opened. format:').waitFor()
  await open(buffer)
  await page.getByRole('dialog').getByText('The campaign has been opened: 1 won.').waitFor()
  for (const card of cards) expect(await shown(page)).toContain(card)
  await page.getByRole('button', { name: 'Open its deck' }).first().click()
  await page.waitForFunction(() => location.hash.startsWith('#deck=own-'))
  expect(errors).toEqual([])
  await context.close()
}
