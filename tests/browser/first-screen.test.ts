/** The start screen comes with few scripts, and without the rules and cards. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { catalogue } from '../../src/catalogue.ts'
import { library } from '../../src/content.ts'
import { keywordTable } from '../../src/language/keywords.ts'
import { site } from './here.ts'

/** The scripts that the page needs for its first screen, one after another. */
async function firstScripts(): Promise<string[]> {
  const page = await readFile(join(site.folder, 'index.html'), 'utf8')
  const names = [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(1)
  return Promise.all(names.map((name) => readFile(join(site.folder, name), 'utf8')))
}

/** The cards that a code names as data does, apart from those that the start screen tells of; some are called as a keyword is. */
const namedIn = (code: string): string[] => {
  const told = JSON.stringify([catalogue, Object.keys(keywordTable)])
  const cards = [...library.cards, ...library.raids.flatMap((raid) => raid.cards)]
  const names = cards.map(({ name }) => name).filter((name) => !told.includes(name))
  return names.filter((name) => ['"', "'", '`'].some((quote) => code.includes(quote + name + quote)))
}

test('the scripts of the first screen are small, and name no card', async () => {
  const scripts = await firstScripts()
  const size = scripts.reduce((sum, code) => sum + gzipSync(code).length, 0)
  console.log(`Scripts of the first screen: ${scripts.length}, ${(size / 1000).toFixed(1)} kB compressed`)
  expect(namedIn(scripts.join('\n'))).toEqual([])
  expect(size).toBeLessThan(100_000)
  const assets = join(site.folder, 'assets')
  const others = (await readdir(assets)).filter((name) => name.endsWith('.js') && !name.startsWith('bot-worker'))
  const codes = await Promise.all(others.map((name) => readFile(join(assets, name), 'utf8')))
  expect(codes.filter((code) => namedIn(code).length > 300)).toHaveLength(1)
})
