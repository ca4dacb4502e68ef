import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { visit } from './table.ts'

/** From now on the page notes every line that the log announces, one that goes on once more with what was added to it; and whether the game's log had it so then. */
const listen = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const notes = { heard: [] as string[], untrue: [] as string[] }
    Object.assign(window, { notes })
    const log = document.querySelector('[role=log]')!
    for (const item of log.querySelectorAll('li')) notes.heard.push(item.textContent ?? '')
    new MutationObserver((records) => {
      const lines = new Set(
        records.flatMap(({ addedNodes, target }) =>
          [...addedNodes].map((node) => (node instanceof HTMLLIElement ? node : (target as Element).closest('li'))),
        ),
      )
      const stands = new Set(
        window.raidkeeper
          .session()
          ?.scene()
          .log.map(({ text }) => text),
      )
      for (const line of lines) {
        const text = line?.textContent ?? ''
        notes.heard.push(text)
        if (!stands.has(text)) notes.untrue.push(text)
      }
    }).observe(log, { childList: true, subtree: true })
  })

interface Told {
  heard: string[]
  untrue: string[]
  log: string[]
}

/** What was announced, and what the log of the game says, without reasons that only the end of the raid has made readable: they are no news. */
const heard = (page: Page): Promise<Told> =>
  page.evaluate(() => ({
    ...(window as unknown as { notes: { heard: string[]; untrue: string[] } }).notes,
    log: window.raidkeeper
      .session()
      .scene()
      .log.filter(
        ({ key }) =>
          !window.raidkeeper
            .session()
            .saved()
            .reasons.some(({ secret, choice, text }) => secret && key === `r${choice} ${text}`),
      )
      .map(({ text }) => text),
  }))

