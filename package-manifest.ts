/**
 * The package.json of what `npm run pack` packs. The project's own names as `dependencies` all that runs in production, page and server among it; the package has neither, and asks for those packages
 * alone that its built files import.
 */
import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/** Packages that only some commands need: whoever runs one without is told what to install (src/threads/optional.ts). */
const optional = ['@babel/parser', '@xmldom/xmldom', 'bullmq', 'cli-progress', 'ioredis', 'papaparse']

/** Folders and files whose declarations no door leads to: of the rules all that have a number. */
const inner = ['raids', 'src/cards', 'src/language/read', 'src/raid/lint', 'src/rules/[1-9]*', 'src/trials']

const read = (file: string): string => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Makes it. `imported`: what the built files import besides each other. */
export function manifest(imported: readonly string[]): object {
  const { dependencies, devDependencies, exports, bin, ...all } = JSON.parse(read('package.json'))
  const about = ['name', 'version', 'description', 'license', 'keywords', 'type', 'engines']
  const versions = { ...devDependencies, ...dependencies }
  const versionOf = (name: string): [string, string] => {
    if (!versions[name]) throw new Error(`The package imports ${name}, which package.json does not have.`)
    return [name, versions[name]]
  }
  const names = new Set(imported.filter((name) => !isBuiltin(name)).map(packageOf))
  const needed = [...names].filter((name) => !optional.includes(name)).sort()
  return {
    ...Object.fromEntries(about.map((field) => [field, all[field]])),
    ...JSON.parse(JSON.stringify({ exports, bin }).replaceAll('lib/', '')),
    files: ['**', ...inner.map((folder) => `!types/${folder}`)],
    dependencies: Object.fromEntries(needed.map(versionOf)),
    peerDependencies: Object.fromEntries(optional.map(versionOf)),
    peerDependenciesMeta: Object.fromEntries(optional.map((name) => [name, { optional: true }])),
  }
}

/** The package that a module belongs to: 'zod' for 'zod/v4'. */
const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name

/** Writes it beside what is built, with the files that a package has. */
export function packaged(): Plugin {
  return {
    name: 'packaged',
    apply: 'build',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const all = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      const imported = all.filter((name) => !(name in bundle))
      this.emitFile({
        type: 'asset',
        fileName: 'package.json',
        source: `${JSON.stringify(manifest(imported), null, 2)}\n`,
      })
      for (const fileName of ['LICENSE', 'README.md', 'CHANGELOG.md'])
        this.emitFile({ type: 'asset', fileName, source: read(fileName) })
    },
  }
}
