import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { browser, site } from './here.ts'
import { serveFolder } from './serve.ts'
import { asked, begin, made, menu, visit } from './table.ts'

const kept = 'Works offline.'

test('once loaded the page works without a network: it starts, plays, keeps the game and goes on', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await page.getByText(kept).waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.waitForSelector('[data-screen=start]')
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  await page.keyboard.press('Space')
  await asked(page)
  const count = await made(page)
  expect(count).toBeGreaterThan(0)
  await page.evaluate(() => window.raidkeeper.settled())
  await page.reload()
  await page.waitForSelector('[data-screen=table]')
  await asked(page)
  expect(await made(page)).toBe(count)
  expect(errors).toEqual([])
  await context.close()
})

test('what an installable page needs is there, at addresses that hold in any folder', async () => {
  const { page, context } = await visit(browser, site.url)
  const found = await page.evaluate(async () => {
    const at = document.querySelector<HTMLLinkElement>('link[rel=manifest]')!.href
    const manifest = (await (await fetch(at)).json()) as { start_url: string; icons: { src: string; sizes: string }[] }
    const icons = await Promise.all(
      manifest.icons.map(async ({ src, sizes }) => {
        const image = new Image()
        image.src = new URL(src, at).href
        await image.decode()
        return sizes === 'any' || sizes === `${image.naturalWidth}x${image.naturalHeight}`
      }),
    )
    return { start: new URL(manifest.start_url, at).href, icons }
  })
  expect(found).toEqual({ start: site.url, icons: [true, true, true, true] })
  await context.close()
})

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  expect(text).toContain(from)
  await writeFile(file, text.replace(from, to))
}

test('a new version is offered on the start screen, and used only when the player says so', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raidkeeper-update-'))
  await cp(site.folder, folder, { recursive: true })
  const changing = await serveFolder(folder)
  const { page, context } = await visit(browser, changing.url)
  await page.getByText(kept).waitFor()
  await begin(page, { raiders: 3, seed: 7 })
  await asked(page)
  const count = await made(page)
  await change(join(folder, 'index.html'), '<title>raidkeeper', '<title>the next version')
  await change(join(folder, 'service-worker.js'), '"version":"', '"version":"next ')
  await page.evaluate(async () => {
    const registration = (await navigator.serviceWorker.getRegistration())!
    await registration.update()
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50))
  })
  expect(await page.title()).toBe('raidkeeper')
  expect(await made(page)).toBe(count)
  await menu(page, 'Leave')
  await page.waitForSelector('[data-screen=start]')
  await page.reload()
  expect(await page.title()).toBe('raidkeeper')
  await page.getByRole('button', { name: 'Use the new version' }).click()
  await page.waitForFunction(() => document.title === 'the next version')
  await page.getByText(kept).waitFor()
  await context.close()
  await changing.close()
  await rm(folder, { recursive: true, force: true })
})

test('installing is offered where the browser offers it, once, and by name', async () => {
  const { page, errors, context } = await visit(browser, site.url)
  await page.getByText(kept).waitFor() // until then what is said of this page changes
  const button = page.getByRole('button', { name: 'Install raidkeeper' })
  expect(await button.count()).toBe(0)
  const offered = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void Object.assign(window, { prompted: true }),
    })
    dispatchEvent(offer)
    return offer.defaultPrevented
  })
  expect(offered, 'the browser itself says nothing').toBe(true)
  await button.focus()
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new Event('controllerchange')))
  expect(await button.evaluate((one) => one === document.activeElement), 'what is said anew leaves the focus').toBe(
    true,
  )
  await button.press('Enter')
  await button.waitFor({ state: 'detached' })
  expect(await page.evaluate('prompted')).toBe(true)
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
  expect(errors).toEqual([])
  await context.close()
})

test('what is kept for playing without a network is everything that the page can ask for', async () => {
  const worker = await readFile(join(site.folder, 'service-worker.js'), 'utf8')
  const { files } = JSON.parse(/BUILT=(\{.*?\});/.exec(worker)![1]) as { files: string[] }
  const chunk = (name: string): boolean => files.some((file) => new RegExp(`^assets/${name}-[\\w-]+\\.js$`).test(file))
  for (const name of ['bot-worker', 'worker', 'speaker', 'WebGLRenderer', 'index']) expect(chunk(name), name).toBe(true)
  expect(files.filter((file) => file.endsWith('.woff2')).length).toBeGreaterThan(3)
  for (const file of files.filter((one) => one.endsWith('.js'))) {
    const code = await readFile(join(site.folder, file), 'utf8')
    for (const [, other] of code.matchAll(/["'`]\.?\/?(?:assets\/)?([\w.-]+-[\w-]{8}\.(?:js|css))["'`]/g))
      expect(files, `${file} asks for ${other}`).toContain(`assets/${other}`)
  }
})