/** The words of what has the focus, '' if nothing has it. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement
    return !at || at === document.body ? '' : at.getAttribute('aria-label') || at.textContent || at.tagName
  })

/** Presses a key until what has the focus is called so. */
async function go(page: Page, key: string, name: RegExp, most = 60): Promise<void> {
  for (let i = 0; i < most; i++) {
    if (name.test(await focused(page))) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never leads to ${name}; the focus is on "${await focused(page)}"`)
}

/** The settings of a page that also counts layout errors, such as that of a ResizeObserver, as errors. */
const settings = (text: boolean): string =>
  `localStorage.setItem('raidkeeper-settings', '{"text":${text},"speed":0,"stop":"useful"}')
  addEventListener('error', ({ message }) => console.error(message))`

/** Waits until somebody is asked, or the raid is over. */
async function waits(page: Page): Promise<boolean> {
  await page.waitForFunction(
    () => window.raidkeeper.ended() || window.raidkeeper.waits() || window.raidkeeper.session()?.trouble() !== '',
    undefined,
    { polling: 30, timeout: 60_000 },
  )
  expect(await page.evaluate(() => window.raidkeeper.session().trouble())).toBe('')
  await page.evaluate(() => new Promise((done) => setTimeout(done, 20)))
  return !(await page.evaluate(() => window.raidkeeper.session().outcome() !== null))
}

/** All lines of the log are heard in their order, and nothing is heard that did not stand there at that moment. */
function expectHeard({ heard, untrue, log }: Told): void {
  let next = 0
  for (const line of heard) if (line === log[next]) next++
  expect(log.slice(next)).toEqual([])
  expect(untrue).toEqual([])
}

/** Waits for the choice that was made; if none was, once more: a line may open a list, and the first press that would end a turn only says what is left. */
async function insist(page: Page, before: number, again: () => Promise<unknown>): Promise<void> {
  const chosen = (timeout: number) =>
    page.waitForFunction((old) => window.raidkeeper.made() !== old, before, { polling: 20, timeout })
  if (
    await chosen(1500).then(
      () => false,
      () => true,
    )
  ) {
    await page.waitForFunction(() => window.raidkeeper.waits())
    await again()
  }
  await chosen(20_000)
}

test('a whole raid by keyboard alone, from the start screen to a rematch; the focus is never lost', async () => {
  const { page, errors, context } = await visit(browser, site.url, settings(false), { width: 640, height: 360 })
  await go(page, 'Tab', /^Raiders$/)
  await page.keyboard.press('1')
  await go(page, 'Tab', /^Heroes, seats, seed/)
  await page.keyboard.press('Enter')
  await go(page, 'Tab', /^Seed$/)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('5')
  await go(page, 'Shift+Tab', /^Start the raid$/)
  await page.keyboard.press('Enter')
  await page.waitForSelector('[role=log]', { state: 'attached' })
  await listen(page)
  let asked = 0
  const ways = { space: 0, first: 0, arrows: 0 }
  for (; (await waits(page)) && asked < 250; asked++) {
    const before = await page.evaluate(() => window.raidkeeper.made())
    expect(await focused(page), `the focus at choice ${before}`).not.toBe('')
    const passes = await page.evaluate(() => {
      const { decision } = window.raidkeeper.session().scene()
      return decision?.answers.some(({ do: what }) => what === 'pass' || what === 'done') ?? false
    })
    if (passes && asked % 3 === 0) {
      await page.keyboard.press('Space')
      ways.space++
    } else if (asked % 3 === 1) {
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      ways.arrows++
    } else {
      await page.keyboard.press(
        (await page.evaluate(() => !document.querySelector('[aria-keyshortcuts="1"]'))) ? 'Enter' : '1',
      )
      ways.first++
    }
    await insist(page, before, async () => {
      // The line of resources opens a list of its own, whose first line has the first key again.
      const opened = await page.evaluate(() => document.querySelector('[data-place="open:back"]') !== null)
      await page.keyboard.press(opened ? '1' : 'Space')
    })
  }
  console.log(`A raid by keys: ${asked} prompts, ${JSON.stringify(ways)}`)
  await page.getByRole('dialog').waitFor()
  const told = await heard(page)
  expectHeard(told)
  await go(page, 'Tab', /^Rematch$/)
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !window.raidkeeper.ended() && window.raidkeeper.made() < 20)
  await waits(page)
  expect(await focused(page)).not.toBe('')
  expect(errors).toEqual([])
  await context.close()
})

test('a whole raid by the names of regions and buttons, as a screen reader has them', async () => {
  const { page, errors, context } = await visit(browser, site.url, settings(true), { width: 1280, height: 720 })
  const form = page.getByRole('form', { name: 'New raid' })
  await form.getByRole('combobox', { name: 'Raiders' }).selectOption('1')
  await form.getByRole('spinbutton', { name: 'Seed' }).fill('8')
  await form.getByRole('button', { name: 'Start the raid' }).click()
  await page.waitForSelector('[role=log]', { state: 'attached' })
  await listen(page)
  const decision = page.getByRole('region', { name: 'Decision' })
  const ways = { card: 0, answer: 0, last: 0 }
  let asked = 0
  for (; (await waits(page)) && asked < 250; asked++) {
    const before = await page.evaluate(() => window.raidkeeper.made())
    const question = await decision.getByRole('heading').innerText()
    expect(question).toMatch(/\w+.* · .*: ./)
    const cards = page
      .getByRole('region', { name: /^(Hand of|Raider:|Boss:)/ })
      .getByRole('button', { description: /^You can: / })
    if (asked % 3 === 0 && (await cards.count()) > 0) {
      await cards.first().click()
      if ((await page.evaluate(() => window.raidkeeper.made())) === before)
        await page.evaluate(() => (document.activeElement as HTMLElement).click()) // of several answers the focus is on the first
      ways.card++
    } else if (asked % 3 === 1) {
      await decision.getByRole('button').first().click()
      ways.answer++
    } else {
      await decision.getByRole('button').last().click()
      ways.last++
    }
    await insist(page, before, () => {
      const opened = decision.getByRole('button', { name: 'Back', exact: true })
      return opened
        .count()
        .then((n) => (n > 0 ? decision.getByRole('button').first() : decision.getByRole('button').last()).click())
    })
  }
  console.log(`A raid by names: ${asked} prompts, ${JSON.stringify(ways)}`)
  const end = page.getByRole('dialog', { name: /Victory|Defeat|won|draw/ })
  await end.getByRole('button', { name: 'Rematch' }).waitFor()
  const told = await heard(page)
  expectHeard(told)
  expect(Math.min(...Object.values(ways))).toBeGreaterThan(0)
  expect(errors).toEqual([])
  await context.close()
})
