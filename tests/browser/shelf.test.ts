/** A raid by somebody else: opened, looked at, kept, played, passed on by file and link, removed. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue.ts'
import { dot, yard } from '../app/yard.ts'
import { faults } from './axe.ts'
import { browser, site } from './here.ts'
import { asked, bytesOf, made, menu, openPage, recordOf, speed, visit } from './table.ts'

const json = (data: unknown): string => JSON.stringify(data, null, 2)

async function put(page: Page, text: string, name = 'yard.raid.json'): Promise<void> {
  await page.setInputFiles('#file', { name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** Drops a file on the page. */
async function drop(page: Page, text: string): Promise<void> {
  const dataTransfer = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'yard.raid.json', { type: 'application/json' }))
    return data
  }, text)
  await page.dispatchEvent('body', 'drop', { dataTransfer })
}

const about = (page: Page): Locator => page.getByRole('dialog', { name: 'Golem Yard' })
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const tile = (page: Page): Locator => page.getByRole('radio', { name: 'Golem Yard' })

async function leave(page: Page): Promise<void> {
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')
}

test('a raid is dropped, looked at, kept and played, resumed, and passed on by a link', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const warned: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warned.push(message.text()))
  await drop(page, json(yard))
  await about(page).waitFor()
  const said = await about(page).innerText()
  for (const fact of ['Ann Other', 'CC0-1.0', '1.2.0', 'A golem that hits', 'no problems', 'data, not code'])
    expect(said).toContain(fact)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keep and play')
  expect(await faults(page)).toEqual([])
  await press(page, 'Keep and play')
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  expect(await asked(page)).not.toBeNull()
  expect(warned.filter((text) => text.startsWith('Bots think on the page'))).toEqual([])
  await page.keyboard.press('1')
  await asked(page)
  await page.evaluate(() => window.raidkeeper.settled())
  const count = await made(page)
  const before = await recordOf(page)
  expect(before).toMatchObject({ raid: { id: 'golem-yard', version: '1.2.0' }, setup: { raid: 'golem-yard' } })
  expect(before.raid).not.toHaveProperty('def')

  await page.reload()
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await asked(page)
  expect(await made(page)).toBeGreaterThanOrEqual(count)
  await leave(page)
  await tile(page).check()
  expect(await page.locator('.tile', { has: tile(page) }).innerText()).toMatch(/by\sAnn\sOther\s·\sv1\.2\.0/)

  await press(page, 'Copy a link that carries it')
  await page.getByRole('status').getByText('Copied.').waitFor()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link.length).toBeLessThan(1000)

  const [file] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the raid to a file')])
  expect(file.suggestedFilename()).toBe('golem-yard.raid.json')
  expect(JSON.parse((await bytesOf(file)).toString())).toMatchObject({ ...yard, machine: yard.machine })
  expect(errors).toEqual([])

  const friend = await visit(browser, link)
  await about(friend.page).waitFor()
  expect(friend.page.url()).not.toContain('raid-data')
  await press(friend.page, 'Cancel')
  expect(await tile(friend.page).count()).toBe(0)
  await friend.page.goto(link)
  await press(friend.page, 'Keep')
  await friend.page.getByRole('status').getByText('“Golem Yard” is on your shelf.').waitFor()
  expect(await tile(friend.page).isChecked()).toBe(true)
  await friend.page.goto(`${site.url}#raid-data=AAAA`)
  await friend.page.getByRole('dialog').getByText('This link is damaged').waitFor()
  expect(friend.errors).toEqual([])
})

