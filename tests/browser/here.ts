/** What every browser test has: the built page, the browser. Whatever a test opens is closed after it. */
import { type BrowserContext, chromium } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'

export const site = inject('site')
export const fixture = inject('fixture')
export const browser = await chromium.connect(inject('browser'))

/** What the page's own policy (page-policy.ts) forbade since this was last emptied, as `script-src-elem inline`. After every test there is nothing. */
export const forbidden: string[] = []

const told = 'forbidden by policy: '
browser.on('context', (context: BrowserContext) => {
  context.on('console', (message) => {
    const text = message.text()
    if (text.startsWith(told)) forbidden.push(text.slice(told.length))
  })
  void context.addInitScript((told) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.info(`${told}${effectiveDirective} ${blockedURI}`),
    )
  }, told)
})

afterEach(async () => {
  await Promise.all(browser.contexts().map((context) => context.close()))
  expect(forbidden.splice(0), 'the page asked for what its policy forbids').toEqual([])
})
afterAll(() => browser.close())
