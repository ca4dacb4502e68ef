/** Writes `licenses.txt` beside what is built: the licence texts and notices of this project, of the packages that are really in the bundles, and of the assets. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

export const licensesFile = 'licenses.txt'

interface Part {
  name: string
  licence: string
  texts: string[]
}

const root = import.meta.dirname
const text = (path: string): string => readFileSync(path, 'utf8').replaceAll('\r\n', '\n').trim()

/** The folder of the package that a module belongs to; undefined for the project's own. */
function packageOf(id: string): string | undefined {
  const [path = ''] = id.replaceAll('\\', '/').split('?')
  return path.match(/^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//)?.[1]?.replaceAll('\0', '')
}

/**
 * What a package asks to be passed on: its licence files and notices, or the MIT text with its author if it names that licence and brings no file.
 * Throws for any other package without a licence text.
 */
export function partOf(folder: string): Part {
  const { name, version, license, author } = JSON.parse(text(join(folder, 'package.json'))) as Record<string, string>
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .sort()
    .map((file) => text(join(folder, file)))
  if (!texts.length && license === 'MIT' && typeof author === 'string')
    texts.push(own().replace(/^Copyright.*$/m, `Copyright (c) ${author}`))
  if (!texts.length)
    throw new Error(
      `${name} ${version} is bundled and has no licence file (${folder}). Do without it, or ask its authors for one.`,
    )
  return { name: `${name} ${version}`, licence: license ?? 'see below', texts }
}

const own = (): string => text(join(root, 'LICENSE'))

const written = ({ name, licence, texts }: Part): string => [`${name} (${licence})`, ...texts].join('\n\n')

/** Files of `assets/` that are a licence's text; the build puts them beside the fonts that they belong to. */
const ownText = /-LICENSE\.txt$/

/** Where the texts of licences are that ask for an address rather than for their text. */
const addresses: Readonly<Record<string, string>> = {
  'CC-BY-3.0': 'https://creativecommons.org/licenses/by/3.0/',
}

/** Fonts have their texts beside them; of what is not the project's own, the manifest says who made it. */
function assets(): Part[] {
  const { files } = JSON.parse(text(join(root, 'assets/manifest.json'))) as {
    files: { file: string; origin: string; licence: string; author: string }[]
  }
  return files
    .filter(({ author }) => author !== 'raidkeeper contributors')
    .map(({ file, origin, licence, author }) => ({
      name: `assets/${file}, by ${author}`,
      licence,
      texts: [
        ownText.test(file) ? text(join(root, 'assets', file)) : `From ${origin}. ${addresses[licence] ?? ''}`.trim(),
      ],
    }))
}

/**
 * The plugin that writes the file, and one for the workers of the same build, whose packages join it.
 * @param withAssets whether fonts and icons are part of what is built
 */
export function licences(withAssets: boolean): { build: Plugin; worker: Plugin } {
  const folders = new Set<string>()
  const collect: Plugin['generateBundle'] = (_, bundle) => {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
      const folder = packageOf(id)
      if (folder) folders.add(folder)
    }
  }
  return {
    worker: { name: 'licences-of-workers', generateBundle: collect },
    build: {
      name: 'licences',
      apply: 'build',
      generateBundle(options, bundle, isWrite) {
        collect.call(this, options, bundle, isWrite)
        const parts = [...[...folders].sort().map(partOf), ...(withAssets ? assets() : [])]
        const source = [own(), ...parts.map(written)].join(`\n\n${'-'.repeat(80)}\n\n`)
        this.emitFile({ type: 'asset', fileName: licensesFile, source: `${source}\n` })
        const besides = withAssets ? readdirSync(join(root, 'assets/fonts')).filter((file) => ownText.test(file)) : []
        for (const file of besides)
          this.emitFile({ type: 'asset', fileName: `assets/${file}`, source: text(join(root, 'assets/fonts', file)) })
      },
    },
  }
}
