/** The Content-Security-Policy of the built page: nothing runs that is not a file of the page, and nothing else is loaded. */
import type { Page } from 'playwright-core'
import { preview } from 'vite'
import { expect, test } from 'vitest'
import { browser, fixture, forbidden, site } from './here.ts'
import { asked, begin, visit } from './table.ts'

declare global {
  interface Window {
    /** What an intruder has managed to run. */
    ran: string[]
  }
}

/** Does it on the page, and returns what the policy forbade of it, sorted: so many things, for which it waits, or more. */
async function tried(page: Page, n: number, what: (foreign: string) => void): Promise<string[]> {
  await page.evaluate(what, fixture.url)
  await expect.poll(() => forbidden.length, { timeout: 10_000 }).toBeGreaterThanOrEqual(n)
  await page.waitForTimeout(200)
  return forbidden.splice(0).sort()
}

test('no script that stands in the page, in an attribute, in an address or in a text is run, and no style is read', async () => {
  const { page } = await visit(browser, site.url, 'window.ran = []')
  expect(
    await tried(page, 1, () => {
      const script = document.createElement('script')
      script.textContent = 'ran.push("inline")'
      document.body.append(script)
    }),
  ).toEqual(['script-src-elem inline'])
  expect(
    await tried(page, 2, () => {
      const box = document.createElement('div')
      box.innerHTML = '<img src="data:," onerror="ran.push(\'handler\')"><p onclick="ran.push(\'click\')">'
      document.body.append(box)
      box.querySelector('p')!.click()
    }),
  ).toEqual(['script-src-attr inline', 'script-src-attr inline'])
  expect(
    await tried(page, 1, () => {
      const link = document.createElement('a')
      link.href = 'javascript:ran.push("address")'
      document.body.append(link)
      link.click()
    }),
  ).toEqual(['script-src-elem inline'])
  expect(
    await tried(page, 3, () => {
      const texts = [
        // biome-ignore lint/security/noGlobalEval: it is shown that it can't be used
        () => window.eval('ran.push("eval")'),
        () => new Function('ran.push("function")')(),
        () => setTimeout('ran.push("timeout")' as unknown as () => void),
      ]
      for (const text of texts) setTimeout(text) // outside this evaluation, which is the debugger's and may do everything
    }),
  ).toEqual(['script-src eval', 'script-src eval', 'script-src eval'])
  expect(
    await tried(page, 3, () => {
      const made = URL.createObjectURL(new Blob(['ran.push("blob")'], { type: 'text/javascript' }))
      for (const src of [made, 'data:text/javascript,ran.push("data")'])
        document.body.append(Object.assign(document.createElement('script'), { src }))
      try {
        new Worker(made)
      } catch {
        // Some versions of Chromium throw at once, others report it alone.
      }
    }),
  ).toEqual(['script-src-elem blob', 'script-src-elem data', 'worker-src blob'])
  expect(await page.evaluate(() => window.ran)).toEqual([])
  // Styles that stand in the page are not read either.
  expect(
    await tried(page, 2, () => {
      const box = document.createElement('p')
      box.innerHTML = '<style>body { color: red }</style><b style="color: red">red?</b>'
      document.body.append(box)
    }),
  ).toEqual(['style-src-attr inline', 'style-src-elem inline'])
  expect(await page.locator('b', { hasText: 'red?' }).evaluate((box) => getComputedStyle(box).color)).not.toBe(
    'rgb(255, 0, 0)',
  )
})

test('nothing foreign is loaded, framed, asked for or sent to', async () => {
  const { page } = await visit(browser, site.url)
  const went: string[] = []
  page.on('requestfinished', (request) => went.push(request.url()))
  const { origin } = new URL(fixture.url)
  const foreign = (file: string): string => `${fixture.url}${file}`
  expect(
    await tried(page, 11, (foreign) => {
      const add = (tag: string, set: object): void =>
        document.body.append(Object.assign(document.createElement(tag), set))
      add('script', { src: `${foreign}a.js` })
      add('script', { type: 'module', src: `${foreign}b.js` })
      add('img', { src: `${foreign}c.png` })
      add('audio', { src: `${foreign}d.mp3` })
      add('iframe', { src: `${foreign}e.html` })
      add('object', { data: `${foreign}f.pdf` })
      add('link', { rel: 'stylesheet', href: `${foreign}g.css` })
      void fetch(`${foreign}h.json`).catch(() => undefined)
      navigator.sendBeacon(`${foreign}i`, 'secret')
      void new FontFace('foreign', `url(${foreign}j.woff2)`).load().catch(() => undefined)
      add('base', { href: foreign })
    }),
  ).toEqual(
    [
      `script-src-elem ${foreign('a.js')}`,
      `script-src-elem ${foreign('b.js')}`,
      `img-src ${foreign('c.png')}`,
      `media-src ${foreign('d.mp3')}`,
      `frame-src ${origin}`,
      `object-src ${origin}`,
      `style-src-elem ${foreign('g.css')}`,
      `connect-src ${foreign('h.json')}`,
      `connect-src ${foreign('i')}`,
      `font-src ${foreign('j.woff2')}`,
      `base-uri ${fixture.url}`,
    ].sort(),
  )
  expect(
    await tried(page, 1, (foreign) => {
      const form = Object.assign(document.createElement('form'), { action: `${foreign}k`, method: 'post' })
      document.body.append(form)
      form.submit()
    }),
  ).toEqual([`form-action ${foreign('k')}`])
  expect(went.filter((url) => !url.startsWith(site.url))).toEqual([])
})

test('what was smuggled into the page as it came is not run, and the page works', async () => {
  const context = await browser.newContext()
  await context.route(site.url, async (route) => {
    const response = await route.fetch()
    const smuggled = '<script>window.ran = ["inline"]</script><img src="data:," onerror="window.ran = [1]">'
    await route.fulfill({ response, body: (await response.text()).replace('<div id="app">', `${smuggled}$&`) })
  })
  const page = await context.newPage()
  await page.goto(site.url)
  await page.getByRole('button', { name: 'Start the raid' }).waitFor()
  expect(forbidden.splice(0).sort()).toEqual(['script-src-attr inline', 'script-src-elem inline'])
  expect(await page.evaluate(() => window.ran)).toBeUndefined()
})

test('the preview server sends the policy too; with it the page plays, its workers think, and nobody can frame it', async () => {
  const server = await preview({
    logLevel: 'warn',
    build: { outDir: site.folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    const url = server.resolvedUrls!.local[0]
    const { headers } = await fetch(url)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")

    const { page, errors } = await visit(browser, url, '', { width: 640, height: 360 })
    await begin(page, { raiders: 1, seed: 5 })
    expect(await asked(page)).not.toBeNull()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    expect(page.workers().length).toBeGreaterThan(0)
    expect(errors).toEqual([])

    const other = await page.context().newPage()
    await other.goto(fixture.url)
    await other.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), url)
    await expect.poll(() => other.frames()[1]?.url()).toContain('chrome-error:')
  } finally {
    await server.close()
  }
})

test('Credits lead to the licences of all that the page is made with, its workers too', async () => {
  const { page, errors } = await visit(browser, site.url)
  await page.getByRole('button', { name: 'Credits' }).click()
  const opened = page.context().waitForEvent('page')
  await page.getByRole('link', { name: 'licenses and notices of its own' }).click()
  const text = await (await opened).locator('body').textContent()
  for (const part of ['raidkeeper contributors', 'pixi.js', 'zod', 'howler', 'SIL OPEN FONT LICENSE', 'CC-BY-3.0'])
    expect(text).toContain(part)
  expect(errors).toEqual([])
})
