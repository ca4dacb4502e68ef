/** `npm start`: a game follows the file of its raid under raids/. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import { expect, test } from 'vitest'
import { must } from '../../src/state/must.ts'
import { browser, site } from './here.ts'
import { asked, made, ownTurn, speed, visit } from './table.ts'

test('a file that changes is played on at the same moment; one that can’t be played is told, and changes nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raidkeeper-raids-'))
  const file = join(folder, 'raids', 'drowned-bell.raid.json')
  const text = await readFile('raids/drowned-bell.raid.json', 'utf8')
  await mkdir(join(folder, 'raids'))
  await writeFile(file, text)
  const server = await preview({
    ...{ root: folder, configFile: join(process.cwd(), 'vite.config.ts'), logLevel: 'warn' },
    build: { outDir: site.folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  try {
    const { page, errors } = await visit(browser, `${server.resolvedUrls!.local[0]}#raid=drowned-bell&seed=5`)
    const follows = page.waitForRequest((request) => request.url().endsWith('/follow'))
    await page.getByRole('button', { name: 'Start the raid' }).click()
    await page.locator('[data-screen=table]').waitFor()
    await speed(page, '0')
    await ownTurn(page)
    await follows
    const [before, { decision }] = [await made(page), (await asked(page))!]
    const health = (): Promise<number | null> =>
      page.evaluate(() => {
        const { seats, cards } = window.raidkeeper.session().onlooker()
        return cards[seats[0]!.hero]!.health
      })
    const first = await health()
    await writeFile(file, text.replace('"health": 16', '"health": 26'))
    await expect.poll(health).toBe(must(first) + 10)
    expect(await made(page)).toBe(before)
    expect((await asked(page))!.decision).toEqual(decision)
    await writeFile(file, text.replace('"type": "hero"', '"type": "heros"'))
    await page.getByRole('dialog').getByText('heros').waitFor()
    expect(await made(page)).toBe(before)
    expect(errors).toEqual([])
  } finally {
    await server.close()
    await rm(folder, { recursive: true })
  }
})
