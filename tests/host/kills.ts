/** `npm run kills -- --times 1000`: kills a server at random moments, and looks at what is left. `--damages 200`: damages each kind of file that it has kept so many times. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { damaging } from './damaging.ts'
import { killing } from './killing.ts'
import { builtServer } from './process.ts'
import { whole } from './whole.ts'

const { values } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    rooms: { type: 'string', default: '3' },
    damages: { type: 'string' },
  },
})
if (values.damages !== undefined) {
  const harm = await damaging(whole(values.damages, '--damages', 200), 1)
  console.log(JSON.stringify(harm, null, 2))
  process.exit(harm.silent.length + harm.crashed.length > 0 ? 1 : 0)
}
const times = whole(values.times, '--times', 1000)
const rooms = whole(values.rooms, '--rooms', 3)
const folder = mkdtempSync(join(tmpdir(), 'raidkeeper-kills-'))
writeFileSync(join(folder, 'index.html'), '')
const begun = performance.now()
const fate = await killing(
  times,
  {
    file: await builtServer(),
    folders: { page: folder, data: join(folder, 'rooms') },
    rooms,
    random: Math.random,
  },
  ({ kills, broken, lost }) => {
    if (kills % 10 === 0) console.log(`${kills} kills, ${broken.length} broken, ${lost.length} lost`)
  },
)
console.log(JSON.stringify({ ...fate, seconds: Math.round((performance.now() - begun) / 1000) }, null, 2))
rmSync(folder, { recursive: true, force: true })
process.exit(fate.broken.length + fate.lost.length > 0 ? 1 : 0)
