/** Every screen and dialog of words for fingers (targets of 44 pixels) and for weak eyes (letters of twice the size). */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { asked, begin, drawn, hideHands, openPage, ownTurn, spot } from './table.ts'

/** Whatever can be pressed and is smaller than a fingertip; a word within a sentence may be as low as its line, a box or tile is pressed with its label. */
const small = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = (one: Element): boolean => one.checkVisibility({ visibilityProperty: true })
    const hidden = '.table:not(.words) .accessible-table *, .live, p a, li a, dd a'
    return [...document.querySelectorAll('button, select, input, summary, a')]
      .filter((one) => shown(one) && !one.matches(hidden))
      .flatMap((one) => {
        const { width, height } = (
          one.matches('[type=checkbox], [type=radio]') ? one.closest('label')! : one
        ).getBoundingClientRect()
        const name = one.getAttribute('aria-label') || one.textContent || one.id
        return width < 43.5 || height < 43.5 ? [`${name} ${Math.round(width)} x ${Math.round(height)}`] : []
      })
  })

/** What is cut off at the side, or lies on one another. */
const spoilt = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const open = document.querySelector('dialog[open]') ?? document.body
    const shown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true }) &&
      !one.closest('.table:not(.words) .accessible-table, .live, kbd, option')
    const told: string[] = []
    const name = (one: Element): string => `${one.tagName} "${(one.textContent ?? '').slice(0, 40)}"`
    if (document.documentElement.scrollWidth > innerWidth + 1) told.push('the page is wider than the screen')
    const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowX)
    for (const one of open.querySelectorAll('*')) {
      if (!shown(one) || one.closest('svg, canvas')) continue
      const text = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent?.trim())
      for (const node of text) {
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        let frame: Element | null = one
        while (frame && frame !== document.body && getComputedStyle(frame).overflowX === 'visible')
          frame = frame.parentElement
        if (frame && scrolls(frame) && frame.scrollWidth > frame.clientWidth + 1) {
          if (!frame.matches('.hands, .tiles')) told.push(`${name(frame)} scrolls sideways`)
          continue
        }
        const { left, right } = (frame ?? document.body).getBoundingClientRect()
        if (box.left < left - 1 || box.right > right + 1) told.push(`${name(one)} is cut off`)
      }
    }
    const pressed = [...open.querySelectorAll('button, select, input, summary')].filter(shown)
    const boxes = pressed.map((one) => one.getBoundingClientRect())
    boxes.forEach((a, i) => {
      boxes.slice(i + 1).forEach((b, j) => {
        const w = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        const other = pressed[i + 1 + j]
        if (pressed[i].closest('.last') !== other.closest('.last')) return // what is scrolled goes under the way out
        if (w > 2 && h > 2 && !other.contains(pressed[i]) && !pressed[i].contains(other))
          told.push(`${name(pressed[i])} lies on ${name(other)}`)
      })
    })
    return [...new Set(told)]
  })

const items = ['Log', 'Map', 'Stops', 'Who plays', 'Settings', 'Help', 'Save and share', 'Concede']

/** Goes through every screen and dialog, and looks at each. */
async function everywhere(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  await look('start')
  await page.getByRole('button', { name: 'Credits' }).click()
  await look('credits')
  await page.keyboard.press('Escape')
  await page.locator('form summary').click()
  await look('start, unfolded or folded')
  const seats = page.getByLabel('Who plays seat 2')
  if (!(await seats.isVisible())) await page.locator('form summary').click()
  await seats.selectOption('person-2')
  await hideHands(page)
  await begin(page, { raiders: 2, seed: 3 })
  await page.locator('.cover').waitFor()
  await look('cover')
  await page.locator('.cover button').click()
  await asked(page)
  await look('table')
  for (const item of ['', ...items]) {
    await page.getByRole('button', { name: 'Menu' }).click()
    if (item) await page.getByRole('dialog').getByRole('button', { name: item, exact: true }).click()
    if (item === 'Help') for (const more of await page.locator('dialog summary').all()) await more.click()
    await look(item || 'Menu')
    await page.keyboard.press('Escape')
  }
  await page.evaluate(() => {
    const session = window.raidkeeper.session()
    for (const seat of session.players()) session.concede(seat)
  })
  await page.getByRole('dialog').waitFor()
  await look('end')
  await page.getByRole('button', { name: 'Back to the start' }).click()
  await page.waitForSelector('[data-screen=start]')
  await look('start with saved games')
  await page.locator('[data-save]').getByRole('button', { name: 'Rename' }).click()
  await look('rename')
}

test.each([
  [844, 390],
  [390, 844],
])('on a phone of %i by %i everything that can be pressed is as large as a fingertip', async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true })
  const { page, errors } = await openPage(context, site.url)
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true)
  await everywhere(page, async (where) => expect.soft(await small(page), where).toEqual([]))
  expect(errors).toEqual([])
  await context.close()
})

test.each([
  [1280, 720],
  [844, 390],
])('with letters of twice the size nothing is cut off or covered at %i by %i', async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height } })
  await context.addInitScript(() => {
    const sheet = new CSSStyleSheet() // the page's policy allows no inline styles
    sheet.replaceSync(':root { font-size: 30px !important }')
    document.adoptedStyleSheets = [sheet]
  })
  const { page, errors } = await openPage(context, site.url)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('30px')
  await everywhere(page, async (where) => expect.soft(await spoilt(page), where).toEqual([]))
  expect(errors).toEqual([])
  await context.close()
})

test.each([
  [844, 390],
  [390, 844],
])('with letters of twice the size every answer is within reach of a finger at %i by %i', async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height }, hasTouch: true, isMobile: true })
  await context.addInitScript(`localStorage.setItem('raidkeeper-settings', '{"letterSize":200,"speed":0}')`)
  const { page, errors } = await openPage(context, site.url)
  await page.getByRole('button', { name: 'Start the raid' }).tap()
  await page.locator('[data-screen=table]').waitFor()
  await ownTurn(page)
  const before = (await asked(page))!
  // All resources are behind one line, on whatever page of the list it is.
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-place="open:place"]')!.click())
  await drawn(page)
  const all = (await spot(page, 'page:all'))!
  expect(Math.min(all.w, all.h)).toBeGreaterThanOrEqual(40)
  await page.touchscreen.tap(all.x + all.w / 2, all.y + all.h / 2)
  const answers = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await answers.first().waitFor()
  expect.soft(await small(page)).toEqual([])
  expect.soft(await spoilt(page)).toEqual([])
  expect(await answers.count()).toBeGreaterThan(3)
  await answers.first().tap()
  await page.waitForFunction((made) => window.raidkeeper.made() > made, before.made)
  expect(errors).toEqual([])
  await context.close()
})

test.each([
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [390, 844],
])(
  'at %i by %i the first screen shows what it is, whose it is not, and the button that starts',
  async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height } })
    const { page } = await openPage(context, site.url)
    const title = page.getByRole('heading', { name: 'raidkeeper' })
    const notice = page.getByText('An unofficial fan project')
    for (const part of [
      title,
      notice,
      page.getByLabel('Raiders'),
      page.getByRole('button', { name: 'Start the raid' }),
    ]) {
      const box = (await part.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(0)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
      expect(box.x + box.width).toBeLessThanOrEqual(width)
    }
    await page.getByRole('button', { name: 'Start the raid' }).click()
    await page.waitForSelector('[data-screen=table]')
    await context.close()
  },
)
