/** The built-in raids are found by their folders and files. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newRaid } from '../../src/cli/commands/new.ts'
import { packRaid } from '../../src/raid/pack.ts'
import { root } from '../house/source.ts'
import { indexFiles } from '../raids/write-index.ts'

test('raids/index.ts and raids/about.ts are what `npm run raids` writes', async () => {
  for (const [name, text] of Object.entries(await indexFiles()))
    expect(readFileSync(join(root, 'raids', name), 'utf8'), `run npm run raids: raids/${name}`).toBe(text)
})

test('a file of a raid is offered with its Boss, without its cards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-raids-'))
  try {
    writeFileSync(join(folder, 'golem-yard.raid.json'), packRaid(newRaid('golem-yard')))
    const { 'index.ts': index, 'about.ts': about } = await indexFiles(folder)
    expect(index).toContain("import golemYardFile from './golem-yard.raid.json' with { type: 'json' }")
    expect(index).toContain('const { $schema: _golemYard, ...golemYard } = golemYardFile')
    expect(index).toContain('[golemYard as unknown as RaidDef]')
    expect(about).toContain('"name":"Golem Yard"')
    expect(about).toContain('"face":{"name":"Golem’s Heart"')
    expect(about).not.toContain('Stamp')
    mkdirSync(join(folder, 'half'))
    await expect(indexFiles(folder)).rejects.toThrow('half')
    rmSync(join(folder, 'half'), { recursive: true })
    writeFileSync(join(folder, 'golem-yard.raid.json'), JSON.stringify(newRaid('golem-yard')))
    await expect(indexFiles(folder)).rejects.toThrow('raid pack')
    writeFileSync(join(folder, 'bad.raid.json'), '{}')
    await expect(indexFiles(folder)).rejects.toThrow('raids/bad.raid.json')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
