/** What every browser test has: the built page, the browser. Whatever a test opens is closed after it. */
import { chromium } from 'playwright-core'
import { afterAll, afterEach, inject } from 'vitest'

export const site = inject('site')
export const fixture = inject('fixture')
export const browser = await chromium.connect(inject('browser'))

afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())
