import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Plugin } from 'vite'

const name = 'service-worker'

/** Builds src/app/service-worker.ts beside the page, and tells it which files the page has. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    config: () => ({
      build: {
        rolldownOptions: {
          input: { index: 'index.html', [name]: `src/app/${name}.ts` },
          output: {
            entryFileNames: (chunk) => (chunk.name === name ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    async writeBundle({ dir }) {
      const files = await filesIn(dir!)
      const hash = createHash('sha256')
      for (const file of files) hash.update(file).update(await readFile(join(dir!, file)))
      const built = { version: hash.digest('hex').slice(0, 16), files }
      const path = join(dir!, `${name}.js`)
      const code = await readFile(path, 'utf8')
      await writeFile(path, `const BUILT=${JSON.stringify(built)};\n${code}`)
    },
  }
}

async function filesIn(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length).split(sep).filter(Boolean).join('/'))
    .filter((file) => file !== `${name}.js` && !file.endsWith('.map'))
    .sort()
}
