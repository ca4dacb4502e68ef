import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { library } from '../../src/content.ts'
import { record, start } from '../../src/engine/index.ts'
import type { RaidSetup } from '../../src/engine/types.ts'
import { browser, site } from './here.ts'
import {
  asked,
  begin,
  bytesOf,
  chooseRaid,
  giveContext,
  loseContext,
  made,
  menu,
  openPage,
  recordOf,
  speed,
  visit,
} from './table.ts'

const forbidden = `
  for (const name of ['indexedDB', 'localStorage'])
    Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`
const noCanvas = `HTMLCanvasElement.prototype.getContext = () => null`

test('with storage forbidden a raid can be played, and the page says what to do', async () => {
  const { page, errors, context } = await visit(browser, site.url, forbidden)
  expect(await page.getByRole('alert').first().innerText()).toContain('Save to file')
  await page.getByRole('button', { name: 'Start the raid' }).click()
  await page.waitForSelector('[data-screen=table]')
  await speed(page, '0')
  expect(await asked(page)).not.toBeNull()
  expect(await page.locator('.notice').innerText()).toContain('Save to file')
  expect(errors).toEqual([])
  await context.close()
})

test('where nothing can be drawn the table is there in words, and can be played', async () => {
  const { page, context } = await visit(browser, site.url, noCanvas)
  await begin(page, { raiders: 3, seed: 7 })
  await page.waitForSelector('.table.words')
  const now = await asked(page)
  expect(await page.locator('.notice').innerText()).toContain('WebGL')
  await page.getByRole('region', { name: 'Decision' }).getByRole('button').first().click()
  await asked(page)
  expect(await made(page)).toBeGreaterThan(now!.made)
  await context.close()
})

test('a foreign, a damaged and a whole record file', async () => {
  const { page, context } = await visit(browser, site.url)
  const put = (text: string): Promise<void> =>
    page.setInputFiles('#file', { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  const refused = async (text: string): Promise<string> => {
    await put(text)
    const said = await page.getByRole('dialog').innerText()
    await page.keyboard.press('Escape')
    return said
  }
  expect(await refused('not even json')).toContain("can't be opened")
  expect(await refused('{"deck":["Hogger"]}')).toContain("can't be opened")
  expect(await page.evaluate(() => window.raidkeeper.screen())).toBe('start')

  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  await page.keyboard.press('1')
  await asked(page)
  await menu(page, 'Save and share')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to file' }).click(),
  ])
  const text = (await bytesOf(file)).toString()
  expect(JSON.parse(text)).toMatchObject(await recordOf(page))
  await page.keyboard.press('Escape')
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')

  const record = JSON.parse(text) as { choices: number[]; hashes: string; engine: string }
  const more = { choices: [...record.choices, 99], hashes: `${record.hashes}00000000` }
  await put(JSON.stringify({ ...record, ...more }))
  await page.getByRole('button', { name: `Continue from choice ${record.choices.length}` }).click()
  await page.waitForSelector('[data-screen=table]')
  await asked(page)
  expect((await recordOf(page)).choices.slice(0, record.choices.length)).toEqual(record.choices)
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')

  await put(text)
  await page.waitForSelector('[data-screen=table]')
  await asked(page)
  expect((await recordOf(page)).choices.slice(0, record.choices.length)).toEqual(record.choices)
  const before = await recordOf(page)
  await drop(page, 'old.json', JSON.stringify({ ...record, engine: '0' }))
  await page.getByRole('dialog').getByText('saved by engine 0').waitFor()
  expect(await recordOf(page)).toEqual(before)
  await page.getByRole('button', { name: 'Start the same raid over' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await asked(page)
  expect((await recordOf(page)).setup).toEqual(before.setup)
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')
  await drop(page, 'game.json', text)
  await page.waitForSelector('[data-screen=table]')
  expect((await recordOf(page)).choices.slice(0, record.choices.length)).toEqual(record.choices)
  await context.close()
})

test('“Start the same raid over” is offered where it works, and nowhere else', async () => {
  const { page, context } = await visit(browser, site.url)
  const dialog = page.getByRole('dialog')
  const offered = async (data: object): Promise<string[]> => {
    const buffer = Buffer.from(JSON.stringify(data))
    await page.setInputFiles('#file', { name: 'game.json', mimeType: 'application/json', buffer })
    await dialog.getByText("can't be opened").waitFor()
    return dialog.getByRole('button').allInnerTexts()
  }
  const closed = async (data: object): Promise<string[]> => {
    const texts = await offered(data)
    await page.keyboard.press('Escape')
    return texts
  }
  const over = ['Start the same raid over', 'Close']
  const [deck] = library.decks
  const setup: RaidSetup = { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck: deck.id }], seed: 3 }
  const raid = record(start(library, setup))
  const withDeck = (deck: RaidSetup['raiders'][0]['deck']) => ({
    ...raid,
    setup: { ...setup, raiders: [{ name: 'Ann', deck }] },
  })

  expect(await closed({ ...raid, engine: '0' })).toEqual(over)
  expect(await closed({ ...raid, content: 'other' })).toEqual(over)
  expect(await closed({ ...withDeck({ ...deck, id: 'my-own' }), content: 'other' })).toEqual(over)
  expect(await closed({ ...raid, setup: { ...setup, raid: 'no-such-raid' } })).toEqual([
    'Open the raid’s file',
    'Close',
  ])
  expect(await closed({ ...raid, setup: { ...setup, mode: 'no-such-mode' } })).toEqual(['Close'])
  expect(await closed({ ...raid, setup: { ...setup, raiders: [] } })).toEqual(['Close'])
  expect(await closed(withDeck('no-such-deck'))).toEqual(['Close'])
  expect(await closed(withDeck({ ...deck, cards: [[60, 'No Such Card']] }))).toEqual(['Close'])
  expect(await closed(withDeck({ ...deck, format: 'open', hero: 'No Such Hero' }))).toEqual(['Close'])
  expect(await closed({ ...raid, setup: undefined })).toEqual(['Close'])
  expect(await closed({ ...raid, version: 2 })).toEqual(['Close'])

  const players = ['Ann', 'Ben'].map((name) => ({ name, deck: deck.id }))
  const game = record(start(library, { players, seed: 4 }))
  expect(await offered({ ...game, engine: '0' })).toEqual(['Start the same game over', 'Close'])
  await dialog.getByRole('button', { name: 'Start the same game over' }).click()
  await asked(page)
  expect((await recordOf(page)).setup).toEqual(game.setup)
  await context.close()
})

