/**
 * Finds the built-in raids by their folders and files, and writes raids/index.ts, about.ts, ahead.ts and drills.ts: `npm run raids`. A raid is a folder with raid.ts and
 * about.ts, or a file NAME.raid.json; what `npm run fit` has found out about it is ahead.json in its folder, or NAME.ahead.json, and its drills lie likewise (`npm run drills`).
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { offerOf } from '../../src/app/shelf/offer.ts'
import { faceOf } from '../../src/raid/face.ts'
import type { Offer, RaidDef, RaidFace } from '../../src/raid/format.ts'
import { packRaid } from '../../src/raid/pack.ts'
import { readRaid } from '../../src/raid/read.ts'
import { withLevels } from './level-table.ts'

const balancePage = fileURLToPath(new URL('../../docs/balance.md', import.meta.url))
const raidsFolder = fileURLToPath(new URL('../../raids', import.meta.url))

interface Found {
  raid: RaidDef
  /** How the two files speak of it; a file of a raid is a raid but for its `$schema`. */
  whole: { imports: string; without?: string; as: string }
  told: { imports: string; without?: string; as: string }
}

const camel = (id: string): string => id.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase())

async function inFolder(folder: string, id: string): Promise<Found> {
  const exported = (await import(pathToFileURL(join(folder, id, 'raid.ts')).href)) as Record<string, RaidDef>
  const about = (await import(pathToFileURL(join(folder, id, 'about.ts')).href)) as { face?: RaidFace }
  const [name, raid] = Object.entries(exported).find(([, value]) => value.id === id) ?? []
  if (!name || !raid) throw new Error(`raids/${id}/raid.ts exports no raid with the id "${id}".`)
  if (!about.face) throw new Error(`raids/${id}/about.ts exports no face.`)
  const told = `{ ...${name}, face: ${name}Face }`
  return {
    raid,
    whole: { imports: `import { ${name} } from './${id}/raid.ts'`, as: name },
    told: { imports: `import { about as ${name}, face as ${name}Face } from './${id}/about.ts'`, as: told },
  }
}

function inFile(folder: string, file: string): Found {
  const text = readFileSync(join(folder, file), 'utf8')
  const read = readRaid(JSON.parse(text))
  if ('problems' in read)
    throw new Error(`raids/${file}: ${read.problems.map(({ where, what }) => `${where}: ${what}`)}`)
  const { raid } = read
  if (packRaid(raid) !== text) throw new Error(`raids/${file} is not as \`raid pack\` writes it.`)
  const { id } = raid
  const as = camel(id)
  const told = offerOf(raid)
  return {
    raid,
    whole: {
      imports: `import ${as}File from './${file}' with { type: 'json' }`,
      without: `const { $schema: _${as}, ...${as} } = ${as}File`,
      as: `${as} as unknown as RaidDef`,
    },
    told: { imports: '', as: JSON.stringify(told) },
  }
}

const warning = '// Written by `npm run raids`: change the raids, not this file.'

/** A raid's file of this name, as seen from the folder of raids. */
const besideRaid = (name: string, id: string, folder: string): string =>
  existsSync(join(folder, `${id}.raid.json`)) ? `${id}.${name}.json` : `${id}/${name}.json`

/** Writes the texts of the files of a folder of raids, by name. */
export async function indexFiles(
  folder = raidsFolder,
): Promise<Record<'index.ts' | 'about.ts' | 'ahead.ts' | 'drills.ts', string>> {
  const entries = readdirSync(folder, { withFileTypes: true })
  const names = (test: (entry: (typeof entries)[number]) => boolean) => entries.filter(test).map(({ name }) => name)
  const found = [
    ...(await Promise.all(names((entry) => entry.isDirectory()).map((id) => inFolder(folder, id)))),
    ...names((entry) => entry.name.endsWith('.raid.json')).map((file) => inFile(folder, file)),
  ]
  const place = ({ raid }: Found): number => faceOf(raid).place ?? Number.MAX_SAFE_INTEGER
  found.sort((a, b) => place(a) - place(b) || (a.raid.id < b.raid.id ? -1 : 1))
  const text = (what: string, type: string, list: string, of: 'whole' | 'told') =>
    [
      `/** ${what} */`,
      warning,
      `import type { ${type} } from '../src/raid/format.ts'`,
      ...found.map((one) => one[of].imports).filter(Boolean),
      '',
      ...found.map((one) => one[of].without ?? '').filter(Boolean),
      `export const ${list}: readonly ${type}[] = [${found.map((one) => one[of].as).join(', ')}]`,
      '',
    ].join('\n')
  const having = (name: string): string[] =>
    found.map(({ raid: { id } }) => id).filter((id) => existsSync(join(folder, besideRaid(name, id, folder))))
  const fitted = having('ahead')
  const ahead = [
    '/** Every built-in raid’s weights: what its positions are worth to players that look ahead (`npm run fit`). */',
    warning,
    ...fitted.map((id) => `import ${camel(id)} from './${besideRaid('ahead', id, folder)}' with { type: 'json' }`),
    '',
    `export const fitted = { ${fitted.map((id) => `'${id}': ${camel(id)}`).join(', ')} }`,
    '',
  ].join('\n')
  const drills = [
    '/** The drills of each raid (src/practice), in files that are loaded on demand (`npm run drills`). */',
    warning,
    'export const drillFiles: Readonly<Record<string, () => Promise<unknown>>> = {',
    ...having('drills').map(
      (id) => `  '${id}': async () => (await import('./${besideRaid('drills', id, folder)}')).default,`,
    ),
    '}',
    '',
  ].join('\n')
  return {
    'ahead.ts': ahead,
    'drills.ts': drills,
    'index.ts': text('Every built-in raid.', 'RaidDef', 'raids', 'whole'),
    'about.ts': text('Every built-in raid on the start screen, without its cards.', 'Offer', 'offers', 'told'),
  }
}

/** Writes those that have changed. */
async function writeIndex(): Promise<void> {
  for (const [name, text] of Object.entries(await indexFiles())) {
    const file = join(raidsFolder, name)
    let before = ''
    try {
      before = readFileSync(file, 'utf8')
    } catch {
      // not there yet
    }
    if (before !== text) writeFileSync(file, text)
  }
  const page = readFileSync(balancePage, 'utf8')
  const { offers } = (await import(pathToFileURL(join(raidsFolder, 'about.ts')).href)) as { offers: readonly Offer[] }
  const now = withLevels(page, offers)
  if (now !== page) writeFileSync(balancePage, now)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await writeIndex()
