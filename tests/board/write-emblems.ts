/**
 * Writes assets/icons.json and src/raid/emblems.ts anew: the emblems of src/board/art/emblems.ts, from the npm package @iconify-json/game-icons, of which the project keeps no copy.
 * `npm install --no-save @iconify-json/game-icons@1.2.4 && npx tsx tests/board/write-emblems.ts`
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import svgpath from 'svgpath'
import { emblemNames } from '../../src/board/art/emblems.ts'

const root = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const [from = root('node_modules/@iconify-json/game-icons/icons.json')] = process.argv.slice(2)
const { icons } = JSON.parse(await readFile(from, 'utf8')) as { icons: Record<string, { body: string }> }

/** The shape of an icon in whole numbers: an emblem is never drawn so large that more would be seen. */
function shapeOf(name: string): string {
  const path = / d="([^"]+)"/.exec(icons[name]?.body ?? '')?.[1]
  if (!path) throw new Error(`${from} has no shape of the name "${name}": take another name in src/board/art.`)
  return svgpath(path).rel().round(0).toString()
}

const shapes = Object.fromEntries([...emblemNames].sort().map((name) => [name, shapeOf(name)]))
await writeFile(root('assets/icons.json'), `${JSON.stringify(shapes, null, 2)}\n`)

const lines = Object.keys(shapes).reduce<string[]>(
  ([last = '', ...before], name) =>
    `${last} ${name}`.length > 158 ? [name, last, ...before] : [`${last} ${name}`.trim(), ...before],
  [],
)
const list = root('src/raid/emblems.ts')
const [around = ''] = (await readFile(list, 'utf8')).split('`\n')
await writeFile(list, `${around}\`\n${lines.reverse().join('\n')}\n\`\n  .trim()\n  .split(/\\s+/)\n`)