test('where the table can’t be loaded no game is started; a row without a setup is refused in words', async () => {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const { page } = await openPage(context, site.url)
  await begin(page, { raiders: 1, seed: 7 })
  await asked(page)
  await page.evaluate(() => window.raidkeeper.settled())
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('raidkeeper')
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite')
          const games = writing.objectStore('games')
          const all = games.getAll()
          all.onsuccess = () =>
            games.put({ ...all.result[0], id: 'bare', record: { format: 'raidkeeper-record', version: 1 } })
          writing.oncomplete = () => done()
        }
      }),
  )
  await page.close()
  await context.route(/\/table-[^/]+\.js$/, (route) => route.abort())
  const { page: again } = await openPage(context, site.url)
  const dialog = again.getByRole('dialog')
  await again.locator('[data-save=bare]').getByRole('button', { name: 'Options' }).click()
  expect(await dialog.innerText()).toContain('Damaged')
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Save to file', 'Close'])
  await again.keyboard.press('Escape')
  await again.locator('[data-save]:not([data-save=bare])').getByRole('button', { name: 'Continue' }).click()
  expect(await dialog.innerText()).toContain('The table could not be loaded')
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual(['Save to file', 'Close'])
  await context.close()
})

/** Drops a file on the page. */
async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text], name, { type: 'application/json' }))
      return data
    },
    [name, text] as const,
  )
  await page.dispatchEvent('body', 'dragover', { dataTransfer: files })
  expect(await page.getByText('Drop a saved game or a raid here').isVisible()).toBe(true)
  await page.dispatchEvent('body', 'drop', { dataTransfer: files })
  expect(await page.getByText('Drop a saved game or a raid here').isVisible()).toBe(false)
}

