/** The page's files, as a server sends them. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePages } from '../../src/server/pages.ts'

const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-pages-'))
let [most, open] = [Number.POSITIVE_INFINITY, 0]
let server: Server
beforeAll(async () => {
  mkdirSync(join(folder, 'sub'))
  writeFileSync(join(folder, 'index.html'), '<title>A page</title>')
  writeFileSync(join(folder, 'empty.js'), '')
  writeFileSync(join(folder, 'gone.js'), 'x')
  const mayHave = () => {
    if (open >= most) return null
    open++
    return () => void open--
  }
  server = createServer(makePages(folder, { '/rooms.json': async () => ({ rooms: [] }) }, mayHave))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const got = async (path: string): Promise<[status: number, text: string]> => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as { port: number }).port}${path}`)
  return [answer.status, await answer.text()]
}

test('files come, empty ones too; folders, files that have gone, and what is outside are not there', async () => {
  expect(await got('/')).toEqual([200, '<title>A page</title>'])
  expect(await got('/empty.js')).toEqual([200, ''])
  expect(await got('/rooms.json')).toEqual([200, '{"rooms":[]}'])
  expect(await got('/gone.js')).toEqual([200, 'x'])
  rmSync(join(folder, 'gone.js'))
  expect(await got('/gone.js')).toEqual([404, 'There is no such file.'])
  for (const path of ['/sub', '/sub/', '/index.html/x', '/%00', `/${'x'.repeat(300)}`, '/..%2f..%2fetc/passwd'])
    expect((await got(path))[0], path).toBe(404)
})

test('whoever has as many as they may is asked to wait, and each one that is sent is counted off again', async () => {
  await expect.poll(() => open).toBe(0)
  most = 0
  expect(await got('/')).toEqual([429, 'Too many requests. Wait a moment.'])
  most = 1
  expect((await got('/'))[0]).toBe(200)
  await expect.poll(() => open).toBe(0)
  expect((await got('/'))[0]).toBe(200)
})
