/** Before the browser tests: the page is built and served once, and one Chromium started, for all files. */
import type { TestProject } from 'vitest/node'
import { launchServer } from './chromium.ts'
import { serve, serveFixture } from './serve.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The built page: its address, and where its files lie. */
    site: { url: string; folder: string }
    /** The table of tests/board/page on a page of its own. */
    fixture: { url: string }
    /** Where the browser listens. */
    browser: string
    /** Whether the kept pictures are to be drawn anew (`--update`). */
    renews: boolean
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [site, fixture, browser] = await Promise.all([serve(), serveFixture(), launchServer()])
  project.provide('site', { url: site.url, folder: site.folder })
  project.provide('fixture', { url: fixture.url })
  project.provide('browser', browser.wsEndpoint())
  project.provide('renews', project.config.snapshotOptions.updateSnapshot === 'all')
  return async () => {
    await Promise.all([browser.close(), site.close(), fixture.close()])
  }
}