test('a damaged save is shown, kept, and does not keep others from being played', async () => {
  const { page, context } = await visit(browser, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  await page.evaluate(() => window.raidkeeper.settled())
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('raidkeeper')
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite')
          const games = writing.objectStore('games')
          games.put({ id: 'broken', title: 7 })
          const all = games.getAll()
          all.onsuccess = () => {
            const whole = all.result.find((game) => game.id !== 'broken')
            games.put({ ...whole, id: 'torn', title: 'A torn game', record: { ...whole.record, content: 'other' } })
          }
          writing.oncomplete = () => {
            request.result.close()
            done()
          }
        }
      }),
  )
  await page.close()
  const again = await openPage(context, site.url)
  const saved = again.page.getByRole('region', { name: 'Saved games' })
  await saved.getByText('Older').click()
  expect(await saved.innerText()).toContain('can’t read')
  const torn = saved.locator('[data-save=torn]')
  await torn.getByText('another version').waitFor() // once the cards have come
  await torn.getByRole('button', { name: 'Options' }).click()
  const dialog = again.page.getByRole('dialog')
  expect(await dialog.innerText()).toContain("can't be continued")
  expect(await dialog.getByRole('button').allInnerTexts()).toEqual([
    'Start the same raid over',
    'Save to file',
    'Close',
  ])
  await again.page.keyboard.press('Escape')
  expect(await saved.locator('[data-save]').count()).toBe(2)
  await saved.locator('[data-save]:not([data-save=torn])').getByRole('button', { name: 'Continue' }).click()
  await again.page.waitForSelector('[data-screen=table]')
  expect(await asked(again.page)).not.toBeNull()
  await context.close()
})

test('rows and files that were made to do harm hide nothing, kill nothing, and can be deleted', async () => {
  const { page, context } = await visit(browser, site.url)
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  await page.evaluate(() => window.raidkeeper.settled())
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        const request = indexedDB.open('raidkeeper')
        request.onsuccess = () => {
          const writing = request.result.transaction('games', 'readwrite')
          const games = writing.objectStore('games')
          const all = games.getAll()
          all.onsuccess = () => {
            const [whole] = all.result
            const round: { id: number; self?: unknown } = { id: 5 }
            round.self = round
            games.put(round)
            games.put({ ...whole, id: 'when', when: 1e300 })
            games.put({ ...whole, id: 'long', title: 'x'.repeat(20_000), party: [`A${'\u0301'.repeat(3000)}`] })
            games.put({ ...whole, id: 'round', title: 'In a circle', record: { ...whole.record, setup: round } })
            const cards = [[1_000_000, 'Kor Cindervein']]
            const deck = { id: 'm', name: 'M', hero: 'Warrax', about: '', format: 'open', cards }
            const setup = { ...whole.record.setup, raiders: [{ name: 'Ann', deck }] }
            games.put({ ...whole, id: 'million', title: 'A million', record: { ...whole.record, setup } })
          }
          writing.oncomplete = () => {
            request.result.close()
            done()
          }
        }
      }),
  )
  await page.close()
  const again = await openPage(context, site.url)
  const saved = again.page.getByRole('region', { name: 'Saved games' })
  const rows = saved.locator('li')
  await saved.getByText('Older').click()
  expect(await rows.count()).toBe(6)
  expect(await saved.getByText('can’t read').count()).toBe(2)
  for (const title of ['A million', 'In a circle']) {
    await rows.filter({ hasText: title }).getByRole('button', { name: 'Options' }).click()
    const dialog = again.page.getByRole('dialog')
    expect(await dialog.innerText()).toContain("can't be continued")
    await again.page.keyboard.press('Escape')
  }
  for (let left = 2; left > 0; left--) {
    await rows.filter({ hasText: 'can’t read' }).first().getByRole('button', { name: 'Delete' }).click()
    await again.page.getByRole('button', { name: 'Delete it' }).click()
    await expect.poll(() => saved.getByText('can’t read').count()).toBe(left - 1)
  }
  await again.page.reload()
  expect(await rows.count()).toBe(4)

  const put = async (text: string): Promise<string> => {
    const buffer = Buffer.from(text)
    await again.page.setInputFiles('#file', { name: 'a\u202Egame.json', mimeType: 'application/json', buffer })
    const said = await again.page.getByRole('dialog').innerText()
    await again.page.keyboard.press('Escape')
    return said
  }
  const game = record(start(library, { raid: 'onyxias-lair', raiders: [{ name: 'Ann', deck: 'warrax' }], seed: 3 }))
  const named = (name: string): string =>
    JSON.stringify({ ...game, setup: { ...game.setup, raiders: [{ name, deck: 'warrax' }] } })
  expect(await put(named('A'.repeat(20_000)))).toMatch(/agame\.json can't be opened.*longer than|Too large/s)
  expect(await put(named(`A${'\u0301'.repeat(3000)}`))).toMatch(/more than 4 marks|Too large/)
  expect(await put('['.repeat(1_000_000))).toContain("can't be opened")
  expect(await put(' '.repeat(17 * 2 ** 20))).toContain('larger than 16 MB')
  await context.close()
})