test('a broken raid shows what is wrong with it, and is not kept; nor is what is no raid, or has the id of a built-in one', async () => {
  const { page, errors } = await visit(browser, site.url)
  await put(page, json({ ...yard, starts: 'Golem', name: '<img src=x onerror=alert(1)>' }))
  const wrong = page.getByRole('dialog')
  await wrong.getByText('"Golem" is not a card of this raid').waitFor()
  expect(await wrong.getByRole('heading').innerText()).toContain('<img src=x')
  expect(await wrong.getByRole('button').allInnerTexts()).toEqual(['Close'])
  expect(await faults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await put(page, json({ ...yard, id: 'onyxias-lair' }))
  await wrong.getByText('Give the raid an id of its own').waitFor()
  await page.keyboard.press('Escape')
  await put(page, '{"deck": ["Hogger"]}')
  await wrong.getByText('neither a saved game nor a raid').waitFor()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.waitForSelector('[data-screen=start]')
  expect(await page.locator('.tile').count()).toBe(catalogue.raids.length)
  expect(errors).toEqual([])
})

test('a newer version takes the place of the old one; games that began with that go on, there and at a friend’s', async () => {
  const { page, errors } = await visit(browser, site.url)
  await put(page, json(yard))
  await press(page, 'Keep and play')
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await asked(page)
  await leave(page)
  const games = page.getByRole('region', { name: 'Saved games' })
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    games.getByRole('button', { name: 'Save to file' }).click(),
  ])
  const game = (await bytesOf(file)).toString()
  expect(JSON.parse(game).raid.def).toMatchObject({ id: 'golem-yard', version: '1.2.0' })

  const cards = yard.cards.map((card) => ('health' in card ? { ...card, health: 9 } : card))
  await put(page, json({ ...yard, version: '2.0.0', cards }))
  await page.getByRole('dialog').getByText('takes the place of version 1.2.0').waitFor()
  await press(page, 'Keep')
  await page.getByRole('status').getByText('on your shelf').waitFor()
  await games.getByRole('button', { name: 'Continue' }).click()
  await page.locator('[data-screen=table]').waitFor()
  await asked(page)
  expect((await recordOf(page)).raid).toMatchObject({ version: '1.2.0', def: { version: '1.2.0' } })
  await leave(page)
  await tile(page).check()
  await press(page, 'Remove')
  await press(page, 'Remove it')
  await tile(page).waitFor({ state: 'detached' })
  expect(errors).toEqual([])

  const friend = await openPage(await browser.newContext(), site.url)
  await put(friend.page, game, 'game.json')
  await about(friend.page).waitFor()
  await press(friend.page, 'Play on without keeping it')
  await friend.page.locator('[data-screen=table]').waitFor()
  await asked(friend.page)
  await leave(friend.page)
  expect(await tile(friend.page).count()).toBe(0)
  await friend.page.getByRole('button', { name: /^Continue/ }).click()
  await friend.page.locator('[data-screen=table]').waitFor()
  await asked(friend.page)
  expect(friend.errors).toEqual([])

  const { raid, ...bare } = JSON.parse(game)
  const { def: _left, ...note } = raid
  await put(page, json({ ...bare, raid: note }), 'game.json')
  await page.getByRole('dialog').getByText('“Golem Yard” (golem-yard 1.2.0, by Ann Other)').waitFor()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Open the raid’s file')])
  await chooser.setFiles({ name: 'y.raid.json', mimeType: 'application/json', buffer: Buffer.from(json(yard)) })
  await press(page, 'Keep and go on')
  await page.locator('[data-screen=table]').waitFor()
  expect(await asked(page)).not.toBeNull()
})

test('a card is shown with its raid’s own picture, in the same frame; one that is no picture is refused', async () => {
  const { page, errors } = await visit(browser, site.url, '', { width: 1280, height: 720 }, 1)
  const art = { pictures: { 'Yard Golem': { data: dot, by: 'Ann Other', licence: 'CC0-1.0' } } }
  await put(
    page,
    json({
      ...yard,
      art: { pictures: { 'Yard Golem': { ...art.pictures['Yard Golem'], data: 'data:image/png;base64,AAAA' } } },
    }),
  )
  await page.getByRole('dialog').getByText('Yard Golem').last().waitFor()
  expect(await page.getByRole('dialog').getByRole('button').allInnerTexts()).toEqual(['Close'])
  await page.keyboard.press('Escape')
  await put(page, json({ ...yard, art }))
  await press(page, 'Keep and play')
  await page.locator('[data-screen=table]').waitFor()
  await speed(page, '0')
  await asked(page)
  await page.waitForTimeout(1000)
  const shot = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
  const magenta = await (await browser.newPage()).evaluate(async (shot) => {
    const image = await createImageBitmap(await (await fetch(shot)).blob())
    const pen = new OffscreenCanvas(image.width, image.height).getContext('2d')!
    pen.drawImage(image, 0, 0)
    const { data } = pen.getImageData(0, 0, image.width, image.height)
    let count = 0
    for (let i = 0; i < data.length; i += 4) if (data[i]! > 230 && data[i + 1]! < 30 && data[i + 2]! > 230) count++
    return count
  }, shot)
  expect(magenta).toBeGreaterThan(500)
  expect(errors).toEqual([])
})

test('the database of an older page is upgraded; while that page is open, this one says so', async () => {
  const context = await browser.newContext()
  const older = await context.newPage()
  await older.goto(`${site.url}icon.svg`)
  await older.evaluate(
    () =>
      new Promise<void>((done, failed) => {
        const request = indexedDB.open('raidkeeper', 1)
        request.onupgradeneeded = () => request.result.createObjectStore('games', { keyPath: 'id' }).put({ id: 'old' })
        request.onerror = failed
        request.onsuccess = () => {
          Object.assign(window, { base: request.result })
          done()
        }
      }),
  )
  const { page, errors } = await openPage(context, site.url)
  await page.getByRole('alert').getByText('An older version of raidkeeper is open in another tab').waitFor()
  await put(page, json(yard))
  await press(page, 'Keep')
  await page.getByRole('alert').getByText('It stays only while this page is open').waitFor()
  expect(await tile(page).count()).toBe(1)
  await older.close()
  await page.reload()
  await page.getByRole('region', { name: 'Saved games' }).getByText('can’t read this saved game').waitFor()
  expect(await page.getByRole('alert').getByText('older version').count()).toBe(0)
  await put(page, json(yard))
  await press(page, 'Keep')
  await page.getByRole('status').getByText('on your shelf').waitFor()
  expect(errors).toEqual([])
})
