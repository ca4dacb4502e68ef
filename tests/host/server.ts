/** A server for tests: on any port, with a folder of its own, in this process. It serves a page of its own, or a built one. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { library } from '../../src/content.ts'
import { type Host, type HostOptions, startHost } from '../../src/server/server.ts'

export interface TestHost extends Host {
  readonly folder: string
  readonly log: string[]
}

export async function testHost(
  built?: string,
  more: Partial<Pick<HostOptions, 'address' | 'proxied'>> = {},
): Promise<TestHost> {
  const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-host-'))
  const page = built ?? join(folder, 'page')
  if (!built) mkdirSync(page)
  if (!built) writeFileSync(join(page, 'index.html'), '<title>A page</title>')
  writeFileSync(join(folder, 'secret.txt'), 'a secret')
  const log: string[] = []
  const host = await startHost({
    ...{
      library,
      port: 0,
      page,
      data: join(folder, 'rooms'),
      keeps: 86_400_000,
      origins: [],
      proxied: false,
      threads: 0,
      peers: null,
      ...more,
    },
    log: (line) => log.push(line),
  })
  return {
    ...{ port: host.port, rooms: host.rooms, folder, log },
    async close() {
      await host.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