/** A picture of the page once it no longer changes. */
async function stillPicture(page: Page): Promise<Buffer> {
  let last = await page.screenshot()
  const stands = async (): Promise<boolean> => {
    const before = last
    await page.waitForTimeout(1000) // whatever is still on its way comes, or goes
    last = await page.screenshot()
    return before.equals(last)
  }
  await expect.poll(stands, { timeout: 30_000 }).toBe(true)
  return last
}

test('while its WebGL context is lost the table is there in words and played on; then all of it is drawn as ever', async () => {
  const { page, errors, context } = await visit(browser, site.url, '', { width: 900, height: 600 })
  const play = async (one: Page): Promise<void> => {
    const { made: before } = (await asked(one))!
    await one.keyboard.press('1')
    await expect.poll(() => made(one)).toBeGreaterThan(before)
    await asked(one)
  }
  const other = (await openPage(context, site.url)).page
  for (const one of [page, other]) {
    await begin(one, { raiders: 3, seed: 7 })
    await asked(one)
  }
  await page.bringToFront()
  await loseContext(page)
  expect(await page.locator('.table.words').isVisible()).toBe(true)
  expect(await page.locator('.notice').innerText()).toContain('as text')
  await play(page)
  await page.waitForTimeout(5000)
  await giveContext(page)
  await expect.poll(() => page.locator('.table.words').count()).toBe(0)
  await expect.poll(() => page.locator('.notice').innerText()).toBe('')
  const after = await stillPicture(page)
  await other.bringToFront()
  await play(other)
  expect(after.equals(await stillPicture(other))).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test('800.1d after a game that was hearthed the next one begins with what was kept', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await begin(page, { raiders: 1, seed: 7 })
  await asked(page)
  await page.evaluate(() => {
    const session = window.raidkeeper.session()
    const { outcome } = session
    const kept = [{ seat: 1, card: 'Stronghold Gauntlets', counters: {} }]
    Object.assign(session, { outcome: () => outcome() && { ...outcome()!, rule: '800.1c', kept } })
    for (const seat of session.players()) session.concede(seat)
  })
  const end = page.getByRole('dialog')
  await end.getByText('keeps Stronghold Gauntlets').waitFor()
  expect(await end.getByRole('button', { name: 'Rematch' }).count()).toBe(0)
  await end.getByRole('button', { name: 'Next game' }).click()
  await page.waitForFunction(() => !window.raidkeeper.ended() && window.raidkeeper.made() < 20)
  await asked(page)
  const { setup } = await recordOf(page)
  expect('raid' in setup && setup.raiders[0].kept).toMatchObject([{ card: 'Stronghold Gauntlets' }])
  const party = await page.evaluate(() => {
    const { view } = window.raidkeeper.session().scene()
    return view.seats[1].party.map((id) => view.cards[id].def)
  })
  expect(party).toContain('Stronghold Gauntlets')
  expect(errors).toEqual([])
  await context.close()
})

test('fewer than three raiders, and a seat without a deck', async () => {
  const { page, context } = await visit(browser, site.url)
  await page.getByLabel('Raiders').selectOption('2')
  expect(await page.getByRole('form').innerText()).toContain('meant for three to five')
  await page.getByLabel('Raiders').selectOption('3')
  expect(await page.getByRole('form').innerText()).not.toContain('meant for three to five')
  await chooseRaid(page, 'magtheridons-lair')
  const take = page.getByRole('button', { name: 'Use this mode' })
  expect(await take.isVisible()).toBe(false)
  await page.getByLabel('Raiders').selectOption('2')
  expect(await page.getByLabel('Mode').inputValue()).toBe('standard')
  expect(await page.getByRole('form').innerText()).toContain('Suggested for two: “Small party”.')
  await take.click()
  expect(await page.getByLabel('Mode').inputValue()).toBe('small-party')
  expect(await take.isVisible()).toBe(false)
  expect(await page.locator('main').innerText()).toContain('unofficial fan project')
  await page.evaluate(() => {
    const deck = document.querySelector<HTMLSelectElement>('#deck-1')!
    deck.append(new Option('nothing', 'no-such-deck'))
    deck.value = 'no-such-deck'
    deck.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.getByRole('button', { name: 'Start the raid' }).click()
  expect(await page.getByRole('form').getByRole('alert').innerText()).toContain('no-such-deck')
  expect(await page.evaluate(() => window.raidkeeper.screen())).toBe('start')
  await context.close()
})
